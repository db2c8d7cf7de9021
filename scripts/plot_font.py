#!/usr/bin/env python3
"""Writes Sources/SciPlot/Pictures/PixelFontTable.swift: the letters of DejaVu Sans at 12 pixels, in eight shades.

    apt-get install fonts-dejavu-core && pip install pillow==13.0.0
    scripts/plot_font.py /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf > Sources/SciPlot/Pictures/PixelFontTable.swift

The fonts' licence is in LICENSE-DEJAVU.txt. The table is one text of letters from `0` to `o`, each for six bits. For every letter it has, in the order of Unicode: its number (18 bits),
how far it goes on, where its box begins from the left (from 16 on) and from the top, the width and height of the box, and the shades in it, two in six bits, row after row.
"""

import sys

from PIL import ImageFont

SIZE, SHADES = 12, 7
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x491), (0x2010, 0x2026), (0x2030, 0x2033),
    (0x2070, 0x208E), (0x20AC, 0x20AC), (0x2100, 0x2138), (0x2150, 0x215E), (0x2190, 0x2195), (0x21D0, 0x21D5),
    (0x2200, 0x226B), (0x2282, 0x2287), (0x22C5, 0x22C5), (0x2308, 0x230B), (0x27E8, 0x27E9), (0xFFFD, 0xFFFD),
]


def digit(value):
    assert 0 <= value < 64, value
    return chr(0x30 + value)


def letters(font, missing):
    for first, last in RANGES:
        for code in range(first, last + 1):
            mask, (left, top) = font.getmask2(chr(code), mode="L")
            pixels = [mask.getpixel((x, y)) for y in range(mask.size[1]) for x in range(mask.size[0])]
            if (mask.size, pixels) == missing and code != 0xFFFD or not chr(code).isprintable() and code != 0xA0:
                continue
            yield code, round(font.getlength(chr(code))), left, top, mask.size, pixels


def record(code, advance, left, top, size, pixels):
    width, height = size if any(pixels) else (0, 0)
    text = digit(code >> 12) + digit(code >> 6 & 63) + digit(code & 63)
    text += "".join(map(digit, (advance, left + 16, top if height else 0, width, height)))
    shades = [round(pixel * SHADES / 255) for pixel in pixels[:width * height]]
    shades += [0] * (len(shades) % 2)
    return text + "".join(digit(one * 8 + other) for one, other in zip(shades[::2], shades[1::2]))


font = ImageFont.truetype(sys.argv[1], SIZE, layout_engine=ImageFont.Layout.BASIC)
mask, _ = font.getmask2("\U0001FFFE", mode="L")
missing = (mask.size, [mask.getpixel((x, y)) for y in range(mask.size[1]) for x in range(mask.size[0])])
records = [record(*letter) for letter in letters(font, missing)]
text = "".join(records)

print(f"// Written by scripts/plot_font.py: {len(records)} letters of DejaVu Sans at {SIZE} pixels; see LICENSE-DEJAVU.txt.")
print("// swift-format-ignore-file")
print()
print("extension PixelFont {")
print("  /// The letters, their boxes and their shades; the script says how.")
print('  static let table = #"""')
for start in range(0, len(text), 150):
    print("    " + text[start:start + 150] + ("\\#" if start + 150 < len(text) else ""))
print('    """#')
print("}")
print(f"{len(records)} letters, {len(text)} bytes, ascent {font.getmetrics()}", file=sys.stderr)
