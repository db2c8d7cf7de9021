// Code that bridges to Foundation also computes with money, so `import SciFoundation` is enough for both.

@_exported public import SciMoney
