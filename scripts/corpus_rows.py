"""The rows of Corpus/, by what they try. scripts/corpus.py proves them."""

import random
import re

import stated


def each(table, names, arguments, angle="rad"):
    for name in names:
        for argument in arguments:
            table.row(f"{name}({argument})", angle, optional=True)


def lines(text):
    return [line for line in text.strip().splitlines() if line]


# MARK: - Sums that lose their digits


def cancellation(table):
    for k in (8, 16, 17, 20, 30, 50, 99, 100, 101, 200, 300):
        for text in (f"(1 + 1e-{k}) - 1", f"ln(1 + 1e-{k})", f"exp(1e-{k}) - 1", f"1 - cos(1e-{k})", f"sqrt(1 + 1e-{k}) - 1",
                     f"sqrt(1e{k} + 1) - sqrt(1e{k})"):
            table.row(text)
    for text in lines("""
1e16 + 1 - 1e16
1e20 + 1 - 1e20
1e100 + 1 - 1e100
10^300 + 0.1 - 10^300
e^100 + pi - e^100
exp(1000) + pi - exp(1000)
(1e50 + pi) - 1e50
333.75*33096^6 + 77617^2*(11*77617^2*33096^2 - 33096^6 - 121*33096^4 - 2) + 5.5*33096^8 + 77617/(2*33096)
9*10864^4 - 18817^4 + 2*18817^2
e^(pi*sqrt(163)) - 262537412640768744
e^(pi*sqrt(67)) - 147197952744
e^(pi*sqrt(43)) - 884736744
e^(pi*sqrt(652)) - 68925893036109279891085639286943768
exp(pi) - pi - 20
pi^4 + pi^5 - e^6
ln(640320^3 + 744)/sqrt(163) - pi
sqrt(2) - 1.41421356237309504880168872420969807856967187537694
pi - 355/113
pi - 3.14159265358979323846264338327950288419716939937510
e - 2.71828182845904523536028747135266249775724709369995
phi - 1.61803398874989484820458683436563811772030917980576
tan(1e-10) - sin(1e-10)
sin(1e-30) - 1e-30
1e-30 - tan(1e-30)
sinh(1e-25) - 1e-25
cosh(1e-25) - 1
atan(1e-20) - 1e-20
1 - tanh(50)
1 - tanh(200)
cosh(100) - sinh(100)
1 - erf(5)
1 - erf(20)
exp(-1e-40) - 1
(1 + 1e-40)^3 - 1
(1 + 1e-60)^(10^60) - e
(1 + 1/10^50)^(10^50)
cbrt(1 + 1e-40) - 1
cbrt(1e90 + 1) - 1e30
sqrt(1e100 + 1) - 1e50
sqrt(10^200 + 10^100) - 10^100
ln(2 + 1e-60) - ln(2)
sin(1 + 1e-50) - sin(1)
cos(1 + 1e-50) - cos(1)
atan(1e40) - pi/2
atan(1e100 + 1) - atan(1e100)
ln(1e100 + 1) - ln(1e100)
1/(1 - 1e-40) - 1 - 1e-40
(3 - 2*sqrt(2))^20
(sqrt(2) - 1)^100
(sqrt(5) - 2)^60
(2 - sqrt(3))^80
577 - 408*sqrt(2)
665857 - 470832*sqrt(2)
1607521 - 1136689*sqrt(2)
sqrt(2) - 886731088897/627013566048
9801 - 4206*sqrt(2)*sqrt(3) + sqrt(6)
(1 + 2^-100) - 1
2^200 + 2^-200 - 2^200
sqrt(2^200 + 1) - 2^100
1 - 0.99999999999999999999999999999999999999999999999999
acos(1 - 1e-40)
acosh(1 + 1e-60)
atanh(1e-50) - 1e-50
asinh(1e-40) - 1e-40
log2(2^100 + 1) - 100
log(10^100 + 1) - 100
sqrt(sqrt(1e80 + 1)) - 1e20
"""):
        table.row(text)
    dice = random.Random(1)
    for _ in range(30):
        a, k = dice.randint(2, 99), dice.randint(10, 120)
        table.row(dice.choice([f"sqrt({a}^2 + 1e-{k}) - {a}", f"ln({a} + 1e-{k}) - ln({a})", f"exp({a}/7 + 1e-{k}) - exp({a}/7)",
                               f"atan({a} + 1e-{k}) - atan({a})", f"(1e{k}*pi + {a}) - 1e{k}*pi - sqrt({a + 1})"]), optional=True)


def huge(table):
    each(table, ["sin", "cos", "tan"], ["1e5", "1e10", "1e15", "1e16", "1e17", "1e20", "1e22", "1e30", "10^50", "10^100", "10^300", "10^309", "10^1000",
                                        "2^64", "2^100", "2^1000", "123456789012345678901234567890", "3^400", "100!", "e^100", "pi*10^40 + 1",
                                        "sqrt(2)*10^60", "5.3e44", "-1e22"])
    each(table, ["sin", "cos", "tan"], ["1e10", "1e22", "10^50", "10^100 + 1", "123456789123456789"], "deg")
    for text in lines("""
exp(710)
exp(1000)
exp(-1000)
exp(10000)
exp(-10000)
exp(1e6)
exp(-1e6)
exp(1e9)
exp(1e10)
exp(-1e10)
10^400
10^-400
2^1024
2^-1075
2^10000/3
9^9^9
9^(9^9)
7^77777
1.5^5000
0.001^500
1.0000001^(10^10)
(1 + 10^-12)^(10^14)
170!
171!
200!
1000!
1000!/998!
3000!/2999!
1000000!
10000!/3
gamma(171.5)
gamma(200.5)
gamma(1000.5)
gamma(1e6 + 1/3)
sinh(1000)
cosh(-1000)
tanh(1000)
sinh(1e5)
sqrt(1e400)
sqrt(2e400)
sqrt(1e-400)
cbrt(1e600)
cbrt(2e601)
1e200*1e200
1e-200*1e-200
1e200*1e200/1e300
1e300^2
hypot(1e200; 1e200)
hypot(3e300; 4e300)
hypot(1e-200; 1e-200)
ln(1e400)
ln(1e-400)
ln(10^1000 + 1)
log(2^5000)
log2(10^1000)
ln(1000!)
ln(9^9^9)
log(9^9^9)
asinh(1e300)
acosh(1e300)
asinh(1e1000)
atan(1e300)
atan(1e1000)
1/1e400
1e400/1e399
3^1000/2^1585
2^10000 mod 1000007
7^1000 mod 13
10^1000 mod 7
mod(10^50; 2*pi)
floor(10^50*pi)
floor(10^100/3)
(1e400 + 1) - 1e400
exp(1000)/exp(999)
exp(10000)*exp(-10000)*3
exp(1e5)/exp(1e5 - 1)
"""):
        table.row(text, optional=text.startswith("exp(10000)*"))
    table.identity("exp(10000)*exp(-10000)*3", "3")


# MARK: - Rounding


