"""One campaign in a window: its dashboard, and the pages that it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from desktop.logbook.own_entries import Raw, add_own
from desktop.logbook.packs_writing import EntryRefused
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.theme import ThemeSource
from desktop.store.errors import UserError
from desktop.tracker.campaign_pages import PAGES, Begins, Pages
from desktop.tracker.charts_side import ChartsSide
from desktop.tracker.dashboard import Dashboard
from desktop.tracker.dashboard_head import EXPORT, JOIN, MISSION, PILOT
from desktop.tracker.mission_form_page import MissionFormPage
from desktop.tracker.open_campaigns import OpenCampaigns
from desktop.tracker.pilot_sheet_page import PilotSheetPage

if TYPE_CHECKING:
    from desktop.logbook.campaigns import Campaigns
    from desktop.tracker.campaign_model import CampaignModel


class CampaignView(QStackedWidget):
    """Shows a campaign as long as it is not away, with every page of it."""

    table_asked = Signal(object)
    """The id of the campaign: it is to go on at the table."""
    join_asked = Signal(object)
    """The id of the campaign: how it stands is to be entered."""
    export_asked = Signal(object)
    """The id of the campaign: it is to be exported."""
    rename_asked = Signal(object)
    """The id of the campaign."""
    rule_asked = Signal(object)
    """The id of a rule."""

    def __init__(
        self,
        open_campaigns: OpenCampaigns,
        game_id: str,
        themes: ThemeSource,
        *,
        pages: Pages = PAGES,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._held, self._themes, self._make = open_campaigns, themes, pages
        self._model: CampaignModel | None = None
        self.dashboard: Dashboard | None = None
        self.pages: dict[str, QWidget] = {}
        self._trouble: UserError | None = None
        self._away = self._build_away()
        self.addWidget(self._away)
        rename = QShortcut(QKeySequence(Qt.Key.Key_F2), self)
        rename.activated.connect(self._ask_rename)
        open_campaigns.withdrawn.connect(self._withdrawn)
        open_campaigns.returned.connect(self._returned)
        self._fill()

    def _build_away(self) -> QWidget:
        page = QWidget(self)
        self._words = QLabel(page)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.to_table = KeyButton("", Importance.PRIMARY, page)
        self.to_table.clicked.connect(self._ask_table)
        column = QVBoxLayout(page)
        column.setContentsMargins(40, 20, 40, 20)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(self._words)
        column.addWidget(self.to_table, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        return page

    # --- taking and letting go --------------------------------------------------------------------

    def _fill(self) -> None:
        """Take the campaign and show it; say why if that is not possible."""
        self._trouble = None
        if not self._held.is_away(self.game_id):
            try:
                self._show_model(self._held.take(self.game_id))
            except UserError as error:
                self._trouble = error
        self.retranslate()

    def _show_model(self, model: CampaignModel) -> None:
        self._model = model
        dashboard = Dashboard(
            model, self._themes, pages=frozenset({*self._make, EXPORT}), parent=self
        )
        dashboard.asked.connect(self.open_page)
        dashboard.table_asked.connect(self._ask_table)
        dashboard.entry_asked.connect(self.open_entry)
        dashboard.rule_asked.connect(self.rule_asked)
        dashboard.pilot_asked.connect(self.open_pilot)
        self._add_charts(dashboard, model)
        self.addWidget(dashboard)
        self.dashboard = dashboard
        self.show_title()
        if model.session.trouble is not None:
            dashboard.trouble.show_note(say(model.session.trouble), "")
            dashboard.trouble.show()
        self.setCurrentWidget(dashboard)

    def _add_charts(self, dashboard: Dashboard, model: CampaignModel) -> None:
        side = ChartsSide(model, self._themes, dashboard)
        side.day_asked.connect(self.open_entry)
        dashboard.pilot_selected.connect(side.show_pilot)
        dashboard.set_side(side)
        side.follow()

    @property
    def campaigns(self) -> Campaigns:
        """The campaigns of the library, for what is told of all of them."""
        return self._held.campaigns

    def show_title(self) -> None:
        """Show the name that the campaign has now."""
        if self.dashboard is not None:
            self.dashboard.show_title(self._held.campaigns.row(self.game_id).title)

    def _clear(self) -> None:
        self.setCurrentWidget(self._away)
        gone = [*self.pages.values(), *([self.dashboard] if self.dashboard else ())]
        for page in gone:
            self.removeWidget(page)
            page.hide()
            page.deleteLater()
        self.pages, self.dashboard, self._model = {}, None, None

    def let_go(self) -> None:
        """Give the campaign back; the view shows nothing any more."""
        if self._model is not None:
            self._clear()
            self._held.let_go(self.game_id)

    @Slot(object)
    def _withdrawn(self, game_id: str) -> None:
        if game_id == self.game_id:
            self._clear()
            self.retranslate()

    @Slot(object)
    def _returned(self, game_id: str) -> None:
        if game_id == self.game_id and self._model is None:
            self._fill()

    # --- pages ------------------------------------------------------------------------------------

    @Slot(object)
    def open_page(self, name: str) -> None:
        """Show a page of the campaign; one for entries begins with the next Day."""
        if name == JOIN:
            self.join_asked.emit(self.game_id)
        elif name == EXPORT:
            self.export_asked.emit(self.game_id)
        else:
            self._open(name, None)

    @Slot(object)
    def open_pilot(self, pilot: str) -> None:
        """Show the sheet of a Pilot."""
        page = self.page(PILOT)
        if isinstance(page, PilotSheetPage):
            page.show_pilot(pilot)
            self._open(PILOT, None)

    @Slot(object)
    def open_entry(self, day: int) -> None:
        """Show the entry of a Day, to be corrected."""
        s = None if self._model is None else self._model.state
        if s is not None and s.book is not None and day >= s.book.first_day:
            self._open(MISSION, day)

    def _open(self, name: str, day: int | None) -> None:
        page = self.page(name)
        if page is None:
            return
        self.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(page, Begins):
            page.begin(day)

    @Slot(str, object)
    def keep_own(self, kind: str, entry: Raw) -> None:
        """Keep a card or a Pilot inside the campaign, and go on with the form (HL-T4.4a)."""
        form = self.pages.get(MISSION)
        if not isinstance(form, MissionFormPage):
            return
        held, day, draft = self._held, form.day, form.draft
        try:
            add_own(held.campaigns, held.packs, self.game_id, kind, entry)
        except EntryRefused as refused:
            form.refuse_own("\n".join(str(each) for each in refused.findings))
        except UserError as error:
            form.refuse_own(f"{say(error.message)} {say(error.advice)}")
        else:
            held.reload(self.game_id)
            again = self.page(MISSION)
            if isinstance(again, MissionFormPage):
                self.setCurrentWidget(again)
                again.begin(day, draft)

    @property
    def at_page(self) -> bool:
        """Whether a page of the campaign is shown, and not its dashboard."""
        return self.currentWidget() in self.pages.values()

    def page(self, name: str) -> QWidget | None:
        """Return a page, made if it was not yet; ``None`` for one that there is not."""
        if name not in self.pages and self._model is not None and name in self._make:
            page = self._make[name](self._model, self._themes, self)
            self.addWidget(page)
            self.pages[name] = page
        return self.pages.get(name)

    @Slot()
    def show_dashboard(self) -> None:
        """Go back to the dashboard."""
        if self.dashboard is not None:
            self.setCurrentWidget(self.dashboard)
            self.dashboard.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _ask_table(self) -> None:
        self.table_asked.emit(self.game_id)

    @Slot()
    def _ask_rename(self) -> None:
        self.rename_asked.emit(self.game_id)

    # --- words ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self._words.setFont(fonts.interface(15))
        self.to_table.setText(self.tr("To the table"))
        self.to_table.setVisible(self._trouble is None)
        if self._trouble is not None:
            self._words.setText(f"{say(self._trouble.message)}\n{say(self._trouble.advice)}")
        else:
            self._words.setText(self.tr("A Day of this campaign is being played at the table."))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
