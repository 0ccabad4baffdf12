"""Private cells that were published by mistake are found and covered, and later publications do not contain them."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.urls import reverse

from tests.contacts import planted
from tests.factories import TABLE, catch_up, director_of, make_tournament
from tests.ledger import tampering
from tournaments.clubs import members
from tournaments.clubs.private_cells import cover_private_cells, private_cells
from tournaments.entries.registration import enter_again, register_dupla
from tournaments.errors import TournamentError
from tournaments.event import states
from tournaments.event.draws import bracket_draw
from tournaments.ledger.chains import faults
from tournaments.models import Dupla, Player, Publication, Redaction, TournamentLogEntry
from tournaments.publication import reading
from tournaments.publication.publishing import publish

pytestmark = pytest.mark.django_db
PRIVATE = "ana@example.org"
MARK = "pago"


@pytest.fixture
def event(monkeypatch):
    """Return an event published by version 0.3 in which the origins of two duplas hold an e-mail address and a mark."""
    monkeypatch.setattr("tournaments.publication.document.draws.is_private", lambda _text: False)
    tournament = make_tournament(duplas=4, state="open")
    for number, home in ((1, PRIVATE), (2, MARK), (3, "Vila Nova")):
        dupla = Dupla.objects.get(tournament=tournament, number=number)
        dupla.home = home
        dupla.save(update_fields=("home",))
    tournament = bracket_draw.draw_knockout(tournament=tournament, seed=7)
    with planted():
        states.start(tournament=tournament, source=TABLE)
        catch_up(tournament)
    monkeypatch.undo()
    return tournament


def published(client, tournament, number=1):
    return client.get(reverse("tournaments:revision_json", args=(tournament.slug, number))).content.decode()


def test_what_was_published_is_covered_and_the_log_says_so(client, event):
    assert PRIVATE in published(client, event)
    assert private_cells(event) == [PRIVATE, MARK]

    assert cover_private_cells(tournament=event, source=TABLE) == 2

    said = published(client, event)
    assert PRIVATE not in said
    assert f'"{MARK}"' not in said
    assert '"name":"▇▇▇","of":"home"' in said.replace(": ", ":").replace(", ", ",")
    assert "Vila Nova" in said
    line = TournamentLogEntry.objects.filter(tournament=event).last()
    assert (line.action, line.data["cells"]) == ("cells_covered", 2)
    assert PRIVATE not in str(line.data)
    assert list(Dupla.objects.order_by("number").values_list("home", "note"))[:3] == [
        ("", PRIVATE),
        ("", MARK),
        ("Vila Nova", ""),
    ]
    assert not list(faults(event))


def test_what_is_covered_stays_so_and_is_found_no_more(client, event):
    cover_private_cells(tournament=event, source=TABLE)
    before = Redaction.objects.count()

    assert private_cells(event) == []
    assert cover_private_cells(tournament=event, source=TABLE) == 0
    assert Redaction.objects.count() == before
    publish(tournament=event, author=director_of(event.club), reason="de novo")
    assert Publication.objects.filter(tournament=event).count() == 2
    assert PRIVATE not in published(client, event, 2)
    page = client.get(reverse("tournaments:revision", args=(event.slug, 1))).content.decode()
    assert "Um nome ou um dado particular foi coberto nesta publicação." in page
    assert PRIVATE not in str(reading.shown(reading.head(event.slug)).document)


def test_a_line_that_covers_something_else_is_found_out(event):

    cover_private_cells(tournament=event, source=TABLE)
    with tampering():
        Redaction.objects.update(spans=[[0, 1]])

    assert any("o que ela cobre nos registros é outra coisa" in one for one in faults(event))


def test_a_draw_publishes_no_private_home_even_before_it_is_covered(client):
    tournament = make_tournament(duplas=2, state="open")
    dupla = Dupla.objects.first()
    dupla.home = PRIVATE
    dupla.save(update_fields=("home",))
    states.start(tournament=bracket_draw.draw_knockout(tournament=tournament, seed=7), source=TABLE)
    catch_up(tournament)

    assert PRIVATE not in published(client, tournament)


def test_the_operator_looks_and_covers(event):
    name = Player.objects.create(club=event.club, name="Ivo 11 98765-4321", sort_name="ivo 11 98765-4321")

    def said(*args):
        call_command("private_cells", *args, stdout=(out := StringIO()))
        return out.getvalue()

    assert f"{event.slug}: {PRIVATE} · {MARK}" in said()
    assert f"manage.py person {name.pk}" in said(event.slug)
    assert f"{event.slug}: 2 cobertos." in said("--cover", event.slug)
    assert PRIVATE not in said()
    with pytest.raises(CommandError):
        said("nenhum")


def test_the_director_looks_and_covers(client, event):
    client.force_login(director_of(event.club))
    address = reverse("tournaments:publish", args=(event.slug,))

    first = client.post(address, {"acao": "cobrir"}, follow=True).content.decode()
    second = client.post(address, {"acao": "cobrir"}, follow=True).content.decode()

    assert "2 dados particulares cobertos no que foi publicado." in first
    assert "Nada que pareça um dado particular está publicado." in second
    assert not private_cells(event)


@pytest.mark.parametrize("home", [PRIVATE, "pago", "12/03/1950", "(11) 98765-4321", "R$ 50", "19h30", "70"])
def test_nobody_comes_from_a_private_text(home):
    tournament = make_tournament(duplas=0, state="open")
    one, other = (members.add_player(club=tournament.club, name=name) for name in ("Ana Sá", "Bia Sá"))

    with pytest.raises(TournamentError, match="home_private"):
        register_dupla(tournament=tournament, first=one, second=other, home=home)


@pytest.mark.parametrize("name", [f"Ana {PRIVATE}", "Ana 11 98765-4321", "Ana CPF 111.222.333-44"])
def test_nobody_is_called_by_a_contact(name):
    tournament = make_tournament(duplas=0, state="open")

    with pytest.raises(TournamentError, match="name_private"):
        members.add_player(club=tournament.club, name=name)


def test_entries_that_are_entered_again_leave_a_private_home_behind(event):
    copy = make_tournament(duplas=0, state="open", club=event.club, name="Outra")

    enter_again(tournament=copy, like=event)

    assert sorted(Dupla.objects.filter(tournament=copy).values_list("home", flat=True)) == [
        "",
        "",
        "",
        "Vila Nova",
    ]
