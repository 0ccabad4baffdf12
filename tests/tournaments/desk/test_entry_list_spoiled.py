"""Damaged lists through the pages: each is refused with a sentence or entered completely, never in part."""

import random
import zipfile
from io import BytesIO
from urllib.parse import urlencode

import openpyxl
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import OperationalError, connection, connections, transaction

from tests.access.bodies import Page, filled
from tests.factories import director_of, make_tournament
from tests.fuzz.hostile import TEXTS
from tests.locks import Beside, read_only, until, waiting
from tests.matrix import every, one_of
from tests.remembered import taken
from tests.tournaments.desk.pages import url
from tournaments.entries.list_entry import enter_list, known
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import digest_of, mark
from tournaments.ledger.chains import faults
from tournaments.models import Dupla, DuplaMember, Player

pytestmark = pytest.mark.django_db
SEEDS = range(60)
HEADS = ["Jogador 1", "Jogador 2", "Cabeça", "Clube", "Equipe", "Telefone", "Obs."]
CELLS = [
    "=1+1",
    "+55 11 98765-4321",
    "-2+3",
    "@SOMA(A1)",
    "\tAna",
    "Ana\nPrado",
    '"',
    "Ana; Bia",
    "Ana e Bia e Cid",
]
TRAIL = {"django_session"}


@pytest.fixture
def tournament(client):
    """Return a tournament that takes entries, with one dupla; its director is signed in."""
    tournament = make_tournament(duplas=1, state="open", seeds=1)
    client.force_login(director_of(tournament.club))
    return tournament


def valid(dice):
    """Return the rows of a random valid list, of one to thirty lines."""
    rows = [
        [
            f"Ana {_word(n)}",
            f"Bia {_word(n + 500)}",
            "",
            f"Vila {n}",
            f"Equipe {n // 2}",
            "11 98765-4321",
            "paga",
        ]
        for n in range(dice.randint(1, 30))
    ]
    return ([HEADS] if dice.random() < 0.7 else []) + [row[: dice.choice((2, 4, 7))] for row in rows]


def _word(number):
    return str(1000 + number).translate(str.maketrans("0123456789", "abcdefghij")).title()


def spoiled_rows(rows, dice):
    """Return the rows with damage: bad cells, short and wide rows, duplicates, and rows out of place."""
    for _ in range(dice.randint(0, 6)):
        row = dice.choice([row for row in rows if row])
        match dice.randrange(5):
            case 0:
                row[dice.randrange(len(row))] = dice.choice((*CELLS, *TEXTS))
            case 1:
                row[1:] = []
            case 2:
                row.extend([dice.choice(("", "x", dice.choice(TEXTS)))] * dice.randint(1, 100))
            case 3:
                rows.insert(dice.randrange(len(rows)), list(row))
            case 4:
                rows.insert(dice.randrange(len(rows)), [])
    return rows


