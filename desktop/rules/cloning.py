"""Copies of states: what can change is copied, everything else is shared.

A state is made of structs, lists and dicts that the rules change, and of values that they never
do: numbers, words, tuples and frozen structs. How a struct is copied follows from its fields, once
for each type, so that a copy costs a fraction of writing and reading the state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

Copier = Callable[[Any], Any]


@cache
def copier(kind: type[msgspec.Struct]) -> Copier:
    """Return what copies a struct of a type; raises ``TypeError`` for fields that it cannot."""
    hints = get_type_hints(kind)
    parts = [
        (name, copied)
        for name in kind.__struct_fields__
        if (copied := _copier(hints[name])) is not None
    ]
    copy: Copier = kind.__copy__  # type: ignore[attr-defined]  # missing in the stubs
    if not parts:
        return copy

    def copied_struct(value: Any) -> Any:
        new = copy(value)
        for name, copied in parts:
            setattr(new, name, copied(getattr(value, name)))
        return new

    return copied_struct


def _copier(kind: Any) -> Copier | None:
    """Return what copies the values of a type; ``None`` if they never change."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return _list_copier(_copier(inner[0]))
    if origin is dict:
        return _dict_copier(_copier(inner[1]))
    if origin in (Union, UnionType):
        return _union_copier(kind, inner)
    if origin is tuple:
        if all(each is ... or _copier(each) is None for each in inner):
            return None
    elif origin is Literal or kind in (int, str, bytes, bool, float, NoneType):
        return None
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return None if kind.__struct_config__.frozen else copier(kind)
    raise TypeError(f"{kind} in a state: nobody knows whether it can change.")


def _list_copier(copied: Copier | None) -> Copier:
    if copied is None:
        return list.copy
    return lambda values: list(map(copied, values))


def _dict_copier(copied: Copier | None) -> Copier:
    if copied is None:
        return dict.copy
    return lambda values: {key: copied(value) for key, value in values.items()}


def _union_copier(kind: Any, inner: tuple[Any, ...]) -> Copier | None:
    changing = [copied for each in inner if (copied := _copier(each)) is not None]
    if not changing:
        return None
    if len(inner) != 2 or NoneType not in inner:
        raise TypeError(f"{kind} in a state: only None may stand in for what can change.")
    (copied,) = changing
    return lambda value: None if value is None else copied(value)
