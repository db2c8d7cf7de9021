#!/usr/bin/env python3
"""Writes Sources/SciPlot/Pictures/PixelFontTable.swift from 7x13.pcf of the X Window System's misc-fixed fonts, which are in the public domain.

    apt-get download xfonts-base && dpkg-deb -x xfonts-base*.deb fonts
    scripts/plot_font.py fonts/usr/share/fonts/X11/misc/7x13.pcf.gz > Sources/SciPlot/Pictures/PixelFontTable.swift
"""

import gzip
import struct
import sys

CHARACTERS = [chr(code) for code in range(0x20, 0x7F)] + list("°±²³·×÷πτφ−√…≈≠≤≥∞")
WIDTH, HEIGHT, ASCENT = 7, 13, 11


def tables(data):
    count = struct.unpack_from("<I", data, 4)[0]
    for index in range(count):
        kind, form, size, offset = struct.unpack_from("<4I", data, 8 + 16 * index)
        yield kind, data[offset:offset + size]


def glyphs(path):
    data = gzip.open(path).read()
    parts = dict(tables(data))
    metrics, bitmaps, encodings = parts[4], parts[8], parts[32]

    form = struct.unpack_from("<I", metrics)[0]
    order = ">" if form & 4 else "<"
    boxes = []
    if form & 0x100:
        count = struct.unpack_from(order + "H", metrics, 4)[0]
        for index in range(count):
            left, right, _, up, down = (value - 128 for value in metrics[6 + 5 * index:11 + 5 * index])
            boxes.append((left, right, up, down))
    else:
        count = struct.unpack_from(order + "I", metrics, 4)[0]
        for index in range(count):
            left, right, _, up, down, _ = struct.unpack_from(order + "5hH", metrics, 8 + 12 * index)
            boxes.append((left, right, up, down))

    form = struct.unpack_from("<I", bitmaps)[0]
    order = ">" if form & 4 else "<"
    count = struct.unpack_from(order + "I", bitmaps, 4)[0]
    offsets = struct.unpack_from(f"{order}{count}I", bitmaps, 8)
    pixels = bitmaps[8 + 4 * count + 16:]
    padding, highest_first = 1 << (form & 3), bool(form & 8)

    form = struct.unpack_from("<I", encodings)[0]
    order = ">" if form & 4 else "<"
    first, last, first_page, last_page, _ = struct.unpack_from(order + "5H", encodings, 4)
    indices = struct.unpack_from(f"{order}{(last - first + 1) * (last_page - first_page + 1)}H", encodings, 14)

    for character in CHARACTERS:
        page, low = divmod(ord(character), 256)
        index = indices[(page - first_page) * (last - first + 1) + low - first]
        assert index != 0xFFFF, character
        left, right, up, down = boxes[index]
        stride = -(-(-(-(right - left) // 8)) // padding) * padding
        rows = [0] * HEIGHT
        for line in range(up + down):
            start = offsets[index] + line * stride
            for x in range(right - left):
                byte = pixels[start + x // 8]
                bit = byte >> (7 - x % 8) & 1 if highest_first else byte >> (x % 8) & 1
                row = ASCENT - up + line
                if bit and 0 <= row < HEIGHT and 0 <= left + x < 8:
                    rows[row] |= 0x80 >> (left + x)
        yield character, rows


print("// Written by scripts/plot_font.py: 7x13 of the X Window System's misc-fixed fonts, which are in the public domain.")
print("// swift-format-ignore-file")
print()
print("extension PixelFont {")
print("  /// The letters, and for each its rows from the top, the leftmost pixel in the highest bit.")
print("  static let table: [(letter: Unicode.Scalar, rows: [UInt8])] = [")
for character, rows in glyphs(sys.argv[1]):
    name = {'"': '\\"', "\\": "\\\\"}.get(character, character)
    print(f'    ("{name}", [{", ".join(f"0x{row:02x}" for row in rows)}]),')
print("  ]")
print("}")
