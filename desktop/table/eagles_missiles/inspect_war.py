"""What the inspector says of the fleet, assaults, missile cards, AA units, cards and decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import aa_odds, aa_reach, contests, odds, theatre
from desktop.rules.eagles_missiles.records import FLEET, AaUnit, Assault
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import danger, words_pieces
from desktop.table.eagles_missiles.fight_data import assault_parts
from desktop.table.eagles_missiles.fight_words import falls
from desktop.table.eagles_missiles.hand import card_text
from desktop.table.eagles_missiles.harm_data import typed
from desktop.table.eagles_missiles.panel_words import TITLES
from desktop.table.look import Inspection, Line, Odds

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_cards import RussianCard
    from desktop.rules.eagles_missiles.state import State, View

FLEET_NAME = T("eagles_missiles.table", "Baltic Fleet")
STRENGTH = T("eagles_missiles.table", "Strength")
SUNK = T("eagles_missiles.table", "Sunk on day {day}: 2 points less for Russia")
LANDS = T("eagles_missiles.table", "Lands in {place} today unless it is beaten or drawn")
BEATEN = T("eagles_missiles.table", "Beaten today: it does not land")
SENT = T("eagles_missiles.table", "Sent: {squadron}")
ESCORTS = T("eagles_missiles.table", "Escorts at sea")
NO_LANDING = T("eagles_missiles.table", "A win or a draw")
SINKS = T("eagles_missiles.table", "It is sunk")
LOSES = T("eagles_missiles.table", "Strength lost, on average")
ATTACK = T("eagles_missiles.table", "The attack of those who were sent")
ASSAULT = T("eagles_missiles.table", "Assault on {place}")
LANDING = T("eagles_missiles.table", "Landing in {place}")
BY_FLEET = T("eagles_missiles.table", "Its card only gives sorties: the fleet decides")
CARD = T("eagles_missiles.table", "{name}")
STOPPED = T("eagles_missiles.table", "Stopped")
STOPS = T("eagles_missiles.table", "It is stopped")
BARE = T("eagles_missiles.table", "With all supports driven off")
IF_NOT = T("eagles_missiles.table", "If not: {words}")
NOBODY = T("eagles_missiles.table", "Nobody is sent against it")
NEEDS = T("eagles_missiles.table", "Needs on its die")
SHOTS = T("eagles_missiles.table", "Shots left today")
AT = T("eagles_missiles.table", "In {place}")
MOVES, STAYS = (
    T("eagles_missiles.table", "Moves one territory in the evening"),
    T("eagles_missiles.table", "Never moves but to withdraw"),
)
STOPS_MISSILES = T("eagles_missiles.table", "Or stops a missile card there on {needs} or more")
LOST = T("eagles_missiles.table", "Destroyed")
AWAY = T("eagles_missiles.table", "Not on the map")
HITS = T("eagles_missiles.table", "A shot hits")
ON = T("eagles_missiles.table", "Lies on {place}")
ANY_HIT = T("eagles_missiles.table", "At least one target destroyed")
DICE, EACH = T("eagles_missiles.table", "Dice"), T("eagles_missiles.table", "Each hits on")
AIMS_AT = T("eagles_missiles.table", "Destroys {targets}")
SORTIES = T("eagles_missiles.table", "Lets fly: fighters {fighters}, bombers {bombers}")


def fleet_inspection(kit: Kit, s: State) -> Inspection:
    """Return what there is to say of the fleet (chapter X)."""
    if not s.fleet:
        words = SUNK.of(day=s.fleet_lost_on)
        return Inspection(FLEET_NAME, lines=(Line(words, Tone.GOOD),), rule="EM-X.5")
    lines = [Line(STRENGTH, Tone.INFO, str(s.fleet))]
    landing = next((each for each in s.assaults if theatre.is_landing(kit, each)), None)
    if landing is not None and s.now.fleet_beaten:
        lines.append(Line(BEATEN, Tone.GOOD))
    elif landing is not None and not landing.stopped:
        place = kit.territory_name(landing.territory)
        lines.append(Line(LANDS.of(place=place), Tone.BAD))
    escorts = len(theatre.placed(s, "escort", "SEA"))
    if escorts:
        lines.append(Line(ESCORTS, Tone.WARN, str(escorts)))
    sent = theatre.sent_against(s, FLEET)
    lines += [Line(SENT.of(squadron=typed(kit, each)), Tone.INFO) for each in sent]
    promised = odds.fleet(s, kit, sent)
    if sent:
        lines.append(Line(LOSES, figure=f"{promised.damage:.1f}"))
    return Inspection(
        title=FLEET_NAME,
        face=faces.fleet(s.fleet, say(FLEET_NAME)),
        lines=tuple(lines),
        heading=ATTACK if sent else None,
        odds=(
            Odds(NO_LANDING, promised.stop, Tone.GOOD),
            Odds(SINKS, promised.sink, Tone.GOOD),
        )
        if sent
        else (),
        rule="EM-X.3a",
    )


def assault_inspection(kit: Kit, s: State, line: str) -> Inspection | None:
    """Return what there is to say of the assault of a line; ``None`` without one."""
    assault = s.assault(line)
    if assault is None:
        return None
    place = kit.territory_name(assault.territory)
    if theatre.is_landing(kit, assault):
        shown = fleet_inspection(kit, s)
        fate = Line(IF_NOT.of(words=falls(s, kit, assault)), Tone.BAD)
        lines = (Line(BY_FLEET), fate, *shown.lines)
        return replace(shown, title=LANDING.of(place=place), lines=lines)
    parts = [
        Line(CARD.of(name=part.name), figure=str(part.adds) if number == 0 else f"+{part.adds}")
        for number, part in enumerate(assault_parts(s, kit, line))
    ]
    strength = contests.assault_strength(s, kit, assault)
    total = Line(STRENGTH, Tone.INFO, str(strength))
    return Inspection(
        title=ASSAULT.of(place=place),
        lines=(*parts, total, *_fate(kit, s, assault)),
        heading=ATTACK if theatre.sent_against(s, f"assault:{line}") else None,
        odds=_stops(kit, s, assault),
        rule="EM-VI.2b",
    )


def _fate(kit: Kit, s: State, assault: Assault) -> list[Line]:
    if assault.stopped:
        return [Line(STOPPED, Tone.GOOD)]
    sent = theatre.sent_against(s, f"assault:{assault.line}")
    who = [Line(SENT.of(squadron=typed(kit, each)), Tone.INFO) for each in sent]
    falling = Line(IF_NOT.of(words=falls(s, kit, assault)), Tone.BAD)
    return [*(who or [Line(NOBODY, Tone.WARN)]), falling]


def _stops(kit: Kit, s: State, assault: Assault) -> tuple[Odds, ...]:
    """Return the chance to stop an assault as sent, and with its supports gone."""
    sent = theatre.sent_against(s, f"assault:{assault.line}")
    if not sent or assault.stopped:
        return ()
    bars = [Odds(STOPS, danger.stop(s, kit, assault), Tone.GOOD)]
    if theatre.supports_of(s, assault.line):
        bare = odds.stop_chance(s, kit, assault, sent, supported=False)
        bars.append(Odds(BARE, bare, Tone.GOOD))
    return tuple(bars)


# -------------------------------------------------------------------------------------- AA units


def aa_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of an AA unit (chapter VII)."""
    unit, info = s.unit(key), kit.aa[key]
    lines = [_where(kit, unit), Line(NEEDS, Tone.INFO, f"{aa_reach.needs(s, kit, unit)}+")]
    if unit.at:
        left = max(0, 1 + unit.extra - unit.shots)
        lines.append(Line(SHOTS, Tone.GOOD if left else Tone.WARN, str(left)))
    lines.append(Line(MOVES if info.mobile else STAYS))
    if info.stops_missiles_on:
        lines.append(Line(STOPS_MISSILES.of(needs=info.stops_missiles_on), Tone.INFO))
    return Inspection(
        title=kit.aa_name(key),
        face=faces.aa(info),
        lines=tuple(lines),
        odds=(Odds(HITS, aa_odds.shot(s, kit, unit), Tone.GOOD),),
        rule="EM-VII.7a" if info.stops_missiles_on else "EM-VII.5",
    )


