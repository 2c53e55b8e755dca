"""What there is to know of a Target card on the sheet or in the hand, every number explained."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.card import Card
from desktop.paint.faces import MINUS, signed
from desktop.paint.pictures import picture_of
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.assign_rules import most
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_campaigns import Band
from desktop.rules.hornet_leader.components_cards import TargetCard
from desktop.rules.hornet_leader.debrief_rules import stress_of
from desktop.rules.hornet_leader.defenses import APPROACHES
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import Sum, aircraft_breakdown, draws, hits_breakdown
from desktop.table.hornet_leader.card_faces import TargetFacts, target_card
from desktop.table.hornet_leader.sheet_plan import SpotState

TRAITS: dict[str, Text] = {
    "fixed": T("hornet_leader.table", "Fixed"),
    "soft": T("hornet_leader.table", "Soft"),
    "vehicle": T("hornet_leader.table", "Vehicle"),
    "dispersed": T("hornet_leader.table", "Dispersed"),
    "small": T("hornet_leader.table", "Small"),
    "hardened": T("hornet_leader.table", "Hardened"),
    "friendly_fire": T("hornet_leader.table", "Friendly Fire"),
    "secondary": T("hornet_leader.table", "Secondary"),
    "scramble": T("hornet_leader.table", "Scramble"),
    "bandit_per_turn": T("hornet_leader.table", "Bandit {number}"),
    "stress": T("hornet_leader.table", "Stress {number}"),
    "improvement": T("hornet_leader.table", "Improvement"),
    "bonus": T("hornet_leader.table", "Bonus"),
    "penalty": T("hornet_leader.table", "Penalty"),
    "overkill": T("hornet_leader.table", "Overkill {number}"),
    "objective": T("hornet_leader.table", "Objective"),
}
NIGHT = T("hornet_leader.table", "Night")
NIGHT_HELP = T("hornet_leader.table", "May be flown at night with the optional rule.")
TRAIT_LINE = T("hornet_leader.table", "{trait}: {meaning}")
STATES: dict[SpotState, Text] = {
    "open": T("hornet_leader.table", "in the deck"),
    "candidate": T("hornet_leader.table", "can be selected"),
    "in_play": T("hornet_leader.table", "in play"),
    "damaged": T("hornet_leader.table", "Damaged"),
    "destroyed": T("hornet_leader.table", "Destroyed"),
}
CLOSED = T("hornet_leader.table", "not open yet")

NEEDS = T("hornet_leader.table", "Hits needed")
AIRCRAFT = T("hornet_leader.table", "Aircraft")
WEIGHT = T("hornet_leader.table", "Weight penalty")
STRESS = T("hornet_leader.table", "Stress")
BONUS_XP = T("hornet_leader.table", "Bonus Experience")
SITES = T("hornet_leader.table", "Sites")
BANDITS = T("hornet_leader.table", "Bandits")
VICTORY = T("hornet_leader.table", "Victory Points")
TRACKS = T("hornet_leader.table", "Tracks")
SITES_HELP = T(
    "hornet_leader.table",
    "{approach} in each of {areas} Approach Areas and {center} in the Center are drawn",
)
BANDITS_HELP = T(
    "hornet_leader.table",
    "{approach} counters in each of {areas} Approach Areas and {center} in the Center are drawn;"
    " about {expected} of them show a Bandit",
)
ABOUT = T("hornet_leader.table", "about {expected} of {number}")
OBJECTIVE = T("hornet_leader.table", "the Objective")
AND_MORE = T("hornet_leader.table", "{number} ({extra})")
MORE_HELP = T("hornet_leader.table", "One more may fly, for {vp} VP")
BAND_HELP = T("hornet_leader.table", "The range band {band}")
TRACK_HELP = T("hornet_leader.table", "Recon, Intel and Infra move when the Target is Destroyed")
TRACK_PARTS = (
    T("hornet_leader.table", "Recon {spaces}"),
    T("hornet_leader.table", "Intel {spaces}"),
    T("hornet_leader.table", "Infra {spaces}"),
)
NO_TRACK = "\N{EN DASH}"
SIGNED_PART = T("hornet_leader.table", "{part}: {number}")


SHORT = (
    T("hornet_leader.table", "{hits} Hits"),
    T("hornet_leader.table", "{weight} WP"),
    T("hornet_leader.table", "Stress {stress}"),
    T("hornet_leader.table", "XP {xp}"),
    T("hornet_leader.table", "Sites {sites}"),
    T("hornet_leader.table", "Bandits {bandits}"),
)
SHORT_OBJECTIVES = T("hornet_leader.table", "Objectives to Destroy")
DOT = "  \N{MIDDLE DOT}  "


class Fact(msgspec.Struct, frozen=True):
    """A number with its name and how it comes about."""

    key: str
    """Which fact it is: ``hits``, ``sites``."""
    label: str
    figure: str
    help: str = ""
    """The parts in words, one a line; for the tooltip."""
    tone: Tone = Tone.PLAIN
    """Whether it differs from what is printed: better or worse."""


def band_of(s: State, kit: Kit, target: int) -> Band:
    """Return the range band of a Target in this campaign."""
    campaign = kit.campaigns[s.terms.campaign]
    return campaign.bands[campaign.band_of(target)]


def traits_of(kit: Kit, target: int) -> tuple[tuple[str, str], ...]:
    """Return the words on a Target card, each with what it means, in the order of the rules."""
    card = kit.targets[target]
    numbers = {
        "bandit_per_turn": card.bandit_per_turn,
        "stress": card.stress,
        "overkill": card.overkill.hits if card.overkill else 0,
    }
    held = {
        *card.traits,
        *(key for key, number in numbers.items() if number),
        *(key for key in ("improvement", "bonus", "penalty") if getattr(card, key)),
        *(("objective",) if card.objective else ()),
    }
    words = [
        (
            say(name.of(number=str(numbers.get(key, 0)).replace("-", MINUS))),
            say(kit.trait_texts[key]),
        )
        for key, name in TRAITS.items()
        if key in held
    ]
    if card.night:
        words.append((say(NIGHT), say(NIGHT_HELP)))
    return tuple(words)


def trait_lines(kit: Kit, target: int) -> tuple[str, ...]:
    """Return each trait with its meaning as one line."""
    return tuple(
        say(TRAIT_LINE.of(trait=trait, meaning=meaning))
        for trait, meaning in traits_of(kit, target)
    )


def target_face(kit: Kit, target: int, *, selected: bool = False, dimmed: bool = False) -> Card:
    """Return the card of a Target as it is printed."""
    card = kit.targets[target]
    return target_card(
        card.number,
        say(card.title),
        picture_of("hornet_leader", "target_art", card.art),
        TargetFacts(
            hits=card.hits,
            aircraft=card.aircraft,
            vp=card.vp,
            sites=card.sites,
            bandits=card.bandits,
            recon=card.recon,
            intel=card.intel,
            infra=card.infra,
        ),
        tags=tuple(word for word, _ in traits_of(kit, target)),
        text=say(card.text) if card.text is not None else "",
        flavour=say(card.flavor),
        night=card.night,
        selected=selected,
        dimmed=dimmed,
    )


def state_of(s: State, target: int) -> SpotState:
    """Return where a Target of the campaign stands."""
    if target in s.destroyed:
        return "destroyed"
    if target in (*s.drawn, s.primary, s.secondary):
        return "candidate"
    if target in s.damaged_hits:
        return "damaged"
    return "in_play" if target in s.in_play else "open"


def state_name(s: State, kit: Kit, target: int) -> str:
    """Return the state of a Target in words; bands that are not open have no cards in the deck."""
    campaign = kit.campaigns[s.terms.campaign]
    state = state_of(s, target)
    if state == "open" and campaign.band_of(target) >= s.bands_open:
        return say(CLOSED)
    return say(STATES[state])


def target_facts(s: State, kit: Kit, target: int) -> tuple[Fact, ...]:
    """Return everything that counts when a Target is selected."""
    card, band = kit.targets[target], band_of(s, kit, target)
    where = say(BAND_HELP.of(band=band.name))
    return (
        _hits(s, kit, card),
        _aircraft(s, kit, card),
        Fact("weight", say(WEIGHT), signed(band.weight_penalty), where),
        _stress(s, kit, target, where),
        Fact("xp", say(BONUS_XP), signed(band.bonus_xp), where),
        _sites(s, kit, target),
        _bandits(s, kit, target),
        Fact("vp", say(VICTORY), str(card.vp)),
        Fact("tracks", say(TRACKS), _tracks(card), say(TRACK_HELP)),
    )


def short_facts(s: State, kit: Kit, target: int) -> str:
    """Return in one line what a flight has to reckon with."""
    figures = {fact.key: fact.figure for fact in target_facts(s, kit, target)}
    hits = SHORT[0] if kit.targets[target].hits else SHORT_OBJECTIVES
    return DOT.join(say(part.of(**figures)) for part in (hits, *SHORT[1:]))


def parts_of(total: Sum) -> str:
    """Return what a number is made of, one part a line; empty if it is only what is printed."""
    if len(total.parts) < 2:
        return ""
    return "\n".join(
        say(SIGNED_PART.of(part=part, number=str(number) if not place else signed(number)))
        for place, (part, number) in enumerate(total.parts)
    )


def compared(number: int, printed: int, *, more_is: Tone) -> Tone:
    """Return the tone of a number that may differ from the printed one."""
    if number == printed:
        return Tone.PLAIN
    other = Tone.GOOD if more_is is Tone.BAD else Tone.BAD
    return more_is if number > printed else other


def _hits(s: State, kit: Kit, card: TargetCard) -> Fact:
    total = hits_breakdown(s, kit, card.number)
    if not total.total:
        return Fact("hits", say(NEEDS), say(OBJECTIVE))
    tone = compared(total.total, card.hits, more_is=Tone.BAD)
    return Fact("hits", say(NEEDS), str(total.total), parts_of(total), tone)


def _aircraft(s: State, kit: Kit, card: TargetCard) -> Fact:
    total = aircraft_breakdown(s, kit, card.number)
    tone = compared(total.total, card.aircraft, more_is=Tone.GOOD)
    figure, help_ = str(total.total), parts_of(total)
    extra = most(s, kit, card.number) - total.total
    if extra:
        price = signed(kit.options["one_more_less"].more_vp)
        figure = say(AND_MORE.of(number=total.total, extra=signed(extra)))
        help_ = "\n".join(filter(None, (help_, say(MORE_HELP.of(vp=price)))))
    return Fact("aircraft", say(AIRCRAFT), figure, help_, tone)


def _stress(s: State, kit: Kit, target: int, where: str) -> Fact:
    total = stress_of(s, kit, target)
    tone = compared(total.total, band_of(s, kit, target).stress, more_is=Tone.BAD)
    return Fact("stress", say(STRESS), signed(total.total), parts_of(total) or where, tone)


def _sites(s: State, kit: Kit, target: int) -> Fact:
    approach, center = draws(s, kit, "sites", target)
    number = approach * len(APPROACHES) + center
    printed = kit.targets[target].sites
    tone = compared(approach + center, sum(printed), more_is=Tone.BAD)
    words = SITES_HELP.of(approach=approach, areas=len(APPROACHES), center=center)
    return Fact("sites", say(SITES), str(number), say(words), tone)


def _bandits(s: State, kit: Kit, target: int) -> Fact:
    approach, center = draws(s, kit, "bandits", target)
    number = approach * len(APPROACHES) + center
    expected = f"{number * bandit_share(s, kit):.1f}"
    printed = kit.targets[target].bandits
    tone = compared(approach + center, sum(printed), more_is=Tone.BAD)
    words = BANDITS_HELP.of(
        approach=approach, areas=len(APPROACHES), center=center, expected=expected
    )
    figure = say(ABOUT.of(expected=expected, number=number))
    return Fact("bandits", say(BANDITS), figure if number else "0", say(words), tone)


def bandit_share(s: State, kit: Kit) -> float:
    """Return the share of the counters in the cup that show a Bandit."""
    total = sum(s.cup)
    shown = sum(count for row, count in zip(kit.cup, s.cup, strict=True) if row.bandit)
    return shown / total if total else 0.0


def _tracks(card: TargetCard) -> str:
    spaces = {RECON: card.recon, INTEL: card.intel, INFRA: card.infra}
    moved = [say(TRACK_PARTS[track].of(spaces=signed(n))) for track, n in spaces.items() if n]
    return ", ".join(moved) or NO_TRACK
