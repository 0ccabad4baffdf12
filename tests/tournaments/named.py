"""Search for a name in the tables of the database and on every page, API answer, export, print and file."""

import json
from contextlib import suppress
from io import BytesIO, StringIO
from zipfile import ZipFile

import brotli
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.utils.html import escape

from tests.factories import director_of
from tests.stories.addresses import addresses
from tournaments.models.packed import unpacked


def _unpacked(sheet):
    with ZipFile(BytesIO(sheet)) as parts:
        return "\n".join(parts.read(name).decode() for name in parts.namelist())


def verified():
    """Return the output of all three checks."""
    out = StringIO()
    call_command("verify", stdout=out, verbosity=0)
    return out.getvalue()


def forms(name):
    """Return the written forms of a name: plain, in JSON, and in HTML."""
    return {name, json.dumps(name)[1:-1], escape(name)}


def named_in_tables(name):
    """Return the tables with the name in any row as stored in the database; compressed columns are unpacked."""
    found = []
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names():
            cursor.execute(f'SELECT * FROM "{table}"')
            text = "\n".join(_text(cell) for row in cursor.fetchall() for cell in row)
            if any(one in text for one in forms(name)):
                found.append(table)
    return found


def _text(cell):
    if isinstance(cell, bytes | memoryview):
        with suppress(brotli.error):
            return unpacked(cell)
    return str(cell)


def named_on_pages(tournament, name, *, more=()):
    """Return the addresses with the name: pages, API, exports, prints, the desk, and the person's data file."""
    return saying(name, pages(tournament, more=more))


def pages(tournament, *, more=(), step=1, desk=True):
    """Return the content of each address, read anonymously; the desk is read by its director.

    Pictures are skipped, because they are drawn from the data of their page. step: read only every n-th address. desk:
    include the addresses of the desk.
    """
    director = Client()
    director.force_login(director_of(tournament.club))
    stranger, found = Client(), {}
    asked = [one for one in (*addresses(tournament), *more) if not one.endswith(".png")]
    for address in (one for one in asked[::step] if desk or not one.startswith("/painel/")):
        reader = director if address.startswith("/painel/") else stranger
        answer = reader.get(address, follow=True)
        content = b"".join(answer.streaming_content) if answer.streaming else answer.content
        found[address] = _read(address, content)
    return found


def _read(address, content):
    return _unpacked(content) if address.endswith(".xlsx") else content.decode()


def saying(name, found):
    """Return the addresses whose content has the name."""
    return [address for address, text in found.items() if any(form in text for form in forms(name))]
