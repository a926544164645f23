import MenuSpec

@main
struct Menuc {
    static func main() {}
}
