"""A text in blocks, written as Markdown, as plain text or as the mark-up of forums."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

Format = Literal["markdown", "text", "bbcode"]
EXTENSIONS: dict[Format, str] = {"markdown": ".md", "text": ".txt", "bbcode": ".bbcode.txt"}
ZERO_WIDTH = "\N{ZERO WIDTH SPACE}"


class Heading(NamedTuple):
    """A heading; level 1 is that of the whole."""

    level: int
    words: str


class Paragraph(NamedTuple):
    """Sentences one after the other, the first of them strong if it has a ``lead``."""

    words: str
    lead: str = ""


class Quote(NamedTuple):
    """What a person wrote."""

    words: str


class Grid(NamedTuple):
    """A table with a header."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | Paragraph | Quote | Grid


def written(blocks: Iterable[Block], form: Format) -> str:
    """Return blocks as a text of that form; nothing in their words counts as mark-up."""
    way = {"markdown": _markdown, "text": _text, "bbcode": _bbcode}[form]
    return "\n\n".join(way(block) for block in blocks) + "\n"


# ------------------------------------------------------------------------------------ Markdown


def _markdown(block: Block) -> str:
    match block:
        case Heading():
            return f"{'#' * block.level} {_md(block.words)}"
        case Paragraph():
            lead = f"**{_md(block.lead)}** " if block.lead.strip() else ""
            return lead + _md(block.words)
        case Quote():
            return "\n".join(f"> {_md(line)}".rstrip() for line in _lines(block.words))
        case Grid():
            rows = (block.header, ("---",) * len(block.header))
            lines = [" | ".join(map(_md_cell, rows[0])), " | ".join(rows[1])]
            lines += [" | ".join(map(_md_cell, row)) for row in block.rows]
            return "\n".join(f"| {line} |" for line in lines)


def _md(words: str) -> str:
    """Return words in which nothing is mark-up, HTML least of all."""
    # A number or a sign at the beginning would make an item of a list.
    return re.sub(r"\A(\d*)([-+=.)])", r"\1\\\2", _md_cell(words))


def _md_cell(words: str) -> str:
    plain = " ".join(words.split())
    return re.sub(r"([\\`*_\[\]<>#|~]|&(?=#?\w+;))", r"\\\1", plain) or " "


# ----------------------------------------------------------------------------------- plain text


def _text(block: Block) -> str:
    match block:
        case Heading():
            line = ("=" if block.level == 1 else "-") * len(block.words)
            return f"{block.words}\n{line}"
        case Paragraph():
            return f"{block.lead} {block.words}".strip()
        case Quote():
            return "\n".join(f"    {line}".rstrip() for line in _lines(block.words))
        case Grid():
            return _columns((block.header, *block.rows))


def _columns(rows: Sequence[Sequence[str]]) -> str:
    """Return rows with their columns below each other; numbers stand at the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    numeric = [
        all(re.fullmatch(r"[^\w]*\d+|\?|-|", cell) for cell in column)
        for column in zip(*rows[1:], strict=True)
    ] or [False] * len(widths)
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


# ------------------------------------------------------------------------------------ of forums


def _bbcode(block: Block) -> str:
    match block:
        case Heading():
            size = {1: 160, 2: 130}.get(block.level, 110)
            return f"[size={size}][b]{_bb(block.words)}[/b][/size]"
        case Paragraph():
            lead = f"[b]{_bb(block.lead)}[/b] " if block.lead.strip() else ""
            return lead + _bb(block.words)
        case Quote():
            words = "\n".join(map(_bb, _lines(block.words)))
            return f"[quote]{words}[/quote]"
        case Grid():
            # Tables are not known everywhere; lines of one width are.
            return f"[code]\n{_bb(_columns((block.header, *block.rows)))}\n[/code]"


def _bb(words: str) -> str:
    """Return words in which no bracket begins a tag."""
    return words.replace("[", f"[{ZERO_WIDTH}")


def _lines(words: str) -> list[str]:
    return words.strip().splitlines()
