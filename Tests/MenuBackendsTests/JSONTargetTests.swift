import Foundation
import Testing

@testable import MenuBackends

/// Every default and every shape of the JSON target, written by hand from the language's page.
@Suite struct JSONTargetTests {
    @Test func example() throws {
        let compiled = try Compiled(
            """
            menuSpec: 1
            namespace: Feedback
            dropdowns:
              reason:
                title: Select a reason
                rowHeight: 40
                options:
                  - Too slow
                  - separator: true
                  - group: More
                    options: [Other]
            sectionTrees:
              letters:
                sections:
                  - title: C
                    items:
                      - {title: Habet et musca splenem., detail: …}
            """)
        let expected = try json(
            """
            {
              "menuSpec": 1,
              "namespace": "Feedback",
              "dropdowns": [
                {
                  "id": "reason", "title": "Select a reason",
                  "options": [
                    {"kind": "option", "id": "tooSlow", "title": "Too slow", "enabled": true},
                    {"kind": "separator"},
                    {"kind": "group", "id": "more", "title": "More",
                     "options": [{"kind": "option", "id": "other", "title": "Other", "enabled": true}]}
                  ],
                  "optionsFrom": "spec",
                  "rowHeight": 40, "buttonHeight": 40, "maxVisibleCells": 4, "gap": 4, "width": "fill",
                  "presentation": "push", "anchor": "button", "placement": "below", "dismiss": ["escape"],
                  "selection": "single", "selected": [], "minSelected": 0, "closeOnSelect": true,
                  "clearable": false,
                  "titleCase": "asWritten", "titleAlignment": "center",
                  "accessibility": {"label": "Select a reason", "identifier": "Feedback.reason"}
                }
              ],
              "sectionTrees": [
                {
                  "id": "letters",
                  "sections": [
                    {"kind": "section", "id": "c", "title": "C", "expanded": false, "collapsible": true,
                     "items": [{"kind": "item", "id": "habetEtMuscaSplenem",
                                "title": "Habet et musca splenem.",
                                "detail": "…", "expanded": false, "enabled": true}]}
                  ],
                  "expansion": "multiple", "headerHeight": 60, "rowHeight": 44, "detailHeight": "auto",
                  "headerAlignment": "leading", "listStyle": "plain",
                  "indicator": {"symbol": "chevron.down", "collapsed": 0, "expanded": 180,
                                "position": "trailing"}
                }
              ]
            }
            """)
        #expect(compiled.root == expected)
        #expect(
            try compiled.keys(ofObjectBehind: "") == ["menuSpec", "namespace", "dropdowns", "sectionTrees"])
    }

    /// The fields of a dropdown `a` or a tree `t`, pointers into it, and what stands there; nil for nothing.
    @Test(
        arguments: [
            ("", ["/buttonHeight": "44", "/rowHeight": "44", "/maxVisibleCells": "4", "/gap": "4"]),
            ("rowHeight: auto", ["/rowHeight": "\"auto\"", "/buttonHeight": "44"]),
            ("rowHeight: 52.5", ["/rowHeight": "52.5", "/buttonHeight": "52.5"]),
            ("rowHeight: 50\n    buttonHeight: 60", ["/rowHeight": "50", "/buttonHeight": "60"]),
            ("maxHeight: 100", ["/maxHeight": "100", "/maxVisibleCells": nil]),
            ("width: 60%", ["/width": #"{"percent": 60}"#]),
            ("width: 33.3%", ["/width": #"{"percent": 33.3}"#]),
            ("width: anchor", ["/width": "\"anchor\""]),
            ("width: 200", ["/width": "200"]),
            ("presentation: overlay", ["/dismiss": #"["outside", "escape"]"#]),
            ("presentation: cover", ["/dismiss": #"["escape"]"#, "/placement": "\"below\""]),
            ("dismiss: [scroll, outside]", ["/dismiss": #"["scroll", "outside"]"#]),
            ("dismiss: []", ["/dismiss": "[]"]),
            ("selected: b", ["/selected": #"["b"]"#]),
            ("selection: multiple", ["/closeOnSelect": "false", "/minSelected": "0", "/maxSelected": nil]),
            (
                "selection: multiple\n    selected: [c, a]\n    minSelected: 1\n    maxSelected: 2",
                ["/selected": #"["c", "a"]"#, "/minSelected": "1", "/maxSelected": "2"]
            ),
            ("selection: multiple\n    selected: b", ["/selected": #"["b"]"#]),
            ("selection: multiple\n    closeOnSelect: true", ["/closeOnSelect": "true"]),
            ("closeOnSelect: false", ["/closeOnSelect": "false"]),
            ("clearable: true", ["/clearable": "true"]),
            ("indicator: none", ["/indicator": nil]),
            (
                "indicator: {collapsed: star, expanded: heart}",
                ["/indicator": #"{"collapsed": "star", "expanded": "heart", "position": "trailing"}"#]
            ),
            (
                "badge: {diameter: 20}",
                [
                    "/badge":
                        ##"{"diameter": 20, "color": {"name": "clear", "light": "#00000000", "dark": "#00000000"}, "offset": 0}"##
                ]
            ),
            (
                "footer: {title: What's this?}",
                [
                    "/footer":
                        #"{"id": "whatsThis", "title": "What's this?", "height": 44, "underlined": false}"#
                ]
            ),
            ("footer: {title: F}\n    rowHeight: 50", ["/footer/height": "50"]),
            ("footer: {title: F}\n    rowHeight: auto", ["/footer/height": "44"]),
            (
                "footer: {id: x, title: F, height: 48, underlined: true}",
                ["/footer/id": "\"x\"", "/footer/height": "48"]
            ),
            ("emptyTitle: None", ["/emptyTitle": "\"None\""]),
            (
                "accessibility: {hint: H}",
                ["/accessibility": #"{"label": "T", "hint": "H", "identifier": "A.a"}"#]
            ),
            (
                "accessibility: {label: L, identifier: I}",
                ["/accessibility": #"{"label": "L", "identifier": "I"}"#]
            ),
            ("group: g", ["/group": "\"g\""]),
            ("optionsFrom: app\n    cases: open", ["/optionsFrom": "\"app\"", "/cases": nil]),
            ("meta: {b: 1.10, a: no}", ["/meta": #"{"b": "1.10", "a": "no"}"#]),
            ("titleCase: uppercase\n    titleAlignment: leading", ["/titleCase": "\"uppercase\""]),
            ("gap: 4e1", ["/gap": "40"]),
            ("gap: 0.5e0", ["/gap": "0.5"]),
            ("gap: -0", ["/gap": "0"]),
            ("gap: 1.0", ["/gap": "1"]),
        ] as [(String, [String: String?])])
    func dropdown(_ fields: String, _ expected: [String: String?]) throws {
        let compiled = try Compiled(
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: [A, B, C]\n    \(fields)\n")
        try compiled.compare("/dropdowns/0", expected)
    }

    @Test(
        arguments: [
            ("", ["/title": nil, "/style": nil, "/meta": nil, "/headerHeight": "60"]),
            (
                "headerHeight: auto\n    rowHeight: auto",
                ["/headerHeight": "\"auto\"", "/rowHeight": "\"auto\""]
            ),
            ("detailHeight: 30", ["/detailHeight": "30"]),
            ("title: Letters", ["/title": "\"Letters\""]),
            (
                "expansion: single\n    listStyle: grouped",
                ["/expansion": "\"single\"", "/listStyle": "\"grouped\""]
            ),
            ("indicator: none", ["/indicator": nil]),
            (
                "indicator: {expanded: 90}",
                [
                    "/indicator":
                        #"{"symbol": "chevron.down", "collapsed": 0, "expanded": 90, "position": "trailing"}"#
                ]
            ),
            (
                "indicator: {shape: triangle}",
                [
                    "/indicator":
                        #"{"shape": "triangle", "collapsed": 0, "expanded": 180, "position": "trailing"}"#
                ]
            ),
            (
                "indicator: {shape: triangle, size: 5, fill: black, stroke: \"#FF000080\", strokeWidth: 1.5}",
                [
                    "/indicator/size": "5",
                    "/indicator/fill": ##"{"name": "black", "light": "#000000FF", "dark": "#000000FF"}"##,
                    "/indicator/stroke": ##"{"light": "#FF000080", "dark": "#FF000080"}"##,
                    "/indicator/strokeWidth": "1.5",
                ]
            ),
        ] as [(String, [String: String?])])
    func sectionTree(_ fields: String, _ expected: [String: String?]) throws {
        let compiled = try Compiled("menuSpec: 1\nsectionTrees:\n  t:\n    sections: [S]\n    \(fields)\n")
        try compiled.compare("/sectionTrees/0", expected)
    }

    @Test(
        arguments: [
            ("A", #"{"kind": "option", "id": "a", "title": "A", "enabled": true}"#),
            (
                "{title: A, enabled: false, hidden: true}",
                #"{"kind": "option", "id": "a", "title": "A", "enabled": false, "hidden": true}"#
            ),
            (
                "{title: A, hidden: false, swiftName: other}",
                #"{"kind": "option", "id": "a", "title": "A", "enabled": true}"#
            ),
            (
                "{title: A, id: b-c, value: v, icon: star, image: i, detail: D, role: destructive, "
                    + "accessibility: {label: L}, meta: {k: v}}",
                #"{"kind": "option", "id": "b-c", "title": "A", "value": "v", "icon": "star", "image": "i","#
                    + #" "detail": "D", "enabled": true, "role": "destructive", "accessibility": {"label": "L"},"#
                    + #" "meta": {"k": "v"}}"#
            ),
            ("{separator: true}", #"{"kind": "separator"}"#),
            (
                "{group: G H, id: x, options: [A, {separator: true}]}",
                #"{"kind": "group", "id": "x", "title": "G H", "options": [{"kind": "option", "id": "a", "title": "A","#
                    + #" "enabled": true}, {"kind": "separator"}]}"#
            ),
        ])
    func option(_ written: String, _ expected: String) throws {
        let compiled = try Compiled(
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n      - \(written)\n      - {id: last, title: L}\n"
        )
        #expect(try compiled["/dropdowns/0/options/0"] == json(expected))
    }

    @Test(
        arguments: [
            (
                "S",
                #"{"kind": "section", "id": "s", "title": "S", "expanded": false, "collapsible": true, "items": []}"#
            ),
            (
                "{title: S, collapsible: false}",
                #"{"kind": "section", "id": "s", "title": "S", "expanded": true, "collapsible": false, "items": []}"#
            ),
            (
                "{title: S, id: x, expanded: true, icon: star, accessibility: {hint: H}, swiftName: y, meta: {a: b}, "
                    + "items: [I, {title: J, items: [K]}]}",
                #"{"kind": "section", "id": "x", "title": "S", "expanded": true, "collapsible": true, "icon": "star","#
                    + #" "accessibility": {"hint": "H"}, "meta": {"a": "b"}, "items": [{"kind": "item", "id": "i","#
                    + #" "title": "I", "expanded": false, "enabled": true}, {"kind": "section", "id": "j","#
                    + #" "title": "J", "expanded": false, "collapsible": true, "items": [{"kind": "item", "id": "k","#
                    + #" "title": "K", "expanded": false, "enabled": true}]}]}"#
            ),
            (
                "{title: S, items: [{title: I, id: x, detail: D, expanded: true, icon: star, value: v, enabled: false, "
                    + "role: destructive, accessibility: {label: L}, meta: {a: b}}]}",
                #"{"kind": "section", "id": "s", "title": "S", "expanded": false, "collapsible": true, "items":"#
                    + #" [{"kind": "item", "id": "x", "title": "I", "detail": "D", "expanded": true, "icon": "star","#
                    + #" "value": "v", "enabled": false, "role": "destructive", "accessibility": {"label": "L"},"#
                    + #" "meta": {"a": "b"}}]}"#
            ),
        ])
    func section(_ written: String, _ expected: String) throws {
        let compiled = try Compiled("menuSpec: 1\nsectionTrees:\n  t:\n    sections:\n      - \(written)\n")
        #expect(try compiled["/sectionTrees/0/sections/0"] == json(expected))
    }

    @Test(
        arguments: [
            (
                "textColor: red",
                ##"{"textColor": {"name": "red", "light": "#FF0000FF", "dark": "#FF0000FF"}}"##
            ),
            (
                "textColor: label",
                ##"{"textColor": {"name": "label", "light": "#000000FF", "dark": "#FFFFFFFF"}}"##
            ),
            (##"textColor: "#0a1B2c""##, ##"{"textColor": {"light": "#0A1B2CFF", "dark": "#0A1B2CFF"}}"##),
            (##"textColor: "#0A1B2C3D""##, ##"{"textColor": {"light": "#0A1B2C3D", "dark": "#0A1B2C3D"}}"##),
            (
                ##"textColor: {light: label, dark: "#010203"}"##,
                ##"{"textColor": {"light": "#000000FF", "dark": "#010203FF"}}"##
            ),
            (
                "textColor: {dark: label, light: label}",
                ##"{"textColor": {"light": "#000000FF", "dark": "#FFFFFFFF"}}"##
            ),
            ("font: largeTitle", #"{"font": {"style": "largeTitle", "size": 34}}"#),
            ("font: caption2", #"{"font": {"style": "caption2", "size": 11}}"#),
            ("font: 17", #"{"font": {"size": 17}}"#),
            ("insets: {leading: 8}", #"{"insets": {"top": 0, "leading": 8, "bottom": 0, "trailing": 0}}"#),
            (
                "shadow: {}",
                ##"{"shadow": {"color": {"name": "black", "light": "#000000FF", "dark": "#000000FF"}, "##
                    + #""opacity": 0.2, "radius": 4, "x": 0, "y": 2}}"#
            ),
            ("borderWidth: 1.2\n        cornerRadius: 3", #"{"borderWidth": 1.2, "cornerRadius": 3}"#),
        ])
    func part(_ written: String, _ expected: String) throws {
        let opening =
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: [A]\n    style:\n      button:\n"
        let compiled = try Compiled("\(opening)        \(written)\n")
        #expect(try compiled["/dropdowns/0/style/button"] == json(expected))
    }

    @Test(
        arguments: [
            ("largeTitle", 34), ("title", 28), ("title2", 22), ("title3", 20), ("headline", 17), ("body", 17),
            ("callout", 16), ("subheadline", 15), ("footnote", 13), ("caption", 12), ("caption2", 11),
        ])
    func fontSizes(_ name: String, _ size: Int) throws {
        let compiled = try Compiled(
            "menuSpec: 1\ndropdowns: {a: {title: T, options: [A], style: {button: {font: \(name)}}}}\n")
        #expect(compiled["/dropdowns/0/style/button/font/size"] == NSNumber(value: size))
    }
}
