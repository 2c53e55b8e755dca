"""What dice say in words: what each needs, what the odds were, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.paint.theme import Tone
from desktop.rules.core import Band, Die, Roll, T, Text
from desktop.table import roll_odds

TONES: dict[Literal["good", "plain", "warn", "bad", "worst"], Tone] = {
    "good": Tone.GOOD,
    "plain": Tone.PLAIN,
    "warn": Tone.WARN,
    "bad": Tone.BAD,
    "worst": Tone.BAD,
}
DRAW = T("table", "Draw")
MOST_OUTCOMES = 5
"""The odds of so many numbers of Hits are told one by one."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of a roll, in the person's language."""

    title: str
    against: str
    """What it was rolled against, with the odds as they were."""
    tone: Tone


class Stretch(msgspec.Struct, frozen=True):
    """Faces of one die that all bring the same."""

    faces: str
    words: str
    tone: Tone


def signed(value: int) -> str:
    """Return a modifier with its sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else f"+{value}"


def modifiers(parts: Sequence[tuple[Text, int]]) -> str:
    """Return modifiers by name in one line: "+1 Air to Air skill, −2 Dogfight"."""
    return ", ".join(f"{signed(value)}\N{NO-BREAK SPACE}{say(name)}" for name, value in parts)


def needs(die: Die, sides: int) -> str:
    """Return the faces a die of a batch needs, its modifiers being in."""
    steps = [step for step in die.steps if step <= sides]
    if not steps:
        return say(T("table", "cannot hit"))
    if len(steps) == 1:
        return say(T("table", "{least} or more").of(least=steps[0]))
    faces = " / ".join(map(str, steps))
    counts = " / ".join(str(number + 1) for number in range(len(steps)))
    return say(T("table", "{faces} or more for {counts} Hits").of(faces=faces, counts=counts))


def printed(die: Die) -> str:
    """Return how a die of a batch comes to its faces: "needs 6, +1 skill, −2 Dogfight"."""
    added = sum(value for _, value in die.modifiers)
    # A face below 1 is cut to 1, so the number printed cannot be told from that alone.
    if not die.modifiers or min(die.steps, default=1) < 2:
        return modifiers(die.modifiers)
    numbers = " / ".join(str(step + added) for step in die.steps)
    words = say(T("table", "needs {numbers}").of(numbers=numbers))
    return ", ".join(part for part in (words, modifiers(die.modifiers)) if part)


def hits(count: int) -> str:
    """Return a number of Hits."""
    if count == 1:
        return say(T("table", "1 Hit"))
    return say(T("table", "{count} Hits").of(count=count)) if count else say(T("table", "No Hit"))


def odds_of_batch(roll: Roll) -> str:
    """Return the chances of the numbers of Hits of a batch."""
    chances = roll_odds.total_hits(roll)
    if len(chances) > MOST_OUTCOMES:
        some = percent(1 - chances[0])
        mean = float(sum(number * share for number, share in enumerate(chances)))
        words = T("table", "any Hit {percent} % · {mean} Hits on average")
        return say(words.of(percent=some, mean=f"{mean:.1f}"))
    told = [f"{hits(number)} {percent(share)} %" for number, share in enumerate(chances)]
    return " · ".join(told)


def odds_of_bands(roll: Roll) -> str:
    """Return the chances of each outcome of a roll with several."""
    return " · ".join(
        f"{say(band.title)} {percent(share)} %" for band, share in roll_odds.shares(roll)
    )


def odds_of_contest(roll: Roll) -> str:
    """Return the chances that one side wins, neither, and the other; either may read it."""
    first, second = roll.parts
    shares = zip((first.name, DRAW, second.name), roll_odds.opposed(roll), strict=True)
    return " · ".join(f"{say(words)} {percent(share)} %" for words, share in shares)


def odds(roll: Roll) -> str:
    """Return the odds of any roll in one line; empty for one that only gives a number."""
    if roll.opposed:
        return odds_of_contest(roll)
    if roll.parts:
        return odds_of_batch(roll)
    if roll.bands:
        return odds_of_bands(roll)
    chance = roll_odds.chance(roll)
    return "" if chance is None else f"{percent(chance)} %"


def faces_of(band: Band) -> str:
    """Return the faces of an outcome: "2 to 5"."""
    return _faces(band.low, band.high)


def verdict(roll: Roll, dice: Sequence[int], *, harms: bool = False) -> Verdict:
    """Return what dice that were rolled have come to; ``harms``: for somebody a success hurts."""
    found = _verdict(roll, dice)
    return replace(found, tone=mirrored(found.tone)) if harms else found


def mirrored(tone: Tone) -> Tone:
    """Return a tone as the other side sees it."""
    return {Tone.GOOD: Tone.BAD, Tone.BAD: Tone.GOOD}.get(tone, tone)


def _verdict(roll: Roll, dice: Sequence[int]) -> Verdict:
    """Return what dice have come to, for whoever a success is good for."""
    if roll.opposed:
        return _contested(roll, dice)
    if roll.parts:
        found = sum(roll_odds.hits(die, face) for die, face in zip(roll.parts, dice, strict=True))
        tone = Tone.GOOD if found else Tone.BAD
        return Verdict(hits(found), odds_of_batch(roll), tone)
    total = roll_odds.counted(roll, dice)
    rolled = _rolled(roll, dice, total)
    if roll.bands:
        band = roll_odds.band_at(roll, total)
        if band is None:
            return Verdict(rolled, odds_of_bands(roll), Tone.PLAIN)
        words = T("table", "{rolled}: {outcome}").of(rolled=rolled, outcome=band.title)
        return Verdict(say(words), odds_of_bands(roll), TONES[band.tone])
    good = roll_odds.succeeds(roll, total)
    if good is None:
        return Verdict(rolled, "", Tone.PLAIN)
    words = (
        T("table", "{rolled}: success").of(rolled=rolled)
        if good
        else T("table", "{rolled}: no success").of(rolled=rolled)
    )
    return Verdict(say(words), _against(roll, total), Tone.GOOD if good else Tone.BAD)


def _contested(roll: Roll, dice: Sequence[int]) -> Verdict:
    """Return who has won a contest, and by how much."""
    result = roll_odds.lead(roll, dice)
    own, other = sums(roll, dice)
    if not result:
        drawn = T("table", "{own} to {other}: a draw").of(own=own, other=other)
        return Verdict(say(drawn), odds_of_contest(roll), Tone.WARN)
    words = T("table", "{own} to {other}: {side}, by {result}")
    side, tone = _winner(roll, result)
    title = say(words.of(own=own, other=other, side=side, result=abs(result)))
    return Verdict(title, odds_of_contest(roll), tone)


def _winner(roll: Roll, lead: int) -> tuple[Text, Tone]:
    """Return the side that has won a contest, and the tone in which the first one sees that."""
    first, second = roll.parts
    return (first.name, Tone.GOOD) if lead > 0 else (second.name, Tone.BAD)


def sums(roll: Roll, dice: Sequence[int]) -> tuple[int, ...]:
    """Return the sums of both sides of a contest."""
    return tuple(
        sum(value for _, value in die.modifiers) + face
        for die, face in zip(roll.parts, dice, strict=True)
    )


def _faces(low: int, high: int) -> str:
    return str(low) if low == high else say(T("table", "{low} to {high}").of(low=low, high=high))


def _rolled(roll: Roll, dice: Sequence[int], total: int) -> str:
    """Return what was rolled: "8", "5 and 9", "Total 11"."""
    if len(dice) == 1:
        return str(total)
    if roll.lowest:
        *first, last = dice
        faces = ", ".join(map(str, first))
        words = T("table", "{first} and {last}, the {lowest} counts")
        return say(words.of(first=faces, last=last, lowest=total))
    return say(T("table", "Total {total}").of(total=total))


def _against(roll: Roll, total: int) -> str:
    least, chance = roll_odds.needed(roll), odds(roll)
    if least is None:
        return chance
    words = T("table", "{total} against {least} or more ({chance})")
    return say(words.of(total=total, least=least, chance=chance))


def total(roll: Roll, dice: Sequence[int]) -> int | None:
    """Return the face to ring on the ruler, if there is one."""
    return None if roll.parts else roll_odds.counted(roll, dice)


def terms(roll: Roll, place: int = 0) -> str:
    """Return what a die is rolled against, in one line; ``place`` counts the dice of a batch."""
    if roll.parts:
        die = roll.parts[min(place, len(roll.parts) - 1)]
        told = [say(die.name), printed(die), "" if roll.opposed else needs(die, roll.sides)]
        return ": ".join(part for part in told if part)
    told = []
    if roll.target is not None:
        told.append(say(T("table", "needs {numbers}").of(numbers=roll.target)))
    told += [part for part in (modifiers(roll.modifiers), odds(roll)) if part]
    return ", ".join(told)


def decides(roll: Roll, told: Sequence[int], *, harms: bool = False) -> tuple[Stretch, ...]:
    """Return what the next die decides; nothing while another one is to follow it.

    Dice of a batch decide each for itself; ``harms`` as for ``verdict``.
    """
    place = len(told)
    apart = bool(roll.parts) and not roll.opposed
    if place >= roll.count or (place + 1 < roll.count and not apart):
        return ()
    found: list[tuple[int, int, str, Tone]] = []
    for face in range(1, roll.sides + 1):
        words, tone = _outcome(roll, place, (*told, face))
        if not words:
            return ()
        tone = mirrored(tone) if harms else tone
        if found and found[-1][2:] == (words, tone):
            found[-1] = (found[-1][0], face, words, tone)
        else:
            found.append((face, face, words, tone))
    return tuple(Stretch(_faces(low, high), words, tone) for low, high, words, tone in found)


def _outcome(roll: Roll, place: int, dice: Sequence[int]) -> tuple[str, Tone]:
    """Return what the die at a place brings, together with those before it."""
    if roll.opposed:
        result = roll_odds.lead(roll, dice)
        side, seen = _winner(roll, result) if result else (DRAW, Tone.WARN)
        return say(side), seen
    if roll.parts:
        count = roll_odds.hits(roll.parts[place], dice[place])
        return hits(count), Tone.GOOD if count else Tone.BAD
    total = roll_odds.counted(roll, dice)
    band = roll_odds.band_at(roll, total)
    if band is not None:
        return say(band.title), TONES[band.tone]
    good = roll_odds.succeeds(roll, total)
    if good is None:
        return "", Tone.PLAIN
    words = T("table", "success") if good else T("table", "no success")
    return say(words), Tone.GOOD if good else Tone.BAD


def sentences(said: Iterable[str], *, most: int = 0) -> str:
    """Return what was said one after the other, with one full stop between; ``most`` if not 0."""
    parts = [each for each in said if each]
    if most and len(parts) > most:
        parts = [*parts[:most], "…"]
    return ". ".join([*(each.removesuffix(".") for each in parts[:-1]), *parts[-1:]])
