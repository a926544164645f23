import Testing

@testable import MenuSpec
