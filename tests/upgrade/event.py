"""An invented club whose tournaments hold a row of every model, and a line of every kind in the audit trail.

Most of it is over, and one thing of every kind is in progress: a jogo in play, a mão that only one dupla has sent, a
contested mão, a round that is only drawn, a bell.
"""

import json
from base64 import b32decode
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from uuid import uuid4

from django.contrib.auth import authenticate
from django.utils.timezone import now
from django_otp.oath import TOTP

import rules
from scoring.entry import apart, confirmation, record, ruling
from scoring.ledger.trail import Source
from scoring.lifecycle import avulso, bell, call, dealing, devices, notes, open_close, rename, sheet_check
from scoring.models import MESA, SeatKey
from tests import factories
from tests.tournaments.event_file.trips import into, out
from tournaments import second_factor
from tournaments.alarms import pulse
from tournaments.clubs import invitations, members, people, rule_choice
from tournaments.clubs.rename import replace_name
from tournaments.entries import changes, checkin, leaving, list_entry
from tournaments.entries.teams import set_teams
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.columns import chosen_columns
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import digest_of, mark
from tournaments.errors import TournamentError
from tournaments.event import rounds, stages, states
from tournaments.event_file import imports
from tournaments.hall import blocos, codes, mesas, remessas, telao
from tournaments.ledger import copies
from tournaments.models import Backup, Confronto, Mesa, Season, SentLetter, SiteClaim, Tournament
from tournaments.outcomes import decisions, owners, penalties
from tournaments.publication import checks, publishing
from tournaments.seasons import seasons

PHONE = Source(device="celular da mesa")
ALL = {str(code) for code in rules.Code}
PLAYED = Path(__file__).resolve().parent.parent / "data" / "played" / "buraco.jsonl"
DUPLAS = ["Ana e Bia", "Caio e Davi"]


def fill():
    """Fill an empty database."""
    director, scorer = factories.make_user("direcao"), factories.make_user("anotacao")
    authenticate(username="direcao", password="não é esta")  # a wrong code is counted
    club = factories.make_club("Clube da Enseada", director=director, scorer=scorer)
    desk = Source(actor=director, device="painel")
    _groups_and_final(club, desk)
    _swiss_of_teams(club, desk)
    _individual(club)
    _bracket(club, desk)
    _jogo_that_one_dupla_enters(desk)
    _jogo_that_both_duplas_enter(desk)
    _jogo_with_every_change_of_state(desk)
    _jogo_card_by_card()
    checks.check(Tournament.objects.first())
    remessas.store(tournament=Tournament.objects.first(), text="{}", total=1, by=director)
    _what_the_site_notes(director)
    SiteClaim.objects.create(by=director)
    invitations.invite(club=club, role="scorer", name="Zélia", by=director, source=desk)
    _around_the_jogos(club, desk)
    _from_a_file()


def _from_a_file():
    # An export with every stage and mão of another event, imported by another club.
    theirs = Tournament.objects.get(name="Copa do Farol")
    one, other = Confronto.objects.filter(tournament=theirs, stage__number=1, round=1, status="played")[:2]
    for _there_and_back in range(2):
        owners.exchange_sheets(confronto=one, other=other, reason="mesa errada", source=factories.TABLE)
    club, content = factories.make_club("Clube da Barra", director=factories.make_user("barra")), out(theirs)
    into(club, content)
    imports.accept(club=club, content=content, by=factories.director_of(club))


