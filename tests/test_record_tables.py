"""What a table adds to a record: a deal everybody had a part in, and what was not an ordinary move."""

import json
from hashlib import sha256

import pytest

from pioche.chance import FastRng, SealedRng, commitment, mixed
from pioche.cli.story import Story
from pioche.core.record import ABSENT, BOT, CLOCK, Record, Seating, Takeover, Undo, begin, decode, read
from pioche.core.refusal import Refusal
from pioche.core.replaying import replay
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.core.verifying import DIFFERS, SEED_HIDDEN, UNFINISHED, VERIFIED, verify
from pioche.texts import LANGUAGES, speech
from pioche.texts.findings import finding_text
from pli import GAME

SECRET, ENTROPY = "secret", ["anne", "", "zoé"]

pytestmark = pytest.mark.usefixtures("pli")


def table(entropy: list[str] | None = None, moves: int = 1000, *, takeback: bool = False) -> tuple[Record, State]:
    """A match of Pli at a table, played at random so far."""
    added = entropy if entropy is not None else ENTROPY
    state = GAME.start(3, SealedRng(mixed(SECRET, added)))
    seats = [Seating("Anne"), Seating("Robot", "random"), Seating("Zoé")]
    record = begin(state, seats, secret=SECRET, entropy=added, takeback=takeback)
    rng = FastRng("moves")
    while state.seat != NOBODY and moves > 0:
        play(record, state, int(state.pick(rng)))
        moves -= 1
    return record, state


def play(record: Record, state: State, card: int, by: str | None = None) -> str:
    text = f"play {card + 1}"
    GAME.play(state, GAME.parse(text))
    record.add(text, state, by)
    return text


def changed(record: Record, **fields: object) -> Record:
    return decode({**json.loads(record.text()), **fields})


def deal(record: Record, **fields: object) -> Record:
    """The same record with another account of its deal."""
    return changed(record, chance={**record.source.data(), **fields})


def told(record: Record, lang: str = "en") -> str:
    return finding_text(verify(record), speech(GAME, lang))


# The deal.


def test_a_seed_is_mixed_as_the_page_says() -> None:
    assert mixed("ab", ["c", "", "é"]) == sha256("pioche deal|2:ab1:c0:2:é".encode()).hexdigest()


def test_no_other_parts_mix_to_the_same_seed() -> None:
    parts = [["a", "b"], ["ab", ""], ["", "ab"], ["ab"], ["a", "b", ""], ["1:b", ""], ["b", "a"]]
    assert len({mixed("s", entropy) for entropy in parts} | {mixed("sa", ["b"]), mixed("s1:a", ["b"])}) == 9


def test_a_tables_deal_is_verified_and_said_to_be_fair() -> None:
    record, state = table()
    again = read(record.text().encode())
    assert again.text() == record.text()
    assert replay(again).dump() == state.dump()
    assert verify(again).verdict == VERIFIED
    assert verify(again).fair()
    assert "The deal was fair" in told(again)
    assert "2 players added" in told(again)
    assert "La donne était honnête" in told(again, "fr")
    assert "no commitment" not in told(again)


def test_a_match_that_was_left_shows_a_fair_deal_too() -> None:
    finding = verify(table(moves=5)[0])
    assert (finding.verdict, finding.fair()) == (UNFINISHED, True)


def test_a_deal_nobody_added_to_is_not_called_fair() -> None:
    record, _ = table(["", "", ""])
    assert "no player added" in told(record)
    assert "fair" not in told(record)


def test_a_deal_that_was_not_mixed_or_not_dealt_is_not_called_fair() -> None:
    assert not verify(begin(GAME.start(3, SealedRng("seed")))).fair()
    state = GAME.load(table(moves=4)[1].dump())
    assert not verify(begin(state, position=state.dump(), secret=SECRET, entropy=ENTROPY)).fair()


def test_another_secret_than_the_one_committed_to_differs() -> None:
    record, _ = table()
    finding = verify(deal(record, secret="other", seed=mixed("other", ENTROPY)))
    assert finding.verdict == DIFFERS
    assert finding.refusal is not None
    assert finding.refusal.key == "record-secret"


@pytest.mark.parametrize("fields", [{"entropy": ["anne", "", ""]}, {"seed": "other"}])
def test_a_seed_that_does_not_follow_from_the_parts_differs(fields: dict[str, object]) -> None:
    finding = verify(deal(table()[0], **fields))
    assert (finding.verdict, finding.fair()) == (DIFFERS, False)
    assert finding.refusal is not None
    assert finding.refusal.key == "record-mixed"


def test_before_the_end_the_secret_is_withheld_and_what_players_added_is_not() -> None:
    record, _ = table(moves=5)
    public = read(record.withheld().text().encode())
    assert public.source.data() == {
        "kind": "sealed",
        "version": 1,
        "seed": None,
        "commitment": commitment(SECRET),
        "secret": None,
        "entropy": ENTROPY,
    }
    assert public.withheld() is public
    assert record.source.secret == SECRET
    assert verify(public).verdict == SEED_HIDDEN
    assert not verify(public).fair()


# Marks.


def marked() -> Record:
    """A match with a move of each kind that was not its player's own, and two that were taken back."""
    record, state = table(moves=2)
    for by in (BOT, ABSENT, CLOCK):
        play(record, state, int(state.legal()[0]), by)
    trial = state.copy()
    for _ in range(2):
        play(record, trial, int(trial.legal()[-1]))
    record.undo(5, int(state.seat))
    play(record, state, int(state.legal()[0]))
    return record


