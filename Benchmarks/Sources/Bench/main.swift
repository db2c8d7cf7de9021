import Foundation
import SciNumber

// Measures the floors of speed side by side and prints a table; README.md says what each row means.
// Arguments choose groups of rows; `telco-once` only computes, for a tool that counts instructions.

if CommandLine.arguments.dropFirst().elementsEqual(["telco-once"]) {
  use(try telco(telcoCalls()))
  exit(0)
}

/// The command, where `make build` leaves it.
let command = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../.build/release/sci").standardized.path
let files = try LineFiles()

let groups: [(name: String, rows: () throws -> [Row])] = [
  ("numbers", { rationalRows() + [sumRow()] }),
  ("kernels", { kernelRows() }),
  ("expressions", { try expressionRows() }),
  ("money", { try [telcoRow(), scheduleRow()] }),
  ("lines", { try lineRows(files) }),
  ("keypad", { try keypadRows() }),
  ("digits", { try digitRows() }),
  ("million", { try millionRows(files) }),
  (
    "processes",
    {
      guard FileManager.default.isExecutableFile(atPath: command) else {
        print("no \(command): `make build` makes it; processes are not measured\n")
        return []
      }
      return try processRows(command, files)
    }
  ),
]

let chosen = Set(CommandLine.arguments.dropFirst())
let unknown = chosen.subtracting(groups.map(\.name))
guard unknown.isEmpty else {
  print("no group is called \(unknown.sorted()); there are \(groups.map(\.name))")
  exit(64)
}
var table = Table()
for group in groups where chosen.isEmpty || chosen.contains(group.name) {
  for row in try group.rows() { table.add(row) }
}
print(table.text)
