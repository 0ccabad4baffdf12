"""The table's pages and its devices: the first to send writes, others follow or take over, and no entry is lost."""

import re
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle import devices
from scoring.models import MESA, AuditEntry, Mao, SeatKey
from scoring.table.access import DEVICE_COOKIE
from tests.rows import rows
from tests.scoring.two_duplas import opened, record, states
from tests.scoring.typed import HTMX, TOTALS, correction, form_in, typed

JSON = {"Accept": "application/json"}


@pytest.fixture
def other():
    """Return another phone."""
    return Client()


@pytest.fixture
def phone(client, jogo, table):
    """Return the phone that sent something from the mesa first: the dealer."""
    client.get(table)
    told = {"fazer": "mao", "partida": "1", "number": "1", "da": "A", "corta": "B", "abre": "A"}
    client.post(reverse("scoring:notes", args=(tokens.current(jogo),)), told)
    return client


def holder(jogo):
    return SeatKey.objects.get(jogo=jogo, seat=MESA).device


def name_of(phone):
    return phone.cookies[DEVICE_COOKIE].value


def test_first_phone_that_sends_from_the_mesa_holds_it(jogo, phone):
    assert holder(jogo) == name_of(phone)


PAGES = [
    ("scorer", MESA, "table", ()),
    ("scorer", MESA, "cards", ()),
    ("scorer", MESA, "totals", ()),
    ("scorer", MESA, "notes", ()),
    ("scorer", MESA, "call", ()),
    ("scorer", MESA, "correct", (1, 1)),
    ("scorer", MESA, "correct_cards", (1, 1)),
    ("scorer", MESA, "correct_totals", (1, 1)),
    ("confirm", "B", "check", ()),
    ("confirm", "B", "contest", (1, 1)),
    ("confirm", MESA, "check", ()),
    ("apart", "A", "table", ()),
]


@pytest.mark.django_db
@rows(("entry", "seat", "name", "where"), PAGES)
def test_page_whose_answer_got_lost_takes_no_seat(entry, seat, name, where):
    """The cookie never arrived: the page that is asked for again is asked for by another device, as it seems."""
    jogo = opened(entry, totals_allowed=True)
    if where or name == "check":
        record(jogo, side="A" if entry == "confirm" else "")
    address = reverse(f"scoring:{name}", args=(tokens.current(jogo, seat), *where))

    NoCookies().get(address)
    page = Client().get(address)

    assert "em outro celular" not in page.text
    assert SeatKey.objects.get(jogo=jogo, seat=seat).device == ""


def test_phone_that_says_it_is_here_keeps_no_other_from_writing(jogo, client, other, table):
    """The hall sees a phone at the mesa; the first mão decides whose the mesa is."""
    here = reverse("scoring:take_over", args=(tokens.current(jogo),))
    client.post(here, {"livre": "1"}, headers=JSON)
    assert holder(jogo) == name_of(client)
    other.post(here, {"livre": "1"}, headers=JSON)
    assert holder(jogo) == name_of(client)

    assert other.post(table, typed()).status_code == 302
    assert holder(jogo) == name_of(other)
    assert "Anotar neste celular" in client.get(table).text
    client.post(here, {"livre": "1"}, headers=JSON)
    assert holder(jogo) == name_of(other)


def test_other_phone_sees_the_score_since_when_and_one_button(phone, other, table, jogo, play):
    play(jogo, 810, -110)

    response = other.get(table)

    page = response.content.decode()
    assert response.status_code == 200
    assert re.search(r"anotada em outro celular \(desde as \d\d:\d\d\)", page)
    assert ">810<" in page
    assert 'id="mao"' not in page
    assert page.count('name="assumir"') == 1
    assert "Anotar neste celular" in page


def test_button_takes_the_mesa_over_and_the_trail_says_so(jogo, phone, other, table):
    address, fields = form_in(other.get(table))

    page = other.post(address, fields, follow=True).content.decode()

    assert holder(jogo) == name_of(other)
    assert 'id="mao"' in page
    line = AuditEntry.objects.get(action="taken_over")
    assert (line.before["device"], line.device) == (name_of(phone), name_of(other))


@pytest.fixture
def replaced(phone, other, table):
    """Return the phone that had the mesa until another one took it over."""
    address, fields = form_in(other.get(table))
    other.post(address, fields)
    return phone


def test_replaced_phone_writes_nothing_and_keeps_all_it_sent(replaced, table):
    sent = typed()

    response = replaced.post(table, sent)

    page = response.content.decode()
    assert response.status_code == 403
    assert not Mao.objects.exists()
    assert "não foi gravado, e não se perdeu" in page
    assert form_in(response)[1].items() >= sent.items()


def test_replaced_phone_takes_the_mesa_back_with_what_it_sent(jogo, replaced, table):
    address, fields = form_in(replaced.post(table, typed()))

    response = replaced.post(address, fields)

    assert response.status_code == 302
    assert Mao.objects.get().totals == TOTALS
    assert holder(jogo) == name_of(replaced)


def test_replaced_phone_is_answered_by_code_where_it_asks_for_data(replaced, table):
    response = replaced.post(table, typed(), headers=JSON)

    assert response.status_code == 403
    assert response.json()["code"] == "device_replaced"
    assert "outro celular" in response.json()["message"]


@pytest.mark.parametrize(("points", "status"), [("48", 200), ("47", 422)])
def test_replaced_phone_has_the_receipt_of_what_was_stored_before(phone, other, table, points, status):
    # Its answer was lost, then another phone took over: requests with this id write no row, whatever their content.
    sent = typed()
    phone.post(table, sent)
    address, fields = form_in(other.get(table))
    other.post(address, fields)
    before = AuditEntry.objects.count()

    again = phone.post(table, sent | {"A-table": points}, headers=JSON)

    assert (again.status_code, again.json().get("replay", False)) == (status, status == 200)
    assert (Mao.objects.count(), AuditEntry.objects.count()) == (1, before)


