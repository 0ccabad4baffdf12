"""Stages whose rounds are made row by row, without the draw, to test what counts and how much.

stage = make_stage(4, plan=SWISS)                  four duplas, playing
first, second = make_round(stage, 1, "AB", "CD")   two confrontos, posted, their jogos open
play(first, "A")                                   760 for side A, 220 for the other: A wins
"""

from scoring.lifecycle.open_close import open_jogo
from tests.factories import TABLE, make_tournament, play_jogo
from tests.remembered import remembered
from tournaments.models import Confronto, Dupla, LiveTable, Refresh, Round, Stage, StageEntry, Tournament

SWISS = {"format": "swiss", "rounds": 3, "partidas": 1}
LETTERS = "ABCDEFGHIJKLMNOP"


@remembered
def make_stage(duplas=4, *, plan=SWISS, groups=1, **fields):
    """Return a stage in play of a running tournament; groups are filled in turn."""
    tournament = make_tournament(duplas=duplas, state="open", **fields)
    tournament.state = Tournament.State.RUNNING
    tournament.save()
    Refresh.objects.get_or_create(tournament=tournament)
    LiveTable.objects.get_or_create(tournament=tournament)
    entered = list(tournament.dupla_set.order_by("number"))
    stage = Stage.objects.create(
        tournament=tournament,
        number=1,
        plan=plan,
        state=Stage.State.PLAYING,
        seed=7,
        lots={str(dupla.pk): place for place, dupla in enumerate(entered)},
    )
    StageEntry.objects.bulk_create(
        StageEntry(stage=stage, dupla=dupla, place=place, group=(place - 1) % groups + 1 if groups > 1 else 0)
        for place, dupla in enumerate(entered, start=1)
    )
    return stage


def dupla(stage, letter):
    """Return the dupla of a letter: A is number 1."""
    return Dupla.objects.get(tournament=stage.tournament_id, number=LETTERS.index(letter) + 1)


def make_round(stage, number, *pairs, state=Round.State.POSTED):
    """Return the confrontos of a round, each of two letters, `A-` for a bye."""
    Round.objects.create(stage=stage, number=number, state=state, seed=number)
    return [meet(stage, number, position, pair) for position, pair in enumerate(pairs, start=1)]


def meet(stage, number, position, pair, **fields):
    """Return one confronto, with its jogo open, or a bye."""
    a, b = (None if letter == "-" else dupla(stage, letter) for letter in pair)
    confronto = Confronto(tournament=stage.tournament, stage=stage, round=number, position=position, **fields)
    confronto.dupla_a, confronto.dupla_b, confronto.mesa = a, b, position
    if b is None:
        confronto.bye_b, confronto.status, confronto.winner, confronto.mesa = True, "bye", a, None
    else:
        confronto.jogo = _jogo(stage.tournament, a, b)
    confronto.save()
    return confronto


def play(confronto, winner="A"):
    """Play the jogo of a confronto to its end. Return the updated confronto."""
    play_jogo(confronto.jogo, winner)
    confronto.refresh_from_db()
    return confronto


def order_of(ranked):
    """Return a table as letters, best first."""
    numbers = dict(Dupla.objects.values_list("pk", "number"))
    return "".join(LETTERS[numbers[row.entrant] - 1] for row in ranked)


def _jogo(tournament, a, b):
    return open_jogo(
        labels=[a.name, b.name],
        ruleset=tournament.ruleset,
        options=tournament.options,
        partidas=tournament.partidas,
        may_draw=True,
        source=TABLE,
    )
