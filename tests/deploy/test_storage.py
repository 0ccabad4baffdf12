"""Static files as a phone loads them."""

import re
from pathlib import Path

import brotli
import pytest
from django.contrib.staticfiles import finders
from django.core.files.base import ContentFile

from deploy.web.storage import HashedFiles

READERS, WAVE = "tournaments/leitor.css", "canastra/wave.svg"
SMALL = 10_000  # bytes, compressed: eight files were 15,104
MODULE = (
    b'// What it does.\n\nimport { a } from "./a.js"; // why\n  // how\n  export const at = "http://b/";\n'
)


@pytest.mark.parametrize("of", ["canastra", "scoring", "tournaments"])
def test_modules_are_kept_without_comments_and_blanks(tmp_path, of):
    storage = HashedFiles(location=tmp_path)
    saved = storage.save(f"{of}/b.js", ContentFile(MODULE))

    assert (tmp_path / saved).read_bytes() == (b'import{a}from"./a.js";export const at="http://b/";')


def test_styles_are_kept_without_comments_and_blanks(tmp_path):
    storage = HashedFiles(location=tmp_path)
    saved = storage.save("scoring/a.css", ContentFile(b"/* Why. */\n.a  {\n  width: calc(1px + 2px);\n}\n"))

    assert (tmp_path / saved).read_bytes() == b".a{width:calc(1px + 2px)}"


def collected(storage):
    """Return the single public style sheet as served, after collectstatic."""
    done = storage.post_process({READERS: (None, READERS), WAVE: (None, WAVE)})
    (hashed,) = {hashed for name, hashed, _ in done if name == READERS and hashed.endswith(".css")}
    return (Path(storage.location) / hashed).read_text()


def test_style_of_readers_is_one_file_with_all_that_it_imports(tmp_path):
    storage = HashedFiles(location=tmp_path)
    for name in (READERS, WAVE):
        storage.save(name, ContentFile(Path(finders.find(name)).read_bytes()))

    style = collected(storage)

    assert "@import" not in style
    assert all(one in style for one in (":root", ".site-footer", ".bracket", ".event-bar"))
    assert re.search(r'url\("\.\./canastra/wave\.[0-9a-f]{12}\.svg"\)', style)
    assert len(brotli.compress(style.encode())) < SMALL


def test_style_of_readers_follows_what_it_imports(tmp_path):
    # Only changed files are collected again, and the importing file is older than the imported one.
    storage = HashedFiles(location=tmp_path)
    storage.save(WAVE, ContentFile(Path(finders.find(WAVE)).read_bytes()))
    storage.save(READERS, ContentFile(b".of-the-last-release{}"))

    assert "of-the-last-release" not in collected(storage)


def test_what_others_wrote_is_kept_as_it_is(tmp_path):
    storage = HashedFiles(location=tmp_path)
    saved = storage.save("admin/b.js", ContentFile(MODULE))

    assert (tmp_path / saved).read_bytes() == MODULE


def test_modules_are_named_and_served_as_they_are_kept(tmp_path):
    storage = HashedFiles(location=tmp_path)
    kept = {
        name: storage.save(name, ContentFile(body))
        for name, body in {"scoring/a.js": b"1;\n", "scoring/b.js": MODULE}.items()
    }

    named = {
        name: hashed for name, hashed, _done in storage.post_process({name: (None, name) for name in kept})
    }

    served = (tmp_path / named["scoring/b.js"]).read_text()
    assert f'from"./{named["scoring/a.js"].removeprefix("scoring/")}"' in served
    assert "What it does" not in served
