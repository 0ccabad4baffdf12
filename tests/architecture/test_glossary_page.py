"""docs/glossary.md has a line for each model, and every place that it names exists."""

import re

from django.apps import apps

from tests.programs import ROOT

PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
WORDS, MODELS = PAGE.split("## Models")
LINE = re.compile(r"^\| `(\w+)` \| [^|]+ \| [^|]+ \| `([\w.]+)` \|$", re.MULTILINE)
PLACES = re.compile(r"`((?:rules|scoring|tournaments|deploy)/[\w./]*)`")


def test_every_model_has_its_line():
    models = [model for app in ("scoring", "tournaments") for model in apps.get_app_config(app).get_models()]
    lines = sorted(LINE.findall(MODELS))

    assert lines == sorted((model.__name__, model.__module__) for model in models), (
        "docs/glossary.md: one line for each model, `Name` | English | meaning | `module`"
    )


def test_every_place_exists():
    places = PLACES.findall(WORDS)

    assert len(places) > 50
    assert [place for place in places if not (ROOT / place).exists()] == []
