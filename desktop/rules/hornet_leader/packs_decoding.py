"""An entry of a pack read by its layout, with every fault told and not only the first (HL-T7.2a).

The layouts are those by which the game's own data are read: what is allowed stands there.
"""

from __future__ import annotations

import difflib
import re
import types
from collections.abc import Collection
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import (
    SECTIONS,
    Entry,
    Faults,
    Place,
    entry_names,
    marked,
)

E = TypeVar("E", bound=Entry)
DEEPEST = 24
"""Tables and lists inside each other; more is no card."""
LARGEST = 9999
LONGEST = 2000
"""Characters of a text."""

_MARKUP = re.compile(r"<[A-Za-z/!]")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


def decode(
    faults: Faults, raw: Any, layout: type[E], place: Place, texts: Collection[str]
) -> E | None:
    """Return an entry; ``None`` if nothing can be made of it.

    Where a field is not possible another value stands in, so that the rest can be checked as well;
    :func:`blurred` tells what such a check has to leave out.
    """
    inside = _Reading()
    clean = _cleaned(inside, raw, layout, place)
    faults.wrong += (*inside.wrong, *inside.unread)
    faults.unsure |= {each for each, _ in inside.wrong}
    try:
        return msgspec.convert(marked(clean, texts), layout)
    except msgspec.ValidationError as wrong:
        faults.expect(inside.wrong, place, str(wrong))
        return None


def blurred(place: Place, unsure: Collection[Place], *, names_only: bool) -> bool:
    """Return whether what is said at a place may come from a value that stands in for another.

    ``names_only`` is said of something that looks at nothing but the field itself.
    """
    for other in unsure:
        depth = len(other.entries)
        if place.entries == other.entries:
            if place.field == other.field or not names_only:
                return True
        elif place.entries[:depth] == other.entries:
            inside = place.entries[depth:]
            if inside and inside[0][0] == other.field:
                return True
    return False


class _Reading(Faults):
    """The faults of one entry."""

    def __init__(self) -> None:
        super().__init__()
        self.unread: list[tuple[Place, str]] = []
        """Fields that nobody knows: the entry can be read without them."""


def unknown(name: str, among: Collection[str]) -> str:
    """Return what to say about a name that is none of these."""
    close = difflib.get_close_matches(name, among, 1)
    nearest = f"; the nearest is {close[0]}" if close else ""
    return f"is not known here{nearest}; allowed {', '.join(among)}"


def monstrous(raw: Any) -> str:
    """Return what no card needs in the contents of a file; empty if there is nothing."""
    level, depth = [raw], 0
    while level and depth <= DEEPEST:
        if any(isinstance(each, int) and each.bit_length() > 63 for each in level):
            return "holds a number that is far too large"
        tables = [each.values() for each in level if isinstance(each, dict)]
        lists = [each for each in level if isinstance(each, list)]
        level = [one for held in (*tables, *lists) for one in held]
        depth += 1
    return f"is nested too deep; allowed {DEEPEST} levels" if level else ""


def _cleaned(faults: _Reading, value: Any, layout: Any, place: Place) -> Any:
    """Return a value without fields that nobody knows, faults told on the way."""
    bare, metas = _unwrapped(layout)
    structs = _structs(bare)
    if structs:
        return _table(faults, value, structs, place)
    origin = get_origin(bare)
    if origin in (tuple, frozenset):
        return _list(faults, value, bare, metas, place)
    return _leaf(faults, value, str if bare is Text else layout, place)


def _unwrapped(layout: Any) -> tuple[Any, tuple[Any, ...]]:
    """Return a type without what is annotated, and without None."""
    metas: tuple[Any, ...] = ()
    if get_origin(layout) is Annotated:
        layout, *rest = get_args(layout)
        metas = tuple(rest)
    if get_origin(layout) in (Union, types.UnionType):
        some = [each for each in get_args(layout) if each is not type(None)]
        if len(some) == 1:
            return _unwrapped(some[0])
    return layout, metas


def _structs(layout: Any) -> tuple[type[msgspec.Struct], ...]:
    """Return the tables that a type allows, if it allows nothing else."""
    union = get_origin(layout) in (Union, types.UnionType)
    parts = get_args(layout) if union else (layout,)
    found = tuple(
        part
        for part in parts
        if isinstance(part, type) and issubclass(part, msgspec.Struct) and part is not Text
    )
    return found if len(found) == len(parts) else ()


def _table(
    faults: _Reading, value: Any, structs: tuple[type[msgspec.Struct], ...], place: Place
) -> Any:
    if not isinstance(value, dict):
        faults.expect(False, place, f"{_shown(value)} is not possible; allowed a table")
        return _stand_in(structs[0])
    here = place._replace(field="")
    if place.field:
        here = here.at("section", place.field) if place.field in SECTIONS else here.at(place.field)
    struct, tag = structs[0], structs[0].__struct_config__.tag_field
    if tag is not None:
        tags = {str(each.__struct_config__.tag): each for each in structs}
        if str(value.get(tag)) not in tags:
            name = _shortened(str(value.get(tag)))
            faults.expect(False, here.on(tag), unknown(name, tuple(tags)))
            return _stand_in(struct)
        struct = tags[str(value[tag])]
    fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
    clean = {tag: value[tag]} if tag is not None else {}
    for name in value:
        if name != tag and name not in fields:
            faults.unread.append((here.on(_shortened(name)), unknown(name, tuple(fields))))
    for name, field in fields.items():
        if name in value:
            clean[name] = _cleaned(faults, value[name], field.type, here.on(name))
        elif field.required:
            faults.expect(False, here.on(name), f"is missing; allowed {allowed(field.type)}")
            clean[name] = _stand_in(field.type)
    return clean


