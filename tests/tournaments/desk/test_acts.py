"""All the director's actions on a mesa or its players, from the mesa's drawer and from the page of a dupla.

Each action shows its effects first, asks for a reason where one is due, returns to the page it was opened from, and
can be undone from there while nothing depends on it. What it says afterwards is in the table of deeds (docs/deeds.md).
"""

import re
from dataclasses import dataclass, field
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.jogo.sheet import sheet
from scoring.lifecycle import devices
from scoring.lifecycle.call import call_director
from scoring.models import MESA, Jogo, SeatKey
from tests.access.bodies import Page, filled
from tests.access.deeds import DEEDS, pattern
from tests.factories import TABLE, jogos_being_played, record
from tests.matrix import each
from tests.tournaments.desk.pages import url
from tests.tournaments.desk.staged import in_play, signed_in
from tournaments.hall.clocks.clock_hands import given_extra
from tournaments.models import Confronto, Dupla, DuplaMember, Penalty, StageEntry

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 35, "pace": "round"}
WHY = {"reason": "decisão da direção"}
PHONE = "aparelho-da-mesa"
GIVEN_BACK = {"A-table": "40", "B-table": "21"}  # as it was recorded


@dataclass(frozen=True)
class Act:
    """An action. `id`: of its link, up to a number; `told`: text of its page; `undo`: the acts that revert it.

    `acao`: the form of the page, if it has several. `restores`: whether undoing restores everything; a confirmation is
    corrected, not reverted.
    """

    id: str
    told: str
    typed: dict = field(default_factory=dict)
    why: bool = True
    undo: tuple = ()
    acao: str = ""
    state: str = "result"
    ready: str = ""
    restores: bool = True

    @property
    def after(self):
        """Return what is said once it is done."""
        return DEEDS[NAMES.get((self.id, self.acao), self.id)].after

    @property
    def sent(self):
        return self.typed | (WHY if self.why else {})


NAMES = {
    ("lancar", ""): "desk_paper",
    ("corrigir", ""): "desk_mao",
    ("corrigir", "retirar"): "desk_mao retirar",
    ("folha", "confirmar"): "desk_jogo confirmar",
    ("extra", ""): "desk_extra",
    ("extra", "desfazer"): "desk_extra desfazer",
}
UNDONE = Act("desfazer", "O resultado sai da classificação e o jogo volta a ficar aberto.")
ACTS = {
    "lançar": Act(
        "lancar",
        "Entra na súmula como se a mesa a tivesse lançado.",
        {"A-total": "300", "B-total": "120"},
        why=False,
        state="score",
        ready="recorded",
        undo=(Act("corrigir", "Ela deixa de contar", acao="retirar"),),
    ),
    "corrigir": Act(
        "corrigir",
        "Esta conta fica no lugar da que vale",
        {"A-table": "60", "B-hand": "14"},
        state="score",
        ready="recorded",
        undo=(Act("corrigir", "Corrigir outra vez desfaz.", {"A-table": "40", "B-hand": "9"}),),
    ),
    "confirmar": Act(
        "folha",
        "Confirma todas as mãos que esperam.",
        acao="confirmar",
        state="unconfirmed",
        ready="recorded",
        restores=False,
        undo=(Act("corrigir", "Esta conta fica no lugar da que vale", {"A-table": "60", "B-hand": "14"}),),
    ),
    "W.O.": Act("wo", "O confronto acaba agora a favor da dupla marcada.", {"winner": "A"}, undo=(UNDONE,)),
    "mudar de mesa": Act(
        "mesa",
        "O jogo continua igual na outra mesa",
        {"mesa": "6"},
        why=False,
        state="mesas",
        undo=(Act("mesa", "Agora na mesa 6.", {"mesa": "1"}, why=False),),
    ),
    "trocar mesas": Act(
        "trocar-mesas",
        "Os dois confrontos trocam de mesa",
        {"mesa": "2"},
        state="mesas",
        undo=(Act("trocar-mesas", "Os dois confrontos trocam de mesa", {"mesa": "1"}),),
    ),
    "lados trocados": Act(
        "lados-trocados",
        "Tudo o que foi lançado para uma dupla passa à outra",
        state="score",
        ready="recorded",
        undo=(Act("lados-trocados", "Tudo o que foi lançado para uma dupla passa à outra"),),
    ),
    "mesa errada": Act(
        "mesa-errada",
        "as duas súmulas trocam de donos",
        {"other": "other mesa"},
        state="owners",
        ready="recorded",
        undo=(Act("mesa-errada", "as duas súmulas trocam de donos", {"other": "other mesa"}),),
    ),
    "dupla errada": Act(
        "dupla-errada",
        "cada uma fica com as mãos que jogou",
        {"other": "other dupla"},
        state="owners",
        ready="recorded",
        restores=False,  # exchanged again from where the dupla sits now
    ),
    "pontos da direção": Act(
        "pontos",
        "Estes pontos entram na classificação no lugar dos da mesa.",
        {"points_a": "900", "points_b": "500", "winner": "A"},
        undo=(UNDONE,),
    ),
    "as duas ausentes": Act("ausentes", "Ninguém vence.", undo=(UNDONE,)),
    "abandonado": Act(
        "abandonado",
        "O jogo começou e não termina.",
        {"winner": "A"},
        ready="recorded",
        undo=(UNDONE,),
    ),
    "média": Act("media", "O confronto não se joga.", {"winner": "A"}, undo=(UNDONE,)),
    "tempo extra": Act(
        "extra",
        "as outras não mudam",
        {"minutes": "5"},
        state="extra",
        undo=(Act("extra", "A mesa já tem 5 minutos a mais.", why=False, acao="desfazer"),),
    ),
    "penalidade": Act(
        "punir",
        "A punição entra na classificação e todos a leem, com o motivo.",
        {"amount": "100", "round": "1"},
        state="penalties",
        undo=(Act("retirar-punicao", "A punição deixa de contar."),),
    ),
    "trocar jogador": Act(
        "parceiro",
        "A dupla, ou no individual a inscrição, segue com o mesmo número",
        {"leaves": "who sits", "comes": "Quem Entra"},
        why=False,  # a reason is required once more than half is played: tests/tournaments/entries
        state="players",
        undo=(
            Act(
                "parceiro",
                "segue com o mesmo número",
                {"leaves": "Quem Entra", "comes": "who sat"},
                why=False,
            ),
        ),
    ),
    "desistência": Act(
        "saida",
        "O que já foi jogado fica.",
        {"justified": "sim"},
        state="entry",
        undo=(Act("volta", "Joga de novo a partir da próxima rodada.", why=False),),
    ),
}


