"""Rows stored as copies of a service's row, and entries in bulk. Their chains are not valid."""

from itertools import batched
from uuid import uuid4

from django.db.models import F
from django.utils.timezone import now

from scoring.models import Jogo, Mao, Partida
from tests.factories import FIRST, record
from tournaments.models import Confronto, Dupla, DuplaMember, Player, Round
from tournaments.names import dupla_name

DIGITS = str.maketrans("0123456789", "abcdefghij")


def word(number):
    """Return a unique name: the digits of a number as letters."""
    return f"{FIRST[number % len(FIRST)]} {str(1000 + number).translate(DIGITS).title()}"


def players_of(club, number):
    """Return this number of players of a club."""
    known = Player.objects.filter(club=club).count()
    names = [word(known + one) for one in range(number)]
    return Player.objects.bulk_create(Player(club=club, name=name, sort_name=name.lower()) for name in names)


def enter(event, entries, together):
    """Enter this number of duplas or single players, with all the data that an entry may have."""
    groups = list(batched(players_of(event.club, together * entries), together, strict=True))
    duplas = Dupla.objects.bulk_create(
        Dupla(
            tournament=event,
            number=number,
            name=dupla_name(one.name for one in players),
            home=f"Vila {number}",
            phone=f"11 9{number:08}",
            note="chega tarde",
        )
        for number, players in enumerate(groups, 1)
    )
    DuplaMember.objects.bulk_create(
        DuplaMember(dupla=dupla, player=player, tournament=event)
        for dupla, players in zip(duplas, groups, strict=True)
        for player in players
    )


def copies(row, number, changed):
    """Store copies of a row up to this number, each with its changes. Return the copies."""
    values = {
        one.attname: getattr(row, one.attname) for one in row._meta.concrete_fields if not one.primary_key
    }
    copies = [type(row)(**values | changed(one)) for one in range(1, number)]
    return type(row)._base_manager.bulk_create(copies)


def copy_mao(mao, jogos):
    """Copy the first mão to other jogos. Return the mãos."""
    partidas = {one.jogo_id: one for one in Partida.objects.filter(jogo__in=jogos, number=1)}
    values = {"number": 1, "facts": mao.facts, "lines": mao.lines, "totals": mao.totals}
    return Mao.objects.bulk_create(
        Mao(partida=partidas[jogo.pk], client_id=uuid4(), **values) for jogo in jogos
    )


def win(stage, number):
    """Let side A win every jogo of a round with one mão, and close the round."""
    rows = Confronto.objects.filter(stage=stage, round=number, jogo__isnull=False).select_related("jogo")
    jogos = [row.jogo for row in rows]
    copy_mao(record(jogos[0]), jogos[1:])
    result = {"winner": "A", "reason": "director"}
    Partida.objects.filter(jogo__in=jogos).update(**result)
    Jogo.objects.filter(pk__in=[jogo.pk for jogo in jogos]).update(closed_at=now(), **result)
    rows.update(winner=F("dupla_a"), status="played")
    Round.objects.filter(stage=stage, number=number).update(state=Round.State.CLOSED)


def played_again(row, number):
    """Let the duplas of a confronto meet in this many rounds, each time as in the first."""
    partida = row.jogo.partida_set.get()
    mao = partida.mao_set.get()
    jogos = copies(row.jogo, number, lambda one: {"public_id": uuid4()})
    partidas = copies(partida, number, lambda one: {"jogo_id": jogos[one - 1].pk})
    copies(mao, number, lambda one: {"partida_id": partidas[one - 1].pk, "client_id": uuid4()})
    copies(row, number, lambda one: {"round": one + 1, "jogo_id": jogos[one - 1].pk})
