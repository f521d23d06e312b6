PYTHON ?= python3
ARGS   ?=

VENV   := .venv
BIN    := $(VENV)/bin
WHEEL  := $(VENV)/wheel
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
# uv needs a third of pip's time. Where there is none for the machine, or it can't reach a registry, pip does it.
# Nothing is compiled to bytecode ahead: most of it is never imported.
INSTALL = { $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null || $(PIP) install --no-compile $(1); }
# Tests that compute get a core each. Tests of servers and browsers mostly wait, so more of them run at once.
PYTEST := $(BIN)/python -m pytest --durations=20 --dist worksteal -n
COMPUTING := 2
WAITING := 4
# Only the tests of the server use schemathesis, whose plugin takes as long to load as all the others.
LEAN := -p no:schemathesis
NICE := nice -n 10
export HOTELIER_LONG
# The tests start hundreds of processes, and each would compile everything it imports again.
unexport PYTHONDONTWRITEBYTECODE

# A compiled wheel fits one version of Python. Those that aren't installed are left out.
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
EACH_PYTHON = for python in $(PYTHONS); do $$python -c '' 2>/dev/null

# The name of a wheel without compiled modules.
IS_PURE = ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1
# The headless shell is the fastest; any other Chromium will do.
HAS_SHELL = { test -n "$$CHROMIUM" || command -v chromium-headless-shell; } >/dev/null
HAS_CHROMIUM = { $(HAS_SHELL) || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
HAS_BROWSER = { $(HAS_CLIENT) && $(HAS_CHROMIUM); }
HAS_CLIENT = $(BIN)/python -m zipfile -l $(WHEEL)/*.whl | grep server/web/index.html >/dev/null

HAS_NGINX = PATH="$$PATH:/usr/sbin:/usr/local/sbin" command -v nginx >/dev/null
# May install packages: as root, or without being asked for a password.
MAY_INSTALL = { command -v apt-get && { test "$$(id -u)" = 0 || sudo -n true; }; } >/dev/null 2>&1

WITH_BROWSER = $$($(HAS_BROWSER) || echo 'not browser')

# Where an interpreted engine could behave differently from a compiled one: rules, games, bots.
ENGINE_TESTS := tests/austria tests/overbooking tests/bots tests/test_conformance.py tests/test_engine_mode.py \
  tests/test_golden_playthroughs.py tests/test_lessons.py tests/test_match.py tests/test_perft.py tests/test_rng.py

# What tests that need servers and browsers wait for.
READY := $(VENV)/.tools $(VENV)/.installed chromium nginx

# Where every test waits for servers or browsers. To read them takes seconds, too.
ALL_WAIT := tests/server tests/web

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test test-all test-client test-compiled test-waiting test-computing \
  test-interpreted chromium nginx bench docs wheels try-wheels release-check \
  lint lint-python lint-client format clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.installed ## Start the server and open it in a browser (ARGS="..." goes to `hotelier serve`)
	@$(BIN)/hotelier serve --open $(ARGS)

terminal: $(VENV)/.installed ## Play in the terminal (ARGS="..." goes to `hotelier play`)
	@$(BIN)/hotelier play $(ARGS)

# Everything at once, so that no core is idle. What others wait for comes first: the build, then tests that wait for
# servers and browsers. The rest takes what they leave of the processor.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --output-sync=target --keep-going
test: ## Lint, build, and test everything once; the engine's own tests on both engines
	@$(SIDE_BY_SIDE) -j2 chromium nginx $(VENV)/.node
	@$(SIDE_BY_SIDE) -j5 test-waiting lint-python test-client test-interpreted test-computing

test-all: ## The same with the long versions: more kills, more scanned games, more games in the browser
	@$(MAKE) --no-print-directory test HOTELIER_LONG=1

# After its types are checked: both need the generated files of the client.
test-client: lint-client ## Check the browser client, and run its tests that need no browser
	$(NICE) $(BIN)/python packaging/client.py test

# Everything, on the engine that users have.
test-compiled: $(READY) ## Run all tests on the installed package (ARGS="..." goes to pytest)
ifeq ($(ARGS),)
	@$(SIDE_BY_SIDE) -j2 test-waiting test-computing
else
	@$(INSTALLED); set -x; $(PYTEST) $(COMPUTING) -m "$(WITH_BROWSER)" $(ARGS)
endif

# Which engine the tests must find: the one that was built.
INSTALLED = export HOTELIER_EXPECT=$$($(IS_PURE) && echo interpreted || echo compiled); unset PYTHONPATH

test-waiting: $(READY)
	@$(INSTALLED); set -x; $(PYTEST) $(WAITING) -m "$$($(HAS_BROWSER) && echo 'browser or house' || echo 'house and not browser')"

test-computing: $(VENV)/.tools $(VENV)/.installed
	@$(INSTALLED); set -x; $(NICE) $(PYTEST) $(COMPUTING) $(LEAN) -m "not (browser or house)" $(addprefix --ignore=,$(ALL_WAIT))

test-interpreted: $(VENV)/.tools ## Run the engine's tests on the source, interpreted
	HOTELIER_EXPECT=interpreted HOTELIER_EVERY=4 PYTHONPATH=$(CURDIR)/src $(NICE) $(PYTEST) $(COMPUTING) $(or $(ARGS),$(LEAN) $(ENGINE_TESTS))

bench: $(VENV)/.installed $(VENV)/.bench ## Measure speed (ARGS="..." goes to `hotelier bench`)
	@$(BIN)/hotelier bench $(ARGS)

docs: $(VENV)/.installed $(VENV)/.tools $(VENV)/.docs ## Build the documentation site in site/, links checked and examples executed
	$(BIN)/python -m pytest -q tests/docs tests/env/test_pages.py
	$(BIN)/python packaging/docs_site.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean

# From the sdist, as on PyPI: what isn't in there can't be in a wheel. The pure wheel is built offline, to prove that this
# needs nothing but the tools that pyproject.toml names; `make try-wheels` shows that the client is in it.
NOWHERE := http://127.0.0.1:9
OFFLINE := PIP_NO_INDEX=1 PIP_FIND_LINKS= http_proxy=$(NOWHERE) https_proxy=$(NOWHERE) npm_config_offline=true
wheels: $(VENV)/.release ## Build a release in dist/: sdist, pure wheel, and a compiled one for each of PYTHONS="..."
	rm -rf dist
	$(BIN)/python -m build --quiet --sdist --outdir dist .
	HOTELIER_PURE=1 $(OFFLINE) $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/hotelier-*.tar.gz
	@$(EACH_PYTHON) || continue; set -x; \
	    $$python -m pip wheel --quiet --no-deps --wheel-dir dist dist/hotelier-*.tar.gz || exit 1; { set +x; } 2>/dev/null; done

try-wheels: ## Install each wheel in dist/ into an empty environment and do the main jobs with it, for each of PYTHONS="..."
	@$(EACH_PYTHON) || { echo "$$python isn't installed: not tried"; continue; }; $$python packaging/try_wheels.py dist/*.whl || exit 1; done

release-check: $(VENV)/.release ## Check what's in dist/ for PyPI, and list its dependencies (SBOM) in build/
	$(BIN)/twine check --strict dist/*
	$(BIN)/python packaging/sbom.py

lint: lint-python lint-client ## Check style, types, imports, and known vulnerabilities of dependencies

lint-python: $(VENV)/.tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(NICE) $(BIN)/mypy $(wildcard src tests bench examples)
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tests/audit.py

lint-client: $(VENV)/.node
	$(NICE) $(BIN)/python packaging/client.py check

format: $(VENV)/.tools ## Format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

clean: ## Remove everything that was built or installed
	rm -rf $(VENV) build dist site web/node_modules web/src/generated src/hotelier/server/web src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -type f -delete

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "hotelier needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@echo "Creating a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --only-binary :all: uv 2>/dev/null || true
	@touch $@

# Changes only when what goes into the wheel does: a file (changed, added or deleted) or the compiler.
# The built client and its types aren't sources.
$(VENV)/.fingerprint: FORCE $(VENV)/.created
	@{ echo "CC=$$CC CFLAGS=$$CFLAGS HOTELIER_PURE=$$HOTELIER_PURE"; \
	   command -v cc gcc clang; \
	   find pyproject.toml setup.py LICENSE deploy packaging src/hotelier web \
	     \( -path web/node_modules -o -path web/src/generated -o -path src/hotelier/server/web \) -prune -o \
	     -type f ! -name '*.py[co]' -exec cksum {} + | LC_ALL=C sort; \
	 } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# setup.py reports each step; the rest of pip's output is only shown if it fails. What hotelier depends on is
# installed meanwhile.
BUILD_LOG = $(VENV)/build.log
$(VENV)/.installed: $(VENV)/.fingerprint
	@echo "Building hotelier (a minute or two the first time) ..."
	@rm -rf $(WHEEL) build src/hotelier.egg-info
	@$(BIN)/python -c '$(REQUIREMENTS)' > $@.txt
	@$(call INSTALL,--requirement $@.txt) & dependencies=$$!; \
	 { $(BIN)/python -m pip --disable-pip-version-check wheel --verbose --no-deps --wheel-dir $(WHEEL) . \
	     $$(test -e $(VENV)/.tools && echo --no-build-isolation) 2>&1 || echo "hotelier: the build failed" ; } \
	   | tee $(BUILD_LOG) | sed -nu 's/^ *hotelier: /  /p'; \
	 echo "  installing it with its dependencies ..."; wait $$dependencies
	@ls $(WHEEL)/*.whl >/dev/null 2>&1 || { tail -40 $(BUILD_LOG); exit 1; }
	@rm -rf build src/hotelier.egg-info
	@$(PIP) install --no-compile --force-reinstall --no-deps $(WHEEL)/*.whl
	@if $(IS_PURE); then \
	    echo "The engine isn't compiled (no working C compiler, or HOTELIER_PURE is set): it runs interpreted, and slower."; \
	else \
	    echo "The engine is compiled."; \
	fi
	@$(HAS_CLIENT) || echo "The browser client isn't built (no Node, or npm couldn't reach a registry): a plain page replaces it."
	@touch $@

# The client's build tools; if they can't be installed, the steps that need them say why.
$(VENV)/.node: $(VENV)/.tools web/package-lock.json
	@echo "Installing the build tools of the browser client ..."
	@$(BIN)/python packaging/client.py install || true
	@touch $@

# The requirements of the package and of extras, or of its build, read from pyproject.toml, without building it.
BUILD_REQUIREMENTS = import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")
REQUIREMENTS = import sys, tomllib; \
  project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
  extras = [project["optional-dependencies"][name] for name in sys.argv[1:]]; \
  print(*project["dependencies"], *sum(extras, []), sep="\n")

$(VENV)/.tools: pyproject.toml $(VENV)/.created
	@echo "Installing the development tools ..."
	@$(BIN)/python -c '$(REQUIREMENTS)' dev > $@.txt
	@$(BIN)/python packaging/client.py --requirements >> $@.txt
	@$(call INSTALL,--requirement $@.txt)
	@touch $@

# Without it, the browser tests are skipped.
chromium:
	@if $(HAS_SHELL); then :; \
	elif $(MAY_INSTALL); then \
	    echo "Installing Chromium for the browser tests ..."; \
	    as_root=$$(test "$$(id -u)" = 0 || echo "sudo -n"); \
	    install="$$as_root apt-get -qq install -y --no-install-recommends"; \
	    { $$as_root apt-get -qq update; $$install chromium-headless-shell || $(HAS_CHROMIUM) || $$install chromium; } >/dev/null 2>&1 || true; \
	fi
	@$(HAS_CHROMIUM) || echo "The browser tests are skipped: install Chromium, or set CHROMIUM to its path."

# Without it, the tests of the example proxy are skipped. After chromium: apt-get runs once at a time. Its own service,
# which Debian starts, isn't needed.
nginx: chromium
	@if ! $(HAS_NGINX) && $(MAY_INSTALL); then \
	    echo "Installing nginx for the tests of the example proxy ..."; \
	    as_root=$$(test "$$(id -u)" = 0 || echo "sudo -n"); \
	    { $$as_root apt-get -qq update; $$as_root apt-get -qq install -y --no-install-recommends nginx; \
	      $$as_root systemctl disable --now nginx; } >/dev/null 2>&1 || true; \
	fi
	@$(HAS_NGINX) || echo "The tests of the example proxy are skipped: install nginx."

$(VENV)/.docs: pyproject.toml $(VENV)/.created
	@echo "Installing the tools that build the documentation site ..."
	@$(BIN)/python -c '$(REQUIREMENTS)' docs > $@.txt
	@$(call INSTALL,--requirement $@.txt)
	@touch $@

$(VENV)/.release: pyproject.toml $(VENV)/.created
	@echo "Installing the tools that build and check a release ..."
	@$(BIN)/python -c '$(REQUIREMENTS)' release > $@.txt
	@$(BIN)/python -c '$(BUILD_REQUIREMENTS)' >> $@.txt
	@$(call INSTALL,--requirement $@.txt)
	@touch $@

$(VENV)/.bench: pyproject.toml $(VENV)/.created
	@echo "Installing the engine that the benchmark compares with ..."
	@$(BIN)/python -c '$(REQUIREMENTS)' bench > $@.txt
	@$(call INSTALL,--requirement $@.txt)
	@touch $@
