/// Objects as the handles that C holds.
///
/// A handle keeps its object alive until it is freed. It is nothing but a pointer, and C may give one that is no
/// handle of that type: that is for the caller to prevent.
enum Handle {
  /// A new handle of an object.
  static func new(_ object: AnyObject) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// The object of a handle.
  static func object<Object: AnyObject>(
    _ handle: OpaquePointer, as type: Object.Type = Object.self
  ) -> Object {
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
  }

  /// Ends a handle; without one there is nothing to do.
  static func free<Object: AnyObject>(_ handle: OpaquePointer?, as type: Object.Type) {
    guard let handle = unsafe handle else { return }
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release()
  }
}

/// A text in memory that C can read, with a zero byte at its end.
@safe
final class CText: @unchecked Sendable {  // never changed
  /// The text; it lives as long as the object.
  let pointer: UnsafePointer<CChar>
  /// How many bytes there are before the zero byte.
  let count: Int

  init(_ utf8: some Collection<UInt8>) {
    count = utf8.count
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: count + 1)
    var end = unsafe memory
    for byte in utf8 {
      unsafe end.initialize(to: CChar(bitPattern: byte))
      unsafe end += 1
    }
    unsafe end.initialize(to: 0)
    unsafe pointer = UnsafePointer(memory)
  }

  convenience init(_ text: String) {
    self.init(text.utf8)
  }

  deinit {
    unsafe pointer.deallocate()
  }
}

/// Reading texts that C gives.
enum CInput {
  /// The bytes of a text; up to the zero byte if its length is SIZE_MAX, which is −1 here.
  static func bytes(_ text: UnsafePointer<CChar>?, _ length: Int) -> [UInt8] {
    guard let text = unsafe text else { return [] }
    var count = length
    if length < 0 {
      count = 0
      while unsafe text[count] != 0 { count += 1 }
    }
    return unsafe UnsafeRawBufferPointer(start: text, count: count).map { $0 }
  }
}
