"""The Portuguese for trios and single players.

Each sentence that names duplas has a variant, and no variant is left over.
"""

import re
from datetime import date
from functools import cache

import pytest
from django.conf import settings
from django.utils import formats, translation
from django.utils.translation import gettext, ngettext

from deploy import catalogues
from scoring.wording.line_ups import FAMILIES
from tests.factories import catch_up, director_of, make_rules, make_tournament
from tests.msgids import ROOT, msgids
from tests.tournaments.desk.pages import text, url
from tournaments.clubs import rule_choice
from tournaments.line_ups import KINDS, spoken
from tournaments.models import Tournament
from tournaments.wording.days import days

DAY = date(2026, 3, 7)
FIGURE = re.compile(r"%\(\w+\)[sd]")
FOLDERS = {"singles": "x_Singles", "trios": "x_Trios"}
# Sentences on pages of no single tournament, or about duplas in any tournament.
ELSEWHERE = re.compile(
    r"(scoring/(avulso|explain|forms)/|privacidade|management/|models/(access/keys|audit_entry|tournament)|"
    r"desk/(setup/setup_form|(entries/)?teams|plan/advi)|ledger/chains|clubs/|desk/club|wording/event_file|api/guide)"
)
OF_DUPLAS = {
    "O que jogar com tantas duplas, mesas e horas?",
    "O torneio deste arquivo é grande demais para ser trazido: até %(most)s duplas e %(maos)s mãos.",
    "Neste torneio se inscreve jogador por jogador: equipes são de duplas.",
    "No individual o adversário muda com o parceiro: este critério compara duplas. Escolha outro.",
    "O torneio %(name)s, que ainda não começou, usa este regulamento: ele é de duplas e precisa de um limite.",
    "Só em uma mesa do individual falta um jogador: em %(confronto)s jogam duplas. Dê o W.O.",
}
SOURCES = [
    path
    for folder in ("tournaments", "scoring", "templates")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in {".py", ".html"} and "migrations" not in path.parts
]


@cache
def said():
    """Return every sentence of the site with a file that contains it."""
    return {msgid: str(path.relative_to(ROOT)) for path in SOURCES for msgid in msgids(path)}


def messages(kind):
    source = settings.LOCALE_PATHS[0] / FOLDERS[kind] / "LC_MESSAGES" / "django.po"
    return {
        known: means for known, means in catalogues.read(source.read_text(encoding="utf-8")).items() if known
    }


@pytest.mark.parametrize("kind", FOLDERS)
def test_every_sentence_that_names_duplas_has_its_own_and_no_other(kind):
    sentences = {"\0".join(msgid): path for msgid, path in said().items()}
    found = messages(kind)
    named = {
        one: path
        for one, path in sentences.items()
        if re.search(r"\bduplas?\b", FIGURE.sub("", one), re.IGNORECASE) and not ELSEWHERE.search(path)
    }

    assert {one: path for one, path in named.items() if one not in found and one not in OF_DUPLAS} == {}
    assert found.keys() - sentences.keys() == set()


@pytest.mark.parametrize("kind", FOLDERS)
def test_sentence_keeps_its_figures_and_names_no_dupla(kind):
    for one, means in messages(kind).items():
        for before, after in zip(one.split("\0"), means.split("\0"), strict=True):
            assert set(FIGURE.findall(after)) <= set(FIGURE.findall(before)), one
            if "regulamento" not in one:
                assert not re.search(r"\bduplas?\b", FIGURE.sub("", after), re.IGNORECASE), one


def test_words_are_those_of_who_plays_and_all_others_stay():
    trios = Tournament(entrants="trios")

    with spoken(trios):
        assert gettext("Duplas inscritas") == "Trios inscritos"
        assert (
            ngettext("%(count)d dupla inscrita.", "%(count)d duplas inscritas.", 2)
            == "%(count)d trios inscritos."
        )
        assert gettext("Classificação") == "Classificação"
    assert gettext("Duplas inscritas") == "Duplas inscritas"
    with spoken(Tournament(entrants="duplas")):
        assert gettext("Duplas inscritas") == "Duplas inscritas"


OTHERS = [code for code in FAMILIES if code != settings.LANGUAGE_CODE]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", FOLDERS)
def test_all_that_is_said_of_them_is_there_in_each_language(language, kind):
    general, own = (
        catalogues.read((settings.LOCALE_PATHS[0] / folder / "LC_MESSAGES" / "django.po").read_text("utf-8"))
        for folder in (language, f"{language}_{kind.title()}")
    )

    assert own.keys() - {""} == messages(kind).keys()
    assert general.keys() >= own.keys()
    for one, means in own.items():
        assert not one or sorted(FIGURE.findall(messages(kind)[one])) == sorted(FIGURE.findall(means)), one


@pytest.mark.parametrize(
    ("language", "said", "usual", "month"),
    [
        ("it", "Terne iscritte", "Classifica", "7 marzo 2026"),
        ("en", "Trios entered", "Standings", "7 March 2026"),
        ("es", "Tríos inscriptos", "Clasificación", "7 de marzo de 2026"),
    ],
)
def test_other_languages_have_their_words_too_and_keep_all_else(language, said, usual, month):
    with translation.override(language):
        before = (formats.number_format(1234.5, 1, force_grouping=True), days(DAY, DAY))
        with spoken(Tournament(entrants="trios")):
            assert gettext("Duplas inscritas") == said
            assert gettext("Classificação") == usual
            assert (formats.number_format(1234.5, 1, force_grouping=True), days(DAY, DAY)) == before
        assert translation.get_language() == language
    assert before[1] == month


@pytest.mark.parametrize("kind", KINDS)
def test_formats_are_those_of_portuguese(kind):
    def written():
        day = (formats.date_format(DAY), formats.date_format(DAY, "SHORT_DATE_FORMAT"))
        return *day, formats.number_format(1234.5, 1, force_grouping=True), gettext("Enter a valid date.")

    usual = written()
    with spoken(Tournament(entrants=kind)):
        assert written() == usual
    assert "1.234,5" in usual


@pytest.mark.django_db
def test_pages_of_trios_speak_of_trios_and_the_next_page_of_duplas(client):
    tournament, other = trios_playing(), make_tournament(duplas=4)
    client.force_login(director_of(tournament.club))

    desk = text(client.get(url("desk_tournament", tournament)))
    public = text(client.get(f"/torneios/{tournament.slug}/"))
    after = text(client.get(f"/torneios/{other.slug}/classificacao/"))

    assert "4 trios" in desk
    assert '<html lang="pt-BR"' in desk
    for page in (desk, public):
        assert not re.search(r"\bduplas?\b", visible(page), re.IGNORECASE)
    assert re.search(r"\bDuplas?\b", visible(after))


def trios_playing():
    own = make_rules(
        make_tournament(duplas=0, state="draft").club, base="000", options={"teams": "trios", "target": 700}
    )
    choice = rule_choice.of_rules(own)
    return catch_up(
        make_tournament(
            duplas=4, club=own.club, name="Copa dos Trios", entrants="trios", choice=choice, target=None
        )
    )


def visible(page):
    """Return the visible text of a page, without addresses and field names."""
    body = page[page.index("<main") :]
    return re.sub(r"<(script|style).*?</\1>|<[^>]*>", " ", body, flags=re.DOTALL)
