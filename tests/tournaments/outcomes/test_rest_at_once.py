"""The rest is ended at once: the result is that of one confronto after the other, with a fixed number of statements."""

import pytest
from django.core.management import call_command
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from scoring.models import AuditEntry, Jogo
from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    record,
    unrecord,
)
from tests.scoring.two_duplas import send
from tests.tournaments.desk.pages import url
from tournaments.models import Confronto, Round, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.outcomes.rest import How, end_rest, mark, unfinished
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db
TOLD = ("jogo", "sequence", "action", "before", "after", "reason", "device", "actor")
SWISS = {"format": "swiss", "rounds": 3, "partidas": 1}
KNOCKOUT = {"format": "knockout", "partidas": 1}
INDIVIDUAL = {"format": "individual", "rounds": 3, "partidas": 1, "pace": "round"}


def round_of(plan, **event):
    """Return a stage in its first round: one jogo is finished, B leads at one, one is level, a mão is taken back."""
    (stage,) = make_stages(plan, target=3000, **event)
    go_on(stage)
    over, led, level, taken_back, *_ = jogos_being_played(stage.tournament)
    play_jogo(over)
    record(led, "B")
    record(level, "A")
    record(level, "B")
    unrecord(taken_back)
    return stage


def sent_by_one_side():
    """Return a stage in its first round, in which each side enters every mão: one side has, at one mesa."""
    (stage,) = make_stages(SWISS, duplas=4, target=3000, entry=Jogo.Entry.APART)
    go_on(stage)
    send(jogos_being_played(stage.tournament)[0], "A")
    return stage


def one_by_one(stage, how, words):
    for one in unfinished(stage, 1):
        if one.maos and how is How.AS_IT_STANDS:
            decisions.abandon(confronto=one.confronto, **words)
        else:
            decisions.not_counted(confronto=one.confronto, **words)


def at_once(stage, how, words, number=1):
    end_rest(stage=stage, number=number, how=how, seen=mark(unfinished(stage, number)), **words)


def left_by(deed, *given):
    """Return what a deed leaves in the database, which is then restored."""
    stage = given[0]
    with transaction.atomic():
        deed(*given)
        event = {"tournament": stage.tournament}
        rows = Confronto.objects.filter(**event).order_by("pk")
        log = TournamentLogEntry.objects.filter(**event).exclude(action="rest_ended")
        trails = AuditEntry.objects.order_by("jogo", "sequence")
        found = {
            "confrontos": list(rows.values("pk", "status", "winner", "given", "absent", "jogo")),
            "rounds": list(Round.objects.filter(stage=stage).order_by("number").values("number", "state")),
            "jogos": [(one.pk, one.result, one.state) for one in Jogo.objects.order_by("pk")],
            "trails": list(trails.values(*TOLD)),
            "log": sorted(map(repr, log.values("action", "stage", "round", "dupla", "reason", "data"))),
            "document": snapshot(stage.tournament),
        }
        transaction.set_rollback(True)
    return found


@pytest.mark.both_databases(
    "rows are changed by their number, and the ends of their chains are read together"
)
@pytest.mark.parametrize("how", How)
@pytest.mark.parametrize(
    "scene",
    [
        lambda: round_of(SWISS, duplas=12),
        lambda: round_of(INDIVIDUAL, duplas=20, entrants="players"),
        sent_by_one_side,
    ],
    ids=["duplas", "players", "entered apart"],
)
def test_result_is_that_of_one_confronto_after_the_other(scene, how):
    stage = scene()
    someone = stage.tournament.club.player_set.first()
    words = {"reason": f"{someone.name} fecha o salão", "source": TABLE}

    assert left_by(at_once, stage, how, words) == left_by(one_by_one, stage, how, words)

    at_once(stage, how, words)
    assert not AuditEntry.objects.filter(reason__contains=someone.name).exists()
    catch_up(stage.tournament)
    call_command("verify_ledger", stage.tournament.slug, verbosity=0)


def bracket():
    """Return a bracket whose first round has a finished jogo, one led by B, a level one and an unplayed one."""
    (stage,) = make_stages(KNOCKOUT, duplas=8, target=3000)
    over, led, level, _ = jogos_being_played(stage.tournament)
    play_jogo(over)
    record(led, "B")
    record(level, "A")
    record(level, "B")
    return stage


def node_by_node(stage, how, words):
    for one in unfinished(stage):
        if one.ahead and how is How.AS_IT_STANDS:
            decisions.abandon(confronto=one.confronto, **words)
    waiting = Confronto.objects.filter(stage=stage, status="").order_by("-round", "-pk").with_sides()
    for row in sorted(waiting, key=lambda row: row.is_ready):
        decisions.leave_open(confronto=row, **words)


@pytest.mark.parametrize("how", How)
def test_result_in_a_bracket_is_the_same_too(how):
    stage, words = bracket(), {"reason": "O salão fecha", "source": TABLE}

    whole = left_by(lambda *given: at_once(*given, number=None), stage, how, words)
    one_after_the_other = left_by(node_by_node, stage, how, words)

    # One after the other, a jogo of the next round is opened and annulled again.
    for name in ("confrontos", "log"):
        assert whole[name] == one_after_the_other[name]
    assert whole["document"]["final_ranking"] == one_after_the_other["document"]["final_ranking"]
    at_once(stage, how, words, number=None)
    catch_up(stage.tournament)
    call_command("verify_ledger", stage.tournament.slug, verbosity=0)


def statements(client, plan, number, duplas):
    (stage,) = make_stages(plan, duplas=duplas, target=3000)
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament)[1:]:
        record(jogo)
    client.force_login(director_of(stage.tournament.club))
    sent = {"how": "as_it_stands", "reason": "Fecha", "visto": mark(unfinished(stage, number))}
    with CaptureQueriesContext(connection) as asked:
        answer = client.post(url("desk_rest", stage.tournament, 1), sent | {"rodada": number or ""})
    assert answer.status_code == 302
    return len(asked)


def test_statements_are_the_same_for_any_number_of_mesas(client):
    assert statements(client, SWISS, 1, duplas=4) == statements(client, SWISS, 1, duplas=16)


def test_each_winner_of_a_bracket_costs_the_statements_of_its_next_slot(client):
    more = statements(client, KNOCKOUT, None, duplas=16) - statements(client, KNOCKOUT, None, duplas=8)
    assert more == 7 * (8 - 4)
