"""The panel of NATO cards that leave a choice, and of the Russian cards that Poland has seen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Decision, T
from desktop.rules.eagles_missiles.actions_polish import ChooseEffect, PutBelow
from desktop.table.board_panel import key_of
from desktop.table.card_view import CardView
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import RowData, Rows
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.pointing import Pointing, reveal
from desktop.table.eagles_missiles.target_rows import target_rows, where_to
from desktop.table.eagles_missiles.war_panel import WarPanel, asks_for
from desktop.table.eagles_missiles.words_pieces import russian_card
from desktop.table.look import Panel, Table

TITLE = T("eagles_missiles.table", "NATO card")
LEAVE = PutBelow()
CARD_WIDTH = 96
BELOW = T("eagles_missiles.table", "{card}: to the bottom")


def panel(table: Table) -> Panel:
    """Return the panel of NATO cards."""
    shown = NatoPanel(table)
    return Panel(
        *("nato", TITLE, shown, "right", "card", WIDTH, SMALL_WIDTH),
        wanted=is_nato,
        press=shown.press,
    )


def is_nato(decision: Decision | None) -> bool:
    """Return whether a NATO card leaves a choice."""
    return asks_for(decision, (ChooseEffect, PutBelow))


class NatoPanel(WarPanel):
    """The card, and what it can be carried out on by digit; Enter takes what is in question."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.pointing = Pointing(self, self._point)
        self.title, self.hint = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.card = CardView(CARD_WIDTH, self.body)
        self.asked = Words(15, 600, self.body)
        self.rows = Rows(table.themes, self.body)
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.hint)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.asked)
        self.column.addWidget(self.rows)
        self.column.addStretch(1)
        self.back = self.foot.add(Importance.NORMAL, self._back)
        self.leave = self.foot.add(Importance.PRIMARY, self._leave)
        self.rows.chosen.connect(self._choose)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("NATO card"))
        self.foot.name(self.back, self.tr("Choose again"), self.tr("Esc"))
        self.foot.name(self.leave, self.tr("Leave all where they are"), self.tr("Enter"))
        self.rows.retranslate()

    def show_position(self) -> None:
        self.pointing.watch()
        effects = self.of_kind(ChooseEffect)
        if effects:
            self._show_effects(effects)
        elif self.of_kind(PutBelow):
            self._show_seen()
        self.back.setVisible(bool(self.table.picker.picks))
        self.leave.setVisible(not effects)
        self.foot.setVisible(bool(self.foot.shown()))
        self.foot.arrange()

    def _point(self) -> None:
        """Let what is pointed at stand out, if the card can be carried out on it."""
        if self.of_kind(ChooseEffect):
            self.refresh()
            reveal(self.area, self.rows)

    def _show_effects(self, effects: tuple[ChooseEffect, ...]) -> None:
        info = self.kit.nato_cards[effects[0].card]
        self.title.say(say(info.title))
        self.card.show_card(faces.card(self.kit, info.id), say(info.text))
        self.card.show()
        self.hint.say(say(info.text))
        picks = self.table.picker.picks
        self.asked.say(where_to(self.state, self.kit, picks[-1]) if picks else "")
        pointed = self.pointing.at
        self.rows.show_rows(target_rows(self.state, self.kit, effects, picks, pointed))

    def _show_seen(self) -> None:
        """List the cards that were seen, the top one first."""
        choice, s, kit = self.table.picker.choice, self.state, self.kit
        self.title.say("" if choice is None else say(choice.prompt))
        self.hint.say(self.tr("From the top of the Russian deck. Only Poland sees them."))
        self.card.hide()
        self.asked.say("")
        seen = tuple(dict.fromkeys(s.seen))
        self.rows.show_rows(
            [
                RowData(
                    PutBelow(card).picks[0],
                    say(BELOW.of(card=kit.card_title(card))),
                    cap=str(cap),
                    notes=say(russian_card(kit, s, card)),
                    face=faces.token(kit.russian_cards[card], kit.russian_cards[card].strength),
                )
                for cap, card in enumerate(seen, 1)
            ]
        )

    def key(self, name: str) -> bool:
        row = key_of(name, (self.rows,))
        if row:
            self._choose(row)
        elif name == "Enter" and not self.of_kind(ChooseEffect):
            self._leave()
        else:
            return False
        return True

    @Slot(str)
    def _choose(self, key: str) -> None:
        self.table.picker.pick(key)

    @Slot()
    def _back(self) -> None:
        self.table.picker.back()

    @Slot()
    def _leave(self) -> None:
        self.answer(LEAVE)
