"""The director's work without a pointer: from sign-in to the first round, and during the round."""

from itertools import batched

import pytest
from playwright.sync_api import expect

from scoring.models import Jogo
from tests.browser.acts import signed_in
from tests.browser.keyboard import NAME, Keys
from tests.chromium import DESKTOP
from tests.factories import director_of, make_club, make_tournament, make_user, player_names, record
from tests.matrix import every
from tests.tournaments.desk.pages import url
from tournaments.models import Confronto

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def keys(phones):
    """A keyboard user at a laptop. At the end, checks that each focus stop was visible, in both themes."""
    person = Keys(phones.take(**DESKTOP))
    yield person
    assert person.stops > 0
    assert person.unseen == []


@pytest.fixture
def hall(keys, live_server):
    """The Salão with four mesas in play; the first one has a mão."""
    event = make_tournament(duplas=8, target=3000)
    record(Jogo.objects.get(confronto__tournament=event, confronto__mesa=1))
    signed_in(keys.page, director_of(event.club))
    keys.page.goto(live_server.url + url("desk_mesas", event))
    return event


def opened(keys, mesa):
    """Open a mesa by its number; its drawer has the focus."""
    keys.page.keyboard.type(str(mesa))
    keys.page.keyboard.press("Enter")
    keys.page.wait_for_url("**#gaveta")
    expect(keys.page.locator("#gaveta")).to_be_focused()
    expect(keys.page.get_by_role("region", name=f"Mesa {mesa}")).to_be_visible()


def sent(keys, button):
    """Press a button, and the button of its confirmation page if there is one."""
    keys.press(button, kind="button")
    if not keys.page.locator(".messages").count():
        for box in keys.page.locator("main [type=checkbox]:visible").all():
            keys.tick(box.evaluate(NAME))
        keys.press("", kind="main form.card button[type=submit]")


def done(keys, said):
    """Check the message, displayed in the same drawer."""
    expect(keys.page.locator(".messages")).to_contain_text(said)
    expect(keys.page.locator("#gaveta")).to_be_focused()


def tile(event, mesa):
    return f"m-{Confronto.objects.get(tournament=event, mesa=mesa, round=1).pk}"


def test_first_round_is_posted_with_the_keyboard_alone(keys, live_server):
    make_club("Clube do Cais", director=make_user("diretora"))
    names = player_names(16)
    keys.page.goto(f"{live_server.url}/painel/", timeout=60_000)  # the first page of the test run is slow

    keys.field("Usuário", text="diretora")
    keys.field("Senha", text="canastra")
    keys.press("Entrar")
    keys.press("Novo torneio")
    keys.field("Nome", text="Copa do Cais")
    keys.choose("plan", "suico")
    keys.field("Pontos da partida", text="1500")
    keys.press("Criar torneio")
    keys.press("Colar uma lista")
    keys.field("linha", text="\n".join(f"{one} / {other}" for one, other in batched(names, 2, strict=True)))
    keys.press("Conferir a lista")
    keys.press("Inscrever", kind="button")  # the next step is a link of this name
    keys.press("Abrir e começar")
    keys.press("Começar agora")
    keys.press("Conferi: divulgar os lugares")

    expect(keys.page.locator("main")).to_contain_text("Todos já veem onde sentar.")
    assert Confronto.objects.filter(mesa__isnull=False).count() == 4


@pytest.mark.proof(
    "the first round is posted with the keyboard; test_every_desk_page.py reaches every control"
)
def test_walkover_is_given_and_undone_with_the_keyboard_alone(keys, hall):
    opened(keys, 3)
    keys.press("W.O.")
    keys.tick(Confronto.objects.get(tournament=hall, mesa=3, round=1).name("B"))
    keys.field("Por quê?", text="não vieram")
    sent(keys, "Dar W.O.")
    done(keys, "W.O. gravado")

    keys.press("Desfazer um resultado")
    keys.field("Por quê?", text="vieram")
    sent(keys, "Desfazer o resultado")
    done(keys, "Resultado desfeito")

    keys.page.keyboard.press("Escape")
    expect(keys.page.locator("#gaveta")).to_have_count(0)
    expect(keys.page.locator(f"#{tile(hall, 3)}")).to_be_focused()


@pytest.mark.proof("a walkover is given by the same steps; test_hall_clicks.py corrects a mão")
def test_mao_is_corrected_with_the_keyboard_alone(keys, hall):
    opened(keys, 1)
    keys.press("Corrigir a última mão")
    keys.field("Cartas na mesa", text="60")
    keys.field("Por que corrigir?", text="somada errado")
    sent(keys, "Gravar correção")
    done(keys, "Mão corrigida.")

    keys.press("Fechar")

    expect(keys.page.locator(f"#{tile(hall, 1)}")).to_be_focused()


def test_hall_is_searched_and_its_keys_are_told(keys, hall):
    name = Confronto.objects.get(tournament=hall, mesa=4, round=1).dupla_a.players.first().name
    # The name of a player leads to the page of the dupla, the number of a mesa opens it.
    for typed, address in ((name, "**/inscritos/**#gaveta"), ("4", "**/mesas/**#gaveta")):
        keys.page.keyboard.press("/")
        keys.page.keyboard.type(typed)
        keys.page.keyboard.press("Enter")
        keys.page.wait_for_url(address)
        expect(keys.page.get_by_role("region", name="Mesa 4")).to_be_focused()
        if typed == name:
            keys.page.go_back()

    keys.page.keyboard.press("?")
    expect(keys.page.get_by_text("abre a mesa 17")).to_be_visible()
    keys.press("Fechar")
    expect(keys.page.locator(f"#{tile(hall, 4)}")).to_be_focused()


def test_focus_in_the_drawer_stays_when_the_hall_moves(keys, hall):
    opened(keys, 3)
    keys.to("W.O.", kind="a")
    at = keys.here()

    record(Jogo.objects.get(confronto__tournament=hall, confronto__mesa=3))

    expect(keys.page.locator("#gaveta")).to_contain_text("760")
    assert keys.here() == at


def test_first_stop_leads_past_what_every_page_has(keys, hall, live_server):
    assert keys.tab() == "Ir para o conteúdo"
    keys.page.keyboard.press("Enter")

    assert keys.here() == "conteudo"


@pytest.mark.parametrize("name", every(["desk_mesas", "desk_tournament", "desk_plan", "desk_log"], 4))
def test_no_page_holds_the_focus(keys, hall, live_server, name):
    """Tab leaves the page at its end, and Shift+Tab at its start, over the same stops."""
    keys.page.goto(live_server.url + url(name, hall))
    stops = keys.page.evaluate(
        "[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, "
        "[tabindex]')]"
        ".filter((one) => one.checkVisibility() && !one.disabled).length"
    )

    at = "document.activeElement.outerHTML.slice(0, 300)"
    there = []
    while keys.tab() is not None:
        there.append(keys.page.evaluate(at))
        assert len(there) <= stops, there[-3:]
    back = []
    for _ in there:
        keys.tab("Shift+Tab")
        back.append(keys.page.evaluate(at))

    assert there
    assert back == there[::-1]
