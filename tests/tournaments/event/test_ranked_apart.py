"""Separate rankings for the lines or sections of a Mitchell: two tables, two winners, and who advances from each."""

import pytest

from tests.factories import TABLE, catch_up, make_stages, play_stage
from tests.tournaments.public.pages import text, url, whole
from tournaments.clubs.members import add_player
from tournaments.entries import changes
from tournaments.event import stages
from tournaments.event.draws.places_by_hand import swap_places
from tournaments.event.draws.qualified import field_from
from tournaments.models import Confronto, Stage, StageEntry
from tournaments.outcomes.penalties import penalise
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of
from tournaments.stage_plan import planned

pytestmark = pytest.mark.django_db
LINES = {"format": "mitchell", "rounds": 2, "partidas": 1, "lists": "lines"}
SECTIONS = LINES | {"lists": "sections", "mitchell": {"sections": 2}}
FINAL = {"format": "knockout"}


def groups_of(stage):
    return dict(StageEntry.objects.filter(stage=stage).values_list("dupla", "group"))


def sat(stage, side):
    """Return the duplas that sat on this side in all their meetings."""
    found = Confronto.objects.filter(stage=stage, dupla_a__isnull=False, dupla_b__isnull=False)
    return set(found.values_list(f"dupla_{side}", flat=True))


def listed(stage, group):
    return {row.entrant for row in results_of(stage).standing(group)}


@pytest.mark.parametrize("order", [None, ["points", "buchholz", "sonneborn", "direct", "lots"]])
def test_each_line_has_standings_of_its_own(order):
    (stage,) = make_stages(LINES | ({"order": order} if order else {}), duplas=8)
    stage = play_stage(stage)

    assert results_of(stage).groups == (1, 2)
    assert (listed(stage, 1), listed(stage, 2)) == (sat(stage, "a"), sat(stage, "b"))
    (document,) = snapshot(stage.tournament)["stages"]
    assert (document["groups"], document["lists"]) == (2, "lines")
    assert [each["rows"][0]["place"] for each in document["standings"]] == [1, 1]
    assert [len(each["rows"]) for each in document["standings"]] == [4, 4]
    # Side A, North-South, wins every jogo.
    assert [{row["jogos"][0] for row in each["rows"]} for each in document["standings"]] == [{2}, {0}]


def test_each_section_has_standings_of_its_own():
    (stage,) = make_stages(SECTIONS, duplas=12)
    stage = play_stage(stage)

    sections = {
        number: {one for row in Confronto.objects.filter(stage=stage, group=number) for one in row.entrants}
        for number in (1, 2)
    }
    assert {number: listed(stage, number) for number in (1, 2)} == sections
    assert snapshot(stage.tournament)["stages"][0]["lists"] == "sections"


@pytest.mark.parametrize(
    "plan", [LINES | {"lists": "one"}, {"format": "mitchell", "rounds": 2, "partidas": 1}]
)
def test_one_list_is_what_a_plan_means_that_says_nothing(plan):
    (stage,) = make_stages(plan, duplas=6)

    assert set(groups_of(stage).values()) == {0}
    document = snapshot(play_stage(stage).tournament)["stages"][0]
    assert (document["groups"], len(document["standings"]), "lists" in document) == (1, 1, False)


@pytest.mark.parametrize(("missing", "line"), [("a", 2), ("b", 1)])
def test_who_rests_all_the_time_is_in_the_line_across_from_the_phantom(missing, line):
    (stage,) = make_stages(LINES | {"rounds": 1, "mitchell": {"missing": missing}}, duplas=7)

    resting = Confronto.objects.get(stage=stage, status="bye").dupla_a_id
    found = groups_of(stage)
    assert found[resting] == line
    assert sorted(list(found.values()).count(number) for number in (1, 2)) == [3, 4]


@pytest.mark.parametrize("plan", [LINES, SECTIONS])
def test_the_first_of_each_list_go_on_all_winners_before_all_seconds(plan):
    first, final = make_stages(plan | {"top": 2}, FINAL, duplas=12)
    first = play_stage(first)

    best = [[row.entrant for row in results_of(first).standing(group)[:2]] for group in (1, 2)]
    field = field_from(first, planned(final).stage)
    assert {one.id for one in field.entrants} == {*best[0], *best[1]}
    # The winners are seeded, and those of one list kept apart, as of groups.
    assert [one.id for one in field.entrants if one.seed] == [best[0][0], best[1][0]]
    goes_on = [
        [row["dupla"] for row in each["rows"] if row["goes_on"]]
        for each in snapshot(begun(final).tournament)["stages"][0]["standings"]
    ]
    assert list(map(len, goes_on)) == [2, 2]


