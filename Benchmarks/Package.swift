// swift-tools-version: 6.2
import PackageDescription

/// The name by which SwiftPM knows the package under test: that of its folder, as an identifier.
let identity = String(
  (Context.packageDirectory.split(separator: "/").dropLast().last?.lowercased() ?? "sci")
    .map { $0 == "-" ? "_" : $0 })

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "sci", path: "..")],
  targets: [
    // The package under test has a CMPFR of its own; targets of one build need different names.
    .systemLibrary(
      name: "CSystemMPFR", pkgConfig: "mpfr", providers: [.apt(["libmpfr-dev"]), .brew(["mpfr"])]),
    .target(name: "Raw", dependencies: ["CSystemMPFR"]),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Raw",
        .product(name: "SciCalculator", package: "sci"),
        .product(name: "SciKeypad", package: "sci"),
        .product(name: "SciMoney", package: "sci"),
        .product(name: "SciNumber", package: "sci"),
      ],
      packageAccess: false,
      swiftSettings: [
        // The kernels are `package` in their own package.
        .unsafeFlags(["-package-name", identity]),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
