"""What the panel of the deployment lists: own types that are ready, and every fight to come."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.rules.core import T, Target, Text
from desktop.rules.eagles_missiles import contests, odds, theatre
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import FLEET, Assault, Contest, Squadron
from desktop.rules.eagles_missiles.state import State
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.aa_move_data import lettered
from desktop.table.eagles_missiles.air_data import ROLE_NAMES
from desktop.table.eagles_missiles.deploy_draft import DeployDraft
from desktop.table.eagles_missiles.deploy_rows import FightData
from desktop.table.eagles_missiles.places import ASSAULT, SQUADRON
from desktop.table.eagles_missiles.words_pieces import joined

RECALL_KEY = "R"
ALONE = T("eagles_missiles.table", "{unit} {strength}")
PLUS = T("eagles_missiles.table", "{a} + {b}")
AGAINST = T("eagles_missiles.table", "{allies} against {strength}")
SUMMED = T("eagles_missiles.table", "{allies} = {sum} against {strength}")
PROTECTED = T("eagles_missiles.table", "protected until every escort is engaged")


class Section:
    """A territory with what can be attacked there."""

    def __init__(self, key: str, title: str) -> None:
        self.key, self.title = key, title
        self.rows: list[FightData] = []


# ------------------------------------------------------------------------------ who is ready


def type_rows(draft: DeployDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each type of which squadrons are ready."""
    s, kit = draft.s, draft.kit
    ready: dict[str, list[Squadron]] = {}
    for piece in draft.waiting:
        squadron = s.squadron(piece.removeprefix(SQUADRON))
        ready.setdefault(squadron.type, []).append(squadron)
    rows = []
    for number, (kind, here) in enumerate(ready.items(), 1):
        craft = kit.types[kind]
        held = sum(SQUADRON + each.id in draft.held for each in here)
        words = T("eagles_missiles.table", "in hand: {count}")
        rows.append(
            RowData(
                key=kind,
                title=say(craft.name),
                cap=str(number),
                notes=say(words.of(count=held)) if held else "",
                figure=f"\N{MULTIPLICATION SIGN} {len(here)}",
                selected=held > 0,
            )
        )
    return tuple(rows)


# ----------------------------------------------------------------------------------- fights


def sections(draft: DeployDraft) -> tuple[Section, ...]:
    """Return every territory with something to attack, in the order of the lines, the sea last."""
    s, kit = draft.s, draft.kit
    found: dict[str, Section] = {}
    places = _by_place(draft)
    count = sum(map(len, places.values()))
    letters = iter(lettered(count, without=RECALL_KEY))
    for place, targets in sorted(places.items(), key=lambda each: _order(s, each[0])):
        section = found.setdefault(place, Section(place, say(_heading(s, kit, place))))
        section.rows += [_row(draft, target, next(letters)) for target in targets]
    return tuple(found.values())


def _by_place(draft: DeployDraft) -> dict[str, list[Target]]:
    """Return the targets by territory: the escorts first, then the assault, then the others.

    A landing is no target: the fleet is (EM-IV.B6e).
    """
    found: dict[str, list[Target]] = {}
    for target in draft.targets:
        if target in landings(draft.s, draft.kit):
            continue
        place = theatre.target_territory(draft.s, target.removeprefix(SQUADRON))
        found.setdefault(place, []).append(target)
    for targets in found.values():
        targets.sort(key=lambda target: _rank(draft.s, target))
    return found


def landings(s: State, kit: Kit) -> tuple[Target, ...]:
    """Return the assaults that come from the sea."""
    return tuple(ASSAULT + each.line for each in s.assaults if theatre.is_landing(kit, each))


def _rank(s: State, target: Target) -> int:
    if not target.startswith(SQUADRON):
        return 2
    return {"escort": 0, "support": 1}.get(s.squadron(target.removeprefix(SQUADRON)).role, 3)


def _order(s: State, place: str) -> tuple[bool, int]:
    lines = [number for number, each in enumerate(s.assaults) if each.territory == place]
    return place == SEA, lines[0] if lines else len(s.assaults)


def _heading(s: State, kit: Kit, place: str) -> Text:
    name = kit.territory_name(place)
    assault = next((each for each in s.assaults if each.territory == place), None)
    if assault is None:
        return name
    words = T("eagles_missiles.table", "{place}, line {line}")
    return words.of(place=name, line=assault.line)


def _row(draft: DeployDraft, target: Target, letter: str) -> FightData:
    """Return a target with those sent against it, or with those in hand if one points at it."""
    s, kit = draft.s, draft.kit
    refused = draft.refusal(target) if draft.held else None
    preview = bool(draft.held) and refused is None
    there = draft.with_held(target) if preview else s
    data = _ground(there, kit, target) if _is_ground(target) else _duel(there, kit, target)
    return FightData(
        key=target,
        title=data.title,
        cap=letter,
        notes=data.notes if refused is None else say(refused.text),
        shares=None if refused is not None else data.shares,
        figure="" if refused is not None else data.figure,
        rule="" if refused is None else refused.rule,
        possible=refused is None,
        selected=bool(_sent(s, target)) and not draft.held,
        face=data.face,
    )


