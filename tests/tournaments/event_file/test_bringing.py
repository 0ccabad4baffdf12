"""An event from a file at the desk: previewed, created on confirmation, and labelled as imported."""

import json
import re

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scoring.ledger.trail import Source
from scoring.models import AuditEntry, Jogo, Mao, SeatKey
from tests.factories import (
    catch_up,
    director_of,
    go_on,
    jogos_being_played,
    make_club,
    make_rules,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    record,
)
from tests.scoring.two_duplas import confirm
from tests.tournaments import formats
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import correct
from tests.tournaments.event_file.trips import faults, into, out, sent, shown, there_and_back
from tests.tournaments.public.pages import bodies
from tests.tournaments.settling import VERBS
from tournaments.clubs import rule_choice
from tournaments.clubs.rename import replace_name
from tournaments.models import (
    ClubRules,
    Confronto,
    Dupla,
    EventImport,
    Player,
    Publication,
    Tournament,
    TournamentLogEntry,
)
from tournaments.outcomes import penalties

QUERIES = 71  # of a file that is sent: it is stored, the event is made, derived and taken back
pytestmark = pytest.mark.django_db


@pytest.fixture
def club(client):
    club = make_club()
    client.force_login(director_of(club))
    return club


def confirmed(client, page):
    """Press the button of the preview."""
    (seen,) = re.findall(r'type="hidden" name="visto" value="([^"]*)"', text(page))
    return client.post(page.request["PATH_INFO"], {"acao": "trazer", "visto": seen})


def test_what_a_file_holds_is_shown_and_nothing_is_made(client, club):
    content = out(make_tournament(duplas=4, state="finished", name="Copa da Praia"))

    page = shown(client, club, content)

    assert page.status_code == 200
    held = page.context["shown"]
    told = [held.held[name] for name in ("name", "duplas", "maos", "state")]
    assert told == ["Copa da Praia", 4, 4, "finished"]
    assert [(stage.format, stage.rounds, stage.confrontos) for stage in held.stages] == [("mata-mata", 2, 4)]
    assert len(held.held["new_players"]) == 8
    assert "Nada está gravado ainda." in text(page)
    assert not Tournament.objects.filter(club=club).exists()
    assert not Player.objects.filter(club=club).exists()


def test_what_was_shown_is_made_when_it_is_confirmed(client, club):
    page = shown(client, club, out(make_tournament(duplas=4, state="finished")))

    answer = confirmed(client, page)

    made = Tournament.objects.get(club=club)
    assert answer.url == url("desk_tournament", made)
    assert faults(made) == []
    call_command("verify", verbosity=0)


def test_a_second_click_makes_no_second_event(client, club):
    content = out(make_tournament(duplas=2, state="finished"))
    page = shown(client, club, content)
    first = confirmed(client, page)

    again = confirmed(client, page)

    assert again.url == first.url == client.get(page.request["PATH_INFO"]).url
    assert Tournament.objects.filter(club=club).count() == 1
    page = shown(client, club, content)
    assert "Este arquivo já foi trazido:" in text(page)
    assert confirmed(client, page).status_code == 302  # importing a file twice is allowed
    assert Tournament.objects.filter(club=club).count() == 2


def test_an_import_since_the_preview_is_shown_before_another_copy_is_made(client, club):
    content = out(make_tournament(duplas=2, state="finished"))
    page = shown(client, club, content)
    made = into(club, content)

    again = confirmed(client, page)

    assert again.status_code == 422
    assert "já foi trazido desde que esta página se abriu" in text(again)
    assert url("desk_tournament", made) in text(again)
    assert confirmed(client, again).status_code == 302
    assert Tournament.objects.filter(club=club).count() == 2


def test_who_is_in_the_club_already_is_that_player(client, club):
    theirs = make_tournament(duplas=2, state="open")
    name = Player.objects.filter(club=theirs.club).first().name
    known = Player.objects.create(club=club, name=name, sort_name=name.casefold())

    made = into(club, out(theirs))

    assert Dupla.objects.filter(tournament=made, players=known).count() == 1
    assert Player.objects.filter(club=club).count() == 4


