"""The live table: one refresh covers many mãos, a repeated refresh changes nothing, and two workers do not conflict."""

import pytest

from scoring.lifecycle.open_close import reopen_jogo, walkover
from scoring.models import Mao
from tests.factories import TABLE, jogos_being_played, make_tournament, play_jogo, record
from tests.locks import Beside, locked, read_only, until, waiting
from tests.tournaments.bracket import correct
from tournaments import refresh_queue
from tournaments.models import LiveJogo, LiveTable, Publication, Refresh, Tournament
from tournaments.publication import live
from tournaments.publication.document.playing import on_table
from tournaments.publication.publishing import set_auto_publish

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases("upserts and row locks of the live table")


def table(tournament):
    return LiveTable.objects.get(pk=tournament.pk)


def debt(tournament):
    """Return the pending refreshes and publications."""
    wish, paid = Refresh.objects.get(pk=tournament.pk), table(tournament)
    return wish.wanted - paid.done, wish.publish_wanted - paid.published


def stored(tournament):
    """Return every value of the live table, of its lines and of the revisions."""
    models = (LiveTable, LiveJogo, Publication)
    return [list(model.objects.filter(tournament=tournament).values()) for model in models]


def totals(tournament):
    """Return the totals of the current partida in the live table, by mesa."""
    return {row["mesa"]: row["jogo"]["partidas"][-1]["totals"] for row in on_table(tournament.pk)}


@BOTH
def test_started_tournament_shows_every_table_at_nothing():
    tournament = make_tournament(duplas=4)
    assert debt(tournament) == (0, 0)
    assert totals(tournament) == {1: {"A": 0, "B": 0}, 2: {"A": 0, "B": 0}}


@BOTH
def test_several_maos_are_paid_by_one_refresh():
    tournament = make_tournament(duplas=4, target=3000)
    first, second = jogos_being_played(tournament)
    for jogo, winner in ((first, "A"), (second, "B"), (first, "A")):
        record(jogo, winner)
    assert debt(tournament) == (3, 0)
    assert totals(tournament)[1] == {"A": 0, "B": 0}  # recorded, not yet derived
    assert refresh_queue.behind() == [tournament.pk]
    assert live.refresh(tournament.pk) == 1
    assert debt(tournament) == (0, 0)
    assert refresh_queue.behind() == []
    assert totals(tournament) == {1: {"A": 1520, "B": 440}, 2: {"A": 220, "B": 760}}


def lines(tournament):
    """Return how often each jogo was derived since it opened, by mesa."""
    return {row.payload["mesa"]: row.done for row in LiveJogo.objects.filter(tournament=tournament)}


