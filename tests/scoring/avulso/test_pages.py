"""A private jogo: opened by anybody, reached by its addresses, followed without writing, limited in number."""

import re
from datetime import timedelta
from urllib.parse import urlencode
from uuid import uuid4

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils.timezone import now

import rules
from scoring import tokens
from scoring.avulso.form import AvulsoForm, field_of
from scoring.avulso.games import PAIRS, TABLES, TRIOS, game_of, games
from scoring.jogo.recount import differences
from scoring.ledger.verify import faults
from scoring.lifecycle import avulso
from scoring.lifecycle.avulso import MOST_OF_DEVICE
from scoring.models import Jogo, Mao, SeatKey
from tests.rows import rows
from tests.scoring.two_duplas import confirm, contest, record, send, states
from tests.scoring.typed import AVULSO, typed

pytestmark = pytest.mark.django_db


def open_one(client, **changes):
    return client.post("/avulso/", AVULSO | changes, follow=True)


def open_at(client, address):
    return client.post("/avulso/", AVULSO, REMOTE_ADDR=address)


def follow(jogo):
    return f"/mesa/{tokens.current(jogo, 'ver')}/"


@pytest.mark.parametrize(
    ("changes", "options"),
    [
        ({}, {"target": 3000}),
        ({"target": "1500"}, {"target": 1500}),
        ({"ruleset": "extra-partida-2000"}, {"target": 2000}),
        ({"ruleset": "open-dirty-1", "target": "1500"}, {}),
    ],
)
def test_anybody_opens_a_jogo_and_gets_its_addresses(client, changes, options):
    page = open_one(client, **changes)

    jogo = Jogo.objects.get()
    assert page.redirect_chain[-1][0] == f"/mesa/{tokens.current(jogo)}/partilhar/"
    assert jogo.options.items() >= options.items()
    assert follow(jogo) in page.text
    assert page.text.count('class="segno"') == 2
    assert client.get(f"/mesa/{tokens.current(jogo)}/").context["form"]


def test_where_two_duplas_enter_each_gets_its_own_address(client):
    page = open_one(client, entry="confirm")

    jogo = Jogo.objects.get()
    assert all(tokens.current(jogo, side) in page.text for side in "AB")


@pytest.mark.parametrize(
    ("changes", "field"),
    [({"a": ""}, "a"), ({"target": "1501"}, "target"), ({"ruleset": "nenhum"}, "ruleset")],
)
def test_what_cannot_be_is_said_beside_its_field(client, changes, field):
    page = open_one(client, **changes)

    assert page.status_code == 422
    assert list(page.context["form"].errors) == [field]
    assert not Jogo.objects.exists()


@pytest.mark.parametrize("entry", ["scorer", "confirm", "apart"])
def test_who_follows_reads_and_never_writes(client, entry):
    open_one(client, entry=entry)
    jogo = Jogo.objects.get()
    if entry == "confirm":
        record(jogo)
    before, address = Mao.objects.count(), follow(jogo)

    assert "só acompanha" in client.get(address).text
    for path in ("", "conferir/", "cartas/", "maos/1/1/", "maos/1/1/desfazer/"):
        assert client.post(address + path, typed(seen_version=1)).status_code in {403, 405}, path
    assert Mao.objects.count() == before
    assert "Corrigir" not in client.get(address).text
    assert client.get(f"{address}partilhar/").status_code == 404
    assert SeatKey.objects.get(seat="ver").device == ""


def test_who_follows_is_told_only_what_moved(client):
    open_one(client)
    jogo, htmx = Jogo.objects.get(), {"HX-Request": "true"}
    address = follow(jogo)
    seen = client.get(address).context["mark"]

    assert client.get(address, {"visto": seen}, headers=htmx).status_code == 204
    record(jogo, side="")
    assert "810" in client.get(address, {"visto": seen}, headers=htmx).text


