"""The rules reference of a game, split into sections that can be found by a rule's id.

``resources/<game>/rules.md`` has headings and paragraphs that begin with an id in bold type:
``**DE-3.1**``. Both the dock and the rules browser show it through this page. ``rules.pl.md`` is
the same in Polish, and so for other languages; where there is none, the English one is shown.
"""

from __future__ import annotations

import re

import msgspec

from desktop import resources
from desktop.models.say import say
from desktop.rules.core import T

LANGUAGE = T("language", "en")
"""Translated by the code of the language, as in the name of its file: ``pl``."""

HEADING = re.compile(r"^(#{1,4})\s+(.*)$")
RULE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]{2}-[\w.]+)\*\*\s*(.*)$")
BOLD = re.compile(r"\*\*(.+?)\*\*")
ITALIC = re.compile(r"(?<![\w*])[*_](?!\s)(.+?)(?<!\s)[*_](?![\w*])")
CODE = re.compile(r"`([^`]+)`")
MENTION = re.compile(r"\b([A-Z]{2}-(?:[A-Z]?\d+(?:\.\d+)*[a-z]*|[A-Z]+\.[A-Za-z]?\d+[a-z]*))\b")
"""An id within a sentence: DE-3.4a, RM-S7.0c, or with the chapter in letters, EM-IV.A3b."""


class Paragraph(msgspec.Struct, frozen=True):
    """A piece of the reference: a heading, a rule, or words without an id."""

    kind: str
    """``h1`` to ``h4``, ``rule``, ``item``, ``ruling`` or ``p``."""
    text: str
    rule: str = ""


class RulesText:
    """The reference of one game."""

    def __init__(self, source: str) -> None:
        self.paragraphs = tuple(_paragraphs(source))
        self._by_rule = {p.rule: p for p in self.paragraphs if p.rule}

    @property
    def rules(self) -> tuple[str, ...]:
        """Every id, in the order of the text."""
        return tuple(self._by_rule)

    @property
    def headings(self) -> tuple[tuple[int, str, str], ...]:
        """The level, the words and the anchor of each heading, for a table of contents."""
        return tuple(
            (int(p.kind[1]), plain(p.text), f"h{place}")
            for place, p in enumerate(self.paragraphs)
            if p.kind.startswith("h")
        )

    def anchor(self, rule: str) -> str:
        """Return the id of the text that explains a rule: its own, or the nearest one above it.

        ``DE-3.4a`` is looked for as itself, then as ``DE-3.4``, then as ``DE-3``.
        """
        wanted = rule
        while wanted:
            if wanted in self._by_rule:
                return wanted
            below = [
                known for known in self._by_rule if re.match(rf"{re.escape(wanted)}[.a-z]", known)
            ]
            if below:
                return below[0]
            shorter = re.sub(r"[a-z]$" if wanted[-1].islower() else r"\.\w+$", "", wanted)
            if shorter == wanted:
                return ""
            wanted = shorter
        return ""

    def sentence(self, rule: str) -> str:
        """Return the words of a rule as plain text; nothing for an unknown id."""
        found = self._by_rule.get(self.anchor(rule))
        return "" if found is None else plain(found.text)

    def to_html(self, *, lit: str = "", tint: str = "", link: str = "") -> str:
        """Return the whole text as HTML with an anchor for each rule, one of them tinted."""
        parts = []
        for place, paragraph in enumerate(self.paragraphs):
            parts.append(_html(paragraph, place, self, lit=lit, tint=tint, link=link))
        return "\n".join(parts)

    def knows(self, rule: str) -> bool:
        """Return whether the text has this very id."""
        return rule in self._by_rule


def load_rules(game: str) -> RulesText:
    """Return the reference of a game, translated if it can be; empty for a game without any."""
    for name in (f"rules.{say(LANGUAGE)}.md", "rules.md"):
        try:
            path = resources.path(game, name)
        except resources.ResourceMissing:
            continue
        return RulesText(path.read_text(encoding="utf-8"))
    return RulesText("")


def plain(text: str) -> str:
    """Return a paragraph without its signs for bold, italic and code."""
    return CODE.sub(r"\1", ITALIC.sub(r"\1", BOLD.sub(r"\1", text)))


def _paragraphs(source: str) -> list[Paragraph]:
    found: list[Paragraph] = []
    open_lines = False
    for line in source.splitlines():
        stripped = line.strip()
        heading = HEADING.match(line)
        rule = RULE.match(line)
        if not stripped or stripped.startswith("<!--"):
            open_lines = False
        elif heading:
            found.append(Paragraph(f"h{len(heading[1])}", heading[2].strip()))
            open_lines = False
        elif rule:
            found.append(Paragraph("rule", rule[2].strip(), rule[1]))
            open_lines = True
        elif stripped.startswith(">"):
            found.append(Paragraph("ruling", stripped.lstrip("> ")))
            open_lines = False
        elif stripped.startswith(("- ", "* ")):
            found.append(Paragraph("item", stripped[2:]))
            open_lines = True
        elif open_lines:
            last = found[-1]
            found[-1] = msgspec.structs.replace(last, text=f"{last.text} {stripped}")
        else:
            found.append(Paragraph("p", stripped))
            open_lines = True
    return found


def _html(
    paragraph: Paragraph, place: int, rules: RulesText, *, lit: str, tint: str, link: str
) -> str:
    words = _inline(paragraph.text, rules, link)
    if paragraph.kind.startswith("h"):
        return f'<a name="h{place}"></a><{paragraph.kind}>{words}</{paragraph.kind}>'
    if paragraph.kind == "item":
        return f'<p style="margin-left: 16px">\N{BULLET} {words}</p>'
    if paragraph.kind == "ruling":
        return f'<p style="margin-left: 24px"><i>{words}</i></p>'
    if paragraph.kind == "p":
        return f"<p>{words}</p>"
    ground = f' bgcolor="{tint}"' if paragraph.rule == lit and tint else ""
    colour = f' style="color: {link}"' if link else ""
    return (
        f'<a name="{paragraph.rule}"></a>'
        f'<table width="100%" cellpadding="4" cellspacing="0"{ground}><tr><td>'
        f"<b{colour}>{paragraph.rule}</b>&nbsp; {words}</td></tr></table>"
    )


def _inline(text: str, rules: RulesText, link: str) -> str:
    # Its table of all names of letters is loaded with it, and only for a rule that is read.
    import html

    words = html.escape(text, quote=False)
    words = BOLD.sub(r"<b>\1</b>", words)
    words = ITALIC.sub(r"<i>\1</i>", words)
    words = CODE.sub(r"<code>\1</code>", words)
    style = f' style="color: {link}; text-decoration: none"' if link else ""

    def linked(found: re.Match[str]) -> str:
        if not rules.anchor(found[1]):
            return found[1]
        return f'<a href="#{found[1]}"{style}>{found[1]}</a>'

    return MENTION.sub(linked, words)
