"""Changes of interceptors of all nations: the only functions that assign to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_air as told
from desktop.rules.red_menace.records import Interceptor, Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State


def use(s: State, interceptor: Interceptor, reach: Reach, tell: Tell, rule: str) -> None:
    """Put an interceptor into the Normal or Long box after a fight (RM-9.4c, RM-10.2.1g)."""
    interceptor.box = reach
    tell(told.InterceptorUsed(rule, interceptor.unit, reach))


def fail_test(s: State, interceptor: Interceptor) -> None:
    """Note that an interceptor may not try its long range again this turn (RM-10.2.5a)."""
    interceptor.tried = True


def scored(s: State, interceptor: Interceptor) -> None:
    """Note that the enemy lost a bomber in an interceptor's fight of this turn (RM-10.2.7c)."""
    interceptor.fresh = True
