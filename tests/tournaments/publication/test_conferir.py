"""A stranger counts a tournament again with what is published, and finds one number that was altered."""

import ast
import importlib.util
import json
import re
from html import unescape
from pathlib import Path

import pytest

from scoring.models import Jogo
from tests.factories import (
    TABLE,
    catch_up,
    each_for_himself,
    jogos_being_played,
    make_club,
    make_stages,
    make_tournament,
    play_jogo,
)
from tests.tournaments import formats
from tests.tournaments.public.pages import url
from tournaments.models import Publication
from tournaments.outcomes import penalties
from tournaments.public.proof import SCRIPT

pytestmark = pytest.mark.django_db
FILES = ("revision", "facts", "trail")


def counted(folder, *seal):
    """Run the script on the files of a folder; return its exit status."""
    spec = importlib.util.spec_from_file_location("conferir", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.main(*(folder / name for name in FILES), *seal)


def download(client, tournament, folder):
    last = Publication.objects.filter(tournament=tournament).latest("number")
    for name, address in zip(
        FILES,
        (
            url("revision_json", tournament, last.number),
            url("facts", tournament),
            url("trail", tournament),
        ),
        strict=True,
    ):
        (folder / name).write_bytes(client.get(address).content)
    return last


def altered(folder, name, change, line=None):
    """Change one thing in a file of the folder."""
    path = folder / name
    if line is None:
        value = json.loads(path.read_text())
        change(value)
        path.write_text(json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False))
        return
    lines = [json.loads(one) for one in path.read_text().splitlines()]
    change(lines[line])
    path.write_text("".join(f"{json.dumps(one)}\n" for one in lines))


def _done(document):
    return next(
        one
        for each in document["stages"][0]["rounds"]
        for one in each["confrontos"]
        if one["status"] == "played"
    )


def _more(value, key):
    value[key] += 5


CHANGES = {
    "total": (
        "revision",
        lambda document: _more(_done(document)["jogo"]["partidas"][0]["totals"], "A"),
        None,
    ),
    "won": ("revision", lambda document: _more(_done(document)["jogo"]["won"], "B"), None),
    "seal of facts": ("revision", lambda document: _done(document)["jogo"].update(facts="0" * 64), None),
    "seat": ("revision", lambda document: _more(_done(document)["slots"]["A"], "dupla"), None),
    "head": ("revision", lambda document: document["ledger_head"].update(digest="0" * 64), None),
    "mão": ("facts", lambda jogo: _more(jogo["facts"]["partidas"][0]["maos"][0]["totals"], "A"), 0),
    "card": (
        "facts",
        lambda jogo: _more(jogo["facts"]["partidas"][0]["maos"][0]["facts_summary"]["sides"]["A"], "table"),
        0,
    ),
    "link": ("trail", lambda link: _more(link, "sequence"), 1),
}


@pytest.mark.parametrize("plan", formats.EVERY, ids=formats.name)
def test_every_format_agrees_and_one_altered_number_is_found(client, tmp_path, capsys, plan):
    tournament = formats.begun(plan).tournament
    for jogo in jogos_being_played(tournament)[:2]:
        play_jogo(jogo, "B")
    catch_up(tournament)
    last = download(client, tournament, tmp_path)

    assert counted(tmp_path, last.digest) == 0, capsys.readouterr().out
    assert f"agrees  {last.digest}" in capsys.readouterr().out
    for what, (name, change, line) in CHANGES.items():
        kept = (tmp_path / name).read_bytes()
        altered(tmp_path, name, change, line)
        assert counted(tmp_path) == 1, what
        (tmp_path / name).write_bytes(kept)


OF_ROWS = {
    "points": lambda row: _more(row, "points"),
    "made": lambda row: row["made"].__setitem__(0, row["made"][0] + 5),
    "place": lambda row: row.update(place=7),
    "criterion": lambda row: row["criteria"][0].update(value=-1000),
}


@pytest.mark.parametrize("what", OF_ROWS)
def test_one_altered_figure_of_the_standings_is_found(client, tmp_path, what):
    tournament = formats.begun(formats.SWISS).tournament
    download(client, tournament, tmp_path)

    altered(
        tmp_path,
        "revision",
        lambda document: OF_ROWS[what](document["stages"][0]["standings"][0]["rows"][0]),
    )

    assert counted(tmp_path) == 1


