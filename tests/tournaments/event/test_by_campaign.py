"""Group winners are seeded in the order of the groups, or by their results if the plan says so."""

import pytest

from tests.factories import TABLE, make_stages, play_stage
from tournaments.event.draws.qualified import field_from
from tournaments.models import Dupla
from tournaments.outcomes.penalties import penalise
from tournaments.results.stage_results import results_of
from tournaments.stage_plan import planned

pytestmark = pytest.mark.django_db
GROUPS = {"format": "groups", "size": 3, "top": 2, "order": ["points", "made", "lots"]}


def test_winner_that_did_least_is_the_last_seed_where_the_campaign_counts():
    first, final = make_stages(GROUPS, {"format": "knockout"}, duplas=9)
    play_stage(first, close=False)
    winners = [results_of(first).standing(group)[0].entrant for group in (1, 2, 3)]
    for dupla in Dupla.objects.filter(stageentry__stage=first, stageentry__group=1):
        penalise(stage=first, dupla=dupla, round=1, sanction="mp", amount=900, reason="atraso", source=TABLE)

    assert results_of(first).standing(1)[0].entrant == winners[0]
    for by_campaign, seed in ((False, 1), (True, 3)):
        final.plan = {"format": "knockout", "by_campaign": by_campaign}
        field = field_from(first, planned(final).stage)

        seeds = {one.id: one.seed for one in field.entrants if one.seed}
        assert set(seeds) == set(winners)
        assert seeds[winners[0]] == seed
