// Expressions take and give real numbers, so `import SciCalculator` is enough for both.

@_exported public import SciNumber
