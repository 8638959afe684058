# Everything a contributor runs. Needs python3 with venv and pip; a C compiler makes the games fast and the tests complete.

PYTHON ?= python3
export PIP_DISABLE_PIP_VERSION_CHECK = 1

# `make test-pythons` gives each Python its own environments: ENV names them.
ENV ?= .venv
COMPILED = $(ENV)-compiled
WHEEL = build/$(ENV)

PAGE = src/pioche/server/page/index.html
SOURCES := $(shell find src -type f -not -name '*.py[co]' -not -path 'src/pioche/server/page/*') pyproject.toml hatch_build.py
WEB_SOURCES := $(shell find web src/pioche/texts -name node_modules -prune -o -type f -not -name '*.py*' -print)
CAN_COMPILE = $(shell $(CC) -I$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))') \
	-include Python.h -fsyntax-only -x c /dev/null 2>/dev/null && echo yes)

.PHONY: help play web wire setup check test test-page test-web test-browser test-interpreted test-compiled test-identity test-pythons test-bots test-ray soak crashes fuzz bench bench-batch bench-beliefs bench-calling bench-endings bench-envs bench-horizon bench-ismcts bench-page bench-levels bench-luck bench-million bench-planted bench-sweep bench-thinking load measured mutants observations docs docs-serve screenshots lock clean

help: ## what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# An environment holds what its lock says, and nothing else; what is installed of ours comes after.
define environment
	$(PYTHON) -m venv --clear $(@D)
	$(@D)/bin/pip install -q --require-hashes -r $<
	@touch $@
endef

# --- playing

play: .venv-play/ready ## opens a games room in the browser; in the terminal: make play GAME=janus PLAYERS=4 ARGS="--lang en --plain"
	@.venv-play/bin/pioche $(if $(GAME),play $(GAME)) $(if $(PLAYERS),--players $(PLAYERS)) $(ARGS)

.venv-play/locked: requirements.lock
	$(environment)

# With what the games run with, too: mypyc reads its types.
.venv-build/locked: requirements-build.lock requirements.lock
	$(environment)
	$(@D)/bin/pip install -q --require-hashes -r requirements.lock

