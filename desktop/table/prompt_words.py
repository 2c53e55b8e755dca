"""What the phase bar says in each situation."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.rules.core import Chance, Decision, T, Target, Text
from desktop.table.declarations import PromptDraft, ReadyDraft
from desktop.table.look import Deck, Look, Slot
from desktop.table.picker import Picker
from desktop.table.prompt_bar import Offer, Prompt

BRANCH, NOW, TELL = "table:branch", "table:now", "table:tell"

LOOKING_BACK = (
    Slot(BRANCH, T("table", "Branch from here")),
    Slot(NOW, T("table", "Back to now"), "Esc", primary=True),
)
TELLING = Slot(TELL, T("table", "Tell what came"), primary=True)
"""Brings back the dialog for a card or another lot; for dice the tray does."""


def prompt_of(model: SessionModel, look: Look, picker: Picker) -> Prompt:
    """Return what to say about the position shown."""
    session = model.session
    progress = model.progress
    seat = session.seat_to_act()
    decision = model.decision
    side = seat.side if seat is not None else None
    if seat is None and decision is not None:
        side = model.viewer
    status, words, rule = T("table", "waiting"), model.waiting, ""
    deck = deck_of(model, look, decision)
    if deck is not None:
        side, words = deck.side, deck.prompt
    elif decision is not None:
        draft = picker.draft
        words = draft.prompt if isinstance(draft, PromptDraft) else decision.prompt
    if decision is not None:
        status, rule = T("table", "to decide"), decision.rule
    elif model.looking_at is not None:
        status = T("table", "looking back")
    elif model.is_thinking:
        status = T("table", "thinking")
    # Who looks back sees the game as it was, whatever has become of it.
    outcome = session.outcome if model.looking_at is None else None
    if outcome is not None:
        status = T("table", "game over")
        rule = outcome.rule
        side = outcome.winners[0] if outcome.winners else None
    return Prompt(
        turn=say(progress.title),
        # A game that is over has no way to go.
        phases=() if outcome else tuple(say(phase) for phase in progress.phases),
        present=progress.present,
        faction=None if side is None else look.faction(side),
        actor=_actor(model, side),
        status=say(status),
        words=say(words),
        rule=rule,
        offers=offers(model, look, picker),
        thinking=model.is_thinking,
        paused=model.paused,
        bots=any(not each.is_person for each in session.seats),
    )


def deck_of(model: SessionModel, look: Look, decision: Decision | None) -> Deck | None:
    """Return the deck of one's own that a decision draws from, if it does."""
    if not isinstance(decision, Chance) or not model.session.is_by_hand(decision):
        return None
    names = {seat.side: seat.name for seat in model.session.seats if seat.is_person}
    return look.deck(decision, model.view, names)


def drawer(model: SessionModel, deck: Deck) -> Text:
    """Return what whoever draws is called: by name, else by colour."""
    side: Text = model.game.side_name(deck.side)
    for seat in model.session.seats:
        if seat.side == deck.side and seat.is_person and seat.name:
            return T("table", "{name}").of(name=seat.name)
    return side


def is_private(model: SessionModel, chance: Chance) -> bool:
    """Return whether one of several persons gets to know something that the others must not."""
    persons = [seat for seat in model.session.seats if seat.is_person]
    return len(persons) > 1 and chance.learns is not None


def window_title(model: SessionModel) -> str:
    """Return the title of the window; while the screen is passed on it tells no facts."""
    name = say(model.game.title)
    if model.covered:
        return name
    seat = model.session.seat_to_act()
    turn = say(model.progress.title)
    if seat is None:
        return f"{name} – {turn}"
    side = say(model.game.side_name(seat.side))
    words = QCoreApplication.translate("table", "{side} to move – {game}, {turn}")
    return words.format(side=side, game=name, turn=turn)


def offers(model: SessionModel, look: Look, picker: Picker) -> tuple[Offer, ...]:
    """Return the buttons of the prompt row and which of them can be pressed."""
    if model.looking_at is not None:
        return tuple(Offer(slot, enabled=True) for slot in LOOKING_BACK)
    if isinstance(model.decision, Chance) and model.decision.roll is None:
        return (Offer(TELLING, enabled=True),)
    possible = picker.next_targets()
    slots = look.slots(model.view, model.decision)
    return tuple(_offer(slot, model, picker, possible) for slot in slots)


def _offer(slot: Slot, model: SessionModel, picker: Picker, possible: frozenset[Target]) -> Offer:
    choice = model.choice
    if choice is None:
        return Offer(slot, enabled=False, reason=say(model.waiting))
    draft = picker.draft
    if slot.primary and isinstance(draft, ReadyDraft) and not draft.ready:
        # Enter may still ask for it, and hears what is missing.
        return Offer(msgspec.structs.replace(slot, lit=False), enabled=True)
    if slot.target in possible or draft is not None:
        return Offer(slot, enabled=True)
    picks = (*picker.picks, slot.target)
    refused = model.game.why_not(model.view, picks)
    reason = say(refused.text)
    if refused.rule:
        reason = f"{reason} ({refused.rule})"
    # Where the table may insist on it, pressing the button says why not and how.
    return Offer(slot, model.game.insisted(model.view, picks) is not None, reason)


def _actor(model: SessionModel, side: str | None) -> str:
    if side is None:
        return say(model.game.title)
    name: Text = model.game.side_name(side)
    return say(name)
