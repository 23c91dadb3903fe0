# Two commands are enough: `make run` opens the croupier's window with a simulated wheel, `make test` checks everything.
# Both install first what is missing, and touch nothing of the system's Python.

PYTHON := .venv/bin/python
TESTS ?= tests
WORKERS ?= 2

.PHONY: translations run test set-up set-up-test style types contracts tests bench pictures soak fuzz lock clean

run: set-up
	$(PYTHON) -m app run --demo

test: set-up-test style types contracts tests

set-up:
	@sh .ci/set-up

set-up-test:
	@sh .ci/set-up for-tests

style:
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .

types:
	.venv/bin/mypy

contracts:
	.venv/bin/lint-imports

tests:
	$(PYTHON) -m pytest -n $(WORKERS) $(TESTS)

bench: set-up
	$(PYTHON) -m tests.bench

pictures: set-up-test
	$(PYTHON) -m tests.desks.pictures

soak: set-up-test
	$(PYTHON) -m tests.soak

fuzz: set-up-test
	$(PYTHON) -m tests.fuzz

# Collects the texts of the windows into resources/translations/*.ts, and makes of them what the program reads.
translations: set-up
	.venv/bin/pyside6-lupdate -no-obsolete -locations none -source-language it_IT $$(find app/desks -name '*.py' | sort) \
		-ts resources/translations/en.ts resources/translations/fr.ts
	.venv/bin/pyside6-lrelease -silent resources/translations/en.ts -qm resources/translations/en.qm
	.venv/bin/pyside6-lrelease -silent resources/translations/fr.ts -qm resources/translations/fr.qm

lock: set-up
	.tools/uv/bin/uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --python-version 3.11 --output-file requirements.lock

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist pictures
