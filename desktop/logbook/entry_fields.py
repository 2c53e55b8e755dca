"""What a form asks about an entry of a pack, and the entry that its answers make (HL-T7.3a).

Answers are words as they are typed: whatever they are, they become an entry, and the check of the
pack says what is wrong with it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, get_args

from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.components_cards import Art
from desktop.rules.hornet_leader.effects_base import Skill
from desktop.rules.hornet_leader.naming import SKILLS

Raw = dict[str, Any]
Form = Literal["words", "number", "numbers", "list", "flag"]
Path = tuple[str, ...]
LONGEST_ID = 40


class Field(NamedTuple):
    """A single answer."""

    path: Path
    label: Text
    form: Form = "words"
    choices: tuple[str, ...] = ()


class Grid(NamedTuple):
    """Answers in rows: those of ``rows``, or as many as are filled in."""

    path: Path
    label: Text
    columns: tuple[Field, ...]
    row_key: str = ""
    """The field that has the row's name."""
    rows: tuple[tuple[str, Text], ...] = ()
    most: int = 0
    """Rows that can be filled in, where they have no names."""


class Sheet(NamedTuple):
    """The form of a kind of entry."""

    fields: tuple[Field, ...]
    grids: tuple[Grid, ...] = ()
    renewed: tuple[Path, ...] = ()
    """What is not taken over from a copy: it is drawn anew."""


def _field(path: str, label: Text, form: Form = "words", choices: Sequence[str] = ()) -> Field:
    return Field(tuple(path.split(".")), label, form, tuple(choices))


_NUMBER = T("logbook", "Number")
_TITLE = T("logbook", "Title")
_STRESS = T("logbook", "Stress")
_PILOT = Sheet(
    fields=(
        _field("id", T("logbook", "Id")),
        _field("callsign", T("logbook", "Call sign")),
        _field("aircraft", T("logbook", "Aircraft")),
        _field("bio", T("logbook", "A line about him")),
        _field("log_only", T("logbook", "For the log only"), "flag"),
    ),
    grids=(
        Grid(
            ("level",),
            T("logbook", "Levels"),
            (
                _field("okay_max", T("logbook", "Okay to"), "number"),
                _field("shaken_max", T("logbook", "Shaken to"), "number"),
                _field("xp", T("logbook", "XP"), "number"),
                _field("cool", T("logbook", "Cool"), "number"),
                _field("sa", T("logbook", "SA"), "number"),
                _field("okay.speed", T("logbook", "Okay speed")),
                _field("okay.ata", T("logbook", "AtA"), "number"),
                _field("okay.atg", T("logbook", "AtG"), "number"),
                _field("shaken.speed", T("logbook", "Shaken speed")),
                _field("shaken.ata", T("logbook", "AtA"), "number"),
                _field("shaken.atg", T("logbook", "AtG"), "number"),
            ),
            "skill",
            tuple(zip(get_args(Skill), SKILLS, strict=True)),
        ),
    ),
)
_TARGET = Sheet(
    fields=(
        _field("number", _NUMBER, "number"),
        _field("title", _TITLE),
        _field("art", T("logbook", "Picture"), "words", get_args(Art)),
        _field("aircraft", T("logbook", "Aircraft"), "number"),
        _field("hits", T("logbook", "Hits"), "number"),
        _field("vp", T("logbook", "Victory Points"), "number"),
        _field("sites", T("logbook", "Sites: Approach, Center"), "numbers"),
        _field("bandits", T("logbook", "Bandits: Approach, Center"), "numbers"),
        _field("recon", T("logbook", "Recon"), "number"),
        _field("intel", T("logbook", "Intel"), "number"),
        _field("infra", T("logbook", "Infra"), "number"),
        _field("stress", _STRESS, "number"),
        _field("traits", T("logbook", "Traits"), "list"),
        _field("keywords", T("logbook", "Words that Events look for"), "list"),
        _field("flavor", T("logbook", "A line of mood")),
        _field("night", T("logbook", "Can be flown at night"), "flag"),
        _field("log_only", T("logbook", "For the log only"), "flag"),
    )
)
_SECTIONS = {
    "bound": T("logbook", "Target-Bound"),
    "over": T("logbook", "Over Target"),
    "home": T("logbook", "Home-Bound"),
}
_IN_SECTION: tuple[tuple[str, Text, Form], ...] = (
    ("title", _TITLE, "words"),
    ("text", T("logbook", "Text"), "words"),
    ("xp", T("logbook", "Experience"), "number"),
)
_OF_SECTION = T("logbook", "{section}: {field}")
_EVENT = Sheet(
    fields=(
        _field("number", _NUMBER, "number"),
        *(
            _field(f"{key}.{name}", _OF_SECTION.of(section=section, field=label), form)
            for key, section in _SECTIONS.items()
            for name, label, form in _IN_SECTION
        ),
    )
)
_CAMPAIGN = Sheet(
    fields=(
        _field("id", T("logbook", "Id")),
        _field("title", _TITLE),
        _field("theater", T("logbook", "Where")),
        _field("year", T("logbook", "Year"), "number"),
        _field(
            "difficulty",
            T("logbook", "Difficulty"),
            "words",
            ("introductory", "standard", "advanced", "expert"),
        ),
        _field("services", T("logbook", "Services"), "list"),
        _field("standard", T("logbook", "Standard weapons"), "list"),
        _field("special", T("logbook", "Special Weapons"), "list"),
        _field("remove_sites", T("logbook", "Sites that do not take part"), "list"),
        _field("remove_bandits", T("logbook", "Bandits that do not take part"), "list"),
        _field("tracks.recon.values", T("logbook", "Recon readings"), "numbers"),
        _field("tracks.recon.start", T("logbook", "Recon begins at (from 0)"), "number"),
        _field("tracks.infra.values", T("logbook", "Infra readings"), "numbers"),
        _field("tracks.infra.start", T("logbook", "Infra begins at (from 0)"), "number"),
        _field("briefing", T("logbook", "Briefing")),
    ),
    grids=(
        Grid(
            ("length",),
            T("logbook", "Lengths"),
            (
                _field("days", T("logbook", "Days"), "number"),
                _field("so", T("logbook", "SO Points"), "number"),
                _field("vp.great", T("logbook", "Great"), "number"),
                _field("vp.good", T("logbook", "Good"), "number"),
                _field("vp.adequate", T("logbook", "Adequate"), "number"),
                _field("vp.poor", T("logbook", "Poor"), "number"),
            ),
            "name",
            tuple(
                zip(
                    LENGTHS,
                    (T("logbook", "Short"), T("logbook", "Medium"), T("logbook", "Long")),
                    strict=True,
                )
            ),
        ),
        Grid(
            ("band",),
            T("logbook", "Range bands, the closest first"),
            (
                _field("name", T("logbook", "Name")),
                _field("targets", T("logbook", "Targets"), "numbers"),
                _field("weight_penalty", T("logbook", "Weight penalty"), "number"),
                _field("stress", _STRESS, "number"),
                _field("bonus_xp", T("logbook", "Bonus Experience"), "number"),
            ),
            most=6,
        ),
    ),
    renewed=(("sheet",), ("spot",)),
)
SHEETS: Mapping[str, Sheet] = {
    "pilot": _PILOT,
    "target": _TARGET,
    "event": _EVENT,
    "campaign": _CAMPAIGN,
}


