#!/usr/bin/env python3
"""Writes Tests/SciCalculatorTests/Data/integrals.tsv: scripts/integral_table.py > Tests/SciCalculatorTests/Data/integrals.tsv.

Each row below is an integrand, the bounds, what it comes to, and the source. What it comes to is the closed form of the table, evaluated over Arb balls
(python-flint) and rounded to 30 digits where the radius leaves at least 35 right; `exact` before a fraction; `diverges`; or `pieces` and the points between which
Arb integrates by itself, for the sources that give no closed form. GR is Gradshteyn and Ryzhik, Table of Integrals, Series, and Products, 7th edition; AS is
Abramowitz and Stegun; DLMF is dlmf.nist.gov; QUADPACK is Piessens and others 1983, chapter 4 (its test families); Johansson is "Numerical integration in
arbitrary-precision ball arithmetic", 2018; Kahaner is his test set of 1971; Bailey is Bailey, Jeyabalan and Li 2005, "A comparison of three high-precision
quadrature schemes"; Genz is the families of his test package of 1984. Where a number has two parts only, it is the section. With `--check [FILE]` each closed form, or
each whose integral stands in a file, is compared with mpmath's quadrature to 7 digits instead; what is singular or oscillates there differs by mpmath's own error.
"""
import re
import sys

from flint import acb, arb, ctx, fmpq

import ball_expression

