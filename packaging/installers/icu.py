"""ICU's data on Linux, of which Ready Room needs a seventh: 4.4 of 32 MB.

Qt asks ICU to sort, to change between small and capital letters, for time zones and for character
sets. Stays: all that belongs to no language; the order of letters of every language but Chinese,
Japanese and Korean; and what there is about the languages that Ready Room speaks. With languages
that are left out ICU goes on as with any that it does not know. Goes: names of languages, regions,
units and currencies in other languages, tables of old character sets, and what Qt does by itself:
parting words, spelling out numbers, writing in another script.

It takes ``icupkg`` (Debian: icu-devtools) and ``as``, ``ld``, ``readelf`` (binutils); where one is
missing the library stays as it is. What the libraries make of the smaller data is looked at by
``readyroom doctor --self-test``, which `packaging/build` runs with the program it has made.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

TOOLS = ("icupkg", "as", "ld", "readelf")
LIBRARY = re.compile(r"libicudata\.so\.(\d+)$")
SPOKEN = ("en", "en_001", "en_150", "en_GB", "en_US", "en_US_POSIX", "pl", "pl_PL")
"""The languages of Ready Room, as ICU names its files."""

UNUSED = ("brkitr", "lang", "rbnf", "region", "translit", "unames.icu", "unit")
"""Folders and files of ICU's data that Qt has no question for."""

Entry = tuple[str, str, str]
"""A file of the program: its place, where it comes from, its kind."""


def with_smaller_data(binaries: list[Entry], work: Path) -> list[Entry]:
    """Return the files of the program with a smaller ICU library in place of the whole one."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"ICU keeps all its data (28 MB more): {', '.join(missing)} is not installed.")
        return binaries
    result = []
    for place, source, kind in binaries:
        match = LIBRARY.search(place)
        if match is not None and kind != "SYMLINK":
            result.append((place, str(_smaller(Path(source), match[1], work)), kind))
        else:
            result.append((place, source, kind))
    return result


def _smaller(library: Path, version: str, work: Path) -> Path:
    """Write the smaller library into a folder and return it."""
    shutil.rmtree(work, ignore_errors=True)
    (work / "small").mkdir(parents=True)
    # icupkg takes the name of the file for the name of the data.
    package = f"icudt{version}l.dat"
    whole, small = work / package, work / "small" / package
    symbol = f"icudt{version}_dat"
    whole.write_bytes(_data(library, symbol))
    held = _run("icupkg", "-l", str(whole)).split()
    (work / "gone.txt").write_text(
        "".join(f"{name}\n" for name in held if not is_needed(name)), encoding="ascii"
    )
    _run("icupkg", "-r", str(work / "gone.txt"), str(whole), str(small))
    source = work / "data.s"
    source.write_text(
        f".section .rodata\n.globl {symbol}\n.type {symbol}, %object\n.balign 16\n"
        f'{symbol}:\n.incbin "{small}"\n.size {symbol}, .-{symbol}\n'
        '.section .note.GNU-stack, "", %progbits\n',
        encoding="utf-8",
    )
    _run("as", "-o", str(work / "data.o"), str(source))
    made = work / library.name
    _run(
        *("ld", "-shared", "-z", "noexecstack", "-z", "relro", "-z", "now"),
        *("-soname", library.name, "-o", str(made), str(work / "data.o")),
    )
    return made


def is_needed(name: str) -> bool:
    """Return whether Ready Room needs one of the files in ICU's data."""
    folder, _, file = name.rpartition("/")
    stem, _, kind = file.rpartition(".")
    if kind == "cnv" or folder in UNUSED or file in UNUSED:
        return False
    if folder == "coll":
        return stem.partition("_")[0] not in ("ja", "ko", "yue", "zh")
    # Names of languages and countries are not words of ours: those are a locale's.
    locale = re.fullmatch(r"[a-z]{2,3}(_[A-Za-z0-9]+)*", stem)
    if kind != "res" or locale is None or stem in ("root", "pool", "res_index"):
        return True
    return stem in SPOKEN


def _data(library: Path, symbol: str) -> bytes:
    """Return what a library holds under a name."""
    for line in _run("readelf", "--dyn-syms", "--wide", str(library)).splitlines():
        words = line.split()
        if len(words) == 8 and words[7].partition("@")[0] == symbol:
            loaded = ctypes.CDLL(str(library))
            start = ctypes.addressof(ctypes.c_char.in_dll(loaded, symbol))
            return ctypes.string_at(start, int(words[2], 0))
    raise SystemExit(f"{library} holds no {symbol}: its data cannot be made smaller.")


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{command[0]} failed: {(done.stderr or done.stdout).strip()}")
    return done.stdout
