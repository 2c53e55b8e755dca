"""Libraries damaged in some of the ways of ``python -m tests.torture --damage``."""

from pathlib import Path
from random import Random

import pytest

from desktop.store.database import Database
from desktop.store.errors import DamagedDatabase
from desktop.store.paths import DataDir
from tests.torture import damage


def test_every_damage_has_its_answer_and_nothing_is_lost_in_silence() -> None:
    answers = damage.torture(60, Random(2))
    assert answers.total() == 60
    assert answers["rescued"] > 20


@pytest.mark.parametrize(
    "name",
    [
        "format 1000",
        "format 2000",
        "header byte 18",
        "header byte 19",
        "header bit of 63",
        "odd games",
        "odd settings",
        "without versions",
        "without actions",
    ],
)
def test_a_library_without_what_its_format_has_is_damaged_and_rescued(
    tmp_path: Path, name: str
) -> None:
    """A wrong bit in the number of the format, or in the name of a column."""
    place = DataDir(tmp_path)
    place.prepare()
    damage.fill(place)
    ways = damage.damages(place.database.read_bytes(), Random(1), 400)
    (chosen,) = (each for each in ways if each.name == name)
    place.database.write_bytes(chosen.content)
    with pytest.raises(DamagedDatabase):
        Database(place)
    assert damage.answer(place, chosen).startswith("rescued")
