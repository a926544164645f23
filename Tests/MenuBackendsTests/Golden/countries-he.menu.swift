// Made by menuc from countries-he.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From countries-he.menu.yaml
nonisolated enum CountriesInHebrew {
    /// בחירת מדינה
    enum Country: Swift.Int, MenuOption {
        /// אוגנדה
        case ug
        /// אוזבקיסטן
        case uz
        /// אוסטריה
        case at
        /// אוסטרליה
        case au
        /// אוקראינה
        case ua
        /// אורוגוואי
        case uy
        /// אזרבייג׳ן
        case az
        /// אי חג המולד
        case cx
        /// איחוד האמירויות הערביות
        case ae
        /// איטליה
        case it
        /// איי אולנד
        case ax
        /// איי בהאמה
        case bs
        /// איי הבתולה הבריטיים
        case vg
        /// איי הבתולה של ארצות הברית
        case vi
        /// איי הרד ומקדונלד
        case hm
        /// איי ווליס ופוטונה
        case wf
        /// איי טרקס וקייקוס
        case tc
        /// איי מריאנה הצפוניים
        case mp
        /// איי מרשל
        case mh
        /// איי סיישל
        case sc
        /// איי פארו
        case fo
        /// איי פוקלנד
        case fk
        /// איי פיטקרן
        case pn
        /// איי קוק
        case ck
        /// איי קוקוס (קילינג)
        case cc
        /// איי קיימן
        case ky
        /// איי שלמה
        case sb
        /// אינדונזיה
        case id_
        /// איסלנד
        case `is`
        /// איראן
        case ir
        /// אירלנד
        case ie
        /// אל סלבדור
        case sv
        /// אלבניה
        case al
        /// אלג׳יריה
        case dz
        /// אנגווילה
        case ai
        /// אנגולה
        case ao
        /// אנדורה
        case ad
        /// אנטארקטיקה
        case aq
        /// אנטיגואה וברבודה
        case ag
        /// אסוואטיני
        case sz
        /// אסטוניה
        case ee
        /// אפגניסטן
        case af
        /// אקוודור
        case ec
        /// ארגנטינה
        case ar
        /// ארובה
        case aw
        /// אריתריאה
        case er
        /// ארמניה
        case am
        /// ארצות הברית
        case us
        /// אתיופיה
        case et
        /// בהוטן
        case bt
        /// בולגריה
        case bg
        /// בוליביה
        case bo
        /// בוסניה והרצגובינה
        case ba
        /// בוצוואנה
        case bw
        /// בורונדי
        case bi
        /// בורקינה פאסו
        case bf
        /// בחריין
        case bh
        /// בלארוס
        case by
        /// בלגיה
        case be
        /// בליז
        case bz
        /// בנגלדש
        case bd
        /// בנין
        case bj
        /// ברבדוס
        case bb
        /// ברוניי
        case bn
        /// ברזיל
        case br
        /// בריטניה
        case gb
        /// ברמודה
        case bm
        /// ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים
        case gs
        /// ג׳יבוטי
        case dj
        /// ג׳מייקה
        case jm
        /// ג׳רזי
        case je
        /// גאורגיה
        case ge
        /// גאנה
        case gh
        /// גבון
        case ga
        /// גואטמלה
        case gt
        /// גואם
        case gu
        /// גוואדלופ
        case gp
        /// גיאנה
        case gy
        /// גיאנה הצרפתית
        case gf
        /// גיברלטר
        case gi
        /// גינאה
        case gn
        /// גינאה המשוונית
        case gq
        /// גינאה-ביסאו
        case gw
        /// גמביה
        case gm
        /// גרינלנד
        case gl
        /// גרמניה
        case de
        /// גרנדה
        case gd
        /// גרנזי
        case gg
        /// דומיניקה
        case dm
        /// דנמרק
        case dk
        /// דרום אפריקה
        case za
        /// דרום סודן
        case ss
        /// האי בובה
        case bv
        /// האי מאן
        case im
        /// האי נורפוק
        case nf
        /// האיטי
        case ht
        /// האיים המלדיביים
        case mv
        /// האיים המרוחקים הקטנים של ארה״ב
        case um
        /// האיים הקריביים ההולנדיים
        case bq
        /// הודו
        case `in`
        /// הוותיקן
        case va
        /// הולנד
        case nl
        /// הונג קונג (אזור מנהלי מיוחד של סין)
        case hk
        /// הונגריה
        case hu
        /// הונדורס
        case hn
        /// הטריטוריה הבריטית באוקיינוס ההודי
        case io
        /// הטריטוריות הדרומיות של צרפת
        case tf
        /// הפיליפינים
        case ph
        /// הרפובליקה הדומיניקנית
        case `do`
        /// הרפובליקה המרכז-אפריקאית
        case cf
        /// השטחים הפלסטיניים
        case ps
        /// וייטנאם
        case vn
        /// ונואטו
        case vu
        /// ונצואלה
        case ve
        /// זימבבואה
        case zw
        /// זמביה
        case zm
        /// חוף השנהב
        case ci
        /// טג׳יקיסטן
        case tj
        /// טובאלו
        case tv
        /// טוגו
        case tg
        /// טונגה
        case to
        /// טוקלאו
        case tk
        /// טורקיה
        case tr
        /// טורקמניסטן
        case tm
        /// טייוואן
        case tw
        /// טימור-לסטה
        case tl
        /// טנזניה
        case tz
        /// טרינידד וטובגו
        case tt
        /// יוון
        case gr
        /// יפן
        case jp
        /// ירדן
        case jo
        /// ישראל
        case il
        /// כווית
        case kw
        /// כף ורדה
        case cv
        /// לאוס
        case la
        /// לבנון
        case lb
        /// לוב
        case ly
        /// לוקסמבורג
        case lu
        /// לטביה
        case lv
        /// ליבריה
        case lr
        /// ליטא
        case lt
        /// ליכטנשטיין
        case li
        /// לסוטו
        case ls
        /// מאוריטניה
        case mr
        /// מאוריציוס
        case mu
        /// מאיוט
        case yt
        /// מאלי
        case ml
        /// מדגסקר
        case mg
        /// מוזמביק
        case mz
        /// מולדובה
        case md
        /// מונגוליה
        case mn
        /// מונטנגרו
        case me
        /// מונסראט
        case ms
        /// מונקו
        case mc
        /// מיאנמר (בורמה)
        case mm
        /// מיקרונזיה
        case fm
        /// מלאווי
        case mw
        /// מלזיה
        case my
        /// מלטה
        case mt
        /// מצרים
        case eg
        /// מקאו (אזור מנהלי מיוחד של סין)
        case mo
        /// מקדוניה הצפונית
        case mk
        /// מקסיקו
        case mx
        /// מרוקו
        case ma
        /// מרטיניק
        case mq
        /// נאורו
        case nr
        /// נורווגיה
        case no
        /// ניגריה
        case ng
        /// ניו זילנד
        case nz
        /// ניווה
        case nu
        /// ניז׳ר
        case ne
        /// ניקרגואה
        case ni
        /// נמיביה
        case na
        /// נפאל
        case np
        /// סאו טומה ופרינסיפה
        case st
        /// סבאלברד ויאן מאיין
        case sj
        /// סהרה המערבית
        case eh
        /// סודן
        case sd
        /// סומליה
        case so
        /// סוריה
        case sy
        /// סורינאם
        case sr
        /// סיירה לאונה
        case sl
        /// סין
        case cn
        /// סינגפור
        case sg
        /// סלובניה
        case si
        /// סלובקיה
        case sk
        /// סמואה
        case ws
        /// סמואה האמריקנית
        case `as`
        /// סן מרטן
        case mf
        /// סן מרינו
        case sm
        /// סנגל
        case sn
        /// סנט ברתולומיאו
        case bl
        /// סנט הלנה
        case sh
        /// סנט וינסנט והגרנדינים
        case vc
        /// סנט לוסיה
        case lc
        /// סנט מארטן
        case sx
        /// סנט פייר ומיקלון
        case pm
        /// סנט קיטס ונוויס
        case kn
        /// ספרד
        case es
        /// סרביה
        case rs
        /// סרי לנקה
        case lk
        /// עומאן
        case om
        /// עיראק
        case iq
        /// ערב הסעודית
        case sa
        /// פוארטו ריקו
        case pr
        /// פולין
        case pl
        /// פולינזיה הצרפתית
        case pf
        /// פורטוגל
        case pt
        /// פיג׳י
        case fj
        /// פינלנד
        case fi
        /// פלאו
        case pw
        /// פנמה
        case pa
        /// פפואה גינאה החדשה
        case pg
        /// פקיסטן
        case pk
        /// פרגוואי
        case py
        /// פרו
        case pe
        /// צ׳אד
        case td
        /// צ׳ילה
        case cl
        /// צ׳כיה
        case cz
        /// צרפת
        case fr
        /// קובה
        case cu
        /// קולומביה
        case co
        /// קומורו
        case km
        /// קונגו - ברזאויל
        case cg
        /// קונגו - קינשאסה
        case cd
        /// קוסטה ריקה
        case cr
        /// קוראסאו
        case cw
        /// קוריאה הדרומית
        case kr
        /// קוריאה הצפונית
        case kp
        /// קזחסטן
        case kz
        /// קטאר
        case qa
        /// קירגיזסטן
        case kg
        /// קיריבאטי
        case ki
        /// קלדוניה החדשה
        case nc
        /// קמבודיה
        case kh
        /// קמרון
        case cm
        /// קנדה
        case ca
        /// קניה
        case ke
        /// קפריסין
        case cy
        /// קרואטיה
        case hr
        /// ראוניון
        case re
        /// רואנדה
        case rw
        /// רומניה
        case ro
        /// רוסיה
        case ru
        /// שוודיה
        case se
        /// שווייץ
        case ch
        /// תאילנד
        case th
        /// תוניסיה
        case tn
        /// תימן
        case ye

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// בחירת מדינה
    static var country: Dropdown<Country> { .init(document.dropdowns[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension CountriesInHebrew {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "CountriesInHebrew")
            document.dropdowns.append(dropdown1())
            return document
        }

        /// country
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "country", title: "בחירת מדינה")
            menu.maxVisibleCells = nil
            menu.maxHeight = 330
            menu.width = .percent(80)
            menu.presentation = .overlay
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.selected = ["il"]
            menu.clearable = true
            menu.titleAlignment = .leading
            menu.accessibility = .init(label: "בחירת מדינה", identifier: "CountriesInHebrew.country")
            var options = MenuOptionsBuilder()
            dropdown1Options1(&options)
            dropdown1Options2(&options)
            menu.options = options.entries
            return menu
        }

        private static func dropdown1Options1(_ options: inout MenuOptionsBuilder) {
            options.option("ug", "אוגנדה")
            options.option("uz", "אוזבקיסטן")
            options.option("at", "אוסטריה")
            options.option("au", "אוסטרליה")
            options.option("ua", "אוקראינה")
            options.option("uy", "אורוגוואי")
            options.option("az", "אזרבייג׳ן")
            options.option("cx", "אי חג המולד")
            options.option("ae", "איחוד האמירויות הערביות")
            options.option("it", "איטליה")
            options.option("ax", "איי אולנד")
            options.option("bs", "איי בהאמה")
            options.option("vg", "איי הבתולה הבריטיים")
            options.option("vi", "איי הבתולה של ארצות הברית")
            options.option("hm", "איי הרד ומקדונלד")
            options.option("wf", "איי ווליס ופוטונה")
            options.option("tc", "איי טרקס וקייקוס")
            options.option("mp", "איי מריאנה הצפוניים")
            options.option("mh", "איי מרשל")
            options.option("sc", "איי סיישל")
            options.option("fo", "איי פארו")
            options.option("fk", "איי פוקלנד")
            options.option("pn", "איי פיטקרן")
            options.option("ck", "איי קוק")
            options.option("cc", "איי קוקוס (קילינג)")
            options.option("ky", "איי קיימן")
            options.option("sb", "איי שלמה")
            options.option("id", "אינדונזיה")
            options.option("is", "איסלנד")
            options.option("ir", "איראן")
            options.option("ie", "אירלנד")
            options.option("sv", "אל סלבדור")
            options.option("al", "אלבניה")
            options.option("dz", "אלג׳יריה")
            options.option("ai", "אנגווילה")
            options.option("ao", "אנגולה")
            options.option("ad", "אנדורה")
            options.option("aq", "אנטארקטיקה")
            options.option("ag", "אנטיגואה וברבודה")
            options.option("sz", "אסוואטיני")
            options.option("ee", "אסטוניה")
            options.option("af", "אפגניסטן")
            options.option("ec", "אקוודור")
            options.option("ar", "ארגנטינה")
            options.option("aw", "ארובה")
            options.option("er", "אריתריאה")
            options.option("am", "ארמניה")
            options.option("us", "ארצות הברית")
            options.option("et", "אתיופיה")
            options.option("bt", "בהוטן")
            options.option("bg", "בולגריה")
            options.option("bo", "בוליביה")
            options.option("ba", "בוסניה והרצגובינה")
            options.option("bw", "בוצוואנה")
            options.option("bi", "בורונדי")
            options.option("bf", "בורקינה פאסו")
            options.option("bh", "בחריין")
            options.option("by", "בלארוס")
            options.option("be", "בלגיה")
            options.option("bz", "בליז")
            options.option("bd", "בנגלדש")
            options.option("bj", "בנין")
            options.option("bb", "ברבדוס")
            options.option("bn", "ברוניי")
            options.option("br", "ברזיל")
            options.option("gb", "בריטניה")
            options.option("bm", "ברמודה")
            options.option("gs", "ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים")
            options.option("dj", "ג׳יבוטי")
            options.option("jm", "ג׳מייקה")
            options.option("je", "ג׳רזי")
            options.option("ge", "גאורגיה")
            options.option("gh", "גאנה")
            options.option("ga", "גבון")
            options.option("gt", "גואטמלה")
            options.option("gu", "גואם")
            options.option("gp", "גוואדלופ")
            options.option("gy", "גיאנה")
            options.option("gf", "גיאנה הצרפתית")
            options.option("gi", "גיברלטר")
            options.option("gn", "גינאה")
            options.option("gq", "גינאה המשוונית")
            options.option("gw", "גינאה-ביסאו")
            options.option("gm", "גמביה")
            options.option("gl", "גרינלנד")
            options.option("de", "גרמניה")
            options.option("gd", "גרנדה")
            options.option("gg", "גרנזי")
            options.option("dm", "דומיניקה")
            options.option("dk", "דנמרק")
            options.option("za", "דרום אפריקה")
            options.option("ss", "דרום סודן")
            options.option("bv", "האי בובה")
            options.option("im", "האי מאן")
            options.option("nf", "האי נורפוק")
            options.option("ht", "האיטי")
            options.option("mv", "האיים המלדיביים")
            options.option("um", "האיים המרוחקים הקטנים של ארה״ב")
            options.option("bq", "האיים הקריביים ההולנדיים")
            options.option("in", "הודו")
            options.option("va", "הוותיקן")
            options.option("nl", "הולנד")
            options.option("hk", "הונג קונג (אזור מנהלי מיוחד של סין)")
            options.option("hu", "הונגריה")
            options.option("hn", "הונדורס")
            options.option("io", "הטריטוריה הבריטית באוקיינוס ההודי")
            options.option("tf", "הטריטוריות הדרומיות של צרפת")
            options.option("ph", "הפיליפינים")
            options.option("do", "הרפובליקה הדומיניקנית")
            options.option("cf", "הרפובליקה המרכז-אפריקאית")
            options.option("ps", "השטחים הפלסטיניים")
            options.option("vn", "וייטנאם")
            options.option("vu", "ונואטו")
            options.option("ve", "ונצואלה")
            options.option("zw", "זימבבואה")
            options.option("zm", "זמביה")
            options.option("ci", "חוף השנהב")
            options.option("tj", "טג׳יקיסטן")
            options.option("tv", "טובאלו")
            options.option("tg", "טוגו")
            options.option("to", "טונגה")
            options.option("tk", "טוקלאו")
            options.option("tr", "טורקיה")
            options.option("tm", "טורקמניסטן")
            options.option("tw", "טייוואן")
            options.option("tl", "טימור-לסטה")
            options.option("tz", "טנזניה")
            options.option("tt", "טרינידד וטובגו")
            options.option("gr", "יוון")
            options.option("jp", "יפן")
            options.option("jo", "ירדן")
            options.option("il", "ישראל")
            options.option("kw", "כווית")
            options.option("cv", "כף ורדה")
            options.option("la", "לאוס")
            options.option("lb", "לבנון")
            options.option("ly", "לוב")
            options.option("lu", "לוקסמבורג")
            options.option("lv", "לטביה")
            options.option("lr", "ליבריה")
            options.option("lt", "ליטא")
            options.option("li", "ליכטנשטיין")
            options.option("ls", "לסוטו")
            options.option("mr", "מאוריטניה")
            options.option("mu", "מאוריציוס")
            options.option("yt", "מאיוט")
            options.option("ml", "מאלי")
            options.option("mg", "מדגסקר")
            options.option("mz", "מוזמביק")
            options.option("md", "מולדובה")
            options.option("mn", "מונגוליה")
            options.option("me", "מונטנגרו")
            options.option("ms", "מונסראט")
            options.option("mc", "מונקו")
            options.option("mm", "מיאנמר (בורמה)")
            options.option("fm", "מיקרונזיה")
            options.option("mw", "מלאווי")
            options.option("my", "מלזיה")
            options.option("mt", "מלטה")
            options.option("eg", "מצרים")
            options.option("mo", "מקאו (אזור מנהלי מיוחד של סין)")
            options.option("mk", "מקדוניה הצפונית")
            options.option("mx", "מקסיקו")
            options.option("ma", "מרוקו")
            options.option("mq", "מרטיניק")
            options.option("nr", "נאורו")
            options.option("no", "נורווגיה")
            options.option("ng", "ניגריה")
            options.option("nz", "ניו זילנד")
            options.option("nu", "ניווה")
            options.option("ne", "ניז׳ר")
            options.option("ni", "ניקרגואה")
            options.option("na", "נמיביה")
            options.option("np", "נפאל")
            options.option("st", "סאו טומה ופרינסיפה")
            options.option("sj", "סבאלברד ויאן מאיין")
            options.option("eh", "סהרה המערבית")
            options.option("sd", "סודן")
            options.option("so", "סומליה")
            options.option("sy", "סוריה")
            options.option("sr", "סורינאם")
            options.option("sl", "סיירה לאונה")
            options.option("cn", "סין")
            options.option("sg", "סינגפור")
            options.option("si", "סלובניה")
            options.option("sk", "סלובקיה")
            options.option("ws", "סמואה")
            options.option("as", "סמואה האמריקנית")
            options.option("mf", "סן מרטן")
            options.option("sm", "סן מרינו")
            options.option("sn", "סנגל")
            options.option("bl", "סנט ברתולומיאו")
            options.option("sh", "סנט הלנה")
            options.option("vc", "סנט וינסנט והגרנדינים")
            options.option("lc", "סנט לוסיה")
            options.option("sx", "סנט מארטן")
            options.option("pm", "סנט פייר ומיקלון")
            options.option("kn", "סנט קיטס ונוויס")
            options.option("es", "ספרד")
            options.option("rs", "סרביה")
        }

        private static func dropdown1Options2(_ options: inout MenuOptionsBuilder) {
            options.option("lk", "סרי לנקה")
            options.option("om", "עומאן")
            options.option("iq", "עיראק")
            options.option("sa", "ערב הסעודית")
            options.option("pr", "פוארטו ריקו")
            options.option("pl", "פולין")
            options.option("pf", "פולינזיה הצרפתית")
            options.option("pt", "פורטוגל")
            options.option("fj", "פיג׳י")
            options.option("fi", "פינלנד")
            options.option("pw", "פלאו")
            options.option("pa", "פנמה")
            options.option("pg", "פפואה גינאה החדשה")
            options.option("pk", "פקיסטן")
            options.option("py", "פרגוואי")
            options.option("pe", "פרו")
            options.option("td", "צ׳אד")
            options.option("cl", "צ׳ילה")
            options.option("cz", "צ׳כיה")
            options.option("fr", "צרפת")
            options.option("cu", "קובה")
            options.option("co", "קולומביה")
            options.option("km", "קומורו")
            options.option("cg", "קונגו - ברזאויל")
            options.option("cd", "קונגו - קינשאסה")
            options.option("cr", "קוסטה ריקה")
            options.option("cw", "קוראסאו")
            options.option("kr", "קוריאה הדרומית")
            options.option("kp", "קוריאה הצפונית")
            options.option("kz", "קזחסטן")
            options.option("qa", "קטאר")
            options.option("kg", "קירגיזסטן")
            options.option("ki", "קיריבאטי")
            options.option("nc", "קלדוניה החדשה")
            options.option("kh", "קמבודיה")
            options.option("cm", "קמרון")
            options.option("ca", "קנדה")
            options.option("ke", "קניה")
            options.option("cy", "קפריסין")
            options.option("hr", "קרואטיה")
            options.option("re", "ראוניון")
            options.option("rw", "רואנדה")
            options.option("ro", "רומניה")
            options.option("ru", "רוסיה")
            options.option("se", "שוודיה")
            options.option("ch", "שווייץ")
            options.option("th", "תאילנד")
            options.option("tn", "תוניסיה")
            options.option("ye", "תימן")
        }
    }
}
