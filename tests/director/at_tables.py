"""Actions at the tables and on their results: play, corrections, decisions, penalties."""

from uuid import uuid4

from scoring.entry.confirmation import confirm
from scoring.entry.record import correct_mao, record_mao
from scoring.errors import Refused
from scoring.jogo.sheet import sheet
from scoring.ledger.trail import Source
from scoring.lifecycle import call, devices, open_close
from scoring.models import MESA, Jogo, Mao, SeatKey
from tests.director.event import WHY, action
from tests.factories import LOST, TABLE, WARNINGS, WON
from tournaments import stage_plan
from tournaments.event.draws.places_by_hand import swap_seated
from tournaments.event.effects import Owners
from tournaments.models import Dupla, Penalty, StageEntry
from tournaments.outcomes import decisions, owners, penalties
from tournaments.outcomes.play_anew import play_anew
from tournaments.standings.penalties import Sanction


def facts(dice):
    """Return a plausible mão."""
    winner = dice.choice("AB")
    sides = {side: dict(WON if side == winner else LOST) for side in ("A", "B")}
    for side in sides.values():
        side["table"] += 10 * dice.randrange(0, 11)
        side["hand"] = 10 * dice.randrange(1, 6)
    return {"ending": "batida", "mortos_to_stock": 0, "sides": sides}


def record(jogo, dice):
    """Record the next mão of a jogo."""
    row = jogo.partida_set.order_by("-number").first()
    number = Mao.objects.standing().filter(partida=row).count() + 1
    return record_mao(
        jogo=jogo,
        partida=row.number,
        number=number,
        facts=facts(dice),
        client_id=uuid4(),
        acknowledged=WARNINGS,
        source=TABLE,
    )