def _around_the_jogos(club, desk):
    # Check-in, a list with chosen columns, two names of one person, a big screen, a season.
    tournament = factories.make_tournament(duplas=2, club=club, name="Copa da Barra", state="open")
    checkin.mark(dupla=tournament.dupla_set.first(), present=True, source=desk)
    begun = ListDraft.begun(cells_of_text("Clube;Pagou;Jogador 1;Jogador 2\nBarra;sim;Ada Sol;Abel Mar\n"), 2)
    draft = replace(begun, layout=chosen_columns(begun.layout, ["home", "note"]))
    seen = digest_of(mark(draft.entries(2), list_entry.known(tournament)))
    list_entry.enter_list(tournament=tournament, draft=draft, seen=seen)
    once, again = (members.add_player(club=club, name=name) for name in ("Nair Prata", "Naír Prata Lima"))
    people.merge(player=again, into=once, source=desk)
    telao.of_tournament(tournament)
    year = {"starts_on": date(2026, 1, 1), "ends_on": date(2026, 12, 31)}
    seasons.save(season=Season(club=club), name="2026", **year, points=[100, 60], best=0, others=())


def _what_the_site_notes(director):
    # A reason with a name as text, a second factor, a backup, a sent e-mail, a sign of life.
    stage = Tournament.objects.get(name="Copa do Farol").stage_set.get(number=1)
    desk = Source(actor=director, device="painel")
    penalties.penalise(
        stage=stage,
        dupla=stage.tournament.dupla_set.get(number=3),
        round=1,
        sanction="warning",
        reason="Zeca Pedra viu",
        source=desk,
    )
    zeca = members.add_player(club=stage.tournament.club, name="Zeca Pedra")
    replace_name(player=zeca, reason="a pedido", source=desk)
    salt = second_factor.new_salt()
    app = TOTP(b32decode(second_factor.typed_key(director, salt).replace(" ", "")))
    second_factor.switch_on(user=director, salt=salt, code=f"{app.token():06}")
    copies.note(Backup(at=now(), why=Backup.Why.HAND, file="canastra.dump", verified=True))
    SentLetter.objects.create(tournament=Tournament.objects.first(), number=1)
    pulse.beat("worker")


def _groups_and_final(club, desk):
    # Two groups and a double knockout, played to the champion; a correction, penalties, walkovers.
    plans = {"format": "groups", "groups": 2, "top": 2, "others": 0}, {"format": "double"}
    first, final = factories.make_stages(*plans, duplas=6, seeds=2, club=club, name="Copa do Farol")
    tournament = first.tournament
    mao = factories.record(factories.jogos_being_played(tournament)[0], "B", source=PHONE)
    _correct(mao, desk)
    decisions.walkover(
        confronto=Confronto.objects.being_played().filter(stage=first).last(),
        winner="A",
        reason="não compareceu",
        source=desk,
    )
    _penalise(first, 1, desk, sanction="mp", amount=1)
    penalties.lift(penalty=_penalise(first, 2, desk, sanction="loss"), reason="engano", source=desk)
    factories.play_stage(first)
    factories.catch_up(tournament)
    publishing.set_auto_publish(tournament=tournament, on=False)
    stages.begin_stage(stage=final, seed=11, source=desk)
    factories.play_open(final)
    publishing.publish(
        tournament=factories.catch_up(tournament), author=desk.actor, reason="Classificação final"
    )


def _swiss_of_teams(club, desk):
    # Two teams in a Swiss stage under a rule set of the club; the second round is only drawn.
    own = factories.make_rules(club, overrides={"batida.bonus": 200})
    plan = {"format": "swiss", "rounds": 3, "late_until": 2}
    fields = {"club": club, "name": "Liga da Enseada", "choice": rule_choice.of_rules(own), "mesas": 4}
    (stage,) = factories.make_stages(plan, duplas=6, state="open", **fields)
    tournament = stage.tournament
    duplas = list(tournament.dupla_set.order_by("number"))
    teams = {dupla.pk: ("Maré", "Rochedo")[at % 2] for at, dupla in enumerate(duplas)}
    set_teams(tournament=tournament, named=teams, source=desk)
    states.start(tournament=tournament, seed=7, source=desk)
    _post(stage, desk)
    factories.play_open(stage)
    late = [members.add_player(club=club, name=name) for name in ("Otto Restinga", "Zilá Restinga")]
    changes.enter_late(stage=stage, first=late[0], second=late[1], home="Praia Grande", source=desk)
    leaving.withdraw(dupla=duplas[5], justified=True, reason="viagem", source=desk)
    rounds.draw_round(stage=stage, seed=8, source=desk)
    factories.catch_up(tournament)