def _is_ground(target: Target) -> bool:
    return target == FLEET or target.startswith(ASSAULT)


def _sent(s: State, target: Target) -> list[Squadron]:
    return theatre.sent_against(s, target.removeprefix(SQUADRON))


def _duel(s: State, kit: Kit, target: Target) -> FightData:
    """Return a Russian squadron with the odds of the duel over it."""
    squadron = s.squadron(target.removeprefix(SQUADRON))
    words = T("eagles_missiles.table", "{squadron}, {role}")
    role = T("eagles_missiles.table", "lured away") if squadron.lured else None
    title = words.of(
        squadron=kit.squadron_name(squadron.id),
        role=role or ROLE_NAMES[squadron.role or "escort"],
    )
    sent = _sent(s, target)
    chances = odds.contest(s, kit, squadron.id, sent)
    shares = (chances.win / CASES, chances.draw / CASES, chances.loss / CASES)
    return FightData(
        key=target,
        title=say(title),
        notes=say(_strengths(s, kit, "duel", squadron.id)),
        shares=shares if sent else None,
        figure=f"{'/'.join(str(percent(share)) for share in shares)} %" if sent else "",
        face=faces.squadron(kit, squadron),
    )


def _strengths(s: State, kit: Kit, kind: str, target: str) -> Text:
    """Return the sums of both sides with everything that adds to them by name."""
    sent = theatre.sent_against(s, target)
    other = contests.russian_strength(s, kit, target)
    if not sent:
        words = T("eagles_missiles.table", "nobody is sent; strength {strength}")
        return words.of(strength=other)
    contest = Contest(kind, target, [each.id for each in sent])  # type: ignore[arg-type]
    terms = [
        ALONE.of(unit=name, strength=adds) for name, adds in contests.allied_terms(s, kit, contest)
    ]
    words = terms[0] if terms else ALONE.of(unit=kit.squadron_name(sent[0].id), strength=0)
    for term in terms[1:]:
        words = PLUS.of(a=words, b=term)
    if len(terms) < 2:
        return AGAINST.of(allies=words, strength=other)
    own = contests.allied_sum(s, kit, contest)
    return SUMMED.of(allies=words, sum=own, strength=other)


def _ground(s: State, kit: Kit, target: Target) -> FightData:
    """Return an assault or the fleet with the chance of those who attack it."""
    if target == FLEET:
        return _fleet(s, kit)
    assault = contests.assault_of(s, target)
    words = T("eagles_missiles.table", "Assault of strength {sum}")
    sent = theatre.sent_against(s, target)
    chance = odds.stop_chance_as_sent(s, kit, assault)
    return FightData(
        key=target,
        title=say(words.of(sum=contests.assault_strength(s, kit, assault))),
        notes=say(joined(*_about_assault(s, kit, assault, target))),
        figure=f"{percent(chance)} %" if sent else "",
        face=faces.token(
            kit.russian_cards[assault.cards[0].card], contests.cards_strength(kit, assault)
        ),
    )


def _about_assault(s: State, kit: Kit, assault: Assault, target: Target) -> Iterator[Text]:
    """Yield the sums, what stopping it depends on, and who protects it."""
    yield _strengths(s, kit, "ground", target)
    sent = theatre.sent_against(s, target)
    if sent and theatre.supports_of(s, assault.line):
        words = T("eagles_missiles.table", "with all supports {all} %, without them {none} %")
        yield words.of(
            all=percent(odds.stop_chance(s, kit, assault, sent)),
            none=percent(odds.stop_chance(s, kit, assault, sent, supported=False)),
        )
    if theatre.escorts_of(s, assault.territory):
        yield PROTECTED


def _fleet(s: State, kit: Kit) -> FightData:
    sent = theatre.sent_against(s, FLEET)
    chances = odds.fleet(s, kit, sent)
    notes = [_strengths(s, kit, "fleet", FLEET)]
    for landing in landings(s, kit):
        words = T("eagles_missiles.table", "a draw or a win stops the landing in {place}")
        place = contests.assault_of(s, landing).territory
        notes.append(words.of(place=kit.territory_name(place)))
    if sent:
        words = T("eagles_missiles.table", "loses {loss} on average, sunk {sunk} %")
        notes.append(words.of(loss=f"{chances.damage:.1f}", sunk=percent(chances.sink)))
    if theatre.escorts_of(s, SEA):
        notes.append(PROTECTED)
    words = T("eagles_missiles.table", "Baltic Fleet, strength {strength}")
    return FightData(
        key=FLEET,
        title=say(words.of(strength=s.fleet)),
        notes=say(joined(*notes)),
        figure=f"{percent(chances.stop)} %" if sent else "",
        face=faces.fleet(s.fleet, ""),
    )
