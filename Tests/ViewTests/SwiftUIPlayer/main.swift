// Plays traces on the views that the target swiftui makes, on the headless SwiftUI of Tests/Shims. Reads a list of
// scripts from the file it is given, and prints what is to be seen at the start and after each event.

import Foundation
@_spi(Headless) import SwiftUI

let file = URL(fileURLWithPath: CommandLine.arguments[1])
let scripts = try JSONDecoder().decode([TraceScript].self, from: Data(contentsOf: file))
var seen: [String: [[SeenMenu]]] = [:]
for script in scripts {
    guard let make = traceViews[script.name] else { fatalError("no views for \(script.name)") }
    let stage = TraceStage(script.menus)
    stage.show(make(stage))
    let player = TracePlayer(on: stage)
    seen[script.name] = [player.look()]
    for event in script.events {
        player.play(event)
        seen[script.name]!.append(player.look())
    }
    for issue in stage.host.issues { fatalError("\(script.name): \(issue)") }
}
try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(seen))
