"""Interceptors that are sent against a formation, put together before they fire (RM-10.2.1a)."""

from __future__ import annotations

from msgspec.structs import replace

from desktop.rules.core import Action, Choice, Refused, T, Target, Text
from desktop.rules.red_menace import interception_offers, theatre
from desktop.rules.red_menace import interception_refusals as refusals
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept
from desktop.rules.red_menace.chances import in_firing_order
from desktop.rules.red_menace.changes_cards import MISSILE
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.interception_checks import NO_LENDER, NOBODY, NOT_YOURS, legal
from desktop.rules.red_menace.interception_limits import PARTNER
from desktop.rules.red_menace.interception_offers import Offer
from desktop.rules.red_menace.interception_reach import PLANES
from desktop.rules.red_menace.interception_sets import ordered
from desktop.rules.red_menace.records import Flight, Reach
from desktop.rules.red_menace.state import State, View
from desktop.table.look import Counter, Mark
from desktop.table.red_menace import interception_board as board
from desktop.table.red_menace.interception_order import Order
from desktop.table.red_menace.places import CARD, FLIGHT, PLANE, city_of
from desktop.table.red_menace.slots import is_passing

FIRE, CLEAR, NUCLEAR, AEW = "button:fire", "button:clear", "button:nuclear", "button:aew"
MISSILE_CARD = f"{CARD}{MISSILE}"
DONE = EndInterceptions().picks[0]
SENT = board.SENT
BOMBERS = T("red_menace.table", "{flight} over {place}, {count} bombers: assign interceptors")
ONE_BOMBER = T("red_menace.table", "{flight} over {place}, 1 bomber: assign interceptors")
UNKNOWN = T("red_menace.table", "{flight} over {place}, not detected: assign interceptors")
ONLY_THERE = Refused(
    "RM-10.2.1a", T("red_menace.table", "Interceptors are dropped on a formation they can reach")
)


