"""Lists of codes that exist twice: the texts and types of a code agree with the source of the codes."""

from typing import get_args

import pytest

import rules
from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.pairing.entrant import Flag
from tournaments.pairing.schedule.groups import Method
from tournaments.pairing.swiss.field import Order
from tournaments.plan.formats import FORMATS
from tournaments.publication.document import play_data, shape, standings_data
from tournaments.standings.criteria import Measure
from tournaments.standings.knockout import PlaceReason
from tournaments.standings.meeting import Status
from tournaments.standings.penalties import Sanction
from tournaments.standings.qualify import Fair
from tournaments.wording import criteria, plan, rounds, stages, terms

# The published document says of a cancelled event what the rows do not: it is derived when it is read.
POSTED = {*Round.State, "cancelled"} - Round.HELD_BACK
OF_STAGE = {*Stage.State, "cancelled"}


@pytest.mark.parametrize(
    ("words", "codes"),
    [
        pytest.param(terms.KINDS, rules.CANASTRA_KINDS, id="canastras"),
        pytest.param(criteria.CRITERIA, Measure, id="criteria"),
        pytest.param(terms.STATUSES, Status, id="statuses"),
        pytest.param(terms.FLAGS, Flag, id="flags"),
        pytest.param(terms.SANCTIONS, Sanction, id="sanctions"),
        pytest.param(plan.FORMATS, FORMATS, id="formats"),
        pytest.param(plan.METHODS, Method, id="methods"),
        pytest.param(plan.ORDERS, Order, id="orders"),
        pytest.param(plan.FAIR, Fair, id="fair"),
        pytest.param(stages.STAGE_STATES, OF_STAGE, id="states of a stage"),
        pytest.param(stages.ROUND_STATES, POSTED, id="states of a round"),
        pytest.param(
            rounds.CONFRONTO_STATES, get_args(play_data.ConfrontoState.__value__), id="states of a confronto"
        ),
    ],
)
def test_each_code_has_its_words_and_no_other(words, codes):
    assert sorted(words) == sorted(map(str, codes))
    assert all(map(str, words.values()))


@pytest.mark.parametrize(
    ("literal", "codes"),
    [
        pytest.param(play_data.KindCode, Confronto.Kind, id="kinds of a confronto"),
        pytest.param(play_data.StatusCode, {"", *Status}, id="statuses"),
        pytest.param(play_data.FlagCode, Flag, id="flags"),
        pytest.param(shape.FairCode, Fair, id="fair"),
        pytest.param(standings_data.SanctionCode, Sanction, id="sanctions"),
        pytest.param(standings_data.FateCode, PlaceReason, id="fates"),
        pytest.param(shape.TournamentState, Tournament.State, id="states of a tournament"),
        pytest.param(shape.StageState, OF_STAGE, id="states of a stage"),
        pytest.param(play_data.RoundState, POSTED, id="states of a round"),
    ],
)
def test_document_knows_each_code_and_no_other(literal, codes):
    assert sorted(get_args(literal.__value__)) == sorted(map(str, codes))


def test_plan_can_count_the_canastras_of_every_kind():
    words = [criteria.criterion(f"{Measure.CANASTRAS}:{kind}") for kind in rules.CANASTRA_KINDS]

    assert len(set(words)) == len(rules.CANASTRA_KINDS)
    assert criteria.CRITERIA[Measure.CANASTRAS].name not in words
