"""What happens to the campaign: Days, cards, tracks, SO and Victory Points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class DayBegan(Event, frozen=True):
    """A Day begins."""

    day: int
    days: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "Day {day} of {days}.").of(day=self.day, days=self.days)


class DownTimeTaken(Event, frozen=True):
    """The Day is Down Time."""

    forced: bool
    """Whether nothing could be flown."""

    def text(self, kit: Kit) -> Text:
        if self.forced:
            return T("hornet_leader", "Nothing can be flown: Down Time.")
        return T("hornet_leader", "Down Time.")


class SoChanged(Event, frozen=True):
    """SO Points are paid (negative) or gained."""

    topic = "fund"
    amount: int
    what: str
    so: int
    """Left in the fund."""
    detail: str = ""
    """What it is for more exactly, as in an account (``records.Entry``)."""

    def text(self, kit: Kit) -> Text:
        words = (
            T("hornet_leader", "{amount} SO Points for {what}, {so} left.")
            if self.amount < 0
            else T("hornet_leader", "{amount} SO Points gained: {what}. The fund holds {so}.")
        )
        reason = kit.entry_reason(self.what, self.detail)
        return words.of(amount=abs(self.amount), what=reason, so=self.so)


class VpScored(Event, frozen=True):
    """Victory Points are scored, or lost (negative)."""

    topic = "fund"
    amount: int
    what: str
    vp: int
    detail: str = ""
    """What it is for more exactly, as in an account (``records.Entry``)."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{amount} VP: {what}. Now {vp}.").of(
            amount=f"{self.amount:+d}".replace("-", "\N{MINUS SIGN}"),
            what=kit.entry_reason(self.what, self.detail),
            vp=self.vp,
        )


class TrackMoved(Event, frozen=True):
    """A track moves to the right (positive) or to the left."""

    track: int
    spaces: int

    def text(self, kit: Kit) -> Text:
        words = (
            T("hornet_leader", "{track} {spaces} to the right.")
            if self.spaces > 0
            else T("hornet_leader", "{track} {spaces} to the left.")
        )
        return words.of(track=kit.track_name(self.track), spaces=abs(self.spaces))


class CardEvent(Event, frozen=True):
    """An event about a Target card."""

    topic = "card"
    target: int

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"card:{self.target}",)


class TargetDrawn(CardEvent, frozen=True):
    """A Target card is drawn."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "Target card: {target}.").of(target=kit.target_name(self.target))


class TargetSelected(CardEvent, frozen=True):
    """A Target is selected for the Day."""

    secondary: bool

    def text(self, kit: Kit) -> Text:
        words = (
            T("hornet_leader", "Secondary: {target}.")
            if self.secondary
            else T("hornet_leader", "Primary: {target}.")
        )
        return words.of(target=kit.target_name(self.target))


class CardKept(CardEvent, frozen=True):
    """A card stays in play."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{target} is in play.").of(target=kit.target_name(self.target))


class CardDiscarded(CardEvent, frozen=True):
    """A card goes to the discards."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{target} is discarded.").of(target=kit.target_name(self.target))


class CardOut(CardEvent, frozen=True):
    """A Destroyed Target is out for the rest of the campaign."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{target} is out of the campaign.").of(
            target=kit.target_name(self.target)
        )


class MissionJudged(CardEvent, frozen=True):
    """The Debriefing says what has become of a mission's Target."""

    status: str
    """``X`` Destroyed, ``D`` Damaged, ``O`` neither."""

    def text(self, kit: Kit) -> Text:
        target = kit.target_name(self.target)
        if self.status == "X":
            return T("hornet_leader", "Debriefing: {target} was Destroyed.").of(target=target)
        if self.status == "D":
            return T("hornet_leader", "Debriefing: {target} was Damaged.").of(target=target)
        return T("hornet_leader", "Debriefing: {target} was not Destroyed.").of(target=target)


class DeckShuffled(Event, frozen=True):
    """The discards form a new deck."""

    topic = "card"
    events: bool

    def text(self, kit: Kit) -> Text:
        if self.events:
            return T("hornet_leader", "The Event discards are shuffled.")
        return T("hornet_leader", "The Target discards are shuffled.")


class EventDrawn(Event, frozen=True):
    """An Event card is drawn, and one of its sections is read."""

    topic = "card"
    event: int
    section: str
    """``bound``, ``over`` or ``home``."""

    def text(self, kit: Kit) -> Text:
        section = kit.event_section(self.event, self.section)
        return T("hornet_leader", "Event: {title}. {effect}").of(
            title=section.title, effect=section.text
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"event:{self.event}",)


class EffectNoted(Event, frozen=True):
    """An effect begins that lasts, or one that found nothing to act on."""

    topic = "card"
    words: Text

    def text(self, kit: Kit) -> Text:
        return self.words


class BandOpened(Event, frozen=True):
    """A range band is Secured, and the cards of the next join the deck."""

    band: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "Band {band} is Secured; the next band opens.").of(
            band=self.band + 1
        )


class CampaignEnded(Event, frozen=True):
    """The campaign is over."""

    evaluation: str
    vp: int

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "The campaign is over: {evaluation}, {vp} VP.").of(
            evaluation=kit.evaluation_name(self.evaluation), vp=self.vp
        )