ROWS = r"""
# Rational functions
x^2 | 0 | 1 | exact 1/3 | GR 2.01.1
x^10 | -1 | 1 | exact 2/11 | GR 2.01.1
3*x^2 - 4*x + 7 | -2 | 5 | exact 140 | GR 2.01.1
1/(1 + x) | 0 | 1 | ln(2) | GR 2.01.2
1/(1 + x^2) | 0 | 1 | pi/4 | GR 2.01.15
1/(1 + x^2) | -inf | inf | pi | GR 2.01.15
1/(1 + x^3) | 0 | 1 | ln(2)/3 + pi/(3*sqrt(3)) | GR 2.12
1/(1 + x^4) | 0 | 1 | (pi + 2*ln(1 + sqrt(2)))/(4*sqrt(2)) | GR 2.13
1/(1 + x^3) | 0 | inf | pi/3/sin(pi/3) | GR 3.241.2
1/(1 + x^4) | 0 | inf | pi/4/sin(pi/4) | GR 3.241.2
1/(1 + x^5) | 0 | inf | pi/5/sin(pi/5) | GR 3.241.2
1/(1 + x^7) | 0 | inf | pi/7/sin(pi/7) | GR 3.241.2
x/(1 + x^4) | 0 | inf | pi/4/sin(pi/2) | GR 3.241.2
x^2/(1 + x^6) | 0 | inf | pi/6 | GR 3.241.2
x^2/(1 + x^4) | -inf | inf | pi/sqrt(2) | GR 3.241.2
1/(x^2 + 4)^2 | 0 | inf | pi/32 | GR 3.249.1
1/(x^2 + 1)^5 | 0 | inf | 35*pi/256 | GR 3.249.1
1/(x^2 + 1)^3 | -inf | inf | 3*pi/8 | GR 3.249.1
1/(1 + x)^3 | 0 | inf | exact 1/2 | GR 3.194.3
1/x^2 | 1 | inf | exact 1 | GR 2.01.1
1/x^5 | 2 | inf | exact 1/64 | GR 2.01.1
1/(x^2 + x + 1) | 0 | inf | 2*pi/(3*sqrt(3)) | GR 2.17
1/(x^2 + x + 1) | 0 | 1 | pi/(3*sqrt(3)) | GR 2.17
1/((x^2 + 1)*(x^2 + 4)) | 0 | inf | pi/12 | GR 3.26
x^2/((x^2 + 1)*(x^2 + 9)) | 0 | inf | pi/8 | GR 3.26
x^4*(1 - x)^4/(1 + x^2) | 0 | 1 | 22/7 - pi | Dalzell 1944
1/(x*(1 + x)) | 1 | inf | ln(2) | GR 2.11
1/(x^2 - 1) | 2 | inf | ln(3)/2 | GR 2.14
x^5*(1 - x)^6 | 0 | 1 | exact 1/5544 | GR 3.191.3
(1 - x^3)^4 | 0 | 1 | exact 243/455 | GR 3.251.1
# Algebraic functions, beta integrals
sqrt(x) | 0 | 1 | exact 2/3 | Kahaner 3
1/sqrt(x) | 0 | 1 | exact 2 | Kahaner 7
x^(-3/4) | 0 | 1 | exact 4 | GR 2.01.1
x^(-0.9) | 0 | 1 | exact 10 | GR 2.01.1
x^(-0.99) | 0 | 1 | exact 100 | GR 2.01.1
x*sqrt(x) | 0 | 1 | exact 2/5 | GR 2.01.1
sqrt(1 - x^2) | 0 | 1 | pi/4 | Bailey 6
1/sqrt(1 - x^2) | 0 | 1 | pi/2 | GR 2.271.4
1/sqrt(1 - x^2) | -1 | 1 | pi | GR 2.271.4
1/sqrt(x*(1 - x)) | 0 | 1 | pi | GR 3.191.3
sqrt(x*(1 - x)) | 0 | 1 | pi/8 | GR 3.191.3
x^(1/3)*(1 - x)^(-1/3) | 0 | 1 | beta(4/3; 2/3) | GR 3.191.3
x^(-1/2)*(1 - x)^(-1/3) | 0 | 1 | beta(1/2; 2/3) | GR 3.191.3
x^(-2/3)*(1 - x)^(-3/4) | 0 | 1 | beta(1/3; 1/4) | GR 3.191.3
x^(1/7)*(1 - x)^(2/5) | 0 | 1 | beta(8/7; 7/5) | GR 3.191.3
x^(-0.5)*(1 - x)^2.5 | 0 | 1 | beta(1/2; 7/2) | GR 3.191.3
1/sqrt(1 - x^3) | 0 | 1 | beta(1/3; 1/2)/3 | GR 3.251.1
1/sqrt(1 - x^4) | 0 | 1 | beta(1/4; 1/2)/4 | GR 3.251.1
x^2/sqrt(1 - x^4) | 0 | 1 | beta(3/4; 1/2)/4 | GR 3.251.1
1/cbrt(1 - x^3) | 0 | 1 | beta(1/3; 2/3)/3 | GR 3.251.1
(1 - x^5)^(-2/5) | 0 | 1 | beta(1/5; 3/5)/5 | GR 3.251.1
sqrt(1 - x^4) | 0 | 1 | beta(1/4; 3/2)/4 | GR 3.251.1
sqrt(x)/sqrt(1 - x^2) | 0 | 1 | beta(3/4; 1/2)/2 | Bailey 7
1/sqrt(4 - x^2) | 0 | 2 | pi/2 | GR 2.271.4
sqrt(4 - x^2) | -2 | 2 | 2*pi | GR 2.271.3
sqrt(1 + x^2) | 0 | 1 | (sqrt(2) + ln(1 + sqrt(2)))/2 | GR 2.271.3
1/sqrt(1 + x^2) | 0 | 1 | asinh(1) | GR 2.271.4
1/sqrt(1 + x^4) | 0 | inf | beta(1/4; 1/4)/4 | GR 3.248.1
1/sqrt(1 + x^3) | 0 | inf | beta(1/3; 1/6)/3 | GR 3.248.1
1/sqrt(1 + x^4) | 0 | 1 | gamma(1/4)^2/(8*sqrt(pi)) | DLMF 19.2
1/(sqrt(x)*(1 + x)) | 0 | inf | pi | GR 3.222.2
1/(sqrt(x)*(1 + x)) | 0 | 1 | pi/2 | GR 3.222.2
x^(1/3)/(1 + x)^2 | 0 | inf | beta(4/3; 2/3) | GR 3.194.3
x^(-1/3)/(1 + x) | 0 | inf | pi/sin(2*pi/3) | GR 3.222.2
x^(-0.1)/(1 + x)^(3/2) | 0 | inf | beta(9/10; 3/5) | GR 3.194.3
x^(3/2)/(1 + x^2)^2 | 0 | inf | beta(5/4; 3/4)/2 | GR 3.241.4
1/(1 + x^2)^(3/2) | 0 | inf | exact 1 | GR 3.249.1
1/(1 + x^2)^(3/2) | -inf | inf | exact 2 | GR 2.271.5
1/(x*sqrt(x^2 - 1)) | 1 | inf | pi/2 | GR 2.27
1/(x^2*sqrt(x^2 - 1)) | 1 | inf | exact 1 | GR 2.27
1/((1 + x)*sqrt(x)) | 1 | 3 | pi/6 | GR 2.211
1/x^1.5 | 1 | inf | exact 2 | GR 2.01.1
1/x^1.01 | 1 | inf | exact 100 | GR 2.01.1
1/sqrt((1 - x^2)*(1 - x^2/4)) | 0 | 1 | ellipticK(1/4) | DLMF 19.2.8
sqrt((1 - x^2/4)/(1 - x^2)) | 0 | 1 | ellipticE(1/4) | DLMF 19.2.8
x^0.001*(1 - x)^(-0.001) | 0 | 1 | beta(1001/1000; 999/1000) | GR 3.191.3
(x - 1)^(-1/2)*(3 - x)^(-1/2) | 1 | 3 | pi | GR 3.196.3
(x - 1)^(1/4)*(3 - x)^(-1/4) | 1 | 3 | 2*beta(5/4; 3/4) | GR 3.196.3
# Exponentials
exp(x) | 0 | 1 | exp(1) - 1 | Kahaner 1
exp(-x) | 0 | inf | exact 1 | GR 3.310
exp(-x/3) | 2 | inf | 3*exp(-2/3) | GR 3.310
exp(-x^2) | 0 | inf | sqrt(pi)/2 | GR 3.321.3
exp(-x^2) | -inf | inf | sqrt(pi) | GR 3.321.3
exp(-x^2) | 0 | 1 | sqrt(pi)*erf(1)/2 | GR 3.321.2
exp(-x^2) | 1 | inf | sqrt(pi)*erfc(1)/2 | DLMF 7.2.2
exp(-x^2) | 10 | 11 | sqrt(pi)*(erfc(10) - erfc(11))/2 | DLMF 7.2.2
exp(-x^2 + 3*x) | -inf | inf | exp(9/4)*sqrt(pi) | GR 3.323.2
exp(-x^2 - 1/x^2) | 0 | inf | sqrt(pi)*exp(-2)/2 | GR 3.325
exp(-2*x^2 - 3/x^2) | 0 | inf | sqrt(pi/2)*exp(-2*sqrt(6))/2 | GR 3.325
exp(-x - 1/x) | 0 | inf | 2*besselk(1; 2) | GR 3.324.1
exp(-x - 1/x)/x | 0 | inf | 2*besselk(0; 2) | GR 3.471.9
exp(-x - 1/x)/sqrt(x) | 0 | inf | sqrt(pi)*exp(-2) | GR 3.471.15
exp(-x^3) | 0 | inf | gamma(4/3) | GR 3.326.2
exp(-x^4) | 0 | inf | gamma(5/4) | GR 3.326.2
x^2*exp(-x^4) | -inf | inf | gamma(3/4)/2 | GR 3.326.2
x^5*exp(-x) | 0 | inf | exact 120 | GR 3.351.3
x^10*exp(-2*x) | 0 | inf | exact 14175/8 | GR 3.351.3
x^3*exp(-x) | 0 | 2 | lower(4; 2) | GR 3.351.1
exp(-x)/sqrt(x) | 0 | inf | sqrt(pi) | GR 3.361.2
exp(-x)*x^(1/3) | 0 | inf | gamma(4/3) | GR 3.381.4
exp(-x)*x^(-3/4) | 0 | inf | gamma(1/4) | GR 3.381.4
exp(-x)*x^(-0.9) | 0 | inf | gamma(1/10) | GR 3.381.4
exp(-3*x)*x^2.5 | 0 | inf | gamma(7/2)/3^3.5 | GR 3.381.4
exp(-x)/x | 1 | inf | expint(1; 1) | GR 3.351.5
exp(-x)/(1 + x) | 0 | inf | exp(1)*expint(1; 1) | GR 3.352.4
exp(-x)/x^2 | 1 | inf | expint(2; 1) | DLMF 8.19.3
exp(-x)/(1 + sqrt(x)) | 0 | 1 | pieces 1/2 | DLMF 7.2 after x = t^2, no closed form
exp(-x)/sqrt(x + 1) | 0 | inf | exp(1)*sqrt(pi)*erfc(1) | GR 3.362.2
(exp(-x) - exp(-2*x))/x | 0 | inf | ln(2) | GR 3.434.2
(exp(-x) - exp(-10*x))/x | 0 | inf | ln(10) | GR 3.434.2
(1/x - 1/(exp(x) - 1))*exp(-x) | 0 | inf | psi(2) | DLMF 5.9.12
x/(exp(x) - 1) | 0 | inf | pi^2/6 | GR 3.411.1
x^3/(exp(x) - 1) | 0 | inf | pi^4/15 | GR 3.411.1
x^2/(exp(x) - 1) | 0 | inf | 2*zeta(3) | GR 3.411.1
sqrt(x)/(exp(x) - 1) | 0 | inf | gamma(3/2)*zeta(3/2) | GR 3.411.1
x^(-1/2)/(exp(x) + 1) | 0 | inf | (1 - sqrt(2))*gamma(1/2)*zeta(1/2) | GR 3.411.3
x/(exp(x) + 1) | 0 | inf | pi^2/12 | GR 3.411.3
x^3/(exp(x) + 1) | 0 | inf | 7*pi^4/120 | GR 3.411.3
1/(exp(x) + 1) | 0 | inf | ln(2) | GR 3.311.1
x^4*exp(x)/(exp(x) - 1)^2 | 0 | inf | 4*pi^4/15 | GR 3.42
x/(exp(x) - 1) | 0 | 1 | pi^2/6 + ln(1 - exp(-1)) - polylog(2; exp(-1)) | DLMF 25.12
x/(exp(x) - 1) | -1 | 1 | 1/2 + 2*(pi^2/6 + ln(1 - exp(-1)) - polylog(2; exp(-1))) | DLMF 25.12
(exp(x) - 1)/x | 0 | 1 | ei(1) - euler | DLMF 6.2.3
(1 - exp(-x))/x | 0 | 1 | euler + expint(1; 1) | DLMF 6.2.3
exp(-exp(x)) | 0 | inf | expint(1; 1) | DLMF 6.2.1
exp(x - exp(x)) | -inf | inf | exact 1 | DLMF 5.2.1
x*exp(x - exp(x)) | -inf | inf | -euler | GR 4.331.1
2^(-x) | 0 | inf | 1/ln(2) | GR 3.310
x^(-x) | 0 | 1 | pieces-sophomore | Bernoulli 1697
x^x | 0 | 1 | pieces-sophomore2 | Bernoulli 1697
exp(-1/x) | 0 | 1 | exp(-1) - expint(1; 1) | DLMF 8.19
exp(-1/x)/x^2 | 0 | 1 | exp(-1) | GR 3.310
exp(-1/x^2)/x^2 | 0 | inf | sqrt(pi)/2 | GR 3.321.3
exp(-sqrt(x)) | 0 | inf | exact 2 | GR 3.326.2
exp(-x^0.2) | 0 | inf | exact 120 | GR 3.326.2
exp(-abs(x)) | -inf | inf | exact 2 | GR 3.310
# Logarithms
ln(x) | 0 | 1 | exact -1 | GR 4.211
x*ln(x) | 0 | 1 | exact -1/4 | GR 4.253.1
ln(x)^2 | 0 | 1 | exact 2 | Bailey 8
ln(x)^5 | 0 | 1 | exact -120 | GR 4.215.1
sqrt(-ln(x)) | 0 | 1 | sqrt(pi)/2 | GR 4.215.3
1/sqrt(-ln(x)) | 0 | 1 | sqrt(pi) | GR 4.215.4
(-ln(x))^(1/3) | 0 | 1 | gamma(4/3) | GR 4.215.1
ln(x)/sqrt(x) | 0 | 1 | exact -4 | QUADPACK qags example
sqrt(x)*ln(x) | 0 | 1 | exact -4/9 | Bailey 5
ln(x)/(1 + x) | 0 | 1 | -pi^2/12 | GR 4.231.1
ln(x)/(1 - x) | 0 | 1 | -pi^2/6 | GR 4.231.2
ln(x)/(1 + x)^2 | 0 | 1 | -ln(2) | GR 4.231.6
ln(x)/(1 + x^2) | 0 | 1 | -catalan | GR 4.231.12
ln(x)/(1 - x^2) | 0 | 1 | -pi^2/8 | GR 4.231.13
ln(x)/(1 + x^2) | 0 | inf | exact 0 | GR 4.231.8
ln(x)/(4 + x^2) | 0 | inf | pi*ln(2)/4 | GR 4.231.8
ln(x)^2/(1 + x) | 0 | 1 | 3*zeta(3)/2 | GR 4.261.11
ln(x)^2/(1 + x^2) | 0 | 1 | pi^3/16 | GR 4.261.6
ln(x)^2/(1 + x^2) | 0 | inf | pi^3/8 | GR 4.261.6
ln(x)^3/(1 + x) | 0 | 1 | -7*pi^4/120 | GR 4.262.1
ln(x)^3/(1 - x) | 0 | 1 | -pi^4/15 | GR 4.262.2
ln(x)^4/(1 + x) | 0 | 1 | 45*zeta(5)/2 | GR 4.26
ln(x)/sqrt(1 - x^2) | 0 | 1 | -pi*ln(2)/2 | GR 4.241.7
sqrt(1 - x^2)*ln(x) | 0 | 1 | -pi/8 - pi*ln(2)/4 | GR 4.24
x^(1/3)*(1 - x)^(-1/2)*ln(x) | 0 | 1 | beta(4/3; 1/2)*(psi(4/3) - psi(11/6)) | GR 4.253.1
ln(1 + x)/x | 0 | 1 | pi^2/12 | GR 4.291.1
ln(1 - x)/x | 0 | 1 | -pi^2/6 | GR 4.291.2
ln(1 + x)/(1 + x^2) | 0 | 1 | pi*ln(2)/8 | GR 4.291.8
ln(1 + x^2)/x^2 | 0 | inf | pi | GR 4.29
ln(1 + x^2)/(1 + x^2) | 0 | inf | pi*ln(2) | GR 4.29
ln(1 + 1/x^2) | 0 | inf | pi | GR 4.29
ln(x)*ln(1 - x) | 0 | 1 | 2 - pi^2/6 | GR 4.221.1
ln(x)*ln(1 + x) | 0 | 1 | 2 - pi^2/12 - 2*ln(2) | GR 4.221.2
exp(-x)*ln(x) | 0 | inf | -euler | GR 4.331.1
exp(-2*x)*ln(x) | 0 | inf | -(euler + ln(2))/2 | GR 4.331.1
exp(-x)*ln(x)^2 | 0 | inf | euler^2 + pi^2/6 | GR 4.335.1
exp(-x^2)*ln(x) | 0 | inf | -sqrt(pi)*(euler + 2*ln(2))/4 | GR 4.333
x*exp(-x)*ln(x) | 0 | inf | 1 - euler | GR 4.352.1
1/(x*ln(x)^2) | 2 | inf | 1/ln(2) | GR 2.721
1/(x*ln(x)^2) | 0 | 0.5 | 1/ln(2) | GR 2.721
(x - 1)/ln(x) | 0 | 1 | ln(2) | GR 4.26
1/ln(x) + 1/(1 - x) | 0 | 1 | euler | GR 4.281.1
ln(ln(1/x)) | 0 | 1 | -euler | GR 4.32
ln(ln(1/x))/(1 + x^2) | 0 | 1 | pi/2*ln(sqrt(2*pi)*gamma(3/4)/gamma(1/4)) | GR 4.325.4
ln(x + 1)/(x + 2) | 0 | 1 | pieces | DLMF 25.12, no closed form taken
ln(gamma(x)) | 1 | 2 | ln(2*pi)/2 - 1 | Raabe; GR 6.441.1
ln(gamma(x)) | 0 | 1 | ln(2*pi)/2 | Raabe; GR 6.441.2
1/ln(x) | 2 | 10 | li(10) - li(2) | DLMF 6.2.8
ln(x)/x^2 | 1 | inf | exact 1 | GR 2.723
# Circular functions
sin(x) | 0 | pi | exact 2 | GR 2.01.5
sin(x)^10 | 0 | pi/2 | 63*pi/512 | GR 3.621.3
sin(x)^7 | 0 | pi/2 | exact 16/35 | GR 3.621.4
sqrt(sin(x)) | 0 | pi/2 | beta(3/4; 1/2)/2 | GR 3.621.5
1/sqrt(sin(x)) | 0 | pi/2 | beta(1/4; 1/2)/2 | GR 3.621.7
1/sqrt(cos(x)) | 0 | pi/2 | beta(1/4; 1/2)/2 | GR 3.621.7
sqrt(tan(x)) | 0 | pi/2 | pi/sqrt(2) | Bailey 10
tan(x)^(1/3) | 0 | pi/2 | pi/2/cos(pi/6) | GR 3.622.1
cot(x)^0.75 | 0 | pi/2 | pi/2/cos(3*pi/8) | GR 3.622.1
sin(x)^(1/2)*cos(x)^(-1/3) | 0 | pi/2 | beta(3/4; 1/3)/2 | GR 3.621.5
1/(2 + cos(x)) | 0 | pi | pi/sqrt(3) | GR 3.613.1
1/(5/4 - cos(x)) | 0 | pi | 4*pi/3 | GR 3.613.2
cos(3*x)/(5/4 - cos(x)) | 0 | pi | pi/6 | GR 3.613.2
1/(2 + sin(x)) | 0 | 2*pi | 2*pi/sqrt(3) | GR 3.613.1
1/(1 + sin(x)) | 0 | pi | exact 2 | GR 2.55
x/(1 + sin(x)) | 0 | pi | pi | GR 3.79
x*sin(x)/(1 + cos(x)^2) | 0 | pi | pi^2/4 | GR 3.79
1/(1 + 3*sin(x)^2) | 0 | pi/2 | pi/4 | GR 3.64
x/tan(x) | 0 | pi/2 | pi*ln(2)/2 | GR 3.747.7
x/sin(x) | 0 | pi/2 | 2*catalan | GR 3.747.2
x^2/sin(x)^2 | 0 | pi/2 | pi*ln(2) | GR 3.83
x^2/sin(x) | 0 | pi/2 | 2*pi*catalan - 7*zeta(3)/2 | GR 3.74
sin(x)/x | 0 | 1 | si(1) | DLMF 6.2.9
sin(x)/x | -2 | 3 | si(2) + si(3) | DLMF 6.2.9
(1 - cos(x))/x | 0 | 1 | euler - ci(1) | DLMF 6.2.12
(1 - cos(x))/x^2 | 0 | inf | pi/2 | GR 3.782.2
(sin(x)/x)^2 | 0 | inf | pi/2 | GR 3.821.9
(sin(x)/x)^2 | -inf | inf | pi | GR 3.821.9
(sin(x)/x)^3 | 0 | inf | 3*pi/8 | GR 3.827.4
(sin(x)/x)^4 | 0 | inf | pi/3 | GR 3.827.6
sin(x)/x | 0 | inf | pi/2 | GR 3.721.1
cos(x)/(1 + x^2) | 0 | inf | pi/(2*exp(1)) | GR 3.723.2
x*sin(x)/(1 + x^2) | 0 | inf | pi/(2*exp(1)) | GR 3.723.3
cos(2*x)/(x^2 + 9) | -inf | inf | pi*exp(-6)/3 | GR 3.723.2
cos(x^2) | 0 | inf | sqrt(pi/8) | GR 3.691.1
cos(x^2) | 0 | 2 | pieces | Fresnel, DLMF 7.2.7
sin(x)/sqrt(x) | 0 | inf | sqrt(pi/2) | GR 3.757.1
exp(-x)*cos(3*x) | 0 | inf | exact 1/10 | GR 3.893.2
exp(-x)*sin(3*x) | 0 | inf | exact 3/10 | GR 3.893.1
exp(-x)*sin(x)/x | 0 | inf | pi/4 | GR 3.941.1
exp(-x)*(1 - cos(2*x))/x | 0 | inf | ln(5)/2 | GR 3.943
exp(-x^2)*cos(2*x) | 0 | inf | sqrt(pi)/(2*exp(1)) | GR 3.896.4
exp(-x^2)*cos(5*x) | -inf | inf | sqrt(pi)*exp(-25/4) | GR 3.896.4
x*exp(-x)*sin(2*x) | 0 | inf | exact 4/25 | GR 3.944.5
exp(-x)*sin(x)/sqrt(x) | 0 | inf | gamma(1/2)*2^(-1/4)*sin(pi/8) | GR 3.944.5
sin(x)/(exp(x) - 1) | 0 | inf | pi/2*coth(pi) - 1/2 | GR 3.911.2
cos(sin(x)) | 0 | pi | pi*besselj(0; 1) | DLMF 10.9.1
cos(10*sin(x) - 3*x) | 0 | pi | pi*besselj(3; 10) | DLMF 10.9.2
exp(cos(x)) | 0 | pi | pi*besseli(0; 1) | DLMF 10.32.1
exp(3*cos(x))*cos(2*x) | 0 | pi | pi*besseli(2; 3) | DLMF 10.32.3
exp(cos(x))*cos(sin(x)) | 0 | 2*pi | 2*pi | GR 3.931.4
ln(sin(x)) | 0 | pi/2 | -pi*ln(2)/2 | GR 4.224.3
ln(cos(x)) | 0 | pi/2 | -pi*ln(2)/2 | Bailey 9
ln(tan(x)) | 0 | pi/4 | -catalan | GR 4.227.2
ln(1 + tan(x)) | 0 | pi/4 | pi*ln(2)/8 | GR 4.227.9
ln(2 + cos(x)) | 0 | pi | pi*ln((2 + sqrt(3))/2) | GR 4.224.9
ln(5/4 - cos(x)) | 0 | pi | exact 0 | GR 4.224.14
ln(sin(x))^2 | 0 | pi/2 | pi/2*(ln(2)^2 + pi^2/12) | GR 4.22
ln(ln(tan(x))) | pi/4 | pi/2 | pi/2*ln(sqrt(2*pi)*gamma(3/4)/gamma(1/4)) | GR 4.229.7
sin(ln(x)) | 0 | 1 | exact -1/2 | GR 2.663
1/sqrt(1 - sin(x)^2/4) | 0 | pi/2 | ellipticK(1/4) | DLMF 19.2.8
sqrt(1 - 0.99*sin(x)^2) | 0 | pi/2 | ellipticE(99/100) | DLMF 19.2.8
asin(x)/x | 0 | 1 | pi*ln(2)/2 | GR 4.521.1
asin(x) | 0 | 1 | pi/2 - 1 | GR 2.813
acos(x)^2 | 0 | 1 | pi - 2 | GR 2.813
atan(x)/x | 0 | 1 | catalan | GR 4.531.1
atan(x) | 0 | 1 | pi/4 - ln(2)/2 | GR 2.821
atan(x)/(1 + x^2) | 0 | inf | pi^2/8 | GR 4.53
atan(x)/(x*(1 + x^2)) | 0 | inf | pi*ln(2)/2 | GR 4.53
atan(sqrt(x^2 + 2))/((x^2 + 1)*sqrt(x^2 + 2)) | 0 | 1 | 5*pi^2/96 | Ahmed; Bailey 4
x*atan(x) | 0 | 1 | pi/4 - 1/2 | GR 2.82
x^2*atan(x) | 0 | 1 | (pi - 2 + 2*ln(2))/12 | Bailey 2
exp(-x^2/2) | 0 | inf | sqrt(pi/2) | Bailey 13
exp(-x)*cos(x) | 0 | inf | exact 1/2 | Bailey 14
exp(x)*cos(x) | 0 | pi/2 | (exp(pi/2) - 1)/2 | Bailey 3
atan(1/x)^2 | 0 | inf | pi*ln(2) | GR 4.53
# Hyperbolic functions
1/cosh(x) | 0 | inf | pi/2 | GR 3.511.1
1/cosh(x)^2 | 0 | inf | exact 1 | GR 3.512
sech(x)^3 | -inf | inf | pi/2 | GR 3.512
x/sinh(x) | 0 | inf | pi^2/4 | GR 3.521.1
x/cosh(x) | 0 | inf | 2*catalan | GR 3.521.2
x^2/cosh(x)^2 | 0 | inf | pi^2/12 | GR 3.527.5
x^2/sinh(x)^2 | 0 | inf | pi^2/6 | GR 3.527.2
x^3/sinh(x) | 0 | inf | pi^4/8 | GR 3.523.2
x^2/cosh(x) | 0 | inf | pi^3/8 | GR 3.523.5
cos(x)/cosh(x) | 0 | inf | pi/(2*cosh(pi/2)) | GR 3.981.3
sin(x)/sinh(x) | 0 | inf | pi/2*tanh(pi/2) | GR 3.981.1
sinh(x/2)/sinh(x) | 0 | inf | pi/2 | GR 3.511.2
cosh(x/3)/cosh(x) | 0 | inf | pi/(2*cos(pi/6)) | GR 3.511.4
exp(-3*cosh(x)) | 0 | inf | besselk(0; 3) | DLMF 10.32.9
exp(-cosh(x))*cosh(2*x) | 0 | inf | besselk(2; 1) | DLMF 10.32.9
tanh(x) | 0 | 1 | ln(cosh(1)) | GR 2.423
(1 - tanh(x)) | 0 | inf | ln(2) | GR 2.423
ln(cosh(x)) | 0 | 1 | pieces | GR 2.43, no closed form taken
ln(tanh(x)) | 0 | inf | -pi^2/8 | GR 4.37
1/(cosh(x) + 1/2) | 0 | inf | 2*pi/(3*sqrt(3)) | GR 3.514.1
sinh(x)/x | 0 | 2 | shi(2) | DLMF 6.2.15
asinh(x) | 0 | 1 | asinh(1) - sqrt(2) + 1 | GR 2.74
acosh(x) | 1 | 2 | 2*acosh(2) - sqrt(3) | GR 2.74
atanh(x) | 0 | 1 | ln(2) | GR 2.74
erf(x) | 0 | 1 | erf(1) - (1 - exp(-1))/sqrt(pi) | DLMF 7.7
1 - erf(x) | 0 | inf | 1/sqrt(pi) | DLMF 7.7; GR 6.281
erfc(x) | 0 | inf | 1/sqrt(pi) | GR 6.281
erfc(x)^2 | 0 | inf | (2 - sqrt(2))/sqrt(pi) | GR 6.28
exp(-x^2)*erf(x) | 0 | inf | sqrt(pi)/4 | GR 6.28
# Kinks and jumps
abs(x) | -1 | 2 | exact 5/2 | piecewise
abs(x - 1/3)^(1/2) | 0 | 1 | 2/3*((1/3)^1.5 + (2/3)^1.5) | QUADPACK test 4
abs(x - 1/3)^(-1/2) | 0 | 1 | 2*(sqrt(1/3) + sqrt(2/3)) | QUADPACK test 4
abs(x^2 - 2) | 0 | 2 | 8*sqrt(2)/3 - 4/3 | piecewise
abs(sin(x)) | 0 | 10 | 7 + cos(10 - 3*pi) - 1 + 1 - 2*cos(10 - 3*pi) | piecewise
abs(sin(10*x)) | 0 | pi | exact 2 | piecewise
abs(exp(x) - 2) | 0 | 1 | 4*ln(2) - 2 - 1 - 2 + exp(1) | piecewise
floor(x) | 0 | 5 | exact 10 | piecewise
floor(10*x) | 0 | 1 | exact 9/2 | Kahaner 2 as steps
x - floor(x) | 0 | 3.5 | exact 13/8 | piecewise
x^2*floor(x) | 0 | 3 | exact 15 | piecewise
floor(exp(x)) | 0 | 3 | pieces-exp-floor | Johansson, floor and ceiling of smooth functions
ceil(x) | 0 | 5/2 | exact 9/2 | piecewise
round(x) | 0 | 5 | exact 25/2 | piecewise
sign(x - 1/3) | 0 | 1 | exact 1/3 | piecewise
max(sin(x); cos(x)) | 0 | pi/2 | sqrt(2) | piecewise
min(x; 1/x) | 0.5 | 2 | 3/8 + ln(2) | piecewise
max(x; x^2) | 0 | 2 | exact 17/6 | piecewise
if(x < 1; x; 2 - x) | 0 | 2 | exact 1 | piecewise
if(x < 0.3; 0; 1) | 0 | 1 | exact 7/10 | Kahaner 2
if(x < 0.3; 0; exp(x)) | 0 | 1 | exp(1) - exp(0.3) | Kahaner 2 as exponential
if(x <= 1; x^2; exp(1 - x)) | 0 | inf | exact 4/3 | piecewise
mod(x; 1) | 0 | 4 | exact 2 | piecewise
mod(x; 0.3) | 0 | 1 | exact 0.14 | piecewise
abs(x)^(-1/2) | -1 | 4 | exact 6 | piecewise
ln(abs(x)) | -1 | 1 | exact -2 | piecewise
exp(-abs(x - 1/2)) | 0 | 1 | 2 - 2*exp(-1/2) | Genz, continuous family
max(0; 1 - x^2) | -3 | 3 | exact 4/3 | piecewise
1/floor(x)^2 | 1 | 4 | exact 49/36 | piecewise
abs(cos(x))*exp(-x) | 0 | pi | pieces pi/2 | piecewise
# Even roots of even powers, which are powers of |x|
sqrt(x^2) | -1 | 1 | exact 1 | |x|^1, GR 2.01.1
sqrt(x^2) | -2 | -1 | exact 3/2 | |x|^1, GR 2.01.1
(x^6)^(1/2) | -1 | 1 | exact 1/2 | |x|^3, GR 2.01.1
(x^2)^0.7 | -1 | 1 | exact 5/6 | |x|^(7/5), GR 2.01.1
(x^2)^(-3/2) | -2 | -1 | exact 3/8 | |x|^(-3), GR 2.01.1
(x^2)^(-3/2) | -inf | -1 | exact 1/2 | |x|^(-3), GR 2.01.1
x*sqrt(x^2) | -1 | 0 | exact -1/3 | -|x|^2, GR 2.01.1
x/sqrt(x^2) | -2 | 1 | exact -1 | sign of x
(x^(2/3))^(3/2) | -1 | 1 | exact 1 | |x|^1, GR 2.01.1
sqrt(2*x^2) | -1 | 1 | sqrt(2) | |x|^1, GR 2.01.1
sqrt(x^2)*exp(x) | -1 | 0 | 1 - 2*exp(-1) | GR 2.322.1
sqrt(x^2)*exp(-x) | -1 | 1 | 2 - 2*exp(-1) | GR 2.322.1
exp(-sqrt(x^2)) | -1 | 1 | 2 - 2*exp(-1) | GR 2.311
sin(sqrt(x^2)) | -1 | 0 | 1 - cos(1) | GR 2.01.5
ln(x^2)*sqrt(x^2) | -1 | 0 | exact -1/2 | GR 2.723
1/(1 + sqrt(x^2))^2 | -1 | 1 | exact 1 | GR 2.01.1
sqrt((1 - x)^2)*exp(x) | 0 | 1 | exp(1) - 2 | GR 2.322.1
(x^2)^(1/3) | -1 | 1 | exact 6/5 | GR 2.01.1
# Bounds the wrong way round
x^2 | 1 | 0 | exact -1/3 | GR 2.01.1
exp(-x) | inf | 0 | exact -1 | GR 3.310
1/sqrt(x) | 1 | 0 | exact -2 | GR 2.01.1
# Narrow peaks
1/(1 + 10000*x^2) | -1 | 1 | atan(100)/50 | Genz, product peak
1/(x^2 + 1e-10) | -1 | 1 | 200000*atan(100000) | Genz, product peak
1e-6/((x - 0.3)^2 + 1e-12) | 0 | 1 | atan(700000) + atan(300000) | Genz, product peak
exp(-10000*(x - 1/2)^2) | 0 | 1 | sqrt(pi)*erf(50)/100 | Genz, Gaussian
exp(-1000000*(x - 1/3)^2) | -inf | inf | sqrt(pi)/1000 | Genz, Gaussian
50*sqrt(1)/(pi*(2500*x^2 + 1)) | 0 | 10 | atan(500)/pi | Kahaner 16
50*(sin(50*pi*x)/(50*pi*x))^2 | 0.01 | 1 | pieces 0.2 0.5 | Kahaner 17
1/cosh(10*(x - 0.2))^2 + 1/cosh(100*(x - 0.4))^4 + 1/cosh(1000*(x - 0.6))^6 | 0 | 1 | (tanh(8) + tanh(2))/10 + (tanh(60) - tanh(60)^3/3 + tanh(40) - tanh(40)^3/3)/100 + (tanh(400) - 2/3*tanh(400)^3 + tanh(400)^5/5 + tanh(600) - 2/3*tanh(600)^3 + tanh(600)^5/5)/1000 | Kahaner 21; Johansson, spike integral
tanh(1000*(x - 0.3)) | 0 | 1 | (ln(cosh(700)) - ln(cosh(300)))/1000 | steep step
1/(1.0001 - cos(x)) | 0 | pi | pi/sqrt(1.0001^2 - 1) | GR 3.613.1
x^100 | 0 | 1 | exact 1/101 | GR 2.01.1
exp(-1000*x) | 0 | 1 | (1 - exp(-1000))/1000 | GR 3.310
1/(x^2 + 1.005) | -1 | 1 | 2*atan(1/sqrt(1.005))/sqrt(1.005) | Kahaner 20
4/(1 + 256*(x - 3/8)^2) | 0 | 1 | (atan(10) + atan(6))/4 | QUADPACK test 2 with its peak at 3/8
4^(-5)/((x - pi/4)^2 + 16^(-5)) | 0 | 1 | atan((4 - pi)*4^4) + atan(pi*4^4) | QUADPACK test 2, alpha = 5
4^(-10)/((x - pi/4)^2 + 16^(-10)) | 0 | 1 | atan((4 - pi)*4^9) + atan(pi*4^9) | QUADPACK test 2, alpha = 10
4^(-15)/((x - pi/4)^2 + 16^(-15)) | 0 | 1 | atan((4 - pi)*4^14) + atan(pi*4^14) | QUADPACK test 2, alpha = 15
4^(-20)/((x - pi/4)^2 + 16^(-20)) | 0 | 1 | atan((4 - pi)*4^19) + atan(pi*4^19) | QUADPACK test 2, alpha = 20
# High oscillation on finite ranges
sin(100*x) | 0 | 1 | (1 - cos(100))/100 | GR 2.01.5
sin(1000*x)^2 | 0 | 1 | 1/2 - sin(2000)/4000 | GR 2.513
cos(1000*x)*exp(x) | 0 | 1 | (exp(1)*(cos(1000) + 1000*sin(1000)) - 1)/1000001 | GR 2.663.3
sin(x^2) | 0 | 20 | pieces 10 | Johansson, Fresnel
cos(100*sin(x)) | 0 | pi | pi*besselj(0; 100) | QUADPACK test 7; DLMF 10.9.1
cos(2*sin(x)) | 0 | pi | pi*besselj(0; 2) | QUADPACK test 7, alpha = 1
cos(32*sin(x)) | 0 | pi | pi*besselj(0; 32) | QUADPACK test 7, alpha = 5
cos(1024*sin(x)) | 0 | pi | pi*besselj(0; 1024) | QUADPACK test 7, alpha = 10
sin(x + exp(x)) | 0 | 8 | pieces 4 6 | Rump; Johansson, I1
sin(1/x) | 0.01 | 1 | sin(1) - ci(1) - 0.01*sin(100) + ci(100) | DLMF 6.2.11
exp(20*(x - 1))*sin(32*x) | 0 | 1 | (20*sin(32) - 32*cos(32) + 32*exp(-20))/(400 + 1024) | QUADPACK test 8, alpha = 5
exp(20*(x - 1))*sin(512*x) | 0 | 1 | (20*sin(512) - 512*cos(512) + 512*exp(-20))/(400 + 262144) | QUADPACK test 8, alpha = 9
cos(8*x)/sqrt(x*(1 - x)) | 0 | 1 | pi*cos(4)*besselj(0; 4) | QUADPACK test 9, alpha = 3
cos(64*x)/sqrt(x*(1 - x)) | 0 | 1 | pi*cos(32)*besselj(0; 32) | QUADPACK test 9, alpha = 6
cos(50*x^2) | 0 | 1 | pieces 0.5 | Genz, oscillatory
cos(5*ln(x)) | 0 | 1 | exact 1/26 | GR 2.664
# QUADPACK families
x^(-0.9)*ln(1/x) | 0 | 1 | exact 100 | QUADPACK test 1, alpha = -0.9
x^(-0.5)*ln(1/x) | 0 | 1 | exact 4 | QUADPACK test 1, alpha = -0.5
x^0.1*ln(1/x) | 0 | 1 | exact 100/121 | QUADPACK test 1, alpha = 0.1
x^2.6*ln(1/x) | 0 | 1 | exact 100/1296 | QUADPACK test 1, alpha = 2.6
cos(2*sin(x)*8) | 0 | pi | pi*besselj(0; 16) | QUADPACK test 3, alpha = 4
abs(x - 1/3)^(-0.8) | 0 | 1 | 5*((1/3)^0.2 + (2/3)^0.2) | QUADPACK test 4, alpha = -0.8
abs(x - 1/3)^2.1 | 0 | 1 | ((1/3)^3.1 + (2/3)^3.1)/3.1 | QUADPACK test 4, alpha = 2.1
abs(x - pi/4)^(-0.5) | 0 | 1 | 2*(sqrt(pi/4) + sqrt(1 - pi/4)) | QUADPACK test 5, alpha = -0.5
abs(x - pi/4)^1.4 | 0 | 1 | ((pi/4)^2.4 + (1 - pi/4)^2.4)/2.4 | QUADPACK test 5, alpha = 1.4
(1 - x^2)^(-1/2)/(x + 1.0625) | -1 | 1 | pi/sqrt(1.0625^2 - 1) | QUADPACK test 6, alpha = 4
1/(sqrt(1 - x^2)*(x + 1 + 2^(-10))) | -1 | 1 | pi/sqrt((1 + 2^(-10))^2 - 1) | QUADPACK test 6, alpha = 10
ln(1/x)^(-0.5) | 0 | 1 | gamma(1/2) | QUADPACK test 13, alpha = 0.5
ln(1/x)^1.5 | 0 | 1 | gamma(5/2) | QUADPACK test 13, alpha = 2.5
x^2*exp(-x/2) | 0 | inf | exact 16 | QUADPACK test 15, alpha = 1
x^2*exp(-x/16) | 0 | inf | exact 8192 | QUADPACK test 15, alpha = 4
x^(-0.8)/(1 + 10*x)^2 | 0 | inf | 10^(-0.2)*beta(1/5; 9/5) | QUADPACK test 16, alpha = 0.2
x^0.8/(1 + 10*x)^2 | 0 | inf | 10^(-1.8)*beta(9/5; 1/5) | QUADPACK test 16, alpha = 1.8
# Johansson
atan(sqrt(x))/sqrt(x) | 0 | 1 | pi/2 - ln(2) | GR 2.82 after x = t^2
exp(-x)*sqrt(1 - exp(-2*x)) | 0 | inf | pi/4 | GR 3.31
x*ln(1 + x) | 0 | 1 | exact 1/4 | Bailey 1
x*sin(x)/(1 + x^4) | 0 | 5 | pieces 1 2 3 4 | Johansson, no closed form taken
gamma(x) | 1 | 2 | pieces | Johansson, no closed form taken
1/gamma(x) | 0 | 1 | pieces | Johansson, no closed form taken
exp(x)*erf(x)/sqrt(x + 1) | 0 | 3 | pieces 1 2 | Johansson, no closed form taken
23*cosh(x)/25 - cos(x) | -1 | 1 | 46*sinh(1)/25 - 2*sin(1) | Kahaner 4
1/(x^4 + x^2 + 0.9) | -1 | 1 | pieces 0 | Kahaner 5
x*sqrt(x) | 0 | 1 | exact 2/5 | Kahaner 6
2/(2 + sin(10*pi*x)) | 0 | 1 | 2/sqrt(3) | Kahaner 9
1/(1 + exp(x)) | 0 | 1 | 1 + ln(2) - ln(1 + exp(1)) | Kahaner 11
sin(100*pi*x)/(pi*x) | 0.1 | 1 | (si(100*pi) - si(10*pi))/pi | Kahaner 13
sqrt(50)*exp(-50*pi*x^2) | 0 | 10 | erf(10*sqrt(50*pi))/2 | Kahaner 14
25*exp(-25*x) | 0 | 10 | 1 - exp(-250) | Kahaner 15
cos(cos(x) + 3*sin(x) + 2*cos(2*x) + 3*sin(2*x) + 3*cos(3*x)) | 0 | pi | pieces 1 2 | Kahaner 18
# Divergent
1/x | 0 | 1 | diverges | power -1 at an end
1/x | -1 | 1 | diverges | pole inside
1/x | 1 | inf | diverges | power -1 at infinity
1/x^2 | -1 | 1 | diverges | pole inside
1/x^3 | -1 | 1 | diverges | odd pole inside
1/(x - 1/3) | 0 | 1 | diverges | pole at no machine's number
1/(x^2 - 2) | 0 | 2 | diverges | pole at an irrational number
1/x^1.5 | 0 | 1 | diverges | power -3/2 at an end
1/sqrt(x) | 1 | inf | diverges | power -1/2 at infinity
1/(x*ln(x)) | 2 | inf | diverges | logarithm under a power -1
1/(x*ln(x)) | 0 | 0.5 | diverges | logarithm under a power -1
1/ln(x) | 0 | 1 | diverges | simple pole at an end
1/ln(x) | 0.5 | 2 | diverges | simple pole inside
tan(x) | 0 | pi/2 | diverges | simple pole at an end
tan(x) | 0 | 3 | diverges | simple pole inside
1/sin(x) | 0 | 1 | diverges | simple pole at an end
1/sin(x)^2 | 1 | 4 | diverges | double pole inside
cot(x) | -1 | 1 | diverges | simple pole inside
exp(x) | 0 | inf | diverges | growth at infinity
x | 0 | inf | diverges | growth at infinity
1 | 0 | inf | diverges | constant at infinity
exp(1/x) | 0 | 1 | diverges | essential singularity
ln(x) | 1 | inf | diverges | growth at infinity
exp(-x)/x | 0 | inf | diverges | power -1 at an end
1/(1 - x) | 0 | 1 | diverges | power -1 at an end
1/(1 - x^2) | 0 | 1 | diverges | power -1 at an end
x/(1 + x^2) | -inf | inf | diverges | odd, power -1 at both infinities
sqrt(x)/(1 + x) | 0 | inf | diverges | power -1/2 at infinity
(1 + cos(x)^2)/x | 1 | inf | diverges | bounded below by 1/x
1/(exp(x) - 1) | 0 | 1 | diverges | removable only after a factor x
cos(x)/x | 0 | 1 | diverges | power -1 at an end
1/(x*abs(ln(x))) | 0.5 | 2 | diverges | simple pole inside
atan(x) | 0 | inf | diverges | constant at infinity
gamma(x) | 0 | 1 | diverges | simple pole at an end
gamma(x) | -0.5 | 0.5 | diverges | simple pole inside
abs(x - 1/2)^(-1) | 0 | 1 | diverges | power -1 inside
sin(x)^2/x | 1 | inf | diverges | mean 1/(2 x) at infinity
sin(x) | 0 | inf | diverges | no limit at infinity
1/x | 1 | 0 | diverges to -infinity | bounds the wrong way round
1/x^2 | 1 | -1 | diverges to -infinity | bounds the wrong way round
exp(x) | inf | 0 | diverges to -infinity | bounds the wrong way round
exp(-x) | 0 | -inf | diverges to -infinity | bounds the wrong way round
-1/x | 0 | 1 | diverges to -infinity | power -1 at an end
-1/x | 1 | 0 | diverges to +infinity | bounds the wrong way round
"""