def ties(table):
    for text in lines("""
round(0.5)
round(1.5)
round(2.5)
round(-0.5)
round(-1.5)
round(-2.5)
round(0.49999999999999999999)
round(0.50000000000000000001)
round(4503599627370497.5)
round(9007199254740993)
round(1e20 + 0.5)
floor(0.99999999999999999999)
floor(1 - 1e-100)
floor(1e20 + 0.99999)
ceil(1 + 1e-50)
ceil(1e-300)
ceil(-1e-300)
floor(-1e-300)
trunc(-0.99999999999999999999)
trunc(1e30 - 0.1)
floor((0.1 + 0.7)*10)
floor(0.29*100)
floor(1.15*100)
floor(4.35*100)
floor(1.1*1.1*100)
floor(0.7*10*10)
ceil(0.1*3*10)
ceil(0.07*100)
ceil(1.1*10)
floor(8.1/0.9)
floor(0.6/0.2)
floor(1/0.1)
floor(1/49*49)
trunc(0.57*100)
trunc(19.99*100)
trunc(1.005*1000)
round(2.675*100)
round(1.005*100)
round(1.45*10)
round(8.345*100)
round(0.285*100)
round(10.235*100)
round(1.255*100)
round(-1.255*100)
round(5.015*100)
0.1 + 0.2
0.1 + 0.7
0.1*3
0.3 - 0.1
0.7 + 0.1
1.1 + 2.2
1.1*1.1
0.1^2
0.1^3
4.35*100
1.15*100
33.33*3
3*1.1
9.95*100
1.4*3
0.57*100
1 - 0.9
1 - 0.9 - 0.1
8.41 - 5 - 3.41
44.23 - 8.10 - 11.23 - 6.9 - 18
100*1.1
0.1 + 0.2 - 0.3
0.1 + 0.1 + 0.1 - 0.3
2.2 - 1.1 - 1.1
1.2 - 1
1.03 - 0.42
9007199254740993 + 0
2^53 + 1
2^53 + 1 - 2^53
4.1 - 4
5.55 + 0.01
1/3*3
1/49*49
1/41*41
2/3 + 1/3
10/3*3 - 10
7/9*9
(1/7 + 1/11)*77
1/7
2/3
1/97
22/7
1e-5/3
123456789/987654321
0.1/0.3
5/9*(98.6 - 32)
1234567.891*1000
3.0*1.0
1e23
1e22 + 1
8.5e-5*1e5
2^-30
1/1024
1/3 + 1e-50
frac(2.7)
frac(1e15 + 0.3)
5.5 mod 1.1
0.3 mod 0.1
1 mod 0.1
5.5 mod 2
"""):
        table.row(text)
    # Decimals next to a tie of the 15, 16, 17, 20, 34, 50 and 100 digits that calculators round to.
    for digits in (15, 16, 17, 20, 34, 50, 100):
        for tail in ("5", "50000000000000000000000001", "49999999999999999999999999"):
            table.row("1." + "0" * (digits - 2) + "1" + tail + " + 0")
            table.row("(1." + "0" * (digits - 2) + "1" + tail + " - 1)*3")
    # sqrt(m(m + 1)) is m + 1/2 less almost nothing: the digits after the point are 4999… or 5000….
    for m in (10**15, 10**20 + 7, 3 * 10**33 + 1, 10**49 + 9):
        table.row(f"sqrt({m}*{m + 1})")
        table.row(f"sqrt({m}*{m + 1} + 1)")
        table.row(f"round(sqrt({m}*{m + 1}))")
    # Arguments built from a result with a 5 behind the last digit; from golden.py's hard rows.
    import golden
    dice = random.Random(7)
    for name in ("sin", "exp", "ln", "atan", "cos", "tan", "sinh", "asinh", "log2", "cbrt"):
        for kept in (20, 50, 100):
            target = f"0.{dice.randint(3, 9)}" + "".join(str(dice.randint(0, 9)) for _ in range(kept - 1)) + "5"
            table.row(f"{name}({golden.hard_argument(name, target, 'radians', kept + 30)})", optional=True)


# MARK: - Zeros in disguise


def zeros(table):
    wanted = [row.split(" => ") for row in lines(stated.ZEROS["radians"])]
    for text, value in wanted:
        table.identity(text, value)
    for text, value in (row.split(" => ") for row in lines(stated.ZEROS["degrees"])):
        if not has_angle(text):
            table.identity(text, value)
    for row in lines("""
sqrt(2)*sqrt(8) - 4 => 0
sqrt(3)*sqrt(12) - 6 => 0
sqrt(5)^2 - 5 => 0
cbrt(3)^3 - 3 => 0
7^(1/3)*7^(1/3)*7^(1/3) - 7 => 0
sqrt(5 + 2*sqrt(6)) - sqrt(2) - sqrt(3) => 0
sqrt(8 + 2*sqrt(15)) - sqrt(3) - sqrt(5) => 0
sqrt(12 + 2*sqrt(35)) - sqrt(5) - sqrt(7) => 0
sqrt(6 + 4*sqrt(2)) - 2 - sqrt(2) => 0
sqrt(3 - 2*sqrt(2)) + 1 - sqrt(2) => 0
cbrt(5*sqrt(2) + 7) - cbrt(5*sqrt(2) - 7) => 2
cbrt(26 + 15*sqrt(3)) - 2 - sqrt(3) => 0
cbrt(10 + 6*sqrt(3)) + cbrt(10 - 6*sqrt(3)) => 2
sqrt(4 + sqrt(7)) - sqrt(4 - sqrt(7)) - sqrt(2) => 0
sqrt(2 + sqrt(3)) - (sqrt(6) + sqrt(2))/2 => 0
cbrt(cbrt(2) - 1) - cbrt(1/9) + cbrt(2/9) - cbrt(4/9) => 0
sqrt(cbrt(5) - cbrt(4))*3 - cbrt(2) - cbrt(20) + cbrt(25) => 0
sqrt(2 + sqrt(2 + sqrt(2))) - 2*cos(pi/16) => 0
sqrt(2 + sqrt(2 + sqrt(2 + sqrt(2)))) - 2*cos(pi/32) => 0
(sqrt(5) - 1)/4 - sin(pi/10) => 0
floor(sqrt(2)*sqrt(8)) => 4
ceil(sqrt(2)*sqrt(8)) => 4
floor(cbrt(27000000000000000000000000000)) => 3000000000
floor((sqrt(2) + sqrt(3))^2 - 2*sqrt(6)) => 5
floor(phi^2 - phi) => 1
round(100*(sqrt(3) - sqrt(2))*(sqrt(3) + sqrt(2))) => 100
trunc(8*cos(pi/9)^3 - 6*cos(pi/9)) => 1
cos(pi/7) - cos(2*pi/7) + cos(3*pi/7) => 0.5
cos(pi/7)*cos(2*pi/7)*cos(3*pi/7) => 0.125
cos(pi/9)*cos(2*pi/9)*cos(4*pi/9) => 0.125
sin(pi/7)^2 + sin(2*pi/7)^2 + sin(3*pi/7)^2 => 1.75
tan(pi/7)*tan(2*pi/7)*tan(3*pi/7) - sqrt(7) => 0
tan(3*pi/11) + 4*sin(2*pi/11) - sqrt(11) => 0
sin(pi/14)*sin(3*pi/14)*sin(5*pi/14) => 0.125
cos(pi/5) - cos(2*pi/5) => 0.5
cos(2*pi/5) + cos(4*pi/5) => -0.5
cos(pi/13) + cos(3*pi/13) + cos(9*pi/13) - (1 + sqrt(13))/4 => 0
tan(pi/8) - sqrt(2) + 1 => 0
tan(pi/12) + sqrt(3) - 2 => 0
tan(pi/24) - sqrt(6) + sqrt(3) - sqrt(2) + 2 => 0
sin(pi/12)*4 - sqrt(6) + sqrt(2) => 0
sin(pi/3)^2 => 0.75
cos(pi/4)^4 => 0.25
sin(7*pi/6) => -0.5
cos(100*pi) => 1
cos(101*pi/3) => 0.5
tan(9*pi/4) => 1
sin(355*pi) => 0
sin(1e20*pi) => 0
sin(pi*sqrt(2)*sqrt(8)) => 0
sin(pi)*1e100 => 0
cos(pi/2)*1e50 => 0
tan(pi)/1e-40 => 0
exp(ln(2)) => 2
exp(ln(10)*3) => 1000
exp(2*ln(7)) => 49
exp(ln(3)/2)^2 => 3
exp(-ln(8)) => 0.125
ln(exp(10)) => 10
ln(2) + ln(3) - ln(6) => 0
ln(10) - ln(2) - ln(5) => 0
ln(1024) - 10*ln(2) => 0
ln(1e100) - 100*ln(10) => 0
ln(49)/ln(7) => 2
ln(243)/ln(3) => 5
ln(10^15)/ln(10) => 15
log(1000) - 3 => 0
log(1e-20) => -20
log2(2^64) => 64
log(125; 5) => 3
log(1/81; 3) => -4
log(2; 4) => 0.5
log(27; 9) => 1.5
floor(log(1000)) => 3
floor(ln(1000)/ln(10)) => 3
floor(ln(125)/ln(5)) => 3
floor(ln(243)/ln(3)) => 5
floor(log(10^15)) => 15
floor(log2(2^29)) => 29
ceil(ln(8)/ln(2)) => 3
round(exp(ln(1000000))) => 1000000
floor(exp(ln(7))) => 7
floor(10^log(5)) => 5
4*atan(1/5) - atan(1/239) - pi/4 => 0
atan(1/2) + atan(1/3) - pi/4 => 0
2*atan(1/3) + atan(1/7) - pi/4 => 0
12*atan(1/18) + 8*atan(1/57) - 5*atan(1/239) - pi/4 => 0
atan(1) + atan(2) + atan(3) - pi => 0
asin(3/5) + asin(4/5) - pi/2 => 0
acos(1/2)*3 - pi => 0
asin(1/2)*6 - pi => 0
atan(7) + atan(1/7) - pi/2 => 0
asin(1/3) + acos(1/3) - pi/2 => 0
sin(2)^2 + cos(2)^2 - 1 => 0
sin(3)*cos(4) + cos(3)*sin(4) - sin(7) => 0
cos(1)*cos(2) - sin(1)*sin(2) - cos(3) => 0
2*sin(5)*cos(5) - sin(10) => 0
sin(3) - 3*sin(1) + 4*sin(1)^3 => 0
tan(2)*(1 - tan(1)^2) - 2*tan(1) => 0
1/cos(1)^2 - tan(1)^2 => 1
cosh(2)^2 - sinh(2)^2 => 1
cosh(50)^2 - sinh(50)^2 - 1 => 0
sinh(3) - (exp(3) - exp(-3))/2 => 0
tanh(ln(3)) => 0.8
cosh(ln(5)) => 2.6
asinh(3/4) - ln(2) => 0
acosh(5/4) - ln(2) => 0
atanh(1/3)*2 - ln(2) => 0
atanh(3/5) - ln(2) => 0
exp(1)*exp(2)/exp(3) => 1
exp(sqrt(2))*exp(-sqrt(2)) - 1 => 0
(e^pi)^2 - e^(2*pi) => 0
pi*e - e*pi => 0
(pi + e)^2 - pi^2 - 2*pi*e - e^2 => 0
(sqrt(pi) - 1)*(sqrt(pi) + 1) - pi => -1
sqrt(pi)*sqrt(pi)/pi => 1
sqrt(pi^2 + 2*pi + 1) - pi => 1
gamma(1/2)^2 - pi => 0
gamma(3/2)*2 - sqrt(pi) => 0
gamma(1/3)*gamma(2/3) - 2*pi/sqrt(3) => 0
gamma(1/4)*gamma(3/4) - pi*sqrt(2) => 0
gamma(5.5)/gamma(4.5) => 4.5
erf(1) + erfc(1) => 1
erf(2) + erf(-2) => 0
2^(1/2)*2^(1/3)*2^(1/6) => 2
(2^sqrt(2))^sqrt(2) => 4
8^(1/3) - 2 => 0
27^(1/3) - 3 => 0
1000000^(1/6) => 10
32^0.2 => 2
0.001^(1/3) => 0.1
(1/3)^-1 => 3
1e-30^(1/2)*1e15 => 1
log(2)*ln(10) - ln(2) => 0
1/(1/pi) - pi => 0
abs(sin(4)) + sin(4) => 0
floor(pi - 4*atan(1)) => 0
ceil(sin(1)^2 + cos(1)^2) => 1
sqrt(1 - sin(1)^2 - cos(1)^2) => 0
acos(sin(1)^2 + cos(1)^2) => 0
ln(sin(1)^2 + cos(1)^2) => 0
(sin(1)^2 + cos(1)^2 - 1)*1e99 => 0
"""):
        text, value = row.split(" => ")
        table.identity(text, value)