# ---------------------------------------------------------------------------------------- values


def value_of(words: str, form: Form) -> Any:
    """Return what words are in a file; what is no number stays words, for the check to refuse."""
    if form == "number":
        return _number(words)
    parts = [part.strip() for part in words.replace(";", ",").split(",") if part.strip()]
    if form == "numbers":
        return [_number(part) for part in parts]
    return parts if form == "list" else words


def _number(words: str) -> int | str:
    try:
        return int(words.strip().replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        return words


def id_of(name: str) -> str:
    """Return the id that goes with a name: ``Old Salt`` is ``old_salt``."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "_", bare).strip("_")[:LONGEST_ID]


def words_of(value: Any) -> str:
    """Return a value of a file as it is typed."""
    if isinstance(value, list):
        return ", ".join(map(words_of, value))
    return "" if value is None else str(value)


def get(entry: Mapping[str, Any], path: Path) -> Any:
    """Return what stands at a place of an entry; ``None`` if nothing does."""
    value: Any = entry
    for name in path:
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def put(entry: Raw, path: Path, value: Any) -> None:
    """Put a value at a place of an entry."""
    for name in path[:-1]:
        held = entry.get(name)
        entry[name] = held if isinstance(held, dict) else {}
        entry = entry[name]
    entry[path[-1]] = value


def without(entry: Mapping[str, Any], paths: Sequence[Path]) -> Raw:
    """Return an entry without these places, and without tables that are empty then."""
    rest: Raw = {}
    for name, value in entry.items():
        inner = [path[1:] for path in paths if path[0] == name]
        if () in inner:
            continue
        if inner and isinstance(value, Mapping):
            value = without(value, inner)
            if not value:
                continue
        rest[name] = value
    return rest


def places(sheet: Sheet) -> list[Path]:
    """Return all places of an entry that a form asks about or draws anew."""
    asked = [field.path for field in sheet.fields]
    return [*asked, *(grid.path for grid in sheet.grids), *sheet.renewed]


def row_of(grid: Grid, answers: Sequence[str], base: Mapping[str, Any], name: str = "") -> Raw:
    """Return a row of a grid: its answers over what a copy has besides."""
    row: Raw = {grid.row_key: name} if grid.row_key else {}
    row |= without(base, [column.path for column in grid.columns])
    for column, words in zip(grid.columns, answers, strict=True):
        if words.strip():
            put(row, column.path, value_of(words, column.form))
    return row
