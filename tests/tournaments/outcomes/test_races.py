"""Twenty directors settle one confronto at once: all get an answer, the jogo ends once, the last decision counts."""

from collections import Counter

import pytest

from scoring.ledger.verify import faults
from scoring.models import AuditEntry, Jogo, Mao
from tests.factories import jogos_being_played, make_stages, record
from tests.matrix import one_of
from tests.scoring.at_once import PHONES, kinds, twenty
from tests.tournaments.individual import event, player, seated
from tests.tournaments.logged import sequences
from tests.tournaments.refusals import came_of
from tests.tournaments.settling import WHY
from tournaments.ledger import names_apart
from tournaments.models import Confronto, Dupla, TournamentLogEntry
from tournaments.outcomes import decisions, owners

pytestmark = pytest.mark.django_db(transaction=True)
BOTH = pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
Action = AuditEntry.Action
VERBS = {  # by status: the director's action, different for each of the twenty if it has a choice
    "walkover": lambda one, phone: decisions.walkover(confronto=one, winner="AB"[phone % 2], **WHY),
    "both_absent": lambda one, phone: decisions.both_absent(confronto=one, **WHY),
    "abandoned": lambda one, phone: decisions.abandon(confronto=one, winner=["A", "B", ""][phone % 3], **WHY),
    "director": lambda one, phone: decisions.give_score(confronto=one, given=[phone, 1], winner="A", **WHY),
    "average": lambda one, phone: decisions.average(confronto=one, winner="AB"[phone % 2], **WHY),
}
BEGUN, NOT_BEGUN = True, False
CASES = one_of(  # all kinds at once: see the next test
    [
        pytest.param(status, begun)
        for status in VERBS
        for begun in (BEGUN, NOT_BEGUN)
        if begun or status != "abandoned"
    ],
    by=lambda case: case[1],
)


def confronto_of_four(begun=BEGUN):
    """Return a confronto of a group whose jogo is open, with a mão if `begun`."""
    (stage,) = make_stages({"format": "groups", "groups": 1}, duplas=4, target=2000)
    jogo = jogos_being_played(stage.tournament)[0]
    if begun:
        record(jogo, "A")
    return Confronto.objects.get(jogo=jogo)


def ends(jogo):
    """Return how often a jogo was ended, by any decision."""
    every = {Action.CLOSED, Action.WALKOVER, Action.CANCELLED}
    return AuditEntry.objects.filter(jogo=jogo, action__in=every).count()


def assert_stands_as_told_last(confronto):
    confronto.refresh_from_db()
    last = TournamentLogEntry.objects.filter(tournament=confronto.tournament_id).latest("sequence")
    assert (confronto.status, confronto.winner) == (last.action, last.dupla)
    assert confronto.given == last.data.get("given")


@pytest.mark.parametrize(("status", "begun"), CASES)
def test_outcomes_of_a_kind_at_once_are_all_told_and_the_last_counts(status, begun):
    confronto = confronto_of_four(begun)

    told = twenty(lambda phone: VERBS[status](confronto, phone))

    assert kinds(told) == {"Confronto": PHONES}
    assert len(sequences(confronto.tournament, status)) == PHONES
    assert ends(confronto.jogo) == 1
    assert_stands_as_told_last(confronto)


