"""When Polish cards can be played (EM-IV.B3b-e)."""

from typing import get_args

import pytest

from desktop.rules import engine
from desktop.rules.core import Choice, Refused, Setup
from desktop.rules.eagles_missiles import terms, windows
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.components_cards import Window as WindowName
from desktop.rules.eagles_missiles.events_cards import CardPlayed
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, Terms
from desktop.rules.eagles_missiles.window_words import MOMENTS, PROMPTS
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.fights import choices, explained, refused, told_of
from tests.rules.eagles_missiles.hands import ALL, eventful
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, assault, play, war

PASS = PassWindow()
AFTER_DICE = {"duel_post", "ground_post", "fleet_post"}
WINDOWS: dict[str, set[str]] = {
    "PL01": {"duel_pre"},
    "PL04": AFTER_DICE,
    "PL06": AFTER_DICE,
    "PL07": {"polish_open", "deploy", "ground_pre"},
    "PL09": {"polish_open", "deploy"},
    "PL10": {"polish_open", "deploy"},
    "PL12": {"missile_pre"},
    "PL14": {"bomb_pre"},
    "PL16": {"polish_open", "deploy", "aa_move"},
    "PL17": {"aa_fire"},
    "PL19": {"duel_loss"},
    "PL21": {"deploy"},
    "PL22": {"assault_placed"},
    "PL23": {"polish_open", "aa_move"},
}
"""The windows of section P, by the first card of each kind."""
NAMES: tuple[WindowName, ...] = get_args(WindowName)


@pytest.mark.rule("EM-IV.B3d")
@pytest.mark.parametrize("name", NAMES)
def test_every_card_is_offered_in_its_windows_and_in_no_other(name: WindowName) -> None:
    assert set(WINDOWS) == set(KIT.polish_kinds)
    offered = {each.card for each in choices(eventful(name)) if isinstance(each, PlayCard)}
    assert offered == {kind for kind, names in WINDOWS.items() if name in names}


@pytest.mark.rule("EM-IV.B3d")
@pytest.mark.parametrize("name", NAMES)
def test_card_of_another_window_is_refused_with_the_moments_it_is_for(name: WindowName) -> None:
    s = eventful(name)
    for kind, names in WINDOWS.items():
        found = windows.why_not(s, KIT, POLISH, name, (f"card:{kind}",))
        if name in names:
            assert found is None
        else:
            assert found is not None
            assert found.rule == "EM-IV.B3d"
            assert {MOMENTS[each].source for each in KIT.polish_cards[kind].windows} <= _words(
                found
            )


def _words(refused: Refused) -> set[str]:
    """Return all texts that are in a refusal."""
    found, left = set(), [refused.text]
    while left:
        text = left.pop()
        found.add(text.source)
        left += [value for _, value in text.values if not isinstance(value, (str, int))]
    return found


@pytest.mark.rule("EM-IV.B3d", "EM-IV.A3h")
def test_nobody_is_asked_without_a_card_for_the_window() -> None:
    """EM-EX-window_skipped."""
    s = war(hand="PL01 PL07", steps=(Window("assault_placed"),))
    assault(s, "II", "RA09")
    assert asked(s) is None
    assert not s.steps
    s = war(hand="PL22", steps=(Window("assault_placed"),))
    assert asked(s) is None, "without a bomber icon Saboteurs are of no use"


@pytest.mark.rule("EM-IV.B3d")
def test_window_asks_for_its_fight_or_missile_or_raid() -> None:
    for name in NAMES:
        decision = asked(eventful(name))
        if decision is None:
            assert name == "fleet_pre", "no card is for it"
            continue
        assert isinstance(decision, Choice)
        assert (decision.side, decision.rule) == (POLISH, "EM-IV.B3d")
        assert decision.prompt.source == PROMPTS[name].source
        holes = {part.split("}")[0] for part in PROMPTS[name].source.split("{")[1:]}
        assert holes <= {key for key, _ in decision.prompt.values}


@pytest.mark.rule("EM-IV.B3e")
def test_several_cards_one_after_another_until_he_passes() -> None:
    s = eventful("duel_pre", "PL01 PL01 PL01")
    play(s, PlayCard("PL01"), PlayCard("PL01"))
    assert s.contest is not None
    assert s.contest.allied_bonus == 4
    assert choices(s) == (PlayCard("PL01"), PASS)
    play(s, PASS)
    assert asked(s) is None
    assert s.hands[POLISH] == ["PL01"]