def as_csv(rows, dice):
    """Return the rows as a text file in a random encoding with random line ends."""
    separator, end = dice.choice(";,\t"), dice.choice(("\n", "\r\n", "\r"))
    text = end.join(separator.join(_quoted(cell, separator) for cell in row) for row in rows)
    encoding = dice.choice(("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "latin-1"))
    return text.encode(encoding, errors="surrogatepass" if encoding.startswith("utf") else "replace")


def _quoted(cell, separator):
    doubled = cell.replace('"', '""')
    return f'"{doubled}"' if separator in cell or "\n" in cell or '"' in cell else cell


def as_xlsx(rows):
    book = openpyxl.Workbook()
    for at, row in enumerate(rows, 1):
        for column, cell in enumerate(row, 1):
            text = "".join(sign for sign in cell if sign.isprintable())[:30_000]
            book.active.cell(at, column).value = text.encode("utf-8", "ignore").decode()
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def spoiled_bytes(content, dice):
    """Return the content with some bytes changed, removed or inserted."""
    content = bytearray(content)
    for _ in range(dice.randint(1, 12)):
        at = dice.randrange(len(content)) if content else 0
        match dice.randrange(3):
            case 0:
                content[at : at + 1] = dice.randbytes(1)
            case 1:
                del content[at : at + dice.randint(1, 40)]
            case 2:
                content[at:at] = dice.randbytes(dice.randint(1, 50))
    return bytes(content)


def spoiled_part(content, dice):
    """Return a workbook with one damaged part, packed correctly."""
    file = BytesIO()
    with zipfile.ZipFile(BytesIO(content)) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        chosen = dice.choice([*old.namelist(), *["xl/worksheets/sheet1.xml"] * 5])
        for part in old.namelist():
            held = old.read(part)
            new.writestr(part, spoiled_bytes(held, dice) if part == chosen else held)
    return file.getvalue()


def made(seed):
    """Return the name and the content of the file for a seed."""
    dice = random.Random(seed)
    rows = spoiled_rows(valid(dice), dice)
    if seed % 2:
        content = as_csv(rows, dice)
        return "lista.csv", spoiled_bytes(content, dice) if seed % 4 == 1 else content
    content = as_xlsx(rows)
    return "lista.xlsx", dice.choice(
        (bytes, lambda same: spoiled_part(same, dice), lambda same: spoiled_bytes(same, dice))
    )(content)


def stored():
    return {table: rows for table, rows in taken().items() if table not in TRAIL}


@pytest.mark.parametrize("seed", every(SEEDS, 5))
def test_spoiled_list_is_refused_or_shown_and_enters_what_it_says_or_nothing(client, tournament, seed):
    before, (name, content) = stored(), made(seed)

    page = client.post(
        url("desk_entry_list", tournament),
        {"acao": "conferir", "lines": "", "file": SimpleUploadedFile(name, content)},
    )

    assert page.status_code in {200, 422}
    assert stored() == before
    if page.status_code == 422:
        assert page.context["list_form"].errors
        return
    promised = page.context["preview"].enter
    form = filled(Page("", 200, page.content.decode()), {}, "inscrever" if promised else "rever")
    answer = client.post(url("desk_entry_list", tournament), form.fields)
    entered = Dupla.objects.count() - 1
    assert (answer.status_code, entered) == ((302, promised) if promised else (200, 0))
    assert DuplaMember.objects.count() == 2 * (1 + entered)
    assert not list(faults(tournament))
    if not promised:
        assert stored() == before


@pytest.mark.parametrize("letter", one_of(["x", "é", "ж"], by=lambda letter: len(letter.encode())))
def test_longest_list_that_is_shown_can_be_sent_back(client, tournament, letter):
    address = url("desk_entry_list", tournament)
    lines = [f"Ana {_word(n)};Bia {_word(n)};{letter * 370}" for n in range(990)]
    content = "\n".join(["Jogador 1;Jogador 2;Obs", *lines]).encode()
    file = SimpleUploadedFile("lista.csv", content)
    page = client.post(address, {"acao": "conferir", "lines": "", "file": file})
    fields = filled(Page("", page.status_code, page.content.decode()), {}, "rever").fields

    sent = urlencode(fields, doseq=True)
    answer = client.generic("POST", address, sent, "application/x-www-form-urlencoded")

    assert (page.status_code, answer.status_code) == (200, 200)
    assert len(answer.context["preview"].rows) == 990


def test_spoiled_lists_are_of_both_kinds():
    # If all lists were refused, or none was damaged, the test above would prove nothing.
    starts = {made(seed)[1][:2] for seed in SEEDS}

    assert b"PK" in starts
    assert len(starts) > 5


# --- the writing breaks off -------------------------------------------------------------------

LIST = "Ana Prado / Bia Nunes; ; Barra\nCaio Dias / Davi Reis; 2\n"


class Broken:
    """A database that fails at one of the writing statements."""

    def __init__(self, fails_at):
        self.fails_at, self.wrote = fails_at, 0

    def __call__(self, execute, sql, params, many, context):
        if sql.startswith(("INSERT", "UPDATE", "DELETE")):
            self.wrote += 1
            if self.wrote == self.fails_at:
                raise OperationalError("gone")
        return execute(sql, params, many, context)


def test_a_database_that_fails_at_any_statement_leaves_nothing_half_entered(client, tournament):
    address = url("desk_entry_list", tournament)
    page = client.post(address, {"acao": "conferir", "lines": LIST})
    form = filled(Page("", 200, page.content.decode()), {}, "inscrever")
    client.raise_request_exception = False
    before, failed = stored(), 0
    while True:
        with transaction.atomic():
            with connection.execute_wrapper(database := Broken(failed + 1)):
                answer = client.post(address, form.fields)
            if database.wrote <= failed:
                break
            failed += 1
            assert (answer.status_code, stored() == before) == (503, True), failed
            transaction.set_rollback(True)

    assert failed >= 5  # players, duplas, members, and the lines of their chains
    assert answer.status_code == 302
    assert Dupla.objects.count() == 3


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_process_that_ends_in_the_middle_leaves_nothing_half_entered():
    tournament = make_tournament(duplas=1, state="open")
    draft = ListDraft.begun(cells_of_text(LIST), 2)
    seen = digest_of(mark(draft.entries(2), known(tournament)))
    before = stored()

    with read_only(DuplaMember):  # players and duplas are written, the members wait
        one = Beside(lambda: enter_list(tournament=tournament, draft=draft, seen=seen))
        until(lambda: waiting() == 1)
        with connections["default"].cursor() as cursor:
            cursor.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )
        one.join(20)

    assert isinstance(one.error, OperationalError)
    assert stored() == before
    enter_list(tournament=tournament, draft=draft, seen=seen)  # no lock is left
    assert (Dupla.objects.count(), Player.objects.count()) == (3, 6)
