"""An erased or replaced name appears nowhere, and results, standings and seals do not change."""

import json
from io import StringIO

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from tests.factories import TABLE, catch_up, director_of, finish, jogos_being_played, make_tournament, record
from tests.matrix import each
from tests.remembered import remembered
from tests.tournaments.named import named_in_tables, named_on_pages, pages, saying, verified
from tournaments.clubs import members
from tournaments.clubs.person_data import person_data
from tournaments.clubs.rename import replace_name
from tournaments.entries.changes import substitute
from tournaments.entries.registration import register_dupla
from tournaments.errors import TournamentError
from tournaments.models import Confronto, Dupla, DuplaMember, Player, Publication, TournamentLogEntry
from tournaments.outcomes import decisions, penalties
from tournaments.publication import reading
from tournaments.publication.publishing import latest, publish
from tournaments.standings.penalties import Sanction

pytestmark = pytest.mark.django_db
NAME = "Quitéria Zwölle"


def figures(tournament):
    """Return the public standings and results, without names."""
    rows = Confronto.objects.filter(tournament=tournament).order_by("pk")
    document = reading.shown(reading.head(tournament.slug)).document
    standings = [
        [(row["place"], row["dupla"], row["points"]) for row in group["rows"]]
        for stage in document["stages"]
        for group in stage["standings"]
    ]
    return list(rows.values_list("pk", "status", "winner")), standings


@remembered
def _named_event():
    tournament = make_tournament(duplas=4, target=1400)
    member = DuplaMember.objects.filter(tournament=tournament).order_by("pk").first()
    named = members.add_player(club=tournament.club, name=NAME)
    substitute(dupla=member.dupla, leaves=member.player, comes=named, source=TABLE)
    catch_up(tournament)
    for one in jogos_being_played(tournament):
        record(one)
    row = Confronto.objects.of(member.dupla).get(tournament=tournament)
    decisions.walkover(confronto=row, winner=row.side(member.dupla), reason=f"só {NAME} veio", source=TABLE)
    penalties.penalise(
        stage=row.stage,
        dupla=member.dupla,
        round=1,
        sanction=Sanction.WARNING,
        amount=0,
        reason="atraso",
        source=TABLE,
    )
    catch_up(tournament)
    publish_if_new(tournament, f"{NAME} pediu")
    admin = director_of(tournament.club)
    LogEntry.objects.log_actions(admin.pk, [named], CHANGE, change_message="nome", single_object=True)
    return tournament


@pytest.fixture
def event():
    return _named_event()


def publish_if_new(tournament, reason):
    Dupla.objects.filter(tournament=tournament, number=4).update(seed=9)  # something to publish
    publish(tournament=tournament, author=director_of(tournament.club), reason=reason)


@pytest.fixture
def player(event):
    return Player.objects.get(name=NAME)


@pytest.mark.parametrize(("over", "name"), each([False, True], ["", "Q. Z."]))
def test_name_is_nowhere_and_nothing_else_has_changed(event, player, over, name):
    if over:
        finish(event)
    verified()
    before, digests = figures(event), list(Publication.objects.values_list("digest", flat=True))
    assert len(saying(NAME, pages(event, step=5))) > 3
    assert {"tournaments_player", "tournaments_dupla", "scoring_jogo"} <= set(
        named_in_tables(NAME) + named_in_tables("quiteria")
    )

    replace_name(player=player, name=name, reason="pedido por carta", source=TABLE)
    catch_up(event)

    assert named_on_pages(event, NAME) == []
    assert named_in_tables(NAME) + named_in_tables("quiteria") == []
    verified()
    assert figures(event) == before
    assert list(Publication.objects.values_list("digest", flat=True)) == digests
    shown = name or f"Participante {player.pk}"
    assert shown in Client().get(reverse("tournaments:revision", args=(event.slug, 2))).content.decode()
    assert shown in Client().get(reverse("tournaments:bracket", args=(event.slug,))).content.decode()


