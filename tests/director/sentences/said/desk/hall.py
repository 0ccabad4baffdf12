"""The hall: how many mesas play, wait and are over, and the state of each."""

import re

from django.utils.timezone import localtime

from scoring.models import SeatKey
from tests.director.sentences.claims import DESK, claim, owed

HALL, ARRANGED = ("desk_mesas",), ("desk_arrange",)
TILE = ".tile"


def ready(facts):
    """Return the confrontos that wait for a mesa: they may be played, and have neither jogo nor result."""
    return [row for row in facts.owing if row.jogo_id is None]


@claim(("%(total)s mesa em jogo", "%(total)s mesas em jogo"), on=HALL)
def so_many_mesas_play(facts, found):
    return found.total == len([row for row in facts.playing if facts.started(row)])


@owed(("%(total)s mesa em jogo", "%(total)s mesas em jogo"), on=HALL)
def playing_mesas_must_be_counted(facts, page):
    return facts.playing


@claim("Nenhum jogo aberto agora.", on=HALL)
def no_jogo_is_open(facts, found):
    return facts.runs and not facts.playing


@owed("Nenhum jogo aberto agora.", on=HALL)
def an_empty_hall_must_be_told(facts, page):
    return facts.runs and not facts.playing


@claim("O torneio terminou.", on=HALL)
def the_event_is_over(facts, found):
    return facts.state == "finished"


@claim("O torneio ainda não começou", "As mesas aparecem aqui quando o torneio começa.", on=HALL)
def the_event_has_not_begun(facts, found):
    return facts.state in {"draft", "open", "cancelled"}


@claim(("%(total)s jogo à espera de mesa", "%(total)s jogos à espera de mesa"), on=HALL)
def so_many_jogos_wait(facts, found):
    return found.total == len(ready(facts))


@owed(("%(total)s jogo à espera de mesa", "%(total)s jogos à espera de mesa"), on=HALL)
def waiting_jogos_must_be_counted(facts, page):
    return ready(facts)


@claim(("%(total)s jogo encerrado", "%(total)s jogos encerrados"), on=HALL)
def so_many_jogos_are_over(facts, found):
    over = [row for row in facts.rows if row.jogo_id and row.jogo.closed_at and facts.started(row)]
    return found.total == len(over)


@claim(
    "Um resultado foi desfeito, e quem o jogou já joga outra rodada",
    "Ninguém joga os dois ao mesmo tempo. Deixe acabar o que está em andamento; no outro, lance o que foi jogado, ou "
    "dê o resultado em “Ocorrências”.",
    on=HALL,
)
def somebody_sits_twice(facts, found):
    return seated_twice(facts)


@owed("Um resultado foi desfeito, e quem o jogou já joga outra rodada", on=HALL)
def that_somebody_sits_twice_must_be_told(facts, page):
    return seated_twice(facts)


def seated_twice(facts):
    """Return the duplas in two open jogos."""
    seats = [one for row in facts.playing for one in row.entrants]
    return {one for one in seats if seats.count(one) > 1}


@claim("%(dupla)s está em dois jogos abertos: %(where)s.", on={DESK})
def this_dupla_sits_twice(facts, found):
    twice = {facts.dupla[one].name for one in seated_twice(facts)}
    return any(found["dupla"].endswith(name) for name in twice)


@claim(
    ("%(total)s mesa chama a direção", "%(total)s mesas chamam a direção"),
    on=HALL,
)
def so_many_mesas_call(facts, found):
    return found.total == sum(
        row.jogo_id is not None and row.jogo.called_at is not None for row in facts.rows
    )


@claim("a mesa sabe que alguém vem", on=HALL)
def a_call_was_seen(facts, found):
    return any(row.jogo_id and row.jogo.call_seen_at for row in facts.rows)