def has_angle(text):
    return re.search(r"(?<![a-z])a?(sin|cos|tan|cot|sec|csc)2?\(", text) is not None


# MARK: - Next to poles, zeros and branch points


def hard_points(table):
    near_one = [f"1 - 1e-{k}" for k in (5, 10, 16, 20, 40, 100, 300)] + ["0.99999999999999999999999", "0.5", "sqrt(3)/2 + 1e-30"]
    each(table, ["asin", "acos", "atanh", "asech"], near_one)
    each(table, ["acosh", "acoth", "asec", "acsc", "ln"], [f"1 + 1e-{k}" for k in (5, 10, 16, 20, 40, 100, 300)])
    tiny = [f"1e-{k}" for k in (5, 10, 20, 50, 100, 300, 400)]
    each(table, ["sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "expm1", "log1p", "erf", "gamma", "cos", "acos", "cosh", "exp", "cot",
                 "csc", "coth", "csch", "erfc", "ln", "sqrt", "cbrt"], tiny[:6])
    for k in (5, 10, 16, 20, 30, 50, 100):
        for text in (f"tan(pi/2 - 1e-{k})", f"tan(pi/2 + 1e-{k})", f"sin(pi + 1e-{k})", f"cos(pi/2 - 1e-{k})", f"tan(pi - 1e-{k})",
                     f"sin(100*pi + 1e-{k})", f"1/cos(3*pi/2 + 1e-{k})", f"gamma(-1 + 1e-{k})", f"gamma(1 + 1e-{k}) - 1",
                     f"gamma(-3 - 1e-{k})", f"gamma(1e-{k})"):
            table.row(text)
    for text in lines("""
tan(1.5707963267948966)
tan(1.57079632679489661923)
tan(1.57079632679489661923132169163975144209858469968755)
tan(11)
tan(52174)
tan(122925461)
tan(534483448)
tan(3083975227)
sin(3.14159265358979)
sin(3.141592653589793)
sin(3.14159265358979323846)
sin(3.14159265358979323846264338327950288419716939937510)
cos(1.5707963267948966)
sin(22)
sin(355)
sin(103993)
sin(104348)
sin(312689)
sin(1146408)
sin(6381956970095103)
cos(6381956970095103*2^797)
sin(6381956970095103*2^797)
tan(5706674932067741*2^-30)
cos(11)
sec(11)
csc(355)
cot(355)
cot(22)
cos(344/219)
exp(-745.2)
exp(709.79)
exp(1e-17)
exp(-1e-17)
exp(ln(2) + 1e-40)
exp(pi*sqrt(163))
exp(pi*sqrt(58))
exp(pi*sqrt(22))
exp(pi*sqrt(163)/3)
tanh(20)
tanh(0.0001)
tanh(37)
coth(20)
sech(800)
csch(800)
asin(1e-300)
asin(0.9999999999999999)
acos(-0.9999999999999999)
acos(1e-30)
atan(1e16)
atan(-1e40)
atanh(0.9999999999999999)
atanh(-0.99999999999999999999)
acosh(1.0000000000000002)
log1p(-0.9999999999999999999)
log1p(1e-25)
log1p(1e30)
expm1(1e-25)
expm1(-50)
expm1(-200)
ln(0.99999999999999999999)
ln(1.0000000000000000000000001)
ln(2.718281828459045)
ln(1e-300)
log(1.00000000000000000001)
log(9.99999999999999999999)
log(1e50 + 1)
log2(1.0000000000000000001)
log2(2^50 - 1)
log(1e40 - 1)
log(7; 1 + 1e-30)
log(1 + 1e-30; 7)
log(2; 0.9999999999)
2^1e-30
(1 + 1e-30)^(1e30)
(1 - 1e-30)^(1e30)
(1 + 1e-30)^1e15
0.99999999999^(10^13)
1e-30^1e-30
0.5^1000
1.000000000001^1e12
sqrt(0.99999999999999999999)
sqrt(4 - 1e-50)
sqrt(1e-101)
cbrt(-1e-100)
cbrt(8 + 1e-50)
root(2; 100)
root(1e300; 7)
root(-5; 3)
root(1 + 1e-50; 9)
1e-150^2
(-8)^(1/3)
(-8)^(2/3)
(-32)^(3/5)
(-2)^(1/3)
(-2)^-3
(-0.5)^5
0^0
0^2
0^0.5
1^1e50
(-1)^1000001
(-1)^(10^30)
gamma(0.5)
gamma(1e-20)
gamma(-0.5)
gamma(-1.5)
gamma(-20.5)
gamma(-100.5)
gamma(-170.5)
gamma(1.4616321449683623)
gamma(0.999999999999999999)
gamma(2.000000000000000001)
gamma(3 - 1e-40)
gamma(10 + 1e-40)
gamma(-5 + 1e-25)
gamma(pi)
gamma(1/3)
gamma(170.9)
gamma(30.1)
(0.5)!
(-0.5)!
(-1.5)!
(1e-30)!
(20.5)!
(-0.9999999999)!
erf(1e-10)
erf(0.5)
erf(3)
erf(6)
erf(9)
erf(-4)
erfc(-4)
erfc(0.5)
erfc(3)
erfc(6)
erfc(10)
erfc(20)
erfc(27)
erfc(30)
erfc(50)
erfc(100)
erfc(200)
erfc(1000)
1 - erfc(1e-20)
atan2(1e-30; 1)
atan2(1e-30; -1)
atan2(-1e-30; -1)
atan2(1; 1e-40)
atan2(-1; -1e-40)
atan2(1e200; 1e200)
atan2(1e-200; 1e-201)
atan2(-0.5; 3)
hypot(1; 1e-30)
hypot(1e-170; 1e-170)
floor(exp(pi*sqrt(163)))
ceil(exp(pi*sqrt(163)))
round(exp(pi*sqrt(163)))
floor(1e20*pi)
frac(1e20*pi)
frac(1e50*e)
frac(1e90*sqrt(2))
frac(10^200*pi)
floor(e^50)
frac(e^50)
mod(1e22; pi)
mod(1e30; sqrt(2))
mod(-1e-30; 1)
mod(10^20; e)
floor(tan(11))
floor(phi^50)
frac(phi^100)
round((1 + sqrt(2))^40)
floor((2 + sqrt(3))^30)
sign(sin(355))
sign(exp(pi*sqrt(163)) - 262537412640768744)
sign(pi^4 + pi^5 - e^6)
sign(e^pi - pi^e)
"""):
        table.row(text)


