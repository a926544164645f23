// Made by menuc from map-features.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From map-features.menu.yaml
nonisolated enum MapFeatures {
    /// Map features
    enum Features: Swift.Int, MenuNode {
        /// Barriers
        case barrier
        /// Fence
        case barrier_fence
        /// Guard Rail
        case barrier_guardRail
        /// Wall
        case barrier_wall
        /// Retaining Wall
        case barrier_retainingWall
        /// Curb
        case barrier_curb
        /// Gate
        case barrier_gate
        /// Lift Gate
        case barrier_liftGate
        /// Bollard
        case barrier_bollard
        /// Cycle Barrier
        case barrier_cycleBarrier
        /// Stile
        case barrier_stile
        /// Hedge
        case barrier_hedge
        /// Ditch
        case barrier_ditch
        /// Any Other Barrier
        case barrier_barrier
        /// Buildings
        case building
        /// Any Other Building
        case building_building
        /// House
        case building_house
        /// Apartments
        case building_apartments
        /// Garage
        case building_garage
        /// Retail Building
        case building_retailBuilding
        /// Commercial Building
        case building_commercialBuilding
        /// Industrial Building
        case building_industrialBuilding
        /// Residential Building
        case building_residentialBuilding
        /// Climbing
        case climbing
        /// Route
        case climbing_route
        /// Bottom of a Route
        case climbing_bottomOfARoute
        /// Crag
        case climbing_crag
        /// Route Relation
        case climbing_routeRelation
        /// Crag Site
        case climbing_cragSite
        /// Climbing Area
        case climbing_climbingArea
        /// Golf
        case golf
        /// Fairway
        case golf_fairway
        /// Green
        case golf_green
        /// Lateral Water Hazard
        case golf_lateralWaterHazard
        /// Rough
        case golf_rough
        /// Bunker
        case golf_bunker
        /// Tee
        case golf_tee
        /// Water Hazard
        case golf_waterHazard
        /// Driving Range
        case golf_drivingRange
        /// Hole
        case golf_hole
        /// Cart Path
        case golf_cartPath
        /// Walking Path
        case golf_walkingPath
        /// Land Use
        case landuse
        /// Residential
        case landuse_residential
        /// Industrial
        case landuse_industrial
        /// Commercial
        case landuse_commercial
        /// Retail
        case landuse_retail
        /// Farmland
        case landuse_farmland
        /// Farmyard
        case landuse_farmyard
        /// Forest
        case landuse_forest
        /// Meadow
        case landuse_meadow
        /// Aquaculture
        case landuse_aquaculture
        /// Cemetery
        case landuse_cemetery
        /// Military
        case landuse_military
        /// Religious
        case landuse_religious
        /// Natural Features
        case natural
        /// Water
        case natural_water
        /// Wood
        case natural_wood
        /// Scrub
        case natural_scrub
        /// Wetland
        case natural_wetland
        /// Grassland
        case natural_grassland
        /// Heath
        case natural_heath
        /// Bare Rock
        case natural_bareRock
        /// Beach
        case natural_beach
        /// Cave Entrance
        case natural_caveEntrance
        /// Glacier
        case natural_glacier
        /// Coastline
        case natural_coastline
        /// Tree Row
        case natural_treeRow
        /// Peak
        case natural_peak
        /// Cliff
        case natural_cliff
        /// Paths
        case path
        /// Path
        case path_path
        /// Foot Path
        case path_footPath
        /// Marked Crosswalk
        case path_markedCrosswalk
        /// Sidewalk
        case path_sidewalk
        /// Informal Path
        case path_informalPath
        /// Steps
        case path_steps
        /// Cycle Path
        case path_cyclePath
        /// Bridle Path
        case path_bridlePath
        /// Pedestrian Street
        case path_pedestrianStreet
        /// Playground
        case playground
        /// Swing
        case playground_swing
        /// Structure
        case playground_structure
        /// Slide
        case playground_slide
        /// Sandpit
        case playground_sandpit
        /// Spring Rider
        case playground_springRider
        /// Climbing Frame
        case playground_climbingFrame
        /// Seesaw
        case playground_seesaw
        /// Roundabout
        case playground_roundabout
        /// Zip Wire
        case playground_zipWire
        /// Basket Swing
        case playground_basketSwing
        /// Playhouse
        case playground_playhouse
        /// Railways
        case rail
        /// Rail
        case rail_rail
        /// Disused Railway
        case rail_disusedRailway
        /// Tram
        case rail_tram
        /// Subway
        case rail_subway
        /// Narrow Gauge
        case rail_narrowGauge
        /// Light Rail
        case rail_lightRail
        /// Monorail
        case rail_monorail
        /// Funicular
        case rail_funicular
        /// Turn Restrictions
        case restriction
        /// No Left Turn
        case restriction_noLeftTurn
        /// No Right Turn
        case restriction_noRightTurn
        /// No Straight On
        case restriction_noStraightOn
        /// No U-turn
        case restriction_noUTurn
        /// Only Left Turn
        case restriction_onlyLeftTurn
        /// Only Right Turn
        case restriction_onlyRightTurn
        /// Only Straight On
        case restriction_onlyStraightOn
        /// Only U-turn
        case restriction_onlyUTurn
        /// Any Other Restriction
        case restriction_restriction
        /// Major Roads
        case roadMajor
        /// Motorway
        case roadMajor_motorway
        /// Trunk Road
        case roadMajor_trunkRoad
        /// Primary Road
        case roadMajor_primaryRoad
        /// Secondary Road
        case roadMajor_secondaryRoad
        /// Tertiary Road
        case roadMajor_tertiaryRoad
        /// Motorway Link
        case roadMajor_motorwayLink
        /// Trunk Link
        case roadMajor_trunkLink
        /// Primary Link
        case roadMajor_primaryLink
        /// Secondary Link
        case roadMajor_secondaryLink
        /// Tertiary Link
        case roadMajor_tertiaryLink
        /// Minor Roads
        case roadMinor
        /// Unclassified Road
        case roadMinor_unclassifiedRoad
        /// Residential Road
        case roadMinor_residentialRoad
        /// Living Street
        case roadMinor_livingStreet
        /// Service Road
        case roadMinor_serviceRoad
        /// Track
        case roadMinor_track
        /// Service Roads
        case roadService
        /// Service Road
        case roadService_serviceRoad
        /// Parking Aisle
        case roadService_parkingAisle
        /// Driveway
        case roadService_driveway
        /// Alley
        case roadService_alley
        /// Emergency Access
        case roadService_emergencyAccess
        /// Drive-Through
        case roadService_driveThrough
        /// Routes
        case route
        /// Road
        case route_road
        /// Bicycle
        case route_bicycle
        /// Foot
        case route_foot
        /// Hiking
        case route_hiking
        /// Horse
        case route_horse
        /// Piste
        case route_piste
        /// Bus
        case route_bus
        /// Train
        case route_train
        /// Light Rail
        case route_lightRail
        /// Tram
        case route_tram
        /// Subway
        case route_subway
        /// Railway
        case route_railway
        /// Trolleybus
        case route_trolleybus
        /// Ferry
        case route_ferry
        /// Power
        case route_power
        /// Pipeline
        case route_pipeline
        /// Detour
        case route_detour
        /// Route Master
        case route_routeMaster
        /// Route Relation
        case route_routeRelation
        /// Any Other Route
        case route_route
        /// Utilities
        case utility
        /// Power Line
        case utility_powerLine
        /// Minor Power Line
        case utility_minorPowerLine
        /// Pipeline
        case utility_pipeline
        /// Power Cable
        case utility_powerCable
        /// Power Generator
        case utility_powerGenerator
        /// Power Plant
        case utility_powerPlant
        /// Power Switch
        case utility_powerSwitch
        /// Transformer
        case utility_transformer
        /// Water Bodies
        case water
        /// Water
        case water_water
        /// Pond
        case water_pond
        /// Lake
        case water_lake
        /// Reservoir
        case water_reservoir
        /// River
        case water_river
        /// Basin
        case water_basin
        /// Waterways
        case waterway
        /// Stream
        case waterway_stream
        /// Drain
        case waterway_drain
        /// River
        case waterway_river
        /// Canal
        case waterway_canal
        /// Ditch
        case waterway_ditch
        /// Stream Area
        case waterway_streamArea
        /// River Area
        case waterway_riverArea
        /// Canal Area
        case waterway_canalArea

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[0])
    }

    /// Map features
    static var features: SectionTree<Features> { .init(document.sectionTrees[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension MapFeatures {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "MapFeatures")
            document.sectionTrees.append(sectionTree1())
            return document
        }

        /// features
        static func sectionTree1() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "features", title: "Map features")
            menu.expansion = .single
            menu.headerHeight = .points(52)
            menu.listStyle = .insetGrouped
            var indicator = MenuDocument.TurningIndicator()
            indicator.mark = .symbol("chevron.right")
            indicator.expanded = 90
            indicator.size = 14
            menu.indicator = indicator
            var style = MenuDocument.Style()
            var headerPart = MenuDocument.PartStyle(part: .header)
            headerPart.textColor = .init(name: "label", light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            headerPart.font = .init(style: .headline)
            headerPart.insets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
            style.parts.append(headerPart)
            var itemPart = MenuDocument.PartStyle(part: .item)
            itemPart.textColor = .init(name: "label", light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            itemPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            itemPart.borderWidth = 0.5
            itemPart.insets = .init(top: 0, leading: 32, bottom: 0, trailing: 16)
            style.parts.append(itemPart)
            menu.style = style
            var sections = MenuSectionsBuilder()
            sectionTree1Sections1(&sections)
            sectionTree1Sections2(&sections)
            menu.sections = sections.sections
            return menu
        }

        private static func sectionTree1Sections1(_ sections: inout MenuSectionsBuilder) {
            sections.section("barrier", "Barriers", icon: "nosign")
            sections.meta(["icon": "maki-roadblock"])
            sections.item("fence", "Fence", value: "barrier/fence")
            sections.item("guardRail", "Guard Rail", value: "barrier/guard_rail")
            sections.item("wall", "Wall", value: "barrier/wall")
            sections.item("retainingWall", "Retaining Wall", value: "barrier/retaining_wall")
            sections.item("curb", "Curb", value: "barrier/kerb")
            sections.item("gate", "Gate", value: "barrier/gate")
            sections.item("liftGate", "Lift Gate", value: "barrier/lift_gate")
            sections.item("bollard", "Bollard", value: "barrier/bollard")
            sections.item("cycleBarrier", "Cycle Barrier", value: "barrier/cycle_barrier")
            sections.item("stile", "Stile", value: "barrier/stile")
            sections.item("hedge", "Hedge", value: "barrier/hedge")
            sections.item("ditch", "Ditch", value: "barrier/ditch")
            sections.item("barrier", "Any Other Barrier", value: "barrier")
            sections.end()
            sections.section("building", "Buildings", icon: "building.2")
            sections.meta(["icon": "maki-building"])
            sections.item("building", "Any Other Building", value: "building")
            sections.item("house", "House", value: "building/house")
            sections.item("apartments", "Apartments", value: "building/apartments")
            sections.item("garage", "Garage", value: "building/garage")
            sections.item("retailBuilding", "Retail Building", value: "building/retail")
            sections.item("commercialBuilding", "Commercial Building", value: "building/commercial")
            sections.item("industrialBuilding", "Industrial Building", value: "building/industrial")
            sections.item("residentialBuilding", "Residential Building", value: "building/residential")
            sections.end()
            sections.section("climbing", "Climbing")
            sections.meta(["icon": "temaki-climbing"])
            sections.item("route", "Route", value: "climbing/route")
            sections.item("bottomOfARoute", "Bottom of a Route", value: "climbing/route_bottom")
            sections.item("crag", "Crag", value: "climbing/crag")
            sections.item("routeRelation", "Route Relation", value: "type/route/climbing")
            sections.item("cragSite", "Crag Site", value: "type/site/climbing/crag")
            sections.item("climbingArea", "Climbing Area", value: "type/site/climbing/area")
            sections.end()
            sections.section("golf", "Golf", icon: "flag")
            sections.meta(["icon": "maki-golf"])
            sections.item("fairway", "Fairway", value: "golf/fairway")
            sections.item("green", "Green", value: "golf/green")
            sections.item("lateralWaterHazard", "Lateral Water Hazard", value: "golf/lateral_water_hazard")
            sections.item("rough", "Rough", value: "golf/rough")
            sections.item("bunker", "Bunker", value: "golf/bunker")
            sections.item("tee", "Tee", value: "golf/tee")
            sections.item("waterHazard", "Water Hazard", value: "golf/water_hazard")
            sections.item("drivingRange", "Driving Range", value: "golf/driving_range")
            sections.item("hole", "Hole", value: "golf/hole")
            sections.item("cartPath", "Cart Path", value: "golf/cartpath")
            sections.item("walkingPath", "Walking Path", value: "golf/path")
            sections.end()
            sections.section("landuse", "Land Use", icon: "square.grid.2x2")
            sections.meta(["icon": "maki-landuse"])
            sections.item("residential", "Residential", value: "landuse/residential")
            sections.item("industrial", "Industrial", value: "landuse/industrial")
            sections.item("commercial", "Commercial", value: "landuse/commercial")
            sections.item("retail", "Retail", value: "landuse/retail")
            sections.item("farmland", "Farmland", value: "landuse/farmland")
            sections.item("farmyard", "Farmyard", value: "landuse/farmyard")
            sections.item("forest", "Forest", value: "landuse/forest")
            sections.item("meadow", "Meadow", value: "landuse/meadow")
            sections.item("aquaculture", "Aquaculture", value: "landuse/aquaculture")
            sections.item("cemetery", "Cemetery", value: "landuse/cemetery")
            sections.item("military", "Military", value: "landuse/military")
            sections.item("religious", "Religious", value: "landuse/religious")
            sections.end()
            sections.section("natural", "Natural Features", icon: "leaf")
            sections.meta(["icon": "maki-natural"])
            sections.item("water", "Water", value: "natural/water")
            sections.item("wood", "Wood", value: "natural/wood")
            sections.item("scrub", "Scrub", value: "natural/scrub")
            sections.item("wetland", "Wetland", value: "natural/wetland")
            sections.item("grassland", "Grassland", value: "natural/grassland")
            sections.item("heath", "Heath", value: "natural/heath")
            sections.item("bareRock", "Bare Rock", value: "natural/bare_rock")
            sections.item("beach", "Beach", value: "natural/beach")
            sections.item("caveEntrance", "Cave Entrance", value: "natural/cave_entrance")
            sections.item("glacier", "Glacier", value: "natural/glacier")
            sections.item("coastline", "Coastline", value: "natural/coastline")
            sections.item("treeRow", "Tree Row", value: "natural/tree_row")
            sections.item("peak", "Peak", value: "natural/peak")
            sections.item("cliff", "Cliff", value: "natural/cliff")
            sections.end()
            sections.section("path", "Paths", icon: "figure.walk")
            sections.meta(["icon": "temaki-pedestrian"])
            sections.item("path", "Path", value: "highway/path")
            sections.item("footPath", "Foot Path", value: "highway/footway")
            sections.item("markedCrosswalk", "Marked Crosswalk", value: "highway/footway/crossing/uncontrolled")
            sections.item("sidewalk", "Sidewalk", value: "highway/footway/sidewalk")
            sections.item("informalPath", "Informal Path", value: "highway/path/informal")
            sections.item("steps", "Steps", value: "highway/steps")
            sections.item("cyclePath", "Cycle Path", value: "highway/cycleway")
            sections.item("bridlePath", "Bridle Path", value: "highway/bridleway")
            sections.item("pedestrianStreet", "Pedestrian Street", value: "highway/pedestrian_line")
            sections.end()
            sections.section("playground", "Playground")
            sections.meta(["icon": "temaki-play_structure"])
            sections.item("swing", "Swing", value: "playground/swing")
            sections.item("structure", "Structure", value: "playground/structure")
            sections.item("slide", "Slide", value: "playground/slide")
            sections.item("sandpit", "Sandpit", value: "playground/sandpit")
            sections.item("springRider", "Spring Rider", value: "playground/springy")
            sections.item("climbingFrame", "Climbing Frame", value: "playground/climbingframe")
            sections.item("seesaw", "Seesaw", value: "playground/seesaw")
            sections.item("roundabout", "Roundabout", value: "playground/roundabout")
            sections.item("zipWire", "Zip Wire", value: "playground/zipwire")
            sections.item("basketSwing", "Basket Swing", value: "playground/basketswing")
            sections.item("playhouse", "Playhouse", value: "playground/playhouse")
            sections.end()
            sections.section("rail", "Railways", icon: "tram.fill")
            sections.meta(["icon": "temaki-railway_track"])
            sections.item("rail", "Rail", value: "railway/rail")
            sections.item("disusedRailway", "Disused Railway", value: "railway/disused")
            sections.item("tram", "Tram", value: "railway/tram")
            sections.item("subway", "Subway", value: "railway/subway")
            sections.item("narrowGauge", "Narrow Gauge", value: "railway/narrow_gauge")
            sections.item("lightRail", "Light Rail", value: "railway/light_rail")
            sections.item("monorail", "Monorail", value: "railway/monorail")
            sections.item("funicular", "Funicular", value: "railway/funicular")
            sections.end()
            sections.section("restriction", "Turn Restrictions", icon: "exclamationmark.octagon")
            sections.meta(["icon": "iD-restriction"])
            sections.item("noLeftTurn", "No Left Turn", value: "type/restriction/no_left_turn")
            sections.item("noRightTurn", "No Right Turn", value: "type/restriction/no_right_turn")
            sections.item("noStraightOn", "No Straight On", value: "type/restriction/no_straight_on")
            sections.item("noUTurn", "No U-turn", value: "type/restriction/no_u_turn")
            sections.item("onlyLeftTurn", "Only Left Turn", value: "type/restriction/only_left_turn")
            sections.item("onlyRightTurn", "Only Right Turn", value: "type/restriction/only_right_turn")
            sections.item("onlyStraightOn", "Only Straight On", value: "type/restriction/only_straight_on")
            sections.item("onlyUTurn", "Only U-turn", value: "type/restriction/only_u_turn")
            sections.item("restriction", "Any Other Restriction", value: "type/restriction")
            sections.end()
            sections.section("roadMajor", "Major Roads", icon: "map")
            sections.meta(["icon": "iD-highway-unclassified"])
            sections.item("motorway", "Motorway", value: "highway/motorway")
            sections.item("trunkRoad", "Trunk Road", value: "highway/trunk")
            sections.item("primaryRoad", "Primary Road", value: "highway/primary")
            sections.item("secondaryRoad", "Secondary Road", value: "highway/secondary")
            sections.item("tertiaryRoad", "Tertiary Road", value: "highway/tertiary")
            sections.item("motorwayLink", "Motorway Link", value: "highway/motorway_link")
            sections.item("trunkLink", "Trunk Link", value: "highway/trunk_link")
            sections.item("primaryLink", "Primary Link", value: "highway/primary_link")
            sections.item("secondaryLink", "Secondary Link", value: "highway/secondary_link")
            sections.item("tertiaryLink", "Tertiary Link", value: "highway/tertiary_link")
            sections.end()
            sections.section("roadMinor", "Minor Roads", icon: "map")
            sections.meta(["icon": "iD-highway-unclassified"])
            sections.item("unclassifiedRoad", "Unclassified Road", value: "highway/unclassified")
            sections.item("residentialRoad", "Residential Road", value: "highway/residential")
            sections.item("livingStreet", "Living Street", value: "highway/living_street")
            sections.item("serviceRoad", "Service Road", value: "highway/service")
            sections.item("track", "Track", value: "highway/track")
            sections.end()
            sections.section("roadService", "Service Roads", icon: "map")
            sections.meta(["icon": "iD-highway-service"])
            sections.item("serviceRoad", "Service Road", value: "highway/service")
            sections.item("parkingAisle", "Parking Aisle", value: "highway/service/parking_aisle")
            sections.item("driveway", "Driveway", value: "highway/service/driveway")
            sections.item("alley", "Alley", value: "highway/service/alley")
            sections.item("emergencyAccess", "Emergency Access", value: "highway/service/emergency_access")
            sections.item("driveThrough", "Drive-Through", value: "highway/service/drive-through")
            sections.end()
            sections.section("route", "Routes")
            sections.meta(["icon": "iD-route"])
            sections.item("road", "Road", value: "type/route/road")
            sections.item("bicycle", "Bicycle", value: "type/route/bicycle")
            sections.item("foot", "Foot", value: "type/route/foot")
            sections.item("hiking", "Hiking", value: "type/route/hiking")
            sections.item("horse", "Horse", value: "type/route/horse")
            sections.item("piste", "Piste", value: "type/route/piste")
            sections.item("bus", "Bus", value: "type/route/bus")
            sections.item("train", "Train", value: "type/route/train")
            sections.item("lightRail", "Light Rail", value: "type/route/light_rail")
            sections.item("tram", "Tram", value: "type/route/tram")
            sections.item("subway", "Subway", value: "type/route/subway")
            sections.item("railway", "Railway", value: "type/route/railway")
            sections.item("trolleybus", "Trolleybus", value: "type/route/trolleybus")
            sections.item("ferry", "Ferry", value: "type/route/ferry")
            sections.item("power", "Power", value: "type/route/power")
            sections.item("pipeline", "Pipeline", value: "type/route/pipeline")
            sections.item("detour", "Detour", value: "type/route/detour")
            sections.item("routeMaster", "Route Master", value: "type/route_master")
            sections.item("routeRelation", "Route Relation", value: "type/route/climbing")
            sections.item("route", "Any Other Route", value: "type/route")
            sections.end()
            sections.section("utility", "Utilities", icon: "bolt")
            sections.meta(["icon": "iD-power-line"])
            sections.item("powerLine", "Power Line", value: "power/line")
            sections.item("minorPowerLine", "Minor Power Line", value: "power/minor_line")
            sections.item("pipeline", "Pipeline", value: "man_made/pipeline")
            sections.item("powerCable", "Power Cable", value: "power/cable")
            sections.item("powerGenerator", "Power Generator", value: "power/generator")
            sections.item("powerPlant", "Power Plant", value: "power/plant")
            sections.item("powerSwitch", "Power Switch", value: "power/switch")
            sections.item("transformer", "Transformer", value: "power/transformer")
            sections.end()
            sections.section("water", "Water Bodies", icon: "drop")
            sections.meta(["icon": "maki-water"])
            sections.item("water", "Water", value: "natural/water")
            sections.item("pond", "Pond", value: "natural/water/pond")
            sections.item("lake", "Lake", value: "natural/water/lake")
        }

        private static func sectionTree1Sections2(_ sections: inout MenuSectionsBuilder) {
            sections.item("reservoir", "Reservoir", value: "natural/water/reservoir")
            sections.item("river", "River", value: "natural/water/river")
            sections.item("basin", "Basin", value: "natural/water/basin")
            sections.end()
            sections.section("waterway", "Waterways", icon: "drop.fill")
            sections.meta(["icon": "iD-waterway-stream"])
            sections.item("stream", "Stream", value: "waterway/stream")
            sections.item("drain", "Drain", value: "waterway/drain")
            sections.item("river", "River", value: "waterway/river")
            sections.item("canal", "Canal", value: "waterway/canal")
            sections.item("ditch", "Ditch", value: "waterway/ditch")
            sections.item("streamArea", "Stream Area", value: "natural/water/stream")
            sections.item("riverArea", "River Area", value: "natural/water/river")
            sections.item("canalArea", "Canal Area", value: "natural/water/canal")
            sections.end()
        }
    }
}
