"""Every text a person reads can be translated, and the Polish translation is complete."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from desktop.catalogue import open_game
from desktop.rules.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "desktop").rglob("*.py"))
TRANSLATIONS = sorted((ROOT / "translations").glob("readyroom_*.ts"))


class Marks(NamedTuple):
    """Where a module names texts."""

    T: tuple[ast.Call, ...]
    """Calls of ``T(...)``."""
    tr: tuple[ast.Call, ...]
    """Calls of ``tr(...)``, mostly of a method."""
    inserted: tuple[str, ...]
    """Its f-strings."""


@cache
def marks(path: Path) -> Marks:
    """Read a module."""
    marked, translated, inserted = [], [], []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="T")):
                marked.append(node)
            case ast.Call(func=ast.Name(id="tr") | ast.Attribute(attr="tr")):
                translated.append(node)
            case ast.JoinedStr():
                inserted.append(ast.unparse(node))
            case _:
                pass
    return Marks(tuple(marked), tuple(translated), tuple(inserted))


def literals(call: ast.Call) -> list[str] | None:
    """Return the arguments that are plain strings; ``None`` if a text is anything else."""
    found = [
        arg.value
        for arg in call.args[:2]
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]
    return found or None


def messages(translation: Path) -> dict[tuple[str, str], list[str]]:
    """Return what a translation says for each context and source; plural forms are several."""
    found = {}
    for context in ET.parse(translation).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            element = message.find("translation")
            assert element is not None
            forms = [form.text or "" for form in element.iter("numerusform")]
            done = element.get("type") != "unfinished"
            texts = (forms or [element.text or ""]) if done else [""]
            found[name, message.findtext("source") or ""] = texts
    return found


def marked() -> set[tuple[str, str]]:
    """Return context and source of every text that the code and the data mark with ``T``."""
    found = {(text.context, text.source) for key in GAMES for text in open_game(key).kit.texts()}
    for path in SOURCES:
        for call in marks(path).T:
            texts = literals(call)
            assert texts is not None
            found.add((texts[0], texts[1]))
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(ROOT)))
def test_markers_have_plain_texts_as_the_extraction_needs(path: Path) -> None:
    for call in marks(path).T:
        texts = literals(call)
        assert len(texts or ()) == 2 == len(call.args), ast.unparse(call)
    for call in marks(path).tr:
        assert literals(call) is not None, ast.unparse(call)
    # The extraction does not look into f-strings.
    assert not [text for text in marks(path).inserted if ".tr(" in text]


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(ROOT)))
def test_no_text_leaves_its_plural_to_the_reader(path: Path) -> None:
    found = marks(path)
    texts = [text for call in (*found.T, *found.tr) for text in literals(call) or ()]
    assert not [text for text in texts if "(s)" in text or "%n" in text]


@pytest.mark.parametrize("translation", TRANSLATIONS, ids=lambda p: p.stem)
def test_every_marked_text_is_in_the_translation(translation: Path) -> None:
    known = messages(translation)
    assert not sorted(marked() - known.keys()), "run packaging/translate"
    shown = {source for _, source in known}
    for path in SOURCES:
        for call in marks(path).tr:
            texts = literals(call)
            assert (texts or [""])[0] in shown, f"{path}: {texts}"


def test_polish_is_there() -> None:
    assert "readyroom_pl" in {path.stem for path in TRANSLATIONS}


@pytest.mark.parametrize("translation", TRANSLATIONS, ids=lambda p: p.stem)
def test_no_text_is_left_untranslated(translation: Path) -> None:
    assert not [key for key, texts in messages(translation).items() if not all(texts)]


@pytest.mark.parametrize("translation", TRANSLATIONS, ids=lambda p: p.stem)
def test_translations_keep_the_placeholders(translation: Path) -> None:
    for (_, source), texts in messages(translation).items():
        for text in texts:
            wanted = set(re.findall(r"\{\w+\}", source))
            assert set(re.findall(r"\{\w+\}", text)) == wanted, (source, text)


def test_the_extraction_finds_nothing_new(tmp_path: Path) -> None:
    """The committed translations are what ``packaging/translate`` would write."""
    copy = tmp_path / "readyroom_pl.ts"
    copy.write_bytes((ROOT / "translations" / "readyroom_pl.ts").read_bytes())
    subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "translate"), "--into", str(tmp_path)],
        check=True,
        capture_output=True,
    )
    assert messages(copy).keys() == messages(ROOT / "translations" / "readyroom_pl.ts").keys()
