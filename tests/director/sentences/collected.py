"""Collect the sentences of the desk, the public pages and the log, each with its predicate or a reason for having none.

A sentence without a predicate is silent: by its file, by its form, or by a line of `silent.toml`. `python -m
tests.director.sentences.collected` prints the sentences that have neither.
"""

import os
import tomllib
from pathlib import Path
from typing import Final

from tests import msgids

ROOMS: Final = (
    "templates/tournaments/charts",
    "templates/tournaments/desk",
    "templates/tournaments/public",
    "templates/tournaments/publication",
    "tournaments/charts",
    "tournaments/desk",
    "tournaments/public",
    "tournaments/wording",
)
SILENT: Final = Path(__file__).with_name("silent.toml")
FEWEST = 4  # words of a sentence


def sentences():
    """Return the message ids of these rooms, a singular with its plural, each with the files that say it."""
    found = {}
    for room in ROOMS:
        for path in sorted((msgids.ROOT / room).rglob("*")):
            if path.suffix in {".html", ".py"}:
                for said in msgids.msgids(path):
                    found.setdefault(said, []).append(str(path.relative_to(msgids.ROOT)))
    return found


def silent():
    """Return the reasons of `silent.toml`: of files by the beginning of their paths, and of sentences."""
    read = tomllib.loads(SILENT.read_text(encoding="utf-8"))
    of_files = {path: reason for reason, paths in read["files"].items() for path in paths}
    of_sentences = {said: reason for reason, some in read["sentences"].items() for said in some}
    return of_files, of_sentences


def by_form(said):
    """Return what the form of a sentence says about it: a label, a question, a button, a title; empty for none."""
    if said.endswith("?"):
        return "question"
    if said.endswith("…"):
        return "button"
    if said.endswith("· %(name)s"):
        return "title"
    if "%" not in said and not said.endswith(".") and len(said.split()) < FEWEST:
        return "label"
    return ""


def reasons():
    """Return why each sentence needs no predicate; an empty reason for none."""
    of_files, of_sentences = silent()
    found = {}
    for said, files in sentences().items():
        reason = of_sentences.get(said[0], "") or by_form(said[0])
        if not reason:
            told = {of_file(path, of_files) for path in files}
            reason = told.pop() if len(told) == 1 else ""
        found[said] = reason
    return found


def of_file(path, of_files):
    fits = [start for start in of_files if path.startswith(start)]
    return of_files[max(fits, key=len)] if fits else ""


def unplaced():
    """Return the sentences that are neither a claim nor silent, with the files that say them."""
    from tests.director.sentences.reading import claimed

    known, files = claimed(), sentences()
    return {said: files[said] for said, reason in reasons().items() if not reason and said[0] not in known}


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    import django

    django.setup()
    for said, files in sorted(unplaced().items(), key=lambda one: one[1]):
        print(files[0], said[0], sep="\t")
