"""One page may be embedded in a frame on another site; all others refuse it."""

import re

import pytest

from tests.factories import catch_up, jogos_being_played, make_tournament, record
from tests.tournaments import formats
from tests.tournaments.public.pages import pages_of, text, url
from tournaments.public.shared.embed import PARTS

pytestmark = pytest.mark.django_db


def framed(answer):
    """Return whether another site may show the answer in a frame."""
    anywhere = "frame-ancestors *" in answer["Content-Security-Policy"]
    assert anywhere == ("X-Frame-Options" not in answer)
    return anywhere


def test_only_the_embeddable_page_may_be_framed(client):
    tournament = make_tournament(duplas=4)

    assert {framed(client.get(url("embed", tournament, part))) for part in PARTS} == {True}
    others = ["/", *pages_of(tournament), url("rules", tournament), "/entrar/", "/codigo/"]
    assert {address for address in others if framed(client.get(address))} == set()


def test_its_policy_is_as_strict_in_all_else(client):
    tournament = make_tournament(duplas=4)
    policy = client.get(url("embed", tournament, "mesas"))["Content-Security-Policy"]
    usual = client.get(url("tournament", tournament))["Content-Security-Policy"]

    assert policy == usual.replace("frame-ancestors 'none'", "frame-ancestors *")


@pytest.mark.parametrize("plan", [formats.KNOCKOUT, formats.SWISS], ids=formats.name)
def test_parts_show_standings_bracket_and_live_tables(client, plan):
    stage = formats.begun(plan)
    record(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)
    first = stage.tournament.dupla_set.first().name

    for part in ("classificacao", "chave"):
        answer = client.get(url("embed", stage.tournament, part))
        assert first in text(answer), part
        assert "Set-Cookie" not in answer
    tables = client.get(url("embed", stage.tournament, "mesas"))
    assert re.search(r"Mesa \d", text(tables))
    assert tables["Refresh"] == "30"


def test_nothing_else_is_a_part(client):
    assert client.get(url("embed", make_tournament(duplas=2), "nada")).status_code == 404
