PYTHON ?= python3
ARGS   ?=

VENV   := .venv
BIN    := $(VENV)/bin
WHEEL  := $(VENV)/wheel
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
export HOTELIER_LONG

# A wheel without compiled modules is named so.
IS_PURE = ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1
HAS_CHROMIUM = { test -n "$$CHROMIUM" || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
HAS_BROWSER = { $(HAS_CLIENT) && $(HAS_CHROMIUM); }
HAS_CLIENT = $(BIN)/python -m zipfile -l $(WHEEL)/*.whl | grep server/web/index.html >/dev/null

WITH_BROWSER = $$($(HAS_BROWSER) || echo 'not browser')

# Where an interpreted engine could behave otherwise than a compiled one: rules, games, bots.
ENGINE_TESTS := tests/austria tests/overbooking tests/bots tests/test_conformance.py tests/test_engine_mode.py \
  tests/test_golden_playthroughs.py tests/test_lessons.py tests/test_match.py tests/test_perft.py tests/test_rng.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test test-all checks test-client test-interpreted test-compiled chromium bench \
  lint lint-python lint-client format clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.installed ## Open the house, and a browser on it (ARGS="..." goes to `hotelier serve`)
	@$(BIN)/hotelier serve --open $(ARGS)

terminal: $(VENV)/.installed ## Play in the terminal (ARGS="..." goes to `hotelier play`)
	@$(BIN)/hotelier play $(ARGS)

# What needs one core each runs side by side; then the tests have both.
test: $(VENV)/.tools $(VENV)/.node ## Lint, build, and test everything once; the engine's own tests on both engines
	@$(MAKE) --no-print-directory -j2 --output-sync=target checks
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-interpreted

test-all: ## The same with the long versions: more kills, more scanned games, more games in the browser
	@$(MAKE) --no-print-directory test HOTELIER_LONG=1

checks: $(VENV)/.installed lint-python test-client chromium

# After its types were checked: both need what the client is generated from.
test-client: lint-client ## Check the browser client, and run its tests that need no browser
	$(BIN)/python packaging/client.py test

# Everything, on the engine as users have it.
test-compiled: $(VENV)/.installed $(VENV)/.tools chromium ## Run all tests on the installed package (ARGS="..." goes to pytest)
	@expected=$$($(IS_PURE) && echo interpreted || echo compiled); \
	which="$(WITH_BROWSER)"; \
	set -x; HOTELIER_EXPECT=$$expected env -u PYTHONPATH $(PYTEST) -m "$$which" $(ARGS)

test-interpreted: $(VENV)/.installed $(VENV)/.tools ## Run the engine's tests on the source, interpreted
	@if $(IS_PURE); then \
	    echo "The tests ran on the interpreted engine: it was not compiled (no C compiler works here, or HOTELIER_PURE is set)."; \
	else \
	    set -x; HOTELIER_EXPECT=interpreted PYTHONPATH=$(CURDIR)/src $(PYTEST) $(or $(ARGS),$(ENGINE_TESTS)); \
	fi

bench: $(VENV)/.installed $(VENV)/.bench ## Measure speed (ARGS="..." goes to `hotelier bench`)
	@$(BIN)/hotelier bench $(ARGS)

lint: lint-python lint-client ## Check style, types, imports and known holes of what is installed

lint-python: $(VENV)/.tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests bench)
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tests/audit.py

lint-client: $(VENV)/.node
	$(BIN)/python packaging/client.py check

format: $(VENV)/.tools ## Format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

clean: ## Remove everything that was built or installed
	rm -rf $(VENV) build dist web/node_modules web/src/generated src/hotelier/server/web src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -type f -delete

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "hotelier needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Changes only when what goes into the wheel does: a file (changed, added or deleted) or the compiler.
# The built client and its types are no source.
$(VENV)/.fingerprint: FORCE $(VENV)/.created
	@{ echo "CC=$$CC CFLAGS=$$CFLAGS HOTELIER_PURE=$$HOTELIER_PURE"; \
	   command -v cc gcc clang; \
	   find pyproject.toml setup.py LICENSE packaging src/hotelier web \
	     \( -path web/node_modules -o -path web/src/generated -o -path web/src/generated -o -path src/hotelier/server/web \) -prune -o \
	     -type f ! -name '*.py[co]' -exec cksum {} + | LC_ALL=C sort; \
	 } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Which step is taken is said by setup.py; pip keeps everything else to itself, unless it fails.
BUILD_LOG = $(VENV)/build.log
$(VENV)/.installed: $(VENV)/.fingerprint
	@echo "Building hotelier (about two minutes the first time) ..."
	@rm -rf $(WHEEL) build src/hotelier.egg-info
	@{ $(BIN)/python -m pip --disable-pip-version-check wheel --verbose --no-deps --wheel-dir $(WHEEL) . \
	     $$(test -e $(VENV)/.tools && echo --no-build-isolation) 2>&1 || echo "hotelier: the build failed" ; } \
	   | tee $(BUILD_LOG) | sed -nu 's/^ *hotelier: /  /p'
	@ls $(WHEEL)/*.whl >/dev/null 2>&1 || { tail -40 $(BUILD_LOG); exit 1; }
	@rm -rf build src/hotelier.egg-info
	@echo "  installing it with what it needs ..."
	@$(PIP) install $(WHEEL)/*.whl
	@$(PIP) install --force-reinstall --no-deps $(WHEEL)/*.whl
	@if $(IS_PURE); then \
	    echo "The engine is not compiled (no C compiler works here, or HOTELIER_PURE is set): it runs interpreted, and slower."; \
	else \
	    echo "The engine is compiled."; \
	fi
	@$(HAS_CLIENT) || echo "The browser client is not built (no Node, or npm reached no registry): a plain page stands in."
	@touch $@

# What the client is built with; why it cannot be had is said where it is missed.
$(VENV)/.node: $(VENV)/.tools web/package-lock.json
	@echo "Installing what the browser client is built with ..."
	@$(BIN)/python packaging/client.py install || true
	@touch $@

# The requirements of the package and of one extra, read from pyproject.toml, without building it.
REQUIREMENTS = import sys, tomllib; \
  project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
  print(*project["dependencies"], *project["optional-dependencies"][sys.argv[1]], sep="\n")

$(VENV)/.tools: pyproject.toml $(VENV)/.created
	@echo "Installing the development tools ..."
	@$(BIN)/python -c '$(REQUIREMENTS)' dev > $@.txt
	@$(BIN)/python packaging/client.py --requirements >> $@.txt
	@$(PIP) install --requirement $@.txt
	@touch $@

# Without it the tests in a browser are left out.
chromium:
	@if $(HAS_CHROMIUM); then :; \
	elif command -v apt-get >/dev/null && { test "$$(id -u)" = 0 || sudo -n true 2>/dev/null; }; then \
	    echo "Installing Chromium for the tests in a browser ..."; \
	    as_root=$$(test "$$(id -u)" = 0 || echo "sudo -n"); \
	    { $$as_root apt-get -qq update && $$as_root apt-get -qq install -y --no-install-recommends chromium; } >/dev/null || true; \
	fi
	@$(HAS_CHROMIUM) || echo "The tests in a browser are left out: install Chromium, or say in CHROMIUM where it is."

$(VENV)/.bench: pyproject.toml $(VENV)/.created
	@echo "Installing what the benchmark compares with ..."
	@$(BIN)/python -c '$(REQUIREMENTS)' bench > $@.txt
	@$(PIP) install --requirement $@.txt
	@touch $@