def test_who_follows_is_told_what_waits_without_its_figures(client):
    open_one(client, entry="apart", target="1500")
    jogo = Jogo.objects.get()
    send(jogo, "A", 820)
    sent = " ".join(client.get(follow(jogo)).text.split())
    send(jogo, "B", 730)
    differs = " ".join(client.get(follow(jogo)).text.split())

    assert (sent.count("enviada"), sent.count("não bate")) == (1, 0)
    assert (differs.count("enviada"), differs.count("não bate")) == (0, 1)
    assert [figure for figure in ("820", "730") if figure in sent + differs] == []


def test_who_follows_is_told_that_a_mao_is_contested(client):
    open_one(client, entry="confirm", target="1500")
    jogo = Jogo.objects.get()
    mao = record(jogo, 820)
    before = client.get(follow(jogo)).context["mark"]
    contest(jogo, mao)

    page = " ".join(client.get(follow(jogo), {"visto": before}, headers={"HX-Request": "true"}).text.split())

    assert "não bate" in page
    assert "Partida 1 · mão 1" in page
    assert "cada dupla anotou uma coisa" in page
    assert "foram duas canastras" not in page


def test_nobody_is_promised_a_director_where_there_is_none(client):
    open_one(client, entry="apart", target="1500")
    jogo = Jogo.objects.get()
    table = f"/mesa/{tokens.current(jogo, 'A')}/"
    send(jogo, "A", 1500, 100)
    send(jogo, "B", 1510, 100)
    assert "chamem o diretor, se houver um" in client.get(table).text

    send(jogo, "B", 1500, 100)

    assert "O diretor, se houver um, pode reabrir o jogo" in client.get(table).text


def ended(client, **how):
    """Open a jogo and play it to its end. Return it and its last page."""
    open_one(client, target="1500", **how)
    jogo = Jogo.objects.get()
    return jogo, end(client, jogo)


def end(client, jogo):
    table = f"/mesa/{tokens.current(jogo)}/"
    return client.post(table, typed(A_clean="5", A_dirty="0", A_table="55"), follow=True)


def undo(client, jogo, seat="mesa", **changes):
    mao = Mao.objects.latest("pk")
    sent = {"client_id": str(uuid4()), "seen_version": mao.version} | changes
    return client.post(f"/mesa/{tokens.current(jogo, seat)}/maos/1/1/desfazer/", sent, follow=True)


def test_mao_that_ended_it_can_be_undone_where_no_director_is(client):
    jogo, page = ended(client)
    assert page.context["sheet"].over
    assert "Desfaça a última mão: o jogo continua." in page.text

    key = str(uuid4())
    for _ in range(2):  # sent twice, undone once
        page = undo(client, jogo, client_id=key, seen_version=1)

    assert [mao.void for mao in Mao.objects.order_by("pk")] == [False, True]
    assert page.context["form"]["A-clean"].value() == 5
    assert Jogo.objects.get().state == "open"
    assert list(faults(Jogo.objects.all())) == list(differences(Jogo.objects.all())) == []


def test_undo_that_arrives_again_after_the_mao_was_entered_anew_opens_nothing(client):
    jogo, _ = ended(client)
    key = str(uuid4())
    undo(client, jogo, client_id=key, seen_version=1)
    assert "gravada" in end(client, jogo).text

    undo(client, jogo, client_id=key, seen_version=1)  # its answer was lost, and the phone sends it again

    jogo.refresh_from_db()
    assert (jogo.state, jogo.auditentry_set.filter(action="reopened").count()) == ("closed", 1)
    assert list(differences(Jogo.objects.all())) == []


def test_undo_of_what_was_not_seen_leaves_the_jogo_ended(client):
    jogo, _ = ended(client)

    assert undo(client, jogo, seen_version=2).status_code == 409
    assert Jogo.objects.get().state == "closed"


def test_who_follows_undoes_nothing(client):
    jogo, _ = ended(client)

    assert undo(client, jogo, "ver").status_code == 403
    assert Jogo.objects.get().state == "closed"


def test_one_device_opens_only_so_many_within_an_hour(client, monkeypatch):
    for _ in range(MOST_OF_DEVICE):
        open_one(client)
    refused = open_one(client)
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) >= 1
    assert "Espere um pouco" in refused.text
    assert Jogo.objects.count() == MOST_OF_DEVICE

    monkeypatch.setattr("scoring.lifecycle.avulso.HOUR", timedelta(0))  # as if it had passed
    assert open_one(client).status_code == 200


