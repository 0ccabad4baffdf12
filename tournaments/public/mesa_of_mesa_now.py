"""What there is at a mesa now, and what comes next: what its QR says where it leads to no jogo."""

from dataclasses import dataclass

from django.utils.formats import date_format
from django.utils.translation import gettext as _

from scoring.models import Jogo
from tournaments.hall import seating
from tournaments.hall.mesas import jogo_at
from tournaments.models import Confronto, Mesa, Round, Tournament
from tournaments.models.confronto import SIDES_READ

State = Tournament.State


@dataclass(frozen=True, slots=True)
class MesaNow:
    """`jogo`: the one that is being played; without one `said`: when there will be, and `duplas` of the next."""

    jogo: Jogo | None = None
    said: str = ""
    duplas: tuple[str, ...] = ()
    round: int | None = None


def at(mesa: Mesa) -> MesaNow:
    """Return what is at a mesa now. One query where a jogo is being played."""
    if jogo := jogo_at(mesa):
        return MesaNow(jogo)
    match mesa.tournament.state:
        case State.DRAFT | State.OPEN:
            day = date_format(mesa.tournament.starts_on, "j \\d\\e F").lower()
            return MesaNow(said=_("O torneio ainda não começou: é em %(day)s.") % {"day": day})
        case State.FINISHED:
            return MesaNow(said=_("O torneio terminou. Não há mais jogos nesta mesa."))
    return _next(mesa)


def _next(mesa: Mesa) -> MesaNow:
    coming = seating.waiting(mesa.tournament).filter(mesa=mesa.number).select_related(*SIDES_READ).first()
    if coming:
        said = _("O próximo jogo desta mesa começa assim que quem o joga estiver livre.")
        return MesaNow(said=said, duplas=(coming.name_a, coming.name_b), round=coming.round)
    drafts = Round.objects.filter(stage__tournament=mesa.tournament, state__in=Round.HELD_BACK)
    if drafts.exists():
        return MesaNow(said=_("A próxima rodada ainda não foi afixada. O jogo abre aqui quando for."))
    if Confronto.objects.filter(tournament=mesa.tournament, status="", bye_a=False, bye_b=False).exists():
        return MesaNow(said=_("Nenhum jogo nesta mesa agora. O próximo abre aqui assim que começar."))
    return MesaNow(said=_("Os jogos desta fase terminaram. A direção ainda não começou a próxima."))
