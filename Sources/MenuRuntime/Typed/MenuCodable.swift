#if hasFeature(Embedded)
    /// What is saved and loaded; embedded programs have no encoders.
    public protocol MenuCodable {}
#else
    /// What is saved and loaded.
    public typealias MenuCodable = Codable
#endif
