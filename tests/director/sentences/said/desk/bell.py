"""Clocks and bells, and the lists of the mesas that play."""

from tests.director.sentences.claims import DESK, claim

HALL = ("desk_mesas",)


@claim("Nenhuma mesa está jogando agora.", on={"desk_bell"})
def no_mesa_is_playing(facts, found):
    return not facts.playing


@claim(
    ("O tempo acaba em <b>%(jogos)s mesa</b> aberta.", "O tempo acaba nas <b>%(jogos)s mesas</b> abertas."),
    on={"desk_bell"},
)
def time_is_over_at_so_many(facts, found):
    of_round = {(row.stage_id, row.round) for row in facts.playing}
    return found.jogos in {sum((row.stage_id, row.round) == one for row in facts.playing) for one in of_round}


@claim(
    "Depois dele não se dão mais cartas, e vence quem tem mais pontos; empatado, joga-se uma partida extra.",
    on={"desk_bell"},
)
def a_jogo_may_not_end_level(facts, found):
    return any(not row.jogo.may_draw for row in facts.playing)


@claim(
    "Depois dele não se dão mais cartas, e vence quem tem mais pontos; empatado, fica empate.",
    on={"desk_bell"},
)
def a_jogo_may_end_level(facts, found):
    return any(row.jogo.may_draw for row in facts.playing)


@claim(
    "Dado às %(at)s, %(stage)s, rodada %(number)s, nas mesas %(mesas)s. Por cinco minutos pode ser desfeito.",
    on={"desk_bell"},
)
def a_bell_was_rung(facts, found):
    rung = [line for line in facts.log if line.action == "bell_rung" and line.round == found.number]
    return any(found["mesas"] == ", ".join(map(str, line.data["mesas"])) for line in rung)


@claim("o sinal já foi dado", on={"desk_bell"})
def the_mesa_has_heard_it(facts, found):
    return any(row.jogo.bell_at for row in facts.playing)


@claim(
    (
        "%(mesas)s mesa pode ter uma mão em jogo.",
        "%(mesas)s mesas podem ter uma mão em jogo.",
    ),
    on={"desk_bell"},
)
def so_many_may_have_a_mao_in_play(facts, found):
    return found.mesas <= len(facts.playing)


@claim("O relógio é de %(one)s minutos.", on={"desk_bell"})
def the_bell_has_these_minutes(facts, found):
    said = {value for stage in facts.stages for name, value in stage.plan.items() if name.endswith("minutes")}
    return int(found["one"]) in {*said, facts.tournament.minutes}


@claim(
    (
        "Ainda é cedo: falta %(count)s minuto no relógio.",
        "Ainda é cedo: faltam %(count)s minutos no relógio.",
    ),
    on={"desk_bell"},
)
def so_many_minutes_are_left(facts, found):
    """A mesa has not heard the bell, and no clock of the plan is shorter, unless the director has changed one."""
    rows = [row for row in facts.playing if row.jogo.bell_at is None]
    touched = any(line.action.startswith("clock_") for line in facts.log)
    said = [value for stage in facts.stages for name, value in stage.plan.items() if name.endswith("minutes")]
    longest = max([facts.tournament.minutes, *filter(None, said)], default=0)
    return rows and (touched or found.count <= longest)


@claim("das mesas %(mesas)s", on={"desk_bell"})
def the_bell_was_for_these(facts, found):
    rung = [line for line in facts.log if line.action == "bell_rung"]
    return any(found["mesas"] == ", ".join(map(str, line.data["mesas"])) for line in rung)


@claim("partida %(partida)s, mão %(mao)s", on={"desk_bell"})
def this_mao_may_be_in_play(facts, found):
    """It is the one after the last that is recorded at a mesa that plays."""
    for row in facts.playing:
        maos = facts.maos.get(row.jogo_id, [])
        here = [mao for mao in maos if mao.partida.number == found.partida]
        if found.mao == max((mao.number for mao in here), default=0) + 1:
            return True
    return False


@claim("aberta %(ago)s", on=HALL)
def no_mao_is_recorded(facts, found):
    return any(not facts.maos.get(row.jogo_id) for row in facts.playing)


@claim("sem lançamento %(ago)s", on=HALL)
def a_mesa_is_silent(facts, found):
    return facts.playing


@claim("depois do sinal: falta a mão %(mao)s da partida %(partida)s", on=HALL)
def a_mao_is_owed_after_the_bell(facts, found):
    return any(
        row.jogo.bell_in_play and (row.jogo.bell_mao, row.jogo.bell_partida) == (found.mao, found.partida)
        for row in facts.playing
    )


@claim("Relógio, %(title)s: %(minutes)s minutos.", on=HALL)
def a_round_has_these_minutes(facts, found):
    return the_bell_has_these_minutes(facts, {"one": found["minutes"]})


@claim("Nenhuma mesa assim.", on=HALL)
def no_tile_is_shown(facts, found):
    return not found.page.text.blocks(".hall")


@claim(
    ("%(count)s mesa com mais tempo", "%(count)s mesas com mais tempo"),
    ("tempo esgotado em %(count)s mesa", "tempo esgotado em %(count)s mesas"),
    on={DESK},
)
def so_many_mesas_of_a_round(facts, found):
    """No more than play in one round and have not heard the bell."""
    rounds = [(row.stage_id, row.round) for row in facts.playing if row.jogo.bell_at is None]
    return found.count <= max(map(rounds.count, rounds), default=0)


@claim("tempo esgotado", "sem relógio", on={DESK}, within=".clock-panel")
def a_round_is_played(facts, found):
    return facts.playing


@claim("Fim do tempo: %(round)s", on={DESK}, within="#linha-passo")
def the_bell_is_to_be_rung(facts, found):
    return any(row.jogo.bell_at is None for row in facts.playing)


@claim("partida %(number)s: %(totals)s", on=HALL, within="#gaveta")
def totals_of_the_partida(facts, found):
    """The sums of the mãos that count in it at a mesa that plays."""
    for row in facts.playing:
        sums = dict.fromkeys(row.sides, 0)
        for mao in facts.maos.get(row.jogo_id, ()):
            if mao.partida.number == found.number:
                for side, total in mao.totals.items():
                    sums[side] = sums.get(side, 0) + total
        shown = " a ".join(f"{total:,}".replace(",", ".") for total in sums.values())
        if found["totals"].startswith(shown.replace("-", "−")) or found["totals"].startswith(shown):
            return True
    return False


@claim("última mão %(ago)s", on=HALL, within="#gaveta")
def a_mao_is_recorded(facts, found):
    return any(facts.maos.get(row.jogo_id) for row in facts.playing)
