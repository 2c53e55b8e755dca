"""The tracker: all campaigns at the left, the selected one at the right (picture 8c)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.logbook.campaign_rows import CampaignRow
from desktop.logbook.campaigns import Campaigns, terms_of
from desktop.logbook.packs_frozen import Newer, newer, taken_over
from desktop.logbook.packs_shelf import Packs
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.theme import Theme, ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.store.errors import UserError
from desktop.table.question import asked_words, confirmed
from desktop.tracker import campaign_list
from desktop.tracker.campaign_items import Shelf, card_of, shelf_of
from desktop.tracker.campaign_list import CampaignList
from desktop.tracker.campaign_pages import PAGES, Pages
from desktop.tracker.campaign_view import CampaignView
from desktop.tracker.campaign_window import CampaignWindow
from desktop.tracker.exchange import Exchange
from desktop.tracker.open_campaigns import OpenCampaigns
from desktop.tracker.packs_page import PacksPage
from desktop.tracker.unsaved import may_leave
from desktop.tracker.welcome import Welcome

GAME = "hornet_leader"
NARROW = 900
"""Below this width, at a text scale of 100 %, list and page have no room beside each other."""


class TrackerPage(QWidget):
    """Every tracked campaign, and the windows that show more of them."""

    home_asked = Signal()
    table_asked = Signal(object)
    """The id of a campaign that is to go on at the table."""
    new_asked = Signal(object)
    """A new campaign is wanted: its mode, ``join`` for one that began on paper, or nothing."""
    join_asked = Signal(object)
    """The id of a campaign: how it stands is to be entered."""
    rule_asked = Signal(object)
    """The id of a rule."""

    def __init__(
        self,
        campaigns: Campaigns,
        packs: Packs,
        themes: ThemeSource,
        *,
        pages: Pages = PAGES,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._themes, self._pages = themes, pages
        self.campaigns = campaigns
        self.packs = packs
        self.open = OpenCampaigns(campaigns, packs, self)
        self._rows: list[CampaignRow] = []
        self.list = CampaignList(self)
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self.welcome = Welcome(self)
        self.view: CampaignView | None = None
        self.packs_page: PacksPage | None = None
        self.windows: list[CampaignWindow] = []
        self.exchange = Exchange(campaigns, packs, themes, self)
        self._build()
        self._connect()
        themes.changed.connect(self._dress)
        self._dress(themes.theme)

    def _build(self) -> None:
        self._right = QVBoxLayout()
        self._right.setContentsMargins(0, 0, 0, 0)
        self._right.setSpacing(0)
        self.trouble.hide()
        self._right.addWidget(self.trouble)
        self._right.addWidget(self.welcome, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.list)
        row.addLayout(self._right, 1)

    def _connect(self) -> None:
        self.list.chosen.connect(self._choose)
        self.list.shelf_chosen.connect(self._go_to_shelf)
        self.list.done.connect(self._do)
        self.list.new_asked.connect(self._ask_new)
        self.list.home_asked.connect(self.home_asked)
        self.list.packs_asked.connect(self.show_packs)
        self.list.import_asked.connect(self._ask_import)
        self.exchange.taken.connect(self._show_taken)
        self.open.changed.connect(self._show_cards)
        self.welcome.chosen.connect(self.new_asked)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.list.focus_search)

    # --- what is shown ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the library again; raises nothing, but says what went wrong."""
        if self._show_cards():
            cards = self.list.items.cards
            if not self.list.current and cards and self.list.shelf == "active":
                self.list.choose(cards[0].game_id)
            self._show_view()

    @Slot()
    def _show_cards(self) -> bool:
        """Read the library again for the list only; return whether that went well."""
        try:
            self._rows = self.campaigns.rows()
        except UserError as error:
            self._say(error)
            return False
        kit = self.campaigns.game((), "").kit
        shelf = self.list.shelf
        self.list.show_cards(
            tuple(card_of(row, kit) for row in self._rows if shelf_of(row) == shelf)
        )
        return True

    def show_campaign(self, game_id: str) -> None:
        """Show a campaign, on whatever shelf it is."""
        self.list.search.clear()
        try:
            self.list.show_shelf(shelf_of(self.campaigns.row(game_id)))
        except UserError as error:
            self._say(error)
            return
        self.refresh()
        self.list.choose(game_id)

    def focus_first(self) -> None:
        """Put the focus where the arrow keys walk the campaigns, or on the first way to one."""
        there = bool(self.list.items.cards)
        first = self.list.view if there else self.welcome.buttons["play"]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _go_to_shelf(self, _shelf: Shelf) -> None:
        self.refresh()

    @Slot(object)
    def _choose(self, game_id: str) -> None:
        shown = self.view
        if shown is not None and shown.game_id != game_id and not self._may_leave(shown):
            self.list.choose(shown.game_id)
            return
        self.trouble.hide()
        self._hide_packs()
        self._show_view()

    def _show_view(self) -> None:
        """Show the selected campaign, or how to begin one; those in the trash are not opened."""
        wanted = self.list.current if self.list.shelf != "trash" else ""
        if self.view is not None and self.view.game_id != wanted:
            self._right.removeWidget(self.view)
            self.view.hide()
            self.view.let_go()
            self.view.deleteLater()
            self.view = None
        if wanted and self.view is None:
            self.view = self._make_view(wanted)
            self._right.addWidget(self.view, 1)
            self.view.show()
        at_packs = self.packs_page is not None and not self.packs_page.isHidden()
        self.welcome.setVisible(self.view is None and not at_packs)
        self.welcome.show_any(any_there=bool(self._rows))
        self._give_room()

    @Slot()
    def _give_room(self) -> None:
        """Let the list go while a page is shown in a window that is narrow for its text."""
        narrow = self.width() < NARROW * fonts.text_scale()
        view = self.view
        self.list.setVisible(not narrow or view is None or view.isHidden() or not view.at_page)

    def _make_view(self, game_id: str) -> CampaignView:
        view = CampaignView(self.open, game_id, self._themes, pages=self._pages, parent=self)
        view.table_asked.connect(self.table_asked)
        view.currentChanged.connect(self._give_room)
        view.join_asked.connect(self.join_asked)
        view.export_asked.connect(self.exchange.ask_export)
        view.rename_asked.connect(self._rename)
        view.rule_asked.connect(self.rule_asked)
        return view

    # --- packs ------------------------------------------------------------------------------------

    @Slot()
    def show_packs(self) -> None:
        """Show the packs of the owner, and what they say otherwise than the campaign shown."""
        if self.packs_page is None:
            page = PacksPage(self.packs, self._themes, self)
            page.left.connect(self._hide_packs)
            page.take_over_asked.connect(self._take_over)
            self._right.addWidget(page, 1)
            self.packs_page = page
        self._show_newer(self.packs_page)
        for hidden in (self.view, self.welcome):
            if hidden is not None:
                hidden.hide()
        self.packs_page.show()
        self._give_room()
        self.packs_page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_newer(self, page: PacksPage) -> None:
        game_id = self.list.current
        found: list[Newer] = []
        if game_id:
            try:
                setup = terms_of(self.campaigns.library.row(game_id)).setup
                campaign = self.campaigns.open(game_id).session.state.terms.campaign
                found = newer(setup.packs, self.packs, campaign) if setup.packs else []
            except UserError as error:
                self._say(error)
        page.show_newer(self._title(game_id), found)

    @Slot(object)
    def _take_over(self, now: Newer) -> None:
        """Let the campaign shown go on with what a pack says now (HL-T7.1c)."""
        game_id = self.list.current
        if not self.may_close(game_id):
            return
        setup = terms_of(self.campaigns.library.row(game_id)).setup
        packs = taken_over(setup.packs, now.now)
        self._change(game_id, lambda each: self.campaigns.set_packs(each, packs))
        self.open.reload(game_id)
        self.show_packs()

    @Slot()
    def _hide_packs(self) -> None:
        if self.packs_page is not None and not self.packs_page.isHidden():
            self.packs_page.hide()
            self._show_view()
            if self.view is not None:
                self.view.show()
            self._give_room()

    # --- files ------------------------------------------------------------------------------------

    @Slot()
    def _ask_import(self) -> None:
        self.exchange.ask_import(self.list.current)

    @Slot(object)
    def _show_taken(self, game_ids: tuple[str, ...]) -> None:
        """Show what an import has brought, wherever it is shown."""
        for game_id in game_ids:
            self.open.reload(game_id)
        if game_ids:
            self.show_campaign(game_ids[0])
        elif self.packs_page is not None and not self.packs_page.isHidden():
            self.packs_page.refresh()

    # --- windows ----------------------------------------------------------------------------------

    def open_window(self, game_id: str) -> CampaignWindow:
        """Show a campaign in a window of its own."""
        view = self._make_view(game_id)
        window = CampaignWindow(view, self.campaigns.row(game_id).title, self._themes)
        window.closed.connect(self._window_closed)
        self.windows.append(window)
        window.show()
        return window

    @Slot(object)
    def _window_closed(self, window: CampaignWindow) -> None:
        self.windows = [each for each in self.windows if each is not window]

    def _may_leave(self, view: CampaignView) -> bool:
        return may_leave(view, self._title(view.game_id))

    def may_close(self, game_id: str = "") -> bool:
        """Return whether nothing that was typed is lost when every campaign is closed, or one."""
        views = [*(window.view for window in self.windows), *([self.view] if self.view else ())]
        return all(self._may_leave(view) for view in views if game_id in ("", view.game_id))

    def close_all(self) -> None:
        """Close every window and let go of every campaign."""
        for window in list(self.windows):
            window.give_up()
        if self.view is not None:
            self.view.let_go()
            self._right.removeWidget(self.view)
            self.view.hide()
            self.view.deleteLater()
            self.view = None

    # --- acting -----------------------------------------------------------------------------------

    @Slot()
    def _ask_new(self) -> None:
        self.new_asked.emit("")

    @Slot(object, object)
    def _do(self, name: str, game_id: str) -> None:
        campaigns = self.campaigns
        ways: dict[str, Callable[[str], object]] = {
            campaign_list.OPEN_WINDOW: self.open_window,
            campaign_list.RENAME: self._rename,
            campaign_list.DUPLICATE: self._duplicate,
            campaign_list.TRASH: self._trash,
            campaign_list.REMOVE: self._remove,
        }
        plain = {
            campaign_list.ARCHIVE: campaigns.archive,
            campaign_list.UNARCHIVE: campaigns.unarchive,
            campaign_list.RESTORE: campaigns.restore,
        }
        if name == campaign_list.ARCHIVE and not self.may_close(game_id):
            return
        if name in plain:
            self._change(game_id, plain[name])
        else:
            ways[name](game_id)

    def _title(self, game_id: str) -> str:
        return next((row.title for row in self._rows if row.game_id == game_id), "")

    @Slot(object)
    def _rename(self, game_id: str) -> None:
        words = self.tr("Name of the campaign:")
        title = asked_words(self, self.tr("Rename"), words, self._title(game_id))
        if title is not None and title.strip():
            self._change(game_id, lambda each: self.campaigns.rename(each, title))
            self._say_titles(game_id)

    def _say_titles(self, game_id: str) -> None:
        """Show the new name wherever the campaign is shown."""
        title = self._title(game_id)
        views = [window.view for window in self.windows]
        for view in (*views, *([self.view] if self.view else ())):
            if view.game_id == game_id:
                view.show_title()
        for window in self.windows:
            if window.view.game_id == game_id:
                window.setWindowTitle(title)

    def _duplicate(self, game_id: str) -> None:
        title = self.tr("{title} (copy)").format(title=self._title(game_id))
        made: list[str] = []
        self._change(game_id, lambda each: made.append(self.campaigns.duplicate(each, title)))
        for copy in made:
            self.show_campaign(copy)

    def _trash(self, game_id: str) -> None:
        question = self.tr("Move “{title}” to the trash? It can be restored from there.")
        title = self._title(game_id)
        if confirmed(self, title, question.format(title=title)) and self.may_close(game_id):
            for window in [each for each in self.windows if each.view.game_id == game_id]:
                window.give_up()
            self._change(game_id, self.campaigns.trash)

    def _remove(self, game_id: str) -> None:
        question = self.tr("Delete “{title}” for good? Only the backups still have it then.")
        title = self._title(game_id)
        if confirmed(self, title, question.format(title=title)):
            self._change(game_id, self.campaigns.remove)

    def _change(self, game_id: str, act: Callable[[str], object]) -> None:
        """Do something to a campaign, and show the list anew."""
        self.trouble.hide()
        try:
            act(game_id)
        except UserError as error:
            self._say(error)
        else:
            self.refresh()

    def _say(self, error: UserError) -> None:
        self.trouble.show_note(say(error.message), say(error.advice))
        self.trouble.show()

    # --- looks and words --------------------------------------------------------------------------

    @Slot(object)
    def _dress(self, theme: Theme) -> None:
        self.setPalette(theme.palette(GAME))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette, wide = self.palette(), 0 if self.list.isHidden() else self.list.width()
        left = QRectF(0, 0, wide, self.height())
        p.fillRect(left, palette.color(QPalette.ColorRole.Base))
        p.fillRect(
            QRectF(wide - 1, 0, 1, self.height()), palette.color(QPalette.ColorRole.Midlight)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