# MARK: - Whole numbers


def integers(table):
    for n in [0, 1, 2, 3, 5, 10, 12, 13, 17, 18, 19, 20, 21, 22, 23, 24, 25, 30, 50, 69, 70, 100, 170, 250, 400]:
        table.row(f"{n}!")
    for n in [3, 5, 7, 8, 9, 20, 21, 45, 100]:
        table.row(f"{n}!!")
    for n, k in [(5, 2), (5, 0), (5, 5), (10, 3), (20, 10), (49, 6), (50, 25), (52, 5), (60, 30), (66, 33), (67, 33), (100, 50), (200, 100),
                 (500, 250), (1000, 3), (1000, 500), (10**9, 2), (10**12, 3), (7, 10)]:
        table.row(f"binomial({n}; {k})")
    for n, k in [(5, 2), (10, 3), (10, 10), (52, 5), (100, 10), (365, 23), (20, 0), (1000, 4)]:
        table.row(f"permutations({n}; {k})")
    for text in lines("""
1 - permutations(365; 23)/365^23
gcd(12; 18)
gcd(0; 5)
gcd(-12; 18)
gcd(2^100; 6^50)
gcd(123456789012345678901234567890; 987654321098765432109876543210)
gcd(10^40; 2^60*3)
gcd(100!; 10^30)
gcd(2^64 - 1; 2^48 - 1)
gcd(9007199254740993; 3)
lcm(4; 6)
lcm(21; 6)
lcm(2^70; 3^40)
lcm(10^20; 15^10)
lcm(123456789; 987654321)
lcm(1; 1)
gcd(12; 18) + lcm(4; 6)
7 mod 3
-7 mod 3
mod(-7; 3)
mod(7; -3)
mod(-7; -3)
rem(-7; 3)
rem(7; -3)
2^200 mod 7
2^255 mod 7
2^1000 mod 1000
3^1000 mod 1000007
10^100 mod 97
10^30 mod 9999991
123456789012345678901234567890 mod 97
2^53 + 1 mod 2
(2^53 + 1) mod 2
9007199254740993 mod 2
1e30 mod 7
100! mod 101
quo(17; 5)
quo(10^50; 7)
floor(10^40/7)
2^64
2^64 - 1
2^63
2^100
2^127 - 1
2^200
2^1000
3^100
3^200
7^123
10^50 + 1
(10^30 + 1)*(10^30 - 1)
11111111111111111111*11111111111111111111
99999999999999999999^2
123456789123456789*987654321987654321
12345678901234567890123456789 + 98765432109876543210987654321
9999999999999999 - 9999999999999998
9007199254740992 + 1
9007199254740993*3
18014398509481985 - 18014398509481984
1e16 + 1
1e20 + 1
12345678987654321/111111111
2^100/2^98
3^50/3^48
(2^61 - 1)*(2^31 - 1)
100!/98!
50!/(25!*25!)
52!/(47!*5!)
30! + 1
20! - 19!
(2^89 - 1) mod 11
sqrt(2^200)
sqrt(10^100)
sqrt(12345678987654321)
sqrt(152415787532388367501905199875019052100)
sqrt(15241578753238836750495351562536198787501905199875019052100)
cbrt(10^90)
cbrt(1881365963625)
cbrt(1881676371789154860897069000)
root(3^60; 20)
root(7^100; 50)
(3^60)^(1/20)
floor(sqrt(10^41))
floor(cbrt(10^31))
floor(sqrt(2*10^100))
2^-10
(-3)^3
(-2)^10
(-2)^101
(2/3)^10
(2/3)^-10
1.5^20
1.1^10
0.2^20
12.5^7
1/2 + 1/3 + 1/6
1/2 - 1/3 + 1/7 - 1/11
3/4 + 5/8
(1/3 + 1/7)/(1/3 - 1/7)
1/(1/3 + 1/6)
1/998001
1/9899
1/243
355/113
1/17
1/(10^20 + 1)
abs(-5)
abs(3 - 7.5)
sign(-3)
sign(0)
min(3; 1; 2)
max(3; 1; 2)
max(-1; -2)
min(0.1; 1/10)
max(1/3; 0.333333333333333333333333333333333333333)
floor(2.7)
floor(-2.7)
ceil(2.2)
ceil(-2.2)
trunc(2.7)
trunc(-2.7)
round(2.4)
round(-2.6)
floor(7/2)
floor(-7/2)
"""):
        table.row(text)


# MARK: - Money and percent


def annuity(rate, n):
    return f"((1-(1+{rate})^-({n}))/({rate}))"


