"""Qt's enumerations, made the quick way: a start makes 4,000 members of them.

PySide makes an enumeration when its class is first named, with all the others of that class, by
the functional call of the standard library. That looks at every member in turn: is its name
private, is its value a descriptor, does a base class have it already? It takes 10 us a member, a
fifth of a start. What comes from Qt's headers is names and whole numbers, and of those the same
enumeration can be made directly; whatever else is asked for is left to the standard library.
"""

from __future__ import annotations

import sys
from enum import Enum, EnumType, Flag, FlagBoundary
from functools import cache
from typing import Any, NamedTuple

KEPT = {
    "_member_map_",
    "_member_names_",
    "_unhashable_values_",
    "_unhashable_values_map_",
    "_value2member_map_",
}
"""Where an enumeration keeps its members; a Python that keeps more of them makes its own."""

COMPARED = ((3, 11), (3, 12), (3, 13))
"""Pythons whose own enumerations these have been compared with; others make theirs."""

LIBRARY: Any = EnumType
"""The kind of all enumerations, of which types tell only what everybody may call."""
_made_by_library = LIBRARY._create_


class Model(NamedTuple):
    """An enumeration without members, from which others are copied."""

    attributes: dict[str, Any]
    containers: dict[str, type[list[Any] | dict[Any, Any]]]
    taken: frozenset[str]
    """The names that mean something already in a class like this one."""


def make_enums_quickly() -> None:
    """Have the enumerations that are asked for by their names and values made so from now on."""
    if sys.version_info[:2] in COMPARED:
        LIBRARY._create_ = _create


def _create(
    kind: type[Enum],
    class_name: str,
    names: Any,
    *,
    module: str | None = None,
    boundary: FlagBoundary | None = None,
    **others: Any,
) -> Any:
    """Answer a functional call as the standard library does, which gets all but the plain sort."""
    # Whoever made the call, past the call itself.
    module = module or sys._getframe(2).f_globals.get("__name__", __name__)
    made = None
    if type(names) is list and others.get("type") is others.get("qualname") is None:
        made = quick_enum(kind, class_name, names, boundary)
    if made is None:
        return _made_by_library(kind, class_name, names, module=module, boundary=boundary, **others)
    made.__module__ = module
    return made


def quick_enum(
    kind: type[Enum],
    class_name: str,
    members: list[tuple[str, int]],
    boundary: FlagBoundary | None = None,
) -> type[Enum] | None:
    """Return what ``kind(class_name, members, boundary=...)`` does, or nothing if it is not plain.

    Plain are members that are pairs of a name and a whole number.
    """
    model = _model(kind, boundary)
    if model is None or set(map(type, members)) - {tuple}:
        return None
    values = dict(members)
    if set(map(type, values.values())) - {int} or not model.taken.isdisjoint(values):
        return None
    if len(values) < len(members) or "_" in {name[0] for name in values}:
        return None
    fresh = {name: container() for name, container in model.containers.items()}
    made: Any = type.__new__(EnumType, class_name, (kind,), model.attributes | fresh)
    names, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    is_flag, number = issubclass(made, Flag), made._member_type_
    mask = bits = 0
    for name, value in values.items():
        member = by_value.get(value)
        if member is None:
            member = number.__new__(made) if number is object else number.__new__(made, value)
            member._value_, member._name_ = value, name
            member.__objclass__, member._sort_order_ = made, len(names)
            by_value[value] = member
            mask |= value
            is_bit = value != 0 and value & (value - 1) == 0
            if is_bit:
                bits |= value
            # Flags that are put together of others are not counted among the members.
            if is_bit or not is_flag:
                names.append(name)
        by_name[name] = member
        # The class itself would look whether that takes the place of another member.
        type.__setattr__(made, name, member)
    if is_flag:
        if "_singles_mask_" in model.attributes:
            made._flag_mask_, made._singles_mask_ = mask, bits
        else:  # up to Python 3.11.3
            made._flag_mask_ = bits
        made._all_bits_ = 2 ** mask.bit_length() - 1
        order = [by_name[name]._value_ for name in names]
        if order != sorted(order):
            made._iter_member_ = made._iter_member_by_def_
    finished: type[Enum] = made
    return finished


@cache
def _model(kind: type[Enum], boundary: FlagBoundary | None) -> Model | None:
    """Return a kind's model, or nothing if this Python makes enumerations in another way."""
    empty = _made_by_library(kind, "Empty", (), module=__name__, boundary=boundary)
    attributes = dict(vars(empty))
    containers = {
        name: type(value) for name, value in attributes.items() if isinstance(value, list | dict)
    }
    if not containers.keys() <= KEPT:
        return None
    return Model(attributes, containers, frozenset({"mro"}.union(*map(vars, empty.__mro__))))
