"""Rows that people stated and the oracle checked: identities, readings of the language, where other calculators err."""

ROUNDING_MODES = ["half-even", "half-odd", "half-away", "half-toward-zero", "half-upward", "half-downward", "toward-zero", "away", "floor",
                  "ceiling", "05-away"]

# MARK: - Zeros

SINES = {
    "0": "0", "18": "(sqrt(5)-1)/4", "36": "sqrt(10-2*sqrt(5))/4", "54": "(sqrt(5)+1)/4", "72": "sqrt(10+2*sqrt(5))/4", "90": "1",
    "15": "(sqrt(6)-sqrt(2))/4", "30": "1/2", "45": "sqrt(2)/2", "60": "sqrt(3)/2", "75": "(sqrt(6)+sqrt(2))/4",
}


def closed(angle):
    """A closed form of the sine of a multiple of 3 degrees, between 0 and 90."""
    if str(angle) in SINES:
        return SINES[str(angle)]
    for pent in (18, 36, 54, 72):
        for part in (15, 30, 45, 60, 75):
            sine, cosine = SINES[str(pent)], SINES[str(90 - pent)]
            other, across = SINES[str(part)], SINES[str(90 - part)]
            if pent + part == angle:
                return f"({sine})*({across})+({cosine})*({other})"
            if pent - part == angle:
                return f"({sine})*({across})-({cosine})*({other})"
            if part - pent == angle:
                return f"({other})*({cosine})-({across})*({sine})"
    raise ValueError(angle)


HALVES = {
    "7.5": ("sqrt(2-sqrt(2+sqrt(3)))/2", "sqrt(6)-sqrt(3)+sqrt(2)-2"), "22.5": ("sqrt(2-sqrt(2))/2", "sqrt(2)-1"),
    "37.5": ("sqrt(2-sqrt(2-sqrt(3)))/2", "sqrt(6)+sqrt(3)-sqrt(2)-2"), "52.5": ("sqrt(2+sqrt(2-sqrt(3)))/2", "sqrt(6)-sqrt(3)-sqrt(2)+2"),
    "67.5": ("sqrt(2+sqrt(2))/2", "sqrt(2)+1"), "82.5": ("sqrt(2+sqrt(2+sqrt(3)))/2", "sqrt(6)+sqrt(3)+sqrt(2)+2"),
}

