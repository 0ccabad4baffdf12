"""Notes beside the mãos: a relancinho when it is laid, the seats, the dealer, who cuts and who plays first."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.errors import JogoClosed, Refused
from scoring.jogo.sheet import sheet
from scoring.ledger.verify import faults
from scoring.lifecycle.dealing import agree_deal, name_dealer, turns
from scoring.lifecycle.notes import note_relancinho, seated_names, take_seats
from scoring.lifecycle.open_close import open_jogo, walkover
from scoring.models import FOLLOW, MESA, AuditEntry, Jogo, Mao, SeatKey
from tests.scoring.cast import TABLE
from tests.scoring.course import LOST, WON, new_jogo, record
from tests.scoring.pages import post, text

pytestmark = pytest.mark.django_db
DUPLAS = ["Ana e Bia", "Caio e Davi"]
SEATS = ["A1", "B1", "A2", "B2"]


def opened(key="buraco-1", labels=DUPLAS, **options):
    return open_jogo(labels=labels, ruleset=key, options=options, partidas=1, source=TABLE)


def page(jogo, name="notes", seat=MESA):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo, seat),))


def noted(jogo, side="A", count=1, place=(1, 1)):
    return note_relancinho(jogo=jogo, partida=place[0], number=place[1], side=side, count=count, source=TABLE)


def refused(verb, **given):
    with pytest.raises(Refused) as refusal:
        verb(source=TABLE, **given)
    return refusal.value.code


# --- a relancinho ---------------------------------------------------------------------------


def test_relancinho_noted_during_the_mao_is_part_of_it_though_nothing_more_is_said(client):
    # 000:47: "imediatamente anotado".
    jogo = opened()
    client.post(page(jogo), {"fazer": "relancinho", "relancinho": "A:1", "partida": "1", "number": "1"})
    table = client.get(page(jogo, "table"))

    assert "Relancinhos já anotados: 1" in text(table)
    assert table.context["form"]["A-relancinho"].value() == 1
    answers = {"A_table": "300", "A_hand": "20", "A_clean": "1", "B_table": "60", "B_hand": "160"}
    after = post(client, page(jogo, "table"), ending="A", **answers)
    assert Mao.objects.get().facts["sides"]["A"]["relancinho"] == 1
    assert Mao.objects.get().totals["A"] == 300 - 20 + 200 + 100 + 50
    assert "Relancinhos já anotados" not in text(after)


def test_relancinho_that_was_a_mistake_is_taken_off_or_said_to_be_none(client):
    jogo = opened()
    noted(jogo, count=2)
    noted(jogo, side="B")
    noted(jogo, count=1)
    noted(jogo, side="B", count=0)
    jogo.refresh_from_db()
    assert jogo.relancinhos == [[1, 1, "A", 1]]

    answers = {"A_table": "300", "A_hand": "20", "B_table": "60", "B_hand": "160"}
    post(client, page(jogo, "table"), ending="A", A_clean="1", A_relancinho="0", **answers)
    assert not Mao.objects.get().facts["sides"]["A"]["relancinho"]


def test_relancinho_said_twice_alike_leaves_one_line():
    jogo = opened()
    noted(jogo)
    noted(jogo)
    lines = AuditEntry.objects.filter(action=AuditEntry.Action.RELANCINHO)

    assert [line.after for line in lines] == [{"partida": 1, "number": 1, "side": "A", "count": 1}]
    assert not list(faults(Jogo.objects.all()))


def test_mao_sent_again_is_the_same_though_one_was_noted_in_the_next(client):
    jogo = opened(target=3000)
    noted(jogo)
    answers = {"A_table": "300", "A_hand": "20", "A_clean": "1", "B_table": "60", "B_hand": "160"}
    sent = {"ending": "A", "client_id": "5f3d3c66-4d0a-4d0c-8a38-0b6a5c1f6a55", **answers}
    assert post(client, page(jogo, "table"), **sent).status_code == 200
    noted(jogo, side="B", place=(1, 2))
    post(client, page(jogo, "table"), **sent)

    assert Mao.objects.count() == 1
    assert "repetida" in post(client, page(jogo, "table"), **sent).request["QUERY_STRING"]


def test_relancinho_that_cannot_be_noted_is_refused():
    place = {"partida": 1, "number": 1}
    jogo = opened()

    assert refused(note_relancinho, jogo=jogo, side="C", count=1, **place) == "side_unknown"
    assert refused(note_relancinho, jogo=jogo, side="A", count=10, **place) == "relancinhos_too_many"
    assert refused(note_relancinho, jogo=jogo, side="A", count=-1, **place) == "relancinhos_too_many"
    late = {"jogo": jogo, "side": "A", "count": 1, "partida": 1, "number": 2}
    assert refused(note_relancinho, **late) == "mao_out_of_order"
    other = opened("burraco-1")
    assert refused(note_relancinho, jogo=other, side="A", count=1, **place) == "relancinho_not_in_rules"


# --- who deals, cuts and plays first --------------------------------------------------------


def test_what_the_players_agree_on_is_kept_for_the_regulamento_too(client):
    # Art. 3.
    jogo = new_jogo("002", {"target": 5000})
    said = {"fazer": "mao", "partida": "1", "number": "1", "da": "A", "corta": "B", "abre": "A"}
    assert "Quem dá, corta e abre a mão 1" in text(client.get(page(jogo)))
    assert client.post(page(jogo), said).status_code == 302
    record(jogo, WON)
    record(jogo, LOST)

    found = turns(sheet(Jogo.objects.get(pk=jogo.pk)))
    assert [(one.dealer, one.cuts, one.first) for one in found.values()] == [
        ("A", "B", "A"),
        ("B", "A", "B"),
        ("A", "B", "A"),
    ]
    shown = text(client.get(page(jogo, "table")))
    assert shown.count("> cortou") == 2
    assert "Dá as cartas e começa" in shown


def test_text_that_says_who_deals_lets_nobody_agree_otherwise_and_the_other_way_round():
    deal = {"partida": 1, "number": 1}
    agreed = {"dealer": "A", "cuts": "B", "first": "A", **deal}

    assert refused(agree_deal, jogo=new_jogo("003", {}), **agreed) == "dealer_by_text"
    jogo = new_jogo("002", {"target": 5000})
    assert refused(name_dealer, jogo=jogo, side="A", **deal) == "dealer_by_lot"
    assert refused(agree_deal, jogo=jogo, **(agreed | {"cuts": ""})) == "side_unknown"
    assert refused(agree_deal, jogo=jogo, **(agreed | {"number": 2})) == "mao_out_of_order"


# --- who sits where -------------------------------------------------------------------------


def test_seats_are_noted_and_shown_with_the_sheet(client):
    # Art. 2.
    jogo = opened("regulamento-1", target=1500)
    typed = {f"lugar-{at}": who for at, who in enumerate(SEATS, 1)}
    assert client.post(page(jogo), {"fazer": "lugares", **typed}).status_code == 302
    jogo.refresh_from_db()

    assert seated_names(jogo) == ["Ana", "Caio", "Bia", "Davi"]
    assert "Lugares, para a esquerda: Ana, Caio, Bia, Davi" in text(client.get(page(jogo, "table")))
    assert client.post(page(jogo), {"fazer": "lugares"}).status_code == 302
    jogo.refresh_from_db()
    assert jogo.seats == []
    lines = AuditEntry.objects.filter(action=AuditEntry.Action.SEATED).order_by("pk")
    assert [line.after["seats"] for line in lines] == [SEATS, []]


def test_seats_that_cannot_be_come_back_as_they_were_typed(client):
    jogo = opened()
    typed = {f"lugar-{at}": "A1" for at in range(1, 5)}
    answer = client.post(page(jogo), {"fazer": "lugares", **typed})

    assert answer.status_code == 422
    assert "Cada jogador tem um lugar, e um só" in text(answer)
    assert text(answer).count('<option value="A1" selected>') == 4


@pytest.mark.parametrize(
    ("key", "labels", "options", "seats", "code"),
    [
        ("buraco-1", DUPLAS, {}, ["A1", "A2", "B1", "B2"], "seats_not_alternate"),
        ("burraco-1", DUPLAS, {}, ["A1", "B1", "B2", "A2"], "seats_not_alternate"),
        ("buraco-1", DUPLAS, {"teams": "trios"}, [*"ABABAB"], "seats_unfit"),
        ("buraco-1", ["Ana", "Bia", "Caio"], {"teams": "individual"}, ["A", "B"], "seats_unfit"),
    ],
)
def test_seats_that_the_text_does_not_have_are_refused(key, labels, options, seats, code):
    assert refused(take_seats, jogo=opened(key, labels, **options), seats=seats) == code


@pytest.mark.parametrize(
    ("key", "labels", "options", "seats"),
    [
        ("buraco-1", DUPLAS, {"teams": "trios"}, ["A1", "B1", "A2", "B2", "A3", "B3"]),
        ("regulamento-1", DUPLAS, {"target": 1500}, ["A1", "A2", "B1", "B2"]),
        ("buraco-1", ["Ana", "Bia", "Caio"], {"teams": "individual"}, ["A", "B", "C"]),
    ],
)
def test_seats_that_fit_are_kept(key, labels, options, seats):
    jogo = take_seats(jogo=opened(key, labels, **options), seats=seats, source=TABLE)

    assert jogo.seats == seats


def test_nothing_is_noted_once_the_jogo_is_over(client):
    jogo = opened()
    walkover(jogo=jogo, winner="A", reason="não vieram", source=TABLE)
    for verb, given in (
        (note_relancinho, {"partida": 1, "number": 1, "side": "A", "count": 1}),
        (take_seats, {"seats": SEATS}),
    ):
        with pytest.raises(JogoClosed):
            verb(jogo=jogo, source=TABLE, **given)
    assert "O jogo acabou" in text(client.get(page(jogo)))


def test_page_of_the_notes_asks_a_fixed_number_of_queries(client, django_assert_num_queries):
    jogo = opened()
    client.get(page(jogo))
    with django_assert_num_queries(4):
        client.get(page(jogo))


def test_who_only_follows_notes_nothing(client):
    jogo = opened()
    SeatKey.objects.create(jogo=jogo, seat=FOLLOW, **tokens.fresh())
    said = {"fazer": "relancinho", "relancinho": "A:1", "partida": "1", "number": "1"}

    assert client.post(page(jogo, seat=FOLLOW), said).status_code == 403
    assert not AuditEntry.objects.filter(action=AuditEntry.Action.RELANCINHO)
