"""What templates and static files may hold: links that exist, of their own floor, and nobody else's address."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from django.template.loader import get_template
from django.urls import get_resolver

from tests.architecture.floors import named_urls

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
STATIC = sorted(
    path
    for folder in ("deploy/static", "scoring/static", "tournaments/static")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".css", ".js", ".svg", ".html", ".json", ".webmanifest"}
)
ADDRESS = re.compile(r"""(?:https?:)?//[a-z0-9][a-z0-9.-]*\.[a-z]{2,}""", re.IGNORECASE)
NAMESPACES = {"//www.w3.org", "http://www.w3.org", "https://www.w3.org"}  # names in XML, never fetched
URL_TAG = re.compile(r"""{%-?\s*url\s+["']([\w:-]+)["']""")
NAME = "Canastra"  # the program's own name is the same in every language
NAME_OF_A_SIDE = re.compile(
    r"{{[^}]*(?:\|label:|labels\.[01])|{%\s*blocktrans(?:late)? with [^%]*(?:\|label:|labels\.[01])"
)
WITH_ITS_SYMBOL = ("components/side_mark.html", "visually-hidden")  # what is only read aloud needs none
TEXT_BETWEEN_TAGS = re.compile(r">([^<>]*[^\W\d_]{3}[^<>]*)<")


def short(path):
    return str(path.relative_to(ROOT))


def test_every_template_lies_in_the_one_folder():
    elsewhere = [
        short(path)
        for path in ROOT.rglob("*.html")
        if not {".venv", "templates", "var", "tests", "node_modules"} & set(path.relative_to(ROOT).parts)
    ]

    assert TEMPLATES
    assert elsewhere == []


@pytest.mark.parametrize("path", TEMPLATES, ids=short)
def test_template_can_be_read(path):
    assert get_template(str(path.relative_to(ROOT / "templates")))


@pytest.mark.parametrize("path", [*TEMPLATES, *STATIC], ids=short)
def test_nothing_is_asked_of_a_third_party(path):
    assert set(ADDRESS.findall(path.read_text())) <= NAMESPACES


@pytest.mark.parametrize("path", TEMPLATES, ids=short)
def test_template_links_only_to_addresses_that_exist(path):
    assert set(URL_TAG.findall(path.read_text())) <= set(named_urls(get_resolver()))


@pytest.mark.parametrize("path", [path for path in TEMPLATES if "scoring" in path.parts], ids=short)
def test_scoring_knows_no_tournament(path):
    text = path.read_text()

    assert [name for name in URL_TAG.findall(text) if name.startswith("tournaments:")] == []
    assert re.findall(r"""{%\s*(?:include|extends|static)\s+["'](tournaments/[^"']+)""", text) == []


def test_a_static_file_of_one_app_stands_in_the_app():
    linked = defaultdict(set)
    for path in TEMPLATES:
        for name in re.findall(r"{%\s*static\s+'canastra/([^']+)'", path.read_text()):
            linked[name].add(path.relative_to(ROOT / "templates").parts[0])

    assert {"base.css", "ao-vivo.js"} <= set(linked)
    assert [name for name, folders in linked.items() if folders in ({"scoring"}, {"tournaments"})] == []


@pytest.mark.parametrize("path", TEMPLATES, ids=short)
def test_words_are_in_translation(path):
    """No Portuguese word stands between two tags outside `translate` and `blocktranslate`."""
    text = path.read_text()
    text = re.sub(r"{%\s*blocktrans(?:late)?\b.*?{%\s*endblocktrans(?:late)?\s*%}", "", text, flags=re.DOTALL)
    text = re.sub(r"{%\s*comment\b.*?{%\s*endcomment\s*%}|{#.*?#}|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"{%.*?%}|{{.*?}}", "", text, flags=re.DOTALL)

    words = {found.strip(" ·\n") for found in TEXT_BETWEEN_TAGS.findall(text)}
    assert words - {NAME} == set()


@pytest.mark.parametrize("path", TEMPLATES, ids=short)
def test_name_of_a_side_has_its_colour_and_symbol(path):
    """`components/side_name.html` gives it both; whoever writes a name alone puts the symbol before it."""
    lines = [line for line in path.read_text().splitlines() if NAME_OF_A_SIDE.search(line)]

    assert [line for line in lines if not any(shown in line for shown in WITH_ITS_SYMBOL)] == []


@pytest.mark.parametrize("path", TEMPLATES, ids=short)
def test_no_code_or_style_inside_a_page(path):
    """The content security policy allows neither, and says nothing while a page looks wrong."""
    text = re.sub(r"{%.*?%}", " ", path.read_text())  # a name passed to a part is no handler

    assert re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*type=[\"']application/json)[^>]*>", text) == []
    assert re.findall(r"<style\b|\sstyle=|\son[a-z]+=|hx-on|javascript:", text) == []


NUMBER_OF_A_MESA = re.compile(r"[Mm]esa {{ mesa }}")
ITS_PLACE = ("components/place.html", "|mesa_place")
# Nobody looks for a mesa there: the director has it at hand, or says what becomes of it.
WITHOUT_ITS_PLACE = {f"tournaments/desk/{name}.html" for name in ("bell", "extra", "rounds/rest")}


def test_whoever_reads_the_number_of_a_mesa_reads_where_it_is():
    without = {
        str(path.relative_to(ROOT / "templates"))
        for path in TEMPLATES
        if NUMBER_OF_A_MESA.search(text := path.read_text()) and not any(one in text for one in ITS_PLACE)
    }

    assert without == WITHOUT_ITS_PLACE
