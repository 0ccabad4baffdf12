"""A list as a file: any file is read, or refused with a sentence."""

import json
import random
import zipfile
from datetime import date, time, timedelta
from io import BytesIO
from itertools import product
from time import process_time

import openpyxl
import pytest

from tests.rows import rows
from tournaments.entry_list.cells import MOST_BYTES, MOST_CELLS, MOST_COUNTED, MOST_LINES, cells_of_file
from tournaments.entry_list.lines import ListDraft, packed, unpacked
from tournaments.entry_list.marks import ExistingData, mark
from tournaments.errors import TournamentError

LIST = "Jogador 1;Jogador 2;Clube\nInês Ávila;Zoé Muñoz;São João\n"
SHEET = "xl/worksheets/sheet1.xml"
CELLS = [("Jogador 1", "Jogador 2", "Clube"), ("Inês Ávila", "Zoé Muñoz", "São João")]


def cells(content):
    return [one.cells for one in cells_of_file(content)]


def refused(content):
    """Return the error code with which a file is refused."""
    with pytest.raises(TournamentError) as caught:
        cells_of_file(content)
    assert caught.value.field == "file"
    return caught.value.code


def workbook(*rows, sheets=1):
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    for number in range(1, sheets):
        book.create_sheet(f"Outra {number}").append(["Não", "Esta"])
    return packed_book(book)


def packed_book(book):
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def rewritten(content, name, change):
    """Return a workbook with one of its parts changed."""
    file = BytesIO()
    with zipfile.ZipFile(BytesIO(content)) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.namelist():
            held = old.read(part)
            new.writestr(part, change(held) if part == name else held)
    return file.getvalue()


def grown(name, more, end):
    """Return a workbook with more before the end of one of its parts."""
    return rewritten(workbook(*CELLS), name, lambda xml: xml.replace(end, more + end))


ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "latin-1"]


@rows(("encoding", "ends", "separator"), product(ENCODINGS, ("\n", "\r\n", "\r"), (";", ",", "\t")))
def test_a_text_is_read_in_any_encoding(encoding, ends, separator):
    text = LIST.replace(";", separator).replace("\n", ends)
    content = text.encode(encoding)
    if encoding in {"utf-16-le", "utf-16-be"}:  # an export without a byte order mark: mostly Latin letters
        assert b"\0" in content

    assert cells(content) == CELLS


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_mark_says_which_utf_16_it_is(encoding):
    assert cells(("\ufeff" + LIST).encode(encoding)) == CELLS
    assert cells(("\ufeffИнес;Зоэ\n").encode(encoding)) == [("Инес", "Зоэ")]  # of no Latin letter


def test_ends_of_lines_may_be_mixed():
    assert cells(b"A;B\nC;D\r\nE;F\rG;H") == [("A", "B"), ("C", "D"), ("E", "F"), ("G", "H")]


@pytest.mark.parametrize("content", [b"Ana;Bia\nCa\0io;Davi\n", b"\0" * 50, "Ana;Bia".encode("utf-32")])
def test_a_text_with_nothing_in_it_that_is_a_letter_is_no_text(content):
    assert refused(content) == "list_file_unreadable"


@pytest.mark.parametrize(
    "lost", [b"\xed\xa0\x80", b"\x81", b"\x18", b"\x7f"], ids=["surrogate", "cp1252", "CAN", "DEL"]
)
def test_a_sign_that_is_no_letter_is_lost_where_all_see_it(lost):
    (line,) = cells_of_file(b"An" + lost + b"a;Bia\n")
    draft = ListDraft.begun([line], 2)
    (marked,) = mark(draft.entries(2), ExistingData())

    assert line.cells[1] == "Bia"
    assert unpacked(json.loads(json.dumps(packed(draft)))) == draft, "what is shown comes back"
    assert "�" not in line.cells[0] or not marked.enters


def test_what_excel_writes_for_itself_is_left_out():
    assert cells(b"sep=;\r\n" + LIST.encode()) == CELLS


def test_quoted_cells_are_whole():
    assert cells(b'"Prado; Ana";"Bia ""Bi"" Nunes"\n') == [("Prado; Ana", 'Bia "Bi" Nunes')]
    assert cells(b'"Ana\r\nPrado";Bia\nCaio;Davi') == [("Ana Prado", "Bia"), ("Caio", "Davi")]
    assert cells(b'"Ana;Bia\nCaio;Davi') == [('"Ana', "Bia"), ("Caio", "Davi")]  # it does not close