ZEROS = {
    "degrees": """
sqrt(2)^2-2 => 0
sqrt(2)*sqrt(2) => 2
sqrt(2)*sqrt(8) => 4
sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)) => 0
sqrt(2)*sqrt(3)-sqrt(6) => 0
sqrt(8)-2*sqrt(2) => 0
sqrt(8)/sqrt(2) => 2
sqrt(12)-sqrt(27)+sqrt(3) => 0
sqrt(2.25)-1.5 => 0
1/(sqrt(2)-1)-sqrt(2) => 1
1/(sqrt(3)-sqrt(2))-sqrt(3)-sqrt(2) => 0
(1+sqrt(2))^3-7-5*sqrt(2) => 0
(1+sqrt(2))^3+(1-sqrt(2))^3 => 14
(1+sqrt(2))^10+(1-sqrt(2))^10 => 6726
(sqrt(2)+sqrt(3))^2-5-2*sqrt(6) => 0
(sqrt(2)+sqrt(3))^4-49-20*sqrt(6) => 0
(sqrt(5)+2)*(sqrt(5)-2) => 1
(sqrt(7)+sqrt(5))*(sqrt(7)-sqrt(5)) => 2
sqrt(3+2*sqrt(2))-1-sqrt(2) => 0
sqrt(6-2*sqrt(5))-sqrt(5) => -1
sqrt(11+6*sqrt(2))-sqrt(2) => 3
sqrt(7+4*sqrt(3))-sqrt(3) => 2
sqrt(9-4*sqrt(5))-sqrt(5) => -2
sqrt(10+2*sqrt(21))-sqrt(3)-sqrt(7) => 0
sqrt(16-2*sqrt(29)+2*sqrt(55-10*sqrt(29)))-sqrt(22+2*sqrt(5))-sqrt(11+2*sqrt(29))+sqrt(5)+sqrt(22+2*sqrt(5))-sqrt(5)+sqrt(11+2*sqrt(29))-sqrt(16-2*sqrt(29)+2*sqrt(55-10*sqrt(29))) => 0
sqrt(16-2*sqrt(29)+2*sqrt(55-10*sqrt(29)))+sqrt(11+2*sqrt(29))-sqrt(5)-sqrt(22+2*sqrt(5)) => 0
cbrt(2)^3 => 2
cbrt(2)*cbrt(4) => 2
cbrt(2)*cbrt(4)-2 => 0
cbrt(54)-3*cbrt(2) => 0
cbrt(7+5*sqrt(2))-sqrt(2) => 1
cbrt(2+sqrt(5))+cbrt(2-sqrt(5)) => 1
cbrt(20+14*sqrt(2))+cbrt(20-14*sqrt(2)) => 4
root(2; 4)^2-sqrt(2) => 0
root(4; 4)-sqrt(2) => 0
root(32; 5) => 2
2^(1/3)*2^(2/3) => 2
2^0.5*2^0.5 => 2
2^0.5-sqrt(2) => 0
phi^2-phi => 1
phi-1/phi => 1
phi^2-phi-1 => 0
phi-(1+sqrt(5))/2 => 0
phi^10+(1-phi)^10 => 123
1/3*3-1 => 0
1/3+1/3+1/3 => 1
10/3*3 => 10
0.1+0.2-0.3 => 0
0.1*3-0.3 => 0
(1+1e-50)^2-1-2e-50-1e-100 => 0
44.23-8.10-11.23-6.9-18 => 0
sin(180) => 0
sin(360) => 0
sin(-540) => 0
cos(90) => 0
cos(270) => 0
tan(180) => 0
cot(90) => 0
sin(30) => 0.5
cos(60) => 0.5
cos(120) => -0.5
tan(45) => 1
tan(135) => -1
cot(45) => 1
sec(60) => 2
csc(30) => 2
sin(1e22*180) => 0
sin(10^1000) - sin(280) => 0
sin(3600000000000000000030) => 0.5
sin(30)-1/2 => 0
sin(60)-sqrt(3)/2 => 0
sin(45)-sqrt(2)/2 => 0
sin(45)*sqrt(2) => 1
sin(60)^2 => 0.75
cos(45)^2 => 0.5
tan(60)^2 => 3
tan(30)*sqrt(3) => 1
tan(30)*tan(60) => 1
sin(15)*sin(75) => 0.25
sin(18)*sin(54) => 0.25
cos(36)-cos(72) => 0.5
cos(36)*cos(72) => 0.25
cos(36)-phi/2 => 0
sin(36)^2-(5-sqrt(5))/8 => 0
sin(20)*sin(40)*sin(80)-sqrt(3)/8 => 0
cos(20)*cos(40)*cos(80) => 0.125
8*cos(20)^3-6*cos(20) => 1
cos(40)+cos(80)+cos(160) => 0
tan(75)-2-sqrt(3) => 0
tan(15)-2+sqrt(3) => 0
tan(15)+tan(75) => 4
tan(18)^2-1+2/sqrt(5) => 0
sin(10)-cos(80) => 0
sin(1)-cos(89) => 0
sin(1)+sin(-1) => 0
tan(20)*tan(70) => 1
sin(100)-sin(80) => 0
sin(1)^2+cos(1)^2 => 1
sin(20)^2+cos(20)^2 => 1
sin(20)^2+cos(20)^2-1 => 0
sin(1/7)^2+cos(1/7)^2 => 1
2*sin(10)*cos(10)-sin(20) => 0
cos(50)-2*cos(25)^2 => -1
sec(20)^2-tan(20)^2 => 1
sin(20)/cos(20)-tan(20) => 0
tan(20)*cot(20) => 1
asin(1) => 90
asin(0.5) => 30
asin(-0.5) => -30
asin(sqrt(2)/2) => 45
asin(sqrt(3)/2) => 60
acos(0.5) => 60
acos(-1) => 180
acos(0) => 90
acos(sqrt(3)/2) => 30
acos(sqrt(2)*sqrt(8)/4) => 0
acos(phi/2) => 36
asin((sqrt(6)-sqrt(2))/4) => 15
atan(1) => 45
atan(sqrt(3)) => 60
atan(1/sqrt(3)) => 30
atan(sqrt(2)-1) => 22.5
atan(2+sqrt(3)) => 75
atan2(1; -1) => 135
asec(2) => 60
acsc(2) => 30
asin(sin(20)) => 20
asin(sin(160)) => 20
asin(sin(200)) => -20
acos(cos(20)) => 20
acos(cos(-20)) => 20
acos(cos(340)) => 20
atan(tan(20)) => 20
atan(tan(110)) => -70
sin(asin(1/3)) => 0.33333333333333333333
sin(asin(0.3)) => 0.3
cos(acos(0.3)) => 0.3
tan(atan(0.3)) => 0.3
tan(atan(1e30)) => 1000000000000000000000000000000
asin(0.3)+acos(0.3) => 90
ln(1) => 0
ln(e) => 1
ln(e^2) => 2
ln(1/e) => -1
ln(exp(3)) => 3
ln(exp(1000)) => 1000
ln(exp(-1/8)) => -0.125
exp(ln(5)) => 5
exp(ln(7))-7 => 0
exp(-ln(5)) => 0.2
exp(2*ln(3)) => 9
exp(ln(2)/2)-sqrt(2) => 0
e^ln(2) => 2
exp(0) => 1
exp(1)-e => 0
exp(1)*exp(-1) => 1
exp(2)-e^2 => 0
exp(2)*exp(3)-exp(5) => 0
exp(100)+42-exp(100) => 42
exp(1000)+42-exp(1000) => 42
exp(pi)-e^pi => 0
exp(sqrt(2))*exp(-sqrt(2)) => 1
1e100+1-1e100 => 1
10^100+1-10^100 => 1
ln(6)-ln(2)-ln(3) => 0
ln(8)-3*ln(2) => 0
ln(1/2)+ln(2) => 0
ln(8)/ln(2) => 3
ln(1000)/ln(10) => 3
ln(4)/ln(8)-2/3 => 0
ln(sqrt(2))-ln(2)/2 => 0
ln(12)-2*ln(2)-ln(3) => 0
ln(10)*log(2)-ln(2) => 0
ln(1.5)-ln(3)+ln(2) => 0
ln(0.1)+ln(10) => 0
ln(2^100)-100*ln(2) => 0
log(8; 2) => 3
log(1000) => 3
log(2)+log(5) => 1
log2(10)*log(2) => 1
log2(8) => 3
log2(1/1024) => -10
log2(512!)-log2(511!) => 9
log(4; 8)-2/3 => 0
log(2; 8)*3 => 1
log(3; 9) => 0.5
log(sqrt(10)) => 0.5
log2(sqrt(2)) => 0.5
2^log2(10) => 10
10^log(7) => 7
exp2(log2(10)) => 10
exp10(log10(7)) => 7
expm1(ln(3)) => 2
log1p(exp(2)-1) => 2
log1p(expm1(2)) => 2
log2(3)-ln(3)/ln(2) => 0
log(7; 3)*log(3; 7) => 1
cosh(1)^2-sinh(1)^2 => 1
cosh(100)^2-sinh(100)^2 => 1
cosh(1)+sinh(1)-e => 0
cosh(1)-(e+1/e)/2 => 0
sinh(2)-2*sinh(1)*cosh(1) => 0
cosh(ln(2)) => 1.25
sinh(ln(2)) => 0.75
tanh(ln(2)) => 0.6
tanh(1)-sinh(1)/cosh(1) => 0
1-tanh(2)^2-sech(2)^2 => 0
asinh(sinh(2)) => 2
sinh(asinh(2)) => 2
acosh(cosh(2)) => 2
acosh(cosh(-2)) => 2
cosh(acosh(3)) => 3
atanh(tanh(2)) => 2
tanh(atanh(0.3)) => 0.3
asinh(0.75)-ln(2) => 0
acosh(1.25)-ln(2) => 0
atanh(0.6)-ln(2) => 0
asinh(1)-ln(1+sqrt(2)) => 0
pi-pi => 0
pi/pi => 1
2*pi-tau => 0
(pi+1)^2-pi^2-2*pi-1 => 0
(pi+e)*(pi-e)-pi^2+e^2 => 0
pi^2/pi-pi => 0
1/pi*pi => 1
sqrt(pi)^2-pi => 0
sqrt(pi^2)-pi => 0
(pi*sqrt(2))^2-2*pi^2 => 0
e^pi*e^-pi => 1
0.5!*2-sqrt(pi) => 0
gamma(0.5)^2-pi => 0
gamma(0.5)^2/pi => 1
gamma(5) => 24
gamma(7/2)/sqrt(pi) => 1.875
hypot(3; 4) => 5
hypot(1; 1)-sqrt(2) => 0
hypot(sqrt(2); sqrt(7)) => 3
abs(sqrt(2)-2)+sqrt(2) => 2
abs(-pi)-pi => 0
0*pi => 0
pi*0 => 0
0*ln(2) => 0
1000^(1/3) => 10
1000^(1/3)-10 => 0
(-8)^(1/3) => -2
27^(2/3) => 9
sqrt(sqrt(16)) => 2
sqrt(1-sin(1)^2-cos(1)^2) => 0
10^(-20)+sqrt(2)^2-2 => 1e-20
pi^0 => 1
(sqrt(2)^sqrt(2))^sqrt(2) => 2
""",
    "radians": """
sin(pi) => 0
sin(2*pi) => 0
cos(pi) => -1
cos(pi/2) => 0
tan(pi) => 0
tan(pi/4) => 1
sin(pi/6) => 0.5
cos(pi/3) => 0.5
sin(pi/6)*2 => 1
sin(pi/5)^2-(5-sqrt(5))/8 => 0
cos(pi/12)-(sqrt(6)+sqrt(2))/4 => 0
sin(pi/10)-(sqrt(5)-1)/4 => 0
sin(1000000*pi) => 0
cos(10^50*pi) => 1
sin(10^30*pi+pi/6) => 0.5
cos(tau) => 1
tan(atan(1e320))-1e320 => 0
4*atan(1)-pi => 0
asin(1)-pi/2 => 0
acos(-1)-pi => 0
acos(0.5)-pi/3 => 0
asin(0.5)/pi-1/6 => 0
atan(sqrt(3))*3/pi => 1
asin(sin(1)) => 1
asin(sin(2))+2-pi => 0
acos(cos(2)) => 2
acos(cos(7))-7+2*pi => 0
atan(tan(2))-2+pi => 0
sin(asin(0.3)) => 0.3
sin(1)^2+cos(1)^2 => 1
sin(1)^2+cos(1)^2-1 => 0
sin(2)-2*sin(1)*cos(1) => 0
cos(2)-1+2*sin(1)^2 => 0
sin(1)/cos(1)-tan(1) => 0
sin(1)+sin(-1) => 0
cos(1)-cos(-1) => 0
sin(pi-1)-sin(1) => 0
sin(pi/2-1)-cos(1) => 0
sin(1+2*pi)-sin(1) => 0
atan2(1; 1)*4-pi => 0
atan2(0; -1)-pi => 0
""",
}