class Hall:
    """A director at an event whose first mesa plays, who acts from one of the two pages."""

    def __init__(self, client, start):
        self.client, self.start = client, start
        event = in_play(SWISS, target=3000, mesas=6, entry="confirm", totals_allowed=True)
        self.event = signed_in(client, event)
        self.jogo = jogos_being_played(self.event)[0]
        self.pk = self.jogo.confronto.pk
        self.dupla = self.row.dupla_a
        self.sits = self.dupla.players.order_by("pk").first()

    @property
    def row(self):
        return Confronto.objects.select_related("jogo").get(pk=self.pk)

    @property
    def address(self):
        """Return the page that the director starts from and returns to."""
        if self.start == "dupla":
            return url("desk_contact", self.event, self.dupla.number)
        return (
            reverse("tournaments:desk_mesas", args=(self.event.slug,), query={"de": self.row.pk}) + "#gaveta"
        )

    def recorded(self):
        record(self.jogo, side="A")

    def stands(self, what):
        """Return the current value that an act changes."""
        row = self.row
        entry = StageEntry.objects.get(dupla=self.dupla)
        return {
            "result": lambda: (row.status, row.winner_id, row.given, row.jogo and not row.jogo.closed_at),
            "score": lambda: [line.mao.totals for line in sheet(row.jogo).lines],
            "unconfirmed": lambda: len(sheet(row.jogo).unconfirmed),
            "mesas": lambda: list(Confronto.objects.order_by("pk").values_list("mesa", flat=True)),
            "owners": lambda: list(
                Confronto.objects.order_by("pk").values_list("jogo", "mesa", "dupla_a", "dupla_b")
            ),
            "extra": lambda: given_extra(row),
            "penalties": lambda: Penalty.objects.filter(lifted_at=None).count(),
            "players": lambda: (
                Dupla.objects.get(pk=self.dupla.pk).name,
                sorted(DuplaMember.objects.filter(dupla=self.dupla).values_list("player__name", flat=True)),
            ),
            "entry": lambda: entry.until_round,
        }[what]()

    def open(self, act):
        """Follow the link of an act from the starting page. Return the act's page."""
        page = self.client.get(self.address).content.decode()
        links = re.findall(rf'id="{act.id}(?:-\d+)*"\s+href="([^"]+)"', page)
        assert links, (act.id, self.address)
        address = unescape(links[0])
        answer = self.client.get(address)
        assert answer.status_code == 200, address
        return Page(address, 200, answer.content.decode())

    def do(self, act):
        """Send the act, with confirmation if it is asked for. Return the address it leads to."""
        form = filled(self.open(act), self.typed(act), act.acao)
        answer = self.client.post(form.address, form.fields)
        if answer.status_code in {200, 422}:
            asked = Page(form.address, answer.status_code, answer.content.decode())
            form = filled(asked, self.typed(act), act.acao, tick={"acknowledged", "confirmed"})
            answer = self.client.post(form.address, form.fields)
        assert answer.status_code == 302, Page("", 0, answer.content.decode()).told
        said = self.client.get(answer["Location"]).content.decode()
        assert re.search(pattern(act.after), " ".join(re.sub("<[^>]+>", " ", unescape(said)).split())), (
            act.after
        )
        return answer["Location"]

    def typed(self, act):
        """Return the form data of an act: players by the key of the page, a mão from paper by its place."""
        other = Confronto.objects.exclude(pk=self.pk).order_by("pk").first()
        names = {"who sits": str(self.sits.pk), "who sat": self.sits.name}
        names |= {"other mesa": str(other.pk), "other dupla": str(other.dupla_a_id)}
        new = (
            DuplaMember.objects.filter(dupla=self.dupla)
            .exclude(player=self.sits)
            .values_list("player__name", "player")
        )
        names |= {name: str(pk) for name, pk in new if act.typed.get("leaves") == name}
        found = {name: names.get(value, value) for name, value in act.sent.items()}
        if act.id == "lancar":
            found = {f"{self.pk}.1.2-{name}": value for name, value in found.items()}
        return found


