import SciSyntax
import Testing

/// Where units change how a text is read.
@Suite struct UnitTests {
  @Test(
    arguments: [
      // A unit is an operand beside others.
      ("5 km/h * 2 h", "(* (* (/ (* 5 km) h) 2) h)"), ("9.81 m/s^2", "(/ (* 9.81 m) (^ s 2))"),
      ("1/2 km", "(* (/ 1 2) km)"), ("-1/-2 km", "(* (/ (- 1) (- 2)) km)"),
      ("3*1/2 km", "(* (/ (* 3 1) 2) km)"), ("2^3/2 km", "(* (/ (^ 2 3) 2) km)"),
      // A divisor ends behind its unit if the dividend has one.
      ("10 m / 5 s", "(/ (* 10 m) (* 5 s))"), ("10 m / 5 s^2", "(/ (* 10 m) (* 5 (^ s 2)))"),
      ("10 m / -5 s²", "(/ (* 10 m) (- (* 5 (^ s 2))))"), ("m² / 2 s", "(/ (^ m 2) (* 2 s))"),
      ("m^-2 / 2 s", "(/ (^ m (- 2)) (* 2 s))"), ("10 m mod 3 m", "(mod (* 10 m) (* 3 m))"),
      ("1/2 km/3 h", "(/ (* (/ 1 2) km) (* 3 h))"),
      ("10 m / 5 s / 2 s", "(/ (/ (* 10 m) (* 5 s)) (* 2 s))"),
      ("10 m / 5 s * 2", "(* (/ (* 10 m) (* 5 s)) 2)"),
      ("10 m // 3 m + 1 m", "(+ (// (* 10 m) (* 3 m)) (* 1 m))"),
      // Names that mean something else.
      ("m = 3; 10 m / 5 m", "(= m 3) ; (* (/ (* 10 m) 5) m)"),
      ("f(m) = 10 m / 5 m; 10 m / 5 m", "(= (f m) (* (/ (* 10 m) 5) m)) ; (/ (* 10 m) (* 5 m))"),
      ("f(10 m / 5 m; m; 1; 3)", "(f (* (/ (* 10 m) 5) m) m 1 3)"),
      ("10 x / 5 x", "(* (/ (* 10 x) 5) x)"),
      // Quantities of several parts.
      ("5 ft 3 in", "(+ (* 5 ft) (* 3 in))"), ("-5 ft 3 in", "(- (+ (* 5 ft) (* 3 in)))"),
      ("2*5 ft 3 in", "(* 2 (+ (* 5 ft) (* 3 in)))"),
      ("2 h 30 min 5 s", "(+ (+ (* 2 h) (* 30 min)) (* 5 s))"),
      ("10 m / 5 ft 3 in", "(/ (* 10 m) (+ (* 5 ft) (* 3 in)))"),
      ("5 ft 3 in / 2 s", "(/ (+ (* 5 ft) (* 3 in)) (* 2 s))"),
      ("5ft 3in", "(+ (* 5 ft) (* 3 in))"),
      // Functions and units of one name.
      ("sec 30", "(sec 30)"), ("2 sec 30", "(* 2 (sec 30))"), ("sec -30", "(sec (- 30))"),
      ("5 sec - 30", "(- (* 5 sec) 30)"),
      ("m/sec²", "(/ m (^ sec 2))"), ("m/sec² 3", "(/ m (^ (sec 3) 2))"),
      ("m/sec^2 + 1", "(+ (/ m (^ sec 2)) 1)"), ("5 min 3 sec", "(+ (* 5 min) (* 3 sec))"),
      ("2 h 5 min + 3", "(+ (+ (* 2 h) (* 5 min)) 3)"), ("x to sec", "(to x sec)"),
      ("x to h min s", "(to x (* (* h min) s))"), ("km/min + 3", "(+ (/ km min) 3)"),
      ("2 sec", "(* 2 sec)"), ("(3) sec", "(* 3 sec)"),
      ("5 min", "(* 5 min)"), ("min(5; 3)", "(min 5 3)"), ("5 min(2; 3)", "(* 5 (min 2 3))"),
      ("min", "min"),
      // Conversions.
      ("5 km to m", "(to (* 5 km) m)"), ("5 km in m", "(to (* 5 km) m)"),
      ("5 km → m/s", "(to (* 5 km) (/ m s))"),
      ("5 in in m", "(to (* 5 in) m)"), ("5 ft 3 in in m", "(to (+ (* 5 ft) (* 3 in)) m)"),
      ("3 ft to in", "(to (* 3 ft) in)"), ("3 ft in in", "(to (* 3 ft) in)"),
      ("x in m", "(to x m)"),
      ("x in", "(* x in)"), ("5 in", "(* 5 in)"), ("(2+3) in", "(* (+ 2 3) in)"),
      ("(2+3) in ft", "(to (+ 2 3) ft)"),
      ("90 min to h min", "(to (* 90 min) (* h min))"),
      ("(5 km to m) * 2", "(* (to (* 5 km) m) 2)"),
      ("f(5 km to m)", "(f (to (* 5 km) m))"),
      ("1 > 2 ? 3 m : 4 m to km", "(to (?: (> 1 2) (* 3 m) (* 4 m)) km)"),
      ("5 km to m to 2 decimals", "(to 2 decimals (to (* 5 km) m))"),
      ("x = 5 km to m", "(= x (to (* 5 km) m))"),
      ("5 km to m to km", "(to (to (* 5 km) m) km)"), ("0.5 to rad", "(to rad 0.5)"),
      ("0.5 to °", "(to ° 0.5)"),
      // Temperatures.
      ("72 °F to °C", "(to (* 72 °F) °C)"), ("-40°C", "(* (- 40) °C)"), ("20 ℃", "(* 20 ℃)"),
      ("C = 3; 20°C", "(= C 3) ; (* (° 20) C)"), ("20°Cx", "(* (° 20) Cx)"),
      ("f(C) = 20°C", "(= (f C) (* (° 20) C))"), ("f(20°C; C; 1; 3)", "(f (* (° 20) C) C 1 3)"),
      // Currencies.
      ("20 USD @ 0.92", "(@ (* 20 USD) 0.92)"),
      ("20 USD @ 1/-2 + 1", "(+ (@ (* 20 USD) (/ 1 (- 2))) 1)"),
      ("USD 20 @ 0.92", "(@ (* USD 20) 0.92)"), ("10 EUR / USD 5", "(/ (* 10 EUR) (* USD 5))"),
      ("USD = 0.92 EUR; 20 USD", "(= USD (* 0.92 EUR)) ; (* 20 USD)"), ("-CHF 5", "(- (* CHF 5))"),
      ("20 USD to EUR @ 0.92", "(to (* 20 USD) (@ EUR 0.92))"),
    ] as [(String, String)])
  func unitsAreRead(_ text: String, _ expected: String) throws {
    #expect(try dump(text) == expected)
  }

