# sci: everything a newcomer or a release needs is one of these targets; `make help` lists them.

SWIFT ?= swift
COMPILING = scripts/compiling $(SWIFT)
PREFIX ?= /usr/local
# In the order in which their documentation links to one another.
LIBRARIES := SciNumber SciSyntax SciUnits SciCalendar SciFinance SciCalculator SciLocale SciMoney SciKeypad SciFoundation SciPlot

# The recipe reads the expression from its environment, so no shell or make character in it means
# anything. $(value) keeps make itself from expanding a `$` in it.
override EXPR := $(value EXPR)
export EXPR

# A build of its own for a first answer and for examples: not optimised, a module at a time and only once, and without what debuggers and
# editors read, which takes two fifths less than `swift build`.
QUICK := -c release --scratch-path .build/quick -Xswiftc -Onone -Xswiftc -gnone -Xswiftc -no-emit-module-separately-wmo

# COMPILED says how the command's libraries are compiled, RELEASE also how it is linked. The library of regular expressions, with which
# Swift's searches in texts come, would be a twentieth of the command: code that needs it is not compiled.
COMPILED := -c release -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
RELEASE = $(COMPILED) $(LINKED)
ifeq ($(shell uname -s),Linux)
# The command is one file that needs nothing from the machine it runs on. LLD comes with Swift; the default linker warns of parts of the C
# library that the command never calls. What nobody calls is left out, function by function.
COMPILED += --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections
LINKED := -Xlinker --strip-debug
# Where memory runs out, the command says so and keeps the results before; see Sources/CLastWords.
LINKED += $(foreach name,malloc calloc realloc posix_memalign aligned_alloc,-Xlinker --wrap=$(name))
# What a start calls lies together; see scripts/start_order.
LINKED += -Xlinker "--symbol-ordering-file=$(CURDIR)/scripts/data/start.order" -Xlinker --no-warn-symbol-ordering
# Functions with the same code are one, and nothing unwinds the stack of the command.
LINKED += -Xlinker --icf=all -Xlinker -T$(CURDIR)/scripts/data/command.ld
endif
BINARY := .build/release/sci
# libsci is linked from what the command is compiled to.
LIBRARY := .build/library

# The other programs of the package are compiled and not linked: libFuzzer has a main of its own. The harness reaches what is internal in the command.
FUZZING := -c release --package-path Fuzzing -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing

# How many seconds each target is fuzzed, and how many lines are answered in one process, on how many threads.
TIME ?= 60
LINES ?= 1000000
JOBS ?= 1

.PHONY: help setup build run test test-long compare mutants hostile grammar lint bench instructions fuzz sanitize memcheck soak docs examples foundation scoreboard calculusboard calculustimes web webtest serve npm npmtest install deb debtest lsptest mcptest treesitter treesittertest library install-library librarytest wheel wheeltest test-postgres test-spark clean
.DEFAULT_GOAL := help

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 24
	@echo "  make run EXPR='sin(30)*2'    make install PREFIX=\$$HOME/.local"

setup: ## install MPFR, GMP and pkg-config if they are missing
	@scripts/setup 1>&2

build: setup ## build the command, optimised, as `make install` does
	@$(COMPILING) build $(RELEASE) --product sci 1>&2

run: setup ## build the command quickly, without optimising it, and answer EXPR
	@if [ -z "$$EXPR" ]; then echo "usage: make run EXPR='sin(30)*2'" >&2; exit 64; fi
	@$(COMPILING) build $(QUICK) --product sci 1>&2
	@.build/quick/release/sci -- "$$EXPR"

test: setup ## run the tests, with the libraries of numbers, texts and money optimised
	@SWIFT="$(SWIFT)" scripts/test

test-long: setup ## run these tests and those that take long, and compare kernels and paths of evaluation on random arguments
	@SWIFT="$(SWIFT)" scripts/test_long

