"""An event with three or more single players at a mesa: absence, withdrawal, assigned points."""

import re
from datetime import date

import pytest
from django.test import Client
from django.urls import reverse

from tests.director import invariants
from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    each_for_himself,
    jogos_being_played,
    make_club,
    make_rules,
    make_stages,
    make_tournament,
    play_jogo,
)
from tests.tournaments.public.pages import text, url
from tournaments.charts.texts.whereabouts import of_dupla
from tournaments.clubs import person_data, rule_choice
from tournaments.entries import leaving
from tournaments.errors import TournamentError
from tournaments.event import stages
from tournaments.event.draws import places_by_hand
from tournaments.event.setup import settings
from tournaments.models import Confronto, Publication, Tournament
from tournaments.outcomes import decisions
from tournaments.plan.formats import FORMATS
from tournaments.publication.reading import head, shown
from tournaments.results import stage_results
from tournaments.wording.plan import FORMATS as WORDS

pytestmark = pytest.mark.django_db

MESAS = {"format": "mesas", "rounds": 2, "pace": "free", "order": ["points", "made", "lots"]}


def event(players, *, three=False, **plan):
    """Return the first stage of a running event of this number of players: four at a mesa, or three of burraco."""
    club = make_club()
    if three:
        own = rule_choice.of_rules(make_rules(club, base="003", options={"players": 3, "target": 700}))
        plan = {"seats": 3, "smaller": False} | plan
    else:
        own = each_for_himself(club)
    fields = {"club": club, "choice": own, "target": None, "entrants": "each"}
    return make_stages(MESAS | plan, duplas=players, **fields)[0]


@pytest.fixture
def stage():
    """Return a stage of seven players: each round has a mesa of four and one of three."""
    return event(7)


def mesas(stage, **which):
    return list(
        Confronto.objects.filter(stage=stage, **which).with_sides("jogo").order_by("round", "position")
    )


def fresh(row):
    return Confronto.objects.with_sides("jogo").get(pk=row.pk)


def points(stage):
    return {row.entrant: row.line.points for row in stage_results.standing_of(stage)}


def holds(tournament):
    catch_up(tournament)
    for look in (
        invariants.seats,
        invariants.standings,
        invariants.winners,
        invariants.draws,
        invariants.as_recorded,
    ):
        look(tournament)


def test_a_jogo_opens_with_all_who_sit_there(stage):
    four, three = mesas(stage, round=1)

    assert (len(four.jogo.labels), len(three.jogo.labels)) == (4, 3)
    assert four.jogo.labels == [one.name for one in four.people]
    assert four.title == " x ".join(four.jogo.labels)


def test_who_is_missing_leaves_the_mesa_to_the_others(stage):
    four = mesas(stage, round=1)[0]
    gone = four.people[1]

    decisions.absent(confronto=four, players=[gone], reason="não veio", source=TABLE)

    left = fresh(four)
    assert left.status == ""
    assert left.jogo.labels == [one.name for one in left.people if one != gone]
    assert left.mesa == four.mesa
    assert [left.side(one) for one in left.people] == ["A", "", "B", "C"]
    play_jogo(left.jogo, "C")
    assert fresh(four).winner == left.people[3]
    assert points(stage)[gone.pk] == 0
    holds(stage.tournament)


def test_where_only_one_is_left_it_rests(stage):
    three = mesas(stage, round=1)[1]
    first, *others = three.people

    decisions.absent(confronto=three, players=others, reason="não vieram", source=TABLE)

    assert (fresh(three).status, fresh(three).jogo) == ("absent", None)
    assert points(stage)[first.pk] == 1
    holds(stage.tournament)


def test_what_was_begun_counts_for_nobody_once_somebody_is_gone(stage):
    four = mesas(stage, round=1)[0]
    play_jogo(four.jogo)

    decisions.absent(confronto=four, players=four.people[:1], reason="foi embora", source=TABLE)

    assert fresh(four).status == "absent"
    holds(stage.tournament)


def test_result_of_a_mesa_with_somebody_missing_is_taken_back_without_them(stage):
    four = mesas(stage, round=1)[0]
    gone = four.people[0]
    decisions.absent(confronto=four, players=[gone], reason="não veio", source=TABLE)
    play_jogo(fresh(four).jogo)

    decisions.undo(confronto=fresh(four), reason="engano", source=TABLE)

    assert fresh(four).jogo.closed_at is None
    assert str(gone.pk) in fresh(four).absent


