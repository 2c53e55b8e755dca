"""Changes of the campaign: Days, cards, tracks, SO and Victory Points, lasting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Outcome, Tell, Text
from desktop.rules.hornet_leader import changes_pilots
from desktop.rules.hornet_leader import events_campaign as told
from desktop.rules.hornet_leader.effects_data import AnyEffect, ReconExtraEffect
from desktop.rules.hornet_leader.records import Entry, Mission, MissionRecord, Standing, Until

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

Status = Literal["X", "D", "O"]


# ------------------------------------------------------------------------------------- accounts


def change_so(s: State, amount: int, what: str, tell: Tell, rule: str, detail: str = "") -> None:
    """Pay SO Points (negative) or gain some; nothing takes more than there is (HL-2.6a).

    What a person pays is checked before; only what is entered into the log can overdraw the fund.
    Payments during a mission are noted in its log.
    """
    amount = max(amount, -max(s.so, 0))
    if not amount:
        return
    s.so += amount
    s.so_entries.append(Entry(amount, what, s.day, detail))
    if amount < 0 and s.mission is not None:
        s.mission.so_spent -= amount
    tell(told.SoChanged(rule, amount, what, s.so, detail))


def enter_so(s: State, amount: int, what: str, tell: Tell, rule: str, detail: str = "") -> None:
    """Enter a set-up payment, which may leave the fund below 0 until set-up ends (HL-2.8f)."""
    if not amount:
        return
    s.so += amount
    s.so_entries.append(Entry(amount, what, s.day, detail))
    tell(told.SoChanged(rule, amount, what, s.so, detail))


def cancel_so(s: State, what: str, detail: str, tell: Tell, rule: str) -> None:
    """Take set-up payments for one thing out of the account again, if there are any."""
    for entry in [each for each in s.so_entries if (each.what, each.detail) == (what, detail)]:
        s.so_entries.remove(entry)
        s.so -= entry.amount
        tell(told.SoChanged(rule, -entry.amount, what, s.so, detail))


def score(s: State, amount: int, what: str, tell: Tell, rule: str, detail: str = "") -> None:
    """Score Victory Points, or lose some; the total may be negative (HL-8.4d)."""
    if not amount:
        return
    s.vp_entries.append(Entry(amount, what, s.day, detail))
    tell(told.VpScored(rule, amount, what, s.vp, detail))


def move_track(s: State, kit: Kit, track: int, spaces: int, tell: Tell, rule: str) -> None:
    """Move a track, not beyond its first and last reading (HL-2.9b, HL-8.2b)."""
    values = kit.campaigns[s.terms.campaign].tracks[track].values
    before = s.tracks[track]
    s.tracks[track] = min(max(before + spaces, 0), len(values) - 1)
    if s.tracks[track] != before:
        tell(told.TrackMoved(rule, track, s.tracks[track] - before))


def note_track(s: State, track: int, spaces: int) -> None:
    """Keep a track change for the end of the Day's missions (HL-1.7v)."""
    s.pending_tracks[track] += spaces


def take_pending_tracks(s: State) -> tuple[int, int, int]:
    """Return the track changes that waited, and forget them."""
    recon, intel, infra = s.pending_tracks
    s.pending_tracks = [0, 0, 0]
    return recon, intel, infra


# ------------------------------------------------------------------------------------- Day


def begin_day(s: State, tell: Tell) -> None:
    """Begin the next Day (HL-3.1a)."""
    s.day += 1
    s.resting = False
    s.primary = s.secondary = 0
    s.recon_draws = 0
    changes_pilots.begin_day(s)
    tell(told.DayBegan("HL-3.1a", s.day, s.days))


def rest(s: State, tell: Tell, *, forced: bool) -> None:
    """Make the Day Down Time (HL-2.9a)."""
    s.resting = True
    tell(told.DownTimeTaken("HL-2.9a", forced))


