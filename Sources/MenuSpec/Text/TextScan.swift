/// Searches of a text for what its rules forbid.
///
/// Each takes well-formed UTF-8 and gives the byte range of the first find, from the buffer's start.
enum TextScan {}
