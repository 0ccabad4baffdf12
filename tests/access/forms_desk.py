"""The forms of the desk: every form of every page, and every decision."""

from tests.access.forms import Form
from tests.access.hall import WHY
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import exported
from tournaments.models import Dupla, DuplaMember, StageEntry

# Decisions at a table, which an arbiter may make too; all others are the director's.
BY_ARBITER = {
    *("wo", "ausentes", "abandonado", "pontos", "media", "mesa", "trocar-mesas", "desfazer", "jogar-de-novo"),
    *("lados-trocados", "mesa-errada", "dupla-errada", "mesa-incompleta", "punir", "retirar-punicao"),
}


def _desk(name, acao="", **more):
    return Form(route=f"tournaments:{name}", acao=acao, **more)


def _decision(key, about, event="cup", *, why=True, **typed):
    return Form(
        route="tournaments:desk_life_action",
        label=key,
        place=lambda hall: {"key": key},
        about=about,
        event=event,
        typed={"reason": WHY} | typed if why else typed,
        but={} if key in BY_ARBITER else {"arbiter": 403},
    )


def _row(mesa=1, event="cup"):
    return lambda hall: hall.confronto(event, mesa).pk


def _round(event):
    return lambda hall: hall.round(event).pk


def _stage(event):
    return lambda hall: hall.stage(event).pk


def _event(name):
    return lambda hall: hall.events[name].pk


def _entry(event, number):
    def found(hall):
        rows = StageEntry.objects.filter(stage=hall.stage(event), dupla__number=number)
        return rows.get().pk

    return found


def _number(event, number):
    return lambda hall: str(Dupla.objects.get(tournament=hall.events[event], number=number).pk)


def _first_player(hall):
    return str(DuplaMember.objects.filter(dupla=hall.dupla("cup")).order_by("pk")[0].player_id)


TWO = {"one": _number("round draft", 1), "other": _number("round draft", 2)}
NEW_EVENT = {"name": "Copa Nova", "target": "1500"}
AT_CLUB = (
    _desk("club_new", typed={"name": "Clube Novo"}, by="visitor"),
    _desk("desk_rules", typed=lambda hall: {"file": hall.rules_file()}, alone=True),
    _desk("desk_club", "jogador", typed={"name": "Zélia Nova"}),
    _desk("desk_club", "jogadores", typed={"lines": "Zélia Nova\nYago Novo"}),
    _desk("desk_members", "membro", typed={"username": "visitor", "role": "scorer"}),
    _desk("desk_members", "remover", typed={"acao": "remover", "username": "scorer"}, alone=True),
    _desk("desk_members", "senha", typed={"acao": "senha", "username": "scorer"}, alone=True, answers=200),
    _desk("desk_members", "convidar", typed={"role": "scorer", "name": "Zélia"}),
    _desk("desk_members", "revogar", typed=lambda hall: {"convite": str(hall.convite.pk)}),
    _desk("desk_members", "selos", typed={"heads_to": "selos@clube.example.org"}),
    _desk("desk_person", typed={"name": "Z. S."}),
    _desk("desk_person", "apagar"),
    _desk("desk_players", typed={"how": "initials"}),
    _desk("desk_players", "paginas", typed={"acao": "paginas"}, alone=True),
    _desk("desk_person", "aparecer", typed={"how": "initials"}),
    _desk("desk_person", "pagina", typed={"page": "minor"}),
    _desk("desk_merge", typed=lambda hall: {"into": str(hall.twin.pk)}),
    _desk(
        "desk_merge",
        "desfazer",
        ready=lambda hall: hall.merge(),
        place=lambda hall: {"pk": hall.junction.into_id},
        typed=lambda hall: {"acao": "desfazer", "juncao": str(hall.junction.pk)},
        alone=True,
    ),
    _desk("desk_seasons", typed={"name": "Outra"}),
    _desk("desk_season", "gravar", typed={"name": "Outro nome"}),
    _desk("desk_season", "contar"),
    _desk("desk_season", "apagar"),
    _desk("desk_rules_new", "gravar", typed={"name": "Da quinta"}),
    _desk("desk_rules_edit", "gravar", typed={"name": "Da quinta"}),
    _desk("desk_rules_edit", "copiar"),
    _desk("desk_rules_edit", "experimentar"),
    _desk("desk_rules_edit", "apagar"),
    _desk("tournament_new", typed=NEW_EVENT),
    _desk(
        "desk_event_from_file",
        "conferir",
        typed=lambda hall: {"acao": "conferir", "file": hall.event_file()},
        alone=True,
    ),
    _desk("desk_event_import", "trazer"),
)
OF_ENTRIES = (
    _desk("desk_tournament", "inscrever", typed={"first": "Ana Nova", "second": "Bia Nova"}, event="open"),
    _desk("desk_contact", typed={"phone": "11 98765-4321"}, event="open"),
    _desk(
        "desk_entry_list",
        "conferir",
        typed={"lines": "Ana Nova / Bia Nova"},
        event="open",
        answers=200,
        writes=False,
    ),
    _desk(
        "desk_entry_list",
        "rever",
        typed=lambda hall: hall.list_shown("open") | {"acao": "rever"},
        event="open",
        answers=200,
        writes=False,
        alone=True,
    ),
    _desk(
        "desk_entry_list",
        "colunas",
        typed=lambda hall: hall.list_shown("open") | {"acao": "colunas"},
        event="open",
        answers=200,
        writes=False,
        alone=True,
    ),
    _desk(
        "desk_entry_list",
        "voltar",
        typed=lambda hall: hall.list_shown("open") | {"acao": "voltar"},
        event="open",
        answers=200,
        writes=False,
        alone=True,
    ),
    _desk(
        "desk_entry_list", "inscrever", typed=lambda hall: hall.list_shown("open"), event="open", alone=True
    ),
    _desk(
        "desk_tournament", "cabecas", typed=lambda hall: {f"seed-{hall.dupla('open').pk}": "1"}, event="open"
    ),
    _desk("desk_tournament", "retirar", typed={"acao": "retirar", "dupla": "1"}, event="open", alone=True),
    _desk("desk_tournament", "sortear", event="open"),
    _desk("desk_tournament", "seguir", event="draft"),
    _desk("desk_tournament", "desfazer", event="drawn"),
    _desk("desk_tournament", "abrir", event="draft"),
    _desk("desk_tournament", "rascunho", event="open"),
    _desk("desk_checkin", "presente", typed={"acao": "presente", "dupla": "1"}, event="open", alone=True),
    _desk("desk_checkin", "ausente", typed={"acao": "ausente", "dupla": "1"}, event="called", alone=True),
    _desk("desk_checkin", "nova", event="called"),
    _desk("tournament_edit", typed={"name": "Outro nome"}, event="open"),
    _desk("tournament_copy", event="open", typed={"with_entries": "on"}),
    _desk("tournament_start", event="drawn"),
    _desk("desk_teams", typed=lambda hall: {f"team-{hall.dupla('open').pk}": "Norte"}, event="open"),
    _desk("desk_plan", "gravar", event="open"),
)