def sophomore(sign):
    """The sum of (±n)⁻ⁿ, with the tail's bound 2·41⁻⁴¹ and further."""
    total = arb(0)
    for n in range(1, 80):
        total += (arb(sign) ** (n - 1)) / arb(n) ** n
    return total + arb(0, arb(2) / arb(80) ** 80)


def exp_floor():
    """∫ floor(eˣ) from 0 to 3 is 3·20 − Σ ln n for n up to 20."""
    return arb(60) - sum((arb(n).log() for n in range(2, 21)), arb(0))


SPECIAL = {
    "pieces-sophomore": lambda: sophomore(1), "pieces-sophomore2": lambda: sophomore(-1), "pieces-exp-floor": exp_floor,
}
# Integrands that are not analytic at an end, and what a substitution or the recurrence makes of them.
MAPPED = {"1/gamma(x)": ("x/gamma(x + 1)", "0", "1"), "exp(-x)/(1 + sqrt(x))": ("2*x*exp(-x^2)/(1 + x)", "0", "1")}


def value_of(integrand, start, end, closed):
    """The value as a ball."""
    if closed in SPECIAL:
        return SPECIAL[closed]()
    if closed.startswith("pieces"):
        integrand, start, end = MAPPED.get(integrand, (integrand, start, end))
        points = [start, *closed.split()[1:], end]
        values = [ball_expression.compiled(p)() for p in points]
        return sum((ball_expression.integral(integrand, a, b).real for a, b in zip(values, values[1:])), arb(0))
    return ball_expression.compiled(closed)().real


