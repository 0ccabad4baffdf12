"""Correct a whole sheet on which the figures of the two sides were entered the wrong way round."""

from collections.abc import Mapping
from typing import Any
from uuid import uuid4

from scoring.entry.versions import WriteContext, keep, storing, tell
from scoring.errors import Refused
from scoring.jogo.before import Before
from scoring.jogo.draft import Sent, judged
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source
from scoring.ledger.trail_lines import Action
from scoring.models import Jogo, Mao

OTHER = {"A": "B", "B": "A"}


def turn_sides(*, jogo: Jogo, reason: str, source: Source) -> int:
    """Store a new version of every mão with the figures of sides A and B exchanged; return the number of mãos.

    It is a correction by the director: closed jogos are corrected too, and the new versions need no confirmation. The
    partidas are settled once, after the last mão. Raises `Refused`: `reason_missing`, `nothing_changed` (no mão, or
    equal figures), `sides_unfit` (other than two sides), and the errors of `judged`.
    """
    why = reason.strip()
    if not why:
        raise Refused("reason_missing")
    with storing():
        state = JogoState.lock(jogo)
        if len(state.jogo.labels) != len(OTHER):
            raise Refused("sides_unfit", least=len(OTHER), most=len(OTHER))
        maos = [mao for row in state.partidas for mao in state.maos[row.pk]]
        changed = [(mao, sent) for mao in maos if (sent := _turned(mao)) != Sent.stored(mao)]
        if not changed:
            raise Refused("nothing_changed")
        for mao, sent in changed:
            key = uuid4()
            before = Before.held(turned_facts(mao.facts))
            draft = judged(state.jogo, sent, before, mao.warnings)
            words = {} if state.jogo.entry == Jogo.Entry.SCORER else {"": key}
            by = WriteContext(client_id=key, source=source, reason=why)
            keep(state, mao.partida, mao.number, draft, by, Action.CORRECTED, confirmed_by=words)
        tell(state)
    return len(changed)


def _turned(mao: Mao) -> Sent:
    sent = Sent.stored(mao)
    return Sent(turned_facts(sent.facts), sent.by_cards)


def turned_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a mão, in either form, with sides A and B exchanged."""
    turned = dict(facts)
    for name in ("sides", "totals", "before"):
        if name in turned:
            turned[name] = {OTHER[side]: turned[name][side] for side in OTHER if side in turned[name]}
    for side, given in turned.get("sides", {}).items():
        turned["sides"][side] = _of_other(given)
    if "warned_before" in turned:
        turned["warned_before"] = sorted(OTHER[side] for side in turned["warned_before"])
    for name in ("started", "went_out"):
        if turned.get(name):
            turned[name] = _player(turned[name])
    return turned


def _of_other(side: Mapping[str, Any]) -> dict[str, Any]:
    # Card by card, the players of a side are named by its letter and a number.
    given = dict(side)
    if "hands" in given:
        given["hands"] = {_player(player): cards for player, cards in given["hands"].items()}
    if given.get("unviewed_by"):
        given["unviewed_by"] = _player(given["unviewed_by"])
    return given


def _player(name: str) -> str:
    return OTHER.get(name[:1], name[:1]) + name[1:]
