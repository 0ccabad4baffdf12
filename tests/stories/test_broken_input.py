"""Invalid numbers, names and texts of every kind are refused in plain words, never with a server error.

Each of these caused a server error once, on one database or on both.
"""

import json
from itertools import product
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from scoring import tokens
from scoring.models import Jogo, Mao
from tests.factories import director_of, jogos_being_played, make_club, make_stages, make_tournament, record
from tests.scoring.typed import AVULSO, typed
from tests.tournaments.desk.pages import exported, url
from tournaments.models import Confronto, Player, Tournament

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases(
    "what is too long, too big or not a letter is refused by each in its own way"
)

HUGE = "9" * 4400  # more digits than Python makes a number of
LONG = "9" * 30  # more than any column holds
ALIEN = "²"  # a digit to some and no number


@pytest.fixture
def tournament(client):
    """Return a running tournament; its director is signed in."""
    tournament = make_tournament(duplas=4, target=3000)
    client.force_login(director_of(tournament.club))
    return tournament


@pytest.fixture
def jogo(tournament):
    return jogos_being_played(tournament)[0]


@pytest.fixture
def table(jogo):
    return reverse("scoring:table", args=(tokens.current(jogo),))


# --- numbers in addresses ------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    "address",
    [
        "torneios/{slug}/duplas/{number}/",
        "torneios/{slug}/fases/{number}/rodadas/1/",
        "torneios/{slug}/fases/1/rodadas/{number}/",
        "torneios/{slug}/publicacoes/{number}/",
        "torneios/{slug}/publicacoes/{number}.json",
        "clubes/{club}/regulamentos/{number}/",
        "painel/torneios/{slug}/rodadas/{number}/",
        "painel/torneios/{slug}/rodadas/{number}/sumulas/",
        "painel/torneios/{slug}/fases/{number}/resto/",
        "painel/torneios/{slug}/confrontos/{number}/",
        "painel/clubes/{club}/regulamentos/{number}/",
        "api/v1/tournaments/{slug}/stages/{number}/",
        "api/v1/tournaments/{slug}/stages/1/rounds/{number}/standings/",
    ],
)
def test_page_of_a_number_that_cannot_be_is_not_there(client, tournament, address):
    for number in (HUGE, LONG, "0", ALIEN):
        asked = address.format(slug=tournament.slug, club=tournament.club.slug, number=number)
        assert client.get(f"/{asked}").status_code == 404, number[:40]


def test_mao_of_a_number_that_cannot_be_is_not_there(client, table):
    for number, place in product(
        (HUGE, LONG, "0"), ("maos/{}/1/", "maos/1/{}/", "cartas/1/{}/", "conferir/{}/1/")
    ):
        assert client.get(table + place.format(number)).status_code in {302, 404}, place


# --- numbers in questions and forms --------------------------------------------------

NO_NUMBERS = (HUGE, LONG, "0", ALIEN, "-1", "", "1\x00")


@BOTH
@pytest.mark.parametrize(
    "asked",
    [
        "torneios/{slug}/?fase={number}&rodada={number}",
        "torneios/{slug}/?q={number}",
        "api/v1/tournaments/?page={number}",
        "api/v1/tournaments/{slug}/duplas/?page_size={number}",
        "painel/torneios/{slug}/sinal/?mesa={number}&rodada={number}",
        "painel/torneios/{slug}/diario/?page={number}&fase={number}&acao={number}",
        "painel/torneios/{slug}/fases/1/resto/?rodada={number}",
        "painel/torneios/{slug}/vida/wo/?de={number}",
        "avulso/?regras={number}",
    ],
)
def test_question_with_a_number_that_cannot_be_is_answered(client, tournament, asked):
    for number in NO_NUMBERS:
        answer = client.get("/" + asked.format(slug=tournament.slug, number=number))
        assert answer.status_code in {200, 400, 404}, number[:40]


