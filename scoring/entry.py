"""The only door through which a mão is written."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db import transaction

import rules
from scoring.audit import Source, note
from scoring.errors import JogoClosed, KeyReused, MaoConflict, MaoRejected, Refused
from scoring.models import Jogo, Mao, Partida, Registro
from scoring.settle import settle
from scoring.signals import mao_recorded

__all__ = ["Receipt", "Source", "correct_mao", "record_mao"]


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was stored. `replay`: it had been stored before, this is the same answer again."""

    mao: Mao
    replay: bool = False


def record_mao(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    facts: Mapping[str, Any],
    client_id: UUID,
    acknowledged: Collection[str] = (),
    source: Source,
) -> Receipt:
    """Store the next mão of a jogo.

    partida, number: the mão the scorer saw as next, counted from 1. facts: as `rules.judge` takes them.
    client_id: made by the client once per mão; the same id with the same facts is answered the same.
    acknowledged: codes of the warnings the scorer has confirmed.

    Raises `MaoRejected`, `MaoConflict` (that mão stands already), `KeyReused`, `JogoClosed`, `Refused`
    (`mao_out_of_order`).
    """
    verdict = rules.judge(jogo.load_rules(), facts)
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update().get(pk=jogo.pk)
        if replay := _replay(jogo, client_id, partida=partida, number=number, facts=facts):
            return replay
        if standing := _standing(jogo, partida, number):
            raise MaoConflict(standing)
        if jogo.closed_at:
            raise JogoClosed(jogo)
        row = _next_place(jogo, partida, number)
        warnings = _accept(verdict, acknowledged)
        mao = _insert(row, number, 1, facts, verdict, warnings, client_id, source, "")
        settle(jogo)
        note(jogo, Registro.Action.RECORDED, source, after=describe(mao))
        mao_recorded.send(Jogo, jogo=jogo)
    return Receipt(mao)


def correct_mao(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    seen_version: int,
    facts: Mapping[str, Any],
    client_id: UUID,
    acknowledged: Collection[str] = (),
    reason: str,
    source: Source,
    even_closed: bool = False,
) -> Receipt:
    """Store a new version of a mão; the old one stays readable.

    seen_version: the version the corrector looked at. reason: why, shown to everybody. even_closed: the director
    may correct a closed jogo, a table may not.

    Raises as `record_mao`, and `Refused`: `reason_missing`, `mao_unknown`, `nothing_changed`, or where what was
    played after it no longer fits: `hand_after_end`, `partida_after_end`, `partida_open_again`.
    """
    verdict = rules.judge(jogo.load_rules(), facts)
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update().get(pk=jogo.pk)
        if replay := _replay(jogo, client_id, partida=partida, number=number, facts=facts):
            return replay
        if jogo.closed_at and not even_closed:
            raise JogoClosed(jogo)
        old = _correctable(_standing(jogo, partida, number), seen_version, facts, reason)
        warnings = _accept(verdict, acknowledged)
        row, version = old.partida, old.version + 1
        mao = _insert(row, number, version, facts, verdict, warnings, client_id, source, reason.strip())
        settle(jogo)
        before, after = describe(old), describe(mao)
        note(jogo, Registro.Action.CORRECTED, source, before=before, after=after, reason=mao.reason)
        mao_recorded.send(Jogo, jogo=jogo)
    return Receipt(mao)


def describe(mao: Mao) -> dict[str, Any]:
    """Return what the audit trail keeps of a version."""
    return {
        "mao": mao.pk,
        "partida": mao.partida.number,
        "number": mao.number,
        "version": mao.version,
        "facts": mao.facts,
        "totals": mao.totals,
    }


def _standing(jogo: Jogo, partida: int, number: int) -> Mao | None:
    key = {"partida__jogo": jogo, "partida__number": partida, "number": number}
    return Mao.objects.filter(**key).select_related("partida").order_by("-version").first()


def _replay(
    jogo: Jogo, client_id: UUID, *, partida: int, number: int, facts: Mapping[str, Any]
) -> Receipt | None:
    """Answer an id that was seen before: the same again, or a refusal when its content differs."""
    known = Mao.objects.filter(client_id=client_id).select_related("partida").first()
    if known is None:
        return None
    if known.partida.jogo_id != jogo.pk:
        raise Refused("key_in_use")  # never show one table what another one entered
    if (known.partida.number, known.number, known.facts) != (partida, number, dict(facts)):
        raise KeyReused(known)
    return Receipt(known, replay=True)


def _next_place(jogo: Jogo, partida: int, number: int) -> Partida:
    """Return the partida being played, when the mão asked for is the next of it."""
    row = Partida.objects.filter(jogo=jogo).order_by("-number")[0]
    recorded = Mao.objects.standing().filter(partida=row).count()
    if row.winner or (row.number, recorded + 1) != (partida, number):
        raise Refused("mao_out_of_order", partida=row.number, number=recorded + 1)
    return row


def _accept(verdict: rules.Verdict, acknowledged: Collection[str]) -> list[str]:
    """Return the codes of the acknowledged warnings; raise `MaoRejected` if anything stands in the way."""
    codes = [str(problem.code) for problem in verdict.warnings]
    if verdict.errors or not set(codes) <= set(acknowledged):
        raise MaoRejected(verdict.errors, verdict.warnings)
    return sorted(set(codes))


def _correctable(old: Mao | None, seen_version: int, facts: Mapping[str, Any], reason: str) -> Mao:
    if old is None:
        raise Refused("mao_unknown")
    if old.version != seen_version:
        raise MaoConflict(old)
    if not reason.strip():
        raise Refused("reason_missing")
    if old.facts == dict(facts):
        raise Refused("nothing_changed")
    return old


def _insert(
    partida: Partida,
    number: int,
    version: int,
    facts: Mapping[str, Any],
    verdict: rules.Verdict,
    warnings: list[str],
    client_id: UUID,
    source: Source,
    reason: str,
) -> Mao:
    lines = {
        side: [{"code": str(line.code), "points": line.points, "count": line.count} for line in of_side]
        for side, of_side in verdict.lines.items()
    }
    return Mao.objects.create(
        partida=partida,
        number=number,
        version=version,
        client_id=client_id,
        facts=dict(facts),
        lines=lines,
        totals=dict(verdict.totals),
        warnings=warnings,
        actor=source.actor,
        device=source.device,
        reason=reason,
    )
