"""The order in which a person wants to fight, as far as it is not the one that is suggested."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.core import Target


class FightOrder:
    """Territories and duels in the order of the person; a new day begins as it is suggested."""

    def __init__(self) -> None:
        self._day = 0
        self._wish: list[Target] = []

    def changed(self, day: int, suggested: Sequence[Target]) -> bool:
        """Return whether fights stand in another order than the suggested one."""
        return self.arranged(day, suggested) != tuple(suggested)

    def arranged(self, day: int, suggested: Sequence[Target]) -> tuple[Target, ...]:
        """Return fights in the order that is wished; what nobody moved follows as suggested."""
        wish = self._wish if day == self._day else []
        known = [each for each in wish if each in suggested]
        return (*known, *(each for each in suggested if each not in known))

    def wish(self, day: int, order: Sequence[Target]) -> None:
        """Note the order of some fights."""
        before = self._wish if day == self._day else []
        self._day, self._wish = day, [*(each for each in before if each not in order), *order]

    def forget(self) -> None:
        """Fight as it is suggested."""
        self._wish = []
