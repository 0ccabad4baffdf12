"""Check-in at the desk: one tap a dupla, a second tap does no harm, and missing duplas are shown before a draw."""

import re

import pytest

from tests.factories import TABLE, director_of, make_stages, make_tournament
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import (
    KNOCKOUT,
    SWISS,
    begun,
    confrontos_of,
    open_tournament,
    play_round,
    posted,
    running,
    signed_in,
)
from tests.tournaments.formats import INDIVIDUAL, TEAMS
from tournaments.entries import checkin
from tournaments.event import rounds, stages
from tournaments.models import CheckInMark, Confronto, Dupla, Round, Tournament
from tournaments.results.stage_results import results_of

pytestmark = pytest.mark.django_db
HTMX = {"headers": {"HX-Request": "true"}}


def tap(client, tournament, number, acao="presente", **more):
    return client.post(url("desk_checkin", tournament), {"acao": acao, "dupla": str(number)} | more)


def mark(tournament, *numbers):
    for dupla in Dupla.objects.filter(tournament=tournament, number__in=numbers):
        checkin.mark(dupla=dupla, present=True, source=TABLE)


def named(tournament, number):
    return Dupla.objects.get(tournament=tournament, number=number).name


def rows(response):
    """Return the number of each row, and whether it is marked present."""
    found = re.findall(r'<li id="d-(\d+)" class="roll-row( is-there)?', text(response))
    return {int(number): bool(there) for number, there in found}


def hidden(response, name):
    return re.findall(rf'name="{name}" value="([^"]*)"', text(response))[0]


def test_tap_marks_and_the_next_takes_it_back(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)

    marked = tap(client, tournament, 2)
    assert marked.url.endswith("#d-2")
    assert rows(client.get(marked.url)) == {1: False, 2: True, 3: False}
    assert "Faltam 2" in text(client.get(marked.url))
    tap(client, tournament, 2, "ausente")
    assert rows(client.get(marked.url)) == {1: False, 2: False, 3: False}


def test_same_tap_twice_is_one(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)
    for _ in range(2):
        assert tap(client, tournament, 2).status_code == 302

    assert CheckInMark.objects.count() == 1


def test_dupla_that_is_no_more_is_said(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)

    answer = tap(client, tournament, 9)

    assert answer.status_code == 422
    assert "Esta dupla já não está inscrita." in text(answer)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("so=faltam", {1, 3}),
        ("so=presentes", {2}),
        ("busca=2", {2}),
        ("busca=breno%20cid", {2}),
        ("busca=zzz", set()),
    ],
)
def test_roll_is_searched_without_scripts(client, asked, found):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)
    mark(tournament, 2)

    assert set(rows(client.get(f"{url('desk_checkin', tournament)}?{asked}"))) == found


def test_way_back_keeps_what_was_looked_for(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)
    at = f"{url('desk_checkin', tournament)}?so=faltam&busca=a"

    answer = client.post(at, {"acao": "presente", "dupla": "1"})

    assert answer.url == f"{at}#d-1"


def test_phone_is_told_what_changed_since_it_last_asked(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)
    page = client.get(url("desk_checkin", tournament))
    seen = {name: hidden(page, name) for name in ("visto", "linhas")}
    mark(tournament, 3)  # by somebody else at the other door

    answer = client.post(url("desk_checkin", tournament), {"acao": "presente", "dupla": "1"} | seen, **HTMX)

    assert rows(answer) == {1: True, 3: True}
    assert "Falta 1" in text(answer)
    now = {name: hidden(answer, name) for name in ("visto", "linhas")}
    assert client.get(url("desk_checkin", tournament), now, **HTMX).status_code == 204


def test_phone_draws_the_page_anew_where_others_are_on_it(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)
    mark(tournament, 1)
    seen = {name: hidden(client.get(url("desk_checkin", tournament)), name) for name in ("visto", "linhas")}
    checkin.begin_anew(tournament=tournament, source=TABLE)
    mark(tournament, 2)

    assert "HX-Refresh" in client.get(url("desk_checkin", tournament), seen, **HTMX).headers
    assert "HX-Refresh" in client.get(url("desk_checkin", tournament), seen | {"linhas": "2"}, **HTMX).headers


@pytest.mark.parametrize("number", [1, 3, 300])
@pytest.mark.parametrize("marked", [False, True])
def test_roll_costs_the_same(client, django_assert_num_queries, number, marked):
    tournament = make_tournament(duplas=0, state="open")
    Dupla.objects.bulk_create(
        Dupla(tournament=tournament, number=one, name=f"Dupla {one}") for one in range(1, number + 1)
    )
    if marked:
        CheckInMark.objects.bulk_create(
            CheckInMark(tournament=tournament, dupla=one, present=True)
            for one in Dupla.objects.filter(tournament=tournament)
        )
    client.force_login(director_of(tournament.club))

    with django_assert_num_queries(9):
        assert len(rows(client.get(url("desk_checkin", tournament)))) == number


def test_start_tells_who_is_missing_and_asks(client):
    tournament = open_tournament(client, SWISS, duplas=6)
    mark(tournament, 1, 2, 3, 4)
    at = url("tournament_start", tournament)

    shown = client.get(at)
    assert "Faltam 2 duplas na chamada" in text(shown)
    assert named(tournament, 6) in text(shown)
    refused = client.post(at, {})
    assert refused.status_code == 422
    assert "Diga se ficam de fora, ou espere por elas." in text(refused)
    assert Tournament.objects.get().state == "open"

    begun = client.post(at, {"faltam": hidden(shown, "faltam"), "ausentes": "fora"})
    assert begun.status_code == 302
    absent = Dupla.objects.get(number=6)
    assert not Confronto.objects.of(absent).exists()
    assert named(tournament, 6) in text(client.get(url("desk_checkin", tournament)))  # with the way back