def test_it_is_told_everywhere_that_it_came_from_a_file(client, club):
    theirs = make_tournament(duplas=4, state="finished")
    made = into(club, out(theirs))
    catch_up(made)

    (line,) = TournamentLogEntry.objects.filter(tournament=made)
    assert (line.action, line.actor) == ("brought", director_of(club))
    for jogo in Jogo.objects.filter(confronto__tournament=made):
        lines = AuditEntry.objects.filter(jogo=jogo).order_by("sequence")
        assert [one.action for one in lines] == ["opened", "brought"]
        assert {one.actor for one in lines} == {director_of(club)}
        assert lines[1].after["file"] == line.data["file"]
    assert set(Mao.objects.filter(partida__jogo__confronto__tournament=made).values_list("device")) == {
        ("arquivo",)
    }
    client.logout()
    page = " ".join(bodies(client, made).split())
    assert f"veio de um arquivo gravado por {theirs.club.name}" in page
    assert line.data["file"] in page
    revision = Publication.objects.filter(tournament=made).latest("number")
    assert revision.payload["tournament"]["brought"]["file"] == line.data["file"]


def test_nothing_private_is_in_a_file():
    theirs = make_tournament(duplas=2, target=1500)
    Dupla.objects.filter(tournament=theirs).update(phone="11 98765-4321", note="cadeira de rodas")
    record(jogos_being_played(theirs)[0])
    content = out(theirs).decode()

    keys = [key for pair in SeatKey.objects.values_list("nonce", "digest") for key in pair]
    ids = [str(one) for one in Mao.objects.values_list("client_id", flat=True)]
    for secret in ("98765", "cadeira", "celular-da-mesa", director_of(theirs.club).username, *keys, *ids):
        assert secret not in content


def test_a_jogo_under_way_goes_on_at_its_own_table(club):
    theirs = make_tournament(duplas=2, target=1500)
    record(jogos_being_played(theirs)[0])
    made = into(club, out(theirs))
    (jogo,) = jogos_being_played(made)

    play_jogo(jogo)

    assert SeatKey.objects.filter(jogo=jogo).count() == 3
    assert Confronto.objects.get(jogo=jogo).status == "played"
    assert faults(made) == []


def test_a_file_from_before_each_table_of_teams_told_its_points_is_taken(club):
    (stage,) = make_stages(formats.TEAMS | {"counts": "tables"}, duplas=4)
    go_on(stage)
    play_open(stage)
    held = json.loads(out(stage.tournament))
    told = held["document"]["stages"][0]
    told.pop("gives")
    for one in (one for each in told["rounds"] for one in each["confrontos"]):
        one.pop("tables")
        assert one["points"]
        one["points"] = None

    assert faults(into(club, json.dumps(held).encode())) == []


@pytest.mark.parametrize("verb", VERBS)
def test_what_the_direction_gave_comes_along(verb):
    (stage,) = make_stages({"format": "swiss", "rounds": 2, "partidas": 1}, duplas=6, target=1500)
    go_on(stage)
    if verb == "abandoned":
        record(Confronto.objects.filter(stage=stage).order_by("position")[0].jogo)
    VERBS[verb](Confronto.objects.filter(stage=stage).order_by("position")[0])

    brought, before, after = there_and_back(stage.tournament)

    assert after == before
    assert faults(brought) == []


