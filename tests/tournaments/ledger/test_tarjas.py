"""Text sealed before its name belonged to a player of the club is covered on every page once that name is replaced."""

from io import StringIO
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.urls import reverse
from django.utils.html import escape

from scoring.entry import confirmation, record, ruling
from scoring.input import texts
from scoring.ledger import append_only
from scoring.models import Jogo
from tests.factories import (
    LOST,
    TABLE,
    WARNINGS,
    WON,
    catch_up,
    director_of,
    jogos_being_played,
    make_club,
    make_stages,
)
from tests.factories import record as enter
from tests.remembered import remembered
from tests.scoring.at_once import at_once
from tests.tournaments.named import named_in_tables, named_on_pages, pages, saying, verified
from tournaments.clubs import members
from tournaments.clubs.rename import replace_name
from tournaments.event import rounds
from tournaments.event.draws import rounds_by_hand
from tournaments.ledger.names_apart import tell
from tournaments.models import Penalty, Publication, Redaction, Round
from tournaments.outcomes import penalties
from tournaments.publication.publishing import publish
from tournaments.standings.penalties import Sanction

pytestmark = pytest.mark.django_db
NAME = "Quitéria D'Ávila"
SAID = f"{NAME} viu, Quitéria também"
BY_PEOPLE = {
    "scoring_confirmacao",
    "scoring_mao",
    "scoring_registro",
    "tournaments_ocorrencia",
    "tournaments_penalty",
    "tournaments_publication",
    "tournaments_round",
    "tournaments_sorteio",
}


@remembered
def being_played():
    """Return a stage whose round is in play by duplas who confirm."""
    (stage,) = make_stages({"format": "swiss", "rounds": 3}, duplas=6, entry="confirm", mesas=3)
    draft = Round.objects.filter(stage=stage).first() or rounds.draw_round(stage=stage, seed=7, source=TABLE)
    rounds.post(round=draft, source=TABLE)
    rounds.start(round=Round.objects.get(stage=stage), source=TABLE)
    return stage


@pytest.fixture
def stage():
    return being_played()


@remembered
def said_everywhere(said):
    """Return such a stage in which this text is typed as every reason, before a player has that name."""
    stage = being_played()
    say_it_everywhere(stage, said)
    return stage