def test_marks_read_back_as_they_were_written() -> None:
    record = marked()
    again = read(record.text().encode())
    assert again.text() == record.text()
    assert [mark.data() for mark in again.marks[:3]] == [
        {"move": 3, "by": "bot"},
        {"move": 4, "by": "absent"},
        {"move": 5, "by": "clock"},
    ]
    undo = again.marks[3]
    assert isinstance(undo, Undo)
    assert (undo.after, len(undo.undone), len(again.moves)) == (5, 2, 6)
    assert verify(again).verdict == UNFINISHED


def test_a_mark_has_a_line_of_its_own() -> None:
    assert '    {"move": 4, "by": "absent"},\n' in marked().text()


def test_marks_are_told_in_words() -> None:
    english, french = told(marked()), told(marked(), "fr")
    assert "Move 3 was a bot's: it had taken the player's place." in english
    assert "Move 4 was a bot's: the player was away." in english
    assert "Le coup 5 est d'un robot : le temps du joueur était écoulé." in french
    assert "took back, after move 5: play " in english
    assert "a repris, après le coup 5 : play " in french


def test_marks_of_one_kind_are_one_sentence() -> None:
    record, _ = table()
    record.marks = [Takeover(7, CLOCK), Takeover(2, CLOCK)]
    assert "Moves 2, 7 were a bot's: the player's time was up." in told(record)


def test_free_take_back_is_told() -> None:
    record, _ = table(takeback=True)
    assert changed(record).takeback
    assert "At this table any move could be taken back." in told(record)
    assert "taken back" not in told(table()[0])


def test_a_replay_shows_a_mark_beside_its_move() -> None:
    story = Story(marked(), None, "en")
    assert story.chapters[4][0].endswith("(a bot's move: the player was away)")
    assert "(" not in story.chapters[6][0]
    assert "took back, after move 5" in story.chapters[5][-1]


def test_undoing_further_back_takes_the_marks_of_those_moves_along() -> None:
    record = marked()
    record.undo(3, 0)
    assert [mark.data() for mark in record.marks[:-1]] == [{"move": 3, "by": "bot"}]
    undo = record.marks[-1]
    assert isinstance(undo, Undo)
    assert (undo.after, len(undo.undone)) == (3, 3)
    assert verify(record).verdict == UNFINISHED


def test_a_match_whose_last_move_was_undone_is_not_over() -> None:
    record, _ = table()
    record.undo(len(record.moves) - 1, 0)
    assert record.result is None
    assert verify(record).verdict == UNFINISHED


def test_what_is_said_to_have_been_undone_must_have_been_possible() -> None:
    record, _ = table(moves=5)
    record.marks.append(Undo(5, [record.moves[0]], 0))
    finding = verify(record)
    assert (finding.verdict, finding.at) == (DIFFERS, 0)
    assert f'"{record.moves[0]}", said to have been undone after move 5' in finding_text(finding, speech(GAME, "en"))


# Formats.


def test_a_record_says_format_2_only_where_it_needs_it() -> None:
    plain = begin(GAME.start(3, SealedRng("seed")))
    assert plain.data()["format"] == 1
    assert "marks" not in plain.data()
    assert table()[0].data()["format"] == 2
    plain.takeback = True
    assert plain.data()["format"] == 2


def test_what_format_2_adds_may_be_left_out() -> None:
    bare = changed(begin(GAME.start(3, SealedRng("seed"))), format=2)
    assert (bare.marks, bare.takeback, bare.source.entropy) == ([], False, None)


def test_format_1_has_no_marks() -> None:
    assert changed(marked(), format=1).marks == []


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("marks", {}, "marks"),
        ("marks", [3], "marks[0]"),
        ("marks", [{"move": 1, "by": "cat"}], "marks[0].by"),
        ("marks", [{"move": 1, "by": []}], "marks[0].by"),
        ("marks", [{"move": 0, "by": "bot"}], "marks[0].move"),
        ("marks", [{"move": 1, "by": "bot"}, {"move": 6, "by": "bot"}], "marks[1].move"),
        ("marks", [{"after": 6, "undone": [], "seat": 0}], "marks[0].after"),
        ("marks", [{"after": 0, "undone": "play 3", "seat": 0}], "marks[0].undone"),
        ("marks", [{"after": 0, "undone": [], "seat": 3}], "marks[0].seat"),
        ("takeback", 1, "takeback"),
    ],
)
def test_a_malformed_mark_is_named(field: str, value: object, named: str) -> None:
    record, _ = table(moves=5)
    with pytest.raises(Refusal, match="record-field") as caught:
        changed(record, **{field: value})
    assert caught.value.words["field"] == named
    assert all(named in speech(None, lang).refusal(caught.value) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"entropy": "anne"}, "chance.entropy"),
        ({"entropy": ["anne", ""]}, "chance.entropy"),
        ({"entropy": ["anne", "", 3]}, "chance.entropy[2]"),
        ({"entropy": None}, "chance.entropy"),
        ({"secret": None}, "chance.secret"),
        ({"seed": None}, "chance.seed"),
        ({"commitment": None}, "chance.commitment"),
    ],
)
def test_a_malformed_deal_is_named(fields: dict[str, object], named: str) -> None:
    with pytest.raises(Refusal, match="record-field") as caught:
        deal(table(moves=5)[0], **fields)
    assert caught.value.words["field"] == named
    assert all(named in speech(None, lang).refusal(caught.value) for lang in LANGUAGES)
