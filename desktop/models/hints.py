"""A computer player's advice to the person who has to decide."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from desktop.models.bot_runner import BotRunner, Thinker, Thought
from desktop.models.session_model import SessionModel
from desktop.play.chance import derived_seed
from desktop.play.thinking import Question, ThinkingFailed

SECONDS = 1.0
"""How long advice may take."""


class Hints(QObject):
    """Asks the strongest computer player what it would do, from what the viewer may know."""

    told = Signal(object)
    """A ``Thought``: the action and the reason for it."""
    failed = Signal(object)
    """A ``Text``: why nothing came of it; it may be asked again."""

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
        self._runner = BotRunner(model.game, thinker or model.adviser(), self)
        self._runner.thought.connect(self._on_thought)
        self._runner.failed.connect(self._on_failed)
        model.changed.connect(self._forget)
        model.looked.connect(self._forget)
        model.closed.connect(self.close)
        # A thought in another thread must have ended before its runner goes.
        self.destroyed.connect(self._runner.close)

    @property
    def possible(self) -> bool:
        """Whether there is something to advise on."""
        return self._model.choice is not None and bool(self._model.game.levels)

    @property
    def busy(self) -> bool:
        """Whether advice is being thought about."""
        return self._runner.busy

    def ask(self) -> None:
        """Have advice thought about; ``told`` brings it, unless the game goes on before."""
        choice = self._model.choice
        if choice is None or not self.possible or self._runner.busy:
            return
        session = self._model.session
        asked = Question(
            game=session.game.key,
            packs=session.setup.packs,
            level=session.game.levels[-1].key,
            seed=derived_seed(session.seed, "hint", session.ply),
            seconds=SECONDS,
            view=msgspec.msgpack.encode(self._model.view),
            side=choice.side,
            rule=choice.rule,
            prompt=choice.prompt,
            actions=msgspec.msgpack.encode(choice.actions),
            open=choice.open,
        )
        self._runner.start(asked, self._revision)

    @Slot()
    def close(self) -> None:
        """End everything that runs."""
        self._runner.close()

    @Slot()
    def _forget(self) -> None:
        self._revision += 1
        self._runner.drop()

    @Slot(object)
    def _on_failed(self, failed: ThinkingFailed) -> None:
        self.failed.emit(failed.text)

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        if thought.revision == self._revision:
            self.told.emit(thought)
