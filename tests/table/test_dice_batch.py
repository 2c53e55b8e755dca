"""Batches, several outcomes of one die, and two dice of which the lower counts."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.dice import DieMark
from desktop.paint.theme import ThemeSource, Tone
from desktop.rules.core import Band, Chance, Die, Roll, T
from desktop.table import dice_words, roll_odds
from desktop.table.dice_batch import SmallDice
from desktop.table.dice_by_hand import DiceByHand
from desktop.table.dice_parts import Terms
from desktop.table.dice_tray import DiceTray, Stage
from desktop.table.dice_words import Stretch

MISSILE = Die(T("t", "AIM-9 at MiG-21"), (4,), ((T("t", "skill"), 1), (T("t", "Dogfight"), -2)))
BOMB = Die(T("t", "Mk.83 at the Target"), (3, 6, 11))
BATCH = Roll(3, 10, subject=T("t", "Hunter attacks"), parts=(BOMB, MISSILE, BOMB))
BANDS = (
    Band(1, 1, T("t", "No effect"), "good"),
    Band(2, 5, T("t", "Stress"), "warn"),
    Band(6, 10, T("t", "Destroyed"), "worst"),
)
ATTACK = Roll(1, 10, subject=T("t", "SA-6 at Banzai"), bands=BANDS)
EVADED = Roll(2, 10, subject=T("t", "SA-6 at Banzai"), bands=BANDS, lowest=True)


def chance_of(roll: Roll) -> Chance:
    return Chance("x", "T-1", T("t", "A roll"), roll=roll)


@pytest.fixture
def tray(qtbot: QtBot, themes: ThemeSource) -> Iterator[DiceTray]:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(800, 600)
    tray = DiceTray(themes, board)
    tray.set_motion(False)
    # Whoever has the tray keeps the board it lies on.
    yield tray
    board.close()


def by_hand(qtbot: QtBot, themes: ThemeSource, roll: Roll) -> DiceByHand:
    dialog = DiceByHand(chance_of(roll), roll, themes)
    qtbot.addWidget(dialog)
    return dialog


# --- odds -----------------------------------------------------------------------------------------


def test_the_lower_of_two_dice_is_counted_exactly() -> None:
    found = roll_odds.ways(EVADED)
    pairs = [min(a, b) for a in range(1, 11) for b in range(1, 11)]
    assert found == {face: pairs.count(face) for face in range(1, 11)}


def test_the_outcomes_of_a_roll_have_exact_chances() -> None:
    assert [share for _, share in roll_odds.shares(ATTACK)] == [
        Fraction(1, 10),
        Fraction(4, 10),
        Fraction(5, 10),
    ]
    assert [share for _, share in roll_odds.shares(EVADED)] == [
        Fraction(19, 100),
        Fraction(56, 100),
        Fraction(25, 100),
    ]


def test_the_hits_of_a_batch_are_folded_exactly() -> None:
    faces = [(a, b, c) for a in range(1, 11) for b in range(1, 11) for c in range(1, 11)]
    sums = [
        sum(roll_odds.hits(die, face) for die, face in zip(BATCH.parts, each, strict=True))
        for each in faces
    ]
    expected = tuple(Fraction(sums.count(count), 1000) for count in range(6))
    assert roll_odds.total_hits(BATCH) == expected
    assert sum(expected) == 1


def test_dice_alike_stand_in_one_row() -> None:
    assert roll_odds.alike(BATCH.parts) == ((0, 2), (1,))


def test_a_success_of_the_lower_die_is_judged_by_it() -> None:
    assert roll_odds.chance(Roll(2, 10, 6, lowest=True)) == Fraction(25, 100)


# --- words ----------------------------------------------------------------------------------------


def test_a_die_says_what_it_needs_and_why() -> None:
    assert dice_words.needs(MISSILE, 10) == "4 or more"
    assert dice_words.needs(BOMB, 10) == "3 / 6 or more for 1 / 2 Hits"
    assert dice_words.needs(Die(T("t", "Gun"), (12,)), 10) == "cannot hit"
    told = dice_words.printed(MISSILE).replace("\N{NO-BREAK SPACE}", " ")
    assert told == "needs 3, +1 skill, \N{MINUS SIGN}2 Dogfight"


def test_what_was_told_is_joined_with_one_full_stop_each() -> None:
    told = ("Wolf fires.", "", "SA-6 is destroyed", "No enemy can attack.")
    assert dice_words.sentences(told) == "Wolf fires. SA-6 is destroyed. No enemy can attack."
    assert dice_words.sentences(told, most=2) == "Wolf fires. SA-6 is destroyed. …"


@pytest.mark.parametrize(
    ("roll", "dice", "title", "tone"),
    [
        (BATCH, (6, 4, 1), "3 Hits", Tone.GOOD),
        (BATCH, (1, 3, 2), "No Hit", Tone.BAD),
        (ATTACK, (5,), "5: Stress", Tone.WARN),
        (EVADED, (9, 1), "9 and 1, the 1 counts: No effect", Tone.GOOD),
        (Roll(1, 10, 4), (8,), "8: success", Tone.GOOD),
        (Roll(1, 10, 4), (3,), "3: no success", Tone.BAD),
        (Roll(2, 6), (3, 4), "Total 7", Tone.PLAIN),
    ],
)
def test_the_verdict_is_told_in_words(
    roll: Roll, dice: tuple[int, ...], title: str, tone: Tone
) -> None:
    found = dice_words.verdict(roll, dice)
    assert (found.title, found.tone) == (title, tone)


# --- the tray -------------------------------------------------------------------------------------


def test_a_batch_shows_a_row_for_all_that_is_rolled_alike(tray: DiceTray) -> None:
    tray.announce_roll(chance_of(BATCH))
    assert tray.batch.figures == ("80 %", "70 %")
    assert [len(row.dice) for row in tray.batch.rows] == [2, 1]
    assert tray.ruler.faces == ()


def test_each_die_of_a_batch_is_marked_for_itself(tray: DiceTray) -> None:
    tray.announce_roll(chance_of(BATCH))
    tray.show_result((7, 3, 2), "The Target takes 2 Hits")
    marks = [[die.mark for die in row.dice] for row in tray.batch.rows]
    assert marks == [[DieMark.HIT, DieMark.MISS], [DieMark.MISS]]
    assert tray.batch.figures == ("2 Hits", "No Hit")
    assert "2 Hits. The Target takes 2 Hits" in tray.words


def test_the_ruler_names_and_colours_the_outcomes(tray: DiceTray) -> None:
    tray.announce_roll(chance_of(ATTACK))
    assert [(band.low, band.high, band.title) for band in tray.ruler.bands] == [
        (1, 1, "No effect"),
        (2, 5, "Stress"),
        (6, 10, "Destroyed"),
    ]
    tones = [face.tone for face in tray.ruler.faces]
    assert tones == [Tone.GOOD, *[Tone.WARN] * 4, *[Tone.BAD] * 5]
    assert [face.number for face in tray.ruler.faces if face.worst] == [6, 7, 8, 9, 10]


def test_only_the_lower_die_counts(tray: DiceTray) -> None:
    tray.announce_roll(chance_of(EVADED))
    assert len(tray.ruler.faces) == 10
    tray.show_result((9, 5), "1 Stress")
    assert [die.mark for die in tray.dice.dice] == [DieMark.IGNORED, DieMark.NONE]


def test_a_batch_that_is_large_gets_a_larger_tray(tray: DiceTray) -> None:
    tray.announce_roll(chance_of(ATTACK))
    least = tray.sizeHint().height()
    parts = tuple(Die(T("t", "Bomb {n}").of(n=n), (n,), MISSILE.modifiers) for n in range(3, 11))
    tray.announce_roll(chance_of(Roll(8, 10, parts=parts)))
    assert tray.sizeHint().height() > least


def test_another_batch_builds_nothing_that_is_there(tray: DiceTray) -> None:
    tray.announce_roll(chance_of(BATCH))
    before = set(tray.findChildren(QWidget))
    one = Roll(1, 10, parts=BATCH.parts[-1:])
    for batch in (one, BATCH, one):
        tray.announce_roll(chance_of(batch))
        assert set(tray.findChildren(QWidget)) == before
        shown = [row for row in tray.batch.findChildren(SmallDice) if row.isVisibleTo(tray)]
        assert shown == list(tray.batch.rows)
        assert len(tray.batch.figures) == (1 if batch is one else 2)


def test_what_stays_hidden_of_a_roll_is_not_built(tray: DiceTray) -> None:
    tray.show_rolled(chance_of(ATTACK), (4,), "Stress")
    assert tray.stage is Stage.SETTLED
    assert tray.words.endswith("Stress")
    (terms,) = tray.findChildren(Terms)
    assert terms.findChildren(QWidget) == []


# --- by hand --------------------------------------------------------------------------------------


def test_each_die_of_a_batch_says_what_it_decides(qtbot: QtBot, themes: ThemeSource) -> None:
    dialog = by_hand(qtbot, themes, BATCH)
    assert dialog.outcomes == (
        Stretch("1 to 2", "No Hit", Tone.BAD),
        Stretch("3 to 5", "1 Hit", Tone.GOOD),
        Stretch("6 to 10", "2 Hits", Tone.GOOD),
    )
    QTest.keyClicks(dialog, "6")
    assert [each.faces for each in dialog.outcomes] == ["1 to 3", "4 to 10"]
    QTest.keyClicks(dialog, "41")
    assert [each.words for each in dialog.outcomes] == ["3 Hits"]


def test_the_second_die_of_two_says_what_it_decides(qtbot: QtBot, themes: ThemeSource) -> None:
    dialog = by_hand(qtbot, themes, EVADED)
    assert [each.words for each in dialog.outcomes] == []
    QTest.keyClicks(dialog, "5")
    outcomes = dialog.outcomes
    assert outcomes == (
        Stretch("1", "No effect", Tone.GOOD),
        Stretch("2 to 10", "Stress", Tone.WARN),
    )


# --- two sides against each other -----------------------------------------------------------------

OWN = Die(T("t", "North"), (), ((T("t", "Hunter"), 5), (T("t", "help"), 1)))
OTHER = Die(T("t", "South"), (), ((T("t", "Fox"), 4),))
CONTEST = Roll(2, 6, subject=T("t", "Hunter against Fox"), parts=(OWN, OTHER), opposed=True)


def test_the_odds_of_a_contest_count_all_36_cases() -> None:
    ends = [6 + a - 4 - b for a in range(1, 7) for b in range(1, 7)]
    win, draw = sum(end > 0 for end in ends), ends.count(0)
    assert roll_odds.opposed(CONTEST) == (
        Fraction(win, 36),
        Fraction(draw, 36),
        Fraction(36 - win - draw, 36),
    )
    assert dice_words.odds(CONTEST) == "North 72 % · Draw 11 % · South 17 %"


@pytest.mark.parametrize(
    ("dice", "title", "tone"),
    [
        ((3, 2), "9 to 6: North, by 3", Tone.GOOD),
        ((1, 3), "7 to 7: a draw", Tone.WARN),
        ((1, 6), "7 to 10: South, by 3", Tone.BAD),
    ],
)
def test_a_contest_says_who_has_won_and_by_how_much(
    dice: tuple[int, int], title: str, tone: Tone
) -> None:
    found = dice_words.verdict(CONTEST, dice)
    assert (found.title, found.tone) == (title, tone)


def test_the_tray_shows_the_strengths_of_both_sides_with_their_dice(tray: DiceTray) -> None:
    tray.announce_roll(chance_of(CONTEST))
    assert tray.batch.figures == ("6 + die", "4 + die")
    assert "North 72 %" in tray.words
    assert tray.ruler.isHidden()
    tray.show_result((1, 6), "Fox has won.")
    assert tray.batch.figures == ("6 + 1 = 7", "4 + 6 = 10")
    marks = [row.dice[0].mark for row in tray.batch.rows]
    assert marks == [DieMark.NONE, DieMark.HIT]
    assert "South, by 3" in tray.words


def test_the_second_die_of_a_contest_told_by_hand_decides(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    dialog = by_hand(qtbot, themes, CONTEST)
    assert not dialog.outcomes
    assert (
        dice_words.terms(CONTEST) == "North: +5\N{NO-BREAK SPACE}Hunter, +1\N{NO-BREAK SPACE}help"
    )
    dialog.enter_face(1)
    assert dialog.outcomes == (
        Stretch("1 to 2", "North", Tone.GOOD),
        Stretch("3", "Draw", Tone.WARN),
        Stretch("4 to 6", "South", Tone.BAD),
    )
