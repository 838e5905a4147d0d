"""Prints what the directory of each ZIP lists: path of the ZIP, name, and SHA-256, between tabs.

Fails for a ZIP that is not in the one form of docs/evidence.md ("The ZIP"), which this reads on its own, with struct.
"""

import hashlib
import struct
import sys
import zipfile
import zlib


def check_form(data):
    at = 0
    listed = b""
    names = []
    while data[at : at + 4] == b"PK\3\4":
        header = struct.unpack_from("<HHHIIIIHH", data, at + 4)
        version, flags, method, time, crc, packed, size, name_length, extra_length = header
        name = data[at + 30 : at + 30 + name_length]
        content = data[at + 30 + name_length :][:size]
        assert (version, method, packed, extra_length) == (10, 0, size, 0), name
        assert flags == (0 if name.isascii() else 0x0800), name
        assert len(content) == size and zlib.crc32(content) == crc, name
        listed += struct.pack("<IHHHHIIIIHH", 0x02014B50, 0x032D, *header)
        listed += struct.pack("<HHHII", 0, 0, 0, 0x81A40020, at) + name
        names.append(name)
        at += 30 + name_length + size
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, len(names), len(names), len(listed), at, 0)
    assert data[at:] == listed + end, "the directory"
    assert len({name.lower() for name in names}) == len(names), "names"


for path in sys.argv[1:]:
    with open(path, "rb") as file:
        check_form(file.read())
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        for info in archive.infolist():
            print(path, info.filename, hashlib.sha256(archive.read(info)).hexdigest(), sep="\t")
