"""The sign of the program in the forms that the systems want it in.

Run as a program, it writes all of them into a folder. It is the drawing of
`desktop/windows/logo.py`; a game's file has it on a sheet of paper.
"""

from __future__ import annotations

import re
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop import resources

GROUND, INK, PAPER, FOLD = "#7aa7d6", "#10141a", "#f4f1e8", "#cfc8b6"
"""The first two are those of the windows' icon; a test compares them."""

PNG_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def program_svg() -> str:
    """Return the sign of the program."""
    return _svg(
        f'<rect x="2" y="2" width="252" height="252" rx="46" fill="{GROUND}"/>\n'
        f"{_aircraft(38, 38, 180)}"
    )


def document_svg() -> str:
    """Return the sign of a game's file."""
    return _svg(
        f'<path fill="{PAPER}" stroke="{FOLD}" stroke-width="4" stroke-linejoin="round" '
        'd="M44 10h116l52 52v184H44z"/>\n'
        f'<path fill="{FOLD}" d="M160 10l52 52h-52z"/>\n'
        f'<rect x="68" y="96" width="120" height="120" rx="22" fill="{GROUND}"/>\n'
        f"{_aircraft(86, 114, 84)}"
    )


def _svg(content: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">\n'
        f"{content}\n</svg>\n"
    )


def _aircraft(x: int, y: int, side: int) -> str:
    drawing = resources.path("icons", "aircraft.svg").read_text(encoding="utf-8")
    outline = re.search(r' d="([^"]+)"', drawing)
    if outline is None:
        raise SystemExit("resources/icons/aircraft.svg holds no outline.")
    scale = side / 24
    return f'<path fill="{INK}" transform="translate({x} {y}) scale({scale:g})" d="{outline[1]}"/>'


def png(svg: str, side: int) -> bytes:
    """Return a drawing as a picture of that many pixels."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def ico(svg: str) -> bytes:
    """Return a drawing as an icon of Windows."""
    pictures = [png(svg, side) for side in ICO_SIDES]
    head = struct.pack("<3H", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for side, picture in zip(ICO_SIDES, pictures, strict=True):
        head += struct.pack("<4B2H2I", side % 256, side % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns(svg: str) -> bytes:
    """Return a drawing as an icon of macOS."""
    body = b""
    for side, kind in ICNS_KINDS.items():
        picture = png(svg, side)
        body += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Write all of them into a folder."""
    QGuiApplication.instance() or QGuiApplication([sys.argv[0], "-platform", "offscreen"])
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in (("readyroom", program_svg()), ("document", document_svg())):
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
        (folder / f"{name}.ico").write_bytes(ico(svg))
        (folder / f"{name}.icns").write_bytes(icns(svg))
        for side in PNG_SIDES:
            (folder / f"{name}-{side}.png").write_bytes(png(svg, side))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
