"""Jogos opened before a rule set could have more than two sides keep their names."""

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

BEFORE, AFTER = ("scoring", "0001_initial"), ("scoring", "0002_any_rule_set")


@pytest.fixture
def migrated(transactional_db):
    """Return a function that migrates to a state and returns its models; afterwards everything is applied again."""

    def migrate(*targets):
        executor = MigrationExecutor(connection)
        executor.migrate(list(targets))
        return executor.loader.project_state(list(targets)).apps

    yield migrate
    executor = MigrationExecutor(connection)
    executor.migrate(executor.loader.graph.leaf_nodes())


def test_two_labels_become_a_list_and_back_again(migrated):
    names = {"label_a": "Ana e Bia", "label_b": "Caio & João"}
    old = migrated(BEFORE).get_model("scoring", "Jogo")
    old.objects.create(ruleset="regulamento-1", partidas=1, token_digest="x", **names)

    new = migrated(AFTER).get_model("scoring", "Jogo").objects.get()
    assert (new.labels, new.overrides, new.bell_at) == (["Ana e Bia", "Caio & João"], {}, None)

    assert migrated(BEFORE).get_model("scoring", "Jogo").objects.values("label_a", "label_b").get() == names
