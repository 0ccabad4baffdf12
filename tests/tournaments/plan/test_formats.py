"""Every format is complete. A new format needs its module and its texts only; no other module names it."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from django.contrib.staticfiles import finders

from tests.factories import TABLE, director_of, make_tournament, play_stage
from tests.tournaments.desk.pages import text, url
from tournaments.api.shapes.stages import FORMATS as OF_API
from tournaments.desk.plan.asked import asked_of, inputs
from tournaments.event import states
from tournaments.models import Confronto, Stage
from tournaments.pairing.entrant import Pairing, Scheduled, bye, check_field
from tournaments.pairing.inputs import KINDS, DrawKind
from tournaments.pairing.kinds import listed_ids
from tournaments.plan.fields import ROUNDS, PlanField, Whole
from tournaments.plan.formats import FORMATS, BracketFormat, RoundFormat, ScheduledFormat
from tournaments.plan.stored import read
from tournaments.results.stage_results import standing_of
from tournaments.simulation.event import simulate
from tournaments.simulation.hall import CALM, cast
from tournaments.simulation.plans import plans
from tournaments.wording import plan

ROOT = Path(__file__).parents[3]


def test_every_format_has_words_and_a_place_in_the_api():
    assert set(FORMATS) == set(plan.FORMATS) == set(OF_API)


def test_style_has_room_for_every_format():
    # The stylesheet hides fields that a format does not use, by the position of the format in the select.
    style = Path(finders.find("tournaments/plan.css")).read_text()

    places = [int(place) for place in re.findall(r"option:nth-child\((\d+)\):checked", style)]

    assert places == list(range(1, len(places) + 1))
    assert len(FORMATS) <= len(places)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_format_is_of_one_family_and_says_how_it_is_asked_for(key):
    format_ = FORMATS[key]

    assert sum(issubclass(format_, family) for family in (BracketFormat, ScheduledFormat, RoundFormat)) == 1
    assert [format_.is_bracket, format_.drawn_at_once, format_.drawn_by_round].count(True) == 1
    assert asked_of(format_).keys() <= plan.FIELDS.keys()
    for field in (*format_.fields, *format_.stage_fields):
        if hasattr(field, "values") and field.asked:
            assert set(plan.FIELDS[field.short].choices) <= set(field.values), field.name


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_usual_plan_of_a_format_can_be_played_by_the_fewest(key):
    planned = [read(one) for one in plans(key, FORMATS[key].least)]

    assert simulate(planned, cast(FORMATS[key].least, 1), seed=1, chances=CALM).order


def test_words_of_the_plan_are_those_of_fields_there_are():
    assert list(inputs()) == list(plan.FIELDS)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_only_words_and_the_formats_themselves_compare_with_a_format(key):
    # Other modules ask the format object for its properties.
    compared = re.compile(rf'[!=]= "{key}"|"{key}" [!=]=|is (not )?Format\.|Format\.[A-Z]')
    sources = [path for path in (ROOT / "tournaments").rglob("*.py") if "formats" not in path.parts]

    assert len(sources) > 100
    assert [str(path) for path in sources if compared.search(path.read_text())] == []


@dataclass(frozen=True, slots=True)
class CarouselDraw(DrawKind):
    """The draw of an invented format."""

    key: ClassVar[str] = "carousel"

    rounds: int
    stride: int

    def draw(self, given):
        check_field(given.entrants, least=2, most=64)
        order = listed_ids(given.entrants, given.seed)
        half = len(order) // 2
        rest = [bye(one) for one in order[2 * half :]]
        rounds = tuple(
            (
                *(
                    Pairing(a=order[n], b=order[half + (n + number * self.stride) % half], table=n + 1)
                    for n in range(half)
                ),
                *rest,
            )
            for number in range(self.rounds)
        )
        return Scheduled(rounds, order, {})


@dataclass(frozen=True, slots=True, kw_only=True)
class Carousel(ScheduledFormat):
    """An invented format: the second half of the list passes the first, `stride` places a round."""

    key: ClassVar[str] = "carousel"
    fields: ClassVar[tuple[PlanField, ...]] = (ROUNDS, Whole("stride", least=1, most=5))

    stride: int = 1

    def drawn_as(self, entrants):
        return CarouselDraw(self.rounds or 0, self.stride)


@pytest.fixture
def carousel(monkeypatch):
    """Register the invented format with its texts."""
    monkeypatch.setitem(FORMATS, "carousel", Carousel)
    monkeypatch.setitem(KINDS, "carousel", CarouselDraw)
    monkeypatch.setitem(plan.FORMATS, "carousel", "carrossel")
    monkeypatch.setitem(plan.FIELDS, "stride", plan.FieldWords("Passo"))
    return Carousel


def test_invented_format_is_simulated(carousel):
    event = simulate([read(one) for one in plans("carousel", 8)], cast(8, 1), seed=3, chances=CALM)

    assert len(event.order) == 8
    assert len(event.stages[0].rounds) == 4


@pytest.mark.django_db
def test_invented_format_goes_from_the_plan_to_the_standings(client, carousel):
    tournament = make_tournament(duplas=8, state="open", partidas=1)
    client.force_login(director_of(tournament.club))
    page = client.get(url("desk_plan", tournament))
    (form,) = page.context["draft"].forms
    typed = {field.html_name: field.value() for field in form if field.value() not in (None, False)}
    typed |= {"fase1-format": "carousel", "fase1-rounds": "3", "fase1-stride": "2"}
    trial = {"entrants": "8", "mesas": "4", "seed": "1"}

    shown = client.post(url("desk_plan", tournament), {**trial, **typed, "acao": "ver"})
    stored = client.post(url("desk_plan", tournament), {**trial, **typed, "acao": "gravar"})

    assert "Passo" in text(page)
    assert "3 rodadas, 12 jogos, até 4 mesas ao mesmo tempo" in text(shown)
    assert stored.status_code == 302
    stage = Stage.objects.get(tournament=tournament)
    assert (stage.plan["format"], stage.plan["rounds"], stage.plan["stride"]) == ("carousel", 3, 2)

    states.start(tournament=tournament, seed=7, source=TABLE)
    stage = Stage.objects.select_related("tournament").get(tournament=tournament)
    met = Confronto.objects.filter(stage=stage).values_list("round", flat=True)
    assert Counter(met) == {1: 4, 2: 4, 3: 4}

    stage = play_stage(stage)

    assert stage.state == "closed"
    standing = standing_of(stage)
    assert standing[0].place == 1
    assert sorted(row.line.points for row in standing) == [0, 0, 0, 0, 3, 3, 3, 3]
    assert client.get(url("desk_plan", tournament)).status_code == 200
    assert "carrossel" in text(client.get(url("desk_rounds", tournament)))
