// swift-tools-version: 6.2
import PackageDescription

/// Whether this is the build of `make test`, which compiles a module as a whole and only once.
///
/// By default the interface of a module, for those that import it, is made by a compiler of its own, which checks all types again. Together that takes a third less
/// than file by file, as an edit asks for.
let isTested = Context.environment["SCI_TESTS"] != nil
let whole: [SwiftSetting] =
  isTested
  ? [
    .unsafeFlags(
      ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"],
      .when(configuration: .debug))
  ] : []

/// The settings of every target: no warning stays, and unsafe code must be marked as such.
let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + whole

/// The settings of the libraries in which the tests spend their time: `make test` optimises them, and keeps their checks.
///
/// SciCalculator is not one of them: to optimise it takes as long as the tests gain.
let tested: [SwiftSetting] =
  isTested
  ? settings
    + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
  : settings

/// MPFR and GMP: those of the system, or with SCI_FRAMEWORK those that scripts/xcframework built for an app.
let libraries: Target =
  Context.environment["SCI_FRAMEWORK"] == nil
  ? .systemLibrary(
    name: "CMPFR", pkgConfig: "mpfr", providers: [.apt(["libmpfr-dev"]), .brew(["mpfr"])])
  : .binaryTarget(name: "CMPFR", path: "Frameworks/CMPFR.xcframework")