.venv-play/ready: .venv-play/locked .venv-build/locked $(SOURCES) $(WEB_SOURCES)
	@echo "Building the games and the page: two or three minutes, once."
	rm -rf build/play
	PIOCHE_COMPILED=$(CAN_COMPILE) .venv-build/bin/pip wheel -q --no-deps --no-build-isolation --wheel-dir build/play .
	.venv-play/bin/pip install -q --no-deps --force-reinstall build/play/*.whl
	@.venv-play/bin/pioche --version
	@touch $@

# --- checking

setup: $(ENV)/ready ## the environment for development, installed editable

$(ENV)/locked: requirements-dev.lock
	$(environment)

$(ENV)/ready: $(ENV)/locked pyproject.toml
	$(ENV)/bin/pip install -q --no-deps --no-build-isolation --editable .
	@touch $@

# --- the page: Node comes from PyPI, and what it needs from web/package-lock.json

NODE = $(ENV)/bin/python -m tools.node

web: $(PAGE) ## the page, built to where the server finds it

# With what tests the page, too; a build alone installs less.
web/node_modules/.ready: web/package-lock.json | $(ENV)/ready
	$(NODE) npm ci --ignore-scripts --loglevel=error
	@touch $@

$(PAGE): $(WEB_SOURCES) hatch_build.py | $(ENV)/ready web/node_modules/.ready
	$(ENV)/bin/python hatch_build.py

wire: web/node_modules/.ready $(ENV)/ready ## the page's types of the protocol
	$(ENV)/bin/pioche serve --schema | $(NODE) build/wire.mjs > web/src/wire/protocol.ts

check: $(ENV)/ready ## ruff, mypy --strict, the layers, what mypyc compiles wrongly
	$(ENV)/bin/ruff check
	$(ENV)/bin/ruff format --check
	$(ENV)/bin/mypy
	$(ENV)/bin/lint-imports --no-cache
	$(ENV)/bin/python -m tools.compiled_traps

# --- testing: every test on the compiled wheel; those of what is compiled on the sources as they are, too

ifneq ($(CAN_COMPILE)$(CI),)
WRITTEN = tests/core tests/games tests/rules tests/search tests/observing tests/envs tests/lab tests/test_*.py \
	tests/server/test_wire_leaks.py # whose leaks are planted in what cannot be patched once compiled
test: test-interpreted test-page test-compiled test-identity ## every test on the compiled games, those of what is compiled interpreted too, and in a browser
else
test: test-interpreted test-page
	@echo "No C compiler with Python's headers here: the tests ran interpreted only."
endif

test-interpreted: $(ENV)/ready $(PAGE)
	$(ENV)/bin/python -m pytest -n auto $(WRITTEN)

test-web: $(PAGE) ## the page's types, its own tests, its wire types and its size
	$(ENV)/bin/pioche serve --schema | $(NODE) build/wire.mjs | diff web/src/wire/protocol.ts - || (echo "The wire has changed: run make wire"; false)
	$(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	$(NODE) node_modules/vitest/vitest.mjs run
	$(NODE) build/size.mjs

ifneq ($(shell command -v chromium)$(CHROMIUM)$(CI),)
test-page: test-web test-browser
else
test-page: test-web
	@echo "No Chromium here: the page was not tested in a browser."
endif

test-browser: $(ENV)/ready $(PAGE) ## the page in Debian's Chromium: a process of its own, for Playwright leaves its event loop running
	$(ENV)/bin/python -m pytest -n auto --dist loadfile tests/browser

$(COMPILED)/locked: requirements-dev.lock
	$(environment)

$(COMPILED)/ready: $(COMPILED)/locked $(SOURCES) $(PAGE) | $(ENV)/ready
	rm -rf $(WHEEL)
	PIOCHE_COMPILED=1 $(ENV)/bin/pip wheel -q --no-deps --no-build-isolation --wheel-dir $(WHEEL) .
	$(COMPILED)/bin/pip install -q --no-deps --force-reinstall $(WHEEL)/*.whl
	@$(COMPILED)/bin/python -m tools.compiled
	@touch $@

test-compiled: $(COMPILED)/ready
	$(COMPILED)/bin/python -m pytest -n auto

test-identity: $(ENV)/ready $(COMPILED)/ready ## a million decisions a game, compiled and interpreted, state by state
	$(ENV)/bin/python -m tests.identity $(COMPILED)/bin/python

test-pythons: ## the tests on every Python >= 3.11 of this machine
	@tools/pythons $(MAKE)

soak: $(COMPILED)/ready ## 100,000 random matches a game, and the contract under hundreds of option sets
	$(COMPILED)/bin/python -m pioche.testing.soak
	PIOCHE_CONTRACT_SETS=100 PIOCHE_CONTRACT_PAIRS=20000 $(COMPILED)/bin/python -m pytest -n auto tests/games/test_contract.py

test-bots: $(COMPILED)/ready ## no bot's move and no observation depends on what its seat may not know: 10,000 positions a game, a tenth searched
	PIOCHE_BOT_POSITIONS=10000 $(COMPILED)/bin/python -m pytest -n auto tests/bots/test_non_interference.py
	PIOCHE_OBSERVED=10000 $(COMPILED)/bin/python -m pytest -n auto tests/observing

# Ray is newest and large, and no lock holds it: an environment of its own, which `make test` does without.
.venv-ray/locked: requirements-dev.lock
	$(environment)

test-ray: .venv-ray/locked ## the lab on Ray writes what processes here do: the extra `ray` in an environment of its own
	.venv-ray/bin/pip install -q --no-build-isolation --editable ".[ray]"
	.venv-ray/bin/python -m pytest tests/lab/test_ray.py

crashes: $(COMPILED)/ready ## kill a server a thousand times, over SQLite and over PostgreSQL: make crashes RUNS=1000 SEED=1
	$(COMPILED)/bin/python -m tests.crashes --runs $(or $(RUNS),1000) --seed $(or $(SEED),1)
	PIOCHE_CRASHES=$(or $(RUNS),1000) PIOCHE_CRASH_SEED=$(or $(SEED),1) $(COMPILED)/bin/python -m pytest -n auto -o tmp_path_retention_policy=failed tests/tables/power_cut

fuzz: $(COMPILED)/ready ## a hundred thousand senseless messages to a server: make fuzz MESSAGES=100000 SEED=1
	$(COMPILED)/bin/python -m tests.fuzz --messages $(or $(MESSAGES),100000) --seed $(or $(SEED),1)

# --- measuring

.venv-bench/locked: requirements-bench.lock
	$(environment)

.venv-bench/ready: .venv-bench/locked $(COMPILED)/ready
	.venv-bench/bin/pip install -q --no-deps --force-reinstall $(WHEEL)/*.whl
	@touch $@

bench: .venv-bench/ready $(ENV)/ready .venv-peers/locked ## decisions a second, batches and PettingZoo, each beside others, into docs/speed.md
	@missed=0; \
	.venv-bench/bin/python -m bench --interpreted $(ENV)/bin/python || missed=1; \
	.venv-bench/bin/python -m bench.batch --peers .venv-peers/bin/python || missed=1; \
	.venv-bench/bin/python -m bench.envs || missed=1; \
	.venv-bench/bin/python -m bench.speed || missed=1; \
	exit $$missed

.venv-peers/locked: requirements-peers.lock
	$(environment)

bench-batch: $(COMPILED)/ready .venv-peers/locked ## of that only games stepped at once from arrays, beside pgx and EnvPool
	$(COMPILED)/bin/python -m bench.batch --peers .venv-peers/bin/python $(ARGS)

bench-envs: .venv-bench/ready ## of that only steps a second through PettingZoo, beside its leduc_holdem and RLCard's gin
	.venv-bench/bin/python -m bench.envs $(ARGS)

bench-ismcts: $(COMPILED)/ready ## hard against OpenSpiel's ISMCTS bot: make bench-ismcts GAME=adriano ARGS="--minutes 30"
	$(COMPILED)/bin/python -m bench.ismcts $(or $(GAME),nain_jaune) $(ARGS)

bench-beliefs: $(COMPILED)/ready ## how well hard guesses what it cannot see: make bench-beliefs GAME=adriano ARGS="--players 2"
	$(COMPILED)/bin/python -m bench.beliefs $(or $(GAME),nain_jaune) $(ARGS)

bench-thinking: $(COMPILED)/ready ## how long hard thinks about a move, and in how much memory: make bench-thinking GAME=adriano
	$(COMPILED)/bin/python -m bench.thinking $(GAME) $(ARGS)

bench-levels: $(COMPILED)/ready ## how strong the levels are, played in the arena: make bench-levels ARGS="--game janus"
	$(COMPILED)/bin/python -m bench.levels $(ARGS)

bench-million: $(COMPILED)/ready ## a million matches of each game in the lab, into docs/lab-results.md: make bench-million ARGS="--game janus"
	$(COMPILED)/bin/python -m bench.million $(ARGS)

bench-sweep: $(COMPILED)/ready ## every number of players and way to play, 2,000 matches each, into the same page
	$(COMPILED)/bin/python -m bench.sweep $(ARGS)
	$(COMPILED)/bin/python -m bench.million --page

bench-planted: $(COMPILED)/ready ## whether the coach finds planted blunders: make bench-planted GAME=janus ARGS="--matches 20"
	$(COMPILED)/bin/python -m bench.planted $(or $(GAME),nain_jaune) $(ARGS)

bench-luck: $(COMPILED)/ready ## whether a seat that plays as the coach expects has as much luck as it gives away, into docs/measured: make bench-luck GAME=janus
	$(COMPILED)/bin/python -m bench.luck $(or $(GAME),nain_jaune) $(ARGS)

bench-endings: $(COMPILED)/ready ## what hard wins by thinking of the match, into docs/measured: make bench-endings GAME=adriano
	$(COMPILED)/bin/python -m bench.endings $(or $(GAME),adriano) $(ARGS)

bench-horizon: $(COMPILED)/ready ## what hard would win by looking to the end of the round, into docs/measured: make bench-horizon GAME=janus
	$(COMPILED)/bin/python -m bench.horizon $(or $(GAME),adriano) $(ARGS)

bench-calling: $(COMPILED)/ready ## with what hand a call gains, into docs/adriano-calling.md: make bench-calling ARGS="--deals 1500"
	$(COMPILED)/bin/python -m bench.calling $(ARGS)

measured: $(ENV)/ready ## docs/measured.md, from what bench-thinking, -beliefs, -ismcts, -endings, -horizon, -planted and -luck kept in docs/measured/
	$(ENV)/bin/python -m bench.measured

bench-page: $(ENV)/ready $(PAGE) ## the page on a slow phone: how soon a table is seen, how long a move keeps it busy
	$(ENV)/bin/python -m bench.page $(ARGS)

.venv-load/locked: requirements-load.lock
	$(environment)

.venv-load/ready: .venv-load/locked $(COMPILED)/ready
	rm -rf build/load/pli
	$(ENV)/bin/pip wheel -q --no-deps --no-build-isolation --wheel-dir build/load/pli examples/pli
	.venv-load/bin/pip install -q --no-deps --force-reinstall $(WHEEL)/*.whl build/load/pli/*.whl
	@touch $@

load: .venv-load/ready ## thousands of live tables, beside boardgame.io's server: make load ARGS="--tables 100 --seconds 10"
	.venv-load/bin/python -m bench.load $(ARGS)

mutants: $(ENV)/ready ## the share of planted faults the tests notice: make mutants GAME=janus SAMPLE=500 SEED=1
	$(ENV)/bin/python -m tools.mutants $(or $(GAME),nain_jaune) --sample $(or $(SAMPLE),500) --seed $(or $(SEED),1)

# --- showing

observations: $(ENV)/ready ## docs/observations.md, from the observers themselves
	$(ENV)/bin/python -m tools.observations

docs: $(ENV)/ready ## the site, from docs/ and the rulebooks, into build/site: open build/site/index.html
	$(ENV)/bin/python -m tools.site

docs-serve: docs ## the same on http://127.0.0.1:8000
	$(ENV)/bin/python -m http.server --bind 127.0.0.1 --directory build/site 8000

screenshots: $(ENV)/ready $(PAGE) ## pictures of every screen and game into build/screenshots, a few into docs/pictures
	$(ENV)/bin/python -m tools.screenshots --docs $(ARGS)

# --- keeping

UV = $(ENV)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

lock: $(ENV)/ready ## the newest versions pyproject.toml allows, into the lock files
	$(UV) --upgrade pyproject.toml -o requirements.lock
	$(UV) --upgrade --group build -o requirements-build.lock
	$(UV) --upgrade --extra dev --group build pyproject.toml -o requirements-dev.lock
	$(UV) --upgrade --extra bench pyproject.toml -o requirements-bench.lock
	$(UV) --upgrade --extra load pyproject.toml -o requirements-load.lock
	$(UV) --upgrade --group peers -o requirements-peers.lock

MEASURED = levels million run  # under build/: hours that nobody wants to spend again

clean: ## everything made here but what was measured: build/levels, build/million and build/run stay
	rm -rf .venv* dist mutants web/node_modules src/pioche/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .cache
	test ! -d build || find build -mindepth 1 -maxdepth 1 $(MEASURED:%=-not -name %) -exec rm -rf {} +
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
