import Testing

@testable import MenuRuntime
