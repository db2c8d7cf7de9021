// SciSyntax