@action(8)
def play(event, dice):
    """Play some of the open jogos to their end."""
    jogos = list(Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk"))
    for jogo in dice.sample(jogos, min(len(jogos), dice.randint(1, 12))):
        play_out(jogo, dice)


def play_out(jogo, dice):
    """Play a jogo to its end. A jogo reopened although its last mão ends it is closed without a new mão."""
    jogo.refresh_from_db()
    for _ in range(40):
        if jogo.closed_at:
            return
        try:
            record(jogo, dice)
        except Refused as exc:
            if exc.code == "jogo_awaits":
                confirm_all(jogo)
            elif exc.code == "mao_out_of_order":
                open_close.close_jogo(jogo=jogo, reason=WHY, source=TABLE)
            else:
                raise
        jogo.refresh_from_db()


def confirm_all(jogo):
    """Confirm the mãos of a jogo for the duplas that have to."""
    maos = [(line.mao.partida.number, line.mao.number, line.mao.version) for line in sheet(jogo).awaiting]
    confirm(jogo=jogo, side="", maos=maos, client_id=uuid4(), reason=WHY, source=TABLE)


@action()
def play_again(event, dice):
    """Annul a jogo, with the later results that depend on it, and have it replayed."""
    row = event.pick(dice, event.confrontos(stage=event.stage(), jogo__isnull=False).order_by("pk"))
    if row:
        event.carry_out(row, lambda: play_anew(confronto=row, reason=WHY, source=TABLE))


@action(2)
def one_mao(event, dice):
    """Record one mão at one table."""
    jogo = event.pick(
        dice, Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk")
    )
    if jogo:
        record(jogo, dice)


@action(2)
def use_a_phone(event, dice):
    """Let a phone hold a seat of an open jogo and keep some mãos, or give the seat back."""
    held = SeatKey.objects.filter(jogo__confronto__tournament=event.tournament, jogo__closed_at=None)
    seat = event.pick(dice, held.select_related("jogo").order_by("jogo", "seat"))
    if seat is None:
        return
    phone = Source(device=f"celular-{dice.randint(1, 3)}")
    if dice.random() < 0.2:
        devices.release(acesso=seat, source=TABLE)
    else:
        seat = devices.take_over(acesso=seat, source=phone)
        devices.report_unsent(acesso=seat, device=phone.device, unsent=dice.randint(0, 2))


@action(2)
def call_the_direction(event, dice):
    """Call from a mesa, tell it that somebody comes, or end the call."""
    found = Jogo.objects.filter(confronto__tournament=event.tournament).order_by("pk")
    jogo = event.pick(dice, found.exclude(called_at=None) if dice.random() < 0.4 else found)
    if jogo is None:
        return
    if jogo.called_at is None:
        call.call_director(jogo=jogo, seat=MESA, source=TABLE)
    else:
        dice.choice((call.see_call, call.end_call))(jogo=jogo, source=TABLE)


@action(4)
def correct(event, dice):
    """Correct a mão of any jogo of any round, as the director does."""
    mao = event.pick(
        dice,
        Mao.objects.standing().filter(partida__jogo__confronto__tournament=event.tournament).order_by("pk"),
    )
    if mao is None:
        return
    jogo = mao.partida.jogo
    corrected = facts(dice)

    def change():
        return correct_mao(
            jogo=jogo,
            partida=mao.partida.number,
            number=mao.number,
            seen_version=mao.version,
            facts=corrected,
            client_id=uuid4(),
            acknowledged=WARNINGS,
            reason=WHY,
            source=TABLE,
            director=True,
        )

    event.carry_out(event.confrontos(jogo=jogo).first(), change)


def decide(event, dice, verb, *, needs_status=None, **given):
    """Give a confronto a result by decision."""
    found = [row for row in event.confrontos() if needs_status is None or bool(row.status) == needs_status]
    row = event.pick(dice, found)
    if row:
        event.tell(given)
        event.carry_out(
            row if row.status else None, lambda: verb(confronto=row, reason=WHY, source=TABLE, **given)
        )


@action(2)
def walkover(event, dice):
    decide(event, dice, decisions.walkover, winner=dice.choice("AB"))


@action(2)
def wrong_winner(event, dice):
    """Give a meeting of a bracket to the other side, even if later rounds were played."""
    found = event.confrontos(winner__isnull=False, dupla_a__isnull=False, dupla_b__isnull=False)
    row = event.pick(dice, [row for row in found if stage_plan.is_bracket(row.stage)])
    if row:
        winner = "B" if row.winner_id == row.dupla_a_id else "A"
        event.carry_out(
            row, lambda: decisions.walkover(confronto=row, winner=winner, reason=WHY, source=TABLE)
        )


@action()
def both_absent(event, dice):
    decide(event, dice, decisions.both_absent)


@action()
def abandon(event, dice):
    decide(event, dice, decisions.abandon, winner=dice.choice((None, "A", "B", "")))


@action(2)
def give_score(event, dice):
    given = (dice.randrange(0, 21), dice.choice(("1/2", 3, 10)))
    decide(event, dice, decisions.give_score, given=given, winner=dice.choice(("A", "B", "")))


@action()
def average(event, dice):
    decide(event, dice, decisions.average, winner=dice.choice("AB"))


@action()
def absent(event, dice):
    row = event.pick(dice, event.confrontos(partner_a__isnull=False))
    if row:
        missing = dice.sample(list(row.entrants), dice.randint(1, 2))
        duplas = list(Dupla.objects.filter(pk__in=missing))
        event.carry_out(
            row if row.status else None,
            lambda: decisions.absent(confronto=row, players=duplas, reason=WHY, source=TABLE),
        )


@action(3)
def undo(event, dice):
    decide(event, dice, decisions.undo, needs_status=True)


@action(2)
def give_to_owners(event, dice):
    """Exchange the sides of a sheet, two sheets of a round, or two duplas with the mãos that they played."""
    row = event.pick(dice, event.confrontos(jogo__isnull=False))
    if row is None:
        return
    other = event.pick(dice, owners.may_exchange(row).select_related("stage", "dupla_a", "dupla_b"))
    verb = dice.choice((owners.turn_sides, owners.exchange_sheets, swap_seated))
    event.tell(verb.__name__)
    if verb is owners.turn_sides:
        event.carry_out(Owners([row]), lambda: verb(confronto=row, reason=WHY, source=TABLE))
    elif other and verb is owners.exchange_sheets:
        pair = {"confronto": row, "other": other}
        event.carry_out(Owners([row, other]), lambda: verb(**pair, reason=WHY, source=TABLE))
    elif other and row.dupla_a:
        side = dice.choice([one for one in (other.dupla_a, other.dupla_b) if one])
        pair = {"confronto": row, "one": row.dupla_a, "other": side}
        event.carry_out(Owners([row, other]), lambda: verb(**pair, reason=WHY, source=TABLE))


@action(2)
def penalise(event, dice):
    entry = event.pick(dice, StageEntry.objects.filter(stage__tournament=event.tournament).order_by("pk"))
    if entry is None:
        return
    sanction = dice.choice([*Sanction, Sanction.VP, Sanction.MP, Sanction.LOSS])
    given = {
        "stage": entry.stage,
        "dupla": entry.dupla,
        "round": dice.randint(1, 3),
        "sanction": str(sanction),
        "amount": dice.choice((1, 2, 50)),
    }
    event.tell(sanction, given["round"], given["amount"])
    subject = Penalty(stage=entry.stage, dupla=entry.dupla, round=given["round"])
    event.carry_out(subject, lambda: penalties.penalise(**given, reason=WHY, source=TABLE))


@action()
def lift(event, dice):
    found = Penalty.objects.filter(stage__tournament=event.tournament, lifted_at=None).order_by("pk")
    penalty = event.pick(dice, found)
    if penalty:
        event.carry_out(penalty, lambda: penalties.lift(penalty=penalty, reason=WHY, source=TABLE))
