# Two commands matter: `make run` starts the site, `make test` checks everything. `make help` lists the rest.
# Variables follow the target: make run PORT=8123 HOST=0.0.0.0 DEMO=0

.PHONY: help run test proof quick lint pytest chaos restore-drill director fuzz bench mutants mutants-sample thin demo backup restore manage lock schemas prospects access venv
.DEFAULT_GOAL := help

venv:
	@sh deploy/setup.sh

run: venv  ## start the site with its embedded worker; Ctrl-C stops it
	@exec .venv/bin/python deploy/run.py

test: venv  ## run all checks and tests, with private servers
	@exec .venv/bin/python -m tests.run

proof: venv  ## the same with all cases of all matrices, and the long runs: nightly, and before a release
	@exec .venv/bin/python -m tests.run proof

quick: venv  ## lint, types, the tests of the rules, and on SQLite the tests affected by your change
	@exec .venv/bin/python -m tests.run quick

lint: venv  ## check formatting, lint, templates, types, imports
	@exec .venv/bin/python -m tests.run lint

pytest: venv  ## run some tests with private servers: make pytest ARGS="tests/scoring -k mao"
	@exec .venv/bin/python -m tests.services .venv/bin/python -m pytest $(ARGS)

chaos: venv  ## enter 3,000 mãos from many phones while every part of the site is killed at random: make chaos ARGS="--seed 7"
	@exec .venv/bin/python -m tests.faults --long $(ARGS)

restore-drill: venv  ## restore backups on SQLite and PostgreSQL, a lost server to a point in time, and type the runbook on a bare server
	@.venv/bin/python -m tests.drill sqlite
	@.venv/bin/python -m tests.drill postgresql
	@.venv/bin/python -m tests.drill journal
	@.venv/bin/python -m tests.drill bare

director: venv  ## simulate random directors in events of all formats: make director ARGS="--seed 7 --events 2000"
	@exec .venv/bin/python -m tests.director $(ARGS)

fuzz: venv  ## send valid and invalid requests to all URLs on PostgreSQL: make fuzz ARGS="--seed 7 --requests 20000"
	@exec .venv/bin/python -m tests.services .venv/bin/python -m tests.fuzz $(ARGS)

bench: venv  ## measure performance against its targets and alternatives: make bench ARGS="drawing ranking"
	@exec .venv/bin/python -m tests.services --durable .venv/bin/python -m tests.bench $(ARGS)

mutants: venv  ## mutation testing of the rules: make mutants ARGS="rules.partida.*"
	@exec .venv/bin/python -m tests.mutants $(ARGS)

mutants-sample: venv  ## mutation testing of random places of scoring/ and tournaments/: make mutants-sample ARGS="--seed 7 --count 400"
	@exec .venv/bin/python -m tests.mutants.sample $(ARGS)

thin: venv  ## select the redundant cases that `make test` leaves to `make proof`
	@exec .venv/bin/python -m tests.thin $(ARGS)

demo: venv  ## load the demo into an empty var/: make demo ARGS=--finish
	@exec .venv/bin/python deploy/run.py manage demo $(ARGS)

manage: venv  ## run a management command on the data in var/: make manage ARGS=verify
	@exec .venv/bin/python deploy/run.py manage $(ARGS)

backup: venv  ## back up the database to var/backups or BACKUP_DIR=..., also during an event, and check the copy
	@exec .venv/bin/python deploy/run.py manage backup $(ARGS)

restore: venv  ## replace the database by a backup, after a backup of it: make restore FILE=...; without FILE lists backups
	@exec .venv/bin/python deploy/run.py manage restore $(ARGS) $(FILE)

schemas: venv  ## write docs/schemas, the JSON Schemas of exchanged data
	@exec .venv/bin/python -m tests.schemas

prospects: venv  ## simulate the stored chances of the strongest dupla, twenty minutes: make prospects ARGS="swiss mixed"
	@exec .venv/bin/python -m tests.prospects $(ARGS)

access: venv  ## write docs/access.md from tests/access: the permissions for each URL
	@exec .venv/bin/python -m tests.access.document

lock:  ## pin the dependencies of pyproject.toml in requirements.txt, and those of a server in deploy/requirements.txt, with hashes
	uv pip compile --universal --python-version 3.13 --generate-hashes --no-header pyproject.toml --group dev -o requirements.txt
	uv pip compile --universal --python-version 3.13 --generate-hashes --no-header --no-annotate --constraints requirements.txt pyproject.toml -o deploy/requirements.txt

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*##  *\(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 15
