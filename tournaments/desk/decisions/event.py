"""Decisions of a director about the whole event."""

from collections.abc import Collection
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.forms import CancelForm, DeleteForm, EndNowForm
from tournaments.event.ending import cancelling, deletion, early
from tournaments.forms import DeskForm
from tournaments.models import Tournament
from tournaments.outcomes.rest import How

State = Tournament.State
RUNNING = frozenset({State.RUNNING})
NOT_OVER = frozenset({State.DRAFT, State.OPEN, State.RUNNING})
NOT_ENDED = NOT_OVER | {State.CANCELLED}
CANCELLED = frozenset({State.CANCELLED})


def found(tournament: Tournament, states: Collection[State]) -> list[Tournament]:
    """Return the tournament if it is in one of these states. No query."""
    return [tournament] if tournament.state in states else []


def _how(data: Any, tournament: Tournament) -> DeskForm:
    return EndNowForm(
        data, begun=bool(begun_of(Jogo.objects.filter(confronto__tournament=tournament, closed_at=None)))
    )


@action("encerrar-agora", _how, harm=True, asks=True)
def end_now(tournament: Tournament, typed: Typed, source: Source) -> str:
    how = {"how": How(typed["how"])} if "how" in typed else {}
    winner = early.end_now(tournament=tournament, source=source, **typed | how)
    if winner:
        return _("Encerrado: %(tournament)s. Venceu: %(name)s.") % {"tournament": tournament, "name": winner}
    return _("Encerrado: %(tournament)s.") % {"tournament": tournament}


@action("cancelar", lambda data, tournament: CancelForm(data), harm=True, asks=True)
def cancel(tournament: Tournament, typed: Typed, source: Source) -> str:
    stopped = cancelling.cancel(tournament=tournament, source=source, **typed)
    said = _("Cancelado: %(tournament)s. Para voltar atrás: Ocorrências, Retomar o torneio.")
    if stopped:
        said = ngettext(
            "Cancelado: %(tournament)s. Parou %(count)s jogo. Para voltar atrás: Ocorrências, Retomar o torneio.",
            "Cancelado: %(tournament)s. Pararam %(count)s jogos. Para voltar atrás: Ocorrências, Retomar o torneio.",
            stopped,
        )
    return said % {"tournament": tournament, "count": stopped}


@action("retomar", lambda data, tournament: DeskForm(data), asks=True)
def resume(tournament: Tournament, typed: Typed, source: Source) -> str:
    going_on = cancelling.resume(tournament=tournament, source=source, **typed)
    said = _("Retomado: %(tournament)s.")
    if going_on:
        said = ngettext(
            "Retomado: %(tournament)s. Continua %(count)s jogo, sem minutos a mais no relógio.",
            "Retomado: %(tournament)s. Continuam %(count)s jogos, sem minutos a mais no relógio.",
            going_on,
        )
    return said % {"tournament": tournament, "count": going_on}


@action("apagar", lambda data, tournament: DeleteForm(data), harm=True, asks=True)
def delete(tournament: Tournament, typed: Typed, source: Source) -> str:
    deletion.delete(tournament=tournament, source=source, **typed)
    return _("Apagado: %(tournament)s.") % {"tournament": tournament}
