// swift-tools-version: 6.2
import PackageDescription

/// The name by which SwiftPM knows the package under test: that of its folder, as an identifier.
let identity = String(
  (Context.packageDirectory.split(separator: "/").dropLast().last?.lowercased() ?? "sci")
    .map { $0 == "-" ? "_" : $0 })

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What is fuzzed.
///
/// The command is tested as its own tests do it, from inside: SciCLI and SciTable are compiled with `-enable-testing`, as `make fuzz` does.
let libraries: [Target.Dependency] = [
  .product(name: "SciCLI", package: "sci"),
  .product(name: "SciCalculator", package: "sci"),
  .product(name: "SciKeypad", package: "sci"),
  .product(name: "SciLocale", package: "sci"),
  .product(name: "SciMoney", package: "sci"),
  .product(name: "SciNumber", package: "sci"),
  .product(name: "SciSyntax", package: "sci"),
  .product(name: "SciTable", package: "sci"),
  .product(name: "SciUnits", package: "sci"),
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "sci", path: "..")],
  targets: [
    // The package under test has a CMPFR of its own; targets of one build need different names.
    .systemLibrary(name: "CSystemMPFR", pkgConfig: "mpfr"),
    // Compares the kernels, which are `package` in their own package, with MPFR.
    .executableTarget(
      name: "Kernels",
      dependencies: ["CSystemMPFR", .product(name: "SciNumber", package: "sci")],
      packageAccess: false,
      swiftSettings: settings + [.unsafeFlags(["-package-name", identity])]),
    // Compares two ways to compute a line; its random lines are those of a test.
    .executableTarget(
      name: "Roads",
      dependencies: [
        .product(name: "SciCalculator", package: "sci"),
        .product(name: "SciNumber", package: "sci"),
      ],
      packageAccess: false,
      swiftSettings: settings + [.unsafeFlags(["-package-name", identity])]),
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CLibFuzzer"] + libraries,
      swiftSettings: settings,
      // Linux's default linker fails on the debug information of instrumented code; LLD comes with Swift.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6]
)
