"""Equalities that are theorems, with numbers in them, and near misses of each: `identities.golden`.

The left and the right side of each row are equal by a theorem of the section that its comment names: DLMF chapters 1.4 (addition of
fractions and powers), 4.8-4.46 (elementary functions) and 5.5 (gamma function), or A. Gray's Gudermannian relations (DLMF 4.23(viii)).
"""

# Numbers of which different things are known.
NUMBERS = ["pi", "e", "sqrt(2)", "1.5", "sin(1)", "ln(3)", "tanh(3)", "sqrt(2)+sqrt(3)", "pi/7+e", "2^sqrt(2)", "ln(2)/ln(3)", "sqrt(pi)",
           "cbrt(5)", "gamma(1/3)", "exp(0.3)"]

ONE = """\
fractions (DLMF 1.4)
1/(1+1/x) | x/(1+x)
1/(x+1)-1/(x+2) | 1/(x^2+3*x+2)
(x^2-1)/(x-1) | x+1
1/(1+1/(1+1/(1+1/x))) | (2*x+1)/(3*x+2)
(x^3-8)/(x-2) | x^2+2*x+4
roots of powers (DLMF 4.2.26)
root(x^5; 5) | x
root((-x)^5; 5) | -x
root((1-x)^7; 7) | 1-x
cbrt((1+x)^3) | 1+x
cbrt(x^3+3*x^2+3*x+1) | x+1
sqrt(x^2+2*x+1) | x+1
sqrt((x+sqrt(5)+1)^2) | x+sqrt(5)+1
circular functions (DLMF 4.21)
tan(x/2) | (1-cos(x))/sin(x)
tan(x/2) | sin(x)/(1+cos(x))
sin(x/2)^2 | (1-cos(x))/2
sin(5*x) | 16*sin(x)^5-20*sin(x)^3+5*sin(x)
cos(x+0.7) | cos(x)*cos(0.7)-sin(x)*sin(0.7)
tan(x+0.7) | (tan(x)+tan(0.7))/(1-tan(x)*tan(0.7))
tan(x+e/3) | (tan(x)+tan(e/3))/(1-tan(x)*tan(e/3))
inverse circular functions (DLMF 4.24)
atan(x) | asin(x/sqrt(1+x^2))
atan(x) | acos(1/sqrt(1+x^2))
2*atan(x) | acos((1-x^2)/(1+x^2))
atan(2*x)-atan(x) | atan(x/(1+2*x^2))
the Gudermannian (DLMF 4.23.41)
2*atan(tanh(x/2)) | atan(sinh(x))
the gamma function (DLMF 5.5.1, 5.5.3 and 5.5.5)
gamma(x+1) | x*gamma(x)
gamma(x+3) | (x+2)*(x+1)*x*gamma(x)
gamma(x)*gamma(x+1/2) | 2^(1-2*x)*sqrt(pi)*gamma(2*x)
"""

RADIANS = """\
directions (DLMF 1.9.6)
atan2(sin(2); cos(2)) | 2
atan2(sin(3); cos(3)) | 3
atan2(sin(-2); cos(2)) | -2
atan2(sin(5); cos(5)) | 5-2*pi
atan(pi)+atan(e) | pi+atan((pi+e)/(1-pi*e))
sums of angles with decimals (DLMF 4.21.2)
sin(12.34+5.6) | sin(12.34)*cos(5.6)+cos(12.34)*sin(5.6)
cos(12.34+5.6) | cos(12.34)*cos(5.6)-sin(12.34)*sin(5.6)
tan(12.34+5.6) | (tan(12.34)+tan(5.6))/(1-tan(12.34)*tan(5.6))
sqrt((1-cos(12.34))/2) | -sin(6.17)
1+2*sqrt((1-cos(3))/2) | 1+2*sin(1.5)
the gamma function at rational numbers (DLMF 5.5.1, 5.5.3 and 5.5.6)
gamma(1/3)*gamma(2/3) | 2*pi/sqrt(3)
gamma(1/4)*gamma(3/4) | pi*sqrt(2)
gamma(0.3)*gamma(0.7) | pi/sin(0.3*pi)
gamma(1/6)*gamma(2/3) | 2^(2/3)*sqrt(pi)*gamma(1/3)
gamma(1/5)*gamma(7/10) | 2^(3/5)*sqrt(pi)*gamma(2/5)
gamma(1/12)*gamma(7/12) | 2^(5/6)*sqrt(pi)*gamma(1/6)
gamma(1/9)*gamma(4/9)*gamma(7/9) | 2*pi*3^(1/6)*gamma(1/3)
gamma(1/8)*gamma(3/8)*gamma(5/8)*gamma(7/8) | 2*sqrt(2)*pi^2
gamma(0.31)*gamma(0.81) | 2^0.38*sqrt(pi)*gamma(0.62)
gamma(e)*gamma(e+1/3)*gamma(e+2/3) | 2*pi*3^(1/2-3*e)*gamma(3*e)
gamma(sqrt(2))*gamma(1-sqrt(2)) | pi/sin(pi*sqrt(2))
squares of sums (DLMF 4.2.26)
sqrt(6+2*sqrt(2)+2*sqrt(3)+2*sqrt(6)) | 1+sqrt(2)+sqrt(3)
sqrt((sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7))^2) | sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)
sqrt(pi^2+e^2+1+2*pi*e+2*pi+2*e) | 1+e+pi
cbrt((1+sqrt(2)+sqrt(3))^3) | 1+sqrt(2)+sqrt(3)
sqrt(sin(1)^2+2*sin(1)*cos(1)+cos(1)^2) | sin(1)+cos(1)
"""

