"""What the playable cards of a window change: odds and strengths before and after (EM-IV.B3d)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.paint.theme import Tone
from desktop.rules.core import T, Target, Text
from desktop.rules.eagles_missiles import aa_odds, aa_reach, contests, odds, theatre
from desktop.rules.eagles_missiles.card_choices import Effect
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.picking import key_of, pick_name, picked
from desktop.rules.eagles_missiles.records import FLEET as FLEET_PICK
from desktop.rules.eagles_missiles.rerolls import FACES
from desktop.rules.eagles_missiles.russian_air import icons
from desktop.table.eagles_missiles.words_pieces import joined

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import AaUnit, Contest
    from desktop.rules.eagles_missiles.state import State

HELPS = T(
    "eagles_missiles.table",
    "Win {win} → {new_win} %, draw {draw} → {new_draw} %, loss {loss} → {new_loss} %",
)
DECIDED_WON = T("eagles_missiles.table", "It changes nothing: the fight is won already")
DECIDED_LOST = T("eagles_missiles.table", "It changes nothing: the fight is lost even so")
AGAIN = T("eagles_missiles.table", "Rolled again: win {win} %, draw {draw} %, loss {loss} %")
WEAKER = T("eagles_missiles.table", "Strength {before} → {after}")
WEAKER_STOP = T(
    "eagles_missiles.table", "Strength {before} → {after}, stopped with {old} → {new} %"
)
FLEET = T("eagles_missiles.table", "The fleet: strength {before} → {after}")
SINKS = T("eagles_missiles.table", "The fleet is sunk: 2 points less for Russia")
ENTERS = T("eagles_missiles.table", "Stands at {field}, and may fly today")
NO_MISSILE = T("eagles_missiles.table", "Without it at least one hit with {chance} %")
AFTER_PATRIOT = T(
    "eagles_missiles.table",
    "Without it at least one hit with {chance} %, if the Patriot fires first",
)
SAVES_CITY = T("eagles_missiles.table", "Saves {city}: a point")
SAVES_FIELD = T("eagles_missiles.table", "Saves {field}; squadrons on it: {count}")
SAVES_UNIT = T("eagles_missiles.table", "Saves an AA unit")
REPAIRS = T("eagles_missiles.table", "Intact again, places: {room}")
FIRES = T("eagles_missiles.table", "Fires once more, in {place}, needs {needs} or more")
CRASHES = T("eagles_missiles.table", "Goes home, and is not destroyed")
LURES = T("eagles_missiles.table", "Protects nothing today, in {place}")
BOMBERS = T("eagles_missiles.table", "Bombers that may fly: {before} → {after}")
ROLE_IN: dict[str, Text] = {
    "escort": T("eagles_missiles.table", "Escort in {place}"),
    "raid": T("eagles_missiles.table", "Raids {place}"),
    "support": T("eagles_missiles.table", "Supports the assault on {place}"),
}
RESTORED = T("eagles_missiles.table", "Air combat {air}, bombs {bombs}; may fly today")
NOW_AT = T("eagles_missiles.table", "Now: {what}")
FIRES_AT = T("eagles_missiles.table", "can fire at {squadrons}; a shot hits on {needs} or more")
STOPS_CARDS = T(
    "eagles_missiles.table", "missile cards: {count}, each stopped on {needs} or more ({percent} %)"
)
NO_TARGET = T("eagles_missiles.table", "nothing to fire at")
STANDS = T("eagles_missiles.table", "hits on {needs} or more; AA units there: {units}")


class Change(msgspec.Struct, frozen=True):
    """What a card would change."""

    words: str
    chance: float = -1
    """Of what Poland wants, once it is played; none below 0."""
    tone: Tone = Tone.GOOD


def change(s: State, kit: Kit, card: str, targets: tuple[Target, ...]) -> Change:
    """Return what a Polish card changes that is played so, or a NATO card on these targets."""
    deck = kit.polish_cards if card in kit.polish_cards else kit.nato_cards
    effect = deck[card].effect
    return CHANGES[effect["op"]](s, kit, effect, targets)


# ----------------------------------------------------------------------------------------- fights


def _helped(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    contest = _contest(s)
    lead = contests.lead(s, kit, contest)
    now, then = odds.of_lead(lead), odds.of_lead(lead + effect["amount"])
    chance = _wanted(contest, then.win, then.draw) / CASES
    if now == then:
        sure = DECIDED_WON if chance else DECIDED_LOST
        return Change(say(sure), chance)
    words = HELPS.of(
        win=_of_cases(now.win),
        new_win=_of_cases(then.win),
        draw=_of_cases(now.draw),
        new_draw=_of_cases(then.draw),
        loss=_of_cases(now.loss),
        new_loss=_of_cases(then.loss),
    )
    return Change(say(words), chance)


def _again(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    """Count the six faces of the die that is rolled again, the other one lying."""
    contest = _contest(s)
    allied = effect["side"] == "polish"
    own, other = contest.dice
    lead = contests.lead(s, kit, contest)
    faces = range(1, FACES + 1)
    ends = [lead + face - other if allied else lead + own - face for face in faces]
    win, draw = sum(end > 0 for end in ends), ends.count(0)
    words = AGAIN.of(
        win=percent(win / FACES),
        draw=percent(draw / FACES),
        loss=percent((FACES - win - draw) / FACES),
    )
    return Change(say(words), _wanted(contest, win, draw) / FACES)


def _wanted(contest: Contest, win: int, draw: int) -> int:
    """Return the cases that Poland wants: a draw stops an assault as well (EM-VI.2d)."""
    return win if contest.kind == "duel" else win + draw


def _saved(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    return Change(say(CRASHES))


def _weaker(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    """Tell the strength of an assault before and after, and the chance to stop it as sent."""
    assault = contests.assault_of(s, targets[0])
    before = contests.assault_strength(s, kit, assault)
    after = before - min(-effect["amount"], contests.cards_strength(kit, assault))
    allies = theatre.sent_against(s, targets[0])
    if not allies:
        return Change(say(WEAKER.of(before=before, after=after)))
    own = contests.allied_strength(s, kit, targets[0], allies)
    if s.contest is not None:
        own += s.contest.allied_bonus
    old, new = (odds.of_lead(own - strength) for strength in (before, after))
    words = WEAKER_STOP.of(
        before=before,
        after=after,
        old=_of_cases(old.win + old.draw),
        new=_of_cases(new.win + new.draw),
    )
    return Change(say(words), (new.win + new.draw) / CASES)


def _fleet(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    after = s.fleet - effect["amount"]
    words = FLEET.of(before=s.fleet, after=after)
    return Change(say(words if after > 0 else SINKS))


# ------------------------------------------------------------------------- missiles, raids, fields


def _no_missile(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    assert s.launch is not None
    missile = s.launch.missile
    none = aa_odds.hits(s, kit, missile, patriot=True)[0]
    words = AFTER_PATRIOT if aa_odds.patriot_stops(s, kit, missile) else NO_MISSILE
    return Change(say(words.of(chance=percent(1 - none))))


def _no_bombing(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    assert s.bombing is not None
    target = s.bombing.target
    if target in kit.cities:
        return Change(say(SAVES_CITY.of(city=kit.field_name(target))))
    if target in kit.airfields:
        count = len(theatre.standing_on(s, target))
        return Change(say(SAVES_FIELD.of(field=kit.field_name(target), count=count)))
    return Change(say(SAVES_UNIT))


def _repaired(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    room = kit.airfields[key_of(targets[0])].capacity
    return Change(say(REPAIRS.of(room=room)))


def _enters(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    return Change(say(ENTERS.of(field=kit.field_name(key_of(targets[0])))))


# -------------------------------------------------------------------------------- AA units, escorts


def _fires(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    unit = s.unit(picked(targets, "aa"))
    chance = aa_odds.shot(s, kit, unit)
    needs = FACES + 1 - round(chance * FACES)
    words = FIRES.of(place=kit.territory_name(unit.at), needs=needs)
    return Change(say(words), chance)


def _marches(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    """Tell what a unit can fire at where it stands, or would where it goes (EM-P.14)."""
    unit = s.unit(picked(targets, "aa"))
    if len(targets) == 1:
        return Change(say(NOW_AT.of(what=_reach(s, kit, unit))))
    return _at(s, kit, replace(unit, at=targets[-1]))


def _at(s: State, kit: Kit, unit: AaUnit) -> Change:
    """Tell what a unit can fire at where it would stand, with the chance of a shot."""
    prey = aa_reach.may_fire(unit) and aa_reach.targets(s, kit, unit)
    return Change(say(_reach(s, kit, unit)), aa_odds.shot(s, kit, unit) if prey else -1)


def _reach(s: State, kit: Kit, unit: AaUnit) -> Text:
    """Return what a unit can fire at; by day's end what it needs, and who stands there with it."""
    needs = aa_reach.needs(s, kit, unit)
    if not theatre.placed(s) and not s.missiles:
        others = [each for each in theatre.aa_in(s, unit.at) if each.id != unit.id]
        return STANDS.of(needs=needs, units=len(others))
    found: list[Text] = []
    prey = aa_reach.targets(s, kit, unit) if aa_reach.may_fire(unit) else []
    if prey:
        names = kit.listed(kit.squadron_name(each.id) for each in prey)
        found.append(FIRES_AT.of(squadrons=names, needs=needs))
    stops = kit.aa[unit.id].stops_missiles_on
    cards = sum(each.territory == unit.at for each in s.missiles)
    if stops and cards and not unit.shots:
        share = percent(aa_odds.of_die(stops))
        found.append(STOPS_CARDS.of(count=cards, needs=stops, percent=share))
    return joined(*found) if found else NO_TARGET


