// Integers of 64 bits on every machine. WebAssembly has pointers of 32 bits, and so has its `Int`, which counts what lies in memory. Exponents, scales,
// and numbers of bits and digits that are only predicted are larger than any memory.

#if _pointerBitWidth(_64)
  /// A signed integer of 64 bits: `Int` where that has 64 bits, and `Int64` elsewhere.
  public typealias WideInt = Int
  /// An unsigned integer of 64 bits: `UInt` where that has 64 bits, and `UInt64` elsewhere.
  public typealias WideUInt = UInt
#else
  /// A signed integer of 64 bits: `Int` where that has 64 bits, and `Int64` elsewhere.
  public typealias WideInt = Int64
  /// An unsigned integer of 64 bits: `UInt` where that has 64 bits, and `UInt64` elsewhere.
  public typealias WideUInt = UInt64

  extension Integer {
    /// The integer `value`.
    public init(_ value: Int) { self.init(WideInt(value)) }
  }

  extension Rational {
    /// The integer `value`.
    public init(_ value: Int) { self.init(WideInt(value)) }
  }

  extension Real {
    /// The integer `value`.
    public init(_ value: Int) { self.init(WideInt(value)) }
  }

  extension BigFloat {
    /// The integer `value`, exactly.
    public init(_ value: Int) { self.init(WideInt(value)) }
  }
#endif

/// What a literal is where nothing else tells.
typealias IntegerLiteralType = WideInt