@claim("Relógio: %(minutes)s minutos.", on=HALL)
def the_clock_has_these_minutes(facts, found):
    said = {value for stage in facts.stages for name, value in stage.plan.items() if name.endswith("minutes")}
    return found.minutes in {*said, facts.tournament.minutes}


# A tile.


def row_of(facts, found):
    """Return the confronto of a tile; None of an empty mesa."""
    pk = found.linked(r"[?&]de=(\d+)", "li")
    return facts.row.get(pk)


@claim("terminou", on=HALL, within=".hall")
def the_mesa_is_done(facts, found):
    row = row_of(facts, found)
    return row is not None and (row.status or row.jogo.closed_at)


@claim("em jogo", "sem celular", "parada", "falta a mão", "a confirmar", "não bate", on=HALL, within=".hall")
def the_mesa_plays(facts, found):
    row = row_of(facts, found)
    return row is not None and row in facts.playing


@claim("à espera", on=HALL, within=".hall")
def the_mesa_waits(facts, found):
    row = row_of(facts, found)
    return row is not None and row.jogo_id is None and not row.status


@claim("vazia", on=HALL, within=".hall")
def nobody_is_at_the_mesa(facts, found):
    number = next(int(word) for word in found.sentence.split() if word.isdigit())
    return number not in {row.mesa for row in facts.playing}


@claim("bloqueada", on=HALL, within=".hall")
def the_mesa_is_blocked(facts, found):
    number = next(word for word in found.sentence.split() if word.isdigit())
    return facts.tournament.arrangement.get(number, {}).get("blocked")


@owed("vazia", "terminou", "em jogo", "sem celular", "à espera", "parada", on=HALL)
def the_hall_must_have_tiles(facts, page):
    return facts.runs and (facts.playing or ready(facts))


# Phones, calls, and who keeps a mesa.


def clock(moment):
    return f"{localtime(moment):%H:%M}"


def seats(facts, found):
    """Return the seats that a phone holds, with what it has not sent: of the mesa that a block is about."""
    pk = found.linked(r"/confrontos/(\d+)/", "tr") or _asked(found)
    return list(SeatKey.objects.filter(jogo__confronto=pk).exclude(device_at=None))


def _asked(found):
    asked = re.search(r"[?&]de=(\d+)", found.page.address)
    return int(asked[1]) if asked else None


@claim("%(side)s desde %(since)s", on=HALL, within=".mesa-device")
def a_phone_of_a_side_writes_here(facts, found):
    words = found.sentence.split()
    return any(
        seat.seat in words and found["since"].startswith(clock(seat.device_at))
        for seat in seats(facts, found)
    )


@claim("desde %(since)s", on=HALL, within=".mesa-device")
def a_phone_writes_here(facts, found):
    return any(found["since"].startswith(clock(seat.device_at)) for seat in seats(facts, found))


@claim(
    (
        "%(unsent)s guardada no celular, falta enviar (desde %(since)s)",
        "%(unsent)s guardadas no celular, falta enviar (desde %(since)s)",
    ),
    on=HALL,
)
def so_many_maos_are_not_sent(facts, found):
    told = (int(found["unsent"].split()[-1]), found["since"])
    return told in {(seat.unsent, clock(seat.unsent_at)) for seat in seats(facts, found) if seat.unsent}


@claim("chamou às %(since)s,", on=HALL, within=".hall-calls")
def the_mesa_called_then(facts, found):
    row = facts.row[found.linked(r"[?&]de=(\d+)", "form")]
    return row.jogo.called_at and clock(row.jogo.called_at) == found["since"]


@claim("guardada para %(kept)s", "bloqueada", "livre", on=ARRANGED, within="tr")
def what_the_mesa_is_for(facts, found):
    said = facts.tournament.arrangement.get(found.around("tr")[0], {})
    kept = facts.dupla[said["dupla"]].name if "dupla" in said else None
    words = "bloqueada" if said.get("blocked") else f"guardada para {kept}" if kept else "livre"
    return found.sentence == words
