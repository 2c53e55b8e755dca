"""Counters come on the display: Sites, Bandits and Objectives (HL-1.7m, HL-4.3, HL-5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Action, Chance, T, Tell
from desktop.rules.hornet_leader import changes_display, changes_table
from desktop.rules.hornet_leader.actions_chance import DrawnBomber, DrawnCounter, PickedArea
from desktop.rules.hornet_leader.effects_data import BombersAllEffect
from desktop.rules.hornet_leader.standing import in_force
from desktop.rules.hornet_leader.steps import CampaignStep, Phase
from desktop.rules.hornet_leader.targets import draws

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

Drawn = Literal["site", "bandit"]

CENTER = "center"
APPROACHES = ("app_north", "app_east", "app_south", "app_west")
"""In the order in which counters are placed (HL-4.3a)."""
RANDOM_APPROACH = "random_approach"
SITE_PROMPT = T("hornet_leader", "Draw a Site for {area}")
BANDIT_PROMPT = T("hornet_leader", "Draw a Bandit for {area}")
AREA_PROMPT = T("hornet_leader", "Which Approach Area?")
OBJECTIVE_PROMPT = T("hornet_leader", "Take the counter of an Objective: {face}")
BOMBER_PROMPT = T("hornet_leader", "Draw a Bomber")


class PlaceSites(CampaignStep, frozen=True):
    """HL-4.3a  The Objective Sites, then the Target's number in each Approach and the Center."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.flown.secondary and not s.flown.flight:
            return  # It is not flown (HL-1.7u).
        objective = kit.targets[s.flown.target].objective
        sites = objective.sites if objective is not None else ()
        s.then(
            PlaceObjectives("site", sites),
            DrawCounters("site", areas_drawn(s, kit, "sites"), "HL-4.3a"),
        )


class PlaceBandits(CampaignStep, frozen=True):
    """HL-5.4a  The same with Bandits; an Objective's Bandits and Bombers come first."""

    def phase(self) -> Phase:
        return "bound"

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not s.flown.flying():
            return
        objective = kit.targets[s.flown.target].objective
        bandits = objective.bandits if objective is not None else ()
        s.then(
            PlaceObjectives("bandit", bandits),
            PlaceBombers(bombers_due(s, kit)),
            DrawCounters("bandit", areas_drawn(s, kit, "bandits"), "HL-5.4a", hold=True),
        )


def areas_drawn(s: State, kit: Kit, kind: Literal["sites", "bandits"]) -> tuple[str, ...]:
    """Return the area of every counter to be drawn for the mission's Target, in order."""
    approach, center = draws(s, kit, kind, s.flown.target)
    return (*(area for area in APPROACHES for _ in range(approach)), *(CENTER,) * center)


def bombers_due(s: State, kit: Kit) -> int:
    """Return how many Bombers the mission's Objective has, Improvements included; 0 for none."""
    objective = kit.targets[s.flown.target].objective
    if objective is None or not objective.bombers:
        return 0
    return objective.bombers + sum(each.amount for each in in_force(s, kit, BombersAllEffect))


