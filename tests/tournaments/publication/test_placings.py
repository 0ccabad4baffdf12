"""The final place and the opponents of each player, stored with the revision that contains them."""

import pytest

from tests.factories import TABLE, catch_up, finish, make_stages, make_tournament, play_stage
from tests.tournaments.formats import INDIVIDUAL
from tournaments.models import DuplaMember, PlayerPlacing
from tournaments.outcomes import penalties
from tournaments.publication.document.placings import placings

pytestmark = pytest.mark.django_db


def stored(tournament):
    return {one.player_id: one for one in PlayerPlacing.objects.filter(tournament=tournament)}


def players(tournament, number):
    return list(
        DuplaMember.objects.filter(dupla__tournament=tournament, dupla__number=number).values_list(
            "player", flat=True
        )
    )


def document(tournament):
    return tournament.publication_set.latest("number").payload


def test_it_says_what_the_revision_says():
    event = finish(make_tournament(duplas=4))

    rows = stored(event)
    for line in document(event)["final_ranking"]:
        one, other = players(event, line["dupla"])
        own = rows[one]
        assert (own.dupla, own.place, own.place_to) == (line["dupla"], line["place"], line["place_to"])
        assert (own.entered, own.partners, own.disqualified) == (4, [other], False)
    assert len(rows) == 8


def test_meetings_are_those_that_were_played_seen_from_each_side():
    event = finish(make_tournament(duplas=4))

    played = [one for each in document(event)["stages"][0]["rounds"] for one in each["confrontos"]]
    rows = stored(event)
    assert sum(len(one.meetings) for one in rows.values()) == 4 * len(played)
    for confronto in played:
        sides = {side: players(event, confronto["slots"][side]["dupla"]) for side in "AB"}
        for side, other in ("AB", "BA"):
            won, lost = confronto["winner"] == side, confronto["winner"] == other
            for player in sides[side]:
                partners = [one for one in sides[side] if one != player]
                opponents = [{"players": sides[other], "won": lost}]
                assert {"partners": partners, "opponents": opponents, "won": won} in rows[player].meetings


def test_before_the_end_there_is_none():
    event = make_tournament(duplas=4)
    catch_up(event)

    assert stored(event) == {}


def test_a_correction_replaces_them():
    event = finish(make_tournament(duplas=4))
    champion = document(event)["final_ranking"][0]["dupla"]
    final = event.confronto_set.order_by("-round")[0]
    where = {"dupla": event.dupla_set.get(number=champion), "stage": final.stage, "round": final.round}

    penalties.penalise(**where, sanction="disqualification", reason="conduta", source=TABLE)
    catch_up(event)

    rows = stored(event)
    assert len(rows) == 8
    assert all(rows[one].disqualified for one in players(event, champion))


def test_a_walkover_is_no_meeting_and_names_are_nobody():
    event = finish(make_tournament(duplas=4))
    told = document(event)
    first = told["stages"][0]["rounds"][0]["confrontos"][0]
    first["status"] = "walkover"
    told["duplas"][3]["players"] = ["Ana Sousa", "Bia Lima"]

    rows = {one.player: one for one in placings(told)}

    assert len(rows) == 6
    assert sum(len(one.meetings) for one in rows.values()) < sum(
        len(one.meetings) for one in stored(event).values()
    )
    assert not any(dupla == 4 for dupla in (one.dupla for one in rows.values()))


def test_partners_of_single_players_are_those_of_each_jogo():
    (stage,) = make_stages(INDIVIDUAL, entrants="players")
    play_stage(stage)
    event = catch_up(stage.tournament)

    rows = stored(event)
    assert len(rows) == 8
    assert all(one.partners == [] for one in rows.values())
    met = [met for one in rows.values() for met in one.meetings]
    assert met
    assert all(len(one["partners"]) == 1 and len(one["opponents"][0]["players"]) == 2 for one in met)
