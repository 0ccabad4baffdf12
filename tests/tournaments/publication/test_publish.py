"""A published revision is numbered, signed and immutable; the next one gives the reason for its changes."""

import hashlib
import json
from datetime import timedelta
from threading import Barrier

import pytest
from django.db import connection, transaction
from django.db.models import F
from django.test.utils import CaptureQueriesContext

from scoring.lifecycle.open_close import reopen_jogo, walkover
from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    finish,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    record,
)
from tests.ledger import tampering
from tests.locks import Beside, until, waiting
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Publication, Seal, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.publication import live
from tournaments.publication.document.playing import on_table
from tournaments.publication.publishing import latest, publish, set_auto_publish, without_head
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db


def numbers(tournament):
    return list(
        Publication.objects.filter(tournament=tournament).order_by("number").values_list("number", flat=True)
    )


def by_hand(tournament, reason=""):
    return publish(tournament=tournament, author=director_of(tournament.club), reason=reason)


def states(revision):
    """Return the states of the confrontos of the first round, by position."""
    return [confronto["state"] for confronto in revision.payload["stages"][0]["rounds"][0]["confrontos"]]


def test_start_publishes_the_first_revision():
    tournament = make_tournament(duplas=4)
    first = latest(tournament)
    assert (first.number, first.author, first.reason) == (1, None, "")
    assert states(first) == ["playing", "playing"]
    assert first.page == ""


def test_every_closed_jogo_makes_the_next_revision():
    tournament = make_tournament(duplas=4)
    for expected in (2, 3, 4, 5):
        play_jogo(jogos_being_played(tournament)[0])
        catch_up(tournament)
        assert latest(tournament).number == expected
    assert numbers(tournament) == [1, 2, 3, 4, 5]
    assert latest(tournament).payload["tournament"]["state"] == "finished"
    assert latest(tournament).payload["stages"][0]["standings"][0]["rows"][0]["place"] == 1


def test_two_jogos_closed_before_the_worker_came_make_one_revision():
    tournament = make_tournament(duplas=4)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    catch_up(tournament)
    assert numbers(tournament) == [1, 2]
    assert states(latest(tournament)) == ["done", "done"]


def test_mao_that_closes_no_jogo_makes_no_revision():
    tournament = make_tournament(duplas=4, target=3000)
    record(jogos_being_played(tournament)[0])
    catch_up(tournament)
    assert numbers(tournament) == [1]


@pytest.fixture
def large(monkeypatch):
    # Lower the threshold, so that four duplas count as a large event.
    monkeypatch.setattr("tournaments.publication.publishing.EACH", 3)
    monkeypatch.setattr("tournaments.publication.publishing.DUPLAS_A_SECOND", 0.1)


def older(tournament, seconds):
    """Move the revisions and the director's actions back by these seconds."""
    with tampering():
        for model in (Publication, TournamentLogEntry):
            model.objects.filter(tournament=tournament).update(at=F("at") - timedelta(seconds=seconds))


def test_results_of_a_large_event_wait_for_each_other(large):
    tournament = make_tournament(duplas=4)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
        catch_up(tournament)
    assert numbers(tournament) == [1]
    rows = [(row["round_name"], row["jogo"]["state"]) for row in on_table(tournament.pk)]
    assert (
        sorted(rows) == [("final", "open")] * 2 + [("semifinal", "closed")] * 2
    )  # the live table never waits
    older(tournament, 10)
    assert live.refresh(tournament.pk) == 0
    assert refresh_queue.behind() == [tournament.pk]
    older(tournament, 31)
    assert live.refresh(tournament.pk) == 1
    assert (numbers(tournament), refresh_queue.behind()) == ([1, 2], [])


def test_revision_that_waited_is_sealed_though_only_a_mao_has_moved(large):
    tournament = make_tournament(duplas=4, target=1500)
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    catch_up(tournament)
    older(tournament, 41)
    record(second)
    live.refresh(tournament.pk)
    assert numbers(tournament) == [1, 2]
    assert Seal.objects.filter(tournament=tournament, of=Seal.Of.PUBLICATION).count() == 2


def test_the_last_result_of_a_large_event_waits_for_nothing(large):
    tournament = make_tournament(duplas=4)
    finish(tournament)
    assert numbers(tournament) == [1, 2]
    assert latest(tournament).payload["tournament"]["state"] == "finished"


def test_what_the_director_does_in_a_large_event_waits_for_nothing(large):
    (stage,) = make_stages({"format": "all_play_all"}, duplas=4)
    live.refresh(stage.tournament.pk)
    confronto = Confronto.objects.filter(stage=stage, jogo__isnull=False).first()
    decisions.walkover(confronto=confronto, winner="A", reason="não compareceu", source=TABLE)
    live.refresh(stage.tournament.pk)
    assert numbers(stage.tournament) == [1, 2]


def test_revisions_of_two_tournaments_are_numbered_apart():
    one, other = make_tournament(duplas=2), make_tournament(duplas=4)
    play_jogo(jogos_being_played(other)[0])
    catch_up(other)
    assert (numbers(one), numbers(other)) == ([1], [1, 2])