@BOTH
def test_outcomes_of_every_kind_at_once_are_all_told_and_the_last_counts():
    confronto, names = confronto_of_four(), list(VERBS)

    told = twenty(lambda phone: VERBS[names[phone % len(names)]](confronto, phone))

    assert kinds(told) == {"Confronto": PHONES}
    assert {len(sequences(confronto.tournament, name)) for name in names} == {PHONES // len(names)}
    assert ends(confronto.jogo) == 1
    assert_stands_as_told_last(confronto)


def test_absent_players_told_at_once_are_those_told_last():
    stage = event(8, 3)
    table = seated(stage, player(stage, 1))
    players, jogo = list(Dupla.objects.filter(pk__in=table.entrants)), table.jogo

    told = twenty(lambda phone: decisions.absent(confronto=table, players=[players[phone % 4]], **WHY))

    assert kinds(told) == {"Confronto": PHONES}
    assert (len(sequences(stage.tournament, "absent")), ends(jogo)) == (PHONES, 1)
    assert_stands_as_told_last(table)
    names = names_apart.told(
        TournamentLogEntry.objects.filter(action="absent").latest("sequence").data["duplas"]
    )
    assert [one.name for one in players if str(one.pk) in table.absent] == [names["absent"]]


def test_result_is_taken_back_once():
    confronto = confronto_of_four()
    VERBS["walkover"](confronto, 0)

    told = twenty(lambda phone: undone(confronto))

    confronto.refresh_from_db()
    assert Counter(told) == {"done": 1, "not_settled": PHONES - 1}
    assert (confronto.status, confronto.winner, confronto.jogo.closed_at) == ("", None, None)
    assert len(sequences(confronto.tournament, "undone")) == 1


@BOTH
def test_result_given_and_taken_back_at_once_stands_as_told_last():
    confronto = confronto_of_four()

    told = twenty(
        lambda phone: undone(confronto) if phone % 2 else VERBS["walkover"](confronto, phone).status
    )

    confronto.refresh_from_db()
    log = TournamentLogEntry.objects.filter(action__in=("walkover", "undone")).order_by("sequence")
    given = log.last().action == "walkover"
    assert Counter(told)["walkover"] == PHONES // 2
    assert log.count() == PHONES - Counter(told)["not_settled"]
    assert (confronto.status, confronto.jogo.state) == (("walkover", "closed") if given else ("", "open"))


@BOTH
def test_jogos_given_while_their_last_mao_is_sent_are_all_given():
    # The second request waits for the lock of the first at each of ten mesas, and no deadlock occurs.
    (stage,) = make_stages({"format": "groups", "groups": 5}, duplas=20, mesas=PHONES // 2)
    jogos = jogos_being_played(stage.tournament)
    confrontos = [Confronto.objects.get(jogo=jogo) for jogo in jogos]

    def acts(phone):
        mesa = phone // 2
        return record(jogos[mesa], "A") if phone % 2 else VERBS["walkover"](confrontos[mesa], 1)

    told = kinds(twenty(acts))

    assert (len(jogos), told["Confronto"]) == (PHONES // 2, PHONES // 2)
    assert told["Mao"] + told["JogoClosed"] == PHONES // 2
    assert len(sequences(stage.tournament, "walkover")) == PHONES // 2
    for confronto in confrontos:
        confronto.refresh_from_db()
        stands = (confronto.status, confronto.winner, confronto.jogo.state)
        assert stands == ("walkover", confronto.dupla_b, "closed")


def undone(confronto):
    """Undo a result. Return the outcome."""
    return came_of(lambda: decisions.undo(confronto=confronto, **WHY))


@BOTH
def test_sheets_exchanged_while_their_mesas_record_lose_and_double_nothing():
    (stage,) = make_stages({"format": "groups", "groups": 1}, duplas=4, target=20000)
    jogos = jogos_being_played(stage.tournament)
    record(jogos[0], "A")
    one, other = Confronto.objects.filter(jogo__in=jogos).order_by("pk")

    def act(phone):
        if phone % 2:
            return owners.exchange_sheets(confronto=one, other=other, **WHY)
        return record(jogos[phone // 2 % 2], "A")

    told = kinds(twenty(act))

    assert told["NoneType"] == PHONES // 2
    assert set(told) <= {"NoneType", "Mao", "MaoConflict"}
    assert Mao.objects.count() == 1 + told["Mao"]
    assert len(sequences(stage.tournament, "sheets_exchanged")) == PHONES // 2
    # Exchanged an even number of times, both have their own again.
    found = Confronto.objects.in_bulk([one.pk, other.pk])
    assert [found[row.pk].jogo_id for row in (one, other)] == [row.jogo_id for row in (one, other)]
    assert list(faults(Jogo.objects.filter(pk__in=[jogo.pk for jogo in jogos]))) == []