def _list(faults: _Reading, value: Any, layout: Any, metas: tuple[Any, ...], place: Place) -> Any:
    args = get_args(layout)
    fixed = get_origin(layout) is tuple and args[-1] is not Ellipsis
    if not isinstance(value, list) or (fixed and len(value) != len(args)):
        words = f"{_shown(value)} is not possible; allowed {allowed(layout)}"
        faults.expect(False, place, words)
        return _stand_in(layout)
    for meta in metas:
        least, most = meta.min_length or 0, meta.max_length or len(value)
        words = f"has {len(value)} entries; allowed {least}" + f" to {most}" * (most != least)
        faults.expect(least <= len(value) <= most, place, words)
    kinds = args if fixed else args[:1] * len(value)
    found = []
    for index, (one, kind) in enumerate(zip(value, kinds, strict=True)):
        inside = place
        if isinstance(one, dict | list):
            inside = place._replace(field="")
            for name, number in entry_names(place.field, index, one):
                inside = inside.at(name, _shortened(number))
            if isinstance(one, list):
                inside = inside.on("effects")
        found.append(_cleaned(faults, one, kind, inside))
    return found


def _leaf(faults: Faults, value: Any, layout: Any, place: Place) -> Any:
    if isinstance(value, int) and abs(value) > LARGEST:
        faults.expect(False, place, f"is far too large; allowed {allowed(layout)}")
        return _stand_in(layout)
    if isinstance(value, str):
        faults.expect(len(value) <= LONGEST, place, f"is too long; allowed {LONGEST} characters")
        plain = not _MARKUP.search(value) and not _CONTROL.search(value)
        faults.expect(plain, place, "has mark-up or control characters; allowed plain text")
    try:
        msgspec.convert(value, layout)
    except msgspec.ValidationError:
        faults.expect(False, place, f"{_shown(value)} is not possible; allowed {allowed(layout)}")
        return _stand_in(layout)
    return value


def _stand_in(layout: Any) -> Any:
    """Return a value that a type allows, as a file has it."""
    bare, metas = _unwrapped(layout)
    args = get_args(bare)
    if structs := _structs(bare):
        config = structs[0].__struct_config__
        tagged = {} if config.tag_field is None else {config.tag_field: config.tag}
        fields = msgspec.structs.fields(structs[0])
        needed = {each.encode_name: _stand_in(each.type) for each in fields if each.required}
        return tagged | needed
    origin = get_origin(bare)
    if origin is Literal:
        return args[0]
    if origin in (Union, types.UnionType):
        return _stand_in(args[0])
    if origin is tuple and args[-1] is not Ellipsis:
        return [_stand_in(each) for each in args]
    if origin in (tuple, frozenset):
        least = next((meta.min_length for meta in metas if meta.min_length), 0)
        return [_stand_in(args[0])] * least
    if bare is bool:
        return False
    if bare is int:
        return next((meta.ge for meta in metas if meta.ge is not None), 0)
    return "x"


# ----------------------------------------------------------------------------------------- words


def allowed(layout: Any) -> str:
    """Return in words what a type allows."""
    bare, metas = _unwrapped(layout)
    if _structs(bare):
        return "a table"
    origin, args = get_origin(bare), get_args(bare)
    if origin is Literal:
        return ", ".join(map(_shown, args))
    if origin in (Union, types.UnionType):
        return " or ".join(allowed(each) for each in args)
    if origin is tuple and args[-1] is not Ellipsis:
        return f"a list of {len(args)}: {allowed(args[0])} each"
    if origin in (tuple, frozenset):
        return f"a list: {allowed(args[0])} each"
    if bare is bool:
        return "true or false"
    if bare is int:
        return _range(metas)
    if any(meta.pattern for meta in metas):
        return "1 to 40 characters of a-z, 0-9 and _"
    most = next((meta.max_length for meta in metas if meta.max_length), None)
    return f"a text of up to {most} characters" if most else "a text"


def _range(metas: tuple[Any, ...]) -> str:
    low = next((meta.ge for meta in metas if meta.ge is not None), None)
    high = next((meta.le for meta in metas if meta.le is not None), None)
    if low is not None and high is not None:
        return f"{low} to {high}"
    return "a whole number" if low is None else f"{low} or more"


def _shown(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{_shortened(value)}"'
        case int() | float():
            return _shortened(str(value))
        case list():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
        case _:
            return "a date or time"


def _shortened(words: str, length: int = 40) -> str:
    plain = _CONTROL.sub("?", words)
    return plain if len(plain) <= length else f"{plain[:length]}..."
