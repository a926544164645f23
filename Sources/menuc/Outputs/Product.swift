/// A file that a build makes.
struct Product {
    /// What it is made from.
    enum Source: Equatable {
        /// The spec at a path, as it was opened.
        case spec(FilePath)
        /// A spec that came by standard input.
        case input
        /// Whatever the outputs of its target share.
        case shared
    }

    /// Its name in the output folder, without a slash.
    let name: FilePath
    let source: Source
    /// The same each time that it is called.
    let text: PiecewiseText
}
