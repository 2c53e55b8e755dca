from desktop.rules.core import T
from desktop.text import sentence

POLISH = {
    ("toy", "{who} walks to {area}"): "Do pola {area} idzie {who}",
    ("toy", "North"): "Północ",
}


def polish(context: str, source: str) -> str:
    return POLISH.get((context, source), source)


def test_values_fill_their_placeholders() -> None:
    text = T("toy", "{who} walks to {area}").of(who="Ann", area=3)
    assert sentence(text) == "Ann walks to 3"


def test_a_translation_may_turn_the_order_round() -> None:
    text = T("toy", "{who} walks to {area}").of(who=T("toy", "North"), area=3)
    assert sentence(text, polish) == "Do pola 3 idzie Północ"


def test_texts_inside_texts_are_filled_and_translated_too() -> None:
    inner = T("toy", "{side} of two").of(side=T("toy", "North"))
    assert sentence(T("toy", "Seen: {what}.").of(what=inner), polish) == "Seen: Północ of two."


def test_a_placeholder_without_a_value_stays_visible() -> None:
    assert sentence(T("toy", "{who} walks").of(area=3)) == "{who} walks"


def test_a_value_that_looks_like_a_placeholder_stays_as_it_is() -> None:
    text = T("toy", "{who} walks to {area}").of(who="{area}", area=3)
    assert sentence(text) == "{area} walks to 3"


def test_zero_is_a_value() -> None:
    assert sentence(T("toy", "Losses: {n}").of(n=0)) == "Losses: 0"
