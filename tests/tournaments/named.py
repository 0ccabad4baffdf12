"""Where a name is said: in the tables of the database, and on every page, in API, exports, prints and files."""

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
    """Return all that stands in a file of a spreadsheet."""
    with ZipFile(BytesIO(sheet)) as parts:
        return "\n".join(parts.read(name).decode() for name in parts.namelist())


def verified():
    """Return what all three checks say."""
    out = StringIO()
    call_command("verify", stdout=out, verbosity=0)
    return out.getvalue()


def forms(name):
    """Return how a name is written: plain, in JSON, and on a page."""
    return {name, json.dumps(name)[1:-1], escape(name)}


def named_in_tables(name):
    """Return the tables with the name in any row, as the database itself keeps it; what is packed is unpacked."""
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
    """Return the addresses that say the name: pages, API, exports, prints, the desk, and its file of the person."""
    return saying(name, pages(tournament, more=more))


def pages(tournament, *, more=(), step=1, desk=True):
    """Return what stands at each address, as a stranger reads it, or at the desk its director.

    Of a picture nothing is read: it is drawn from what its page says. step: only one of so many addresses is asked.
    desk: whether those of the desk are.
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
    """Return what is read at an address."""
    return _unpacked(content) if address.endswith(".xlsx") else content.decode()


def saying(name, found):
    """Return the addresses at which a name is said."""
    return [address for address, text in found.items() if any(form in text for form in forms(name))]
