"""What cards do, by the word for their effect (sections N and P)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import (
    changes_aa,
    changes_cards,
    changes_fields,
    changes_squadrons,
    contests,
)
from desktop.rules.eagles_missiles.card_choices import Effect, Picks
from desktop.rules.eagles_missiles.peeking import SeeRussian
from desktop.rules.eagles_missiles.picking import key_of
from desktop.rules.eagles_missiles.records import FLEET
from desktop.rules.eagles_missiles.rerolls import RollAgain

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


def carry_out(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    """Carry out an effect on what was chosen among :func:`card_choices.choices`."""
    EFFECTS[effect["op"]](s, kit, effect, picks, tell, rule)


# ------------------------------------------------------------------------------------ by the day


def _nothing(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    """EM-N.12  No effect."""


def _day_bonus(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.add_bonus(s, effect["contest"], effect["amount"])


def _aa_bonus(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.help_aa(s, -effect["amount"])


def _limit(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.limit_extra(s, effect["maximum"])


def _peek(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    s.then(SeeRussian(effect["count"]))


def _weaken(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    assault = contests.assault_of(s, picks[0])
    changes_cards.weaken_assault(s, assault, -effect["amount"], tell, rule)


def _hurt_fleet(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_fields.hurt_fleet(s, kit, effect["amount"], tell, rule)


def _choose(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    op = "fleet_damage" if picks == (FLEET,) else "mod_assault"
    option = next(each for each in effect["options"] if each["op"] == op)
    carry_out(s, kit, option, picks, tell, rule)


def _repair(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_fields.repair(s, key_of(picks[0]), tell, rule)


def _cut_bombers(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.cut_bombers(s, -effect["amount"], tell, rule)


# -------------------------------------------------------------------------------------- squadrons


def _join(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.join_nato(s, s.squadron(effect["unit"]), tell, rule)


def _from_reserve(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    waiting = (
        each for each in s.squadrons if each.where == "reserve" and each.type == effect["type"]
    )
    changes_squadrons.rebase(s, next(waiting), key_of(picks[0]), tell, rule)


def _restore(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    squadron = s.squadron(key_of(picks[0]))
    changes_cards.make_ready(s, squadron)
    changes_squadrons.rebase(s, squadron, key_of(picks[1]), tell, rule)


def _retreat(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_squadrons.to_pool(s, s.squadron(key_of(picks[0])), tell, rule)


def _lure(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.lure(s, s.squadron(key_of(picks[0])), tell, rule)


# --------------------------------------------------------------------------------------- AA units


def _patriot(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_aa.place(s, s.unit(effect["unit"]), picks[0], tell, rule)


def _extra_shot(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_aa.allow_shot(s, s.unit(key_of(picks[0])), tell, rule)


def _march(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_fields.move_aa(s, s.unit(key_of(picks[0])), picks[1], tell, rule)


# ------------------------------------------------------------------------- what is going on there


def _help(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.help_contest(s, effect["amount"])


def _reroll(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    s.then(RollAgain(effect["side"] == "polish", rule))


def _save(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.save(s, key_of(picks[0]), tell, rule)


def _no_missile(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_aa.cancel_missile(s, tell, rule)


def _no_bombing(s: State, kit: Kit, effect: Effect, picks: Picks, tell: Tell, rule: str) -> None:
    changes_cards.cancel_bombing(s)


EFFECTS: dict[str, Callable[[State, Kit, Effect, Picks, Tell, str], None]] = {
    "mod_contest": _help,
    "reroll": _reroll,
    "mod_assault": _weaken,
    "fleet_damage": _hurt_fleet,
    "add_squadron": _from_reserve,
    "cancel_missile": _no_missile,
    "cancel_bombing": _no_bombing,
    "repair": _repair,
    "aa_extra_shot": _extra_shot,
    "save_squadron": _save,
    "lift_escort": _lure,
    "mod_icons": _cut_bombers,
    "move_aa": _march,
    "add_nato_squadron": _join,
    "add_patriot": _patriot,
    "turn_mod": _day_bonus,
    "turn_mod_aa": _aa_bonus,
    "choose": _choose,
    "force_retreat": _retreat,
    "peek": _peek,
    "limit_extra": _limit,
    "restore_squadron": _restore,
    "none": _nothing,
}
"""By the word for an effect."""
