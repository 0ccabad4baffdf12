"""Pages about people and about the site: checked by axe in both themes, on a phone, on a laptop and on paper.

They are: members, a person's data, the user's account, sign-in, a long outbox file of a phone, and the status of the
server.
"""

import time
from base64 import b32decode
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.timezone import now
from django_otp.oath import TOTP

from scoring.ledger.trail import Source
from scoring.models import SeatKey
from scoring.table.sent import outbox_import
from tests.browser import measures
from tests.browser.acts import signed_in
from tests.chromium import DESKTOP, PHONE, pages_of
from tests.factories import director_of, jogos_being_played, make_club, make_tournament, make_user, record
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import exported, url
from tournaments.alarms import alarm
from tournaments.hall import mesas, remessas
from tournaments.models import (
    Backup,
    CodeAttempt,
    DuplaMember,
    LiveTable,
    OutboxUpload,
    Refresh,
    SignInTry,
    TournamentCheck,
)

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
LONG = "uma_diretora_com_um_nome_de_usuario_que_nao_acaba@clube_do_farol.example.org"
OPEN = "document.querySelectorAll('details').forEach((part) => { part.open = true; })"
ENTER = "main form button[type=submit]"


@pytest.fixture
def event():
    """An event of a club whose director has a name too long for a line of a phone."""
    club = make_club(director=make_user(LONG), scorer=make_user("bia"))
    return make_tournament(club=club, duplas=4, target=3000)


def faults(page, known=False):
    """Return the faults of the page with all details opened, on a phone and on wider screens."""
    page.evaluate(OPEN)
    return measures.faults(page, known=known)


def looked_at(page, site, *addresses):
    """Return the faults of each page, by path."""
    found = {}
    for address in addresses:
        assert page.goto(site + address).status == 200, address
        found[address] = faults(page, known=address.startswith("/painel/"))  # axe: test_every_desk_page
    return {address: wrong for address, wrong in found.items() if wrong}


def long_file(event):
    """Return the outbox file of a phone with an accepted, a rejected and a pending entry."""
    jogo = jogos_being_played(event)[0]
    bodies = (typed(), typed(number=2, A_table="muitas"), typed(number=2))
    text = exported(jogo, *bodies)
    kept = remessas.store(tournament=event, text=text, total=3, by=director_of(event.club))
    lines = list(remessas.bring(event, outbox_import.read(text)[:2], Source()))
    OutboxUpload.objects.filter(pk=kept.pk).update(done=2, lines=lines)
    return kept


def trouble(event):
    """Cause as many problems of the site as possible at once, with texts of maximum length."""
    jogo = jogos_being_played(event)[0]
    record(jogo)
    Refresh.objects.update(owed_since=now() - timedelta(hours=1))
    LiveTable.objects.update(refreshed_at=now() - timedelta(hours=2), failure="KeyError, snapshot.py:12")
    SeatKey.objects.filter(jogo=jogo, seat="mesa").update(unsent=3, unsent_at=now())
    SignInTry.objects.create(name="x" * 64, address="2001:db8:1234:5678:9abc:def0:1234:5678", at=now())
    TournamentCheck.objects.create(tournament=event, at=now(), number=2, found=["Uma coisa.", "Outra."])
    broken = "/srv/canastra/copias/2026-11-24T10-02-11Z-rodada-encerrada.sqlite3.parcial: sem lugar no disco"
    Backup.objects.create(at=now(), why="hand", error=broken)


@pytest.mark.proof("test_every_desk_page.py reads the same pages")
def test_pages_about_people_are_accessible_and_fit(phones, live_server, event):
    page = phones.take(**PHONE)
    signed_in(page, director_of(event.club))
    person = DuplaMember.objects.filter(tournament=event).first().player
    kept = long_file(event)

    wrong = looked_at(
        page,
        live_server.url,
        url("desk_members", event.club),
        url("desk_person", event.club, person.pk),
        url("desk_club", event.club),
        reverse("own_password"),
        reverse("second_step"),
        reverse("privacy"),
        url("desk_outbox", event),
        url("desk_remessa", event, kept.pk),
    )
    while remessas.take_in(kept.pk):
        pass
    wrong |= looked_at(page, live_server.url, url("desk_remessa", event, kept.pk))

    assert wrong == {}
    # Rejected entries come first.
    assert page.locator(".alert").evaluate_all(
        "all => all.map(one => one.classList.contains('alert-bad'))"
    ) == [
        True,
        False,
        False,
    ]


@pytest.mark.proof("the second step is read below, from the same templates")
def test_ways_into_a_club_are_accessible_and_fit(phones, live_server, event):
    page, guest = phones.take(**PHONE), phones.take(**PHONE)
    signed_in(page, director_of(event.club))
    page.goto(live_server.url + url("desk_members", event.club))
    page.locator("form:has([value=convidar]) button").click()
    invited = page.locator(".shared-link input")
    found = {"members": faults(page)}
    invitation = invited.input_value()
    page.locator("form:has([value=senha]) button").click()
    found["link"] = faults(page)
    password = page.locator(".shared-link input").input_value()
    page.goto(invitation)
    found["member"] = faults(page)
    for name, address in (
        ("guest", invitation),
        ("gone", f"{invitation[:-2]}/"),
        ("password", password),
        ("forgotten", live_server.url + reverse("forgotten")),
    ):
        guest.goto(address)
        found[name] = faults(guest)
    guest.goto(invitation)
    guest.click(ENTER)
    found["refused"] = faults(guest)

    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.proof("test_every_desk_page.py reads the same page")
