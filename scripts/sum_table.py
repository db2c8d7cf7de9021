#!/usr/bin/env python3
"""Writes Tests/SciCalculatorTests/Data/sums.tsv: scripts/sum_table.py > Tests/SciCalculatorTests/Data/sums.tsv.

Each row below is a term or a factor in k, the first integer (-inf for all integers; the last is always inf), what it comes to, and the source. What it comes to is
the closed form of the table, evaluated over Arb balls (python-flint) and rounded to 30 digits where the radius leaves at least 35 right; `exact` before a form that
the calculator can state; `diverges` and where to, or `has no value`; or, where the sources give no closed form, how `summation` computes it: `ranges` is Euler-Maclaurin's formula over two
ranges of summation that agree to 40 digits, `added` is term by term. GR is Gradshteyn and Ryzhik, Table of Integrals, Series, and Products, 7th edition; Jolley is
"Summation of Series", 2nd edition; DLMF is dlmf.nist.gov; Prudnikov is
"Integrals and Series", volume 1; MathWorld is mathworld.wolfram.com, by the title of the page. Where a number has two parts only, it is the section, and where it
has none, the book or the page at large. `no table` says that the value is found nowhere but here. With
`--check` each closed form is compared with what `summation` computes to 35 digits instead, where one of its methods applies.
"""
import re
import sys

from flint import acb, arb, ctx

import ball_expression
import summation

