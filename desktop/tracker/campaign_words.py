"""Words about a campaign as a whole: its mode, what was agreed on, its tracks in a few signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.models.say import say
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import terms as rules
from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.records import RECON
from desktop.rules.hornet_leader.targets import recon_limit
from desktop.table.hornet_leader import track_words

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import Mode
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Terms
    from desktop.rules.hornet_leader.state import State

DOT = " \N{MIDDLE DOT} "
MODES: dict[Mode, Text] = {
    "play": T("tracker", "Play"),
    "companion": T("tracker", "Companion"),
    "log": T("tracker", "Log only"),
}
DIFFICULTY = T("tracker", "Difficulty {level}")


def short_summary(terms: Terms, mode: Mode) -> str:
    """Return length, service and mode: "Short - Navy - Play"."""
    service = rules.SERVICES["marine" if terms.marine else "navy"]
    length = rules.LENGTH_NAMES[LENGTHS[terms.length]]
    return DOT.join(say(each) for each in (length, service, MODES[mode]))


def summary(kit: Kit, terms: Terms, mode: Mode) -> str:
    """Return everything that was agreed on in one line."""
    parts = [short_summary(terms, mode)]
    level = rules.difficulty(kit, terms.adjustments)
    if level is not None:
        name = kit.skill_name(kit.skills.index(level.id))
        parts.append(say(DIFFICULTY.of(level=name)))
    parts += [say(kit.options[key].title) for key in terms.options]
    parts += [say(kit.adjustments[key].title) for key in terms.adjustments]
    return DOT.join(parts)


def track_figure(s: State, kit: Kit, track: int) -> str:
    """Return the present reading of a track in a few signs."""
    if track == RECON:
        return str(recon_limit(s, kit).total)
    return track_words.cells(s, kit, track)[s.tracks[track]].replace("\n", " ")


def track_detail(s: State, kit: Kit, track: int) -> str:
    """Return what the present reading of a track means."""
    return say(track_words.reading(s, kit, track))