class InterceptionDraft:
    """A formation and who is sent against it; what was put together for others is kept."""

    def __init__(self, kit: Kit, view: View, choice: Choice) -> None:
        self.kit, self._view = kit, view
        self.passing = is_passing(view.state)
        """Whether it is met on the move (RM-9.8a)."""
        keys = dict.fromkeys(each.flight for each in choice.actions if isinstance(each, Intercept))
        self.keys = tuple(key for key in (each.key for each in view.state.flights) if key in keys)
        """The formations in reach."""
        self.key = next(iter(self._urgent()), self.keys[0])
        self._orders: dict[str, Order] = {}
        self._tried = ""
        """The type that was let go where it cannot fly."""
        self._known: dict[str, tuple[Offer, ...]] = {}

    def _urgent(self) -> list[str]:
        """Return the formations over their targets."""
        flights = (theatre.flight(self.state, key) for key in self.keys)
        return [each.key for each in flights if each.hex == self.kit.cities[each.target].hex]

    # --- what it has come to ----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position in which it is made."""
        return self._view.state

    @property
    def flight(self) -> Flight:
        """The formation that is to be met."""
        return theatre.flight(self.state, self.key)

    @property
    def prompt(self) -> Text:
        """Which formation it is, where, and how many bombers it has, if that is known (ui 4)."""
        count = len(self.flight.bombers)
        words = UNKNOWN if not self.flight.revealed else ONE_BOMBER if count == 1 else BOMBERS
        place = self.kit.hex_name(self.flight.hex)
        return words.of(flight=self.kit.flight_name(self.key), place=place, count=count)

    @property
    def order(self) -> Order:
        """Who is sent against it."""
        return self._orders.get(self.key, Order())

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What every type can do against it; those with the missile last."""
        if self.key not in self._known:
            self._known[self.key] = interception_offers.offers(
                self.state, self.kit, self.flight, passing=self.passing
            )
        return self._known[self.key]

    def offer(self, unit: str, *, nuclear: bool = False) -> Offer | None:
        """Return what a type can do against it, if it is one of the player's."""
        found = (each for each in self.offers if (each.unit, each.nuclear) == (unit, nuclear))
        return next(found, None)

    @property
    def able(self) -> tuple[str, ...]:
        """The types that can fly, with the missile or without."""
        return tuple(dict.fromkeys(each.unit for each in self.offers if each.refused is None))

    @property
    def action(self) -> Intercept:
        """The assignment as it stands; without planes nobody is sent."""
        return self._action(self.order)

    def _action(self, order: Order) -> Intercept:
        sent: dict[tuple[str, Reach], int] = {}
        for unit, count in order.sent.items():
            self._put(sent, self.offer(unit), count)
        if order.nuclear:
            self._put(sent, self.offer(order.nuclear, nuclear=True), 1)
        return Intercept(self.key, ordered(self.kit, sent), order.nuclear, order.aew)

    def _put(self, sent: dict[tuple[str, Reach], int], offer: Offer | None, count: int) -> None:
        if offer is not None and offer.reach is not None:
            at = offer.unit, offer.reach
            sent[at] = sent.get(at, 0) + count

    def refusal(self) -> Refused | None:
        """Return why it cannot fire as it stands."""
        return self._why_not(self.order) if self.order.size else NOBODY

    def _why_not(self, order: Order) -> Refused | None:
        return legal(self.state, self.kit, self._action(order), passing=self.passing)

    def _hindrance(self, order: Order) -> Refused | None:
        """Return why an order goes too far; a partner that is still missing may follow."""
        refused = self._why_not(order) if order.size else None
        return None if refused == PARTNER else refused

    # --- changing it ------------------------------------------------------------------------------

    def why_no_more(self, unit: str) -> Refused | None:
        """Return why no further one of a type can be sent."""
        offer = self.offer(unit)
        if offer is None:
            return NOT_YOURS
        if offer.refused is None:
            return self._hindrance(self.order.with_one(unit))
        carried = self.offer(unit, nuclear=True)
        if carried is None or carried.refused is not None or self.order.nuclear:
            return offer.refused
        return self._hindrance(self.order.carrying(unit))

    def add(self, unit: str) -> None:
        """Send one more; a type that flies only with the missile takes it.

        Raises :class:`Refused` if that is not possible.
        """
        if refused := self.why_no_more(unit):
            raise refused
        offer = self.offer(unit)
        flies = offer is not None and offer.refused is None
        self._set(self.order.with_one(unit) if flies else self.order.carrying(unit))

    def remove(self, unit: str) -> None:
        """Take one back, the one with the missile last."""
        self._set(self.order.without_one(unit))

    def _set(self, order: Order) -> None:
        if order.aew and order.aew not in self._lenders(order):
            order = replace(order, aew="")
        self._orders[self.key] = order

    def carriers(self) -> tuple[str, ...]:
        """Return the types of which one could carry the missile now."""
        found = (each.unit for each in self.offers if each.nuclear and each.refused is None)
        order = self._unarmed()
        return tuple(unit for unit in found if not self._hindrance(order.carrying(unit)))

    def why_no_missile(self) -> Refused | None:
        """Return why nobody can carry the missile."""
        if self.carriers():
            return None
        carried = [each.refused for each in self.offers if each.nuclear]
        return next((each for each in carried if each is not None), refusals.NO_CARD)

    def next_carrier(self) -> None:
        """Give the missile to the next type that can carry it, after the last to none."""
        if refused := self.why_no_missile():
            raise refused
        possible = ("", *self.carriers())
        present = possible.index(self.order.nuclear) if self.order.nuclear in possible else 0
        unit = possible[(present + 1) % len(possible)]
        order = self._unarmed()
        self._set(order.carrying(unit) if unit else order)

    def _unarmed(self) -> Order:
        """Return the order with the missile taken off; who carried it stays if it can."""
        order = replace(self.order, nuclear="")
        offer = self.offer(self.order.nuclear)
        if offer is None or offer.refused is not None:
            return order
        staying = order.with_one(offer.unit)
        return order if self._hindrance(staying) else staying

    def _lenders(self, order: Order) -> list[str]:
        units = [unit for unit in order.units if self.kit.units[unit].faction == "usa"]
        return in_firing_order(self.kit, units)

    def why_no_extra_die(self) -> Refused | None:
        """Return why there is no extra die of the EC-121."""
        return refusals.aew(self.state) or (None if self._lenders(self.order) else NO_LENDER)

    def next_lender(self) -> None:
        """Let the next type lend its values to the extra die, after the last none."""
        if refused := self.why_no_extra_die():
            raise refused
        possible = ["", *self._lenders(self.order)]
        present = possible.index(self.order.aew)
        self._set(replace(self.order, aew=possible[(present + 1) % len(possible)]))

    def propose(self, action: Action) -> bool:
        """Send who is proposed against the formation that is proposed."""
        if not isinstance(action, Intercept):
            return False
        self.turn_to(action.flight)
        sent: dict[str, int] = {}
        for unit, _, count in action.planes:
            sent[unit] = sent.get(unit, 0) + count
        order = Order(sent, aew=action.aew)
        self._set(order.carrying(action.nuclear) if action.nuclear else order)
        return True

    def turn_to(self, key: str) -> None:
        """Choose a formation; raise :class:`Refused` if it cannot be met."""
        if key not in self.keys:
            step = self.state.steps[-1]
            found = step.explain(self.state, self.kit, (FLIGHT + key,))
            raise found or ONLY_THERE
        self.key = key

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """The formation, then those that are sent; or the one that cannot be."""
        if self._tried:
            return (FLIGHT + self.key, PLANE + self._tried)
        return self.action.picks

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked on the board by walking: the formations, and the end."""
        return frozenset({*(FLIGHT + key for key in self.keys), DONE})

    def back(self) -> bool:
        """Send nobody; return whether anybody was to be sent."""
        self._tried = ""
        return self._orders.pop(self.key, Order()).size > 0

    def walk_to(self, target: Target) -> None:
        """Choose the formation that Tab has come to."""
        if target.startswith(FLIGHT):
            self.turn_to(target.removeprefix(FLIGHT))

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters; who is sent lies beside the formation."""
        return board.counters(self.kit, self.state, self.flight, self.order)

    def marks(self) -> tuple[Mark, ...]:
        """Light what can be met, who can be sent, and the way of those that are."""
        more = [PLANE + unit for unit in self.able if self.why_no_more(unit) is None]
        if self.why_no_missile() is None:
            more.append(MISSILE_CARD)
        return board.marks(self.flight, self.keys, tuple(more), self.action.planes)

    def movable(self, target: Target) -> bool:
        """Return whether an interceptor that can be carried lies there."""
        return target.startswith((PLANE, SENT))

    def counts(self, target: Target) -> bool:
        """Return whether two quick clicks on it are two planes: who is Ready or sent."""
        return target.startswith((PLANE, SENT))

    def drop(self, source: Target, target: Target) -> None:
        """Send an interceptor where it was let go, or take it back."""
        unit = self._tried = source.partition(":")[2]
        key = self._flight_at(target)
        if source.startswith(SENT):
            if key != self.key:
                self.remove(unit)
                if key:
                    self.turn_to(key)
                    self.add(unit)
        elif key:
            self.turn_to(key)
            self.add(unit)
        else:
            raise ONLY_THERE
        self._tried = ""

    def _flight_at(self, target: Target) -> str:
        """Return the formation that a place means: the chosen one, if it is there."""
        if target.startswith(FLIGHT):
            return target.removeprefix(FLIGHT)
        if target.startswith(SENT):
            return self.key
        city = city_of(target)
        place = self.kit.cities[city].hex if city in self.kit.cities else target
        here = [each.key for each in theatre.flights_in(self.state, place)]
        open_to_us = [key for key in here if key in self.keys]
        return self.key if self.key in here else next(iter(open_to_us or here), "")

    def pick(self, target: Target) -> Action | None:
        """Take a pick; return the assignment when it fires, or the end of the phase."""
        kind, _, name = target.partition(":")
        self._tried = ""
        if target == DONE:
            return EndInterceptions()
        if target == FIRE:
            if refused := self.refusal():
                raise refused
            return self.action
        if target == CLEAR:
            self.back()
        elif target in (NUCLEAR, MISSILE_CARD):
            self.next_carrier()
        elif target == AEW:
            self.next_lender()
        elif target.startswith(SENT):
            self.remove(name)
        elif kind == "plane" and name in PLANES:
            self.add(name)
        elif key := self._flight_at(target):
            self.turn_to(key)
        return None


def interception_draft(kit: Kit, choice: Choice, view: View) -> InterceptionDraft | None:
    """Return the draft of an interception, where one is to be decided."""
    if any(isinstance(action, Intercept) for action in choice.actions):
        return InterceptionDraft(kit, view, choice)
    return None