SUMS = r"""
# Rational terms: telescoping, simple and multiple poles
1/(k*(k + 1)) | 1 | exact 1 | GR 0.133
1/(k*(k + 2)) | 1 | exact 3/4 | GR 0.133
1/(k*(k + 1)*(k + 2)) | 1 | exact 1/4 | Jolley
1/(k*(k + 1)*(k + 2)*(k + 3)) | 1 | exact 1/18 | Jolley
(2*k + 1)/(k^2*(k + 1)^2) | 1 | exact 1 | Jolley
1/((3*k - 2)*(3*k + 1)) | 1 | exact 1/3 | Jolley
1/(k^2 - 1) | 2 | exact 3/4 | GR 0.237
1/(k^2 - 1/4) | 1 | exact 2 | GR 0.235
1/k^2 | 1 | exact pi^2/6 | GR 0.233.3
1/k^2 | 1000 | ranges | DLMF 5.15.1
1/k^3 | 1 | zeta(3) | GR 0.233.1
1/k^4 | 1 | exact pi^4/90 | GR 0.233.3
1/k^5 | 1 | zeta(5) | GR 0.233.1
1/k^10 | 1 | exact pi^10/93555 | GR 0.233.3
1/k^50 | 1 | zeta(50) | GR 0.233.1
1/(2*k - 1)^2 | 1 | exact pi^2/8 | GR 0.234.2
1/(2*k - 1)^3 | 1 | 7*zeta(3)/8 | DLMF 25.2.2
1/(2*k - 1)^4 | 1 | exact pi^4/96 | GR 0.234.5
(-1)^(k + 1)/k | 1 | exact ln(2) | GR 0.232.1
(-1)^(k + 1)/(2*k - 1) | 1 | exact pi/4 | GR 0.232.2
(-1)^(k + 1)/k^2 | 1 | exact pi^2/12 | GR 0.234.1
(-1)^k/(2*k + 1)^2 | 0 | catalan | GR 0.234.3
(-1)^(k + 1)/(2*k - 1)^3 | 1 | exact pi^3/32 | GR 0.234.4
(-1)^(k + 1)/(2*k - 1)^5 | 1 | exact 5*pi^5/1536 | GR 0.234.6
(-1)^(k + 1)*k/(k + 1)^2 | 1 | exact pi^2/12 - ln(2) | GR 0.234.7
1/(k*(2*k + 1)) | 1 | exact 2 - 2*ln(2) | GR 0.234.8
1/(4*k^2 - 1) | 1 | exact 1/2 | GR 0.235
1/(4*k^2 - 1)^2 | 1 | exact (pi^2 - 8)/16 | GR 0.235
1/(4*k^2 - 1)^3 | 1 | exact (32 - 3*pi^2)/64 | GR 0.235
1/(4*k^2 - 1)^4 | 1 | exact (pi^4 + 30*pi^2 - 384)/768 | GR 0.235
1/(k*(4*k^2 - 1)) | 1 | exact 2*ln(2) - 1 | GR 0.236.1
1/(k*(9*k^2 - 1)) | 1 | exact 3/2*(ln(3) - 1) | GR 0.236.2
1/(k*(36*k^2 - 1)) | 1 | exact -3 + 3/2*ln(3) + 2*ln(2) | GR 0.236.3
k/(4*k^2 - 1)^2 | 1 | exact 1/8 | GR 0.236.4
1/(k*(4*k^2 - 1)^2) | 1 | exact 3/2 - 2*ln(2) | GR 0.236.5
(12*k^2 - 1)/(k*(4*k^2 - 1)^2) | 1 | exact 2*ln(2) | GR 0.236.6
1/(k*(2*k + 1)^2) | 1 | exact 4 - pi^2/4 - 2*ln(2) | GR 0.236.7
1/((2*k - 1)*2*k*(2*k + 1)) | 1 | exact ln(2) - 1/2 | GR 0.238.1
(-1)^(k + 1)/((2*k - 1)*2*k*(2*k + 1)) | 1 | exact (1 - ln(2))/2 | GR 0.238.2
1/((3*k + 1)*(3*k + 2)*(3*k + 3)*(3*k + 4)) | 0 | exact 1/6 - ln(3)/4 + pi/(12*sqrt(3)) | GR 0.238.3
(-1)^(k + 1)/(3*k - 2) | 1 | exact (pi/sqrt(3) + ln(2))/3 | GR 0.239.1
(-1)^(k + 1)/(3*k - 1) | 1 | exact (pi/sqrt(3) - ln(2))/3 | GR 0.239.2
(-1)^(k + 1)/(4*k - 3) | 1 | exact (pi + 2*ln(sqrt(2) + 1))/(4*sqrt(2)) | GR 0.239.3
1/((2*k + 1)*(2*k + 2)) | 0 | exact ln(2) | Jolley
1/((3*k + 1)*(3*k + 2)) | 0 | exact pi/(3*sqrt(3)) | Jolley
1/((4*k + 1)*(4*k + 3)) | 0 | exact pi/8 | GR 0.232.2
1/(k^2*(k + 1)^2) | 1 | exact pi^2/3 - 3 | Jolley
1/(k^3*(k + 1)^3) | 1 | exact 10 - pi^2 | Jolley
1/(k*(k + 1/3)) | 1 | exact 9 - pi*sqrt(3)/2 - 9*ln(3)/2 | DLMF 5.7.6
1/(k*(k + 1/5)) | 1 | 5*(psi(6/5) + euler) | DLMF 5.7.6
1/(k + 1/3)^2 | 0 | polygamma(1; 1/3) | DLMF 5.15.1
1/(k + 1/4)^3 | 0 | hurwitz(3; 1/4) | DLMF 25.11.1
1/(k^2 + 1) | 0 | 1/2 + pi/2*coth(pi) | GR 1.421.4
1/(k^2 + 1) | -inf | pi*coth(pi) | GR 1.421.4
1/(k^2 + 2) | 1 | pi*sqrt(2)/4*coth(pi*sqrt(2)) - 1/4 | GR 1.421.4
1/(k^2 - 2) | 1 | 1/4 - pi*sqrt(2)/4*cot(pi*sqrt(2)) | GR 1.421.3
1/(k^2 - 2) | -inf | -pi/sqrt(2)*cot(pi*sqrt(2)) | GR 1.421.3
(-1)^k/(k^2 + 1) | 1 | pi/2*csch(pi) - 1/2 | GR 1.422.3
(-1)^k/(k^2 - 1/9) | 1 | exact 9/2 - pi*sqrt(3) | GR 1.422.3
1/(k^2 + 1)^2 | 1 | pi/4*coth(pi) + pi^2/4*csch(pi)^2 - 1/2 | Jolley
1/(k^4 + 1) | 0 | 1/2 + pi/(2*sqrt(2))*(sinh(pi*sqrt(2)) + sin(pi*sqrt(2)))/(cosh(pi*sqrt(2)) - cos(pi*sqrt(2))) | Prudnikov 5.1
1/(k^4 + 4) | 1 | pi/8*coth(pi) - 1/8 | Prudnikov 5.1
1/(k^2 + k + 1) | 0 | pi/sqrt(3)*tanh(pi*sqrt(3)/2) | Prudnikov 5.1
k/(k^4 + k^2 + 1) | 1 | exact 1/2 | Jolley
1/(k^4 - 1) | 2 | 7/8 - pi/4*coth(pi) | Prudnikov 5.1
1/(k^3 + 1) | 0 | ranges | DLMF 5.15, no closed form taken
1/(k^5 + k + 1) | 0 | ranges | DLMF 5.15, no closed form taken
k/(k^3 + 2) | 0 | ranges | DLMF 5.15, no closed form taken
1/((2*k - 1)^2 + 4) | 1 | pi/8*tanh(pi) | GR 1.421.2
1/(k - 1/2)^2 | -inf | exact pi^2 | GR 1.422.5
1/(k + 1/3)^2 | -inf | exact 4*pi^2/3 | GR 1.422.5
1/(k + 1/5)^2 | -inf | exact pi^2/sin(pi/5)^2 | GR 1.422.5
1/(k + 1/3)^3 | -inf | exact pi^3*cot(pi/3)/sin(pi/3)^2 | Prudnikov 5.1
(-1)^k/(3*k + 1) | -inf | exact 2*pi/(3*sqrt(3)) | Prudnikov 5.1
1/(k^2 + k + 1) | -inf | 2*pi/sqrt(3)*tanh(pi*sqrt(3)/2) | Prudnikov 5.1
# Geometric series with polynomials
1/2^k | 0 | exact 2 | GR 0.112
(1/3)^k | 1 | exact 1/2 | GR 0.112
(-2/3)^k | 0 | exact 3/5 | GR 0.112
0.999^k | 0 | exact 1000 | GR 0.112
k/2^k | 1 | exact 2 | GR 0.113
k^2/2^k | 1 | exact 6 | GR 0.114
k^3/3^k | 1 | exact 33/8 | GR 0.114
k^5/2^k | 1 | exact 1082 | Jolley
(k^2 + 3*k + 1)*(-1/2)^k | 0 | exact -2/27 | GR 0.114
(3^k + 2^k)/6^k | 1 | exact 3/2 | GR 0.112
sqrt(2)^(-k) | 0 | exact 2 + sqrt(2) | GR 0.112
exp(-k) | 0 | exact 1/(1 - exp(-1)) | GR 1.232
k*exp(-2*k) | 1 | exact exp(-2)/(1 - exp(-2))^2 | GR 0.113
cos(k)/2^k | 0 | (4 - 2*cos(1))/(5 - 4*cos(1)) | GR 1.447.2
sin(k)/2^k | 1 | 2*sin(1)/(5 - 4*cos(1)) | GR 1.447.1
exp(-k)*sin(2*k) | 0 | exp(-1)*sin(2)/(1 - 2*exp(-1)*cos(2) + exp(-2)) | GR 1.447.1
cos(pi*k/3)/2^k | 0 | exact 1 | GR 1.447.2
# z^k/k and its like
1/(k*2^k) | 1 | exact ln(2) | GR 0.241.1
1/(k^2*2^k) | 1 | exact pi^2/12 - ln(2)^2/2 | GR 0.241.2
1/(k*3^k) | 1 | exact ln(3/2) | GR 1.511
0.99^k/k | 1 | exact ln(100) | GR 1.513.4
(-1/2)^k/k | 1 | exact -ln(3/2) | GR 1.511
1/(k^3*2^k) | 1 | 7*zeta(3)/8 - pi^2*ln(2)/12 + ln(2)^3/6 | Jolley
1/((2*k + 1)*4^k) | 0 | exact ln(3) | GR 1.513.1
(-1)^k/((2*k + 1)*3^k) | 0 | exact pi*sqrt(3)/6 | GR 1.643.1
(-1)^k/((2*k + 1)*5^(2*k + 1)) | 0 | exact atan(1/5) | GR 1.643.1
1/(k*(k + 1)*2^k) | 1 | exact 1 - ln(2) | GR 1.513.5
1/((3*k + 1)*8^k) | 0 | hyp2f1(1; 1/3; 4/3; 1/8) | DLMF 15.2.1
1/(16^k*(8*k + 1)) | 0 | hyp2f1(1; 1/8; 9/8; 1/16) | DLMF 15.2.1
(4/(8*k + 1) - 2/(8*k + 4) - 1/(8*k + 5) - 1/(8*k + 6))/16^k | 0 | pi | MathWorld BBP Formula
(2/3)^k/(k^2 + 1) | 0 | added | DLMF 25.14.1
1/(k^2*3^k) | 1 | polylog(2; 1/3) | DLMF 25.12.1
0.9^k/k^4 | 1 | polylog(4; 9/10) | DLMF 25.12.10
0.9^k/sqrt(k) | 1 | polylog(1/2; 9/10) | DLMF 25.12.10
(1/2)^k/(k + 1/3)^2 | 0 | lerch(1/2; 2; 1/3) | DLMF 25.14.1
(-1)^k/(k + 1/3)^2 | 0 | (hurwitz(2; 1/6) - hurwitz(2; 2/3))/4 | DLMF 25.14.1
# Trigonometric series
cos(k)/k | 1 | -ln(2 - 2*cos(1))/2 | GR 1.441.2
sin(k)/k | 1 | exact (pi - 1)/2 | GR 1.441.1
sin(2*k)/k | 1 | exact (pi - 2)/2 | GR 1.441.1
sin(7*k)/k | 1 | exact (3*pi - 7)/2 | GR 1.441.1
(-1)^(k - 1)*sin(k)/k | 1 | exact 1/2 | GR 1.441.3
(-1)^(k - 1)*cos(k)/k | 1 | ln(2*cos(1/2)) | GR 1.441.4
sin((2*k - 1)/2)/(2*k - 1) | 1 | exact pi/4 | GR 1.442.1
cos(2*k - 1)/(2*k - 1) | 1 | ln(cot(1/2))/2 | GR 1.442.2
(-1)^(k - 1)*cos(2*k - 1)/(2*k - 1) | 1 | exact pi/4 | GR 1.442.4
cos(k)/k^2 | 1 | exact pi^2/6 - pi/2 + 1/4 | GR 1.443.3
(-1)^(k - 1)*cos(k)/k^2 | 1 | exact pi^2/12 - 1/4 | GR 1.443.4
sin(k)/k^3 | 1 | exact pi^2/6 - pi/4 + 1/12 | GR 1.443.5
cos(2*k)/k^4 | 1 | exact pi^4/90 - pi^2/3 + 2*pi/3 - 1/3 | GR 1.443.6
sin(k)/k^2 | 1 | im(polylog(2; exp(i))) | DLMF 25.12.9
cos(2*k - 1)/(2*k - 1)^2 | 1 | exact pi/4*(pi/2 - 1) | GR 1.444.6
sin(k)^2/k^2 | 1 | exact (pi - 1)/2 | MathWorld Sinc Function
(sin(k)/k)^3 | 1 | exact 3*pi/8 - 1/2 | Baillie and Borwein 2008
sin(k)^2/k^4 | 1 | exact (pi - 1)^2/6 | Prudnikov 5.4
k*sin(k)/(k^2 + 1) | 1 | pi/2*sinh(pi - 1)/sinh(pi) | GR 1.445.1
cos(k)/(k^2 + 1) | 1 | pi/2*cosh(pi - 1)/sinh(pi) - 1/2 | GR 1.445.2
cos(2*k)/(k^2 - 1/4) | 1 | 2 - pi*cos((pi - 2)/2) | GR 1.445.6
cos(pi*k/3)/k^2 | 1 | exact pi^2/36 | GR 1.443.3
sin(pi*k/2)/k | 1 | exact pi/4 | GR 1.441.1
cos(2*pi*k/5)/k | 1 | -ln(2*sin(pi/5)) | GR 1.441.2
cos(k)/sqrt(k) | 1 | re(polylog(1/2; exp(i))) | DLMF 25.12.10
sin(k)*ln(k)/k | 1 | ranges sin 1 ln(k)/k | Kummer; DLMF 25.11, no closed form taken
sin(k)/(k + 1/2) | 0 | im(lerch(exp(i); 1; 1/2)) | DLMF 25.14.1
cos(k)/(k*2^k) | 1 | -ln(1 - cos(1) + 1/4)/2 | GR 1.448.2
sin(k)/(k*2^k) | 1 | atan(sin(1)/2/(1 - cos(1)/2)) | GR 1.448.1
cos(k)/k! | 0 | exp(cos(1))*cos(sin(1)) | GR 1.449.2
sin(k)/k! | 1 | exp(cos(1))*sin(sin(1)) | GR 1.449.1
# Exponential type
1/k! | 0 | exact exp(1) | GR 0.245.1
(-1)^k/k! | 0 | exact exp(-1) | GR 0.245.2
k/(2*k + 1)! | 1 | exact exp(-1)/2 | GR 0.245.3
k/(k + 1)! | 1 | exact 1 | GR 0.245.4
1/(2*k)! | 0 | exact cosh(1) | GR 0.245.5
1/(2*k + 1)! | 0 | exact sinh(1) | GR 0.245.6
(-1)^k/(2*k)! | 0 | cos(1) | GR 0.245.7
(-1)^k/(2*k + 1)! | 0 | sin(1) | GR 0.245.8
k^2/k! | 0 | exact 2*exp(1) | GR 0.248
k^3/k! | 0 | exact 5*exp(1) | GR 0.248
k^7/k! | 0 | exact 877*exp(1) | GR 0.248
(k + 1)^3/k! | 0 | exact 15*exp(1) | GR 0.249
2^k/k! | 0 | exact exp(2) | GR 1.211.1
(-10)^k/k! | 0 | exact exp(-10) | GR 1.211.1
3^(2*k)/(2*k)! | 0 | cosh(3) | GR 1.411.4
(-1)^k*2^(2*k)/(2*k)! | 0 | cos(2) | GR 1.411.3
1/(3*k)! | 0 | exp(1)/3 + 2*exp(-1/2)*cos(sqrt(3)/2)/3 | Jolley
1/(4*k)! | 0 | (cos(1) + cosh(1))/2 | Jolley
1/(k!*(k + 2)) | 0 | exact 1 | Jolley
1/(k!*k) | 1 | ei(1) - euler | DLMF 6.6.1
(-1)^(k + 1)/(k!*k) | 1 | euler + expint(1; 1) | DLMF 6.6.2
(-1)^k/((2*k + 1)*k!) | 0 | sqrt(pi)*erf(1)/2 | DLMF 7.6.1
(-1)^k/((2*k + 1)*(2*k + 1)!) | 0 | si(1) | DLMF 6.6.5
exp(-3)*3^k/(k!*(k + 1)) | 0 | exact (1 - exp(-3))/3 | Jolley
# Bessel type
1/k!^2 | 0 | besseli(0; 2) | GR 0.246.1
1/(k!*(k + 1)!) | 0 | besseli(1; 2) | GR 0.246.2
(-1)^k/k!^2 | 0 | besselj(0; 2) | GR 0.246.4
(-1)^k/(k!*(k + 1)!) | 0 | besselj(1; 2) | GR 0.246.5
k^2/k!^2 | 1 | besseli(0; 2) | GR 0.246.1
(-25)^k/k!^2 | 0 | besselj(0; 10) | DLMF 10.2.2
1/k!^3 | 0 | added | DLMF 16.2.1
(2*k)!/(k!^3*8^k) | 0 | exp(1/4)*besseli(0; 1/4) | DLMF 10.39.5
1/gamma(k + 1/2) | 0 | exp(1)*erf(1) + 1/sqrt(pi) | DLMF 7.6.2
k!/(2*k)! | 0 | 1 + exp(1/4)*sqrt(pi)*erf(1/2)/2 | DLMF 7.6.2
# Central binomials and other hypergeometric series
binomial(2*k; k)/8^k | 0 | exact sqrt(2) | GR 0.241.3
binomial(2*k; k)/5^k | 0 | exact sqrt(5) | GR 0.241.3
(-1)^k*binomial(2*k; k)/8^k | 0 | exact sqrt(2/3) | GR 0.241.3
1/binomial(2*k; k) | 1 | exact 1/3 + 2*sqrt(3)*pi/27 | MathWorld Central Binomial Coefficient
1/(k*binomial(2*k; k)) | 1 | exact pi*sqrt(3)/9 | MathWorld Central Binomial Coefficient
1/(k^2*binomial(2*k; k)) | 1 | exact pi^2/18 | MathWorld Central Binomial Coefficient
1/(k^4*binomial(2*k; k)) | 1 | exact 17*pi^4/3240 | MathWorld Central Binomial Coefficient
(-1)^(k - 1)/(k^3*binomial(2*k; k)) | 1 | 2*zeta(3)/5 | Apery 1979
k/binomial(2*k; k) | 1 | exact 2/3 + 2*pi*sqrt(3)/27 | Lehmer 1985
2^k/binomial(2*k; k) | 0 | exact pi/2 + 2 | Lehmer 1985
(-1)^k/binomial(2*k; k) | 0 | exact 4/5 - 4*sqrt(5)/25*ln((1 + sqrt(5))/2) | Lehmer 1985
binomial(2*k; k)/(4^k*(2*k + 1)) | 0 | exact pi/2 | GR 1.641.1
binomial(2*k; k)/(16^k*(2*k + 1)) | 0 | exact pi/3 | GR 1.641.1
binomial(2*k; k)/(4^k*k) | 1 | exact 2*ln(2) | GR 1.515.2
binomial(2*k; k)/(4^k*(k + 1)) | 0 | exact 2 | MathWorld Catalan Number
binomial(2*k; k)/(8^k*k) | 1 | exact 2*ln(2/(1 + sqrt(1/2))) | Lehmer 1985
binomial(2*k; k)^2/32^k | 0 | 2/pi*ellipticK(1/2) | DLMF 19.5.1
binomial(2*k; k)^3*(42*k + 5)/2^(12*k + 4) | 0 | exact 1/pi | Ramanujan 1914
(-1)^k*(6*k)!*(13591409 + 545140134*k)/((3*k)!*k!^3*640320^(3*k)) | 0 | 640320^(3/2)/(12*pi) | Chudnovsky 1988
k!^2*2^(k + 1)/(2*k + 1)! | 0 | exact pi | MathWorld Pi Formulas
k!/(k + 3)! | 0 | exact 1/4 | GR 0.247
1/binomial(3*k; k) | 0 | added | Borwein and Girgensohn 2005
k!^3/(3*k)! | 0 | added | Borwein and Girgensohn 2005
gamma(k + 1/3)*gamma(k + 1/4)/(gamma(k + 2)*k!) | 0 | gamma(1/3)*gamma(1/4)*gamma(17/12)/(gamma(5/3)*gamma(7/4)) | DLMF 15.4.20
# Fractional powers and logarithms
1/k^1.5 | 1 | zeta(3/2) | DLMF 25.2.1
1/k^1.1 | 1 | zeta(11/10) | DLMF 25.2.1
1/(k*sqrt(k + 1)) | 1 | ranges | no table
1/(k^2*sqrt(k)) | 1 | zeta(5/2) | DLMF 25.2.1
(-1)^(k + 1)/sqrt(k) | 1 | (1 - sqrt(2))*zeta(1/2) | GR 0.233.2
(-1)^(k + 1)/k^(1/3) | 1 | (1 - 2^(2/3))*zeta(1/3) | GR 0.233.2
(-1)^k/sqrt(2*k + 1) | 0 | (hurwitz(1/2; 1/4) - hurwitz(1/2; 3/4))/2 | DLMF 25.11.8
1/(k + 1/2)^(3/2) | 0 | (2*sqrt(2) - 1)*zeta(3/2) | DLMF 25.11.11
1/((k + 1)*sqrt(k) + k*sqrt(k + 1)) | 1 | exact 1 | Jolley
1/k^pi | 1 | zeta(pi) | DLMF 25.2.1
1/sqrt(k^3 + 1) | 0 | ranges | no table
1/cbrt(k^4 + k) | 1 | ranges | no table
1/(k^(3/2) + 1) | 0 | ranges | no table
sqrt(k + 1) - 2*sqrt(k) + sqrt(k - 1) | 1 | exact -1 | Jolley
ln(k)/k^2 | 1 | pi^2/6*(12*ln(glaisher) - euler - ln(2*pi)) | DLMF 25.6.15
ln(k)^2/k^2 | 1 | derivative 2 2 | DLMF 25.2.6
ln(k)/k^3 | 1 | derivative 1 3 | DLMF 25.2.6
ln(k)/k^(3/2) | 1 | derivative 1 3/2 | DLMF 25.2.6
ln(k)^3/k^4 | 1 | derivative 3 4 | DLMF 25.2.6
(-1)^k*ln(k)/k | 1 | euler*ln(2) - ln(2)^2/2 | MathWorld Dirichlet Eta Function
(-1)^k*ln(k)/k^2 | 1 | ranges (-1)^k ln(k)/k^2 | DLMF 25.2.3
(-1)^k*ln(k) | 2 | has no value | terms do not tend to 0
1/(k*ln(k)^2) | 2 | tail 1/ln(n) | no table
1/(k*ln(k)^3) | 2 | tail 1/(2*ln(n)^2) | Braden 1992
(-1)^k/ln(k) | 2 | ranges (-1)^k 1/ln(k) | no table
(-1)^k*ln(k)/sqrt(k) | 1 | ranges (-1)^k ln(k)/sqrt(k) | DLMF 25.2.3
ln(1 + 1/k)/k | 1 | ranges | OEIS A131688
ln(1 + 1/k^2) | 1 | ln(sinh(pi)/pi) | GR 1.431.2
ln(1 - 1/k^2) | 2 | exact -ln(2) | GR 0.262.1
ln(k/(k - 1))/k | 2 | ranges | MathWorld Alladi-Grinstead Constant
1/k - ln(1 + 1/k) | 1 | euler | DLMF 5.2.3
k*ln((2*k + 1)/(2*k - 1)) - 1 | 1 | (1 - ln(2))/2 | Jolley
(-1)^k*ln(1 + 1/k) | 1 | ln(2/pi) | GR 0.262.2
# Arctangents, sines of 1/k, exponentials of 1/k
atan(1/(k^2 + k + 1)) | 0 | exact pi/2 | Jolley
atan(2/k^2) | 1 | exact 3*pi/4 | MathWorld Inverse Tangent
atan(1/(2*k^2)) | 1 | exact pi/4 | Jolley
atan(1/k^2) | 1 | ranges | no table
atan(1/k) - atan(1/(k + 1)) | 1 | exact pi/4 | Jolley
(-1)^k*atan(1/k) | 1 | ranges (-1)^k atan(1/k) | Prudnikov 5.1
sin(1/k)/k | 1 | ranges | no table
1 - cos(1/k) | 1 | ranges | no table
sin(1/k^2) | 1 | ranges | no table
exp(1/k^2) - 1 | 1 | ranges | no table
exp(-1/k)/k^2 | 1 | ranges | no table
tan(1/k)/k | 1 | ranges | no table
1/k - sin(1/k) | 1 | ranges | no table
2^(1/k^2) - 1 | 1 | ranges | no table
# Hyperbolic and theta sums
1/sinh(pi*k)^2 | 1 | exact 1/6 - 1/(2*pi) | Prudnikov 5.3
1/cosh(pi*k) | -inf | sqrt(pi)/gamma(3/4)^2 | Berndt, Ramanujan's Notebooks III
1/cosh(pi*k) | 1 | (sqrt(pi)/gamma(3/4)^2 - 1)/2 | Prudnikov 5.3
k/(exp(2*pi*k) - 1) | 1 | exact 1/24 - 1/(8*pi) | Ramanujan; Prudnikov 5.3
k^5/(exp(2*pi*k) - 1) | 1 | exact 1/504 | Glaisher 1889
k^13/(exp(2*pi*k) - 1) | 1 | exact 1/24 | Ramanujan 1913
coth(pi*k)/k^3 | 1 | 7*pi^3/180 | Ramanujan; Prudnikov 5.3
coth(pi*k)/k^7 | 1 | 19*pi^7/56700 | Ramanujan; Prudnikov 5.3
tanh(pi*(2*k - 1)/2)/(2*k - 1)^3 | 1 | pi^3/32 | Prudnikov 5.3
(-1)^(k + 1)*csch(pi*k)/k^3 | 1 | pi^3/360 | Prudnikov 5.3
1/(exp(k) - 1) | 1 | added | Erdos and Borwein; DLMF 17.2
1/(2^k - 1) | 1 | added | MathWorld Erdos-Borwein Constant
1/(2^k + 1) | 0 | added | Borwein 1991
exp(-pi*k^2) | -inf | pi^(1/4)/gamma(3/4) | DLMF 20.4
exp(-k^2) | -inf | theta3(exp(-1)) | DLMF 20.2.3
exp(-k^2/100) | -inf | theta3(exp(-1/100)) | DLMF 20.2.3
exp(-k^2) | 0 | (theta3(exp(-1)) + 1)/2 | DLMF 20.2.3
2^(-k^2) | 0 | (theta3(1/2) + 1)/2 | DLMF 20.2.3
(-1)^k*exp(-k^2) | -inf | theta4(exp(-1)) | DLMF 20.2.4
k^2*exp(-pi*k^2) | -inf | pi^(1/4)/(4*pi*gamma(3/4)) | DLMF 20.4
2^(-k*(k + 1)/2) | 0 | added | DLMF 20.2.2
exp(-abs(k)) | -inf | exact coth(1/2) | GR 1.232
2^(-abs(k)) | -inf | exact 3 | GR 0.112
1 - cos(2^(-k)) | 1 | added | no table
cosh(exp(-k)) - 1 | 1 | added | no table
sqrt(1 + 2^(-k)) - 1 | 1 | added | no table
1 - exp(-exp(-k)) | 0 | added | no table
exp(-sqrt(k)) | 1 | ranges | no table
k^(-k) | 1 | added | MathWorld Sophomore's Dream
(-1)^(k + 1)*k^(-k) | 1 | added | MathWorld Sophomore's Dream
1/k^(2*k) | 1 | added | MathWorld Sophomore's Dream
1/(2^k + k) | 0 | added | no table
k!/k^k | 1 | added | no table
1/2^(2^k) | 0 | added | Kempner 1916
exp(-exp(k)) | 0 | added | no table
erfc(k) | 0 | added | DLMF 7.2.2
zeta(k) - 1 | 2 | exact 1 | DLMF 25.8.1
(-1)^k*(zeta(k) - 1) | 2 | exact 1/2 | DLMF 25.8.2
# Divergent
1/k | 1 | diverges to +infinity | harmonic series
-1/k | 1 | diverges to -infinity | harmonic series
1/(2*k + 1) | 0 | diverges to +infinity | harmonic series
1/(k*ln(k)) | 2 | diverges to +infinity | Abel 1827
1/sqrt(k) | 1 | diverges to +infinity | power -1/2
1/k^0.99 | 1 | diverges to +infinity | power -0.99
k/(k + 1) | 1 | diverges to +infinity | terms tend to 1
(k - 1)/(2 - 3*k) | 1 | diverges to -infinity | terms tend to -1/3
(-1)^k | 0 | has no value | terms do not tend to 0
cos(k) | 0 | has no value | terms do not tend to 0
sin(k) | 1 | has no value | terms do not tend to 0
2^k | 0 | diverges to +infinity | ratio 2
(-2)^k | 0 | has no value | ratio -2
k | 1 | diverges to +infinity | terms grow
1 | 0 | diverges to +infinity | constant terms
k! | 0 | diverges to +infinity | terms grow
2^k/k^10 | 1 | diverges to +infinity | ratio 2
sin(1/k) | 1 | diverges to +infinity | equivalent to 1/k
ln(1 + 1/k) | 1 | diverges to +infinity | telescopes to ln(k)
ln(k)/k | 1 | diverges to +infinity | above 1/k
1/ln(k) | 2 | diverges to +infinity | above 1/k
(-1)^k*k/(k + 1) | 0 | has no value | terms do not tend to 0
1/(k^2 + 1) + 1/(k + 1) | 0 | diverges to +infinity | harmonic part
k^2/(k^3 + 1) | 0 | diverges to +infinity | equivalent to 1/k
exp(-1/k) | 1 | diverges to +infinity | terms tend to 1
sqrt(k + 1) - sqrt(k) | 0 | diverges to +infinity | telescopes to sqrt(k)
binomial(2*k; k)/4^k | 0 | diverges to +infinity | equivalent to 1/sqrt(pi k)
exp(k) | -inf | diverges to +infinity | terms grow
k^3 | -inf | has no value | diverges to -infinity below and to +infinity above
1/(2*k + 1) | -inf | has no value | diverges to -infinity below and to +infinity above
atan(k) | -inf | has no value | diverges to -infinity below and to +infinity above
"""

