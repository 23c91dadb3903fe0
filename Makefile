# Two commands are enough: `make run` opens the croupier's window with a simulated wheel, `make test` checks everything.
# Both install first what is missing, and touch nothing of the system's Python.

PYTHON := .venv/bin/python
TESTS ?= tests
# Some tests wait for clocks and cables: one more than there are processors. Each has a stretch of them, so that what
# the tests of a file share is made once, and takes of the others' when it has done its own.
WORKERS ?= 3
# Empty: what one process has compiled, the others that the tests start read, also where a machine says otherwise.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: translations run test set-up set-up-test style types contracts tests bench pictures scenes soak fuzz attack drills often big big-journal lock clean

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
	.venv/bin/mypy --num-workers 2

contracts:
	.venv/bin/lint-imports

# Asserts are taken as they stand, each worker has its tests at hand sooner; what fails is asked again, and explained.
# Nothing here writes a log: none is watched for.
tests:
	$(PYTHON) -m compileall -q -j 2 app hardware resources migrations tests
	$(PYTHON) -m pytest -n $(WORKERS) --dist worksteal --assert=plain -p no:logging $(TESTS) || { status=$$?; \
		[ $$status != 1 ] || $(PYTHON) -m pytest --last-failed $(TESTS); exit $$status; }

bench: set-up
	$(PYTHON) -m tests.bench $(PARTS)

pictures: set-up-test
	$(PYTHON) -m tests.desks.pictures

# Each state of each screen in every language and size; the tests take them in turn.
scenes: set-up-test
	CAPOTAVOLO_EVERY_SCENE=1 $(PYTHON) -m pytest -n $(WORKERS) tests/desks/croupier/test_every_language.py \
		tests/desks/croupier/test_scenes.py tests/desks/trainee/test_proof.py

soak: set-up-test
	$(PYTHON) -m tests.soak $(PARTS)

fuzz: set-up-test
	$(PYTHON) -m tests.fuzz $(PARTS)

# What somebody who has the files, the clock or the disk could do: each part in under ten minutes.
attack: set-up-test
	$(PYTHON) -m tests.attack $(PARTS)

drills: set-up-test
	$(PYTHON) -m tests.drills $(PARTS)

# What `make test` asks of chance a few times, asked many times, room by room: each part in under ten minutes.
often: set-up-test
	$(PYTHON) -m tests.often $(PARTS)

# Each stops after nine minutes with status 3 where there is more to do: call it again, and it goes on.
BIG ?= build/big

big: set-up-test
	$(PYTHON) -m tests.big lists --folder $(BIG)

big-journal: set-up-test
	$(PYTHON) -m tests.big journal --folder $(BIG)
	$(PYTHON) -m tests.big verify --folder $(BIG)

# Collects the texts of the windows into resources/translations/*.ts, and makes of them what the program reads.
translations: set-up
	.venv/bin/pyside6-lupdate -no-obsolete -locations none -source-language it_IT $$(find app/desks app/house_copy app/journal app/people app/reports app/table -name '*.py' | sort) \
		-ts resources/translations/en.ts resources/translations/fr.ts
	.venv/bin/pyside6-lrelease -silent resources/translations/en.ts -qm resources/translations/en.qm
	.venv/bin/pyside6-lrelease -silent resources/translations/fr.ts -qm resources/translations/fr.qm

lock: set-up
	.tools/uv/bin/uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --python-version 3.11 --output-file requirements.lock

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist pictures
