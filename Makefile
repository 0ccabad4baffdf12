# Two commands matter: `make run` starts the site, `make test` checks everything. `make help` lists the rest.
# Variables go behind the target: make run PORT=8123 HOST=0.0.0.0 DEMO=0

.PHONY: help run test proof quick lint pytest chaos restore-drill director fuzz bench mutants mutants-sample thin demo backup restore manage lock schemas access venv
.DEFAULT_GOAL := help

venv:
	@sh deploy/setup.sh

run: venv  ## start the site with its embedded worker; Ctrl-C stops it
	@exec .venv/bin/python deploy/run.py

test: venv  ## every check and every test, on private servers of their own
	@exec .venv/bin/python -m tests.run

proof: venv  ## the same with every case of every matrix, and the long runs: nightly, and before a release
	@exec .venv/bin/python -m tests.run proof

quick: venv  ## the daily round: lint, types, rules, and on SQLite the tests that your change touches
	@exec .venv/bin/python -m tests.run quick

lint: venv  ## formatting, lint, templates, types, imports
	@exec .venv/bin/python -m tests.run lint

pytest: venv  ## some tests with the private servers: make pytest ARGS="tests/scoring -k mao"
	@exec .venv/bin/python -m tests.services .venv/bin/python -m pytest $(ARGS)

chaos: venv  ## 3,000 mãos from many phones while every part of the site is killed at random: make chaos ARGS="--seed 7"
	@exec .venv/bin/python -m tests.faults --long $(ARGS)

restore-drill: venv  ## restore a copy elsewhere, on SQLite and on PostgreSQL, and put a lost server back to a moment
	@.venv/bin/python -m tests.drill sqlite
	@.venv/bin/python -m tests.drill postgresql
	@.venv/bin/python -m tests.drill journal

director: venv  ## random directors run events of every format to their end: make director ARGS="--seed 7 --events 2000"
	@exec .venv/bin/python -m tests.director $(ARGS)

fuzz: venv  ## valid and spoiled requests to every address on PostgreSQL: make fuzz ARGS="--seed 7 --requests 20000"
	@exec .venv/bin/python -m tests.services .venv/bin/python -m tests.fuzz $(ARGS)

bench: venv  ## figures beside what is aimed at and other ways to do the same: make bench ARGS="drawing ranking"
	@exec .venv/bin/python -m tests.services --durable .venv/bin/python -m tests.bench $(ARGS)

mutants: venv  ## change the rules one place at a time and see that a test notices: make mutants ARGS="rules.partida.*"
	@exec .venv/bin/python -m tests.mutants $(ARGS)

mutants-sample: venv  ## change scoring/ and tournaments/ in random places: make mutants-sample ARGS="--seed 7 --count 400"
	@exec .venv/bin/python -m tests.mutants.sample $(ARGS)

thin: venv  ## choose anew which cases `make test` leaves to `make proof`: those that run nothing of their own
	@exec .venv/bin/python -m tests.thin $(ARGS)

demo: venv  ## load the demo into an empty var/: make demo ARGS=--finish
	@exec .venv/bin/python deploy/run.py manage demo $(ARGS)

manage: venv  ## any management command on the data in var/: make manage ARGS=verify
	@exec .venv/bin/python deploy/run.py manage $(ARGS)

backup: venv  ## copy the database to var/backups, also during an event, and check the copy (BACKUP_DIR=... elsewhere)
	@exec .venv/bin/python deploy/run.py manage backup $(ARGS)

restore: venv  ## put a copy in the place of the database, which is copied first: make restore FILE=...; without FILE lists them
	@exec .venv/bin/python deploy/run.py manage restore $(ARGS) $(FILE)

schemas: venv  ## write docs/schemas from the types of what crosses a border
	@exec .venv/bin/python -m tests.schemas

access: venv  ## write docs/access.md from what tests/access declares: who reads and who writes at each address
	@exec .venv/bin/python -m tests.access.document

lock:  ## pin what pyproject.toml names into requirements.txt, with hashes
	uv pip compile --universal --python-version 3.13 --generate-hashes --no-header pyproject.toml --group dev -o requirements.txt

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*##  *\(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 15
