"""Numbers, names and texts are parsed by `scoring/input` alone: no form field, address or int() bypasses it."""

import ast
from pathlib import Path

import pytest
from django import forms
from django.urls import URLPattern, get_resolver
from django.urls.converters import IntConverter

from scoring.input import fields

READERS = Path("scoring/input")
# Files of our own making, or output of the same program.
OWN_JSON = {
    "deploy/backups/inspection.py",
    "rules/__main__.py",
    "rules/notation/words.py",
    "scoring/ledger/chain.py",
    "tournaments/api/schemas.py",
    "tournaments/models/packed.py",
    "tournaments/simulation/prospects.py",
}
OWN_JSON |= {"tournaments/demo/hands.py", "tournaments/ledger/tarjas.py", "tournaments/pairing/__main__.py"}
ENTRY_BY_ENTRY = {
    "scoring/table/sent/outbox_import.py"
}  # one item that is not a text does not stop the others
ASKED = {"GET", "POST", "COOKIES", "query_params", "cleaned_data"}
DIGITS = {"isdecimal", "isdigit", "isnumeric"}
TEXTUAL = (forms.CharField, forms.IntegerField)  # and Django's classes derived from them
DJANGOS = {  # a UUID is of a fixed length, and refused by itself
    f"forms.{name}"
    for name, field in vars(forms).items()
    if isinstance(field, type) and issubclass(field, TEXTUAL) and field is not forms.UUIDField
}
OURS = (fields.TextField, fields.TypedField, fields.NumberField, fields.DecimalField)


def modules():
    """Yield the path of every module that may receive user input."""
    for floor in ("scoring", "tournaments", "deploy"):
        for path in sorted(Path(floor).rglob("*.py")):
            if READERS not in path.parents and "migrations" not in path.parts:
                yield path


def sources():
    """Yield path and syntax tree of every such module."""
    for path in modules():
        yield path.as_posix(), ast.parse(path.read_text())


def called(node):
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def names_in(node):
    return {getattr(one, "attr", getattr(one, "id", "")) for one in ast.walk(node)}


def round_the_readers(path, tree):
    """Yield the places where a module parses input itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in DIGITS and not path.startswith("deploy/"):
            yield f"{path}:{node.lineno} asks {node.attr}"
        if not isinstance(node, ast.Call):
            continue
        if called(node) == "int" and names_in(node) & ASKED and called_safely(node):
            yield f"{path}:{node.lineno} makes an int of what was sent"
        if ast.unparse(node.func) in DJANGOS and "PasswordInput" not in ast.unparse(node):  # used as typed
            yield f"{path}:{node.lineno} has a {called(node)} of Django's"
        loads = ast.unparse(node.func) == "json.loads"
        if loads and path not in OWN_JSON | ENTRY_BY_ENTRY:
            yield f"{path}:{node.lineno} reads JSON"


def called_safely(node):
    """Return whether the argument of an int() has been compared with the allowed choices before."""
    return 'answers["partidas"]' not in ast.unparse(node).replace("'", '"')


def test_nothing_that_is_sent_is_read_outside_of_the_readers():
    assert [found for path, tree in sources() for found in round_the_readers(path, tree)] == []


@pytest.mark.parametrize(
    "line",
    [
        'int(request.GET.get("rodada", "0"))',
        'int(form.cleaned_data["number"])',
        "text.isdecimal()",
        "forms.CharField(max_length=20)",
        "forms.IntegerField()",
        "forms.RegexField('x')",
        "json.loads(request.body)",
    ],
)
def test_what_goes_round_the_readers_is_found(line):
    assert list(round_the_readers("tournaments/desk/x.py", ast.parse(line)))


def test_no_field_of_a_form_is_another_than_those_of_the_readers():
    # Forms of Django itself or of the admin are exempt: they are not written in our rooms.
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases = {ast.unparse(base) for base in node.bases}
                assert not bases & {"forms.CharField", "forms.IntegerField", "forms.DecimalField"}, path
    assert all(issubclass(field, TEXTUAL) for field in OURS)


def patterns(resolver):
    for one in resolver.url_patterns:
        if isinstance(one, URLPattern):
            yield one
        elif getattr(one, "app_name", "") != "admin":
            yield from patterns(one)


def test_no_address_takes_a_number_of_any_length():
    found = list(patterns(get_resolver()))

    assert len(found) > 90
    assert not [
        one for one in found for kind in one.pattern.converters.values() if type(kind) is IntConverter
    ]


def test_no_source_names_the_converter_of_django():
    assert [path.as_posix() for path in modules() if "<int:" in path.read_text()] == []