class DrawCounters(CampaignStep, frozen=True):
    """HL-4.3a, HL-5.4  One counter out of the cup for each area, in order, until it is empty.

    An area may be ``random_approach``.
    """

    kind: Drawn
    areas: tuple[str, ...]
    rule: str
    hold: bool = False
    """Whether No Bandit counters go back only when all are drawn; else at once (HL-5.4b)."""

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self.areas) and any(s.cup)

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not self.asks(s, kit):
            return None
        if self.areas[0] == RANDOM_APPROACH:
            return Chance(
                "pick", self.rule, AREA_PROMPT, tuple(map(PickedArea, APPROACHES)), (1,) * 4
            )
        prompt = SITE_PROMPT if self.kind == "site" else BANDIT_PROMPT
        rows = [row for row, count in enumerate(s.cup) if count]
        return Chance(
            "counter",
            self.rule,
            prompt.of(area=kit.area_name(self.areas[0])),
            tuple(map(DrawnCounter, rows)),
            tuple(s.cup[row] for row in rows),
        )

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, DrawnCounter):
            changes_table.find_counter(s, action.row)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        match action:
            case DrawnCounter(row=row):
                self._place(s, kit, row, tell)
                s.then(DrawCounters(self.kind, self.areas[1:], self.rule, self.hold))
            case PickedArea(area=area):
                s.then(DrawCounters(self.kind, (area, *self.areas[1:]), self.rule, self.hold))
            case _:
                changes_display.return_held(s)
                if self.areas:
                    changes_display.note_empty_cup(tell, self.rule)

    def _place(self, s: State, kit: Kit, row: int, tell: Tell) -> None:
        area = self.areas[0]
        face = kit.cup[row].site if self.kind == "site" else kit.cup[row].bandit
        if face:
            changes_display.place(s, self.kind, face, area, row, tell, self.rule)
            return
        if self.hold:
            changes_display.hold_no_bandit(s, row)
        changes_display.note_no_bandit(area, tell, "HL-5.4b")


class PlaceObjectives(CampaignStep, frozen=True):
    """HL-1.7m  Each named Site or Bandit stands in the Center: a counter of the cup that shows it.

    If the cup has none, an extra is used that never enters it (HL-1.7o).
    """

    kind: Drawn
    faces: tuple[str, ...]

    def rows(self, s: State, kit: Kit) -> list[int]:
        """Return the rows of the cup that show the next face."""
        return [
            row
            for row, each in enumerate(kit.cup)
            if s.cup[row] and self.faces[0] == (each.site if self.kind == "site" else each.bandit)
        ]

    def decision(self, s: State, kit: Kit) -> Chance | None:
        rows = self.rows(s, kit) if self.faces else []
        if len(rows) < 2:
            return None
        return Chance(
            "counter",
            "HL-1.7m",
            OBJECTIVE_PROMPT.of(face=kit.face_name(self.faces[0])),
            tuple(map(DrawnCounter, rows)),
            tuple(s.cup[row] for row in rows),
        )

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, DrawnCounter):
            changes_table.find_counter(s, action.row)

    def carry_out(self, s: State, kit: Kit, action: DrawnCounter | None, tell: Tell) -> None:
        if not self.faces:
            return
        rows = self.rows(s, kit) if action is None else [action.row]
        row, rule = (rows[0], "HL-1.7m") if rows else (-1, "HL-1.7o")
        face = self.faces[0]
        changes_display.place(s, self.kind, face, CENTER, row, tell, rule, objective=True)
        s.then(PlaceObjectives(self.kind, self.faces[1:]))


class PlaceBombers(CampaignStep, frozen=True):
    """HL-1.7m  Bomber counters of two come at random, an odd last one on its single face."""

    bombers: int
    """Bombers still to be placed."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        rows = [row for row, count in enumerate(s.bomber_cup) if count]
        if not self.bombers or len(rows) < 2:
            return None
        return Chance(
            "counter",
            "HL-1.7m",
            BOMBER_PROMPT,
            tuple(map(DrawnBomber, rows)),
            tuple(s.bomber_cup[row] for row in rows),
        )

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, DrawnBomber):
            changes_table.find_counter(s, action.row, bomber=True)

    def carry_out(self, s: State, kit: Kit, action: DrawnBomber | None, tell: Tell) -> None:
        if not self.bombers:
            return
        rows = [row for row, count in enumerate(s.bomber_cup) if count]
        row = action.row if action is not None else next(iter(rows), -1)
        rule = "HL-1.7m" if row >= 0 else "HL-1.7o"
        size = min(self.bombers, 2)
        face = kit.bomber_kinds[max(row, 0)].id
        changes_display.place(
            s, "bomber", face, CENTER, row, tell, rule, objective=True, bombers=size
        )
        s.then(PlaceBombers(self.bombers - size))
