"""The tracker as a page of the window; what it needs is loaded when it is first wanted."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.logbook.tracked import is_tracked
from desktop.store.errors import UserError
from desktop.store.stored import GameRow
from desktop.windows.desk import Desk

if TYPE_CHECKING:
    from desktop.logbook.campaigns import Campaigns
    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.tracker.new_campaign import NewCampaign, NewCampaignDialog
    from desktop.tracker.terms_form import TermsForm
    from desktop.tracker.tracker_page import TrackerPage

GAME = "hornet_leader"


class TrackerHost(QObject):
    """The page of all campaigns, once somebody has wanted it."""

    home_asked = Signal()
    table_asked = Signal(object)
    """The id of a campaign that is to go on at the table."""
    rule_asked = Signal(object)
    """The id of a rule."""

    def __init__(self, desk: Desk, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._desk, self._stack = desk, stack
        self._page: TrackerPage | None = None
        self._at_table = ""

    @property
    def page(self) -> TrackerPage:
        """The page; it is made when it is first wanted."""
        if self._page is None:
            from desktop.logbook.packs_shelf import Packs
            from desktop.tracker.tracker_page import TrackerPage

            packs = Packs(self._desk.place.packs(GAME), self._desk.shelf.game)
            page = TrackerPage(self.campaigns(), packs, self._desk.themes, parent=self._stack)
            page.home_asked.connect(self.home_asked)
            page.table_asked.connect(self.table_asked)
            page.rule_asked.connect(self.rule_asked)
            page.new_asked.connect(self.ask_new)
            page.join_asked.connect(self.ask_standing)
            self._stack.addWidget(page)
            self._page = page
        return self._page

    def campaigns(self) -> Campaigns:
        """Return the campaigns of the library."""
        from desktop.logbook.campaigns import Campaigns

        return Campaigns(self._desk.library, self._desk.shelf.game)

    def is_page(self, page: QWidget | None) -> bool:
        """Return whether this is the tracker's page."""
        return page is not None and page is self._page

    @property
    def shown(self) -> str:
        """The id of the campaign that the page shows, if it is in front; else empty."""
        page = self._page
        return page.list.current if page and self._stack.currentWidget() is page else ""

    # Campaigns

    def holds(self, game_id: str) -> bool:
        """Return whether a game is a tracked campaign that no Day of is being played just now."""
        try:
            if not tracks(self._desk.library.row(game_id)):
                return False
            # Loaded here: with it come the rules of the campaigns, which no other game needs.
            from desktop.tracker.stage import AT_TABLE, stage_of

            held = self.page.open
            model = held.take(game_id)
        except (UserError, LookupError):
            # Whoever opens it at the table says what is wrong.
            return False
        stage = stage_of(model.state)
        held.let_go(game_id)
        return stage not in AT_TABLE

    def show(self, game_id: str = "") -> None:
        """Read the campaigns again, and show one of them."""
        page = self.page
        if game_id:
            page.show_campaign(game_id)
        else:
            page.refresh()
        page.focus_first()

    # New campaigns

    @Slot(object)
    def ask_new(self, way: str = "") -> None:
        """Ask what a new campaign is to be like, and begin it."""
        from desktop.tracker.new_campaign import NewCampaignDialog

        game = self.page.campaigns.game((), "")
        dialog = NewCampaignDialog(
            game, self._make_terms, self._desk.themes, way=way, parent=self.page
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.rule_asked.connect(self.rule_asked)
        dialog.agreed.connect(lambda agreed: self._begin(agreed, dialog))
        self._put_packs(dialog)
        dialog.open()

    def _put_packs(self, dialog: NewCampaignDialog) -> None:
        """Let packs be chosen, if the owner has any (HL-T7.1b)."""
        from desktop.tracker.pack_choice import PackChoice

        page = self.page
        if not page.packs.states():
            return
        choice = PackChoice(page.packs, self._desk.themes, dialog)

        def use() -> None:
            if choice.usable:
                packs = choice.packs()
                dialog.use_game(page.campaigns.game(packs, ""), packs)

        choice.changed.connect(use)
        dialog.put_packs(choice)

    def _make_terms(self, game: HornetLeader, parent: QWidget) -> TermsForm:
        from desktop.windows.campaign_terms import CampaignTerms

        return CampaignTerms(game, self._desk.themes.theme, parent)

    def _begin(self, agreed: NewCampaign, dialog: NewCampaignDialog) -> None:
        """Begin a campaign and close the dialog; should the disk be full, it stays."""
        from desktop.logbook.packs_frozen import frozen_all
        from desktop.rules.hornet_leader.actions_book import TakeOver
        from desktop.windows.new_game_choice import new_seed

        campaigns, setup = self.page.campaigns, agreed.setup
        game_id = ""
        try:
            kit = campaigns.game(setup.packs, agreed.title).kit
            kept = frozen_all(setup.packs, kit, agreed.campaign)
            setup = replace(setup, packs=kept)
            game_id = campaigns.create(setup, agreed.title, new_seed())
            if agreed.standing is not None:
                campaigns.open(game_id).session.play(TakeOver(agreed.standing))
        except UserError as error:
            if game_id:
                # The next attempt makes another one.
                with suppress(UserError):
                    campaigns.remove(game_id)
            dialog.tell(error)
            return
        dialog.accept()
        if agreed.standing is None:
            self.table_asked.emit(game_id)
        else:
            self.show(game_id)
            self._let_type()

    @Slot()
    def _let_type(self) -> None:
        """Let keys mean the campaign that is shown: the next is its first Day."""
        page = self.page
        # Not every desktop gives the window the keys back when a dialog goes.
        page.window().activateWindow()
        if page.view is not None:
            page.view.show_dashboard()

    @Slot(object)
    def ask_standing(self, game_id: str) -> None:
        """Ask how a campaign stands that was begun but never taken over."""
        from desktop.tracker.join_dialog import JoinDialog

        held = self.page.open
        dialog = JoinDialog(held.take(game_id), self._desk.themes, self.page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.rule_asked.connect(self.rule_asked)
        dialog.finished.connect(lambda _result: held.let_go(game_id))
        dialog.finished.connect(self.refresh)
        dialog.accepted.connect(self._let_type)
        dialog.open()

    def lend(self, game_id: str) -> None:
        """Let go of a game wherever it is shown: it goes on at the table."""
        self._at_table = game_id
        if self._page is not None:
            self._page.open.withdraw(game_id)

    def take_back(self) -> None:
        """Show the campaign again that was at the table."""
        game_id, self._at_table = self._at_table, ""
        if self._page is not None and game_id:
            self._page.open.bring_back(game_id)

    def may_close(self) -> bool:
        """Return whether nothing that was typed is lost when the window closes."""
        return self._page is None or self._page.may_close()

    def forget(self) -> None:
        """Close everything: another library takes the place of this one, or the program ends."""
        page, self._page = self._page, None
        if page is not None:
            page.close_all()
            self._stack.removeWidget(page)
            page.hide()
            page.deleteLater()

    @Slot()
    def refresh(self) -> None:
        """Read the campaigns again if they are in front."""
        if self._page is not None and self._stack.currentWidget() is self._page:
            self._page.refresh()


def tracks(row: GameRow) -> bool:
    """Return whether a game of the library is a tracked campaign, as far as can be told."""
    try:
        return row.game == GAME and is_tracked(row.setup)
    except msgspec.MsgspecError:
        return False
