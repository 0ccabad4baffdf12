"""The plan of a tournament at the desk: typed, rearranged, refused at its field, shown and stored."""

import re

import pytest

from tests.factories import (
    TABLE,
    director_of,
    each_for_himself,
    entrants_of,
    jogos_being_played,
    make_club,
    make_tournament,
    record,
)
from tests.matrix import each
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.planned import send, shown
from tests.tournaments.desk.staged import SWISS, draft_of, running, stage_of
from tournaments.clubs import rule_choice
from tournaments.desk.plan import ready_made
from tournaments.event import rounds
from tournaments.models import Stage, TournamentLogEntry

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(client):
    """Return an open tournament with five duplas; the director is signed in."""
    tournament = make_tournament(duplas=5, state="open", partidas=3, target=1500)
    client.force_login(director_of(tournament.club))
    return tournament


def of_burraco(client, **fields):
    """Return an open tournament whose rule set allows play by mãos; its director is signed in."""
    club = make_club()
    client.force_login(director_of(club))
    each_alone = fields.get("entrants") == "each"
    choice = each_for_himself(club) if each_alone else rule_choice.find(club, "extra-turno-4")
    return make_tournament(club=club, duplas=5, state="open", choice=choice, target=None, **fields)


def formats(answer):
    return [form["format"].value() for form in answer.context["draft"].forms]


@pytest.mark.parametrize("plan", ready_made.READY, ids=lambda plan: plan.key)
def test_ready_made_plan_can_be_played_by_48_duplas(client, tournament, plan):
    answer = send(client, tournament, shown(client, tournament, plan.key, entrants="48", mesas="24"))

    assert answer.status_code == 200
    assert formats(answer) == [stage["format"] for stage in plan.stages]
    assert len(answer.context["rows"]) == len(plan.stages)
    assert answer.context["example_pairs"] or answer.context["example_groups"]


def test_meaning_says_rounds_jogos_mesas_time_and_ties(client):
    tournament = make_tournament(duplas=5, state="open", partidas=1, target=3000, minutes=45)
    client.force_login(director_of(tournament.club))
    data = shown(client, tournament, "dois-grupos", entrants="48", mesas="24")

    page = text(send(client, tournament, data))

    assert "3 rodadas, 72 jogos, até 24 mesas ao mesmo tempo" in page
    assert "Tempo com 24 mesas, com pausas de 5 min: 6 h 40" in page
    assert "Cada encontro: uma partida até 3.000 pontos, 45 min." in page
    assert "Cada encontro: uma partida até 2.000 pontos, 30 min." in page
    assert "Empatadas: pontos feitos; depois saldo de pontos; depois sorteio." in page
    assert "Jogo empatado: uma partida extra decide." in page


def test_example_is_of_the_duplas_entered_and_the_same_for_a_seed(client, tournament):
    data = shown(client, tournament, "suico", entrants="5")

    first, again, other = (send(client, tournament, {**data, "seed": seed}) for seed in ("7", "7", "8"))

    names = {dupla.name for dupla in tournament.dupla_set.all()}
    drawn = first.context["example_pairs"]
    assert {name for pair in drawn for name in pair if name} == names
    assert [len(pair) for pair in drawn].count(1) == 1
    assert again.context["example_pairs"] == drawn != other.context["example_pairs"]


def test_example_keeps_those_of_one_club_apart(client, tournament):
    data = shown(client, tournament, "eliminatoria", entrants=str(tournament.dupla_set.count()))
    pair = next(pair for pair in send(client, tournament, data).context["example_pairs"] if len(pair) == 2)
    tournament.dupla_set.filter(name__in=pair).update(home="Barra")

    again = send(client, tournament, data).context["example_pairs"]

    assert pair not in again
    assert pair[::-1] not in again


def test_example_of_more_than_are_entered_is_of_numbers(client, tournament):
    answer = send(client, tournament, shown(client, tournament, "grupos", entrants="9"))

    assert sorted(map(len, answer.context["example_groups"])) == [4, 5]
    assert "Dupla 9" in text(answer)


def test_looking_at_a_plan_stores_nothing(client, tournament):
    send(client, tournament, shown(client, tournament, "grupos"))

    assert not Stage.objects.exists()
    assert not TournamentLogEntry.objects.exists()


@pytest.mark.parametrize(
    ("action", "after"),
    [
        ("incluir", ["groups", "groups", "knockout", "knockout"]),
        ("tirar-1", ["groups", "knockout"]),
        ("tirar-3", ["groups", "groups"]),
        ("subir-3", ["groups", "knockout", "groups"]),
        ("descer-1", ["groups", "groups", "knockout"]),
        ("subir-1", ["groups", "groups", "knockout"]),
        ("descer-9", ["groups", "groups", "knockout"]),
    ],
)
def test_stages_are_added_taken_out_and_moved_with_what_was_typed(client, tournament, action, after):
    data = shown(client, tournament, "dois-grupos")
    data |= {"fase3-name": "Finais", "fase3-count": "vinte"}
    data.pop("fase1-clubs", None)

    answer = send(client, tournament, data, action)

    forms = answer.context["draft"].forms
    assert answer.status_code == 200
    assert formats(answer) == after
    assert not any(form.is_bound for form in forms)
    kept = [form["count"].value() for form in forms if form["name"].value() == "Finais"]
    assert kept == ([] if action == "tirar-3" else ["vinte"])


