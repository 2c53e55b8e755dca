"""Models of the race."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from desktop.models.session_model import SessionModel
from desktop.play.session import Session
from tests.toy.race import RaceState

MakeModel = Callable[..., SessionModel]


@pytest.fixture
def make_model(qapp: object) -> Iterator[MakeModel]:
    """Return a function that makes the model of a session; all are closed at the end."""
    made: list[SessionModel] = []

    def make(session: Session[RaceState]) -> SessionModel:
        model = SessionModel(session)
        made.append(model)
        return model

    yield make
    for model in made:
        model.close()
