// The functions take and give exact numbers and days, so `import SciFinance` is enough for all of them.

@_exported public import SciCalendar
@_exported public import SciNumber
