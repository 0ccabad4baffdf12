"""A simulated event through the services: every format that can be stored is played to its end."""

import pytest
from django.core.management import CommandError, call_command

from tournaments.models import Confronto, Stage, Tournament
from tournaments.simulation.plans import names

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", sorted(names()))
def test_a_stored_event_is_finished_with_a_result_for_every_confronto(name, capsys):
    call_command("simulate", name, entrants=6 if name == "teams" else 7, seed=3, stored=True)
    tournament = Tournament.objects.get()
    assert tournament.slug in capsys.readouterr().out
    assert tournament.state == Tournament.State.FINISHED
    assert {stage.state for stage in Stage.objects.all()} == {Stage.State.CLOSED}
    assert not Confronto.objects.filter(status="").exists()


def test_what_cannot_be_stored_is_refused_in_a_sentence():
    with pytest.raises(CommandError, match=r"\w+ \w+"):
        call_command("simulate", "individual", entrants=3, stored=True)
