// Written by scripts/date_tables.py; do not edit.
//
// From CLDR 47 (Babel 2.18.0). CLDR's data is © 2004-2025 Unicode, Inc., used under the Unicode licence; see
// LICENSE-UNICODE.txt.

/// How languages write days, as text that is searched where it stands.
enum DateTable {
  /// A locale, the pattern of a long date, the names of the months, and those of the days from Monday on; locales that are as their parent have no line.
  static let table = SortedTable(
    """
    aa\tdd MMMM y\tQunxa Garablu|Kudo|Ciggilta Kudo|Agda Baxis|Caxah Alsa|Qasa Dirri|Qado Dirri|Liiqen|Waysu|Diteli|Ximoli|Kaxxa Garablu\tEtleeni|Talaata|Arbaqa|Kamiisi|Gumqata|Sabti|Acaada
    aa_DJ\tdd MMMM y\tQunxa Garablu|Kudo|Ciggilta Kudo|Agda Baxis|Caxah Alsa|Qasa Dirri|Qado Dirri|Leqeeni|Waysu|Diteli|Ximoli|Kaxxa Garablu\tEtleeni|Talaata|Arbaqa|Kamiisi|Gumqata|Sabti|Acaada
    ab\td MMMM y 'ш'.\tАжьырныҳəа|Жəабран|Хəажəкыра|Мшаԥы|Лаҵара|Рашəара|Ԥхынгəы|Нанҳəа|Цəыббра|Жьҭаара|Абҵара|Ԥхынҷкәын\tАшәахьа|Аҩаша|Ахаша|Аԥшьаша|Ахәаша|Асабша|Амҽыша
    af\tdd MMMM y\tJanuarie|Februarie|Maart|April|Mei|Junie|Julie|Augustus|September|Oktober|November|Desember\tMaandag|Dinsdag|Woensdag|Donderdag|Vrydag|Saterdag|Sondag
    af_NA\td MMMM y\tJanuarie|Februarie|Maart|April|Mei|Junie|Julie|Augustus|September|Oktober|November|Desember\tMaandag|Dinsdag|Woensdag|Donderdag|Vrydag|Saterdag|Sondag
    agq\td MMMM y\tndzɔ̀ŋɔ̀nùm|ndzɔ̀ŋɔ̀kƗ̀zùʔ|ndzɔ̀ŋɔ̀tƗ̀dʉ̀ghà|ndzɔ̀ŋɔ̀tǎafʉ̄ghā|ndzɔ̀ŋèsèe|ndzɔ̀ŋɔ̀nzùghò|ndzɔ̀ŋɔ̀dùmlo|ndzɔ̀ŋɔ̀kwîfɔ̀e|ndzɔ̀ŋɔ̀tƗ̀fʉ̀ghàdzughù|ndzɔ̀ŋɔ̀ghǔuwelɔ̀m|ndzɔ̀ŋɔ̀chwaʔàkaa wo|ndzɔ̀ŋèfwòo\ttsuʔukpà|tsuʔughɔe|tsuʔutɔ̀mlò|tsuʔumè|tsuʔughɨ̂m|tsuʔndzɨkɔʔɔ|tsuʔntsɨ
    ak\tMMMM d, y\tƆpɛpɔn|Ɔgyefoɔ|Ɔbɛnem|Oforisuo|Kɔtɔnimma|Ayɛwohomumu|Kutawonsa|Ɔsanaa|Ɛbɔ|Ahinime|Obubuo|Ɔpɛnimma\tDwoada|Benada|Wukuada|Yawoada|Fiada|Memeneda|Kwasiada
    am\td MMMM y\tጃንዋሪ|ፌብሩዋሪ|ማርች|ኤፕሪል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክቶበር|ኖቬምበር|ዲሴምበር\tሰኞ|ማክሰኞ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ|እሑድ
    an\td MMMM 'de' y\tde chinero|de febrero|de marzo|d’abril|de mayo|de chunyo|de chuliol|d’agosto|de setiembre|d’octubre|de noviembre|d’aviento\tluns|martz|miercres|chueves|viernes|sabado|dominche
    ann\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    apc\ty MMMM d\tكانون التاني|شباط|أذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين التاني|كانون الأول\tالتنين|التلاتا|الأربعا|الخميس|الجمعة|السبت|الأحد
    ar\td MMMM y\tيناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_DZ\td MMMM y\tجانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_IQ\td MMMM y\tكانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_JO\td MMMM y\tكانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_LB\td MMMM y\tكانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_MA\td MMMM y\tيناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_MR\td MMMM y\tيناير|فبراير|مارس|إبريل|مايو|يونيو|يوليو|أغشت|شتمبر|أكتوبر|نوفمبر|دجمبر\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_PS\td MMMM y\tكانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_SY\td MMMM y\tكانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    ar_TN\td MMMM y\tجانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر\tالاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
    arn\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    as\td MMMM, y\tজানুৱাৰী|ফেব্ৰুৱাৰী|মাৰ্চ|এপ্ৰিল|মে’|জুন|জুলাই|আগষ্ট|ছেপ্তেম্বৰ|অক্টোবৰ|নৱেম্বৰ|ডিচেম্বৰ\tসোমবাৰ|মঙ্গলবাৰ|বুধবাৰ|বৃহস্পতিবাৰ|শুক্ৰবাৰ|শনিবাৰ|দেওবাৰ
    asa\td MMMM y\tJanuari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba\tJumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili
    ast\td MMMM 'de' y\tde xineru|de febreru|de marzu|d’abril|de mayu|de xunu|de xunetu|d’agostu|de setiembre|d’ochobre|de payares|d’avientu\tllunes|martes|miércoles|xueves|vienres|sábadu|domingu
    az\td MMMM y\tyanvar|fevral|mart|aprel|may|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr\tbazar ertəsi|çərşənbə axşamı|çərşənbə|cümə axşamı|cümə|şənbə|bazar
    az_Arab\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    az_Cyrl\td MMMM y\tјанвар|феврал|март|апрел|май|ијун|ијул|август|сентјабр|октјабр|нојабр|декабр\tбазар ертәси|чәршәнбә ахшамы|чәршәнбә|ҹүмә ахшамы|ҹүмә|шәнбә|базар
    ba\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    bal\td MMMM, y\tجنوری|پروری|مارچ|اپرێل|مئیی|جون|جۆلایی|اگست|ستمبر|اکتوبر|نئومبر|دسمبر\tدوشمبه|سئیشمبه|چارشمبه|پنچشمبه|جمه|شمبه|یکشمبه
    bal_Latn\td MMMM, y\tJanwari|Parwari|Márch|Aprél|Mai|Jun|Jólái|Agast|Satambar|Aktubar|Nawambar|Dasambar\tDoshambeh|Sayshambeh|Chárshambeh|Panchshambeh|Jomah|Shambeh|Yakshambeh
    bas\td MMMM y\tKɔndɔŋ|Màcɛ̂l|Màtùmb|Màtop|M̀puyɛ|Hìlòndɛ̀|Njèbà|Hìkaŋ|Dìpɔ̀s|Bìòôm|Màyɛsèp|Lìbuy li ńyèe\tŋgwà njaŋgumba|ŋgwà ûm|ŋgwà ŋgê|ŋgwà mbɔk|ŋgwà kɔɔ|ŋgwà jôn|ŋgwà nɔ̂y
    be\td MMMM y 'г'.\tстудзеня|лютага|сакавіка|красавіка|мая|чэрвеня|ліпеня|жніўня|верасня|кастрычніка|лістапада|снежня\tпанядзелак|аўторак|серада|чацвер|пятніца|субота|нядзеля
    be_TARASK\td MMMM y 'г'.\tстудзеня|лютага|сакавіка|красавіка|траўня|чэрвеня|ліпеня|жніўня|верасьня|кастрычніка|лістапада|сьнежня\tпанядзелак|аўторак|серада|чацьвер|пятніца|субота|нядзеля
    bem\td MMMM y\tJanuari|Februari|Machi|Epreo|Mei|Juni|Julai|Ogasti|Septemba|Oktoba|Novemba|Disemba\tPalichimo|Palichibuli|Palichitatu|Palichine|Palichisano|Pachibelushi|Pa Mulungu
    bew\td MMMM y\tJanuari|Pèbruari|Maret|April|Méi|Juni|Juli|Agustus|Sèptèmber|Oktober|Nopèmber|Désèmber\tSenèn|Selasa|Rebo|Kemis|Juma’at|Saptu|Minggu
    bez\td MMMM y\tpa mwedzi gwa hutala|pa mwedzi gwa wuvili|pa mwedzi gwa wudatu|pa mwedzi gwa wutai|pa mwedzi gwa wuhanu|pa mwedzi gwa sita|pa mwedzi gwa saba|pa mwedzi gwa nane|pa mwedzi gwa tisa|pa mwedzi gwa kumi|pa mwedzi gwa kumi na moja|pa mwedzi gwa kumi na mbili\tpa shahuviluha|pa hivili|pa hidatu|pa hitayi|pa hihanu|pa shahulembela|pa mulungu
    bg\td MMMM y 'г'.\tянуари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември\tпонеделник|вторник|сряда|четвъртък|петък|събота|неделя
    bgc\ty MMMM d\tजनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|अक्टूबर|नवम्बर|दिसंबर\tसोमवार|मंगलवार|बुधवार|बृहस्पतवार|शुक्रवार|शनिवार|ऐतवार
    bgn\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    bho\ty MMMM d\tजनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|अक्टूबर|नवंबर|दिसंबर\tसोमबार|मंगलबार|बुधबार|बृहस्पतिबार|शुक्रबार|सनीचर|रबीबार
    blo\tMMMM d y\tɩjikawǝrka kaŋɔrɔ|ɩjikpaka kaŋɔrɔ|arɛ́cika kaŋɔrɔ|njɩbɔ nɖʊka kaŋɔrɔ|acafʊnɖuka kaŋɔrɔ|anɔɔɖuka kaŋɔrɔ|alàlaka kaŋɔrɔ|ɩjikǝuka kaŋɔrɔ|abofʊmka kaŋɔrɔ|ɩjicimka kaŋɔrɔ|acapomka kaŋɔrɔ|anɔɔbʊnka kaŋɔrɔ\taɖɩtɛnɛɛ|atalaata|alaarba|alaamɩshɩ|arɩsǝma|asiibi|alahaɖɩ
    blt\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    bm\td MMMM y\tzanwuye|feburuye|marisi|awirili|mɛ|zuwɛn|zuluye|uti|sɛtanburu|ɔkutɔburu|nowanburu|desanburu\tntɛnɛ|tarata|araba|alamisa|juma|sibiri|kari
    bm_Nkoo\td MMMM y\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    bn\td MMMM, y\tজানুয়ারী|ফেব্রুয়ারী|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর\tসোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার
    bo\tསྤྱི་ལོ་y MMMMའི་ཚེས་d\tཟླ་བ་དང་པོ|ཟླ་བ་གཉིས་པ|ཟླ་བ་གསུམ་པ|ཟླ་བ་བཞི་པ|ཟླ་བ་ལྔ་པ|ཟླ་བ་དྲུག་པ|ཟླ་བ་བདུན་པ|ཟླ་བ་བརྒྱད་པ|ཟླ་བ་དགུ་པ|ཟླ་བ་བཅུ་པ|ཟླ་བ་བཅུ་གཅིག་པ|ཟླ་བ་བཅུ་གཉིས་པ\tགཟའ་ཟླ་བ་|གཟའ་མིག་དམར་|གཟའ་ལྷག་པ་|གཟའ་ཕུར་བུ་|གཟའ་པ་སངས་|གཟའ་སྤེན་པ་|གཟའ་ཉི་མ་
    br\td MMMM y\tGenver|Cʼhwevrer|Meurzh|Ebrel|Mae|Mezheven|Gouere|Eost|Gwengolo|Here|Du|Kerzu\tLun|Meurzh|Mercʼher|Yaou|Gwener|Sadorn|Sul
    brx\td MMMM, y\tजानुवारी|फेब्रूवारी|मार्च|एप्रिल|मे|जुन|जुलाई|आगष्ट|सेप्थेम्बर|अक्ट’बर|नवेम्बर|डिसेम्बर\tसमबार|मंगलबार|बुधबार|बिस्थिबार|सुखुरबार|सनिबार|रबिबार
    bs\td. MMMM y.\tjanuar|februar|mart|april|maj|juni|juli|august|septembar|oktobar|novembar|decembar\tponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    bs_Cyrl\tdd. MMMM y.\tјануар|фебруар|март|април|мај|јуни|јули|аугуст|септембар|октобар|новембар|децембар\tпонедјељак|уторак|сриједа|четвртак|петак|субота|недјеља
    bss\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    byn\tdd MMMM y\tልደትሪ|ካብኽብቲ|ክብላ|ፋጅኺሪ|ክቢቅሪ|ምኪኤል ትጟኒሪ|ኰርኩ|ማርያም ትሪ|ያኸኒ መሳቅለሪ|መተሉ|ምኪኤል መሽወሪ|ተሕሳስሪ\tሰኑ|ሰሊጝ|ለጓ ወሪ ለብዋ|ኣምድ|ኣርብ|ሰንበር ሽጓዅ|ሰንበር ቅዳዅ
    ca\td MMMM 'del' y\tde gener|de febrer|de març|d’abril|de maig|de juny|de juliol|d’agost|de setembre|d’octubre|de novembre|de desembre\tdilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge
    cad\tMMMM d, y\tCháykáhday Haˀimay|Tsahkápbiˀ|Wánit|Háshnihtiˀtiˀ|Háshnih Haˀimay|Háshnihtsiˀ|Násˀahˀatsus|Dahósikah nish|Híisikah nish|Nípbaatiˀtiˀ|Nípbaa Haˀimay|Cháykáhdaytiˀtiˀ\tWísts’i hayashuh|Bít hayashuh|Dahó hayashuh|Hiwí hayashuh|Dissik’an hayashuh|Inikuˀtiˀtiˀ|Inikuˀ
    cch\ty MMMM d\tPen Dyon|Pen Baʼa|Pen Atat|Pen Anas|Pen Atyon|Pen Achirim|Pen Atariba|Pen Awurr|Pen Shadon|Pen Shakur|Pen Kur Naba|Pen Kur Natat\tWai Tunga|Toki Gitung|Tsam Kasuwa|Wai Na Nas|Wai Na Tiyon|Wai Na Chirim|Wai Yoka Bawai
    ccp\td MMMM, y\t𑄎𑄚𑄪𑄠𑄢𑄨|𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨|𑄟𑄢𑄴𑄌𑄧|𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴|𑄟𑄬|𑄎𑄪𑄚𑄴|𑄎𑄪𑄣𑄭|𑄃𑄉𑄧𑄌𑄴𑄑𑄴|𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄃𑄧𑄇𑄴𑄑𑄬𑄝𑄧𑄢𑄴|𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴\t𑄥𑄧𑄟𑄴𑄝𑄢𑄴|𑄟𑄧𑄁𑄉𑄧𑄣𑄴𑄝𑄢𑄴|𑄝𑄪𑄖𑄴𑄝𑄢𑄴|𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴𑄝𑄢𑄴|𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴𑄝𑄢𑄴|𑄥𑄧𑄚𑄨𑄝𑄢𑄴|𑄢𑄧𑄝𑄨𑄝𑄢𑄴
    ce\ty MMMM d\tянварь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь\tоршот|шинара|кхаара|еара|пӀераска|шуот|кӀира
    ceb\tMMMM d, y\tEnero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Septyembre|Oktubre|Nobyembre|Disyembre\tLunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Domingo
    cgg\td MMMM y\tOkwokubanza|Okwakabiri|Okwakashatu|Okwakana|Okwakataana|Okwamukaaga|Okwamushanju|Okwamunaana|Okwamwenda|Okwaikumi|Okwaikumi na kumwe|Okwaikumi na ibiri\tOrwokubanza|Orwakabiri|Orwakashatu|Orwakana|Orwakataano|Orwamukaaga|Sande
    cho\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    chr\tMMMM d, y\tᎤᏃᎸᏔᏅ|ᎧᎦᎵ|ᎠᏅᏱ|ᎧᏬᏂ|ᎠᏂᏍᎬᏘ|ᏕᎭᎷᏱ|ᎫᏰᏉᏂ|ᎦᎶᏂ|ᏚᎵᏍᏗ|ᏚᏂᏅᏗ|ᏅᏓᏕᏆ|ᎥᏍᎩᏱ\tᎤᎾᏙᏓᏉᏅᎯ|ᏔᎵᏁᎢᎦ|ᏦᎢᏁᎢᎦ|ᏅᎩᏁᎢᎦ|ᏧᎾᎩᎶᏍᏗ|ᎤᎾᏙᏓᏈᏕᎾ|ᎤᎾᏙᏓᏆᏍᎬ
    cic\tMMMM d, y\tHashiʼ Ammoʼnaʼ|Hashiʼ Atokloʼ|Hashiʼ Atochchíʼnaʼ|Iiplal|Mih|Choon|Choola|Akaas|Siptimpaʼ|Aaktopaʼ|Nofimpaʼ|Tiisimpaʼ\tMantiʼ|Chostiʼ|Winstiʼ|Soistiʼ|Nannalhchifaʼ Nittak|Nittak Holloʼ Nakfish|Nittak Holloʼ
    ckb\tdی MMMMی y\tکانوونی دووەم|شوبات|ئازار|نیسان|ئایار|حوزەیران|تەمووز|ئاب|ئەیلوول|تشرینی یەکەم|تشرینی دووەم|کانونی یەکەم\tدووشەممە|سێشەممە|چوارشەممە|پێنجشەممە|ھەینی|شەممە|یەکشەممە
    co\td MMMM 'di' 'u' y\tdi ghjennaghju|di ferraghju|di marzu|d’aprile|di maghju|di ghjugnu|di lugliu|d’aostu|di sittembre|d’ottobre|di nuvembre|di dicembre\tluni|marti|mercuri|ghjovi|venneri|sabbatu|dumenica
    cop\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    cs\td. MMMM y\tledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince\tpondělí|úterý|středa|čtvrtek|pátek|sobota|neděle
    csw\ty MMMM d\tᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ|ᐸᐚᐦᒐᑭᓇᓰᐢ|ᒥᑭᓯᐏᐲᓯᒼ|ᓂᐢᑭᐲᓯᒼ|ᐊᓃᑭᐲᓯᒼ|ᐚᐏᐲᓯᒼ|ᐹᐢᑲᐦᐋᐏᐲᓯᒼ|ᐅᐸᐦᐅᐏᐲᓯᒼ|ᓄᒌᑐᐏᐲᓯᒼ|ᐱᓈᐢᑯᐏᐲᓯᒼ|ᐋᕽᐘᑎᓄᐏᐲᓯᒼ|ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ\tᐴᓂ ᐊᔭᒥᐦᐁᑮᓯᑳᐤ|ᓃᓱᑮᓯᑳᐤ|ᐋᐱᐦᑕᐘᐣ|ᐴᓂᐋᐱᐦᑕᐘᐣ|ᑫᑳᐨ ᒫᑎᓇᐍᑮᓯᑳᐤ|ᒫᑎᓇᐍᑮᓯᑳᐤ|ᐊᔭᒥᐦᐁᑮᓯᑳᐤ
    cu\ty MMMM d\tі҆аннꙋа́рїа|феврꙋа́рїа|ма́рта|а҆прі́ллїа|ма́їа|і҆ꙋ́нїа|і҆ꙋ́лїа|а҆́ѵгꙋста|септе́мврїа|ѻ҆ктѡ́врїа|ное́мврїа|деке́мврїа\tпонедѣ́льникъ|вто́рникъ|среда̀|четверто́къ|пѧто́къ|сꙋббѡ́та|недѣ́лѧ
    cv\td MMMM y 'ҫ'.\tкӑрлач|нарӑс|пуш|ака|ҫу|ҫӗртме|утӑ|ҫурла|авӑн|юпа|чӳк|раштав\tтунтикун|ытларикун|юнкун|кӗҫнерникун|эрнекун|шӑматкун|вырсарникун
    cy\td MMMM y\tIonawr|Chwefror|Mawrth|Ebrill|Mai|Mehefin|Gorffennaf|Awst|Medi|Hydref|Tachwedd|Rhagfyr\tDydd Llun|Dydd Mawrth|Dydd Mercher|Dydd Iau|Dydd Gwener|Dydd Sadwrn|Dydd Sul
    da\td. MMMM y\tjanuar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december\tmandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
    dav\td MMMM y\tMori ghwa imbiri|Mori ghwa kawi|Mori ghwa kadadu|Mori ghwa kana|Mori ghwa kasanu|Mori ghwa karandadu|Mori ghwa mfungade|Mori ghwa wunyanya|Mori ghwa ikenda|Mori ghwa ikumi|Mori ghwa ikumi na imweri|Mori ghwa ikumi na iwi\tKuramuka jimweri|Kuramuka kawi|Kuramuka kadadu|Kuramuka kana|Kuramuka kasanu|Kifula nguwo|Ituku ja jumwa
    de\td. MMMM y\tJanuar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember\tMontag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
    de_AT\td. MMMM y\tJänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember\tMontag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
    de_IT\td. MMMM y\tJänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember\tMontag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
    dje\td MMMM y\tŽanwiye|Feewiriye|Marsi|Awiril|Me|Žuweŋ|Žuyye|Ut|Sektanbur|Oktoobur|Noowanbur|Deesanbur\tAtinni|Atalaata|Alarba|Alhamisi|Alzuma|Asibti|Alhadi
    doi\td, MMMM y\tजनवरी|फरवरी|मार्च|अप्रैल|मेई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर\tसोमबार|मंगलबार|बुधबार|बीरबार|शुक्रबार|शनिबार|ऐतबार
    dsb\td. MMMM y\tjanuara|februara|měrca|apryla|maja|junija|julija|awgusta|septembra|oktobra|nowembra|decembra\tpónjeźele|wałtora|srjoda|stwórtk|pětk|sobota|njeźela
    dua\td MMMM y\tdimɔ́di|ŋgɔndɛ|sɔŋɛ|diɓáɓá|emiasele|esɔpɛsɔpɛ|madiɓɛ́díɓɛ́|diŋgindi|nyɛtɛki|mayésɛ́|tiníní|eláŋgɛ́\tmɔ́sú|kwasú|mukɔ́sú|ŋgisú|ɗónɛsú|esaɓasú|éti
    dv\td MMMM y\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    dyo\td MMMM y\tSanvie|Fébirie|Mars|Aburil|Mee|Sueŋ|Súuyee|Ut|Settembar|Oktobar|Novembar|Disambar\tTeneŋ|Talata|Alarbay|Aramisay|Arjuma|Sibiti|Dimas
    dz\tསྤྱི་ལོ་y MMMM ཚེས་ dd\tཟླ་དངཔ་|ཟླ་གཉིས་པ་|ཟླ་གསུམ་པ་|ཟླ་བཞི་པ་|ཟླ་ལྔ་པ་|ཟླ་དྲུག་པ|ཟླ་བདུན་པ་|ཟླ་བརྒྱད་པ་|ཟླ་དགུ་པ་|ཟླ་བཅུ་པ་|ཟླ་བཅུ་གཅིག་པ་|ཟླ་བཅུ་གཉིས་པ་\tགཟའ་མིག་དམར་|གཟའ་ལྷག་པ་|གཟའ་ཕུར་བུ་|གཟའ་པ་སངས་|གཟའ་སྤེན་པ་|གཟའ་ཉི་མ་|གཟའ་ཟླ་བ་
    ebu\td MMMM y\tMweri wa mbere|Mweri wa kaĩri|Mweri wa kathatũ|Mweri wa kana|Mweri wa gatano|Mweri wa gatantatũ|Mweri wa mũgwanja|Mweri wa kanana|Mweri wa kenda|Mweri wa ikũmi|Mweri wa ikũmi na ũmwe|Mweri wa ikũmi na Kaĩrĩ\tNjumatatu|Njumaine|Njumatano|Aramithi|Njumaa|NJumamothii|Kiumia
    ee\tMMMM d 'lia' y\tdzove|dzodze|tedoxe|afɔfĩe|dame|masa|siamlɔm|deasiamime|anyɔnyɔ|kele|adeɛmekpɔxe|dzome\tdzoɖa|blaɖa|kuɖa|yawoɖa|fiɖa|memleɖa|kɔsiɖa
    el\td MMMM y\tΙανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου\tΔευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή
    el_POLYTON\td MMMM y\tΙανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αὐγούστου|Σεπτεμβρίου|Ὀκτωβρίου|Νοεμβρίου|Δεκεμβρίου\tΔευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή
    en\tMMMM d, y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    en_001\td MMMM y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    en_AE\td MMMM y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    en_BW\tdd MMMM y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    en_BZ\tdd MMMM y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    en_Dsrt\ty MMMM d\t𐐖𐐰𐑌𐐷𐐭𐐯𐑉𐐨|𐐙𐐯𐐺𐑉𐐭𐐯𐑉𐐨|𐐣𐐪𐑉𐐽|𐐁𐐹𐑉𐐮𐑊|𐐣𐐩|𐐖𐐭𐑌|𐐖𐐭𐑊𐐴|𐐂𐑀𐐲𐑅𐐻|𐐝𐐯𐐹𐐻𐐯𐑋𐐺𐐲𐑉|𐐉𐐿𐐻𐐬𐐺𐐲𐑉|𐐤𐐬𐑂𐐯𐑋𐐺𐐲𐑉|𐐔𐐨𐑅𐐯𐑋𐐺𐐲𐑉\t𐐣𐐲𐑌𐐼𐐩|𐐓𐐭𐑆𐐼𐐩|𐐎𐐯𐑌𐑆𐐼𐐩|𐐛𐐲𐑉𐑆𐐼𐐩|𐐙𐑉𐐴𐐼𐐩|𐐝𐐰𐐻𐐲𐑉𐐼𐐩|𐐝𐐲𐑌𐐼𐐩
    en_MT\tdd MMMM y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    en_Shaw\ty MMMM d\t·𐑡𐑨𐑙𐑘𐑭𐑢𐑺𐑰|·𐑓𐑧𐑚𐑘𐑵𐑢𐑺𐑰|·𐑥𐑸𐑗|·𐑱𐑐𐑮𐑭𐑤|·𐑥𐑱|·𐑡𐑵𐑯|·𐑡𐑫𐑤𐑲|·𐑪𐑜𐑭𐑕𐑑|·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑸|·𐑷𐑒𐑑𐑴𐑚𐑸|·𐑯𐑴𐑝𐑧𐑥𐑚𐑸|·𐑛𐑭𐑕𐑧𐑥𐑚𐑸\t·𐑥𐑭𐑙𐑛𐑱|·𐑑𐑵𐑟𐑛𐑱|·𐑢𐑧𐑙𐑟𐑛𐑱|·𐑔𐑻𐑟𐑛𐑱|·𐑓𐑮𐑲𐑛𐑱|·𐑕𐑨𐑛𐑻𐑛𐑱|·𐑕𐑭𐑙𐑛𐑱
    en_ZA\tdd MMMM y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    en_ZW\tdd MMMM y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tMonday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
    eo\ty-MMMM-dd\tJanuaro|Februaro|Marto|Aprilo|Majo|Junio|Julio|Aŭgusto|Septembro|Oktobro|Novembro|Decembro\tlundo|mardo|merkredo|ĵaŭdo|vendredo|sabato|dimanĉo
    es\td 'de' MMMM 'de' y\tenero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre\tlunes|martes|miércoles|jueves|viernes|sábado|domingo
    es_HN\tdd 'de' MMMM 'de' y\tenero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre\tlunes|martes|miércoles|jueves|viernes|sábado|domingo
    es_PE\td 'de' MMMM 'de' y\tenero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre\tlunes|martes|miércoles|jueves|viernes|sábado|domingo
    es_UY\td 'de' MMMM 'de' y\tenero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre\tlunes|martes|miércoles|jueves|viernes|sábado|domingo
    et\td. MMMM y\tjaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember\tesmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev
    eu\ty('e')'ko' MMMM'ren' d('a')\turtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua\tastelehena|asteartea|asteazkena|osteguna|ostirala|larunbata|igandea
    ewo\td MMMM y\tngɔn osú|ngɔn bɛ̌|ngɔn lála|ngɔn nyina|ngɔn tána|ngɔn saməna|ngɔn zamgbála|ngɔn mwom|ngɔn ebulú|ngɔn awóm|ngɔn awóm ai dziá|ngɔn awóm ai bɛ̌\tmɔ́ndi|sɔ́ndɔ məlú mə́bɛ̌|sɔ́ndɔ məlú mə́lɛ́|sɔ́ndɔ məlú mə́nyi|fúladé|séradé|sɔ́ndɔ
    fa\td MMMM y\tژانویهٔ|فوریهٔ|مارس|آوریل|مهٔ|ژوئن|ژوئیهٔ|اوت|سپتامبر|اکتبر|نوامبر|دسامبر\tدوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه
    fa_AF\td MMMM y\tجنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر\tدوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه
    ff\td MMMM y\tsiilo|colte|mbooy|seeɗto|duujal|korse|morso|juko|siilto|yarkomaa|jolal|bowte\taaɓnde|mawbaare|njeslaare|naasaande|mawnde|hoore-biir|dewo
    ff_Adlm\td MMMM⹁ y\t𞤅𞤭𞥅𞤤𞤮|𞤕𞤮𞤤𞤼𞤮|𞤐𞤦𞤮𞥅𞤴𞤮|𞤅𞤫𞥅𞤼𞤮|𞤁𞤵𞥅𞤶𞤮|𞤑𞤮𞤪𞤧𞤮|𞤃𞤮𞤪𞤧𞤮|𞤔𞤵𞤳𞤮|𞤅𞤭𞤤𞤼𞤮|𞤒𞤢𞤪𞤳𞤮|𞤔𞤮𞤤𞤮|𞤄𞤮𞤱𞤼𞤮\t𞤀𞥄𞤩𞤵𞤲𞥋𞤣𞤫|𞤃𞤢𞤱𞤦𞤢𞥄𞤪𞤫|𞤐𞤶𞤫𞤧𞤤𞤢𞥄𞤪𞤫|𞤐𞤢𞥄𞤧𞤢𞥄𞤲𞤣𞤫|𞤃𞤢𞤱𞤲𞤣𞤫|𞤖𞤮𞤪𞤦𞤭𞤪𞥆𞤫|𞤈𞤫𞤬𞤦𞤭𞤪𞥆𞤫
    fi\td. MMMM y\ttammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta\tmaanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntai
    fil\tMMMM d, y\tEnero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre\tLunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo
    fo\td. MMMM y\tjanuar|februar|mars|apríl|mai|juni|juli|august|september|oktober|november|desember\tmánadagur|týsdagur|mikudagur|hósdagur|fríggjadagur|leygardagur|sunnudagur
    fr\td MMMM y\tjanvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre\tlundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
    frr\td. MMMM y\tJanewoore|Febrewoore|Maarts|April|Mei|Jüüne|Jüüle|August|September|Oktuuber|Nofember|Detsember\tMundai|Teisdai|Weedensdai|Tüürsdai|Freidai|Saninj|Söndai
    fur\td 'di' MMMM 'dal' y\tZenâr|Fevrâr|Març|Avrîl|Mai|Jugn|Lui|Avost|Setembar|Otubar|Novembar|Dicembar\tlunis|martars|miercus|joibe|vinars|sabide|domenie
    fy\td MMMM y\tJannewaris|Febrewaris|Maart|April|Maaie|Juny|July|Augustus|Septimber|Oktober|Novimber|Desimber\tmoandei|tiisdei|woansdei|tongersdei|freed|sneon|snein
    ga\td MMMM y\tEanáir|Feabhra|Márta|Aibreán|Bealtaine|Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig\tDé Luain|Dé Máirt|Dé Céadaoin|Déardaoin|Dé hAoine|Dé Sathairn|Dé Domhnaigh
    gaa\tMMMM d, y\tAharabata|Oflɔ|Otsokrikri|Abɛibe|Agbiɛnaa|Otukwajaŋ|Maawɛ|Manyawale|Gbo|Antɔŋ|Alemle|Afuabe\tJu|Jufɔ|Shɔ|Soo|Sohaa|Hɔɔ|Hɔgbaa
    gd\td'mh' MMMM y\tdhen Fhaoilleach|dhen Ghearran|dhen Mhàrt|dhen Ghiblean|dhen Chèitean|dhen Ògmhios|dhen Iuchar|dhen Lùnastal|dhen t-Sultain|dhen Dàmhair|dhen t-Samhain|dhen Dùbhlachd\tDiLuain|DiMàirt|DiCiadain|DiarDaoin|DihAoine|DiSathairne|DiDòmhnaich
    gez\tdd MMMM y\tጠሐረ|ከተተ|መገበ|አኀዘ|ግንባት|ሠንየ|ሐመለ|ነሐሰ|ከረመ|ጠቀመ|ኀደረ|ኀሠሠ\tሰኑይ|ሠሉስ|ራብዕ|ሐሙስ|ዓርበ|ቀዳሚት|እኁድ
    gl\td 'de' MMMM 'de' y\txaneiro|febreiro|marzo|abril|maio|xuño|xullo|agosto|setembro|outubro|novembro|decembro\tluns|martes|mércores|xoves|venres|sábado|domingo
    gn\ty MMMM d\tJasyteĩ|Jasykõi|Jasyapy|Jasyrundy|Jasypo|Jasypoteĩ|Jasypokõi|Jasypoapy|Jasyporundy|Jasypa|Jasypateĩ|Jasypakõi\tArakõi|Araapy|Ararundy|Arapo|Arapoteĩ|Arapokõi|Arateĩ
    gsw\td. MMMM y\tJanuar|Februar|März|April|Mai|Juni|Juli|Auguscht|Septämber|Oktoober|Novämber|Dezämber\tMääntig|Ziischtig|Mittwuch|Dunschtig|Friitig|Samschtig|Sunntig
    gu\td MMMM, y\tજાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર\tસોમવાર|મંગળવાર|બુધવાર|ગુરુવાર|શુક્રવાર|શનિવાર|રવિવાર
    guz\td MMMM y\tChanuari|Feburari|Machi|Apiriri|Mei|Juni|Chulai|Agosti|Septemba|Okitoba|Nobemba|Disemba\tChumatato|Chumaine|Chumatano|Aramisi|Ichuma|Esabato|Chumapiri
    gv\tdd MMMM y\tJerrey-geuree|Toshiaght-arree|Mayrnt|Averil|Boaldyn|Mean-souree|Jerrey-souree|Luanistyn|Mean-fouyir|Jerrey-fouyir|Mee Houney|Mee ny Nollick\tJelhein|Jemayrt|Jercean|Jerdein|Jeheiney|Jesarn|Jedoonee
    ha\td MMMM, y\tJanairu|Faburairu|Maris|Afirilu|Mayu|Yuni|Yuli|Agusta|Satumba|Oktoba|Nuwamba|Disamba\tLitinin|Talata|Laraba|Alhamis|Jummaʼa|Asabar|Lahadi
    ha_Arab\ty MMMM d\tجَنَيْرُ|ڢَبْرَيْرُ|مَرِسْ|أَڢْرِلُ|مَيُ|يُونِ|يُولِ|أَغُسْتَ|سَتُمْبَ|أُكْتوُبَ|نُوَمْبَ|دِسَمْبَ\tلِتِنِنْ|تَلَتَ|لَرَبَ|أَلْحَمِسْ|جُمَعَ|أَسَبَرْ|لَحَدِ
    haw\td MMMM y\tIanuali|Pepeluali|Malaki|ʻApelila|Mei|Iune|Iulai|ʻAukake|Kepakemapa|ʻOkakopa|Nowemapa|Kekemapa\tPoʻakahi|Poʻalua|Poʻakolu|Poʻahā|Poʻalima|Poʻaono|Lāpule
    he\td בMMMM y\tינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר\tיום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון
    hi\td MMMM y\tजनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर\tसोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
    hi_Latn\td MMMM, y\tJanuary|February|March|April|May|June|July|August|September|October|November|December\tSomwaar|Mangalwaar|Budhwaar|Guruwaar|Shukrawaar|Shaniwaar|Raviwaar
    hnj\ty MMMM d\t𞄆𞄬|𞄛𞄨𞄱𞄄𞄤𞄲𞄨|𞄒𞄫𞄰𞄒𞄪𞄱|𞄤𞄨𞄱|𞄀𞄪𞄴|𞄛𞄤𞄱𞄞𞄤𞄦|𞄔𞄩𞄴𞄆𞄨𞄰|𞄕𞄩𞄲𞄔𞄄𞄰𞄤|𞄛𞄤𞄱𞄒𞄤𞄰|𞄪𞄱𞄀𞄤𞄴|𞄚𞄦𞄲𞄤𞄚𞄄𞄰𞄫|𞄒𞄩𞄱𞄔𞄬𞄴\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    hr\td. MMMM y.\tsiječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca\tponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    hsb\td. MMMM y\tjanuara|februara|měrca|apryla|meje|junija|julija|awgusta|septembra|oktobra|nowembra|decembra\tpóndźela|wutora|srjeda|štwórtk|pjatk|sobota|njedźela
    hu\ty. MMMM d.\tjanuár|február|március|április|május|június|július|augusztus|szeptember|október|november|december\thétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap
    hy\tdd MMMM, y թ.\tհունվարի|փետրվարի|մարտի|ապրիլի|մայիսի|հունիսի|հուլիսի|օգոստոսի|սեպտեմբերի|հոկտեմբերի|նոյեմբերի|դեկտեմբերի\tերկուշաբթի|երեքշաբթի|չորեքշաբթի|հինգշաբթի|ուրբաթ|շաբաթ|կիրակի
    ia\td 'de' MMMM y\tjanuario|februario|martio|april|maio|junio|julio|augusto|septembre|octobre|novembre|decembre\tlunedi|martedi|mercuridi|jovedi|venerdi|sabbato|dominica
    id\td MMMM y\tJanuari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember\tSenin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu
    ie\td MMMM y\tjanuar|februar|marte|april|may|junio|julí|august|septembre|octobre|novembre|decembre\tlunedí|mardí|mercurdí|jovedí|venerdí|saturdí|soledí
    ig\td MMMM y\tJenụwarị|Febrụwarị|Maachị|Epreel|Mee|Jun|Julaị|Ọgọọst|Septemba|Ọktoba|Novemba|Disemba\tMọnde|Tiuzdee|Wenezdee|Tọọzdee|Fraịdee|Satọdee|Sọndee
    ii\ty MMMM d\tꋍꆪ|ꑍꆪ|ꌕꆪ|ꇖꆪ|ꉬꆪ|ꃘꆪ|ꏃꆪ|ꉆꆪ|ꈬꆪ|ꊰꆪ|ꊯꊪꆪ|ꊰꑋꆪ\tꆏꊂꋍ|ꆏꊂꑍ|ꆏꊂꌕ|ꆏꊂꇖ|ꆏꊂꉬ|ꆏꊂꃘ|ꑬꆏꑍ
    io\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    is\td. MMMM y\tjanúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember\tmánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur|sunnudagur
    it\td MMMM y\tgennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre\tlunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica
    iu\tMMMM d, y\tᔭᓐᓄᐊᓕ|ᕕᕝᕗᐊᓕ|ᒫᑦᓯ|ᐊᐃᑉᐳᓗ|ᒪᐃ|ᔫᓂ|ᔪᓚᐃ|ᐊᐅᒡᒍᓯ|ᓯᑎᐱᕆ|ᐆᑦᑑᕝᕙ|ᓄᕕᐱᕆ|ᑎᓯᐱᕆ\tᓇᒡᒐᔾᔭᐅ|ᓇᒡᒐᔾᔭᐅᓕᖅᑭ|ᐱᖓᑦᓯᖅ|ᓯᑕᒻᒥᖅ|ᑕᓪᓕᒻᒥᐅᑦ|ᓈᑦᓰᖑᔭᓛᕐᓂᐊᖅ|ᓈᑦᑏᖑᔭᖅ
    iu_Latn\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    ja\ty年M月d日\t1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月\t月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日
    jbo\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    jgo\ty MMMM d\tNduŋmbi Saŋ|Pɛsaŋ Pɛ́pá|Pɛsaŋ Pɛ́tát|Pɛsaŋ Pɛ́nɛ́kwa|Pɛsaŋ Pataa|Pɛsaŋ Pɛ́nɛ́ntúkú|Pɛsaŋ Saambá|Pɛsaŋ Pɛ́nɛ́fɔm|Pɛsaŋ Pɛ́nɛ́pfúꞋú|Pɛsaŋ Nɛgɛ́m|Pɛsaŋ Ntsɔ̌pmɔ́|Pɛsaŋ Ntsɔ̌ppá\tMɔ́ndi|Ápta Mɔ́ndi|Wɛ́nɛsɛdɛ|Tɔ́sɛdɛ|Fɛlâyɛdɛ|Sásidɛ|Sɔ́ndi
    jmc\td MMMM y\tJanuari|Februari|Machi|Aprilyi|Mei|Junyi|Julyai|Agusti|Septemba|Oktoba|Novemba|Desemba\tJumatatuu|Jumanne|Jumatanu|Alhamisi|Ijumaa|Jumamosi|Jumapilyi
    jv\td MMMM y\tJanuari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember\tSenin|Selasa|Rabu|Kamis|Jumat|Sabtu|Ahad
    ka\td MMMM, y\tიანვარი|თებერვალი|მარტი|აპრილი|მაისი|ივნისი|ივლისი|აგვისტო|სექტემბერი|ოქტომბერი|ნოემბერი|დეკემბერი\tორშაბათი|სამშაბათი|ოთხშაბათი|ხუთშაბათი|პარასკევი|შაბათი|კვირა
    kaa\ty MMMM d\tянварь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь\tдүйшемби|сийшемби|сәршемби|пийшемби|жума|шемби|екшемби
    kaa_Latn\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    kab\td MMMM y\tYennayer|Fuṛar|Meɣres|Yebrir|Mayyu|Yunyu|Yulyu|Ɣuct|Ctembeṛ|Tubeṛ|Nunembeṛ|Duǧembeṛ\tSanass|Kraḍass|Kuẓass|Samass|Sḍisass|Sayass|Yanass
    kaj\ty MMMM d\tHywan A̱yrnig|Hywan A̱hwa|Hywan A̱tat|Hywan A̱naai|Hywan A̱pfwon|Hywan A̱kitat|Hywan A̱tyirin|Hywan A̱ninai|Hywan A̱kumviriyin|Hywan Swak|Hywan Swak B’a̱yrnig|Hywan Swak B’a̱hwa\tLintani|Talata|Larba|Lamit|Juma|Asabar|Ladi
    kam\td MMMM y\tMwai wa mbee|Mwai wa kelĩ|Mwai wa katatũ|Mwai wa kana|Mwai wa katano|Mwai wa thanthatũ|Mwai wa muonza|Mwai wa nyaanya|Mwai wa kenda|Mwai wa ĩkumi|Mwai wa ĩkumi na ĩmwe|Mwai wa ĩkumi na ilĩ\tWa kwambĩlĩlya|Wa kelĩ|Wa katatũ|Wa kana|Wa katano|Wa thanthatũ|Wa kyumwa
    kcg\ty MMMM d\tZwat Juwung|Zwat Swiyang|Zwat Tsat|Zwat Nyai|Zwat Tswon|Zwat Ataah|Zwat Anatat|Zwat Arinai|Zwat Akubunyung|Zwat Swag|Zwat Mangjuwang|Zwat Swag-Ma-Suyang\tTanii|Talata|Larba|Lamit|Juma|Asabat|Ladi
    kde\td MMMM y\tMwedi Ntandi|Mwedi wa Pili|Mwedi wa Tatu|Mwedi wa Nchechi|Mwedi wa Nnyano|Mwedi wa Nnyano na Umo|Mwedi wa Nnyano na Mivili|Mwedi wa Nnyano na Mitatu|Mwedi wa Nnyano na Nchechi|Mwedi wa Nnyano na Nnyano|Mwedi wa Nnyano na Nnyano na U|Mwedi wa Nnyano na Nnyano na M\tLiduva lyatatu|Liduva lyanchechi|Liduva lyannyano|Liduva lyannyano na linji|Liduva lyannyano na mavili|Liduva litandi|Liduva lyapili
    kea\td 'di' MMMM 'di' y\tJaneru|Febreru|Marsu|Abril|Maiu|Junhu|Julhu|Agostu|Setenbru|Otubru|Nuvenbru|Dizenbru\tsigunda-fera|tersa-fera|kuarta-fera|kinta-fera|sesta-fera|sábadu|dumingu
    ken\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    kgp\td 'ne' MMMM, y\t1-Kysã|2-Kysã|3-Kysã|4-Kysã|5-Kysã|6-Kysã|7-Kysã|8-Kysã|9-Kysã|10-Kysã|11-Kysã|12-Kysã\tpir-kurã-há|régre-kurã-há|tẽgtũ-kurã-há|vẽnhkãgra-kurã-há|pénkar-kurã-há|savnu|numĩggu
    khq\td MMMM y\tŽanwiye|Feewiriye|Marsi|Awiril|Me|Žuweŋ|Žuyye|Ut|Sektanbur|Oktoobur|Noowanbur|Deesanbur\tAtini|Atalata|Alarba|Alhamiisa|Aljuma|Assabdu|Alhadi
    ki\td MMMM y\tNjenuarĩ|Mwere wa kerĩ|Mwere wa gatatũ|Mwere wa kana|Mwere wa gatano|Mwere wa gatandatũ|Mwere wa mũgwanja|Mwere wa kanana|Mwere wa kenda|Mwere wa ikũmi|Mwere wa ikũmi na ũmwe|Ndithemba\tNjumatatũ|Njumaine|Njumatana|Aramithi|Njumaa|Njumamothi|Kiumia
    kk\ty 'ж'. d MMMM\tқаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан\tдүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі
    kk_Arab\td-MMMM، y\tقاڭتار|اقپان|ناۋرىز|ءساۋىر|مامىر|ماۋسىم|شىلدە|تامىز|قىركۇيەك|قازان|قاراشا|جەلتوقسان\tدۇيسەنبى|سەيسەنبى|سارسەنبى|بەيسەنبى|جۇما|سەنبى|جەكسەنبى
    kkj\td MMMM y\tpamba|wanja|mbiyɔ mɛndoŋgɔ|Nyɔlɔmbɔŋgɔ|Mɔnɔ ŋgbanja|Nyaŋgwɛ ŋgbanja|kuŋgwɛ|fɛ|njapi|nyukul|M11|ɓulɓusɛ\tlundi|mardi|mɛrkɛrɛdi|yedi|vaŋdɛrɛdi|mɔnɔ sɔndi|sɔndi
    kl\tdd MMMM y\tjanuaarip|februaarip|marsip|apriilip|maajip|juunip|juulip|aggustip|septembarip|oktobarip|novembarip|decembarip\tataasinngorneq|marlunngorneq|pingasunngorneq|sisamanngorneq|tallimanngorneq|arfininngorneq|sapaat
    kln\td MMMM y\tMulgul|Ng’atyaato|Kiptaamo|Iwootkuut|Mamuut|Paagi|Ng’eiyeet|Rooptui|Bureet|Epeeso|Kipsuunde ne taai|Kipsuunde nebo aeng’\tKotaai|Koaeng’|Kosomok|Koang’wan|Komuut|Kolo|Kotisap
    km\td MMMM y\tមករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ\tច័ន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ
    kn\tMMMM d, y\tಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿಲ್|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗಸ್ಟ್|ಸೆಪ್ಟೆಂಬರ್|ಅಕ್ಟೋಬರ್|ನವೆಂಬರ್|ಡಿಸೆಂಬರ್\tಸೋಮವಾರ|ಮಂಗಳವಾರ|ಬುಧವಾರ|ಗುರುವಾರ|ಶುಕ್ರವಾರ|ಶನಿವಾರ|ಭಾನುವಾರ
    ko\ty년 MMMM d일\t1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월\t월요일|화요일|수요일|목요일|금요일|토요일|일요일
    kok\td MMMM y\tजानेवारी|फेब्रुवारी|मार्च|एप्रील|मे|जून|जुलय|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर\tसोमार|मंगळार|बुधवार|बिरेस्तार|शुक्रार|शेनवार|आयतार
    kok_Latn\td MMMM, y\tJaner|Febrer|Mars|Abril|Mai|Jun|Julai|Agost|Setembr|Otubr|Novembr|Dezembr\tSomar|Mongllar|Budhvar|Birestar|Sukrar|Sonvar|Aitar
    kpe\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    ks\tMMMM d, y\tجنؤری|فرؤری|مارٕچ|اپریل|مئی|جوٗن|جُلَے|اگست|ستمبر|اکتوٗبر|نومبر|دَسَمبَر\tژٔندرٕروار|بۆموار|بودوار|برؠسوار|جُمہ|بٹوار|اَتھوار
    ks_Deva\td MMMM y\tजनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सतमबर|अक्तूबर|नवमबर|दसमबर\tच़ंदिरवार|बोमवार|बोदवार|ब्रेसवार|जुमा|बटवार|आथवार
    ksb\td MMMM y\tJanuali|Febluali|Machi|Aplili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba\tJumaatatu|Jumaane|Jumaatano|Alhamisi|Ijumaa|Jumaamosi|Jumaapii
    ksf\td MMMM y\tŋwíí a ntɔ́ntɔ|ŋwíí akǝ bɛ́ɛ|ŋwíí akǝ ráá|ŋwíí akǝ nin|ŋwíí akǝ táan|ŋwíí akǝ táafɔk|ŋwíí akǝ táabɛɛ|ŋwíí akǝ táaraa|ŋwíí akǝ táanin|ŋwíí akǝ ntɛk|ŋwíí akǝ ntɛk di bɔ́k|ŋwíí akǝ ntɛk di bɛ́ɛ\tlǝndí|maadí|mɛkrɛdí|jǝǝdí|júmbá|samdí|sɔ́ndǝ
    ksh\td. MMMM y\tJannewa|Fäbrowa|Määz|Aprell|Mai|Juuni|Juuli|Oujoß|Septämber|Oktohber|Novämber|Dezämber\tMohndaach|Dinnsdaach|Metwoch|Dunnersdaach|Friidaach|Samsdaach|Sunndaach
    ku\td'ê' MMMM'a' y'an'\trêbendan|sibat|adar|nîsan|gulan|hezîran|tîrmeh|tebax|îlon|cotmeh|mijdar|berfanbar\tduşem|sêşem|çarşem|pêncşem|înî|şemî|yekşem
    kw\td MMMM y\tmis Genver|mis Hwevrer|mis Meurth|mis Ebrel|mis Me|mis Metheven|mis Gortheren|mis Est|mis Gwynngala|mis Hedra|mis Du|mis Kevardhu\tdy Lun|dy Meurth|dy Merher|dy Yow|dy Gwener|dy Sadorn|dy Sul
    kxv\td MMMM y\tpusu lenju|maha lenju|pagu lenju|hire lenju|bese lenju|jaṭṭa lenju|aasaḍi lenju|srabĩ lenju|bado lenju|dasara lenju|divi lenju|pande lenju\tsmbara|mangaḍa|pudara|laki vara|sukru vara|sani vara|aadi vara
    kxv_Deva\td MMMM y\tपुसु लेञ्जु|माहाका लेञ्जु|पागुणी लेञ्जु|हिरे लेञ्जु|बेसे लेञ्जु|जाटा लेञ्जु|आसाड़ी लेञ्जु|स्राबाँ लेञ्जु|बोदो लेञ्जु|दसारा लेञ्जु|दिवी लेञ्जु|पान्डे लेञ्जु\tसाॅम्वारा|मंगाड़ा|पुद्दारा|लाक्कि वारा|सुकुरु वारा|सान्नि वारा|आदि वारा
    kxv_Orya\td MMMM y\tପୁସୁ ଲେଞ୍ଜୁ|ମାହାକା ଲେଞ୍ଜୁ|ପାଗୁଣି ଲେଞ୍ଜୁ|ହିରେ ଲେଞ୍ଜୁ|ବେସେ ଲେଞ୍ଜୁ|ଜାଟା ଲେଞ୍ଜୁ|ଆସାଡ଼ି ଲେଞ୍ଜୁ|ସ୍ରାବାଁ ଲେଞ୍ଜୁ|ବଦ ଲେଞ୍ଜୁ|ଦାସାରା ଲେଞ୍ଜୁ|ଦିୱିଡ଼ି ଲେଞ୍ଜୁ|ପାଣ୍ଡେ ଲେଞ୍ଜୁ\tସମ୍ବାରା|ମାଙ୍ଗାଡ଼ା|ପୁଦାରା|ଲାକି ୱାରା|ସୁକ୍ରୁ ୱାରା|ସାନି ୱାରା|ଆଦି ୱାରା
    kxv_Telu\td MMMM y\tమాగ|గుండు|హిరెఇ|బెసెకి|లండి|రాత|బాన్దపాణా|బార్సి|అస్ర|దివెడి|పాండు|పుసు\tనమారా|మాంగాడా|వుదారా|లాకివరా|నుక్ వరా|సానివరా|వారమి
    ky\ty-'ж'., d-MMMM\tянварь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь\tдүйшөмбү|шейшемби|шаршемби|бейшемби|жума|ишемби|жекшемби
    la\t'die' d MMMM y\tIanuarii|Februarii|Martii|Aprilis|Maii|Iunii|Iulii|Augusti|Septembris|Octobris|Novembris|Decembris\tdies Lunae|dies Martis|dies Mercurii|dies Iovis|dies Veneris|dies Saturni|dies Solis
    lag\td MMMM y\tKʉfúngatɨ|Kʉnaanɨ|Kʉkeenda|Kwiikumi|Kwiinyambála|Kwiidwaata|Kʉmʉʉnchɨ|Kʉvɨɨrɨ|Kʉsaatʉ|Kwiinyi|Kʉsaano|Kʉsasatʉ\tJumatátu|Jumaíne|Jumatáano|Alamíisi|Ijumáa|Jumamóosi|Jumapíiri
    lb\td. MMMM y\tJanuar|Februar|Mäerz|Abrëll|Mee|Juni|Juli|August|September|Oktober|November|Dezember\tMéindeg|Dënschdeg|Mëttwoch|Donneschdeg|Freideg|Samschdeg|Sonndeg
    lg\td MMMM y\tJanwaliyo|Febwaliyo|Marisi|Apuli|Maayi|Juuni|Julaayi|Agusito|Sebuttemba|Okitobba|Novemba|Desemba\tBalaza|Lwakubiri|Lwakusatu|Lwakuna|Lwakutaano|Lwamukaaga|Sabbiiti
    lij\td MMMM 'do' y\tde zenâ|de frevâ|de marso|d’arvî|de mazzo|de zugno|de luggio|d’agosto|de settembre|d’ottobre|de novembre|de dexembre\tlunesdì|mätesdì|mäcordì|zeuggia|venardì|sabbo|domenega
    lkt\tMMMM d, y\tWiótheȟika Wí|Thiyóȟeyuŋka Wí|Ištáwičhayazaŋ Wí|Pȟežítȟo Wí|Čhaŋwápetȟo Wí|Wípazukȟa-wašté Wí|Čhaŋpȟásapa Wí|Wasútȟuŋ Wí|Čhaŋwápeǧi Wí|Čhaŋwápe-kasná Wí|Waníyetu Wí|Tȟahékapšuŋ Wí\tAŋpétuwaŋži|Aŋpétunuŋpa|Aŋpétuyamni|Aŋpétutopa|Aŋpétuzaptaŋ|Owáŋgyužažapi|Aŋpétuwakȟaŋ
    lld\td MMMM y\tde jená|de forá|de merz|d’aurí|de ma|de jügn|de messé|d’aost|de setëmber|d’otober|de novëmber|de dezëmber\tlönesc|mertesc|mercui|jöbia|vëndres|sabeda|domënia
    lmo\ty MMMM d\tsginer|fevrer|marz|avril|masg|sgiugn|luj|avost|setember|otover|november|dicember\tlundì|mardì|mercoldì|sgiovedì|venerdì|sabet|domenega
    ln\td MMMM y\tsánzá ya yambo|sánzá ya míbalé|sánzá ya mísáto|sánzá ya mínei|sánzá ya mítáno|sánzá ya motóbá|sánzá ya nsambo|sánzá ya mwambe|sánzá ya libwa|sánzá ya zómi|sánzá ya zómi na mɔ̌kɔ́|sánzá ya zómi na míbalé\tmokɔlɔ mwa yambo|mokɔlɔ mwa míbalé|mokɔlɔ mwa mísáto|mokɔlɔ ya mínéi|mokɔlɔ ya mítáno|mpɔ́sɔ|eyenga
    lo\td MMMM y\tມັງກອນ|ກຸມພາ|ມີນາ|ເມສາ|ພຶດສະພາ|ມິຖຸນາ|ກໍລະກົດ|ສິງຫາ|ກັນຍາ|ຕຸລາ|ພະຈິກ|ທັນວາ\tວັນຈັນ|ວັນອັງຄານ|ວັນພຸດ|ວັນພະຫັດ|ວັນສຸກ|ວັນເສົາ|ວັນອາທິດ
    lrc\ty MMMM d\tجانڤیە|فئڤریە|مارس|آڤریل|مئی|جوٙأن|جوٙلا|آگوست|سئپتامر|ئوکتوڤر|نوڤامر|دئسامر\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    lt\ty 'm'. MMMM d 'd'.\tsausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio\tpirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis
    ltg\ty MMMM d\tjanvars|februars|marts|apreļs|majs|juņs|juļs|augusts|septembris|oktobris|novembris|decembris\tpyrmūdīne|ūtardīne|trešdīne|catūrtdīne|pīktdīne|sastdīne|svātdīne
    lu\td MMMM y\tCiongo|Lùishi|Lusòlo|Mùuyà|Lumùngùlù|Lufuimi|Kabàlàshìpù|Lùshìkà|Lutongolo|Lungùdi|Kaswèkèsè|Ciswà\tNkodya|Ndàayà|Ndangù|Njòwa|Ngòvya|Lubingu|Lumingu
    luo\td MMMM y\tDwe mar Achiel|Dwe mar Ariyo|Dwe mar Adek|Dwe mar Ang’wen|Dwe mar Abich|Dwe mar Auchiel|Dwe mar Abiriyo|Dwe mar Aboro|Dwe mar Ochiko|Dwe mar Apar|Dwe mar gi achiel|Dwe mar Apar gi ariyo\tWuok Tich|Tich Ariyo|Tich Adek|Tich Ang’wen|Tich Abich|Ngeso|Jumapil
    luy\td MMMM y\tJanuari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba\tJumatatu|Jumanne|Jumatano|Murwa wa Kanne|Murwa wa Katano|Jumamosi|Jumapiri
    lv\ty. 'gada' d. MMMM\tjanvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris\tpirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena
    mai\td MMMM y\tजनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर\tसोम दिन|मंगल दिन|बुध दिन|बृहस्पति दिन|शुक्र दिन|शनि दिन|रवि दिन
    mas\td MMMM y\tOladalʉ́|Arát|Ɔɛnɨ́ɔɨŋɔk|Olodoyíóríê inkókúâ|Oloilépūnyīē inkókúâ|Kújúɔrɔk|Mórusásin|Ɔlɔ́ɨ́bɔ́rárɛ|Kúshîn|Olgísan|Pʉshʉ́ka|Ntʉ́ŋʉ́s\tJumatátu|Jumane|Jumatánɔ|Alaámisi|Jumáa|Jumamósi|Jumapílí
    mdf\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    mer\td MMMM y\tJanuarĩ|Feburuarĩ|Machi|Ĩpurũ|Mĩĩ|Njuni|Njuraĩ|Agasti|Septemba|Oktũba|Novemba|Dicemba\tMuramuko|Wairi|Wethatu|Wena|Wetano|Jumamosi|Kiumia
    mfe\td MMMM y\tzanvie|fevriye|mars|avril|me|zin|zilye|out|septam|oktob|novam|desam\tlindi|mardi|merkredi|zedi|vandredi|samdi|dimans
    mg\td MMMM y\tJanoary|Febroary|Martsa|Aprily|Mey|Jona|Jolay|Aogositra|Septambra|Oktobra|Novambra|Desambra\tAlatsinainy|Talata|Alarobia|Alakamisy|Zoma|Asabotsy|Alahady
    mgh\td MMMM y\tMweri wo kwanza|Mweri wo unayeli|Mweri wo uneraru|Mweri wo unecheshe|Mweri wo unethanu|Mweri wo thanu na mocha|Mweri wo saba|Mweri wo nane|Mweri wo tisa|Mweri wo kumi|Mweri wo kumi na moja|Mweri wo kumi na yel’li\tJumatatu|Jumanne|Jumatano|Arahamisi|Ijumaa|Jumamosi|Sabato
    mgo\ty MMMM d\timəg mbegtug|imeg àbùbì|imeg mbəŋchubi|iməg ngwə̀t|iməg fog|iməg ichiibɔd|iməg àdùmbə̀ŋ|iməg ichika|iməg kud|iməg tèsiʼe|iməg zò|iməg krizmed\tAneg 2|Aneg 3|Aneg 4|Aneg 5|Aneg 6|Aneg 7|Aneg 1
    mhn\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    mi\td MMMM y\tHānuere|Pēpuere|Māehe|Āpereira|Mei|Hune|Hūrae|Ākuhata|Hepetema|Oketopa|Noema|Tīhema\tMane|Tūrei|Wenerei|Tāite|Paraire|Rāhoroi|Rātapu
    mic\tMMMM d, y\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    mk\td MMMM y 'г'.\tјануари|февруари|март|април|мај|јуни|јули|август|септември|октомври|ноември|декември\tпонеделник|вторник|среда|четврток|петок|сабота|недела
    ml\ty, MMMM d\tജനുവരി|ഫെബ്രുവരി|മാർച്ച്|ഏപ്രിൽ|മേയ്|ജൂൺ|ജൂലൈ|ഓഗസ്റ്റ്|സെപ്റ്റംബർ|ഒക്‌ടോബർ|നവംബർ|ഡിസംബർ\tതിങ്കളാഴ്‌ച|ചൊവ്വാഴ്ച|ബുധനാഴ്‌ച|വ്യാഴാഴ്‌ച|വെള്ളിയാഴ്‌ച|ശനിയാഴ്‌ച|ഞായറാഴ്‌ച
    mn\ty 'оны' MMMM'ын' d\tнэгдүгээр сар|хоёрдугаар сар|гуравдугаар сар|дөрөвдүгээр сар|тавдугаар сар|зургаадугаар сар|долоодугаар сар|наймдугаар сар|есдүгээр сар|аравдугаар сар|арван нэгдүгээр сар|арван хоёрдугаар сар\tдаваа|мягмар|лхагва|пүрэв|баасан|бямба|ням
    mn_Mong\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    mn_Mong_MN\ty ᠋ᠣᠨ ᠤMMMM᠎᠎ ᠤᠩ d\tᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ|ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ|ᠭᠣᠷᠪᠡᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ|ᠳᠥᠷᠪᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ|ᠲᠠᠪᠣᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ|ᠵᠢᠷᠭᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ|ᠲᠣᠯᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ|ᠨᠠᠢᠮᠠᠳᠥᠭᠠᠷ ᠰᠠᠷ᠎ᠠ|ᠶᠢᠰᠥᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ|ᠠᠷᠪᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ|ᠠᠷᠪᠠᠨ ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ᠎ᠠ|ᠠᠷᠪᠠᠨ ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ᠎ᠠ\tᠳᠠᠸᠠ|ᠮᠢᠠᠠᠮᠠᠷ|ᡀᠠᠭᠪᠠ|ᠫᠦᠷᠪᠦ|ᠪᠠᠰᠠᠩ|ᠪᠢᠮᠪᠠ|ᠨᠢᠮ᠎ᠠ
    mni\tMMMM d, y\tজনুৱারী|ফেব্রুৱারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|‌ওগষ্ট|সেপ্টেম্বর|ওক্টোবর|নভেম্বর|ডিসেম্বর\tনিংথৌকাবা|লৈবাকপোকপা|য়ুমশকৈশা|শগোলশেন|ইরাই|থাংজ|নোংমাইজিং
    mni_Mtei\td MMMM, y\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    moh\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    mr\td MMMM, y\tजानेवारी|फेब्रुवारी|मार्च|एप्रिल|मे|जून|जुलै|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर\tसोमवार|मंगळवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
    ms\td MMMM y\tJanuari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember\tIsnin|Selasa|Rabu|Khamis|Jumaat|Sabtu|Ahad
    ms_Arab\td MMMM y\tجانواري|فيبواري|مچ|اڤريل|مي|جون|جولاي|ݢوس|سيڤتيمبر|اوکتوبر|نوۏيمبر|ديسيمبر\tاثنين|ثلاث|رابو|خميس|جمعة|سبتو|احد
    mt\td 'ta'’ MMMM y\tJannar|Frar|Marzu|April|Mejju|Ġunju|Lulju|Awwissu|Settembru|Ottubru|Novembru|Diċembru\tIt-Tnejn|It-Tlieta|L-Erbgħa|Il-Ħamis|Il-Ġimgħa|Is-Sibt|Il-Ħadd
    mua\td MMMM y\tFĩi Loo|Cokcwaklaŋne|Cokcwaklii|Fĩi Marfoo|Madǝǝuutǝbijaŋ|Mamǝŋgwãafahbii|Mamǝŋgwãalii|Madǝmbii|Fĩi Dǝɓlii|Fĩi Mundaŋ|Fĩi Gwahlle|Fĩi Yuru\tComlaaɗii|Comzyiiɗii|Comkolle|Comkaldǝɓlii|Comgaisuu|Comzyeɓsuu|Com’yakke
    mus\tMMMM d, y\tRvfo Cuse|Hotvle Hvse|Tasahcuce|Tasahce Rakko|Ke Hvse|Kvco Hvse|Hiyuce|Hiyo Rakko|Otowoskuce|Otowoskv Rakko|Ehole|Rvfo Rakko\tEnhvteceskv|Enhvteceskv Enhvyvtke|Ennvrkvpv|Ennvrkvpv Enhvyvtke|Nak Okkoskv Nettv|Nettv Cakʼcuse|Nettvʼcako
    my\ty MMMM d\tဇန်နဝါရီ|ဖေဖော်ဝါရီ|မတ်|ဧပြီ|မေ|ဇွန်|ဇူလိုင်|ဩဂုတ်|စက်တင်ဘာ|အောက်တိုဘာ|နိုဝင်ဘာ|ဒီဇင်ဘာ\tတနင်္လာ|အင်္ဂါ|ဗုဒ္ဓဟူး|ကြာသပတေး|သောကြာ|စနေ|တနင်္ဂနွေ
    myv\ty MMMM d\tякшамков|даволков|эйзюрков|чадыков|панжиков|аштемков|медьков|умарьков|таштамков|ожоков|сундерьков|ацамков\tатяньчистэ|вастаньчистэ|куншкачистэ|калоньчистэ|сюконьчистэ|шлямочистэ|таргочистэ
    mzn\ty MMMM d\tژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    naq\td MMMM y\tǃKhanni|ǃKhanǀgôab|ǀKhuuǁkhâb|ǃHôaǂkhaib|ǃKhaitsâb|Gamaǀaeb|ǂKhoesaob|Aoǁkhuumûǁkhâb|Taraǀkhuumûǁkhâb|ǂNûǁnâiseb|ǀHooǂgaeb|Hôasoreǁkhâb\tMantaxtsees|Denstaxtsees|Wunstaxtsees|Dondertaxtsees|Fraitaxtsees|Satertaxtsees|Sontaxtsees
    nb\td. MMMM y\tjanuar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember\tmandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
    nd\td MMMM y\tZibandlela|Nhlolanja|Mbimbitho|Mabasa|Nkwenkwezi|Nhlangula|Ntulikazi|Ncwabakazi|Mpandula|Mfumfu|Lwezi|Mpalakazi\tMvulo|Sibili|Sithathu|Sine|Sihlanu|Mgqibelo|Sonto
    nds\td. MMMM y\tJanuaar|Februaar|März|April|Mai|Juni|Juli|August|September|Oktover|November|Dezember\tMaandag|Dingsdag|Middeweken|Dunnersdag|Freedag|Sünnavend|Sünndag
    ne\ty MMMM d\tजनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर\tसोमबार|मङ्गलबार|बुधबार|बिहिबार|शुक्रबार|शनिबार|आइतबार
    nl\td MMMM y\tjanuari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december\tmaandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag
    nmg\td MMMM y\tngwɛn matáhra|ngwɛn ńmba|ngwɛn ńlal|ngwɛn ńna|ngwɛn ńtan|ngwɛn ńtuó|ngwɛn hɛmbuɛrí|ngwɛn lɔmbi|ngwɛn rɛbvuâ|ngwɛn wum|ngwɛn wum navǔr|krísimin\tmɔ́ndɔ|sɔ́ndɔ mafú mába|sɔ́ndɔ mafú málal|sɔ́ndɔ mafú mána|mabágá má sukul|sásadi|sɔ́ndɔ
    nn\td. MMMM y\tjanuar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember\tmåndag|tysdag|onsdag|torsdag|fredag|laurdag|søndag
    nnh\t'lyɛ'̌ʼ d 'na' MMMM, y\tsaŋ tsetsɛ̀ɛ lùm|saŋ kàg ngwóŋ|saŋ lepyè shúm|saŋ cÿó|saŋ tsɛ̀ɛ cÿó|saŋ njÿoláʼ|saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ|saŋ mbʉ̀ŋ|saŋ ngwɔ̀ʼ mbÿɛ|saŋ tàŋa tsetsáʼ|saŋ mejwoŋó|saŋ lùm\tmvfò lyɛ̌ʼ|mbɔ́ɔntè mvfò lyɛ̌ʼ|tsètsɛ̀ɛ lyɛ̌ʼ|mbɔ́ɔntè tsetsɛ̀ɛ lyɛ̌ʼ|mvfò màga lyɛ̌ʼ|màga lyɛ̌ʼ|lyɛʼɛ́ sẅíŋtè
    no\td. MMMM y\tjanuar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember\tmandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
    nqo\ty MMMM d\tߓߌ߲ߠߊߥߎߟߋ߲|ߞߏ߲ߞߏߜߍ|ߕߙߊߓߊ|ߞߏ߲ߞߏߘߌ߬ߓߌ|ߘߓߊ߬ߕߊ|ߥߊ߬ߛߌ߬ߥߙߊ|ߞߊ߬ߙߌߝߐ߭|ߘߓߊ߬ߓߌߟߊ|ߕߎߟߊߝߌ߲|ߞߏ߲ߓߌߕߌ߮|ߣߍߣߍߓߊ|ߞߏߟߌ߲ߞߏߟߌ߲\tߞߐ߬ߓߊ߬ߟߏ߲|ߞߐ߬ߟߏ߲|ߞߎߣߎ߲ߟߏ߲|ߓߌߟߏ߲|ߛߌ߬ߣߌ߲߬ߟߏ߲|ߞߍ߲ߘߍߟߏ߲|ߞߊ߯ߙߌߟߏ߲
    nr\ty MMMM d\tJanabari|uFeberbari|uMatjhi|u-Apreli|Meyi|Juni|Julayi|Arhostosi|Septemba|Oktoba|Usinyikhaba|Disemba\tuMvulo|uLesibili|Lesithathu|uLesine|ngoLesihlanu|umGqibelo|uSonto
    nso\ty MMMM d\tJaneware|Febereware|Matšhe|Aporele|Mei|June|Julae|Agosetose|Setemere|Oktobore|Nofemere|Disemere\tMošupologo|Labobedi|Laboraro|Labone|Labohlano|Mokibelo|Lamorena
    nus\td MMMM y\tTiop thar pɛt|Pɛt|Duɔ̱ɔ̱ŋ|Guak|Duät|Kornyoot|Pay yie̱tni|Tho̱o̱r|Tɛɛr|Laath|Kur|Tio̱p in di̱i̱t\tJiec la̱t|Rɛw lätni|Diɔ̱k lätni|Ŋuaan lätni|Dhieec lätni|Bäkɛl lätni|Cäŋ kuɔth
    nv\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    ny\ty MMMM d\tJanuwale|Febuluwale|Malichi|Epulo|Mei|Juni|Julai|Ogasiti|Seputemba|Okutoba|Novemba|Disemba\tLolemba|Lachiwiri|Lachitatu|Lachinayi|Lachisanu|Loweruka|Lamulungu
    nyn\td MMMM y\tOkwokubanza|Okwakabiri|Okwakashatu|Okwakana|Okwakataana|Okwamukaaga|Okwamushanju|Okwamunaana|Okwamwenda|Okwaikumi|Okwaikumi na kumwe|Okwaikumi na ibiri\tOrwokubanza|Orwakabiri|Orwakashatu|Orwakana|Orwakataano|Orwamukaaga|Sande
    oc\td MMMM 'de' y\tde genièr|de febrièr|de març|d’abril|de mai|de junh|de julhet|d’agost|de setembre|d’octòbre|de novembre|de decembre\tdiluns|dimars|dimècres|dijòus|divendres|dissabte|dimenge
    oc_ES\td 'de' MMMM 'de' y\tgèr|hereuèr|març|abriu|mai|junh|juriòl|agost|seteme|octobre|noveme|deseme\tdeluns|dimars|dimèrcles|dijaus|diuendres|dissabte|dimenge
    om\tMMMM d, y\tAmajjii|Guraandhala|Bitootessa|Eebila|Caamsaa|Waxabajjii|Adoolessa|Hagayya|Fulbaana|Onkoloolessa|Sadaasa|Mudde\tWiixata|Kibxata|Roobii|Kamisa|Jimaata|Sanbata|Dilbata
    or\tMMMM d, y\tଜାନୁଆରୀ|ଫେବୃଆରୀ|ମାର୍ଚ୍ଚ|ଅପ୍ରେଲ|ମଇ|ଜୁନ|ଜୁଲାଇ|ଅଗଷ୍ଟ|ସେପ୍ଟେମ୍ବର|ଅକ୍ଟୋବର|ନଭେମ୍ବର|ଡିସେମ୍ବର\tସୋମବାର|ମଙ୍ଗଳବାର|ବୁଧବାର|ଗୁରୁବାର|ଶୁକ୍ରବାର|ଶନିବାର|ରବିବାର
    os\td MMMM, y 'аз'\tянвары|февралы|мартъийы|апрелы|майы|июны|июлы|августы|сентябры|октябры|ноябры|декабры\tкъуырисӕр|дыццӕг|ӕртыццӕг|цыппӕрӕм|майрӕмбон|сабат|хуыцаубон
    osa\tMMMM d, y\t𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓟|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓮𐓘𐓰𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓯𐓘𐓬𐓟|𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓟𐓵𐓪͘𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐒼𐓣𐓟𐓰𐓪𐓬𐓘|𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟|𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛|𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣|𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘\t𐒹𐓘͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓣|𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘|𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣|𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘|𐒹𐓘͘𐓬𐓘 𐓈𐓘 𐓵𐓘𐓲𐓘 𐓻𐓣͘|𐒹𐓘͘𐓬𐓘 𐓂𐓤𐓘𐓸𐓟 𐓣͘𐓤𐓟|𐒹𐓘͘𐓬𐓘 𐓏𐓘𐓤𐓘͘𐓰𐓘𐓤𐓣
    pa\td MMMM y\tਜਨਵਰੀ|ਫ਼ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ\tਸੋਮਵਾਰ|ਮੰਗਲਵਾਰ|ਬੁੱਧਵਾਰ|ਵੀਰਵਾਰ|ਸ਼ੁੱਕਰਵਾਰ|ਸ਼ਨਿੱਚਰਵਾਰ|ਐਤਵਾਰ
    pa_Arab\td MMMM y\tجنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر\tپیر|منگل|بُدھ|جمعرات|جمعہ|ہفتہ|اتوار
    pap\td MMMM y\tYanüari|Febrüari|Mart|Aprel|Mei|Yüni|Yüli|Ougùstùs|Sèptèmber|Òktober|Novèmber|Desèmber\tdjaluna|djamars|djarason|djaweps|djabièrnè|djasabra|djadumingu
    pcm\td MMMM y\tJénúári|Fẹ́búári|Mach|Éprel|Mee|Jun|Julai|Ọgọst|Sẹptẹ́mba|Ọktóba|Nọvẹ́mba|Disẹ́mba\tMọ́ndè|Tiúzdè|Wẹ́nẹ́zdè|Tọ́zdè|Fraídè|Sátọdè|Sọ́ndè
    pis\ty MMMM d\tJanuare|Febuare|Mas|Eprel|Mei|Jun|Julae|Ogus|Septemba|Oktoba|Novemba|Disemba\tMande|Tiusde|Wenesde|Tosde|Fraede|Satade|Sande
    pl\td MMMM y\tstycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia\tponiedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela
    prg\ty 'mettas' d. MMMM\trags|wassarins|pūlis|sakkis|zallaws|sīmenis|līpa|daggis|sillins|spallins|lapkrūtis|sallaws\tpanadīli|wisasīdis|pussisawaiti|ketwirtiks|pēntniks|sabattika|nadīli
    ps\ty MMMM d\tجنوري|فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سېپتمبر|اکتوبر|نومبر|دسمبر\tدونۍ|درېنۍ|څلرنۍ|پينځنۍ|جمعه|اونۍ|يونۍ
    pt\td 'de' MMMM 'de' y\tjaneiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro\tsegunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo
    qu\td MMMM y\tEnero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre\tLunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo
    quc\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    raj\ty MMMM d\tजनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|अक्टूबर|नवंबर|दिसंबर\tसोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
    rhg\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    rif\tdd MMMM y\tyennayer|febrayer|mars|yebril|mayyu|yunyu|yulyuz|ɣucct|cutenber|kṭuber|nuwember|dujember\tletnayen|ttlat|larbeɛ|lexmis|jjemɛa|ssebt|lḥed
    rm\td MMMM y\tda schaner|da favrer|da mars|d’avrigl|da matg|da zercladur|da fanadur|d’avust|da settember|d’october|da november|da december\tglindesdi|mardi|mesemna|gievgia|venderdi|sonda|dumengia
    rn\td MMMM y\tNzero|Ruhuhuma|Ntwarante|Ndamukiza|Rusama|Ruheshi|Mukakaro|Nyandagaro|Nyakanga|Gitugutu|Munyonyo|Kigarama\tKu wa mbere|Ku wa kabiri|Ku wa gatatu|Ku wa kane|Ku wa gatanu|Ku wa gatandatu|Ku w’indwi
    ro\td MMMM y\tianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie\tluni|marți|miercuri|joi|vineri|sâmbătă|duminică
    rof\td MMMM y\tMweri wa kwanza|Mweri wa kaili|Mweri wa katatu|Mweri wa kaana|Mweri wa tanu|Mweri wa sita|Mweri wa saba|Mweri wa nane|Mweri wa tisa|Mweri wa ikumi|Mweri wa ikumi na moja|Mweri wa ikumi na mbili\tIjumatatu|Ijumanne|Ijumatano|Alhamisi|Ijumaa|Ijumamosi|Ijumapili
    ru\td MMMM y 'г'.\tянваря|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря\tпонедельник|вторник|среда|четверг|пятница|суббота|воскресенье
    rw\ty MMMM d\tMutarama|Gashyantare|Werurwe|Mata|Gicurasi|Kamena|Nyakanga|Kanama|Nzeri|Ukwakira|Ugushyingo|Ukuboza\tKuwa mbere|Kuwa kabiri|Kuwa gatatu|Kuwa kane|Kuwa gatanu|Kuwa gatandatu|Ku cyumweru
    rwk\td MMMM y\tJanuari|Februari|Machi|Aprilyi|Mei|Junyi|Julyai|Agusti|Septemba|Oktoba|Novemba|Desemba\tJumatatuu|Jumanne|Jumatanu|Alhamisi|Ijumaa|Jumamosi|Jumapilyi
    sa\td MMMM y\tजनवरीमासः|फरवरीमासः|मार्चमासः|अप्रैलमासः|मईमासः|जूनमासः|जुलाईमासः|अगस्तमासः|सितंबरमासः|अक्तूबरमासः|नवंबरमासः|दिसंबरमासः\tसोमवासरः|मंगलवासरः|बुधवासरः|गुरुवासर:|शुक्रवासरः|शनिवासरः|रविवासरः
    sah\ty, MMMM d\tТохсунньу|Олунньу|Кулун тутар|Муус устар|Ыам ыйын|Бэс ыйын|От ыйын|Атырдьых ыйын|Балаҕан ыйын|Алтынньы|Сэтинньи|ахсынньы\tбэнидиэнньик|оптуорунньук|сэрэдэ|чэппиэр|Бээтиҥсэ|субуота|баскыһыанньа
    saq\td MMMM y\tLapa le obo|Lapa le waare|Lapa le okuni|Lapa le ong’wan|Lapa le imet|Lapa le ile|Lapa le sapa|Lapa le isiet|Lapa le saal|Lapa le tomon|Lapa le tomon obo|Lapa le tomon waare\tMderot ee kuni|Mderot ee ong’wan|Mderot ee inet|Mderot ee ile|Mderot ee sapa|Mderot ee kwe|Mderot ee are
    sat\td MMMM y\tᱡᱟᱱᱣᱟᱨᱤ|ᱯᱷᱟᱨᱣᱟᱨᱤ|ᱢᱟᱨᱪ|ᱟᱯᱨᱮᱞ|ᱢᱮ|ᱡᱩᱱ|ᱡᱩᱞᱟᱭ|ᱟᱜᱟᱥᱛ|ᱥᱮᱯᱴᱮᱢᱵᱟᱨ|ᱚᱠᱴᱚᱵᱟᱨ|ᱱᱟᱣᱟᱢᱵᱟᱨ|ᱫᱤᱥᱟᱢᱵᱟᱨ\tᱚᱛᱮ|ᱵᱟᱞᱮ|ᱥᱟᱹᱜᱩᱱ|ᱥᱟᱹᱨᱫᱤ|ᱡᱟᱹᱨᱩᱢ|ᱧᱩᱦᱩᱢ|ᱥᱤᱸᱜᱮ
    sat_Deva\td MMMM y\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    sbp\td MMMM y\tMupalangulwa|Mwitope|Mushende|Munyi|Mushende Magali|Mujimbi|Mushipepo|Mupuguto|Munyense|Mokhu|Musongandembwe|Muhaano\tJumatatu|Jumanne|Jumatano|Alahamisi|Ijumaa|Jumamosi|Mulungu
    sc\td 'de' MMMM 'de' 'su' y\tghennàrgiu|freàrgiu|martzu|abrile|maju|làmpadas|trìulas|austu|cabudanni|santugaine|santandria|nadale\tlunis|martis|mèrcuris|giòbia|chenàbura|sàbadu|domìniga
    scn\td MMMM y\tjinnaru|frivaru|marzu|aprili|maju|giugnu|giugnettu|agustu|sittèmmiru|uttùviru|nuvèmmiru|dicèmmiru\tlunnidìa|martidìa|mercuridìa|jovidìa|venniridìa|sàbbatu|dumìnica
    sd\ty MMMM d\tجنوري|فيبروري|مارچ|اپريل|مئي|جون|جولاءِ|آگسٽ|سيپٽمبر|آڪٽوبر|نومبر|ڊسمبر\tسومر|اڱارو|اربع|خميس|جمعو|ڇنڇر|آچر
    sd_Deva\tMMMM d, y\tजनवरी|फेबरवरी|मार्चु|अप्रेल|मई|जून|जुलाई|आगस्ट|सप्टेंबर|आक्टोबर|नवंबर|डिसंबर\tसूमर|मंगलु|ॿुधर|विस्पत|जुमो|छंछर|आर्तवार
    sdh\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    se\ty MMMM d\tođđajagemánnu|guovvamánnu|njukčamánnu|cuoŋománnu|miessemánnu|geassemánnu|suoidnemánnu|borgemánnu|čakčamánnu|golggotmánnu|skábmamánnu|juovlamánnu\tvuossárga|maŋŋebárga|gaskavahkku|duorasdat|bearjadat|lávvardat|sotnabeaivi
    se_FI\td MMMM y\tođđajagemánnu|guovvamánnu|njukčamánnu|cuoŋománnu|miessemánnu|geassemánnu|suoidnemánnu|borgemánnu|čakčamánnu|golggotmánnu|skábmamánnu|juovlamánnu\tmánnodat|disdat|gaskavahkku|duorastat|bearjadat|lávvordat|sotnabeaivi
    seh\td 'de' MMMM 'de' y\tJaneiro|Fevreiro|Marco|Abril|Maio|Junho|Julho|Augusto|Setembro|Otubro|Novembro|Decembro\tChiposi|Chipiri|Chitatu|Chinai|Chishanu|Sabudu|Dimingu
    ses\td MMMM y\tŽanwiye|Feewiriye|Marsi|Awiril|Me|Žuweŋ|Žuyye|Ut|Sektanbur|Oktoobur|Noowanbur|Deesanbur\tAtinni|Atalaata|Alarba|Alhamiisa|Alzuma|Asibti|Alhadi
    sg\td MMMM y\tNyenye|Fulundïgi|Mbängü|Ngubùe|Bêläwü|Föndo|Lengua|Kükürü|Mvuka|Ngberere|Nabändüru|Kakauka\tBïkua-ûse|Bïkua-ptâ|Bïkua-usïö|Bïkua-okü|Lâpôsö|Lâyenga|Bikua-ôko
    shi\td MMMM y\tⵉⵏⵏⴰⵢⵔ|ⴱⵕⴰⵢⵕ|ⵎⴰⵕⵚ|ⵉⴱⵔⵉⵔ|ⵎⴰⵢⵢⵓ|ⵢⵓⵏⵢⵓ|ⵢⵓⵍⵢⵓⵣ|ⵖⵓⵛⵜ|ⵛⵓⵜⴰⵏⴱⵉⵔ|ⴽⵜⵓⴱⵔ|ⵏⵓⵡⴰⵏⴱⵉⵔ|ⴷⵓⵊⴰⵏⴱⵉⵔ\tⴰⵢⵏⴰⵙ|ⴰⵙⵉⵏⴰⵙ|ⴰⴽⵕⴰⵙ|ⴰⴽⵡⴰⵙ|ⵙⵉⵎⵡⴰⵙ|ⴰⵙⵉⴹⵢⴰⵙ|ⴰⵙⴰⵎⴰⵙ
    shi_Latn\td MMMM y\tinnayr|bṛayṛ|maṛṣ|ibrir|mayyu|yunyu|yulyuz|ɣuct|cutanbir|ktubr|nuwanbir|dujanbir\taynas|asinas|akṛas|akwas|asimwas|asiḍyas|asamas
    shn\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    si\ty MMMM d\tජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්\tසඳුදා|අඟහරුවාදා|බදාදා|බ්‍රහස්පතින්දා|සිකුරාදා|සෙනසුරාදා|ඉරිදා
    sid\tdd MMMM y\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tSanyo|Maakisanyo|Roowe|Hamuse|Arbe|Qidaame|Sambata
    sk\td. MMMM y\tjanuára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra\tpondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa
    skr\ty MMMM d\tجنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر\tسوموار|منگل|ٻدھ|خمیس|جمعہ|چھݨ چھݨ|اتوار
    sl\td. MMMM y\tjanuar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december\tponedeljek|torek|sreda|četrtek|petek|sobota|nedelja
    sma\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    smj\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    smn\tMMMM d. y\tuđđâivemáánu|kuovâmáánu|njuhčâmáánu|cuáŋuimáánu|vyesimáánu|kesimáánu|syeinimáánu|porgemáánu|čohčâmáánu|roovvâdmáánu|skammâmáánu|juovlâmáánu\tvuossaargâ|majebaargâ|koskoho|tuorâstuv|vástuppeeivi|lávurduv|pasepeeivi
    sms\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    sn\ty MMMM d\tNdira|Kukadzi|Kurume|Kubvumbi|Chivabvu|Chikumi|Chikunguru|Nyamavhuvhu|Gunyana|Gumiguru|Mbudzi|Zvita\tMuvhuro|Chipiri|Chitatu|China|Chishanu|Mugovera|Svondo
    so\tMMMM d, y\tJanaayo|Febraayo|Maarso|Abriil|Maayo|Juun|Luulyo|Agosto|Sebtembar|Oktoobar|Noofeembar|Diseembar\tIsniin|Talaado|Arbaco|Khamiis|Jimco|Sabti|Axad
    sq\td MMMM y\tjanar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor\te hënë|e martë|e mërkurë|e enjte|e premte|e shtunë|e diel
    sr\td. MMMM y.\tјануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар\tпонедељак|уторак|среда|четвртак|петак|субота|недеља
    sr_Cyrl_BA\td. MMMM y.\tјануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар\tпонедјељак|уторак|сриједа|четвртак|петак|субота|недјеља
    sr_Cyrl_ME\td. MMMM y.\tјануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар\tпонедељак|уторак|сриједа|четвртак|петак|субота|недјеља
    sr_Latn\td. MMMM y.\tjanuar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar\tponedeljak|utorak|sreda|četvrtak|petak|subota|nedelja
    sr_Latn_BA\td. MMMM y.\tjanuar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar\tponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    sr_Latn_ME\td. MMMM y.\tjanuar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar\tponedeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
    ss\ty MMMM d\tBhimbidvwane|iNdlovana|iNdlovu-lenkhulu|Mabasa|iNkhwekhweti|iNhlaba|Kholwane|iNgci|iNyoni|iMphala|Lweti|iNgongoni\tuMsombuluko|Lesibili|Lesitsatfu|Lesine|Lesihlanu|uMgcibelo|Lisontfo
    ssy\tdd MMMM y\tQunxa Garablu|Kudo|Ciggilta Kudo|Agda Baxis|Caxah Alsa|Qasa Dirri|Qado Dirri|Liiqen|Waysu|Diteli|Ximoli|Kaxxa Garablu\tSani|Salus|Rabuq|Camus|Jumqata|Qunxa Sambat|Naba Sambat
    st\ty MMMM d\tPherekgong|Hlakola|Hlakubele|Mmesa|Motsheanong|Phupjane|Phupu|Phato|Lwetse|Mphalane|Pudungwana|Tshitwe\tMantaha|Labobedi|Laboraro|Labone|Labohlano|Moqebelo|Sontaha
    su\td MMMM y\tJanuari|Pébruari|Maret|April|Méi|Juni|Juli|Agustus|Séptémber|Oktober|Nopémber|Désémber\tSenén|Salasa|Rebo|Kemis|Jumaah|Saptu|Minggu
    sv\td MMMM y\tjanuari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december\tmåndag|tisdag|onsdag|torsdag|fredag|lördag|söndag
    sw\td MMMM y\tJanuari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba\tJumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili
    syr\td ܒMMMM y\tܟܢܘܢ ܐܚܪܝܐ|ܫܒܛ|ܐܕܪ|ܢܝܣܢ|ܐܝܪ|ܚܙܝܪܢ|ܬܡܘܙ|ܐܒ|ܐܝܠܘܠ|ܬܫܪܝܢ ܩܕܡܝܐ|ܬܫܪܝܢ ܐܚܪܝܐ|ܟܢܘܢ ܩܕܡܝܐ\tܬܪܝܢܒܫܒܐ|ܬܠܬܒܫܒܐ|ܐܪܒܥܒܫܒܐ|ܚܡܫܒܫܒܐ|ܥܪܘܒܬܐ|ܫܒܬܐ|ܚܕܒܫܒܐ
    szl\td MMMM y\tstycznia|lutego|marca|kwietnia|moja|czyrwca|lipca|siyrpnia|września|października|listopada|grudnia\tpyńdziałek|wtorek|strzoda|sztwortek|piōntek|sobota|niydziela
    ta\td MMMM, y\tஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்\tதிங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி|ஞாயிறு
    te\td MMMM, y\tజనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే|జూన్|జులై|ఆగస్టు|సెప్టెంబర్|అక్టోబర్|నవంబర్|డిసెంబర్\tసోమవారం|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం|శనివారం|ఆదివారం
    teo\td MMMM y\tOrara|Omuk|Okwamg’|Odung’el|Omaruk|Omodok’king’ol|Ojola|Opedel|Osokosokoma|Otibar|Olabor|Opoo\tNakaebarasa|Nakaare|Nakauni|Nakaung’on|Nakakany|Nakasabiti|Nakaejuma
    tg\tdd MMMM y\tЯнвар|Феврал|Март|Апрел|Май|Июн|Июл|Август|Сентябр|Октябр|Ноябр|Декабр\tДушанбе|Сешанбе|Чоршанбе|Панҷшанбе|Ҷумъа|Шанбе|Якшанбе
    th\td MMMM y\tมกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม\tวันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์
    ti\tMMMM d, y\tጥሪ|ለካቲት|መጋቢት|ሚያዝያ|ጉንበት|ሰነ|ሓምለ|ነሓሰ|መስከረም|ጥቅምቲ|ሕዳር|ታሕሳስ\tሰኑይ|ሰሉስ|ረቡዕ|ሓሙስ|ዓርቢ|ቀዳም|ሰንበት
    tig\tdd MMMM y\tጃንዩወሪ|ፌብሩወሪ|ማርች|ኤፕረል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክተውበር|ኖቬምበር|ዲሴምበር\tሰኖ|ታላሸኖ|ኣረርባዓ|ከሚሽ|ጅምዓት|ሰንበት ንኢሽ|ሰንበት ዓባይ
    tk\td MMMM y\týanwar|fewral|mart|aprel|maý|iýun|iýul|awgust|sentýabr|oktýabr|noýabr|dekabr\tduşenbe|sişenbe|çarşenbe|penşenbe|anna|şenbe|ýekşenbe
    tn\ty MMMM d\tFerikgong|Tlhakole|Mopitlo|Moranang|Motsheganang|Seetebosigo|Phukwi|Phatwe|Lwetse|Diphalane|Ngwanatsele|Sedimonthole\tMosupologo|Labobedi|Laboraro|Labone|Labotlhano|Matlhatso|Tshipi
    to\td MMMM y\tSānuali|Fēpueli|Maʻasi|ʻEpeleli|Mē|Sune|Siulai|ʻAokosi|Sēpitema|ʻOkatopa|Nōvema|Tīsema\tMōnite|Tūsite|Pulelulu|Tuʻapulelulu|Falaite|Tokonaki|Sāpate
    tok\ty MMMM d\tmun #1|mun #2|mun #3|mun #4|mun #5|mun #6|mun #7|mun #8|mun #9|mun #10|mun #11|mun #12\tsuno esun #1|suno esun #2|suno esun #3|suno esun #4|suno esun #5|suno esun #6|suno esun #7
    tpi\tdd MMMM y\tJanueri|Februeri|Mas|Epril|Me|Jun|Julai|Ogas|Septemba|Oktoba|Novemba|Desemba\tMande|Tunde|Trinde|Fonde|Fraide|Sarere|Sande
    tr\td MMMM y\tOcak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık\tPazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar
    trv\ty MMMM d\tKingal idas|Dha idas|Tru idas|Spat idas|Rima idas|Mataru idas|Empitu idas|Maspat idas|Mngari idas|Maxal idas|Maxal kingal idas|Maxal dha idas\ttgKingal jiyax iyax sngayan|tgDha jiyax iyax sngayan|tgTru jiyax iyax sngayan|tgSpac jiyax iyax sngayan|tgRima jiyax iyax sngayan|tgMataru jiyax iyax sngayan|Jiyax sngayan
    trw\td MMMM، y\tجنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر\tدُوشیمے|گھن آنگا|چارشیمے|پَئ شیمے|شُوگار|لَو آنگا|ایکشیمے
    ts\ty MMMM d\tSunguti|Nyenyenyani|Nyenyankulu|Dzivamisoko|Mudyaxihi|Khotavuxika|Mawuwani|Mhawuri|Ndzhati|Nhlangula|Hukuri|N’wendzamhala\tMusumbhunuku|Ravumbirhi|Ravunharhu|Ravumune|Ravuntlhanu|Mugqivela|Sonta
    tt\td MMMM, y 'ел'\tгыйнвар|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь\tдүшәмбе|сишәмбе|чәршәмбе|пәнҗешәмбе|җомга|шимбә|якшәмбе
    twq\td MMMM y\tŽanwiye|Feewiriye|Marsi|Awiril|Me|Žuweŋ|Žuyye|Ut|Sektanbur|Oktoobur|Noowanbur|Deesanbur\tAtinni|Atalaata|Alarba|Alhamiisa|Alzuma|Asibti|Alhadi
    tyv\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    tzm\td MMMM y\tYennayer|Yebrayer|Mars|Ibrir|Mayyu|Yunyu|Yulyuz|Ɣuct|Cutanbir|Kṭuber|Nwanbir|Dujanbir\tAynas|Asinas|Akras|Akwas|Asimwas|Asiḍyas|Asamas
    ug\td-MMMM، y\tيانۋار|فېۋرال|مارت|ئاپرېل|ماي|ئىيۇن|ئىيۇل|ئاۋغۇست|سېنتەبىر|ئۆكتەبىر|نويابىر|دېكابىر\tدۈشەنبە|سەيشەنبە|چارشەنبە|پەيشەنبە|جۈمە|شەنبە|يەكشەنبە
    uk\td MMMM y 'р'.\tсічня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня\tпонеділок|вівторок|середа|четвер|пʼятниця|субота|неділя
    ur\td MMMM، y\tجنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر\tپیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار
    uz\td-MMMM, y\tyanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr\tdushanba|seshanba|chorshanba|payshanba|juma|shanba|yakshanba
    uz_Arab\td نچی MMMM y\tجنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر\tدوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه
    uz_Cyrl\td MMMM, y\tянвар|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр\tдушанба|сешанба|чоршанба|пайшанба|жума|шанба|якшанба
    vai\td MMMM y\tꖨꖕ ꕪꕴ ꔞꔀꕮꕊ|ꕒꕡꖝꖕ|ꕾꖺ|ꖢꖕ|ꖑꕱ|ꖱꘋ|ꖱꕞꔤ|ꗛꔕ|ꕢꕌ|ꕭꖃ|ꔞꘋꕔꕿ ꕸꖃꗏ|ꖨꖕ ꕪꕴ ꗏꖺꕮꕊ\tꗳꗡꘉ|ꕚꕞꕚ|ꕉꕞꕒ|ꕉꔤꕆꕢ|ꕉꔤꕀꕮ|ꔻꔬꔳ|ꕞꕌꔵ
    vai_Latn\td MMMM y\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\ttɛɛnɛɛ|talata|alaba|aimisa|aijima|siɓiti|lahadi
    ve\ty MMMM d\tPhando|Luhuhi|Ṱhafamuhwe|Lambamai|Shundunthule|Fulwi|Fulwana|Ṱhangule|Khubvumedzi|Tshimedzi|Ḽara|Nyendavhusiku\tMusumbuluwo|Ḽavhuvhili|Ḽavhuraru|Ḽavhuṋa|Ḽavhuṱanu|Mugivhela|Swondaha
    vec\td MMMM y\tjenaro|febraro|marso|aprile|majo|jugno|lujo|agosto|setenbre|otobre|novenbre|dezenbre\tluni|marti|mèrcore|zoba|vènare|sabo|doménega
    vi\td MMMM, y\ttháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12\tThứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật
    vmw\ty MMMM d\tjaneiru|fevereiru|marsu|abril|maiu|junyu|julyu|agostu|setembru|outubru|novembru|dezembru\tnihiku noolempwa|namaanli|namararu|namaxexe|namathanu|esaabadu|ettiminku
    vo\ty MMMM d\tyanul|febul|mäzul|prilul|mayul|yunul|yulul|gustul|setul|tobul|novul|dekul\tmudel|tudel|vedel|dödel|fridel|zädel|sudel
    vun\td MMMM y\tJanuari|Februari|Machi|Aprilyi|Mei|Junyi|Julyai|Agusti|Septemba|Oktoba|Novemba|Desemba\tJumatatuu|Jumanne|Jumatanu|Alhamisi|Ijumaa|Jumamosi|Jumapilyi
    wa\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    wae\td. MMMM y\tJenner|Hornig|Märze|Abrille|Meije|Bráčet|Heiwet|Öigšte|Herbštmánet|Wímánet|Wintermánet|Chrištmánet\tMäntag|Zištag|Mittwuč|Fróntag|Fritag|Samštag|Sunntag
    wal\tdd MMMM y\tጃንዩወሪ|ፌብሩወሪ|ማርች|ኤፕረል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክተውበር|ኖቬምበር|ዲሴምበር\tሳይኖ|ማቆሳኛ|አሩዋ|ሃሙሳ|አርባ|ቄራ|ወጋ
    wbp\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    wo\td MMMM, y\tSamwiyee|Fewriyee|Mars|Awril|Mee|Suwe|Sulet|Ut|Sàttumbar|Oktoobar|Nowàmbar|Desàmbar\tAltine|Talaata|Àlarba|Alxamis|Àjjuma|Aseer|Dibéer
    xh\tMMMM d, y\tJanyuwari|Februwari|Matshi|Epreli|Meyi|Juni|Julayi|Agasti|Septemba|Okthobha|Novemba|Disemba\tMvulo|Lwesibini|Lwesithathu|Lwesine|Lwesihlanu|Mgqibelo|Cawe
    xnr\td MMMM y\tजनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर\tसोआर|मंगलवार|बुधवार|वीरवार|शुक्करवार|शनिच्चरवार|तोआर
    xog\td MMMM y\tJanwaliyo|Febwaliyo|Marisi|Apuli|Maayi|Juuni|Julaayi|Agusito|Sebuttemba|Okitobba|Novemba|Desemba\tBalaza|Owokubili|Owokusatu|Olokuna|Olokutaanu|Olomukaaga|Sabiiti
    yav\td MMMM y\tpikítíkítie, oólí ú kutúan|siɛyɛ́, oóli ú kándíɛ|ɔnsúmbɔl, oóli ú kátátúɛ|mesiŋ, oóli ú kénie|ensil, oóli ú kátánuɛ|ɔsɔn|efute|pisuyú|imɛŋ i puɔs|imɛŋ i putúk,oóli ú kátíɛ|makandikɛ|pilɔndɔ́\tmóndie|muányáŋmóndie|metúkpíápɛ|kúpélimetúkpiapɛ|feléte|séselé|sɔ́ndiɛ
    yi\tdטן MMMM y\tיאַנואַר|פֿעברואַר|מערץ|אַפּריל|מיי|יוני|יולי|אויגוסט|סעפּטעמבער|אקטאבער|נאוועמבער|דעצעמבער\tמאָנטיק|דינסטיק|מיטוואך|דאנערשטיק|פֿרײַטיק|שבת|זונטיק
    yo\td MMM y\tOṣù Ṣẹ́rẹ́|Oṣù Èrèlè|Oṣù Ẹrẹ̀nà|Oṣù Ìgbé|Oṣù Ẹ̀bibi|Oṣù Òkúdu|Oṣù Agẹmọ|Oṣù Ògún|Oṣù Owewe|Oṣù Ọ̀wàrà|Oṣù Bélú|Oṣù Ọ̀pẹ̀\tỌjọ́ Ajé|Ọjọ́ Ìsẹ́gun|Ọjọ́rú|Ọjọ́bọ|Ọjọ́ Ẹtì|Ọjọ́ Àbámẹ́ta|Ọjọ́ Àìkú
    yo_BJ\td MMM y\tOshù Shɛ́rɛ́|Oshù Èrèlè|Oshù Ɛrɛ̀nà|Oshù Ìgbé|Oshù Ɛ̀bibi|Oshù Òkúdu|Oshù Agɛmɔ|Oshù Ògún|Oshù Owewe|Oshù Ɔ̀wàrà|Oshù Bélú|Oshù Ɔ̀pɛ̀\tƆjɔ́ Ajé|Ɔjɔ́ Ìsɛ́gun|Ɔjɔ́rú|Ɔjɔ́bɔ|Ɔjɔ́ Ɛtì|Ɔjɔ́ Àbámɛ́ta|Ɔjɔ́ Àìkú
    yrl\td MMMM y\tyepé|mukũi|musapíri|irũdí|pú|pú-yepé|pú-mukũi|pú-musapíri|pú-irũdí|yepé-putimaã|yepé-yepé|yepé-mukũi\tmurakipí|murakí-mukũi|murakí-musapíri|supapá|yukuakú|saurú|mituú
    yue\ty年M月d日\t1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月\t星期一|星期二|星期三|星期四|星期五|星期六|星期日
    yue_Hans\ty年M月d日\t一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月\t星期一|星期二|星期三|星期四|星期五|星期六|星期日
    za\ty MMMM d\tndwenit|ndwenngeih|ndwensam|ndwenseiq|ndwenngux|ndwenloeg|ndwencaet|ndwenbet|ndwengouj|ndwencib|ndwencib’it|ndwencibngeih\tsinghgizit|singhgizngeih|singhgizsam|singhgizseiq|singhgizhaj|singhgizroek|ngoenzsinghgiz
    zgh\td MMMM y\tⵉⵏⵏⴰⵢⵔ|ⴱⵕⴰⵢⵕ|ⵎⴰⵕⵚ|ⵉⴱⵔⵉⵔ|ⵎⴰⵢⵢⵓ|ⵢⵓⵏⵢⵓ|ⵢⵓⵍⵢⵓⵣ|ⵖⵓⵛⵜ|ⵛⵓⵜⴰⵏⴱⵉⵔ|ⴽⵜⵓⴱⵔ|ⵏⵓⵡⴰⵏⴱⵉⵔ|ⴷⵓⵊⴰⵏⴱⵉⵔ\tⴰⵢⵏⴰⵙ|ⴰⵙⵉⵏⴰⵙ|ⴰⴽⵕⴰⵙ|ⴰⴽⵡⴰⵙ|ⴰⵙⵉⵎⵡⴰⵙ|ⴰⵙⵉⴹⵢⴰⵙ|ⴰⵙⴰⵎⴰⵙ
    zh\ty年M月d日\t一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月\t星期一|星期二|星期三|星期四|星期五|星期六|星期日
    zh_Hant\ty年M月d日\t1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月\t星期一|星期二|星期三|星期四|星期五|星期六|星期日
    zh_Latn\ty MMMM d\tM01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12\tMon|Tue|Wed|Thu|Fri|Sat|Sun
    zu\tMMMM d, y\tJanuwari|Februwari|Mashi|Ephreli|Meyi|Juni|Julayi|Agasti|Septhemba|Okthoba|Novemba|Disemba\tUMsombuluko|ULwesibili|ULwesithathu|ULwesine|ULwesihlanu|UMgqibelo|ISonto
    """)
}
