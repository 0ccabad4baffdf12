"""Every sentence of an event has a predicate or states nothing, and an untrue or a missing one is found."""

from collections import Counter
from pathlib import Path

import pytest

from tests import msgids
from tests.director.sentences import collected
from tests.director.sentences.facts import Facts
from tests.director.sentences.patterns import patterns
from tests.director.sentences.reading import Page, claimed, faults
from tests.director.sentences.texts import Text
from tests.factories import director_of, make_stages
from tests.rows import rows
from tests.tournaments.desk.pages import url

LANGUAGE = "pt-br"


def test_every_sentence_has_a_predicate_or_states_nothing():
    """A new sentence belongs in `said/`, or in `silent.toml` with the reason why it cannot be false."""
    assert collected.unplaced() == {}


def test_no_sentence_is_called_silent_without_need():
    of_files, of_sentences = collected.silent()
    known = {said[0]: files for said, files in collected.sentences().items()}
    twice = {said for said in of_sentences if said in claimed() or collected.by_form(said)}

    assert of_sentences.keys() - known.keys() == set()
    assert twice == set()
    for path in of_files:
        assert list(msgids.ROOT.glob(f"{path}*")), path


def test_every_claim_is_a_sentence_of_the_site():
    of_the_site = {one for said in msgids.of_everything() for one in said} | set(labels_of_states())

    assert claimed() - of_the_site == set()


def labels_of_states():
    """Return the words of the states that models declare, and that pages show as tags."""
    from tournaments.models import Round, Stage, Tournament

    for states in (Round.State, Stage.State, Tournament.State):
        yield from map(str, states.labels)


@rows(
    ("said", "line", "found"),
    [
        ("falta %(total)s mesa", "Esperar: falta 1 mesa:", {"total": "1"}),
        ("Rodada %(number)s de %(rounds)s", "Fase 2 Rodada 1 de 10", {"number": "1", "rounds": "10"}),
        ("%(round)sª rodada: contra %(opponent)s.", "3ª rodada: contra A.", {"round": "3", "opponent": "A"}),
        ("Folga: %(points)s.", "Folga: 0.5.", {"points": "0.5"}),
        ("O tempo acaba em <b>%(jogos)s mesa</b> aberta.", "O tempo acaba em 1 mesa aberta.", {"jogos": "1"}),
        ("folga outra vez", "Folga outra vez", {}),
        ("folga", "folgas", None),
        ("Falta %(count)s", "Falta alguém", None),
        ("%(place)s lugar até aqui.", "Ana: 5º–8º lugar até aqui.", {"place": "5º–8º"}),
        ("do 1º ao %(last)s embaixo", "do 1º ao 5º embaixo", {"last": "5º"}),
    ],
)
def test_a_sentence_is_read_with_its_figures(said, line, found):
    ((_literal, pattern),) = patterns((said,), LANGUAGE)
    hit = pattern.search(line)

    assert (hit and hit.groupdict()) == found


def test_the_text_of_a_page_is_what_is_seen_of_it():
    page = Text(
        "<head><title>A</title></head><p>Falta <b>1</b>\n mesa<a href='/m/3/'>:</a></p><p hidden>oculto</p>"
        "<ul class='rounds'><li>um<span>a</span><span>b</span></li><li>dois</li></ul><textarea>\nx\ny</textarea>"
        "<svg role='img' aria-label='Lugar: 1º'><text>2</text></svg>"
    )

    assert page.lines == ["Falta 1 mesa:", "uma b", "dois", "x", "y", "Lugar: 1º"]
    assert page.text_of(page.block(2, "li")) == ["dois"]
    assert page.text_of(page.block(2, ".rounds")) == ["uma b", "dois"]
    assert page.links_of(page.block(0, "p")) == ["/m/3/"]


def test_the_big_screen_is_read_with_all_of_its_pages():
    html = "<section class='slide'>um</section><section class='slide'\n hidden>dois</section>"

    assert Page("/telao/x/", "telao", {}, html).text.lines == ["um", "dois"]
    assert Page("/m/x/", "mesa", {}, html).text.lines == ["um"]


@pytest.mark.django_db
@rows(
    ("truth", "told", "fault"),
    [
        ("Faltam 6 resultados", "Faltam 5 resultados", "untrue"),
        ("faltam 2 mesas", "faltam 1 mesas", "untrue"),
        ("Rodada 1 de 3", "Rodada 1 de 2", "untrue"),
        ("Faltam 6 resultados", "", "missing"),
        ("faltam 2 mesas", "", "missing"),
    ],
)
def test_what_a_page_says_wrong_or_leaves_out_is_found(client, truth, told, fault):
    (stage,) = make_stages({"format": "all_play_all"}, duplas=4)
    client.force_login(director_of(stage.tournament.club))
    answer = client.get(url("desk_rounds", stage.tournament))
    at = answer.resolver_match
    html = " ".join(answer.content.decode().split())
    assert truth in html

    def found(html):
        page = Page(answer.request["PATH_INFO"], at.url_name, at.kwargs, html)
        return Counter(one.partition(" ")[0] for one in faults(Facts(stage.tournament), [page]))

    assert found(html) == Counter()
    assert found(html.replace(truth, told))[fault]


def test_claims_call_nothing_that_prints():
    """The predicates count from rows: their modules import no page, no chart and no view."""
    for path in Path(__file__).parent.rglob("*.py"):
        imported = [
            line for line in path.read_text().splitlines() if line.startswith(("from tournaments", "import"))
        ]
        assert not [line for line in imported if ".desk" in line or ".charts" in line or ".public" in line], (
            path
        )
