"""What rollouts say of an action; one kind of struct for all games."""

from __future__ import annotations

import msgspec


class Forecast(msgspec.Struct, frozen=True, tag=True):
    """What a number of rollouts came to."""

    trials: int
    means: dict[str, float]
    """By the game's own names; nothing without trials."""

    def with_more(self, other: Forecast) -> Forecast:
        """Return what both numbers of rollouts came to together."""
        if not (self.trials and other.trials):
            return self if self.trials else other
        trials = self.trials + other.trials
        means = {
            name: (mean * self.trials + other.means[name] * other.trials) / trials
            for name, mean in self.means.items()
        }
        return Forecast(trials, means)
