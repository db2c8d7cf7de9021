/// Where the random numbers of the key Rand come from: the algorithm SplitMix64 of Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct KeypadRandom: Hashable, Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