def test_whoever_kept_the_seal_finds_any_other_letter(client, tmp_path):
    tournament = make_tournament(duplas=2)
    last = download(client, tournament, tmp_path)
    assert counted(tmp_path, last.digest) == 0

    altered(tmp_path, "revision", lambda document: document["tournament"].update(place="Outro"))

    assert counted(tmp_path) == 0
    assert counted(tmp_path, last.digest) == 1


def test_script_is_short_and_needs_nothing_else(client):
    text = client.get("/conferir.py").content.decode()

    assert text == Path(SCRIPT).read_text()
    said = ast.get_docstring(ast.parse(text), clean=False).splitlines()
    assert len([line for line in text.splitlines() if line.strip()]) - len(said) < 100
    imports = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert {line.split()[1] for line in imports} == {
        *("hashlib", "json", "subprocess", "sys", "fractions", "itertools", "pathlib"),
    }


def test_nobody_is_named_in_facts_and_trail(client, tmp_path):
    tournament = formats.begun(formats.SWISS).tournament
    download(client, tournament, tmp_path)
    names = client.get(url("names_json", tournament)).json().values()

    told = (tmp_path / "facts").read_text() + (tmp_path / "trail").read_text()

    assert [name for name in names if name in told] == []


def test_facts_of_what_is_not_published_are_not_told(client):
    tournament = make_tournament(duplas=4)
    play_jogo(jogos_being_played(tournament)[0])

    assert client.get(url("facts", tournament)).content == b""
    catch_up(tournament)
    (line,) = client.get(url("facts", tournament)).content.decode().splitlines()
    assert json.loads(line)["id"] == str(Jogo.objects.exclude(closed_at=None).get().public_id)


def test_page_gives_the_commands_of_this_revision(client):
    tournament = formats.begun(formats.SWISS).tournament
    last = Publication.objects.filter(tournament=tournament).latest("number")

    body = unescape(client.get(url("proof", tournament)).content.decode())

    assert f"trilha.jsonl {last.digest}</code>" in body
    addresses = re.findall(r"<code>curl -o \S+ (\S+)</code>", body)
    assert [client.get(address).status_code for address in addresses] == [200] * 4
    assert Path(SCRIPT).read_text().splitlines()[0] in body
    assert url("proof", tournament) in client.get(url("revisions", tournament)).content.decode()


@pytest.mark.parametrize("sanction", ["vp", "mp"])
def test_points_that_a_penalty_takes_are_taken(client, tmp_path, capsys, sanction):
    stage = formats.begun(formats.SWISS)
    dupla = stage.stageentry_set.first().dupla
    penalties.penalise(
        stage=stage, dupla=dupla, round=1, sanction=sanction, amount=1, reason="atraso", source=TABLE
    )
    catch_up(stage.tournament)
    download(client, stage.tournament, tmp_path)

    assert counted(tmp_path) == 0, capsys.readouterr().out
    assert f"not counted: stage 1 {dupla.number}\n" not in capsys.readouterr().out
    altered(tmp_path, "revision", lambda document: _punished(document)["penalties"][0].update(amount=2))
    assert counted(tmp_path) == 1


def _punished(document):
    return next(row for row in document["stages"][0]["standings"][0]["rows"] if row["penalties"])


def test_line_of_who_lost_a_meeting_by_penalty_is_said_not_to_be_counted(client, tmp_path, capsys):
    stage = formats.begun(formats.SWISS)
    dupla = stage.stageentry_set.first().dupla
    penalties.penalise(stage=stage, dupla=dupla, round=1, sanction="loss", reason="atraso", source=TABLE)
    catch_up(stage.tournament)
    download(client, stage.tournament, tmp_path)

    assert counted(tmp_path) == 0
    assert f"not counted: stage 1 {dupla.number}" in capsys.readouterr().out


def test_mesas_of_three_and_four_agree(client, tmp_path, capsys):
    fields = {
        "choice": each_for_himself(club := make_club()),
        "club": club,
        "target": None,
        "entrants": "each",
    }
    plan = {"format": "mesas", "rounds": 2, "pace": "free", "order": ["points", "made", "lots"]}
    tournament = make_stages(plan, duplas=7, **fields)[0].tournament
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    catch_up(tournament)
    last = download(client, tournament, tmp_path)

    assert counted(tmp_path, last.digest) == 0, capsys.readouterr().out
    assert "not counted" not in capsys.readouterr().out
    altered(tmp_path, "facts", lambda jogo: _more(jogo["facts"]["partidas"][0]["maos"][0]["totals"], "C"), 0)
    assert counted(tmp_path) == 1
