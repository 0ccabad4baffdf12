"""Add the meeting for third place to a running knockout, or remove it."""

from django.db.models import Max

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import cancel_jogo
from tournaments.errors import TournamentError
from tournaments.models import Confronto, Stage
from tournaments.outcomes import advance
from tournaments.standings.meeting import Status
from tournaments.wording.refusals.consequences import Consequence

Kind = Confronto.Kind


def add_third_place(stage: Stage) -> Consequence:
    """Add a meeting of the losing semifinalists to the round of the final; known losers are entered at once.

    Requires the lock of the tournament. Raises `TournamentError("no_semifinals")`.
    """
    main = Confronto.objects.filter(stage=stage, kind=Kind.MAIN)
    last = main.aggregate(last=Max("round"))["last"] or 0
    semifinals = list(main.filter(round=last - 1).order_by("position"))
    if len(semifinals) != 2:
        raise TournamentError("no_semifinals", field="third", stage=stage.number)
    # The next free position in the round of the final.
    taken = Confronto.objects.filter(stage=stage, round=last).aggregate(last=Max("position"))["last"] or 0
    third = Confronto.objects.create(
        tournament_id=stage.tournament_id, stage=stage, kind=Kind.THIRD, round=last, position=taken + 1
    )
    for side, semifinal in zip("AB", semifinals, strict=True):
        semifinal.loser_to, semifinal.loser_side = third, side
        semifinal.save(update_fields=("loser_to", "loser_side"))
        advance.send_loser(advance.fresh(semifinal.pk))
    return Consequence("third_added")


def drop_third_place(stage: Stage, source: Source) -> Consequence:
    """Remove the meeting for third place before it is played or decided.

    Requires the lock of the tournament. Raises `TournamentError("third_played")`.
    """
    for third in Confronto.objects.filter(stage=stage, kind=Kind.THIRD).select_related("jogo"):
        played = third.jogo and begun_of([third.jogo])
        if played or third.status not in {"", Status.BYE}:
            raise TournamentError("third_played", field="third", stage=stage.number)
        jogo = third.jogo
        Confronto.objects.filter(loser_to=third).update(loser_to=None, loser_side="")
        third.delete()
        if jogo and not jogo.closed_at:
            cancel_jogo(jogo=jogo, reason="", source=source)
    return Consequence("third_dropped")