def test_table_asked_with_a_number_that_cannot_be_is_answered(client, jogo, table):
    record(jogo)
    questions = ("?recibo={0}&mudar={0}", "?desfeita={0}", "placar/?falta={0}&partida={0}&number={0}")
    for number, asked in product(NO_NUMBERS, questions):
        assert client.get(table + asked.format(number)).status_code in {200, 302}, asked


def test_mao_with_a_number_that_cannot_be_is_refused(client, table):
    fields = ("partida", "number", "A-table", "B-clean", "client_id")
    for number, field in product((HUGE, LONG, ALIEN, "1\x00"), fields):
        assert client.post(table, typed() | {field: number}).status_code == 422, field
    assert not Mao.objects.exists()


@BOTH
def test_correction_and_undo_with_a_version_that_cannot_be_are_refused(client, jogo, table):
    record(jogo)
    for number in (HUGE, LONG, ALIEN, "1\x00"):
        body = typed(A_table="47", seen_version=number, reason="Contada de novo")
        assert client.post(f"{table}maos/1/1/", body).status_code in {409, 422}
        assert client.post(f"{table}maos/1/1/desfazer/", body).status_code in {409, 422}
    assert Mao.objects.get().version == 1


@BOTH
def test_confirmation_of_what_cannot_be_is_refused(client, jogo):
    Jogo.objects.filter(pk=jogo.pk).update(entry=Jogo.Entry.CONFIRM)
    record(jogo, side="A")
    other = reverse("scoring:check", args=(tokens.current(jogo, "B"),))
    for said in (f"{HUGE}.1.1", f"1.{LONG}.1", f"1.1.{HUGE}", f"{ALIEN}.1.1", "1.1", "1.1.1\x00", "1.1.1.1"):
        answer = client.post(other, {"mao": said, "client_id": str(uuid4())})
        assert answer.status_code in {409, 422}, said[:40]


@pytest.mark.parametrize("field", ["target", "opcao-maos", "partidas"])
def test_jogo_of_ones_own_with_a_number_that_cannot_be_is_refused(client, field):
    for number, ruleset in product((HUGE, LONG, ALIEN, "-5"), ("regulamento-1", "burraco-1")):
        answer = client.post("/avulso/", AVULSO | {"ruleset": ruleset, field: number})
        assert answer.status_code in {302, 422}, number[:40]


@pytest.mark.parametrize(
    ("page", "field"),
    [
        pytest.param("desk_mesas", "acesso", marks=BOTH),
        ("desk_mesas", "jogo"),
        pytest.param("desk_bell", "sinal", marks=BOTH),
        ("desk_bell", "tables"),
        ("desk_bell", "rodada"),
        ("desk_rounds", "fase"),
        ("desk_rounds", "rodada"),
        ("desk_qr", "mesa"),
        ("desk_links", "dupla"),
        ("desk_blocos", "bloco"),
        ("desk_blocos", "first"),
        ("desk_plan", "acao"),
        ("desk_plan", "fase1-target"),
    ],
)
def test_button_of_the_desk_with_a_number_that_cannot_be_is_refused(client, tournament, page, field):
    buttons = ({}, {"acao": "desfazer"}, {"acao": "comecar-rodada", "fase": "1"}, {"chamado": "atendido"})
    for number, button in product((HUGE, LONG, ALIEN, "1\x00", "-1"), buttons):
        sent = {"last": "2", "reason": "Erro", "fase1-format": "swiss", **button}
        sent |= {field: f"tirar-{number}" if field == "acao" else number}
        answer = client.post(url(page, tournament), sent)
        assert answer.status_code in {200, 302, 400, 404, 422}, number[:40]


def test_points_of_a_plan_that_cannot_be_are_refused(client, tournament):
    for points in ("1e999999", "1E+999999", HUGE, "NaN", "-Infinity", "١٢"):
        fields = {"acao": "ver", "fase1-format": "swiss", "fase1-unit": "partidas", "fase1-count": "1"}
        fields |= {"fase1-scheme": "points", "fase1-win": points, "entrants": "8", "mesas": "4", "seed": "1"}
        assert client.post(url("desk_plan", tournament), fields).status_code == 422, points[:40]