def test_a_list_may_be_as_narrow_or_as_wide_as_it_is():
    assert cells(b"Ana\nBia\n") == [("Ana",), ("Bia",)]
    assert cells(";".join(map(str, range(100))).encode()) == [tuple(map(str, range(MOST_CELLS)))]
    assert cells(workbook(range(100))) == [tuple(map(str, range(MOST_CELLS)))]


def test_a_workbook_is_read_by_its_first_sheet():
    assert cells(workbook(*CELLS, sheets=3)) == CELLS


def test_cells_are_read_as_they_are_shown():
    found = cells(workbook(["Ana", 1.0, 2.5, None, True, 11987654321], []))

    assert found == [("Ana", "1", "2.5", "", "True", "11987654321")]


def test_formulas_are_not_executed():
    found = cells(
        workbook(['=HYPERLINK("http://example.org")', "Bia", "=1+1"], ["=cmd|' /C calc'!A0", "Caio"])
    )

    assert found == [("", "Bia"), ("", "Caio")]  # no cached value was stored with them
    assert cells(b"=1+1;Bia\n") == [("=1+1", "Bia")]  # a text, which is then not a name


@pytest.mark.parametrize(
    "content", [workbook(), b"", b"\n \r\n;;;\n"], ids=["workbook", "nothing", "separators"]
)
def test_an_empty_file_is_refused(content):
    assert refused(content) == "list_empty"


def test_sizes_are_refused_before_anything_is_read():
    assert refused(b"x" * (MOST_BYTES + 1)) == "list_file_too_big"
    assert refused(b"x;y\n" * 1500) == "list_too_long"
    assert refused(b"x;y\n" * (MOST_COUNTED + 5)) == "list_endless"
    assert refused(b"\n" * MOST_BYTES) == "list_endless"


@pytest.mark.parametrize("letters", [b"x", b";", b'"', b"x;", b'";'])
def test_a_file_just_small_enough_is_read(letters):
    content = (letters * MOST_BYTES)[: MOST_BYTES - 8] + b"\nAna;Bia"

    assert cells(content)[-1] == ("Ana", "Bia")


def test_a_million_rows_of_nothing_are_no_list():
    rows = b"".join(b'<row r="%d"/>' % number for number in range(3, 1_000_000))
    content = rewritten(
        workbook(*CELLS),
        "xl/worksheets/sheet1.xml",
        lambda xml: xml.replace(b"</sheetData>", rows + b"</sheetData>"),
    )

    assert cells(content) == CELLS


def test_merged_cells_dates_and_numbers_are_read_as_far_as_they_say_something():
    book = openpyxl.Workbook()
    book.active.append(["Duplas", None, None])
    book.active.merge_cells("A1:C1")
    book.active.append([date(2026, 3, 7), 42, 11.5])
    book.active.append([time(10, 30), timedelta(days=2), "#N/D"])
    found = cells_of_file(packed_book(book))

    assert [one.cells for one in found][:2] == [("Duplas",), ("2026-03-07 00:00:00", "42", "11.5")]
    marked = mark(ListDraft.begun(found, 2).entries(2), ExistingData())
    assert not any(one.enters for one in marked)


def test_a_zip_that_grows_is_refused_by_what_it_says():
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("xl/workbook.xml", b"0" * 70_000_000)

    assert len(file.getvalue()) < 100_000
    assert refused(file.getvalue()) == "list_file_unpacked"


SST = b'<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">%s</sst>'
OF_STRINGS = (
    b'<Override PartName="/xl/%s" ContentType='
    b'"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>'
)


def with_strings(strings, name="sharedStrings.xml"):
    """Return a workbook with shared strings, in a part of this name."""
    file = BytesIO(grown("[Content_Types].xml", OF_STRINGS % name.encode(), b"</Types>"))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as made:
        made.writestr(f"xl/{name}", strings)
    return file.getvalue()


@rows(
    "laden",
    [
        lambda: with_strings(SST % (b"<si/>" * 1_400_000)),
        lambda: with_strings(SST % (b"<si/>" * 200_000), "worksheets/x.xml"),
        lambda: with_strings((SST % (b"<si/>" * 200_000)).decode().encode("utf-16")),
        lambda: grown("xl/styles.xml", b"<xf/>" * 300_000, b"</cellXfs>"),
        lambda: grown(SHEET, b"<row>" + b"<c/>" * 4_000_000 + b"</row>", b"</sheetData>"),
        lambda: grown(SHEET, b"<row %s/>" % b" ".join(b'a%d=""' % n for n in range(10**6)), b"</sheetData>"),
        lambda: grown("[Content_Types].xml", b"<Default/>" * 400_000, b"</Types>"),
        lambda: grown("xl/workbook.xml", b"<a/>" * 400_000, b"</workbook>"),
    ],
)
def test_workbook_that_takes_long_to_read_is_refused_before_it_is_read(laden):
    content = laden()
    before = process_time()

    assert len(content) < MOST_BYTES
    assert refused(content) == "list_file_styled"
    assert process_time() - before < 1


