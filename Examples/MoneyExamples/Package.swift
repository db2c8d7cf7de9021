// swift-tools-version: 6.2
import PackageDescription

// A copy of this package needs the address of sci instead of the path:
// .package(url: "https://…/sci", from: "…")
let package = Package(
  name: "MoneyExamples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "sci", path: "../..")],
  targets: [
    .executableTarget(
      name: "MoneyExamples",
      dependencies: [.product(name: "SciMoney", package: "sci")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
