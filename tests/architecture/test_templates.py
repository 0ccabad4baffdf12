"""Contents of templates and static files: valid links within their layer, and no address of another site."""

import re
from collections import defaultdict
from pathlib import Path

from django.template import TemplateDoesNotExist, TemplateSyntaxError
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
WITH_ITS_SYMBOL = ("components/side_mark.html", "visually-hidden")  # text for screen readers only needs none
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


def found_in(paths, wrong):
    """Return the findings of `wrong` by file, without files that have none."""
    found = {short(path): wrong(path.read_text()) for path in paths}
    return {name: what for name, what in found.items() if what}


def test_every_template_can_be_read():
    broken = {}
    for path in TEMPLATES:
        try:
            get_template(str(path.relative_to(ROOT / "templates")))
        except (TemplateSyntaxError, TemplateDoesNotExist, UnicodeDecodeError) as error:
            broken[short(path)] = repr(error)

    assert broken == {}


def test_nothing_is_asked_of_a_third_party():
    assert STATIC
    assert found_in([*TEMPLATES, *STATIC], lambda text: set(ADDRESS.findall(text)) - NAMESPACES) == {}


def test_templates_link_only_to_addresses_that_exist():
    known = set(named_urls(get_resolver()))

    assert found_in(TEMPLATES, lambda text: set(URL_TAG.findall(text)) - known) == {}


def test_scoring_knows_no_tournament():
    own = [path for path in TEMPLATES if "scoring" in path.parts]
    part = re.compile(r"""{%\s*(?:include|extends|static)\s+["'](tournaments/[^"']+)""")

    def above(text):
        links = [name for name in URL_TAG.findall(text) if name.startswith("tournaments:")]
        return links + part.findall(text)

    assert own
    assert found_in(own, above) == {}


def test_a_static_file_of_one_app_stands_in_the_app():
    linked = defaultdict(set)
    for path in TEMPLATES:
        for name in re.findall(r"{%\s*static\s+'canastra/([^']+)'", path.read_text()):
            linked[name].add(path.relative_to(ROOT / "templates").parts[0])

    assert {"base.css", "live.js"} <= set(linked)
    assert [name for name, folders in linked.items() if folders in ({"scoring"}, {"tournaments"})] == []


def outside_of_translation(text):
    """Return the text between tags that is outside of `translate` and `blocktranslate`."""
    text = re.sub(r"{%\s*blocktrans(?:late)?\b.*?{%\s*endblocktrans(?:late)?\s*%}", "", text, flags=re.DOTALL)
    text = re.sub(r"{%\s*comment\b.*?{%\s*endcomment\s*%}|{#.*?#}|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"{%.*?%}|{{.*?}}", "", text, flags=re.DOTALL)

    return {found.strip(" ·\n") for found in TEXT_BETWEEN_TAGS.findall(text)} - {NAME}


def test_words_are_in_translation():
    assert found_in(TEMPLATES, outside_of_translation) == {}


def test_name_of_a_side_has_its_colour_and_symbol():
    # `components/side_name.html` adds both; a name written without it needs the symbol before it.
    def bare(text):
        lines = [line for line in text.splitlines() if NAME_OF_A_SIDE.search(line)]
        return [line for line in lines if not any(shown in line for shown in WITH_ITS_SYMBOL)]

    assert found_in(TEMPLATES, bare) == {}


def test_no_code_or_style_inside_a_page():
    # The content security policy blocks both, without an error that users see.
    script = re.compile(r"<script(?![^>]*\bsrc=)(?![^>]*type=[\"']application/json)[^>]*>")
    style = re.compile(r"<style\b|\sstyle=|\son[a-z]+=|hx-on|javascript:")

    def inside(text):
        text = re.sub(r"{%.*?%}", " ", text)  # a name passed to a part is no handler
        return script.findall(text) + style.findall(text)

    assert found_in(TEMPLATES, inside) == {}


NUMBER_OF_A_MESA = re.compile(r"[Mm]esa {{ mesa }}")
ITS_PLACE = ("components/place.html", "|mesa_place")
# On these pages people do not look for a mesa: the director has it before them, or decides about it.
WITHOUT_ITS_PLACE = {f"tournaments/desk/{name}.html" for name in ("bell", "extra", "rounds/rest")}


def test_whoever_reads_the_number_of_a_mesa_reads_where_it_is():
    without = {
        str(path.relative_to(ROOT / "templates"))
        for path in TEMPLATES
        if NUMBER_OF_A_MESA.search(text := path.read_text()) and not any(one in text for one in ITS_PLACE)
    }

    assert without == WITHOUT_ITS_PLACE