def test_missing_player_may_come_after_all_where_the_others_could_not_play():
    stage = event(6, three=True)
    mesa = mesas(stage, round=1)[0]
    decisions.absent(confronto=mesa, players=mesa.people[:1], reason="não veio", source=TABLE)

    assert fresh(mesa).status == "absent"

    decisions.undo(confronto=fresh(mesa), reason="chegou", source=TABLE)
    assert len(fresh(mesa).jogo.labels) == 3


def test_who_leaves_is_missed_at_the_mesas_to_come_and_may_come_back(stage):
    one = mesas(stage, round=2)[0].people[2]
    for row in mesas(stage, round=1):
        play_jogo(row.jogo)

    leaving.withdraw(dupla=one, justified=True, source=TABLE)

    row = next(row for row in mesas(stage, round=2) if one.pk in row.entrants)
    assert row.absent == {str(one.pk): False}
    assert one.name not in row.jogo.labels
    holds(stage.tournament)


def test_points_are_given_to_each_and_as_many_as_sit_there(stage):
    four = mesas(stage, round=1)[0]

    with pytest.raises(TournamentError) as caught:
        decisions.give_score(confronto=four, given=[1, 0], reason="mesa virada", source=TABLE)
    assert caught.value.code == "points_invalid"

    decisions.give_score(
        confronto=four, given=[2, "1/2", 0, 1], winner="A", reason="mesa virada", source=TABLE
    )
    assert [points(stage)[one.pk] for one in four.people] == [2, 0.5, 0, 1]
    holds(stage.tournament)


def test_two_players_change_places_before_anything_is_played(stage):
    four, three = mesas(stage, round=1)
    one, other = four.people[3], three.people[2]

    places_by_hand.swap_places(stage=stage, number=1, one=one, other=other, reason="pedido", source=TABLE)

    four, three = mesas(stage, round=1)
    assert four.people[3] == other
    assert three.people[2] == one
    assert one.name in three.jogo.labels
    holds(stage.tournament)


def test_each_is_told_its_mesa_and_all_others_of_it(stage):
    catch_up(stage.tournament)
    four = mesas(stage, round=1)[0]
    one, *others = four.people

    told = of_dupla(shown(head(stage.tournament.slug)).document, one.number).said

    names = f"{others[0].name}, {others[1].name} e {others[2].name}"
    assert told == f"Sua mesa na 1ª rodada: mesa {four.mesa}, contra {names}."


def test_page_of_the_tournament_and_of_a_jogo_names_all(stage, client):
    four = mesas(stage, round=1)[0]
    play_jogo(four.jogo, "D")
    catch_up(stage.tournament)

    for page in (url("rounds", stage.tournament), url("jogo", stage.tournament, four.jogo.public_id)):
        body = text(client.get(page))
        assert [one.name for one in four.people if one.name not in body] == []


def test_what_changed_with_a_revision_names_all_of_a_mesa(stage, client):
    catch_up(stage.tournament)
    four = mesas(stage, round=1)[0]
    play_jogo(four.jogo, "D")
    catch_up(stage.tournament)

    body = text(client.get(url("revision", stage.tournament, Publication.objects.latest("number").number)))

    assert " × ".join(one.name for one in four.people) in body
    assert f"vence {four.people[3].name} (0 a 0 a 0 a 1)" in body


def test_api_has_each_side_by_its_letter(stage, client):
    four = mesas(stage, round=1)[0]
    play_jogo(four.jogo, "D")
    catch_up(stage.tournament)

    sheet = client.get(f"/api/v1/tournaments/{stage.tournament.slug}/jogos/{four.jogo.public_id}/").json()

    assert list(sheet["names"]) == list(sheet["won"]) == ["A", "B", "C", "D"]
    assert sheet["winner"] == "D"


