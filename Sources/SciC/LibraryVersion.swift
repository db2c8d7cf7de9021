import CSci

/// The function of sci.h, which documents it.
@c @implementation
public func sci_version() -> UnsafePointer<CChar>? {
  let version: StaticString = "0.1.0"
  return unsafe UnsafeRawPointer(version.utf8Start).assumingMemoryBound(to: CChar.self)
}
