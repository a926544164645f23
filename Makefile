# The commands of this project; `make help` lists them. Everything made lands in .build/ and build/.

.DEFAULT_GOAL := help
.PHONY: help setup release demo test update lint formats bench bench-counts bench-many bench-swift fuzz fuzz-merge \
	shims clean

# Linked into one file with all it stands on, menuc starts in a third of the time (1.7 ms rather than 5.8 ms on Linux),
# which is most of what a small spec costs. Where libyaml is not there to be linked so, the Swift runtime alone is.
# (lld, since others warn of libraries that the runtime could load and does not.) macOS has all of it in the system.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS = $(if $(wildcard $(shell pkg-config --variable=libdir yaml-0.1)/libyaml.a),\
	-Xswiftc -static-executable -Xswiftc -use-ld=lld,--static-swift-stdlib)
endif
MENUC := .build/release/menuc
LINTED = $(wildcard Package.swift Sources Tests Plugins Examples/*/Package.swift Examples/*/Sources Fuzz)
TIME ?= 60

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

setup:
	@Tools/install-dependencies

release: setup ## Build .build/release/menuc
	swift build -c release $(RELEASE_FLAGS) --product menuc

demo: release ## Check specs/, compile them to JSON in build/demo, show what came out
	@rm -rf build/demo
	$(MENUC) check specs/
	$(MENUC) build specs/ --target json --output build/demo
	@Tools/show-output build/demo

test: setup ## Run every test
	swift test

update: setup ## Write anew what is made from the sources: pages, golden files, the embedded runtime
	Tools/embed-runtime
	MENUC_UPDATE=1 swift test

lint: setup ## Check the style of the Swift sources
	swift format lint --strict -r $(LINTED)

# A virtual environment of Python's, made again when the list of packages changes.
build/readers/.made: Tools/data/readers.txt
	@rm -rf $(@D)
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

formats: release build/readers/.made ## Give reports, schemas and compiled menus to readers of others' making
	build/readers/bin/python Tools/check-formats $(MENUC) $(ARGS)

bench: release ## Compare menuc with a bare libyaml event loop (ARGS="--only mixed --runs 20")
	Benchmarks/run --menuc $(MENUC) $(ARGS)

bench-counts: release ## The same in instructions, counted by valgrind: slow, and free of noise
	Benchmarks/run --menuc $(MENUC) --counts $(ARGS)

bench-many: release ## What --jobs does to checking 2,000 files (ARGS="--jobs 1 --jobs 8")
	Benchmarks/run-many --menuc $(MENUC) $(ARGS)

bench-swift: release ## What generated Swift costs swiftc, in seconds and memory
	Benchmarks/run-swiftc --menuc $(MENUC)

fuzz: setup ## Fuzz reading, checking and the JSON target for TIME seconds (TIME=1200)
	Fuzz/run $(TIME) $(ARGS)

fuzz-merge: setup ## Add to Fuzz/corpus those found inputs that reach new code
	Fuzz/run merge

shims: ## Compile the headless UIKit and SwiftUI of Tests/Shims into build/shims, to compile and run views against
	@Tools/build-shims
	@printf '%s\n' "Made in build/shims; Tests/Shims/README.md says how to use it."

clean: ## Remove everything made
	rm -rf .build build Examples/*/.build