def _individual(club):
    # Single players, each table with changing partners; a round is in play.
    plan = {"format": "individual", "rounds": 3}
    fields = {"club": club, "name": "Noite dos Avulsos", "entrants": "players"}
    (stage,) = factories.make_stages(plan, duplas=8, **fields)
    factories.play_jogo(factories.jogos_being_played(stage.tournament)[0])
    factories.catch_up(stage.tournament)


def _bracket(club, desk):
    # A knockout at mesas with keys; one called the director, a phone guessed a code, a scorer has a block of mesas.
    tournament = factories.make_tournament(duplas=6, club=club, name="Taça da Gruta", target=1500, mesas=2)
    played = factories.play_jogo(factories.jogos_being_played(tournament)[0])
    for checked in (True, False):
        sheet_check.check_sheet(jogo=played, checked=checked, source=desk)
    jogo = factories.record(factories.jogos_being_played(tournament)[0]).partida.jogo
    call.call_director(jogo=jogo, seat=MESA, source=PHONE)
    call.see_call(jogo=jogo, source=desk)
    call.end_call(jogo=jogo, source=desk)
    factories.catch_up(tournament)
    mesas.of_tournament(tournament), mesas.duplas_of(tournament)
    blocos.make(tournament=tournament, first=1, last=2, source=desk)
    mesa = Mesa.objects.filter(tournament=tournament).first()
    wrong = f"{(int(mesas.code(mesa)) + 1) % 10**6:06}"
    with suppress(TournamentError):
        codes.enter(tournament=tournament, number=mesa.number, code=wrong, device="celular curioso")


def _jogo_that_one_dupla_enters(desk):
    # A mão confirmed, one contested and decided by the director, one contested, one waiting.
    jogo = _opened("confirm", partidas=3)
    _record(jogo, side="A")
    confirmation.confirm(jogo=jogo, side="B", maos=[(1, 1, 1)], client_id=uuid4(), source=PHONE)
    _record(jogo, side="B", number=2)
    other = _sent(jogo, number=2, facts=_facts("B"))
    confirmation.contest(**other, side="A", seen_version=1, reason="foram duas canastras")
    ruling.rule(**other | {"client_id": uuid4()}, seen_version=1, reason="conferi na mesa")
    _record(jogo, side="A", number=3)
    contested = _sent(jogo, number=3, facts=_facts("B"))
    confirmation.contest(**contested, side="B", seen_version=1, reason="quem bateu fomos nós")


def _jogo_that_both_duplas_enter(desk):
    jogo = _opened("apart", partidas=3, totals_allowed=True)
    for side in ("A", "B"):
        apart.send(**_sent(jogo), side=side)
    apart.send(**_sent(jogo, number=2), side="A")
    apart.send(**_sent(jogo, number=2, facts=_facts("B")), side="B")
    ruling.rule(**_sent(jogo, number=2) | {"facts": None}, choose="A", reason="B contou duas vezes")
    totals = {"totals": {"A": 300, "B": 150}}
    apart.send(**_sent(jogo, number=1, partida=2, facts=totals), side="A")


