# A formula for a tap of your own. It has not been run: there was no Mac. The checksum is that of the tag's archive, which the release prints.
class Sci < Formula
  desc "Scientific calculator whose digits are right"
  homepage "https://example.com/you/sci"
  url "https://example.com/you/sci/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license all_of: ["MIT", "LGPL-3.0-or-later"]
  head "https://example.com/you/sci.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "gmp"
  depends_on macos: :sequoia
  depends_on "mpfr"
  uses_from_macos "swift" => :build, since: :tahoe
  uses_from_macos "zlib"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "sci"
    bin.install ".build/release/sci"
    man1.install "sci.1"
    generate_completions_from_executable(bin/"sci", "--generate-completion-script")
  end

  test do
    assert_equal "1", shell_output("#{bin}/sci 'sin(30)*2'").strip
    assert_match "wrong", shell_output("#{bin}/sci verify pi 3.15", 1)
  end
end
