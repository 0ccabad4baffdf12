"""Round titles: a knockout names its rounds by the entrants left (semifinal, final), every other format by number."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.signals import Where, where
from tests.factories import TABLE, director_of, jogos_being_played, make_stages, make_tournament, play_stage
from tests.tournaments.formats import DOUBLE, GROUPS, KNOCKOUT, MITCHELL, SWISS
from tests.tournaments.staged import make_round, make_stage
from tournaments.charts.round_titles import round_title, titled
from tournaments.event import stages
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases("JSON lookups in a plan, as subqueries")
MAIN_OF_8 = ("Quartas de final", "Semifinais", "Final")


def titles(stage):
    """Return the distinct headings of a stage in the order of its rounds."""
    found = titled(Confronto.objects.filter(stage=stage)).order_by("kind", "round", "position")
    return list(dict.fromkeys(round_title(one) for one in found))


@pytest.mark.parametrize(
    ("plan", "duplas", "said"),
    [
        (KNOCKOUT, 8, [*MAIN_OF_8, "Disputa de 3º lugar"]),
        (KNOCKOUT | {"consolation": True, "third": False}, 6, ["Consolação, 3ª rodada", *MAIN_OF_8]),
        (SWISS, 6, ["1ª rodada"]),
        (MITCHELL, 6, ["1ª rodada", "2ª rodada", "3ª rodada"]),
        (GROUPS, 6, ["1ª rodada", "2ª rodada", "3ª rodada"]),
        (DOUBLE, 4, ["Final", "Repescagem, 2ª rodada", "Repescagem, 3ª rodada", "1ª rodada", "2ª rodada"]),
    ],
)
def test_round_is_named_as_its_format_counts(plan, duplas, said):
    (stage,) = make_stages(plan, duplas=duplas)
    assert titles(stage) == said


@BOTH
def test_round_of_a_later_stage_is_named_by_its_own_format():
    groups, knockout = make_stages(GROUPS | {"top": 2}, KNOCKOUT | {"third": False}, duplas=6)
    play_stage(groups)
    stages.begin_stage(stage=knockout, seed=7, source=TABLE)

    assert titles(groups)[-1] == "3ª rodada"
    assert titles(knockout) == ["Semifinais", "Final"]


@BOTH
def test_jogo_tells_its_table_where_it_is_played(client, django_assert_num_queries):
    jogo = jogos_being_played(make_tournament(duplas=4, name="Copa do Farol"))[1]
    with django_assert_num_queries(1):
        assert where(jogo) == Where("Copa do Farol", 2, "Semifinais")

    page = client.get(reverse("scoring:table", args=(tokens.current(jogo),))).content.decode()

    for said in ("<b>Copa do Farol</b>", "<b data-onde>Mesa 2</b>", "<b>Semifinais</b>"):
        assert said in page


def test_monitor_and_jogo_page_name_a_round_of_a_swiss_stage_by_its_number(client):
    stage = make_stage(4)
    confrontos = make_round(stage, 1, "AB", "CD")
    client.force_login(director_of(stage.tournament.club))

    for name, more, view in (("desk_mesas", (), "?vista=lista"), ("desk_jogo", (confrontos[0].pk,), "")):
        page = client.get(reverse(f"tournaments:{name}", args=(stage.tournament.slug, *more)) + view)
        assert "1ª rodada" in page.content.decode()
        assert "Final" not in page.content.decode()