def end_drawing(s: State) -> None:
    """Use up the further Target cards of this Day, and let effects on its mission begin.

    Those count from the selection of the Target on (schema 6.3).
    """
    s.carry = [each for each in s.carry if not _is_for_drawing(each)]
    wake(s)


def wake(s: State) -> None:
    """Let what waited for the next mission begin to count (schema 6.3).

    Further Target cards go on waiting for the next draw (schema 6.4).
    """
    for standing in s.carry:
        standing.active = not _is_for_drawing(standing)


def _is_for_drawing(standing: Standing) -> bool:
    return standing.until == "next_mission" and isinstance(standing.effect, ReconExtraEffect)


def begin_mission(s: State, kit: Kit, target: int, *, secondary: bool) -> None:
    """Begin a mission against a Target; what waited for it begins to count (schema 6.3)."""
    noted = s.damaged_hits.get(target, 0)
    s.mission = Mission(
        target=target,
        band=kit.campaigns[s.terms.campaign].band_of(target),
        secondary=secondary,
        hits=noted,
        noted=noted,
        so_spent=0 if secondary else _recon_spent(s),
        vp_lines=len(s.vp_entries),
    )
    wake(s)


def log_mission(s: State, status: Status, tell: Tell) -> None:
    """Begin the log of a mission with the status of its Target (HL-8.1b)."""
    mission = s.flown
    s.missions.append(
        MissionRecord(
            s.day,
            mission.target,
            status,
            mission.secondary,
            mission.night,
            mission.tanker,
            mission.hits,
        )
    )
    _complete_log(s)
    tell(told.MissionJudged("HL-8.1b", mission.target, status))


def log_down_time(s: State) -> None:
    """Log a Day of Down Time (HL-2.9d)."""
    s.missions.append(MissionRecord(s.day, 0, so_left=s.so))


def end_mission(s: State) -> None:
    """Complete the log of a mission and take it off the table; effects on this mission end."""
    _complete_log(s)
    s.carry = [each for each in s.carry if each.until != "next_mission" or not each.active]
    s.mission = None


def _complete_log(s: State) -> None:
    record, mission = s.missions[-1], s.flown
    scored = s.vp_entries[mission.vp_lines :]
    record.vp = sum(entry.amount for entry in scored if entry.what != "lost")
    record.so_spent, record.so_left = mission.so_spent, s.so
    record.events, record.flight = mission.events, mission.records


def _recon_spent(s: State) -> int:
    """Return what Recon Priority has cost today."""
    return -sum(each.amount for each in s.so_entries if (each.what, each.day) == ("recon", s.day))


def give_free(s: State, *, tankers: int = 0, special: int = 0) -> None:
    """Make so many tankers, or Weight Points of Special Weapons, free from the next mission on.

    What several Events give adds up (schema 6.4).
    """
    s.tanker_free += tankers
    s.free_special += special


def use_free(s: State) -> None:
    """Use up what Events have made free on this mission, taken or not (schema 6.4)."""
    s.tanker_free = max(s.tanker_free - 1, 0)
    s.free_special = 0


def log_rest(s: State, cost: int) -> None:
    """Add R&R to what the last mission has cost (HL-8.1a)."""
    s.missions[-1].so_spent += cost
    s.missions[-1].so_left = s.so


def end_campaign(s: State, evaluation: str, tell: Tell, rule: str) -> None:
    """End the campaign with its evaluation (HL-8.4a, HL-1.7q)."""
    s.evaluation = evaluation
    s.outcome = Outcome(() if evaluation in ("poor", "dismal") else ("player",), rule)
    tell(told.CampaignEnded(rule, evaluation, s.vp))


# ------------------------------------------------------------------------------------- cards


def draw_target(s: State, target: int, tell: Tell, *, bought: bool) -> None:
    """Draw a Target card (HL-4.1a, HL-2.8h)."""
    s.target_deck.remove(target)
    s.drawn.append(target)
    if not bought:
        s.recon_draws += 1
    tell(told.TargetDrawn("HL-2.8h" if bought else "HL-4.1a", target))