def test_winners_of_lines_are_seeded_by_what_they_did_where_the_plan_says_so():
    plan = LINES | {"top": 1, "order": ["points", "made", "lots"]}
    first, final = make_stages(plan, FINAL | {"by_campaign": True}, duplas=8)
    first = play_stage(first, close=False)
    for entry in StageEntry.objects.filter(stage=first, group=1).select_related("dupla"):
        given = {"sanction": "vp", "amount": 50, "reason": "atraso"}
        penalise(stage=first, dupla=entry.dupla, round=1, **given, source=TABLE)

    field = field_from(first, planned(final).stage)

    assert [one.id for one in field.entrants] == [results_of(first).standing(g)[0].entrant for g in (2, 1)]


def test_a_crossing_names_north_south_as_one_and_east_west_as_two():
    first, final = make_stages(LINES | {"top": 2}, FINAL | {"crossing": ["1G1 x 2G2", "1G2 x 2G1"]}, duplas=8)
    first = play_stage(first)
    begun(final)

    ns, ew = ([row.entrant for row in results_of(first).standing(group)] for group in (1, 2))
    met = Confronto.objects.filter(stage=final, round=1).order_by("position")
    assert [{row.dupla_a_id, row.dupla_b_id} for row in met] == [{ns[0], ew[1]}, {ew[0], ns[1]}]


def begun(stage):
    stages.begin_stage(stage=stage, seed=3, source=TABLE)
    return Stage.objects.select_related("tournament").get(pk=stage.pk)


def test_two_winners_share_the_first_place_of_the_final_ranking():
    (stage,) = make_stages(LINES, duplas=8)
    tournament = catch_up(play_stage(stage).tournament)

    rows = snapshot(tournament)["final_ranking"]

    assert [(row["place"], row["place_to"]) for row in rows] == [
        (at, at + 1) for at in (1, 3, 5, 7) for _ in range(2)
    ]
    assert [row["stage_place"] for row in rows] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert {row["group"] for row in rows[:2]} == {1, 2}


def test_pages_and_program_name_the_lines(client):
    first, _ = make_stages(LINES | {"top": 2}, FINAL, duplas=8)
    tournament = catch_up(play_stage(first).tournament)

    page = whole(client, tournament)
    after = text(client.get(url("stood", tournament, 1, 1)))
    told = client.get(f"/api/v1/tournaments/{tournament.slug}/stages/").json()
    for said in (page, after):
        assert "Norte-Sul" in said
        assert "Leste-Oeste" in said
    assert "Passam as 2 primeiras de cada linha" in page
    assert told["results"][0]["lists"] == "lines"


def test_a_late_dupla_is_in_the_line_of_the_place_it_takes():
    (stage,) = make_stages(LINES | {"rounds": 3, "late_until": 2}, duplas=7)
    first, second = (
        add_player(club=stage.tournament.club, name=name) for name in ("Zilda Praia", "Zeno Praia")
    )

    late = changes.enter_late(stage=stage, first=first, second=second, source=TABLE)

    assert groups_of(stage)[late.pk] == 2  # the phantom went round East-West
    stage = play_stage(stage)
    assert late.pk in listed(stage, 2)


def test_two_of_different_lines_change_places_for_one_round():
    (stage,) = make_stages(LINES, duplas=8)
    one, other = (StageEntry.objects.filter(stage=stage, group=group).first() for group in (1, 2))
    before = groups_of(stage)

    swap_places(stage=stage, number=1, one=one.dupla, other=other.dupla, reason="mesa errada", source=TABLE)

    assert groups_of(stage) == before
    assert {len(results_of(play_stage(stage)).standing(group)) for group in (1, 2)} == {4}


def test_fewer_sections_than_planned_are_as_many_lists():
    (stage,) = make_stages(SECTIONS | {"mitchell": {"sections": 4}}, duplas=8)

    assert len(set(groups_of(stage).values())) == 2
