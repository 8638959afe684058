"""A shorter outage than that of `make crashes`."""

from tests.crashes.outage import without_a_database


def test_while_the_database_is_gone_moves_are_refused_with_a_sentence_and_afterwards_taken() -> None:
    outage = without_a_database(2.0)
    assert outage.acknowledged
    assert outage.refusals
    assert all("database" in sentence for sentence in outage.refusals), set(outage.refusals)