def test_what_the_desk_says_of_the_server_is_accessible_and_fits(
    phones, live_server, event, settings, monkeypatch
):
    settings.DISK_LOW = 10**18
    monkeypatch.setattr(alarm, "KEPT", 0)
    monkeypatch.setattr(alarm, "_last", (float("-inf"), []))
    monkeypatch.setattr(alarm, "_STARTED", float("-inf"))
    trouble(event)
    page = phones.take(**PHONE)
    signed_in(page, director_of(event.club))

    wrong = looked_at(page, live_server.url, url("desk_mesas", event), url("publish", event), "/painel/")
    said = page.get_by_role("alert").inner_text()
    signed_in(page, make_user("operadora", is_superuser=True))
    wrong |= looked_at(page, live_server.url, reverse("operation"))

    assert wrong == {}
    assert said.splitlines()[0] == "Avisos do servidor"
    assert said.splitlines()[-1] == "Avise quem cuida do servidor."
    assert len([line for line in said.splitlines() if line]) == 8  # six problems
    assert page.locator("main li").filter(has_text="O que fazer: docs/runbook.md").count() == 6


def code(key):
    """Return the code that an authenticator app displays now."""
    totp = TOTP(b32decode(key.replace(" ", "")))
    totp.time = time.time()
    return f"{totp.token():06}"


def test_second_step_is_switched_on_and_asked_for_on_accessible_pages(phones, live_server, event):
    page = phones.take(**PHONE)
    signed_in(page, director_of(event.club))
    page.goto(live_server.url + reverse("second_step"))
    key = page.locator("main code").inner_text()
    page.fill("[name=otp]", "0")
    page.fill("[name=password]", "outra")
    page.click(ENTER)
    found = {"refused": faults(page)}
    page.fill("[name=otp]", code(key))
    page.fill("[name=password]", "canastra")
    page.click(ENTER)
    page.locator(".codes").wait_for()
    found["paper"] = faults(page)
    papers = page.locator(".codes li").all_inner_texts()
    page.emulate_media(media="print")
    on_paper = page.locator("main").inner_text()
    sheets = pages_of(page.pdf(format="A4"))
    page.emulate_media(media="screen")
    found |= looked_at(page, live_server.url, reverse("own_password"), reverse("second_step"))

    page = phones.take(**PHONE)
    page.goto(live_server.url + reverse("login"))
    page.fill("[name=username]", LONG)
    page.fill("[name=password]", "canastra")
    page.click(ENTER)
    found["asked"] = faults(page)
    page.fill("[name=otp]", "000000")
    page.click(ENTER)
    found["wrong"] = faults(page)
    page.fill("[name=otp]", papers[0])
    page.click(ENTER)
    page.wait_for_url("**/painel/")

    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert (sheets, len(papers)) == (1, 8)
    assert f"Códigos de {LONG}" in on_paper
    assert "Guardei os códigos" not in on_paper


def test_who_has_to_wait_reads_so_on_an_accessible_page(phones, live_server, event):
    page = phones.take(**PHONE)
    mesa = mesas.of_tournament(event)[0]
    found = {}
    for state in ("first", "many"):
        page.goto(live_server.url + reverse("login"))
        page.fill("[name=username]", "alguem")
        page.fill("[name=password]", "errada")
        page.click(ENTER)
        found[f"sign-in {state}"] = faults(page)
        signs = page.locator(".alert").inner_text()
        page.goto(live_server.url + reverse("tournaments:code"))
        page.fill("[name=number]", "1")
        page.fill("[name=code]", "000000")
        page.click(ENTER)
        found[f"code {state}"] = faults(page)
        here = {"address": "127.0.0.1", "at": now()}
        SignInTry.objects.bulk_create(SignInTry(name=f"{one:064}", **here) for one in range(60))
        CodeAttempt.objects.bulk_create(CodeAttempt(mesa=mesa, device=f"{one}", **here) for one in range(30))

    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert signs.startswith("Você ainda não entrou:")
    assert "Muitas senhas erradas. Espere" in signs
    assert "Foram tentados códigos errados demais" in page.locator(".alert").inner_text()


def test_members_on_paper_are_their_names_and_what_happened(phones, live_server, event):
    page = phones.take(**DESKTOP)
    signed_in(page, director_of(event.club))
    page.goto(live_server.url + url("desk_members", event.club))
    page.emulate_media(media="print")
    page.evaluate(OPEN)

    shown = page.locator("main").inner_text()

    assert all(word in shown for word in (LONG, "bia", "anotador", "Diário do clube", "fundou o clube"))
    assert not page.locator("button:visible, input:visible, .button:visible").count()
    assert page.locator("main .card").first.evaluate("one => getComputedStyle(one).boxShadow") == "none"
