"""A stranger repeats every draw from the published JSON alone, without the site or its database."""

import json
import subprocess
import sys
from contextlib import redirect_stdout
from copy import deepcopy
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.factories import TABLE, go_on, make_stages, make_tournament, play_open, play_stage
from tests.matrix import each
from tests.tournaments.formats import EVERY, TEAMS, begun, entrants_of, name
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.event import rounds, stages, states
from tournaments.event.draws import bracket_draw, rounds_by_hand
from tournaments.models import Draw, Dupla, Round, Stage
from tournaments.pairing.__main__ import main
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).parents[3]
# The program as a stranger has it: no Django, no settings.
ALONE = "import sys, runpy; sys.modules['django'] = None; runpy.run_module('tournaments.pairing', run_name='__main__')"


def repeated(document):
    """Repeat the draws of a document with the program. Return the exit status and the output."""
    with redirect_stdout(StringIO()) as said, patch("sys.stdin", StringIO(json.dumps(document))):
        status = main(["-"])
    return status, said.getvalue()


def alone(document):
    """Repeat the draws of a document without the site. Return the exit status and the output."""
    command = [sys.executable, "-c", ALONE, "-"]
    done = subprocess.run(
        command, input=json.dumps(document), cwd=ROOT, env={}, check=False, capture_output=True, text=True
    )
    assert not done.stderr
    return done.returncode, done.stdout


def agreeing(document, draws, program=repeated):
    """Check that a document has this number of draws and that all agree."""
    status, said = program(document)
    assert (status, said.count("agrees  "), said.count("\n")) == (0, draws, draws), said


def at_home(tournament, *homes):
    """Assign the home towns in turn to the duplas of a tournament."""
    for dupla in Dupla.objects.filter(tournament=tournament):
        Dupla.objects.filter(pk=dupla.pk).update(home=homes[dupla.number % len(homes)])


def named(value):
    """Return the test id of a plan or a number."""
    return name(value) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize("plan", EVERY, ids=name)
def test_draw_of_every_format_is_repeated_from_what_is_published(plan):
    agreeing(snapshot(begun(plan).tournament), 1)


@pytest.mark.parametrize(
    ("first", "expected"), [("slide", {(1, 4), (2, 5), (3, 6)}), ("fold", {(1, 6), (2, 5), (3, 4)})]
)
def test_first_round_of_a_danese_by_halves_of_the_list_is_drawn_so_and_repeated(first, expected):
    plan = {"format": "danese", "rounds": 2, "swiss": {"first": first, "rematches": True}}
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=6, seeds=6)
    go_on(stage)

    seeds = {(row.dupla_a.seed, row.dupla_b.seed) for row in stage.confronto_set.all()}

    assert {tuple(sorted(pair)) for pair in seeds} == expected
    agreeing(snapshot(stage.tournament), 1)


@pytest.mark.parametrize(
    ("plan", "duplas"), each([plan for plan in EVERY if plan is not TEAMS], [5, 8]), ids=named
)
def test_draws_of_two_stages_with_homes_are_repeated(plan, duplas):
    first = plan | {"partidas": 1}
    both = (
        [first, {**first, "carry": "1/2"}]
        if plan["format"] == "individual"
        else [first, {"format": "double"}]
    )
    made = make_stages(*both, duplas=duplas, entrants=entrants_of(plan), state="open", seeds=2)
    tournament = made[0].tournament
    at_home(tournament, "Santos", "", "Gaeta")
    if plan["format"] in {"knockout", "double"}:
        bracket_draw.draw_knockout(tournament=tournament, seed=11)
    states.start(tournament=tournament, seed=11, source=TABLE)
    stage = Stage.objects.select_related("tournament").get(pk=made[0].pk)
    play_stage(stage)
    stages.begin_stage(stage=Stage.objects.get(pk=made[1].pk), seed=12, source=TABLE)

    document = snapshot(tournament)

    drawn = stage.plan.get("rounds") if plan["format"] in {"swiss", "danese"} else 1
    agreeing(document, drawn + 1)
    homes = document["stages"][0]["draws"][0]["homes"]
    assert {(one["of"], one["name"]) for one in homes} == {("home", "Santos"), ("home", "Gaeta")}


