"""Every address answers in every state of an event of each ready-made plan, and the worker's tasks succeed.

`make test` takes plans that together have each format, and opens each page in each state of one of them, and once in
each plan that shows it; `make proof` opens all pages in all states.
"""

from zlib import crc32

import pytest
from django.test import Client
from django.urls import reverse

from tests.director.plans import each_format
from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    each_for_himself,
    entrants_of,
    make_club,
    make_rules,
    make_tournament,
    play_stage,
)
from tests.stories.addresses import PAGES, addresses_of_pages
from tests.tournaments.teamed import teamed
from tournaments.clubs import rule_choice
from tournaments.desk.plan import ready_made
from tournaments.event import stages, states
from tournaments.event.draws import bracket_draw
from tournaments.models import Stage, Tournament
from tournaments.plan.formats import FORMATS
from tournaments.stage_plan import is_bracket

pytestmark = pytest.mark.django_db

# How many enter: enough for every stage of the plan, and no more.
ENTRANTS = {
    "grupos": 8,
    "ouro-prata": 8,
    "dois-grupos": 32,
    "finali": 12,
    "equipes": 8,
    "girone": 4,
    "suico": 8,
    "individual": 8,
}
FEW = 6
SHARE = 7  # plans to a page in a state: few enough that one of them has each page
READY = {ready.key: ready for ready in ready_made.READY}
EACH_FORMAT = set(each_format({key: ready.stages for key, ready in READY.items()}))
OF_A_FORMAT = pytest.mark.proof("pages of plans of the same formats")
PLANS = [key if key in EACH_FORMAT else pytest.param(key, marks=OF_A_FORMAT) for key in READY]
SHOWN = (200, 286, 302)  # 286: the page need not ask again
NOT_YET = (404,)  # a draft, for the public; or an object that does not exist yet


def having(state):
    """Return the plans of `make test` whose events reach a state. A played bracket closes automatically."""
    plans = [key for key in READY if key in EACH_FORMAT]
    if not state.startswith("stage"):
        return [key for key in plans if state != "drawn" or is_bracket_of(key, 1)]
    number = int(state.split()[1])
    there = [key for key in plans if len(READY[key].stages) >= number]
    return [key for key in there if not (state.endswith("closed") and is_bracket_of(key, number))]


def is_bracket_of(key, number):
    return FORMATS[READY[key].stages[number - 1]["format"]].is_bracket


class Walk:
    """Opens the pages of an event of a ready-made plan, state by state: all of them if `complete`, else a part.

    A page is opened in a state if it is the plan's turn, and at the end if no page of its name was opened.
    """

    def __init__(self, key, director, *, complete):
        self.key, self.director, self.complete = key, director, complete
        self.stranger, self.shown = Client(), set()

    def turn(self, page, state):
        """Return whether the plan opens a page in a state: of each SHARE plans that reach the state, one does.

        None does during a third stage, which is like a second one.
        """
        if state.startswith("stage 3"):
            return False
        plans = having(state)
        number = crc32(f"{page} {state}".encode()) + plans.index(self.key)
        return number % min(len(plans), SHARE) == 0

    def through(self, tournament, state):
        """Run the worker's tasks and open pages, those of the desk as the director. Return how many exist."""
        catch_up(tournament)
        last = tournament.state == Tournament.State.FINISHED
        pages = [
            (page, address)
            for page, address in addresses_of_pages(tournament)
            if self.complete or self.turn(page, state) or (last and page.split()[0] not in self.shown)
        ]
        found = []
        for page, address in pages:
            reader = self.director if address.startswith("/painel/") else self.stranger
            found.append((reader.get(address).status_code, address, page))
        assert [one for one in found if one[0] not in {*SHOWN, *NOT_YET}] == [], state
        shown = [page for status, _address, page in found if status in SHOWN]
        self.shown |= {page.split()[0] for page in shown}
        return len(shown)


def planned(key, director, club):
    """Return an event with a ready-made plan that the director saved from its page, in the states before."""
    ready = READY[key]
    maos = any(stage.get("unit") == "maos" for stage in ready.stages)
    tournament = make_tournament(
        club=club,
        duplas=ENTRANTS.get(key, FEW),
        state="draft",
        choice=rule_choice.find(club, "extra-turno-3") if maos else of_each(ready, club),
        target=None if maos or entrants_of(ready) == "each" else 700,
        entrants=entrants_of(ready),
        mesas=16,
    )
    if ready.stages[0]["format"] == "teams":
        teamed(tournament, *(f"Equipe {1 + number // 2}" for number in range(ENTRANTS[key])))
    page = reverse("tournaments:desk_plan", args=(tournament.slug,))
    typed = {"acao": "gravar", "entrants": ENTRANTS.get(key, FEW), "mesas": 16, "seed": 7}
    for form in director.get(page, {"pronto": key}).context["draft"].forms:
        typed |= {field.html_name: field.value() for field in form if field.value() not in (None, False)}
        typed[f"{form.prefix}-name"] = str(
            form["name"].value() or ""
        )  # a name of the plan is not yet translated
        if not maos:  # one mão decides
            typed |= {f"{form.prefix}-target": 700, f"{form.prefix}-count": 1}
    assert director.post(page, typed).status_code == 302
    names = list(
        Stage.objects.filter(tournament=tournament).order_by("number").values_list("name", flat=True)
    )
    assert names == [str(stage.get("name", "")) for stage in ready.stages]
    return tournament


def of_each(ready, club):
    return each_for_himself(club) if entrants_of(ready) == "each" else None


def lived(key, director, club):
    """Yield an event of a ready-made plan in each state that it reaches, from draft to end."""
    tournament = planned(key, director, club)
    yield "draft", tournament
    tournament = states.open_entries(tournament=tournament)
    yield "open", tournament
    first = Stage.objects.get(tournament=tournament, number=1)
    if is_bracket(first):
        tournament = bracket_draw.draw_knockout(tournament=tournament, seed=7)
        yield "drawn", tournament
    states.start(tournament=tournament, seed=7, source=TABLE)
    for stage in Stage.objects.filter(tournament=tournament).order_by("number"):
        if stage.number > 1:
            stages.begin_stage(stage=stage, seed=7, source=TABLE)
        yield f"stage {stage.number} begun", tournament
        play_stage(stage, close=False)
        yield f"stage {stage.number} played", tournament
        stage.refresh_from_db()
        if stage.state == Stage.State.PLAYING:
            stages.close_stage(stage=stage, source=TABLE)
            yield f"stage {stage.number} closed", tournament


@pytest.mark.parametrize("key", PLANS)
def test_every_page_of_a_ready_plan_answers_in_every_state(client, complete, key):
    club = make_club()
    client.force_login(director_of(club))
    make_rules(club)
    walk = Walk(key, client, complete=complete)

    shown = [walk.through(tournament, state) for state, tournament in lived(key, client, club)]

    assert len(walk.shown) > len(PAGES) / 2
    assert not complete or min(shown) > len(PAGES) / 2
    assert Tournament.objects.get().state == Tournament.State.FINISHED
