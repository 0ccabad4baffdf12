"""Rows changed outside the site that affect pairings or winners are detected, and the report names the row."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import models

from tests.factories import (
    TABLE,
    catch_up,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    record,
)
from tests.ledger import behind, tampering
from tests.remembered import remembered
from tournaments.ledger.chains import faults
from tournaments.models import (
    Confronto,
    Draw,
    Dupla,
    DuplaMember,
    JournalEntry,
    Penalty,
    Publication,
    Round,
    Seal,
    Stage,
    StageEntry,
    Team,
    Tournament,
)
from tournaments.models.recorded import GONE, Recorded, RecordedQuerySet
from tournaments.outcomes.penalties import penalise
from tournaments.publication.publishing import latest
from tournaments.publication.recount import differences
from tournaments.standings.penalties import Sanction

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases("digests of columns as each database gives them back")
MODELS = {Tournament, Team, Dupla, DuplaMember, Stage, StageEntry, Round, Penalty, Confronto}


@remembered
def _played():
    tournament = make_tournament(duplas=4, target=1400)
    play_jogo(jogos_being_played(tournament)[0])
    return catch_up(tournament)


@pytest.fixture
def played():
    return _played()


@remembered
def _whole():
    (stage,) = make_stages({"format": "all_play_all"}, duplas=4, mesas=2)
    tournament = stage.tournament
    first = Dupla.objects.filter(tournament=tournament).first()
    penalise(
        stage=stage,
        dupla=first,
        round=1,
        sanction=Sanction.MP,
        amount=50,
        reason="atraso",
        source=TABLE,
    )
    Team.objects.create(tournament=tournament, number=1, name="Leões", sort_name="leoes")
    return catch_up(tournament)


@pytest.fixture
def whole():
    return _whole()


def test_each_kind_of_row_that_decides_is_recorded():
    assert set(Recorded.__subclasses__()) == MODELS
    managers = [one for model in MODELS for one in model._meta.managers]
    assert all(isinstance(one.get_queryset(), RecordedQuerySet) for one in managers)


@BOTH
def test_what_the_site_wrote_has_no_fault(played, whole):
    for tournament in (played, whole):
        assert [*faults(tournament), *differences(tournament)] == []


CHANGES = [
    (Tournament, {"ruleset": "burraco-1"}),
    pytest.param(Tournament, {"options": {"target": 1}}, marks=BOTH),
    (Tournament, {"overrides": {"batida": 500}}),
    (Tournament, {"partidas": 9}),
    (Tournament, {"state": "finished"}),
    pytest.param(Tournament, {"starts_on": "2020-01-01"}, marks=BOTH),
    (Stage, {"plan": {"format": "swiss"}}),
    (Stage, {"lots": {"1": 1}}),
    (Stage, {"playoffs": [[1]]}),
    (Stage, {"seed": 777_777}),
    (Stage, {"state": "closed"}),
    pytest.param(Stage, {"dropped": True}, marks=BOTH),
    (StageEntry, {"place": 9}),
    (StageEntry, {"group": 3}),
    (StageEntry, {"from_round": 2}),
    (StageEntry, {"until_round": 1}),
    (Round, {"order": [4, 3, 2, 1]}),
    (Round, {"forced": [[1, 2, ""]]}),
    pytest.param(Round, {"posted_at": None}, marks=BOTH),
    pytest.param(Penalty, {"amount": 500}, marks=BOTH),
    (Penalty, {"sanction": "loss"}),
    (Penalty, {"round": 2}),
    pytest.param(Dupla, {"name": "Outra e Dupla"}, marks=BOTH),
    (Dupla, {"salt": "0"}),
    (Dupla, {"seed": 42}),
    (Dupla, {"number": 99}),
    (Team, {"name": "Tigres"}),
    pytest.param(Confronto, {"given": [20, 0]}, marks=BOTH),
    (Confronto, {"absent": {"1": False}}),
    (Confronto, {"status": "walkover"}),
    (Confronto, {"round": 9}),
    (Confronto, {"group": 9}),
    (Confronto, {"flags": ["forced"]}),
    pytest.param(Confronto, {"jogo": None}, marks=BOTH),
    (Confronto, {"winner_side": "B"}),
]


@pytest.mark.parametrize(("model", "change"), CHANGES)
def test_column_that_somebody_changes_is_named(whole, model, change):
    row = model.objects.order_by("pk").first()
    behind(model, row.pk, **change)

    (column,) = (model._meta.get_field(name).attname for name in change)
    told = [one for one in faults(whole) if "não é o dos lançamentos" in one]
    named = sorted(Dupla.ERASABLE) if column == "salt" else [column]  # values that depend on a salt
    assert [name in one for name, one in zip(named, told, strict=True)] == [True] * len(named), told


@pytest.mark.parametrize("slot", ["winner", "dupla_a", "dupla_b", "winner_to"])
def test_another_champion_is_found_out(played, slot):
    final = Confronto.objects.filter(tournament=played, kind="main").last()
    other = Dupla.objects.exclude(pk=final.dupla_a_id).last()
    behind(Confronto, final.pk, **{slot: final if slot == "winner_to" else other})

    assert any(
        f"fase 1, rodada 2, confronto 1: {slot}_id não é o dos lançamentos" in one for one in faults(played)
    )


def test_other_partner_is_found_out(played):
    one, other = DuplaMember.objects.order_by("pk")[:2]
    behind(
        DuplaMember,
        one.pk,
        player=None if one is other else played.club.player_set.create(name="X", sort_name="x"),
    )

    assert [one for one in faults(played) if "player_id não é o dos lançamentos" in one]


@BOTH
def test_row_that_is_taken_out_or_put_in_is_named(whole):
    penalty = Penalty.objects.get()
    models.QuerySet(Penalty).filter(pk=penalty.pk)._raw_delete("default")
    assert [one.rpartition(": ")[2] for one in faults(whole)] == ["falta, mas está nos lançamentos"]

    models.Model.save(
        Penalty(stage=penalty.stage, dupla=penalty.dupla, round=1, sanction="vp", amount=9, reason="x")
    )
    assert sorted(one.rpartition(": ")[2] for one in faults(whole)) == [
        "falta, mas está nos lançamentos",
        "não está nos lançamentos",
    ]


def test_what_was_deleted_by_the_site_is_no_fault(whole):
    Team.objects.all().delete()

    assert list(faults(whole)) == []
    assert JournalEntry.objects.last().rows[0][GONE] is True


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rows": []}, "lançamento 2: o selo não confere"),
        ({"rows": "nada"}, "lançamento 2: o selo não confere"),
        ({"at": "2020-01-01T00:00:00Z"}, "lançamento 2: o selo não confere"),
        ({"sequence": 999}, "lançamento 2: falta"),
    ],
)
def test_changed_line_is_named(played, change, told):
    with tampering():
        JournalEntry.objects.filter(tournament=played, sequence=2).update(**change)

    assert any(one.endswith(told) for one in faults(played))


def test_chain_that_is_written_anew_no_longer_has_the_line_that_was_sealed(played):
    last = Seal.objects.filter(tournament=played, of=Seal.Of.ROWS).last()
    with tampering():
        lines = JournalEntry.objects.filter(tournament=played, sequence=last.sequence)
        lines.update(digest="0" * 64)

    assert any(f"o lançamento {last.sequence} falta ou mudou" in one for one in faults(played))


def test_name_stands_in_no_line(played):
    texts = str(list(JournalEntry.objects.values_list("rows", flat=True)))

    assert not [name for name in Dupla.objects.values_list("name", flat=True) if name in texts]


class TestDerivedAgain:
    """Derived values that have their log line but contradict the facts."""

    def test_winner_that_the_jogo_has_not(self, played):
        row = Confronto.objects.filter(tournament=played, status="played").get()
        row.winner = row.dupla_b if row.winner == row.dupla_a else row.dupla_a
        row.save(update_fields=("winner",))

        assert list(faults(played)) == []
        told = list(differences(played))
        assert any("fase 1, rodada 1, confronto 1: o resultado seria outro" in one for one in told)
        assert any(
            "fase 1, rodada 2, confronto 1: quem vem do confronto anterior seria outro" in one for one in told
        )

    @pytest.mark.parametrize(
        "change", [{"status": ""}, {"status": "played", "jogo": None}, {"status": "walkover"}]
    )
    def test_end_that_the_jogo_has_not(self, played, change):
        row = Confronto.objects.filter(tournament=played, status="played").get()
        Confronto.objects.filter(pk=row.pk).update(**change)

        assert any("confronto 1: o resultado seria outro" in one for one in differences(played))

    def test_figure_that_is_published_and_not_counted(self, played):
        revision = latest(played)
        revision.payload["stages"][0]["rounds"][0]["confrontos"][0]["winner"] = "B"
        with tampering():
            Publication.objects.filter(pk=revision.pk).update(payload=revision.payload)

        (told,) = differences(played)
        assert "stages.0.rounds.0.confrontos.0.winner: os registros dão outro valor" in told

    def test_running_score_is_no_difference(self, played):
        jogo = jogos_being_played(played)[0]
        for winner in "AB":
            record(jogo, winner)
        catch_up(played)

        assert list(differences(played)) == []

    def test_draw_that_does_not_come_out(self, whole):
        row = Draw.objects.get(tournament=whole)
        with tampering():
            Draw.objects.update(draw=row.draw | {"digest": "0" * 64})

        assert any("sorteio: " in one for one in differences(whole))

    def test_command_says_what_it_found_and_fails(self, played):
        out = StringIO()
        call_command("verify_results", stdout=out)
        assert out.getvalue() == "Tudo confere: 1 torneios.\n"
        Confronto.objects.filter(tournament=played, status="played").update(status="")

        with pytest.raises(CommandError, match="Diferenças: "):
            call_command("verify_results", played.slug, stdout=out)
        assert (
            f"torneio {played.slug}, fase 1, rodada 1, confronto 1: o resultado seria outro" in out.getvalue()
        )
