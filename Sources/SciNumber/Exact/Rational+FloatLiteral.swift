#if !hasFeature(Embedded)
  extension Rational: ExpressibleByFloatLiteral {
    /// The number that a literal with a point is, as it is written.
    ///
    /// ```swift
    /// let hours: Rational = 37.5
    /// let tenth: Rational = 0.1  // a tenth, and not the binary number beside it
    /// ```
    ///
    /// Swift passes a literal on as a `Double`. Each decimal number of up to 15 digits has one of its own, and is found from
    /// it. A longer literal stops the program: write it as a text. A variable of type `Double` is no literal;
    /// ``init(exactly:)`` and ``init(shortest:)`` convert it.
    ///
    /// - Precondition: the literal has at most 15 significant digits.
    public init(floatLiteral value: Double) {
      guard let number = Rational(shortest: value),
        let digits = number.exactDigits(maximumCount: 15), digits.digits.count <= 15
      else {
        stop("the literal \(value) has more than 15 digits, which Swift rounds; write it as a text")
      }
      self = number
    }

    /// The decimal number with the fewest digits that reads back as `value`; `nil` if that is infinite or not a number.
    ///
    /// ```swift
    /// let tenth = Rational(shortest: 0.1)  // 0.1
    /// ```
    public init?(shortest value: Double) {
      guard value.isFinite else { return nil }
      self.init("\(value)")
    }
  }

  extension Real: ExpressibleByFloatLiteral {
    /// The number that a literal with a point is, as it is written; see `Rational`.
    ///
    /// - Precondition: the literal has at most 15 significant digits.
    public init(floatLiteral value: Double) {
      self.init(Rational(floatLiteral: value))
    }
  }
#endif
