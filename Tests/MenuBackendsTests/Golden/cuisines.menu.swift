// Made by menuc from cuisines.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From cuisines.menu.yaml
nonisolated enum Cuisines {
    /// Cuisines
    enum Cuisine: Swift.Int, MenuOption {
        /// Pizza
        case pizza
        /// Burger
        case burger
        /// Coffee Shop
        case coffee_shop
        /// Regional
        case regional
        /// Italian
        case italian
        /// Sandwich
        case sandwich
        /// Chinese
        case chinese
        /// Chicken
        case chicken
        /// Japanese
        case japanese
        /// Kebab
        case kebab
        /// Mexican
        case mexican
        /// American
        case american
        /// Asian
        case asian
        /// Ice Cream
        case ice_cream
        /// Indian
        case indian
        /// Sushi
        case sushi
        /// Seafood
        case seafood
        /// Thai
        case thai
        /// French
        case french
        /// German
        case german
        /// Breakfast
        case breakfast
        /// Greek
        case greek
        /// Steak House
        case steak_house
        /// Fish and Chips
        case fish_and_chips
        /// Korean
        case korean
        /// Barbecue
        case barbecue
        /// Donut
        case donut
        /// Noodle
        case noodle
        /// Vietnamese
        case vietnamese
        /// Fish
        case fish
        /// Turkish
        case turkish
        /// Cake
        case cake
        /// Pasta
        case pasta
        /// Tex-Mex
        case texMex
        /// Bubble Tea
        case bubble_tea
        /// Ramen
        case ramen
        /// Mediterranean
        case mediterranean
        /// Spanish
        case spanish
        /// Friterie
        case friture
        /// Tea
        case tea
        /// Bar and Grill
        case grill
        /// Juice
        case juice
        /// Salad
        case salad
        /// Crepe
        case crepe
        /// Hot Dog
        case hot_dog
        /// Hot Pot
        case hotpot
        /// Pancake
        case pancake
        /// Dessert
        case dessert
        /// Diner
        case diner
        /// Tapas
        case tapas
        /// Portuguese
        case portuguese
        /// Gyūdon
        case beef_bowl
        /// Russian
        case russian
        /// Indonesian
        case indonesian
        /// Chicken Wings
        case wings
        /// Lebanese
        case lebanese
        /// Arab
        case arab
        /// Curry
        case curry
        /// Malaysian
        case malaysian
        /// Bagel
        case bagel
        /// Georgian
        case georgian
        /// Polish
        case polish
        /// African
        case african
        /// Western
        case western
        /// Sausage
        case sausage
        /// Filipino
        case filipino
        /// Caribbean
        case caribbean
        /// Soba
        case soba
        /// Peruvian
        case peruvian
        /// Brazilian
        case brazilian
        /// Oriental
        case oriental
        /// Fine Dining
        case fine_dining
        /// Frozen Yogurt
        case frozen_yogurt
        /// Argentinian
        case argentinian
        /// Balkan
        case balkan
        /// Bavarian
        case bavarian
        /// British
        case british
        /// Ethiopian
        case ethiopian
        /// Shawarma
        case shawarma
        /// Persian
        case persian
        /// Middle Eastern
        case middle_eastern
        /// Pastry
        case pastry
        /// Soup
        case soup
        /// Fries
        case fries
        /// Taiwanese
        case taiwanese
        /// Bistro
        case bistro
        /// European
        case european
        /// Moroccan
        case moroccan
        /// Hawaiian
        case hawaiian
        /// Brunch
        case brunch
        /// Udon
        case udon
        /// Syrian
        case syrian
        /// Ukrainian
        case ukrainian
        /// Austrian
        case austrian
        /// Nepalese
        case nepalese
        /// Irish
        case irish
        /// Croatian
        case croatian
        /// Pakistani
        case pakistani
        /// Lao
        case lao
        /// Hungarian
        case hungarian
        /// Bolivian
        case bolivian
        /// Jamaican
        case jamaican
        /// Cuban
        case cuban

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// Cuisines
    static var cuisine: Dropdown<Cuisine> { .init(document.dropdowns[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension Cuisines {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "Cuisines")
            document.dropdowns.append(dropdown1())
            return document
        }

        /// cuisine
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "cuisine", title: "Cuisines")
            menu.rowHeight = .points(56)
            menu.maxVisibleCells = 6
            menu.gap = 8
            menu.presentation = .cover
            menu.placement = .auto
            menu.dismiss = [.outside, .scroll, .escape]
            menu.selection = .multiple
            menu.maxSelected = 8
            menu.closeOnSelect = false
            menu.footer = .init(id: "suggest", title: "Suggest a cuisine", height: 48, underlined: true)
            menu.accessibility = .init(label: "Cuisines", identifier: "Cuisines.cuisine")
            menu.meta = .init(["key": "cuisine", "terms": "fare, food types"])
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.textColor = .init(name: "white", light: .init(0xFFFFFFFF), dark: .init(0xFFFFFFFF))
            buttonPart.backgroundColor = .init(light: .init(0x7A3E00FF), dark: .init(0x7A3E00FF))
            buttonPart.cornerRadius = 22
            buttonPart.font = .init(style: .headline)
            buttonPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(buttonPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(light: .init(0x555555FF), dark: .init(0xAAAAAAFF))
            optionPart.selectedTextColor = .init(light: .init(0x7A3E00FF), dark: .init(0xFFB377FF))
            optionPart.font = .init(style: .body)
            optionPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(optionPart)
            var detailPart = MenuDocument.PartStyle(part: .detail)
            detailPart.textColor = .init(name: "secondaryLabel", light: .init(0x3C3C4399), dark: .init(0xEBEBF599))
            detailPart.font = .init(style: .footnote)
            style.parts.append(detailPart)
            var footerPart = MenuDocument.PartStyle(part: .footer)
            footerPart.font = .init(size: 15)
            style.parts.append(footerPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("pizza", "Pizza")
            options.option("burger", "Burger")
            options.option("coffee_shop", "Coffee Shop", icon: "cup.and.saucer")
            options.option("regional", "Regional")
            options.option("italian", "Italian")
            options.option("sandwich", "Sandwich", icon: "takeoutbag.and.cup.and.straw")
            options.option("chinese", "Chinese")
            options.option("chicken", "Chicken")
            options.option("japanese", "Japanese")
            options.option("kebab", "Kebab")
            options.option("mexican", "Mexican")
            options.option("american", "American")
            options.option("asian", "Asian")
            options.option("ice_cream", "Ice Cream")
            options.option("indian", "Indian")
            options.option("sushi", "Sushi")
            options.option("seafood", "Seafood")
            options.option("thai", "Thai")
            options.option("french", "French")
            options.option("german", "German")
            options.option("breakfast", "Breakfast")
            options.option("greek", "Greek")
            options.option("steak_house", "Steak House")
            options.option("fish_and_chips", "Fish and Chips")
            options.option("korean", "Korean")
            options.option("barbecue", "Barbecue", icon: "flame")
            options.option("donut", "Donut")
            options.option("noodle", "Noodle")
            options.option("vietnamese", "Vietnamese")
            options.option("fish", "Fish")
            options.option("turkish", "Turkish")
            options.option("cake", "Cake")
            options.option("pasta", "Pasta")
            options.option("tex-mex", "Tex-Mex")
            options.option("bubble_tea", "Bubble Tea")
            options.option("ramen", "Ramen")
            options.option("mediterranean", "Mediterranean")
            options.option("spanish", "Spanish")
            options.option("friture", "Friterie", detail: "Fries and other fried food")
            options.option("tea", "Tea", icon: "cup.and.saucer.fill")
            options.option("grill", "Bar and Grill", icon: "flame.fill")
            options.option("juice", "Juice")
            options.option("salad", "Salad", icon: "leaf")
            options.option("crepe", "Crepe")
            options.option("hot_dog", "Hot Dog")
            options.option("hotpot", "Hot Pot")
            options.option("pancake", "Pancake")
            options.option("dessert", "Dessert")
            options.option("diner", "Diner")
            options.option("tapas", "Tapas")
            options.option("portuguese", "Portuguese")
            options.option("beef_bowl", "Gyūdon", detail: "Beef bowl")
            options.option("russian", "Russian")
            options.option("indonesian", "Indonesian")
            options.option("wings", "Chicken Wings")
            options.option("lebanese", "Lebanese")
            options.option("arab", "Arab")
            options.option("curry", "Curry")
            options.option("malaysian", "Malaysian")
            options.option("bagel", "Bagel")
            options.option("georgian", "Georgian")
            options.option("polish", "Polish")
            options.option("african", "African")
            options.option("western", "Western")
            options.option("sausage", "Sausage")
            options.option("filipino", "Filipino")
            options.option("caribbean", "Caribbean")
            options.option("soba", "Soba")
            options.option("peruvian", "Peruvian")
            options.option("brazilian", "Brazilian")
            options.option("oriental", "Oriental")
            options.option("fine_dining", "Fine Dining", icon: "fork.knife")
            options.option("frozen_yogurt", "Frozen Yogurt")
            options.option("argentinian", "Argentinian")
            options.option("balkan", "Balkan")
            options.option("bavarian", "Bavarian")
            options.option("british", "British")
            options.option("ethiopian", "Ethiopian")
            options.option("shawarma", "Shawarma")
            options.option("persian", "Persian")
            options.option("middle_eastern", "Middle Eastern")
            options.option("pastry", "Pastry")
            options.option("soup", "Soup")
            options.option("fries", "Fries")
            options.option("taiwanese", "Taiwanese")
            options.option("bistro", "Bistro")
            options.option("european", "European")
            options.option("moroccan", "Moroccan")
            options.option("hawaiian", "Hawaiian")
            options.option("brunch", "Brunch")
            options.option("udon", "Udon")
            options.option("syrian", "Syrian")
            options.option("ukrainian", "Ukrainian")
            options.option("austrian", "Austrian")
            options.option("nepalese", "Nepalese")
            options.option("irish", "Irish")
            options.option("croatian", "Croatian")
            options.option("pakistani", "Pakistani")
            options.option("lao", "Lao")
            options.option("hungarian", "Hungarian")
            options.option("bolivian", "Bolivian")
            options.option("jamaican", "Jamaican")
            options.option("cuban", "Cuban")
            menu.options = options.entries
            return menu
        }
    }
}
