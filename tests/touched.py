"""The tests that a change touches: those of its rooms, and those that import the changed modules.

The change is the difference from `main`, committed or not; on `main` itself it is the uncommitted part, or else the
last commit. A change of settings, models or shared test modules affects more tests than this: `make test` runs those,
and `make quick` says so.
"""

import ast
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FLOORS = ("scoring", "tournaments", "deploy")  # the rules are always tested
EVERYWHERE = {"manage.py", "pyproject.toml", "requirements.txt", "deploy/settings.py"}
NOT_QUICK = ("tests/browser/", "tests/faults/", "tests/bench/", "tests/rules/")


@dataclass(frozen=True)
class Change:
    """The files that differ from `base`, their rooms, and the tests to run: folders and files."""

    base: str
    files: tuple[str, ...]
    rooms: tuple[str, ...]
    tests: tuple[str, ...]

    def said(self) -> str:
        """Return the summary for the developer: the chosen tests and the reasons."""
        if not self.files:
            return f"Nothing differs from {self.base}: lint, types and rules alone."
        far = [name for name in self.files if reaches_far(name)]
        lines = [f"{len(self.files)} files differ from {self.base}, in: {', '.join(self.rooms) or 'no room'}"]
        lines += [f"  tests: {name}" for name in self.tests] or ["  no test of theirs"]
        lines += [f"  reaches further than is tested here: {', '.join(far)}"] if far else []
        return "\n".join(lines)


def touched(root: Path) -> Change:
    """Find the change and choose its tests."""
    base, files = changed(root)
    rooms = sorted({room for name in files if (room := room_of(root, name))})
    modules = {module_of(name) for name in files if name.endswith(".py") and not is_tool(name)}
    folders = {f"tests/{room}" for room in rooms if (root / "tests" / room).is_dir()}
    apart = {
        str(path.relative_to(root))
        for path in (root / "tests").rglob("test_*.py")
        if module_of(str(path.relative_to(root))) in modules or modules & imported(path)
    }
    apart = {name for name in apart if not any(name.startswith(f"{folder}/") for folder in folders)}
    inside = {one for one in folders if any(one.startswith(f"{other}/") for other in folders)}
    tests = sorted(name for name in (folders - inside) | apart if not name.startswith(NOT_QUICK))
    return Change(base, tuple(files), tuple(rooms), tuple(tests))


def changed(root: Path) -> tuple[str, list[str]]:
    """Return the base of the change, and the changed files that still exist."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=root, text=True, capture_output=True, check=False)
        return done.stdout.splitlines() if done.returncode == 0 else []

    new = git("ls-files", "--others", "--exclude-standard")
    fork = git("merge-base", "HEAD", "main")
    base = "main" if fork and fork != git("rev-parse", "HEAD") else "HEAD"
    files = git("diff", "--name-only", *(fork if base == "main" else ["HEAD"])) + new
    if not files and base == "HEAD":
        base, files = "HEAD~1", git("diff", "--name-only", "HEAD~1")
    return base, sorted({name for name in files if (root / name).exists()})


def room_of(root: Path, name: str) -> str:
    """Return the folder of a source file's or template's room; None for a file of no room."""
    parts = Path(name).parts
    parts = parts[1:] if parts[0] == "templates" else parts
    if parts[0] not in FLOORS or len(parts) < 3:
        return ""
    room = Path(*parts[:-1])
    while len(room.parts) > 1 and not (root / "tests" / room).is_dir():
        room = room.parent
    return str(room) if len(room.parts) > 1 else ""


def module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the full name of each import of a module: modules and names within modules."""
    return frozenset(_imported(ast.parse(path.read_text())))


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def reaches_far(name: str) -> bool:
    """Return whether a file affects more tests than those of its room and its importers."""
    return name in EVERYWHERE or "/models/" in name or "/migrations/" in name or is_tool(name)


def is_tool(name: str) -> bool:
    """Return whether a file is one of those that nearly every test imports."""
    return Path(name).parent == Path("tests") and not Path(name).name.startswith("test_")