def fraction(text):
    value = ball_fraction(text)
    return str(value).replace("E+", "e").replace("E", "e")


def ball_fraction(text):
    numerator, _, denominator = text.partition("/")
    whole, _, part = numerator.partition(".")
    return fmpq(int(whole + part), 10 ** len(part) * int(denominator or 1))


def rows():
    for line in ROWS.strip().splitlines():
        if line.startswith("#"):
            yield line
        else:
            yield tuple(part.strip() for part in line.split(" | "))


def main():
    print("# Definite integrals from published tables, arguments in radians: the integral, its value to 30 digits (or `exact:` and the value, or `diverges`, to which infinity if need be),")
    print("# and the source. Written by scripts/integral_table.py, which evaluates the tables' closed forms over Arb balls (python-flint) and names the books.")
    seen = set()
    for row in rows():
        if isinstance(row, str):
            print(row)
            continue
        integrand, start, end, closed, source = row
        form = f"integral({integrand}; x; {start}; {end})"
        if form in seen:
            continue
        seen.add(form)
        if closed.startswith("diverges"):
            expected = closed
        elif closed.startswith("exact "):
            expected = "exact: " + fraction(closed.removeprefix("exact "))
        else:
            ctx.prec = 400
            expected = ball_expression.rounded(value_of(integrand, start, end, closed), 30)
            if expected is None:
                print("undetermined", form, value_of(integrand, start, end, closed), file=sys.stderr)
                continue
        print(form, expected, source, sep="\t")


