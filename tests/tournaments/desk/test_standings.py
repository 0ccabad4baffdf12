"""Standings at the desk: current and published, with the differences marked row by row."""

import pytest

from tests.factories import TABLE, catch_up, finish, jogos_being_played, make_tournament, play_jogo
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import (
    GROUPS,
    KNOCKOUT,
    SWISS,
    begun,
    confrontos_of,
    play_round,
    posted,
    running,
    signed_in,
)
from tournaments.event import rounds
from tournaments.models import Tournament
from tournaments.outcomes import decisions, penalties
from tournaments.publication.publishing import latest

pytestmark = pytest.mark.django_db


def page_of(client, tournament, **asked):
    answer = client.get(url("desk_standings", tournament), asked)
    assert answer.status_code == 200
    return answer


def marks(answer):
    """Return the mark of each row that differs from the published standings, by name."""
    return {
        row.name: row.unpublished
        for table in answer.context["stage"].standings
        for row in table.rows
        if row.unpublished
    }


@remembered
def after_a_round():
    """Return a Swiss after its published first round, with automatic publication off."""
    tournament = begun(SWISS)
    play_round(posted(tournament))
    catch_up(tournament)
    Tournament.objects.update(auto_publish=False)
    rounds.draw_round(stage=tournament.stage_set.get(), source=TABLE)
    return tournament


@pytest.fixture
def swiss(client):
    return signed_in(client, after_a_round())


def test_before_the_start_there_is_nothing_to_rank(client):
    tournament = signed_in(client, make_tournament(duplas=4, state="open"))

    assert "A classificação começa com o torneio." in text(page_of(client, tournament))


def test_what_is_published_is_marked_nowhere(client, swiss):
    answer = page_of(client, swiss)

    assert marks(answer) == {}
    assert "O público lê o mesmo" in text(answer)


def test_rows_that_moved_since_say_how_they_are_published(client, swiss):
    before = {row.name: row for row in page_of(client, swiss).context["stage"].standings[0].rows}
    leader = next(iter(before))
    one = next(row for row in confrontos_of(posted(swiss)) if leader in {row.dupla_a.name, row.dupla_b.name})
    other = "B" if one.dupla_a.name == leader else "A"
    decisions.walkover(confronto=one, winner=other, reason="não vieram", source=TABLE)

    answer = page_of(client, swiss)

    now = {row.name: row for row in answer.context["stage"].standings[0].rows}
    assert marks(answer).keys() >= {one.dupla_a.name, one.dupla_b.name}
    moved = {name for name, row in now.items() if row.place != before[name].place}
    assert leader in moved
    for name in moved:
        assert marks(answer)[name] == f"publicado: {before[name].place}"
    (of_stage,) = answer.context["moved"]
    assert {(move.name, move.was, move.now) for move in of_stage.rows} == {
        (name, before[name].place, now[name].place) for name in moved
    }
    assert "1 resultado ainda não publicado" in text(answer)


def test_as_published_the_rows_are_those_of_the_revision(client, swiss):
    decisions.walkover(confronto=confrontos_of(posted(swiss))[0], winner="B", reason="faltou", source=TABLE)

    answer = page_of(client, swiss, ver="publicada")

    shown = [row.name for row in answer.context["stage"].standings[0].rows]
    stored = latest(swiss).payload["stages"][0]["standings"][0]["rows"]
    assert len(shown) == len(stored)
    assert answer.context["document"]["stages"][0]["standings"][0]["rows"][0]["dupla"] == stored[0]["dupla"]
    assert marks(answer) == {}
    assert "Como publicada: nº" in text(answer)


def test_a_bracket_marks_results_that_are_not_published_and_leads_to_the_desk(client):
    tournament = signed_in(client, make_tournament(duplas=4, auto_publish=False))
    jogo = jogos_being_played(tournament)[0]
    play_jogo(jogo)

    answer = page_of(client, tournament)

    column = answer.context["stage"].bracket.rounds
    tags = [[box.tag for box in each.boxes] for each in column]
    assert tags[0].count("não publicado") == 1
    assert tags[1] == ["não publicado"]  # the final, one of its two is known now
    assert url("desk_jogo", tournament, jogo.confronto.pk) in text(answer)


