// Written by scripts/locale_tables.py; do not edit.
//
// From unicode-cldr-core 41-0.1 and iso-codes 4.15.0-1 of Debian. CLDR's data is © 1991-2022 Unicode, Inc., used under
// the Unicode licence; see LICENSE-UNICODE.txt.

/// What CLDR says about the numbers of each locale, as text that is searched where it stands.
enum LocaleTable {
  static let version = "CLDR 41"

  /// How many locales CLDR has; those that are as their parent have no line.
  static let localeCount = 801

  /// A locale and its formats with the usual, the Latin and the native digits.
  static let locales = """
    af\t0 0 0
    af_NA\t0 0 0
    agq\t1 1 1
    ak\t2 2 2
    am\t3 3 3
    ar\t4 5 4
    ar_AE\t5 5 4
    ar_DJ\t4 5 4
    ar_DZ\t6 6 4
    ar_EH\t5 5 4
    ar_ER\t4 5 4
    ar_KM\t4 5 4
    ar_LB\t4 6 4
    ar_LY\t6 6 4
    ar_MA\t6 6 4
    ar_MR\t4 6 4
    ar_SA\t4 7 4
    ar_SO\t4 7 4
    ar_SS\t4 5 4
    ar_TN\t6 6 4
    as\t8 9 8
    asa\t10 10 10
    ast\t11 11 11
    az\t11 11 11
    az_Cyrl\t11 11 11
    bas\t12 12 12
    be\t13 13 13
    bem\t3 3 3
    bez\t14 14 14
    bg\t15 15 15
    bm\t3 3 3
    bn\t16 17 16
    bo\t18 18 19
    bo_IN\t18 18 19
    br\t12 12 12
    brx\t9 9 20
    bs\t21 21 21
    bs_Cyrl\t11 11 11
    ca\t22 22 22
    ccp\t23 17 23
    ce\t24 24 24
    ceb\t3 3 3
    cgg\t2 2 2
    chr\t3 3 3
    ckb\t25 18 25
    cs\t12 12 12
    cy\t3 3 3
    da\t21 21 21
    dav\t3 3 3
    de\t21 21 21
    de_AT\t26 26 26
    de_CH\t27 27 27
    de_LI\t28 28 28
    dje\t29 29 29
    doi\t2 2 30
    dsb\t21 21 21
    dua\t12 12 12
    dyo\t31 31 31
    dz\t32 33 32
    ebu\t3 3 3
    ee\t34 34 34
    el\t11 11 11
    en\t3 3 3
    en_001\t3 3 3
    en_150\t10 10 10
    en_AG\t3 3 3
    en_AI\t3 3 3
    en_AT\t35 35 35
    en_AU\t3 3 3
    en_BB\t3 3 3
    en_BE\t11 11 11
    en_BI\t3 3 3
    en_BM\t3 3 3
    en_BS\t3 3 3
    en_BW\t3 3 3
    en_BZ\t3 3 3
    en_CA\t3 3 3
    en_CC\t3 3 3
    en_CH\t36 36 36
    en_CK\t3 3 3
    en_CM\t3 3 3
    en_CX\t3 3 3
    en_CY\t3 3 3
    en_DE\t21 21 21
    en_DG\t3 3 3
    en_DK\t21 21 21
    en_DM\t3 3 3
    en_ER\t3 3 3
    en_FI\t12 12 12
    en_FJ\t3 3 3
    en_FK\t3 3 3
    en_FM\t3 3 3
    en_GB\t3 3 3
    en_GD\t3 3 3
    en_GG\t3 3 3
    en_GH\t3 3 3
    en_GI\t3 3 3
    en_GM\t3 3 3
    en_GY\t3 3 3
    en_HK\t3 3 3
    en_IE\t3 3 3
    en_IL\t3 3 3
    en_IM\t3 3 3
    en_IN\t37 37 37
    en_IO\t3 3 3
    en_JE\t3 3 3
    en_JM\t3 3 3
    en_KE\t3 3 3
    en_KI\t3 3 3
    en_KN\t3 3 3
    en_KY\t3 3 3
    en_LC\t3 3 3
    en_LR\t3 3 3
    en_LS\t3 3 3
    en_MG\t3 3 3
    en_MO\t3 3 3
    en_MS\t3 3 3
    en_MT\t3 3 3
    en_MU\t3 3 3
    en_MV\t18 18 18
    en_MW\t3 3 3
    en_MY\t3 3 3
    en_NA\t3 3 3
    en_NF\t3 3 3
    en_NG\t3 3 3
    en_NL\t38 38 38
    en_NR\t3 3 3
    en_NU\t3 3 3
    en_NZ\t3 3 3
    en_PG\t3 3 3
    en_PK\t3 3 3
    en_PN\t3 3 3
    en_PW\t3 3 3
    en_RW\t3 3 3
    en_SB\t3 3 3
    en_SC\t3 3 3
    en_SD\t3 3 3
    en_SE\t12 12 12
    en_SG\t3 3 3
    en_SH\t3 3 3
    en_SI\t22 22 22
    en_SL\t3 3 3
    en_SS\t3 3 3
    en_SX\t3 3 3
    en_SZ\t3 3 3
    en_TC\t3 3 3
    en_TK\t3 3 3
    en_TO\t3 3 3
    en_TT\t3 3 3
    en_TV\t3 3 3
    en_TZ\t3 3 3
    en_UG\t3 3 3
    en_VC\t3 3 3
    en_VG\t3 3 3
    en_VU\t3 3 3
    en_WS\t3 3 3
    en_ZA\t0 0 0
    en_ZM\t3 3 3
    en_ZW\t3 3 3
    eo\t39 39 39
    es\t40 40 40
    es_419\t41 41 41
    es_AR\t42 42 42
    es_BO\t43 43 43
    es_BR\t41 41 41
    es_BZ\t41 41 41
    es_CL\t44 44 44
    es_CO\t45 45 45
    es_CR\t46 46 46
    es_CU\t41 41 41
    es_DO\t47 47 47
    es_EC\t44 44 44
    es_GQ\t48 48 48
    es_GT\t41 41 41
    es_HN\t41 41 41
    es_MX\t41 41 41
    es_NI\t41 41 41
    es_PA\t41 41 41
    es_PE\t49 49 49
    es_PH\t40 40 40
    es_PR\t41 41 41
    es_PY\t50 50 50
    es_SV\t41 41 41
    es_US\t51 51 51
    es_UY\t42 42 42
    es_VE\t44 44 44
    et\t52 52 52
    eu\t53 53 53
    ewo\t31 31 31
    fa\t54 55 54
    fa_AF\t56 57 56
    ff\t31 31 31
    ff_Adlm\t58 59 58
    ff_Adlm_BF\t58 59 58
    ff_Adlm_CM\t58 59 58
    ff_Adlm_GH\t58 59 58
    ff_Adlm_GM\t58 59 58
    ff_Adlm_GW\t58 59 58
    ff_Adlm_LR\t58 59 58
    ff_Adlm_MR\t58 59 58
    ff_Adlm_NE\t58 59 58
    ff_Adlm_NG\t58 59 58
    ff_Adlm_SL\t58 59 58
    ff_Adlm_SN\t58 59 58
    ff_Latn_GH\t31 31 31
    ff_Latn_GM\t31 31 31
    ff_Latn_GN\t31 31 31
    ff_Latn_LR\t31 31 31
    ff_Latn_MR\t31 31 31
    ff_Latn_NG\t31 31 31
    fi\t60 60 60
    fil\t3 3 3
    fo\t61 61 61
    fo_DK\t61 61 61
    fr\t62 62 62
    fr_BI\t62 62 62
    fr_CA\t63 63 63
    fr_CD\t62 62 62
    fr_CH\t64 64 64
    fr_DJ\t62 62 62
    fr_DZ\t62 62 62
    fr_GN\t62 62 62
    fr_HT\t62 62 62
    fr_KM\t62 62 62
    fr_LU\t65 65 65
    fr_MA\t65 65 65
    fr_MG\t62 62 62
    fr_MR\t62 62 62
    fr_MU\t62 62 62
    fr_RW\t62 62 62
    fr_SC\t62 62 62
    fr_SY\t62 62 62
    fr_TN\t62 62 62
    fr_VU\t62 62 62
    fur\t66 66 66
    fy\t67 67 67
    ga\t68 68 68
    gd\t3 3 3
    gl\t21 21 21
    gsw\t69 69 69
    gu\t70 70 71
    guz\t3 3 3
    gv\t2 2 2
    ha\t72 72 72
    ha_GH\t72 72 72
    haw\t3 3 3
    he\t73 73 73
    hi\t74 74 75
    hi_Latn\t76 76 76
    hr\t77 77 77
    hr_BA\t77 77 77
    hsb\t21 21 21
    hu\t31 31 31
    hy\t31 31 31
    ia\t78 78 78
    id\t79 79 79
    ig\t3 3 3
    ii\t18 18 18
    is\t11 11 11
    it\t11 11 11
    it_CH\t27 27 27
    ja\t3 3 3
    jgo\t66 66 66
    jmc\t2 2 2
    jv\t80 80 81
    ka\t82 82 82
    kab\t1 1 1
    kam\t3 3 3
    kde\t3 3 3
    kea\t83 83 83
    kgp\t66 66 66
    khq\t29 29 29
    ki\t3 3 3
    kk\t31 31 31
    kkj\t66 66 66
    kl\t84 84 84
    kln\t3 3 3
    km\t85 85 86
    kn\t3 3 87
    ko\t3 3 3
    kok\t88 88 89
    ks\t90 91 90
    ks_Deva\t18 18 18
    ksb\t14 14 14
    ksf\t31 31 31
    ksh\t60 60 60
    ku\t92 92 92
    kw\t2 2 2
    ky\t31 31 31
    lag\t18 18 18
    lb\t21 21 21
    lg\t14 14 14
    lkt\t18 18 18
    ln\t11 11 11
    ln_AO\t11 11 11
    lo\t93 93 94
    lrc\t95 18 95
    lt\t60 60 60
    lu\t96 96 96
    luo\t14 14 14
    luy\t97 97 97
    lv\t82 82 82
    mai\t18 18 98
    mas\t3 3 3
    mas_TZ\t3 3 3
    mer\t3 3 3
    mfe\t99 99 99
    mg\t100 100 100
    mgh\t66 66 66
    mgo\t18 18 18
    mi\t18 18 18
    mk\t21 21 21
    ml\t101 101 102
    mn\t18 18 18
    mni\t103 18 18
    mr\t104 101 104
    ms\t3 3 3
    ms_BN\t105 105 105
    ms_ID\t79 79 79
    ms_SG\t3 3 3
    mt\t2 2 2
    mua\t106 106 106
    my\t107 108 107
    mzn\t95 18 95
    naq\t2 2 2
    nb\t109 109 109
    nd\t3 3 3
    nds\t18 18 18
    ne\t20 9 20
    nl\t38 38 38
    nl_AW\t38 38 38
    nl_BQ\t38 38 38
    nl_SR\t38 38 38
    nmg\t31 31 31
    nn\t110 110 110
    nnh\t66 66 66
    no\t109 109 109
    nus\t3 3 3
    nyn\t2 2 2
    om\t2 2 2
    om_KE\t2 2 2
    or\t101 101 111
    os\t39 39 39
    os_RU\t39 39 39
    pa\t112 112 113
    pa_Arab\t95 114 95
    pcm\t2 2 2
    pl\t115 115 115
    ps\t116 117 116
    ps_PK\t116 117 116
    pt\t66 66 66
    pt_AO\t118 118 118
    pt_CH\t119 119 119
    pt_CV\t119 119 119
    pt_GQ\t119 119 119
    pt_GW\t119 119 119
    pt_LU\t119 119 119
    pt_MO\t119 119 119
    pt_MZ\t119 119 119
    pt_PT\t119 119 119
    pt_ST\t119 119 119
    pt_TL\t119 119 119
    qu\t120 120 120
    qu_BO\t35 35 35
    qu_EC\t120 120 120
    rm\t69 69 69
    rn\t121 121 121
    ro\t65 65 65
    ro_MD\t65 65 65
    rof\t2 2 2
    ru\t12 12 12
    ru_BY\t12 12 12
    ru_KG\t12 12 12
    ru_KZ\t12 12 12
    ru_MD\t12 12 12
    ru_UA\t13 13 13
    rw\t66 66 66
    rwk\t14 14 14
    sa\t122 123 122
    sah\t31 31 31
    saq\t3 3 3
    sat\t124 18 18
    sbp\t14 14 14
    sc\t125 125 125
    sd\t4 18 4
    sd_Deva\t18 18 18
    se\t60 60 60
    se_FI\t126 126 126
    se_SE\t60 60 60
    seh\t96 96 96
    ses\t29 29 29
    sg\t127 127 127
    shi\t1 1 1
    si\t3 3 3
    sk\t128 128 128
    sl\t61 61 61
    smn\t12 12 12
    sn\t3 3 3
    so\t129 129 129
    so_DJ\t129 129 129
    so_ET\t129 129 129
    so_KE\t129 129 129
    sq\t115 115 115
    sq_MK\t115 115 115
    sr\t22 22 22
    sr_Latn\t22 22 22
    su\t79 79 79
    sv\t60 60 60
    sw\t18 18 18
    sw_CD\t66 66 66
    sw_KE\t130 130 130
    sw_UG\t18 18 18
    ta\t131 131 132
    ta_LK\t131 131 132
    ta_MY\t88 88 132
    ta_SG\t88 88 132
    te\t133 133 134
    teo\t3 3 3
    teo_KE\t3 3 3
    tg\t31 31 31
    th\t3 3 135
    ti\t2 2 2
    ti_ER\t2 2 2
    tk\t12 12 12
    to\t18 18 18
    tr\t136 136 136
    tt\t12 12 12
    twq\t29 29 29
    tzm\t31 31 31
    ug\t3 3 137
    uk\t31 31 31
    ur\t138 138 139
    ur_IN\t140 138 140
    uz\t31 31 31
    uz_Arab\t95 141 95
    uz_Cyrl\t31 31 31
    vai\t3 3 142
    vi\t11 11 11
    vun\t2 2 2
    wae\t143 143 143
    wo\t66 66 66
    xh\t144 144 144
    xog\t10 10 10
    yav\t83 83 83
    yi\t18 18 18
    yo\t3 3 3
    yo_BJ\t145 145 145
    yrl\t66 66 66
    yrl_CO\t146 146 146
    yrl_VE\t146 146 146
    yue\t3 3 3
    yue_Hans\t3 3 3
    zgh\t147 147 147
    zh\t3 3 3
    zh_Hans_HK\t3 3 3
    zh_Hans_MO\t3 3 3
    zh_Hans_SG\t3 3 3
    zh_Hant\t3 3 3
    zh_Hant_HK\t148 148 148
    zh_Hant_MO\t148 148 148
    zu\t3 3 3
    """