def money(table):
    for bill, percent in [("19.99", 15), ("50", 20), ("87.43", 18), ("123.45", 12.5), ("0.99", 10), ("64.20", 22), ("1234.56", 17.5), ("33.33", 15)]:
        table.row(f"{bill}*{percent}/100")
        table.row(f"{bill}*(1 + {percent}/100)")
        table.row(f"round({bill}*{percent})/100")
        table.row(f"round({bill}*(100 + {percent}))/100")
    for text in lines("""
19.99 + 5.01
0.10 + 0.20
1.10*3
9.99*100
4.35*100
69.82*3
1.15*3
19.99*3*1.0825
49.95*3*1.0825
1000000*0.07/12
2.675*100
100/3
100/7
round(100/3*100)/100
round(100/7*100)/100
100 - 3*33.33
100 - 7*14.28
987.65*48/100
987.65*41/100
987.65*11/100
floor(98765*48/100)/100
floor(98765*41/100)/100
round(1.005*100)/100
round(2.345*100)/100
round(2.675*100)/100
round(1.115*100)/100
round(8.325*100)/100
round(1.255*100)/100
round(-2.675*100)/100
round(0.145*100)/100
round(4.015*100)/100
round(1000.005*100)/100
round(1.23/0.05)*0.05
round(1.28/0.05)*0.05
round(9.975/0.05)*0.05
29.99*0.21
29.99/1.21
29.99 - 29.99/1.21
119/1.19
100/1.077
500*1.035^10
1000*(1 + 0.05/12)^120
1000*exp(0.05*10)
10000*1.07^30
100*1.01^365
100*0.99^365
24*1.06^398
1000*1.0000001^1000000
1200*((1 + 0.06/12)^360 - 1)/(0.06/12)
200000*(0.05/12)/(1 - (1 + 0.05/12)^-360)
350000*(0.0375/12)/(1 - (1 + 0.0375/12)^-360)
25000*(0.069/12)/(1 - (1 + 0.069/12)^-60)
ln(2)/ln(1.07)
ln(2)/ln(1 + 0.05/12)
(2000/1000)^(1/10) - 1
(1 + 0.05/12)^12 - 1
12*(1.05^(1/12) - 1)
1.0825*49.95
83.27*1.21 - 83.27
0.07*100
1.1*1.1*1.1*100
1234.56*0.0001
99999999999999.99 + 0.01
90071992547409.93*100
123456789012345678.91 + 0.09
0.1*10 - 1
0.01*100
1.01*1.01 - 1.0201
"""):
        table.row(text)
    for rate, n, pv in [("5%/12", 360, 200000), ("3.75%/12", 180, 150000), ("6.9%/12", 60, 25000), ("0", 12, 1200), ("1e-10", 360, 100000),
                        ("19.99%/12", 24, 3000), ("0.01", 120, 5000)]:
        plain = rate.replace("5%", "0.05").replace("3.70.05", "0.0375").replace("6.9%", "0.069").replace("19.99%", "0.1999")
        value = f"-{pv}/{n}" if rate == "0" else f"-{pv}/{annuity(plain, n)}"
        table.row(f"pmt({rate}; {n}; {pv})", plain=value)
    for text, plain in [
        ("fv(0.06/12; 120; -100)", "100*((1+0.06/12)^120-1)/(0.06/12)"), ("fv(1%; 12; 0; -1000)", "1000*1.01^12"),
        ("fv(0; 10; -50)", "500"), ("pv(0.08; 20; -500)", "500*(1-1.08^-20)/0.08"), ("pv(0.05/12; 360; -1000)", f"1000*{annuity('0.05/12', 360)}"),
        ("pv(0; 20; -500)", "10000"), ("nper(0.01; -100; 1000)", "-ln(1-1000*0.01/100)/ln(1.01)"), ("nper(0; -100; 1000)", "10"),
        ("npv(0.1; -100; 60; 70)", "-100/1.1+60/1.1^2+70/1.1^3"), ("npv(0.08; 100; 200; 300)", "100/1.08+200/1.08^2+300/1.08^3"),
        ("effect(0.05; 12)", "(1+0.05/12)^12-1"), ("effect(5.25%; 4)", "(1+0.0525/4)^4-1"), ("nominal(0.05; 12)", "12*(1.05^(1/12)-1)"),
        ("rri(10; 1000; 2000)", "2^(1/10)-1"), ("pduration(0.05; 100; 200)", "ln(2)/ln(1.05)"), ("sln(10000; 1000; 9)", "1000"),
        ("sln(2500; 300; 7)", "2200/7"), ("syd(10000; 1000; 5; 1)", "3000"), ("syd(10000; 1000; 5; 4)", "9000*2/15"),
        ("ddb(2400; 300; 10; 1)", "480"), ("ddb(2400; 300; 10; 2)", "384"), ("tip(50; 15%)", "7.5"), ("tip(19.99; 18%)", "19.99*0.18"),
        ("ipmt(0.05/12; 1; 360; 200000)", "-200000*0.05/12"), ("fvschedule(1000; 0.09; 0.11; 0.1)", "1000*1.09*1.11*1.1"),
        ("irr(-100; 110)", "0.1"), ("irr(-100; 50; 70)", "(50+sqrt(50^2+4*100*70))/200-1"), ("irr(-100; 0; 121)", "0.1"),
        ("irr(-100; 0; 0; 200)", "cbrt(2)-1"), ("dollarde(1.02; 16)", "1.125"), ("dollarfr(1.125; 16)", "1.02"),
        ("round(2.675; 2)", "2.68"), ("round(1.005; 2)", "1.01"), ("round(-1.255; 2)", "-1.26"), ("round(1234.5; -2)", "1200"),
        ("round(1.45; 1)", "1.5"), ("round(19.99*0.15; 2)", "3"), ("round(pi; 4)", "3.1416"), ("mean(1; 2; 4)", "7/3"), ("sum(0.1; 0.2; 0.3)", "0.6"),
        ("mean(0.1; 0.2; 0.3)", "0.2"), ("sum(1e100; 1; -1e100)", "1"), ("mean(1e20; 1; -1e20)", "1/3"),
    ]:
        table.row(text, plain=plain)


def percent(table):
    for text, plain in [
        ("5%", "0.05"), ("0.5%", "0.005"), ("100%", "1"), ("250%", "2.5"), ("12.5%", "0.125"), ("33.3%", "0.333"), ("1e-5%", "1e-7"),
        ("200*5%", "10"), ("80*12.5%", "10"), ("50%*50%", "0.25"), ("19.99*15%", "2.9985"), ("100/10%", "1000"), ("7/3%", "7/0.03"),
        ("100 + 10%", "110"), ("100 - 10%", "90"), ("200 + 10% + 5%", "231"), ("100 + 10% - 10%", "99"), ("100 - 10% + 10%", "99"),
        ("80 + 25%", "100"), ("80 - 25%", "60"), ("49.95 + 8.25%", "49.95*1.0825"), ("49.95*3 + 8.25%", "49.95*3*1.0825"),
        ("1000 + 7% + 7% + 7%", "1000*1.07^3"), ("19.99 + 21%", "19.99*1.21"), ("50 + 100%", "100"), ("50 - 100%", "0"), ("0 + 10%", "0"),
        ("-100 + 10%", "-110"), ("(20 + 30) + 10%", "55"), ("20 + 30 + 10%", "55"), ("2*(100 + 10%)", "220"), ("100 + 10%*2", "100.2"),
        ("10% of 80", "8"), ("15% of 19.99", "2.9985"), ("120% of 50", "60"), ("0.1% of 1e6", "1000"), ("50% of 50% of 80", "20"),
        ("10% + 5%", "0.15"), ("50% - 20%", "0.3"), ("(1 + 5%)^10", "1.05^10"), ("1000*(1 + 5%)^3", "1000*1.05^3"), ("1000*(1 + 5%/12)^12", "1000*(1+0.05/12)^12"),
        ("sqrt(25%)", "0.5"), ("8^(50%)", "sqrt(8)"), ("ln(1 + 7%)", "ln(1.07)"), ("123.45 + 19%", "123.45*1.19"), ("123.45 - 3%", "123.45*0.97"),
        ("pi + 10%", "pi*1.1"), ("1/3 + 10%", "1.1/3"), ("e - 50%", "e/2"), ("4.99*3 - 20% + 8.875%", "4.99*3*0.8*1.08875"),
    ]:
        table.row(text, plain=plain)


# MARK: - Angles