PRODUCTS = r"""
# Products of rational factors
1 - 1/k^2 | 2 | exact 1/2 | GR 0.262.1
1 - 1/(2*k)^2 | 1 | exact 2/pi | GR 0.262.2
1 - 1/(2*k + 1)^2 | 1 | exact pi/4 | GR 0.262.3
4*k^2/(4*k^2 - 1) | 1 | exact pi/2 | Wallis 1656
1 + (-1)^(k + 1)/(2*k - 1) | 1 | exact sqrt(2) | GR 0.261
(k^3 - 1)/(k^3 + 1) | 2 | exact 2/3 | MathWorld Infinite Product
(k^2 - 1)/(k^2 + 1) | 2 | pi*csch(pi) | MathWorld Infinite Product
(k^4 - 1)/(k^4 + 1) | 2 | pi*sinh(pi)/(cosh(sqrt(2)*pi) - cos(sqrt(2)*pi)) | MathWorld Infinite Product
1 + 1/k^2 | 1 | sinh(pi)/pi | GR 1.431.2
1 + 1/k^3 | 1 | cosh(pi*sqrt(3)/2)/pi | MathWorld Infinite Product
1 - 1/k^3 | 2 | cosh(pi*sqrt(3)/2)/(3*pi) | MathWorld Infinite Product
1 - 1/k^4 | 2 | sinh(pi)/(4*pi) | MathWorld Infinite Product
1 + 4/k^4 | 1 | sinh(pi)^2/(2*pi^2) | Prudnikov 6.2
1 - 2/(k*(k + 1)) | 2 | exact 1/3 | Jolley
1 - 1/(9*k^2) | 1 | exact 3*sqrt(3)/(2*pi) | GR 1.431.1
1 - 4/(25*k^2) | 1 | 5/(2*pi)*sin(2*pi/5) | GR 1.431.1
1 - 1/(4*(2*k + 1)^2) | 0 | exact sqrt(2)/2 | GR 1.431.3
1 + 1/(2*k + 1)^2 | 0 | cosh(pi/2) | GR 1.431.4
1 - 2/k^2 | 1 | sin(pi*sqrt(2))/(pi*sqrt(2)) | GR 1.431.1
(k + 1/2)^2/((k + 1/3)*(k + 2/3)) | 0 | gamma(1/3)*gamma(2/3)/pi | DLMF 5.8.5
(k + 1/4)*(k + 3/4)/((k + 1/3)*(k + 2/3)) | 0 | exact sqrt(2/3) | DLMF 5.8.5
k*(k + 5)/((k + 1)*(k + 4)) | 1 | exact 1/5 | DLMF 5.8.5
1 + (1/2)^2/(k + 2)^2 | 0 | gamma(2)^2/(gamma(2 + i/2)*gamma(2 - i/2)) | DLMF 5.8.3
# Products of other factors
(k - 2)*(k + 5)/k^2 | 1 | exact 0 | the factor at 2 is zero
1 - 4/k^2 | 1 | exact 0 | GR 1.431.1, the factor at 2 is zero
1 + 1/2^(2^k) | 0 | exact 2 | GR 0.266
1 - 1/2^k | 1 | added | DLMF 17.2.4
1 - exp(-2*pi*k) | 1 | exp(pi/12)*gamma(1/4)/(2*pi^(3/4)) | DLMF 20.5; MathWorld Dedekind Eta
1 + exp(-pi*k) | 1 | added | DLMF 20.5
1 + 1/2^k | 1 | added | DLMF 17.2.4
1 - 1/3^k | 1 | added | DLMF 17.2.4
1 + 1/2^k + 1/4^k | 1 | added | DLMF 17.2.4 after 1 + x + x^2 = (1 - x^3)/(1 - x)
1 - 1/2^k + 1/3^k | 1 | added | no table
(1 - 3^(-k))/(1 + 2^(-k)) | 1 | added | DLMF 17.2.4
cosh(1/2^k) | 1 | exact sinh(1) | GR 1.439.1
cos(1/2^k) | 1 | sin(1) | GR 1.439.1
cos(pi/2^k) | 2 | exact 2/pi | Vieta 1593
1 - 4/3*sin(1/3^k)^2 | 1 | sin(1) | GR 1.439.2
cos(pi/k) | 3 | ranges | MathWorld Polygon Circumscribing, Kepler-Bouwkamp
cosh(1/k) | 1 | ranges | no table
k*sin(1/k) | 1 | ranges | MathWorld Infinite Product
(1 + 1/k)*exp(-1/k) | 1 | exp(-euler) | DLMF 5.8.2
(1 + 1/k)^2/(1 + 2/k) | 1 | exact 2 | DLMF 5.8.1
exp(1/k^2) | 1 | exact exp(pi^2/6) | GR 0.233.3
2^(1/2^k) | 1 | exact 2 | GR 0.112
k^(1/k^2) | 1 | exp(pi^2/6*(12*ln(glaisher) - euler - ln(2*pi))) | DLMF 25.6.15
k^(1/2^k) | 1 | sums ln(k)/2^k | MathWorld Somos's Quadratic Recurrence Constant
sqrt(1 + 1/k^2) | 1 | sqrt(sinh(pi)/pi) | GR 1.431.2
# Divergent
1 + 1/k | 1 | diverges to +infinity | telescopes to k + 1
1 - 1/k | 2 | diverges to 0 | telescopes to 1/k
1/2 | 1 | diverges to 0 | constant factors
2 | 1 | diverges to +infinity | constant factors
k | 1 | diverges to +infinity | factors grow
(-1)^k | 1 | has no value | factors do not tend to 1
-2 | 1 | has no value | factors do not tend to 1
k/(k + 1) | 1 | diverges to 0 | telescopes to 1/(k + 1)
1 + 1/sqrt(k) | 1 | diverges to +infinity | above 1 + 1/k
cos(1/sqrt(k)) | 1 | diverges to 0 | logarithms equivalent to -1/(2 k)
exp(1/k) | 1 | diverges to +infinity | harmonic exponents
(k - 3/2)*(k + 5)/(k^2 + 1) | 1 | diverges to -infinity | one factor is negative
2*(k - 3/2)/k | 1 | diverges to -infinity | one factor is negative
"""


