import Testing

@testable import MenuBackends