  @Test(
    arguments: [
      ("x/5 s", "s"), ("(10 m)/5 s", "s"), ("pi/2 m", "m"), ("m^(1/2)/2 s", "s"),
      ("2^x/5 s", "s"), ("1/-(2) km", "km"), ("10 m mod (3) m", "m"), ("W/m K", "K"),
      ("W/m² K", "K"), ("10 m / 5 kg m", "m"), ("10 m / 5^2 s", "s"), ("10 m/√4 s", "s"),
      ("1/(2) km", "km"),
    ] as [(String, String)])
  func unclearDivisorsAreErrors(_ text: String, _ unit: String) {
    let error = #expect(throws: SyntaxError.self) { _ = try dump(text) }
    guard case .unclearDivisor = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      error.map { Array(text.utf8)[$0.range.lower..<$0.range.upper] } == Array(unit.utf8)[...])
  }

  @Test(arguments: [
    (
      "sin USD 30",
      SyntaxError.Reason.ambiguousCall(name: SourceRange(0, 3), argument: SourceRange(4, 7))
    ),
    ("5 CHF 3", .numberAfterOperand), ("5 ft 3", .numberAfterOperand),
    ("5 ft 3 x", .numberAfterOperand),
    ("5 ft 3 in²", .operatorOnQuantity), ("5 ft 3 in^2", .operatorOnQuantity),
    ("CHF 5!", .operatorOnQuantity),
    ("5 to 3.5", .unknownConversion), ("5 km to", .unknownConversion),
    ("(255 to hex)", .conversionInBrackets),
  ])
  func whatCannotBeReadIsAnError(_ text: String, _ reason: SyntaxError.Reason) {
    #expect(throws: SyntaxError.self) { _ = try dump(text) }
    do throws(SyntaxError) {
      _ = try dump(text)
    } catch {
      #expect(error.reason == reason)
    }
  }

  /// Without units, names are read as they always were.
  @Test func withoutUnitsNothingChanges() throws {
    #expect(
      try Syntax.parse("10 m / 5 s; 5 in; 20 °C", functions: []).map(\.dump) == [
        "(* (/ (* 10 m) 5) s)", "(* 5 in)", "(* (° 20) C)",
      ])
  }
}
