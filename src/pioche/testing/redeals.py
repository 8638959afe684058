"""How likely each imagined deal is, against counting every deal of a reduced game."""

from collections import Counter
from collections.abc import Callable
from math import log, pi, sqrt

from pioche.chance import REDEAL, Chance, outcomes
from pioche.core.events import Journal
from pioche.core.seats import Action, Seat
from pioche.core.state import State
from pioche.testing.evidence import assignment, seat_name
from pioche.testing.movers import Mover, random_mover
from pioche.testing.report import Case, Report
from pioche.testing.secrecy import Sitting, opening

Deal = tuple[tuple[int, ...], ...]

DISTANCE = 0.02  # of total variation that a sampler may be off
UNLUCKY = 1e-9  # the chance that a right sampler is called wrong
MOST = 400_000  # deals that are counted one by one
FIRST = 10  # one of so many samples is also the first of a new redealer: a walk must not need to warm up


def check_distribution(
    case: Case, report: Report, *, moves: int = 4, samples: int = 20_000, mover: Mover = random_mover
) -> None:
    """Compare a seat's redeals with every start under which it would have received the same, weighed by its chance."""
    random = case.random("distribution")
    actions, viewer = opening(case, mover, random, longest=moves), random.choice(case.seats())
    possible = possible_deals(case, viewer, actions)
    state = case.start()
    for action in actions:
        state.apply(action)
    view = state.view(viewer)
    distance = compare(case, viewer, possible, case.game.redealer(view).redeal, samples)
    compare(case, viewer, possible, lambda chance: case.game.redeal(view, chance), samples // FIRST)
    report.distributions += 1
    report.worst_distance = max(report.worst_distance, distance)


def possible_deals(case: Case, viewer: Seat, actions: list[Action]) -> dict[Deal, float]:
    """Every assignment of cards that explains all the viewer received, with its probability."""
    journal = Journal()
    truth = Sitting(case, viewer, case.start(journal=journal), journal)
    first = seen(truth.state, viewer)
    for action in actions:
        truth.play(action)

    def same(chance: Chance) -> Deal | None:
        journal = Journal()
        state = case.start(chance, journal)
        if seen(state, viewer) != first:
            return None  # most starts: no need to look further
        other = Sitting(case, viewer, state, journal)
        for action in actions:
            if other.received[-1] != truth.received[len(other.received) - 1] or state.refusal(action) is not None:
                return None
            other.play(action)
        return assignment(state) if other.received == truth.received else None

    weights: dict[Deal, float] = {}
    for count, (weight, deal) in enumerate(outcomes(same)):
        if count == MOST:
            raise ValueError(f"more than {MOST} deals: give lab parameters of a smaller game [{case}]")
        if deal is not None:
            weights[deal] = weights.get(deal, 0.0) + weight
    total = sum(weights.values())
    return {deal: weight / total for deal, weight in weights.items()}


def seen(state: State, viewer: Seat) -> list[list[int]]:
    return [zone.seen_by(viewer).values for zone in state.zones()]


def compare(
    case: Case,
    viewer: Seat,
    possible: dict[Deal, float],
    imagine: Callable[[Chance], State],
    samples: int,
) -> float:
    chance = case.rng("distribution")
    chance.open(REDEAL, 0, viewer)
    found: Counter[Deal] = Counter()
    for _ in range(samples):
        found[dealt(case, viewer, imagine(chance), possible)] += 1
    distance = sum(abs(found[deal] / samples - weight) for deal, weight in possible.items()) / 2
    allowed = DISTANCE + noise(possible, samples)
    if distance > allowed:
        raise case.broken(
            f"{seat_name(viewer)} does not imagine the {len(possible)} possible deals as likely as they are: "
            f"total variation {distance:.3f} over {samples} redeals, at most {allowed:.3f} is allowed"
        )
    return distance


def dealt(case: Case, viewer: Seat, imagined: State, possible: dict[Deal, float]) -> Deal:
    deal = assignment(imagined)
    if deal not in possible:
        raise case.broken(f"{seat_name(viewer)} imagined a deal that the match so far rules out: {imagined.dump()}")
    return deal


def noise(possible: dict[Deal, float], samples: int) -> float:
    """How far samples of the true distribution stray: what is expected, and what bad luck adds to it."""
    expected = sum(sqrt(2 * weight * (1 - weight) / (pi * samples)) for weight in possible.values()) / 2
    return expected + sqrt(-log(UNLUCKY) / (2 * samples))
