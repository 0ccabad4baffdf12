"""Commands that docs/runbook.md names in a line: the drills type its blocks, these are looked up."""

import re

import pytest
import yaml
from django.core.management import get_commands

from tests.programs import ROOT

# Commands of Docker Compose that the runbook uses; those of `docker` itself are typed without `canastra`.
OF_COMPOSE = {"build", "cp", "down", "exec", "logs", "ps", "restart", "run", "stop", "up"}
OF_SERVICES = {"logs", "ps", "restart", "stop", "up"}  # followed by services alone
VALUES = re.compile(r"--since \S+")  # options with a value
NAMED = re.compile(r"(?:^|`)canastra ([^`\n#|<>]*)", re.MULTILINE)


@pytest.fixture(scope="module")
def runbook():
    return (ROOT / "docs/runbook.md").read_text()


def test_commands_are_those_of_compose_for_services_of_the_file(runbook):
    services = {*yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"], "SERVICE"}
    named = [VALUES.sub("", command).split() for command in NAMED.findall(runbook)]

    assert {verb for verb, *_words in named} == OF_COMPOSE
    told = {
        word for verb, *words in named for word in words if verb in OF_SERVICES and not word.startswith("-")
    }
    assert told <= services
    assert [words for verb, *words in named if verb in {"exec", "run"} and not services & {*words}] == []


def test_commands_of_the_site_exist(runbook):
    named = set(
        re.findall(r"(?:manage\.py|^manage|`manage|^as_owner|`as_owner) (\w+)", runbook, re.MULTILINE)
    )

    assert len(named) > 10
    assert named - set(get_commands()) == set()