def _lured(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    escort = s.squadron(key_of(targets[0]))
    return Change(say(LURES.of(place=kit.territory_name(theatre.territory_of(s, escort)))))


def _fewer(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    russians = [side for side in s.terms.sides if side not in s.hands]
    before = sum(icons(s, kit, side)[1] for side in russians)
    return Change(say(BOMBERS.of(before=before, after=max(0, before + effect["amount"]))))


def _either(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    """Tell what a card does that hurts the fleet or an assault (EM-N.5)."""
    op = "fleet_damage" if targets == (FLEET_PICK,) else "mod_assault"
    option = next(each for each in effect["options"] if each["op"] == op)
    return CHANGES[op](s, kit, option, targets)


def _driven_off(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    squadron = s.squadron(key_of(targets[0]))
    place = kit.territory_name(theatre.territory_of(s, squadron))
    return Change(say(ROLE_IN[squadron.role].of(place=place)))


def _restored(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    squadron = s.squadron(key_of(targets[0]))
    craft = kit.types[squadron.type]
    return Change(say(RESTORED.of(air=craft.air, bombs=craft.bombardment)))


def _patriot(s: State, kit: Kit, effect: Effect, targets: tuple[Target, ...]) -> Change:
    """Tell what a Patriot finds to fire at where it is placed (EM-N.2)."""
    return _at(s, kit, replace(s.unit(effect["unit"]), at=targets[0]))


CHANGES: dict[str, Callable[[State, Kit, Effect, tuple[Target, ...]], Change]] = {
    "mod_contest": _helped,
    "reroll": _again,
    "save_squadron": _saved,
    "mod_assault": _weaker,
    "fleet_damage": _fleet,
    "cancel_missile": _no_missile,
    "cancel_bombing": _no_bombing,
    "repair": _repaired,
    "add_squadron": _enters,
    "aa_extra_shot": _fires,
    "move_aa": _marches,
    "lift_escort": _lured,
    "mod_icons": _fewer,
    "choose": _either,
    "force_retreat": _driven_off,
    "restore_squadron": _restored,
    "add_patriot": _patriot,
}
"""By the word for the effect of a card of Poland, or of NATO that leaves a choice."""


def target_name(s: State, kit: Kit, target: Target) -> Text:
    """Return what a card is played on: an AA unit with its place, an assault by its territory."""
    if target.startswith("aa:"):
        words = T("eagles_missiles.table", "{unit} in {place}")
        unit = s.unit(key_of(target))
        return words.of(unit=kit.aa_name(unit.id), place=kit.territory_name(unit.at))
    if target.startswith("assault:"):
        place = theatre.target_territory(s, target)
        return T("eagles_missiles.table", "Assault on {place}").of(place=kit.territory_name(place))
    return pick_name(kit, target)


def _contest(s: State) -> Contest:
    if s.contest is None:
        raise LookupError("No contest is going on.")
    return s.contest


def _of_cases(cases: int) -> int:
    return percent(cases / CASES)
