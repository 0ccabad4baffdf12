"""The offline files of a phone: no personal data, and everything that the pages load."""

import json
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.urls import reverse

from deploy.web import offline
from scoring import tokens
from tests.factories import jogos_being_played, make_tournament

STATIC = re.compile(
    r'"/static/([^"]+(?<!\.png))"'
)  # the icon of a home screen is asked for once, when it is put there
WRITTEN = ("table", "cards", "totals")
IMPORT = re.compile(r"""(?:from\s+|import\()["']\./([^"']+)["']""")


@pytest.fixture(autouse=True)
def _fresh_worker():
    offline._worker.cache_clear()
    yield
    offline._worker.cache_clear()


def at(jogo, name):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo),))


def worker(client):
    response = client.get("/sw.js")
    return response, response.content.decode()


def test_worker_is_asked_for_anew_each_time_and_lies_above_the_tables(client):
    response, code = worker(client)

    assert response["Content-Type"] == "text/javascript; charset=utf-8"
    assert response["Cache-Control"] == "public, no-cache"
    release = json.loads(re.match(r"const RELEASE = ({.*});", code)[1])
    assert release["shell"] == reverse("open_table")
    assert set(release["files"]) == {release["shell"], *(f"/static/{name}" for name in offline.FILES)}


def test_switched_off_it_takes_itself_and_what_it_kept_away(client, settings):
    settings.SERVICE_WORKER = False

    code = worker(client)[1]

    assert "unregister" in code
    assert "RELEASE" not in code.replace("SERVICE_WORKER", "")


@pytest.mark.django_db
def test_everything_the_pages_of_a_table_load_is_kept(client):
    event = make_tournament(duplas=2, totals_allowed=True)
    tables = [at(jogos_being_played(event)[0], name) for name in WRITTEN]
    pages = [client.get(address).content.decode() for address in (*tables, reverse("open_table"))]
    loaded = {name for page in pages for name in STATIC.findall(page)}
    modules = {name for name in loaded | set(offline.FILES) if name.endswith(".js")}
    imported = {
        f"{name.rpartition('/')[0]}/{found}"
        for name in modules
        for found in IMPORT.findall(Path(finders.find(name)).read_text())
    }

    assert loaded | imported == set(offline.FILES)


@pytest.mark.django_db
def test_pages_of_a_table_that_a_mao_is_written_on_are_kept(client):
    jogo = jogos_being_played(make_tournament(duplas=2))[0]
    kept = re.compile(re.search(r"KEPT = /(.*)/;", worker(client)[1])[1].replace(r"\/", "/"))

    assert [name for name in WRITTEN if not kept.search(at(jogo, name))] == []
    assert [name for name in ("rules", "text", "check", "score") if kept.search(at(jogo, name))] == []


def test_manifest_opens_at_the_last_table(client):
    response = client.get("/manifest.webmanifest")
    told = response.json()

    assert response["Content-Type"] == "application/manifest+json"
    assert (told["start_url"], told["display"], told["lang"]) == ("/mesa/abrir/", "standalone", "pt-BR")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert all(finders.find(icon["src"].removeprefix("/static/")) for icon in told["icons"])


def test_png_icons_have_the_size_the_manifest_and_the_pages_say(client):
    told = client.get("/manifest.webmanifest").json()["icons"]
    sizes = {one["src"]: one["sizes"] for one in told if one["type"] == "image/png"}
    sizes[re.search(r'apple-touch-icon"\s+href="([^"]+)"', client.get(reverse("open_table")).text)[1]] = (
        "180x180"
    )

    assert len(sizes) == 4
    for name, size in sizes.items():
        head = Path(finders.find(name.removeprefix("/static/"))).read_bytes()[:24]
        assert head[:4] == b"\x89PNG"
        assert "x".join(str(int.from_bytes(head[at : at + 4])) for at in (16, 20)) == size


def test_page_of_last_resort_is_the_same_for_everybody(client, admin_client):
    first, second = client.get(reverse("open_table")), admin_client.get(reverse("open_table"))

    assert first.content == second.content
    assert not first.cookies
    assert first["Vary"] == "Cookie"  # of which it reads the language alone
