"""How a view is drawn and read out."""

from collections.abc import Sequence

import pytest
from rich.text import Text

from pioche.core.registry import game_of
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.core.view import View, Zone
from pioche.terminal.drawing import BOXED, FLAT, HAND_BOXED, Artist
from pioche.terminal.layout import aligned, boxes, broken, columns, flow, joined
from pioche.terminal.talk import table_speech
from pioche.texts.reading import Reader
from pioche.texts.sight import in_order
from tests.terminal.sittings import sitting


def plain(lines: Sequence[Text]) -> list[str]:
    return [line.plain for line in lines]


def artist(game: str, *, memory: bool = False, lang: str = "en", players: int = 4) -> Artist:
    chosen = game_of(game)
    return Artist(chosen, table_speech(chosen, lang, players), memory=memory)


def reader(game: str, *, memory: bool = False, lang: str = "en", players: int = 4) -> Reader:
    chosen = game_of(game)
    return Reader(chosen, table_speech(chosen, lang, players), memory=memory)


def view(game: str, **options: object) -> View:
    return sitting(game, options=options).match.view()


def words(drawn: Sequence[Text]) -> str:
    return " ".join(plain(drawn))


# Lines.


def test_parts_flow_under_their_heading() -> None:
    lines = plain(flow(Text("hand "), [Text("7♦"), Text("8♣"), Text("9♣")], 10))
    assert lines == ["hand 7♦ 8♣", "  9♣"]


def test_a_heading_does_not_colour_what_follows() -> None:
    (line,) = joined([Text("one", style="red"), Text("two")], 40)
    assert [span.style for span in line.spans if span.end > 3] == []


def test_rows_are_aligned_unless_one_is_too_wide() -> None:
    rows = [[[Text("West")], [Text("12")], [Text("x")]], [[Text("North-West")], [], [Text("yyyyyyyy")] * 3]]
    assert plain(aligned(rows, 60))[0] == "West        12  x"
    assert plain(aligned(rows, 30))[1:] == ["North-West  yyyyyyyy yyyyyyyy", "  yyyyyyyy"]


def test_columns_are_read_downwards() -> None:
    assert plain(columns([Text("one"), Text("two"), Text("three")], 14)) == ["one     three", "two"]


def test_french_signs_stay_with_their_word() -> None:
    lines = broken("Sud retourne quatre cartes : « non » dit-il ; oui !", 10)
    assert not any(line[0] in ":;»!" or line[-1] == "«" for line in lines)
    assert " ".join(lines).replace("\u00a0", " ") == "Sud retourne quatre cartes : « non » dit-il ; oui !"


def test_boxes_are_all_alike_where_they_fit_and_narrow_where_not() -> None:
    cards = [[("7♦", "")], [("10♣", "")]]
    assert plain(boxes(cards, [1, 2], 40)) == [
        "   1     2  ",
        "╭─────┬─────╮",
        "│ 7♦  │ 10♣ │",
        "╰─────┴─────╯",
    ]
    assert plain(boxes(cards, [], 9)) == ["╭──┬───╮", "│7♦│10♣│", "╰──┴───╯"]
    assert len(boxes(cards * 4, [], 9)) == 12


# Cards.


def test_backs_are_counted_and_faces_written() -> None:
    zone = Zone("discard", NOBODY, "card", [HIDDEN, HIDDEN, HIDDEN, 24, HIDDEN])
    assert words(artist("programmes").chips(zone)) == "▒▒×3 7♣ ▒▒"


def test_cards_that_moves_call_by_number_keep_it() -> None:
    zone = Zone("hand", Seat(1), "card", [HIDDEN, HIDDEN, 4])
    assert words(artist("adriano").chips(zone, [1, 3, 4])) == "1▒▒ 3▒▒ 4R2"


def test_what_is_remembered_is_marked() -> None:
    zone = Zone("hand", Seat(0), "card", [4, 8])
    zone.marks = "~="
    assert words(artist("adriano", memory=True).chips(zone)) == "~R2 R3"


