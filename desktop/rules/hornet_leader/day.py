"""The Day's Target cards: drawing them, and selecting what is attacked (HL-4.1, HL-4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import changes_campaign, changes_table, flights
from desktop.rules.hornet_leader.actions_campaign import (
    BuyRecon,
    DrawTarget,
    SelectTargets,
    StopDrawing,
)
from desktop.rules.hornet_leader.actions_chance import DrawnTarget
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked
from desktop.rules.hornet_leader.targets import recon_limit

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


# ------------------------------------------------------------------------------------ queries


def available(s: State) -> list[int]:
    """Return the cards to select from: those drawn today, then those in play (HL-4.2a)."""
    return [*s.drawn, *s.in_play]


def can_draw_any(s: State) -> bool:
    """Return whether there is a Target card to draw, after a shuffle if need be (HL-2.3b)."""
    return bool(s.target_deck or s.target_discards)


def scramble(s: State, kit: Kit) -> int:
    """Return the Scramble card drawn today, 0 if there is none (HL-1.7r)."""
    return next((card for card in s.drawn if "scramble" in kit.targets[card].traits), 0)


def drawing_over(s: State, kit: Kit) -> Refused | None:
    """Return why no further card can be drawn on the Recon reading."""
    found = _nothing_to_draw(s, kit)
    if found:
        return found
    limit = recon_limit(s, kit).total
    if s.recon_draws >= limit:
        words = T("hornet_leader", "The Recon reading of {limit} is used up")
        return Refused("HL-4.1a", words.of(limit=limit))
    return None


def recon_refused(s: State, kit: Kit) -> Refused | None:
    """Return why Recon Priority cannot be bought (HL-2.8h)."""
    found = _nothing_to_draw(s, kit)
    if found:
        return found
    if not available(s):
        words = T("hornet_leader", "Recon Priority comes when you have seen a card")
        return Refused("HL-2.8h", words)
    price = recon_price(s, kit)
    if price > s.so:
        words = T("hornet_leader", "Recon Priority costs {price} SO Points; there are {so}")
        return Refused("HL-2.6a", words.of(price=price, so=s.so))
    return None


def recon_price(s: State, kit: Kit) -> int:
    """Return the SO Points of Recon Priority."""
    return kit.priorities["recon"].cost[s.terms.length]


def primaries(s: State, kit: Kit) -> list[int]:
    """Return the cards that can be the Day's Primary (HL-1.7r, HL-1.7w, HL-4.2a)."""
    forced = scramble(s, kit)
    return [forced] if forced else available(s)


def secondaries(s: State, kit: Kit) -> list[int]:
    """Return the cards that can be flown besides another Primary (HL-1.7s, HL-1.7t)."""
    if flights.counts(kit, flights.fit_pilots(s, kit)) < 2:
        return []
    return [card for card in available(s) if "secondary" in kit.targets[card].traits]


def _nothing_to_draw(s: State, kit: Kit) -> Refused | None:
    forced = scramble(s, kit)
    if forced:
        words = T("hornet_leader", "{target} is a Scramble: nothing more is drawn")
        return Refused("HL-1.7r", words.of(target=kit.target_name(forced)))
    if not can_draw_any(s):
        return Refused("HL-2.3b", T("hornet_leader", "No Target card is left to draw"))
    return None


# ------------------------------------------------------------------------------------ drawing


