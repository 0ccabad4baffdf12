"""Jogos in which both duplas take part in the entry, and their actions."""

from uuid import uuid4

import rules
import scoring.entry.record
from scoring.entry import apart, confirmation, ruling
from scoring.jogo.sheet import sheet
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Mao
from tests.scoring.cast import facts

PHONE = Source(device="celular-de-uma-dupla")
ALL = set(rules.Code)


def opened(mode, *, partidas=1, target=1500, **how):
    """Return a jogo of one partida to 1,500 points: a mão of 1,500 ends it."""
    return open_jogo(
        labels=["Ana e Bia", "Caio e Davi"],
        ruleset="regulamento-1",
        options={"target": target},
        partidas=partidas,
        entry=mode,
        source=PHONE,
        **how,
    )


def place_of(jogo):
    """Return the place of the next mão."""
    found = sheet(jogo)
    return {"partida": found.current.number, "number": found.next_mao}


def sent(jogo, a=810, b=-110, **changes):
    return place_of(jogo) | {
        "jogo": jogo,
        "facts": facts(a, b),
        "client_id": uuid4(),
        "acknowledged": ALL,
        "source": PHONE,
        **changes,
    }


def record(jogo, a=810, b=-110, *, side="A", **changes):
    return scoring.entry.record.record_mao(**sent(jogo, a, b, side=side, **changes)).mao


def correct(jogo, a, b, *, side="A", number=1, seen_version=1, **changes):
    told = sent(jogo, a, b, side=side, partida=1, number=number, **changes)
    return scoring.entry.record.correct_mao(
        **{"reason": "soma errada", "seen_version": seen_version} | told
    ).mao


def take_back(jogo, mao, **changes):
    told = {"partida": mao.partida.number, "number": mao.number, "seen_version": mao.version}
    return scoring.entry.record.take_back(
        jogo=jogo, **{**told, "client_id": uuid4(), "source": PHONE, **changes}
    )


def place(mao):
    return (mao.partida.number, mao.number, mao.version)


def word(*maos, **more):
    """Return the form data that confirms mãos."""
    places = [".".join(map(str, place(mao))) for mao in maos]
    return {"mao": places, "client_id": str(uuid4()), **more}


def confirm(jogo, *maos, side="B", **changes):
    told = {"maos": [place(mao) for mao in maos], "client_id": uuid4(), "source": PHONE, **changes}
    return confirmation.confirm(jogo=jogo, side=side, **told)


def contest(jogo, mao, *, side="B", **changes):
    told = {"partida": mao.partida.number, "number": mao.number, "seen_version": mao.version}
    told |= {"reason": "foram duas canastras", "client_id": uuid4(), "acknowledged": ALL, "source": PHONE}
    return confirmation.contest(jogo=jogo, side=side, **told | changes)


def send(jogo, side, a=810, b=-110, **changes):
    return apart.send(**sent(jogo, a, b, side=side, **changes))


def sends(jogo, side, *maos, partida=1, first=1):
    """Send mãos of one side in order, each by its totals. Return the last result."""
    for number, (a, b) in enumerate(maos, start=first):
        told = send(jogo, side, facts={"totals": {"A": a, "B": b}}, partida=partida, number=number)
    return told.outcome


def rule(jogo, **changes):
    told = {"partida": 1, "number": 1, "reason": "conferi na mesa", "client_id": uuid4(), "source": PHONE}
    return ruling.rule(jogo=jogo, **told | {"acknowledged": ALL} | changes)


def states(jogo):
    """Return the state of every valid mão, with `corrected` before it if it was corrected."""
    jogo.refresh_from_db()
    lines = (line for partida in sheet(jogo).partidas for line in partida.maos)
    return [" ".join(["corrected"] * line.corrected + [line.state]) for line in lines]


def totals():
    return [mao.totals["A"] for mao in Mao.objects.standing().order_by("pk")]