@pytest.fixture(params=["gaveta", "dupla"])
def hall(request, client):
    return Hall(client, request.param)


@pytest.mark.parametrize(
    ("hall", "act"),
    each(["gaveta", "dupla"], ACTS.values()),
    indirect=["hall"],
    ids=lambda value: getattr(value, "id", value),
)
def test_act_is_told_asked_why_undone_and_leads_back(hall, act):
    if act.ready:
        getattr(hall, act.ready)()
    before, score = hall.stands(act.state), hall.stands("score")
    page = hall.open(act)
    text = " ".join(re.sub("<[^>]+>", " ", unescape(page.html)).split())
    assert act.told in text
    assert any("reason" in form.names() for form in page.forms if form.method == "post") == act.why
    assert f'href="{hall.address}"' in page.html.replace("&amp;", "&"), "no way back without a change"

    assert hall.do(act) == hall.address
    assert hall.stands(act.state) != before

    for undo in act.undo:
        assert undo.told in " ".join(re.sub("<[^>]+>", " ", unescape(hall.open(undo).html)).split())
        assert hall.do(undo) == hall.address
    if act.restores:
        assert hall.stands(act.state) == before
    elif act.undo:
        assert hall.stands("score") != score


def test_reason_left_out_is_refused_where_one_is_due(hall):
    for act in (one for one in ACTS.values() if one.why and not one.ready):
        before = hall.stands(act.state)
        form = filled(hall.open(act), hall.typed(act) | {"reason": ""}, act.acao)

        answer = hall.client.post(form.address, form.fields)

        assert answer.status_code == 422, act.id
        assert hall.stands(act.state) == before, act.id


def test_device_is_released_and_takes_its_mesa_back(hall):
    phone = Client()
    phone.cookies["canastra_device"] = PHONE
    seat = SeatKey.objects.get(jogo=hall.jogo, seat=MESA)
    devices.hold(acesso=seat, device=PHONE)
    answer = hall.client.get(hall.address)
    assert "O próximo celular que gravar na mesa fica com ela" in answer.content.decode()
    form = filled(Page(hall.address, 200, answer.content.decode()), {"acesso": str(seat.pk)})

    released = hall.client.post(form.address, form.fields)

    assert released["Location"].partition("#")[0] == hall.address.partition("#")[0]
    seat.refresh_from_db()
    assert seat.device == ""
    phone.post(reverse("scoring:take_over", args=(tokens.current(hall.jogo),)), {"livre": "1"})
    seat.refresh_from_db()
    assert seat.device == PHONE


def test_dupla_that_is_missing_is_called_by_telephone(hall):
    Dupla.objects.filter(pk=hall.dupla.pk).update(phone="+55 (11) 98765-4321")

    page = hall.client.get(hall.address).content.decode()

    assert f'id="chamar-{hall.dupla.number}" href="tel:+5511987654321"' in " ".join(page.split())


def test_call_of_a_mesa_is_answered_where_its_drawer_is_open(hall):
    call_director(jogo=hall.jogo, seat=MESA, source=TABLE)
    hall.start = "gaveta"
    page = Page(hall.address, 200, hall.client.get(hall.address).content.decode())
    form = filled(page, {"chamado": "atendido"})

    answer = hall.client.post(form.address, form.fields)

    assert answer["Location"] == hall.address.partition("#")[0]
    assert Jogo.objects.get(pk=hall.jogo.pk).called_at is None


def test_names_at_the_desk_lead_to_the_dupla(hall):
    page = url("desk_contact", hall.event, hall.dupla.number)
    drawer = reverse("tournaments:desk_mesas", args=(hall.event.slug,), query={"de": hall.row.pk})
    for address in (
        drawer,
        url("desk_tournament", hall.event),
        f"{url('desk_find', hall.event)}?busca= e ",
    ):
        assert f'href="{page}"' in hall.client.get(address).content.decode(), address


def test_page_of_a_dupla_that_plays_nothing_offers_what_there_is(hall):
    last = Dupla.objects.filter(tournament=hall.event).order_by("number").last()
    Confronto.objects.of(last).update(jogo=None, dupla_a=None)

    page = hall.client.get(url("desk_contact", hall.event, last.number)).content.decode()

    assert "Desistência" in page
    assert "W.O." not in page


def test_page_of_a_dupla_costs_the_same_whatever_was_played(hall, django_assert_num_queries):
    hall.client.get(url("desk_contact", hall.event, hall.dupla.number))
    with django_assert_num_queries(25):
        hall.client.get(url("desk_contact", hall.event, hall.dupla.number))