ZEROS_HARD = {
    "degrees": """
atan(1/2)+atan(1/3) => 45
atan(1)+atan(2)+atan(3) => 180
4*atan(1/5)-atan(1/239) => 45
atan(1/3)+atan(1/7)-atan(1/2)+2*atan(1/7)-2*atan(1/7) => 0
2*atan(1/3)+atan(1/7) => 45
asin(3/5)+asin(4/5) => 90
asin(3/5)-acos(4/5) => 0
acos(1/3)-2*asin(1/sqrt(3)) => 0
atan(3/4)-asin(3/5) => 0
sin(2*atan(1/2)) => 0.8
cos(acos(1/3)/2)^2 => 0.66666666666666666667
cos(atan(3/4)) => 0.8
sin(3*asin(1/3))-23/27 => 0
tan(3*atan(1/2)) => 5.5
sin(7)*sin(53)*sin(67)-sin(21)/4 => 0
tan(20)+tan(40)+sqrt(3)*tan(20)*tan(40)-sqrt(3) => 0
csc(10)-4*sin(70) => 2
tan(6)*tan(42)*tan(66)*tan(78) => 1
cos(360/7)+cos(720/7)+cos(1080/7) => -0.5
cos(24)+cos(96)+cos(168)+cos(48)-cos(24)-cos(48)-cos(96)-cos(168) => 0
sin(1)*sin(59)*sin(61)-sin(3)/4 => 0
ln(2+sqrt(3))+ln(2-sqrt(3)) => 0
ln(3+2*sqrt(2))-2*ln(1+sqrt(2)) => 0
acosh(3)-2*asinh(1) => 0
exp(asinh(1))-1-sqrt(2) => 0
exp(acosh(2))-2-sqrt(3) => 0
log(2+sqrt(3); 2-sqrt(3)) => -1
ln(phi)+ln(phi-1) => 0
asinh(0.5)-ln(phi) => 0
2^(ln(3)/ln(2)) => 3
3^log2(5)-5^log2(3) => 0
exp(ln(2)*ln(3))-2^ln(3) => 0
ln(exp(1)+exp(2))-1-ln(1+e) => 0
gamma(1/3)*gamma(2/3)*sqrt(3)-2*pi => 0
gamma(1/4)*gamma(3/4)-pi*sqrt(2) => 0
gamma(4/3)*3-gamma(1/3) => 0
2*asinh(3)-asinh(6*sqrt(10)) => 0
""",
    "radians": """
16*atan(1/5)-4*atan(1/239)-pi => 0
atan(1/2)+atan(1/3)-pi/4 => 0
atan(1)+atan(2)+atan(3)-pi => 0
sin(3)-3*sin(1)+4*sin(1)^3 => 0
sin(1+sqrt(2))-sin(1)*cos(sqrt(2))-cos(1)*sin(sqrt(2)) => 0
tan(1)*(1-tan(1/2)^2)-2*tan(1/2) => 0
cos(1)*cos(2)*2-cos(3)-cos(1) => 0
12*atan(1/18)+8*atan(1/57)-5*atan(1/239)-pi/4 => 0
""",
}