let package = Package(
  name: "sci",
  // Those of the module Synchronization; see Documentation/platforms.md for what was built where.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "SciNumber", targets: ["SciNumber"]),
    .library(name: "SciSyntax", targets: ["SciSyntax"]),
    .library(name: "SciCalculator", targets: ["SciCalculator"]),
    .library(name: "SciLocale", targets: ["SciLocale"]),
    .library(name: "SciUnits", targets: ["SciUnits"]),
    .library(name: "SciCalendar", targets: ["SciCalendar"]),
    .library(name: "SciFinance", targets: ["SciFinance"]),
    .library(name: "SciMoney", targets: ["SciMoney"]),
    .library(name: "SciKeypad", targets: ["SciKeypad"]),
    .library(name: "SciPlot", targets: ["SciPlot"]),
    .library(name: "SciFoundation", targets: ["SciFoundation"]),
    // The C interface; `make library` makes one file of it.
    .library(name: "SciC", type: .static, targets: ["SciC"]),
    // What the command is made of; Fuzzing links it.
    .library(name: "SciTable", targets: ["SciTable"]),
    .library(name: "SciCLI", targets: ["SciCLI"]),
    .executable(name: "sci", targets: ["sci"]),
  ],
  targets: [
    libraries,
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "SciNumber", dependencies: ["CMPFR"], swiftSettings: tested),
    .target(name: "SciSyntax", swiftSettings: tested),
    .target(
      name: "SciCalculator",
      dependencies: ["SciCalendar", "SciFinance", "SciNumber", "SciSyntax", "SciUnits"],
      swiftSettings: settings),
    .target(name: "SciLocale", swiftSettings: tested),
    .target(name: "SciUnits", dependencies: ["SciNumber"], swiftSettings: tested),
    .target(name: "SciCalendar", swiftSettings: tested),
    .target(
      name: "SciFinance", dependencies: ["SciCalendar", "SciNumber"], swiftSettings: tested),
    .target(
      name: "SciMoney", dependencies: ["SciFinance", "SciNumber", "SciLocale"],
      swiftSettings: tested),
    .target(
      name: "SciKeypad", dependencies: ["SciFinance", "SciNumber", "SciLocale"],
      swiftSettings: settings),
    .target(
      name: "SciPlot",
      dependencies: ["CZlib", "SciCalculator", "SciNumber", "SciSyntax", "SciUnits"],
      swiftSettings: settings),
    // The only library that imports Foundation; nothing here depends on it.
    .target(
      name: "SciFoundation", dependencies: ["SciMoney", "SciNumber", "SciLocale", "SciUnits"],
      swiftSettings: settings),
    // Formulas over whole columns by loops over integers.
    .target(
      name: "SciColumns", dependencies: ["SciCalculator", "SciNumber", "SciSyntax"],
      swiftSettings: tested),
    // What sci.h declares, and what it does.
    .target(name: "CSci"),
    .target(
      name: "SciC",
      dependencies: [
        "CSci", "SciCalculator", "SciColumns", "SciMoney", "SciNumber", "SciSyntax", "SciUnits",
      ],
      swiftSettings: settings),
    // Answers as amounts of money and as days of a language, for the command and the page.
    .target(
      name: "SciAnswers",
      dependencies: [
        "SciCalculator", "SciCalendar", "SciLocale", "SciMoney", "SciNumber", "SciSyntax",
        "SciUnits",
      ], swiftSettings: settings),
    // How the command and the page write JSON.
    .target(name: "SciJSON", swiftSettings: settings),
    // What the page calls, and what it offers: see Web/README.md.
    .target(name: "CPage", path: "Web/Sources/CPage"),
    .target(
      name: "SciWeb",
      dependencies: [
        "CPage", "SciAnswers", "SciCalculator", "SciJSON", "SciKeypad", "SciLocale", "SciMoney",
        "SciNumber", "SciPlot", "SciSyntax", "SciUnits",
      ], path: "Web/Sources/SciWeb", swiftSettings: settings),
    // Formulas over the rows of files, for the command.
    .target(
      name: "SciTable",
      dependencies: [
        "CZlib", "SciCalculator", "SciCalendar", "SciColumns", "SciJSON", "SciLocale", "SciMoney",
        "SciNumber", "SciSyntax", "SciUnits",
      ], swiftSettings: settings),
    .target(name: "CLastWords"),
    // The command; what fuzzes it links it too.
    .target(
      name: "SciCLI",
      dependencies: [
        "CLastWords", "SciAnswers", "SciCalculator", "SciCalendar", "SciJSON", "SciKeypad",
        "SciLocale", "SciMoney", "SciNumber", "SciPlot", "SciSyntax", "SciTable", "SciUnits",
      ], swiftSettings: settings),
    .executableTarget(name: "sci", dependencies: ["SciCLI"], swiftSettings: settings),
    // What the tests share.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "SciNumberTests", dependencies: ["TestSupport", "SciNumber"], exclude: ["Data"],
      swiftSettings: settings),
    .testTarget(
      name: "SciSyntaxTests", dependencies: ["TestSupport", "SciSyntax"], swiftSettings: settings),
    .testTarget(
      name: "SciCalculatorTests",
      dependencies: [
        "TestSupport", "SciCalculator", "SciCalendar", "SciFinance", "SciNumber", "SciSyntax",
      ],
      exclude: ["Data"], swiftSettings: settings),
    .testTarget(
      name: "SciLocaleTests", dependencies: ["TestSupport", "SciLocale"], exclude: ["Data"],
      swiftSettings: settings),
    .testTarget(
      name: "SciUnitsTests", dependencies: ["TestSupport", "SciNumber", "SciUnits"],
      exclude: ["Data"],
      swiftSettings: settings),
    .testTarget(
      name: "SciCalendarTests", dependencies: ["TestSupport", "SciCalendar"],
      swiftSettings: settings),
    .testTarget(
      name: "SciFinanceTests", dependencies: ["TestSupport", "SciFinance", "SciNumber"],
      exclude: ["Data"], swiftSettings: settings),
    .testTarget(
      name: "SciMoneyTests",
      dependencies: ["TestSupport", "SciFinance", "SciMoney", "SciLocale", "SciNumber"],
      exclude: ["Data"], swiftSettings: settings),
    .testTarget(
      name: "SciKeypadTests",
      dependencies: ["TestSupport", "SciKeypad", "SciLocale", "SciMoney", "SciNumber"],
      exclude: ["Data"], swiftSettings: settings),
    .testTarget(
      name: "SciPlotTests",
      dependencies: ["CZlib", "TestSupport", "SciPlot", "SciCalculator", "SciNumber"],
      exclude: ["Data", "Screens"], swiftSettings: settings),
    .testTarget(
      name: "SciFoundationTests",
      dependencies: [
        "TestSupport", "SciFoundation", "SciMoney", "SciLocale", "SciNumber", "SciUnits",
      ], exclude: ["Guesses"],
      swiftSettings: settings),
    .testTarget(
      name: "SciColumnsTests",
      dependencies: ["TestSupport", "SciCalculator", "SciColumns", "SciNumber"],
      swiftSettings: settings),
    // It calls C and nothing else, so that all of it would have to be marked as unsafe.
    .testTarget(
      name: "SciCTests", dependencies: ["CSci", "SciC"], swiftSettings: Array(settings.dropFirst())),
    .testTarget(
      name: "SciTableTests",
      dependencies: [
        "TestSupport", "SciCalculator", "SciLocale", "SciMoney", "SciNumber", "SciTable",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SciCLITests",
      dependencies: [
        "TestSupport", "CLastWords", "CZlib", "SciCLI", "SciCalculator", "SciJSON", "SciNumber",
        "SciSyntax",
        "SciTable", "SciUnits",
      ], exclude: ["Data", "Prompt/Screens"], swiftSettings: settings),
    .testTarget(
      name: "SciWebTests",
      dependencies: [
        "TestSupport", "SciWeb", "SciCalculator", "SciJSON", "SciKeypad", "SciMoney", "SciNumber",
        "SciSyntax",
      ],
      path: "Web/Tests/SciWebTests", swiftSettings: settings),
    .testTarget(
      name: "SciAnswersTests",
      dependencies: [
        "TestSupport", "SciAnswers", "SciCalculator", "SciLocale", "SciMoney", "SciNumber",
      ], swiftSettings: settings),
    // The package itself: its targets and its files.
    .testTarget(name: "PackageTests", swiftSettings: settings),
    .testTarget(
      name: "LimitTests", dependencies: ["TestSupport", "SciCalculator", "SciNumber", "SciSyntax"],
      path: "Tests/Limits", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// With SCI_ONLY=SciNumber, that library and its tests are the whole package; or several, with commas between them. See scripts/try and scripts/mutants.
if let only = Context.environment["SCI_ONLY"] {
  var names = only.split(separator: ",").map { "\($0)Tests" }
  var needed: Set<String> = []
  while let name = names.popLast() {
    guard needed.insert(name).inserted else { continue }
    for case .byNameItem(let dependency, _) in package.targets.first(where: { $0.name == name })?
      .dependencies ?? []
    {
      names.append(dependency)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
