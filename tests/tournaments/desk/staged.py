"""Tournaments of several rounds at the desk, begun through the services like the pages do."""

from copy import deepcopy
from uuid import uuid4

from scoring.entry.record import correct_mao
from scoring.ledger.trail import Source
from tests.factories import TABLE, WARNINGS, director_of, make_tournament, play_jogo
from tests.remembered import remembered
from tournaments.event import rounds, stages, states
from tournaments.models import Round, Stage

SWISS = {"format": "swiss", "rounds": 3, "partidas": 1}
GROUPS = {"format": "groups", "groups": 2, "top": 1}
KNOCKOUT = {"format": "knockout"}


def open_tournament(client, *plans, **fields):
    """Return a tournament with these plans that takes entries; its director is signed in."""
    return signed_in(client, planned(*plans, **fields))


def running(client, *plans, **fields):
    """Return a running tournament whose first stage has begun."""
    return signed_in(client, begun(*plans, **fields))


def signed_in(client, tournament):
    client.force_login(director_of(tournament.club))
    return tournament


@remembered
def planned(*plans, duplas=6, **fields):
    tournament = make_tournament(duplas=duplas, state="open", **fields)
    stages.save_plan(tournament=tournament, plans=[("", plan) for plan in plans], source=TABLE)
    return tournament


@remembered
def begun(*plans, **fields):
    return states.start(tournament=planned(*plans, **fields), source=TABLE)


@remembered
def in_play(*plans, **fields):
    """Return a running tournament whose first round is in play."""
    tournament = begun(*plans, **fields)
    posted(tournament)
    return tournament


def stage_of(tournament, number=1):
    return Stage.objects.get(tournament=tournament, number=number)


def draft_of(tournament):
    return Round.objects.filter(stage__tournament=tournament).latest("number")


def posted(tournament):
    """Post and start the draft, and return it."""
    for verb in (rounds.check, rounds.post, rounds.start):
        verb(round=draft_of(tournament), source=TABLE)
    return draft_of(tournament)


def confrontos_of(round_):
    return list(round_.stage.confronto_set.filter(round=round_.number).order_by("position"))


def play_round(round_):
    """Play every jogo of a posted round; side A wins."""
    for confronto in confrontos_of(round_):
        if confronto.jogo:
            play_jogo(confronto.jogo)


def correct(mao, actor, **more):
    """Store a second version of a mão, with 20 points more for B."""
    facts = deepcopy(mao.facts)
    facts["sides"]["B"]["table"] += 20
    correct_mao(
        jogo=mao.partida.jogo,
        partida=mao.partida.number,
        number=mao.number,
        seen_version=1,
        facts=facts,
        client_id=uuid4(),
        acknowledged=WARNINGS,
        reason="Contada errada",
        source=Source(actor=actor),
        **more,
    )
