"""Daring Eagle: two to four players, units and cards on a board of 12 x 12 squares."""

from desktop.rules.daring_eagle.game import DaringEagle

__all__ = ["DaringEagle"]
