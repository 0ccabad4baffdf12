"""Penalties: from the catalogue, with reason and author, lifted and never deleted."""

import pytest

from scoring.ledger.trail import Source
from tests.factories import director_of
from tests.remembered import remembered
from tests.tournaments.staged import dupla, make_round, make_stage, order_of, play
from tournaments.errors import TournamentError
from tournaments.models import Penalty, StageEntry, TournamentLogEntry
from tournaments.outcomes import penalties
from tournaments.results.stage_results import standing_of
from tournaments.standings.penalties import Sanction

pytestmark = pytest.mark.django_db


@pytest.fixture
def stage(db):
    return played()


@remembered
def played():
    stage = make_stage(2)
    play(*make_round(stage, 1, "AB"), "A")
    return stage


@pytest.fixture
def desk(stage):
    return Source(actor=director_of(stage.tournament.club), device="mesa da direção")


def punish(stage, desk, **changed):
    usual = {"dupla": dupla(stage, "A"), "round": 1, "sanction": "warning", "reason": " Atraso "}
    return penalties.penalise(stage=stage, source=desk, **{**usual, **changed})


@pytest.mark.parametrize("sanction", Sanction)
def test_each_penalty_of_the_catalogue_is_kept_with_reason_and_author(sanction, stage, desk):
    penalty = punish(stage, desk, sanction=str(sanction), amount=2)

    assert (penalty.reason, penalty.author) == ("Atraso", desk.actor)
    assert penalty.amount == (2 if sanction in {"mp", "vp"} else 0)
    line = TournamentLogEntry.objects.get(action="penalised")
    assert (line.action, line.dupla, line.round, line.actor) == ("penalised", penalty.dupla, 1, desk.actor)
    assert line.data == {"sanction": str(sanction), "amount": penalty.amount}


def test_lifted_penalty_no_longer_counts_and_stays_to_be_read(stage, desk):
    penalty = punish(stage, desk, sanction="disqualification")
    assert order_of(standing_of(stage)) == "BA"

    penalties.lift(penalty=penalty, reason="Engano", source=desk)

    assert order_of(standing_of(stage)) == "AB"
    assert Penalty.objects.get().lifted_at
    assert TournamentLogEntry.objects.latest("pk").action == "penalty_lifted"
    with pytest.raises(TournamentError, match="penalty_lifted"):
        penalties.lift(penalty=penalty, reason="Engano", source=desk)
    with pytest.raises(TournamentError, match="reason_missing"):
        penalties.lift(penalty=penalty, reason=" ", source=desk)


@pytest.mark.parametrize(
    ("changed", "code", "field"),
    [
        ({"sanction": "slap"}, "sanction_unknown", "sanction"),
        ({"sanction": "vp"}, "amount_invalid", "amount"),
        ({"sanction": "mp", "amount": -5}, "amount_invalid", "amount"),
        ({"sanction": "mp", "amount": 10**7}, "amount_invalid", "amount"),
        ({"reason": "  "}, "reason_missing", "reason"),
        ({"round": 2}, "round_unknown", "round"),
        ({"round": 0}, "round_unknown", "round"),
    ],
)
def test_penalty_refused_names_its_field(changed, code, field, stage, desk):
    with pytest.raises(TournamentError) as refused:
        punish(stage, desk, **changed)

    assert (refused.value.code, refused.value.field) == (code, field)
    assert not Penalty.objects.exists()


def test_who_does_not_play_the_stage_is_not_punished_in_it(stage, desk):
    StageEntry.objects.filter(dupla=dupla(stage, "A")).delete()

    with pytest.raises(TournamentError, match="not_in_stage"):
        punish(stage, desk)