# They are linked from what the command is compiled to.
compare: setup ## compare the kernels with MPFR, and the fast path of ordinary numbers with the general one, on random arguments
	@$(COMPILING) build $(COMPILED) --package-path Fuzzing --scratch-path .build --product Kernels 1>&2
	@$(COMPILING) build $(COMPILED) --package-path Fuzzing --scratch-path .build --product Roads 1>&2
	@.build/release/Kernels 100000 1
	@.build/release/Roads 100000 1

mutants: setup ## break the code in one place after the other, and require that a test notices
	@SWIFT="$(SWIFT)" scripts/mutants

grammar: setup ## hold the parser against grammar/sci.ebnf
	@SWIFT="$(SWIFT)" scripts/test --filter Grammar

hostile: build ## run inputs that once killed or stalled the command, in little memory, and every function with a limit of time (Linux)
	scripts/hostile
	scripts/in_time

lint: ## check the layout of the code
	$(SWIFT) format lint --strict --recursive $(wildcard Sources Tests Web Benchmarks Examples Fuzzing/Package.swift Fuzzing/Sources/Fuzz Fuzzing/Sources/Kernels) Package.swift

bench: setup ## measure; see Benchmarks/README.md
	$(SWIFT) run -c release --package-path Benchmarks

# What a start takes depends a little on where its functions lie: they are placed before it is recorded.
instructions: build ## compare instruction counts with Benchmarks/instructions.baseline; RECORD=1 writes it
	@scripts/setup valgrind 1>&2
	@scripts/start_order $(if $(RECORD),,--check)
	@$(if $(RECORD),rm $(BINARY) && $(MAKE) build)
	@Benchmarks/instructions $(if $(RECORD),--record,--check)

fuzz: setup ## fuzz each target for TIME seconds; see Fuzzing/README.md
	@$(COMPILING) build $(FUZZING) --product Fuzz 1>&2
	@Fuzzing/run $(TIME)

sanitize: setup ## run the tests under the address and the thread sanitizer
	@SWIFT="$(SWIFT)" Fuzzing/sanitize address thread

memcheck: setup ## answer 10,000 lines under valgrind
	@$(COMPILING) build -c release --product sci --scratch-path .build-memcheck -Xswiftc -use-ld=lld 1>&2
	@Fuzzing/memcheck .build-memcheck/release/sci

soak: build ## answer LINES lines on JOBS threads of one process whose memory must not grow
	@Fuzzing/soak "$(BINARY)" $(LINES) --jobs $(JOBS)

docs: setup ## build the documentation as one site, docs-build/; warnings are errors
	@SWIFT="$(SWIFT)" scripts/docs $(LIBRARIES) -- $(QUICK)

