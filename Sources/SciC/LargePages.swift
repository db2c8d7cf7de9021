#if canImport(Glibc)
  import Glibc
#endif

/// Memory of many megabytes in large pages, where the system has them for those who ask.
///
/// The first touch of each page of 4 KiB is an error that the system mends: for ten million answers of eight bytes this takes longer than to compute them. One of 2 MiB is one
/// such error.
enum LargePages {
  private static let pageSize = 1 << 21

  /// What memory of so many bytes is aligned to: at least 64 bytes.
  static func alignment(byteCount: Int) -> Int { byteCount >= 2 * pageSize ? pageSize : 64 }

  /// Asks for large pages in memory with that alignment; nothing depends on whether there are any.
  static func advise(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    #if canImport(Glibc)
      guard alignment(byteCount: byteCount) == pageSize else { return }
      // The last page is a large one only if all of it is ours.
      _ = unsafe madvise(memory, byteCount & ~(pageSize - 1), MADV_HUGEPAGE)
    #endif
  }
}