def test_start_does_not_offer_to_go_without_all_but_one(client):
    tournament = open_tournament(client, SWISS, duplas=4)
    start = url("tournament_start", tournament)
    mark(tournament, 1)
    assert 'value="todas"' in text(client.get(start))
    assert 'value="fora"' not in text(client.get(start))

    mark(tournament, 2)

    assert 'value="fora"' in text(client.get(start))


def test_start_does_not_offer_to_go_without_a_dupla_of_each_team_but_one(client):
    tournament = signed_in(client, make_stages(TEAMS, duplas=8, state="open")[0].tournament)
    start = url("tournament_start", tournament)
    mark(tournament, 1, 2, 3, 5, 7)
    assert "Faltam 3 duplas na chamada" in text(client.get(start))
    assert 'value="fora"' not in text(client.get(start))

    mark(tournament, 4)

    assert 'value="fora"' in text(client.get(start))


def test_start_does_not_offer_to_go_on_with_fewer_than_the_format_needs(client):
    tournament = signed_in(
        client, make_stages(INDIVIDUAL, duplas=8, entrants="players", state="open")[0].tournament
    )
    start = url("tournament_start", tournament)
    mark(tournament, 1, 2, 3)
    assert 'value="todas"' in text(client.get(start))
    assert 'value="fora"' not in text(client.get(start))

    mark(tournament, 4)

    assert 'value="fora"' in text(client.get(start))


def test_start_with_all_waits_for_nobody(client):
    tournament = open_tournament(client, SWISS, duplas=6)
    mark(tournament, 1, 2, 3, 4)
    shown = client.get(url("tournament_start", tournament))

    client.post(url("tournament_start", tournament), {"faltam": hidden(shown, "faltam"), "ausentes": "todas"})

    assert Confronto.objects.of(Dupla.objects.get(number=6)).exists()


def test_who_came_meanwhile_is_drawn_and_who_went_is_told(client):
    tournament = open_tournament(client, SWISS, duplas=6)
    mark(tournament, 1, 2, 3, 4, 5)
    told = hidden(client.get(url("tournament_start", tournament)), "faltam")
    mark(tournament, 6)
    CheckInMark.objects.create(tournament=tournament, dupla=Dupla.objects.get(number=1), present=False)

    again = client.post(url("tournament_start", tournament), {"faltam": told, "ausentes": "fora"})

    assert again.status_code == 422
    assert "Falta 1 dupla na chamada" in text(again)
    assert named(tournament, 1) in text(again)


def test_bracket_is_drawn_without_who_is_missing(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=5)
    mark(tournament, 1, 2, 3, 4)
    page = client.get(url("desk_tournament", tournament))
    sent = {"acao": "sortear", "seed": "7", "faltam": hidden(page, "faltam")}

    assert client.post(url("desk_tournament", tournament), sent).status_code == 422
    assert client.post(url("desk_tournament", tournament), sent | {"ausentes": "fora"}).status_code == 302

    assert not Confronto.objects.of(Dupla.objects.get(number=5)).exists()


def test_round_says_who_is_missing_before_it_begins_and_begins_all_the_same(client):
    tournament = running(client, SWISS, duplas=6)
    mark(tournament, 1, 2, 3, 4, 5)
    round_ = Round.objects.get()
    at = url("desk_round", tournament, round_.pk)
    for acao in ("conferir", "afixar"):
        client.post(at, {"acao": acao})

    assert named(tournament, 6) in text(client.get(at)).split("Falta 1 dupla na chamada")[1]
    client.post(at, {"acao": "comecar"})
    assert Round.objects.get().state == "playing"


def test_new_roll_begins_with_nobody(client):
    tournament = open_tournament(client, KNOCKOUT, duplas=3)
    mark(tournament, 1, 2)

    client.post(url("desk_checkin", tournament), {"acao": "nova"})

    assert set(rows(client.get(url("desk_checkin", tournament))).values()) == {False}


@remembered
def between():
    """Return a tournament between two stages, from the first of which two duplas qualify."""
    tournament = begun(SWISS | {"rounds": 1, "top": 2}, KNOCKOUT)
    mark(tournament, 1)
    play_round(posted(tournament))
    stages.close_stage(stage=tournament.stage_set.get(number=1), source=TABLE)
    return tournament


def test_between_two_stages_only_the_qualifiers_are_asked_about(client):
    tournament = signed_in(client, between())
    assert "Faltam" not in text(client.get(url("desk_rounds", tournament)))

    checkin.begin_anew(tournament=tournament, source=TABLE)
    first, second, third = [row.entrant for row in results_of(tournament.stage_set.get(number=1)).standing()][
        :3
    ]
    numbers = dict(tournament.dupla_set.values_list("pk", "number"))
    assert set(rows(client.get(url("desk_checkin", tournament)))) == {numbers[first], numbers[second]}
    mark(tournament, numbers[first])

    page = text(client.get(url("desk_rounds", tournament)))
    assert "Falta 1 dupla na chamada" in page
    absent, next_ = named(tournament, numbers[second]), named(tournament, numbers[third])
    assert f"Não joga esta fase: {absent}. No lugar sobe: {next_}." in " ".join(page.split())


def test_dupla_with_a_bye_is_not_asked_about_before_its_round(client):
    tournament = running(client, {"format": "groups", "groups": 1, "pace": "round"}, duplas=5)
    first = Round.objects.get(number=1)
    for verb in (rounds.check, rounds.post):
        verb(round=first, source=TABLE)
    mark(tournament, next(row for row in confrontos_of(first) if row.status != "bye").dupla_a.number)

    assert "Faltam 3 duplas na chamada" in text(client.get(url("desk_round", tournament, first.pk)))
