"""The page of the advice: three plans for a draft or a new event, and the nearest one to an impossible wish."""

import re

import pytest

from tests.factories import director_of, each_for_himself, make_club, make_tournament
from tests.rows import rows
from tests.tournaments.desk.pages import error_at, text, url
from tournaments.desk.plan import ready_made
from tournaments.desk.plan.advised import plays
from tournaments.desk.plan.draft import PlanDraft, usual
from tournaments.models import Stage, Tournament
from tournaments.plan.meaning import meaning, minutes_of_all
from tournaments.simulation.advice import options
from tournaments.stage_plan import planned, timing_of

pytestmark = pytest.mark.django_db

WISH = {"duplas": "8", "mesas": "4", "horas": "4", "regulamento": "regulamento-1"}


@pytest.fixture
def club(client):
    """Return a club; its director is signed in."""
    club = make_club()
    client.force_login(director_of(club))
    return club


def asked(client, club, **wish):
    return client.get(url("desk_advice", club), {**WISH, **wish})


def test_draft_takes_a_plan_at_one_tap(client, club):
    tournament = make_tournament(club=club, duplas=0, state="draft", mesas=8, target=1500, partidas=3)

    answer = asked(client, club, torneio=tournament.slug, duplas="16", mesas="8", horas="4:30")

    assert answer.status_code == 200
    plans = answer.context["plans"]
    assert len({plan["title"] for plan in plans}) == 3
    for plan in plans:
        taken = {"acao": "aconselhado", "plano": plan["code"]}
        page = text(client.post(url("desk_plan", tournament), taken, follow=True))
        assert f"Plano gravado: {plan['title']}." in page
        assert f"Tempo com 8 mesas, com pausas de 5 min: {plan['hours']}" in page
        assert f"Cada encontro: {plan['jogo']}." in page


@rows(("key", "limit", "minutes"), [("regulamento-1", {"target": 1500}, 0), ("burraco-1", {"maos": 4}, 50)])
def test_hours_that_are_said_are_those_of_the_plan_that_is_taken(key, limit, minutes):
    event = Tournament(ruleset=key, options=limit, partidas=3, minutes=minutes)
    ruleset = event.load_rules()
    timing = timing_of(ruleset, partidas=3)
    lengths = plays(ruleset, partidas=3, minutes=minutes, timing=timing)
    for entrants in (5, 13):
        for option in options(entrants=entrants, tables=4, plays=lengths, timing=timing):
            ready = ready_made.find(option.choice.code)
            taken = PlanDraft([usual(**ready_made.for_event(stage, event)) for stage in ready.stages], {})
            assert taken.is_in_order()
            stages = [planned.stage for planned in taken.planned]
            meanings = meaning(stages, entrants=entrants, tables=4, timing=timing)
            assert minutes_of_all(stages, meanings, tables=4) == option.minutes, option.choice.code


def test_new_event_starts_from_an_advised_plan_and_its_rules(client, club):
    plan = next(one for one in asked(client, club).context["plans"] if "partidas=1" in one["query"])
    page = client.get(f"{url('tournament_new', club)}?{plan['query']}")

    form = page.context["form"]
    named = {field.name: field.value() for field in form if field.value() not in (None, False)}
    assert (named["plan"], named["partidas"], named["mesas"]) == (plan["code"], "1", "4")
    assert named["target"] in {"1500", "2000", "3000"}
    assert f'<option value="{plan["code"]}" selected>{plan["title"]}</option>' in text(page)
    assert client.post(url("tournament_new", club), {**named, "name": "Copa Nova"}).status_code == 302
    stages = Stage.objects.order_by("number")
    assert stages[0].plan["format"] == plan["code"].split(".")[0]
    assert {planned(stage).stage.play.partidas for stage in stages} == {1}
    assert Tournament.objects.get().options["target"] == int(named["target"])


@rows(
    ("wish", "field", "said", "nearest"),
    [
        ({"duplas": "1"}, "duplas", "a partir de 4 duplas", "4 duplas e 4 mesas"),
        ({"duplas": "900"}, "duplas", "até 128 duplas", "128 duplas e 4 mesas"),
        ({"mesas": "0"}, "mesas", "Sem mesa não se joga.", "8 duplas e 4 mesas"),
        ({"horas": "0"}, "horas", "Em zero horas não cabe jogo nenhum.", "8 duplas e 4 mesas"),
        ({"horas": "1"}, "horas", "Em 1 h 00 não cabe: o mais curto leva ", "8 duplas e 4 mesas"),
        ({"duplas": "2", "horas": "0:30"}, "horas", "Em 30 min não cabe", "4 duplas e 4 mesas"),
        ({"horas": "99"}, "horas", "as horas de um dia só", "8 duplas e 4 mesas"),
        ({"horas": "quatro"}, "horas", "Escreva as horas assim", None),
        ({"duplas": ""}, "duplas", "obrigatório", None),
        ({"regulamento": "nenhum"}, "regulamento", "", None),
    ],
)
def test_impossible_wish_is_refused_at_its_field_with_the_nearest(client, club, wish, field, said, nearest):
    answer = asked(client, club, **wish)

    assert answer.status_code == 422
    assert said in error_at(answer, f"conselho-{field}")
    assert answer.context["form"][field].value() == wish[field]
    page = text(answer)
    assert (f"O mais perto que se pode: {nearest}" in page) == bool(nearest)
    assert bool(answer.context.get("plans")) == bool(nearest)


@rows(
    ("typed", "minutes"), [("4", 240), ("4,5", 270), ("4.5", 270), ("4:30", 270), ("4h30", 270), ("4h", 240)]
)
def test_hours_are_typed_as_they_come(client, club, typed, minutes):
    assert asked(client, club, horas=typed).context["wish"].minutes == minutes


def test_rules_that_are_not_for_duplas_are_refused(client, club):
    answer = asked(client, club, regulamento=each_for_himself(club).key)

    assert answer.status_code == 422
    assert "se joga um contra um" in error_at(answer, "conselho-regulamento")


def test_advice_is_linked_from_where_a_plan_is_chosen(client, club):
    draft = make_tournament(club=club, duplas=0, state="draft")

    address = url("desk_advice", club)
    assert f'href="{address}"' in text(client.get(url("tournament_new", club)))
    for name in ("desk_tournament", "desk_plan"):
        assert f'href="{address}?torneio={draft.slug}"' in text(client.get(url(name, draft)))
    page = text(client.get(address, {"torneio": draft.slug}))
    assert re.search(r'name="mesas" value="16"', page)


def test_event_that_has_begun_gets_no_advice(client, club):
    running = make_tournament(club=club)
    (stage,) = Stage.objects.filter(tournament=running)

    assert asked(client, club, torneio=running.slug).status_code == 404
    for code in ("swiss.3.8.p1.0", "sueco"):
        taken = {"acao": "aconselhado", "plano": code}
        assert client.post(url("desk_plan", running), taken).status_code == 400
    assert Stage.objects.get(tournament=running).plan == stage.plan
    assert url("desk_advice", club) not in text(client.get(url("desk_plan", running)))
