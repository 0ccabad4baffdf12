"""Filled súmulas of a stage or a round for printing: one jogo on each page, mão by mão, to sign and to keep."""

from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render

from scoring.input import numbers
from scoring.jogo.sheet import Sheet, sheets, unsettled
from scoring.models import Jogo
from tournaments import permissions
from tournaments.charts.round_titles import round_title, with_titles
from tournaments.desk.access import DeskRequest, desk
from tournaments.models import Confronto, Stage
from tournaments.public.disclosure import PLAYING, PUBLISHED, Disclosed


@desk("GET")
def filled(request: DeskRequest, slug: str, number: int) -> HttpResponse:
    """Show every jogo with a mão, published or not; with `rodada` only those of one round."""
    tournament = permissions.directed_tournament(request.user, slug)
    stage = get_object_or_404(Stage, tournament=tournament, number=number)
    found = Confronto.objects.filter(stage=stage, jogo__partida__mao__isnull=False).distinct()
    rounds = sorted(set(found.order_by().values_list("round", flat=True)))
    asked = numbers.whole(request.GET.get("rodada", ""))
    if asked in rounds:
        found = found.filter(round=asked)
    rows = with_titles(found.with_sides("jogo").order_by("round", "mesa", "kind", "position"))
    jogos = [row.jogo for row in rows]
    of_jogo = sheets(jogos)
    context = {
        "tournament": tournament,
        "stage": stage,
        "rounds": rounds,
        "asked": asked if asked in rounds else None,
        "found": [_whole(row, row.jogo, of_jogo[row.jogo.pk]) for row in rows],
    }
    return render(request, "tournaments/desk/prints/sheets.html", context)


def _whole(confronto: Confronto, jogo: Jogo, sheet: Sheet) -> Disclosed:
    # The director reads every mão, published or not.
    return Disclosed(
        jogo=jogo,
        state=PUBLISHED if jogo.closed_at else PLAYING,
        round_title=round_title(confronto),
        title=str(jogo),
        mesa=confronto.mesa,
        numbers={side: confronto.pair(side)[0].number for side in confronto.sides},
        won=sheet.won,
        winner=jogo.winner,
        reason=jogo.reason,
        partidas=sheet.partidas,
        unsettled=tuple(unsettled(sheet)),
    )