def test_corrections_penalties_and_words_of_both_sides_come_along():
    theirs = make_tournament(duplas=4, target=1500, entry="confirm")
    first, second = jogos_being_played(theirs)
    mao = record(first, side="A")
    confirm(first, mao)
    correct(record(second, side="B"), director_of(theirs.club))
    entry = Dupla.objects.filter(tournament=theirs).first()
    penalties.penalise(
        stage=theirs.stage_set.get(),
        dupla=entry,
        round=1,
        sanction="warning",
        reason=f"{entry.players.first().name} chegou tarde",
        source=Source(actor=director_of(theirs.club)),
    )

    brought, before, after = there_and_back(theirs)

    assert after == before
    assert faults(brought) == []
    reasons = [one["reason"] for stage in after["stages"] for one in stage["penalties"]]
    assert reasons == [f"{entry.players.first().name} chegou tarde"]
    (penalty,) = brought.stage_set.get().penalty_set.all()
    assert penalty.reason.startswith("⟦")  # by number, so that the name can be erased here too


def test_a_rule_set_of_the_club_comes_along_once(club):
    theirs = make_club()
    own = make_rules(theirs, "Da casa", overrides={"batida.bonus": 150})
    content = out(make_tournament(club=theirs, duplas=2, choice=rule_choice.of_rules(own)))

    made = [into(club, content), into(club, content)]

    (ours,) = ClubRules.objects.filter(club=club)
    assert (ours.name, ours.overrides) == ("Da casa", {"batida.bonus": 150})
    assert {one.club_rules for one in made} == {ours}
    assert faults(made[0]) == []


def test_who_was_erased_there_is_a_number_here(club):
    theirs = make_tournament(duplas=2, state="finished")
    player = Player.objects.filter(club=theirs.club).first()
    replace_name(player=player, reason="pediu", source=Source(actor=director_of(theirs.club)))

    made = into(club, out(theirs))

    names = [one.name for one in Player.objects.filter(club=club)]
    assert len(names) == 4
    nobody = Player.objects.get(club=club, name__startswith="Participante")
    assert nobody.name == f"Participante {nobody.pk}"
    assert faults(made) == []


def test_names_are_shown_as_this_club_shows_them(club):
    club.names_shown = "initials"
    club.save()

    made = into(club, out(make_tournament(duplas=2, state="finished")))

    assert all("." in dupla.name for dupla in Dupla.objects.filter(tournament=made))
    assert faults(made) == []


def test_a_text_that_stands_for_a_name_in_sealed_rows_names_nobody(club):
    theirs = make_tournament(duplas=2, state="open")
    known = Player.objects.create(club=club, name="Zélia Nova", sort_name="zelia nova")
    held = json.loads(out(theirs))
    held["event"]["place"] = f"⟦{known.pk}⟧"
    held["document"]["tournament"]["place"] = f"⟦{known.pk}⟧"

    made = into(club, json.dumps(held).encode())

    assert made.place == f"[{known.pk}]"


def test_a_preview_costs_the_same_for_many(client, club):
    queries = []
    for duplas in (4, 8):
        EventImport.objects.all().delete()
        content = out(make_tournament(duplas=duplas, state="finished"))
        with CaptureQueriesContext(connection) as made:
            assert sent(client, club, content).status_code == 302
        queries.append(sum("advisory" not in query["sql"] for query in made))  # of PostgreSQL alone

    assert queries == [QUERIES, QUERIES]


def test_only_who_directs_the_club_brings_events(client, club):
    other = make_club()

    assert shown(client, other, out(make_tournament(duplas=2, state="open"))).status_code == 403


def test_trios_come_with_three_each_and_are_called_trios(client, club):
    own = make_rules(make_club(), base="000", options={"teams": "trios", "target": 700})
    choice = rule_choice.of_rules(own)
    event = make_tournament(duplas=4, club=own.club, entrants="trios", choice=choice, target=None)

    page = shown(client, club, out(event))
    answer = confirmed(client, page)

    assert not re.search(r"\bduplas?\b", re.sub("<[^>]*>", " ", text(page)), re.IGNORECASE)
    made = Tournament.objects.get(club=club)
    assert answer.url == url("desk_tournament", made)
    assert [dupla.players.count() for dupla in made.dupla_set.all()] == [3] * 4
    assert faults(made) == []
