PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install
LOCK := uv pip compile pyproject.toml --extra server --extra bots --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command "make lock"

CHROMIUM ?= $(or $(shell command -v chromium),/usr/bin/chromium)
CLIENT := src/feldherr/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/vite.config.ts -type f -not -path '*/generated/*') \
	$(wildcard src/feldherr/words/*/*.ftl src/feldherr/*/data/*.toml src/feldherr/*/data/*.json src/feldherr/svg/icons/*.svg)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test web shots bench soak fmt lint api lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.installed $(CLIENT) ## everything needed, in .venv and web/node_modules (all others do this first)
	@:

play: .venv/.installed ## play in the browser, or in the terminal where the client cannot be built
	@if $(MAKE) --no-print-directory --silent $(CLIENT); then exec $(BIN)/feldherr serve --open; else exec $(BIN)/feldherr play; fi

terminal: .venv/.installed ## play in the terminal
	@$(BIN)/feldherr play

test: lint ## format, lint, types, tests, and how much of the rulebooks they cover
	@$(BIN)/pytest --quiet --numprocesses auto
	@$(BIN)/python -m tests.coverage_of_rules
	@$(MAKE) --no-print-directory web

web: setup ## the tests of the browser client alone, in a real Chromium
	@cd web && npm run --silent check && npm test --silent && npm run --silent weigh
	@CHROMIUM=$(CHROMIUM) tests/web/need-chromium.sh
	@CHROMIUM=$(CHROMIUM) node --test --test-concurrency=2 --test-reporter=dot tests/web/*.test.mjs

shots: setup ## pictures of every page and phase, in web/shots
	@CHROMIUM=$(CHROMIUM) tests/web/need-chromium.sh
	@CHROMIUM=$(CHROMIUM) node tests/web/shots.mjs web/shots

bench: setup ## speed, compared with other engines where they can be installed; and the map under the hand
	@test .venv/.bench -nt requirements/bench.txt \
		|| { $(PIP) --require-hashes -r requirements/bench.txt && touch .venv/.bench; } \
		|| echo "Catanatron and OpenSpiel cannot be installed here: Feldherr is measured alone."
	@$(BIN)/python -m benchmarks
	@CHROMIUM=$(CHROMIUM) tests/web/need-chromium.sh && CHROMIUM=$(CHROMIUM) node tests/web/bench.mjs

soak: setup ## many whole games, looking for crashes and broken invariants
	@$(BIN)/python -m tests.soak
	@CHROMIUM=$(CHROMIUM) tests/web/need-chromium.sh
	@CHROMIUM=$(CHROMIUM) node --test --test-concurrency=2 tests/web/soak.mjs

fmt: setup ## format and mend what can be mended
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

lint: setup ## format, lint and types, without the tests
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy

api: setup ## write down anew how the server describes its API, for the types of the browser client
	@$(BIN)/python -m feldherr.server.operation.describe_api > web/openapi.json.new && mv web/openapi.json.new web/openapi.json

lock: ## pin the newest dependencies (needs uv)
	@$(LOCK) --output-file requirements/runtime.txt
	@$(LOCK) --group dev --constraints requirements/runtime.txt --output-file requirements/dev.txt
	@$(LOCK) --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt

clean: ## remove everything that is not source
	@rm -rf .venv .cache build dist web/node_modules web/src/generated web/shots src/feldherr/server/static
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

# The browser client: its packages when their lock changed, and a new build when its sources did.
web/node_modules/.installed: web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client is built with Node.js 20 or newer: install it with sudo apt-get install nodejs npm."; exit 1; }
	@echo "Installing into web/node_modules ..."
	@cd web && npm ci --silent
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@cd web && npm run --silent build
	@touch $@
