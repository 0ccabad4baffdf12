"""Open and close a jogo, and issue its tokens. Every function locks the jogo and writes a line of the trail."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NotRequired, TypedDict, Unpack

from django.db import transaction
from django.db.models.functions import Now

import rules
from scoring import tokens
from scoring.errors import JogoClosed, Refused
from scoring.jogo.begun import begun_of
from scoring.jogo.settle import set_result, settle, stand
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, first_line, note
from scoring.ledger.trail_lines import Action, JogoResult, ResultChanged, SeatReissued
from scoring.lifecycle.bell import FIELDS
from scoring.models import MESA, AuditEntry, Jogo, Partida, SeatKey
from scoring.models.jogo import BY_DIRECTOR, CANCELLED, EVENT_CANCELLED, WALKOVER, WITHOUT_RESULT
from scoring.signals import mao_recorded

OF_MAOS = (
    Action.CORRECTED,
    Action.TAKEN_BACK,
    Action.CONFIRMED,
    Action.RULED,
)  # what may decide a closed jogo


class Opening(TypedDict):
    """The settings with which a jogo is opened.

    labels: the name of each side in play, as many as the rule set allows.
    ruleset, options, overrides: as `rules.load` takes them, frozen into the jogo.
    partidas: how many, counted from 1; with `fixed` all of them are played, otherwise the jogo ends once one side
    cannot be caught.
    may_draw: if level after them, it ends without a winner; otherwise another partida is played.
    entry: the way a mão is entered and confirmed; with per_partida both sides agree once a partida.
    totals_allowed: a mão may be given as its totals alone.
    """

    labels: Sequence[str]
    ruleset: str
    options: Mapping[str, object]
    overrides: NotRequired[Mapping[str, object]]
    partidas: int
    fixed: NotRequired[bool]
    may_draw: NotRequired[bool]
    entry: NotRequired[str]
    per_partida: NotRequired[bool]
    totals_allowed: NotRequired[bool]


def open_jogo(*, source: Source, **opening: Unpack[Opening]) -> Jogo:
    """Open one jogo. Raises the errors of `open_jogos`."""
    return open_jogos(openings=[opening], source=source)[0]


def open_jogos(*, openings: Iterable[Opening], source: Source) -> list[Jogo]:
    """Open jogos in order, each with its first partida and its keys, in four statements.

    Raises `rules.RuleSetError`, `Refused("target_missing")` if a rule set needs a points limit, and
    `Refused("sides_unfit")`.
    """
    jogos = [open_unsaved(opening) for opening in openings]
    with transaction.atomic(
        savepoint=False
    ):  # what is refused was refused above; an error of the database ends all
        Jogo.objects.bulk_create(jogos)
        tokens.issue(jogos)
        Partida.objects.bulk_create(Partida(jogo=jogo, number=1) for jogo in jogos)
        AuditEntry.objects.bulk_create(first_line(jogo, source) for jogo in jogos)
    return jogos


def close_jogo(*, jogo: Jogo, reason: str, source: Source) -> Jogo:
    """Close a jogo with its present score: the side with more partidas wins; if level, it is drawn if it may be.

    A jogo that was reopened and that its mãos decide is closed with their result, and follows them when they change.
    Raises `JogoClosed`, `Refused("reason_missing")`, `Refused("jogo_level")` if it is level and may not be drawn.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        _need(reason)
        by_maos = stand(jogo, [row.winner or None for row in state.partidas if row.reason])
        if by_maos.over and not state.unconfirmed:
            _finish(jogo, by_maos.winner or "", by_maos.reason or "", Action.CLOSED, source, reason)
            return jogo
        won = Counter(dict.fromkeys(jogo.sides, 0))
        won.update(jogo.partida_set.exclude(winner="").values_list("winner", flat=True))
        (leader, most), (_, next_most) = won.most_common(2)
        if most == next_most and not jogo.may_draw:
            raise Refused("jogo_level", a=most, b=next_most)
        _finish(jogo, leader if most > next_most else "", BY_DIRECTOR, Action.CLOSED, source, reason)
    return jogo


def walkover(*, jogo: Jogo, winner: str, reason: str, source: Source) -> Jogo:
    """Award the jogo to a side because the others did not play it. Mãos already recorded stay readable.

    Raises `JogoClosed`, `Refused("reason_missing")`, `Refused("side_unknown")`.
    """
    if winner not in jogo.sides:
        raise Refused("side_unknown")
    with transaction.atomic():
        jogo = _locked_open(jogo)
        _need(reason)
        _finish(jogo, winner, WALKOVER, Action.WALKOVER, source, reason)
    return jogo


def award_jogo(*, jogo: Jogo, winner: str, reason: str, source: Source) -> Jogo:
    """Close a jogo by the director's decision, whatever its score: for a side, or with "" for neither.

    Raises `JogoClosed`, `Refused("reason_missing")`, `Refused("side_unknown")`.
    """
    if winner not in {"", *jogo.sides}:
        raise Refused("side_unknown")
    with transaction.atomic():
        jogo = _locked_open(jogo)
        _need(reason)
        _finish(jogo, winner, BY_DIRECTOR, Action.CLOSED, source, reason)
    return jogo


