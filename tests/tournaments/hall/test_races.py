"""Twenty requests at once at the desk: every action is in the log, in one order, and the last one counts."""

import pytest

from scoring import tokens
from tests.factories import TABLE, jogos_being_played, make_tournament
from tests.matrix import every
from tests.scoring.at_once import PHONES, at_once, kinds, lines, twenty
from tests.tournaments.logged import sequences
from tournaments.hall import blocos, mesas
from tournaments.models import Dupla, DuplaKey, Mesa, MesaBlock

pytestmark = pytest.mark.django_db(transaction=True)
BOTH = pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")


@pytest.fixture
def tournament():
    return make_tournament(duplas=4, partidas=3, target=1500, mesas=PHONES)


@BOTH
def test_mesas_of_a_hall_are_made_once(tournament):
    outcomes = at_once(*[lambda: mesas.of_tournament(tournament)] * PHONES)

    assert {len(made) for made in outcomes} == {PHONES}
    assert Mesa.objects.count() == PHONES


@pytest.mark.parametrize("everywhere", every([False, True], 2), ids=["one-mesa", "a-mesa-each"])
def test_new_codes_at_once_are_all_told_and_the_last_opens(tournament, everywhere):
    hall = mesas.of_tournament(tournament)
    chosen = hall if everywhere else hall[:1] * PHONES

    made = at_once(
        *(lambda mesa=mesa: mesas.new_code(mesa=mesa, reason="visto", source=TABLE) for mesa in chosen)
    )

    assert kinds(made) == {"Mesa": PHONES}
    assert len(sequences(tournament, "mesa_code")) == PHONES
    assert [mesas.find(mesas.token(mesa)) for mesa in mesas.of_tournament(tournament)] == hall


def test_mesas_unlocked_at_once_are_all_told(tournament):
    hall = mesas.of_tournament(tournament)

    at_once(*(lambda mesa=mesa: mesas.unlock(mesa=mesa, source=TABLE) for mesa in hall))

    assert len(sequences(tournament, "mesa_unlocked")) == PHONES


def test_new_links_of_duplas_at_once_are_all_told(tournament):
    duplas = list(Dupla.objects.filter(tournament=tournament)) * (PHONES // 4)

    made = at_once(
        *(lambda one=one: mesas.new_link(dupla=one, reason="perdido", source=TABLE) for one in duplas)
    )

    assert kinds(made) == {"DuplaKey": PHONES}
    assert len(sequences(tournament, "dupla_link")) == PHONES
    assert DuplaKey.objects.count() == 4


@BOTH
def test_links_to_a_block_made_at_once_are_all_told_and_all_open(tournament):
    made = twenty(lambda phone: blocos.make(tournament=tournament, first=1, last=2, source=TABLE))

    assert kinds(made) == {"MesaBlock": PHONES}
    assert len(sequences(tournament, "bloco_made")) == PHONES
    assert {blocos.find(mesas.token(bloco)) for bloco in made} == set(MesaBlock.objects.all()) == set(made)


def test_block_is_revoked_once():
    tournament = make_tournament(duplas=8)
    bloco = blocos.make(tournament=tournament, first=1, last=3, source=TABLE)

    twenty(lambda phone: blocos.revoke(bloco=bloco, reason="perdido", source=TABLE))

    assert len(sequences(tournament, "bloco_revoked")) == 1
    assert not MesaBlock.objects.exists()
    assert lines("reissued") == 3  # one new address for each jogo that is played there


@BOTH
def test_blocks_that_overlap_are_revoked_at_once_each():
    tournament = make_tournament(duplas=8)
    made = [
        blocos.make(tournament=tournament, first=1 + phone % 2, last=3 + phone % 2, source=TABLE)
        for phone in range(PHONES)
    ]
    before = {jogo: tokens.current(jogo) for jogo in jogos_being_played(tournament)}

    twenty(lambda phone: blocos.revoke(bloco=made[phone], reason="perdido", source=TABLE))

    assert len(sequences(tournament, "bloco_revoked")) == PHONES
    assert lines("reissued") == PHONES * 3
    assert not MesaBlock.objects.exists()
    assert all(tokens.current(jogo) != old for jogo, old in before.items())
