"""Attacks of somebody with the session of a director: files that cost more than they weigh."""

import json
import zipfile
from functools import partial
from http.client import HTTPConnection
from io import BytesIO

SENDERS = 4
TOKEN = "a" * 32
END = "--limite--"
STRINGS = b'<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">%s</sst>'
TYPE = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"


def member():
    """Make an event, and a session of its director. Return what an attacker has to know, as JSON."""
    from django.conf import settings
    from django.test import Client

    from tests.factories import director_of, make_tournament

    tournament, client = make_tournament(duplas=2, state="open", name="Copa da Ilha"), Client()
    client.force_login(director_of(tournament.club))
    key = client.cookies[settings.SESSION_COOKIE_NAME].value
    cookie = f"{settings.SESSION_COOKIE_NAME}={key}; {settings.CSRF_COOKIE_NAME}={TOKEN}"
    return json.dumps({"cookie": cookie, "event": tournament.slug, "club": tournament.club.slug})


def workbooks(place):
    """Send a workbook of 36 KB with 1.4 million empty texts."""
    return [partial(upload, place, f"torneios/{place.member['event']}/inscritos/colar", laden())] * SENDERS


def events(place):
    """Send an event of 9 MB with as many values as are read, so that a worker parses it."""
    content = json.dumps({"canastra": "evento", "version": 2, "draws": [{"x" * 38: 0}] * 199_000})
    return [
        partial(upload, place, f"clubes/{place.member['club']}/torneios/arquivo", content.encode())
    ] * SENDERS


def laden():
    import openpyxl

    book, file = BytesIO(), BytesIO()
    openpyxl.Workbook().save(book)
    with zipfile.ZipFile(book) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.namelist():
            held = old.read(part)
            if part == "[Content_Types].xml":
                of_strings = b'<Override PartName="/xl/sharedStrings.xml" ContentType="%s"/></Types>' % TYPE
                held = held.replace(b"</Types>", of_strings)
            new.writestr(part, held)
        new.writestr("xl/sharedStrings.xml", STRINGS % (b"<si/>" * 1_400_000))
    return file.getvalue()


def upload(place, path, content, over):
    link = HTTPConnection("127.0.0.1", place.port, timeout=300)
    fields = (
        '--limite\r\nContent-Disposition: form-data; name="acao"\r\n\r\nconferir\r\n'
        '--limite\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n'
    )
    headers = {"Cookie": place.member["cookie"], "X-CSRFToken": TOKEN}
    headers |= {"Content-Type": "multipart/form-data; boundary=limite"}
    body = fields.encode() + content + f"\r\n{END}\r\n".encode()
    while not over.is_set():
        link.request("POST", f"/painel/{path}/", body, headers)
        answer = link.getresponse()
        answer.read()
        assert answer.status in {302, 422, 429, 503, 504}, answer.status


ATTACKS = {
    f"workbooks with 1.4 million texts, {SENDERS} senders": workbooks,
    f"events with 199,000 objects, {SENDERS} senders": events,
}
