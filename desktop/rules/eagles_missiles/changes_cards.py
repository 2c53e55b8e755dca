"""Changes by cards of Poland and NATO: decks and hands, and what holds today."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from desktop.rules.core import Side, Target, Tell
from desktop.rules.eagles_missiles import events_cards as told
from desktop.rules.eagles_missiles.records import Assault, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


# -------------------------------------------------------------------------------- decks and hands


def reveal_nato(s: State, kit: Kit, card: str, tell: Tell) -> None:
    """Turn up a NATO card; it leaves the game (EM-IV.B2)."""
    s.nato_deck.take(kit.kind_numbers[card])
    s.spent_cards.append(card)
    tell(told.NatoRevealed("EM-IV.B2", card))


def pass_over(card: str, tell: Tell, rule: str) -> None:
    """Tell that a NATO card does nothing (EM-IV.B2)."""
    tell(told.NothingHappens(rule, card))


def put_in_force(card: str, tell: Tell, rule: str) -> None:
    """Tell what a NATO card changes until further notice (EM-N.3, EM-N.8)."""
    tell(told.EffectForToday(rule, card))


def draw_polish(s: State, kit: Kit, side: Side, card: str, tell: Tell) -> None:
    """Add a card to a commander's hand (EM-IV.B3a)."""
    s.polish_deck.take(kit.kind_numbers[card])
    insort(s.hands[side], card)
    tell(told.CardDrawn("EM-IV.B3a", card, side))


def play(s: State, side: Side, card: str, targets: tuple[Target, ...], tell: Tell) -> None:
    """Take a card out of a hand and out of the game (EM-IV.B3c)."""
    s.hands[side].remove(card)
    s.spent_cards.append(card)
    tell(told.CardPlayed("EM-IV.B3c", card, side, targets))


def see_russian(s: State, kit: Kit, card: str) -> None:
    """Lift a Russian card from its deck so that Poland sees it (EM-N.7)."""
    s.russian_deck.take(kit.kind_numbers[card])
    s.seen.append(card)


def lay_back(s: State, kit: Kit, below: str, tell: Tell) -> None:
    """Lay the cards that were seen back in their order, one of them at the bottom (EM-N.7)."""
    tell(told.CardsSeen("EM-N.7", tuple(s.seen), len(s.seen), below, bool(below)))
    if below:
        s.seen.remove(below)
        s.russian_deck.put_below(kit.kind_numbers[below])
    for card in reversed(s.seen):
        s.russian_deck.put_on_top(kit.kind_numbers[card])
    s.seen.clear()


# ------------------------------------------------------------------------------ what holds today


def limit_extra(s: State, maximum: int) -> None:
    """Let Russia draw at most so many additional cards on the next day (EM-N.8)."""
    s.next_limit = min(s.next_limit, maximum)


def add_bonus(s: State, contests: list[str], amount: int) -> None:
    """Add to the allied side in all contests of these kinds today (EM-N.3, EM-N.4)."""
    if "duel" in contests:
        s.now.duel_bonus += amount
    if "ground" in contests:
        s.now.ground_bonus += amount


def help_aa(s: State, amount: int) -> None:
    """Let every AA unit need so much less on its die today (EM-N.11)."""
    s.now.aa_bonus += amount


def cut_bombers(s: State, count: int, tell: Tell, rule: str) -> None:
    """Let Russia take fewer bombers today (EM-P.13)."""
    s.now.fewer_bombers += count
    tell(told.FewerBombers(rule, count))


def weaken_assault(s: State, assault: Assault, amount: int, tell: Tell, rule: str) -> None:
    """Take strength from the cards of an assault today (EM-N.5, EM-P.4)."""
    assault.modifier -= amount
    # The card that is carried out has gone out of the game just before.
    assault.weakened += (s.spent_cards[-1],)
    tell(told.AssaultWeakened(rule, assault.territory, amount))


def lure(s: State, escort: Squadron, tell: Tell, rule: str) -> None:
    """Let an escort protect nothing today (EM-P.12)."""
    escort.lured = True
    tell(told.EscortLured(rule, escort.id))


# --------------------------------------------------------------------- the fight that is going on


def help_contest(s: State, amount: int) -> None:
    """Add to the allied side in the present contest (EM-P.1)."""
    assert s.contest is not None
    s.contest.allied_bonus += amount


def reroll(s: State, die: int, face: int, tell: Tell, rule: str) -> None:
    """Replace the allied (0) or the Russian (1) die of the present contest (EM-P.2, EM-P.3)."""
    assert s.contest is not None
    before, s.contest.dice[die] = s.contest.dice[die], face
    tell(told.DieRolledAgain(rule, die == 0, before, face))


def save(s: State, squadron: str, tell: Tell, rule: str) -> None:
    """Let a squadron that lost the present duel go home (EM-P.11)."""
    assert s.contest is not None
    s.contest.saved.append(squadron)
    tell(told.SquadronSaved(rule, squadron))


def cancel_bombing(s: State) -> None:
    """Let the present raid destroy nothing; it is told when the bombs fall (EM-P.8)."""
    assert s.bombing is not None
    s.bombing.cancelled = True


# ------------------------------------------------------------------------------------- arrivals


def join_nato(s: State, squadron: Squadron, tell: Tell, rule: str) -> None:
    """Bring a NATO squadron that is not in play into the NATO pool (EM-IX.1)."""
    squadron.where = "pool"
    tell(told.NatoJoins(rule, squadron.id))


def make_ready(s: State, squadron: Squadron) -> None:
    """Let a squadron that comes back from the losses fly today (EM-N.9)."""
    squadron.spent = False
