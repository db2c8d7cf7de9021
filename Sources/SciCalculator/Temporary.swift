import SciSyntax
extension SyntaxError { func diagnostic(in text: String) -> (message: String, x: Int) { ("\(reason)", 0) } }
