"""Calls that tests make inside a running program's data, in a separate process.

Each prints a word, a name and the rest.
"""

import json
import sys
from io import StringIO

from django.core.management import call_command
from django.db import connection

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from tests.factories import make_tournament
from tournaments.hall import blocos, mesas
from tournaments.models import Club, Confronto, Tournament


def obey():
    """Carry out each call that a line of the input names, and print when it is done."""
    for call in sys.stdin:
        eval(call)
        connection.close()
        print("DONE", flush=True)


def open_jogos(jogos):
    """Open a jogo for each name, with key, options and labels; print the links to their tables."""
    for name, (key, options, labels) in jogos.items():
        jogo = open_jogo(labels=labels, ruleset=key, options=options, partidas=1, source=Source())
        print("JOGO", name, tokens.current(jogo))


def play_stored(entrants):
    """Play and store a knockout of so many duplas; print the address of its pages."""
    printed = StringIO()
    call_command("simulate", "knockout", "--entrants", str(entrants), "--stored", stdout=printed)
    print("STORED", "knockout", printed.getvalue().strip())


def keys():
    """Print the keys of a block of mesas, of a mesa without a jogo and of a dupla of an event."""
    event = make_tournament(club=Club.objects.first(), name="keys", duplas=8, mesas=5, target=3000)
    bloco = blocos.make(tournament=event, first=1, last=5, source=Source(device="painel"))
    *_taken, empty = mesas.of_tournament(event)
    for name, key in {"bloco": bloco, "m": empty, "dupla": mesas.duplas_of(event)[0]}.items():
        print("CHAVE", name, mesas.token(key))


def events():
    """Open an event of the demo's club in each mode; print the QR of its mesas and the links of its duplas."""
    for mode in ("scorer", "confirm", "apart"):
        name = f"{mode} {Tournament.objects.count()}"
        one = make_tournament(
            club=Club.objects.first(), name=name, entry=mode, duplas=8, mesas=4, target=3000
        )
        links = {key.dupla: mesas.token(key) for key in mesas.duplas_of(one)}
        tables = []
        for mesa in mesas.of_tournament(one):
            row = Confronto.objects.get(jogo=mesas.jogo_at(mesa))
            desk = f"/painel/torneios/{one.slug}/confrontos/{row.pk}/"
            table = {"mesa": f"/m/{mesas.token(mesa)}/", "desk": desk}
            table |= {side: f"/dupla/{links[row.dupla(side)]}/" for side in "AB"}
            tables.append(
                table | {f"table {side}": f"/mesa/{tokens.current(row.jogo, side)}/" for side in "AB"}
            )
        print("EVENT", mode, json.dumps(tables))