def test_replaced_phone_is_given_the_part_its_page_asked_for(replaced, table):
    response = replaced.post(table, typed(), headers=HTMX)

    assert response.status_code == 403
    assert response.content.decode().lstrip().startswith('<div class="mesa"')


def test_page_of_the_replaced_phone_learns_it_from_the_score(phone, other, table, token):
    seen = phone.get(table).context["mark"]
    address, fields = form_in(other.get(table))
    other.post(address, fields)

    score = reverse("scoring:score", args=(token,))
    told = phone.get(score, {"visto": seen, "partida": "1", "number": "1"})

    assert "Esta mesa passou para outro celular" in told.content.decode()
    assert phone.get(score, {"visto": told.context["mark"]}).status_code == 204


def test_correcting_is_writing_too(replaced, token, jogo, play):
    play(jogo, 810, -110)

    assert "Anotar neste celular" in replaced.get(correction(token)).content.decode()
    assert replaced.post(correction(token), typed(reason="soma", seen_version="1")).status_code == 403
    assert Mao.objects.count() == 1


def test_score_rules_and_text_are_read_by_every_phone(phone, other, token):
    for name in ("score", "rules", "text"):
        assert other.get(reverse(f"scoring:{name}", args=(token,))).status_code == 200


def test_released_mesa_is_held_by_the_next_phone(jogo, phone, other, table):
    devices.release(acesso=SeatKey.objects.get(jogo=jogo, seat=MESA), source=Source(device="painel"))

    assert 'id="mao"' in other.get(table).content.decode()
    other.post(table, typed())
    assert holder(jogo) == name_of(other)


def test_director_who_only_looks_takes_no_mesa(jogo, client, other, table):
    assert "data-livre" in other.get(table).text
    client.force_login(User.objects.create_user("diretora"))
    assert "data-livre" not in client.get(table).text

    client.post(table, typed())
    assert holder(jogo) == name_of(client)


def test_jogo_that_is_over_is_read_from_every_phone(jogo, phone, other, table, play):
    for _ in range(4):
        play(jogo, 1600, 100)
        jogo.refresh_from_db()
        if jogo.closed_at:
            break

    page = other.get(table).content.decode()

    assert jogo.closed_at
    assert "Jogo encerrado" in page
    assert "Anotar neste celular" not in page


class NoCookies(Client):
    """A phone that refuses cookies."""

    def request(self, **request):
        self.cookies.clear()
        return super().request(**request)


def test_phone_without_cookies_writes_by_the_name_its_page_carries(jogo, table):
    phone = NoCookies()
    carried = {"aparelho": phone.get(table).wsgi_request.device}

    stored = phone.post(table, typed() | carried)
    again = phone.get(stored.url)
    second = phone.post(table, typed(number=2) | {"aparelho": again.wsgi_request.device})

    assert [stored.status_code, again.status_code, second.status_code] == [302, 200, 302]
    assert Mao.objects.count() == 2
    assert holder(jogo) == carried["aparelho"]


def test_phone_without_cookies_that_opens_the_address_anew_takes_the_mesa_over(jogo, table):
    phone = NoCookies()
    phone.post(table, typed())

    address, fields = form_in(phone.get(table))
    opened = phone.post(address, fields)

    assert 'id="mao"' in phone.get(opened.url).content.decode()
    assert holder(jogo) == fields["aparelho"]


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["check", "contest"])
def test_phone_without_cookies_gives_its_word_and_goes_on(name):
    jogo = opened("confirm")
    mao = record(jogo)
    seat = tokens.current(jogo, "B")
    phone, address = (
        NoCookies(),
        reverse(f"scoring:{name}", args=(seat, 1, 1) if name == "contest" else (seat,)),
    )
    carried = {"aparelho": phone.get(address).wsgi_request.device}
    sent = (
        {"mao": "1.1.1"}
        if name == "check"
        else typed(reason="foram duas canastras", seen_version=mao.version)
    )

    done = phone.post(address, sent | carried | {"client_id": str(uuid4())})

    assert done.status_code == 302
    assert "assumir" not in phone.get(done.url).text
    assert states(jogo) == ["confirmed" if name == "check" else "divergent"]


def test_phone_that_takes_the_mesa_over_comes_to_the_page_it_asked_for(table, token):
    phone = NoCookies()
    phone.post(table, typed())

    address, fields = form_in(phone.get(correction(token), {"sozinho": ""}))
    opened = phone.post(address, fields)

    assert opened.url == f"{correction(token)}?sozinho=&aparelho={fields['aparelho']}"
    assert 'id="mao"' in phone.get(opened.url).text
    elsewhere = phone.post(address, fields | {"pedida": "https://example.org/"})
    assert elsewhere.url == f"{table}?aparelho={fields['aparelho']}"


def test_phone_whose_page_has_its_name_in_the_address_is_not_named_twice(table):
    NoCookies().post(table, typed())
    phone = NoCookies()
    name = phone.get(table).wsgi_request.device

    address, fields = form_in(phone.get(table, {"mudar": "", "aparelho": name}))
    opened = phone.post(address, fields)

    assert opened.url == f"{table}?mudar=&aparelho={name}"


@pytest.mark.parametrize("device", ["", "curto", "x" * 65, "com espaço no meio dele"])
def test_name_of_a_device_that_no_page_gave_is_not_taken(jogo, table, device):
    NoCookies().post(table, typed() | {"aparelho": device})

    assert holder(jogo) not in {"", device}