def test_digest_can_be_computed_from_the_json_alone():
    revision = latest(make_tournament(duplas=4))
    text = json.dumps(revision.payload, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert revision.digest == hashlib.sha256(text.encode()).hexdigest()


def test_nothing_new_makes_no_revision():
    tournament = make_tournament(duplas=4)
    refresh_queue.raise_wanted(tournament.pk, publish=True)
    assert live.refresh(tournament.pk) == 1
    with pytest.raises(TournamentError) as refusal:
        by_hand(tournament, "por via das dúvidas")
    assert refusal.value.code == "nothing_new"
    assert numbers(tournament) == [1]


def test_director_publishes_between_two_jogos_and_signs():
    tournament = make_tournament(duplas=4, target=3000)
    record(jogos_being_played(tournament)[0])
    catch_up(tournament)
    revision = by_hand(tournament, "  placar parcial da mesa 1 ")
    assert (revision.number, revision.author) == (2, director_of(tournament.club))
    assert revision.reason == "placar parcial da mesa 1"
    assert latest(tournament) == revision
    assert refresh_queue.behind() == [tournament.pk]
    catch_up(tournament)
    assert numbers(tournament) == [1, 2]


@pytest.mark.parametrize("state", ["draft", "open", "drawn"])
def test_what_has_not_started_cannot_be_published(state):
    tournament = make_tournament(duplas=4, state=state)
    with pytest.raises(TournamentError) as refusal:
        by_hand(tournament)
    assert refusal.value.code == "not_started"
    assert numbers(tournament) == []


def test_with_automatic_publication_off_only_the_director_publishes():
    tournament = make_tournament(duplas=4, auto_publish=False)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    catch_up(tournament)
    assert numbers(tournament) == [1]
    assert on_table(tournament.pk)[0]["round_name"] == "final"
    assert states(by_hand(tournament)) == ["done", "done"]
    set_auto_publish(tournament=tournament, on=True)
    finish(tournament)
    assert numbers(tournament) == [1, 2, 3]


def test_correction_makes_the_next_revision_and_leaves_the_old_one():
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    reopen_jogo(jogo=jogo, reason="súmula trocada", source=TABLE)
    catch_up(tournament)
    revisions = Publication.objects.filter(tournament=tournament).order_by("number")
    assert [states(revision) for revision in revisions] == [
        ["playing", "playing"],
        ["done", "playing"],
        ["playing", "playing"],
    ]


def test_no_statement_ever_changes_a_revision():
    with CaptureQueriesContext(
        connection,
    ) as captured:
        tournament = make_tournament(duplas=4)
        jogo = play_jogo(jogos_being_played(tournament)[0])
        catch_up(tournament)
        reopen_jogo(jogo=jogo, reason="súmula trocada", source=TABLE)
        by_hand(tournament, "jogo reaberto")
        walkover(jogo=jogo, winner="B", reason="fica como na súmula", source=TABLE)
        finish(tournament)
    table = Publication._meta.db_table
    writes = [
        query["sql"].split()[0]
        for query in captured
        if table in query["sql"] and not query["sql"].startswith("SELECT")
    ]
    assert set(writes) == {"INSERT"}
    assert len(writes) == len(numbers(tournament))


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_directors_and_workers_at_once_number_without_gap_or_double():
    tournament = make_tournament(duplas=8)
    barrier = Barrier(4)

    def close_and_publish(jogo, by_worker):
        play_jogo(jogo)
        barrier.wait(20)
        if by_worker:
            live.refresh(tournament.pk)
            return None
        try:
            return by_hand(tournament).number
        except TournamentError as exc:
            return exc.code

    jogos = jogos_being_played(tournament)
    threads = [Beside(lambda jogo=jogo, i=i: close_and_publish(jogo, i % 2)) for i, jogo in enumerate(jogos)]
    answers = [thread.result() for thread in threads]
    catch_up(tournament)
    found = numbers(tournament)
    assert found == list(range(1, len(found) + 1))
    assert set(answers) <= {None, "nothing_new", *found}
    assert without_head(told(latest(tournament).payload)) == without_head(snapshot(tournament))


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_two_directors_at_once_make_one_revision():
    tournament = make_tournament(duplas=4, target=3000)
    record(jogos_being_played(tournament)[0])
    barrier = Barrier(2)

    def attempt():
        barrier.wait(20)
        try:
            return by_hand(tournament).number
        except TournamentError as exc:
            return exc.code

    threads = [Beside(attempt) for _ in range(2)]
    assert {thread.result() for thread in threads} == {2, "nothing_new"}
    assert numbers(tournament) == [1, 2]


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_revision_never_mixes_two_states():
    tournament = make_tournament(duplas=4)
    jogo = jogos_being_played(tournament)[0]
    with transaction.atomic():
        with connection.cursor() as cursor:  # the reader has seen the bracket by then, not yet the points
            cursor.execute("LOCK TABLE scoring_partida IN ACCESS EXCLUSIVE MODE")
        publisher = Beside(lambda: by_hand(tournament))
        until(lambda: waiting() == 1)
        play_jogo(jogo)
    assert states(publisher.result()) == ["done", "playing"]
    assert without_head(told(latest(tournament).payload)) == without_head(snapshot(tournament))