def test_of_two_sides_the_seen_ones_are_written() -> None:
    zone = Zone("hand", Seat(1), "symbol", [HIDDEN, 2, HIDDEN])
    zone.backs = Zone("hand", Seat(1), "symbol", [1, 0, HIDDEN])
    assert words(artist("janus").chips(zone)) == "☾ ★/☼ ▒▒"


def test_long_faces_in_a_row_are_written_by_their_code() -> None:
    draw = artist("programmes")
    one = Zone("programme", Seat(0), "programme", [8])
    two = Zone("completed", Seat(0), "programme", [8, 9])
    assert words(draw.chips(one)).startswith("P09 (")
    assert words(draw.chips(one, brief=True)) == "P09"
    assert words(draw.chips(two)) == "P09 P10"


def test_an_unordered_hand_is_sorted_only_where_all_of_it_is_seen() -> None:
    zone = Zone("hand", Seat(0), "card", [24, 3, 8])
    zone.unordered = True
    assert in_order(zone).values == [3, 8, 24]
    zone.values[1] = int(HIDDEN)
    assert in_order(zone).values == [24, HIDDEN, 8]


# Tables.


@pytest.mark.parametrize("style", [BOXED, HAND_BOXED, FLAT])
@pytest.mark.parametrize("game", ["nain_jaune", "adriano", "janus", "programmes"])
def test_no_line_is_wider_than_the_table(game: str, style: int) -> None:
    match = sitting(game, seed="w").match
    draw = artist(game, lang="fr")
    draw.style = style
    for _ in range(40):
        for width in (51, 92):
            view = match.state.view(match.me)
            assert max(line.cell_len for line in draw.others(view, width) + draw.mine(view, width)) <= width
        if match.my_turn:
            match.play(match.choices()[0])
        elif not match.over:
            match.let_bot_play()


def test_cards_are_as_large_as_the_height_allows() -> None:
    draw, seen = artist("nain_jaune"), view("nain_jaune")
    styles: list[int] = []
    for height in (40, 14, 5):
        draw.fitted(seen, 51, height)
        styles.append(draw.style)
    assert styles == sorted(styles, reverse=True)
    assert (styles[0], styles[-1]) == (BOXED, FLAT)


def test_a_crowded_table_shows_the_top_of_a_long_row() -> None:
    draw = artist("nain_jaune")
    draw.style = FLAT
    row = Zone("laid", NOBODY, "card", list(range(40)))
    (line,) = plain(draw.drawn(row, (), 40))
    assert line.startswith("cards laid … ")
    assert line.endswith("10♥ 10♠")
    row.marks = "~" * 40
    (line,) = plain(draw.drawn(row, (), 40))
    assert line.startswith("cards laid ~A♣ ~A♦")
    assert line.endswith(" …")


def test_under_an_open_card_backs_are_counted() -> None:
    zone = Zone("stock", NOBODY, "symbol", [HIDDEN, HIDDEN, 1])
    assert plain(artist("janus").drawn(zone, (), 40)) == ["stock ▒▒×2", "╭───╮", "│ ☾ │", "╰───╯"]


def test_facts_tell_what_matters_before_who_deals() -> None:
    (first, *_) = plain(artist("nain_jaune").others(view("nain_jaune"), 80))
    assert first.startswith("asked for: ace · dealer: ")


def test_the_heading_tells_round_and_scores_in_short_if_it_must() -> None:
    seen = view("nain_jaune", rounds=3)
    draw = artist("nain_jaune")
    wide = plain(draw.heading(seen, 80))
    assert wide == ["Nain Jaune · round 1 of 3     South (you) 10 · West 10 · North 10 · East 10"]
    assert plain(draw.heading(seen, 70)) == ["Nain Jaune · round 1 of 3     S (you) 10 · W 10 · N 10 · E 10"]
    assert len(draw.heading(seen, 50)) == 2


def test_combinations_of_the_table_have_their_numbers() -> None:
    seen = view("programmes")
    for number, owner in ((2, 1), (1, 0)):
        zone = Zone("set", Seat(owner), "card", [24, 25, 26])
        zone.number = number
        seen.zones.append(zone)
    drawn = plain(artist("programmes").others(seen, 30))
    assert drawn[-2:] == ["1 set South 7♣ 7♦ 7♥", "2 set West 7♣ 7♦ 7♥"]
    assert reader("programmes").others(seen, whole=False)[-2:] == ["1. set, South: 7♣ 7♦ 7♥", "2. set, West: 7♣ 7♦ 7♥"]
    assert not any("7♣ 7♦ 7♥" in line for line in plain(artist("programmes").mine(seen, 30)))


