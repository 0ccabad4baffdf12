"""Static files as a phone loads them."""

import pytest
from django.core.files.base import ContentFile

from deploy.storage import HashedFiles

MODULE = (
    b'// What it does.\n\nimport { a } from "./a.js"; // why\n  // how\n  export const at = "http://b/";\n'
)


@pytest.mark.parametrize("of", ["canastra", "scoring", "tournaments"])
def test_modules_are_kept_without_comments_and_blanks(tmp_path, of):
    storage = HashedFiles(location=tmp_path)
    saved = storage.save(f"{of}/b.js", ContentFile(MODULE))

    assert (tmp_path / saved).read_bytes() == (b'import{a}from"./a.js";export const at="http://b/";')


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