def test_bracket_drawn_five_times_says_so():
    tournament = make_tournament(duplas=8, state="open")
    for seed in range(1, 5):
        bracket_draw.draw_knockout(tournament=tournament, seed=seed)
    bracket_draw.undo_draw(tournament=tournament)
    bracket_draw.draw_knockout(tournament=tournament, seed=5)

    document = snapshot(tournament)

    (draw,) = document["stages"][0]["draws"]
    assert (draw["number"], draw["seed"]) == (5, 5)
    assert [(one["number"], one["seed"]) for one in draw["earlier"]] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    agreeing(document, 1)


def swiss(*, duplas, rounds=4, **plan):
    (stage,) = make_stages({"format": "swiss", "rounds": rounds, "partidas": 1, **plan}, duplas=duplas)
    return stage


def next_round(stage, by_hand=lambda row: row):
    """Draw the next round or take it by hand, change it, post and play it."""
    row = Round.objects.filter(stage=stage, state="draft").first()
    row = by_hand(row or rounds.draw_round(stage=stage, seed=5, source=TABLE))
    rounds.post(round=row, source=TABLE)
    play_open(stage)


def test_round_with_pairs_set_by_hand_is_repeated_with_all_it_was_drawn_from():
    stage = swiss(duplas=8)
    duplas = list(Dupla.objects.filter(tournament=stage.tournament))

    def set_by_hand(row):
        rounds_by_hand.force(round=row, one=duplas[0], other=duplas[3], reason="na hora", source=TABLE)
        pair = {"one": duplas[1], "other": duplas[2]}
        row = rounds_by_hand.forbid(round=row, **pair, reason="irmãs", source=TABLE)
        return rounds.redraw(round=row, seed=9, source=TABLE)

    next_round(stage, set_by_hand)
    next_round(stage)
    document = snapshot(stage.tournament)

    first, second = document["stages"][0]["draws"]
    assert [tuple(one.values()) for one in first["forced"]] == [(duplas[0].pk, duplas[3].pk, "na hora")]
    assert [tuple(one.values()) for one in first["forbidden"]] == [(duplas[1].pk, duplas[2].pk, "irmãs")]
    assert (first["number"], first["seed"]) == (4, 9)
    assert len(second["history"]["met"]) == 4
    assert {one["score"] for one in second["entrants"]} == {0, 1}
    agreeing(document, 2, alone)


def test_swap_by_hand_is_told_beside_the_draw():
    stage = swiss(duplas=8)
    row = Round.objects.get(stage=stage)
    drawn = row.order

    def swap(row):
        one, other = Dupla.objects.get(pk=drawn[0]), Dupla.objects.get(pk=drawn[-1])
        return rounds_by_hand.swap(round=row, one=one, other=other, source=TABLE)

    next_round(stage, swap)
    document = snapshot(stage.tournament)

    (draw,) = document["stages"][0]["draws"]
    assert len(draw["changed"]) == 2
    assert all(sorted(one["drawn"]) != sorted(one["now"]) for one in draw["changed"])
    agreeing(document, 1)
    draw["changed"].pop()
    status, said = repeated(document)
    assert status == 1
    assert "drawn [" in said


@pytest.mark.parametrize("format_", ["mitchell", "swiss"])
def test_late_entry_is_told_beside_the_draw(format_):
    (stage,) = make_stages({"format": format_, "rounds": 3, "partidas": 1}, duplas=9)
    club = stage.tournament.club
    first, second = (members.add_player(club=club, name=who) for who in ("Zita Lobo", "Zeno Lobo"))
    if format_ == "swiss":
        rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
        Stage.objects.filter(pk=stage.pk).update(plan={**stage.plan, "late_until": 3})
    changes.enter_late(stage=stage, first=first, second=second, source=TABLE)
    if format_ == "swiss":
        play_open(stage)
        next_round(stage)

    document = snapshot(stage.tournament)

    draws = document["stages"][0]["draws"]
    assert bool(draws[0]["changed"]) == (format_ == "mitchell")
    assert len(draws[-1]["entrants"]) == (9 if format_ == "mitchell" else 10)
    agreeing(document, len(draws))


def test_withdrawal_is_told_beside_the_draw():
    (stage,) = make_stages({"format": "all_play_all", "partidas": 1}, duplas=6)
    leaver = Dupla.objects.filter(tournament=stage.tournament).first()
    changes.withdraw(dupla=leaver, justified=False, source=TABLE)

    document = snapshot(stage.tournament)

    (draw,) = document["stages"][0]["draws"]
    assert {None in one["now"] for one in draw["changed"]} == {True}
    agreeing(document, 1)


