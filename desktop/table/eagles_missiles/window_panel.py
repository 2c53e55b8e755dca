"""The panel of windows: the cards that can be played now, and what each of them changes."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.widgets import Hairline
from desktop.rules.core import Decision, T, Target
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.windows import Window
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import RowData, Rows
from desktop.table.eagles_missiles import fight_data, missile_data, window_data
from desktop.table.eagles_missiles.fight_box import FightBox
from desktop.table.eagles_missiles.places import CARD
from desktop.table.eagles_missiles.pointing import Pointing, reveal
from desktop.table.eagles_missiles.target_rows import target_rows, where_to
from desktop.table.eagles_missiles.war_panel import WarPanel, asks_for
from desktop.table.look import Panel, Table
from desktop.table.picker import narrowed

TITLE = T("eagles_missiles.table", "Polish cards")
IN_FIGHT = ("duel", "ground", "fleet")
"""What the names of windows about a fight begin with."""
PASS = PassWindow()


def panel(table: Table) -> Panel:
    """Return the panel of the windows."""
    shown = WindowPanel(table)
    return Panel(
        *("window", TITLE, shown, "right", "cards", WIDTH, SMALL_WIDTH),
        wanted=is_window,
        press=shown.press,
    )


def is_window(decision: Decision | None) -> bool:
    """Return whether a card may be played or the window passed."""
    return asks_for(decision, PassWindow)


class WindowPanel(WarPanel):
    """Cards by digit, then what they are played on; Enter and Esc play none.

    It looks the same whether there is something to play or not: the hand alone tells that.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.pointing = Pointing(self, self._point)
        self.title = Words(16, 700, self.body)
        self.about = Words(13, 400, self.body, quiet=True)
        self.box = FightBox(table.themes, self.body)
        self.line = Hairline(self.body)
        self.nothing = Words(14, 400, self.body, quiet=True)
        self.cards, self.targets = Rows(table.themes, self.body), Rows(table.themes, self.body)
        self._on_what = Words(15, 600, self.body)
        parts = (self.title, self.about, self.box, self.line, self.nothing, self.cards)
        for widget in (*parts, self._on_what, self.targets):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.back = self.foot.add(Importance.NORMAL, self._back)
        self.no_card = self.foot.add(Importance.PRIMARY, self._pass)
        for rows in (self.cards, self.targets):
            rows.chosen.connect(self._choose)
        self.box.rule_activated.connect(table.open_rule)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Polish cards"))
        self.foot.name(self.back, self.tr("Another card"), self.tr("Esc"))
        self.foot.name(self.no_card, self.tr("No card"), "P")
        self.cards.retranslate()
        self.targets.retranslate()
        self.box.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    @property
    def plays(self) -> tuple[PlayCard, ...]:
        """Every way to play a card now."""
        return self.of_kind(PlayCard)

    @property
    def picks(self) -> tuple[Target, ...]:
        """The card in question, and what was chosen for it."""
        picks: tuple[Target, ...] = self.table.picker.picks
        return picks

    def show_position(self) -> None:
        self.pointing.watch()
        choice, step = self.table.picker.choice, self.step
        if choice is None or not isinstance(step, Window):
            return
        self.title.say(say(choice.prompt))
        launch = self.state.launch if step.name == "missile_pre" else None
        self.about.say("" if launch is None else missile_data.dice(self.kit, launch.missile))
        fight = None
        if step.name.startswith(IN_FIGHT):
            fight = fight_data.going_on(self.state, self.kit)
        self.box.show_fight(fight)
        self.line.setVisible(fight is not None)
        plays = self.plays
        self.nothing.say("" if plays else self.tr("None of your cards can be played now."))
        self.cards.show_rows(self._card_rows(plays))
        self._show_targets(plays)
        self.back.setVisible(bool(self.picks))
        self.no_card.setVisible(not self.picks)
        self.foot.arrange()

    def _card_rows(self, plays: tuple[PlayCard, ...]) -> tuple[RowData, ...]:
        """Return a row for each card; one with a choice says only what it is about."""
        rows = []
        hand = self.state.hands.get(self.table.model.viewer or "", [])
        for card in dict.fromkeys(each.card for each in plays):
            # The digit is that of the card in the hand below.
            cap = hand.index(card) + 1 if card in hand else 0
            ways = [each for each in plays if each.card == card]
            told = window_data.Change(say(self.kit.polish_cards[card].text))
            if len(ways) == 1:
                told = window_data.change(self.state, self.kit, card, ways[0].targets)
            picked = CARD + card in self.picks
            rows.append(
                RowData(
                    CARD + card,
                    say(ways[0].label(self.kit) if len(ways) == 1 else self.kit.card_title(card)),
                    cap=str(cap) if 0 < cap < 10 and not self.picks else "",
                    notes=told.words,
                    chance=told.chance,
                    tone=told.tone,
                    selected=picked,
                )
            )
        return tuple(row for row in rows if row.selected or not self.picks)

    def _show_targets(self, plays: tuple[PlayCard, ...]) -> None:
        """List what the card in question can be played on next."""
        pointed = self.pointing.at
        rows = target_rows(self.state, self.kit, plays, self.picks, pointed) if self.picks else ()
        asked = self.tr("On what?")
        if len(self.picks) > 1:
            asked = where_to(self.state, self.kit, self.picks[-1])
        self._on_what.say(asked if rows else "")
        self.targets.show_rows(rows)

    def _point(self) -> None:
        """Let what is pointed at stand out, if the card in question can be played on it."""
        if self.picks:
            self.refresh()
            reveal(self.area, self.targets)

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        row = key_of(name, (self.targets, self.cards))
        if row:
            self._choose(row)
        elif name == "Esc" and self.picks:
            self._back()
        elif name == "Enter" and self.picks:
            # Whoever has taken up a card does not mean to pass.
            return True
        elif name in ("Enter", "Esc", "P"):
            self._pass()
        else:
            return False
        return True

    @Slot(str)
    def _choose(self, key: str) -> None:
        """Take up a card or what it is played on; what leaves no choice is played at once."""
        self.table.picker.pick(key)
        left = narrowed(self.plays, self.picks) if self.picks else ()
        if len(left) == 1 and key.startswith(CARD):
            self.answer(*left)

    @Slot()
    def _back(self) -> None:
        self.table.picker.back()

    @Slot()
    def _pass(self) -> None:
        self.answer(PASS)