# MARK: - Values


def derivative(order, place):
    """Σ ln(k)ⁿ/k^s, which is the nth derivative of ζ at s but for its sign."""
    from flint import acb_series
    before, ctx.cap = ctx.cap, order + 1
    coefficient = acb_series([place, 1], prec=order + 1).zeta()[order]
    ctx.cap = before
    return (coefficient * (-1) ** order * arb.fac_ui(order)).real


def value_of(term, start, closed, is_product):
    """The value as a ball: of the closed form, or by the named method."""
    method, _, rest = closed.partition(" ")
    if method == "ranges" and is_product:
        return summation.product_of(term, int(start))
    if method == "ranges" and not rest:
        return summation.smooth(term, int(start))
    if method == "ranges":
        wave, _, smooth = rest.partition(" ")
        if wave == "(-1)^k":
            return summation.smooth(smooth, int(start), acb(-1))
        frequency, _, smooth = smooth.partition(" ")
        return summation.smooth(smooth, int(start), acb(0, int(frequency)).exp(), wave=wave)
    if method == "tail":
        tail = ball_expression.compiled(re.sub(r"\bn\b", "x", rest))
        return summation.smooth(term, int(start), tail=lambda n: tail(acb(n)))
    if method == "added" and is_product:
        return summation.falling_product(term, int(start))
    if method == "added":
        return summation.falling(term, int(start))
    if method == "sums":
        return summation.falling(rest, int(start)).exp()
    if method == "derivative":
        order, place = rest.split()
        return derivative(int(order), ball_expression.compiled(place)())
    return ball_expression.compiled(closed.removeprefix("exact "))().real