examples: setup ## build and run the packages in Examples/ and compare what they print
	@for folder in Examples/*/; do \
	  printed=$$($(COMPILING) run --quiet --package-path "$$folder" $(QUICK)) || exit 1; \
	  echo "$$printed" | diff "$${folder}expected.txt" - || exit 1; \
	done

foundation: ## hold the table of Foundation's wrong results against Foundation, on Linux
	$(SWIFT) scripts/foundation.swift | diff Tests/SciMoneyTests/Data/foundation.tsv -

scoreboard: build ## compare the calculators that are installed on the corpus
	scripts/scoreboard

calculusboard: build ## compare the calculators and libraries that are installed on integrals, sums, equations and limits
	scripts/calculus_board

calculustimes: build ## time integrals beside Arb and PARI/GP
	scripts/calculus_times

web: setup ## build the page with the engine as WebAssembly in Web/.build/site (Debian and Ubuntu)
	@Web/build

webtest: build ## test the page in Chromium (Debian and Ubuntu; after `make web`)
	@Web/test "$(BINARY)"

serve: ## serve the page that `make web` built, at http://localhost:8000
	@Web/serve

npm: ## make the package for npm of the module that `make web` built, Web/.build/sci-calculator-VERSION.tgz
	@test -f Web/.build/site/sci.wasm || $(MAKE) web
	@Web/pack

npmtest: ## test that package in Node against all golden rows (Node 20 or later; after `make npm`)
	@Web/packtest

install: build ## install the command, its manual page and its completions under PREFIX
	@scripts/install "$(BINARY)" "$(DESTDIR)$(PREFIX)"

deb: build ## make a Debian package, .build/sci_VERSION_ARCHITECTURE.deb
	@scripts/deb "$(BINARY)" .build

debtest: deb ## install that package, run the command, and remove it again (Debian and Ubuntu)
	@scripts/setup man:man-db zsh fish 1>&2
	@scripts/debtest .build/sci_*.deb

lsptest: build ## drive the language server from Neovim, and from Emacs and the extension of Visual Studio Code where these are (Debian and Ubuntu)
	@scripts/setup nvim:neovim 1>&2
	@editors/vim/test/run $(BINARY)
	@if emacs --batch --eval "(require 'eglot)" >/dev/null 2>&1; then editors/emacs/test/run $(BINARY); fi
	@if command -v node >/dev/null; then node editors/vscode/test.js; fi

mcptest: build ## talk to `sci mcp` as the official Python client does, in both revisions, and kill `sci note` at random moments
	@test -x .build/mcp/bin/python || python3 -m venv .build/mcp
	@.build/mcp/bin/pip install --quiet mcp==2.3.0
	@.build/mcp/bin/python scripts/mcp_client.py $(BINARY)
	@scripts/note_kill.py $(BINARY)

treesitter: ## write the Tree-sitter grammar from grammar/, and its parser with the CLI of Tree-sitter
	@scripts/tree_sitter_grammar.py
	cd editors/tree-sitter-sci && tree-sitter generate --no-bindings

treesittertest: ## parse the corpus with the Tree-sitter grammar (needs a C compiler and tree-sitter from PyPI)
	@scripts/tree_sitter_grammar.py --check
	@test -x .build/treesitter/bin/python || python3 -m venv .build/treesitter
	@.build/treesitter/bin/pip install --quiet tree-sitter==0.26.1
	@.build/treesitter/bin/python scripts/tree_sitter_test.py

library: setup ## make libsci, shared and static, with sci.h, in .build/library (Linux)
	@Bindings/C/libraries .build/libraries
	@$(COMPILING) build $(RELEASE) --product SciC 1>&2
	@Bindings/C/build .build/release/libSciC.a .build/libraries $(LIBRARY)

install-library: library ## install libsci, sci.h and sci.pc under PREFIX
	@DESTDIR="$(DESTDIR)" Bindings/C/install $(LIBRARY) "$(PREFIX)"

.PHONY: columnswitness
columnswitness: library ## compare formulas over columns with Python's fractions, a million random rows
	@scripts/columns_witness.py 1000000

librarytest: library ## test libsci as somebody who installs it
	@Bindings/C/test $(LIBRARY)

wheel: library ## make the Python package, .build/wheel/*.whl
	@Bindings/Python/wheel $(LIBRARY) .build/wheel

wheeltest: wheel ## install that package into fresh environments and test it there
	@Bindings/Python/test .build/wheel

.PHONY: duckdb test-duckdb
duckdb: library ## make the extension for DuckDB, .build/duckdb/sci.duckdb_extension (Linux)
	@Bindings/DuckDB/headers .build/duckdb/include
	@Bindings/DuckDB/build "$(LIBRARY)" .build/duckdb/include .build/duckdb

test-duckdb: duckdb ## test that extension in the DuckDB of PyPI
	@Bindings/DuckDB/test/run .build/duckdb/sci.duckdb_extension

test-postgres: library ## test the PostgreSQL extension in a server of its own (Debian and Ubuntu)
	@Bindings/PostgreSQL/test/run "$(LIBRARY)"

test-spark: wheel build ## test the Python package in a cluster of Spark on this machine (Debian and Ubuntu)
	@Bindings/Spark/test .build/wheel "$(BINARY)"

clean: ## remove what was built
	rm -rf .build .build-address .build-thread .build-memcheck docs-build Benchmarks/.build Examples/*/.build Fuzzing/.build Web/.build
