"""Twenty at once at the desk: every deed is in the log, in one order, and the last one counts."""

import pytest

from scoring import tokens
from scoring.models import Registro
from tests.factories import TABLE, jogos_being_played, make_stages, make_tournament
from tests.scoring.at_once import PHONES, at_once, kinds, lines, twenty
from tournaments import blocos, mesas, outcomes
from tournaments.models import Bloco, Confronto, Dupla, DuplaKey, Mesa, Ocorrencia

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def tournament():
    return make_tournament(duplas=4, partidas=3, target=1500, mesas=PHONES)


def sequences(tournament, action):
    """Return where the deeds of one kind stand in the log; that it has no gap is part of it."""
    log = Ocorrencia.objects.filter(tournament=tournament).order_by("sequence")
    found = list(log.values_list("sequence", "action"))
    assert [sequence for sequence, _ in found] == list(range(1, len(found) + 1))
    return [sequence for sequence, of in found if of == action]


def test_mesas_of_a_hall_are_made_once(tournament):
    outcomes_ = at_once(*[lambda: mesas.of_tournament(tournament)] * PHONES)

    assert {len(made) for made in outcomes_} == {PHONES}
    assert Mesa.objects.count() == PHONES


@pytest.mark.parametrize("everywhere", [True, False], ids=["a-mesa-each", "one-mesa"])
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


def test_links_to_a_block_made_at_once_are_all_told_and_all_open(tournament):
    made = twenty(lambda phone: blocos.make(tournament=tournament, first=1, last=2, source=TABLE))

    assert kinds(made) == {"Bloco": PHONES}
    assert len(sequences(tournament, "bloco_made")) == PHONES
    assert {blocos.find(mesas.token(bloco)) for bloco in made} == set(Bloco.objects.all()) == set(made)


def test_block_is_revoked_once():
    tournament = make_tournament(duplas=8)
    bloco = blocos.make(tournament=tournament, first=1, last=3, source=TABLE)

    twenty(lambda phone: blocos.revoke(bloco=bloco, reason="perdido", source=TABLE))

    assert len(sequences(tournament, "bloco_revoked")) == 1
    assert not Bloco.objects.exists()
    assert lines("reissued") == 3  # one new address for each jogo that is played there


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
    assert not Bloco.objects.exists()
    assert all(tokens.current(jogo) != old for jogo, old in before.items())


def test_walkovers_at_once_are_all_told_and_the_last_counts():
    (stage,) = make_stages({"format": "groups", "groups": 1}, duplas=4)
    confronto = Confronto.objects.get(jogo=jogos_being_played(stage.tournament)[0])

    told = at_once(
        *(
            lambda side="AB"[phone % 2]: outcomes.walkover(
                confronto=confronto, winner=side, reason="ausentes", source=TABLE
            )
            for phone in range(PHONES)
        )
    )

    confronto.refresh_from_db()
    assert kinds(told) == {"Confronto": PHONES}
    assert len(sequences(stage.tournament, "walkover")) == PHONES
    assert confronto.winner == Ocorrencia.objects.filter(action="walkover").latest("sequence").dupla
    assert Registro.objects.filter(jogo=confronto.jogo, action="walkover").count() == 1
