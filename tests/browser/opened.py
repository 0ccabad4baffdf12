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


def open_tables(program, jogos):
    """Open a jogo for each name: key, options and labels; return the addresses of their tables."""
    script = OPEN.format(jogos=json.dumps(jogos))
    command = [*program.command, "manage", "shell", "--verbosity", "0", "--command", script]
    opened = subprocess.run(command, env=program.env, capture_output=True, text=True, check=False)
    assert opened.returncode == 0, opened.stderr
    lines = [line.split() for line in opened.stdout.splitlines() if line.startswith("JOGO ")]
    return {name: f"{program.url}/mesa/{token}/" for _, name, token in lines}
