"""docs/architecture.md names every room of the apps and every module of `deploy`."""

import re

from tests.programs import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NOT_ROOMS = {
    "__init__",
    "admin",
    "apps",
    "management",
    "migrations",
    "static",
    "tasks",
    "templatetags",
    "urls",
}


def parts(folder):
    """Return the modules and packages of a folder."""
    found = {path.stem for path in folder.glob("*.py")} | {
        path.parent.name for path in folder.glob("*/__init__.py")
    }
    return found - NOT_ROOMS


def named(text):
    return set(re.findall(r"[\w-]+", text))


def test_every_room_of_the_apps_is_named():
    rooms = named(PAGE.partition("## The rooms")[2].partition("## Three stories")[0] + "receivers")

    assert {app: parts(ROOT / app) - rooms for app in ("scoring", "tournaments")} == {
        "scoring": set(),
        "tournaments": set(),
    }


def test_every_module_of_the_roof_is_named():
    roof = PAGE.partition("## The roof")[2]

    assert (parts(ROOT / "deploy") | parts(ROOT / "deploy" / "backups")) - named(roof) == set()
    assert {path.name for path in (ROOT / "deploy").glob("*.*") if path.suffix != ".py"} - set(
        re.findall(r"[\w.]+", roof)
    ) <= {"sw.js", "sw_off.js"}