def test_no_more_than_six_stages_and_no_fewer_than_one(client, tournament):
    data = shown(client, tournament, "eliminatoria")
    assert formats(send(client, tournament, data, "tirar-1")) == ["knockout"]
    for _ in range(7):
        answer = send(client, tournament, data, "incluir")
        data |= {f"fase{n}-format": "knockout" for n in range(1, len(formats(answer)) + 1)}

    assert len(formats(answer)) == 6
    assert "Incluir outra fase" not in text(answer)


REFUSED = [
    ("suico", {"fase1-rounds": ""}, "fase1-rounds", "Diga quantas rodadas tem a 1ª fase."),
    ("suico", {"fase1-byes": None, "entrants": "9"}, "fase1-byes", "sobra uma em cada rodada"),
    ("mitchell", {"fase1-missing": "", "entrants": "9"}, "fase1-missing", "sobra uma em cada rodada"),
    ("mitchell", {"fase1-rounds": "20"}, "fase1-rounds", "o Mitchell comporta até 7 rodadas"),
    ("grupos", {"fase1-groups": "9"}, "fase1-groups", "16 duplas em 9 grupos é pouco"),
    ("grupos", {"fase1-top": "5"}, "fase1-top", "só há 4 para escolher"),
    ("grupos", {"fase2-crossing": "1G1 x 2G9"}, "fase2-crossing", "cita o 2º lugar do grupo 9"),
    ("grupos", {"fase2-crossing": "quem vier"}, "fase2-crossing", "não foi entendido"),
    (
        "mitchell",
        {"fase1-scheme": "own", "fase1-table": "0-50 10-10\n155- 20-0"},
        "fase1-table",
        "um buraco entre 50 e 155",
    ),
    ("suico", {"fase1-minutes": "0"}, "fase1-minutes", "maior ou igual a 1"),
    ("suico", {"fase1-by1": "beleza"}, "fase1-by1", "Faça uma escolha válida"),
    ("suico", {"entrants": "1"}, "prova-entrants", "maior ou igual a 2"),
    ("suico", {"mesas": "0"}, "prova-mesas", "maior ou igual a 1"),
]


@pytest.mark.parametrize(("refused", "action"), each(REFUSED, ["ver", "gravar"]))
def test_what_cannot_be_played_is_refused_at_its_field(client, tournament, refused, action):
    key, typed, field, said = refused
    data = {**shown(client, tournament, key), "fase1-name": "Abertura", **typed}

    answer = send(client, tournament, {k: v for k, v in data.items() if v is not None}, action)

    page = answer.content.decode()
    error = re.search(rf'id="{field}_error">(.*?)</ul>', page, re.DOTALL)
    assert answer.status_code == 422
    assert error, "no sentence at the field"
    assert said in " ".join(error[1].split())
    assert 'value="Abertura"' in page
    assert not Stage.objects.exists()


def test_fields_of_another_format_are_not_read(client, tournament):
    data = shown(client, tournament, "eliminatoria") | {"fase1-rounds": "mil", "fase1-groups": "99"}

    assert send(client, tournament, data).status_code == 200


def test_page_without_a_plan_starts_from_the_tournament(client, tournament):
    (form,) = client.get(url("desk_plan", tournament)).context["draft"].forms

    assert (form["format"].value(), form["count"].value(), form["third"].value()) == ("knockout", 3, True)


@pytest.mark.parametrize("plan", ready_made.READY, ids=lambda plan: plan.key)
def test_stored_plan_comes_back_as_it_was_typed(client, plan):
    tournament = of_burraco(client, entrants=entrants_of(plan))
    data = shown(client, tournament, plan.key, entrants="48")
    meant = send(client, tournament, data).context["draft"].planned

    assert send(client, tournament, data, "gravar").status_code == 302

    again = client.get(url("desk_plan", tournament)).context["draft"]
    assert Stage.objects.count() == len(plan.stages)
    assert TournamentLogEntry.objects.count() == 1
    stored = send(client, tournament, shown(client, tournament, entrants="48")).context["draft"].planned
    assert stored == meant
    assert len(again.forms) == len(plan.stages)


def test_plan_of_a_stage_being_played_is_refused_and_nothing_lost(client):
    tournament = make_tournament(duplas=4)
    client.force_login(director_of(tournament.club))
    data = shown(client, tournament, "suico", entrants="4") | {
        "fase1-rounds": "3",
        "fase1-name": "Tarde demais",
    }

    answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 422
    assert 'value="Tarde demais"' in text(answer)


