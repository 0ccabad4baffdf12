"""Entries that a phone could not send are imported at the desk through the same services, each exactly once."""

from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from scoring import tokens
from scoring.models import AuditEntry, Jogo, Mao, SeatKey, Submission
from tests.factories import director_of, jogos_being_played, make_tournament, record
from tests.scoring.typed import TOTALS, typed
from tests.tournaments.desk.pages import exported, text, url

pytestmark = pytest.mark.django_db


def bring(client, tournament, export, **more):
    return client.post(url("desk_outbox", tournament), {"text": export, **more})


def test_entries_are_stored_in_order_once_and_under_the_director(client, tournament, jogo):
    export = exported(jogo, typed(), typed(number=2, A_table="47"))

    first, again = bring(client, tournament, export), bring(client, tournament, export)

    assert [mao.totals for mao in Mao.objects.order_by("number")] == [TOTALS, {"A": 870, "B": 210}]
    assert text(first).count("Gravada: recibo") == 2
    assert text(again).count("Já estava gravada") == 2
    line = AuditEntry.objects.filter(action=AuditEntry.Action.RECORDED).first()
    assert (line.actor, line.device) == (director_of(tournament.club), "painel")


def test_entry_keeps_the_device_that_it_was_written_on(client, tournament, jogo):
    bring(client, tournament, exported(jogo, typed(aparelho="celular-da-mesa-um")))

    line = AuditEntry.objects.get(action=AuditEntry.Action.RECORDED)
    assert (line.actor, line.device) == (director_of(tournament.club), "celular-da-mesa-um")
    assert Mao.objects.get().device == "celular-da-mesa-um"


def test_file_is_read_like_the_text(client, tournament, jogo):
    file = SimpleUploadedFile("canastra-pendencias.json", exported(jogo, typed()).encode())

    assert "Gravada: recibo" in text(bring(client, tournament, "", file=file))


def test_what_is_refused_says_why_and_what_is_right_is_stored(client, tournament, jogo):
    answer = bring(client, tournament, exported(jogo, typed(A_table="muitas"), typed()))

    assert [one.stored for one in answer.context["brought"]] == [False, True]
    assert "Aqui vai um número inteiro" in text(answer)


def test_mao_that_stands_already_is_not_overwritten(client, tournament, jogo):
    record(jogo)

    answer = bring(client, tournament, exported(jogo, typed()))

    assert "Outra pessoa já gravou esta mão" in text(answer)
    assert Mao.objects.count() == 1


def test_phone_with_an_old_code_still_brings_its_maos(client, tournament, jogo):
    export = exported(jogo, typed())
    SeatKey.objects.filter(jogo=jogo, seat="mesa").update(digest="another")

    assert "Gravada: recibo" in text(bring(client, tournament, export))


def test_side_that_enters_apart_brings_what_it_says(client, tournament, jogo):
    Jogo.objects.filter(pk=jogo.pk).update(entry=Jogo.Entry.APART)
    address = reverse("scoring:table", args=(tokens.current(jogo, "A"),))

    bring(client, tournament, exported(jogo, typed(), address=address))

    assert [envio.side for envio in Submission.objects.filter(jogo=jogo)] == ["A"]
    assert not Mao.objects.exists()


def test_correction_is_brought_too(client, tournament, jogo):
    bring(client, tournament, exported(jogo, typed()))
    address = reverse("scoring:correct", args=(tokens.current(jogo), 1, 1))
    body = typed(A_table="47", seen_version="1", reason="Contada de novo")

    bring(client, tournament, exported(jogo, body, address=address))

    assert Mao.objects.standing().get().totals == {"A": 870, "B": 210}


def test_jogo_of_another_tournament_is_left_alone(client, tournament):
    other = jogos_being_played(make_tournament(name="Outra", duplas=2, club=tournament.club))[0]

    answer = bring(client, tournament, exported(other, typed()))

    assert "Não é deste torneio" in text(answer)
    assert not Mao.objects.exists()


@pytest.mark.parametrize(
    "export",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"canastra": "pendencias"}',
        pytest.param("[" * 200_000, id="brackets without end"),
        '{"canastra": "pendencias", "envios": [7]}',
    ],
)
def test_anything_else_is_refused_beside_the_field(client, tournament, export):
    answer = bring(client, tournament, export)

    assert answer.status_code == 422
    assert list(answer.context["form"].errors) == ["text"]


def test_export_of_nothing_says_so(client, tournament, jogo):
    assert "o celular já enviou tudo" in text(bring(client, tournament, exported(jogo)))


@pytest.mark.parametrize("address", ["/painel/", "/mesa/x/placar/", "/nada"])
def test_entry_of_no_mao_is_refused(client, tournament, jogo, address):
    answer = bring(client, tournament, exported(jogo, typed(), address=address))

    assert "Isto não é uma mão." in text(answer)
    assert not Mao.objects.exists()


def test_mao_that_a_phone_wanted_back_is_taken_back_in_its_turn(client, tournament, jogo):
    record(jogo, "A")
    undo = reverse("scoring:take_back", args=(tokens.current(jogo), 1, 1))
    wish = {"client_id": str(uuid4()), "partida": "1", "number": "1", "seen_version": "1"}
    export = exported(jogo, wish, address=undo)

    first, again = bring(client, tournament, export), bring(client, tournament, export)
    after = bring(client, tournament, exported(jogo, typed()))

    assert [one.stored for page in (first, again, after) for one in page.context["brought"]] == [True] * 3
    assert [(mao.version, mao.void) for mao in Mao.objects.order_by("version")] == [
        (1, False),
        (2, True),
        (3, False),
    ]


def test_mao_that_cannot_be_taken_back_says_why(client, tournament, jogo):
    for winner in "AB":
        record(jogo, winner)
    undo = reverse("scoring:take_back", args=(tokens.current(jogo), 1, 1))
    wish = {"client_id": str(uuid4()), "partida": "1", "number": "1", "seen_version": "1"}

    answer = bring(client, tournament, exported(jogo, wish, address=undo))

    assert "só o diretor pode mudar" in text(answer)
    assert Mao.objects.standing().count() == 2
