"""pgx's games on the CPU: steps of a whole batch and its random legal actions in one compiled loop."""

from functools import cache

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.measure import Play, Rate, rate

LANES = 1024
STEPS = 100  # of one call
FORCED_STEPS = 40  # of every lane, to count decisions that are none


@cache
def played(name: str) -> Play:
    """Compiled once: later measurements of the same worker find it."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(carry: tuple[pgx.State, jax.Array], _: None) -> tuple[tuple[pgx.State, jax.Array], jax.Array]:
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, actions, jax.random.split(dealing, LANES))
        return (state, key), state.terminated.sum()

    run = jax.jit(lambda carry: jax.lax.scan(advance, carry, None, length=STEPS))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), LANES))
    held = [(states, jax.random.PRNGKey(2))]

    def play() -> tuple[float, int]:
        held[0], ended = jax.block_until_ready(run(held[0]))
        return STEPS * LANES, int(ended.sum())

    play()
    return play


def forced_share(name: str) -> float:
    """Of all decisions, those with one legal action."""
    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(3)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, LANES))
    forced = 0
    for _ in range(FORCED_STEPS):
        forced += int((state.legal_action_mask.sum(axis=-1) == 1).sum())
        key, choosing, dealing = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, actions, jax.random.split(dealing, LANES))
    return forced / (FORCED_STEPS * LANES)


def measure(job: str, name: str, seconds: float) -> Rate | float:
    return forced_share(name) if job == "forced" else rate(played(name), seconds)