def test_sealed_rows_hold_numbers_alone(event, player):
    mark = f"⟦{player.pk}⟧"
    texts = [
        json.dumps([one.payload, one.page, one.reason], ensure_ascii=False)
        for one in Publication.objects.all()
    ]
    lines = [
        json.dumps([one.data, one.reason], ensure_ascii=False) for one in TournamentLogEntry.objects.all()
    ]

    assert all(NAME not in text for text in (*texts, *lines))
    assert any(mark in text for text in texts)
    assert any(mark in line for line in lines)


def test_the_log_says_it_without_the_name(event, player):
    replace_name(player=player, reason=f"pedido de {NAME}", source=TABLE)

    line = TournamentLogEntry.objects.order_by("sequence").last()
    assert (line.action, line.data) == ("name_replaced", {"player": player.pk})
    assert line.reason == f"pedido de ⟦{player.pk}⟧"


def test_the_same_again_changes_nothing(event, player):
    replace_name(player=player, name="Q. Z.", reason="pedido", source=TABLE)
    lines = TournamentLogEntry.objects.count()

    replace_name(player=player, name=" Q.  Z. ", reason="pedido", source=TABLE)

    assert TournamentLogEntry.objects.count() == lines


def test_a_name_inside_a_longer_one_stays(event, player):
    longer = members.add_player(club=event.club, name=f"{NAME} Filha")
    replace_name(player=player, name="Q. Z.", reason="pedido", source=TABLE)

    longer.refresh_from_db()
    assert longer.name == f"{NAME} Filha"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"reason": " "}, "reason_missing"),
        ({"name": "x" * 61, "reason": "pedido"}, "name_too_long"),
        ({"name": "other", "reason": "pedido"}, "player_exists"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(event, player, fields, code):
    other = Player.objects.exclude(pk=player.pk).first()
    if fields.get("name") == "other":
        fields = fields | {"name": other.name.upper()}

    with pytest.raises(TournamentError) as refused:
        replace_name(player=player, source=TABLE, **fields)

    assert refused.value.code == code
    player.refresh_from_db()
    assert player.name == NAME


def test_two_names_exchanged_past_the_site_are_found(event, player):
    other = DuplaMember.objects.filter(tournament=event).exclude(player=player).first().player
    Player.objects.filter(pk=player.pk).update(name="Trocada", sort_name="trocada")
    Player.objects.filter(pk=other.pk).update(name=NAME, sort_name="outro")

    out = StringIO()
    with pytest.raises(CommandError):
        call_command("verify_ledger", stdout=out, verbosity=0)
    assert "o nome não é o dos jogadores" in out.getvalue()


def test_revision_after_a_new_name_is_not_a_new_revision(event, player):
    number = latest(event).number
    replace_name(player=player, reason="pedido", source=TABLE)
    catch_up(event)

    assert latest(event).number == number


@pytest.mark.parametrize(
    ("name", "left"), [("", ("", "")), ("Q. Z.", ("11 98765-4321", "Q. Z. chega tarde"))]
)
def test_telephone_and_note_of_a_dupla_go_with_an_erased_name(name, left):
    event = make_tournament(duplas=2, state="open")
    player = members.add_player(club=event.club, name=NAME)
    other = members.add_player(club=event.club, name="Rui Sá")
    dupla = register_dupla(tournament=event, first=player, second=other)
    Dupla.objects.filter(pk=dupla.pk).update(phone="11 98765-4321", note=f"{NAME} chega tarde")
    assert person_data(player)["entries"][0]["phone"] == "11 98765-4321"

    replace_name(player=player, name=name, reason="a pedido", source=TABLE)

    assert Dupla.objects.values_list("phone", "note").get(pk=dupla.pk) == left
    assert person_data(player)["entries"][0]["note"] == left[1]
    assert named_in_tables(NAME) == []
