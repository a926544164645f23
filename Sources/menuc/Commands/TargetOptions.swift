import MenuBackends

extension Target.Options {
    /// What a command line says to the target.
    ///
    /// - Throws: Where it says something that the target does not know, or that cannot be.
    init(_ invocation: Invocation) throws(UsageError) {
        self.init()
        let target = Target.withRuntime.first { $0.name == invocation.value(of: .target)?.text }
        for option in [OptionDescription.access, .runtime]
        where target == nil && invocation.value(of: option) != nil {
            let names = Target.withRuntime.map { "'\($0.name)'" }.joined(separator: ", ")
            throw UsageError(.build, "\(option.name) is for the targets \(names)")
        }
        access = invocation.word(.access) ?? access
        runtime = invocation.word(.runtime) ?? runtime
        if access == .public, runtime == .embed {
            throw UsageError(
                .build,
                """
                '--access public' needs '--runtime import': an embedded runtime is not public, and what is can \
                not stand on it
                """)
        }
    }
}
