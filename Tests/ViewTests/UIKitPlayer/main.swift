// Plays traces on the views that the target uikit makes, on the headless UIKit of Tests/Shims. Reads a list of scripts
// from the file it is given, and prints what is to be seen at the start and after each event.

import Foundation
@_spi(Headless) import UIKit

let file = URL(fileURLWithPath: CommandLine.arguments[1])
let scripts = try JSONDecoder().decode([TraceScript].self, from: Data(contentsOf: file))
var seen: [String: [[SeenMenu]]] = [:]
for script in scripts {
    UIKitHeadless.clearRecords()
    let stage = TraceStage()
    guard let make = traceViews[script.name] else { fatalError("no views for \(script.name)") }
    let player = TracePlayer(make(stage), named: script.menus, on: stage)
    seen[script.name] = [player.look()]
    for event in script.events {
        player.play(event)
        seen[script.name]!.append(player.look())
    }
    for problem in UIKitHeadless.unsatisfiedConstraints + UIKitHeadless.unsettledLayouts {
        fatalError("\(script.name): \(problem)")
    }
}
try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(seen))