def check():
    """Compares each value with mpmath's quadrature, to find closed forms that were copied wrongly."""
    import mpmath
    mpmath.mp.dps = 15
    names = {n: getattr(mpmath, n) for n in "sqrt cbrt exp ln sin cos tan sec csc cot asin acos atan sinh cosh tanh sech csch asinh acosh atanh erf erfc gamma floor ceil sign pi inf".split() if hasattr(mpmath, n)}
    names |= {"abs": abs, "min": min, "max": max, "mod": lambda x, y: x - y * mpmath.floor(x / y), "round": lambda x: mpmath.floor(x + 0.5),
              "cond": lambda c, a, b: a() if c else b()}
    for row in rows():
        if isinstance(row, str) or row[3].startswith("diverges"):
            continue
        integrand, start, end, closed, source = row
        ctx.prec = 200
        if len(sys.argv) > 2 and f'integral({integrand}; x; {start}; {end})' not in open(sys.argv[2]).read():
            continue
        value = ball_fraction(closed.split()[1]) if closed.startswith("exact ") else value_of(integrand, start, end, closed)
        wanted = mpmath.mpf(int(value.p)) / int(value.q) if closed.startswith("exact ") else mpmath.mpf(value.mid().str(20, radius=False))
        text = integrand.replace("^", "**").replace(";", ",")
        text = re.sub(r"if\((.*?), (.*), (.*)\)$", r"cond(\1, lambda: \2, lambda: \3)", text)
        f = eval("lambda x: " + text, names)
        a, b = (eval(t.replace("^", "**"), names) for t in (start, end))
        points = [a, *[k / 2 for k in range(-8, 21) if a < k / 2 < b and abs(a) < 99], b]
        try:
            found = mpmath.quad(f, points)
        except Exception as error:
            print("FAILED", integrand, start, end, repr(error)[:80])
            continue
        if not abs(found - wanted) <= 1e-7 * max(abs(wanted), 1e-9):
            print("DIFFERS", integrand, start, end, closed, wanted, found)


if __name__ == "__main__":
    check() if "--check" in sys.argv else main()
