/// The memory that single rows are computed in: an integer for each node.
@safe
final class SingleRowMemory {
  private let integers: UnsafeMutablePointer<Int128>
  private let pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>
  let registers: BlockLoops.Registers

  /// Makes memory for any plan.
  init() {
    let count = BlockMemory.mostNodes
    unsafe integers = .allocate(capacity: count)
    unsafe pointers = .allocate(capacity: count)
    for index in 0..<count {
      unsafe (pointers + index).initialize(to: UnsafeMutableRawPointer(integers + index))
    }
    registers = unsafe BlockLoops.Registers(pointers)
  }

  /// Sets a parameter; its lower half is its integer of 64 bits, where that is enough.
  func set(_ parameter: Int, to integer: Int128) {
    unsafe integers[parameter] = integer
  }

  /// The bits of a parameter, or of its complement if it is negative.
  func bits(of parameter: Int) -> UInt128 {
    let integer = unsafe integers[parameter]
    return UInt128(bitPattern: integer ^ (integer &>> 127))
  }

  deinit {
    unsafe integers.deallocate()
    unsafe pointers.deallocate()
  }
}
