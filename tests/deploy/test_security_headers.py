"""The security headers of every answer, word for word. A change of a header has to be made here too."""

import pytest
from django.test import Client

from scoring import tokens
from tests.factories import director_of, jogos_being_played, make_tournament, make_user

pytestmark = pytest.mark.django_db
EVERYWHERE = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Content-Security-Policy-Report-Only": None,
    "Permissions-Policy": (
        "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "Access-Control-Allow-Origin": None,
}
OPEN = EVERYWHERE | {"Access-Control-Allow-Origin": "*"}  # for public data, from any page
BY_KEY = EVERYWHERE | {  # the address is a key: no cache keeps it, no link gives it away
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
}
KEPT_NOWHERE = EVERYWHERE | {
    "Cache-Control": "max-age=0, no-cache, no-store, must-revalidate, private",
}
STATIC = {name: value for name, value in EVERYWHERE.items() if name != "X-Frame-Options"} | {
    "X-Frame-Options": None,  # the policy above says the same
    "Access-Control-Allow-Origin": "*",  # of files that everybody may have
}


def table(of):
    return f"/mesa/{tokens.current(jogos_being_played(of)[0])}/"


def desk(of):
    return f"/painel/torneios/{of.slug}/"


@pytest.mark.parametrize(
    ("who", "method", "address", "status", "headers"),
    [
        ("stranger", "get", lambda of: "/", 200, EVERYWHERE),
        ("stranger", "get", lambda of: f"/torneios/{of.slug}/", 200, EVERYWHERE),
        ("stranger", "get", lambda of: f"/api/v1/tournaments/{of.slug}/", 200, OPEN),
        ("stranger", "get", lambda of: "/api/v1/tournaments/nada/", 404, OPEN),
        ("stranger", "get", lambda of: "/entrar/", 200, KEPT_NOWHERE),
        ("stranger", "get", lambda of: "/sw.js", 200, EVERYWHERE),
        ("stranger", "get", table, 200, BY_KEY),
        ("stranger", "get", lambda of: f"{table(of)}placar/", 200, BY_KEY),
        ("stranger", "get", lambda of: f"{table(of)}folha.txt", 200, BY_KEY),
        ("stranger", "get", lambda of: "/mesa/nada/", 404, BY_KEY),
        ("stranger", "get", lambda of: "/codigo/", 200, BY_KEY),
        ("stranger", "get", desk, 302, KEPT_NOWHERE),
        ("director", "get", desk, 200, KEPT_NOWHERE),
        ("director", "post", desk, 400, KEPT_NOWHERE),
        ("visitor", "get", desk, 403, EVERYWHERE),
        ("superuser", "get", lambda of: "/admin/", 200, KEPT_NOWHERE),
        ("superuser", "get", lambda of: "/admin/tournaments/club/", 200, KEPT_NOWHERE),
        ("stranger", "get", lambda of: "/nada-aqui/", 404, EVERYWHERE),
        ("stranger", "delete", lambda of: "/", 405, EVERYWHERE),
        ("foreign site", "post", desk, 403, EVERYWHERE),
        ("broken", "get", desk, 500, EVERYWHERE),
        ("stranger", "get", lambda of: "/static/canastra/base.css", 200, STATIC),
        ("stranger", "get", lambda of: "/static/nada.css", 404, EVERYWHERE),
    ],
)
def test_answer_has_the_headers_word_for_word(settings, monkeypatch, who, method, address, status, headers):
    settings.WHITENOISE_USE_FINDERS = settings.WHITENOISE_AUTOREFRESH = True
    tournament = make_tournament(duplas=2)
    people = {"director": director_of(tournament.club), "broken": director_of(tournament.club)}
    people |= {"visitor": make_user(), "superuser": make_user(is_staff=True, is_superuser=True)}
    client = Client(raise_request_exception=False, enforce_csrf_checks=who == "foreign site")
    if person := people.get(who):
        client.force_login(person)
    if who == "broken":
        monkeypatch.setattr("tournaments.desk.entries.page.tournament_page", None)

    answer = getattr(client, method)(address(tournament))
    answer.close()  # of a file

    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in headers} == headers