def angles(table):
    circular, arcs = ["sin", "cos", "tan"], ["asin", "acos", "atan"]
    each(table, circular, [0, 15, 18, 22.5, 30, 36, 45, 60, 72, 75, 120, 135, 150, 180, 225, 300, 330, 360, 405, 720, -30, -45, 1, 0.1, "1e-20",
                           "1/3", 89, "89.9999999999", "90 - 1e-30", "90 + 1e-50", "180 - 1e-40", "pi", "123.456", "1e22 + 30"], "deg")
    each(table, ["cot", "sec", "csc"], [15, 30, 36, 45, 60, 120, 1, "1e-10"], "deg")
    each(table, arcs, [0, 1, -1, 0.5, -0.5, "sqrt(2)/2", "sqrt(3)/2", "0.1", "1/3", "1e-30", "1 - 1e-30", "(sqrt(6) - sqrt(2))/4", "phi/2"], "deg")
    each(table, ["atan"], [2, 10, "sqrt(3)", "1/sqrt(3)", "sqrt(2) - 1", "2 + sqrt(3)", "1e30"], "deg")
    each(table, circular, [25, 50, 100 / 3 and "100/3", 150, 200, 250, 1, "0.001", "100 - 1e-30", 400, "1e10 + 50"], "grad")
    each(table, arcs, [0.5, 1, "sqrt(2)/2", "0.3"], "grad")
    each(table, circular, [0.125, "1/12", "1/6", 0.25 + 0.125, 0.5, "0.1", "0.25 - 1e-30", "1e20 + 1/12", "1/7"], "turn")
    for text in ["atan2(1; 1)", "atan2(1; -1)", "atan2(-1; -1)", "atan2(0; -1)", "atan2(1; 0)", "atan2(3; 4)", "atan2(1; sqrt(3))", "atan2(1e-20; 1)"]:
        table.row(text, "deg", optional=True)
    for text, value in [row.split(" => ") for row in lines(stated.ZEROS["degrees"])]:
        if has_angle(text) and "333" not in value:
            table.identity(text, value, "deg")
    for text, plain in [("sin(30°)", "0.5"), ("cos(60°)", "0.5"), ("tan(45°)", "1"), ("sin(90° + 90°)", "0"), ("sin(pi/6)", "0.5")]:
        table.row(text, plain=plain)
    for row in lines("""
sin(9) - (sqrt(10) + sqrt(2) - 2*sqrt(5 - sqrt(5)))/8 => 0
cos(3)^2 + sin(3)^2 => 1
sin(3)*cos(3) - sin(6)/2 => 0
tan(9) - tan(27) - tan(63) + tan(81) => 4
sin(10)*sin(50)*sin(70) => 0.125
tan(20)*tan(40)*tan(60)*tan(80) => 3
tan(10)*tan(50)*tan(70) - tan(30) => 0
cos(24) + cos(48) - cos(84) - cos(12) => 0.5
4*sin(18)*cos(36) => 1
sin(6)*sin(42)*sin(66)*sin(78) => 0.0625
cos(36) - sin(18) => 0.5
1/sin(10) - sqrt(3)/cos(10) => 4
sin(50) - sin(70) + sin(10) => 0
floor(2*sin(30)) => 1
floor(tan(225)) => 1
floor(10*cos(36)*cos(72)*4) => 10
"""):
        text, value = row.split(" => ")
        table.identity(text, value, "deg")


# MARK: - How expressions are read


def precedence(table):
    for row in lines("""
-2^2 | -(2^2)
-3^2 + 9 | -(3^2) + 9
5 - 2^2 | 5 - (2^2)
2^3^2 | 2^(3^2)
2^-2 | 1/4
2^-1^2 | 2^(-(1^2))
-2^-2 | -(1/4)
(-2)^2 | 4
(2^3)^2 | 64
4^3^0 | 4
10 - 4 - 3 | 3
100/10/5 | 2
100/10*5 | 50
8/4*2 | 4
6/2*(1 + 2) | 9
2 + 3*4 | 14
2*3 + 4 | 10
(2 + 3)*4 | 20
2 - 3 + 4 | 3
2*-3 | -6
2/-4 | -0.5
-(-3) | 3
--3 | 3
5 - -3 | 8
5 + -3 | 2
5*-2^2 | -20
-5*2 | -10
-3! | -6
2^3! | 64
3!^2 | 36
2*3! | 12
(2*3)! | 720
-2^4*3 | -48
1 - 1/3 | 2/3
1/2/3 | 1/6
1/2*3 | 1.5
2^2*3 | 12
2*2^3 | 16
2^3*2^4 | 128
2^(1/2)^2 | 2^((1/2)^2)
-sqrt(4)^2 | -4
sqrt(16)^2 | 16
sqrt(9 + 16) | 5
2*sqrt(9) + 1 | 7
7 mod 3*2 | 2
-7 mod 3 | -((7 mod 3)) + 3
1 + 7 mod 3 | 2
17 mod 5 mod 2 | 0
((((1 + 2)))) | 3
1 + 2*(3 - (4 - 5)) | 9
((2 + 3)*(4 - 1))^2/5 | 45
2(3 + 4) | 14
(1 + 2)(3 + 4) | 21
2pi | 2*pi
6/2(1 + 2) | 9
1/2pi | (1/2)*pi
3 sqrt(16) | 12
|-5| | 5
|3 - 7|*2 | 8
√16 + 3² | 13
2×3÷4−1 | 0.5
5² | 25
2⁻¹ | 0.5
sin²(1) | sin(1)^2
sin(2)^2 | (sin(2))^2
.5 + .5 | 1
5. + 1 | 6
1e3 | 1000
1E3 | 1000
1e-3*1000 | 1
1E+3 | 1000
2e3^2 | 4000000
1.5e2 + 1 | 151
.1e1 | 1
1e-400*1e400 | 1
0.1e-2 | 0.001
007 + 1 | 8
000.5 | 0.5
+5 | 5
+5 - +3 | 2
2*+3 | 6
2^0.5 | sqrt(2)
10^2 + 10^-2 | 100.01
3 + 4 * 2 / ( 1 - 5 ) ^ 2 ^ 3 | 3 + 4*2/((1 - 5)^(2^3))
15/(7 - (1 + 1))*3 - (2 + (1 + 1)) | 5
2^10 - 1 | 1023
1 - (2 - (3 - (4 - 5))) | 3
-1 - -1 | 0
-(2 + 3)^2 | -25
(1/2)^-2 | 4
2 + 2 == 4 | 2 + 2 == 4
1 + 1 < 3 | 1 + 1 < 3
"""):
        text, plain = row.split(" | ")
        table.row(text, plain=plain)


# MARK: - Decisions