def _jogo_with_every_change_of_state(desk):
    # Devices change, a mão is deleted, the bell rings, once by mistake, and the director decides without mãos.
    jogo = _opened("scorer", partidas=1)
    devices.take_over(acesso=SeatKey.objects.get(jogo=jogo, seat=MESA), source=PHONE)
    devices.release(acesso=SeatKey.objects.get(jogo=jogo, seat=MESA), source=desk)
    open_close.reissue_token(jogo=jogo, reason="endereço vazado", source=desk)
    mao = _record(jogo)
    record.take_back(
        jogo=jogo, partida=1, number=1, seen_version=mao.version, client_id=uuid4(), source=PHONE
    )
    _record(jogo, number=1)
    bell.ring_bell(jogo=jogo, in_play=False, source=desk)
    bell.undo_bell(jogo=jogo, source=desk)
    jogo.refresh_from_db()
    bell.ring_bell(jogo=jogo, in_play=False, source=desk)
    jogo.refresh_from_db()
    open_close.reopen_jogo(jogo=jogo, reason="o sinal foi engano", source=desk)
    open_close.cancel_jogo(jogo=_opened("scorer"), reason="jogo de treino", source=desk)
    open_close.walkover(jogo=_opened("scorer"), winner="A", reason="B não veio", source=desk)
    open_close.award_jogo(jogo=_opened("scorer"), winner="B", reason="A saiu", source=desk)
    rename.rename_jogo(jogo=jogo, labels=["A. e B.", "C. e D."], reason="a pedido", source=desk)


def _jogo_card_by_card():
    # A private jogo with a really dealt mão, under a rule set with a rotating deal.
    played = json.loads(PLAYED.read_text().splitlines()[0])
    jogo = avulso.open_avulso(
        labels=DUPLAS,
        ruleset=rules.load(played["system"]).key,
        options=played["options"],
        overrides={},
        partidas=1,
        entry="scorer",
        source=PHONE,
    )
    dealing.name_dealer(jogo=jogo, partida=1, number=1, side="A", source=PHONE)
    _record(jogo, facts=played["facts_cards"], by_cards=True)
    _noted()


def _noted():
    # The notes that a table makes beside its mãos, each under a text that has it.
    buraco = open_close.open_jogo(
        labels=DUPLAS, ruleset="buraco-1", options={}, partidas=1, entry="scorer", source=PHONE
    )
    notes.note_relancinho(jogo=buraco, partida=1, number=1, side="A", count=1, source=PHONE)
    notes.take_seats(jogo=buraco, seats=["A1", "B1", "A2", "B2"], source=PHONE)
    regulamento = _opened("scorer")
    dealing.agree_deal(jogo=regulamento, partida=1, number=1, dealer="A", cuts="B", first="A", source=PHONE)


def _opened(entry, **how):
    return open_close.open_jogo(
        labels=DUPLAS,
        ruleset="regulamento-1",
        options={"target": 1500},
        entry=entry,
        source=PHONE,
        **{"partidas": 1} | how,
    )


def _sent(jogo, *, partida=1, number=1, facts=None, **more):
    # The arguments that every function about a mão needs.
    facts = facts or _facts("A")
    place = {"jogo": jogo, "partida": partida, "number": number}
    return place | {"facts": facts, "client_id": uuid4(), "acknowledged": ALL, "source": PHONE} | more


def _record(jogo, *, side="", **more):
    return record.record_mao(**_sent(jogo, **more), side=side).mao


def _correct(mao, desk):
    sent = _sent(mao.partida.jogo, partida=mao.partida.number, number=mao.number, source=desk)
    record.correct_mao(**sent, seen_version=mao.version, reason="soma errada", director=True)


def _facts(winner):
    sides = {side: dict(factories.WON if side == winner else factories.LOST) for side in ("A", "B")}
    return {"ending": "batida", "mortos_to_stock": 0, "sides": sides}


def _penalise(stage, number, desk, **what):
    dupla = stage.tournament.dupla_set.get(number=number)
    return penalties.penalise(stage=stage, dupla=dupla, round=1, reason="atraso", source=desk, **what)


def _post(stage, desk):
    row = stage.round_set.filter(state__in=("draft", "checked")).first()
    rounds.post(round=row or rounds.draw_round(stage=stage, seed=7, source=desk), source=desk)
