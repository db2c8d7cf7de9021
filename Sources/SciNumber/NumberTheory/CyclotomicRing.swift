/// The ring Z[ζ]/n for a root of unity ζ of order pᵏ: polynomials in ζ of a degree below (p − 1)pᵏ⁻¹.
///
/// An element is as many registers in a row as there are coefficients.
struct CyclotomicRing {
  let registers: MontgomeryRegisters
  let p: WideInt
  /// pᵏ.
  let order: WideInt
  /// How many coefficients an element has.
  let degree: Int
  /// Where the product of two elements is made.
  private let scratch: Int
  /// How many elements there are.
  private let elementCount: Int

  /// Makes the ring with room for so many elements, all 0.
  init(modulus: Integer, p: WideInt, order: WideInt, elements: Int) {
    self.p = p
    self.order = order
    degree = Int(order / p * (p - 1))
    elementCount = elements
    scratch = elements * degree
    registers = MontgomeryRegisters(
      modulus: modulus, count: scratch + Int(order) + 1)
  }

  private func place(_ element: Int) -> Int {
    precondition(0..<elementCount ~= element, "no such element")
    return element * degree
  }

  /// Sets an element to Σ cᵢζⁱ for i below the order.
  func set(_ element: Int, to coefficients: [Integer]) {
    precondition(coefficients.count == Int(order), "a coefficient for each power")
    for (index, coefficient) in coefficients.enumerated() {
      registers.set(scratch + index, to: coefficient)
    }
    reduceOrder(into: place(element))
  }

  /// Σ cᵢζⁱ with the coefficients of an element.
  func coefficients(_ element: Int) -> [Integer] {
    let base = place(element)
    return (0..<degree).map { registers.value(base + $0) }
  }

  func copy(_ source: Int, to target: Int) {
    registers.copy(place(source), to: place(target), length: degree)
  }

  /// x·y; the result may be one of them.
  func multiply(_ x: Int, _ y: Int, into z: Int) {
    if degree == 1 {
      registers.multiply(place(x), place(y), into: place(z))
      return
    }
    // ζ^order = 1.
    registers.convolve(place(x), place(y), length: degree, cycle: Int(order), into: scratch)
    reduceOrder(into: place(z))
  }

  /// Takes the coefficients of the powers below the order, in the scratch registers, to an element.
  ///
  /// With m = pᵏ⁻¹, ζ^((p−1)m + i) = −Σ ζ^(jm + i) over j from 0 to p − 2.
  private func reduceOrder(into place: Int) {
    let step = Int(order / p)
    for index in 0..<degree {
      registers.subtract(
        scratch + index, scratch + degree + index % step, into: place + index)
    }
  }

  /// The image of an element by ζ ↦ ζˣ, for an x that p does not divide.
  func conjugate(_ source: Int, by x: WideInt, into target: Int) {
    registers.clear(scratch, length: Int(order))
    let base = place(source)
    for index in 0..<degree {
      registers.copy(base + index, to: scratch + Int(WideInt(index) * x % order))
    }
    reduceOrder(into: place(target))
  }

  /// The exponent h for which an element is ζʰ; `nil` if it is no power of ζ.
  func exponent(_ element: Int) -> WideInt? {
    let base = place(element)
    let one = scratch + Int(order)
    registers.set(one, to: 1)
    for exponent in 0..<Int(order) {
      registers.clear(scratch, length: Int(order))
      registers.copy(one, to: scratch + exponent)
      if isScratch(equalTo: base) { return WideInt(exponent) }
    }
    return nil
  }

  /// Whether the reduced scratch registers equal an element.
  private func isScratch(equalTo base: Int) -> Bool {
    let step = Int(order / p)
    for index in 0..<degree {
      registers.subtract(scratch + index, scratch + degree + index % step, into: scratch + index)
      if !registers.areEqual(scratch + index, base + index) { return false }
    }
    return true
  }

  /// A power with a positive exponent, by windows of four bits; elements from `table` on hold 15 powers.
  func power(
    _ x: Int, _ exponent: Integer, into z: Int, table: Int, within budget: EvaluationBudget
  ) throws(MathError) {
    copy(x, to: table)
    for index in 1..<(15 as Int) { multiply(table + index - 1, x, into: table + index) }
    var isStarted = false
    for window in (0...((exponent.bitWidth - 1) / 4)).reversed() {
      try budget.check()
      if isStarted { for _ in 0..<4 { multiply(z, z, into: z) } }
      let digit = (0..<4).reduce(0) { $0 + (exponent.hasBit(at: 4 * window + $1) ? 1 << $1 : 0) }
      guard digit > 0 else { continue }
      if isStarted {
        multiply(z, table + Int(digit) - 1, into: z)
      } else {
        copy(table + Int(digit) - 1, to: z)
        isStarted = true
      }
    }
  }
}