@pytest.mark.rule("EM-IV.B3e", "EM-P.2", "EM-P.3")
def test_die_may_be_rolled_again_more_than_once() -> None:
    s = eventful("duel_post", "PL04 PL04 PL06")
    play(s, PlayCard("PL04"), 1, PlayCard("PL04"), 5, PlayCard("PL06"), 2)
    assert s.contest is not None
    assert s.contest.dice == [5, 2]
    assert asked(s) is None, "no card is left"


@pytest.mark.rule("EM-IV.B3c")
def test_card_is_played_once_and_leaves_the_game() -> None:
    """EM-EX-card_gone."""
    s = eventful("duel_pre", "PL01 PL07")
    told = play(s, PlayCard("PL01"))
    assert s.spent_cards == ["PL01"]
    assert s.hands[POLISH] == ["PL07"]
    assert told_of(told, CardPlayed) == [CardPlayed("EM-IV.B3c", "PL01", POLISH, ())]
    assert s.polish_deck.size + len(s.hands[POLISH]) + len(s.spent_cards) == 23
    s.then(Window("duel_pre"))
    assert asked(s) is None
    assert explained(eventful("duel_pre", "PL01 PL07"), POLISH, "card:PL14") == "EM-IV.B3c"


@pytest.mark.rule("EM-IV.B3d")
def test_card_that_is_not_held_or_of_no_use_is_refused() -> None:
    s = eventful("duel_pre", "PL01")
    assert refused(s, PlayCard("PL07", ("assault:II",))) == "EM-IV.B3d"
    assert s.hands[POLISH] == ["PL01"]
    found = windows.why_not(war(hand="PL16"), KIT, POLISH, "aa_move", ("card:PL16",))
    assert found is not None
    assert found.rule == "EM-P.9"


@pytest.mark.rule("EM-XIII.a2", "EM-IV.B3e")
def test_both_commanders_are_asked_in_turn_for_any_fight() -> None:
    s = eventful("duel_pre", "PL01 PL14", sides=(RUSSIAN, POLISH, POLISH_2))
    s.hands[POLISH_2] = ["PL01"]
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH
    play(s, PASS)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.actions) == (POLISH_2, (PlayCard("PL01"), PASS))
    play(s, PlayCard("PL01"))
    assert s.hands == {POLISH: ["PL01", "PL14"], POLISH_2: []}
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH, "a card that is played opens the window anew"
    play(s, PASS)
    assert asked(s) is None


@pytest.mark.rule("EM-IV.B3d")
def test_every_play_that_is_listed_can_be_carried_out_and_read() -> None:
    for name in NAMES:
        for action in choices(eventful(name, ALL)):
            s = eventful(name, ALL)
            asked(s)
            assert action.label(KIT).source
            told, _ = engine.apply(GAME, s, action)
            assert all(event.text(KIT).source for event in told)
            if isinstance(action, PlayCard):
                assert action.card not in s.hands[POLISH]
                for pick in action.picks:
                    assert pick


@pytest.mark.rule("EM-IV.B3b")
@pytest.mark.parametrize("name", NAMES)
def test_on_discreet_terms_every_window_looks_the_same_to_russia(name: WindowName) -> None:
    """Whatever Poland holds, the question is the same; an empty hand has nothing to hide."""
    seen = []
    for hand in ("PL01 PL12", "PL22 PL14", "PL04 PL07", ""):
        s = eventful(name, hand)
        s.terms = Terms(s.terms.sides, discreet=True)
        decision = asked(s)
        if not hand:
            assert decision is None
            continue
        assert isinstance(decision, Choice)
        seen.append((decision.side, decision.rule, decision.prompt, decision.discreet))
        assert PASS in decision.actions
    assert len(set(seen)) == 1


@pytest.mark.rule("EM-IV.B3b")
def test_poland_is_asked_in_every_window_only_if_that_is_agreed() -> None:
    for discreet in (False, True):
        s = war(hand="PL22", steps=(Window("duel_pre"),))
        s.terms = terms.agreed(KIT, Setup("", s.terms.sides, {"discreet": discreet}))
        assert (asked(s) is not None) == discreet