def test_plan_with_numbers_without_end_in_its_texts_is_refused(client, tournament):
    fields = {"acao": "ver", "fase1-format": "swiss", "fase1-unit": "partidas", "fase1-count": "1"}
    fields |= {"entrants": "8", "mesas": "4", "seed": "1", "fase1-scheme": "own"}
    for table in ("9" * 3990 + " 10-10", "0-" + "9" * 3990 + " 10-10", "0-50 " + "9" * 3900 + "-0"):
        assert client.post(url("desk_plan", tournament), fields | {"fase1-table": table}).status_code == 422
    crossed = {
        "fase1-format": "groups",
        "fase2-format": "knockout",
        "fase2-crossing": f"{'9' * 3900}G1 x 1G2",
    }
    assert client.post(url("desk_plan", tournament), fields | crossed).status_code == 422


def test_lines_drawn_in_the_hall_with_numbers_that_cannot_be_are_refused(client):
    (stage,) = make_stages({"format": "groups", "groups": 2, "partidas": 1, "top": 1}, duplas=6)
    client.force_login(director_of(stage.tournament.club))
    for line in ("9" * 5000 + " 2", "²", "1 " + LONG, "1\x002"):
        address = reverse("tournaments:desk_life_action", args=(stage.tournament.slug, "por-fase"))
        sent = {"lines": f"{line}\n3 4", "reason": "Sorteio no salão"}
        assert client.post(f"{address}?de={stage.pk}", sent).status_code == 422, line[:40]


@pytest.mark.parametrize("points", ["9" * 12, "1e9", "²", "1/0", "½½", "1\x00"])
def test_points_given_by_the_director_that_cannot_be_are_refused(client, tournament, points):
    confronto = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).first()
    sent = {"points_a": points, "points_b": "10", "winner": "A", "reason": "Decidido"}
    address = reverse("tournaments:desk_life_action", args=(tournament.slug, "pontos"))

    assert client.post(f"{address}?de={confronto.pk}", sent).status_code == 422


# --- texts ---------------------------------------------------------------------------

LONE = "\ud800"  # a lone surrogate: JSON can spell it, and no database can store it


@pytest.mark.parametrize("bad", [LONE, "a\x00b", "a\x1bb"])
def test_entry_of_an_outbox_with_what_is_no_text_is_refused_and_the_others_stored(
    client, tournament, jogo, bad
):
    body = typed(A_table=bad) | {"reason": bad}

    answer = client.post(url("desk_outbox", tournament), {"text": exported(jogo, body, typed())})

    assert answer.status_code == 200
    assert [one.stored for one in answer.context["brought"]] == [False, True]


@pytest.mark.parametrize("bad", [LONE, "a\x00b"])
@pytest.mark.parametrize("part", ["destino", "nome", "publico"])
def test_entry_of_an_outbox_that_is_broken_stops_no_other(client, tournament, jogo, part, bad):
    named = part == "nome"
    held = json.loads(exported(jogo, typed(), typed(number=2 if named else 1)))
    held["envios"][0][part] = bad

    answer = client.post(url("desk_outbox", tournament), {"text": json.dumps(held)})

    assert answer.status_code == 200
    assert [one.stored for one in answer.context["brought"]] == [named, True]


