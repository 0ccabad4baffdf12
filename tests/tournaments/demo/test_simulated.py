"""A simulated event through the services: every format that can be stored is played to its end."""

from itertools import pairwise

import pytest
from django.core.management import CommandError, call_command

from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.simulation.plans import least, names

pytestmark = pytest.mark.django_db
ENTRANTS = {"teams": 6, "mixed": 7}
ROUND_BY_ROUND = {"groups", "mitchell", "swiss", "individual", "mixed"}


@pytest.mark.parametrize("name", sorted(names()))
def test_a_stored_event_is_finished_with_a_result_for_every_confronto_round_by_round(name, capsys):
    call_command("simulate", name, entrants=ENTRANTS.get(name, max(5, least(name))), seed=3, stored=True)
    tournament = Tournament.objects.get()
    assert tournament.slug in capsys.readouterr().out
    assert tournament.state == Tournament.State.FINISHED
    assert {stage.state for stage in Stage.objects.all()} == {Stage.State.CLOSED}
    assert not Confronto.objects.filter(status="").exists()
    if name in ROUND_BY_ROUND:
        assert in_turn()


def in_turn():
    """Return whether each round ended before the next one began."""
    of_round = {}
    for row in Confronto.objects.filter(jogo__isnull=False).exclude(stage__round=None).select_related("jogo"):
        of_round.setdefault((row.stage_id, row.round), []).append(row.jogo)
    played = [of_round[at] for at in sorted(of_round)]
    started = not Round.objects.filter(started_at=None).exists()
    return (
        len(played) > 1
        and started
        and all(
            max(jogo.closed_at for jogo in one) <= min(jogo.opened_at for jogo in following)
            for one, following in pairwise(played)
        )
    )


def test_what_cannot_be_stored_is_refused_in_a_sentence():
    with pytest.raises(CommandError, match=r"\w+ \w+"):
        call_command("simulate", "individual", entrants=3, stored=True)
