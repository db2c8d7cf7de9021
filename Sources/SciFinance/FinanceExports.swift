// The functions take and give exact numbers, so `import SciFinance` is enough for both.

@_exported public import SciNumber
