"""Lines that can be told apart, whose numbers fit their words, and that say nothing twice."""

from desktop.rules.core import Action, Event, Text
from desktop.rules.eagles_missiles.actions_polish import Send
from desktop.rules.eagles_missiles.actions_russian import PlaceSquadron
from desktop.rules.eagles_missiles.events_polish import MissileLaunched, MissileRolled
from desktop.rules.eagles_missiles.events_russian import SquadronPlaced
from desktop.text import sentence
from tests.rules.eagles_missiles.positions import KIT


def say(text: Text) -> str:
    return sentence(text, lambda _context, source: source)


def told(event: Event) -> str:
    return say(event.text(KIT))


def listed(action: Action) -> str:
    return say(action.label(KIT))


def test_every_aa_unit_has_a_name_of_its_own() -> None:
    names = [say(KIT.aa_name(key)) for key in KIT.aa]
    assert len(set(names)) == len(names)
    assert "Green AA unit no. 4" in names
    assert "Patriot" in names


def test_over_the_sea_a_fighter_escorts_the_fleet() -> None:
    assert told(SquadronPlaced("r", "RU_SU27_1", "escort", "SEA")) == (
        "Su-27 no. 1 escorts the Baltic Fleet."
    )
    assert listed(PlaceSquadron("SU27", "SEA")) == "Su-27 escorts the Baltic Fleet"
    assert listed(PlaceSquadron("SU27", "MAZ")) == "Su-27 escorts in Mazovia"


def test_a_missile_names_its_territory_once() -> None:
    card = next(key for key, each in KIT.russian_cards.items() if each.kind == "missile")
    title = say(KIT.card_title(card))
    assert told(MissileLaunched("r", card, "MAZ")) == f"{title} strikes Mazovia."
    assert told(MissileRolled("r", card, "MAZ", (5, 2), 1)) == f"{title}: dice 5, 2; hits: 1."


def test_the_targets_of_a_squadron_stand_in_a_sentence() -> None:
    name = say(KIT.squadron_name("PL_F16C_1"))
    assert listed(Send("PL_F16C_1", "fleet")) == f"{name} against the Baltic Fleet"
    assert listed(Send("PL_F16C_1", "assault:II")) == f"{name} against the assault of line II"
    assert listed(Send("PL_F16C_1", "squadron:RU_SU27_1")) == f"{name} against Su-27 no. 1"


def test_a_card_of_nato_has_one_colon_in_its_question() -> None:
    assert not any(":" in card.text.source for card in KIT.nato_cards.values())
