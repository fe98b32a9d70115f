PYTHON ?= python3
BIN := .venv/bin
COMPILED := .venv-compiled/bin
COMPILED_TESTS := tests/compiled tests/kernel tests/rules tests/wallenstein tests/sixteenthirty tests/orders tests/bots
COMPILED_RULES := tests/compiled tests/kernel tests/rules $(foreach game,wallenstein sixteenthirty,$(wildcard tests/$(game)/test_fuzz.py tests/$(game)/test_leaks.py tests/$(game)/test_copies.py))
CAN_COMPILE = $(shell command -v $(CC) >/dev/null && $(BIN)/python -c 'import sysconfig; open(sysconfig.get_path("include") + "/Python.h")' 2>/dev/null && echo yes)
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install
PIN := uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command "make lock"
LOCK := $(PIN) pyproject.toml --extra oidc --extra passkeys --extra nats --extra tracing
FACES := --extra research --extra openspiel

# What failed is run once more, alone, so that a machine's bad moment is told apart from a fault; both runs are printed.
AGAIN := { echo "Once more, alone:" && $(BIN)/pytest --last-failed --last-failed-no-failures none; }
WEB_TESTS := tests/web/*.test.mjs examples/*/tests/*.test.mjs
CHROMIUM ?= $(or $(shell command -v chromium),/usr/bin/chromium)
CLIENT := src/feldherr/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/worker web/scripts web/index.html web/vite.config.ts -type f -not -path '*/generated/*') \
	$(wildcard src/feldherr/words/*/*.ftl src/feldherr/*/data/*.toml src/feldherr/*/data/*.json src/feldherr/svg/icons/*.svg)

.DEFAULT_GOAL := help
.PHONY: help setup dist compiled play terminal test web shots docs bench cluster soak fmt lint api lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.installed $(CLIENT) ## everything needed, in .venv and web/node_modules (all others do this first)
	@:

dist: setup docs ## a wheel and a source distribution, in dist
	@rm -rf dist
	@$(BIN)/hatchling build

compiled: .venv-compiled/.built ## kernel, rules and playouts compiled, in .venv-compiled; .venv stays as it is
	@:

play: .venv/.installed ## play in the browser, or in the terminal where the client cannot be built
	@if $(MAKE) --no-print-directory --silent $(CLIENT); then exec $(BIN)/feldherr serve --open; else exec $(BIN)/feldherr play; fi

terminal: .venv/.installed ## play in the terminal
	@$(BIN)/feldherr play

test: setup ## format, lint, types, tests, and how much of the rulebooks they cover
	@$(MAKE) --no-print-directory --jobs 2 lint $(if $(CAN_COMPILE),compiled)
	@$(BIN)/python -m feldherr.fast.build || true
	@$(BIN)/pytest --quiet --numprocesses auto || $(AGAIN)
	@$(if $(CAN_COMPILE),$(COMPILED)/python -m pytest --quiet --numprocesses auto $(COMPILED_RULES),echo "Without a C compiler and Python's headers the compiled package is not tested.")
	@$(BIN)/python -m tests.coverage_of_rules
	@$(MAKE) --no-print-directory web

web: setup docs ## the tests of the browser client alone, in a real Chromium
	@cd web && npm run --silent check && npm test --silent && npm run --silent weigh
	@CHROMIUM=$(CHROMIUM) tests/web/need-chromium.sh
	@mkdir -p .cache
	@CHROMIUM=$(CHROMIUM) node --test --test-concurrency=2 --test-reporter=dot --test-reporter-destination=stdout \
		--test-reporter=./tests/web/failing.mjs --test-reporter-destination=.cache/failing.txt $(WEB_TESTS) \
		|| { test -s .cache/failing.txt && echo "Once more, alone: what fails on a busy machine only is written above." \
		&& CHROMIUM=$(CHROMIUM) node --test --test-concurrency=1 --test-reporter=spec $$(cat .cache/failing.txt); }

shots: setup ## pictures of every page and phase, in web/shots
	@CHROMIUM=$(CHROMIUM) tests/web/need-chromium.sh
	@CHROMIUM=$(CHROMIUM) node tests/web/shots.mjs web/shots

docs: build/docs.built ## the handbook, in build/docs; warnings and broken links end it
	@:

bench: setup compiled ## speed, compared with other engines where they can be installed; and the map under the hand
	@test .venv/.bench -nt requirements/bench.txt \
		|| { $(PIP) --require-hashes -r requirements/bench.txt && touch .venv/.bench; } \
		|| echo "Catanatron and the peers of PettingZoo cannot be installed here: Feldherr is measured alone."
	@$(BIN)/python -m feldherr.fast.build || true
	@CHROMIUM=$(CHROMIUM) $(BIN)/python -m benchmarks.whole

cluster: setup ## the tests on a real Ray cluster of two nodes, which they start, and what Ray costs
	@test .venv/.cluster -nt requirements/cluster.txt \
		|| { $(PIP) --require-hashes -r requirements/cluster.txt && touch .venv/.cluster; }
	@$(BIN)/pytest --quiet -W ignore tests/research/cluster.py
	@$(BIN)/python -m benchmarks.cluster

soak: cluster ## many whole games, looking for crashes and broken invariants
	@$(BIN)/python -m feldherr.fast.build
	@$(BIN)/python -m tests.fast.sanitized
	@$(BIN)/python -m tests.soak
	@for game in wallenstein sixteenthirty; do $(BIN)/python -m feldherr.bots.analysis.steadiness --game $$game || exit 1; done
	@FELDHERR_SOAK=1 $(BIN)/pytest --quiet --numprocesses auto tests/server
	@$(MAKE) --no-print-directory compiled
	@$(COMPILED)/python -m pytest --quiet --numprocesses auto $(COMPILED_TESTS)
	@$(BIN)/python -m tests.compiled.same 1000
	@$(BIN)/python -m tests.compiled.wheels
	@$(BIN)/python -m tests.orders.measure
	@CHROMIUM=$(CHROMIUM) tests/web/need-chromium.sh
	@CHROMIUM=$(CHROMIUM) $(BIN)/python -m tests.install.everywhere
	@CHROMIUM=$(CHROMIUM) node --test --test-concurrency=2 tests/web/soak.mjs tests/web/soak-lessons.mjs tests/web/soak-tower.mjs

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
	@$(LOCK) $(FACES) --group dev --constraints requirements/runtime.txt --output-file requirements/dev.txt
	@$(LOCK) $(FACES) --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt
	@$(LOCK) $(FACES) --extra cluster --constraints requirements/dev.txt --output-file requirements/cluster.txt
	@$(PIN) --group install --output-file requirements/install.txt
	@$(PIN) --group docs --output-file requirements/docs.txt

clean: ## remove everything that is not source
	@rm -rf .venv .venv-compiled .venv-docs .cache build dist web/node_modules web/src/generated web/shots src/feldherr/server/static src/feldherr/fast/*.so
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

# What makes the handbook; it reads the package without running it, and shares nothing with .venv.
.venv-docs/.installed: requirements/docs.txt
	@echo "Installing into .venv-docs ..."
	@$(PYTHON) -m venv --clear .venv-docs
	@.venv-docs/bin/python -m pip --disable-pip-version-check -qq install --require-hashes -r requirements/docs.txt
	@touch $@

build/docs.built: .venv-docs/.installed zensical.toml $(shell find docs -type f) $(shell find src/feldherr -name '*.py')
	@rm -rf build/docs .cache/[0-9]*  # a page that is kept would not see a new docstring; --clean takes all of .cache
	@.venv-docs/bin/zensical build --strict
	@touch $@

# An environment with the compiled wheel, and with the packages of .venv: nothing is downloaded twice.
.venv-compiled/.built: .venv/.installed compiling.py hatch_build.py $(CLIENT) $(shell find src/feldherr -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' -o -name '*.[ch]')
	@echo "Compiling into .venv-compiled, which takes some minutes ..."
	@rm -rf build/compiled
	@FELDHERR_COMPILE=1 $(BIN)/python -m pip --disable-pip-version-check -qq wheel --no-deps --no-build-isolation --wheel-dir build/compiled .
	@$(BIN)/python -m venv --clear --without-pip .venv-compiled
	@$(BIN)/python -m pip --disable-pip-version-check --python $(COMPILED)/python -qq install --no-deps --no-index build/compiled/*.whl
	@$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> "$$($(COMPILED)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages-of-venv.pth"
	@touch $@

# The browser client: its packages when their lock changed, and a new build when its sources did.
web/node_modules/.installed: web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client is built with Node.js 20.19 or newer: install it with sudo apt-get install nodejs npm."; exit 1; }
	@echo "Installing into web/node_modules ..."
	@cd web && npm ci --silent
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@cd web && npm run --silent build
	@touch $@
