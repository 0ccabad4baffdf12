"""What tests do inside a running program's data, in a process of its own: each prints a word, a name and the rest."""

import json

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from tests.factories import make_tournament
from tournaments.hall import blocos, mesas
from tournaments.models import Club, Confronto, Tournament


def open_jogos(jogos):
    """Open a jogo for each name: key, options and labels; print what leads to their tables."""
    for name, (key, options, labels) in jogos.items():
        jogo = open_jogo(labels=labels, ruleset=key, options=options, partidas=1, source=Source())
        print("JOGO", name, tokens.current(jogo))


def keys():
    """Print the keys of a block of mesas, of a mesa without a jogo and of a dupla of the demo's tournament."""
    event = Tournament.objects.filter(state="running").earliest("pk")
    event.mesas += 1  # one more than are played at
    event.save()
    bloco = blocos.make(tournament=event, first=1, last=8, source=Source(device="painel"))
    *_taken, empty = mesas.of_tournament(event)
    for name, key in {"bloco": bloco, "m": empty, "dupla": mesas.duplas_of(event)[0]}.items():
        print("CHAVE", name, mesas.token(key))


def events():
    """Open an event of the demo's club in each mode; print the QR of its mesas and the links of who sits there."""
    for mode in ("scorer", "confirm", "apart"):
        one = make_tournament(
            club=Club.objects.first(), name=mode, entry=mode, duplas=8, mesas=4, target=3000
        )
        links = {key.dupla: mesas.token(key) for key in mesas.duplas_of(one)}
        tables = []
        for mesa in mesas.of_tournament(one):
            row = Confronto.objects.get(jogo=mesas.jogo_at(mesa))
            desk = f"/painel/torneios/{one.slug}/confrontos/{row.pk}/"
            table = {"mesa": f"/m/{mesas.token(mesa)}/", "desk": desk}
            tables.append(table | {side: f"/dupla/{links[row.dupla(side)]}/" for side in "AB"})
        print("EVENT", mode, json.dumps(tables))