# Text, output, and what it rests on: a difference that is zero (decided) or a value.
DECIDED = [
    ("floor(sqrt(2)*sqrt(8))", "4", ("sqrt(2)*sqrt(8)", "4")), ("ceil(sqrt(2)*sqrt(8))", "4", ("sqrt(2)*sqrt(8)", "4")),
    ("floor(ln(1000)/ln(10))", "3", ("ln(1000)/ln(10)", "3")), ("floor(4*atan(1)/45)", "4", ("4*atan(1)/45", "4")),
    ("floor((0.1+0.7)*10)", "8", ("(0.1+0.7)*10", "8")), ("ceil(0.1*3*10)", "3", ("0.1*3*10", "3")),
    ("floor(1000^(1/3))", "10", ("1000^(1/3)", "10")), ("floor(cbrt(7+5*sqrt(2))-sqrt(2))", "1", ("cbrt(7+5*sqrt(2))-sqrt(2)", "1")),
    ("trunc(tan(75)-sqrt(3))", "2", ("tan(75)-sqrt(3)", "2")), ("round(sin(60)^2*2)", "2", ("sin(60)^2*2", "1.5")),
    ("sign(sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)))", "0", ("sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))", "0")),
    ("mod(sqrt(8); sqrt(2))", "0", ("sqrt(8)/sqrt(2)", "2")), ("frac(ln(8)/ln(2))", "0", ("ln(8)/ln(2)", "3")),
    ("sign(sin(180))", "0", ("sin(180)", "0")), ("sign(exp(1)-e)", "0", ("exp(1)-e", "0")),
    ("floor(log(1000))", "3", ("log(1000)", "3")), ("floor(log2(512!)-log2(511!))", "9", ("log2(512!)-log2(511!)", "9")),
    ("sqrt(2)*sqrt(3) == sqrt(6)", "true", ("sqrt(2)*sqrt(3)-sqrt(6)", "0")),
    ("sqrt(2)*sqrt(3)==sqrt(6)", "true", ("sqrt(2)*sqrt(3)-sqrt(6)", "0")),
    ("sqrt(2)*sqrt(3) != sqrt(6)", "false", ("sqrt(2)*sqrt(3)-sqrt(6)", "0")),
    ("sqrt(2)*sqrt(3) <= sqrt(6)", "true", ("sqrt(2)*sqrt(3)-sqrt(6)", "0")),
    ("sqrt(2)*sqrt(3) < sqrt(6)", "false", ("sqrt(2)*sqrt(3)-sqrt(6)", "0")),
    ("sqrt(2)*sqrt(3) >= sqrt(6)", "true", ("sqrt(2)*sqrt(3)-sqrt(6)", "0")),
    ("sqrt(5+2*sqrt(6)) == sqrt(2)+sqrt(3)", "true", ("sqrt(5+2*sqrt(6))-sqrt(2)-sqrt(3)", "0")),
    ("ln(6) == ln(2)+ln(3)", "true", ("ln(6)-ln(2)-ln(3)", "0")), ("sin(30) == 0.5", "true", ("sin(30)", "0.5")),
    ("tan(75) == 2+sqrt(3)", "true", ("tan(75)-2-sqrt(3)", "0")), ("0.1+0.2 == 0.3", "true", ("0.1+0.2-0.3", "0")),
    ("exp(ln(5)) == 5", "true", ("exp(ln(5))", "5")), ("sin(20)^2+cos(20)^2 == 1", "true", ("sin(20)^2+cos(20)^2", "1")),
    ("sin(1e22) == sin(1e22+360)", "true", ("sin(1e22)-sin(1e22+360)", "0")), ("phi^2 == phi+1", "true", ("phi^2-phi-1", "0")), ("cbrt(2)*cbrt(4) > 2", "false", ("cbrt(2)*cbrt(4)", "2")),
]
COMPARED = ["pi == 22/7", "pi < 22/7", "e^pi > pi^e", "sqrt(2) == 1.41421356237309504880168872420969807856967", "pi > 3.14159265358979323846",
            "exp(pi*sqrt(163)) == 262537412640768744", "exp(pi*sqrt(163)) < 262537412640768744", "1/3 == 0.33333333333333333333",
            "2^100 > 10^30", "9^9^9 > 9^9^8", "sqrt(2)+sqrt(3) < pi", "10^-400 > 0", "sqrt(1e100+1) > 1e50", "1 < 2", "2 <= 2", "2 != 2",
            "3 >= 4", "-1 > -2", "cos(1e-30) < 1", "100! > 10^157", "ln(2) >= 0.6931471805599453"]


