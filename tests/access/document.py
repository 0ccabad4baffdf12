"""docs/access.md: read and write permissions of every address, as declared and tested.

Run `python -m tests.access.document` after a change of an address or its permissions.
"""

import os
from itertools import groupby
from pathlib import Path

import django

FILE = Path(__file__).resolve().parents[2] / "docs" / "access.md"
HEAD = """# Who may read and who may write

Every address of the site, as the URL resolver has them, for everybody who may come to it. `tests/access/declared.py`
declares it, `tests/access/test_access.py` tries each cell: a form with a body that really writes for who may send it;
whoever may not leaves every table as it was. `make access` writes this page, and a test says when it is out of date.

**writes** is a form that is taken, and stores something. A number is the status that is answered: 401 is a form with
two fields to sign in, 403, 404 and 405 refuse, 422 says why not. `sign in` leads to the sign-in page. What has no
line with POST takes no form.

A visitor is signed in and of no club; the staff may enter the admin and has no right there. At a table the address is
the permission, and a session opens nothing. Its keys: of the mesa, of each side, one that only follows; then a mesa's
QR, the links of a dupla and of a block of mesas; an invitation to the club; and `old` is one of the right kind
that was issued anew or revoked.
"""
TITLES = {
    "SITE": "The site",
    "PUBLIC": "Public pages",
    "API": "The API",
    "KEYS": "Keys of an event and of a club",
    "TABLE": "The table",
    "DESK": "The desk",
    "ADMIN": "The admin",
    "MODELS": "Models in the admin",
}


def text():
    """Return the document."""
    from tests.access import declared
    from tests.access.catalogue import FORMS

    parts = [HEAD]
    for name, title in TITLES.items():
        parts.append(f"## {title}\n")
        pages = getattr(declared, name)
        for columns, some in groupby(pages.items(), key=lambda item: item[1].columns):
            parts.append(_table(dict(some), columns, FORMS))
    return "\n".join(parts)


def _table(pages, columns, forms):
    lines = [f"| | {' | '.join(columns)} |", f"|---|{'---|' * len(columns)}"]
    for name, page in pages.items():
        answers = page.reading()
        if set(answers.values()) != {405}:
            lines.append(
                _line(
                    f"`{_address(name)}`", columns, {one: _read(answers[one], page, one) for one in columns}
                )
            )
        for form in (one for one in forms if one.route == name):
            writers, found = form.writers(), form.answered()
            said = {one: "**writes**" if one in writers else str(found.get(one, "")) for one in columns}
            lines.append(_line(f"`{_address(name)}` POST {form.acao or form.label}".rstrip(), columns, said))
    return "\n".join(lines) + "\n"


def _line(head, columns, cells):
    return f"| {head} | {' | '.join(cells[one] for one in columns)} |"


def _read(status, page, column):
    return (
        "sign in"
        if status == 302 and column not in page.reads.lets_in and "stranger" in page.columns
        else str(status)
    )


def _address(name):
    from tests.access.routes import routes

    return "/" + routes()[name].pattern.replace("|", "\\|")


def write():
    """Write the document, and that of the deeds."""
    from tests.access import deeds

    FILE.write_text(text())
    deeds.FILE.write_text(deeds.text())


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    write()
