"""What a setup says about the options of a game, checked against what the game offers."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.core import Option, OptionValue, Refused, Setup, T


def values(offered: Iterable[Option], setup: Setup, rule: str) -> dict[str, OptionValue]:
    """Return the value of every option by key: the chosen one, else the default.

    Raises :class:`Refused` for an option that is not offered (under ``rule``) and for a value that
    it does not take (under its own).
    """
    options = {option.key: option for option in offered}
    found = {key: option.default for key, option in options.items()}
    for key, value in setup.options.items():
        if key not in options:
            raise Refused(rule, T("core", "There is no option {key}.").of(key=key))
        _check_value(options[key], value)
        found[key] = value
    return found


def _check_value(option: Option, value: OptionValue) -> None:
    if option.choices:
        # A switch is an int to Python: True must not pass for 1 round.
        if any(value == known and type(value) is type(known) for known, _ in option.choices):
            return
    elif isinstance(option.default, bool):
        if isinstance(value, bool):
            return
    elif isinstance(value, int) and not isinstance(value, bool):
        if option.low <= value <= option.high:
            return
        raise Refused(
            option.rule,
            T("core", "{option}: {low} to {high} are possible, not {value}.").of(
                option=option.title, low=option.low, high=option.high, value=value
            ),
        )
    raise Refused(
        option.rule,
        T("core", "{option}: {value} is not among the choices.").of(
            option=option.title, value=str(value)
        ),
    )
