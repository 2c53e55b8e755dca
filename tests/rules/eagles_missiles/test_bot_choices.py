"""What the computer players of Eagles & Missiles do in single positions, and why."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from desktop.rules.core import Action, Choice
from desktop.rules.eagles_missiles import bot_scene, deploy_refusals, theatre
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.actions_fights import Bomb, EndAaMoves, EndLanding, LandAt
from desktop.rules.eagles_missiles.actions_polish import (
    ConfirmDeployment,
    FireAa,
    PassWindow,
    PlayCard,
    Send,
)
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmSquadrons,
    DrawExtra,
    LayAssault,
    LayMissile,
    PlaceSquadron,
    StopDrawing,
)
from desktop.rules.eagles_missiles.bot import Plans, make_bot
from desktop.rules.eagles_missiles.bot_air import Staff
from desktop.rules.eagles_missiles.bot_plan import Plan
from desktop.rules.eagles_missiles.bot_scene import Ally
from desktop.rules.eagles_missiles.bot_search import improve_orders, improved_posts
from desktop.rules.eagles_missiles.components_cards import Window as WindowName
from desktop.rules.eagles_missiles.deploy import Deploy
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.raids import Raids
from desktop.rules.eagles_missiles.records import (
    POLISH,
    RUSSIAN,
    Contest,
    LaidCard,
    Launch,
    Missile,
)
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import ExtraCards
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.positions import (
    GAME,
    KIT,
    asked,
    assault,
    call_nato,
    play,
    russian,
    send,
    war,
)
from tests.rules.eagles_missiles.test_bot import at_once, never

LEVELS = ("easy", "normal", "hard")


def chosen(s: State, level: str = "normal") -> Action:
    """Return what a computer player does now."""
    choice = asked(s)
    assert isinstance(choice, Choice)
    view = GAME.view(s, choice.side)
    return GAME.bot(level, Random(1)).choose(view, choice, never)[0]


def answers(s: State, level: str = "normal") -> list[Action]:
    """Return all that a computer player does in a row until it ends the step."""
    found: list[Action] = []
    side = s.steps[-1].decision(s, KIT)
    while isinstance(side, Choice) and len(found) < 40:
        found.append(chosen(s, level))
        if isinstance(found[-1], (ConfirmDeployment, ConfirmSquadrons, EndLanding, EndAaMoves)):
            break
        play(s, found[-1])
        side = s.steps[-1].decision(s, KIT) if s.steps else None
    return found


# ----------------------------------------------------------------------------------- deployment


def raided(*escorts: str) -> State:
    """Return a war in which Mazovia is raided, under escorts, before Poland deploys."""
    s = war(phase="B", steps=[Deploy(POLISH)])
    for kind in escorts:
        russian(s, kind, "escort", "MAZ")
    russian(s, "SU24", "raid", "MAZ")
    return s


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("EM-IV.B6d")
def test_a_raid_is_hunted_with_its_escort_engaged(level: str) -> None:
    s = raided("SU27")
    sends = [each for each in answers(s, level) if isinstance(each, Send)]
    targets = {each.target for each in sends}
    assert {"squadron:RU_SU27_1", "squadron:RU_SU24_1"} <= targets
    assert deploy_refusals.confirming(s, KIT, POLISH) is None


def test_too_many_escorts_are_left_alone() -> None:
    s = raided("SU27", "SU27", "SU27", "SU27", "SU27", "MIG29", "MIG29", "MIG29")
    targets = {each.target for each in answers(s) if isinstance(each, Send)}
    assert "squadron:RU_SU24_1" not in targets


def test_the_easy_level_leaves_a_raid_alone_that_finds_no_city() -> None:
    def sent(level: str) -> set[str]:
        s = war(phase="B", steps=[Deploy(POLISH)], fleet=0, ruins=" ".join(KIT.cities_in["MAZ"]))
        russian(s, "SU27", "escort", "MAZ")
        russian(s, "SU24", "raid", "MAZ")
        return {each.target for each in answers(s, level) if isinstance(each, Send)}

    assert sent("easy") == set()
    assert sent("normal") == {"squadron:RU_SU27_1", "squadron:RU_SU24_1"}


def test_orders_of_before_are_kept_and_their_escorts_engaged() -> None:
    s = raided("SU27")
    send(s, "PL_F16C_1", "RU_SU24_1")
    sends = [each for each in answers(s) if isinstance(each, Send)]
    assert "squadron:RU_SU27_1" in {each.target for each in sends}
    assert "PL_F16C_1" not in {each.squadron for each in sends}


def test_a_bomber_is_hunted_by_the_cheapest_that_is_sure() -> None:
    s = raided()
    call_nato(s, "NA_F22_1", "NA_EF_1")
    plan = Plan(bot_scene.arenas(s, KIT).values(), bot_scene.allies(s, KIT))
    orders = {key: target for key, target in plan.fill().orders().items() if target != "fleet"}
    assert orders.get("PL_MIG29_1") == "RU_SU24_1" or orders.get("PL_MIG29_2") == "RU_SU24_1"
    assert orders.get("NA_F22_1") != "RU_SU24_1"


def test_changes_of_orders_gain_and_stay_legal() -> None:
    s = war(phase="B")
    for line, cards in (("II", ("RA05",)), ("III", ("RA02", "RA10")), ("IV", ("RA15",))):
        assault(s, line, *cards)
    for kind, place in (("SU27", "WAR"), ("MIG29", "PDL"), ("MIG29", "MAZ"), ("SU27", "SEA")):
        russian(s, kind, "escort", place)
    russian(s, "SU24", "raid", "MAZ")
    russian(s, "SU25", "support", "II", 0)
    call_nato(s, "NA_EF_1", "NA_JAS_1")
    plan = Plan(bot_scene.arenas(s, KIT).values(), bot_scene.allies(s, KIT)).fill()
    before = plan.gain
    improve_orders(plan, set(), Random(1), 50)
    assert plan.gain > before
    for key, target in plan.orders().items():
        send(s, key, target)
    assert deploy_refusals.confirming(s, KIT, POLISH) is None
    duels = Counter(each for each in plan.orders().values() if each in KIT.squadrons)
    assert max(duels.values()) <= 2


@pytest.mark.rule("EM-VI.2d")
def test_the_gain_of_an_attack_is_its_exact_chance() -> None:
    s = war(phase="B")
    assault(s, "II", "RA05")
    arena = bot_scene.arenas(s, KIT)["WAR"]
    assert arena.ground is not None
    jets = [each for each in bot_scene.allies(s, KIT) if each.type == "F16C"][:2]
    # 10 against 8: of 36 cases 30 are a win or a draw.
    assert arena.value({"assault:II": jets}) == pytest.approx(30 / 36 * arena.ground.worth)


def test_a_support_that_is_hunted_weakens_the_assault() -> None:
    s = war(phase="B")
    assault(s, "II", "RA05")
    russian(s, "SU24", "support", "II", 0)
    arena = bot_scene.arenas(s, KIT)["WAR"]
    jets: dict[str, Ally] = {each.key: each for each in bot_scene.allies(s, KIT)}
    attack = {"assault:II": [jets["PL_F16C_1"], jets["PL_F16C_2"]]}
    hunted = {**attack, "RU_SU24_1": [jets["PL_F16C_3"]]}
    assert arena.value(hunted) > arena.value(attack) + 0.5


# ---------------------------------------------------------------------------------------- Russia


def placing() -> State:
    s = war(phase="A", steps=[PlaceSquadrons(RUSSIAN)])
    assault(s, "I", "RA29")
    assault(s, "II", "RA18", "RA27")
    assault(s, "III", "RA05", "RA22")
    assault(s, "IV", "RA01")
    return s


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("EM-IV.A4a")
def test_a_placement_keeps_to_icons_and_pool(level: str) -> None:
    s = placing()
    done = answers(s, level)
    assert isinstance(done[-1], ConfirmSquadrons)
    placed = theatre.placed(s)
    fighters = sum(not KIT.types[each.type].bomber for each in placed)
    assert len(placed) >= 4
    assert fighters <= 8
    assert len(placed) - fighters <= 7
    assert {each.role for each in placed if each.type == "SU25"} <= {"support"}


def test_a_placement_that_was_begun_otherwise_is_carried_on() -> None:
    s = placing()
    play(s, PlaceSquadron("SU27", "LPL"), PlaceSquadron("TU22M", "SUB"))
    answers(s)
    assert {"LPL", "SUB"} <= {each.at for each in theatre.placed(s)}
    assert sum(not KIT.types[each.type].bomber for each in theatre.placed(s)) <= 8


def test_small_changes_are_judged_better() -> None:
    s = placing()
    staff = Staff(s, KIT, RUSSIAN, Random(1))
    found = staff.candidates()
    assert len(found) > 4
    best = max(map(staff.judge, found))
    assert max(map(staff.judge, improved_posts(staff, found, 240, never))) > best
    assert set(improved_posts(staff, found, 240, at_once)) <= set(found)


def test_hurried_the_hard_level_takes_the_usual_way() -> None:
    s = placing()
    staff = Staff(s, KIT, RUSSIAN, Random(1))
    choice = asked(s)
    assert isinstance(choice, Choice)
    bot = make_bot("hard", GAME, Plans(), Random)
    action = bot.choose(GAME.view(s, RUSSIAN), choice, at_once)[0]
    places = {(post.craft, post.place) for posts in staff.candidates() for post in posts}
    assert isinstance(action, PlaceSquadron)
    assert (action.craft, action.territory) in places


def test_cards_are_drawn_while_a_line_has_none_and_room_is_left() -> None:
    s = war(phase="A", steps=[ExtraCards(RUSSIAN)])
    s.now.drawn = [LaidCard(card, RUSSIAN) for card in ("RA01", "RA02", "RM01")]
    assert chosen(s) == DrawExtra()
    s.now.drawn = [LaidCard(f"RA0{n}", RUSSIAN) for n in range(1, 8)]
    assert chosen(s) == StopDrawing()


def test_the_weakest_card_lands_and_missiles_fly_at_cities_in_poland() -> None:
    s = war(phase="A", steps=[LayCards(RUSSIAN)])
    s.now.drawn = [LaidCard(card, RUSSIAN) for card in ("RA01", "RA29", "RA10", "RA12", "RM04")]
    for card in ("RA01", "RA29", "RA10", "RA12", "RM04"):
        s.russian_deck.take(KIT.russian_kinds.index(card))
    laid = answers(s)
    assert LayAssault("RA29", "I") in laid
    missiles = [each for each in laid if isinstance(each, LayMissile)]
    assert all(KIT.cities_in[each.territory] for each in missiles)
    assert {each.line: each.card for each in laid if isinstance(each, LayAssault)}["III"] != "RA29"


def test_a_raid_bombs_a_city_before_anything_else() -> None:
    s = war(phase="C", steps=[Raids(RUSSIAN)])
    russian(s, "SU24", "raid", "MAZ")
    action = chosen(s)
    assert isinstance(action, Bomb)
    assert action.target in KIT.cities


# ---------------------------------------------------------------------------------------- Poland


def test_aa_units_fire_at_the_raid() -> None:
    s = war(phase="B", steps=[AaFire()])
    s.unit("AA_B_1").at = "LPL"
    russian(s, "MIG29", "escort", "LPL")
    raid = russian(s, "SU24", "raid", "LPL")
    assert chosen(s) == FireAa("AA_B_1", raid.id)


def test_the_hard_level_fires_at_the_escort_that_is_in_the_way() -> None:
    s = war(phase="B", steps=[AaFire()], fleet=0)
    for each in s.squadrons:
        if KIT.squadrons[each.id].side == "polish" and each.id not in ("PL_F16C_1", "PL_F16C_2"):
            each.where = "lost"
    s.unit("AA_B_1").at = "USI"
    first, second = (russian(s, "SU24", "raid", "USI") for _ in range(2))
    escort = russian(s, "SU27", "escort", "USI")
    assert chosen(s, "hard") == FireAa("AA_B_1", escort.id)
    assert chosen(s, "normal") in (FireAa("AA_B_1", first.id), FireAa("AA_B_1", second.id))


def fight(lead: str, window: WindowName, dice: list[int], hand: str) -> State:
    s = war(phase="C", hand=hand, steps=[Window(window)])
    raid = russian(s, lead, "escort", "MAZ")
    send(s, "PL_F16C_1", raid.id)
    s.contest = Contest("duel", raid.id, ["PL_F16C_1"], dice=dice)
    return s


@pytest.mark.rule("EM-P.1")
def test_afterburners_are_for_close_duels() -> None:
    assert chosen(fight("SU27", "duel_pre", [], "PL01")) == PlayCard("PL01")
    assert chosen(fight("SU25", "duel_pre", [], "PL01")) == PassWindow()
    assert chosen(fight("SU27", "duel_pre", [], "PL01"), "easy") == PassWindow()


@pytest.mark.rule("EM-P.2", "EM-P.3")
def test_the_die_that_is_to_blame_is_rolled_again() -> None:
    assert chosen(fight("SU27", "duel_post", [1, 3], "PL04 PL06")) == PlayCard("PL04")
    assert chosen(fight("SU27", "duel_post", [4, 6], "PL04 PL06")) == PlayCard("PL06")
    assert chosen(fight("SU27", "duel_post", [5, 4], "PL04 PL06")) == PassWindow()


@pytest.mark.rule("EM-P.7")
def test_decoys_are_kept_for_missiles_that_do_harm() -> None:
    s = war(phase="B", hand="PL12", steps=[Window("missile_pre")])
    s.launch = Launch(Missile("RM04", "USI", RUSSIAN))
    assert chosen(s) == PlayCard("PL12")
    s = war(phase="B", hand="PL12", ruins="GDYNIA GDANSK MALBORK", steps=[Window("missile_pre")])
    s.unit("AA_B_1").at = "GPM"
    s.launch = Launch(Missile("RM01", "GPM", RUSSIAN))
    assert chosen(s) == PassWindow()


def test_squadrons_leave_an_airfield_that_is_about_to_fall() -> None:
    s = war(phase="C", steps=[Landing(POLISH)])
    assault(s, "I", "RA05").territory = "WPM"
    done = answers(s)
    assert {each.squadron for each in done if isinstance(each, LandAt)} == {
        "PL_SU22_1",
        "PL_SU22_2",
    }
    assert all(KIT.airfields[each.at].territory != "WPM" for each in theatre.standing_on(s, "LASK"))
    assert not theatre.standing_on(s, "SWIDWIN")


def test_aa_units_move_to_cities_and_then_stay() -> None:
    s = war(phase="D", steps=[AaMoves()])
    s.unit("AA_B_1").at = "SUB"
    s.unit("AA_B_2").at = "LBS"
    done = answers(s)
    assert isinstance(done[-1], EndAaMoves)
    assert len(done) <= 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_that_is_none_is_answered_without_thought(level: str) -> None:
    s = war(phase="A", steps=[ExtraCards(RUSSIAN)])
    choice = asked(s)
    assert isinstance(choice, Choice)
    only = Choice(choice.side, choice.rule, choice.prompt, (StopDrawing(),))
    bot = GAME.bot(level, Random(1))
    assert bot.choose(GAME.view(s, RUSSIAN), only, never)[0] == StopDrawing()