def test_person_file_and_log_know_who_sat_there(stage):
    four = mesas(stage, round=1)[0]
    play_jogo(four.jogo, "C")
    player = four.people[2].players.get()

    (entry,) = person_data.person_data(player)["entries"]

    first = entry["meetings"][0]
    assert (first["side"], first["won"], len(first["names"])) == ("C", True, 4)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"format": "swiss", "rounds": 2, "order": ["points", "lots"]}, "needs_mesas"),
        ({"format": "individual", "rounds": 2, "order": ["points", "lots"]}, "needs_mesas"),
        ({"order": ["points", "difference", "lots"]}, "no_one_opponent"),
        ({"order": ["points", "direct", "lots"]}, "no_single_opponent"),
        ({"points": "vp_3", "maos": 3}, "vp_of_two"),
    ],
)
def test_plan_that_asks_for_two_sides_is_refused(plan, code):
    club = make_club()
    tournament = settings.new_tournament(
        club=club, name="Mesas", starts_on=date(2026, 3, 7), ends_on=date(2026, 3, 7), entrants="each"
    )
    settings.save_tournament(tournament=tournament, choice=each_for_himself(club), target=None)

    with pytest.raises(TournamentError) as caught:
        stages.save_plan(tournament=tournament, plans=[("", MESAS | plan)], source=TABLE)

    assert caught.value.code == code


@pytest.mark.parametrize(
    ("plan", "code", "field"),
    [
        ({"seats": 4}, "seats_fixed", "seats"),
        ({"seats": 3, "smaller": True}, "seats_fixed", "smaller"),
    ],
)
def test_mesas_of_another_size_than_the_rules_have_are_refused(plan, code, field):
    with pytest.raises(TournamentError) as caught:
        event(6, three=True, **plan)

    assert (caught.value.code, caught.value.field) == (code, field)


def test_mesas_are_for_who_enters_so_alone():
    with pytest.raises(TournamentError) as caught:
        make_stages(MESAS, duplas=8, entrants="players")

    assert caught.value.code == "needs_each"


def test_desk_gives_points_by_a_field_for_each(stage):
    four = mesas(stage, round=1)[0]
    desk = Client()
    desk.force_login(director_of(stage.tournament.club))
    page = reverse("tournaments:desk_life_action", args=(stage.tournament.slug, "pontos"))

    shown_ = desk.get(page, {"de": four.pk}).content.decode()
    names = [f"points_{side}" for side in "abcd"]
    assert [name for name in names if f'name="{name}"' not in shown_] == []
    typed = dict(zip(names, ("3", "2", "1", "0"), strict=True)) | {"winner": "A", "reason": "fim do salão"}
    assert desk.post(f"{page}?de={four.pk}", typed | {"de": four.pk}).status_code == 302
    assert fresh(four).given == [3, 2, 1, 0]


def test_desk_takes_who_is_missing_at_a_mesa(stage):
    four = mesas(stage, round=1)[0]
    desk = Client()
    desk.force_login(director_of(stage.tournament.club))
    page = reverse("tournaments:desk_life_action", args=(stage.tournament.slug, "mesa-incompleta"))

    answer = desk.post(
        f"{page}?de={four.pk}", {"absent": [four.people[1].pk], "reason": "não veio", "de": four.pk}
    )

    assert answer.status_code == 302
    assert len(fresh(four).jogo.labels) == 3


def test_event_goes_on_to_its_end(stage):
    while jogos := jogos_being_played(stage.tournament):
        for jogo in jogos:
            play_jogo(jogo, jogo.sides[-1])
    stages.close_stage(stage=stage, source=TABLE)

    assert Tournament.objects.get().state == Tournament.State.FINISHED
    holds(stage.tournament)
    invariants.comes_back(stage.tournament)


@pytest.mark.parametrize(
    ("entrants", "offered"),
    [("each", {"mesas"}), ("players", {"individual"}), ("duplas", {*FORMATS} - {"mesas", "individual"})],
)
def test_plan_offers_the_formats_of_those_who_enter_alone(entrants, offered):
    club = make_club()
    choice = each_for_himself(club) if entrants == "each" else None
    tournament = make_tournament(
        club=club, entrants=entrants, state="open", choice=choice, target=None if choice else 700
    )
    desk = Client()
    desk.force_login(director_of(club))
    page = desk.get(reverse("tournaments:desk_plan", args=(tournament.slug,))).content.decode()

    select = page[page.index('name="fase1-format"') :]
    options = re.findall(r'<option value="(\w+)"([^>]*)>', select[: select.index("</select>")])
    assert {key for key, rest in options if "disabled" not in rest} == offered
    assert [key for key, _rest in options] == [*WORDS]
