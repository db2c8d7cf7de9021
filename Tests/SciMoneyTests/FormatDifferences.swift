/// Locales that other programs write otherwise, each with the reason.
enum FormatDifferences {
  /// Locales whose region has a currency with a pattern and separators of its own in CLDR, with that currency.
  ///
  /// ICU takes the pattern of the region's currency for all currencies: `Intl.NumberFormat("en-DE", …)` writes
  /// `US$1,234.50`, and with `en-150`, from which `en-DE` inherits, `1.234,50 US$`. By CLDR (UTS #35, part 3, on
  /// currencies) the pattern is for its own currency alone.
  static let patternOfRegion: [String: String] = [
    "en_BE": "EUR", "en_DE": "EUR", "en_EE": "EUR", "en_ES": "EUR", "en_FI": "EUR", "en_FR": "EUR",
    "en_IT": "EUR", "en_LT": "EUR", "en_LV": "EUR", "en_NL": "EUR", "en_PT": "EUR", "en_SI": "EUR",
    "en_SK": "EUR", "kea_CV": "CVE", "pt_CV": "CVE", "tr_TR": "TRY",
  ]

  /// Locales that CLDR 48 has changed: ICU 77, which has CLDR 47 as Babel 2.18 has, writes as Babel does.
  static let changedInCLDR48 = names(
    """
    gl gl_ES gsw gsw_CH gsw_FR gsw_LI kok kok_Deva kok_Deva_IN nso nso_ZA sc sc_IT tn tn_BW
    tn_ZA tok tok_001 yue_Hans yue_Hans_CN
    """)

  /// Locales that are in ICU since CLDR 48; in CLDR 47 most of their elements are drafts.
  static let newInCLDR48 = names(
    """
    ba ba_RU scn scn_IT tyv tyv_RU
    """)

  /// Locales that Babel writes otherwise than ICU 77, which has the same version of CLDR.
  ///
  /// Babel keeps root's symbols and separators where the locale's own are marked as drafts, though contributed ones
  /// count by CLDR's rules. It takes no parent's pattern for accounting if the locale has one for amounts (`es_MX`), and
  /// has no notion of separators for currencies alone (`de_AT`) or of patterns of one currency (`en_150`).
  static let otherInBabel = names(
    """
    ar_SA ar_SO az_Cyrl az_Cyrl_AZ bn_IN brx brx_IN de_AT doi doi_IN en_150 en_BE en_CZ en_DE
    en_DK en_ES en_FI en_FR en_HU en_IT en_NL en_NO en_PL en_PT en_RO en_SE en_SI en_SK es_419
    es_AR es_BO es_BR es_BZ es_CL es_CO es_CR es_CU es_DO es_EC es_GQ es_GT es_HN es_MX es_NI
    es_PA es_PE es_PR es_PY es_SV es_US es_VE fr_MA fur fur_IT ks ks_Arab ks_Arab_IN ks_Deva
    ks_Deva_IN ksh ksh_DE ku ku_TR lij lij_IT mai mai_IN mni mni_Beng mni_Beng_IN mzn mzn_IR
    nds nds_DE nds_NL nqo nqo_GN oc oc_ES oc_FR os os_GE os_RU prg prg_PL ps ps_AF ps_PK qu
    qu_BO qu_PE sd_Deva sd_Deva_IN su su_Latn su_Latn_ID sw_KE szl szl_PL tg tg_TJ tt tt_RU ug
    ug_CN vec vec_IT vmw vmw_MZ wo wo_SN xh xh_ZA
    """)

  /// Locales of which both are true: CLDR 48 has another apostrophe for groups in Switzerland and Liechtenstein, and
  /// other signs in the rest; ICU 77 writes neither as Babel nor as ICU 78.
  static let changedAndOtherInBabel = names(
    """
    br br_FR cv cv_RU de_CH de_LI en_CH eo eo_001 fr_CH it_CH lmo lmo_IT rm rm_CH wae wae_CH
    """)

  /// All that Babel writes otherwise.
  static let inBabel = changedInCLDR48.union(newInCLDR48).union(otherInBabel).union(
    changedAndOtherInBabel)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