def test_workbook_of_very_many_parts_is_refused_before_they_are_listed():
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as made:
        for number in range(5000):
            made.writestr(str(number), b"")

    assert refused(file.getvalue()) == "list_file_styled"


def test_part_in_an_encoding_that_hides_its_tags_is_refused():
    hidden = b'<?xml version="1.0" encoding="cp037"?>' + (SST % (b"<si/>" * 9)).decode().encode("cp037")

    assert refused(with_strings(hidden)) == "list_file_unreadable"


def test_large_list_and_a_picture_are_read():
    people = [
        [f"Inês Ávila {n}", f"Zoé Muñoz {n}", *(f"campo {n} {at}" for at in range(10))] for n in range(1000)
    ]
    file = BytesIO(workbook(*people))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as made:
        made.writestr("xl/media/image1.png", b"\x89PNG" + random.Random(7).randbytes(4_000_000))

    assert len(cells(file.getvalue())) == 1000


def test_a_list_has_no_more_text_than_its_preview_can_carry():
    wide = workbook(*[["Ana e Bia", *["x" * 900] * 20]] * 30)  # one text, stored once

    assert len(wide) < 20_000
    assert refused(wide) == "list_too_wide"
    assert refused(b"x;y\n" * 1000 + b"x" * 900 + b"\n") == "list_too_long"


def test_a_zip_that_lies_about_its_size_unpacks_no_more_than_it_said():
    content = bytearray(
        rewritten(workbook(*CELLS), "xl/worksheets/sheet1.xml", lambda xml: xml + b" " * 5_000_000)
    )
    end = content.rindex(b"PK\x01\x02", 0, content.rindex(b"xl/worksheets/sheet1.xml"))
    content[end + 24 : end + 28] = (100).to_bytes(4, "little")

    assert refused(bytes(content)) == "list_file_unreadable"


def test_a_cell_far_away_costs_nothing():
    far = b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="999999999"><c r="A9"><v>1</v></c></row>'
    content = rewritten(
        workbook(*CELLS),
        "xl/worksheets/sheet1.xml",
        lambda xml: xml.replace(b"</sheetData>", far + b"</sheetData>"),
    )

    assert cells(content) == CELLS


def test_xml_with_entities_is_refused():
    bomb = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    content = rewritten(
        workbook(*CELLS),
        "xl/worksheets/sheet1.xml",
        lambda xml: bomb + xml.replace(b"<v>0</v>", b"<v>&b;</v>"),
    )

    assert refused(content) == "list_file_unreadable"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"PK\x03\x04" + b"x" * 100, "list_file_unreadable"),
        (b"\xd0\xcf\x11\xe0" + b"x" * 100, "list_file_old"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)), "list_file_unreadable"),
        (b"%PDF-1.7\n\0\0", "list_file_unreadable"),
    ],
)
def test_other_files_are_refused(content, code):
    assert refused(content) == code


@pytest.mark.parametrize("kind", ["", "application/vnd.oasis.opendocument.spreadsheet"], ids=["zip", "ods"])
def test_a_zip_that_is_no_workbook_is_refused(kind):
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as made:
        made.writestr("mimetype", kind)
        made.writestr("content.xml", "<office:document-content/>")

    assert refused(file.getvalue()) == "list_file_unreadable"


@rows("seed", range(60))
def test_spoiled_files_are_read_or_refused(seed):
    dice = random.Random(seed)
    rows = [[f"Ana{n}", f"Bia{n}", n] for n in range(1, 30)]
    content = bytearray(
        workbook(*rows) if seed % 2 else LIST.encode(dice.choice(["utf-8-sig", "utf-16", "cp1252"])) * 9
    )
    for _ in range(dice.randint(1, 30)):
        match dice.randrange(3):
            case 0:
                content[dice.randrange(len(content))] = dice.randrange(256)
            case 1:
                del content[dice.randrange(len(content)) :][:40]
            case 2:
                content[dice.randrange(len(content)) :] = dice.randbytes(dice.randint(1, 50))
        content = content or bytearray(b"x")
    try:
        assert len(cells_of_file(bytes(content))) <= MOST_LINES
    except TournamentError as exc:
        assert exc.code.startswith("list_")  # noqa: PT017 -- both are right
