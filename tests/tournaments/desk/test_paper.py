"""A round entered from paper: each row is stored or refused separately, input is kept, and no row is stored twice."""

import re

import pytest

from scoring.models import Mao
from tests.factories import make_tournament, record
from tests.scoring.typed import TYPED
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, posted, running, signed_in
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db


def by_mesa(tournament):
    """Return the confrontos in play, by mesa."""
    return list(Confronto.objects.being_played().filter(tournament=tournament).order_by("mesa"))


def opened(client, tournament, **asked):
    """Return the form data of the page without any input."""
    answer = client.get(url("desk_paper", tournament), asked)
    assert answer.status_code == 200
    return sent_by(answer)


def sent_by(answer):
    page = answer.content.decode()
    places = re.findall(r'name="lugar" value="([^"]+)"', page)
    (seal,) = re.findall(r'name="selo" value="([^"]+)"', page)
    return {"selo": seal, "lugar": places}


def totals(confronto, a, b, partida=1, number=1):
    key = f"{confronto.pk}.{partida}.{number}"
    return {f"{key}-A-total": str(a), f"{key}-B-total": str(b)}


def counted(confronto, **changed):
    return {f"{confronto.pk}.1.1-{name}": value for name, value in (TYPED | changed).items()}


def stored(confronto):
    maos = Mao.objects.standing().filter(partida__jogo=confronto.jogo)
    return [mao.totals for mao in maos.order_by("partida__number", "number")]


@pytest.fixture
def tournament(client):
    """Return eight duplas at four mesas, best of three, totals allowed; the director is signed in."""
    return signed_in(client, make_tournament(duplas=8, partidas=3, target=1500, totals_allowed=True, mesas=4))


def test_a_round_is_typed_on_one_page_and_closes_its_jogos(client, tournament):
    one, other, *rest = by_mesa(tournament)
    page = opened(client, tournament)
    assert len(page["lugar"]) == 4 * 3

    answer = client.post(
        url("desk_paper", tournament),
        page
        | totals(one, 1600, 900)
        | totals(one, 1510, 200, partida=2)
        | totals(other, 1500, 900)
        | totals(other, 100, 1900, partida=2)
        | totals(other, 1520, 880, partida=3),
    )

    assert answer.status_code == 302
    for confronto in (one, other):
        confronto.refresh_from_db()
        assert confronto.status == "played"
        assert confronto.jogo.winner == "A"
    assert stored(one) == [{"A": 1600, "B": 900}, {"A": 1510, "B": 200}]
    assert [stored(row) for row in rest] == [[], []]
    assert "5 mãos gravadas." in text(client.get(answer["Location"]))


def test_the_count_of_each_mao_goes_through_the_rules(client, tournament):
    one, *_rest = by_mesa(tournament)
    page = opened(client, tournament, com="contas")

    answer = client.post(url("desk_paper", tournament) + "?com=contas", page | counted(one))

    assert answer.status_code == 302
    assert stored(one) == [{"A": 880, "B": 210}]
    following = opened(client, tournament, com="contas")["lugar"]
    assert f"{one.pk}.1.2" in following
    assert f"{one.pk}.1.1" not in following


def test_good_rows_are_stored_and_bad_ones_keep_what_was_typed(client, tournament):
    one, other, third, _fourth = by_mesa(tournament)
    page = opened(client, tournament)
    data = page | totals(one, 1600, 900) | totals(other, "mil", 900) | totals(third, 1500, "")

    answer = client.post(url("desk_paper", tournament), data)

    assert answer.status_code == 422
    assert stored(one) == [{"A": 1600, "B": 900}]
    assert stored(other) == stored(third) == []
    shown = text(answer)
    assert 'value="mil"' in shown
    assert 'value="1500"' in shown
    assert [row.confronto.pk for row in answer.context["wrong"]] == [other.pk, third.pk]
    assert all(entry.sentences() for row in answer.context["wrong"] for entry in row.entries if entry.filled)
    mended = sent_by(answer) | totals(other, 1700, 900) | totals(third, 1500, 20)
    assert client.post(url("desk_paper", tournament), mended).status_code == 302
    assert stored(other) == [{"A": 1700, "B": 900}]
    assert Mao.objects.filter(partida__jogo=one.jogo).count() == 1


def test_the_same_page_sent_twice_stores_once(client, tournament):
    one, *_rest = by_mesa(tournament)
    data = opened(client, tournament) | totals(one, 1600, 900)

    answers = [client.post(url("desk_paper", tournament), data).status_code for _ in range(2)]

    assert answers == [302, 302]
    assert Mao.objects.filter(partida__jogo=one.jogo).count() == 1


