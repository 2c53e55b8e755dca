"""The page on which the results of a Day are entered, or those of an earlier one corrected."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop.logbook import day_draft
from desktop.logbook.day_draft import DayDraft, MissionDraft
from desktop.logbook.differences import between
from desktop.logbook.entry_changes import between_entries
from desktop.logbook.mornings import morning
from desktop.models.say import say
from desktop.paint.theme import ThemeSource
from desktop.rules.core import Action, Refused, T
from desktop.rules.hornet_leader.actions_book import CorrectDay, LogDay
from desktop.rules.hornet_leader.book_entries import DayEntry, Figure
from desktop.rules.hornet_leader.state import State
from desktop.store.errors import UserError
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.corrections_moves import MovesDialog
from desktop.tracker.corrections_review import CorrectionsReview
from desktop.tracker.mission_form_sheet import MissionFormSheet
from desktop.tracker.preview_data import preview_data, standing_still

PAUSE = 60
"""Milliseconds after the last key before the preview is worked out."""
SAVE_KEYS = ("Ctrl+Return", "Ctrl+Enter")


class MissionFormPage(QWidget):
    """The form at the left, the live preview at the right; a correction is reviewed first."""

    saved = Signal()
    left = Signal()
    rule_asked = Signal(object)
    """The id of a rule that somebody wants to read."""
    own_entered = Signal(str, object)
    """A card or a Pilot that the data do not have was entered: the kind, and the entry as a pack
    has it. Whoever keeps it (``own_entries.add_own``) opens the campaign anew and begins with this
    ``draft`` again, or calls ``refuse_own``."""

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._day, self._correcting = 0, False
        self._morning: State | None = None
        self._draft = DayDraft(missions=[MissionDraft()])
        self._clean = DayEntry()
        """What the form makes while nothing is typed."""
        self._saving = False
        self.sheet = MissionFormSheet(themes, self)
        self.preview = self.sheet.preview
        self.review = CorrectionsReview(themes, self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.sheet)
        self.pages.addWidget(self.review)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.refresh)
        self._connect()

    def _connect(self) -> None:
        self.sheet.changed.connect(self._change)
        self.sheet.leave_asked.connect(self.leave)
        self.sheet.moves_asked.connect(self.show_moves)
        self.sheet.own_entered.connect(self.own_entered)
        for signal in (self.sheet.rule_asked, self.preview.rule_asked, self.review.rule_asked):
            signal.connect(self.rule_asked)
        self.preview.adjusted.connect(self._adjust)
        self.preview.accepted.connect(self._accept_problem)
        self.preview.save_asked.connect(self.save)
        self.preview.leave_asked.connect(self.leave)
        self.review.accepted.connect(self._correct)
        self.review.declined.connect(self._back_to_form)
        self._model.changed.connect(self._follow)
        for keys in SAVE_KEYS:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.save)

    # --- beginning --------------------------------------------------------------------------------

    def begin(self, day: int | None = None, draft: DayDraft | None = None) -> None:
        """Begin with the next Day, or correct one that has an entry.

        A draft that was begun elsewhere goes on: it counts as typed, not as saved. Raises
        ``LookupError`` for a Day without an entry, or a campaign without a log.
        """
        book = self._model.book
        self._correcting = day is not None
        self._day = self._model.state.day + 1 if day is None else day
        place = self._day - book.first_day
        if day is not None and not 0 <= place < len(book.days):
            raise LookupError(f"Day {day} has no entry to correct.")
        self._morning = morning(self._model.game, self._model.state, self._day)
        if day is None:
            today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
            self._draft = day_draft.fresh(self._morning, today)
            played = False
        else:
            entry = book.days[place]
            self._draft = day_draft.opened(self._morning, self._model.kit, entry)
            played = entry.played
        self._clean = self._entry()
        self._draft = draft or self._draft
        self.pages.setCurrentWidget(self.sheet)
        self.sheet.begin(self._model.kit, self._morning, self._draft)
        self.sheet.tell_kind(correcting=self._correcting, played=played)
        self.preview.stay()
        self.preview.bar.hide()
        self.preview.name_day(self._day, correcting=self._correcting)
        self.refresh()
        self.sheet.focus_first()

    @property
    def is_typed(self) -> bool:
        """Whether something was entered that is not saved."""
        return self._morning is not None and self._entry() != self._clean

    @property
    def day(self) -> int | None:
        """The Day that is corrected; ``None`` while the next one is entered."""
        return self._day if self._correcting else None

    def refuse_own(self, words: str) -> None:
        """Say why a card or a Pilot cannot be kept."""
        self.sheet.refuse_own(words)

    @property
    def draft(self) -> DayDraft:
        """What stands in the form."""
        return self._draft

    def _entry(self) -> DayEntry:
        assert self._morning is not None
        return day_draft.entry_of(self._morning, self._model.kit, self._draft)

    def _action(self, reason: str = "") -> Action:
        if not self._correcting:
            return LogDay(self._entry())
        now = QDateTime.currentDateTime().toString(Qt.DateFormat.ISODate)
        return CorrectDay(self._day, self._entry(), now, reason)

    @Slot()
    def _change(self) -> None:
        """Work the preview out as soon as nothing more is typed for a moment."""
        # Whoever is quicker than that saves what was typed, not what is shown.
        self.preview.save.setEnabled(True)
        self._timer.start()

    # --- the preview ------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Work out what the Day comes to, and show it."""
        self._timer.stop()
        if self._morning is None:
            return
        kit = self._model.kit
        try:
            self._check_targets()
            after = self._model.preview(self._action())
        except Refused as refused:
            data = standing_still(kit, self._morning)
            self.preview.show_preview(data, self._draft, refused)
        else:
            data = preview_data(kit, self._morning, after)
            self.preview.show_preview(data, self._draft)
        self.sheet.show_outcome(data)

    def _check_targets(self) -> None:
        """Raise :class:`Refused` while a Target is still to be entered."""
        flying = self._draft.entry.kind == "mission"
        if flying and not all(mission.entry.target for mission in self._draft.missions):
            raise Refused("HL-T1.4a", T("logbook", "Enter the number of the Target"))

    @Slot(str, int, str)
    def _adjust(self, figure: Figure, amount: int, pilot: str) -> None:
        self._draft.adjust(figure, amount, pilot)
        self._change()

    @Slot(str, bool)
    def _accept_problem(self, key: str, accepted: bool) -> None:
        self._draft.accept(key, accepted=accepted)
        self.refresh()

    # --- saving -----------------------------------------------------------------------------------

    @Slot()
    def save(self) -> None:
        """Save the Day, or show first what its correction changes."""
        if self.pages.currentWidget() is self.review:
            self.review.accept.click()
            return
        self.refresh()
        if not self.preview.save.isEnabled():
            self.sheet.focus_first()
        elif self._correcting:
            self._show_review()
        else:
            self._play(self._action())

    def _show_review(self) -> None:
        after = self._model.preview(self._action())
        kit, book = self._model.kit, self._model.book
        before = book.days[self._day - book.first_day]
        fields = between_entries(kit, before, self._entry())
        found = between(kit, self._model.state, after)
        self.review.show_changes(kit, self._day, fields, found)
        self.pages.setCurrentWidget(self.review)
        self.review.reason.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def _correct(self, reason: str) -> None:
        self.pages.setCurrentWidget(self.sheet)
        self._play(self._action(reason))

    @Slot()
    def _back_to_form(self) -> None:
        self.pages.setCurrentWidget(self.sheet)
        self.sheet.focus_first()

    def _play(self, action: Action) -> None:
        self._saving = True
        try:
            self._model.play(action)
        except Refused as refused:
            self.preview.tell(say(refused.text), refused.rule)
        except UserError as error:
            self.preview.tell(f"{say(error.message)} {say(error.advice)}")
        else:
            self._clean = self._entry()
            self.saved.emit()
        finally:
            self._saving = False

    @Slot()
    def leave(self) -> None:
        """Leave the form; whoever has typed something is asked first."""
        if self.is_typed and not self.preview.is_asking:
            self.preview.ask_to_leave()
            return
        self.preview.stay()
        self._timer.stop()
        self._clean = self._entry() if self._morning is not None else self._clean
        self.left.emit()

    @Slot()
    def _follow(self) -> None:
        """Follow a change that was made elsewhere; what was typed stays."""
        if self._saving or self._morning is None or not self.isVisible():
            return
        book = self._model.book
        if self._correcting and not 0 <= self._day - book.first_day < len(book.days):
            self.left.emit()
        elif not self.is_typed:
            self.begin(self._day if self._correcting else None)
        else:
            self._day = self._day if self._correcting else self._model.state.day + 1
            self._morning = morning(self._model.game, self._model.state, self._day)
            self.refresh()

    @Slot()
    def show_moves(self) -> None:
        """Show the recorded moves of a Day that was played."""
        MovesDialog(self._model, self._day, self).exec()

    # --- the frame --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.preview.is_asking:
            self.preview.stay()
            self.sheet.focus_first()
        else:
            self.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sheet.fit(self.width())

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.sheet.retranslate()
        self.sheet.fit(self.width())
        self.refresh()