# At the edge of a function's domain a ball reaches over it: the operand is checked instead.
AT_AN_EDGE = {"acos(sqrt(2)*sqrt(8)/4)": ("sqrt(2)*sqrt(8)/4", "1"), "sqrt(1-sin(1)^2-cos(1)^2)": ("1-sin(1)^2-cos(1)^2", "0")}


def rows(text):
    for line in text.strip().splitlines():
        if " => " in line:
            yield line.split(" => ")


def identities(golden, table):
    for unit, text in table.items():
        golden.comment(unit)
        golden.directive(unit)
        for expression, output in rows(text):
            if len(output) > 20 and "." in output:  # a rounded rational: the oracle writes it from its value
                value = {"0.33333333333333333333": "1/3", "0.66666666666666666667": "2/3"}.get(output, output)
                golden.stated(expression, output, (expression, value))
            elif expression in AT_AN_EDGE:
                golden.stated(expression, output, AT_AN_EDGE[expression])
            else:
                golden.stated(expression, output)


def zeros(Golden):
    golden = Golden("zeros", "Exact results of irrational parts, stated by hand; each ball holds the value and is thinner than 1e-1000.")
    identities(golden, ZEROS)
    golden.directive("degrees")
    golden.comment("closed forms at multiples of 3 degrees")
    for angle in range(3, 90, 3):
        golden.stated(f"sin({angle})-({closed(angle)})", "0")
        golden.stated(f"cos({angle})-({closed(90 - angle)})", "0")
        golden.stated(f"tan({angle})-({closed(angle)})/({closed(90 - angle)})", "0")
    for angle in range(93, 360, 27):
        golden.stated(f"sin({angle})-sin({180 - angle})", "0")
        golden.stated(f"tan({angle})-tan({angle - 180})", "0")
        golden.stated(f"cos({angle})-cos({360 - angle})", "0")
    golden.comment("closed forms at odd multiples of 7.5 degrees")
    for angle, (sine, tangent) in HALVES.items():
        golden.stated(f"sin({angle})-{sine}", "0")
        golden.stated(f"cos({90 - float(angle)})-{sine}", "0")
        golden.stated(f"tan({angle})-({tangent})", "0")
    golden.comment("decided: steps, signs and comparisons")
    for text, output, witness in DECIDED:
        golden.stated(text, output, witness)
    for text in COMPARED:
        golden.row(text)
    golden.comment("a zero below the line")
    for zero in ["sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))", "sin(60)-sqrt(3)/2", "ln(6)-ln(2)-ln(3)", "sqrt(2)^2-2", "tan(75)-2-sqrt(3)"]:
        golden.stated(f"1/({zero})", "error: division by zero", (zero, "0"))
    golden.save()
    golden = Golden("zeros-hard", "Exact results that may lie beyond the rungs of the ladder; the other right answer is `undecided`.")
    identities(golden, ZEROS_HARD)
    golden.save()


# MARK: - Where other calculators err

