#if !hasFeature(Embedded)
  import SciNumber

  // Amounts and rates are texts such as "1073.64" and "1/240", as `Rational` writes them.

  extension Loan: Codable {
    private enum CodingKeys: String, CodingKey {
      case principal, rate, periods, timing
    }

    /// Writes the loan, with exact amounts as texts.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(principal, forKey: .principal)
      try container.encode(rate, forKey: .rate)
      try container.encode(periods, forKey: .periods)
      try container.encode(timing == .end ? "end" : "beginning", forKey: .timing)
    }

    /// Reads a loan.
    ///
    /// - Throws: `DecodingError` for a text that is no number, and for what ``init(principal:rate:periods:due:)`` does not
    ///   take.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let timing = try container.decode(String.self, forKey: .timing)
      guard timing == "end" || timing == "beginning" else {
        throw DecodingError.dataCorruptedError(
          forKey: .timing, in: container,
          debugDescription: "`\(timing)` is not `end` or `beginning`")
      }
      let (principal, rate) = (
        try container.rational(forKey: .principal), try container.rational(forKey: .rate)
      )
      let periods = try container.decode(Int.self, forKey: .periods)
      do throws(FinanceError) {
        try self.init(
          principal: principal, rate: rate, periods: periods,
          due: timing == "end" ? .end : .beginning)
      } catch {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
    }
  }

  extension Schedule.Row: Codable {
    private enum CodingKeys: String, CodingKey {
      case period, payment, interest, extra, balance
    }

    /// Writes the payment, with exact amounts as texts.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(period, forKey: .period)
      try container.encode(payment, forKey: .payment)
      try container.encode(interest, forKey: .interest)
      try container.encode(extra, forKey: .extra)
      try container.encode(balance, forKey: .balance)
    }

    /// Reads a payment.
    ///
    /// - Throws: `DecodingError` for a text that is no number.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      period = try container.decode(Int.self, forKey: .period)
      payment = try container.rational(forKey: .payment)
      interest = try container.rational(forKey: .interest)
      extra = try container.rational(forKey: .extra)
      balance = try container.rational(forKey: .balance)
    }
  }

  extension Schedule: Codable {
    private enum CodingKeys: String, CodingKey {
      case rows
    }

    /// Writes the payments, with exact amounts as texts.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rows, forKey: .rows)
    }

    /// Reads a schedule.
    ///
    /// - Throws: `DecodingError` for a text that is no number, and for payments that are no schedule: periods that do not count
    ///   1, 2, 3, …, a balance that is not the one before less what is paid back, a last one that is not 0.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let rows = try container.decode([Row].self, forKey: .rows)
      if let problem = Self.problem(in: rows) {
        throw DecodingError.dataCorruptedError(
          forKey: .rows, in: container, debugDescription: problem)
      }
      self.init(rows: rows)
    }

    /// What keeps the rows from being a schedule.
    private static func problem(in rows: [Row]) -> String? {
      guard let last = rows.last else { return "a schedule has one payment at least" }
      guard last.balance.isZero else {
        return "the last payment leaves \(last.balance), not 0"
      }
      for (index, row) in rows.enumerated() {
        guard row.period == index + 1 else {
          return "the period \(row.period) stands where \(index + 1) should be"
        }
        if index > 0, rows[index - 1].balance - row.principal != row.balance {
          return "the balance of period \(row.period) is not the one before less its principal"
        }
      }
      return nil
    }
  }

  extension KeyedDecodingContainer {
    /// The rational number that a text is.
    fileprivate func rational(forKey key: Key) throws -> Rational {
      let text = try decode(String.self, forKey: key)
      guard let number = Rational(text), number.isShort else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: self,
          debugDescription: "`\(text)` is no number such as `1073.64` or `1/240`")
      }
      return number
    }
  }
#endif
