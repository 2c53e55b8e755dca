"""The packages for Linux: a `.deb` and a `.tar.gz` that runs from any folder."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tarfile
import time
from concurrent.futures import ThreadPoolExecutor
from email.utils import formatdate
from pathlib import Path

from installers import made
from installers.bundle import is_mere_library
from installers.frozen import TOP, size

NAME = "readyroom"
FILES = TOP / "packaging" / "linux"
METAINFO = "org.readyroom.ReadyRoom.metainfo.xml"
DOCUMENT = "application-x-readyroom"
PNG_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MAINTAINER = "Ready Room contributors <contributors@readyroom.example>"
RECOMMENDS = "fonts-dejavu-core, hicolor-icon-theme, shared-mime-info"
DESCRIPTION = """tabletop war games, with the rules kept by the program
 Ready Room plays tabletop war games on the screen: against the computer,
 against friends at the same table, or alone. It knows every rule, lights what
 may be done, and if something is not possible it tells why and shows the rule.
 .
 There are four games: Daring Eagle, Hornet Leader with a campaign log, Red
 Menace, and Eagles & Missiles. Every move is saved when it is made.
"""


def make(frozen: Path, work: Path, target: Path, version: str) -> list[Path]:
    """Make both packages of a frozen program in a folder."""
    icons = made.drawings(work)
    date = built_at()
    root = work / "deb" / "debian" / NAME
    shutil.rmtree(work / "deb", ignore_errors=True)
    lay_out(root, frozen, icons, version, date)
    depends = depends_of(root)
    # Both only press: each has a processor for itself, where there are two.
    with ThreadPoolExecutor() as pool:
        deb = pool.submit(_deb, root, target, version, depends)
        portable = pool.submit(_portable, frozen, icons, work, target, version, depends)
    return [deb.result(), portable.result()]


def built_at() -> int:
    """Return the time that is written into the packages: of the last change, if git knows it."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    done = subprocess.run(
        ["git", "-C", str(TOP), "log", "-1", "--format=%ct"],
        capture_output=True,
        text=True,
        check=False,
    )
    return int(done.stdout) if done.returncode == 0 else int(time.time())


# The .deb


def lay_out(root: Path, frozen: Path, icons: Path, version: str, date: int) -> None:
    """Put every file where Debian has it, below a folder."""
    usr = root / "usr"
    shutil.copytree(frozen, usr / "lib" / NAME, symlinks=True)
    leave_to_debian(usr / "lib" / NAME / "_internal")
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    day = time.strftime("%Y-%m-%d", time.gmtime(date))
    words = {"VERSION": version, "DATE": day, "MIT": _as_field((TOP / "LICENSE").read_text())}
    share = usr / "share"
    doc = share / "doc" / NAME
    for name, place in (
        ("readyroom.desktop", share / "applications"),
        ("readyroom.xml", share / "mime" / "packages"),
        (METAINFO, share / "metainfo"),
        ("copyright", doc),
    ):
        place.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(filled(FILES / name, words), encoding="utf-8")
    (share / "man" / "man1").mkdir(parents=True)
    _write_gz(share / "man" / "man1" / "readyroom.1.gz", filled(FILES / "readyroom.1", words))
    _write_gz(doc / "changelog.gz", _changelog(version, date))
    _write_icons(share / "icons" / "hicolor", icons)
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(FILES / "lintian-overrides", overrides / NAME)
    _set_modes(root, usr / "lib" / NAME / NAME)


def leave_to_debian(inside: Path) -> None:
    """Remove the libraries of Debian that the frozen program brings along, and their licences.

    The package depends on those that hold them: they are shared with everything else, and mended
    by Debian. The portable program keeps them: what its system has, nobody knows.
    """
    taken_along = [
        file for file in inside.iterdir() if is_mere_library(file.name) and not file.is_symlink()
    ]
    of_debian = _of_debian({file.name for file in taken_along})
    for file in taken_along:
        if file.name in of_debian:
            file.unlink()
    shutil.rmtree(inside / made.LICENCES / "system", ignore_errors=True)