def cancel_jogo(*, jogo: Jogo, reason: str, source: Source) -> Jogo:
    """Close a jogo without a winner that was not played, or whose mãos were all taken back.

    Raises `JogoClosed`, `Refused("jogo_played")`.
    """
    with transaction.atomic():
        jogo = _locked_open(jogo)
        if begun_of([jogo]):
            raise Refused("jogo_played")
        _finish(jogo, "", CANCELLED, Action.CANCELLED, source, reason)
    return jogo


def annul_jogo(*, jogo: Jogo, reason: str, source: Source) -> Jogo:
    """Close a jogo, begun or over, so that it does not count, because it should not have been played.

    Its mãos stay readable. Raises `Refused("reason_missing")`.
    """
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)
        _need(reason)
        _finish(jogo, "", CANCELLED, Action.CANCELLED, source, reason)
    return jogo


def reopen_jogo(*, jogo: Jogo, reason: str, source: Source) -> Jogo:
    """Reopen a closed jogo for a correction at its table, and take back its bell.

    Raises `Refused`: `jogo_open`, `reason_missing`, `jogo_cancelled`, `event_cancelled`, or a refusal of the floor
    above.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if not (jogo.closed_at or jogo.bell_at):
            raise Refused("jogo_open")
        if jogo.reason in WITHOUT_RESULT:
            raise Refused("jogo_cancelled" if jogo.reason == CANCELLED else "event_cancelled")
        _need(reason)
        before = _result(jogo)
        set_result(jogo, "", "")
        if jogo.bell_at:
            jogo.bell_at, jogo.bell_partida, jogo.bell_mao = None, 0, 0
            jogo.save(update_fields=FIELDS)
            settle(state, decide=False)
        note(jogo, ResultChanged(Action.REOPENED, before, _result(jogo)), source, reason=reason)
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo


def resume_jogo(*, jogo: Jogo, source: Source) -> Jogo:
    """Open a jogo that stopped with its event; it ends at once if mãos corrected since decide it.

    A jogo whose result the director had taken back stays open. No other jogo changes.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.reason != EVENT_CANCELLED:
            return jogo
        before = _result(jogo)
        lines = AuditEntry.objects.filter(jogo=jogo, action__in=(Action.CLOSED, *OF_MAOS)).order_by(
            "sequence"
        )
        last = lines.last()
        set_result(jogo, "", "")
        note(jogo, ResultChanged(Action.REOPENED, before, _result(jogo)), source)
        settle(state, decide=last is not None and last.action in OF_MAOS)
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo


def reissue_token(*, jogo: Jogo, reason: str, source: Source, seat: str = MESA) -> str:
    """Invalidate the address of a seat and return the new token."""
    new = tokens.fresh()
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)
        SeatKey.objects.filter(jogo=jogo, seat=seat).update(**new, device="", device_at=None, issued_at=Now())
        note(jogo, SeatReissued({"seat": seat}), source, reason=reason)
    return tokens.mint(new["nonce"])


def open_unsaved(opening: Opening) -> Jogo:
    """Return a new, unsaved jogo. Raises the errors of `open_jogos`."""
    frozen = rules.load(opening["ruleset"], opening["options"], opening.get("overrides"))
    labels = list(opening["labels"])
    least, most = frozen.fewest_sides, len(frozen.side_names)
    if not least <= len(labels) <= most:
        raise Refused("sides_unfit", least=least, most=most)
    if frozen.target is None and frozen.maos is None and frozen.end != rules.ROUND:
        raise Refused("target_missing")  # otherwise a partida would never end
    jogo = Jogo(labels=labels, ruleset=frozen.key, options=dict(frozen.options), partidas=opening["partidas"])
    jogo.overrides = dict(frozen.overrides)
    jogo.fixed, jogo.may_draw = opening.get("fixed", False), opening.get("may_draw", False)
    jogo.entry = opening.get("entry", Jogo.Entry.SCORER)
    jogo.per_partida = opening.get("per_partida", False)
    jogo.totals_allowed = opening.get("totals_allowed", False)
    return jogo


def _locked_open(jogo: Jogo) -> Jogo:
    jogo = Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)
    if jogo.closed_at:
        raise JogoClosed(jogo)
    return jogo


def _need(reason: str) -> None:
    if not reason.strip():
        raise Refused("reason_missing")


def _result(jogo: Jogo) -> JogoResult:
    return {"winner": jogo.winner, "reason": jogo.reason}


def _finish(
    jogo: Jogo,
    winner: str,
    how: str,
    action: Literal[Action.CLOSED, Action.WALKOVER, Action.CANCELLED],
    source: Source,
    reason: str,
) -> None:
    before = _result(jogo)
    set_result(jogo, winner, how)
    note(jogo, ResultChanged(action, before, _result(jogo)), source, reason=reason)
    mao_recorded.send(Jogo, jogo=jogo)