def _next_round(hall):
    # The round is posted while the previous one is not over.
    return {"pk": hall.round("round posted").pk + 1}


OF_ROUNDS = (
    _desk("desk_rounds", "comecar", event="stage closed"),
    _desk("desk_rounds", "sortear", event="round played"),
    _desk("desk_rounds", "comecar-rodada", event="round posted"),
    _desk("desk_round", "sortear", typed={"seed": "8"}, event="round draft"),
    _desk("desk_round", "trocar", typed=TWO, event="round draft"),
    _desk("desk_round", "por", typed=TWO | {"reason": WHY}, event="round draft"),
    _desk("desk_round", "proibir", typed=TWO | {"reason": WHY}, event="round draft"),
    _desk("desk_round", "conferir", event="round draft"),
    _desk("desk_round", "divulgar", event="round draft"),
    _desk(
        "desk_round",
        "sumulas",
        typed=lambda hall: {"conferida": str(hall.confronto("round played").jogo_id)},
        event="round played",
    ),
    _desk("desk_round", "afixar", event="round checked"),
    _desk("desk_round", "comecar", typed={"override": WHY}, event="round posted", place=_next_round),
    _desk("desk_rest", typed={"reason": WHY}),
)
IN_THE_HALL = (
    _desk("desk_mesas", label="acesso", typed=lambda hall: {"acesso": str(hall.held.pk)}, alone=True),
    _desk(
        "desk_mesas",
        label="chamado",
        typed=lambda hall: {"chamado": "fim", "jogo": str(hall.called.pk)},
        event="confirm",
        alone=True,
    ),
    _desk(
        "desk_outbox", typed=lambda hall: {"text": exported(hall.jogo("cup"), typed(number=2))}, answers=200
    ),
    _desk("desk_paper", typed=lambda hall: hall.from_paper("cup"), alone=True),
    _desk("desk_bell", typed={"in_play": "sim"}),
    _desk("desk_qr", label="novo código", typed={"mesa": "1", "reason": WHY}),
    _desk("desk_qr", "desbloquear", typed={"acao": "desbloquear", "mesa": "1"}, alone=True),
    _desk("desk_links", typed={"dupla": "1", "reason": WHY}),
    _desk("desk_blocos", label="novo", typed={"first": "1", "last": "2"}),
    _desk("desk_blocos", label="revogar", typed=lambda hall: {"bloco": str(hall.bloco.pk), "reason": WHY}),
    _desk(
        "desk_bell",
        label="desfazer",
        ready=lambda hall: hall.ring(),
        typed=lambda hall: {"acao": "desfazer", "sinal": str(hall.rung.sequence)},
        event="apart",
        alone=True,
    ),
    _desk("desk_arrange", "gravar", typed={"mesa": "1", "name": "Janela", "room": "Varanda", "use": "free"}),
    _desk("desk_arrange", "mais"),
    _desk("desk_telao", "escolher", typed={"seconds": "20"}),
    _desk("desk_telao", "renovar", typed={"reason": WHY}),
    _desk("desk_clock", "parar", event="timed"),
    _desk("desk_clock", "continuar", event="timed", ready=lambda hall: hall.stop()),
    _desk("desk_clock", "no-zero", typed={"fase": "1", "at_zero": "rings"}, event="timed"),
    _desk("desk_clock", "mais", typed={"minutes": "5"}, event="timed"),
    _desk("desk_clock", "faltam", typed={"minutes": "5"}, event="timed"),
    _desk("desk_extra", typed={"minutes": "5", "reason": WHY}, event="timed"),
    _desk("desk_extra", "desfazer", event="timed", ready=lambda hall: hall.extra()),
    _desk("desk_mao", "retirar", typed={"reason": WHY}),
    _desk("desk_jogo", "wo", typed={"winner": "A", "reason": WHY}),
    _desk("desk_jogo", "encerrar", typed={"reason": WHY}, event="of three"),
    _desk(
        "desk_jogo", "reabrir", typed={"reason": WHY}, place=lambda hall: {"pk": hall.confronto("cup", 2).pk}
    ),
    _desk(
        "desk_jogo",
        "conferir",
        typed={"checked": "1"},
        place=lambda hall: {"pk": hall.confronto("cup", 2).pk},
    ),
    _desk("desk_jogo", "codigo", typed={"reason": WHY}),
    _desk("desk_jogo", "decidir", typed={"winner": "A", "reason": WHY}, event="disputed"),
    _desk("desk_jogo", "confirmar", typed={"reason": WHY}, event="confirm"),
    _desk("desk_mao", typed={"A-table": "41", "reason": WHY}),
    _desk("publish", "publicar", event="apart"),
    _desk("publish", "automatica", typed={"ligada": "0"}),
    _desk("publish", "cobrir", writes=False),
)
DECISIONS = (
    _decision("wo", _row(), winner="A"),
    _decision("ausentes", _row()),
    _decision("abandonado", _row(), winner="lider"),
    _decision("pontos", _row(), points_a="10", points_b="5", winner="A"),
    _decision("media", _row(event="round played"), "round played", winner="A"),
    _decision("mesa", _row(), mesa="12", why=False),
    _decision("trocar-mesas", _row(), mesa="3"),
    _decision("desfazer", _row(2)),
    _decision("jogar-de-novo", _row()),
    _decision("lados-trocados", _row()),
    _decision("mesa-errada", _row(), other=lambda hall: str(hall.confronto("cup", 3).pk)),
    _decision(
        "dupla-errada",
        lambda hall: f"{(one := hall.confronto('round played')).pk}-{one.dupla_a.number}",
        "round played",
        other=lambda hall: str(hall.confronto("round played", 2).dupla_a_id),
    ),
    _decision(
        "mesa-incompleta",
        _row(event="individual"),
        "individual",
        absent=lambda hall: str(hall.confronto("individual").dupla_a_id),
    ),
    _decision(
        "trocar-lugares",
        lambda hall: "1-1",
        "round up",
        one=_number("round up", 1),
        other=_number("round up", 2),
    ),
    _decision("por-fase", _stage("round draft"), "round draft"),
    _decision("desafixar", _round("round up"), "round up"),
    _decision(
        "esquecida", _stage("round draft"), "round draft", first="Ana Nova", second="Bia Nova", why=False
    ),
    _decision("tardia", _stage("round draft"), "round draft", first="Ana Nova", second="Bia Nova", why=False),
    _decision("saida", _entry("cup", 1), justified="sim"),
    _decision("volta", _entry("round posted", 5), "round posted", why=False),
    _decision("parceiro", _entry("cup", 1), leaves=_first_player, comes="Ana Nova", why=False),
    _decision("punir", _entry("round played", 1), "round played", sanction="warning", round="1"),
    _decision("retirar-punicao", lambda hall: hall.penalty.pk, "round played"),
    _decision(
        "desempate",
        lambda hall: hall.level("stage closed").pk,
        "stage closed",
        order=lambda hall: hall.level("stage closed").pk,
    ),
    _decision("encerrar-fase", _stage("round played"), "round played", early="on", why=False),
    _decision("reabrir-fase", _stage("stage closed"), "stage closed", why=False),
    _decision("recomecar-fase", _stage("round draft"), "round draft", typed_name="Fase 1", why=False),
    _decision("encerrar-agora", _event("cup"), how="as_it_stands"),
    _decision("cancelar", _event("cup")),
    _decision("retomar", _event("cancelled"), "cancelled", why=False),
    _decision("apagar", _event("draft"), "draft", typed_name="Copa draft", why=False),
)
DESK = (*AT_CLUB, *OF_ENTRIES, *OF_ROUNDS, *IN_THE_HALL, *DECISIONS)
