"""The sentences that the sources give to gettext, without the gettext tools.

`python -m tests.msgids it` prints the sentences missing from the Italian catalogue, those of the table pages first, to
be filled in.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import django
from django.utils import translation
from django.utils.translation.template import templatize

import rules
from deploy import catalogues
from tournaments.wording.refusals.errors import ERRORS

FLOORS = ("scoring", "tournaments", "deploy")
ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = ROOT / "templates"
_MODEL = ROOT / "scoring" / "models" / "jogo.py"
_PUBLIC = ROOT / "tournaments" / "public"
_CODE = _PUBLIC / "links" / "mesa.py"
_KEYS = ROOT / "tournaments" / "models" / "access" / "keys.py"
# Pages above a table: what its icon opens, what is stored of whom, where its code is entered, the mesa that waits,
# several mesas, and what stands for it when it fails.
_DOORS = {
    TEMPLATES / "abrir.html",
    TEMPLATES / "privacidade.html",
    *(TEMPLATES / "tournaments" / "public" / f"{name}.html" for name in ("code", "mesa", "bloco")),
    TEMPLATES / "500.html",
    TEMPLATES / "503.html",
}
_VERBS = {"_", "gettext", "gettext_lazy", "ngettext", "ngettext_lazy", "pgettext"}
_CALL = re.compile(r"\b(?:_|gettext|ngettext|pgettext)\(")
_USES = re.compile(r"""{%-?\s*(?:include|extends)\s+["']([^"'#]+)["'#]""")
# What only the director, the admin or the command line says.
_ELSEWHERE = {"admin.py", "ledger", "management", "migrations", "models", "recount.py"}


def table_files() -> list[Path]:
    """Return every source of the table pages: their templates with all includes, and their modules."""
    templates = {*(TEMPLATES / "scoring").rglob("*.html"), *_DOORS}
    while (
        more := {TEMPLATES / name for one in templates for name in _USES.findall(one.read_text())} - templates
    ):
        templates |= more
    modules = [path for path in (ROOT / "scoring").rglob("*.py") if not _ELSEWHERE & set(path.parts)]
    return [*sorted(templates), *sorted(modules), _CODE]


@cache
def msgids(path: Path) -> tuple[tuple[str, ...], ...]:
    """Return the sentences of a template or a module: single ones, or pairs of singular and plural."""
    text = path.read_text(encoding="utf-8")
    trees = _calls_of_template(templatize(text)) if path.suffix == ".html" else [ast.parse(text)]
    return tuple(said for tree in trees for said in _said(tree))


def _said(tree: ast.AST) -> Iterator[tuple[str, ...]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in _VERBS:
            strings = (one.value for one in node.args if isinstance(one, ast.Constant))
            if said := tuple(one for one in strings if isinstance(one, str)):
                yield said


def _calls_of_template(text: str) -> Iterator[ast.AST]:
    for found in _CALL.finditer(text):
        for end in re.finditer(r"\)", text[found.start() :]):
            try:
                yield ast.parse(text[found.start() : found.start() + end.end()], mode="eval")
            except SyntaxError:
                continue
            break


def _part(path: Path, *names: str) -> Iterator[tuple[str, ...]]:
    part: ast.AST = ast.parse(path.read_text(encoding="utf-8"))
    for name in names:
        parts = (one for one in ast.walk(part) if isinstance(one, ast.ClassDef | ast.FunctionDef))
        part = next(one for one in parts if one.name == name)
    yield from _said(part)


@cache
def of_the_table() -> Mapping[tuple[str, ...], Path]:
    """Return every sentence of the table pages, with the first source that uses it."""
    catalog = ROOT / "rules" / "catalog"
    named = [*map(rules.declared, rules.published()), *rules.extras().values()]
    found: dict[tuple[str, ...], Path] = {(one.title,): catalog for one in named}
    found |= {(extra.source,): catalog for extra in rules.extras().values()}
    found |= dict.fromkeys(_part(_MODEL, "Entry"), _MODEL)  # the only text of a model on the table pages
    for key in ("Mesa", "MesaBlock"):
        found |= dict.fromkeys(_part(_KEYS, key, "__str__"), _KEYS)
    found |= dict.fromkeys(_part(_PUBLIC / "links" / "mesa_row.py", "ago"), _PUBLIC / "links" / "mesa_row.py")
    with translation.override(None):
        found |= {(str(said),): _CODE for code, said in ERRORS.items() if code.startswith("code_")}
    for path in table_files():
        for one in msgids(path):
            found.setdefault(one, path)
    return MappingProxyType(found)


@cache
def of_everything() -> Mapping[tuple[str, ...], Path]:
    """Return every sentence of every page, the table pages first, with the first source that uses it."""
    found = dict(of_the_table())
    modules = (
        path for floor in FLOORS for path in (ROOT / floor).rglob("*.py") if "migrations" not in path.parts
    )
    for path in sorted([*modules, *TEMPLATES.rglob("*.html")]):
        for one in msgids(path):
            found.setdefault(one, path)
    return MappingProxyType(found)


def lacking(language: str) -> Iterator[str]:
    """Yield an empty catalogue entry, with its source, for each sentence that a language lacks."""
    source = ROOT / "deploy" / "locale" / language / "LC_MESSAGES" / "django.po"
    there = catalogues.read(source.read_text(encoding="utf-8"))
    for said, path in of_everything().items():
        if "\0".join(said) not in there:
            names = ("msgid", "msgid_plural")[: len(said)]
            means = ("msgstr[0]", "msgstr[1]") if len(said) > 1 else ("msgstr",)
            lines = [
                f"{name} {json.dumps(one, ensure_ascii=False)}" for name, one in zip(names, said, strict=True)
            ]
            yield "\n".join([f"#: {path.relative_to(ROOT)}", *lines, *(f'{name} ""' for name in means), ""])


if __name__ == "__main__":
    django.setup()
    print("\n".join(lacking(sys.argv[1])))
