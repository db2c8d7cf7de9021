/// The memory that blocks are computed in, for one thread.
@safe
final class BlockMemory {
  /// Longer plans are computed row by row.
  static let mostNodes = 64

  private static let rows = BlockEvaluator.mostRows
  /// Not a power of two: numbers at the same place of several nodes would have the same place in the cache.
  private static let stride = 16 * rows + 320

  private let columns: UnsafeMutableRawPointer
  private var nodes: UnsafeMutableRawPointer
  private var nodeCount = 1
  private let pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>
  private let columnCount: Int
  private let mask: UnsafeMutablePointer<Int64>
  /// A bit for each row; 0 is null.
  let validity: UnsafeMutablePointer<UInt8>
  /// The integers of each column in 64 bits.
  private let narrow: UnsafeMutablePointer<UnsafePointer<Int64>>

  init(columnCount: Int) {
    self.columnCount = columnCount
    unsafe columns = .allocate(byteCount: max(1, columnCount) * Self.stride, alignment: 64)
    unsafe nodes = .allocate(byteCount: Self.stride, alignment: 64)
    unsafe pointers = .allocate(capacity: Self.mostNodes)
    unsafe mask = .allocate(capacity: Self.rows)
    unsafe validity = .allocate(capacity: Self.rows / 8)
    unsafe narrow = .allocate(capacity: max(1, columnCount))
    unsafe pointers.initialize(repeating: nodes, count: Self.mostNodes)
    for index in 0..<columnCount {
      unsafe (narrow + index).initialize(to: UnsafePointer(own(index)))
    }
  }

  deinit {
    unsafe columns.deallocate()
    unsafe nodes.deallocate()
    unsafe pointers.deallocate()
    unsafe mask.deallocate()
    unsafe validity.deallocate()
    unsafe narrow.deallocate()
  }

  /// Makes room for the nodes of a plan, at most ``mostNodes``; what was in them is lost.
  func makeRoom(forNodes count: Int) {
    guard count > nodeCount else { return }
    unsafe nodes.deallocate()
    unsafe nodes = .allocate(byteCount: count * Self.stride, alignment: 64)
    nodeCount = count
  }
}

// MARK: - Columns and nodes

extension BlockMemory {
  private func own(_ column: Int) -> UnsafeMutablePointer<Int64> {
    unsafe (columns + column * Self.stride).assumingMemoryBound(to: Int64.self)
  }

  /// Memory for the integers of a column in 64 bits, which are used from there.
  func ownNarrow(_ column: Int) -> UnsafeMutablePointer<Int64> {
    let own = unsafe own(column)
    unsafe narrow[column] = UnsafePointer(own)
    return unsafe own
  }

  /// Lets the integers of a column be those of somebody else.
  func use(_ integers: UnsafePointer<Int64>, for column: Int) {
    unsafe narrow[column] = integers
  }

  /// The integers of a column in 64 bits.
  func narrow(_ column: Int) -> UnsafePointer<Int64> { unsafe narrow[column] }

  /// Memory for the integers of a column in 128 bits.
  func wide(_ column: Int) -> UnsafeMutablePointer<Int128> {
    unsafe node(column).assumingMemoryBound(to: Int128.self)
  }

  /// Memory of a node.
  func node(_ index: Int) -> UnsafeMutableRawPointer {
    unsafe nodes + index * Self.stride
  }

  /// The memory of all nodes, with the columns in 64 or in 128 bits.
  func registers(of plan: BlockPlan, areWide: Bool) -> BlockLoops.Registers {
    let registers = unsafe BlockLoops.Registers(pointers)
    for index in 0..<plan.nodes.count {
      unsafe registers.set(
        index,
        to: index < columnCount && !areWide
          // No loop writes to a column.
          ? UnsafeMutableRawPointer(mutating: narrow[index]) : node(index))
    }
    return registers
  }
}

// MARK: - Nulls

extension BlockMemory {
  /// Sets the bits of so many rows, and clears those behind the last one.
  func setAllValid(count: Int) {
    unsafe validity.update(repeating: 0xFF, count: (count + 7) / 8)
    if count & 7 != 0 { unsafe validity[count >> 3] = (1 << UInt8(count & 7)) - 1 }
  }

  /// How many of so many rows are not null.
  func validCount(of count: Int) -> Int {
    var sum = 0
    for index in 0..<(count + 7) / 8 { unsafe sum += validity[index].nonzeroBitCount }
    return sum
  }

  /// Makes a mask of the bits: −1 for each row that is not null, and 0 for others.
  func fillMask(count: Int) -> UnsafePointer<Int64> {
    for i in 0..<count {
      unsafe mask[i] = 0 &- Int64((validity[i >> 3] &>> UInt8(i & 7)) & 1)
    }
    return unsafe UnsafePointer(mask)
  }
}
