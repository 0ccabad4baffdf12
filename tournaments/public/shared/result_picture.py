"""The result of a jogo without an event as a picture, to send to those who played."""

from django.http import Http404, HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_safe

from scoring import signals
from scoring.jogo.sheet import Sheet, sheet
from scoring.models import Jogo
from scoring.table.access import HtmxRequest, at_table
from scoring.wording.numbers import points
from tournaments.charts.pictures import cards
from tournaments.charts.pictures.card_picture import card_picture
from tournaments.charts.pictures.cards import Card


@at_table
@require_safe
def of_avulso(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Draw who won, with the points of a single partida or the partidas won.

    Raises `Http404` while the jogo is open, and for a jogo of an event, which has a card of its own.
    """
    if jogo.closed_at is None or signals.where(jogo):
        raise Http404
    return HttpResponse(card_picture(_card(sheet(jogo))), content_type="image/png")


def _card(standing: Sheet) -> Card:
    jogo = standing.jogo
    single = jogo.partidas == 1
    score = standing.current.totals if single else standing.won
    sides = [
        (label, points(score[side]), side == jogo.winner)
        for side, label in zip(jogo.sides, jogo.labels, strict=True)
    ]
    title = _("Jogo sem vencedor")
    if jogo.winner:
        title = _("Venceu: %(who)s") % {"who": jogo.label(jogo.winner)}
    maos = sum(len(partida.maos) for partida in standing.partidas)
    said = ngettext("%(count)s mão", "%(count)s mãos", maos) % {"count": maos}
    return cards.of_jogo(_(jogo.load_rules().title), title, said, sides)
