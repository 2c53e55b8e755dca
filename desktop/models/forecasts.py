"""What the actions of a decision would lead to, by rollouts that go on while a person thinks."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.models.bot_runner import BotRunner, Foreseen, Thinker
from desktop.models.session_model import SessionModel
from desktop.play.chance import derived_seed
from desktop.play.change import Change
from desktop.play.thinking import Outlook
from desktop.rules.core import Action
from desktop.rules.forecast import Forecast

TRIALS, BATCH = 40, 4
"""Rollouts of each action, and how many of them are told together."""
REST = 250
"""Milliseconds that a position stands before rollouts begin: whoever clicks fast needs none."""
SECONDS = 60.0
"""The longest time for a batch; it ends much earlier."""


class Forecasts(QObject):
    """Foresees the actions that are wanted, all in turns, until the game goes on."""

    told = Signal()
    """There is more of some forecast."""

    def __init__(
        self,
        model: SessionModel,
        parent: QObject | None = None,
        *,
        thinker: Thinker | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._revision = 0
        self._on = True
        self._wanted: tuple[Action | None, ...] = ()
        self._known: dict[Action | None, Forecast] = {}
        self._asked: Action | None = None
        self._view = b""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._go_on)
        self._runner = BotRunner(model.game, thinker or model.adviser(), self)
        self._runner.foreseen.connect(self._on_foreseen)
        self._runner.failed.connect(self._on_failed)
        model.changed.connect(self._on_change)
        model.looked.connect(self.forget)
        model.closed.connect(self.close)
        # Rollouts in another thread must have ended before their runner goes.
        self.destroyed.connect(self._runner.close)

    @property
    def busy(self) -> bool:
        """Whether rollouts go on, or are about to."""
        return self._runner.busy or self._rest.isActive()

    def of(self, action: Action | None) -> Forecast | None:
        """Return what is known by now of an action, or of the position as it stands."""
        return self._known.get(action)

    def set_on(self, on: bool) -> None:  # a Qt-like setter
        """Say whether anything is foreseen at all."""
        if on != self._on:
            self._on = on
            self.forget()

    def want(self, *actions: Action | None) -> None:
        """Have these actions foreseen, and no others; ``None`` is the position as it stands.

        Nothing is done while the present position is not decided by a person.
        """
        if actions == self._wanted or not self._on or self._model.choice is None:
            return
        self._wanted = actions
        self._view = msgspec.msgpack.encode(self._model.view)
        if not self._runner.busy:
            self._rest.start()

    @Slot(object)
    def _on_change(self, change: Change) -> None:
        if change.kind != "bookmark":
            self.forget()

    @Slot()
    def forget(self, _told: object = None) -> None:
        """Give up what goes on; the position is another one, or nobody looks."""
        self._revision += 1
        self._rest.stop()
        self._runner.drop()
        self._wanted, self._known = (), {}

    @Slot()
    def close(self) -> None:
        """End everything that runs."""
        self.forget()
        self._runner.close()

    def _trials(self, action: Action | None) -> int:
        known = self._known.get(action)
        return 0 if known is None else known.trials

    @Slot()
    def _go_on(self) -> None:
        """Ask for a batch of the action of which least is known."""
        left = [action for action in self._wanted if self._trials(action) < TRIALS]
        if not left:
            return
        self._asked = min(left, key=self._trials)
        done, session = self._trials(self._asked), self._model.session
        place = self._wanted.index(self._asked)
        asked = Outlook(
            game=session.game.key,
            packs=session.setup.packs,
            seed=derived_seed(session.seed, "forecast", session.ply, place, done),
            seconds=SECONDS,
            view=self._view,
            action=b"" if self._asked is None else msgspec.msgpack.encode(self._asked),
            trials=min(BATCH, TRIALS - done),
        )
        self._runner.start(asked, self._revision)

    @Slot()
    def _on_failed(self) -> None:
        """Let whoever wants the same once more begin anew."""
        self._wanted = ()

    @Slot(object)
    def _on_foreseen(self, foreseen: Foreseen) -> None:
        if foreseen.revision != self._revision:
            return
        more = foreseen.forecast
        if not more.trials:
            # Nothing comes of it, however often it is tried.
            self._wanted = tuple(each for each in self._wanted if each != self._asked)
        else:
            known = self._known.get(self._asked)
            self._known[self._asked] = more if known is None else known.with_more(more)
            self.told.emit()
        self._go_on()
