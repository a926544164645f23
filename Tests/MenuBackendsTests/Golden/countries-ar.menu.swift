// Made by menuc from countries-ar.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From countries-ar.menu.yaml
nonisolated enum CountriesInArabic {
    /// اختر دولة
    enum Country: Swift.Int, MenuOption {
        /// آيسلندا
        case `is`
        /// إثيوبيا
        case et
        /// أذربيجان
        case az
        /// أرمينيا
        case am
        /// أروبا
        case aw
        /// إريتريا
        case er
        /// إسبانيا
        case es
        /// أستراليا
        case au
        /// إستونيا
        case ee
        /// إسرائيل
        case il
        /// إسواتيني
        case sz
        /// أفغانستان
        case af
        /// الأراضي الفلسطينية
        case ps
        /// الأرجنتين
        case ar
        /// الأردن
        case jo
        /// الأقاليم الجنوبية الفرنسية
        case tf
        /// الإقليم البريطاني في المحيط الهندي
        case io
        /// الإكوادور
        case ec
        /// الإمارات العربية المتحدة
        case ae
        /// ألبانيا
        case al
        /// البحرين
        case bh
        /// البرازيل
        case br
        /// البرتغال
        case pt
        /// البوسنة والهرسك
        case ba
        /// التشيك
        case cz
        /// الجبل الأسود
        case me
        /// الجزائر
        case dz
        /// الدانمرك
        case dk
        /// الرأس الأخضر
        case cv
        /// السلفادور
        case sv
        /// السنغال
        case sn
        /// السودان
        case sd
        /// السويد
        case se
        /// الصحراء الغربية
        case eh
        /// الصومال
        case so
        /// الصين
        case cn
        /// العراق
        case iq
        /// الغابون
        case ga
        /// الفاتيكان
        case va
        /// الفلبين
        case ph
        /// الكاميرون
        case cm
        /// الكونغو - برازافيل
        case cg
        /// الكونغو - كينشاسا
        case cd
        /// الكويت
        case kw
        /// ألمانيا
        case de
        /// المغرب
        case ma
        /// المكسيك
        case mx
        /// المملكة العربية السعودية
        case sa
        /// المملكة المتحدة
        case gb
        /// النرويج
        case no
        /// النمسا
        case at
        /// النيجر
        case ne
        /// الهند
        case `in`
        /// الولايات المتحدة
        case us
        /// اليابان
        case jp
        /// اليمن
        case ye
        /// اليونان
        case gr
        /// أنتاركتيكا
        case aq
        /// أنتيغوا وبربودا
        case ag
        /// أندورا
        case ad
        /// إندونيسيا
        case id_
        /// أنغولا
        case ao
        /// أنغويلا
        case ai
        /// أورغواي
        case uy
        /// أوزبكستان
        case uz
        /// أوغندا
        case ug
        /// أوكرانيا
        case ua
        /// إيران
        case ir
        /// أيرلندا
        case ie
        /// إيطاليا
        case it
        /// بابوا غينيا الجديدة
        case pg
        /// باراغواي
        case py
        /// باكستان
        case pk
        /// بالاو
        case pw
        /// بربادوس
        case bb
        /// برمودا
        case bm
        /// بروناي
        case bn
        /// بلجيكا
        case be
        /// بلغاريا
        case bg
        /// بليز
        case bz
        /// بنغلاديش
        case bd
        /// بنما
        case pa
        /// بنين
        case bj
        /// بوتان
        case bt
        /// بوتسوانا
        case bw
        /// بورتوريكو
        case pr
        /// بوركينا فاسو
        case bf
        /// بوروندي
        case bi
        /// بولندا
        case pl
        /// بوليفيا
        case bo
        /// بولينيزيا الفرنسية
        case pf
        /// بيرو
        case pe
        /// بيلاروس
        case by
        /// تايلاند
        case th
        /// تايوان
        case tw
        /// تركمانستان
        case tm
        /// تركيا
        case tr
        /// ترينيداد وتوباغو
        case tt
        /// تشاد
        case td
        /// تشيلي
        case cl
        /// تنزانيا
        case tz
        /// توغو
        case tg
        /// توفالو
        case tv
        /// توكيلو
        case tk
        /// تونس
        case tn
        /// تونغا
        case to
        /// تيمور - ليشتي
        case tl
        /// جامايكا
        case jm
        /// جبل طارق
        case gi
        /// جزر آلاند
        case ax
        /// جزر البهاما
        case bs
        /// جزر القمر
        case km
        /// جزر المارتينيك
        case mq
        /// جزر المالديف
        case mv
        /// جزر الولايات المتحدة النائية
        case um
        /// جزر بيتكيرن
        case pn
        /// جزر توركس وكايكوس
        case tc
        /// جزر سليمان
        case sb
        /// جزر فارو
        case fo
        /// جزر فوكلاند
        case fk
        /// جزر فيرجن البريطانية
        case vg
        /// جزر فيرجن التابعة للولايات المتحدة
        case vi
        /// جزر كايمان
        case ky
        /// جزر كوك
        case ck
        /// جزر كوكوس (كيلينغ)
        case cc
        /// جزر مارشال
        case mh
        /// جزر ماريانا الشمالية
        case mp
        /// جزر والس وفوتونا
        case wf
        /// جزيرة بوفيه
        case bv
        /// جزيرة كريسماس
        case cx
        /// جزيرة مان
        case im
        /// جزيرة نورفولك
        case nf
        /// جزيرة هيرد وجزر ماكدونالد
        case hm
        /// جمهورية أفريقيا الوسطى
        case cf
        /// جمهورية الدومينيكان
        case `do`
        /// جنوب أفريقيا
        case za
        /// جنوب السودان
        case ss
        /// جورجيا
        case ge
        /// جورجيا الجنوبية وجزر ساندويتش الجنوبية
        case gs
        /// جيبوتي
        case dj
        /// جيرسي
        case je
        /// دومينيكا
        case dm
        /// رواندا
        case rw
        /// روسيا
        case ru
        /// رومانيا
        case ro
        /// روينيون
        case re
        /// زامبيا
        case zm
        /// زيمبابوي
        case zw
        /// ساحل العاج
        case ci
        /// ساموا
        case ws
        /// ساموا الأمريكية
        case `as`
        /// سان بارتليمي
        case bl
        /// سان بيير ومكويلون
        case pm
        /// سان مارتن
        case mf
        /// سان مارينو
        case sm
        /// سانت فنسنت وجزر غرينادين
        case vc
        /// سانت كيتس ونيفيس
        case kn
        /// سانت لوسيا
        case lc
        /// سانت مارتن
        case sx
        /// سانت هيلينا
        case sh
        /// ساو تومي وبرينسيبي
        case st
        /// سريلانكا
        case lk
        /// سفالبارد وجان ماين
        case sj
        /// سلوفاكيا
        case sk
        /// سلوفينيا
        case si
        /// سنغافورة
        case sg
        /// سوريا
        case sy
        /// سورينام
        case sr
        /// سويسرا
        case ch
        /// سيراليون
        case sl
        /// سيشل
        case sc
        /// صربيا
        case rs
        /// طاجيكستان
        case tj
        /// عُمان
        case om
        /// غامبيا
        case gm
        /// غانا
        case gh
        /// غرينادا
        case gd
        /// غرينلاند
        case gl
        /// غواتيمالا
        case gt
        /// غوادلوب
        case gp
        /// غوام
        case gu
        /// غويانا الفرنسية
        case gf
        /// غيانا
        case gy
        /// غيرنزي
        case gg
        /// غينيا
        case gn
        /// غينيا الاستوائية
        case gq
        /// غينيا بيساو
        case gw
        /// فانواتو
        case vu
        /// فرنسا
        case fr
        /// فنزويلا
        case ve
        /// فنلندا
        case fi
        /// فيتنام
        case vn
        /// فيجي
        case fj
        /// قبرص
        case cy
        /// قطر
        case qa
        /// قيرغيزستان
        case kg
        /// كازاخستان
        case kz
        /// كاليدونيا الجديدة
        case nc
        /// كرواتيا
        case hr
        /// كمبوديا
        case kh
        /// كندا
        case ca
        /// كوبا
        case cu
        /// كوراساو
        case cw
        /// كوريا الجنوبية
        case kr
        /// كوريا الشمالية
        case kp
        /// كوستاريكا
        case cr
        /// كولومبيا
        case co
        /// كيريباتي
        case ki
        /// كينيا
        case ke
        /// لاتفيا
        case lv
        /// لاوس
        case la
        /// لبنان
        case lb
        /// لوكسمبورغ
        case lu
        /// ليبيا
        case ly
        /// ليبيريا
        case lr
        /// ليتوانيا
        case lt
        /// ليختنشتاين
        case li
        /// ليسوتو
        case ls
        /// مالطا
        case mt
        /// مالي
        case ml
        /// ماليزيا
        case my
        /// مايوت
        case yt
        /// مدغشقر
        case mg
        /// مصر
        case eg
        /// مقدونيا الشمالية
        case mk
        /// ملاوي
        case mw
        /// منطقة ماكاو الإدارية الخاصة
        case mo
        /// منغوليا
        case mn
        /// موريتانيا
        case mr
        /// موريشيوس
        case mu
        /// موزمبيق
        case mz
        /// مولدوفا
        case md
        /// موناكو
        case mc
        /// مونتسرات
        case ms
        /// ميانمار (بورما)
        case mm
        /// ميكرونيزيا
        case fm
        /// ناميبيا
        case na
        /// ناورو
        case nr
        /// نيبال
        case np
        /// نيجيريا
        case ng
        /// نيكاراغوا
        case ni
        /// نيوزيلندا
        case nz
        /// نيوي
        case nu
        /// هايتي
        case ht
        /// هندوراس
        case hn
        /// هنغاريا
        case hu
        /// هولندا
        case nl
        /// هولندا الكاريبية
        case bq
        /// هونغ كونغ الصينية (منطقة إدارية خاصة)
        case hk

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// اختر دولة
    static var country: Dropdown<Country> { .init(document.dropdowns[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension CountriesInArabic {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "CountriesInArabic")
            document.dropdowns.append(dropdown1())
            return document
        }

        /// country
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "country", title: "اختر دولة")
            menu.rowHeight = .points(48)
            menu.buttonHeight = 48
            menu.maxVisibleCells = 8
            menu.presentation = .overlay
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.titleAlignment = .leading
            menu.indicator = .init(collapsed: "chevron.down", expanded: "chevron.up", position: .trailing)
            menu.emptyTitle = "لا توجد نتائج"
            menu.accessibility = .init(label: "اختر دولة", identifier: "CountriesInArabic.country")
            var options = MenuOptionsBuilder()
            dropdown1Options1(&options)
            dropdown1Options2(&options)
            menu.options = options.entries
            return menu
        }

        private static func dropdown1Options1(_ options: inout MenuOptionsBuilder) {
            options.option("is", "آيسلندا")
            options.option("et", "إثيوبيا")
            options.option("az", "أذربيجان")
            options.option("am", "أرمينيا")
            options.option("aw", "أروبا")
            options.option("er", "إريتريا")
            options.option("es", "إسبانيا")
            options.option("au", "أستراليا")
            options.option("ee", "إستونيا")
            options.option("il", "إسرائيل")
            options.option("sz", "إسواتيني")
            options.option("af", "أفغانستان")
            options.option("ps", "الأراضي الفلسطينية")
            options.option("ar", "الأرجنتين")
            options.option("jo", "الأردن")
            options.option("tf", "الأقاليم الجنوبية الفرنسية")
            options.option("io", "الإقليم البريطاني في المحيط الهندي")
            options.option("ec", "الإكوادور")
            options.option("ae", "الإمارات العربية المتحدة")
            options.option("al", "ألبانيا")
            options.option("bh", "البحرين")
            options.option("br", "البرازيل")
            options.option("pt", "البرتغال")
            options.option("ba", "البوسنة والهرسك")
            options.option("cz", "التشيك")
            options.option("me", "الجبل الأسود")
            options.option("dz", "الجزائر")
            options.option("dk", "الدانمرك")
            options.option("cv", "الرأس الأخضر")
            options.option("sv", "السلفادور")
            options.option("sn", "السنغال")
            options.option("sd", "السودان")
            options.option("se", "السويد")
            options.option("eh", "الصحراء الغربية")
            options.option("so", "الصومال")
            options.option("cn", "الصين")
            options.option("iq", "العراق")
            options.option("ga", "الغابون")
            options.option("va", "الفاتيكان")
            options.option("ph", "الفلبين")
            options.option("cm", "الكاميرون")
            options.option("cg", "الكونغو - برازافيل")
            options.option("cd", "الكونغو - كينشاسا")
            options.option("kw", "الكويت")
            options.option("de", "ألمانيا")
            options.option("ma", "المغرب")
            options.option("mx", "المكسيك")
            options.option("sa", "المملكة العربية السعودية")
            options.option("gb", "المملكة المتحدة")
            options.option("no", "النرويج")
            options.option("at", "النمسا")
            options.option("ne", "النيجر")
            options.option("in", "الهند")
            options.option("us", "الولايات المتحدة")
            options.option("jp", "اليابان")
            options.option("ye", "اليمن")
            options.option("gr", "اليونان")
            options.option("aq", "أنتاركتيكا")
            options.option("ag", "أنتيغوا وبربودا")
            options.option("ad", "أندورا")
            options.option("id", "إندونيسيا")
            options.option("ao", "أنغولا")
            options.option("ai", "أنغويلا")
            options.option("uy", "أورغواي")
            options.option("uz", "أوزبكستان")
            options.option("ug", "أوغندا")
            options.option("ua", "أوكرانيا")
            options.option("ir", "إيران")
            options.option("ie", "أيرلندا")
            options.option("it", "إيطاليا")
            options.option("pg", "بابوا غينيا الجديدة")
            options.option("py", "باراغواي")
            options.option("pk", "باكستان")
            options.option("pw", "بالاو")
            options.option("bb", "بربادوس")
            options.option("bm", "برمودا")
            options.option("bn", "بروناي")
            options.option("be", "بلجيكا")
            options.option("bg", "بلغاريا")
            options.option("bz", "بليز")
            options.option("bd", "بنغلاديش")
            options.option("pa", "بنما")
            options.option("bj", "بنين")
            options.option("bt", "بوتان")
            options.option("bw", "بوتسوانا")
            options.option("pr", "بورتوريكو")
            options.option("bf", "بوركينا فاسو")
            options.option("bi", "بوروندي")
            options.option("pl", "بولندا")
            options.option("bo", "بوليفيا")
            options.option("pf", "بولينيزيا الفرنسية")
            options.option("pe", "بيرو")
            options.option("by", "بيلاروس")
            options.option("th", "تايلاند")
            options.option("tw", "تايوان")
            options.option("tm", "تركمانستان")
            options.option("tr", "تركيا")
            options.option("tt", "ترينيداد وتوباغو")
            options.option("td", "تشاد")
            options.option("cl", "تشيلي")
            options.option("tz", "تنزانيا")
            options.option("tg", "توغو")
            options.option("tv", "توفالو")
            options.option("tk", "توكيلو")
            options.option("tn", "تونس")
            options.option("to", "تونغا")
            options.option("tl", "تيمور - ليشتي")
            options.option("jm", "جامايكا")
            options.option("gi", "جبل طارق")
            options.option("ax", "جزر آلاند")
            options.option("bs", "جزر البهاما")
            options.option("km", "جزر القمر")
            options.option("mq", "جزر المارتينيك")
            options.option("mv", "جزر المالديف")
            options.option("um", "جزر الولايات المتحدة النائية")
            options.option("pn", "جزر بيتكيرن")
            options.option("tc", "جزر توركس وكايكوس")
            options.option("sb", "جزر سليمان")
            options.option("fo", "جزر فارو")
            options.option("fk", "جزر فوكلاند")
            options.option("vg", "جزر فيرجن البريطانية")
            options.option("vi", "جزر فيرجن التابعة للولايات المتحدة")
            options.option("ky", "جزر كايمان")
            options.option("ck", "جزر كوك")
            options.option("cc", "جزر كوكوس (كيلينغ)")
            options.option("mh", "جزر مارشال")
            options.option("mp", "جزر ماريانا الشمالية")
            options.option("wf", "جزر والس وفوتونا")
            options.option("bv", "جزيرة بوفيه")
            options.option("cx", "جزيرة كريسماس")
            options.option("im", "جزيرة مان")
            options.option("nf", "جزيرة نورفولك")
            options.option("hm", "جزيرة هيرد وجزر ماكدونالد")
            options.option("cf", "جمهورية أفريقيا الوسطى")
            options.option("do", "جمهورية الدومينيكان")
            options.option("za", "جنوب أفريقيا")
            options.option("ss", "جنوب السودان")
            options.option("ge", "جورجيا")
            options.option("gs", "جورجيا الجنوبية وجزر ساندويتش الجنوبية")
            options.option("dj", "جيبوتي")
            options.option("je", "جيرسي")
            options.option("dm", "دومينيكا")
            options.option("rw", "رواندا")
            options.option("ru", "روسيا")
            options.option("ro", "رومانيا")
            options.option("re", "روينيون")
            options.option("zm", "زامبيا")
            options.option("zw", "زيمبابوي")
            options.option("ci", "ساحل العاج")
            options.option("ws", "ساموا")
            options.option("as", "ساموا الأمريكية")
            options.option("bl", "سان بارتليمي")
            options.option("pm", "سان بيير ومكويلون")
            options.option("mf", "سان مارتن")
            options.option("sm", "سان مارينو")
            options.option("vc", "سانت فنسنت وجزر غرينادين")
            options.option("kn", "سانت كيتس ونيفيس")
            options.option("lc", "سانت لوسيا")
            options.option("sx", "سانت مارتن")
            options.option("sh", "سانت هيلينا")
            options.option("st", "ساو تومي وبرينسيبي")
            options.option("lk", "سريلانكا")
            options.option("sj", "سفالبارد وجان ماين")
            options.option("sk", "سلوفاكيا")
            options.option("si", "سلوفينيا")
            options.option("sg", "سنغافورة")
            options.option("sy", "سوريا")
            options.option("sr", "سورينام")
            options.option("ch", "سويسرا")
            options.option("sl", "سيراليون")
            options.option("sc", "سيشل")
            options.option("rs", "صربيا")
            options.option("tj", "طاجيكستان")
            options.option("om", "عُمان")
            options.option("gm", "غامبيا")
            options.option("gh", "غانا")
            options.option("gd", "غرينادا")
            options.option("gl", "غرينلاند")
            options.option("gt", "غواتيمالا")
            options.option("gp", "غوادلوب")
            options.option("gu", "غوام")
            options.option("gf", "غويانا الفرنسية")
            options.option("gy", "غيانا")
            options.option("gg", "غيرنزي")
            options.option("gn", "غينيا")
            options.option("gq", "غينيا الاستوائية")
            options.option("gw", "غينيا بيساو")
            options.option("vu", "فانواتو")
            options.option("fr", "فرنسا")
            options.option("ve", "فنزويلا")
            options.option("fi", "فنلندا")
            options.option("vn", "فيتنام")
            options.option("fj", "فيجي")
            options.option("cy", "قبرص")
            options.option("qa", "قطر")
            options.option("kg", "قيرغيزستان")
            options.option("kz", "كازاخستان")
            options.option("nc", "كاليدونيا الجديدة")
            options.option("hr", "كرواتيا")
            options.option("kh", "كمبوديا")
        }

        private static func dropdown1Options2(_ options: inout MenuOptionsBuilder) {
            options.option("ca", "كندا")
            options.option("cu", "كوبا")
            options.option("cw", "كوراساو")
            options.option("kr", "كوريا الجنوبية")
            options.option("kp", "كوريا الشمالية")
            options.option("cr", "كوستاريكا")
            options.option("co", "كولومبيا")
            options.option("ki", "كيريباتي")
            options.option("ke", "كينيا")
            options.option("lv", "لاتفيا")
            options.option("la", "لاوس")
            options.option("lb", "لبنان")
            options.option("lu", "لوكسمبورغ")
            options.option("ly", "ليبيا")
            options.option("lr", "ليبيريا")
            options.option("lt", "ليتوانيا")
            options.option("li", "ليختنشتاين")
            options.option("ls", "ليسوتو")
            options.option("mt", "مالطا")
            options.option("ml", "مالي")
            options.option("my", "ماليزيا")
            options.option("yt", "مايوت")
            options.option("mg", "مدغشقر")
            options.option("eg", "مصر")
            options.option("mk", "مقدونيا الشمالية")
            options.option("mw", "ملاوي")
            options.option("mo", "منطقة ماكاو الإدارية الخاصة")
            options.option("mn", "منغوليا")
            options.option("mr", "موريتانيا")
            options.option("mu", "موريشيوس")
            options.option("mz", "موزمبيق")
            options.option("md", "مولدوفا")
            options.option("mc", "موناكو")
            options.option("ms", "مونتسرات")
            options.option("mm", "ميانمار (بورما)")
            options.option("fm", "ميكرونيزيا")
            options.option("na", "ناميبيا")
            options.option("nr", "ناورو")
            options.option("np", "نيبال")
            options.option("ng", "نيجيريا")
            options.option("ni", "نيكاراغوا")
            options.option("nz", "نيوزيلندا")
            options.option("nu", "نيوي")
            options.option("ht", "هايتي")
            options.option("hn", "هندوراس")
            options.option("hu", "هنغاريا")
            options.option("nl", "هولندا")
            options.option("bq", "هولندا الكاريبية")
            options.option("hk", "هونغ كونغ الصينية (منطقة إدارية خاصة)")
        }
    }
}
