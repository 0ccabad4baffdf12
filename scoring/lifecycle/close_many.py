"""Close many open jogos of one event at once, with as many statements as for one.

Each function does to every jogo what `open_close` does to one, but sends no signal: the caller updates the floor
above. Call it in the transaction that locked the jogos, before they are removed from their event, because the event
knows the names in the reason (`scoring.ledger.trail.note_all`).
"""

from collections.abc import Collection, Mapping
from typing import Literal

from django.utils.timezone import now

from scoring.errors import JogoClosed, Refused
from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source, note_all
from scoring.ledger.trail_lines import Action, ResultChanged
from scoring.models import Jogo
from scoring.models.jogo import BY_DIRECTOR, CANCELLED, EVENT_CANCELLED


def award_jogos(*, winners: Mapping[Jogo, str], reason: str, source: Source) -> None:
    """Close jogos by the director's decision, whatever their score: each for its side, or with "" for neither.

    Raises `JogoClosed`, `Refused("reason_missing")`, `Refused("side_unknown")`.
    """
    if not reason.strip():
        raise Refused("reason_missing")
    if any(winner not in {"", *jogo.sides} for jogo, winner in winners.items()):
        raise Refused("side_unknown")
    _close(winners, BY_DIRECTOR, Action.CLOSED, reason, source)


def cancel_jogos(*, jogos: Collection[Jogo], reason: str, source: Source) -> None:
    """Close jogos without a winner that were not played, or whose mãos were all taken back.

    Raises `JogoClosed`, `Refused("jogo_played")`.
    """
    if jogos and begun_of(jogos):
        raise Refused("jogo_played")
    _close(dict.fromkeys(jogos, ""), CANCELLED, Action.CANCELLED, reason, source)


def stop_jogos(*, jogos: Collection[Jogo], reason: str, source: Source) -> None:
    """Close jogos without a result because their event is cancelled; `open_close.resume_jogo` opens them again.

    Their mãos and their bell stay. Raises `JogoClosed`.
    """
    _close(dict.fromkeys(jogos, ""), EVENT_CANCELLED, Action.CLOSED, reason, source)


def _close(
    winners: Mapping[Jogo, str],
    how: str,
    action: Literal[Action.CLOSED, Action.CANCELLED],
    reason: str,
    source: Source,
) -> None:
    lines = []
    for winner in sorted(set(winners.values())):
        won = [jogo for jogo in winners if winners[jogo] == winner]
        found, at = Jogo.objects.filter(pk__in=[jogo.pk for jogo in won], closed_at=None), now()
        if found.update(winner=winner, reason=how, closed_at=at) != len(won):
            raise JogoClosed(won[0])
        for jogo in won:
            jogo.winner, jogo.reason, jogo.closed_at = winner, how, at
            closed = ResultChanged(action, {"winner": "", "reason": ""}, {"winner": winner, "reason": how})
            lines.append((jogo, closed))
    note_all(lines, source, reason=reason)
