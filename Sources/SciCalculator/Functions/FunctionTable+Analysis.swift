// Special functions, family by family. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let analysis: [Function] =
    integralFunctions + gammaFunctions + besselFunctions + ellipticFunctions + moreFunctionsOfAngles
}
