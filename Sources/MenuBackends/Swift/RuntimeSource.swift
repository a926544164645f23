/// The runtime that is written beside generated code.
enum RuntimeSource {}
