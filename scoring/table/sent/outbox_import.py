"""Import the unsent entries of a phone from a file: each one calls its service, with the phone's own id."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from uuid import UUID

from django.http import QueryDict
from django.urls import Resolver404, resolve
from django.utils.translation import gettext as _

from scoring import tokens
from scoring.forms.cards import CardsForm
from scoring.forms.mao import MaoForm
from scoring.forms.totals import TotalsForm
from scoring.input import texts
from scoring.jogo.progress import Place
from scoring.jogo.sheet import sheet
from scoring.ledger.trail import Source
from scoring.models import MESA, Jogo, SeatKey
from scoring.table.access import DEVICE_FIELD, DEVICE_NAME
from scoring.table.page import line_of
from scoring.table.sent import confirmation_sent
from scoring.table.sent.dispatch import enter
from scoring.table.sent.json_answers import Answer, answer, stored
from scoring.table.undo import undo

LONGEST = 1_000_000  # characters: some hundred mãos card by card
MOST = 50_000  # entries: a phone never has more
FORMS = {"table": MaoForm, "correct": MaoForm, "cards": CardsForm, "correct_cards": CardsForm}
FORMS |= {"totals": TotalsForm, "correct_totals": TotalsForm}


class UnreadableExport(ValueError):
    """The text is not an export of a phone."""


@dataclass(frozen=True, slots=True)
class OutboxEntry:
    """One form stored on the phone. `name`: its title there; `address`: its target.

    An entry that cannot be parsed has no `jogo`, and does not stop the others.
    """

    jogo: UUID | None
    address: str
    sent: QueryDict
    name: str


def read(text: str) -> list[OutboxEntry]:
    """Return the entries of an export, in the order they were made. Raises `UnreadableExport`."""
    try:
        if len(text) > LONGEST or (held := json.loads(text))["canastra"] != "pendencias":
            raise UnreadableExport
        entries = list(held["envios"])
        if len(entries) > MOST:
            raise UnreadableExport
        return [_entry(dict(one)) for one in entries]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as exc:
        raise UnreadableExport from exc


def bring(entry: OutboxEntry, jogo: Jogo, by: Source) -> Answer:
    """Send one entry of a jogo to its service. Importing it twice is a replay, never a second mão."""
    device = entry.sent.get(DEVICE_FIELD, "")
    if DEVICE_NAME.fullmatch(device):
        by = replace(by, device=device)  # keep the phone's own name, so that the phone recognises its mão
    try:
        match = resolve(entry.address)  # the address to which the phone would have sent it
    except Resolver404:
        return _unknown()
    seat, name = _seat(jogo, match.kwargs.get("token", "")), match.url_name or ""
    place = (match.kwargs.get("partida", 0), match.kwargs.get("number", 0))
    if match.namespace != "scoring":
        return _unknown()
    if name in {"check", "contest"}:
        return _bring_word(entry, jogo, by, name, seat, place)
    if name == "take_back":
        return answer(partial(undo, jogo, seat, place, entry.sent, by), stored)
    if name not in FORMS:
        return _unknown()
    correcting, sent = name.startswith("correct"), entry.sent.copy()
    if correcting:
        sent["partida"], sent["number"] = map(str, place)
    form = FORMS[name](sent, jogo=jogo, initial={}, correcting=correcting)
    return answer(partial(enter, form, seat, by), stored, form)


def _bring_word(entry: OutboxEntry, jogo: Jogo, by: Source, name: str, seat: str, place: Place) -> Answer:
    in_json = partial(confirmation_sent.answer_of, page="")
    side = confirmation_sent.side_at(seat, jogo, entry.sent)
    if side and name == "check":
        return answer(partial(confirmation_sent.confirm, jogo, side, entry.sent, by), in_json)
    line = line_of(sheet(jogo), *place)
    if not side or line is None:
        return _unknown()
    form = confirmation_sent.contest_form(jogo, line.mao, entry.sent)
    return answer(partial(confirmation_sent.contest, form, line.mao, side, by), in_json, form)


def _unknown() -> Answer:
    return Answer(422, {"code": "unknown_form", "message": _("Isto não é uma mão.")})


def _seat(jogo: Jogo, token: str) -> str:
    acesso = SeatKey.objects.filter(jogo=jogo, digest=tokens.digest(token)).first()
    # An old token gives no seat, so the entry counts as one of the mesa.
    return acesso.seat if acesso else MESA


def _entry(held: Mapping[str, Any]) -> OutboxEntry:
    name, sent = texts.line(str(held.get("nome", ""))), QueryDict(mutable=True)
    try:
        jogo, address = UUID(held["publico"]), texts.read(str(held["destino"]))
        for field, value in held["corpo"]:
            texts.read(f"{field}\n{value}", lines=True)
            sent.appendlist(str(field), str(value))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return OutboxEntry(None, "", QueryDict(), name)
    return OutboxEntry(jogo, address, sent, name)