def test_stranger_with_a_fresh_device_each_time_waits_and_nobody_elsewhere_does(monkeypatch):
    monkeypatch.setattr("scoring.lifecycle.avulso.OF_ADDRESS", 2)

    answers = [open_one(Client()).status_code for _ in range(3)]

    assert answers == [200, 200, 429]
    assert open_at(Client(), "203.0.113.9").status_code == 302
    assert Jogo.objects.count() == 3


def test_phone_that_has_played_opens_a_jogo_whatever_strangers_open(client, monkeypatch):
    open_one(client)
    jogo = Jogo.objects.get()
    client.post(f"/mesa/{tokens.current(jogo)}/", typed())
    monkeypatch.setattr("scoring.lifecycle.avulso.OF_ADDRESS", 0)
    monkeypatch.setattr("scoring.lifecycle.avulso.OF_STRANGERS", 1)

    assert open_one(Client()).status_code == 429
    assert open_one(client).status_code == 200


def test_jogo_in_which_nothing_was_entered_loses_its_keys_after_a_month(client):
    for _ in range(3):
        open_one(client)
    empty, played, kept = Jogo.objects.order_by("pk")
    client.post(f"/mesa/{tokens.current(played)}/", typed())
    SeatKey.objects.filter(jogo=kept, seat="mesa").update(unsent=2)  # on a phone that has no network
    address = f"/mesa/{tokens.current(empty)}/"
    assert avulso.clear_abandoned() == 0
    SeatKey.objects.update(issued_at=now() - timedelta(days=31))

    assert avulso.clear_abandoned() == 1

    assert client.get(address).status_code == 404
    assert set(SeatKey.objects.values_list("jogo", flat=True)) == {played.pk, kept.pk}
    assert Jogo.objects.count() == 3
    assert list(faults(Jogo.objects.all())) == []


def test_promise_and_jogo_avulso_stand_on_the_home_page(client):
    home = client.get("/").text

    assert "Uma mão confirmada nunca se perde, nunca conta duas vezes, e toda correção fica visível." in home
    assert 'href="/avulso/"' in home
    assert "Nunca conta duas vezes" in client.get("/promessa/").text


def corrected(client, jogo, number=1, **answers):
    """Correct a mão of the first partida at the mesa."""
    seen = Mao.objects.standing().get(partida__jogo=jogo, partida__number=1, number=number).version
    sent = typed(number=number, reason="contamos de novo", seen_version=str(seen), **answers)
    return client.post(f"/mesa/{tokens.current(jogo)}/maos/1/{number}/", sent, follow=True)


def test_who_opened_it_corrects_a_mao_noticed_too_late(client):
    open_one(client)
    jogo = Jogo.objects.get()
    for number in (1, 2):
        client.post(f"/mesa/{tokens.current(jogo)}/", typed(number=number))
    assert f"/mesa/{tokens.current(jogo)}/maos/1/1/" in client.get(f"/mesa/{tokens.current(jogo)}/").text

    page = corrected(client, jogo, A_table="47")

    assert page.status_code == 200
    assert "contamos de novo" in page.text
    versions = Mao.objects.filter(number=1).order_by("version")
    assert [(mao.version, mao.totals["A"]) for mao in versions] == [(1, 880), (2, 870)]
    assert list(faults(Jogo.objects.all())) == []


def test_who_opened_it_finds_the_way_back_to_its_addresses(client):
    open_one(client)
    jogo = Jogo.objects.get()

    page = client.get(f"/mesa/{tokens.current(jogo)}/")

    assert f"/mesa/{tokens.current(jogo)}/partilhar/" in page.text
    assert "/partilhar/" not in client.get(follow(jogo)).text


def test_who_did_not_open_it_corrects_no_confirmed_mao(client):
    open_one(client)
    jogo = Jogo.objects.get()
    for number in (1, 2):
        client.post(f"/mesa/{tokens.current(jogo)}/", typed(number=number))
    other = Client()
    other.post(f"/mesa/{tokens.current(jogo)}/assumir/")

    page = corrected(other, jogo, A_table="47")

    assert page.status_code == 422
    assert not Mao.objects.filter(version=2).exists()
    assert f"/mesa/{tokens.current(jogo)}/maos/1/1/" not in other.get(f"/mesa/{tokens.current(jogo)}/").text


