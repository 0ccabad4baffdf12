"""Jogos opened before keep their names and their addresses."""

import hashlib
from uuid import uuid4

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils.timezone import now

from scoring import tokens
from scoring.ledger import verify as ledger
from scoring.models import Jogo, Registro

BEFORE, AFTER = ("scoring", "0001_initial"), ("scoring", "0002_any_rule_set")
SEALED, BELL = ("scoring", "0004_append_only"), ("scoring", "0005_bell_mao")
KEYS, NOW = ("scoring", "0003_two_duplas"), ("scoring", "0006_dealer")


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


def test_address_of_a_table_stays_the_same_and_back_again(migrated):
    old = migrated(AFTER).get_model("scoring", "Jogo").objects
    jogo = old.create(labels=["Ana", "Bia"], ruleset="regulamento-1", partidas=1, token_version=3)
    token = tokens.mint(f"{jogo.public_id}:3")
    old.filter(pk=jogo.pk).update(token_digest=hashlib.sha256(token.encode()).hexdigest())
    kept = old.values("token_version", "token_digest").get()

    key = migrated(KEYS).get_model("scoring", "Acesso").objects.get()
    assert (key.jogo_id, key.seat, key.device) == (jogo.pk, "mesa", "")
    assert tokens.mint(key.nonce) == token
    migrated(NOW)
    assert tokens.find(token).jogo_id == jogo.pk

    assert (
        migrated(AFTER).get_model("scoring", "Jogo").objects.values("token_version", "token_digest").get()
        == kept
    )


def test_trail_of_before_becomes_a_chain_that_verifies(migrated):
    old = migrated(KEYS)
    jogo = old.get_model("scoring", "Jogo").objects.create(
        labels=["Ana", "Bia"], ruleset="regulamento-1", partidas=1
    )
    partida = old.get_model("scoring", "Partida").objects.create(jogo=jogo, number=1)
    facts = {"facts": {"note": "ção"}, "lines": {}, "totals": {"A": 12.5, "B": 1.0}}
    mao = old.get_model("scoring", "Mao").objects.create(
        partida=partida, number=1, client_id=uuid4(), **facts
    )
    trail = old.get_model("scoring", "Registro").objects
    trail.create(jogo=jogo, action="opened", after={"ruleset": "regulamento-1"})
    trail.create(jogo=jogo, action="recorded", after={"mao": mao.pk, "partida": 1})

    migrated(NOW)
    assert list(Registro.objects.values_list("sequence", flat=True)) == [1, 2]
    assert list(ledger.faults(Jogo.objects.all())) == []


@pytest.mark.parametrize(("in_play", "last"), [(True, 3), (False, 2)])
def test_bell_that_rang_before_knows_the_last_mao_that_counts(migrated, in_play, last):
    old = migrated(SEALED)
    bell = {"bell_at": now(), "bell_partida": 1, "bell_in_play": in_play}
    jogo = old.get_model("scoring", "Jogo").objects.create(
        labels=["Ana", "Bia"], ruleset="regulamento-1", partidas=1, **bell
    )
    partida = old.get_model("scoring", "Partida").objects.create(jogo=jogo, number=1)
    for number, version, void in [(1, 1, False), (2, 1, False), (2, 2, False), (3, 1, False), (3, 2, True)]:
        told = {"number": number, "version": version, "void": void, "client_id": uuid4()}
        old.get_model("scoring", "Mao").objects.create(partida=partida, facts={}, lines={}, totals={}, **told)

    assert migrated(BELL).get_model("scoring", "Jogo").objects.get().bell_mao == last
