// Whoever computes with money uses its numbers, financial functions and locales too: `import SciMoney` is enough.

@_exported public import SciFinance
@_exported public import SciLocale
@_exported public import SciNumber