def test_correction_after_the_end_may_open_the_jogo_again(client):
    jogo, _page = ended(client)
    address = f"/mesa/{tokens.current(jogo)}/maos/1/1/"
    form = client.get(address).context["form"]
    assert form.correcting

    corrected(client, jogo, A_clean="5", A_dirty="0", A_table="45")

    jogo.refresh_from_db()
    assert (jogo.state, Mao.objects.get(version=2).totals["A"]) == ("open", 1450)


@pytest.mark.parametrize(
    ("entry", "state"), [("confirm", "corrected sent"), ("apart", "corrected confirmed")]
)
def test_correction_of_what_both_agreed_on_stands_as_the_jogo_is_played(client, entry, state):
    open_one(client, entry=entry)
    jogo = Jogo.objects.get()
    if entry == "confirm":
        confirm(jogo, record(jogo, side="A"), side="B")
    else:
        send(jogo, "A")
        send(jogo, "B")
    assert states(jogo) == ["confirmed"]

    corrected(client, jogo, A_table="47", dupla="A")

    assert states(jogo) == [state]


def offered():
    """Yield every game, and of each every value of every switch with choices."""
    for table in TABLES:
        for game in games(table):
            yield game, {}
            for name, switch in AvulsoForm(game=game).switches.items():
                for value in {"bool": (True, False), "choice": switch.choices}.get(switch.kind, ()):
                    yield game, {name: value}


@rows(("game", "chosen"), offered())
def test_every_game_and_variation_that_is_offered_loads_with_its_most_names(game, chosen):
    sent = {"ruleset": game.key, "jogam": game.table, "partidas": "1", "entry": "scorer"}
    sent |= {field_of(name): str(value) for name, value in chosen.items()}
    names = [f"Nome {place}" for place in range(game.most)]
    form = AvulsoForm(QueryDict(urlencode(sent | dict(zip("abcdefghi", names, strict=False)))))

    assert form.is_valid(), form.errors
    assert form.names() == names
    ruleset = rules.load(*form.chosen())
    assert ruleset.options.items() >= chosen.items()
    assert ruleset.fewest_sides <= len(names) <= len(ruleset.side_names)


def test_first_question_is_how_many_play(client):
    page = client.get("/avulso/")

    assert re.findall(r'href="/avulso/\?jogam=(\w+)"', page.text) == ["2", "3", "4", "mais"]
    assert "form" not in page.context


@rows(
    ("table", "first", "never"),
    [
        ("2", ["aberto-1", "fechado-1", "tranca-1", "stbl-1"], "regulamento-1"),
        ("3", ["aberto-1", "fechado-1", "tranca-1", "stbl-1"], "open-dirty-1"),
        ("4", ["aberto-1", "fechado-1", "tranca-1", "stbl-1", "buraco-1", "regulamento-1"], "nenhum"),
        ("mais", ["buraco-1", "buraco-1"], "aberto-1"),
    ],
)
def test_games_that_so_many_can_play_are_offered_the_most_played_first(client, table, first, never):
    page = client.get("/avulso/", {"jogam": table})

    keys = re.findall(r"jogam=(\w+)&amp;regras=([\w-]+)", page.text)
    assert [key for _table, key in keys][: len(first)] == first
    assert never not in dict(map(reversed, keys))
    assert {one for one, _key in keys} == ({"mais", TRIOS} if table == "mais" else {table})
    assert "com trinca · sem coringão" in page.text


@rows(
    ("table", "labels", "required"),
    [
        ("2", ["Nome 1", "Nome 2"], 2),
        ("3", ["Nome 1", "Nome 2", "Nome 3"], 3),
        (PAIRS, ["Primeira dupla", "Segunda dupla"], 2),
        ("mais", [f"Nome {number}" for number in range(1, 10)], 4),
        (TRIOS, ["Primeiro trio", "Segundo trio"], 2),
    ],
)
def test_names_follow_from_how_many_play(table, labels, required):
    form = AvulsoForm(game=game_of("buraco-1", table))

    assert [form[letter].label for letter in form.asked] == labels
    assert sum(form.fields[letter].required for letter in form.asked) == required


