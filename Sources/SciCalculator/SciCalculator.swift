// SciCalculator