PEERS = [
    ("degrees", 0, """
1e-400
1e-400*1e400
1E3
1E-3
9^9^9
(10^10)!
2^(-10^10)
exp(1e10)
exp(-1e10)
1.0000001^(10^9)
(1+10^-12)^(10^12)
0.999999^(10^8)
0.5!
ln(1+1e-40)
1-tanh(50)
tanh(100)-1
sqrt(1e100+1)-1e50
sqrt(10^100+1)-10^50
sqrt(10^60+1)-10^30
10^20*(sqrt(10^-40+1)-1)
(1+10^-50)^2-1
(1+1e-50)^2-1
exp(pi*sqrt(163))-262537412640768744
e^(pi*sqrt(163))
exp(pi*sqrt(163))
exp(exp(10))
exp(12345.678)
exp(10)
exp(0.0000001)-1
exp(pi)-pi
5^(sqrt 2)|5^sqrt(2)
frac(10^40*sqrt(2))
floor(pi*10^60)
mod(2^200; 7)
mod(2^254; 7)
mod(2^255; 7)
2^255 mod 7
7 mod 3
-7 mod 3|(-7) mod 3
10^30*(1/3-0.333333333333333333333333333333)
1/3+1/3+1/3
10/3*3
0.1+0.2
0.1+0.2-0.3
floor((0.1+0.7)*10)
ceil(0.1*3*10)
floor(1000^(1/3))
1e400*1e-400
10000+0.95
10^100+1-10^100
1e100+1-1e100
347294606212.5
10000000!|10000000!
1-1/3e20
round(-2.5)
round(2.5)
0^0
log2(8)
log(8; 2)
log(8, 2)|log(8;2)
max(1, 2, 3)|max(1;2;3)
min(3, 1, 2)|min(3;1;2)
gcd(12, 18)|gcd(12;18)
sin(2)^2
ln(2)^2
2π|2*pi
-2^2
2^3^2
1--1
2*-3
-3!
2^3!
3!!
sin(1e22)
sin(1e22°)|sin(1e22)
6/2(1+2)|6/2*(1+2)
1/2pi|1/2*pi
1/2 pi|1/2*pi
100+10%|110
200+10%+5%|231
100+10%+10%|121
100*10%|10
100/10%|1000
90+10%|99
10% of 200|20
1000%|10
5%|0.05
30°15′|30.25°
30°15'|30.25°
333.0*(333/1000)
77617^2*33096
333.75*33096^6+77617^2*(11*77617^2*33096^2-33096^6-121*33096^4-2)+5.5*33096^8+77617/(2*33096)
0.000000000072895
123456789012345678
log2(512!)
1-1/3-1/3-1/3
sin(180)
cos(90)
1e-999
2×3÷4−1|2*3/4-1
√16|sqrt(16)
(-8)^(1/3)
sqrt 16|sqrt(16)
"""),
    ("radians", 0, """
sin(10^6)
sin(10^10)
sin(10^15)
sin(10^22)
sin(10^40)
sin(10^60)
sin(10^100)
sin(10^10000)
sin(exp(50))
sin(exp(100))
sin(1e100)
1-cos(1e-30)
atan(1e40)-pi/2
tan(1.57079632679489661923)
sin(10^-40)/10^-40
mod(10^50; 2pi)|mod(10^50;2*pi)
mod(10^50; 2*pi)
e^(pi^(e^pi))
sin(3.1415926535898)
sin pi|0
sin(2)^2
sin(2^2)
4*atan(1)
e^(4*atan(1)*sqrt(163))
tan(atan(1e20))-1e20|0
"""),
    ("degrees", 40, """
sqrt(10^60+1)-10^30
exp(10)
exp(pi*sqrt(163))-262537412640768744
9^9^9
10000000!
1.0000001^(10^12)
(10^10)!
exp(10^10)
2^(-10^10)
"""),
    ("radians", 40, """
sin(10^60)
sin(10^100)
sin(10^10000)
sin(exp(50))
sin(10^15)
sin(10^22)
mod(10^50; 2*pi)
e^(pi^(e^pi))
tan(1.57079632679489661923)
"""),
    ("radians", 29, """
sin(1)
exp(1)
ln(3)
atan(1/3)
"""),
]
PEERS_EXACT = {
    "degrees": [("exp(1000)+42-exp(1000)", "42"), ("exp(100)+42-exp(100)", "42"), ("e^1000+42-e^1000", "42"), ("cosh(100)^2-sinh(100)^2", "1"),
                ("sqrt(2)^2-2", "0"), ("sqrt(2)^2-1.9999999999999999999999", "1e-22"), ("1000^(1/3)-10", "0"), ("10^(-20)+sqrt(2)^2-2", "1e-20"), ("exp(ln(7))-7", "0"),
                ("acos(sqrt(2)*sqrt(8)/4)", "0"), ("sqrt(1-sin(1)^2-cos(1)^2)", "0"), ("sqrt(2.25)-1.5", "0"),
                ("sin(60)-sqrt(3)/2", "0"), ("44.23-8.10-11.23-6.9-18", "0")],
    "radians": [("sin(pi)", "0"), ("cos(pi/2)", "0"), ("cos(pi/12)-sqrt(6)/4-1/(2*sqrt(2))", "0"), ("sin(pi/5)^2-(5-sqrt(5))/8", "0")],
}


def peers(Golden):
    golden = Golden("peers", "Expressions that other calculators get wrong, refuse or never finish.")
    for unit, pairs in PEERS_EXACT.items():
        golden.directive(unit)
        for text, output in pairs:
            golden.stated(text, output, *([AT_AN_EDGE[text]] if text in AT_AN_EDGE else []))
    golden.directive("degrees")
    for text, output, witness in (DECIDED[0], DECIDED[2]):
        golden.stated(text, output, witness)
    golden.directive("radians")
    golden.stated("floor(4*atan(1)-pi)", "0", ("4*atan(1)-pi", "0"))
    for unit, count, text in PEERS:
        golden.comment(f"{unit}, {count or 20} digits")
        golden.directive(unit)
        if count:
            golden.directive("digits", count)
        for line in text.strip().splitlines():
            shown, _, plain = line.partition("|")
            golden.row(shown, plain or None, most=1 << 17)
    golden.save()


# MARK: - Readings

