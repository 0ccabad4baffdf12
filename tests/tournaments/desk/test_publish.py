"""Publication by the director: unpublished results, publishing once, and automatic publication on and off."""

from copy import deepcopy

import pytest

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    jogos_being_played,
    make_tournament,
    play_jogo,
    record,
)
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, confrontos_of, posted, running
from tournaments.desk.results.publish import unpublished
from tournaments.models import Publication, Tournament
from tournaments.outcomes import decisions
from tournaments.publication import live
from tournaments.publication.lookup import confrontos
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db


def test_publication_page_says_what_the_public_does_not_read(client, tournament, jogo):
    tournament.auto_publish = False
    tournament.save()
    record(jogo, "A")
    play_jogo(jogos_being_played(tournament)[1], "B")

    changes = client.get(url("publish", tournament)).context["changes"]

    said = [(change.confronto["position"], change.confronto["kind"], change.settled) for change in changes]
    assert said == [(1, "main", False), (2, "main", True)]


def told(client, tournament):
    """Return the confrontos listed as unpublished, by position, and whether their result is unpublished too."""
    changes = client.get(url("publish", tournament)).context["changes"]
    return [(change.confronto["position"], change.settled) for change in changes]


def test_of_a_round_the_page_says_what_the_public_does_not_read(client):
    tournament = running(client, SWISS, target=2000, auto_publish=False)
    one, other, _ = confrontos_of(posted(tournament))
    client.post(url("publish", tournament), {"acao": "publicar", "reason": "mesas"})
    assert told(client, tournament) == []

    record(one.jogo)
    decisions.both_absent(confronto=other, reason="não vieram", source=TABLE)

    assert told(client, tournament) == [(1, False), (2, True)]
    assert f"{other.dupla_a} × {other.dupla_b}" in text(client.get(url("publish", tournament)))
    client.post(url("publish", tournament), {"acao": "publicar", "reason": "resultado"})
    assert told(client, tournament) == []


def test_a_revision_of_before_the_digest_of_facts_says_the_same(client):
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    now = snapshot(catch_up(tournament))
    sealed = deepcopy(now)
    told = next(
        one["jogo"] for one in confrontos(sealed) if (one["jogo"] or {}).get("id") == str(jogo.public_id)
    )
    digest = told.pop("facts")

    assert unpublished(now, sealed) == []
    told["facts"] = digest[::-1]
    assert [change.settled for change in unpublished(now, sealed)] == [False]


def test_a_result_taken_back_is_read_until_the_next_revision_and_the_page_says_so(client):
    tournament = running(client, SWISS, mesas=1)
    one, *_ = confrontos_of(posted(tournament))
    decisions.both_absent(confronto=one, reason="não vieram", source=TABLE)
    Tournament.objects.update(auto_publish=False)
    catch_up(tournament)

    decisions.undo(confronto=one, reason="vieram", source=TABLE)

    assert (1, True) in told(client, tournament)


def test_director_publishes_with_a_reason_once(client, tournament, jogo):
    record(jogo, "A")
    data = {"acao": "publicar", "reason": "Placar do intervalo"}

    done, again = client.post(url("publish", tournament), data), client.post(url("publish", tournament), data)

    revision = Publication.objects.get(number=2)
    assert (done.status_code, revision.reason) == (302, "Placar do intervalo")
    assert revision.author == director_of(tournament.club)
    assert again.status_code == 422
    assert again.context["form"].non_field_errors() == ["Nada mudou desde a última publicação."]
    assert 'value="Placar do intervalo"' in text(again)
    assert client.get(url("publish", tournament)).context["changes"] == []


def test_nothing_is_published_before_the_start(client):
    tournament = make_tournament(duplas=2, state="drawn")
    client.force_login(director_of(tournament.club))

    response = client.post(url("publish", tournament), {"acao": "publicar", "reason": ""})

    assert response.status_code == 422
    assert "O torneio ainda não começou: não há o que publicar." in text(response)


@pytest.mark.parametrize(("each", "revisions"), [(64, 3), (3, 1)])
def test_page_says_from_how_many_entries_on_results_share_a_revision(client, monkeypatch, each, revisions):
    monkeypatch.setattr("tournaments.publication.publishing.EACH", each)
    monkeypatch.setattr("tournaments.publication.publishing.DUPLAS_A_SECOND", 0.1)
    tournament = make_tournament(duplas=4)
    client.force_login(director_of(tournament.club))
    catch_up(tournament)
    for jogo in jogos_being_played(tournament)[:2]:
        play_jogo(jogo)
        live.refresh(tournament.pk)

    assert f"Com mais de {each} inscrições" in text(client.get(url("publish", tournament)))
    assert Publication.objects.filter(tournament=tournament).count() == revisions


@pytest.mark.parametrize(("sent", "on"), [("0", False), ("1", True)])
def test_automatic_publication_is_switched(client, tournament, sent, on):
    Tournament.objects.update(auto_publish=not on)

    client.post(url("publish", tournament), {"acao": "automatica", "ligada": sent})

    tournament.refresh_from_db()
    assert tournament.auto_publish is on
