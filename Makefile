# Everything runs from .venv in this folder; `make setup` makes it. CI calls the same commands.
PYTHON ?= python3
BIN := .venv/bin

NPM := $(BIN)/python hatch_build.py

.PHONY: play test test-long check web browser browsers types bench load setup golden clean

play: web
	@$(BIN)/quartier serve --open

test: check web browser
	@$(NPM) run --silent test
	@$(BIN)/python -m pytest -n auto -m "not long"

test-long: web browser browsers
	@$(BIN)/python -m pytest -n auto -m long

check: web
	@$(BIN)/ruff format --check --quiet . || ($(BIN)/ruff format --diff . ; false)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(NPM) run --silent check
	@$(BIN)/python -m pytest --quiet --no-header tests/test_layers.py

# The web client, built into the package; nothing happens if it is up to date.
web: setup
	@$(NPM)

# A real browser for the tests: one that is there, else Debian's, else Playwright's own.
browser: setup
	@command -v chromium >/dev/null \
	  || (apt-get update -qq && apt-get install -y -qq chromium fonts-dejavu) >/dev/null 2>&1 \
	  || $(BIN)/playwright install --with-deps chromium

# The other two families of browsers, for the long tests: Firefox, and WebKit with a screen that nobody sees.
browsers: setup
	@command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null \
	  || (apt-get update -qq && apt-get install -y -qq firefox-esr webkit2gtk-driver xvfb) >/dev/null 2>&1 \
	  || (echo "The long tests need firefox-esr, webkit2gtk-driver and xvfb." >&2 ; false)

# The client's types, written anew from the server's contract.
types: setup
	@$(BIN)/quartier serve --openapi | $(NPM) run --silent types > web/src/lib/api/schema.d.ts

bench: setup
	@$(BIN)/quartier bench

# A real server under load, on SQLite and on PostgreSQL.
load: setup
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/load.py --postgres

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Quartier needs Python 3.11 or newer: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

# Golden hashes and golden games, written anew, of one game with GAME=property. Read the difference before committing it.
golden: setup
	@$(BIN)/python -m quartier.conformance.golden $(GAME)

clean:
	rm -rf .venv web/node_modules src/quartier/web dist build .mypy_cache .ruff_cache .hypothesis
