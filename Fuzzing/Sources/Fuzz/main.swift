// `Fuzz TARGET [libFuzzer's options] [FOLDER or FILE …]`: hands a target's inputs to libFuzzer.

import CLibFuzzer
import Foundation

guard let name = CommandLine.arguments.dropFirst().first, let chosen = FuzzTarget.named(name)
else {
  print("usage: Fuzz TARGET …, where TARGET is one of these:")
  for target in FuzzTarget.all { print("  \(target.name)\t\(target.summary)") }
  exit(64)
}

/// The target whose inputs libFuzzer makes; its callback can capture nothing.
let target = chosen

// libFuzzer reads the words after the name of the target.
var words = CommandLine.unsafeArgv + 1
words[0] = CommandLine.unsafeArgv[0]
var count = CommandLine.argc - 1
var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = words
exit(
  LLVMFuzzerRunDriver(&count, &pointer) { bytes, count in
    target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
