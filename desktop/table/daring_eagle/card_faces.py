"""How the fifteen kinds of card look."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.card import Card, CardBack, CardKind, Sign
from desktop.paint.card_scenes import Picture, Scene
from desktop.rules.core import T, Text
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import CARD_IDS

COMBAT = T("daring_eagle.table", "Combat")
MOVEMENT = T("daring_eagle.table", "Movement")
ENGINEER = T("daring_eagle.table", "Engineer")
ANSWER = T("daring_eagle.table", "Answer")
STAFF = T("daring_eagle.table", "Staff")

BACK = CardBack("#2B2A33", "#DCB662", "star")


class Art(msgspec.Struct, frozen=True):
    """What stands on a kind of card besides its name and text."""

    kind: CardKind
    foot: Text
    scene: Scene
    pictures: tuple[Picture, ...]
    timing: tuple[Sign, ...]


ART: dict[str, Art] = {
    "AIR": Art(
        "combat",
        COMBAT,
        "desert",
        (("su25", 0.30, 0.5, 46, 30), ("bomb", 0.62, 0.62, 16, 20)),
        ("combat",),
    ),
    "ARM": Art("combat", COMBAT, "desert", (("tank", 0.36, 0.62, 58, 0),), ("combat",)),
    "DIV": Art("combat", COMBAT, "field", (("division", 0.36, 0.52, 48, 0),), ("combat",)),
    "BDE": Art("combat", COMBAT, "field", (("brigade", 0.36, 0.52, 44, 0),), ("combat",)),
    "RES": Art("combat", COMBAT, "desert", (("crate", 0.36, 0.56, 40, 0),), ("combat",)),
    "EMP": Art("engineer", ENGINEER, "desert", (("emplacement", 0.5, 0.58, 60, 0),), ("turn",)),
    "ENG": Art("engineer", ENGINEER, "field", (("shovel", 0.5, 0.5, 50, 0),), ("foot", "turn")),
    "AA": Art(
        "answer",
        ANSWER,
        "desert",
        (("flak", 0.42, 0.56, 50, 0), ("helicopter", 0.82, 0.22, 20, 0)),
        ("bolt",),
    ),
    "LIFT": Art(
        "movement", MOVEMENT, "desert", (("helicopter", 0.5, 0.46, 66, 0),), ("turn", "combat")
    ),
    "RET": Art("answer", ANSWER, "field", (("arrow_back", 0.5, 0.5, 48, 0),), ("combat",)),
    "FRET": Art("answer", ANSWER, "desert", (("arrow_push", 0.5, 0.5, 50, 0),), ("combat",)),
    "DRAW": Art("staff", STAFF, "field", (("two_cards", 0.5, 0.5, 50, 0),), ("turn",)),
    "FREE": Art("movement", MOVEMENT, "field", (("double_arrow", 0.5, 0.5, 46, 0),), ("turn",)),
    "PLUS": Art("movement", MOVEMENT, "desert", (("plus_one", 0.5, 0.5, 46, 0),), ("foot",)),
    "SF": Art("staff", STAFF, "night", (("dagger", 0.5, 0.5, 56, 32),), ("turn",)),
}


def card_face(kit: Kit, kind: int) -> Card:
    """Return a kind of card in the person's language."""
    card, art = kit.cards[kind], ART[CARD_IDS[kind]]
    return Card(
        title=say(card.name),
        kind=art.kind,
        scene=art.scene,
        pictures=art.pictures,
        text=say(card.text),
        foot=say(art.foot),
        timing=art.timing,
        number=f"+{card.points}" if card.is_combat else "",
    )