def test_sent_again_with_other_figures_nothing_is_overwritten(client, tournament):
    one, *_rest = by_mesa(tournament)
    data = opened(client, tournament)
    client.post(url("desk_paper", tournament), data | totals(one, 1600, 900))

    answer = client.post(url("desk_paper", tournament), data | totals(one, 1700, 900))

    assert answer.status_code == 422
    assert "Esta mão já está gravada: 1.600 × 900." in text(answer)
    assert 'value="1700"' in text(answer)
    assert stored(one) == [{"A": 1600, "B": 900}]


def test_a_mao_that_the_table_entered_meanwhile_is_not_typed_over(client, tournament):
    one, *_rest = by_mesa(tournament)
    data = opened(client, tournament, com="contas")
    record(one.jogo, "A")

    answer = client.post(url("desk_paper", tournament) + "?com=contas", data | counted(one))

    assert answer.status_code == 422
    assert "Esta mão já está gravada: 760 × 220." in text(answer)


def test_of_a_mesa_what_comes_after_a_bad_one_waits(client, tournament):
    one, *_rest = by_mesa(tournament)
    data = opened(client, tournament) | totals(one, "x", 900) | totals(one, 1510, 200, partida=2)

    answer = client.post(url("desk_paper", tournament), data)

    (row,) = answer.context["wrong"]
    assert [entry.said for entry in row.entries[:2]] == [[], ["Espera o que vem antes nesta mesa."]]
    assert stored(one) == []


def test_what_is_unusual_is_confirmed_on_the_row(client, tournament):
    one, *_rest = by_mesa(tournament)
    data = opened(client, tournament, com="contas") | counted(one, **{"B-hand": "0"})

    answer = client.post(url("desk_paper", tournament) + "?com=contas", data)

    assert answer.status_code == 422
    codes = re.findall(rf'name="{one.pk}.1.1-acknowledged" value="([^"]+)"', text(answer))
    assert codes
    again = data | {f"{one.pk}.1.1-acknowledged": codes}
    assert client.post(url("desk_paper", tournament) + "?com=contas", again).status_code == 302


@pytest.mark.parametrize("entry", ["confirm", "apart"])
def test_where_duplas_have_a_say_the_signed_sheet_needs_none(client, entry):
    tournament = signed_in(client, make_tournament(duplas=4, target=700, entry=entry, totals_allowed=True))
    one, _other = by_mesa(tournament)
    data = opened(client, tournament) | totals(one, 900, 200)

    assert client.post(url("desk_paper", tournament), data).status_code == 302

    one.refresh_from_db()
    assert one.status == "played"
    assert client.post(url("desk_paper", tournament), data).status_code == 302
    assert Mao.objects.filter(partida__jogo=one.jogo).count() == 1


def test_totals_alone_are_asked_for_only_where_the_event_takes_them(client):
    tournament = running(client, SWISS)
    posted(tournament)

    page = text(client.get(url("desk_paper", tournament), {"com": "totais"}))

    assert "-A-total" not in page
    assert "-A-table" in page


def test_nothing_typed_changes_nothing(client, tournament):
    answer = client.post(url("desk_paper", tournament), opened(client, tournament))

    assert answer.status_code == 302
    assert "Nada foi digitado." in text(client.get(answer["Location"]))


def test_what_was_typed_of_a_confronto_that_is_gone_is_said(client, tournament):
    data = opened(client, tournament) | {"lugar": ["999999.1.1"], "999999.1.1-A-total": "1600"}

    answer = client.post(url("desk_paper", tournament), data)

    assert answer.status_code == 422
    assert "Estava escrito: 1600" in text(answer)


@pytest.mark.parametrize("place", ["", "x", "1.1", "1.1.1.1", "-1.1.1", "9" * 50 + ".1.1"])
def test_places_that_no_page_sends_do_no_harm(client, tournament, place):
    data = {"lugar": [place], f"{place}-A-total": "1600"}

    assert client.post(url("desk_paper", tournament), data).status_code in {302, 422}


def test_nobody_types_into_another_event(client, tournament):
    foreign = make_tournament(duplas=2, target=700, totals_allowed=True)
    (one,) = by_mesa(foreign)
    data = opened(client, tournament) | {"lugar": [f"{one.pk}.1.1"]} | totals(one, 900, 200)

    assert client.post(url("desk_paper", tournament), data).status_code == 422
    assert stored(one) == []
