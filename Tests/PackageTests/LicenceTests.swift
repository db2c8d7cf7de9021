import Foundation
import Testing

/// What the page says about GMP and MPFR, against the script that downloads and changes them.
@Suite struct LicenceTests {
  @Test func everyChangeToTheLibrariesIsStated() throws {
    let script = try Package.text("Web/libraries").split(separator: "\n")
    let statement = try Package.text("Web/page/gmp-mpfr.txt")
    let downloads = script.filter { $0.hasPrefix("fetch ") }.map { $0.split(separator: " ") }
    #expect(downloads.count == 3)
    for words in downloads {
      #expect(statement.contains("/\(words[1])/\(words[2])\n"), "\(words[2])")
      #expect(statement.contains(words[3]), "\(words[2])")
    }
    // What a command writes to: the last word of `sed -i …`, the patch behind `<`, the target behind `>`.
    let changes = script.filter { line in
      line.hasPrefix("patch ") || line.hasPrefix("sed -i") || line.contains(">gmp/")
        || line.contains(">mpfr/")
    }
    #expect(changes.count == 3)
    for line in changes {
      let path = line.split { " <>".contains($0) }.last ?? ""
      let file = path.split(separator: "/").dropFirst(path.contains("patches") ? 3 : 1)
      #expect(statement.contains(file.joined(separator: "/")), "\(line)")
    }
    #expect(statement.contains("_MPFR_EXP_FORMAT=4") && statement.contains("22 November 2026"))
  }

  @Test func thePageAndTheReadmeLeadToTheStatement() throws {
    let page = try Package.text("Web/page/index.html")
    #expect(page.contains("href=\"gmp-mpfr.txt\"") && !page.contains("unchanged"))
    for file in ["README.md", "Web/README.md"] {
      #expect(try Package.text(file).contains("page/gmp-mpfr.txt"), "\(file)")
    }
  }
}