def test_every_stage_can_be_chosen(client):
    tournament = running(client, GROUPS, KNOCKOUT)

    first, second = (page_of(client, tournament, fase=number) for number in (1, 2))

    assert [one.context["stage"].number for one in (first, second)] == [1, 2]
    assert "Esta fase ainda não começou." in text(second)
    assert page_of(client, tournament, fase="x").context["stage"].number == 1


def test_everybody_is_ranked_before_the_end_too_where_several_stages_make_it_up(client):
    tournament = running(client, SWISS, KNOCKOUT)
    play_round(posted(tournament))

    answer = page_of(client, tournament)

    assert "Se acabasse agora" in text(answer)
    assert [line.number for line in answer.context["final"]] == [
        row.number for row in answer.context["stage"].standings[0].rows
    ]


@pytest.mark.parametrize("plans", [[SWISS], [KNOCKOUT]], ids=["one table", "a bracket"])
def test_one_stage_is_not_told_twice(client, plans):
    tournament = running(client, *plans) if plans == [SWISS] else signed_in(client, make_tournament(duplas=4))

    assert page_of(client, tournament).context["final"] == []


def test_the_final_ranking_marks_places_that_are_published_otherwise(client):
    tournament = signed_in(client, finish(make_tournament(duplas=4, third_place=False)))
    assert not any(line.unpublished for line in page_of(client, tournament).context["final"])
    champion = page_of(client, tournament).context["final"][0]
    Tournament.objects.update(auto_publish=False)
    final = tournament.confronto_set.order_by("-round")[0]
    penalties.penalise(
        dupla=tournament.dupla_set.get(number=champion.number),
        stage=final.stage,
        round=final.round,
        sanction="disqualification",
        reason="conduta",
        source=TABLE,
    )

    answer = page_of(client, tournament)

    said = {line.name: line.unpublished for line in answer.context["final"]}
    assert said[champion.name] == "publicado: 1º"
    assert "Classificação final" in text(answer)


def test_no_reason_is_given_before_the_first_result_and_for_who_has_not_played(client):
    plan = {"format": "groups", "groups": 2, "top": 1, "others": 1, "pace": "round"}
    tournament = running(client, plan, KNOCKOUT, duplas=7)
    first = tournament.stage_set.get(number=1).round_set.get(number=1)
    rounds.post(round=first, source=TABLE)
    meeting = next(one for one in confrontos_of(first) if one.group == 2 and one.dupla_b)
    decisions.average(confronto=meeting, winner="A", reason="sem mesa", source=TABLE)
    assert "Se acabasse agora" not in text(
        page_of(client, tournament)
    )  # it counts from the start of the round
    decisions.take_back(confronto=meeting, reason="há mesa", source=TABLE)
    rounds.start(round=first, source=TABLE)
    shown = text(page_of(client, tournament))
    assert "A classificação começa com o primeiro resultado." in shown
    assert "Se acabasse agora" not in shown
    printed = text(client.get(url("print_stage", tournament, 1)))
    assert all(f"<li>{dupla}</li>" in printed for dupla in tournament.dupla_set.all())
    assert "Igual à próxima" not in printed

    jogo = next(one for one in jogos_being_played(tournament) if one.confronto.group == 1)
    play_jogo(jogo)

    answer = page_of(client, tournament)
    assert "Se acabasse agora" in text(answer)
    met = set(jogo.confronto.names.values())
    rows = [row for table in answer.context["stage"].standings for row in table.rows]
    assert not [row.name for row in rows if row.why and "sorteio" in row.why and row.name not in met]
    assert answer.context["stage"].compared == ()
