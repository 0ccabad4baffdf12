"""Tables of any rule set in a program that has not started yet."""

import json
import subprocess

OPEN = """
import json
from scoring import tokens
from scoring.audit import Source
from scoring.closing import open_jogo
for name, (key, options, labels) in json.loads({jogos!r}).items():
    jogo = open_jogo(labels=labels, ruleset=key, options=options, partidas=1, source=Source())
    print("JOGO", name, tokens.current(jogo))
"""

KEYS = """
from scoring.audit import Source
from tournaments import blocos, mesas
from tournaments.models import Tournament
event = Tournament.objects.filter(state="running").earliest("pk")
event.mesas += 1  # one more than are played at
event.save()
bloco = blocos.make(tournament=event, first=1, last=8, source=Source(device="painel"))
*_taken, empty = mesas.of_tournament(event)
for name, key in {"bloco": bloco, "m": empty, "dupla": mesas.duplas_of(event)[0]}.items():
    print("CHAVE", name, mesas.token(key))
"""


def open_tables(program, jogos):
    """Open a jogo for each name: key, options and labels; return the addresses of their tables."""
    told = _told(program, OPEN.format(jogos=json.dumps(jogos)), "JOGO")
    return {name: f"{program.url}/mesa/{token}/" for name, token in told.items()}


def private_pages(program):
    """Return the addresses of a block of mesas, of a mesa without a jogo and of a dupla of the demo's tournament."""
    return {name: f"{program.url}/{name}/{token}/" for name, token in _told(program, KEYS, "CHAVE").items()}


def _told(program, script, word):
    """Return what a script prints about names, behind a word."""
    command = [*program.command, "manage", "shell", "--verbosity", "0", "--command", script]
    ran = subprocess.run(command, env=program.env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return dict(line.split()[1:] for line in ran.stdout.splitlines() if line.startswith(f"{word} "))