  /// A language and region whose script goes without saying.
  static let aliases = """
    pa_PK\tpa_Arab_PK
    sd_IN\tsd_Deva_IN
    sr_ME\tsr_Latn_ME
    uz_AF\tuz_Arab_AF
    yue_CN\tyue_Hans_CN
    zh_HK\tzh_Hant_HK
    zh_MO\tzh_Hant_MO
    zh_TW\tzh_Hant_TW
    """

  /// The fields of a format; see ``NumberLocale``.
  static let formats = """
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٠\t٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    0\t.\t,\t\t\t\u{200E}-\t\u{200E}%\u{200E}\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t\u{200E}-\t\u{200E}%\u{200E}\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t.\t,\t\t\t\u{200E}-\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ০\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    0\t,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t0.00\u{A0}¤\t0.00\u{A0}¤;(0.00\u{A0}¤)
    ০\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t#,##,##0.00¤\t#,##,##0.00¤;(#,##,##0.00¤)
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t#,##,##0.00¤\t#,##,##0.00¤;(#,##,##0.00¤)
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ༠\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ०\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    𑄶\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t#,##,##0.00¤\t#,##,##0.00¤;(#,##,##0.00¤)
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ٠\t٫\t٬\t\t\t\u{200F}-\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t,\t\u{A0}\t\t.\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t#,##0.00\u{A0}¤
    0\t.\t’\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤-#,##0.00\t#,##0.00\u{A0}¤
    0\t.\t’\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t#,##0.00\u{A0}¤
    0\t.\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    ०\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ༠\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0\u{A0}%\t¤#,##,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0\u{A0}%\t¤#,##,##0.00\t
    0\t.\t,\t\t\t-\t%\t3\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    0\t.\t’\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤-#,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t.\t\t\t-\t%\t2\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t.\t,\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤#,##0.00;¤-#,##0.00\t¤#,##0.00
    0\t,\t.\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t¤#,##0.00
    0\t,\t\u{A0}\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤#,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t-\t%\t2\t#,##0.###\t#,##0\u{A0}%\t¤#,##0.00\t#,##0.00\u{A0}¤
    0\t.\t,\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t¤#,##0.00
    0\t,\t.\t\t\t-\t%\t1\t0 billón\t#,##0\u{A0}%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t¤#,##0.00
    0\t.\t,\t\t\t-\t%\t1\t0\u{A0}K\t#,##0\u{A0}%\t¤#,##0.00\t
    0\t,\t\u{A0}\t\t\t−\t%\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t.\t\t\t−\t%\t1\t#,##0.###\t%\u{A0}#,##0\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ۰\t٫\t٬\t\t\t\u{200E}−\t٪\t1\t#,##0.###\t#,##0%\t\u{200E}¤#,##0.00\t\u{200E}¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    0\t.\t,\t\t\t\u{200E}−\t%\t1\t#,##0.###\t#,##0%\t\u{200E}¤\u{A0}#,##0.00\t\u{200E}¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    ۰\t٫\t٬\t\t\t\u{200E}−\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    0\t.\t,\t\t\t\u{200E}−\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    𞥐\t.\t⹁\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t.\t⹁\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t\u{A0}\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t,\t.\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t\u{202F}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t\u{A0}\t\t\t-\t%\t1\t0 mille\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t\u{202F}\t.\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}#,##0.00-\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    0\t.\t,\t\t\t-\t%\t1\t0 mhíle\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t.\t’\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤#,##,##0.00;(¤#,##,##0.00)
    ૦\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##,##0.00;(¤#,##,##0.00)
    0\t.\t,\t\t\t-\t%\t1\tDubu 0\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t.\t,\t\t\t\u{200E}-\t%\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}¤;\u{200F}-#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t
    ०\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t0 hazaar\t#,##,##0%\t¤#,##,##0.00\t
    0\t,\t.\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t,\t.\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t0 èwu\t#,##0%\t¤\u{A0}#,##0.00\t
    ꧐\t,\t.\t\t\t-\t%\t1\t0 èwu\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤#,##0.00;¤-#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t#,##0.00¤;(#,##0.00¤)
    ០\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t#,##0.00¤;(#,##0.00¤)
    ೦\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ०\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ۰\t٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    0\t.\t،\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t%#,##0\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t.\t\t\t-\t%\t1\t0 ພັນ\t#,##0%\t¤#,##0.00;¤-#,##0.00\t
    ໐\t,\t.\t\t\t-\t%\t1\t0ພັນ\t#,##0%\t¤#,##0.00;¤-#,##0.00\t
    ۰\t٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00;¤-\u{A0}#,##0.00\t
    ०\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t.\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ൦\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ০\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ०\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ၀\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t¤\u{A0}#,##0.00
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t¤\u{A0}#,##0.00
    0\t,\t\u{A0}\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    0\t,\t\u{A0}\t\t\t−\t%\t1\t0 million\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ୦\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t¤\u{A0}#,##0.00
    ੦\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t¤\u{A0}#,##0.00
    0\t.\t,\t\t\t\u{200E}-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ۰\t٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t0K\t#,##0%\t#,##0.00\u{A0}¤\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t\u{200E}−\t%\t1\t0K\t#,##0%\t#,##0.00\u{A0}¤\t¤#,##0.00;(¤#,##0.00)
    0\t,\t\u{A0}\t\t\t-\t%\t1\t0 milhão\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t,\t\u{A0}\t\t\t-\t%\t2\t0 milhão\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00¤\t
    ०\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤\u{A0}#,##0.00
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤\u{A0}#,##0.00
    ᱐\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t.\t\t\t-\t%\t1\t0 mìgia\t#,##0%\t#,##0.00\u{A0}¤\t
    0\t,\t\u{A0}\t\t\t−\t%\t1\t0 dt\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00;¤-#,##0.00\t
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    0\t.\t,\t\t\t-\t%\t1\t0 kun\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t.\t,\t\t\t-\t%\t1\telfu 0;elfu -0\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ௦\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t.\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ౦\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ๐\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t#,##0.###\t%#,##0\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ۰\t٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t.\t,\t\t\t\u{200E}-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ۰\t٫\t٬\t\t\t\u{200E}-\u{200E}\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ۰\t٫\t٬\t\t\t\u{200E}-\u{200E}\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t\u{200E}−\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ꘠\t.\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t’\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t.\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    0\t.\t,\t\t\t-\t%\t1\t0 ɛgbɛ̀rún\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    0\t,\t.\t\t\t-\t%\t1\t0 millón\t#,##0%\t¤\u{A0}#,##0.00\t
    0\t,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00¤\t
    0\t.\t,\t\t\t-\t%\t1\t0K\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    """

