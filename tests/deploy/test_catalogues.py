"""The translations in three languages: complete, without leftovers, and readable by gettext."""

import os
import re
from gettext import GNUTranslations
from io import BytesIO

import pytest
from django.conf import settings

from deploy import catalogues
from tests.msgids import of_everything

LANGUAGES = [code for code, _name in settings.LANGUAGES if code != settings.LANGUAGE_CODE]
FIGURE = re.compile(r"%\(\w+\)s|%s|#")
BUTTON = re.compile(
    r"\w+[aei]r\b|Pôr\b"
)  # a Portuguese infinitive first: a button, or a link that leads to one
TU = re.compile(
    r"(?:Aggiungi|Annulla|Apri|Cambia|Cerca|Chiudi|Comincia|Conferma|Controlla|Copia|Correggi|Crea|Dai|Decidi|Entra|Esci|"
    r"Iscrivi|Leggi|Manda|Metti|Modifica|Mostra|Passa|Pubblica|Registra|Salva|Scambia|Scarica|Scegli|Segna|Sorteggia|"
    r"Stampa|Togli|Torna|Unisci|Vai|Vedi)\b"
)
HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'


def of_the_site():
    """Return every sentence of the site, with the first source that uses it."""
    return {"\0".join(msgid): path for msgid, path in of_everything().items()}


def source(language):
    return settings.LOCALE_PATHS[0] / language / "LC_MESSAGES" / "django.po"


def messages(language):
    found = catalogues.read(source(language).read_text(encoding="utf-8"))
    return {said: means for said, means in found.items() if said}


def test_there_are_three_languages_besides():
    assert LANGUAGES == ["it", "en", "es"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated_and_no_other(language):
    found, said = set(messages(language)), of_the_site()

    assert {one: str(said[one]) for one in said.keys() - found} == {}
    assert found - said.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_translation_has_the_figures_of_its_sentence(language):
    for said, means in messages(language).items():
        forms = zip(said.split("\0"), means.split("\0"), strict=True)
        for one, other in forms:
            assert sorted(FIGURE.findall(one)) == sorted(FIGURE.findall(other)), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_translation_starts_and_ends_as_its_sentence(language):
    # A label remains a label, a sentence a sentence.
    ends = {
        said: means
        for said, means in messages(language).items()
        if (said[-1] in ".?:" and means[-1] != said[-1]) or (said[-1] not in ".?:" and means[-1] in ".?:")
    }

    assert ends == {}


def test_italian_buttons_say_voi_as_the_sentences_do():
    buttons = {said: means for said, means in messages("it").items() if BUTTON.match(said)}

    assert len(buttons) > 200
    assert {said: means for said, means in buttons.items() if TU.match(means)} == {}


def test_catalogue_is_read_by_gettext_with_its_plural_forms():
    text = """
# a comment
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

#, python-format
msgid "%(n)s mão"
msgid_plural "%(n)s mãos"
msgstr[0] "%(n)s hand"
msgstr[1] "%(n)s hands"

msgid ""
"Não "
"\\"confere\\""
msgstr "Not right"

msgid "Falta"
msgstr ""
"""
    read = GNUTranslations(BytesIO(catalogues.binary(catalogues.read(text))))

    assert [read.ngettext("%(n)s mão", "%(n)s mãos", n) for n in (1, 2)] == ["%(n)s hand", "%(n)s hands"]
    assert read.gettext('Não "confere"') == "Not right"
    assert read.gettext("Falta") == "Falta"  # a sentence without a translation is unchanged


@pytest.mark.parametrize("line", ['"no message"', "msgid without quotes", 'msgctxt "menu"'])
def test_line_that_is_none_is_an_error(line):
    with pytest.raises(catalogues.CatalogueError, match="line 1"):
        catalogues.read(line)


def test_catalogue_is_compiled_when_its_text_is_newer_and_only_then(tmp_path):
    folder = tmp_path / "en" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    text, compiled = folder / "django.po", folder / "django.mo"
    text.write_text(HEAD + 'msgid "mão"\nmsgstr "hand"\n', encoding="utf-8")

    catalogues.compile_all(tmp_path)
    assert GNUTranslations(BytesIO(compiled.read_bytes())).gettext("mão") == "hand"

    compiled.write_bytes(b"as it was")
    catalogues.compile_all(tmp_path)
    assert compiled.read_bytes() == b"as it was"

    later = compiled.stat().st_mtime + 10
    os.utime(text, (later, later))
    catalogues.compile_all(tmp_path)
    assert compiled.read_bytes() != b"as it was"
    assert [one.name for one in folder.iterdir() if one.suffix not in {".po", ".mo"}] == []


def test_folder_that_nobody_may_write_to_does_not_stop_the_site(tmp_path, monkeypatch):
    folder = tmp_path / "en" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "django.po").write_text('msgid "mão"\nmsgstr "hand"\n', encoding="utf-8")

    def refused(target, content):
        raise PermissionError

    monkeypatch.setattr(catalogues, "_replace", refused)
    catalogues.compile_all(tmp_path)

    assert not (folder / "django.mo").exists()
