"""A running API keeps the contract of its OpenAPI document, for valid requests and for invalid ones.

schemathesis makes the requests from the document, the same ones every time, over a real connection.
"""

import subprocess
import sys

import pytest

from tests.factories import catch_up, jogos_being_played, play_jogo, record
from tests.tournaments import formats
from tests.tournaments.api.asking import url

SEED, EXAMPLES, MOST_SECONDS = 1, 3, 120
CHECKS = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance"),
    *("response_headers_conformance", "response_schema_conformance", "negative_data_rejection"),
    *("positive_data_acceptance", "unsupported_method", "allow_header_conformance"),
)
FEWER_METHODS = '[phases.coverage]\nunexpected-methods = ["POST", "DELETE"]'
SAME = r"/stages/\{stage\}/(bracket|teams|standings|rounds)/$"  # the views of the whole tournament, below a stage
SWISS = {"format": "swiss", "rounds": 3}


def _asked(address, folder, phases, **places):
    settings = folder / "schemathesis.toml"
    lines = [f'"path.{name}" = {value!r}'.replace("'", '"') for name, value in places.items()]
    settings.write_text("\n".join(["[parameters]", *lines, FEWER_METHODS, ""]))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run", address]
    command += ["--seed", str(SEED), "--max-examples", str(EXAMPLES), "--phases", phases]
    command += ["--exclude-path-regex", SAME]
    command += ["--checks", ",".join(CHECKS), "--continue-on-failure", "--no-color", "--workers", "6"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=MOST_SECONDS)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.django_db(transaction=True)
def test_every_address_answers_as_the_document_says(live_server, tmp_path, complete):
    stage = formats.begun(SWISS)
    tournament = stage.tournament
    record(jogos_being_played(tournament)[0])
    jogo = play_jogo(jogos_being_played(tournament)[1])
    catch_up(tournament)

    status, said = _asked(
        f"{live_server.url}{url('api-schema')}",
        tmp_path,
        "coverage,fuzzing" if complete else "fuzzing",
        slug=tournament.slug,
        jogo=str(jogo.public_id),
        stage=1,
        round=1,
    )

    assert status == 0, said
    assert "Tested: 27" in said