def shuffle_targets(s: State, tell: Tell) -> None:
    """Make the Target discards the new deck (HL-2.3b)."""
    s.target_deck = sorted(s.target_discards)
    s.target_discards.clear()
    tell(told.DeckShuffled("HL-2.3b", False))


def select(s: State, primary: int, secondary: int, tell: Tell) -> None:
    """Select the Day's Targets: they leave the drawn cards and those in play (HL-4.2a)."""
    s.primary, s.secondary = primary, secondary
    for target in (primary, secondary):
        if target:
            tell(told.TargetSelected("HL-4.2a", target, target == secondary))
            for place in (s.drawn, s.in_play):
                if target in place:
                    place.remove(target)


def keep_in_play(s: State, target: int, tell: Tell, rule: str) -> None:
    """Put a card in play, where it stays available (HL-1.7i, HL-2.2c)."""
    for place in (s.drawn, s.target_deck):
        if target in place:
            place.remove(target)
    if target not in s.in_play:
        s.in_play.append(target)
    tell(told.CardKept(rule, target))


def discard(s: State, target: int, tell: Tell, rule: str) -> None:
    """Discard a Target card (HL-4.2a, HL-8.3b)."""
    for place in (s.drawn, s.in_play):
        if target in place:
            place.remove(target)
    s.target_discards.append(target)
    tell(told.CardDiscarded(rule, target))


def strike_out(s: State, target: int, tell: Tell) -> None:
    """Take a Destroyed Target out of the campaign (HL-8.3a)."""
    s.destroyed.append(target)
    s.damaged_hits.pop(target, None)
    tell(told.CardOut("HL-8.3a", target))


def note_damaged(s: State, target: int, hits: int) -> None:
    """Note the Hits of a Damaged Target (HL-9.8b)."""
    s.damaged_hits[target] = hits


def note_half_paid(s: State, target: int) -> None:
    """Note that a Target has scored half its VP (HL-9.8c)."""
    s.half_paid.append(target)


def open_band(s: State, kit: Kit, tell: Tell) -> None:
    """Add the cards of the next band to the undrawn ones (HL-2.2e)."""
    tell(told.BandOpened("HL-2.2e", s.bands_open - 1))
    known = {*s.in_play, *s.destroyed, *s.target_discards, *s.drawn, s.primary, s.secondary}
    band = kit.campaigns[s.terms.campaign].bands[s.bands_open]
    s.bands_open += 1
    s.target_deck = sorted({*s.target_deck, *(set(band.targets) - known)})


def draw_event(s: State, event: int, section: str, tell: Tell, rule: str) -> None:
    """Draw an Event card; it goes to the discards at once, but acts (HL-1.6a)."""
    s.event_deck.remove(event)
    s.event_discards.append(event)
    s.flown.events.append(event)
    tell(told.EventDrawn(rule, event, section))


def shuffle_events(s: State, tell: Tell) -> None:
    """Make the Event discards the new deck (HL-2.3b)."""
    s.event_deck = sorted(s.event_discards)
    s.event_discards.clear()
    tell(told.DeckShuffled("HL-2.3b", True))


# ------------------------------------------------------------------------------ lasting effects


def add_standing(
    s: State, effect: AnyEffect, until: Until, source: str, pilots: tuple[str, ...] = ()
) -> None:
    """Let an effect last: with the mission, or carried beyond it (schema 6.3).

    ``pilots`` are those whom an effect on Aircraft picked; empty is everybody.
    """
    standing = Standing(effect, until, source, pilots=pilots)
    if until in ("next_mission", "campaign"):
        standing.active = until == "campaign"
        s.carry.append(standing)
    else:
        s.flown.standing.append(standing)


def note(words: Text, tell: Tell, rule: str) -> None:
    """Tell of an effect that changes nothing that can be seen."""
    tell(told.EffectNoted(rule, words))
