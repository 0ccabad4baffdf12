"""What a phone could not send, brought as a file: every entry goes through its verb, under the id the phone gave it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any
from uuid import UUID

from django.http import QueryDict
from django.urls import Resolver404, ResolverMatch, resolve
from django.utils.translation import gettext as _

from scoring import tokens
from scoring.forms.cards import CardsForm
from scoring.forms.mao import MaoForm
from scoring.forms.totals import TotalsForm
from scoring.jogo.sheet import sheet
from scoring.ledger.trail import Source
from scoring.models import MESA, Acesso, Jogo
from scoring.table import confirmation_sent as dupla_word
from scoring.table import undo_sent as undo
from scoring.table.json_answers import Answer, deliver
from scoring.table.page import line_of

LONGEST = 1_000_000  # letters: some hundred mãos card by card
FORMS = {"table": MaoForm, "correct": MaoForm, "cards": CardsForm, "correct_cards": CardsForm}
FORMS |= {"totals": TotalsForm, "correct_totals": TotalsForm}


class Unreadable(ValueError):
    """The text is not what a phone exports."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One form as the phone holds it. `name`: what it calls it; `address`: where it would have sent it."""

    jogo: UUID
    address: str
    sent: QueryDict
    name: str


def read(text: str) -> list[Entry]:
    """Return the entries of an export, in the order they were made. Raises `Unreadable`."""
    try:
        if len(text) > LONGEST or (told := json.loads(text))["canastra"] != "pendencias":
            raise Unreadable
        return [_entry(one) for one in told["envios"]]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as exc:
        raise Unreadable from exc


def bring(entry: Entry, jogo: Jogo, by: Source) -> Answer:
    """Send one entry of a jogo through its verb. Brought twice it is a replay, never a second mão."""
    match = _address(entry)
    if match is None:
        return _unknown()
    if match.url_name in {"check", "contest"}:
        return _bring_word(entry, jogo, by, match)
    if match.url_name == "take_back":
        return _bring_undo(entry, jogo, by, match)
    if match.url_name not in FORMS:
        return _unknown()
    correcting = match.url_name.startswith("correct")
    sent = entry.sent.copy()
    for name in ("partida", "number") if correcting else ():
        sent[name] = str(match.kwargs[name])
    form = FORMS[match.url_name](sent, jogo=jogo, initial={}, correcting=correcting)
    return deliver(form, by, _seat(jogo, match.kwargs["token"]))


def _address(entry: Entry) -> ResolverMatch | None:
    """Return where the phone would have sent an entry; None where that is no page of a table."""
    try:
        match = resolve(entry.address)
    except Resolver404:
        return None
    return match if match.namespace == "scoring" else None


def _bring_word(entry: Entry, jogo: Jogo, by: Source, match: ResolverMatch) -> Answer:
    """Send what a dupla said of a mão."""
    side = dupla_word.side_at(_seat(jogo, match.kwargs["token"]), jogo, entry.sent)
    if not side:
        return _unknown()
    if match.url_name == "check":
        return dupla_word.answer(partial(dupla_word.confirm, jogo, side, entry.sent, by), "")
    line = line_of(sheet(jogo), match.kwargs["partida"], match.kwargs["number"])
    if line is None:
        return _unknown()
    form = dupla_word.contest_form(jogo, line.mao, entry.sent)
    return dupla_word.answer(partial(dupla_word.contest, form, line.mao, side, by), "", form)


def _bring_undo(entry: Entry, jogo: Jogo, by: Source, match: ResolverMatch) -> Answer:
    """Take the mão back that the phone wanted back."""
    place, seat = (match.kwargs["partida"], match.kwargs["number"]), _seat(jogo, match.kwargs["token"])
    return undo.answer(partial(undo.take_back, jogo, seat, place, entry.sent, by))


def _unknown() -> Answer:
    return Answer(422, {"code": "unknown_form", "message": _("Este envio não é de uma mão.")})


def _seat(jogo: Jogo, token: str) -> str:
    """Return the seat that the phone wrote from; with a code that is no longer good, the mesa."""
    acesso = Acesso.objects.filter(jogo=jogo, digest=tokens.digest(token)).first()
    return acesso.seat if acesso else MESA


def _entry(told: Mapping[str, Any]) -> Entry:
    sent = QueryDict(mutable=True)
    for name, value in _pairs(told["corpo"]):
        sent.appendlist(name, value)
    return Entry(UUID(told["publico"]), str(told["destino"]), sent, str(told.get("nome", ""))[:200])


def _pairs(body: Any) -> Iterator[tuple[str, str]]:
    for name, value in body:
        yield str(name), str(value)