FALSIFIED = {
    "another seed": lambda draw, pair: draw.update(seed=draw["seed"] + 1),
    "one fewer on the list": lambda draw, pair: draw["entrants"].pop(),
    "another home": lambda draw, pair: [one.update(home=1) for one in draw["entrants"] if one["id"] in pair],
    "another option": lambda draw, pair: draw["options"]["swiss"].update(first="fold"),
    "a meeting made up": lambda draw, pair: draw["history"]["met"].append([*pair, 1]),
    "another score": lambda draw, pair: draw["entrants"][0].update(score="-1/2"),
    "a forbidden pair": lambda draw, pair: draw["forbidden"].append(
        {"one": pair[0], "other": pair[1], "reason": ""}
    ),
}


def test_inputs_that_were_not_those_of_the_draw_are_found_out():
    stage = swiss(duplas=6)
    next_round(stage)
    next_round(stage)
    published = json.dumps(snapshot(stage.tournament))
    found = {}
    for how, falsify in FALSIFIED.items():
        document = json.loads(published)
        for draw in document["stages"][0]["draws"]:
            confronto = document["stages"][0]["rounds"][draw["round"] - 1]["confrontos"][0]
            ids = {one["dupla"]: one["id"] for one in draw["entrants"]}
            falsify(draw, sorted(ids[confronto["slots"][side]["dupla"]] for side in "AB"))
        status, said = repeated(document)
        found[how] = (status, "DIFFERS" in said)

    assert found == dict.fromkeys(FALSIFIED, (1, True))


def test_seats_that_were_not_drawn_are_found_out():
    document = json.loads(json.dumps(snapshot(begun({"format": "knockout"}).tournament)))
    slots = document["stages"][0]["rounds"][0]["confrontos"][0]["slots"]
    slots["A"], slots["B"] = slots["B"], slots["A"]

    assert repeated(document)[0] == 1


def test_draw_that_is_not_published_is_named():
    document = deepcopy(snapshot(begun({"format": "danese", "rounds": 2}).tournament))
    del document["stages"][0]["draws"]

    status, said = repeated(document)

    assert (status, said) == (2, "NOT PUBLISHED  stage 1, danese, round 1\n")


def test_what_is_no_document_is_said_in_one_line():
    done = subprocess.run(
        [sys.executable, "-m", "tournaments.pairing", "-"],
        input="[]",
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_draft_is_not_published_and_its_draw_neither():
    stage = swiss(duplas=8)

    assert Draw.objects.filter(tournament=stage.tournament).count() == 1
    assert snapshot(stage.tournament)["stages"][0]["draws"] == []


def test_what_a_meeting_is_worth_is_published():
    plan = {"format": "danese", "rounds": 1, "partidas": 1, "points": "vp_4"}
    stage, _ = make_stages(
        {"format": "mitchell", "rounds": 2, "partidas": 1, "points": "vp_4"}, plan | {"carry": "1/2"}
    )

    first, second = (one["worth"] for one in snapshot(stage.tournament)["stages"])

    assert first["points"]["played"]["rows"][0] == [0, 100, 10, 10]
    assert first["points"]["bye"] == 12
    assert (first["carry"], second["carry"]) == (0, "1/2")


def test_what_each_end_of_a_meeting_gives_is_published():
    points = {
        "played": {"won": 3, "lost": 0, "narrow_won": 2},
        "walkover": {"won": 3, "lost": "1/2"},
        "bye": 1,
    }
    (stage,) = make_stages({"format": "swiss", "rounds": 2, "partidas": 3, "points": points})

    (told,) = snapshot(stage.tournament)["stages"]

    assert told["gives"] == {
        "played": {"won": 3, "lost": 0, "level": 0, "narrow_won": 2, "narrow_lost": 0},
        "abandoned": {"won": 3, "lost": 0, "level": 0, "narrow_won": 2, "narrow_lost": 0},
        "walkover": {"won": 3, "lost": "1/2", "level": 0, "narrow_won": 3, "narrow_lost": "1/2"},
        "average": {"won": 3, "lost": "1/2", "level": 0, "narrow_won": 3, "narrow_lost": "1/2"},
        "absent": dict.fromkeys(("won", "lost", "level", "narrow_won", "narrow_lost"), "1/2"),
        "bye": dict.fromkeys(("won", "lost", "level", "narrow_won", "narrow_lost"), 1),
        "both_absent": dict.fromkeys(("won", "lost", "level", "narrow_won", "narrow_lost"), 0),
        "director": {},
    }