def test_a_memory_aid_shows_what_was_seen_and_says_so() -> None:
    seen = view("adriano", memory_aid=True)
    aided, bare = artist("adriano", memory=True), artist("adriano")
    assert plain(aided.mine(seen, 51))[-1] == "~: seen before, kept by the memory aid"
    assert "~" not in words(bare.mine(seen, 51))
    assert reader("adriano", memory=True).mine(seen)[0].count("(from memory)") == 2


# Reading out.


def test_what_is_face_down_is_only_counted() -> None:
    read = reader("adriano")
    assert read.row(Zone("hand", Seat(1), "card", [HIDDEN] * 4)) == "4 cards face down"
    assert read.row(Zone("hand", Seat(1), "card", [HIDDEN, HIDDEN, 4, HIDDEN])) == (
        "2 cards face down, red\u00a02, one card face down"
    )
    assert read.row(Zone("hand", Seat(1), "card", [])) == "empty"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "1 West — hand: 12 cards face down; tokens: 10"),
        ("fr", "1 Ouest — main : 12 cartes face cachée ; jetons : 10"),
    ],
)
def test_what_another_player_has_is_read_as_a_sentence(lang: str, sentence: str) -> None:
    assert reader("nain_jaune", lang=lang).player(view("nain_jaune"), 1) == sentence


@pytest.mark.parametrize(
    ("lang", "heading"), [("en", "1. run from 3 up, West: "), ("fr", "1. suite à partir de 3, Ouest : ")]
)
def test_a_run_says_where_it_begins_because_wilds_do_not_show_it(lang: str, heading: str) -> None:
    seen = view("programmes")
    run = Zone("run", Seat(1), "card", [5, 4, 16])
    run.number = 1
    seen.zones.append(run)
    seen.public["combinations"] = [{"kind": "run", "owner": 1, "low": 3, "suits": "CDHS"}]
    assert reader("programmes", lang=lang).others(seen, whole=True)[-1].startswith(heading)
    assert heading[3:].partition(",")[0] in words(artist("programmes", lang=lang).numbered(seen, 60))
    seen.public["combinations"] = []
    assert " 3" not in reader("programmes", lang=lang).others(seen, whole=True)[-1].partition(":")[0]


def test_of_a_long_row_the_last_cards_are_read() -> None:
    seen = view("nain_jaune")
    seen.zone("laid", NOBODY).values = list(range(20))
    seen.zone("laid", NOBODY).marks = "=" * 20
    short = [line for line in reader("nain_jaune").others(seen, whole=False) if line.startswith("cards laid")]
    whole = [line for line in reader("nain_jaune").others(seen, whole=True) if line.startswith("cards laid")]
    assert short == ["cards laid: 20 cards, the last ones: 4♣ 4♦ 4♥ 4♠ 5♣ 5♦ 5♥ 5♠"]
    assert whole[0].startswith("cards laid: A♣ A♦")


def test_names_that_begin_with_a_vowel_are_elided_in_french() -> None:
    speech = table_speech(game_of("janus"), "fr", 4)
    game = game_of("janus")
    assert speech.move(game.parse("take 3.1")) == "prendre la carte 1 d'Est"
    assert speech.move(game.parse("take 2.1")) == "prendre la carte 1 de Nord"


def test_a_table_larger_than_the_compass_has_numbered_players() -> None:
    assert len(set(table_speech(game_of("nain_jaune"), "en", 8).names)) == 8
    assert table_speech(game_of("nain_jaune"), "en", 9).seat(8) == "Player 8"


def test_a_game_of_one_deal_counts_no_rounds() -> None:
    seen = view("janus")
    assert plain(artist("janus").heading(seen, 90)) == ["Janus     South (you) 0 · West 0 · North 0 · East 0"]
    assert reader("janus").known(seen)[-1] == "South (you) 0, West 0, North 0, East 0"
