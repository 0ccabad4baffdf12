"""Every page and state of the table, made in the database of a live server."""

from urllib.parse import urlencode

from django.urls import reverse

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle import devices
from scoring.lifecycle.avulso import open_avulso
from scoring.lifecycle.open_close import open_jogo
from scoring.models import FOLLOW, MESA, SeatKey
from tests.browser.acts import OTHER, keypad, pending, refused, refused_later, replaced, sheet_open, warned
from tests.factories import jogos_being_played, make_tournament, record
from tests.scoring import two_duplas as played
from tournaments.hall import blocos, mesas

APART, CONFIRM, SCORER = "apart", "confirm", "scorer"


def at(jogo, *where, seat=MESA, name="table", **query):
    """Return the address of a page of a jogo from one of its seats."""
    address = reverse(f"scoring:{name}", args=(tokens.current(jogo, seat), *where))
    return f"{address}?{urlencode(query)}" if query else address


def _new(mode=SCORER, **how):
    return played.opened(mode, **how)


def _after_one(mode=SCORER, **how):
    jogo = _new(mode, **how)
    return jogo, played.record(jogo, side="" if mode == SCORER else "A")


def empty():
    return at(_new(partidas=3))


def receipt():
    jogo, mao = _after_one(partidas=3)
    return at(jogo, recibo=mao.pk)


def correcting():
    return at(_after_one()[0], 1, 1, name="correct")


def corrected():
    jogo, _mao = _after_one()
    played.correct(jogo, 700, -110, side="")
    return at(jogo)


def confirming():
    return at(_after_one(CONFIRM)[0], seat="B", name="check")


def who_confirms():
    return at(_after_one(CONFIRM)[0], name="check")


def due_at_the_mesa():
    return at(_after_one(CONFIRM)[0])


def confirmed():
    jogo, mao = _after_one(CONFIRM)
    played.confirm(jogo, mao)
    return at(jogo, seat="B", name="check", confirmado=1)


def contesting():
    return at(_after_one(CONFIRM)[0], 1, 1, seat="B", name="contest", lado="B")


def contested():
    jogo, mao = _after_one(CONFIRM)
    played.contest(jogo, mao)
    return at(jogo)


def divergent():
    jogo = _new(APART)
    played.send(jogo, "A")
    played.send(jogo, "B", a=700)
    return at(jogo, seat="A")


def sent_apart():
    jogo = _new(APART)
    played.send(jogo, "A")
    return at(jogo, seat="A")


def apart_at_the_mesa():
    return at(_new(APART))


def waiting():
    jogo = _new(CONFIRM)
    played.record(jogo, a=1600, b=-110)
    return at(jogo, seat="A")


def following():
    return at(_new(), seat="A")


def over():
    jogo = _new()
    played.record(jogo, a=1600, b=-110, side="")
    return at(jogo)


def held():
    jogo = _new()
    devices.take_over(acesso=SeatKey.objects.get(jogo=jogo, seat=MESA), source=Source(device=OTHER))
    return at(jogo)


def rules_in_words():
    return at(_new(), name="rules")


def unknown():
    return reverse("scoring:table", args=("nao-e-o-codigo-de-mesa",))


def three_players():
    how = {"ruleset": "burraco-1", "options": {"players": 3}}
    labels = ["Ana Beatriz", "Caio", "Davi"]
    return at(open_jogo(labels=labels, **how, partidas=1, source=played.PHONE))


def avulso():
    return reverse("avulso")


def promise():
    return reverse("promessa")


def _avulso():
    how = {"ruleset": "regulamento-1", "options": {"target": 1500}, "overrides": {}, "partidas": 1}
    return open_avulso(labels=["Ana e Bia", "Caio e Davi"], **how, entry=CONFIRM, source=played.PHONE)


def shared():
    return at(_avulso(), name="share")


def only_followed():
    jogo = _avulso()
    played.record(jogo)
    return at(jogo, seat=FOLLOW)


def totals_alone():
    return at(_new(totals_allowed=True), name="totals")


def cards():
    return at(_new(), name="cards")


def mesa_waits():
    tournament = make_tournament(duplas=4, state="running")
    for mesa in mesas.of_tournament(tournament):
        if not mesas.jogo_at(mesa):
            return reverse("tournaments:mesa", args=(mesas.token(mesa),))
    mesa = mesas.of_tournament(make_tournament(duplas=4, state="open"))[0]
    return reverse("tournaments:mesa", args=(mesas.token(mesa),))


def code():
    make_tournament(duplas=4, state="running")
    return reverse("tournaments:code")


def own():
    tournament = make_tournament(duplas=4, state="running")
    dupla = jogos_being_played(tournament)[0].confronto.dupla_a
    key = next(key for key in mesas.duplas_of(tournament) if key.dupla == dupla)
    return reverse("tournaments:own", args=(mesas.token(key),))


def bloco():
    tournament = make_tournament(duplas=6, target=3000, entry=CONFIRM)
    first, second = jogos_being_played(tournament)
    record(first, side="A")
    SeatKey.objects.filter(jogo=second, seat=MESA).update(device=OTHER)
    made = blocos.make(tournament=tournament, first=1, last=4, source=played.PHONE)
    return reverse("tournaments:bloco", args=(mesas.token(made),))


SCENES = {
    "empty": (empty, None),
    "receipt": (receipt, sheet_open),
    "errors": (empty, refused),
    "warnings": (empty, warned),
    "correcting": (correcting, None),
    "corrected": (corrected, sheet_open),
    "confirming": (confirming, None),
    "who confirms": (who_confirms, None),
    "due at the mesa": (due_at_the_mesa, None),
    "confirmed": (confirmed, None),
    "contesting": (contesting, None),
    "contested": (contested, None),
    "divergent": (divergent, None),
    "sent apart": (sent_apart, None),
    "apart at the mesa": (apart_at_the_mesa, None),
    "waiting": (waiting, None),
    "following": (following, None),
    "over": (over, None),
    "held": (held, None),
    "pending": (empty, pending),
    "refused later": (empty, refused_later),
    "replaced while typing": (empty, replaced),
    "three players": (three_players, None),
    "rules": (rules_in_words, None),
    "unknown": (unknown, None),
    "cards": (cards, None),
    "keypad": (cards, keypad),
    "mesa waits": (mesa_waits, None),
    "code": (code, None),
    "avulso": (avulso, None),
    "promise": (promise, None),
    "shared": (shared, None),
    "only followed": (only_followed, None),
    "totals alone": (totals_alone, None),
    "own": (own, None),
    "bloco": (bloco, None),
}


def show(page, site, name):
    """Open one scene and take the actions that lead to it."""
    address, act = SCENES[name]
    page.goto(site + address())
    if act:
        act(page)
