"""Every document that a test publishes is searched for e-mail addresses, telephones and numbers of documents."""

import re
from contextlib import contextmanager

from django.db.models.signals import post_save

from scoring.input.private import has_contact

# Timestamps, ids, digests and addresses of pages.
_MACHINE = re.compile(
    r"\d{4}-\d{2}-\d{2}(?:T[\d:.+-]+)?|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{12,}"
    r"|[\w/:.#-]*/[\w/:.#?=-]*"
)
_planted = []


def watch():
    """Make each publication fail whose document contains contact data."""
    from tournaments.models import Publication  # the models are loaded after this module

    post_save.connect(_check, sender=Publication, weak=False, dispatch_uid="contacts")


@contextmanager
def planted():
    """Allow contact data in the documents that are published meanwhile."""
    _planted.append(True)
    try:
        yield
    finally:
        _planted.pop()


def contacts_in(document):
    """Return the texts of a document that contain contact data."""
    return [text for text in _texts(document) if has_contact(_MACHINE.sub("", text))]


def _check(instance, **_more):
    found = [] if _planted else contacts_in(instance.payload)
    assert not found, f"published: {found}"


def _texts(value):
    match value:
        case str():
            yield value
        case dict():
            for one in value.values():
                yield from _texts(one)
        case list():
            for one in value:
                yield from _texts(one)