def comparisons(table):
    for row in lines("""
0.1 + 0.2 == 0.3 | true
0.1 + 0.7 == 0.8 | true
0.1*3 == 0.3 | true
1.1 + 2.2 == 3.3 | true
0.3 - 0.1 == 0.2 | true
1/3 + 1/3 + 1/3 == 1 | true
1/3 == 0.33333333333333333333333333333333333333333333333333 | false
2/3 < 0.66666666666666666666666666666666666666666666666667 | true
0.1 == 1/10 | true
1e-400 > 0 | true
1e-400 == 0 | false
1 + 1e-30 == 1 | false
1 + 1e-30 > 1 | true
1 - 1e-100 < 1 | true
1 + 1e-300 > 1 | true
9007199254740993 == 9007199254740992 | false
2^53 + 1 > 2^53 | true
1e22 + 1 > 1e22 | true
1e100 + 1 > 1e100 | true
10^400 + 1 != 10^400 | true
100! > 10^157 | true
100! > 10^158 | false
2^1000 > 10^301 | true
3^200 < 2^317 | true
0.1^2 == 0.01 | true
1.15*100 == 115 | true
4.35*100 == 435 | true
1.1*1.1 == 1.21 | true
sqrt(2)^2 == 2 | true
sqrt(2)*sqrt(3) == sqrt(6) | true
sqrt(2) + sqrt(3) == sqrt(5 + 2*sqrt(6)) | true
sqrt(2) + sqrt(3) > pi | true
sqrt(2) + sqrt(3) == pi | false
sqrt(3 + 2*sqrt(2)) == 1 + sqrt(2) | true
cbrt(2)^3 == 2 | true
cbrt(7 + 5*sqrt(2)) == 1 + sqrt(2) | true
sqrt(8) == 2*sqrt(2) | true
phi^2 == phi + 1 | true
sqrt(2) == 1.41421356237309504880168872420969807856967187537695 | false
sqrt(2) < 1.41421356237309504880168872420969807856967187537695 | true
sqrt(2) > 1.41421356237309504880168872420969807856967187537694 | true
pi == 355/113 | false
pi < 355/113 | true
pi > 3.14159265358979323846264338327950288419716939937510 | true
pi < 3.14159265358979323846264338327950288419716939937511 | true
pi == 3.141592653589793 | false
22/7 > pi | true
e^pi > pi^e | true
e^pi == pi^e | false
e < 2.7182818284590452353602874713526624977572471 | true
exp(pi*sqrt(163)) == 262537412640768744 | false
exp(pi*sqrt(163)) < 262537412640768744 | true
pi^4 + pi^5 > e^6 | false
pi^4 + pi^5 < e^6 | true
ln(640320^3 + 744)/sqrt(163) > pi | true
ln(8) == 3*ln(2) | true
ln(6) == ln(2) + ln(3) | true
ln(1000)/ln(10) == 3 | true
log(2) + log(5) == 1 | true
log2(1024) == 10 | true
exp(ln(2)) == 2 | true
exp(1) == e | true
exp(2)*exp(3) == exp(5) | true
2^0.5 == sqrt(2) | true
8^(1/3) == 2 | true
1000^(1/3) == 10 | true
sin(pi) == 0 | true
cos(pi/2) == 0 | true
sin(pi/6) == 0.5 | true
sin(pi/6) == 1/2 | true
tan(pi/4) == 1 | true
cos(pi/3) <= 0.5 | true
sin(pi/3)^2 == 3/4 | true
sin(1)^2 + cos(1)^2 == 1 | true
sin(2) == 2*sin(1)*cos(1) | true
sin(1e22) < -0.8522 | true
sin(1e22) > 0 | false
tan(pi/8) == sqrt(2) - 1 | true
cos(pi/7)*cos(2*pi/7)*cos(3*pi/7) == 1/8 | true
cos(pi/5) == phi/2 | true
sin(pi/5)^2 == (5 - sqrt(5))/8 | true
4*atan(1) == pi | true
16*atan(1/5) - 4*atan(1/239) == pi | true
16*atan(1/5) - 4*atan(1/240) == pi | false
asin(1) == pi/2 | true
acos(-1) == pi | true
atan(1) + atan(2) + atan(3) == pi | true
cosh(1)^2 - sinh(1)^2 == 1 | true
tanh(20) < 1 | true
tanh(50) == 1 | false
tanh(300) < 1 | true
erf(7) < 1 | true
erf(30) == 1 | false
erfc(30) > 0 | true
gamma(1/2)^2 == pi | true
gamma(5) == 24 | true
cos(1e-30) < 1 | true
cos(1e-30) == 1 | false
exp(1e-40) > 1 | true
exp(1e-40) == 1 + 1e-40 | false
ln(1 + 1e-40) < 1e-40 | true
sqrt(1 + 1e-50) > 1 | true
atan(1e50) < pi/2 | true
atan(1e50) == pi/2 | false
2^(1/12) == 1.0594630943592952645618252949463417007792043174942 | false
(1 + 1e-20)^(10^20) < e | true
(1 + 1/10^30)^(10^30) == e | false
1 == 1.0 | true
1 <= 1 | true
1 < 1 | false
2 != 2 | false
-1 < -2 | false
5 > 3 | true
0 == -0 | true
1e3 == 1000 | true
0.5 == 1/2 | true
1/7 < 0.142857142857142857142857142857142857142857142858 | true
10/3 == 3.3333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333 | false
9^9^9 > 10^369693099 | true
9^9^9 < 4.3*10^369693099 | true
2^(2^10) > 10^308 | true
exp(1000) > 10^434 | true
hypot(3; 4) == 5 | true
5.5 mod 1.1 == 0 | true
1 mod 0.1 == 0 | true
floor((0.1 + 0.7)*10) == 8 | true
round(2.5) == 3 | true
sqrt(1e40 + 1) > 1e20 | true
1234567890123456789/1000000000 == 1234567890.123456789 | true
sqrt(1000001) - sqrt(1000000) < sqrt(1000000) - sqrt(999999) | true
sqrt(1000001) + sqrt(1000025) + sqrt(1000031) < sqrt(1000006) + sqrt(1000014) + sqrt(1000037) | false
sqrt(10) + sqrt(11) < sqrt(5) + sqrt(18) | false
"""):
        text, outcome = row.rsplit(" | ", 1)
        table.decision(text, outcome)


# MARK: - Functions over their domain

ELEMENTARY = ["sqrt", "cbrt", "exp", "ln", "log", "log2", "exp2", "exp10", "expm1", "log1p", "sin", "cos", "tan", "cot", "sec", "csc", "asin", "acos",
              "atan", "acot", "asec", "acsc", "sinh", "cosh", "tanh", "coth", "sech", "csch", "asinh", "acosh", "atanh", "acoth", "asech", "acsch"]


def elementary(table):
    each(table, ELEMENTARY, ["0.1", "0.5", "1/3", "2", "3", "7.25", "12.3456789", "pi", "sqrt(2)", "-0.7", "-3"])
    for text in ["pi", "e", "phi", "tau", "pi^2", "e^2", "sqrt(pi)", "1/pi", "pi^e", "e^pi", "pi^pi", "e^e", "2^pi", "2^sqrt(2)", "sqrt(2)^sqrt(2)",
                 "ln(pi)", "ln(2)", "ln(10)", "2^(1/12)", "3^0.1", "0.5^0.3", "12.34^5.678", "10^0.3", "1.5^1.5", "(2/3)^(3/4)", "root(10; 3)",
                 "root(2; 7)", "root(100; 9)", "hypot(1; 2)", "hypot(5; 12)", "hypot(0.1; 0.7)", "log(100; 3)", "log(5; 2)", "log(0.3; 7)",
                 "log(e; 2)", "atan2(1; 2)", "atan2(-1; 2)", "atan2(1; -2)", "atan2(-3; -5)", "(1 + sqrt(5))/2", "sqrt(sqrt(2))",
                 "sqrt(2 + sqrt(3 + sqrt(5)))", "1/(1 + 1/(1 + 1/sqrt(2)))", "ln(ln(1000))", "sin(cos(tan(1)))", "exp(sin(1))", "sin(1)/1 + cos(2)/2",
                 "sqrt(1 + sin(1))", "ln(2 + cos(3))", "e^(-1/2)/sqrt(2*pi)", "4/3*pi*6371^3", "sqrt(2*9.81*100)", "6.62607015e-34*299792458/500e-9"]:
        table.row(text)


def special(table):
    each(table, ["gamma"], ["0.1", "0.25", "1/3", "1.5", "2.5", "3.7", "5.5", "10.1", "25.5", "50.25", "99.9", "e", "sqrt(2)", "-0.1", "-0.75", "-2.5", "-10.3"])
    each(table, ["erf", "erfc"], ["0.01", "0.1", "0.25", "1/3", "1", "1.5", "2", "2.5", "4", "5", "pi", "sqrt(2)", "-0.3", "-1", "-2.5", "8", "15"])
    for x in ["0.1", "0.25", "1/3", "1.5", "3.3", "7.5", "12.25", "-0.25", "-3.5", "pi"]:
        table.row(f"({x})!")
    for text in ["gamma(1/3)*gamma(2/3)", "gamma(0.1)/gamma(0.2)", "erf(1)/erfc(1)", "erf(sqrt(2))", "(1 - erf(1/sqrt(2)))/2", "exp(4)*erfc(2)",
                 "exp(100)*erfc(10)", "exp(400)*erfc(20)", "gamma(1/4)^2/(2*sqrt(2*pi))", "gamma(1/4)^4/(4*pi^3)", "pi^(5/2)/gamma(7/2)", "gamma(100.5)/gamma(100)",
                 "1 - erf(3)", "erf(0.3) - erf(0.2)", "gamma(1e-3)*1e-3", "gamma(1 + 1e-10)"]:
        table.row(text)


