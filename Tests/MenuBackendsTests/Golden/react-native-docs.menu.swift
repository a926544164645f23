// Made by menuc from react-native-docs.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From react-native-docs.menu.yaml
nonisolated enum ReactNativeDocs {
    /// Guides
    enum Docs: Swift.Int, MenuNode {
        /// The Basics
        case theBasics
        /// Introduction
        case theBasics_gettingStarted
        /// Core Components and Native Components
        case theBasics_introReactNativeComponents
        /// React Fundamentals
        case theBasics_introReact
        /// Handling Text Input
        case theBasics_handlingTextInput
        /// Using a ScrollView
        case theBasics_usingAScrollview
        /// Using List Views
        case theBasics_usingAListview
        /// Troubleshooting
        case theBasics_troubleshooting
        /// Platform-Specific Code
        case theBasics_platformSpecificCode
        /// More Resources
        case theBasics_moreResources
        /// Environment setup
        case environmentSetup
        /// Get Started with React Native
        case environmentSetup_environmentSetup
        /// Set Up Your Environment
        case environmentSetup_setUpYourEnvironment
        /// Integration with Existing Apps
        case environmentSetup_integrationWithExistingApps
        /// Integration with an Android Fragment
        case environmentSetup_integrationWithAndroidFragment
        /// Building for TV Devices
        case environmentSetup_buildingForTv
        /// Out-of-Tree Platforms
        case environmentSetup_outOfTreePlatforms
        /// Workflow
        case workflow
        /// Running on Device
        case workflow_runningOnDevice
        /// Fast Refresh
        case workflow_fastRefresh
        /// Metro
        case workflow_metro
        /// Using Libraries
        case workflow_libraries
        /// Using TypeScript
        case workflow_typescript
        /// Strict TypeScript API
        case workflow_strictTypescriptApi
        /// Upgrading to New Versions
        case workflow_upgrading
        /// UI & Interaction
        case uiInteraction
        /// Style
        case uiInteraction_style
        /// Height and Width
        case uiInteraction_heightAndWidth
        /// Layout with Flexbox
        case uiInteraction_flexbox
        /// Images
        case uiInteraction_images
        /// Color Reference
        case uiInteraction_colors
        /// Interaction
        case uiInteraction_interaction
        /// Handling Touches
        case uiInteraction_interaction_handlingTouches
        /// Navigating Between Screens
        case uiInteraction_interaction_navigation
        /// Animations
        case uiInteraction_interaction_animations
        /// Gesture Responder System
        case uiInteraction_interaction_gestureResponderSystem
        /// Connectivity
        case uiInteraction_connectivity
        /// Networking
        case uiInteraction_connectivity_network
        /// Security
        case uiInteraction_connectivity_security
        /// Inclusion
        case uiInteraction_inclusion
        /// Accessibility
        case uiInteraction_inclusion_accessibility
        /// Releases
        case releases
        /// Releases Overview
        case releases_releases
        /// Release Levels
        case releases_releaseLevels
        /// Versioning Policy
        case releases_versioningPolicy
        /// Debugging
        case debugging
        /// Debugging Basics
        case debugging_debugging
        /// React Native DevTools
        case debugging_reactNativeDevtools
        /// Debugging Native Code
        case debugging_debuggingNativeCode
        /// Debugging Release Builds
        case debugging_debuggingReleaseBuilds
        /// Other Debugging Methods
        case debugging_otherDebuggingMethods
        /// Testing
        case testing
        /// Testing
        case testing_testingOverview
        /// Performance
        case performance
        /// Performance Overview
        case performance_performance
        /// Speeding Up Your Build
        case performance_buildSpeed
        /// Optimizing FlatList Configuration
        case performance_optimizingFlatlistConfiguration
        /// Optimizing JavaScript Loading
        case performance_optimizingJavascriptLoading
        /// Profiling
        case performance_profiling
        /// JavaScript Runtime
        case javascriptRuntime
        /// JavaScript Environment
        case javascriptRuntime_javascriptEnvironment
        /// Timers
        case javascriptRuntime_timers
        /// Using Hermes
        case javascriptRuntime_hermes
        /// Codegen
        case codegen
        /// What Is Codegen?
        case codegen_whatIsCodegen
        /// Using Codegen
        case codegen_usingCodegen
        /// The Codegen CLI
        case codegen_codegenCli
        /// Native Development
        case nativeDevelopment
        /// Introduction
        case nativeDevelopment_nativePlatform
        /// Modules
        case nativeDevelopment_modules
        /// Android and iOS
        case nativeDevelopment_modules_turboNativeModulesIntroduction
        /// Cross-Platform with C++
        case nativeDevelopment_modules_pureCxxModules
        /// Advanced Topics
        case nativeDevelopment_modules_advancedTopicsModules
        /// Components
        case nativeDevelopment_components
        /// Android & iOS
        case nativeDevelopment_components_fabricNativeComponentsIntroduction
        /// Advanced Topics
        case nativeDevelopment_components_advancedTopicsComponents
        /// Miscellaneous
        case nativeDevelopment_miscellaneous
        /// Appendix
        case nativeDevelopment_miscellaneous_appendix
        /// Create a Library for Your Module
        case nativeDevelopment_miscellaneous_createModuleLibrary
        /// Android and iOS guides
        case androidAndIOSGuides
        /// Android
        case androidAndIOSGuides_android
        /// Headless JS
        case androidAndIOSGuides_android_headlessJsAndroid
        /// Publishing to Google Play Store
        case androidAndIOSGuides_android_signedApkAndroid
        /// Communication Between Native and React Native
        case androidAndIOSGuides_android_communicationAndroid
        /// React Native Gradle Plugin
        case androidAndIOSGuides_android_reactNativeGradlePlugin
        /// iOS
        case androidAndIOSGuides_ios
        /// Linking Libraries
        case androidAndIOSGuides_ios_linkingLibrariesIos
        /// Running on Simulator
        case androidAndIOSGuides_ios_runningOnSimulatorIos
        /// Communication Between Native and React Native
        case androidAndIOSGuides_ios_communicationIos
        /// App Extensions
        case androidAndIOSGuides_ios_appExtensions
        /// Publishing to Apple App Store
        case androidAndIOSGuides_ios_publishingToAppStore
        /// Legacy Architecture
        case legacyArchitecture
        /// Native Modules
        case legacyArchitecture_nativeModules
        /// Native Modules Intro
        case legacyArchitecture_nativeModules_nativeModulesIntro
        /// Android Native Modules
        case legacyArchitecture_nativeModules_nativeModulesAndroid
        /// iOS Native Modules
        case legacyArchitecture_nativeModules_nativeModulesIos
        /// Native Modules Package Setup
        case legacyArchitecture_nativeModules_nativeModulesSetup
        /// Local Library Setup
        case legacyArchitecture_nativeModules_localLibrarySetup
        /// Native Components
        case legacyArchitecture_nativeComponents
        /// Android Native UI Components
        case legacyArchitecture_nativeComponents_nativeComponentsAndroid
        /// iOS Native UI Components
        case legacyArchitecture_nativeComponents_nativeComponentsIos
        /// Direct Manipulation
        case legacyArchitecture_nativeComponents_directManipulation

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[0])
    }

    /// APIs
    enum Api: Swift.Int, MenuNode {
        /// APIs
        case apis
        /// AccessibilityInfo
        case apis_accessibilityinfo
        /// Alert
        case apis_alert
        /// Animated
        case apis_animated
        /// Animated.Value
        case apis_animatedvalue
        /// Animated.ValueXY
        case apis_animatedvaluexy
        /// Appearance
        case apis_appearance
        /// AppRegistry
        case apis_appregistry
        /// AppState
        case apis_appstate
        /// DevSettings
        case apis_devsettings
        /// Dimensions
        case apis_dimensions
        /// Easing
        case apis_easing
        /// I18nManager
        case apis_i18nmanager
        /// InteractionManager
        case apis_interactionmanager
        /// Keyboard
        case apis_keyboard
        /// LayoutAnimation
        case apis_layoutanimation
        /// Linking
        case apis_linking
        /// PanResponder
        case apis_panresponder
        /// PixelRatio
        case apis_pixelratio
        /// Platform
        case apis_platform
        /// PlatformColor
        case apis_platformcolor
        /// RootTag
        case apis_roottag
        /// Share
        case apis_share
        /// StyleSheet
        case apis_stylesheet
        /// Systrace
        case apis_systrace
        /// Transforms
        case apis_transforms
        /// Vibration
        case apis_vibration
        /// Globals
        case apis_globals
        /// __DEV__
        case apis_globals_globalDev
        /// AbortController
        case apis_globals_globalAbortController
        /// AbortSignal
        case apis_globals_globalAbortSignal
        /// alert
        case apis_globals_globalAlert
        /// Blob
        case apis_globals_globalBlob
        /// cancelAnimationFrame
        case apis_globals_globalCancelAnimationFrame
        /// cancelIdleCallback
        case apis_globals_globalCancelIdleCallback
        /// clearInterval
        case apis_globals_globalClearInterval
        /// clearTimeout
        case apis_globals_globalClearTimeout
        /// console
        case apis_globals_globalConsole
        /// EventCounts
        case apis_globals_globalEventCounts
        /// fetch
        case apis_globals_globalFetch
        /// File
        case apis_globals_globalFile
        /// FileReader
        case apis_globals_globalFileReader
        /// FormData
        case apis_globals_globalFormData
        /// global
        case apis_globals_globalGlobal
        /// Headers
        case apis_globals_globalHeaders
        /// IntersectionObserver
        case apis_globals_globalIntersectionobserver
        /// IntersectionObserverEntry
        case apis_globals_globalIntersectionobserverentry
        /// navigator
        case apis_globals_globalNavigator
        /// performance
        case apis_globals_globalPerformance
        /// PerformanceEntry
        case apis_globals_globalPerformanceEntry
        /// PerformanceEventTiming
        case apis_globals_globalPerformanceEventTiming
        /// PerformanceLongTaskTiming
        case apis_globals_globalPerformanceLongTaskTiming
        /// PerformanceMark
        case apis_globals_globalPerformanceMark
        /// PerformanceMeasure
        case apis_globals_globalPerformanceMeasure
        /// PerformanceObserver
        case apis_globals_globalPerformanceObserver
        /// PerformanceObserverEntryList
        case apis_globals_globalPerformanceObserverEntryList
        /// PerformanceResourceTiming
        case apis_globals_globalPerformanceResourceTiming
        /// process
        case apis_globals_globalProcess
        /// queueMicrotask
        case apis_globals_globalQueueMicrotask
        /// Request
        case apis_globals_globalRequest
        /// requestAnimationFrame
        case apis_globals_globalRequestAnimationFrame
        /// requestIdleCallback
        case apis_globals_globalRequestIdleCallback
        /// Response
        case apis_globals_globalResponse
        /// setInterval
        case apis_globals_globalSetInterval
        /// setTimeout
        case apis_globals_globalSetTimeout
        /// URL
        case apis_globals_globalURL
        /// URLSearchParams
        case apis_globals_globalURLSearchParams
        /// WebSocket
        case apis_globals_globalWebSocket
        /// window
        case apis_globals_globalWindow
        /// XMLHttpRequest
        case apis_globals_globalXMLHttpRequest
        /// Hooks
        case apis_hooks
        /// useColorScheme
        case apis_hooks_usecolorscheme
        /// useWindowDimensions
        case apis_hooks_usewindowdimensions
        /// Android APIs
        case apis_androidAPIs
        /// BackHandler
        case apis_androidAPIs_backhandler
        /// PermissionsAndroid
        case apis_androidAPIs_permissionsandroid
        /// ToastAndroid
        case apis_androidAPIs_toastandroid
        /// iOS APIs
        case apis_iosAPIs
        /// ActionSheetIOS
        case apis_iosAPIs_actionsheetios
        /// DynamicColorIOS
        case apis_iosAPIs_dynamiccolorios
        /// Settings
        case apis_iosAPIs_settings

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[1])
    }

    /// Components
    enum Components: Swift.Int, MenuNode {
        /// Core Components
        case coreComponents
        /// Core Components and APIs
        case coreComponents_componentsAndApis
        /// ActivityIndicator
        case coreComponents_activityindicator
        /// Button
        case coreComponents_button
        /// FlatList
        case coreComponents_flatlist
        /// Image
        case coreComponents_image
        /// ImageBackground
        case coreComponents_imagebackground
        /// KeyboardAvoidingView
        case coreComponents_keyboardavoidingview
        /// Modal
        case coreComponents_modal
        /// Pressable
        case coreComponents_pressable
        /// RefreshControl
        case coreComponents_refreshcontrol
        /// ScrollView
        case coreComponents_scrollview
        /// SectionList
        case coreComponents_sectionlist
        /// StatusBar
        case coreComponents_statusbar
        /// Switch
        case coreComponents_switch
        /// Text
        case coreComponents_text
        /// TextInput
        case coreComponents_textinput
        /// TouchableHighlight
        case coreComponents_touchablehighlight
        /// TouchableOpacity
        case coreComponents_touchableopacity
        /// TouchableWithoutFeedback
        case coreComponents_touchablewithoutfeedback
        /// View
        case coreComponents_view
        /// VirtualizedList
        case coreComponents_virtualizedlist
        /// Android Components
        case coreComponents_androidComponents
        /// DrawerLayoutAndroid
        case coreComponents_androidComponents_drawerlayoutandroid
        /// TouchableNativeFeedback
        case coreComponents_androidComponents_touchablenativefeedback
        /// iOS Components
        case coreComponents_iosComponents
        /// InputAccessoryView
        case coreComponents_iosComponents_inputaccessoryview
        /// SafeAreaView
        case coreComponents_iosComponents_safeareaview
        /// Refs
        case refs
        /// Nodes from Refs
        case refs_nodes
        /// Element Nodes
        case refs_elementNodes
        /// Text Nodes
        case refs_textNodes
        /// Document Nodes
        case refs_documentNodes
        /// Props
        case props
        /// Image Style Props
        case props_imageStyleProps
        /// Layout Props
        case props_layoutProps
        /// Shadow Props
        case props_shadowProps
        /// Text Style Props
        case props_textStyleProps
        /// View Style Props
        case props_viewStyleProps
        /// Object Types
        case objectTypes
        /// BoxShadowValue Object Type
        case objectTypes_boxshadowvalue
        /// DropShadowValue Object Type
        case objectTypes_dropshadowvalue
        /// LayoutEvent Object Type
        case objectTypes_layoutevent
        /// PressEvent Object Type
        case objectTypes_pressevent
        /// React Node Object Type
        case objectTypes_reactNode
        /// Rect Object Type
        case objectTypes_rect
        /// TargetEvent Object Type
        case objectTypes_targetevent
        /// ViewToken Object Type
        case objectTypes_viewtoken

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[2])
    }

    /// Guides
    static var docs: SectionTree<Docs> { .init(document.sectionTrees[0]) }

    /// APIs
    static var api: SectionTree<Api> { .init(document.sectionTrees[1]) }

    /// Components
    static var components: SectionTree<Components> { .init(document.sectionTrees[2]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension ReactNativeDocs {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "ReactNativeDocs")
            document.sectionTrees.append(sectionTree1())
            document.sectionTrees.append(sectionTree2())
            document.sectionTrees.append(sectionTree3())
            return document
        }

        /// docs
        static func sectionTree1() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "docs", title: "Guides")
            menu.headerHeight = .points(52)
            var style = MenuDocument.Style()
            var headerPart = MenuDocument.PartStyle(part: .header)
            headerPart.textColor = .init(light: .init(0x23272FFF), dark: .init(0xF6F7F9FF))
            headerPart.font = .init(style: .title3)
            headerPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(headerPart)
            var itemPart = MenuDocument.PartStyle(part: .item)
            itemPart.textColor = .init(light: .init(0x404756FF), dark: .init(0xEBECF0FF))
            itemPart.font = .init(style: .callout)
            itemPart.insets = .init(top: 0, leading: 24, bottom: 0, trailing: 16)
            style.parts.append(itemPart)
            menu.style = style
            var sections = MenuSectionsBuilder()
            sections.section("theBasics", "The Basics", expanded: true, icon: "book")
            sections.item("getting-started", "Introduction")
            sections.item("intro-react-native-components", "Core Components and Native Components")
            sections.item("intro-react", "React Fundamentals")
            sections.item("handling-text-input", "Handling Text Input")
            sections.item("using-a-scrollview", "Using a ScrollView")
            sections.item("using-a-listview", "Using List Views")
            sections.item("troubleshooting", "Troubleshooting")
            sections.item("platform-specific-code", "Platform-Specific Code")
            sections.item("more-resources", "More Resources")
            sections.end()
            sections.section("environmentSetup", "Environment setup", icon: "wrench.and.screwdriver")
            sections.item("environment-setup", "Get Started with React Native")
            sections.item("set-up-your-environment", "Set Up Your Environment")
            sections.item("integration-with-existing-apps", "Integration with Existing Apps")
            sections.item("integration-with-android-fragment", "Integration with an Android Fragment")
            sections.item("building-for-tv", "Building for TV Devices")
            sections.item("out-of-tree-platforms", "Out-of-Tree Platforms")
            sections.end()
            sections.section("workflow", "Workflow", icon: "arrow.clockwise")
            sections.item("running-on-device", "Running on Device")
            sections.item("fast-refresh", "Fast Refresh")
            sections.item("metro", "Metro")
            sections.item("libraries", "Using Libraries")
            sections.item("typescript", "Using TypeScript")
            sections.item("strict-typescript-api", "Strict TypeScript API")
            sections.item("upgrading", "Upgrading to New Versions")
            sections.end()
            sections.section("uiInteraction", "UI & Interaction", icon: "paintbrush")
            sections.item("style", "Style")
            sections.item("height-and-width", "Height and Width")
            sections.item("flexbox", "Layout with Flexbox")
            sections.item("images", "Images")
            sections.item("colors", "Color Reference")
            sections.section("interaction", "Interaction", expanded: true, collapsible: false)
            sections.item("handling-touches", "Handling Touches")
            sections.item("navigation", "Navigating Between Screens")
            sections.item("animations", "Animations")
            sections.item("gesture-responder-system", "Gesture Responder System")
            sections.end()
            sections.section("connectivity", "Connectivity", expanded: true, collapsible: false)
            sections.item("network", "Networking")
            sections.item("security", "Security")
            sections.end()
            sections.section("inclusion", "Inclusion", expanded: true, collapsible: false)
            sections.item("accessibility", "Accessibility")
            sections.end()
            sections.end()
            sections.section("releases", "Releases", icon: "shippingbox")
            sections.item("releases", "Releases Overview", value: "releases/releases")
            sections.item("release-levels", "Release Levels", value: "releases/release-levels")
            sections.item("versioning-policy", "Versioning Policy", value: "releases/versioning-policy")
            sections.end()
            sections.section("debugging", "Debugging", icon: "ladybug")
            sections.item("debugging", "Debugging Basics")
            sections.item("react-native-devtools", "React Native DevTools")
            sections.item("debugging-native-code", "Debugging Native Code")
            sections.item("debugging-release-builds", "Debugging Release Builds")
            sections.item("other-debugging-methods", "Other Debugging Methods")
            sections.end()
            sections.section("testing", "Testing", icon: "checkmark")
            sections.item("testing-overview", "Testing")
            sections.end()
            sections.section("performance", "Performance", icon: "hare")
            sections.item("performance", "Performance Overview")
            sections.item("build-speed", "Speeding Up Your Build")
            sections.item("optimizing-flatlist-configuration", "Optimizing FlatList Configuration")
            sections.item("optimizing-javascript-loading", "Optimizing JavaScript Loading")
            sections.item("profiling", "Profiling")
            sections.end()
            sections.section("javascriptRuntime", "JavaScript Runtime", icon: "curlybraces")
            sections.item("javascript-environment", "JavaScript Environment")
            sections.item("timers", "Timers")
            sections.item("hermes", "Using Hermes")
            sections.end()
            sections.section("codegen", "Codegen", icon: "gearshape")
            sections.item("what-is-codegen", "What Is Codegen?", value: "the-new-architecture/what-is-codegen")
            sections.item("using-codegen", "Using Codegen", value: "the-new-architecture/using-codegen")
            sections.item("codegen-cli", "The Codegen CLI", value: "the-new-architecture/codegen-cli")
            sections.end()
            sections.section("nativeDevelopment", "Native Development", icon: "cpu")
            sections.item("native-platform", "Introduction")
            sections.section("modules", "Modules", expanded: true, collapsible: false)
            sections.item("turbo-native-modules-introduction", "Android and iOS")
            sections.item("pure-cxx-modules", "Cross-Platform with C++", value: "the-new-architecture/pure-cxx-modules")
            sections.item("advanced-topics-modules", "Advanced Topics", value: "the-new-architecture/advanced-topics-modules")
            sections.end()
            sections.section("components", "Components", expanded: true, collapsible: false)
            sections.item("fabric-native-components-introduction", "Android & iOS")
            sections.item("advanced-topics-components", "Advanced Topics", value: "the-new-architecture/advanced-topics-components")
            sections.end()
            sections.section("miscellaneous", "Miscellaneous")
            sections.item("appendix", "Appendix")
            sections.item("create-module-library", "Create a Library for Your Module", value: "the-new-architecture/create-module-library")
            sections.end()
            sections.end()
            sections.section("androidAndIOSGuides", "Android and iOS guides")
            sections.section("android", "Android", expanded: true, collapsible: false)
            sections.item("headless-js-android", "Headless JS")
            sections.item("signed-apk-android", "Publishing to Google Play Store")
            sections.item("communication-android", "Communication Between Native and React Native")
            sections.item("react-native-gradle-plugin", "React Native Gradle Plugin")
            sections.end()
            sections.section("ios", "iOS", expanded: true, collapsible: false)
            sections.item("linking-libraries-ios", "Linking Libraries")
            sections.item("running-on-simulator-ios", "Running on Simulator")
            sections.item("communication-ios", "Communication Between Native and React Native")
            sections.item("app-extensions", "App Extensions")
            sections.item("publishing-to-app-store", "Publishing to Apple App Store")
            sections.end()
            sections.end()
            sections.section("legacyArchitecture", "Legacy Architecture")
            sections.section("nativeModules", "Native Modules")
            sections.item("native-modules-intro", "Native Modules Intro", value: "legacy/native-modules-intro")
            sections.item("native-modules-android", "Android Native Modules", value: "legacy/native-modules-android")
            sections.item("native-modules-ios", "iOS Native Modules", value: "legacy/native-modules-ios")
            sections.item("native-modules-setup", "Native Modules Package Setup", value: "legacy/native-modules-setup")
            sections.item("local-library-setup", "Local Library Setup", value: "legacy/local-library-setup")
            sections.end()
            sections.section("nativeComponents", "Native Components")
            sections.item("native-components-android", "Android Native UI Components", value: "legacy/native-components-android")
            sections.item("native-components-ios", "iOS Native UI Components", value: "legacy/native-components-ios")
            sections.item("direct-manipulation", "Direct Manipulation", value: "legacy/direct-manipulation")
            sections.end()
            sections.end()
            menu.sections = sections.sections
            return menu
        }

        /// api
        static func sectionTree2() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "api", title: "APIs")
            menu.headerHeight = .points(52)
            var style = MenuDocument.Style()
            var headerPart = MenuDocument.PartStyle(part: .header)
            headerPart.textColor = .init(light: .init(0x23272FFF), dark: .init(0xF6F7F9FF))
            headerPart.font = .init(style: .title3)
            headerPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(headerPart)
            var itemPart = MenuDocument.PartStyle(part: .item)
            itemPart.textColor = .init(light: .init(0x404756FF), dark: .init(0xEBECF0FF))
            itemPart.font = .init(style: .callout)
            itemPart.insets = .init(top: 0, leading: 24, bottom: 0, trailing: 16)
            style.parts.append(itemPart)
            menu.style = style
            var sections = MenuSectionsBuilder()
            sections.section("apis", "APIs", expanded: true, icon: "curlybraces")
            sections.item("accessibilityinfo", "AccessibilityInfo")
            sections.item("alert", "Alert")
            sections.item("animated", "Animated")
            sections.item("animatedvalue", "Animated.Value")
            sections.item("animatedvaluexy", "Animated.ValueXY")
            sections.item("appearance", "Appearance")
            sections.item("appregistry", "AppRegistry")
            sections.item("appstate", "AppState")
            sections.item("devsettings", "DevSettings")
            sections.item("dimensions", "Dimensions")
            sections.item("easing", "Easing")
            sections.item("i18nmanager", "I18nManager")
            sections.item("interactionmanager", "InteractionManager")
            sections.item("keyboard", "Keyboard")
            sections.item("layoutanimation", "LayoutAnimation")
            sections.item("linking", "Linking")
            sections.item("panresponder", "PanResponder")
            sections.item("pixelratio", "PixelRatio")
            sections.item("platform", "Platform")
            sections.item("platformcolor", "PlatformColor")
            sections.item("roottag", "RootTag")
            sections.item("share", "Share")
            sections.item("stylesheet", "StyleSheet")
            sections.item("systrace", "Systrace")
            sections.item("transforms", "Transforms")
            sections.item("vibration", "Vibration")
            sections.section("globals", "Globals")
            sections.item("global-dev", "__DEV__", value: "global-__DEV__")
            sections.item("global-AbortController", "AbortController")
            sections.item("global-AbortSignal", "AbortSignal")
            sections.item("global-alert", "alert")
            sections.item("global-Blob", "Blob")
            sections.item("global-cancelAnimationFrame", "cancelAnimationFrame")
            sections.item("global-cancelIdleCallback", "cancelIdleCallback")
            sections.item("global-clearInterval", "clearInterval")
            sections.item("global-clearTimeout", "clearTimeout")
            sections.item("global-console", "console")
            sections.item("global-EventCounts", "EventCounts")
            sections.item("global-fetch", "fetch")
            sections.item("global-File", "File")
            sections.item("global-FileReader", "FileReader")
            sections.item("global-FormData", "FormData")
            sections.item("global-global", "global")
            sections.item("global-Headers", "Headers")
            sections.item("global-intersectionobserver", "IntersectionObserver")
            sections.item("global-intersectionobserverentry", "IntersectionObserverEntry")
            sections.item("global-navigator", "navigator")
            sections.item("global-performance", "performance")
            sections.item("global-PerformanceEntry", "PerformanceEntry")
            sections.item("global-PerformanceEventTiming", "PerformanceEventTiming")
            sections.item("global-PerformanceLongTaskTiming", "PerformanceLongTaskTiming")
            sections.item("global-PerformanceMark", "PerformanceMark")
            sections.item("global-PerformanceMeasure", "PerformanceMeasure")
            sections.item("global-PerformanceObserver", "PerformanceObserver")
            sections.item("global-PerformanceObserverEntryList", "PerformanceObserverEntryList")
            sections.item("global-PerformanceResourceTiming", "PerformanceResourceTiming")
            sections.item("global-process", "process")
            sections.item("global-queueMicrotask", "queueMicrotask")
            sections.item("global-Request", "Request")
            sections.item("global-requestAnimationFrame", "requestAnimationFrame")
            sections.item("global-requestIdleCallback", "requestIdleCallback")
            sections.item("global-Response", "Response")
            sections.item("global-setInterval", "setInterval")
            sections.item("global-setTimeout", "setTimeout")
            sections.item("global-URL", "URL")
            sections.item("global-URLSearchParams", "URLSearchParams")
            sections.item("global-WebSocket", "WebSocket")
            sections.item("global-window", "window")
            sections.item("global-XMLHttpRequest", "XMLHttpRequest")
            sections.end()
            sections.section("hooks", "Hooks", expanded: true)
            sections.item("usecolorscheme", "useColorScheme")
            sections.item("usewindowdimensions", "useWindowDimensions")
            sections.end()
            sections.section("androidAPIs", "Android APIs", expanded: true)
            sections.item("backhandler", "BackHandler")
            sections.item("permissionsandroid", "PermissionsAndroid")
            sections.item("toastandroid", "ToastAndroid")
            sections.end()
            sections.section("iosAPIs", "iOS APIs", expanded: true)
            sections.item("actionsheetios", "ActionSheetIOS")
            sections.item("dynamiccolorios", "DynamicColorIOS")
            sections.item("settings", "Settings")
            sections.end()
            sections.end()
            menu.sections = sections.sections
            return menu
        }

        /// components
        static func sectionTree3() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "components", title: "Components")
            menu.headerHeight = .points(52)
            var style = MenuDocument.Style()
            var headerPart = MenuDocument.PartStyle(part: .header)
            headerPart.textColor = .init(light: .init(0x23272FFF), dark: .init(0xF6F7F9FF))
            headerPart.font = .init(style: .title3)
            headerPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(headerPart)
            var itemPart = MenuDocument.PartStyle(part: .item)
            itemPart.textColor = .init(light: .init(0x404756FF), dark: .init(0xEBECF0FF))
            itemPart.font = .init(style: .callout)
            itemPart.insets = .init(top: 0, leading: 24, bottom: 0, trailing: 16)
            style.parts.append(itemPart)
            menu.style = style
            var sections = MenuSectionsBuilder()
            sections.section("coreComponents", "Core Components", expanded: true, icon: "square.grid.2x2")
            sections.item("components-and-apis", "Core Components and APIs")
            sections.item("activityindicator", "ActivityIndicator")
            sections.item("button", "Button")
            sections.item("flatlist", "FlatList")
            sections.item("image", "Image")
            sections.item("imagebackground", "ImageBackground")
            sections.item("keyboardavoidingview", "KeyboardAvoidingView")
            sections.item("modal", "Modal")
            sections.item("pressable", "Pressable")
            sections.item("refreshcontrol", "RefreshControl")
            sections.item("scrollview", "ScrollView")
            sections.item("sectionlist", "SectionList")
            sections.item("statusbar", "StatusBar")
            sections.item("switch", "Switch")
            sections.item("text", "Text")
            sections.item("textinput", "TextInput")
            sections.item("touchablehighlight", "TouchableHighlight")
            sections.item("touchableopacity", "TouchableOpacity")
            sections.item("touchablewithoutfeedback", "TouchableWithoutFeedback")
            sections.item("view", "View")
            sections.item("virtualizedlist", "VirtualizedList")
            sections.section("androidComponents", "Android Components", expanded: true)
            sections.item("drawerlayoutandroid", "DrawerLayoutAndroid")
            sections.item("touchablenativefeedback", "TouchableNativeFeedback")
            sections.end()
            sections.section("iosComponents", "iOS Components", expanded: true)
            sections.item("inputaccessoryview", "InputAccessoryView")
            sections.item("safeareaview", "SafeAreaView")
            sections.end()
            sections.end()
            sections.section("refs", "Refs", icon: "link")
            sections.item("nodes", "Nodes from Refs")
            sections.item("element-nodes", "Element Nodes")
            sections.item("text-nodes", "Text Nodes")
            sections.item("document-nodes", "Document Nodes")
            sections.end()
            sections.section("props", "Props", icon: "list.bullet")
            sections.item("image-style-props", "Image Style Props")
            sections.item("layout-props", "Layout Props")
            sections.item("shadow-props", "Shadow Props")
            sections.item("text-style-props", "Text Style Props")
            sections.item("view-style-props", "View Style Props")
            sections.end()
            sections.section("objectTypes", "Object Types", icon: "shippingbox")
            sections.item("boxshadowvalue", "BoxShadowValue Object Type")
            sections.item("dropshadowvalue", "DropShadowValue Object Type")
            sections.item("layoutevent", "LayoutEvent Object Type")
            sections.item("pressevent", "PressEvent Object Type")
            sections.item("react-node", "React Node Object Type")
            sections.item("rect", "Rect Object Type")
            sections.item("targetevent", "TargetEvent Object Type")
            sections.item("viewtoken", "ViewToken Object Type")
            sections.end()
            menu.sections = sections.sections
            return menu
        }
    }
}
