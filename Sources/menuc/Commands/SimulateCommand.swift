import MenuBackends
import MenuRuntime
import MenuSpec

/// `menuc simulate`: plays events on menus and prints what becomes of them.
enum SimulateCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: @escaping SpecRun.Checker = SpecRun.checker
    ) -> RunStatus {
        do {
            let script = try script(invocation, console)
            let spec = SingleSpec(invocation, console, checker: checker)
            guard let document = spec.document else { return spec.status }
            var simulation = try simulation(invocation.operands[1].text, document)
            // All are read before the first is played: a run that cannot be done prints nothing.
            var events: [Simulation.Event] = []
            for line in script.lines { events.append(try event(line, &simulation)) }
            return play(events, on: simulation, console)
        } catch {
            console.report(error.text)
            return .failure
        }
    }

    private static func script(
        _ invocation: Invocation, _ console: Console
    ) throws(UsageError) -> EventScript {
        let events = invocation.operands.dropFirst(2)
        guard let path = invocation.value(of: .script) else { return EventScript(operands: events) }
        guard events.isEmpty else {
            throw UsageError(.simulate, "events stand in the --script or on the command line, not in both")
        }
        if path == FilePath("-"), invocation.operands[0] == path {
            throw UsageError(.simulate, "spec and script cannot both be standard input")
        }
        do {
            return try EventScript(reading: path, console)
        } catch {
            throw UsageError(.simulate, "cannot read \(path.bytes): \(error.text)")
        }
    }

    private static func simulation(
        _ menus: String, _ document: MenuDocument
    ) throws(UsageError) -> Simulation {
        do {
            return try Simulation(of: menus, in: document)
        } catch {
            throw UsageError(.simulate, error.message)
        }
    }

    private static func event(
        _ line: EventScript.Line, _ simulation: inout Simulation
    ) throws(UsageError) -> Simulation.Event {
        do {
            return try simulation.read(line.text)
        } catch {
            throw UsageError(.simulate, "\(line.place)\(error.message)")
        }
    }

    private static func play(
        _ events: [Simulation.Event], on simulation: Simulation, _ console: Console
    ) -> RunStatus {
        var simulation = simulation
        var output = simulation.start()
        for event in events {
            output += simulation.play(event)
            // A long replay is printed as it goes.
            guard output.count > 1 << 16 else { continue }
            let status = console.print(output)
            if status != .success { return status }
            output.removeAll(keepingCapacity: true)
        }
        return console.print(output)
    }
}
