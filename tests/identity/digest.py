"""Plays seeded random matches of one game and prints a digest of every state passed through.

    python -m tests.identity.digest GAME BATCH DECISIONS

Two builds of the rules that print the same digest played the same matches, state by state.
"""

import json
import sys
from hashlib import blake2b

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.wire import encode_event, encode_view
from pioche.testing.variety import random_options

LOOK_EVERY = 499  # decisions between two looks at what is too slow to hash at each
LISTEN_EVERY = 4  # matches, of which one has a journal
LONGEST = 20_000  # decisions of one match, so that a batch sees many


def observable(game: Game, state: State, rng: FastRng) -> str:
    """Everything a state tells: its position, its views, its events, and what its mover may imagine."""
    viewers = [SPECTATOR, *(Seat(seat) for seat in range(state.players))]
    told: dict[str, object] = {
        "position": state.dump(),
        "views": [encode_view(game, state.view(viewer)) for viewer in viewers],
    }
    if state.journal is not None:
        events = state.journal.events
        told["events"] = [encode_event(game, event.seen_by(viewer)) for event in events for viewer in viewers]
        events.clear()
    if state.seat != NOBODY:
        told["imagined"] = game.redeal(state.view(state.seat), rng).dump()
    return json.dumps(told, sort_keys=True)


def digest(slug: str, batch: int, decisions: int) -> str:
    game = game_of(slug)
    tables = range(game.least, game.most + 1)
    options = {players: random_options(game, players, FastRng(f"options {batch}")) for players in tables}
    seen = blake2b(digest_size=16)
    played = matches = 0
    while played < decisions:
        players = tables[matches % len(tables)]
        journal = Journal() if matches % LISTEN_EVERY == 0 else None
        chance, mover, dreamer = (FastRng(f"{purpose} {batch} {matches}") for purpose in ("deal", "move", "dream"))
        state = game.start(players, chance, next(options[players]), journal=journal)
        for _ in range(LONGEST):
            seen.update(int(state.fingerprint()).to_bytes(8, "little", signed=True))
            if played % LOOK_EVERY == 0:
                seen.update(observable(game, state, dreamer).encode())
            if state.seat == NOBODY:
                break
            state.apply(state.pick(mover))
            played += 1
        matches += 1
    return f"{slug} batch {batch}: {played} decisions in {matches} matches, {seen.hexdigest()}"


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
