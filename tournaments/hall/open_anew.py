"""Cancel jogos without entered mãos, so that they open again with the current settings."""

from collections.abc import Sequence
from typing import Any

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.close_many import cancel_jogos
from scoring.models import Jogo
from tournaments.models import Confronto, Stage, Tournament
from tournaments.standings.meeting import Status


def lock_open(**of_confronto: Any) -> list[Jogo]:
    """Lock the open jogos of these confrontos. Call it before locking the tournament, like a result does."""
    found = Confronto.objects.being_played().filter(**of_confronto).values("jogo")
    return list(Jogo.objects.filter(pk__in=found).order_by("pk").select_for_update(no_key=True, of=("self",)))


def opened_since(tournament: Tournament, jogos: Sequence[Jogo]) -> list[Jogo]:
    """Return the jogos that were opened between `lock_open` and the lock of the tournament, which the caller holds.

    Locking them now could deadlock with a table, so the caller starts again.
    """
    there = Jogo.objects.filter(confronto__tournament=tournament, closed_at=None)
    return list(there.exclude(pk__in=[jogo.pk for jogo in jogos]))


def is_played(stage: Stage) -> bool:
    """Whether a result of a stage is recorded or decided, so that a redraw would lose it."""
    of_stage = Confronto.objects.filter(stage=stage)
    opened = Jogo.objects.filter(confronto__in=of_stage.being_played())
    return of_stage.exclude(status__in=("", Status.BYE)).exists() or bool(begun_of(list(opened)))


def let_go(jogos: Sequence[Jogo], source: Source) -> None:
    """Annul jogos without entered mãos; `seating.open_ready` opens new ones at the same mesas."""
    Confronto.objects.filter(jogo__in=jogos).update(jogo=None)
    cancel_jogos(jogos=jogos, reason="", source=source)