LANGUAGE = """
# signs and powers
-2^2|-4
2^3^2|512
2**3|8
2**3**2|512
2^-3|0.125
2^-2^2|1/16
2^3!|64
(-2)^2|4
-3!|-6
3!!|3
5!!|15
6!!|48
(3!)!|720
0^0|1
--3|3
+3|3
-+3|-3
1--1|2
1-+1|0
2*-3|-6
6/-3|-2
2--3|5
-2²|-4
2³|8
2⁻³|0.125
3²!|362880
x=3; x²|9
# multiplication and division stand on one level, from the left
2π|2*pi
2pi|2*pi
2(3+4)|14
(2)(3)|6
(1+2)(3+4)|21
6/2(1+2)|9
1/2pi|1/2*pi
1/2 pi|1/2*pi
8/4/2|1
8/4*2|4
2 mod 3 * 4|8
7 mod 3|1
10 mod 4 mod 3|2
2^3(4)|32
2(3)^2|18
2π^2|2*pi^2
2sqrt(4)|4
2 sin(30)|1
2√9|6
5e0|5
# marks
2×3÷4−1|0.5
2·3|6
2∗3|6
2⋅3|6
6∕2|3
6⁄2|3
2－1|1
1–1|0
−5|-5
3−5|-2
√16|4
√2|sqrt(2)
√(9+16)|5
√16+9|13
√2^2|2
∛27|3
∛(-27)|-3
-√16|-4
# brackets
[1+2]*3|9
{1+2}*3|9
((((1))))|1
[(1+2)]*{3}|9
|−3|;3
|-3|;3
|2-5|*2;6
⌊2.5⌋|2
⌊-2.5⌋|-3
⌈2.5⌉|3
⌈-2.5⌉|-2
2⌊2.5⌋|4
# calls
sin 30|0.5
sin(30)|0.5
sin²(30)|0.25
sin^2(30)|0.25
sin(30)^2|0.25
cos²(60)+sin²(60)|1
sin⁻¹(0.5)|30
cos⁻¹(0.5)|60
tan⁻¹(1)|45
sin 30 + 1|1.5
ln 2|ln(2)
sqrt 16|4
log(100)|2
log(8; 2)|3
log(8, 2)|3
log2(8)|3
log10(1000)|3
max(1, 2, 3)|3
max(1; 2; 3)|3
min(3, 1, 2)|1
gcd(12, 18)|6
root(27; 3)|3
hypot(3, 4)|5
atan2(1, 1)|45
round(2.5)|3
round(-2.5)|-3
floor(-2.5)|-3
trunc(-2.5)|-2
# angles with units beat the mode
sin(30°)|0.5
30°|30°
30°15′|30.25°
30°15′20″|(30+15/60+20/3600)°
30°15'20"|(30+15/60+20/3600)°
sin(0.5 rad)|sin(0.5*180/pi)
sin(30 deg)|0.5
# numbers
.5|0.5
5.|5
1e3|1000
1E3|1000
1e-3|0.001
1E+3|1000
1e-400*1e400|1
1_000_000|1000000
1 000 000|1000000
1 000 000.5|1000000.5
1 000|1000
0xFF|255
0xff|255
0xff+1|256
0b101|5
0o17|15
0.(3)|1/3
0.(3)*3|1
0.1(6)|1/6
0.(142857)*7|1
1.(9)|2
0.(9)|1
007|7
# percent
100+10%|110
100-10%|90
200+10%+5%|231
100+10%+10%|121
100*10%|10
100/10%|1000
10% of 200|20
5%|0.05
200*(1+10%)|220
19.99+8.25%|21.639175
-10%|-0.1
2*100+10%|220
# constants
π|pi
pi|pi
tau|2*pi
τ|2*pi
e|e
φ|phi
phi|phi
τ/π|2
# statements
x=5; 2x|10
x = 5; x^2|25
f(x)=x^2+1; f(3)|10
f(x) = x^2 + 1; f(3)^2|100
f(x, y) = x*y; f(3, 4)|12
a=1; b=2; a+b|3
x=2; x=x+1; x|3
r=1/3; 3r|1
1+1; 2+2|4
"""
PLAIN_PERCENT = [("100+10%", "100.1"), ("100-10%", "99.9"), ("200+10%+5%", "200.15"), ("100*10%", "10"), ("10% of 200", "20")]


def language(Golden):
    golden = Golden("language", "How texts are read. Outputs by hand or from the same thing written plainly.")
    golden.directive("degrees")
    for line in LANGUAGE.strip().splitlines():
        if line.startswith("# "):
            golden.comment(line[2:])
            continue
        text, _, plain = line.rpartition(";" if line.startswith("|") else "|")
        golden.row(text, plain, irrational=True)
    golden.comment("radians")
    golden.directive("radians")
    for text, plain in [("sin(30°)", "0.5"), ("sin(0.5 rad)", "sin(0.5)"), ("sin pi", "0"), ("sin 2 + 1", "sin(2)+1"), ("sin(0.5)^2", "sin(0.5)^2"),
                        ("sin²(0.5)", "sin(0.5)^2"), ("cos(60 deg)", "0.5"), ("30°", "30°"), ("180°", "180°")]:
        golden.row(text, plain)
    golden.comment("percent is a plain hundredth")
    golden.directive("percent", "plain")
    for text, plain in PLAIN_PERCENT:
        golden.row(text, plain)
    golden.directive("percent", "relative")
    golden.row("100+10%", "110")
    golden.save()


# MARK: - Rejected

