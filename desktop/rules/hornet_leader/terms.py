"""What is agreed on before a campaign: the options of a setup, the terms, the first state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules import agreement
from desktop.rules.core import Option, OptionValue, Refused, Setup, T, Text
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.fund import so_lines
from desktop.rules.hornet_leader.records import PLAYER, Terms
from desktop.rules.hornet_leader.state import State

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_options import Adjustment, Difficulty

SERVICES = {
    "navy": T("hornet_leader", "Navy"),
    "marine": T("hornet_leader", "Marine Corps"),
}
LENGTH_NAMES = {
    "short": T("hornet_leader", "Short"),
    "medium": T("hornet_leader", "Medium"),
    "long": T("hornet_leader", "Long"),
}
RULES = {
    "night": "HL-9.1a",
    "one_more_less": "HL-9.2a",
    "random_squadron": "HL-9.3a",
    "high_stress": "HL-9.5a",
    recruits.LARGE_DECK: "HL-9.6a",
    "replacements": "HL-9.7a",
    "damaging": "HL-9.8a",
}
"""The rule of each optional rule."""
MINUS = "\N{MINUS SIGN}"
TRACKING = (
    Option(
        key="tracking",
        title=T("hornet_leader", "Tracked"),
        help=T("hornet_leader", "Whether the campaign is kept in the log, and how it begins."),
        rule="HL-T1.1a",
        default="",
        choices=(
            ("", T("hornet_leader", "no")),
            ("play", T("hornet_leader", "played here")),
            ("companion", T("hornet_leader", "played at the table, run here")),
            ("log", T("hornet_leader", "played at the table, results entered here")),
        ),
    ),
    Option(
        key="joined",
        title=T("hornet_leader", "Taken over"),
        help=T("hornet_leader", "Whether a campaign that began on paper is taken over."),
        rule="HL-T1.5a",
        default=False,
    ),
)
"""What only the tracker agrees on."""


# ------------------------------------------------------------------------------------- options


@lru_cache(maxsize=4)
def options(kit: Kit) -> tuple[Option, ...]:
    """Return what can be agreed on."""
    return (*_campaign_options(kit), *_rules(kit), *_adjustments(kit), _prices(kit))


def _campaign_options(kit: Kit) -> tuple[Option, ...]:
    campaigns = tuple(
        (
            campaign.id,
            T("hornet_leader", "{title} {year}").of(title=campaign.title, year=campaign.year),
        )
        for campaign in kit.campaigns.values()
    )
    return (
        Option(
            key="campaign",
            title=T("hornet_leader", "Campaign"),
            help=T("hornet_leader", "Where and when you fly: Targets, Aircraft and enemies."),
            rule="HL-2.0a",
            default=campaigns[0][0],
            choices=campaigns,
        ),
        Option(
            key="length",
            title=T("hornet_leader", "Length"),
            help=T(
                "hornet_leader",
                "The number of Days, of Pilots and of SO Points, and the Victory Points you need.",
            ),
            rule="HL-2.4b",
            default=LENGTHS[0],
            choices=tuple(LENGTH_NAMES.items()),
        ),
        Option(
            key="service",
            title=T("hornet_leader", "Service"),
            help=T(
                "hornet_leader",
                "The Navy may attack every Target; Marines begin with the closest range band.",
            ),
            rule="HL-2.0a",
            default="navy",
            choices=tuple(SERVICES.items()),
        ),
    )


def _rules(kit: Kit) -> Iterable[Option]:
    for option in kit.options.values():
        help_text = option.text
        if any(option.so):
            help_text = T("hornet_leader", "{text} SO Points: {prices}.").of(
                text=option.text, prices=_amounts([-so for so in option.so])
            )
        yield Option(
            key=option.id,
            title=option.title,
            help=help_text,
            rule=RULES[option.id],
            default=False,
        )


def _adjustments(kit: Kit) -> Iterable[Option]:
    for adjustment in kit.adjustments.values():
        kind = (
            T("hornet_leader", "Advantage: {effect}.")
            if adjustment.kind == "advantage"
            else T("hornet_leader", "Disadvantage: {effect}.")
        )
        rule, effect = _effect_of(adjustment)
        yield Option(
            key=adjustment.id,
            title=adjustment.title,
            help=kind.of(effect=effect),
            rule=rule,
            default=False,
        )


def _effect_of(adjustment: Adjustment) -> tuple[str, Text]:
    if adjustment.mission_stress:
        words = T("hornet_leader", "{amount} Stress for each mission flown")
        return "HL-9.4b", words.of(amount=_amounts([adjustment.mission_stress]))
    if adjustment.enemy_die:
        words = T("hornet_leader", "{amount} to the dice of Sites and Bandits")
        return "HL-9.4c", words.of(amount=_amounts([adjustment.enemy_die]))
    if any(adjustment.so):
        words = T("hornet_leader", "{amount} SO Points")
        return "HL-9.4e", words.of(amount=_amounts(adjustment.so))
    words = T("hornet_leader", "{amount} Site and {bandits} Bandit counter in the Center")
    return "HL-9.4d", words.of(
        amount=_amounts([adjustment.center_sites]),
        bandits=_amounts([adjustment.center_bandit_draws]),
    )


def _amounts(amounts: Iterable[int]) -> str:
    """Return signed numbers, those by length one after the other."""
    return " / ".join(f"{amount:+d}".replace("-", MINUS) for amount in amounts)


def _prices(kit: Kit) -> Option:
    switch = kit.house_switches["so_alt"]
    return Option(
        key=switch.id,
        title=switch.title,
        help=switch.text,
        rule="HL-2.8e",
        default=switch.default,
    )


# --------------------------------------------------------------------------------------- terms


def agreed(kit: Kit, setup: Setup) -> Terms:
    """Return the terms of a setup, or raise :class:`Refused` if it cannot be played."""
    if setup.sides != (PLAYER,):
        raise Refused("HL-2.0a", T("hornet_leader", "There is one side, the player."))
    offered = (*options(kit), *TRACKING)
    terms = read_terms(kit, agreement.values(offered, setup, "HL-9.0a"))
    _check_service(kit, terms)
    if terms.tracking != "log" and (bare := recruits.unplayable(kit, terms.campaign)):
        raise bare
    if difficulty(kit, terms.adjustments) is None:
        words = T(
            "hornet_leader",
            "Choose up to {disadvantages} disadvantages, or up to {advantages} advantages, not"
            " both.",
        )
        raise Refused(
            "HL-9.4a",
            words.of(
                disadvantages=max(each.disadvantages for each in kit.difficulties.values()),
                advantages=max(each.advantages for each in kit.difficulties.values()),
            ),
        )
    _check_pilots(kit, terms)
    _check_fund(kit, terms)
    return terms


def read_terms(kit: Kit, values: dict[str, OptionValue]) -> Terms:
    """Return the terms that values of all options make, whether they can be played or not."""
    return Terms(
        campaign=str(values["campaign"]),
        marine=values["service"] == "marine",
        length=LENGTHS.index(str(values["length"])),
        options=tuple(key for key in kit.options if values[key]),
        adjustments=tuple(key for key in kit.adjustments if values[key]),
        so_alt=bool(values["so_alt"]),
        tracking=values.get("tracking", ""),  # type: ignore[arg-type]  # one of the choices
        joined=bool(values.get("joined", False)),
    )


def called(kit: Kit, terms: Terms) -> Text:
    """Return what tells a campaign on these terms from others: title, year, length, service."""
    campaign = kit.campaigns[terms.campaign]
    return T("hornet_leader", "{title} {year}, {length}, {service}").of(
        title=campaign.title,
        year=campaign.year,
        length=LENGTH_NAMES[LENGTHS[terms.length]],
        service=SERVICES["marine" if terms.marine else "navy"],
    )


def difficulty(kit: Kit, adjustments: Iterable[str]) -> Difficulty | None:
    """Return the difficulty that adjustments make; ``None`` if none has so many (HL-9.4a)."""
    kinds = [kit.adjustments[key].kind for key in adjustments]
    numbers = (kinds.count("disadvantage"), kinds.count("advantage"))
    for each in kit.difficulties.values():
        if (each.disadvantages, each.advantages) == numbers:
            return each
    return None


def _check_service(kit: Kit, terms: Terms) -> None:
    service = "marine" if terms.marine else "navy"
    campaign = kit.campaigns[terms.campaign]
    if service not in campaign.services:
        words = T("hornet_leader", "{campaign} is not flown for the {service}.")
        raise Refused("HL-2.0a", words.of(campaign=campaign.title, service=SERVICES[service]))
    if recruits.LARGE_DECK in terms.options and not terms.marine:
        raise Refused("HL-9.6a", T("hornet_leader", "Only Marines can fly from a large deck."))


def _check_pilots(kit: Kit, terms: Terms) -> None:
    found, needed = len(recruits.selectable(kit, terms)), recruits.size(kit, terms)
    if found < needed:
        words = T("hornet_leader", "Only {found} Pilots can take part; {needed} are needed.")
        raise Refused("HL-2.8d", words.of(found=found, needed=needed))


def _check_fund(kit: Kit, terms: Terms) -> None:
    fund = sum(line.amount for line in so_lines(kit, terms))
    if fund < 0:
        words = T("hornet_leader", "The campaign would begin with {so} SO Points.")
        raise Refused("HL-9.4e" if terms.adjustments else "HL-2.8f", words.of(so=fund))
    if fund < recruits.cheapest(kit, terms):
        words = T("hornet_leader", "{so} SO Points cannot pay for any squadron.")
        rule = "HL-9.3b" if "random_squadron" in terms.options else "HL-2.8f"
        raise Refused(rule, words.of(so=fund))


# --------------------------------------------------------------------------------------- state


def new_state(kit: Kit, setup: Setup) -> State:
    """Return a campaign before set-up goes on with notes and squadron; nothing is to be done yet.

    Raises :class:`Refused` for a setup that cannot be played.
    """
    terms = agreed(kit, setup)
    campaign = kit.campaigns[terms.campaign]
    entries = so_lines(kit, terms)
    bands = campaign.bands[:1] if terms.marine else campaign.bands
    deck = {target for band in bands for target in band.targets}
    gone = {*campaign.remove_sites, *campaign.remove_bandits}
    tracks = campaign.tracks
    return State(
        terms=terms,
        days=campaign.lengths[terms.length].days,
        so=sum(entry.amount for entry in entries),
        so_entries=list(entries),
        tracks=[tracks.recon.start, tracks.intel.start, tracks.infra.start],
        target_deck=sorted(deck.difference(campaign.start_in_play)),
        in_play=list(campaign.start_in_play),
        bands_open=len(bands),
        event_deck=sorted(kit.events),
        cup=[0 if gone & {row.site, row.bandit} else row.count for row in kit.cup],
        bomber_cup=[bomber.count for bomber in kit.bomber_kinds],
    )