def mixed(table):
    import golden
    import oracle
    for seed, angle in ((11, "rad"), (12, "deg")):
        dice = golden.Dice(seed, {"rad": "radians", "deg": "degrees"}[angle])
        dice.UNARY = [name for name in dice.UNARY if name not in ("frac", "log10", "round")]
        before = len(table.lines)
        while len(table.lines) < before + 70:
            text = dice.tree(dice.random.randint(2, 4)).replace("tau", "pi").replace("π", "pi")
            if len(text) < 120 and "mod" not in text:
                table.row(text, angle, optional=True)
        before = len(table.lines)
        while angle == "rad" and len(table.lines) < before + 50:
            text = dice.rational(dice.random.randint(1, 3))
            if len(text) < 120 and "mod" not in text:
                table.row(text, optional=True)


# MARK: - No value


def refusals(table):
    for row in lines("""
1/0 | division by zero
0/0 | division by zero
-1/0 | division by zero
5/(1 - 1) | division by zero
1/(0.1 + 0.2 - 0.3) | division by zero
1/(0.1*3 - 0.3) | division by zero
1/(1/3 + 1/3 + 1/3 - 1) | division by zero
1/(1.1 + 2.2 - 3.3) | division by zero
1/(sqrt(2)^2 - 2) | division by zero
1/(sqrt(2)*sqrt(8) - 4) | division by zero
1/(sqrt(2) + sqrt(3) - sqrt(5 + 2*sqrt(6))) | division by zero
1/(cbrt(2)^3 - 2) | division by zero
1/(phi^2 - phi - 1) | division by zero
1/(exp(ln(2)) - 2) | division by zero
1/(ln(6) - ln(2) - ln(3)) | division by zero
1/(ln(1000)/ln(10) - 3) | division by zero
1/(sin(1)^2 + cos(1)^2 - 1) | division by zero
1/(4*atan(1) - pi) | division by zero
1/sin(pi) | division by zero
1/cos(pi/2) | division by zero
1/(sin(pi/6) - 1/2) | division by zero
1/(cosh(1)^2 - sinh(1)^2 - 1) | division by zero
1/(2^0.5 - sqrt(2)) | division by zero
1/(cos(pi/7)*cos(2*pi/7)*cos(3*pi/7) - 1/8) | division by zero
1/(gamma(1/2)^2 - pi) | division by zero
1/(pi - pi) | division by zero
1/(1e100 + 1 - 1e100 - 1) | division by zero
1/floor(0.5) | division by zero
0^-1 | division by zero
0^-0.5 | division by zero
0^(-2) | division by zero
(sqrt(2)^2 - 2)^-1 | division by zero
5 mod 0 | division by zero
mod(1; 0) | division by zero
mod(5; sqrt(4) - 2) | division by zero
1/(1/(1/0)) | division by zero
sqrt(-1) | not real
sqrt(-1e-100) | not real
sqrt(2 - sqrt(5)) | not real
sqrt(sin(4)) | not real
sqrt(1.41421356237309504880168872420969807856967187537694 - sqrt(2)) | not real
root(-16; 4) | not real
(-1)^0.5 | not real
(-8)^(1/2) | not real
(-2)^1.5 | not real
(-2)^pi | not real
(-1)^sqrt(2) | not real
(-2)^0.25 | not real
ln(-1) | not real
ln(-e) | not real
log(-100) | not real
log2(-8) | not real
ln(1 - sqrt(2)) | not real
ln(sin(4)) | not real
log(-8; 2) | not real
log1p(-2) | not real
asin(2) | not real
asin(1 + 1e-50) | not real
asin(-1.1) | not real
acos(2) | not real
acos(-1 - 1e-100) | not real
acos(sqrt(2)) | not real
asec(0.5) | not real
acsc(0.5) | not real
acosh(0.5) | not real
acosh(0) | not real
acosh(-1) | not real
acosh(1 - 1e-60) | not real
atanh(2) | not real
atanh(-1.5) | not real
atanh(1 + 1e-40) | not real
acoth(0.5) | not real
asech(2) | not real
asech(-1) | not real
ln(0) | undefined
log(0) | undefined
log2(0) | undefined
ln(sqrt(2)^2 - 2) | undefined
ln(1 - 1) | undefined
ln(sin(pi)) | undefined
log1p(-1) | undefined
log(0; 2) | undefined
log(5; 1) | undefined
tan(pi/2) | undefined
tan(-pi/2) | undefined
tan(3*pi/2) | undefined
tan(101*pi/2) | undefined
sec(pi/2) | undefined
csc(0) | undefined
csc(pi) | undefined
cot(0) | undefined
cot(pi) | undefined
atanh(1) | undefined
atanh(-1) | undefined
acoth(1) | undefined
asech(0) | undefined
coth(0) | division by zero
csch(0) | division by zero
gamma(0) | undefined
gamma(-1) | undefined
gamma(-10) | undefined
(-1)! | undefined
(-5)! | undefined
9^9^9^9 | too large
10^10^10^10^10 | too large
exp(exp(100)) | too large
exp(10^100) | too large
10^(10^20) | too large
(10^100)! | too large
gamma(10^30) | too large
sinh(10^40) | too large
2^2^2^2^2^2 | too large
2^(10^25) | too large
1.2.3 | syntax
2 + | syntax
1 + * 2 | syntax
*2 | syntax
/3 | syntax
2^ | syntax
^2 | syntax
() | syntax
1 + 2) | syntax
(1 + 2 | syntax
((1 + 2) | syntax
2 3 | syntax
1.5 2.5 | syntax
1...2 | syntax
5 5 5 | syntax
sin() | syntax
sqrt() | syntax
foo(1) | syntax
blabla + 1 | syntax
sinn(1) | syntax
2 ** | syntax
1 + @ | syntax
~ | syntax
sqrt(2; 3; 4) | syntax
1 == | syntax
)1( | syntax
2 + (3 * 4]) | syntax
1e+ | syntax
0.5.5 + 1 | syntax
= 5 | syntax
5 + ; 3 | syntax
"""):
        text, kind = row.rsplit(" | ", 1)
        table.refused(text.strip(), kind)
    for text, kind in [("tan(90)", "undefined"), ("tan(270)", "undefined"), ("tan(-90)", "undefined"), ("tan(90 + 180*10^30)", "undefined"), ("sec(90)", "undefined"),
                       ("csc(180)", "undefined"), ("cot(0)", "undefined"), ("cot(360)", "undefined"), ("1/sin(180)", "division by zero"),
                       ("1/cos(90)", "division by zero"), ("1/(sin(30) - 0.5)", "division by zero"), ("asin(1.5)", "not real"),
                       ("1/(sin(60)^2 - 0.75)", "division by zero"), ("1/(cos(36) - phi/2)", "division by zero"), ("sqrt(cos(91))", "not real")]:
        table.refused(text, kind, "deg")


CATEGORIES = {
    "cancellation": ("Sums whose leading digits cancel.", cancellation),
    "huge": ("Huge and tiny arguments and results.", huge),
    "ties": ("Decimals that binary fractions miss, steps at their jumps, digits next to a rounding tie.", ties),
    "zeros": ("Zeros and short numbers in disguise: roots, angles, logarithms, exponentials.", zeros),
    "hard-points": ("Functions next to their poles, zeros and branch points, and values next to whole numbers.", hard_points),
    "integers": ("Whole numbers and fractions.", integers),
    "money": ("Interest, tips, shares and cents.", money),
    "percent": ("Percent signs; a sum with a percentage is relative to what stands before it.", percent),
    "angles": ("Degrees, gradians and turns.", angles),
    "precedence": ("How expressions are read.", precedence),
    "comparisons": ("Equality and order, decided.", comparisons),
    "elementary": ("Elementary functions over their domain.", elementary),
    "special": ("Gamma and the error functions.", special),
    "mixed": ("Random nested expressions with fixed seeds.", mixed),
    "refusals": ("Expressions without a value, and texts that are no expression.", refusals),
}
