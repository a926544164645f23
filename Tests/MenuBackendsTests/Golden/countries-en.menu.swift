// Made by menuc from countries-en.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From countries-en.menu.yaml
nonisolated enum CountriesInEnglish {
    /// Country of residence
    enum Residence: Swift.Int, MenuOption {
        /// Afghanistan
        case af
        /// Åland Islands
        case ax
        /// Albania
        case al
        /// Algeria
        case dz
        /// American Samoa
        case `as`
        /// Andorra
        case ad
        /// Angola
        case ao
        /// Anguilla
        case ai
        /// Antarctica
        case aq
        /// Antigua & Barbuda
        case ag
        /// Argentina
        case ar
        /// Armenia
        case am
        /// Aruba
        case aw
        /// Australia
        case au
        /// Austria
        case at
        /// Azerbaijan
        case az
        /// Bahamas
        case bs
        /// Bahrain
        case bh
        /// Bangladesh
        case bd
        /// Barbados
        case bb
        /// Belarus
        case by
        /// Belgium
        case be
        /// Belize
        case bz
        /// Benin
        case bj
        /// Bermuda
        case bm
        /// Bhutan
        case bt
        /// Bolivia
        case bo
        /// Bosnia & Herzegovina
        case ba
        /// Botswana
        case bw
        /// Bouvet Island
        case bv
        /// Brazil
        case br
        /// British Indian Ocean Territory
        case io
        /// British Virgin Islands
        case vg
        /// Brunei
        case bn
        /// Bulgaria
        case bg
        /// Burkina Faso
        case bf
        /// Burundi
        case bi
        /// Cambodia
        case kh
        /// Cameroon
        case cm
        /// Canada
        case ca
        /// Cape Verde
        case cv
        /// Caribbean Netherlands
        case bq
        /// Cayman Islands
        case ky
        /// Central African Republic
        case cf
        /// Chad
        case td
        /// Chile
        case cl
        /// China
        case cn
        /// Christmas Island
        case cx
        /// Cocos (Keeling) Islands
        case cc
        /// Colombia
        case co
        /// Comoros
        case km
        /// Congo - Brazzaville
        case cg
        /// Congo - Kinshasa
        case cd
        /// Cook Islands
        case ck
        /// Costa Rica
        case cr
        /// Côte d’Ivoire
        case ci
        /// Croatia
        case hr
        /// Cuba
        case cu
        /// Curaçao
        case cw
        /// Cyprus
        case cy
        /// Czechia
        case cz
        /// Denmark
        case dk
        /// Djibouti
        case dj
        /// Dominica
        case dm
        /// Dominican Republic
        case `do`
        /// Ecuador
        case ec
        /// Egypt
        case eg
        /// El Salvador
        case sv
        /// Equatorial Guinea
        case gq
        /// Eritrea
        case er
        /// Estonia
        case ee
        /// Eswatini
        case sz
        /// Ethiopia
        case et
        /// Falkland Islands
        case fk
        /// Faroe Islands
        case fo
        /// Fiji
        case fj
        /// Finland
        case fi
        /// France
        case fr
        /// French Guiana
        case gf
        /// French Polynesia
        case pf
        /// French Southern Territories
        case tf
        /// Gabon
        case ga
        /// Gambia
        case gm
        /// Georgia
        case ge
        /// Germany
        case de
        /// Ghana
        case gh
        /// Gibraltar
        case gi
        /// Greece
        case gr
        /// Greenland
        case gl
        /// Grenada
        case gd
        /// Guadeloupe
        case gp
        /// Guam
        case gu
        /// Guatemala
        case gt
        /// Guernsey
        case gg
        /// Guinea
        case gn
        /// Guinea-Bissau
        case gw
        /// Guyana
        case gy
        /// Haiti
        case ht
        /// Heard & McDonald Islands
        case hm
        /// Honduras
        case hn
        /// Hong Kong SAR China
        case hk
        /// Hungary
        case hu
        /// Iceland
        case `is`
        /// India
        case `in`
        /// Indonesia
        case id_
        /// Iran
        case ir
        /// Iraq
        case iq
        /// Ireland
        case ie
        /// Isle of Man
        case im
        /// Israel
        case il
        /// Italy
        case it
        /// Jamaica
        case jm
        /// Japan
        case jp
        /// Jersey
        case je
        /// Jordan
        case jo
        /// Kazakhstan
        case kz
        /// Kenya
        case ke
        /// Kiribati
        case ki
        /// Kuwait
        case kw
        /// Kyrgyzstan
        case kg
        /// Laos
        case la
        /// Latvia
        case lv
        /// Lebanon
        case lb
        /// Lesotho
        case ls
        /// Liberia
        case lr
        /// Libya
        case ly
        /// Liechtenstein
        case li
        /// Lithuania
        case lt
        /// Luxembourg
        case lu
        /// Macao SAR China
        case mo
        /// Madagascar
        case mg
        /// Malawi
        case mw
        /// Malaysia
        case my
        /// Maldives
        case mv
        /// Mali
        case ml
        /// Malta
        case mt
        /// Marshall Islands
        case mh
        /// Martinique
        case mq
        /// Mauritania
        case mr
        /// Mauritius
        case mu
        /// Mayotte
        case yt
        /// Mexico
        case mx
        /// Micronesia
        case fm
        /// Moldova
        case md
        /// Monaco
        case mc
        /// Mongolia
        case mn
        /// Montenegro
        case me
        /// Montserrat
        case ms
        /// Morocco
        case ma
        /// Mozambique
        case mz
        /// Myanmar (Burma)
        case mm
        /// Namibia
        case na
        /// Nauru
        case nr
        /// Nepal
        case np
        /// Netherlands
        case nl
        /// New Caledonia
        case nc
        /// New Zealand
        case nz
        /// Nicaragua
        case ni
        /// Niger
        case ne
        /// Nigeria
        case ng
        /// Niue
        case nu
        /// Norfolk Island
        case nf
        /// North Korea
        case kp
        /// North Macedonia
        case mk
        /// Northern Mariana Islands
        case mp
        /// Norway
        case no
        /// Oman
        case om
        /// Pakistan
        case pk
        /// Palau
        case pw
        /// Palestinian Territories
        case ps
        /// Panama
        case pa
        /// Papua New Guinea
        case pg
        /// Paraguay
        case py
        /// Peru
        case pe
        /// Philippines
        case ph
        /// Pitcairn Islands
        case pn
        /// Poland
        case pl
        /// Portugal
        case pt
        /// Puerto Rico
        case pr
        /// Qatar
        case qa
        /// Réunion
        case re
        /// Romania
        case ro
        /// Russia
        case ru
        /// Rwanda
        case rw
        /// Samoa
        case ws
        /// San Marino
        case sm
        /// São Tomé & Príncipe
        case st
        /// Saudi Arabia
        case sa
        /// Senegal
        case sn
        /// Serbia
        case rs
        /// Seychelles
        case sc
        /// Sierra Leone
        case sl
        /// Singapore
        case sg
        /// Sint Maarten
        case sx
        /// Slovakia
        case sk
        /// Slovenia
        case si
        /// Solomon Islands
        case sb
        /// Somalia
        case so
        /// South Africa
        case za
        /// South Georgia & South Sandwich Islands
        case gs
        /// South Korea
        case kr
        /// South Sudan
        case ss
        /// Spain
        case es
        /// Sri Lanka
        case lk
        /// St. Barthélemy
        case bl
        /// St. Helena
        case sh
        /// St. Kitts & Nevis
        case kn
        /// St. Lucia
        case lc
        /// St. Martin
        case mf
        /// St. Pierre & Miquelon
        case pm
        /// St. Vincent & Grenadines
        case vc
        /// Sudan
        case sd
        /// Suriname
        case sr
        /// Svalbard & Jan Mayen
        case sj
        /// Sweden
        case se
        /// Switzerland
        case ch
        /// Syria
        case sy
        /// Taiwan
        case tw
        /// Tajikistan
        case tj
        /// Tanzania
        case tz
        /// Thailand
        case th
        /// Timor-Leste
        case tl
        /// Togo
        case tg
        /// Tokelau
        case tk
        /// Tonga
        case to
        /// Trinidad & Tobago
        case tt
        /// Tunisia
        case tn
        /// Turkey
        case tr
        /// Turkmenistan
        case tm
        /// Turks & Caicos Islands
        case tc
        /// Tuvalu
        case tv
        /// U.S. Outlying Islands
        case um
        /// U.S. Virgin Islands
        case vi
        /// Uganda
        case ug
        /// Ukraine
        case ua
        /// United Arab Emirates
        case ae
        /// United Kingdom
        case gb
        /// United States
        case us
        /// Uruguay
        case uy
        /// Uzbekistan
        case uz
        /// Vanuatu
        case vu
        /// Vatican City
        case va
        /// Venezuela
        case ve
        /// Vietnam
        case vn
        /// Wallis & Futuna
        case wf
        /// Western Sahara
        case eh
        /// Yemen
        case ye
        /// Zambia
        case zm
        /// Zimbabwe
        case zw

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// Citizenships
    enum Citizenships: Swift.Int, MenuOption {
        /// Afghanistan
        case af
        /// Åland Islands
        case ax
        /// Albania
        case al
        /// Algeria
        case dz
        /// American Samoa
        case `as`
        /// Andorra
        case ad
        /// Angola
        case ao
        /// Anguilla
        case ai
        /// Antarctica
        case aq
        /// Antigua & Barbuda
        case ag
        /// Argentina
        case ar
        /// Armenia
        case am
        /// Aruba
        case aw
        /// Australia
        case au
        /// Austria
        case at
        /// Azerbaijan
        case az
        /// Bahamas
        case bs
        /// Bahrain
        case bh
        /// Bangladesh
        case bd
        /// Barbados
        case bb
        /// Belarus
        case by
        /// Belgium
        case be
        /// Belize
        case bz
        /// Benin
        case bj
        /// Bermuda
        case bm
        /// Bhutan
        case bt
        /// Bolivia
        case bo
        /// Bosnia & Herzegovina
        case ba
        /// Botswana
        case bw
        /// Bouvet Island
        case bv
        /// Brazil
        case br
        /// British Indian Ocean Territory
        case io
        /// British Virgin Islands
        case vg
        /// Brunei
        case bn
        /// Bulgaria
        case bg
        /// Burkina Faso
        case bf
        /// Burundi
        case bi
        /// Cambodia
        case kh
        /// Cameroon
        case cm
        /// Canada
        case ca
        /// Cape Verde
        case cv
        /// Caribbean Netherlands
        case bq
        /// Cayman Islands
        case ky
        /// Central African Republic
        case cf
        /// Chad
        case td
        /// Chile
        case cl
        /// China
        case cn
        /// Christmas Island
        case cx
        /// Cocos (Keeling) Islands
        case cc
        /// Colombia
        case co
        /// Comoros
        case km
        /// Congo - Brazzaville
        case cg
        /// Congo - Kinshasa
        case cd
        /// Cook Islands
        case ck
        /// Costa Rica
        case cr
        /// Côte d’Ivoire
        case ci
        /// Croatia
        case hr
        /// Cuba
        case cu
        /// Curaçao
        case cw
        /// Cyprus
        case cy
        /// Czechia
        case cz
        /// Denmark
        case dk
        /// Djibouti
        case dj
        /// Dominica
        case dm
        /// Dominican Republic
        case `do`
        /// Ecuador
        case ec
        /// Egypt
        case eg
        /// El Salvador
        case sv
        /// Equatorial Guinea
        case gq
        /// Eritrea
        case er
        /// Estonia
        case ee
        /// Eswatini
        case sz
        /// Ethiopia
        case et
        /// Falkland Islands
        case fk
        /// Faroe Islands
        case fo
        /// Fiji
        case fj
        /// Finland
        case fi
        /// France
        case fr
        /// French Guiana
        case gf
        /// French Polynesia
        case pf
        /// French Southern Territories
        case tf
        /// Gabon
        case ga
        /// Gambia
        case gm
        /// Georgia
        case ge
        /// Germany
        case de
        /// Ghana
        case gh
        /// Gibraltar
        case gi
        /// Greece
        case gr
        /// Greenland
        case gl
        /// Grenada
        case gd
        /// Guadeloupe
        case gp
        /// Guam
        case gu
        /// Guatemala
        case gt
        /// Guernsey
        case gg
        /// Guinea
        case gn
        /// Guinea-Bissau
        case gw
        /// Guyana
        case gy
        /// Haiti
        case ht
        /// Heard & McDonald Islands
        case hm
        /// Honduras
        case hn
        /// Hong Kong SAR China
        case hk
        /// Hungary
        case hu
        /// Iceland
        case `is`
        /// India
        case `in`
        /// Indonesia
        case id_
        /// Iran
        case ir
        /// Iraq
        case iq
        /// Ireland
        case ie
        /// Isle of Man
        case im
        /// Israel
        case il
        /// Italy
        case it
        /// Jamaica
        case jm
        /// Japan
        case jp
        /// Jersey
        case je
        /// Jordan
        case jo
        /// Kazakhstan
        case kz
        /// Kenya
        case ke
        /// Kiribati
        case ki
        /// Kuwait
        case kw
        /// Kyrgyzstan
        case kg
        /// Laos
        case la
        /// Latvia
        case lv
        /// Lebanon
        case lb
        /// Lesotho
        case ls
        /// Liberia
        case lr
        /// Libya
        case ly
        /// Liechtenstein
        case li
        /// Lithuania
        case lt
        /// Luxembourg
        case lu
        /// Macao SAR China
        case mo
        /// Madagascar
        case mg
        /// Malawi
        case mw
        /// Malaysia
        case my
        /// Maldives
        case mv
        /// Mali
        case ml
        /// Malta
        case mt
        /// Marshall Islands
        case mh
        /// Martinique
        case mq
        /// Mauritania
        case mr
        /// Mauritius
        case mu
        /// Mayotte
        case yt
        /// Mexico
        case mx
        /// Micronesia
        case fm
        /// Moldova
        case md
        /// Monaco
        case mc
        /// Mongolia
        case mn
        /// Montenegro
        case me
        /// Montserrat
        case ms
        /// Morocco
        case ma
        /// Mozambique
        case mz
        /// Myanmar (Burma)
        case mm
        /// Namibia
        case na
        /// Nauru
        case nr
        /// Nepal
        case np
        /// Netherlands
        case nl
        /// New Caledonia
        case nc
        /// New Zealand
        case nz
        /// Nicaragua
        case ni
        /// Niger
        case ne
        /// Nigeria
        case ng
        /// Niue
        case nu
        /// Norfolk Island
        case nf
        /// North Korea
        case kp
        /// North Macedonia
        case mk
        /// Northern Mariana Islands
        case mp
        /// Norway
        case no
        /// Oman
        case om
        /// Pakistan
        case pk
        /// Palau
        case pw
        /// Palestinian Territories
        case ps
        /// Panama
        case pa
        /// Papua New Guinea
        case pg
        /// Paraguay
        case py
        /// Peru
        case pe
        /// Philippines
        case ph
        /// Pitcairn Islands
        case pn
        /// Poland
        case pl
        /// Portugal
        case pt
        /// Puerto Rico
        case pr
        /// Qatar
        case qa
        /// Réunion
        case re
        /// Romania
        case ro
        /// Russia
        case ru
        /// Rwanda
        case rw
        /// Samoa
        case ws
        /// San Marino
        case sm
        /// São Tomé & Príncipe
        case st
        /// Saudi Arabia
        case sa
        /// Senegal
        case sn
        /// Serbia
        case rs
        /// Seychelles
        case sc
        /// Sierra Leone
        case sl
        /// Singapore
        case sg
        /// Sint Maarten
        case sx
        /// Slovakia
        case sk
        /// Slovenia
        case si
        /// Solomon Islands
        case sb
        /// Somalia
        case so
        /// South Africa
        case za
        /// South Georgia & South Sandwich Islands
        case gs
        /// South Korea
        case kr
        /// South Sudan
        case ss
        /// Spain
        case es
        /// Sri Lanka
        case lk
        /// St. Barthélemy
        case bl
        /// St. Helena
        case sh
        /// St. Kitts & Nevis
        case kn
        /// St. Lucia
        case lc
        /// St. Martin
        case mf
        /// St. Pierre & Miquelon
        case pm
        /// St. Vincent & Grenadines
        case vc
        /// Sudan
        case sd
        /// Suriname
        case sr
        /// Svalbard & Jan Mayen
        case sj
        /// Sweden
        case se
        /// Switzerland
        case ch
        /// Syria
        case sy
        /// Taiwan
        case tw
        /// Tajikistan
        case tj
        /// Tanzania
        case tz
        /// Thailand
        case th
        /// Timor-Leste
        case tl
        /// Togo
        case tg
        /// Tokelau
        case tk
        /// Tonga
        case to
        /// Trinidad & Tobago
        case tt
        /// Tunisia
        case tn
        /// Turkey
        case tr
        /// Turkmenistan
        case tm
        /// Turks & Caicos Islands
        case tc
        /// Tuvalu
        case tv
        /// U.S. Outlying Islands
        case um
        /// U.S. Virgin Islands
        case vi
        /// Uganda
        case ug
        /// Ukraine
        case ua
        /// United Arab Emirates
        case ae
        /// United Kingdom
        case gb
        /// United States
        case us
        /// Uruguay
        case uy
        /// Uzbekistan
        case uz
        /// Vanuatu
        case vu
        /// Vatican City
        case va
        /// Venezuela
        case ve
        /// Vietnam
        case vn
        /// Wallis & Futuna
        case wf
        /// Western Sahara
        case eh
        /// Yemen
        case ye
        /// Zambia
        case zm
        /// Zimbabwe
        case zw

        static let optionTable: MenuOptionTable = .init(document.dropdowns[1])
    }

    /// Country of residence
    static var residence: Dropdown<Residence> { .init(document.dropdowns[0]) }

    /// Citizenships
    static var citizenships: Dropdown<Citizenships> { .init(document.dropdowns[1]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension CountriesInEnglish {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "CountriesInEnglish")
            document.dropdowns.append(dropdown1())
            document.dropdowns.append(dropdown2())
            return document
        }

        /// residence
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "residence", title: "Country of residence")
            menu.group = "address"
            menu.maxVisibleCells = 8
            menu.presentation = .overlay
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.titleAlignment = .leading
            menu.indicator = .init(collapsed: "chevron.up.chevron.down", expanded: "chevron.up.chevron.down", position: .trailing)
            menu.accessibility = .init(label: "Country of residence", hint: "Opens a list of all countries.", identifier: "CountriesInEnglish.residence")
            var style = MenuDocument.Style()
            var listPart = MenuDocument.PartStyle(part: .list)
            listPart.backgroundColor = .init(light: .init(0xFFFFFFFF), dark: .init(0x1C1C1EFF))
            listPart.cornerRadius = 10
            listPart.shadow = .init(color: .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF)), opacity: 0.25, radius: 12, x: 0, y: 6)
            style.parts.append(listPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            optionPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            dropdown1Options1(&options)
            dropdown1Options2(&options)
            menu.options = options.entries
            return menu
        }

        private static func dropdown1Options1(_ options: inout MenuOptionsBuilder) {
            options.option("af", "Afghanistan")
            options.option("ax", "Åland Islands")
            options.option("al", "Albania")
            options.option("dz", "Algeria")
            options.option("as", "American Samoa")
            options.option("ad", "Andorra")
            options.option("ao", "Angola")
            options.option("ai", "Anguilla")
            options.option("aq", "Antarctica")
            options.option("ag", "Antigua & Barbuda")
            options.option("ar", "Argentina")
            options.option("am", "Armenia")
            options.option("aw", "Aruba")
            options.option("au", "Australia")
            options.option("at", "Austria")
            options.option("az", "Azerbaijan")
            options.option("bs", "Bahamas")
            options.option("bh", "Bahrain")
            options.option("bd", "Bangladesh")
            options.option("bb", "Barbados")
            options.option("by", "Belarus")
            options.option("be", "Belgium")
            options.option("bz", "Belize")
            options.option("bj", "Benin")
            options.option("bm", "Bermuda")
            options.option("bt", "Bhutan")
            options.option("bo", "Bolivia")
            options.option("ba", "Bosnia & Herzegovina")
            options.option("bw", "Botswana")
            options.option("bv", "Bouvet Island")
            options.option("br", "Brazil")
            options.option("io", "British Indian Ocean Territory")
            options.option("vg", "British Virgin Islands")
            options.option("bn", "Brunei")
            options.option("bg", "Bulgaria")
            options.option("bf", "Burkina Faso")
            options.option("bi", "Burundi")
            options.option("kh", "Cambodia")
            options.option("cm", "Cameroon")
            options.option("ca", "Canada")
            options.option("cv", "Cape Verde")
            options.option("bq", "Caribbean Netherlands")
            options.option("ky", "Cayman Islands")
            options.option("cf", "Central African Republic")
            options.option("td", "Chad")
            options.option("cl", "Chile")
            options.option("cn", "China")
            options.option("cx", "Christmas Island")
            options.option("cc", "Cocos (Keeling) Islands")
            options.option("co", "Colombia")
            options.option("km", "Comoros")
            options.option("cg", "Congo - Brazzaville")
            options.option("cd", "Congo - Kinshasa")
            options.option("ck", "Cook Islands")
            options.option("cr", "Costa Rica")
            options.option("ci", "Côte d’Ivoire")
            options.option("hr", "Croatia")
            options.option("cu", "Cuba")
            options.option("cw", "Curaçao")
            options.option("cy", "Cyprus")
            options.option("cz", "Czechia")
            options.option("dk", "Denmark")
            options.option("dj", "Djibouti")
            options.option("dm", "Dominica")
            options.option("do", "Dominican Republic")
            options.option("ec", "Ecuador")
            options.option("eg", "Egypt")
            options.option("sv", "El Salvador")
            options.option("gq", "Equatorial Guinea")
            options.option("er", "Eritrea")
            options.option("ee", "Estonia")
            options.option("sz", "Eswatini")
            options.option("et", "Ethiopia")
            options.option("fk", "Falkland Islands")
            options.option("fo", "Faroe Islands")
            options.option("fj", "Fiji")
            options.option("fi", "Finland")
            options.option("fr", "France")
            options.option("gf", "French Guiana")
            options.option("pf", "French Polynesia")
            options.option("tf", "French Southern Territories")
            options.option("ga", "Gabon")
            options.option("gm", "Gambia")
            options.option("ge", "Georgia")
            options.option("de", "Germany")
            options.option("gh", "Ghana")
            options.option("gi", "Gibraltar")
            options.option("gr", "Greece")
            options.option("gl", "Greenland")
            options.option("gd", "Grenada")
            options.option("gp", "Guadeloupe")
            options.option("gu", "Guam")
            options.option("gt", "Guatemala")
            options.option("gg", "Guernsey")
            options.option("gn", "Guinea")
            options.option("gw", "Guinea-Bissau")
            options.option("gy", "Guyana")
            options.option("ht", "Haiti")
            options.option("hm", "Heard & McDonald Islands")
            options.option("hn", "Honduras")
            options.option("hk", "Hong Kong SAR China")
            options.option("hu", "Hungary")
            options.option("is", "Iceland")
            options.option("in", "India")
            options.option("id", "Indonesia")
            options.option("ir", "Iran")
            options.option("iq", "Iraq")
            options.option("ie", "Ireland")
            options.option("im", "Isle of Man")
            options.option("il", "Israel")
            options.option("it", "Italy")
            options.option("jm", "Jamaica")
            options.option("jp", "Japan")
            options.option("je", "Jersey")
            options.option("jo", "Jordan")
            options.option("kz", "Kazakhstan")
            options.option("ke", "Kenya")
            options.option("ki", "Kiribati")
            options.option("kw", "Kuwait")
            options.option("kg", "Kyrgyzstan")
            options.option("la", "Laos")
            options.option("lv", "Latvia")
            options.option("lb", "Lebanon")
            options.option("ls", "Lesotho")
            options.option("lr", "Liberia")
            options.option("ly", "Libya")
            options.option("li", "Liechtenstein")
            options.option("lt", "Lithuania")
            options.option("lu", "Luxembourg")
            options.option("mo", "Macao SAR China")
            options.option("mg", "Madagascar")
            options.option("mw", "Malawi")
            options.option("my", "Malaysia")
            options.option("mv", "Maldives")
            options.option("ml", "Mali")
            options.option("mt", "Malta")
            options.option("mh", "Marshall Islands")
            options.option("mq", "Martinique")
            options.option("mr", "Mauritania")
            options.option("mu", "Mauritius")
            options.option("yt", "Mayotte")
            options.option("mx", "Mexico")
            options.option("fm", "Micronesia")
            options.option("md", "Moldova")
            options.option("mc", "Monaco")
            options.option("mn", "Mongolia")
            options.option("me", "Montenegro")
            options.option("ms", "Montserrat")
            options.option("ma", "Morocco")
            options.option("mz", "Mozambique")
            options.option("mm", "Myanmar (Burma)")
            options.option("na", "Namibia")
            options.option("nr", "Nauru")
            options.option("np", "Nepal")
            options.option("nl", "Netherlands")
            options.option("nc", "New Caledonia")
            options.option("nz", "New Zealand")
            options.option("ni", "Nicaragua")
            options.option("ne", "Niger")
            options.option("ng", "Nigeria")
            options.option("nu", "Niue")
            options.option("nf", "Norfolk Island")
            options.option("kp", "North Korea")
            options.option("mk", "North Macedonia")
            options.option("mp", "Northern Mariana Islands")
            options.option("no", "Norway")
            options.option("om", "Oman")
            options.option("pk", "Pakistan")
            options.option("pw", "Palau")
            options.option("ps", "Palestinian Territories")
            options.option("pa", "Panama")
            options.option("pg", "Papua New Guinea")
            options.option("py", "Paraguay")
            options.option("pe", "Peru")
            options.option("ph", "Philippines")
            options.option("pn", "Pitcairn Islands")
            options.option("pl", "Poland")
            options.option("pt", "Portugal")
            options.option("pr", "Puerto Rico")
            options.option("qa", "Qatar")
            options.option("re", "Réunion")
            options.option("ro", "Romania")
            options.option("ru", "Russia")
            options.option("rw", "Rwanda")
            options.option("ws", "Samoa")
            options.option("sm", "San Marino")
            options.option("st", "São Tomé & Príncipe")
            options.option("sa", "Saudi Arabia")
            options.option("sn", "Senegal")
            options.option("rs", "Serbia")
            options.option("sc", "Seychelles")
            options.option("sl", "Sierra Leone")
            options.option("sg", "Singapore")
            options.option("sx", "Sint Maarten")
            options.option("sk", "Slovakia")
            options.option("si", "Slovenia")
            options.option("sb", "Solomon Islands")
            options.option("so", "Somalia")
            options.option("za", "South Africa")
            options.option("gs", "South Georgia & South Sandwich Islands")
        }

        private static func dropdown1Options2(_ options: inout MenuOptionsBuilder) {
            options.option("kr", "South Korea")
            options.option("ss", "South Sudan")
            options.option("es", "Spain")
            options.option("lk", "Sri Lanka")
            options.option("bl", "St. Barthélemy")
            options.option("sh", "St. Helena")
            options.option("kn", "St. Kitts & Nevis")
            options.option("lc", "St. Lucia")
            options.option("mf", "St. Martin")
            options.option("pm", "St. Pierre & Miquelon")
            options.option("vc", "St. Vincent & Grenadines")
            options.option("sd", "Sudan")
            options.option("sr", "Suriname")
            options.option("sj", "Svalbard & Jan Mayen")
            options.option("se", "Sweden")
            options.option("ch", "Switzerland")
            options.option("sy", "Syria")
            options.option("tw", "Taiwan")
            options.option("tj", "Tajikistan")
            options.option("tz", "Tanzania")
            options.option("th", "Thailand")
            options.option("tl", "Timor-Leste")
            options.option("tg", "Togo")
            options.option("tk", "Tokelau")
            options.option("to", "Tonga")
            options.option("tt", "Trinidad & Tobago")
            options.option("tn", "Tunisia")
            options.option("tr", "Turkey")
            options.option("tm", "Turkmenistan")
            options.option("tc", "Turks & Caicos Islands")
            options.option("tv", "Tuvalu")
            options.option("um", "U.S. Outlying Islands")
            options.option("vi", "U.S. Virgin Islands")
            options.option("ug", "Uganda")
            options.option("ua", "Ukraine")
            options.option("ae", "United Arab Emirates")
            options.option("gb", "United Kingdom")
            options.option("us", "United States")
            options.option("uy", "Uruguay")
            options.option("uz", "Uzbekistan")
            options.option("vu", "Vanuatu")
            options.option("va", "Vatican City")
            options.option("ve", "Venezuela")
            options.option("vn", "Vietnam")
            options.option("wf", "Wallis & Futuna")
            options.option("eh", "Western Sahara")
            options.option("ye", "Yemen")
            options.option("zm", "Zambia")
            options.option("zw", "Zimbabwe")
        }

        /// citizenships
        static func dropdown2() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "citizenships", title: "Citizenships")
            menu.group = "address"
            menu.maxVisibleCells = 8
            menu.presentation = .overlay
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.selection = .multiple
            menu.maxSelected = 3
            menu.closeOnSelect = false
            menu.accessibility = .init(label: "Citizenships", identifier: "CountriesInEnglish.citizenships")
            var style = MenuDocument.Style()
            var listPart = MenuDocument.PartStyle(part: .list)
            listPart.backgroundColor = .init(light: .init(0xFFFFFFFF), dark: .init(0x1C1C1EFF))
            listPart.cornerRadius = 10
            listPart.shadow = .init(color: .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF)), opacity: 0.25, radius: 12, x: 0, y: 6)
            style.parts.append(listPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            optionPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            dropdown2Options1(&options)
            dropdown2Options2(&options)
            menu.options = options.entries
            return menu
        }

        private static func dropdown2Options1(_ options: inout MenuOptionsBuilder) {
            options.option("af", "Afghanistan")
            options.option("ax", "Åland Islands")
            options.option("al", "Albania")
            options.option("dz", "Algeria")
            options.option("as", "American Samoa")
            options.option("ad", "Andorra")
            options.option("ao", "Angola")
            options.option("ai", "Anguilla")
            options.option("aq", "Antarctica")
            options.option("ag", "Antigua & Barbuda")
            options.option("ar", "Argentina")
            options.option("am", "Armenia")
            options.option("aw", "Aruba")
            options.option("au", "Australia")
            options.option("at", "Austria")
            options.option("az", "Azerbaijan")
            options.option("bs", "Bahamas")
            options.option("bh", "Bahrain")
            options.option("bd", "Bangladesh")
            options.option("bb", "Barbados")
            options.option("by", "Belarus")
            options.option("be", "Belgium")
            options.option("bz", "Belize")
            options.option("bj", "Benin")
            options.option("bm", "Bermuda")
            options.option("bt", "Bhutan")
            options.option("bo", "Bolivia")
            options.option("ba", "Bosnia & Herzegovina")
            options.option("bw", "Botswana")
            options.option("bv", "Bouvet Island")
            options.option("br", "Brazil")
            options.option("io", "British Indian Ocean Territory")
            options.option("vg", "British Virgin Islands")
            options.option("bn", "Brunei")
            options.option("bg", "Bulgaria")
            options.option("bf", "Burkina Faso")
            options.option("bi", "Burundi")
            options.option("kh", "Cambodia")
            options.option("cm", "Cameroon")
            options.option("ca", "Canada")
            options.option("cv", "Cape Verde")
            options.option("bq", "Caribbean Netherlands")
            options.option("ky", "Cayman Islands")
            options.option("cf", "Central African Republic")
            options.option("td", "Chad")
            options.option("cl", "Chile")
            options.option("cn", "China")
            options.option("cx", "Christmas Island")
            options.option("cc", "Cocos (Keeling) Islands")
            options.option("co", "Colombia")
            options.option("km", "Comoros")
            options.option("cg", "Congo - Brazzaville")
            options.option("cd", "Congo - Kinshasa")
            options.option("ck", "Cook Islands")
            options.option("cr", "Costa Rica")
            options.option("ci", "Côte d’Ivoire")
            options.option("hr", "Croatia")
            options.option("cu", "Cuba")
            options.option("cw", "Curaçao")
            options.option("cy", "Cyprus")
            options.option("cz", "Czechia")
            options.option("dk", "Denmark")
            options.option("dj", "Djibouti")
            options.option("dm", "Dominica")
            options.option("do", "Dominican Republic")
            options.option("ec", "Ecuador")
            options.option("eg", "Egypt")
            options.option("sv", "El Salvador")
            options.option("gq", "Equatorial Guinea")
            options.option("er", "Eritrea")
            options.option("ee", "Estonia")
            options.option("sz", "Eswatini")
            options.option("et", "Ethiopia")
            options.option("fk", "Falkland Islands")
            options.option("fo", "Faroe Islands")
            options.option("fj", "Fiji")
            options.option("fi", "Finland")
            options.option("fr", "France")
            options.option("gf", "French Guiana")
            options.option("pf", "French Polynesia")
            options.option("tf", "French Southern Territories")
            options.option("ga", "Gabon")
            options.option("gm", "Gambia")
            options.option("ge", "Georgia")
            options.option("de", "Germany")
            options.option("gh", "Ghana")
            options.option("gi", "Gibraltar")
            options.option("gr", "Greece")
            options.option("gl", "Greenland")
            options.option("gd", "Grenada")
            options.option("gp", "Guadeloupe")
            options.option("gu", "Guam")
            options.option("gt", "Guatemala")
            options.option("gg", "Guernsey")
            options.option("gn", "Guinea")
            options.option("gw", "Guinea-Bissau")
            options.option("gy", "Guyana")
            options.option("ht", "Haiti")
            options.option("hm", "Heard & McDonald Islands")
            options.option("hn", "Honduras")
            options.option("hk", "Hong Kong SAR China")
            options.option("hu", "Hungary")
            options.option("is", "Iceland")
            options.option("in", "India")
            options.option("id", "Indonesia")
            options.option("ir", "Iran")
            options.option("iq", "Iraq")
            options.option("ie", "Ireland")
            options.option("im", "Isle of Man")
            options.option("il", "Israel")
            options.option("it", "Italy")
            options.option("jm", "Jamaica")
            options.option("jp", "Japan")
            options.option("je", "Jersey")
            options.option("jo", "Jordan")
            options.option("kz", "Kazakhstan")
            options.option("ke", "Kenya")
            options.option("ki", "Kiribati")
            options.option("kw", "Kuwait")
            options.option("kg", "Kyrgyzstan")
            options.option("la", "Laos")
            options.option("lv", "Latvia")
            options.option("lb", "Lebanon")
            options.option("ls", "Lesotho")
            options.option("lr", "Liberia")
            options.option("ly", "Libya")
            options.option("li", "Liechtenstein")
            options.option("lt", "Lithuania")
            options.option("lu", "Luxembourg")
            options.option("mo", "Macao SAR China")
            options.option("mg", "Madagascar")
            options.option("mw", "Malawi")
            options.option("my", "Malaysia")
            options.option("mv", "Maldives")
            options.option("ml", "Mali")
            options.option("mt", "Malta")
            options.option("mh", "Marshall Islands")
            options.option("mq", "Martinique")
            options.option("mr", "Mauritania")
            options.option("mu", "Mauritius")
            options.option("yt", "Mayotte")
            options.option("mx", "Mexico")
            options.option("fm", "Micronesia")
            options.option("md", "Moldova")
            options.option("mc", "Monaco")
            options.option("mn", "Mongolia")
            options.option("me", "Montenegro")
            options.option("ms", "Montserrat")
            options.option("ma", "Morocco")
            options.option("mz", "Mozambique")
            options.option("mm", "Myanmar (Burma)")
            options.option("na", "Namibia")
            options.option("nr", "Nauru")
            options.option("np", "Nepal")
            options.option("nl", "Netherlands")
            options.option("nc", "New Caledonia")
            options.option("nz", "New Zealand")
            options.option("ni", "Nicaragua")
            options.option("ne", "Niger")
            options.option("ng", "Nigeria")
            options.option("nu", "Niue")
            options.option("nf", "Norfolk Island")
            options.option("kp", "North Korea")
            options.option("mk", "North Macedonia")
            options.option("mp", "Northern Mariana Islands")
            options.option("no", "Norway")
            options.option("om", "Oman")
            options.option("pk", "Pakistan")
            options.option("pw", "Palau")
            options.option("ps", "Palestinian Territories")
            options.option("pa", "Panama")
            options.option("pg", "Papua New Guinea")
            options.option("py", "Paraguay")
            options.option("pe", "Peru")
            options.option("ph", "Philippines")
            options.option("pn", "Pitcairn Islands")
            options.option("pl", "Poland")
            options.option("pt", "Portugal")
            options.option("pr", "Puerto Rico")
            options.option("qa", "Qatar")
            options.option("re", "Réunion")
            options.option("ro", "Romania")
            options.option("ru", "Russia")
            options.option("rw", "Rwanda")
            options.option("ws", "Samoa")
            options.option("sm", "San Marino")
            options.option("st", "São Tomé & Príncipe")
            options.option("sa", "Saudi Arabia")
            options.option("sn", "Senegal")
            options.option("rs", "Serbia")
            options.option("sc", "Seychelles")
            options.option("sl", "Sierra Leone")
            options.option("sg", "Singapore")
            options.option("sx", "Sint Maarten")
            options.option("sk", "Slovakia")
            options.option("si", "Slovenia")
            options.option("sb", "Solomon Islands")
            options.option("so", "Somalia")
            options.option("za", "South Africa")
            options.option("gs", "South Georgia & South Sandwich Islands")
        }

        private static func dropdown2Options2(_ options: inout MenuOptionsBuilder) {
            options.option("kr", "South Korea")
            options.option("ss", "South Sudan")
            options.option("es", "Spain")
            options.option("lk", "Sri Lanka")
            options.option("bl", "St. Barthélemy")
            options.option("sh", "St. Helena")
            options.option("kn", "St. Kitts & Nevis")
            options.option("lc", "St. Lucia")
            options.option("mf", "St. Martin")
            options.option("pm", "St. Pierre & Miquelon")
            options.option("vc", "St. Vincent & Grenadines")
            options.option("sd", "Sudan")
            options.option("sr", "Suriname")
            options.option("sj", "Svalbard & Jan Mayen")
            options.option("se", "Sweden")
            options.option("ch", "Switzerland")
            options.option("sy", "Syria")
            options.option("tw", "Taiwan")
            options.option("tj", "Tajikistan")
            options.option("tz", "Tanzania")
            options.option("th", "Thailand")
            options.option("tl", "Timor-Leste")
            options.option("tg", "Togo")
            options.option("tk", "Tokelau")
            options.option("to", "Tonga")
            options.option("tt", "Trinidad & Tobago")
            options.option("tn", "Tunisia")
            options.option("tr", "Turkey")
            options.option("tm", "Turkmenistan")
            options.option("tc", "Turks & Caicos Islands")
            options.option("tv", "Tuvalu")
            options.option("um", "U.S. Outlying Islands")
            options.option("vi", "U.S. Virgin Islands")
            options.option("ug", "Uganda")
            options.option("ua", "Ukraine")
            options.option("ae", "United Arab Emirates")
            options.option("gb", "United Kingdom")
            options.option("us", "United States")
            options.option("uy", "Uruguay")
            options.option("uz", "Uzbekistan")
            options.option("vu", "Vanuatu")
            options.option("va", "Vatican City")
            options.option("ve", "Venezuela")
            options.option("vn", "Vietnam")
            options.option("wf", "Wallis & Futuna")
            options.option("eh", "Western Sahara")
            options.option("ye", "Yemen")
            options.option("zm", "Zambia")
            options.option("zw", "Zimbabwe")
        }
    }
}