@pytest.mark.parametrize(
    "held",
    [
        {"name": LONE, "base": "regulamento-1"},
        {"name": "Da casa", "base": LONE},
        {"name": "Da casa", "base": "regulamento-1", "options": {"target": LONE}},
        {"name": "Da casa", "base": "regulamento-1", "options": {LONE: 1}},
        {"name": "Da casa", "base": "regulamento-1", "overrides": {LONE: "\x00"}},
        {"name": "Da casa", "base": "regulamento-1", "options": {"target": 10**4000}},
        {"name": "Da casa", "base": "regulamento-1", "minutes": 10**30},
    ],
)
def test_rule_file_with_what_is_no_text_is_refused(client, tournament, held):
    content = json.dumps({"canastra_rules": 1, **held}).encode()
    sent = {"file": SimpleUploadedFile("casa.json", content), "acao": "arquivo"}

    assert client.post(reverse("tournaments:desk_rules", args=(tournament.club.slug,)), sent).status_code in {
        302,
        422,
    }


@BOTH
@pytest.mark.parametrize("bad", ["a\x00b", "a\x1bb", "a\x7fb"])
def test_reason_with_what_is_no_letter_is_refused_in_plain_words(client, jogo, table, bad):
    record(jogo)

    answer = client.post(f"{table}maos/1/1/", typed(A_table="47", seen_version="1", reason=bad))

    assert answer.status_code == 422
    assert "apague" in answer.content.decode()
    assert Mao.objects.get().version == 1


# --- who plays -----------------------------------------------------------------------


@pytest.mark.parametrize("alone", ["A", "-", "B", "C", "\x00"])
def test_mao_that_names_who_played_alone_where_two_sides_play_is_refused(client, jogo, table, alone):
    record(jogo)
    sent = typed(A_table="47", seen_version="1", reason="Contada de novo") | {"alone": alone}

    assert client.post(f"{table}maos/1/1/", sent).status_code == 422
    assert client.post(table, typed(number=2) | {"alone": alone}).status_code in {302, 422}
    assert client.post(f"{table}totais/1/1/", sent).status_code == 422
    assert client.post(f"{table}cartas/1/1/", sent).status_code in {302, 422}
    assert Mao.objects.filter(number=1).get().version == 1


# --- names ---------------------------------------------------------------------------

GROWING = "\ufdfa"  # one character that normalisation expands to eighteen


@BOTH
@pytest.mark.parametrize("name", [GROWING * 60, "ß" * 60, "ŉ" * 60, "ﬃ" * 60, "İ" * 60, "x" * 60])
def test_name_that_grows_is_refused_or_stored(client, name):
    club = make_club()
    client.force_login(director_of(club))

    answer = client.post(
        reverse("tournaments:desk_club", args=(club.slug,)), {"acao": "jogador", "name": name}
    )

    assert answer.status_code in {302, 422}
    assert (answer.status_code == 302) == Player.objects.filter(club=club).exists()


@pytest.mark.parametrize("name", [GROWING * 60, "ß" * 60])
def test_team_whose_name_grows_is_refused_or_stored(client, name):
    (stage,) = make_stages({"format": "teams"}, duplas=4, state="open")
    client.force_login(director_of(stage.tournament.club))
    page = client.get(url("desk_teams", stage.tournament))
    fields = {field: name for field in page.context["form"].fields if field.startswith("team-")}

    answer = client.post(url("desk_teams", stage.tournament), fields | {"reason": "x"})

    assert answer.status_code in {302, 422}


@BOTH
@pytest.mark.parametrize("name", ["Ж" * 80, "x" * 80, "ﬃ" * 80, "W" * 79 + "é", "日" * 80])
def test_club_and_tournament_with_a_long_name_get_an_address(client, name):
    club = make_club()
    client.force_login(director_of(club))

    for _again in range(2):
        client.post(reverse("tournaments:club_new"), {"name": name, "city": "Santos"})
        sent = {"name": name, "starts_on": "2026-03-07", "ends_on": "2026-03-08", "rules": "regulamento-1"}
        sent |= {"target": "1500", "partidas": "1", "mesas": "2", "place": "Salão", "entrants": "duplas"}
        answer = client.post(reverse("tournaments:tournament_new", args=(club.slug,)), sent)
        assert answer.status_code in {302, 422}
    assert all(len(one.slug) <= 100 for one in Tournament.objects.all())