NOTES = {"ranges": ", two ranges of summation", "tail": ", two ranges of summation", "added": ", added term by term", "sums": ", added term by term"}


def call(term, start, is_product):
    return f"{'product' if is_product else 'sum'}({term}; k; {start}; inf)"


def rows():
    """Comments, and the parts of each row with whether it is a product."""
    for text, is_product in ((SUMS, False), (PRODUCTS, True)):
        for line in text.strip().splitlines():
            yield line if line.startswith("#") else (*(part.strip() for part in line.split(" | ")), is_product)


def main():
    ctx.prec = 340
    print("# Infinite sums and products from published tables, arguments in radians: the call, its value to 30 digits (or `exact:` and a form that the calculator can state, `diverges` and where to,")
    print("# or `has no value`), and the source. Written by scripts/sum_table.py, which evaluates the tables' closed forms over Arb balls (python-flint).")
    seen = set()
    for row in rows():
        if isinstance(row, str):
            print(row)
            continue
        term, start, closed, source, is_product = row
        text = call(term, start, is_product)
        if text in seen:
            raise SystemExit(f"twice: {text}")
        seen.add(text)
        if closed.startswith(("diverges", "has no")):
            expected = closed
        elif closed.startswith("exact "):
            expected = "exact: " + closed.removeprefix("exact ")
        else:
            expected = ball_expression.rounded(value_of(term, start, closed, is_product), 30)
            if expected is None:
                print("undetermined", text, file=sys.stderr)
                continue
        print(text, expected, source + NOTES.get(closed.split()[0], ""), sep="\t", flush=True)


