"""Qt's enumerations made the quick way are those that the standard library makes."""

import subprocess
import sys
from enum import Enum, EnumType, Flag, FlagBoundary, IntEnum, IntFlag
from pathlib import Path
from typing import Any

import pytest

from desktop.quick_enums import make_enums_quickly, quick_enum

TOP = Path(__file__).resolve().parent.parent

ALL_OF_QT = """
import enum, importlib, sys
if "quickly" in sys.argv:
    from desktop import quick_enums
    quick_enums.make_enums_quickly()
for name in ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport"):
    module = importlib.import_module(f"PySide6.{name}")
    for class_name in dir(module):
        getattr(module, class_name)

def all_below(kind):
    for made in kind.__subclasses__():
        yield made
        yield from all_below(made)

def told(made):
    members = [
        (name, member.name, member._value_, repr(member), str(member), sorted(vars(member).items()))
        for name, member in made.__members__.items()
    ]
    yield from (made.__module__, made.__qualname__, made.__doc__, made.__mro__, len(made))
    yield from (members, made._member_names_, made._member_type_, sorted(vars(made)))
    if issubclass(made, enum.Flag):
        yield from (made._flag_mask_, made._all_bits_, made._boundary_)
        yield getattr(made, "_singles_mask_", None)
        for one in made:
            joined = [one | other for other in made]
            yield from (~one, joined, [list(flags) for flags in joined if flags._value_ > 0])

of_qt = [made for made in all_below(enum.Enum) if made.__module__.startswith("PySide6.Qt")]
print(len(of_qt))
for made in sorted(of_qt, key=lambda made: (made.__module__, made.__qualname__)):
    print(*told(made))
"""


def described(*arguments: str) -> str:
    """Return every enumeration of Qt, told in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", ALL_OF_QT, *arguments],
        cwd=TOP,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout


def test_every_enumeration_of_qt_is_the_one_that_the_library_makes() -> None:
    quick = described("quickly")
    assert int(quick.partition("\n")[0]) > 600
    assert quick == described()


@pytest.mark.parametrize("kind", [Enum, IntEnum, Flag, IntFlag])
def test_other_names_flags_put_together_and_members_out_of_order_come_out_alike(
    kind: type[Enum],
) -> None:
    members = [("FOUR", 4), ("ONE", 1), ("UNO", 1), ("NONE", 0), ("FIVE", 5), ("ALL", -1)]
    call: Any = kind
    other = call("Made", members, boundary=FlagBoundary.KEEP)
    quick = quick_enum(kind, "Made", members, FlagBoundary.KEEP)
    assert quick is not None
    assert vars(quick).keys() == vars(other).keys()
    assert repr(list(quick)) == repr(list(other))
    assert [vars(member)["_sort_order_"] for member in quick.__members__.values()] == [
        vars(member)["_sort_order_"] for member in other.__members__.values()
    ]
    assert quick["UNO"] is quick(1) is quick["ONE"]
    for name in quick.__members__:
        with pytest.raises(AttributeError, match="cannot reassign member"):
            setattr(quick, name, 2)


@pytest.mark.parametrize(
    "members",
    [
        [("name", 1)],
        [("mro", 1)],
        [("_hidden_", 1)],
        [("ONE", "one")],
        [("ONE", True)],
        [("ONE", 1), ("ONE", 2)],
        ["ONE", "TWO"],
    ],
)
def test_what_is_not_plain_is_left_to_the_library(members: list[tuple[str, int]]) -> None:
    assert quick_enum(Enum, "Made", members) is None


def test_a_functional_call_knows_who_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EnumType, "_create_", vars(EnumType)["_create_"])
    make_enums_quickly()
    quick = Enum("Quick", [("ONE", 1)])  # type: ignore[misc]  # not written out
    other = Enum("Other", "ONE TWO")  # type: ignore[misc]  # not written out
    assert quick.__module__ == other.__module__ == __name__
    assert [one.name for one in other] == ["ONE", "TWO"]
    assert vars(quick)["ONE"] is quick(1)


def test_a_python_that_was_not_compared_makes_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    library = vars(EnumType)["_create_"]
    monkeypatch.setattr(EnumType, "_create_", library)
    monkeypatch.setattr("desktop.quick_enums.COMPARED", ())
    make_enums_quickly()
    assert vars(EnumType)["_create_"] is library