def test_stage_is_added_while_one_plays_whose_plan_stays_as_it_is_written(client):
    tournament = running(client, SWISS)
    data = shown(client, tournament, entrants="6") | {"fase2-format": "knockout"}
    data |= {"fase2-unit": "partidas", "fase2-count": "1", "fase2-minutes": "30", "fase2-scheme": "points"}

    answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 302
    plans = list(Stage.objects.order_by("number").values_list("plan", flat=True))
    assert (plans[0], plans[1]["format"]) == (SWISS, "knockout")


@pytest.mark.parametrize("data", [{}, {"acao": "gravar"}])
def test_form_without_a_stage_is_no_form(client, tournament, data):
    assert client.post(url("desk_plan", tournament), data).status_code == 400


def test_what_the_service_refuses_stands_at_the_field_of_its_stage(client):
    # The second stage asks for play by mãos, which the rules of this tournament do not have.
    tournament = make_tournament(duplas=5, state="open", ruleset="open-dirty-1", target=None)
    client.force_login(director_of(tournament.club))
    data = shown(client, tournament, "dois-grupos", entrants="48", mesas="24")
    data |= {"fase2-unit": "maos", "fase2-count": "3"}

    answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 422
    first, second = answer.context["draft"].forms[:2]
    assert (first.errors, list(second.errors)) == ({}, ["count"])
    page = text(answer)
    assert "Na 2ª fase:" in page
    assert "não se joga por número de mãos" in page
    assert not Stage.objects.exists()


def test_a_change_of_a_stage_that_has_begun_is_refused_at_that_stage(client):
    tournament = running(client, SWISS)
    data = shown(client, tournament, entrants="6")

    answer = send(client, tournament, {**data, "fase1-format": "danese"}, "gravar")

    assert answer.status_code == 422
    assert "já começou" in str(answer.context["draft"].forms[0].non_field_errors())
    assert answer.context["refusal"] == ""


def test_plan_says_who_goes_on_and_whom_they_meet(client, tournament):
    page = text(send(client, tournament, shown(client, tournament, "dois-grupos", entrants="48")))

    assert "Passa a primeira de cada grupo e as 4 melhores 2ªs colocadas." in page
    assert "Passam as 2 primeiras de cada grupo." in page
    assert "Cruzamento: 1G1 × 2G4, 1G2 × 2G3, 1G3 × 2G2, 1G4 × 2G1." in page


def test_plan_says_what_is_brought_along(client, tournament):
    page = text(send(client, tournament, shown(client, tournament, "mitchell")))

    assert "Levam 100% dos pontos." in page


def test_plan_of_a_stage_that_plays_says_what_follows_and_is_then_saved(client):
    tournament = running(client, {**SWISS, "partidas": 3})
    rounds.post(round=draft_of(tournament), source=TABLE)
    data = shown(client, tournament) | {"fase1-count": "1", "fase1-rounds": "4"}

    answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 200
    assert "3 jogos sem nada lançado são abertos de novo" in text(answer)
    assert stage_of(tournament).plan["partidas"] == 3
    confirmed = {**data, "confirmed": answer.context["affected"].key}
    assert send(client, tournament, confirmed, "gravar").status_code == 302
    plan = stage_of(tournament).plan
    assert (plan["partidas"], plan["rounds"]) == (1, 4)


def test_groups_are_changed_on_the_page_while_nothing_is_played_and_told_first(client):
    tournament = running(client, {"format": "groups", "groups": 2}, duplas=8)
    data = shown(client, tournament, entrants="8") | {"fase1-groups": "1"}

    answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 200
    assert "O sorteio desta fase cai, e ela é sorteada de novo" in text(answer)
    assert (stage_of(tournament).plan["groups"], stage_of(tournament).confronto_set.count()) == (2, 12)
    confirmed = {**data, "confirmed": answer.context["affected"].key}
    assert send(client, tournament, confirmed, "gravar").status_code == 302
    assert (stage_of(tournament).plan["groups"], stage_of(tournament).confronto_set.count()) == (1, 28)


def test_value_of_the_draw_is_refused_at_its_field_once_a_mao_is_there_with_the_way_on(client):
    tournament = running(client, {"format": "groups", "groups": 2}, duplas=8)
    record(jogo := jogos_being_played(tournament)[0])
    data = shown(client, tournament, entrants="8") | {"fase1-groups": "1"}

    answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 422
    said = str(answer.context["draft"].forms[0].errors["groups"])
    assert f"já há algo lançado: {jogo.confronto.name('A')} × {jogo.confronto.name('B')}, rodada 1." in said
    restart = url("desk_life_action", tournament, "recomecar-fase")
    assert f'<a href="{restart}">Recomeçar a fase</a>' in text(answer)
