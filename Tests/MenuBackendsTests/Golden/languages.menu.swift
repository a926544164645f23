// Made by menuc from languages.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From languages.menu.yaml
nonisolated enum Languages {
    /// Languages you speak
    struct Spoken: OpenMenuOption {
        /// Afaraf
        static var aa: Self { Self(id: "aa") }
        /// аҧсуа бызшәа
        static var ab: Self { Self(id: "ab") }
        /// avesta
        static var ae: Self { Self(id: "ae") }
        /// Afrikaans
        static var af: Self { Self(id: "af") }
        /// Akan
        static var ak: Self { Self(id: "ak") }
        /// አማርኛ
        static var am: Self { Self(id: "am") }
        /// aragonés
        static var an: Self { Self(id: "an") }
        /// اللغة العربية
        static var ar: Self { Self(id: "ar") }
        /// অসমীয়া
        static var `as`: Self { Self(id: "as") }
        /// авар мацӀ
        static var av: Self { Self(id: "av") }
        /// aymar aru
        static var ay: Self { Self(id: "ay") }
        /// azərbaycan dili
        static var az: Self { Self(id: "az") }
        /// башҡорт теле
        static var ba: Self { Self(id: "ba") }
        /// беларуская мова
        static var be: Self { Self(id: "be") }
        /// български език
        static var bg: Self { Self(id: "bg") }
        /// भोजपुरी
        static var bh: Self { Self(id: "bh") }
        /// Bislama
        static var bi: Self { Self(id: "bi") }
        /// bamanankan
        static var bm: Self { Self(id: "bm") }
        /// বাংলা
        static var bn: Self { Self(id: "bn") }
        /// བོད་ཡིག
        static var bo: Self { Self(id: "bo") }
        /// brezhoneg
        static var br: Self { Self(id: "br") }
        /// bosanski jezik
        static var bs: Self { Self(id: "bs") }
        /// Català
        static var ca: Self { Self(id: "ca") }
        /// нохчийн мотт
        static var ce: Self { Self(id: "ce") }
        /// Chamoru
        static var ch: Self { Self(id: "ch") }
        /// corsu
        static var co: Self { Self(id: "co") }
        /// ᓀᐦᐃᔭᐍᐏᐣ
        static var cr: Self { Self(id: "cr") }
        /// čeština
        static var cs: Self { Self(id: "cs") }
        /// ѩзыкъ словѣньскъ
        static var cu: Self { Self(id: "cu") }
        /// чӑваш чӗлхи
        static var cv: Self { Self(id: "cv") }
        /// Cymraeg
        static var cy: Self { Self(id: "cy") }
        /// dansk
        static var da: Self { Self(id: "da") }
        /// Deutsch
        static var de: Self { Self(id: "de") }
        /// Dhivehi
        static var dv: Self { Self(id: "dv") }
        /// རྫོང་ཁ
        static var dz: Self { Self(id: "dz") }
        /// Eʋegbe
        static var ee: Self { Self(id: "ee") }
        /// Ελληνικά
        static var el: Self { Self(id: "el") }
        /// English
        static var en: Self { Self(id: "en") }
        /// Esperanto
        static var eo: Self { Self(id: "eo") }
        /// español
        static var es: Self { Self(id: "es") }
        /// eesti
        static var et: Self { Self(id: "et") }
        /// euskara
        static var eu: Self { Self(id: "eu") }
        /// فارسی
        static var fa: Self { Self(id: "fa") }
        /// Fulfulde
        static var ff: Self { Self(id: "ff") }
        /// suomi
        static var fi: Self { Self(id: "fi") }
        /// Vakaviti
        static var fj: Self { Self(id: "fj") }
        /// føroyskt
        static var fo: Self { Self(id: "fo") }
        /// français
        static var fr: Self { Self(id: "fr") }
        /// Frysk
        static var fy: Self { Self(id: "fy") }
        /// Gaeilge
        static var ga: Self { Self(id: "ga") }
        /// Gàidhlig
        static var gd: Self { Self(id: "gd") }
        /// galego
        static var gl: Self { Self(id: "gl") }
        /// ગુજરાતી
        static var gu: Self { Self(id: "gu") }
        /// Gaelg
        static var gv: Self { Self(id: "gv") }
        /// هَوُسَ
        static var ha: Self { Self(id: "ha") }
        /// עברית
        static var he: Self { Self(id: "he") }
        /// हिन्दी
        static var hi: Self { Self(id: "hi") }
        /// Hiri Motu
        static var ho: Self { Self(id: "ho") }
        /// Hrvatski
        static var hr: Self { Self(id: "hr") }
        /// Kreyòl ayisyen
        static var ht: Self { Self(id: "ht") }
        /// magyar
        static var hu: Self { Self(id: "hu") }
        /// Հայերեն
        static var hy: Self { Self(id: "hy") }
        /// Otjiherero
        static var hz: Self { Self(id: "hz") }
        /// Interlingua
        static var ia: Self { Self(id: "ia") }
        /// Bahasa Indonesia
        static var id_: Self { Self(id: "id") }
        /// Interlingue
        static var ie: Self { Self(id: "ie") }
        /// Asụsụ Igbo
        static var ig: Self { Self(id: "ig") }
        /// ꆈꌠ꒿ Nuosuhxop
        static var ii: Self { Self(id: "ii") }
        /// Iñupiaq
        static var ik: Self { Self(id: "ik") }
        /// Ido
        static var io: Self { Self(id: "io") }
        /// Íslenska
        static var `is`: Self { Self(id: "is") }
        /// italiano
        static var it: Self { Self(id: "it") }
        /// ᐃᓄᒃᑎᑐᑦ
        static var iu: Self { Self(id: "iu") }
        /// 日本語
        static var ja: Self { Self(id: "ja") }
        /// basa Jawa
        static var jv: Self { Self(id: "jv") }
        /// ქართული
        static var ka: Self { Self(id: "ka") }
        /// Kikongo
        static var kg: Self { Self(id: "kg") }
        /// Gĩkũyũ
        static var ki: Self { Self(id: "ki") }
        /// Kuanyama
        static var kj: Self { Self(id: "kj") }
        /// қазақ тілі
        static var kk: Self { Self(id: "kk") }
        /// kalaallisut
        static var kl: Self { Self(id: "kl") }
        /// ខេមរភាសា
        static var km: Self { Self(id: "km") }
        /// ಕನ್ನಡ
        static var kn: Self { Self(id: "kn") }
        /// 한국어
        static var ko: Self { Self(id: "ko") }
        /// Kanuri
        static var kr: Self { Self(id: "kr") }
        /// कश्मीरी
        static var ks: Self { Self(id: "ks") }
        /// Kurdî
        static var ku: Self { Self(id: "ku") }
        /// коми кыв
        static var kv: Self { Self(id: "kv") }
        /// Kernewek
        static var kw: Self { Self(id: "kw") }
        /// Кыргызча
        static var ky: Self { Self(id: "ky") }
        /// latine
        static var la: Self { Self(id: "la") }
        /// Lëtzebuergesch
        static var lb: Self { Self(id: "lb") }
        /// Luganda
        static var lg: Self { Self(id: "lg") }
        /// Limburgs
        static var li: Self { Self(id: "li") }
        /// Lingála
        static var ln: Self { Self(id: "ln") }
        /// ພາສາ
        static var lo: Self { Self(id: "lo") }
        /// lietuvių kalba
        static var lt: Self { Self(id: "lt") }
        /// Tshiluba
        static var lu: Self { Self(id: "lu") }
        /// latviešu valoda
        static var lv: Self { Self(id: "lv") }
        /// fiteny malagasy
        static var mg: Self { Self(id: "mg") }
        /// Kajin M̧ajeļ
        static var mh: Self { Self(id: "mh") }
        /// te reo Māori
        static var mi: Self { Self(id: "mi") }
        /// македонски јазик
        static var mk: Self { Self(id: "mk") }
        /// മലയാളം
        static var ml: Self { Self(id: "ml") }
        /// Монгол хэл
        static var mn: Self { Self(id: "mn") }
        /// मराठी
        static var mr: Self { Self(id: "mr") }
        /// Bahasa Malaysia
        static var ms: Self { Self(id: "ms") }
        /// Malti
        static var mt: Self { Self(id: "mt") }
        /// ဗမာစာ
        static var my: Self { Self(id: "my") }
        /// Ekakairũ Naoero
        static var na: Self { Self(id: "na") }
        /// Norsk bokmål
        static var nb: Self { Self(id: "nb") }
        /// isiNdebele
        static var nd: Self { Self(id: "nd") }
        /// नेपाली
        static var ne: Self { Self(id: "ne") }
        /// Owambo
        static var ng: Self { Self(id: "ng") }
        /// Nederlands
        static var nl: Self { Self(id: "nl") }
        /// Norsk nynorsk
        static var nn: Self { Self(id: "nn") }
        /// Norsk
        static var no: Self { Self(id: "no") }
        /// isiNdebele
        static var nr: Self { Self(id: "nr") }
        /// Diné bizaad
        static var nv: Self { Self(id: "nv") }
        /// chiCheŵa
        static var ny: Self { Self(id: "ny") }
        /// occitan
        static var oc: Self { Self(id: "oc") }
        /// ᐊᓂᔑᓈᐯᒧᐎᓐ
        static var oj: Self { Self(id: "oj") }
        /// Afaan Oromoo
        static var om: Self { Self(id: "om") }
        /// ଓଡ଼ିଆ
        static var or: Self { Self(id: "or") }
        /// ирон ӕвзаг
        static var os: Self { Self(id: "os") }
        /// ਪੰਜਾਬੀ
        static var pa: Self { Self(id: "pa") }
        /// पाऴि
        static var pi: Self { Self(id: "pi") }
        /// Polski
        static var pl: Self { Self(id: "pl") }
        /// پښتو
        static var ps: Self { Self(id: "ps") }
        /// português
        static var pt: Self { Self(id: "pt") }
        /// Runa Simi
        static var qu: Self { Self(id: "qu") }
        /// rumantsch grischun
        static var rm: Self { Self(id: "rm") }
        /// Ikirundi
        static var rn: Self { Self(id: "rn") }
        /// Română
        static var ro: Self { Self(id: "ro") }
        /// русский язык
        static var ru: Self { Self(id: "ru") }
        /// Ikinyarwanda
        static var rw: Self { Self(id: "rw") }
        /// संस्कृतम्
        static var sa: Self { Self(id: "sa") }
        /// sardu
        static var sc: Self { Self(id: "sc") }
        /// सिन्धी
        static var sd: Self { Self(id: "sd") }
        /// Davvisámegiella
        static var se: Self { Self(id: "se") }
        /// yângâ tî sängö
        static var sg: Self { Self(id: "sg") }
        /// සිංහල
        static var si: Self { Self(id: "si") }
        /// slovenčina
        static var sk: Self { Self(id: "sk") }
        /// slovenščina
        static var sl: Self { Self(id: "sl") }
        /// chiShona
        static var sn: Self { Self(id: "sn") }
        /// Soomaaliga
        static var so: Self { Self(id: "so") }
        /// shqip
        static var sq: Self { Self(id: "sq") }
        /// српски језик
        static var sr: Self { Self(id: "sr") }
        /// SiSwati
        static var ss: Self { Self(id: "ss") }
        /// Sesotho
        static var st: Self { Self(id: "st") }
        /// Basa Sunda
        static var su: Self { Self(id: "su") }
        /// svenska
        static var sv: Self { Self(id: "sv") }
        /// Kiswahili
        static var sw: Self { Self(id: "sw") }
        /// தமிழ்
        static var ta: Self { Self(id: "ta") }
        /// తెలుగు
        static var te: Self { Self(id: "te") }
        /// тоҷикӣ
        static var tg: Self { Self(id: "tg") }
        /// ไทย
        static var th: Self { Self(id: "th") }
        /// ትግርኛ
        static var ti: Self { Self(id: "ti") }
        /// Türkmen
        static var tk: Self { Self(id: "tk") }
        /// Wikang Tagalog
        static var tl: Self { Self(id: "tl") }
        /// Setswana
        static var tn: Self { Self(id: "tn") }
        /// faka Tonga
        static var to: Self { Self(id: "to") }
        /// Türkçe
        static var tr: Self { Self(id: "tr") }
        /// Xitsonga
        static var ts: Self { Self(id: "ts") }
        /// татар теле
        static var tt: Self { Self(id: "tt") }
        /// Twi
        static var tw: Self { Self(id: "tw") }
        /// Reo Tahiti
        static var ty: Self { Self(id: "ty") }
        /// ئۇيغۇرچە\u{200E}
        static var ug: Self { Self(id: "ug") }
        /// українська мова
        static var uk: Self { Self(id: "uk") }
        /// اردو
        static var ur: Self { Self(id: "ur") }
        /// Ўзбек
        static var uz: Self { Self(id: "uz") }
        /// Tshivenḓa
        static var ve: Self { Self(id: "ve") }
        /// Tiếng Việt
        static var vi: Self { Self(id: "vi") }
        /// Volapük
        static var vo: Self { Self(id: "vo") }
        /// walon
        static var wa: Self { Self(id: "wa") }
        /// Wollof
        static var wo: Self { Self(id: "wo") }
        /// isiXhosa
        static var xh: Self { Self(id: "xh") }
        /// ייִדיש
        static var yi: Self { Self(id: "yi") }
        /// Yorùbá
        static var yo: Self { Self(id: "yo") }
        /// Saɯ cueŋƅ
        static var za: Self { Self(id: "za") }
        /// 简体中文
        static var zh: Self { Self(id: "zh") }
        /// 繁體中文
        static var zhTraditional: Self { Self(id: "zh-hant") }
        /// isiZulu
        static var zu: Self { Self(id: "zu") }

        let id: Swift.String
        init(id: Swift.String) { self.id = id }

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// Languages you speak
    static var spoken: Dropdown<Spoken> { .init(document.dropdowns[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension Languages {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "Languages")
            document.dropdowns.append(dropdown1())
            return document
        }

        /// spoken
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "spoken", title: "Languages you speak")
            menu.maxVisibleCells = 7
            menu.presentation = .overlay
            menu.dismiss = [.outside, .escape]
            menu.selection = .multiple
            menu.selected = ["en"]
            menu.minSelected = 1
            menu.maxSelected = 5
            menu.closeOnSelect = false
            menu.footer = .init(id: "done", title: "Done", height: 50, underlined: false)
            menu.accessibility = .init(label: "Languages you speak", hint: "Choose up to five languages.", identifier: "Languages.spoken")
            var options = MenuOptionsBuilder()
            options.option("aa", "Afaraf")
            options.option("ab", "аҧсуа бызшәа")
            options.option("ae", "avesta")
            options.option("af", "Afrikaans")
            options.option("ak", "Akan")
            options.option("am", "አማርኛ")
            options.option("an", "aragonés")
            options.option("ar", "اللغة العربية")
            options.option("as", "অসমীয়া")
            options.option("av", "авар мацӀ")
            options.option("ay", "aymar aru")
            options.option("az", "azərbaycan dili")
            options.option("ba", "башҡорт теле")
            options.option("be", "беларуская мова")
            options.option("bg", "български език")
            options.option("bh", "भोजपुरी")
            options.option("bi", "Bislama")
            options.option("bm", "bamanankan")
            options.option("bn", "বাংলা")
            options.option("bo", "བོད་ཡིག")
            options.option("br", "brezhoneg")
            options.option("bs", "bosanski jezik")
            options.option("ca", "Català")
            options.option("ce", "нохчийн мотт")
            options.option("ch", "Chamoru")
            options.option("co", "corsu")
            options.option("cr", "ᓀᐦᐃᔭᐍᐏᐣ")
            options.option("cs", "čeština")
            options.option("cu", "ѩзыкъ словѣньскъ")
            options.option("cv", "чӑваш чӗлхи")
            options.option("cy", "Cymraeg")
            options.option("da", "dansk")
            options.option("de", "Deutsch")
            options.option("dv", "Dhivehi")
            options.option("dz", "རྫོང་ཁ")
            options.option("ee", "Eʋegbe")
            options.option("el", "Ελληνικά")
            options.option("en", "English")
            options.option("eo", "Esperanto")
            options.option("es", "español")
            options.option("et", "eesti")
            options.option("eu", "euskara")
            options.option("fa", "فارسی")
            options.option("ff", "Fulfulde")
            options.option("fi", "suomi")
            options.option("fj", "Vakaviti")
            options.option("fo", "føroyskt")
            options.option("fr", "français")
            options.option("fy", "Frysk")
            options.option("ga", "Gaeilge")
            options.option("gd", "Gàidhlig")
            options.option("gl", "galego")
            options.option("gu", "ગુજરાતી")
            options.option("gv", "Gaelg")
            options.option("ha", "هَوُسَ")
            options.option("he", "עברית")
            options.option("hi", "हिन्दी")
            options.option("ho", "Hiri Motu")
            options.option("hr", "Hrvatski")
            options.option("ht", "Kreyòl ayisyen")
            options.option("hu", "magyar")
            options.option("hy", "Հայերեն")
            options.option("hz", "Otjiherero")
            options.option("ia", "Interlingua")
            options.option("id", "Bahasa Indonesia")
            options.option("ie", "Interlingue")
            options.option("ig", "Asụsụ Igbo")
            options.option("ii", "ꆈꌠ꒿ Nuosuhxop")
            options.option("ik", "Iñupiaq")
            options.option("io", "Ido")
            options.option("is", "Íslenska")
            options.option("it", "italiano")
            options.option("iu", "ᐃᓄᒃᑎᑐᑦ")
            options.option("ja", "日本語")
            options.option("jv", "basa Jawa")
            options.option("ka", "ქართული")
            options.option("kg", "Kikongo")
            options.option("ki", "Gĩkũyũ")
            options.option("kj", "Kuanyama")
            options.option("kk", "қазақ тілі")
            options.option("kl", "kalaallisut")
            options.option("km", "ខេមរភាសា")
            options.option("kn", "ಕನ್ನಡ")
            options.option("ko", "한국어")
            options.option("kr", "Kanuri")
            options.option("ks", "कश्मीरी")
            options.option("ku", "Kurdî")
            options.option("kv", "коми кыв")
            options.option("kw", "Kernewek")
            options.option("ky", "Кыргызча")
            options.option("la", "latine")
            options.option("lb", "Lëtzebuergesch")
            options.option("lg", "Luganda")
            options.option("li", "Limburgs")
            options.option("ln", "Lingála")
            options.option("lo", "ພາສາ")
            options.option("lt", "lietuvių kalba")
            options.option("lu", "Tshiluba")
            options.option("lv", "latviešu valoda")
            options.option("mg", "fiteny malagasy")
            options.option("mh", "Kajin M̧ajeļ")
            options.option("mi", "te reo Māori")
            options.option("mk", "македонски јазик")
            options.option("ml", "മലയാളം")
            options.option("mn", "Монгол хэл")
            options.option("mr", "मराठी")
            options.option("ms", "Bahasa Malaysia")
            options.option("mt", "Malti")
            options.option("my", "ဗမာစာ")
            options.option("na", "Ekakairũ Naoero")
            options.option("nb", "Norsk bokmål")
            options.option("nd", "isiNdebele")
            options.option("ne", "नेपाली")
            options.option("ng", "Owambo")
            options.option("nl", "Nederlands")
            options.option("nn", "Norsk nynorsk")
            options.option("no", "Norsk")
            options.option("nr", "isiNdebele")
            options.option("nv", "Diné bizaad")
            options.option("ny", "chiCheŵa")
            options.option("oc", "occitan")
            options.option("oj", "ᐊᓂᔑᓈᐯᒧᐎᓐ")
            options.option("om", "Afaan Oromoo")
            options.option("or", "ଓଡ଼ିଆ")
            options.option("os", "ирон ӕвзаг")
            options.option("pa", "ਪੰਜਾਬੀ")
            options.option("pi", "पाऴि")
            options.option("pl", "Polski")
            options.option("ps", "پښتو")
            options.option("pt", "português")
            options.option("qu", "Runa Simi")
            options.option("rm", "rumantsch grischun")
            options.option("rn", "Ikirundi")
            options.option("ro", "Română")
            options.option("ru", "русский язык")
            options.option("rw", "Ikinyarwanda")
            options.option("sa", "संस्कृतम्")
            options.option("sc", "sardu")
            options.option("sd", "सिन्धी")
            options.option("se", "Davvisámegiella")
            options.option("sg", "yângâ tî sängö")
            options.option("si", "සිංහල")
            options.option("sk", "slovenčina")
            options.option("sl", "slovenščina")
            options.option("sn", "chiShona")
            options.option("so", "Soomaaliga")
            options.option("sq", "shqip")
            options.option("sr", "српски језик")
            options.option("ss", "SiSwati")
            options.option("st", "Sesotho")
            options.option("su", "Basa Sunda")
            options.option("sv", "svenska")
            options.option("sw", "Kiswahili")
            options.option("ta", "தமிழ்")
            options.option("te", "తెలుగు")
            options.option("tg", "тоҷикӣ")
            options.option("th", "ไทย")
            options.option("ti", "ትግርኛ")
            options.option("tk", "Türkmen")
            options.option("tl", "Wikang Tagalog")
            options.option("tn", "Setswana")
            options.option("to", "faka Tonga")
            options.option("tr", "Türkçe")
            options.option("ts", "Xitsonga")
            options.option("tt", "татар теле")
            options.option("tw", "Twi")
            options.option("ty", "Reo Tahiti")
            options.option("ug", "ئۇيغۇرچە\u{200E}")
            options.option("uk", "українська мова")
            options.option("ur", "اردو")
            options.option("uz", "Ўзбек")
            options.option("ve", "Tshivenḓa")
            options.option("vi", "Tiếng Việt")
            options.option("vo", "Volapük")
            options.option("wa", "walon")
            options.option("wo", "Wollof")
            options.option("xh", "isiXhosa")
            options.option("yi", "ייִדיש")
            options.option("yo", "Yorùbá")
            options.option("za", "Saɯ cueŋƅ")
            options.option("zh", "简体中文")
            options.option("zh-hant", "繁體中文")
            options.option("zu", "isiZulu")
            menu.options = options.entries
            return menu
        }
    }
}
