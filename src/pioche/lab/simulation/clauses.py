"""Which clauses of the rules each event comes from, and which events options switch off."""

from collections.abc import Callable
from typing import Final

from pioche.core.game import Game
from pioche.core.options import number_of
from pioche.lab.simulation.study import Study

CLAUSES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "nain_jaune": {
        "began": ("NJ-06",),
        "staked": ("NJ-05",),
        "set_aside": ("NJ-02",),
        "dealt": ("NJ-03",),
        "laid": ("NJ-12",),
        "passed": ("NJ-14",),
        "took": ("NJ-17",),
        "led": ("NJ-16",),
        "completed": ("NJ-18",),
        "swept": ("NJ-18",),
        "stopped": ("NJ-20",),
        "showed": ("NJ-21",),
        "paid": ("NJ-21",),
        "eliminated": ("NJ-22", "NJ-23"),
        "ended": ("NJ-25",),
    },
    "adriano": {
        "dealt": ("AD-04",),
        "remembered": ("AD-05",),
        "drew": ("AD-10",),
        "took": ("AD-10",),
        "exchanged": ("AD-11", "AD-12"),
        "threw": ("AD-13",),
        "showed": ("AD-20",),
        "matched": ("AD-21",),
        "mismatched": ("AD-22",),
        "penalized": ("AD-22", "AD-23"),
        "gained": ("AD-30",),
        "lost": ("AD-48",),
        "lapsed": ("AD-15",),
        "peeked": ("AD-31",),
        "spied": ("AD-33",),
        "swapped": ("AD-32",),
        "declined": ("AD-30",),
        "turned": ("AD-47",),
        "shuffled": ("AD-47",),
        "called": ("AD-40",),
        "silent": ("AD-40",),
        "revealed": ("AD-42",),
        "succeeded": ("AD-43",),
        "tied": ("AD-44",),
        "failed": ("AD-45",),
        "uncalled": ("AD-48",),
        "scored": ("AD-46",),
        "won": ("AD-49",),
    },
    "janus": {
        "began": ("JA-02",),
        "dealt": ("JA-04",),
        "showed": ("JA-03",),
        "drew": ("JA-11",),
        "took": ("JA-12",),
        "laid": ("JA-20",),
        "discarded": ("JA-14",),
        "stopped": ("JA-10",),
        "proposed": ("JA-31",),
        "agreed": ("JA-31",),
        "refused": ("JA-31",),
        "exhausted": ("JA-30",),
        "concluded": ("JA-31",),
        "stalled": ("JA-32",),
        "won": ("JA-33",),
    },
    "programmes": {
        "dealer": ("PR-20",),
        "programme": ("PR-21", "PR-41"),
        "sun": ("PR-16",),
        "dealt": ("PR-22",),
        "turned": ("PR-22",),
        "drew": ("PR-30",),
        "took": ("PR-30",),
        "reshuffled": ("PR-36",),
        "revealed": ("PR-32",),
        "laid_run": ("PR-32",),
        "laid_set": ("PR-32", "PR-33"),
        "added": ("PR-34",),
        "added_low": ("PR-34",),
        "added_high": ("PR-34",),
        "discarded": ("PR-35",),
        "round_ended": ("PR-40", "PR-46"),
        "asked": ("PR-42",),
        "kept": ("PR-42",),
        "exchanged": ("PR-42",),
        "recycled": ("PR-44",),
        "won": ("PR-43",),
        "match_ended": ("PR-47",),
    },
}


def _never_exchanged(study: Study) -> bool:
    """After the last round nobody is asked, so that no programme has been kept for as many as there are."""
    return not 0 < number_of(study.options, "swap_after") < number_of(study.options, "max_rounds")


def _never_won(study: Study) -> bool:
    """A round completes one programme of a seat, and each sun counts once."""
    return number_of(study.options, "goal") > number_of(study.options, "max_rounds") + number_of(study.lab, "suns")


# Where an event cannot happen at all, whoever plays.
OFF: Final[dict[str, dict[str, Callable[[Study], bool]]]] = {
    "nain_jaune": {"swept": lambda study: study.options["opera"] == "glory"},
    "adriano": {
        "turned": lambda study: study.options["reshuffle"] is True,
        "shuffled": lambda study: study.options["reshuffle"] is False,
    },
    "programmes": {
        "dealer": lambda study: study.lab["dealer"] is not None,
        "sun": lambda study: study.lab["suns"] == 0,
        **dict.fromkeys(("asked", "kept", "exchanged"), _never_exchanged),
        "won": _never_won,
    },
}


def clause_of(game: Game, event: str) -> str:
    """`AD-22, AD-23`; nothing for games of other packages."""
    return ", ".join(CLAUSES.get(game.slug, {}).get(event, ()))


def uncounted(game: Game, clauses: list[str]) -> list[str]:
    """Those of the rulebook that no event is told of: what things are, and what may be done."""
    told = {clause for of_event in CLAUSES.get(game.slug, {}).values() for clause in of_event}
    return [clause for clause in clauses if clause not in told] if told else []


def in_force(study: Study, event: str) -> bool:
    off = OFF.get(study.game, {}).get(event)
    return off is None or not off(study)