@BOTH
@pytest.mark.parametrize("duplas", [4, 8])
def test_a_mao_derives_its_own_jogo_alone(duplas, django_assert_num_queries):
    tournament = make_tournament(duplas=duplas, target=3000)
    jogos = jogos_being_played(tournament)
    for jogo in (jogos[0], jogos[1], jogos[1]):
        record(jogo)
        live.refresh(tournament.pk)
    LiveJogo.objects.filter(jogo=jogos[0]).update(payload={"mesa": 1, "left": "alone"})
    record(jogos[1], "B")
    # Two of them are a savepoint, two check for pending refreshes, three belong to the chain.
    with django_assert_num_queries(17):
        live.refresh(tournament.pk)
    assert lines(tournament) == {1: 1, 2: 3} | dict.fromkeys(range(3, duplas // 2 + 1), 0)
    assert on_table(tournament.pk)[0] == {"mesa": 1, "left": "alone"}
    assert on_table(tournament.pk)[1]["jogo"]["partidas"][0]["totals"] == {"A": 1740, "B": 1200}


def test_what_moves_more_than_a_score_derives_the_whole_table():
    tournament = make_tournament(duplas=4)
    LiveJogo.objects.filter(tournament=tournament).update(payload={"mesa": 1})
    refresh_queue.raise_wanted(tournament.pk)
    live.refresh(tournament.pk)
    assert totals(tournament) == {1: {"A": 0, "B": 0}, 2: {"A": 0, "B": 0}}


def test_a_mao_of_a_jogo_that_has_no_line_yet_owes_the_whole_table():
    tournament = make_tournament(duplas=4, target=3000)
    first, second = jogos_being_played(tournament)
    LiveJogo.objects.filter(jogo=first).delete()
    record(second)
    record(first)
    live.refresh(tournament.pk)
    assert totals(tournament) == {1: {"A": 760, "B": 220}, 2: {"A": 760, "B": 220}}


def test_second_refresh_changes_nothing():
    tournament = make_tournament(duplas=4)
    record(jogos_being_played(tournament)[0])
    assert live.refresh(tournament.pk) == 1
    before = stored(tournament)
    assert live.refresh(tournament.pk) == 0
    assert stored(tournament) == before


def test_refresh_of_what_never_started_does_nothing():
    tournament = make_tournament(duplas=4, state="drawn")
    assert live.refresh(tournament.pk) == 0
    assert stored(tournament) == [[], [], []]


@pytest.mark.parametrize("how", ["mao", "walkover"])
def test_closed_jogo_owes_a_revision_and_leaves_the_table(how):
    tournament = make_tournament(duplas=4)
    jogo = jogos_being_played(tournament)[0]
    if how == "mao":
        play_jogo(jogo)
    else:
        walkover(jogo=jogo, winner="A", reason="não compareceu", source=TABLE)
    assert debt(tournament)[1] == 1
    live.refresh(tournament.pk)
    assert debt(tournament) == (0, 0)
    assert list(totals(tournament)) == [2]
    assert Publication.objects.filter(tournament=tournament).count() == 2


def test_corrected_mao_of_a_closed_jogo_owes_a_revision_though_the_winner_stays():
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    live.refresh(tournament.pk)
    mao = Mao.objects.standing().get(partida__jogo=jogo)
    sides = {
        **mao.facts["sides"],
        "B": {**mao.facts["sides"]["B"], "hand": mao.facts["sides"]["B"]["hand"] + 10},
    }
    correct(jogo, sides)
    assert debt(tournament)[1] == 1
    live.refresh(tournament.pk)
    assert Publication.objects.filter(tournament=tournament).count() == 3


def test_automatic_publication_catches_up_when_it_is_switched_on():
    tournament = make_tournament(duplas=4, auto_publish=False)
    play_jogo(jogos_being_played(tournament)[0])
    live.refresh(tournament.pk)
    before = Publication.objects.filter(tournament=tournament).count()
    set_auto_publish(tournament=tournament, on=True)
    live.refresh(tournament.pk)
    assert Publication.objects.filter(tournament=tournament).count() == before + 1


def test_reopened_jogo_is_on_the_table_again():
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    live.refresh(tournament.pk)
    reopen_jogo(jogo=jogo, reason="súmula trocada", source=TABLE)
    live.refresh(tournament.pk)
    assert totals(tournament) == {1: {"A": 760, "B": 220}, 2: {"A": 0, "B": 0}}


@BOTH
def test_debts_of_one_tournament_are_not_those_of_another():
    quiet, busy = make_tournament(duplas=2), make_tournament(duplas=2)
    record(jogos_being_played(busy)[0])
    assert refresh_queue.behind() == [busy.pk]
    assert [refresh_queue.is_behind(quiet.pk), refresh_queue.is_behind(busy.pk)] == [False, True]


def test_revision_that_alone_is_owed_counts_as_behind():
    tournament = make_tournament(duplas=2)
    LiveTable.objects.filter(pk=tournament.pk).update(published=0)
    assert refresh_queue.behind() == [tournament.pk]
    assert live.refresh(tournament.pk) == 1
    assert refresh_queue.behind() == []


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_refresh_leaves_at_once_where_another_one_holds_the_table():
    tournament = make_tournament(duplas=4, target=3000)
    record(jogos_being_played(tournament)[0])
    with locked(table(tournament)):
        assert Beside(lambda: live.refresh(tournament.pk)).result(5) == 0
    assert debt(tournament) == (1, 0)
    live.refresh(tournament.pk)
    assert debt(tournament) == (0, 0)


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_whoever_holds_the_table_pays_for_the_mao_that_came_meanwhile():
    tournament = make_tournament(duplas=4, partidas=3, target=700)
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    with read_only(Publication):
        holder = Beside(lambda: live.refresh(tournament.pk))
        until(lambda: waiting() == 1)
        record(second)  # the scorer never waits
        assert live.refresh(tournament.pk) == 0
    assert holder.result() == 2
    assert debt(tournament) == (0, 0)
    assert on_table(tournament.pk)[0]["jogo"]["won"] == {"A": 1, "B": 0}


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_mao_is_recorded_while_the_table_is_being_derived():
    tournament = make_tournament(duplas=2, target=3000)
    with locked(table(tournament)):
        Beside(lambda: record(jogos_being_played(tournament)[0])).result(5)
    assert debt(tournament) == (1, 0)


@pytest.mark.parametrize("on", [True, False])
def test_switch_decides_whether_a_closed_jogo_owes_a_revision(on):
    tournament = make_tournament(duplas=4)
    set_auto_publish(tournament=tournament, on=on)
    live.refresh(tournament.pk)
    play_jogo(jogos_being_played(tournament)[0])
    assert debt(tournament)[1] == int(on)
    assert Tournament.objects.get(pk=tournament.pk).auto_publish is on
