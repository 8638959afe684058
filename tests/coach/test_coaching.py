"""What the coach finds in a match."""

import pytest
from msgspec import json

from pioche.bots.bot import RANDOM
from pioche.coach import Report, coach
from pioche.coach.coaching import thinking
from pioche.coach.moments import Seen
from pioche.core.record import BOT, Record, Takeover
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.replaying import steps
from pioche.core.seats import Seat
from pioche.core.state import gains
from pli import GAME
from tests.coach.matches import SLUGS, recorded, short
from tests.installed import installed

LITTLE = 0.001  # of its usual thinking


@pytest.fixture(scope="module")
def reports() -> dict[str, tuple[Record, Report]]:
    records = {slug: short(slug) for slug in SLUGS}
    return {slug: (record, coach(record, 1, LITTLE)) for slug, record in records.items()}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_result_is_what_was_dealt_and_all_luck_without_all_losses(
    reports: dict[str, tuple[Record, Report]], slug: str
) -> None:
    _, report = reports[slug]
    assert report.decisions
    for told in report.rounds:
        here = [one for one in report.decisions if one.round == told.round]
        assert told.loss == pytest.approx(sum(one.loss for one in here))
        assert told.start is not None
        assert told.result is not None
        assert told.start + told.luck - told.loss == pytest.approx(told.result)


def more_than_the_others(record: Record, seat: int) -> float:
    """What the match brought a seat, from nothing."""
    assert record.result is not None
    sign = -1 if game_of(record.game).low_wins else 1
    mine, others = record.result.scores[seat], sum(record.result.scores) - record.result.scores[seat]
    return sign * (mine - others / (len(record.seats) - 1))


def results(record: Record, seat: int) -> list[float | None]:
    policy, _ = thinking(game_of(record.game))
    return [stretch.result for stretch in Seen(record, Seat(seat), policy).stretches]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_results_of_the_rounds_are_what_the_match_brought_more_than_the_others(slug: str) -> None:
    record = recorded(slug, most=2000)
    assert sum(result or 0.0 for result in results(record, 1)) == pytest.approx(more_than_the_others(record, 1))
    assert None not in results(record, 1)


@pytest.mark.parametrize("seed", ["suns 0", "suns 2", "suns 26"])  # with the first programmes; between rounds; to win
@pytest.mark.parametrize("seat", range(3))
def test_a_sun_drawn_outside_a_round_counts_in_some_round(seed: str, seat: int) -> None:
    record = recorded("programmes", most=2000, seed=seed)
    states = [(state.scores(), state.round_scores()) for state in steps(record)]
    assert any(states[0][0]) or any(scores != past for scores, past in states)
    assert sum(result or 0.0 for result in results(record, seat)) == pytest.approx(more_than_the_others(record, seat))


@pytest.mark.parametrize("seat", range(4))
def test_stakes_that_not_everybody_pays_count_in_some_round(seat: int) -> None:
    record = recorded("nain_jaune", most=2000, players=4, seed="stakes 1")
    staked = [
        len({after - before for after, before in zip(state.scores(), state.round_scores(), strict=True)}) > 1
        for state in steps(record)
    ]
    assert any(staked)
    assert sum(result or 0.0 for result in results(record, seat)) == pytest.approx(more_than_the_others(record, seat))


def test_a_sun_among_the_first_programmes_is_luck_of_the_deal() -> None:
    record = recorded("programmes", most=2000, seed="suns 0")
    policy, _ = thinking(game_of("programmes"))
    suns = next(iter(steps(record))).scores()
    for seat in range(3):
        first = Seen(record, Seat(seat), policy).moments()[0]
        assert first.banked == gains(suns)[seat]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_decision_of_the_seat_is_weighed_with_its_own_moves(
    reports: dict[str, tuple[Record, Report]], slug: str
) -> None:
    record, report = reports[slug]
    game = game_of(slug)
    chosen = {one.move: one for one in report.decisions}
    for number, state in enumerate(steps(record), start=1):
        if number not in chosen:
            continue
        one = chosen[number]
        assert state.seat == report.seat
        assert one.chosen == record.moves[number - 1]
        assert one.loss >= 0
        assert [option.lead for option in one.options if option.move == one.chosen] == [0]
        for option in one.options:
            assert game.refusal(state, game.parse(option.move)) is None


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_record_is_coached_alike_twice_and_survives_json(
    reports: dict[str, tuple[Record, Report]], slug: str
) -> None:
    record, report = reports[slug]
    assert coach(record, 1, LITTLE) == report
    assert json.decode(json.encode(report), type=Report) == report


def test_a_move_that_a_bot_made_in_the_players_place_is_not_held_against_them() -> None:
    record = recorded("nain_jaune", most=40)
    before = coach(record, 1, LITTLE)
    taken = before.decisions[0].move
    record.marks.append(Takeover(taken, BOT))
    assert taken not in [one.move for one in coach(record, 1, LITTLE).decisions]


def test_a_round_that_the_record_does_not_end_has_no_result() -> None:
    report = coach(recorded("nain_jaune"), 1, LITTLE)
    assert report.rounds[-1].result is None
    assert report.decisions[-1].luck is None


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal):
        coach(recorded("nain_jaune", most=5), 3)


def test_a_record_whose_seed_is_hidden_is_refused() -> None:
    record = recorded("nain_jaune", most=5)
    record.source = record.source.withheld()
    with pytest.raises(Refusal) as refused:
        coach(record, 0)
    assert refused.value.key == "record-seed-hidden"


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = recorded("nain_jaune", most=5)
    record.moves.append(record.moves[0])
    with pytest.raises(Refusal):
        coach(record, 0, LITTLE)


def test_a_record_that_tells_another_result_than_its_moves_give_is_refused() -> None:
    record = short("nain_jaune")
    assert record.result is not None
    record.result.scores[0] += 1
    with pytest.raises(Refusal) as refused:
        coach(record, 0, LITTLE)
    assert refused.value.key == "record-result"


def test_a_game_of_which_search_knows_nothing_is_coached_too() -> None:
    with installed(GAME):
        report = coach(recorded(GAME.slug, RANDOM), 1, LITTLE)
    assert report.decisions


def test_to_propose_the_end_is_no_better_move_where_the_others_would_go_on() -> None:
    game = game_of("janus")
    record = recorded("janus", most=30)
    policy, _ = thinking(game)
    moments = Seen(record, Seat(0), policy).moments()
    assert len(moments) > 3
    said = [game.notation(option) for moment in moments for option in moment.options]
    assert "propose" not in said
    assert any(game.notation(move) == "propose" for move in game.moves(next(iter(steps(record)))))