def _of_debian(libraries: set[str]) -> set[str]:
    """Return those of the libraries that a package which is installed here holds."""
    if not libraries:
        return set()
    # One call for all: dpkg reads the lists of every package for each.
    told = subprocess.run(
        ["dpkg", "-S", *(f"*/{name}" for name in sorted(libraries))],
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    held = {Path(line.partition(": ")[2]) for line in told.splitlines()}
    return {file.name for file in held if "lib" in file.parts} & libraries


def filled(file: Path, words: dict[str, str]) -> str:
    """Return the text of a file with what stands between two @ in it filled in."""
    return re.sub(r"@([A-Z]+)@", lambda m: words[m[1]], file.read_text(encoding="utf-8"))


def _as_field(text: str) -> str:
    """Return a text as the lines of a field in Debian's files."""
    return "\n".join(f" {line}" if line else " ." for line in text.strip().splitlines())


def _changelog(version: str, date: int) -> str:
    return (
        f"{NAME} ({version}) stable; urgency=medium\n\n"
        f"  * Ready Room {version}.\n\n"
        f" -- {MAINTAINER}  {formatdate(date)}\n"
    )


def _write_gz(target: Path, text: str) -> None:
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _write_icons(hicolor: Path, icons: Path) -> None:
    for name, kind, called in (
        ("readyroom", "apps", NAME),
        ("document", "mimetypes", DOCUMENT),
    ):
        for folder, file in (
            ("scalable", f"{name}.svg"),
            *((f"{side}x{side}", f"{name}-{side}.png") for side in PNG_SIDES),
        ):
            place = hicolor / folder / kind
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(icons / file, place / f"{called}{Path(file).suffix}")


def _set_modes(root: Path, program: Path) -> None:
    """Let everybody read everything, and execute the program alone: libraries are only loaded."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def depends_of(root: Path) -> str:
    """Return the packages whose libraries the program is linked with and does not bring along.

    Left out are Python, Qt and PySide, which it brings along: dpkg-shlibdeps finds them below the
    root by itself. What Qt looks for only while it runs (the desktop portal, an input method) is
    not needed: it does without.
    """
    work = root.parents[1]
    (work / "debian" / "control").write_text(
        f"Source: {NAME}\nMaintainer: {MAINTAINER}\n\nPackage: {NAME}\nArchitecture: any\n",
        encoding="utf-8",
    )
    (root / "DEBIAN").mkdir(exist_ok=True)
    inside = root / "usr" / "lib" / NAME / "_internal"
    files = [str(file.relative_to(work)) for file in root.rglob("*") if _is_elf(file)]
    own = (inside, inside / "PySide6", inside / "PySide6" / "Qt" / "lib", inside / "shiboken6")
    done = subprocess.run(
        ["dpkg-shlibdeps", "-O", "--warnings=0", *(f"-l{folder}" for folder in own), *files],
        cwd=work,
        capture_output=True,
        text=True,
        check=False,
    )
    match = re.search(r"^shlibs:Depends=(.+)$", done.stdout, re.MULTILINE)
    if done.returncode or match is None:
        raise SystemExit(f"dpkg-shlibdeps cannot tell what is needed: {done.stderr.strip()}")
    return match[1]


def _is_elf(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _deb(root: Path, target: Path, version: str, depends: str) -> Path:
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    control = root / "DEBIAN"
    files = sorted(file for file in root.rglob("*") if control not in (file, *file.parents))
    kilobytes = (size(root) + 1023) // 1024
    print(f"installed from the .deb: {size(root) / 1e6:.1f} MB (goal G20: 95 MB and the art)")
    (control / "control").write_text(
        f"Package: {NAME}\nVersion: {version}\nArchitecture: {architecture}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {kilobytes}\nDepends: {depends}\n"
        f"Recommends: {RECOMMENDS}\nSection: misc\nPriority: optional\n"
        f"Description: {DESCRIPTION}",
        encoding="utf-8",
    )
    (control / "md5sums").write_text(
        "".join(
            f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n"
            for file in files
            if file.is_file() and not file.is_symlink()
        ),
        encoding="utf-8",
    )
    package = target / f"{NAME}_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)],
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return package


# The folder that runs from anywhere


def _portable(
    frozen: Path, icons: Path, work: Path, target: Path, version: str, depends: str
) -> Path:
    name = f"{NAME}-{version}-linux-{os.uname().machine}"
    folder = work / "portable" / name
    shutil.rmtree(work / "portable", ignore_errors=True)
    shutil.copytree(frozen, folder / "program", symlinks=True)
    (folder / "share").mkdir()
    for source in (
        *(icons / "readyroom.svg", icons / "document.svg"),
        *(FILES / "readyroom.desktop", FILES / "readyroom.xml"),
    ):
        shutil.copy(source, folder / "share")
    packages = " ".join(re.sub(r" \([^)]*\)", "", depends).replace(",", "").split())
    readme = filled(FILES / "README.txt", {"PACKAGES": _wrapped(packages)})
    (folder / "README.txt").write_text(readme, encoding="utf-8")
    shutil.copy(TOP / "LICENSE", folder / "LICENSE.txt")
    _set_modes(folder, folder / "program" / NAME)
    for file, called in (("portable", NAME), ("readyroom-in-menu", "readyroom-in-menu")):
        shutil.copy(FILES / file, folder / called)
        (folder / called).chmod(0o755)
    package = target / f"{name}.tar.gz"
    with tarfile.open(package, "w:gz", compresslevel=6) as archive:
        archive.add(folder, name, filter=_nobodys)
    return package


def _wrapped(packages: str) -> str:
    """Return the packages in lines that fit, as a shell reads them."""
    lines, line = [], ""
    for package in packages.split():
        if len(line) + len(package) > 46:
            lines.append(line)
            line = ""
        line += f"{package} "
    return " \\\n        ".join(part.strip() for part in (*lines, line))


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
