"""Import jogos that were played elsewhere from a file: complete, counted again, and sealed as imported.

An imported jogo never looks as if it had been entered at a table of this site: its trail has two lines, one for the
opening and one for the import, with the importing person.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final
from uuid import uuid4

from django.core.exceptions import ValidationError
from django.utils.timezone import now

import rules
from scoring import tokens
from scoring.errors import ScoringError
from scoring.jogo.before import Before
from scoring.jogo.draft import Draft, Sent, judged
from scoring.jogo.whole import SAME, Facts, WholeJogo, WholeMao, WholePartida, WholeSent
from scoring.ledger.chain import columns, plain
from scoring.ledger.trail import Source, digest_of, first_line
from scoring.ledger.trail_lines import BroughtFromFile
from scoring.lifecycle.open_close import open_unsaved
from scoring.models import AuditEntry, Confirmation, Jogo, Mao, Partida, Submission
from scoring.models.append_only import AppendOnly
from scoring.models.columns import check_columns
from scoring.models.jogo import BY_DIRECTOR, WALKOVER, WITHOUT_RESULT
from scoring.models.mao import UNSAID

DEVICE: Final = "arquivo"
MOST_PARTIDAS: Final = 99
REASONS: Final = frozenset({"", WALKOVER, BY_DIRECTOR, *WITHOUT_RESULT, *rules.JogoReason})
# Errors that judging malformed facts may raise, because the engine expects facts from forms and phones.
STUMBLES: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class JogoUnfit(Exception):
    """A jogo of a file is invalid.

    at: its index among the imported jogos. partida, number: the mão, if it concerns one. field: the invalid part. The
    cause says more if the rules refuse a mão.
    """

    def __init__(self, at: int, field: str, *, partida: int = 0, number: int = 0) -> None:
        super().__init__(f"{at}: {field}")
        self.at, self.field, self.partida, self.number = at, field, partida, number


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """The source of imported jogos.

    digest: SHA-256 of the file. sealed: returns a reason in stored form, without names.
    """

    digest: str
    source: Source
    sealed: Callable[[str], str]


def bring_jogos(*, jogos: Sequence[tuple[Sequence[str], WholeJogo]], file: File) -> list[Jogo]:
    """Store the jogos of a file, each with its labels, in order; open ones get new keys.

    Every mão is counted again, and so are the figures of sides that contest one. The caller has to check the results
    that follow from all mãos (`scoring.jogo.recount`). Call this in a transaction together with the other contents of
    the file. Raises `JogoUnfit`.
    """
    unsaved = [_jogo(at, labels, held) for at, (labels, held) in enumerate(jogos)]
    made = Jogo.objects.bulk_create(unsaved)
    tokens.issue(made)
    held_of = [held for _labels, held in jogos]
    facts: list[list[AppendOnly]] = [[] for _ in made]
    partidas = Partida.objects.bulk_create(
        _partida(jogo, row) for jogo, held in zip(made, held_of, strict=True) for row in held["partidas"]
    )
    of_number = {(row.jogo_id, row.number): row for row in partidas}
    found = [
        (at, row, said)
        for at, (jogo, held) in enumerate(zip(made, held_of, strict=True))
        for partida in held["partidas"]
        for said in partida["maos"]
        for row in [_mao(at, jogo, of_number[jogo.pk, partida["number"]], said, file)]
    ]
    Mao.objects.bulk_create(row for _at, row, _said in found)
    words = [(at, word) for at, row, said in found for word in _words(at, made[at], row, said, file)]
    Confirmation.objects.bulk_create(word for _at, word in words)
    sent = [
        (at, _envio(at, jogo, one, file))
        for at, (jogo, held) in enumerate(zip(made, held_of, strict=True))
        for one in held["sent"]
    ]
    Submission.objects.bulk_create(one for _at, one in sent)
    for at, fact in (*((at, row) for at, row, _said in found), *words, *sent):
        facts[at].append(fact)
    _seal(made, facts, file)
    return made


def _jogo(at: int, labels: Sequence[str], held: WholeJogo) -> Jogo:
    with _of(at, "rules"):
        jogo = open_unsaved(
            {
                "labels": labels,
                "ruleset": held["ruleset"],
                "options": held["options"],
                "overrides": held["overrides"],
                "partidas": held["must_play"],
            }
        )
        if not 1 <= held["must_play"] <= MOST_PARTIDAS:
            raise ValueError("so many partidas are no jogo")
    for name in SAME:
        if name not in {"ruleset", "options", "overrides"}:
            setattr(jogo, name, held[name])  # type: ignore[literal-required]  # a name of both
    with _of(at, "columns"):
        check_columns(jogo)
    result_fits = held["winner"] in {"", *jogo.sides} and held["reason"] in REASONS
    if not result_fits or bool(held["closed_at"]) != bool(held["reason"]):
        raise JogoUnfit(at, "result")
    if held["winner"] and not held["reason"]:
        raise JogoUnfit(at, "result")
    _check_places(at, held)
    return jogo


def _check_places(at: int, held: WholeJogo) -> None:
    # Partidas, mãos and versions have to be numbered from one, in order, without a gap.
    if [row["number"] for row in held["partidas"]] != [*range(1, len(held["partidas"]) + 1)]:
        raise JogoUnfit(at, "partidas")
    if not held["partidas"] or held["partidas"][0]["dropped"]:
        raise JogoUnfit(at, "partidas")
    for partida in held["partidas"]:
        _check_versions(at, partida)


def _check_versions(at: int, partida: WholePartida) -> None:
    last: dict[int, WholeMao] = {}
    for mao in partida["maos"]:
        before = last.get(mao["number"])
        expected = before["version"] + 1 if before else 1
        # Only an existing version can be taken back.
        if mao["version"] != expected or (mao["void"] and (before is None or before["void"])):
            raise JogoUnfit(at, "versions", partida=partida["number"], number=mao["number"])
        last[mao["number"]] = mao
    if sorted(last) != [*range(1, len(last) + 1)] or (partida["dropped"] and not all(_voids(last))):
        raise JogoUnfit(at, "maos", partida=partida["number"])
    voids = [*_voids({number: last[number] for number in sorted(last)})]
    if voids != sorted(voids):  # only the last mão can be taken back
        raise JogoUnfit(at, "maos", partida=partida["number"])


def _voids(last: Mapping[int, WholeMao]) -> Iterator[bool]:
    return (mao["void"] for mao in last.values())


def _partida(jogo: Jogo, held: WholePartida) -> Partida:
    return Partida(
        jogo=jogo,
        number=held["number"],
        winner=held["winner"][:1],
        reason=held["reason"][:30],
        dropped=held["dropped"],
    )


def _mao(at: int, jogo: Jogo, partida: Partida, held: WholeMao, file: File) -> Mao:
    mao = Mao(partida=partida, number=held["number"], version=held["version"], side=held["side"])
    mao.void, mao.client_id, mao.entered_at = held["void"], uuid4(), held["entered_at"]
    mao.actor, mao.device = file.source.actor, DEVICE
    mao.reason = file.sealed(held["reason"])
    with _of(at, "mao", partida=partida.number, number=held["number"]):
        if held["void"]:
            if held["facts"] or held["cards"] or held["totals"] or held["warnings"]:
                raise ValueError("what takes a mão back holds nothing")
            mao.facts, mao.cards, mao.lines, mao.totals, mao.warnings = {}, None, {}, {}, []
        else:
            draft = _counted(jogo, held["facts"], held["cards"], held["warnings"])
            if plain(draft.totals) != plain(held["totals"]):
                raise ValueError("its totals are others")
            mao.facts, mao.cards, mao.lines = draft.facts, draft.cards, draft.lines
            mao.totals, mao.warnings = draft.totals, draft.warnings
        if held["side"] not in {"", UNSAID, *jogo.sides}:
            raise ValueError("no side of the jogo")
        check_columns(mao)
    return mao


def _counted(jogo: Jogo, facts: Facts, cards: Facts | None, warnings: Sequence[str]) -> Draft:
    # The state before the mão is stored in its facts, and the service fills it in again.
    sent = Sent.of(facts, False) if cards is None else Sent.of(cards, True)
    draft = judged(jogo, sent, Before.held(facts), warnings)
    if plain(draft.facts) != plain(facts):
        raise ValueError("its facts are others")
    return draft


def _words(at: int, jogo: Jogo, mao: Mao, held: WholeMao, file: File) -> Iterator[Confirmation]:
    for word in held["said"]:
        with _of(at, "said", partida=mao.partida.number, number=mao.number):
            if word["facts"] is not None:
                _counted(
                    jogo, word["facts"], word["cards"], _every_warning(jogo, word["facts"], word["cards"])
                )
            elif word["cards"] is not None:
                raise ValueError("cards without facts")
            if word["side"] not in {"", *jogo.sides}:
                raise ValueError("no side of the jogo")
            one = Confirmation(mao=mao, side=word["side"], verdict=word["verdict"], client_id=uuid4())
            one.facts, one.cards, one.at = word["facts"], word["cards"], word["at"]
            one.reason = file.sealed(word["reason"])
            one.actor, one.device = file.source.actor, DEVICE
            check_columns(one)
        yield one


def _every_warning(jogo: Jogo, facts: Facts, cards: Facts | None) -> list[str]:
    # The warnings were acknowledged where the mão was played.
    ruleset = jogo.load_rules()
    verdict = rules.judge(ruleset, facts) if cards is None else rules.judge_cards(ruleset, cards)
    return [str(problem.code) for problem in verdict.warnings]


def _envio(at: int, jogo: Jogo, held: WholeSent, file: File) -> Submission:
    with _of(at, "sent", partida=held["partida"], number=held["number"]):
        _counted(jogo, held["facts"], held["cards"], held["warnings"])
        if held["side"] not in jogo.sides:
            raise ValueError("no side of the jogo")
        one = Submission(jogo=jogo, client_id=uuid4(), **held)
        one.actor, one.device = file.source.actor, DEVICE
        check_columns(one)
    return one


def _seal(jogos: Sequence[Jogo], facts: Sequence[Sequence[AppendOnly]], file: File) -> None:
    lines, at = [], now()
    source = Source(actor=file.source.actor, device=DEVICE)
    for jogo, rows in zip(jogos, facts, strict=True):
        opened = first_line(jogo, source, at=at)
        what = BroughtFromFile({"winner": jogo.winner, "reason": jogo.reason, "file": file.digest})
        brought = AuditEntry(jogo=jogo, action=what.action, actor=source.actor, device=source.device)
        brought.after, brought.rows = what.after, [columns(row) for row in rows]
        brought.sequence, brought.at = 2, at
        brought.digest = digest_of(brought, opened.digest)
        lines += [opened, brought]
    AuditEntry.objects.bulk_create(lines)


@contextmanager
def _of(at: int, field: str, *, partida: int = 0, number: int = 0) -> Iterator[None]:
    try:
        yield
    except (ScoringError, rules.RuleSetError, ValidationError, *STUMBLES) as exc:
        raise JogoUnfit(at, field, partida=partida, number=number) from exc
