import Foundation
import SciNumber

// Measures the floors of speed side by side and prints a table; README.md says what each row means.

var table = Table()
let files = try LineFiles()
for row in rationalRows() { table.add(row) }
table.add(sumRow())
for row in try lineRows(files) { table.add(row) }
for row in try keypadRows() { table.add(row) }
for row in try digitRows() { table.add(row) }

/// The command, where `make build` leaves it.
let command = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../.build/release/sci").standardized.path
if FileManager.default.isExecutableFile(atPath: command) {
  for row in try processRows(command, files) { table.add(row) }
} else {
  print("no \(command): `make build` makes it; processes are not measured\n")
}
print(table.text)
