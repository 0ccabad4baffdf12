"""Helpers that download the published files of an event, recount them with the script, and alter one number."""

import json
import runpy
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest

from tests.factories import catch_up, each_for_himself, make_club, make_stages
from tests.tournaments.public.pages import url
from tournaments.models import Publication
from tournaments.public.proof import SCRIPT

FILES = ("revision", "facts", "trail")


def seven_at_mesas():
    """Return a stage of seven single players at a mesa of four and a mesa of three."""
    club = make_club()
    plan = {"format": "mesas", "rounds": 2, "pace": "free", "order": ["points", "made", "lots"]}
    fields = {"choice": each_for_himself(club), "club": club, "target": None, "entrants": "each"}
    return make_stages(plan, duplas=7, **fields)[0]


def said(folder, *seal):
    """Run the script on the files of a folder. Return its exit status and its output."""
    arguments = [str(SCRIPT), *(str(folder / name) for name in FILES), *seal]
    with (
        redirect_stdout(StringIO()) as told,
        patch("sys.argv", arguments),
        pytest.raises(SystemExit) as ended,
    ):
        runpy.run_path(str(SCRIPT))
    return int(ended.value.code), told.getvalue()


def counted(folder, *seal):
    """Run the script on the files of a folder. Return its exit status."""
    return said(folder, *seal)[0]


def download(client, tournament, folder):
    """Store the three files of the last revision in a folder. Return the revision."""
    last = Publication.objects.filter(tournament=tournament).latest("number")
    addresses = (
        url("revision_json", tournament, last.number),
        url("facts", tournament),
        url("trail", tournament),
    )
    for name, address in zip(FILES, addresses, strict=True):
        (folder / name).write_bytes(client.get(address).content)
    return last


def agrees(client, tournament, folder):
    """Publish the current state and check that the recount agrees and is complete. Return the document."""
    catch_up(tournament)
    last = download(client, tournament, folder)

    assert said(folder, last.digest) == (0, f"agrees  {last.digest}\n")
    return json.loads((folder / "revision").read_text())


def altered(folder, name, change, line=None):
    """Change one value in a file of the folder."""
    path = folder / name
    if line is None:
        value = json.loads(path.read_text())
        change(value)
        path.write_text(json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False))
        return
    lines = [json.loads(one) for one in path.read_text().splitlines()]
    change(lines[line])
    path.write_text("".join(f"{json.dumps(one)}\n" for one in lines))


def wrong(folder, name, change, line=None):
    """Change one value in a file and restore it afterwards. Return the faults that the script reports."""
    kept = (folder / name).read_bytes()
    altered(folder, name, change, line)
    status, told = said(folder)
    (folder / name).write_bytes(kept)
    lines = told.splitlines()
    assert status == (1 if any(one.startswith("WRONG") for one in lines) else 0), lines
    return [one.removeprefix("WRONG  ") for one in lines if one.startswith("WRONG")]


def faults_of(document, facts):
    """Return the script's faults for an unpublished document and the facts of its jogos, without the hash chain."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "revision").write_text(json.dumps(document | {"ledger_head": {}}))
        (folder / "facts").write_text("".join(f"{json.dumps(one)}\n" for one in facts))
        (folder / "trail").write_text('{"number": 1, "digest": ""}')
        _, told = said(folder)
    return [one for one in told.splitlines() if not one.startswith(("agrees", "WRONG  link"))]


def more(value, key):
    """Add five to a number."""
    value[key] += 5