def say_it_everywhere(stage, said):
    """Type a text wherever a reason is asked for: at the table and at the desk."""
    tournament = stage.tournament
    jogo, other, *_ = jogos_being_played(tournament)
    for one in (jogo, other):
        enter(one, side="A")
    sent = {"partida": 1, "number": 1, "seen_version": 1, "source": TABLE, "acknowledged": WARNINGS}
    confirmation.contest(jogo=jogo, **sent, side="B", reason=said, client_id=uuid4())
    facts = {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": dict(LOST), "B": dict(WON)}}
    ruling.rule(jogo=jogo, **sent, facts=facts, reason=said, client_id=uuid4())
    record.correct_mao(jogo=other, **sent, facts=facts, side="A", reason=said, client_id=uuid4())
    penalties.penalise(
        stage=stage,
        dupla=tournament.dupla_set.get(number=1),
        round=1,
        sanction=Sanction.WARNING,
        reason=said,
        source=TABLE,
    )
    draft = rounds.draw_round(stage=stage, seed=8, override=said, source=TABLE)
    one, another, *_ = tournament.dupla_set.order_by("number")
    rounds_by_hand.forbid(round=draft, one=one, other=another, reason=said, source=TABLE)
    rounds.post(round=Round.objects.get(pk=draft.pk), source=TABLE)
    catch_up(tournament)
    tournament.dupla_set.filter(number=6).update(seed=9)  # something to publish
    publish(tournament=tournament, author=director_of(tournament.club), reason=said)
    return tournament


def pages_of_jogos(tournament):
    """Return the addresses of the pages of each jogo."""
    found = []
    for jogo in Jogo.objects.filter(confronto__tournament=tournament):
        found.append(reverse("tournaments:desk_jogo", args=(tournament.slug, jogo.confronto.pk)))
        found.append(reverse("tournaments:jogo", args=(tournament.slug, jogo.public_id)))
    return found


def test_whoever_is_known_stands_in_every_reason_by_number(stage):
    player = members.add_player(club=stage.tournament.club, name=NAME)
    tournament = say_it_everywhere(stage, SAID)
    more = pages_of_jogos(tournament)
    assert named_in_tables(NAME) == ["tournaments_player"]
    assert saying(SAID, pages(tournament, more=more, step=5))

    replace_name(player=player, name="Q. Á.", reason="pedido", source=TABLE)
    found = pages(catch_up(tournament), more=more)

    assert saying(NAME, found) == []
    assert named_in_tables(NAME) == []
    assert not Redaction.objects.exists()
    assert len(saying("Q. Á. viu, Quitéria também", found)) > 8
    verified()


def test_whoever_is_known_later_is_covered_where_it_is_read():
    tournament = said_everywhere(SAID).tournament
    player = members.add_player(club=tournament.club, name=NAME)
    more = pages_of_jogos(tournament)
    said = named_on_pages(tournament, SAID, more=more)
    assert set(named_in_tables(NAME)) >= BY_PEOPLE
    digests = set(Publication.objects.values_list("digest", flat=True))

    replace_name(player=player, reason="pedido", source=TABLE)
    found = pages(catch_up(tournament), more=more)

    assert saying(NAME, found) == []
    # Revision data has numbers only, and the API shows the newest revision, which has no reason.
    data = {address for address in said if address.endswith(".json") or address.startswith("/api/")}
    assert set(said) - data <= set(saying(f"Participante {player.pk} viu, Quitéria também", found))
    assert digests <= set(Publication.objects.values_list("digest", flat=True))
    verified()


@pytest.fixture
def penalty(stage):
    """Return a penalty whose reason names a person not yet in the club's list, and the longer of the two names."""
    return penalties.penalise(
        stage=stage,
        dupla=stage.tournament.dupla_set.get(number=1),
        round=1,
        sanction=Sanction.WARNING,
        reason=f"{NAME} e {NAME} Filha",
        source=TABLE,
    )


def known(stage, *names):
    return [members.add_player(club=stage.tournament.club, name=name) for name in names]


def reason_of(penalty):
    (read,) = tell([Penalty.objects.get(pk=penalty.pk)])
    return read.reason


@pytest.mark.parametrize("first", [0, 1], ids=["the shorter first", "the longer first"])
def test_a_name_that_is_part_of_another_is_told_from_it(stage, penalty, first):
    players = known(stage, NAME, f"{NAME} Filha")
    for at in (first, 1 - first):
        replace_name(player=players[at], reason="pedido", source=TABLE)

    mother, daughter = players
    assert reason_of(penalty) == f"Participante {mother.pk} e Participante {daughter.pk}"


def test_what_is_covered_follows_every_later_name(stage, penalty):
    (player,) = known(stage, NAME)
    for name in ("Um", "Outro"):
        replace_name(player=player, name=name, reason="pedido", source=TABLE)

    assert reason_of(penalty) == f"Outro e {'Outro'} Filha"
    verified()


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks the player")
@pytest.mark.django_db(transaction=True)
def test_of_two_new_names_at_once_each_place_is_covered_once(stage, penalty):
    (player,) = known(stage, NAME)

    def calling(name):
        return lambda: replace_name(player=player, name=name, reason="pedido", source=TABLE).name

    assert sorted(at_once(calling("Dois"), calling("Um"))) == ["Dois", "Um"]

    player.refresh_from_db()
    assert reason_of(penalty) == f"{player.name} e {player.name} Filha"
    verified()


def test_a_name_means_nobody_who_got_it_later(stage, penalty):
    (player,) = known(stage, "Outra")
    replace_name(player=player, name=NAME, reason="pedido", source=TABLE)
    replace_name(player=player, name="Terceira", reason="pedido", source=TABLE)

    assert reason_of(penalty) == f"{NAME} e {NAME} Filha"


def test_of_what_was_covered_the_digest_is_not_asked_again(client):
    stage = said_everywhere(SAID)
    tournament = stage.tournament
    (player,) = known(stage, NAME)
    number = Publication.objects.filter(tournament=tournament).latest("number").number
    pages_of = [
        reverse(f"tournaments:{name}", args=(tournament.slug, number))
        for name in ("revision", "revision_json")
    ]
    page, data = (client.get(address) for address in pages_of)
    note = "O código de conferência é o do original"

    replace_name(player=player, reason="pedido", source=TABLE)

    for address, before in zip(pages_of, (page, data), strict=True):
        assert client.get(address, headers={"If-None-Match": before["ETag"]}).status_code == 200
    assert note not in page.content.decode()
    assert note in client.get(pages_of[0]).content.decode()
    assert f"⟦{player.pk}⟧ viu" in client.get(pages_of[1]).content.decode()


@pytest.mark.parametrize(
    "change",
    [
        {"spans": [[0, 3]]},
        {"player": 1},
        {"row": 999},
        None,
    ],
    ids=["other letters", "another player", "another row", "gone"],
)
def test_what_is_covered_otherwise_than_the_log_says_is_found(stage, penalty, change):
    replace_name(player=known(stage, NAME)[0], reason="pedido", source=TABLE)
    verified()
    append_only.lift(connection, [Redaction._meta.db_table])
    rows = Redaction.objects.filter(of="penalty")
    rows.update(**change) if change else rows.delete()

    out = StringIO()
    with pytest.raises(CommandError):
        call_command("verify_ledger", stdout=out, verbosity=0)
    assert "o que ela cobre nos registros é outra coisa" in out.getvalue()


def test_a_page_that_is_covered_stays_a_page():
    # Names are inserted into a page as escaped text, whatever characters they have.
    stage = said_everywhere(SAID)
    tournament = stage.tournament
    (player,) = known(stage, NAME)
    append_only.lift(connection, [Publication._meta.db_table])
    Publication.objects.filter(tournament=tournament).update(page=escape(SAID))  # rendered once, and stored
    replace_name(player=player, name="Q <b> & Cia", reason="pedido", source=TABLE)

    (read,) = tell([Publication.objects.filter(tournament=tournament).latest("number")])

    assert "Q &lt;b&gt; &amp; Cia viu" in read.page
    assert "Q <b> & Cia viu" in read.reason


@pytest.mark.parametrize("rows", [1, 3])
def test_reading_costs_two_queries_however_many_rows_name_somebody(stage, django_assert_num_queries, rows):
    dupla = stage.tournament.dupla_set.get(number=1)
    said = {"round": 1, "sanction": Sanction.WARNING, "reason": SAID, "source": TABLE}
    for _ in range(rows):
        penalties.penalise(stage=stage, dupla=dupla, **said)
    replace_name(player=known(stage, NAME)[0], reason="pedido", source=TABLE)
    found = list(Penalty.objects.all())
    assert len(found) == rows

    with django_assert_num_queries(2):
        assert all(NAME not in one.reason for one in tell(found))


def test_nobody_types_a_number_to_read_a_name(stage):
    # References to people are numbers between special brackets. Typed brackets are replaced by other characters.
    stranger = members.add_player(club=make_club("Clube da Serra"), name=NAME)
    assert texts.read(f"⟦{stranger.pk}⟧") == f"[{stranger.pk}]"
