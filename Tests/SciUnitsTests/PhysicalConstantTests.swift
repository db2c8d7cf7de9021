import SciNumber
import SciUnits
import Testing

@Suite struct PhysicalConstantTests {
  let budget = EvaluationBudget.interactive

  /// The seven defining constants: the SI Brochure, 9th edition, section 2.2.
  @Test(arguments: [
    ("caesium_frequency", "9192631770", "Hz"), ("speed_of_light", "299792458", "m/s"),
    ("planck", "6.62607015e-34", "J·s"), ("elementary_charge", "1.602176634e-19", "C"),
    ("boltzmann", "1.380649e-23", "J/K"), ("avogadro", "6.02214076e23", "mol⁻¹"),
    ("luminous_efficacy", "683", "lm/W"),
  ])
  func definingConstantsAreExact(_ name: String, _ value: String, _ unit: String) throws {
    let constant = try #require(PhysicalConstant(named: name))
    #expect(constant.isExact)
    #expect(constant.value.knownRational == Rational(value))
    #expect(constant.unit.symbol == unit)
  }

  /// Digits of exact constants and values of measured ones: NIST, "Fundamental Physical Constants", 2022 adjustment.
  @Test(
    arguments: [
      ("reduced_planck", "1.054571817e-34", "1e-43"), ("gas_constant", "8.31446261815324", "1e-20"),
      ("stefan_boltzmann", "5.670374419e-8", "1e-17"), ("faraday_constant", "96485.33212", "1e-5"),
      ("von_klitzing", "25812.80745", "1e-5"), ("josephson_constant", "483597.8484e9", "1e5"),
      ("molar_volume", "22.41396954e-3", "1e-11"), ("flux_quantum", "2.067833848e-15", "1e-24"),
      ("conductance_quantum", "7.748091729e-5", "1e-14"),
      ("second_radiation_constant", "1.438776877e-2", "1e-11"),
      ("first_radiation_constant", "3.741771852e-16", "1e-25"),
      ("gravitation", "6.67430e-11", "1e-30"), ("electron_mass", "9.1093837139e-31", "1e-50"),
      ("proton_mass", "1.67262192595e-27", "1e-50"), ("fine_structure", "7.2973525643e-3", "1e-30"),
      ("vacuum_permittivity", "8.8541878188e-12", "1e-30"),
      ("rydberg_constant", "10973731.568157", "1e-30"),
      ("bohr_radius", "5.29177210544e-11", "1e-30"),
    ] as [(String, String, String)])
  func valuesAreThoseOf2022(_ name: String, _ value: String, _ tolerance: String) throws {
    let constant = try #require(PhysicalConstant(named: name))
    let (expected, tolerance) = (
      try #require(Rational(value)), try #require(Rational(tolerance))
    )
    let difference = try constant.value.subtracting(Real(expected), within: budget)
      .magnitude(within: budget)
    #expect(try difference.compared(to: Real(tolerance), within: budget) < 0)
  }

  @Test func namesAreNoUnits() {
    #expect(PhysicalConstant.all.count == 46)
    for constant in PhysicalConstant.all {
      #expect(!Unit.isName(constant.name), "\(constant.name)")
      #expect(PhysicalConstant.isName(constant.name))
      #expect(PhysicalConstant(named: constant.name)?.title == constant.title)
      #expect(constant.isExact == (constant.source != "CODATA 2022"))
      if let uncertainty = constant.uncertainty { #expect(uncertainty.signum > 0) }
    }
    #expect(PhysicalConstant(named: "nothing") == nil)
    #expect(!PhysicalConstant.isName(""))
  }

  @Test func measuredOnesHaveAnUncertainty() throws {
    let gravitation = try #require(PhysicalConstant(named: "gravitation"))
    #expect(gravitation.uncertainty == Rational("0.00015e-11"))
    #expect(!gravitation.isExact)
    #expect(gravitation.unit.symbol == "m³/(kg·s²)")
    let weight = try gravitation.quantity.multiplied(by: q("1", "kg"), within: budget)
    #expect(weight.unit.symbol == "m³/s²")
  }
}
