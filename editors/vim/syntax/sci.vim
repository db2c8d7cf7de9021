" Vim syntax file
" Language: sci, files of expressions (*.sci) and golden files (*.golden)

if exists("b:current_syntax")
  finish
endif

syn case match
syn match sciOperator /[-+*/^%!=<>&|~?:√∛∠×·÷−±≠≤≥]/
syn match sciNumber /\v<\d[0-9_'’]*(\.\.@!\d*)?(\(\d+\))?([eE][-+]?\d+)?/
syn match sciNumber /\v\.\d+(\(\d+\))?([eE][-+]?\d+)?/
syn match sciNumber /\v<0[xX][0-9A-Fa-f_]+(\.[0-9A-Fa-f_]+)?([pP][-+]?\d+)?/
syn match sciNumber /\v<0[bB][01_]+(\.[01_]+)?([pP][-+]?\d+)?/
syn match sciNumber /\v<0[oO][0-7_]+(\.[0-7_]+)?([pP][-+]?\d+)?/
syn match sciNumber /\v<([2-9]|[12]\d|3[0-6])#[0-9A-Za-z_]+(\.[0-9A-Za-z_]+)?/
syn match sciNumber /\v\@(now|today|[-+]?\d{4,6}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[-+]\d\d:\d\d)?(\[[A-Za-z0-9_\/+-]+\])?)?|\d\d:\d\d(:\d\d(\.\d+)?)?)/
syn keyword sciWord and as choose div if in mod nCr nPr not of or per percent quo rem step to xor
syn keyword sciConstant alpha_particle_mass ans atomic_mass_constant avogadro bohr_magneton bohr_radius boltzmann caesium_frequency compton_wavelength conductance_quantum deuteron_mass e egamma electron_g_factor electron_mass electron_radius elementary_charge false faraday_constant fine_structure first_radiation_constant flux_quantum gas_constant gravitation hartree_energy josephson_constant luminous_efficacy molar_volume muon_mass neutron_mass nuclear_magneton phi pi planck planck_length planck_mass planck_temperature planck_time proton_electron_ratio proton_mass reduced_planck rydberg_constant second_radiation_constant speed_of_light standard_atmosphere standard_gravity stefan_boltzmann tau thomson_cross_section true vacuum_impedance vacuum_permeability vacuum_permittivity von_klitzing π τ φ ϕ
syn keyword sciFunction abs accrint accrintm acos acosec acosh acot acotan acoth acsc acsch age agm ahav ahaversin airyai airybi allocate arccos arccosec arccosh arccot arccoth arccsc arccsch arcctg arcgd archaversin arcosh arcoth arcsch arcsec arcsech arcsin arcsinh arctan arctan2 arctanh arctg arcversin arg argmax argmin arsech arsinh artanh asec asech asin asinh atan atan2 atanh atn2 average aversin avg bell bernoulli besseli besselj besselk bessely bestapprox beta betai betaln betareg bezout binocdf binoinv binom binomcdf binomial binominv binompdf binopdf bitand bitcount bitlen bitlength bitnot bitor bitshift bitxor catalan cbrt ceil ceiling cfrac chi2cdf chi2inv chi2pdf choose ci cis comb conj contfrac convergents corr correl correlation cos cosec cosech cosh coshint cosint cospi cot cotan cotanh coth count coupdaybs coupdays coupdaysnc coupncd coupnum couppcd cov covariance covercosin covercosine coversin coversine csc csch ctg cumipmt cumprinc cumsum date days db ddb degrees derangements derivative diff digamma digits digitsum dilog disc div divisors dollarde dollarfr dot duration e1 easter edate ediv effect ei ellipe ellipf ellipk ellippi emod eomonth erf erfc erfcinv erfinv eta euler eulerphi excsc exp exp10 exp2 expcdf expint expinv expm1 exppdf exsec fac fact factor factorial fallingfactorial fcdf fib fibonacci finv floor fpdf frac fract fromdigits fv fvschedule gamma gammaln gammalower gammap gammaq gammaupper gcd gcdext gd gdinv geomean gmean gradians hacovercosin hacovercosine hacoversin hacoversine hamming harmean harmonic hav havercosin havercosine haversin haversine hmean hypot ilog im imag int integral integrate intercept intrate inverf inverfc invgd invmod invnorm invt ipmt iroot irr isoweek ispmt isprime isqrt jacobi kronecker lambertw lb lcm legendre lg lgamma li li2 lim limit linreg ln lnbeta lngamma log log10 log1p log2 loggamma logint logn lshift lucas max maximum mduration mean median min minimum mirr mobius mod mode modinv modpow moebius multifactorial nCr nPr ncr nextprime nominal norm normalpdf normcdf norminv normpdf nper npr npv nsolve nthprime nthroot numdivisors oddfprice oddfyield oddlprice oddlyield partitions pduration perm permutations phase pmt pochhammer poisscdf poissinv poissoncdf poissoninv poissonpdf poisspdf polar polygamma popcount pow power powmod ppmt prevprime price pricedisc pricemat primepi primorial prod product psi pstdev pv pvariance quantile quo radians rand randbetween randint random rate rationalize re real received rem risingfactorial rms root roots round rri rshift sec sech sgn shi shl shr si sigma sign signum sin sinc sinh sinhint sinint sinpi sln slope solve sort split sqr sqrt square stddev stdev stdevp stirling1 stirling2 subfactorial sum sumsq syd tan tanh tanpi tbilleq tbillprice tbillyield tcdf tg tinv tip totient tpdf trigamma trunc turns undigits var variance varp vdb vercosin vercosine vers versin versine weekday workdays xirr xnpv yearday yearfrac yield yielddisc yieldmat zeta Π Σ
syn match sciForm /\v(<to>\s+|-\>\s*|→\s*)@<=(base|bin|binary|cf|dec|decimal|decimals|deg|digit|digits|dms|eng|engineering|exact|factors|frac|fraction|gon|grad|hex|hexadecimal|mixed|oct|octal|open|polar|rad|rect|rectangular|repeating|roman|sci|scientific|turn)>/
" Of what begins at the same place, the last one counts.
syn match sciArrow /=>/
syn match sciError /\<error:.*$/
syn match sciComment /#.*$/
syn match sciSetting /^\s*:[a-z-]\+.*$/

hi def link sciSetting PreProc
hi def link sciComment Comment
hi def link sciArrow Special
hi def link sciOperator Operator
hi def link sciNumber Number
hi def link sciError Error
hi def link sciWord Keyword
hi def link sciForm Type
hi def link sciConstant Constant
hi def link sciFunction Function

let b:current_syntax = "sci"