class DrawTargets(CampaignStep, frozen=True):
    """HL-4.1a  Target cards are drawn one at a time, up to the Recon reading; not in Down Time.

    The first is drawn without asking unless a card is in play. Recon Priority for further cards
    can be bought here, and later when the Target is selected.
    """

    def phase(self) -> Phase:
        return "draw"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.asks(s, kit):
            return None
        bought = (BuyRecon(),) if recon_refused(s, kit) is None else ()
        return Choice(
            PLAYER,
            "HL-4.1a",
            T("hornet_leader", "Draw a Target card: {drawn} of up to {limit} drawn").of(
                drawn=s.recon_draws, limit=recon_limit(s, kit).total
            ),
            (DrawTarget(), *bought, StopDrawing()),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(available(s)) and not s.resting and drawing_over(s, kit) is None

    def carry_out(
        self, s: State, kit: Kit, action: DrawTarget | BuyRecon | StopDrawing | None, tell: Tell
    ) -> None:
        if s.resting:
            return
        if isinstance(action, BuyRecon):
            _buy_recon(s, kit, self, tell)
        elif isinstance(action, StopDrawing) or drawing_over(s, kit):
            changes_campaign.end_drawing(s)
        else:
            s.then(TargetDraw(False), DrawTargets())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if "button:buy_recon" in picks:
            return recon_refused(s, kit)
        if picked(picks, "card"):
            words = T("hornet_leader", "The Target is selected when drawing is over")
            return Refused("HL-4.2a", words)
        return None


class TargetDraw(CampaignStep, frozen=True):
    """HL-4.1a  A Target card is drawn; an empty deck is made anew from the discards (HL-2.3b)."""

    bought: bool
    """Whether it belongs to Recon Priority: after a Scramble it is not drawn (HL-1.7r)."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not self.asks(s, kit):
            return None
        return Chance(
            "target_card",
            "HL-2.8h" if self.bought else "HL-4.1a",
            T("hornet_leader", "Draw a Target card"),
            tuple(map(DrawnTarget, s.target_deck)),
            (1,) * len(s.target_deck),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(s.target_deck) and not scramble(s, kit)

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, DrawnTarget):
            changes_table.find_target(s, action.target)

    def carry_out(self, s: State, kit: Kit, action: DrawnTarget | None, tell: Tell) -> None:
        if action is not None:
            changes_campaign.draw_target(s, action.target, tell, bought=self.bought)
        elif _nothing_to_draw(s, kit) is None:
            changes_campaign.shuffle_targets(s, tell)
            s.then(TargetDraw(self.bought))


def _buy_recon(s: State, kit: Kit, then: CampaignStep, tell: Tell) -> None:
    """Pay Recon Priority and draw its cards, as many as there are (HL-2.8h)."""
    changes_campaign.change_so(s, -recon_price(s, kit), "recon", tell, "HL-2.8h")
    s.then(*(TargetDraw(True) for _ in range(kit.priorities["recon"].draws)), then)


# ---------------------------------------------------------------------------------- selecting


class SelectTarget(CampaignStep, frozen=True):
    """HL-4.2a  The Day's Primary is selected and, if wanted, a Secondary (HL-1.7s).

    With one card and nothing to buy there is no question.
    """

    def phase(self) -> Phase:
        return "select"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        actions: tuple[Action, ...] = tuple(_selections(s, kit))
        if actions and recon_refused(s, kit) is None:
            actions += (BuyRecon(),)
        if len(actions) < 2:
            return None
        return Choice(PLAYER, "HL-4.2a", T("hornet_leader", "Select the Target"), actions)

    def asks(self, s: State, kit: Kit) -> bool:
        cards = [] if s.resting else primaries(s, kit)
        if len(cards) != 1:
            return len(cards) > 1
        return recon_refused(s, kit) is None or len(_selections(s, kit)) > 1

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, SelectTargets):
            changes_table.have_drawn(s, (action.primary, action.secondary))

    def carry_out(
        self, s: State, kit: Kit, action: SelectTargets | BuyRecon | None, tell: Tell
    ) -> None:
        if isinstance(action, BuyRecon):
            _buy_recon(s, kit, self, tell)
            return
        chosen = action or next(iter(_selections(s, kit)), None)
        if chosen is None:
            return
        changes_campaign.select(s, chosen.primary, chosen.secondary, tell)
        for card in list(s.drawn):
            if kit.targets[card].improvement:
                changes_campaign.keep_in_play(s, card, tell, "HL-1.7i")
            else:
                changes_campaign.discard(s, card, tell, "HL-4.2a")

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if "button:buy_recon" in picks:
            return recon_refused(s, kit)
        forced, primary = scramble(s, kit), picked(picks, "card")
        if forced and primary and primary != str(forced):
            words = T("hornet_leader", "{target} is a Scramble and must be the Primary")
            return Refused("HL-1.7r", words.of(target=kit.target_name(forced)))
        for pick, rule in ((primary, "HL-4.2a"), (picked(picks, "secondary"), "HL-1.7s")):
            if pick and int(pick) not in available(s):
                words = T("hornet_leader", "{target} is neither drawn nor in play")
                return Refused(rule, words.of(target=kit.target_name(int(pick))))
        return _second_refused(s, kit, primary, picked(picks, "secondary"))


def _selections(s: State, kit: Kit) -> list[SelectTargets]:
    if s.resting:
        return []
    seconds = secondaries(s, kit)
    return [
        SelectTargets(primary, second)
        for primary in primaries(s, kit)
        for second in (0, *seconds)
        if second != primary
    ]


def _second_refused(s: State, kit: Kit, primary: str, second: str) -> Refused | None:
    if not second:
        return None
    if second == primary:
        words = T("hornet_leader", "The Secondary is another card than the Primary")
        return Refused("HL-1.7s", words)
    if "secondary" not in kit.targets[int(second)].traits:
        words = T("hornet_leader", "{target} is not a Secondary")
        return Refused("HL-1.7s", words.of(target=kit.target_name(int(second))))
    if int(second) not in secondaries(s, kit):
        words = T("hornet_leader", "Two missions need two fit Pilots besides E-2C crews")
        return Refused("HL-1.7t", words)
    return None
