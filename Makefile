PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install
LOCK := uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: help setup play test bench soak fmt lint lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' Makefile

setup: .venv/.installed ## everything needed, in .venv (all others do this first)
	@:

play: setup ## play
	@$(BIN)/feldherr play

test: lint ## format, lint, types, tests, and how much of the rulebooks they cover
	@$(BIN)/pytest --quiet --numprocesses auto
	@$(BIN)/python -m tests.coverage_of_rules

bench: setup ## speed, compared with other engines where they can be installed
	@test .venv/.bench -nt requirements/bench.txt \
		|| { $(PIP) --require-hashes -r requirements/bench.txt && touch .venv/.bench; } \
		|| echo "Catanatron and OpenSpiel cannot be installed here: Feldherr is measured alone."
	@$(BIN)/python -m benchmarks

soak: setup ## many whole games, looking for crashes and broken invariants
	@$(BIN)/python -m tests.soak

fmt: setup ## format and mend what can be mended
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

lint: setup ## format, lint and types, without the tests
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy

lock: ## pin the newest dependencies (needs uv)
	@$(LOCK) --output-file requirements/runtime.txt
	@$(LOCK) --group dev --constraints requirements/runtime.txt --output-file requirements/dev.txt
	@$(LOCK) --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt

clean: ## remove everything that is not source
	@rm -rf .venv .cache build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A new lock file means a new environment; a new pyproject.toml only a new link to the package.
.venv/.locked: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Feldherr needs Python 3.11 or newer, and $(PYTHON) is older: name another, as in make setup PYTHON=python3.12.")'
	@echo "Installing into .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.installed: .venv/.locked pyproject.toml
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
