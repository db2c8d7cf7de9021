// Code that computes with money also uses numbers, financial functions and locales, so `import SciMoney` is enough for all of them.

@_exported public import SciFinance
@_exported public import SciLocale
@_exported public import SciNumber
