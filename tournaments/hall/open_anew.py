"""Jogos in which nothing was entered, let go so that they open again with what holds now."""

from collections.abc import Collection, Sequence
from typing import Any

from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import cancel_jogo
from scoring.models import Envio, Jogo, Mao
from tournaments.models import Confronto


def lock_open(**of_confronto: Any) -> list[Jogo]:
    """Lock the open jogos of these confrontos. Before the tournament: in the order in which a result takes them."""
    found = Confronto.objects.being_played().filter(**of_confronto).values("jogo")
    return list(Jogo.objects.filter(pk__in=found).order_by("pk").select_for_update(no_key=True, of=("self",)))


def begun_of(jogos: Collection[Jogo]) -> set[int]:
    """Return the ids of those in which something was entered, by a mesa or by one of two sides."""
    maos = Mao.objects.filter(partida__jogo__in=jogos).values_list("partida__jogo", flat=True)
    return {*maos, *Envio.objects.filter(jogo__in=jogos).values_list("jogo", flat=True)}


def let_go(jogos: Sequence[Jogo], source: Source) -> None:
    """Annul jogos in which nothing was entered; `seating.open_ready` opens them again, at the same mesas."""
    Confronto.objects.filter(jogo__in=jogos).update(jogo=None)
    for jogo in jogos:
        cancel_jogo(jogo=jogo, reason="", source=source)
