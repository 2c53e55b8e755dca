"""How the autopilot chooses Targets (HL-4.1, HL-4.2): by rollouts of each card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Action, T
from desktop.rules.hornet_leader import day, flights
from desktop.rules.hornet_leader.actions_campaign import (
    BuyRecon,
    DrawTarget,
    SelectTargets,
    StopDrawing,
)
from desktop.rules.hornet_leader.bot_campaign import bounds
from desktop.rules.hornet_leader.bot_events import Scales
from desktop.rules.hornet_leader.bot_rollout import MissionForecast, Stop, simulate_mission
from desktop.rules.hornet_leader.bot_values import LOSS
from desktop.rules.hornet_leader.bot_words import Reasoned, Reasons, number
from desktop.rules.hornet_leader.day import SelectTarget
from desktop.rules.hornet_leader.effects_scene import Context
from desktop.rules.hornet_leader.pilots import OKAY, status
from desktop.rules.hornet_leader.targets import aircraft_limit

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.state import State

TRIALS = 12
"""Rollouts of each card, if there is time."""
PASSES = 2
"""The first of so many rounds gives every card an equal share of them."""
SURE = 0.8
"""The success with which a card is good enough to draw no more."""
POOR = 0.45
"""The success below which Recon Priority is bought, if there are SO Points enough."""
RICH = 8
TOO_MANY = 3
"""Improvements in play from which on no card is drawn without need."""
TRACK, IMPROVEMENT = 0.25, 0.6
STRESS = 0.1
SECONDARY_WORTH = 0.3


class Judged(msgspec.Struct, frozen=True):
    """A card, what rollouts say of it, and what it is worth today."""

    card: int
    forecast: MissionForecast
    score: float


class TargetChoice:
    """Judges the cards of a Day; what was found out about one is kept."""

    def __init__(self, game: HornetLeader, rng: Random, trials: int = TRIALS) -> None:
        self._game = game
        self._rng = rng
        self._trials = trials
        self._known: dict[tuple[int, int, int], MissionForecast] = {}

    def draw(self, s: State, offered: tuple[Action, ...], stop: Stop) -> Reasoned:
        """Draw another card unless a good one is there, or Improvements pile up."""
        kit = self._game.kit
        if DrawTarget() not in offered:
            return offered[0], (T("hornet_leader", "No card can be drawn"),)
        burdens = sum(bool(kit.targets[card].improvement) for card in s.in_play)
        words = T("hornet_leader", "{count} Improvements are in play").of(count=burdens)
        if burdens >= TOO_MANY:
            return StopDrawing(), (words,)
        wanted = bounds(s, kit).good / s.days
        worthy = [card for card in day.available(s) if kit.targets[card].vp >= wanted]
        for each in self.judge(s, worthy, stop):
            if each.forecast.destroyed >= SURE:
                name = T("hornet_leader", "{target} will do: {forecast}").of(
                    target=kit.target_name(each.card), forecast=each.forecast.text()
                )
                return StopDrawing(), (name,)
        seen = T("hornet_leader", "No card that is worth {vp} VP is certain enough")
        return DrawTarget(), (seen.of(vp=number(wanted)), words)

    def select(self, s: State, offered: tuple[Action, ...], stop: Stop) -> Reasoned:
        """Select the card with the best score and, if it pays, a Secondary besides."""
        kit = self._game.kit
        cards = day.primaries(s, kit)
        judged = self.judge(s, cards, stop)
        best = judged[0]
        name = T("hornet_leader", "{target}: {forecast}").of(
            target=kit.target_name(best.card), forecast=best.forecast.text()
        )
        score = T("hornet_leader", "worth {score}").of(score=number(best.score))
        unsure = best.forecast.trials and best.forecast.destroyed < POOR
        if unsure and BuyRecon() in offered and s.so / (s.days - s.day + 1) > RICH:
            return BuyRecon(), (name, T("hornet_leader", "there are SO Points to look further"))
        second = self._second(s, best.card, offered, stop)
        reasons: Reasons = (name, score)
        if second is not None:
            words = T("hornet_leader", "then {target}, worth {score}")
            more = words.of(target=kit.target_name(second.card), score=number(second.score))
            reasons = (*reasons, more)
        chosen = SelectTargets(best.card, second.card if second is not None else 0)
        return chosen, reasons

    def _second(
        self, s: State, primary: int, offered: tuple[Action, ...], stop: Stop
    ) -> Judged | None:
        """Return the Secondary worth flying with the Okay Pilots whom the Primary leaves."""
        kit = self._game.kit
        seconds = [
            action.secondary
            for action in offered
            if isinstance(action, SelectTargets) and action.primary == primary and action.secondary
        ]
        okay = [p for p in flights.fit_pilots(s, kit) if status(kit, s.member(p)) == OKAY]
        left = flights.counts(kit, okay) - aircraft_limit(s, kit, primary)
        able = [card for card in seconds if aircraft_limit(s, kit, card) <= left]
        for best in self.judge(s, able, stop)[:1]:
            if best.score > SECONDARY_WORTH:
                return best
        return None

    # ------------------------------------------------------------------------- what cards are

    def judge(self, s: State, cards: list[int], stop: Stop) -> list[Judged]:
        """Return cards with their forecasts, the one that is worth most first."""
        for share in range(1, PASSES + 1):
            for card in cards:
                self._learn(s, card, self._trials * share // PASSES, stop)
        found = (self._judged(s, card) for card in cards)
        return sorted(found, key=lambda each: -each.score)

    def _learn(self, s: State, card: int, trials: int, stop: Stop) -> None:
        key = self._key(s, card)
        known = self._known.get(key)
        missing = trials - (known.trials if known is not None else 0)
        if missing <= 0:
            return
        # While cards are drawn, the selection waits below.
        steps = s.steps if isinstance(s.steps[-1], SelectTarget) else s.steps[:-1]
        probe = msgspec.structs.replace(s, steps=list(steps))
        first = SelectTargets(card)
        more = simulate_mission(self._game, probe, missing, self._rng, stop, first=first)
        self._known[key] = more if known is None else known.with_more(more)

    def _key(self, s: State, card: int) -> tuple[int, int, int]:
        return s.day, len(s.missions), card

    def _judged(self, s: State, card: int) -> Judged:
        kit = self._game.kit
        known = self._known.get(self._key(s, card))
        forecast = known if known is not None and known.trials else guess(s, kit, card)
        return Judged(card, forecast, score(s, kit, card, forecast))


def guess(s: State, kit: Kit, card: int) -> MissionForecast:
    """Return what to expect of a Target without a rollout: the farther the worse."""
    band = kit.campaigns[s.terms.campaign].band_of(card)
    aircraft = aircraft_limit(s, kit, card)
    return MissionForecast(0, 0.8 - 0.15 * band, 0.1 * (1 + band), 3.0 + band, 3.0 * aircraft)


def score(s: State, kit: Kit, number_of_card: int, forecast: MissionForecast) -> float:
    """Return what flying a Target today is worth, in Victory Points."""
    card = kit.targets[number_of_card]
    context = Context("debrief", f"target:{number_of_card}", "HL-1.7c")
    scales = Scales(s, kit, context)
    days_left = (s.days - s.day) / s.days
    tracks = card.recon + card.intel + card.infra
    gain = card.vp + TRACK * tracks * days_left + scales.of(card.bonus)
    gain += IMPROVEMENT * bool(card.improvement) * (s.day < s.days)
    if card.number in s.half_paid:
        gain -= card.vp // 2
    success = forecast.destroyed
    found = success * gain + (1 - success) * scales.of(card.penalty) - LOSS * forecast.lost
    if s.day < s.days:
        found -= STRESS * forecast.total_stress
    return found