def test_rules_alone_lead_to_their_form(client):
    form = client.get("/avulso/", {"regras": "burraco-1"}).context["form"]

    assert (form["ruleset"].value(), form.game.table) == ("burraco-1", PAIRS)
    assert "opcao-stallo_variation" in form.fields


@rows(
    ("asked", "question"),
    [
        ({"jogam": "12"}, "Quantos jogam?"),
        ({"regras": "nenhum"}, "Quantos jogam?"),
        ({"jogam": "3", "regras": "regulamento-1"}, "Que jogo?"),
    ],
)
def test_step_that_does_not_exist_is_the_question_before_it(client, asked, question):
    page = client.get("/avulso/", asked)

    assert page.status_code == 200
    assert re.findall(r"<h2[^>]*>([^<]+)", page.text) == [question]


def test_who_plays_at_three_says_how_many_mortos_there_are(client):
    sent = AVULSO | {"ruleset": "aberto-1", "jogam": "3", "c": "Eva"}
    assert "opcao-mortos_of_three" not in AvulsoForm(game=game_of("aberto-1", "2")).fields

    client.post("/avulso/", sent | {"opcao-mortos_of_three": "3"})

    ruleset = Jogo.objects.get().load_rules()
    assert (ruleset.side_names, ruleset.mortos, ruleset.target) == (("A", "B", "C"), 3, 3000)


def test_variations_are_counted_and_open_where_something_is_wrong(client):
    page = client.get("/avulso/", {"regras": "buraco-1"})
    form = page.context["form"]
    assert [field.name for field in form.plain()][-2:] == ["partidas", "entry"]
    assert f"Variações: {len(form.variations())}, como no texto" in page.text
    assert "opcao-teams" not in form.fields

    assert '<details class="door-fold" open' in client.post("/avulso/", {"ruleset": "buraco-1"}).text


def test_more_than_two_names_are_entered_by_one_person_alone():
    form = AvulsoForm(game=game_of("buraco-1", "mais"))

    assert [value for value, _label in form.fields["entry"].choices] == ["scorer"]


def test_who_opened_it_plays_again_with_the_same_names_and_rules(client):
    jogo, page = ended(client)
    address = f"/mesa/{tokens.current(jogo)}/outra/"
    assert f'action="{address}"' in page.text
    assert "/outra/" not in client.get(follow(jogo)).text

    page = client.post(address, follow=True)

    fresh = Jogo.objects.latest("pk")
    assert page.redirect_chain[-1][0] == f"/mesa/{tokens.current(fresh)}/partilhar/"
    how = ("labels", "ruleset", "options", "overrides", "partidas", "entry")
    assert [getattr(fresh, name) for name in how] == [getattr(jogo, name) for name in how]
    assert (fresh.pk != jogo.pk, fresh.state) == (True, "open")


def test_who_did_not_open_it_does_not_play_again_and_who_plays_too_often_waits(client, monkeypatch):
    jogo, _page = ended(client)
    address = f"/mesa/{tokens.current(jogo)}/outra/"
    assert Client().post(address).status_code == 404
    monkeypatch.setattr("scoring.lifecycle.avulso.MOST_OF_DEVICE", 1)

    refused = client.post(address)

    assert refused.status_code == 429
    assert int(refused["Retry-After"]) >= 1
    assert "Espere um pouco" in refused.text
    assert Jogo.objects.count() == 1


def test_address_is_sent_or_copied_and_its_qr_code_is_folded(client):
    page = open_one(client).text

    assert page.count('data-diz="Ana e Bia × Caio e Davi:"') == page.count("data-copia=") == 2
    assert re.findall(r"<details[^>]*>(?:(?!</details>).)*?class=\"segno\"", page, re.DOTALL)
    assert page.partition("<noscript>")[2].lstrip().startswith("<p>Guarde este endereço")
