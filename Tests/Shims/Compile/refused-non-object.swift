// A delegate is an object of Objective-C.
// plain: type 'Delegate' does not conform to protocol 'NSObjectProtocol'
// objc: compiles
import UIKit

public class Delegate: UITableViewDelegate {}