def computed(term, start, is_product):
    """The same without the closed form, by the first method that applies; `None` if there is none."""
    if start == "-inf":
        below = re.sub(r"\bk\b", "(-k)", term)
        above, below = computed(term, "0", False), computed(below, "1", False)
        return None if above is None or below is None else above + below
    m = int(start)
    wave = re.fullmatch(r"([^(]*?)(cos|sin)\((?:(\d+)\*)?(pi\*)?k(?:/(\d))?\)([*/].*)", term)
    alternating = re.fullmatch(r"\(-1\)\^(?:k|\(k ([+-]) 1\))([*/])(.*)", term)
    if "gamma" in term or "!" in term or re.search(r"(?:sin|cos)\(.*k", term) and not wave and not is_product and "1/k" not in term:
        return None if re.search("sin|cos|gamma", term) else added(term, m)
    attempts = [lambda: summation.product_of(term, m), lambda: summation.falling_product(term, m)] if is_product else [lambda: None if wave else summation.falling(term, m, most=2000)]
    if is_product:
        pass
    elif alternating:
        sign = -1 if alternating[1] else 1
        smooth = alternating[3] if alternating[2] == "*" else f"1/{alternating[3]}"
        attempts.append(lambda: sign * summation.smooth(smooth, m, acb(-1)))
    elif wave:
        angle = ball_expression.compiled(f"{wave[3] or 1}*{wave[4] or ''}1/{wave[5] or 1}")()
        attempts.append(lambda: summation.smooth(f"{wave[1]}1{wave[6]}", m, (acb(0, 1) * angle).exp(), wave=wave[2]))
    else:
        attempts.append(lambda: summation.smooth(term, m))
    for attempt in attempts:
        try:
            value = attempt()
            if value is not None:
                return value
        except (ValueError, TypeError, KeyError, NameError, AttributeError, ZeroDivisionError):
            continue
    return None


def added(term, start):
    try:
        return summation.falling(term, start, most=2000)
    except ValueError:
        return None


def check():
    """Compares each closed form with what `summation` computes of the term, to find forms that were copied wrongly."""
    ctx.prec = 340
    counts = {"agree": 0, "DIFFERS": 0, "not checked": 0}
    for row in rows():
        if isinstance(row, str) or row[2].split()[0] in ("diverges", "has", *NOTES):
            continue
        term, start, closed, source, is_product = row
        value, found = value_of(term, start, closed, is_product), computed(term, start, is_product)
        outcome = "not checked" if found is None else "agree" if abs(found - value) < arb(10) ** -35 * max(1, abs(value).mid()) else "DIFFERS"
        counts[outcome] += 1
        if outcome != "agree":
            print(outcome, call(term, start, is_product), closed, value.str(35, radius=False), found and found.str(35, radius=False), sep="\t", flush=True)
    print(counts)


if __name__ == "__main__":
    check() if "--check" in sys.argv else main()
