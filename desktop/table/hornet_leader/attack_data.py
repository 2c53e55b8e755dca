"""What the panel of our attacks shows, read from an attack in the making."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, Shot, enemy_target
from desktop.rules.hornet_leader.attack_dice import die
from desktop.rules.hornet_leader.attack_listing import best_arms
from desktop.rules.hornet_leader.attack_odds import AttackOdds
from desktop.rules.hornet_leader.attack_results import Fire
from desktop.rules.hornet_leader.attack_rules import GUN, OTHER_BOMBER, may_take_high_stress
from desktop.rules.hornet_leader.attack_words import SPEEDS
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.pilots import stats, type_of
from desktop.rules.hornet_leader.records import TARGET, Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.table import dice_words
from desktop.table.hornet_leader.attack_draft import AttackDraft
from desktop.table.hornet_leader.chips import ChipData
from desktop.table.hornet_leader.decision_rows import RowData
from desktop.table.hornet_leader.flight_facts import GUN as GUN_NAME
from desktop.table.hornet_leader.flight_facts import weapon_chip
from desktop.table.hornet_leader.marks import success

KEYS = "QWERTYUIO"
"""The keys of the chips, in the order of the load."""


def aircraft_rows(draft: AttackDraft) -> tuple[RowData, ...]:
    """Return a row for each Aircraft that can attack."""
    s, kit = draft.state, draft.kit
    numbers = {each.pilot: number for number, each in enumerate(s.flown.flight, 1)}
    return tuple(
        RowData(
            key=f"pilot:{each.pilot}",
            title=kit.callsign(each.pilot),
            cap=str(numbers[each.pilot]) if numbers[each.pilot] < 10 else "",
            notes=_turn_words(s, kit, each, draft.fast),
            chance=_best_chance(draft, each),
        )
        for each in draft.able()
    )


def _turn_words(s: State, kit: Kit, aircraft: Aircraft, fast: bool) -> str:
    free = not aircraft.free_attack and stats(kit, s.member(aircraft.pilot)).fast == fast
    speed = SPEEDS[stats(kit, s.member(aircraft.pilot)).fast]
    words = (
        T("hornet_leader.table", "{speed}: free attack")
        if free
        else T("hornet_leader.table", "{speed}: pays an SA counter")
    )
    return say(words.of(speed=speed))


def _best_chance(draft: AttackDraft, aircraft: Aircraft) -> float:
    """Return the chance of the best attack of an Aircraft on anything."""
    s, kit = draft.state, draft.kit
    tried = draft.at(aircraft.pilot)
    attacks = (best_attack(tried, enemy) for enemy in tried.enemies())
    found = [success(s, kit, attack) for attack in attacks if attack is not None]
    return max(found, default=0.0)


def best_attack(draft: AttackDraft, enemy: str) -> Attack | None:
    """Return the attack with the counters that are chosen beforehand."""
    aircraft = draft.aircraft
    arms = None if aircraft is None else best_arms(draft.state, draft.kit, aircraft, enemy)
    if arms is None:
        return None
    shots = tuple(Shot(item, enemy) for item in arms)
    return Attack(draft.pilot, enemy, shots, draft.payer)


def enemy_rows(draft: AttackDraft) -> tuple[RowData, ...]:
    """Return a row for each enemy of the chosen Aircraft, the likeliest to be hit first."""
    s, kit = draft.state, draft.kit
    rows = []
    for enemy in draft.enemies():
        attack = best_attack(draft, enemy)
        if attack is None:
            continue
        arms = [shot.weapon for shot in attack.shots]
        chance = success(s, kit, attack)
        rows.append(
            RowData(
                key=enemy_target(enemy),
                title=enemy_words(s, kit, enemy),
                notes=say(kit.load_text(arms)) if arms else say(GUN_NAME),
                chance=chance,
            )
        )
    return tuple(sorted(rows, key=lambda row: -row.chance))


def enemy_words(s: State, kit: Kit, enemy: str) -> str:
    """Return an enemy and where it stands; the second Bomber of a counter says so."""
    if enemy == TARGET:
        return say(kit.target_name(s.flown.target))
    key = enemy.removesuffix(OTHER_BOMBER)
    words = T("hornet_leader.table", "{enemy} in {area}")
    if key != enemy:
        words = T("hornet_leader.table", "second {enemy} in {area}")
    area = kit.area_name(s.flown.counter(key).area)
    return say(words.of(enemy=kit.enemy_name(key), area=area))


def chips(draft: AttackDraft) -> tuple[ChipData, ...]:
    """Return a chip for each counter aboard and for the Gun, with its key in its words."""
    aircraft = draft.aircraft
    if aircraft is None:
        return ()
    found = []
    for place, item in enumerate(aircraft.loads):
        usable = bool(draft.others(place))
        chip = weapon_chip(
            draft.kit, item, "usable" if usable else "spent", picked=place in draft.aimed
        )
        cap = KEYS[place] if place < len(KEYS) else ""
        refused = draft.chip_refusal(place)
        spoken = chip.spoken if usable or refused is None else say(refused.text)
        found.append(_keyed(chip, str(place), cap, spoken))
    if type_of(draft.kit, aircraft.pilot).gun:
        refused = draft.gun_refusal()
        words = say(GUN_NAME) if refused is None else say(refused.text)
        gun = ChipData(
            "gun", say(GUN_NAME), "gun", state="spent" if refused else "usable", picked=draft.gun
        )
        found.append(_keyed(gun, "gun", "G", words))
    return tuple(found)


def _keyed(chip: ChipData, key: str, cap: str, spoken: str) -> ChipData:
    name = f"{cap}  {chip.name}" if cap and chip.state == "usable" else chip.name
    return ChipData(
        key, name, chip.kind, chip.weight, state=chip.state, picked=chip.picked, spoken=spoken
    )


def die_rows(draft: AttackDraft) -> tuple[RowData, ...]:
    """Return a row for all dice alike: what each needs, why, and its chance of a Hit."""
    action, aircraft = draft.action, draft.aircraft
    if action is None or aircraft is None:
        return ()
    if draft.gun:
        return (_die_row(draft, aircraft, GUN, draft.enemy, "gun"),)
    alike: dict[tuple[str, str], list[int]] = {}
    for place, enemy in sorted(draft.aimed.items()):
        # One that can go elsewhere keeps a row of its own, to be pressed for it.
        own = str(place) if len(draft.others(place)) > 1 else aircraft.loads[place]
        alike.setdefault((own, enemy), []).append(place)
    return tuple(
        _die_row(
            *(draft, aircraft, aircraft.loads[places[0]], enemy, str(places[0])),
            count=len(places),
            moves=len(draft.others(places[0])) > 1,
        )
        for (_, enemy), places in alike.items()
    )


def _die_row(
    draft: AttackDraft,
    aircraft: Aircraft,
    arm: str,
    enemy: str,
    key: str,
    *,
    count: int = 1,
    moves: bool = False,
) -> RowData:
    s, kit = draft.state, draft.kit
    found = die(s, kit, aircraft, arm, enemy, high=draft.high)
    why, needs = dice_words.printed(found), dice_words.needs(found, SIDES)
    hit = attack_odds.DieOdds(Fire(draft.pilot, arm, enemy), found.steps).hit
    title = say(found.name) if enemy == draft.enemy else _elsewhere(s, kit, arm, enemy)
    return RowData(
        key=key,
        title=f"{count} \N{MULTIPLICATION SIGN} {title}" if count > 1 else title,
        cap="→" if moves else "",
        notes=f"{why}: {needs}" if why else needs,
        chance=hit,
        tone=Tone.GOOD if hit >= 0.5 else Tone.WARN,
    )


def _elsewhere(s: State, kit: Kit, arm: str, enemy: str) -> str:
    words = T("hornet_leader.table", "{weapon} at {enemy}")
    return say(words.of(weapon=kit.weapon_name(arm), enemy=enemy_words(s, kit, enemy)))


def kill_rows(draft: AttackDraft, odds: AttackOdds) -> tuple[tuple[str, float], ...]:
    """Return each enemy but the Target with the chance that the attack Destroys it."""
    words = T("hornet_leader.table", "Destroys {enemy}")
    return tuple(
        (say(words.of(enemy=enemy_words(draft.state, draft.kit, enemy))), chance)
        for enemy, chance in odds.kills.items()
    )


def hit_words(odds: AttackOdds) -> str:
    """Return the chances of Hits on the Target in one line."""
    return ", ".join(
        f"{dice_words.hits(count)} {percent(share)} %" for count, share in enumerate(odds.hits)
    )


def payer_words(draft: AttackDraft) -> str:
    """Return who pays; empty for a free attack."""
    if not draft.payer:
        return ""
    words = T("hornet_leader.table", "{pilot} pays an SA counter, {left} left")
    left = draft.state.flown.aircraft(draft.payer).sa - 1
    return say(words.of(pilot=draft.kit.callsign(draft.payer), left=left))


def high_stress_refusal(draft: AttackDraft) -> str:
    """Return why the Pilot cannot take High Stress; empty if he can."""
    aircraft = draft.aircraft
    found = None if aircraft is None else may_take_high_stress(draft.state, draft.kit, aircraft)
    return "" if found is None else f"{say(found.text)} ({found.rule})"
