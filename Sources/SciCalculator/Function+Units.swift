import SciNumber
import SciSyntax

extension Function {
  /// What a function does with units.
  public struct UnitRule: Hashable, Sendable {
    /// The unit of the result.
    enum Result: Hashable, Sendable {
      /// None: the result is a number.
      case number
      /// That of the arguments.
      case sameUnit
      /// A power of that of the arguments.
      case power(Int, over: Int)
      /// A product of powers of the units of two arguments, for each number of the result.
      case pair([PairPowers])
      /// What the primitive that the function is makes of the arguments, one after the other.
      case operation
      /// None, and the function does not look at those of the arguments.
      case ignored
    }

    /// Which arguments may have a unit.
    enum Places: Hashable, Sendable {
      case none
      case all
      case only([Int])
      /// From this one on.
      case from(Int)
      /// All but so many at the end.
      case allBut(last: Int)
    }

    /// The exponents that the units of two arguments have in that of a result.
    struct PairPowers: Hashable, Sendable {
      var first: WideInt
      var second: WideInt
    }

    var places: Places
    var result: Result
    /// Whether temperatures on a scale with an offset, such as °C, have a meaning as arguments.
    var takesPoints = false
    /// Whether a number beside a quantity is one in its unit.
    var takesNumbersToo = false
    /// Whether quantities are angles, which become numbers in ``angleUnit``.
    package var takesAngles = false
    /// The unit in which the function takes numbers for angles; `nil` for the calculator's.
    var angleUnit: AngleUnit?

    func takesUnit(at place: Int, of count: Int) -> Bool {
      switch places {
      case .none: false
      case .all: true
      case .only(let places): places.contains(place)
      case .from(let first): place >= first
      case .allBut(let last): place < count - last
      }
    }

    /// Numbers without units only.
    static let numbers = UnitRule(places: .none, result: .number)
    /// All arguments have one unit, and the result has it: `max(3 m; 4 ft)`.
    static let sameUnit = UnitRule(places: .all, result: .sameUnit)
    /// The same for points on a scale too: `mean(20 °C; 30 °C)`.
    static let samePoints = UnitRule(places: .all, result: .sameUnit, takesPoints: true)
    /// The first argument has a unit, and the result has it: `round(2.345 m; 2)`.
    static let first = UnitRule(places: .only([0]), result: .sameUnit, takesPoints: true)
    /// All arguments have one unit, and the result is a number: `sign(-3 m)`.
    static let number = UnitRule(places: .all, result: .number)

    /// The result has a power of the unit of all arguments.
    static func power(_ numerator: Int, _ denominator: Int) -> UnitRule {
      UnitRule(places: .all, result: .power(numerator, over: denominator))
    }

    /// Each of two arguments has a unit, and the results have products of powers of them: `slope([1 s; 2 s]; [3 m; 5 m])`.
    static func pair(_ powers: (first: WideInt, second: WideInt)...) -> UnitRule {
      UnitRule(
        places: .all,
        result: .pair(powers.map { PairPowers(first: $0.first, second: $0.second) }))
    }

    /// The argument may be an angle with a unit: `sin(30 degrees)`.
    static let angle = UnitRule(places: .all, result: .number, takesAngles: true)
    /// The argument in this place may be an angle with a unit: `ellipf(30 degrees; 0.5)`.
    static func angle(at place: Int) -> UnitRule {
      UnitRule(places: .only([place]), result: .number, takesAngles: true)
    }
    /// The argument may be an angle with a unit, and a number is one in this unit: `degrees(0.25 turn)`.
    static func angle(in unit: AngleUnit) -> UnitRule {
      UnitRule(places: .all, result: .number, takesAngles: true, angleUnit: unit)
    }

    /// The function is an operator: `pow(3 m; 2)` is `^`, `root(8 m³; 3)` that of roots, `product(3 m; 4 m)` `*`, and so are `mod` and `rem`.
    static let operation = UnitRule(places: .all, result: .operation)

    /// The arguments may have any units, and the result is a number: `count([2 m; 3 s])`.
    static let ignored = UnitRule(places: .all, result: .ignored)

    /// An amount and, in the third place, what its shares are multiples of: `split(100 USD; 3; 0.01)`.
    static let shares = UnitRule(
      places: .only([0, 2]), result: .sameUnit, takesNumbersToo: true)
    /// All arguments but the first are amounts, and so is the result.
    static let amountsBehindFirst = UnitRule(places: .from(1), result: .sameUnit)
    /// All arguments but the last two are amounts, and the result is a number.
    static let numberOfAllButTwo = UnitRule(places: .allBut(last: 2), result: .number)

    /// The arguments at some places are amounts, and so is the result.
    static func amounts(_ places: Int...) -> UnitRule {
      UnitRule(places: .only(places), result: .sameUnit)
    }

    /// All arguments are amounts but a guess, and the result is a number: `irr([-100 EUR; 110 EUR]; 10%)`.
    static let numberOfAmounts = UnitRule(places: .all, result: .number, takesNumbersToo: true)

    /// The arguments at some places are amounts, and the result is a number.
    static func number(ofAmounts places: Int...) -> UnitRule {
      UnitRule(places: .only(places), result: .number)
    }
  }
}