REJECTED = {
    "syntax": ["2+", "1+*2", "1..2", "1.2.3", "5 5", "2 3", "~", "~5", "foo(1)", "foo", "blabla+1", "12 choose 3", "sin()", "sin", "()", "(1+2", "1+2)",
               "[1+2)", "(1+2]", "{1", "*2", "/2", "2^", "^2", "1,234", "0x", "0b2", "0b", "0xG", "0o8", "1e+", ".", "..",
               "1_", "0.()", "0.(3", "sqrt(1; 2)", "hypot(1)", "atan2(1)", "max()", "log()", "log(1; 2; 3)", "2 + + ", "=", "5 = 3", "@", "$5", "1 $ 2",
               "\\2", "2 ? 3", "a", "x + 1", "x", "%", "% of 200", "of 200", "10 of", "|3", "3|", "⌊2.5", "⌊2.5⌉", "2.5⌋", "mod 3", "7 mod",
               "1 < 2 < 3 <", "==", "f(x)=", "(x)=3", "3=x", "sin(30", "sin(30))", "1;;2 +", "1.5.", "0x1.2.3", "!5", "!", "′", "2 \u200b 3",
               "\u0000", "1\u00002"],
    "division by zero": ["1/0", "0/0", "1/(1-1)", "0^-1", "7 mod 0", "mod(7; 0)", "rem(7; 0)", "1/(sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)))", "1/sin(180)",
                         "1/(sin(60)-sqrt(3)/2)", "1/(sqrt(2)^2-2)", "1/(0.1+0.2-0.3)", "1/(ln(6)-ln(2)-ln(3))", "1/(exp(1)-e)", "5/cos(90)",
                         "1/(1-sin(1)^2-cos(1)^2)", "1/(tan(75)-2-sqrt(3))", "1/0!*1/0", "0^(-1/2)", "1/(44.23-8.10-11.23-6.9-18)",
                         "1/(phi^2-phi-1)", "2^(1/0)", "0*(1/0)"],
    "not real": ["sqrt(-1)", "sqrt(-1e-400)", "ln(-1)", "log(-5)", "log2(-1)", "asin(2)", "acos(-1.5)", "asin(1+1e-400)", "acosh(0.5)", "atanh(2)",
                 "acoth(0.5)", "asech(2)", "asec(0.5)", "acsc(0.5)", "(-2)^0.5", "(-8)^(1/2)", "(-1)^pi", "(-2)^sqrt(2)", "root(-16; 4)", "log1p(-2)",
                 "sqrt(-pi)", "sqrt(sin(180)-1)", "asin(sqrt(2))", "log(8; -2)", "(-2)^(1/4)", "(-2)^(3/4)"],
    "limit": ["10^10^10^10^10", "exp(exp(exp(exp(10))))", "1e99999999999999999999999999"],
}
DOUBTFUL = [
    ("tan(90)", "a pole: division by zero or not real"), ("cot(0)", "a pole"), ("sec(90)", "a pole"), ("csc(0)", "a pole"), ("csc(180)", "a pole"),
    ("ln(0)", "a pole"), ("log(0)", "a pole"), ("ln(cos(90))", "a pole"), ("log1p(-1)", "a pole"), ("atanh(1)", "a pole"), ("acoth(1)", "a pole"),
    ("coth(0)", "a pole"), ("csch(0)", "a pole"), ("gamma(0)", "a pole"), ("gamma(-1)", "a pole"), ("(-1)!", "a pole"), ("log(8; 1)", "division by ln 1"),
    ("acsc(0)", "1/0 inside"), ("asech(0)", "1/0 inside"), ("acsch(0)", "1/0 inside"), ("asec(0)", "1/0 inside"), ("atan2(0; 0)", "0 or an error"),
    ("frac(-2.5)", "-0.5 or 0.5"), ("quo(-7; 3)", "-2 (with rem) or -3 (with mod)"), ("quo(7; -3)", "-2 or -3"), ("acot(-1)", "-45 or 135"),
    ("acot(-2)", "-26.565… or 153.43…"), ("gcd(1.5; 2)", "not an integer, or 0.5"), ("1e1000", "1e1000, or 20 digits: 1 significant digit, 1001 written"),
    ("450!", "1001 digits of which 111 are trailing zeros: whole as d.ddde1000, or rounded"), ("2e20/3", "a rounded integer of 21 digits from 20 known"),
    ("sqrt(1e40+1)", "as above: 1.0000000000000000000e20 or 100000000000000000000"), ("root(8; -3)", "0.5 or an error"), ("root(8; 0)", "kind of error"),
    ("binomial(-2; 3)", "-4 or an error"), ("binomial(0.5; 2)", "-0.125 or an error"), ("3!!!", "reading"), ("9^9^9^9", "limit, or an exponent form"),
    ("2^3²", "postfix first: 2^9"), ("sin -30", "bracket-less call of a signed operand"), ("sin 2x", "how far a bracket-less call reaches"),
    ("0.5°", "an angle keeps its unit"), ("1/0*0", "division by zero"), ("x = 5", "prints 5, or nothing"), ("-0", "0"),
    ("1 < 2 < 3", "chain or error"), ("1 == 1 == 1", "chain or error"), ("0.(9) == 1", "true"), ("1'000", "Swiss grouping: error"),
    ("1e-1000000", "exact with one digit: 1e-1000000"), ("10 % 3", "percent then juxtaposition (0.3), or an error"), ("2%3", "as above"),
    ("sin(10)°", "angle unit on a value"), ("e5", "a name e5, not 1e5"), ("", "an empty line gives no output"),
]


def rejected(folder):
    lines = [f"{text}\t{kind}" for kind, texts in REJECTED.items() for text in dict.fromkeys(texts)]
    head = ["# Texts that must be refused, and the kind of error: input, tab, kind. \\0 is written for a NUL.",
            "# Source: the promises of the language; kinds of zero divisors are proved in zeros.golden."]
    clean = [line.replace("\u0000", "\\0") for line in lines]
    (folder / "rejected.txt").write_text("\n".join(head + clean) + "\n")
    head = ["# Texts whose output the rules do not settle: input, tab, what is open. Decide, then move the row to a golden file."]
    (folder / "doubtful.txt").write_text("\n".join(head + [f"{text}\t{why}" for text, why in DOUBTFUL if text]) + "\n")
