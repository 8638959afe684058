"""The measure of beliefs: who knows more loses less."""

from pathlib import Path

import pytest

from bench import shelf
from bench.beliefs import Believed, hidden, log_loss, main
from pioche.chance import Chance, FastRng
from pioche.core.registry import game_of
from pioche.core.state import Redealer, Redealt, State
from pioche.lab.plan import code_of

SAMPLES = 40


class Peeking(Redealer):
    """Looks at the truth every other time."""

    def __init__(self, truth: State, deals: Redealer) -> None:
        self.truth = truth
        self.deals = deals
        self.asked = 0

    def redeal(self, chance: Chance) -> Redealt:
        self.asked += 1
        return Redealt(self.truth.copy()) if self.asked % 2 == 0 else self.deals.redeal(chance)


@pytest.mark.parametrize("slug", ["adriano", "janus", "nain_jaune", "programmes"])
def test_who_peeks_at_the_truth_loses_less(slug: str) -> None:
    game = game_of(slug)
    state, chance = game.start(4, FastRng(slug)), FastRng("play")
    for _ in range(12):
        state.apply(state.pick(chance))
    deals = game.redealer(state.view(state.seat))
    fair = log_loss(state, deals, SAMPLES, FastRng("draw"))
    peeking = log_loss(state, Peeking(state, deals), SAMPLES, FastRng("draw"))
    assert 0 < peeking < fair


def indices(slug: str, players: int) -> set[int]:
    """By what numbers places in hands are told apart."""
    state = game_of(slug).start(players, FastRng("any"))
    return {at for _, (name, _, _, at) in hidden(state, state.seat) if name == "hand"}


def test_in_a_square_the_slot_counts_and_in_a_hand_it_does_not() -> None:
    assert {0, 1} < indices("adriano", 2)
    assert indices("nain_jaune", 3) == {-1}


FEW = ["nain_jaune", "--players", "3", "--samples", "2", "--share", "5", "--bot", "fast"]


def test_both_losses_are_kept_with_the_command_that_measures_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    main([*FEW, "--matches", "2"])
    (found,) = shelf.every(shelf.MEASURED, "beliefs", Believed).values()
    asked = "--players 3 --matches 2 --samples 2 --share 5 --bot fast --seed 'held out'"
    assert found.command == f"python -m bench.beliefs nain_jaune {asked}"
    assert found.code == code_of(game_of("nain_jaune"))
    assert found.better.deals == 2
    assert found.better.mean == pytest.approx(found.uniform - found.believed)


def test_of_a_single_match_there_is_no_interval_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main([*FEW, "--matches", "1"])
    assert "give more --matches" in capsys.readouterr().err
    assert not shelf.MEASURED.exists()