DEGREES = """\
sums of angles with decimals (DLMF 4.21.2)
sin(0.3+0.4) | sin(0.3)*cos(0.4)+cos(0.3)*sin(0.4)
sin(12.34+5.6) | sin(12.34)*cos(5.6)+cos(12.34)*sin(5.6)
cos(12.34-5.6) | cos(12.34)*cos(5.6)+sin(12.34)*sin(5.6)
tan(12.34+5.6) | (tan(12.34)+tan(5.6))/(1-tan(12.34)*tan(5.6))
tan(12.34/2) | (1-cos(12.34))/sin(12.34)
sqrt((1-cos(12.34))/2) | sin(6.17)
sin(5*1.23) | 16*sin(1.23)^5-20*sin(1.23)^3+5*sin(1.23)
sin(1.1)*sin(58.9)*sin(61.1) | sin(3.3)/4
tan(1.1)*tan(58.9)*tan(61.1) | tan(3.3)
roots of unity (DLMF 4.21.35)
tan(180/11)*tan(360/11)*tan(540/11)*tan(720/11)*tan(900/11) | sqrt(11)
tan(180/23)*tan(360/23)*tan(540/23)*tan(720/23)*tan(900/23)*tan(1080/23)*tan(1260/23)*tan(1440/23)*tan(1620/23)*tan(1800/23)*tan(1980/23) | sqrt(23)
tan(180/29)*tan(360/29)*tan(540/29)*tan(720/29)*tan(900/29)*tan(1080/29)*tan(1260/29)*tan(1440/29)*tan(1620/29)*tan(1800/29)*tan(1980/29)*tan(2160/29)*tan(2340/29)*tan(2520/29) | sqrt(29)
tan(3*180/11)+4*sin(360/11) | sqrt(11)
cos(360/7)+cos(720/7)+cos(1080/7) | -1/2
16*cos(360/17)*cos(720/17)*cos(1440/17)*cos(2880/17) | -1
logarithms of long numbers (DLMF 4.8.11)
log(10^1234) | 1234
ln(10^3000) | 3000*ln(10)
log(10^100000) | 100000
ln(12^3000) | 3000*ln(12)
ln(10007^3000) | 3000*ln(10007)
log(3^5000*7^2000) | (5000*ln(3)+2000*ln(7))/ln(10)
powers with logarithms in the exponent (DLMF 4.2.26 and 4.8.11)
10^log(12) | 12
10^(log(2)+log(3)) | 6
10^(2*log(2)+log(3/7)) | 12/7
6^(ln(35)/ln(6)) | 35
6^(ln(35)/(2*ln(6))) | sqrt(35)
10^(1+log(12)) | 120
10^(log(12)*log(5)) | 12^log(5)
12^(ln(10)/ln(12)) | 10
"""

MISSES = ["1e-30", "1e-120", "1e-300"]


def pairs(text):
    for line in text.strip().splitlines():
        left, _, right = line.partition(" | ")
        yield left, right


def write(Golden):
    golden = Golden("identities", "Theorems with numbers in them, and each with one side a little larger; see scripts/identities.py.")
    count = 0

    def add(left, right):
        nonlocal count
        golden.stated(f"{left} == {right}", "true", (f"({left})-({right})", "0"))
        golden.write_row(f"{left} == {right}+{MISSES[count % len(MISSES)]}", "false")
        count += 1

    rotation = 0
    golden.directive("radians")
    for left, right in pairs(ONE):
        if not right:
            golden.comment(left)
            continue
        # Five of the numbers for each theorem, others for the next.
        for number in NUMBERS[rotation % 3::3]:
            if not (left.startswith("tan(x/2)") and number == "pi"):  # a pole
                add(replaced(left, number), replaced(right, number))
        rotation += 1
    for unit, text in (("radians", RADIANS), ("degrees", DEGREES)):
        golden.directive(unit)
        for left, right in pairs(text):
            add(left, right) if right else golden.comment(left)
    golden.save()


def replaced(text, number):
    """The text with `x` replaced where it is no part of a name."""
    result = ""
    for index, character in enumerate(text):
        is_name = any(c.isalpha() for c in text[max(0, index - 1):index] + text[index + 1:index + 2])
        result += f"({number})" if character == "x" and not is_name else character
    return result