def _where(kit: Kit, unit: AaUnit) -> Line:
    if unit.lost:
        return Line(LOST, Tone.BAD)
    if not unit.at:
        return Line(AWAY)
    return Line(AT.of(place=kit.territory_name(unit.at)))


# ----------------------------------------------------------------------------------------- cards


def russian_card_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of a Russian card; one that lies on a line is its assault."""
    info = kit.russian_cards[key]
    for each in s.assaults:
        if any(laid.card == key for laid in each.cards):
            shown = assault_inspection(kit, s, each.line)
            if shown is not None:
                return shown
    lines = [Line(STRENGTH, Tone.INFO, str(info.strength)), Line(_sorties(info))]
    bars: tuple[Odds, ...] = ()
    if info.kind == "missile":
        targets = kit.listed(words_pieces.TARGETS[kind] for kind in info.targets)
        lines = [
            Line(DICE, Tone.INFO, str(info.dice)),
            Line(EACH, Tone.INFO, f"{info.hit_on}+"),
            Line(AIMS_AT.of(targets=targets)),
        ]
        missile = next((each for each in s.missiles if each.card == key), None)
        if missile is not None:
            lines.append(Line(ON.of(place=kit.territory_name(missile.territory)), Tone.BAD))
            bars = (Odds(ANY_HIT, 1 - aa_odds.hits(s, kit, missile)[0], Tone.BAD),)
    rule = "EM-XI.2" if info.kind == "missile" else "EM-IV.A4a"
    face = faces.card(kit, key)
    return Inspection(info.title, face=face, card=True, lines=tuple(lines), odds=bars, rule=rule)


def _sorties(info: RussianCard) -> Text:
    return SORTIES.of(fighters=info.fighters, bombers=info.bombers)


def effect_card_inspection(kit: Kit, key: str) -> Inspection:
    """Return what there is to say of a card of Poland or NATO."""
    words = card_text(kit, key) if key in kit.polish_cards else kit.nato_cards[key].text
    rule = "EM-IV.B3d" if key in kit.polish_cards else "EM-IV.B2"
    return Inspection(
        kit.card_title(key), face=faces.card(kit, key), card=True, lines=(Line(words),), rule=rule
    )


def box_inspection(kit: Kit, view: View, box: str) -> Inspection | None:
    """Return what there is to say of a deck; ``None`` for what is no deck."""
    said = words_pieces.deck(kit, view, box)
    return None if said is None else Inspection(TITLES[box], lines=(Line(said),))
