"""The public page of the scoring rules of a tournament, and of a club's rule set."""

import pytest
from django.urls import reverse

import rules
from tests.factories import director_of, make_club, make_rules, make_stages, make_tournament
from tests.scoring.foreign import foreign
from tests.tournaments.public.pages import text, url
from tournaments.clubs import rule_choice, rule_sets
from tournaments.models import Tournament

pytestmark = pytest.mark.django_db
OPEN = ("aberto-1", "fechado-1", "stbl-1", "tranca-1")  # the limit is agreed, as in the first
KEYS = [*rules.published(), *(f"extra-{key}" for key in rules.extras())]


def of_club(own):
    return reverse("tournaments:club_rules", args=[own.club.slug, own.pk])


@pytest.mark.parametrize("key", KEYS)
def test_rules_of_every_choice_are_read_by_everybody(client, key):
    club = make_club()
    target = 1500 if key in (rule_choice.DEFAULT, *OPEN) else None
    choice = rule_choice.find(club, key)
    tournament = make_tournament(club=club, duplas=2, state="drawn", choice=choice, target=target, partidas=3)

    answer = client.get(url("rules", tournament))
    page = text(answer)

    assert [said for said in foreign(answer) if "no texto, “" not in said[1]] == []
    assert choice.title in page
    assert "O jogo é melhor de 3 partidas" in page
    assert choice.source in page
    assert (f"O relógio marca {choice.minutes} minutos" in page) == bool(choice.minutes)


def test_tournament_links_to_its_rules(client):
    tournament = make_tournament()

    assert url("rules", tournament) in client.get(url("tournament", tournament)).content.decode()


def test_changes_are_told_with_their_article(client):
    own = make_rules(make_club(), "Da casa", overrides={"canastras.clean.bonus": 500}, minutes=45)

    page = text(client.get(of_club(own)))

    assert "Da casa" in page
    assert "Com base no texto: Regulamento de 19 artigos." in page
    assert "Canastra real (7 cartas ou mais, sem coringa): 500 pontos. regulamento do clube" in page
    assert "Bônus: Real : 500 (no texto: 200) Art. 11, 16" in page
    assert "O relógio marca 45 minutos" in page


def test_name_and_values_shown_are_those_of_the_start(client):
    own = make_rules(make_club(), "Da casa", overrides={"batida.bonus": 150})
    tournament = make_tournament(club=own.club, duplas=2, choice=rule_choice.of_rules(own))
    before = client.get(url("rules", tournament)).content

    own.name, own.overrides = "Outro nome", {"batida.bonus": 250}
    rule_sets.save_club_rules(own=own, by=director_of(own.club))

    assert client.get(url("rules", tournament)).content == before
    assert "Quem bate ganha 250 pontos." in text(client.get(of_club(own)))


def test_a_draft_shows_no_rules(client):
    tournament = make_tournament(state="draft", duplas=0)

    assert client.get(url("rules", tournament)).status_code == 404


def test_a_rule_set_of_another_club_is_not_found_below_this_one(client):
    own = make_rules(make_club())

    elsewhere = reverse("tournaments:club_rules", args=[make_club().slug, own.pk])
    assert client.get(elsewhere).status_code == 404


def test_pages_are_public_cached_and_read_only(client, django_assert_num_queries):
    own = make_rules(make_club())
    tournament = make_tournament(club=own.club, duplas=2, state="open")

    for page, queries in ((url("rules", tournament), 8), (of_club(own), 1)):
        with django_assert_num_queries(queries):
            answer = client.get(page)
        assert "Set-Cookie" not in answer
        assert answer["Cache-Control"].startswith("public, max-age=")
        assert client.get(page, headers={"If-None-Match": answer["ETag"]}).status_code == 304
        assert client.post(page).status_code == 405


def test_a_tournament_of_before_has_the_title_of_its_text(client):
    tournament = make_tournament(duplas=2)
    Tournament.objects.update(rules_title="")

    assert "Regulamento de 19 artigos" in text(client.get(url("rules", tournament)))


MITCHELL = {
    "format": "mitchell",
    "rounds": 3,
    "maos": 3,
    "points": "vp_3",
    "order": ["points", "made", "lots"],
}


def test_a_mitchell_by_maos_says_its_table_and_no_limit(client):
    (stage,) = make_stages(MITCHELL, duplas=8)

    page = text(client.get(url("rules", stage.tournament)))

    assert "limite de pontos é combinado" not in page
    assert "Vence quem chega a" not in page
    assert "pontos de vitória (VP) pela diferença" in page
    assert "de 0 a 50 10 10" in page
    assert "mais de 1.500 20 0" in page
    assert "W.O.: 14 para quem veio, 6 para quem faltou." in page
    assert "Folga: 14." in page
    assert "pontos feitos : a soma dos pontos que fez na mesa" in page.replace("feitos:", "feitos :")


def test_a_swiss_says_what_a_win_is_worth_and_what_each_criterion_is(client):
    plan = {"format": "swiss", "rounds": 3, "order": ["points", "buchholz", "lots"]}
    plan["points"] = {"played": {"won": 3, "level": 1, "lost": 0}, "bye": 2}
    (stage,) = make_stages(plan, duplas=8)

    page = text(client.get(url("rules", stage.tournament)))

    assert "Vitória: 3. Empate: 1. Derrota: 0." in page
    assert "Folga: 2." in page
    assert "a soma dos pontos de classificação de quem enfrentou" in page


def test_a_bracket_says_nothing_of_points_of_standings(client):
    assert "Como se faz a classificação" not in text(client.get(url("rules", make_tournament(duplas=4))))
