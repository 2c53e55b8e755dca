"""What the tray says after a roll: what the dice led to, not the dice once more (look)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.dice import DieMark
from desktop.paint.theme import Tone
from desktop.rules.core import Choice, Roll, Side
from desktop.rules.eagles_missiles import contests
from desktop.rules.eagles_missiles.actions_fights import FightIn
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, Contest
from desktop.rules.eagles_missiles.rerolls import RollAgain
from desktop.rules.eagles_missiles.resolution import NextTerritory
from desktop.rules.eagles_missiles.state import State
from desktop.table import dice_words
from desktop.table.dice_parts import ruler_faces
from desktop.table.dice_tray import Stage
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.fights import card
from tests.rules.eagles_missiles.positions import KIT, assault, russian, send, war
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import press

SIDES = (POLISH, RUSSIAN)
LOST = 2
"""With this seed two squadrons lose a duel to a raid."""


def stopped(qtbot: QtBot) -> TablePage:
    """Show the table once an assault of no strength has been attacked by itself."""
    s = war(conquered="PDL", steps=(NextTerritory(),))
    assault(s, "III", card(1))
    for squadron in ("PL_F16C_1", "PL_F16C_2"):
        send(s, squadron, "assault:III")
    return fought_over_mazovia(qtbot, s)


def fought_over_mazovia(qtbot: QtBot, s: State, seed: int = 3) -> TablePage:
    """Show the table once Poland has had Mazovia fought out, and is asked what comes next."""
    for line, strength, squadron in (("I", 2, "PL_MIG29_1"), ("IV", 3, "PL_MIG29_2")):
        assault(s, line, card(strength))
        send(s, squadron, f"assault:{line}")
    page = page_at(qtbot, s, seed=seed)
    page.model.play(FightIn("MAZ"))
    return page


def test_the_tray_says_what_the_dice_of_a_fight_led_to(qtbot: QtBot) -> None:
    page = stopped(qtbot)
    tray = page.dice.tray
    assert tray.stage is Stage.SETTLED
    assert tray.words.endswith("The assault on Mazovia is stopped.")
    # The sums and who won by how much stand in the tray above that.
    assert "Poland wins" not in tray.words
    assert tray.words.count("Squadron") <= 2


def dogfight() -> tuple[State, Contest]:
    """Return a duel of the fifth day that either side can still win."""
    s = scenes.sent()
    escort = next(each for each in s.squadrons if each.role == "escort" and each.at == "SEA")
    return s, Contest("duel", escort.id, ["NA_JAS_1"])


def contest() -> Roll:
    s, duel = dogfight()
    decision = contests.dice(s, KIT, duel)
    assert decision.roll is not None
    return decision.roll


def rolled_again() -> Roll:
    s, duel = dogfight()
    duel.dice = [3, 3]
    s.contest = duel
    decision = RollAgain(allied=False, rule="EM-P.3").decision(s, KIT)
    assert decision.roll is not None
    return decision.roll


@pytest.mark.parametrize(("make", "dice"), [(contest, (6, 1)), (rolled_again, (1,))])
def test_a_fight_names_who_has_won_and_is_coloured_for_whoever_looks(
    make: Callable[[], Roll], dice: tuple[int, ...]
) -> None:
    roll = make()
    ours, theirs = (dice_words.verdict(roll, dice, harms=side in roll.harms) for side in SIDES)
    assert ours.title == theirs.title
    assert "Poland" in ours.title
    assert (ours.tone, theirs.tone) == (Tone.GOOD, Tone.BAD)
    assert "Poland" in dice_words.odds(roll)
    assert "Russia" in dice_words.odds(roll)


def test_the_faces_of_a_die_rolled_again_are_coloured_for_whoever_looks() -> None:
    ours, theirs = (ruler_faces(rolled_again(), harms=harms) for harms in (False, True))
    assert [face.tone for face in theirs] == [dice_words.mirrored(face.tone) for face in ours]
    assert {Tone.GOOD, Tone.BAD} <= {face.tone for face in ours}


@pytest.mark.rule("EM-VI.4a")
def test_the_tray_and_the_log_say_that_a_bomber_has_broken_through(qtbot: QtBot) -> None:
    s = war(steps=(NextTerritory(),))
    raid = russian(s, "SU24", "raid", "MAZ")
    for squadron in ("PL_SU22_1", "PL_SU22_2"):
        send(s, squadron, raid.id)
    page = fought_over_mazovia(qtbot, s, LOST)
    name = say(KIT.squadron_name(raid.id))
    assert f"{name} breaks through, its raid goes on" in page.dice.tray.words
    lines = page.sides.lines
    said = [str(lines.index(row, 0).data()) for row in range(lines.rowCount())]
    assert any("breaks through" in line for line in said)


def test_dice_that_hit_nothing_do_not_tell_of_the_next_missiles(qtbot: QtBot) -> None:
    s = scenes.missiles()
    first, second = s.missiles
    s.unit("AA_PAT").at = second.territory
    page = page_at(qtbot, s, persons=(RUSSIAN,), seed=2)
    press(page, "1")
    # The second card is carried out by itself, up to the Patriot's answer.
    choice = page.model.session.decision
    assert isinstance(choice, Choice)
    assert choice.side == POLISH
    words = page.dice.tray.words
    assert say(KIT.card_title(first.card)) in words
    assert "No Hit" in words
    assert say(KIT.card_title(second.card)) not in words


HITS = 3
"""With this seed the first missile card hits."""


@pytest.mark.parametrize(("seed", "hit"), [(HITS, True), (2, False)])
@pytest.mark.parametrize("viewer", [POLISH, RUSSIAN])
def test_a_missile_that_hits_is_coloured_for_whoever_looks(
    qtbot: QtBot, viewer: Side, seed: int, hit: bool
) -> None:
    s = scenes.missiles()
    s.unit("AA_PAT").at = s.missiles[1].territory
    page = page_at(qtbot, s, persons=(viewer,), seed=seed)
    choice = page.model.session.decision
    assert isinstance(choice, Choice)
    page.model.play(choice.actions[0])
    tray = page.dice.tray
    assert tray.stage is Stage.SETTLED
    assert tray.words.endswith("No Hit") is not hit
    marks = {die.mark for row in tray.batch.rows for die in row.dice}
    if viewer == POLISH:
        assert tray.tone is (Tone.BAD if hit else Tone.GOOD)
        assert marks & {DieMark.HIT, DieMark.MISS} == set()
        assert (DieMark.HARM in marks) is hit
    else:
        assert tray.tone is (Tone.GOOD if hit else Tone.BAD)
        assert (DieMark.HIT in marks) is hit
