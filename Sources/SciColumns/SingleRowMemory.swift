/// The memory that single rows are computed in: an integer for each node.
@safe
final class SingleRowMemory {
  private static let stride = MemoryLayout<Int128>.stride

  private let integers: UnsafeMutableRawPointer
  private let pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>
  let registers: BlockLoops.Registers

  /// Makes memory for any plan.
  init() {
    let count = BlockMemory.mostNodes
    unsafe integers = .allocate(byteCount: count * Self.stride, alignment: Self.stride)
    unsafe pointers = .allocate(capacity: count)
    for index in 0..<count {
      unsafe (pointers + index).initialize(to: integers + index * Self.stride)
    }
    registers = unsafe BlockLoops.Registers(pointers)
  }

  deinit {
    unsafe integers.deallocate()
    unsafe pointers.deallocate()
  }
}