  /// Where the currency symbols of a locale differ from those of its parent.
  static let symbols = """
    af\tBYN~=р.\tCAD=CAD\tMXN=MXN\tPHP=PHP\tRON~=leu\tTHB=฿\tTWD~=NT$\tUSD=USD\tZAR=R
    af_NA\tNAD=$
    ak\tGHS=GH₵
    am\tAUD=AU$\tBYN~=р.\tETB=ብር\tPHP=PHP\tTHB=฿\tTWD~=NT$
    ar\tAED=د.إ.\u{200F}\tARS~=AR$\tAUD=AU$\tAUD~=AU$\tBBD~=BB$\tBHD=د.ب.\u{200F}\tBMD~=BM$\tBND~=BN$\tBSD~=BS$\tBYN~=р.\tBZD~=BZ$\tCAD~=CA$\tCLP~=CL$\tCNY~=CN¥\tCOP~=CO$\tCUP~=CU$\tDOP~=DO$\tDZD=د.ج.\u{200F}\tEGP=ج.م.\u{200F}\tFJD~=FJ$\tGBP=UK£\tGBP~=UK£\tGYD~=GY$\tHKD~=HK$\tIQD=د.ع.\u{200F}\tIRR=ر.إ.\tJMD~=JM$\tJOD=د.أ.\u{200F}\tJPY~=JP¥\tKWD=د.ك.\u{200F}\tKYD~=KY$\tLBP=ل.ل.\u{200F}\tLRD~=$LR\tLYD=د.ل.\u{200F}\tMAD=د.م.\u{200F}\tMRU=أ.م.\tMXN~=MX$\tNZD~=NZ$\tOMR=ر.ع.\u{200F}\tPHP=PHP\tQAR=ر.ق.\u{200F}\tSAR=ر.س.\u{200F}\tSBD~=SB$\tSDG=ج.س.\tSRD~=SR$\tSYP=ل.س.\u{200F}\tTHB=฿\tTND=د.ت.\u{200F}\tTTD~=TT$\tTWD~=NT$\tUSD~=US$\tUYU~=UY$\tYER=ر.ي.\u{200F}
    ar_AE\tBND~=$
    ar_DJ\tDJF=Fdj
    ar_ER\tERN=Nfk
    ar_KM\tKMF=CF
    ar_LB\tSDG=SDG
    ar_SO\tSOS=S
    ar_SS\tGBP=GB£\tSSP=£
    as\tBYN~=р.\tPHP=PHP
    asa\tTZS=TSh
    ast\tDKK~=DKK\tISK~=ISK\tJPY=¥\tNOK~=NOK\tPHP=PHP\tPLN~=PLN\tSEK~=SEK\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=XXX
    az\tAZN=₼\tBYN~=р.\tPHP=PHP\tRON~=ley\tSYP~=S£\tTHB=฿\tTWD~=NT$
    az_Cyrl\tBYN~=\tPHP=₱\tRON~=lei\tSYP~=£\tTHB=THB\tTWD~=$
    be\tAUD~=A$\tBBD~=Bds$\tBMD~=BD$\tBRL=BRL\tBSD~=B$\tBYN=Br\tBZD~=BZ$\tCAD=CAD\tCAD~=CA$\tCUP~=$MN\tDOP~=RD$\tFJD~=FJ$\tFKP~=FK£\tGYD~=G$\tISK~=Íkr\tJMD~=J$\tJPY=¥\tKYD~=CI$\tLRD~=L$\tMXN~=MX$\tNAD~=N$\tNZD=NZD\tNZD~=NZ$\tPHP=PHP\tRUB=₽\tRUB~=руб.\tSBD~=SI$\tSGD~=S$\tTTD~=TT$\tUSD=$\tUYU~=$U\tXCD~=EC$
    bem\tZMW=K
    bez\tTZS=TSh
    bg\tAFN~=Af\tAMD~=AMD\tARS~=ARS\tAUD=AUD\tAUD~=AUD\tAZN~=AZN\tBBD~=BBD\tBDT~=BDT\tBMD~=BMD\tBND~=BND\tBRL=BRL\tBRL~=BRL\tBSD~=BSD\tBZD~=BZD\tCAD=CAD\tCAD~=CAD\tCLP~=CLP\tCNY=CNY\tCNY~=CNY\tCOP~=COP\tCRC~=CRC\tCUP~=CUP\tDOP~=DOP\tFJD~=FJD\tFKP~=FKP\tGBP=GBP\tGHS~=GHS\tGIP~=GIP\tGYD~=GYD\tHKD=HKD\tHKD~=HKD\tILS=ILS\tILS~=ILS\tINR=INR\tINR~=INR\tJMD~=JMD\tJPY=JPY\tKHR~=KHR\tKRW=KRW\tKRW~=KRW\tKYD~=KYD\tKZT~=KZT\tLAK~=LAK\tLRD~=LRD\tMNT~=MNT\tMXN=MXN\tMXN~=MXN\tNAD~=NAD\tNGN~=NGN\tNZD=NZD\tNZD~=NZD\tPHP=PHP\tPHP~=PHP\tPYG~=PYG\tRON~=RON\tSBD~=SBD\tSGD~=SGD\tSRD~=SRD\tSSP~=SSP\tTRY~=TRY\tTTD~=TTD\tTWD=TWD\tTWD~=TWD\tUAH~=UAH\tUSD=щ.д.\tUYU~=UYU\tVND=VND\tVND~=VND\tXCD=XCD
    bn\tBDT=৳\tBYN~=р.\tPHP=PHP\tTHB=฿\tTWD~=NT$
    bo\tCNY=¥
    bo_IN\tCNY=CN¥
    br\tAUD=$A\tBRL=BRL\tBYN~=р.\tCAD=$CA\tCNY=CNY\tEGP~=£ E\tGBP=£ RU\tHKD=$ HK\tILS=ILS\tJPY=JPY\tKRW=KRW\tLBP~=£L\tNZD=$ ZN\tPHP=PHP\tTOP~=$ T\tTWD=TWD\tUSD=$ SU\tVND=VND\tXCD=XCD\tXXX=XXX
    brx\tCNY=सिएन¥\tRUB=रूब\tUSD=$
    bs\tAUD=AUD\tBAM=KM\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tGBP=GBP\tHKD=HKD\tILS=ILS\tJPY=¥\tMXN=MXN\tNZD=NZD\tPHP=PHP\tRSD=din.\tTHB=฿\tTWD~=NT$\tUSD=USD\tXCD=XCD\tXPF=XPF
    bs_Cyrl\tAUD=A$\tBAM=КМ\tBRL=R$\tBYN~=\tCAD=CA$\tCNY=CN¥\tCZK=Кч\tGBP=£\tHKD=HK$\tILS=₪\tMXN=MX$\tNZD=NZ$\tPHP=₱\tPLN=зл\tRSD=дин.\tTHB=THB\tTRY=Тл\tTWD~=$\tUSD=US$\tXCD=EC$\tXPF=CFPF
    ca\tAUD=AU$\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tJPY=¥\tMXN=MXN\tPHP=PHP\tTHB=฿\tUSD=USD\tXCD=XCD\tXXX=XXX
    ccp\tBDT=৳\tBYN~=р.\tPHP=PHP\tTHB=฿\tTWD~=NT$
    ce\tBYN~=р.\tPHP=PHP\tRON~=лей\tRUB=₽
    ceb\tUSD=US $
    cgg\tUGX=USh
    chr\tBYN~=р.\tPHP=PHP\tUSD=$
    ckb\tIQD=د.ع.\u{200F}
    cs\tAUD=AU$\tBYN~=р.\tCZK=Kč\tILS=ILS\tINR=INR\tPHP=PHP\tRON~=L\tTWD~=NT$\tVND=VND\tXXX=XXX
    cy\tBDT~=TK\tBWP~=BWP\tBYN~=р.\tHKD~=HK$\tKRW=KRW\tPHP=PHP\tTHB=฿\tTWD~=NT$\tXXX=XXX\tZAR~=ZAR\tZMW~=ZMW
    da\tAUD=AU$\tBYN~=Br.\tDKK=kr.\tDKK~=kr.\tISK~=kr.\tNOK~=kr.\tPHP=PHP\tRON~=L\tSEK~=kr.\tTHB=฿\tTWD~=NT$
    dav\tKES=Ksh
    de\tAUD=AU$\tBYN~=р.\tFKP~=Fl£\tGHS~=₵\tGNF~=F.G.\tJPY=¥\tKMF~=FC\tPHP=PHP\tRON~=L\tRWF~=F.Rw\tSYP~=SYP\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=XXX\tZMW~=K
    de_CH\tEUR=EUR\tEUR~=EUR
    de_LI\tEUR=EUR
    doi\tJPY=¥\tUSD=$
    dsb\tAUD=AUD\tJPY=¥\tPLN=zł\tTHB=฿\tUSD=$
    dz\tAUD=AU$\tBTN=Nu.\tILS=ILS\tKRW=KR₩\tTHB=TH฿\tXAF=XAF
    ebu\tKES=Ksh
    ee\tAUD=AU$\tBYN~=р.\tGHS=GH₵\tTHB=฿
    el\tBYN~=р.\tPHP=PHP\tTHB=฿\tUSD=$
    en\tJPY=¥\tUSD=$
    en_001\tJPY=JP¥\tUSD=US$
    en_150\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_AG\tJPY=JP¥\tUSD=US$\tXCD=$
    en_AI\tJPY=JP¥\tUSD=US$\tXCD=$
    en_AT\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_AU\tAUD=$\tBDT~=Tk\tBRL=BRL\tCAD=CAD\tCNY=CNY\tCUP~=₱\tEGP~=£\tEUR=EUR\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tISK~=Kr\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tPYG~=Gs\tSCR=Rs\tSEK~=Kr\tTWD=TWD\tUSD=USD\tUYU~=$U\tVND=VND\tXAF=XAF\tXCD=XCD\tXOF=XOF\tXPF=CFP
    en_BB\tBBD=$\tJPY=JP¥\tUSD=US$
    en_BE\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_BI\tBIF=FBu
    en_BM\tBMD=$\tJPY=JP¥\tUSD=US$
    en_BS\tBSD=$\tJPY=JP¥\tUSD=US$
    en_BW\tBWP=P\tJPY=JP¥\tUSD=US$
    en_BZ\tBZD=$\tJPY=JP¥\tUSD=US$
    en_CA\tCAD=$\tJPY=JP¥\tUSD=US$
    en_CC\tAUD=$\tJPY=JP¥\tUSD=US$
    en_CH\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_CK\tJPY=JP¥\tNZD=$\tUSD=US$
    en_CM\tJPY=JP¥\tUSD=US$
    en_CX\tAUD=$\tJPY=JP¥\tUSD=US$
    en_CY\tJPY=JP¥\tUSD=US$
    en_DE\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_DG\tJPY=JP¥\tUSD=US$
    en_DK\tDKK=kr.\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_DM\tJPY=JP¥\tUSD=US$\tXCD=$
    en_ER\tERN=Nfk\tJPY=JP¥\tUSD=US$
    en_FI\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_FJ\tFJD=$\tJPY=JP¥\tUSD=US$
    en_FK\tFKP=£\tGBP=GB£\tJPY=JP¥\tUSD=US$
    en_FM\tJPY=JP¥\tUSD=US$
    en_GB\tJPY=JP¥\tUSD=US$
    en_GD\tJPY=JP¥\tUSD=US$\tXCD=$
    en_GG\tJPY=JP¥\tUSD=US$
    en_GH\tGHS=GH₵\tJPY=JP¥\tUSD=US$
    en_GI\tGBP=GB£\tGIP=£\tJPY=JP¥\tUSD=US$
    en_GM\tGMD=D\tJPY=JP¥\tUSD=US$
    en_GY\tGYD=$\tJPY=JP¥\tUSD=US$
    en_HK\tJPY=JP¥\tUSD=US$
    en_IE\tJPY=JP¥\tUSD=US$
    en_IL\tJPY=JP¥\tUSD=US$
    en_IM\tJPY=JP¥\tUSD=US$
    en_IN\tJPY=JP¥
    en_IO\tJPY=JP¥\tUSD=US$
    en_JE\tJPY=JP¥\tUSD=US$
    en_JM\tJMD=$\tJPY=JP¥\tUSD=US$
    en_KE\tJPY=JP¥\tKES=Ksh\tUSD=US$
    en_KI\tAUD=$\tJPY=JP¥\tUSD=US$
    en_KN\tJPY=JP¥\tUSD=US$\tXCD=$
    en_KY\tJPY=JP¥\tKYD=$\tUSD=US$
    en_LC\tJPY=JP¥\tUSD=US$\tXCD=$
    en_LR\tJPY=JP¥\tLRD=$\tUSD=US$
    en_LS\tJPY=JP¥\tUSD=US$\tZAR=R
    en_MG\tJPY=JP¥\tMGA=Ar\tUSD=US$
    en_MO\tJPY=JP¥\tMOP=MOP$\tUSD=US$
    en_MS\tJPY=JP¥\tUSD=US$\tXCD=$
    en_MT\tGBP=GB£\tJPY=JP¥\tUSD=US$
    en_MU\tJPY=JP¥\tMUR=Rs\tUSD=US$
    en_MV\tJPY=JP¥\tMVR=Rf\tUSD=US$
    en_MW\tJPY=JP¥\tMWK=MK\tUSD=US$
    en_MY\tJPY=JP¥\tMYR=RM\tUSD=US$
    en_NA\tJPY=JP¥\tNAD=$\tUSD=US$
    en_NF\tAUD=$\tJPY=JP¥\tUSD=US$
    en_NG\tJPY=JP¥\tNGN=₦\tUSD=US$
    en_NL\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_NR\tAUD=$\tJPY=JP¥\tUSD=US$
    en_NU\tJPY=JP¥\tNZD=$\tUSD=US$
    en_NZ\tJPY=JP¥\tNZD=$\tUSD=US$
    en_PG\tJPY=JP¥\tPGK=K\tUSD=US$
    en_PK\tJPY=JP¥\tPKR=Rs\tUSD=US$
    en_PN\tJPY=JP¥\tNZD=$\tUSD=US$
    en_PW\tJPY=JP¥\tUSD=US$
    en_RW\tJPY=JP¥\tRWF=RF\tUSD=US$
    en_SB\tJPY=JP¥\tSBD=$\tUSD=US$
    en_SC\tJPY=JP¥\tSCR=SR\tUSD=US$
    en_SD\tJPY=JP¥\tUSD=US$
    en_SE\tEUR#=¤#,##0.00\tJPY=JP¥\tSEK=kr\tUSD=US$
    en_SG\tJPY=JP¥\tSGD=$\tUSD=US$
    en_SH\tGBP=GB£\tJPY=JP¥\tSHP=£\tUSD=US$
    en_SI\tEUR#=¤#,##0.00\tJPY=JP¥\tUSD=US$
    en_SL\tJPY=JP¥\tUSD=US$
    en_SS\tGBP=GB£\tJPY=JP¥\tSSP=£\tUSD=US$
    en_SX\tJPY=JP¥\tUSD=US$
    en_SZ\tJPY=JP¥\tSZL=E\tUSD=US$
    en_TC\tJPY=JP¥\tUSD=US$
    en_TK\tJPY=JP¥\tNZD=$\tUSD=US$
    en_TO\tJPY=JP¥\tTOP=T$\tUSD=US$
    en_TT\tJPY=JP¥\tTTD=$\tUSD=US$
    en_TV\tAUD=$\tJPY=JP¥\tUSD=US$
    en_TZ\tJPY=JP¥\tTZS=TSh\tUSD=US$
    en_UG\tJPY=JP¥\tUGX=USh\tUSD=US$
    en_VC\tJPY=JP¥\tUSD=US$\tXCD=$
    en_VG\tJPY=JP¥\tUSD=US$
    en_VU\tJPY=JP¥\tUSD=US$\tVUV=VT
    en_WS\tJPY=JP¥\tUSD=US$\tWST=WS$
    en_ZA\tJPY=JP¥\tUSD=US$\tZAR=R
    en_ZM\tJPY=JP¥\tUSD=US$\tZMW=K
    en_ZW\tJPY=JP¥\tUSD=US$
    es\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tEGP~=EGP\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tRON~=L\tTHB=฿\tTWD=TWD\tTWD~=NT$\tXAF=XAF\tXCD=XCD\tXOF=XOF
    es_419\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_AR\tARS=$\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tVND=VND
    es_BO\tBOB=Bs\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_BR\tBRL=R$\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_BZ\tBZD=$\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_CL\tCLP=$\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tVND=VND
    es_CO\tCOP=$\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tVND=VND
    es_CR\tCRC=₡\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_CU\tCUP=$\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tVND=VND
    es_DO\tDOP=RD$\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tVND=VND
    es_EC\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=$\tVND=VND
    es_GQ\tXAF=FCFA
    es_GT\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tGTQ=Q\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_HN\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tHNL=L\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_MX\tBYN~=p.\tEGP~=E£\tEUR=EUR\tMRU=UM\tMXN=$\tRON~=lei\tTHB=THB\tUSD=USD\tVND=VND
    es_NI\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tNIO=C$\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_PA\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tPAB=B/.\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_PE\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tPEN=S/\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_PH\tPHP=₱
    es_PR\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=$\tVND=VND
    es_PY\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tPYG=Gs.\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVND=VND
    es_SV\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=$\tVND=VND
    es_US\tEGP~=E£\tEUR=EUR\tJPY=¥\tRON~=lei\tTHB=THB\tUSD=$\tVND=VND
    es_UY\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUYU=$\tUYW=UP\tVND=VND
    es_VE\tEGP~=E£\tEUR=EUR\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=THB\tUSD=USD\tVES=Bs.S\tVND=VND
    et\tAUD=AU$\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    eu\tBYN~=р.\tPHP=PHP\tTHB=฿\tTWD~=NT$
    fa\tAFN=؋\tBYN~=р.\tCAD=$CA\tCNY=¥CN\tHKD=$HK\tIRR=ریال\tJPY=¥\tMXN=$MX\tNZD=$NZ\tPHP=PHP\tTHB=฿\tUSD=$\tXCD=$EC\tXOF=فرانک\u{202F}CFA
    ff_Adlm\tBYN~=р.\tGNF=FG\tGNF~=𞤊𞤘\tNGN=𞤐𞤐𞤘\tPGK=𞤑𞤆𞤘\tPHP=𞤆𞤆𞤖\tXAF=𞤊𞤅𞤊𞤀\tXOF=𞤅𞤊𞤀
    ff_Adlm_BF\tGNF=GNF
    ff_Adlm_CM\tGNF=GNF
    ff_Adlm_GH\tGHS=GH₵\tGNF=GNF
    ff_Adlm_GM\tGMD=D\tGNF=GNF
    ff_Adlm_GW\tGNF=GNF
    ff_Adlm_LR\tGNF=GNF\tLRD=$
    ff_Adlm_MR\tGNF=GNF\tMRU=UM
    ff_Adlm_NE\tGNF=GNF
    ff_Adlm_NG\tGNF=GNF\tNGN=₦
    ff_Adlm_SL\tGNF=GNF
    ff_Adlm_SN\tGNF=GNF
    ff_Latn_GH\tGHS=GH₵
    ff_Latn_GM\tGMD=D
    ff_Latn_GN\tGNF=FG
    ff_Latn_LR\tLRD=$
    ff_Latn_MR\tMRU=UM
    ff_Latn_NG\tNGN=₦
    fi\tAOA~=AOA\tARS~=ARS\tAUD=AUD\tAUD~=AUD\tBAM~=BAM\tBBD~=BBD\tBDT~=BDT\tBMD~=BMD\tBND~=BND\tBOB~=BOB\tBRL=BRL\tBRL~=BRL\tBSD~=BSD\tBWP~=BWP\tBYN~=BYN\tBZD~=BZD\tCAD=CAD\tCAD~=CAD\tCLP~=CLP\tCNY=CNY\tCNY~=CNY\tCOP~=COP\tCRC~=CRC\tCUP~=CUP\tCZK~=CZK\tDKK~=DKK\tDOP~=DOP\tEGP~=EGP\tFJD~=FJD\tFKP~=FKP\tGEL~=GEL\tGIP~=GIP\tGNF~=GNF\tGTQ~=GTQ\tGYD~=GYD\tHKD=HKD\tHKD~=HKD\tHNL~=HNL\tHUF~=HUF\tIDR~=IDR\tILS=ILS\tILS~=ILS\tINR=INR\tINR~=INR\tISK~=ISK\tJMD~=JMD\tJPY=¥\tKHR~=KHR\tKMF~=KMF\tKPW~=KPW\tKRW=KRW\tKRW~=KRW\tKYD~=KYD\tKZT~=KZT\tLAK~=LAK\tLBP~=LBP\tLKR~=LKR\tLRD~=LRD\tMGA~=MGA\tMMK~=MMK\tMNT~=MNT\tMUR~=MUR\tMXN=MXN\tMXN~=MXN\tMYR~=MYR\tNAD~=NAD\tNGN~=NGN\tNIO~=NIO\tNOK~=NOK\tNPR~=NPR\tNZD=NZD\tNZD~=NZD\tPHP=PHP\tPHP~=PHP\tPKR~=PKR\tPLN~=PLN\tPYG~=PYG\tRON~=RON\tRWF~=RWF\tSBD~=SBD\tSEK~=SEK\tSGD~=SGD\tSHP~=SHP\tSRD~=SRD\tSSP~=SSP\tSTN~=STD\tSYP~=SYP\tTHB~=THB\tTOP~=TOP\tTRY~=TRY\tTTD~=TTD\tTWD=TWD\tTWD~=TWD\tUAH~=UAH\tUSD=$\tUYU~=UYU\tVND=VND\tVND~=VND\tXCD=XCD\tXCD~=XCD\tXPF=XPF\tXXX=XXX\tZAR~=ZAR\tZMW~=ZMW
    fil\tBYN~=р.\tJPY=¥\tTHB=฿\tTWD~=NT$\tUSD=$
    fo\tBYN~=р.\tDKK=kr\tPHP=PHP
    fo_DK\tDKK=kr.
    fr\tARS=$AR\tAUD=$AU\tBMD=$BM\tBND=$BN\tBYN~=р.\tBZD=$BZ\tCAD=$CA\tCLP=$CL\tCNY=CNY\tCOP=$CO\tEGP~=£E\tFJD=$FJ\tFKP=£FK\tGBP=£GB\tGIP=£GI\tHKD=HKD\tJPY=JPY\tKMF~=FC\tLBP=£LB\tLBP~=£L\tMXN=$MX\tNAD=$NA\tNIO~=$C\tNZD=$NZ\tPHP=PHP\tRON~=L\tRWF~=FR\tSBD=$SB\tSGD=$SG\tSRD=$SR\tTOP~=$T\tTTD=$TT\tTWD=TWD\tTWD~=NT$\tUSD=$US\tUYU=$UY\tWST=$WS\tXCD=XCD\tXPF=FCFP\tZMW~=Kw
    fr_BI\tBIF=FBu
    fr_CA\tARS=ARS\tAUD=$\u{A0}AU\tBMD=BMD\tBND=BND\tBYN~=Br\tBZD=BZD\tCAD=$\tCLP=CLP\tCNY=CN¥\tCOP=COP\tFJD=FJD\tFKP=FKP\tGBP=£\tGEL~=GEL\tGIP=GIP\tHKD=$\u{A0}HK\tILS=ILS\tINR=INR\tJPY=¥\tKMF~=CF\tKRW=KRW\tLBP=LBP\tMXN=MXN\tNAD=NAD\tNIO~=C$\tNZD=$\u{A0}NZ\tSBD=SBD\tSGD=$\u{A0}SG\tSRD=SRD\tTTD=TTD\tUSD=$\u{A0}US\tUYU=UYU\tVND=VND\tWST=WST\tXAF=XAF\tXOF=XOF\tXPF=XPF\tZMW~=ZK
    fr_CD\tCDF=FC
    fr_DJ\tDJF=Fdj
    fr_DZ\tDZD=DA
    fr_GN\tGNF=FG
    fr_HT\tHTG=G
    fr_KM\tKMF=CF
    fr_MG\tMGA=Ar
    fr_MR\tMRU=UM
    fr_MU\tMUR=Rs
    fr_RW\tRWF=RF
    fr_SC\tSCR=SR
    fr_SY\tSYP=LS
    fr_TN\tTND=DT
    fr_VU\tVUV=VT
    fy\tAUD=AU$\tCAD=C$\tFJD=FJ$\tSBD=SI$\tTHB=฿\tXPF=XPF
    ga\tJPY=¥\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=XXX
    gd\tBYN~=р.\tPHP=PHP\tRON~=leu\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=XXX
    gl\tBYN~=Br\tKMF~=FC\tMXN=$MX\tPHP=PHP\tRUB~=руб\tTHB=฿\tTWD~=NT$\tUSD=$\tXCD=XCD
    gsw\tJPY=¥\tUSD=$
    gu\tBYN~=р.\tMUR~=રૂ.\tPHP=PHP\tTHB=฿\tTWD~=NT$
    guz\tKES=Ksh
    ha\tJPY=¥\tNGN=₦\tUSD=$
    ha_GH\tGHS=GH₵
    haw\tUSD=$
    he\tBYN~=р\tCNY=\u{200E}CN¥\u{200E}\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    hi\tBYN~=р.\tPHP=PHP\tRON~=लेई\tTHB=฿\tTWD~=NT$\tUSD=$
    hi_Latn\tBYN~=\tPHP=₱\tRON~=lei\tTHB=THB\tTWD~=$
    hr\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tEUR=EUR\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND\tXCD=XCD\tXPF=XPF\tXXX=XXX
    hr_BA\tBAM=KM
    hsb\tAUD=AUD\tJPY=¥\tPLN=zł\tTHB=฿\tUSD=$
    hu\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tEUR=EUR\tGBP=GBP\tHKD=HKD\tHUF=Ft\tILS=ILS\tINR=INR\tJPY=¥\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND\tXCD=XCD
    hy\tAMD=֏\tBYN~=р.\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    ia\tRUB=₽
    id\tAUD=AU$\tBYN~=р.\tIDR=Rp\tINR=Rs\tPHP=PHP\tTHB=฿\tTWD~=NT$\tXXX=XXX
    ig\tJPY=¥\tNGN=₦\tUSD=$
    ii\tCNY=¥
    is\tAUD=AUD\tBRL=BRL\tCAD=CAD\tEUR=EUR\tGBP=GBP\tINR=INR\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND
    it\tBRL=BRL\tBYN~=Br\tEGP~=£E\tHKD=HKD\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNOK~=NKr\tTHB=฿\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND
    ja\tBYN~=р.\tCNY=元\tCNY~=￥\tJPY=￥\tJPY~=￥\tPHP=PHP\tRON~=レイ\tUSD=$\tXXX=XXX
    jmc\tTZS=TSh
    jv\tIDR=Rp
    ka\tAUD=AUD\tBYN~=р.\tCNY=CNY\tGEL=₾\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tNZD=NZD\tPHP=PHP\tTWD~=NT$\tVND=VND
    kab\tDZD=DA
    kam\tKES=Ksh
    kde\tTZS=TSh
    kea\tAUD=AU$\tCVE=\u{200B}\tCVE.=$\tTHB=฿
    kgp\tAUD=AU$\tBYN~=p.\tFJD=FJC\tPHP=PHP\tRON~=L\tSYP~=S£\tTHB=฿\tTWD~=NT$\tXOF=CFA
    ki\tKES=Ksh
    kk\tBYN~=р.\tKZT=₸\tLSL=ЛСЛ\tPHP=PHP\tRUB=₽\tTHB=฿\tTWD~=NT$\tUSD=$
    kl\tDKK=kr.
    kln\tKES=Ksh
    km\tBYN~=р.\tKHR=៛\tLSL=ឡូទី\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    kn\tBYN~=р.\tPHP=PHP\tRON~=ಲೀ\tTHB=฿\tTWD~=NT$\tUSD=$
    ko\tAUD=AU$\tBYN~=р.\tPHP=PHP\tRON~=L\tTWD~=NT$
    kok\tBYN~=р.\tPHP=PHP\tRON=रॉन\tRON~=लेई
    ks\tJPY=¥\tUSD=$
    ks_Deva\tJPY=JP¥
    ksb\tTZS=TSh
    ku\tTRY=₺
    ky\tAUD=AUD\tBMD~=BD$\tBRL=BRL\tBSD~=B$\tBYN~=р.\tBZD~=BZ$\tCAD=CAD\tCAD~=C$\tDOP~=RD$\tEGP~=LE\tGBP=GBP\tHKD=HKD\tHKD~=HK$\tILS=ILS\tINR=INR\tJMD~=J$\tKGS=сом\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tTHB=฿\tTTD~=TT$\tTWD=TWD\tTWD~=NT$\tUSD=USD\tXCD=XCD
    lag\tTZS=TSh
    lb\tAUD=AU$\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    lg\tUGX=USh
    lkt\tUSD=$
    ln\tCDF=FC
    ln_AO\tAOA=Kz
    lo\tBYN~=р.\tLAK=₭\tPHP=PHP\tTHB=฿\tTWD~=NT$
    lrc\tIQD=د.ع.\u{200F}
    lt\tAUD=AUD\tBDT~=BDT\tBRL=BRL\tBYN~=Br\tCAD=CAD\tCNY=CNY\tGBP=GBP\tHKD=HKD\tILS=ILS\tILS~=ILS\tINR=INR\tINR~=INR\tJPY=JPY\tKHR~=KHR\tKRW=KRW\tLAK~=LAK\tMNT~=MNT\tMXN=MXN\tNZD=NZD\tPHP=PHP\tPLN~=zl\tPYG~=Gs\tRUB~=rb\tTWD=TWD\tUSD=USD\tVND=VND\tVND~=VND\tXAF=XAF\tXCD=XCD\tXOF=XOF\tXPF=XPF
    lu\tCDF=FC
    luo\tKES=Ksh
    luy\tKES=Ksh
    lv\tAUD=AU$\tBYN~=р.\tGHS~=GHS\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    mai\tUSD=$
    mas\tKES=Ksh
    mas_TZ\tTZS=TSh
    mer\tKES=Ksh
    mfe\tMUR=Rs
    mg\tMGA=Ar
    mgh\tMZN=MTn
    mi\tJPY=¥\tNZD=$
    mk\tAUD=AUD\tBYN~=р.\tCNY=CNY\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMKD=ден.\tNZD=NZD\tPHP=PHP\tTWD=TWD\tTWD~=NT$\tVND=VND
    ml\tBYN~=р.\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    mn\tBYN~=р.\tMNT=₮\tPHP=PHP\tSEK~=кр\tTHB=฿\tTWD~=NT$\tUSD=$
    mni\tUSD=$
    mr\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    ms\tBYN~=р.\tCAD=CAD\tMXN=MXN\tMYR=RM\tPHP=PHP\tTWD~=NT$\tUSD=USD
    ms_BN\tBND=$
    ms_ID\tIDR=Rp
    ms_SG\tSGD=$
    mt\tBYN~=р.\tPHP=PHP
    my\tAWG=Afl\tBBD~=Bds$\tBSD~=B$\tBYN~=р.\tHTG=G\tMMK=K\tPAB=B/.\tPHP=PHP\tTHB=฿\tTTD=TT$
    mzn\tBYN~=р.\tPHP=PHP\tUSD=$
    naq\tNAD=$
    nb\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNOK=kr\tNZD=NZD\tPHP=PHP\tRON~=L\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND\tXAF=XAF\tXCD=XCD\tXPF=XPF\tXXX=XXX
    ne\tBYN~=р.\tNPR=नेरू\tNPR~=रू\tPHP=PHP\tTHB=฿
    nl\tAUD=AU$\tBYN~=р.\tCAD=C$\tFJD=FJ$\tPHP=PHP\tSBD=SI$\tTHB=฿\tTWD~=NT$\tXPF=XPF\tXXX=XXX
    nl_AW\tAWG=Afl.
    nl_BQ\tUSD=$
    nl_SR\tSRD=$
    nn\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNOK=kr\tNZD=NZD\tPHP=PHP\tTWD=TWD\tUSD=USD\tVND=VND\tXAF=XAF\tXCD=XCD\tXPF=XPF\tXXX=XXX
    no\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNOK=kr\tNZD=NZD\tPHP=PHP\tRON~=L\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND\tXAF=XAF\tXCD=XCD\tXPF=XPF\tXXX=XXX
    nus\tGBP=GB£\tSSP=£
    nyn\tUGX=USh
    om\tETB=Br
    om_KE\tKES=Ksh
    or\tBYN~=р.\tJPY=¥\tPHP=PHP\tUSD=$
    os\tGEL=₾\tUSD=$
    os_RU\tGEL=GEL\tRUB=₽
    pa\tBYN~=р.\tPHP=PHP\tTHB=฿\tTWD~=NT$\tXXX=XXX
    pa_Arab\tBYN~=\tPHP=₱\tPKR=ر\tTHB=THB\tTWD~=$\tXXX=¤
    pcm\tBYN~=p.\tCAD=KA$\tNGN=₦\tPHP=PHP
    pl\tAUD=AUD\tCAD=CAD\tCNY=CNY\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tPLN=zł\tRON~=lej\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND
    ps\tAFN=؋\tBYN~=р.\tUSD=$
    ps_PK\tPKR=Rs
    pt\tAUD=AU$\tBYN~=р.\tPHP=PHP\tRON~=L\tSYP~=S£\tTHB=฿\tTWD~=NT$
    pt_AO\tAOA=Kz\tSYP~=£
    pt_CH\tSYP~=£
    pt_CV\tCVE=\u{200B}\tCVE.=$\tSYP~=£
    pt_GQ\tSYP~=£
    pt_GW\tSYP~=£
    pt_LU\tSYP~=£
    pt_MO\tMOP=MOP$\tSYP~=£
    pt_MZ\tMZN=MTn\tSYP~=£
    pt_PT\tSYP~=£
    pt_ST\tSTN=Db\tSYP~=£
    pt_TL\tSYP~=£
    qu\tBBD=BBG\tBMD=DBM\tBZD=DBZ\tCAD=$CA\tGHS~=GHC\tPEN=S/\tPHP=PHP\tUSD=$US
    qu_BO\tBOB=Bs\tPEN=PEN
    qu_EC\tPEN=PEN\tUSD=$
    rm\tUSD=$
    rn\tBIF=FBu
    ro\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tEUR=EUR\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=JPY\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND\tXCD=XCD
    ro_MD\tMDL=L
    rof\tTZS=TSh
    root\tAFN~=؋\tAMD~=֏\tAOA~=Kz\tARS~=$\tAUD=A$\tAUD~=$\tAZN~=₼\tBAM~=KM\tBBD~=$\tBDT~=৳\tBMD~=$\tBND~=$\tBOB~=Bs\tBRL=R$\tBRL~=R$\tBSD~=$\tBWP~=P\tBZD~=$\tCAD=CA$\tCAD~=$\tCLP~=$\tCNY=CN¥\tCNY~=¥\tCOP~=$\tCRC~=₡\tCUP~=$\tCZK~=Kč\tDKK~=kr\tDOP~=$\tEGP~=E£\tEUR=€\tEUR~=€\tFJD~=$\tFKP~=£\tGBP=£\tGBP~=£\tGEL~=₾\tGHS~=GH₵\tGIP~=£\tGNF~=FG\tGTQ~=Q\tGYD~=$\tHKD=HK$\tHKD~=$\tHNL~=L\tHUF~=Ft\tIDR~=Rp\tILS=₪\tILS~=₪\tINR=₹\tINR~=₹\tISK~=kr\tJMD~=$\tJPY=JP¥\tJPY~=¥\tKHR~=៛\tKMF~=CF\tKPW~=₩\tKRW=₩\tKRW~=₩\tKYD~=$\tKZT~=₸\tLAK~=₭\tLBP~=L£\tLKR~=Rs\tLRD~=$\tMGA~=Ar\tMMK~=K\tMNT~=₮\tMUR~=Rs\tMXN=MX$\tMXN~=$\tMYR~=RM\tNAD~=$\tNGN~=₦\tNIO~=C$\tNOK~=kr\tNPR~=Rs\tNZD=NZ$\tNZD~=$\tPHP=₱\tPHP~=₱\tPKR~=Rs\tPLN~=zł\tPYG~=₲\tRON~=lei\tRUB~=₽\tRWF~=RF\tSBD~=$\tSEK~=kr\tSGD~=$\tSHP~=£\tSRD~=$\tSSP~=£\tSTN~=Db\tSYP~=£\tTHB~=฿\tTOP~=T$\tTRY~=₺\tTTD~=$\tTWD=NT$\tTWD~=$\tUAH~=₴\tUSD=US$\tUSD~=$\tUYU~=$\tVND=₫\tVND~=₫\tXAF=FCFA\tXCD=EC$\tXCD~=$\tXOF=F\u{202F}CFA\tXPF=CFPF\tXXX=¤\tZAR~=R\tZMW~=ZK
    ru\tBYN~=р.\tGEL~=ლ\tJPY=¥\tPHP=PHP\tRON~=L\tRUB=₽\tTHB=฿\tTMT=ТМТ\tTWD~=NT$\tUAH=₴\tUSD=$\tXXX=XXXX
    ru_BY\tBYN=Br\tBYN~=Br
    ru_KG\tKGS=сом
    ru_KZ\tKZT=₸
    ru_MD\tMDL=L
    rw\tRWF=RF
    rwk\tTZS=TSh
    sah\tRUB=₽
    saq\tKES=Ksh
    sbp\tTZS=TSh
    sc\tXDR=DIP
    sd\tBYN~=р.\tPHP=PHP\tPKR=Rs
    sd_Deva\tBYN~=\tJPY=¥\tPHP=₱\tPKR=PKR\tUSD=$
    se\tDKK=Dkr\tNOK=kr\tSEK=Skr\tTHB=฿
    se_SE\tNOK=Nkr\tSEK=kr
    seh\tMZN=MTn
    si\tBYN~=р.\tLKR=රු.\tLKR~=රු.\tPHP=PHP\tTHB=฿\tTWD~=NT$\tXOF=සිෆ්එ
    sk\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tGBP=GBP\tHKD=HKD\tILS=NIS\tINR=INR\tJPY=JPY\tKRW=KRW\tNZD=NZD\tPHP=PHP\tTWD=TWD\tTWD~=NT$\tUSD=USD\tVND=VND\tXXX=XXX
    sl\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tGBP=GBP\tJPY=¥\tMXN=MXN\tNZD=NZD\tPHP=PHP\tTWD=TWD\tTWD~=NT$\tUSD=$\tXCD=XCD
    so\tBBD=DBB\tSOS=S
    so_DJ\tDJF=Fdj
    so_ET\tETB=Br
    so_KE\tKES=Ksh
    sq\tAFN~=AFN\tALL=Lekë\tAMD~=AMD\tAOA~=AOA\tARS~=ARS\tAUD~=AUD\tAZN~=AZN\tBAM~=BAM\tBBD~=BBD\tBDT~=BDT\tBMD~=BMD\tBND~=BND\tBOB~=BOB\tBRL=BRL\tBRL~=BRL\tBSD~=BSD\tBWP~=BWP\tBZD~=BZD\tCAD~=CAD\tCLP~=CLP\tCNY~=CNY\tCOP~=COP\tCRC~=CRC\tCUP~=CUP\tCZK~=CZK\tDKK~=DKK\tDOP~=DOP\tEGP~=EGP\tFJD~=FJD\tFKP~=FKP\tGBP~=GBP\tGEL~=GEL\tGIP~=GIP\tGNF~=GNF\tGTQ~=GTQ\tGYD~=GYD\tHKD~=HKS\tHNL~=HNL\tHUF~=HUF\tIDR~=IDR\tILS~=ILS\tINR~=INR\tISK~=ISK\tJMD~=JMD\tJPY~=JPY\tKHR~=KHR\tKMF~=KMF\tKPW~=KPW\tKRW~=KRW\tKYD~=KYD\tKZT~=KZT\tLAK~=LAK\tLBP~=LBP\tLKR~=LKR\tLRD~=LRD\tMGA~=MGA\tMMK~=MMK\tMNT~=MNT\tMUR~=MUR\tMXN~=MXN\tMYR~=MYR\tNAD~=NAD\tNGN~=NGN\tNIO~=NIO\tNOK~=NOK\tNPR~=NPR\tNZD~=NZD\tPHP=PHP\tPHP~=PHP\tPKR~=PKR\tPLN~=PLN\tPYG~=PYG\tRON~=RON\tRUB~=RUB\tRWF~=RWF\tSBD~=SBD\tSEK~=SEK\tSGD~=SGD\tSHP~=SHP\tSRD~=SRD\tSSP~=SSP\tSTN~=STN\tSYP~=SYP\tTHB=฿\tTHB~=THB\tTOP~=TOP\tTRY~=TRY\tTTD~=TTD\tTWD~=TWD\tUAH~=UAH\tUSD~=USD\tUYU~=UYU\tVND~=VND\tXCD~=XCD\tZAR~=ZAR\tZMW~=ZMW
    sq_MK\tMKD=den
    sr\tAUD=AUD\tBAM=КМ\tBYN~=р.\tGEL~=ლ\tJPY=¥\tKRW=KRW\tNZD=NZD\tPHP=PHP\tTWD~=NT$\tVND=VND
    sr_Latn\tBAM=KM\tBYN~=r.
    su\tIDR=Rp\tJPY=¥\tUSD=$
    sv\tAUD=AUD\tBBD=Bds$\tBMD=BM$\tBRL=BR$\tBSD=BS$\tBYN~=р.\tBZD=BZ$\tCNY=CNY\tDKK=Dkr\tDOP=RD$\tEGP=EG£\tGBP=GBP\tHKD=HKD\tINR=INR\tISK=Ikr\tJMD=JM$\tJPY=JPY\tKRW=KRW\tNOK=Nkr\tNZD=NZD\tPHP=PHP\tRON~=L\tSEK=kr\tTWD=TWD\tTWD~=NT$\tVND=VND
    sw\tBYN~=р.\tKES=Ksh\tPHP=PHP\tTHB=฿\tTWD~=NT$\tTZS=TSh
    sw_CD\tCDF=FC
    sw_KE\tUSD=$
    sw_UG\tUGX=USh
    ta\tBYN~=р.\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    ta_LK\tLKR=Rs.
    ta_MY\tMYR=RM\tSGD=S$
    ta_SG\tMYR=RM\tSGD=$\tUSD=US$
    te\tBYN~=р.\tPHP=PHP\tTHB=฿\tTWD~=NT$\tUSD=$
    teo\tUGX=USh
    teo_KE\tKES=Ksh
    tg\tTJS=сом.\tUSD=$
    th\tAUD=AU$\tBYN~=р.\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tXXX=XXX
    ti\tCNY=CNY\tETB=Br\tJPY=JPY
    ti_ER\tERN=Nfk
    tk\tBYN~=р.\tEUR=EUR\tGBP=GBP\tPHP=PHP
    to\tAUD=AUD$\tAUD~=AU$\tFJD~=F$\tNZD=NZD$\tNZD~=NZ$\tSBD~=S$\tTOP=T$
    tr\tAUD=AU$\tBYN~=р.\tJPY=¥\tPHP=PHP\tRON~=L\tTHB=฿\tTRY=₺\tTRY#=¤#,##0.00\tTWD~=NT$\tUSD=$
    tt\tRUB=₽\tUSD=$
    ug\tCNY=￥\tUSD=$
    uk\tAUD=AUD\tBRL=BRL\tBYN~=р.\tCAD=CAD\tCNY=CNY\tEUR=EUR\tGBP=GBP\tHKD=HKD\tILS=ILS\tINR=INR\tJPY=¥\tKRW=KRW\tMXN=MXN\tNZD=NZD\tPHP=PHP\tTWD=TWD\tUAH=₴\tUSD=USD\tVND=VND\tXCD=XCD
    ur\tBYN~=р.\tPHP=PHP\tPKR=Rs\tTHB=฿\tTWD~=NT$\tUSD=$
    ur_IN\tPKR=PKR
    uz\tBYN~=р.\tPHP=PHP\tUZS=soʻm
    uz_Arab\tAFN=؋\tBYN~=\tPHP=₱\tUZS=UZS
    uz_Cyrl\tBYN~=\tPHP=₱\tTHB=฿\tUZS=сўм
    vai\tLRD=$
    vi\tAUD=AU$\tBYN~=р.\tJPY=¥\tPHP=PHP\tTHB=฿\tTWD~=NT$\tXXX=XXX
    vun\tTZS=TSh
    wae\tJPY=¥\tUSD=$
    wo\tUSD=$
    xh\tZAR=R
    xog\tUGX=USh
    yo\tNGN=₦\tRUB=₽\tUSD=$
    yrl\tAUD=AU$\tBOB=BUB\tBYN~=p.\tCOP=$\tCOP~=COP\tPHP=PHP\tRON~=L\tSCR=SCRu\tSYP~=S£\tTHB=฿\tTWD~=NT$\tVES=Bs.S\tVES~=VES\tXAF=FCF\tXOF=CFA\tXPF=CFP\tZMW~=Zk
    yue\tAUD=AU$\tBYN~=р.\tJPY=¥\tKRW=￦\tPHP=PHP\tXXX=XXX
    yue_Hans\tCNY=￥\tJPY=JP¥
    zh\tAUD=AU$\tBYN~=р.\tCNY=¥\tKRW=￦\tPHP=PHP\tTWD~=NT$\tXXX=XXX
    zh_Hans_HK\tCNY=CN¥
    zh_Hans_MO\tCNY=CN¥\tMOP=MOP$
    zh_Hans_SG\tCNY=CN¥\tSGD=$
    zh_Hant\tCNY=CN¥\tJPY=¥\tRON~=L\tTWD=$\tTWD~=$
    zh_Hant_HK\tKRW=₩\tTWD=NT$
    zh_Hant_MO\tKRW=₩\tMOP=MOP$\tTWD=NT$
    zu\tBYN~=P.\tDKK~=Kr\tISK~=Kr\tNOK~=Kr\tPHP=PHP\tPLN~=Zł\tSEK~=Kr\tTHB=฿\tTWD~=NT$\tUSD=$\tZAR=R
    """
}
