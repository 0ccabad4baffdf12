"""All deeds of the desk on an event: level, what each says before and after, and its way back (docs/deeds.md).

A name is that of the form (`forms_desk`). In what is said, `…` stands for names and figures of the moment.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tests.access.forms_desk import DECISIONS, IN_THE_HALL, OF_ENTRIES, OF_ROUNDS
from tests.access.hall import WHY
from tests.factories import TABLE, make_stages
from tournaments.entries.leaving import withdraw
from tournaments.event import rounds
from tournaments.models import Confronto, StageEntry
from tournaments.outcomes import penalties
from tournaments.wording.decisions import TITLES

FILE = Path(__file__).resolve().parents[2] / "docs" / "deeds.md"
FORMS = {
    one.name.replace("tournaments:", "").replace("desk_life_action ", ""): one
    for one in (*OF_ENTRIES, *OF_ROUNDS, *IN_THE_HALL, *DECISIONS)
    if one.writes
}
HEAD = """# What each deed of the desk says, and the way back

Every form of the desk that changes an event. `tests/access/deeds.py` declares the table, `tests/access/test_deeds.py`
finds a form without a row and does each deed of level 3 and more; `make access` writes this page.

| level | |
|---|---|
| 1 | done at once, and said afterwards; the same place does the opposite |
| 2 | its page says first what it does; one button |
| 3 | says first what follows from the state of the moment, who and where, and is done when exactly that is confirmed |
| 4 | as 3, and the name has to be typed: nothing brings it back from the desk |

`…` stands for names and figures. A deed that says "if …" asks only when something else than its own row changes.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A deed. before, after: templates of what is said; back: the way back. when: the condition of `before`, if any.

    scene: prepares the hall and returns the changes of the form that is sent, if its own has no consequences there.
    driven: the test that does it, if the hall has no scene for it.
    """

    level: int
    before: str = ""
    after: str = ""
    back: str = "–"
    when: str = ""
    scene: Callable[[Any], Mapping[str, Any]] | None = None
    driven: str = ""


def _schedule(hall):
    # A schedule of four whose first round is posted.
    (stage,) = make_stages(
        {"format": "all_play_all", "partidas": 1, "pace": "round"},
        club=hall.club, name="Copa girone", duplas=4, mesas=4,
    )  # fmt: skip
    rounds.post(round=stage.round_set.get(number=1), source=TABLE)
    hall.events["schedule"] = stage.tournament
    return list(Confronto.objects.filter(stage=stage, round=1).order_by("mesa"))


def _swapped(hall):
    one, other = _schedule(hall)
    typed = {"one": str(one.dupla_a_id), "other": str(other.dupla_a_id), "rest": [], "reason": WHY}
    return {"event": "schedule", "about": lambda _hall: "1-1", "typed": typed}


def _blocked(hall):
    row, _other = _schedule(hall)
    return {
        "event": "schedule",
        "alone": True,
        "typed": {"acao": "gravar", "mesa": str(row.mesa), "name": "", "room": "", "use": "blocked"},
    }


def _gone(hall):
    dupla = hall.confronto("cup").dupla_a
    withdraw(dupla=dupla, justified=True, reason=WHY, source=TABLE)
    return {"about": lambda _hall: _entry(hall, "cup", dupla).pk, "event": "cup", "typed": {"reason": WHY}}


def _entry(hall, event, dupla):
    return StageEntry.objects.get(stage=hall.stage(event), dupla=dupla)


def _punished(hall):
    winner = hall.confronto("round played").winner
    typed = {"sanction": "disqualification", "round": "1", "reason": WHY}
    return {"about": lambda _hall: _entry(hall, "round played", winner).pk, "typed": typed}


def _lifted(hall):
    given = {"stage": hall.stage("round played"), "dupla": hall.confronto("round played").winner, "round": 1}
    one = penalties.penalise(**given, sanction="disqualification", reason=WHY, source=TABLE)
    return {"about": lambda _hall: one.pk}


def _corrected(hall):
    row = hall.confronto("round played")
    typed = {"ending": "B", "A-hand": "9", "A-clean": "", "A-table": "30", "B-table": "40", "B-hand": "4"}
    place = {"pk": row.pk, "partida": 1, "number": 1}
    return {
        "event": "round played",
        "place": lambda _hall: place,
        "typed": typed | {"B-clean": "1", "reason": WHY},
    }


RESULT = "O resultado muda: antes, …; agora, …."
AT_MESA = " Mesa …: … × …."
COUNTS = " Mesa …: … × …, … × …."
UNDO = "desfazer"
DEEDS = {
    # entries and the start
    "desk_tournament inscrever": Deed(level=1, after="Inscrita: ….", back="desk_tournament retirar"),
    "desk_contact": Deed(level=1, after="Gravado: ….", back="the same page"),
    "desk_entry_list inscrever": Deed(
        level=2, before="the list as it is read", after="… inscrita.", back="desk_tournament retirar",
    ),
    "desk_tournament cabecas": Deed(level=1, after="Cabeças de chave gravadas.", back="the same form"),
    "desk_tournament retirar": Deed(level=1, after="Retirada: ….", back="desk_tournament inscrever"),
    "desk_tournament sortear": Deed(level=1, after="Sorteado com o número ….", back="desk_tournament desfazer"),
    "desk_tournament seguir": Deed(level=1, after="Sorteado com o número ….", back="desk_tournament desfazer"),
    "desk_tournament desfazer": Deed(level=1, after="Sorteio desfeito: …", back="desk_tournament sortear"),
    "desk_tournament abrir": Deed(level=1, after="Inscrições abertas: …", back="desk_tournament rascunho"),
    "desk_tournament rascunho": Deed(level=1, after="De volta ao rascunho: …", back="desk_tournament abrir"),
    "desk_checkin presente": Deed(level=1, back="desk_checkin ausente"),
    "desk_checkin ausente": Deed(level=1, back="desk_checkin presente"),
    "desk_checkin nova": Deed(level=2, after="Chamada nova: …"),
    "tournament_edit": Deed(
        level=3, when="if the event runs", after="Torneio gravado.", back="the same form",
        driven="tests/tournaments/event/test_running_setup.py",
    ),
    "tournament_copy": Deed(level=1, after="Torneio criado, …", back="apagar"),
    "tournament_start": Deed(
        level=2, before="its page lists who is missing", after="O torneio começou: …", back="cancelar",
    ),
    "desk_teams": Deed(level=1, after="Equipes gravadas.", back="the same form"),
    "desk_plan gravar": Deed(
        level=3, when="if the stage has begun", after="Plano gravado.", back="the same form",
        driven="tests/tournaments/event/test_plan_edit.py",
    ),
    # rounds
    "desk_rounds comecar": Deed(
        level=2, before="its page names the field", after="Começou: ….", back="recomecar-fase",
    ),
    "desk_rounds sortear": Deed(level=1, after="Rodada … sorteada, em rascunho: …", back="desk_round sortear"),
    "desk_rounds comecar-rodada": Deed(level=1, after="A rodada … começou: …", back="desafixar"),
    "desk_round sortear": Deed(level=1, after="Sorteada de novo, com o número ….", back="the number of before"),
    "desk_round trocar": Deed(level=1, after="As duas duplas trocaram de lugar.", back="the same form"),
    "desk_round por": Deed(level=2, after="Confronto posto à mão; …", back="desk_round sortear"),
    "desk_round proibir": Deed(level=2, after="As duas não se enfrentam nesta rodada.", back="desk_round sortear"),
    "desk_round conferir": Deed(level=1, after="Conferida. …"),
    "desk_round divulgar": Deed(level=2, after="Lugares divulgados: …", back="desafixar"),
    "desk_round afixar": Deed(level=2, after="Lugares divulgados: …", back="desafixar"),
    "desk_round comecar": Deed(level=2, after="A rodada … começou: …", back="desafixar"),
    "desk_round sumulas": Deed(
        level=1, after="Gravado o que foi conferido com as súmulas.", back="the same form",
    ),
    "desk_rest": Deed(
        level=3, before="… sem resultado", after="Encerrado: …", back=UNDO, driven="tests/tournaments/desk/rounds",
    ),
    # in the hall
    "desk_mesas acesso": Deed(
        level=1, before="O próximo celular que gravar na mesa fica com ela", after="Mesa liberada: …",
        back="the phone opens the mesa again",
    ),
    "desk_mesas chamado": Deed(level=1, after="A mesa sabe que alguém vem."),
    "desk_outbox": Deed(level=2, back="desk_mao"),
    "desk_paper": Deed(level=2, after="… gravada.", back="desk_mao retirar"),
    "desk_bell": Deed(
        level=2, before="its page lists the mesas", after="O sinal foi dado …", back="desk_bell desfazer",
    ),
    "desk_bell desfazer": Deed(level=2, after="O sinal foi desfeito …", back="desk_bell"),
    "desk_qr novo código": Deed(level=2, after="Mesa …: código novo. …"),
    "desk_qr desbloquear": Deed(level=1, after="Mesa …: o código pode ser tentado de novo."),
    "desk_links": Deed(level=2, after="…: link novo. …"),
    "desk_blocos novo": Deed(level=1, after="Mesas … a …: …", back="desk_blocos revogar"),
    "desk_blocos revogar": Deed(level=1, after="Mesas … a …: o link não abre mais.", back="desk_blocos novo"),
    "desk_arrange gravar": Deed(
        level=3, when="if somebody moves", before="Muda de mesa, rodada …: … × …, … → ….",
        after="Mesa … gravada. Muda de mesa, rodada …: …", back="the same form", scene=_blocked,
    ),
    "desk_arrange mais": Deed(level=1, after="O salão tem a mesa …."),
    "desk_telao escolher": Deed(level=1, after="O telão muda …", back="the same form"),
    "desk_telao renovar": Deed(level=2, after="Link novo. …"),
    "desk_clock parar": Deed(level=1, after="O relógio parou.", back="desk_clock continuar"),
    "desk_clock continuar": Deed(level=1, after="O relógio voltou a andar.", back="desk_clock parar"),
    "desk_clock no-zero": Deed(level=1, after="…, ao fim do tempo: …", back="the same form"),
    "desk_clock mais": Deed(level=1, after="… minutos a mais.", back="the same form, below 0"),
    "desk_clock faltam": Deed(level=1, after="Todos leem que faltam …", back="the same form"),
    "desk_extra": Deed(level=2, before="as outras não mudam", after="Mesa …: … a mais.", back="desk_extra desfazer"),
    "desk_extra desfazer": Deed(level=2, after="Mesa …: …", back="desk_extra"),
    "desk_mao": Deed(
        level=3, when="if a result or a place changes", before=RESULT, after="Mão corrigida. …" + AT_MESA,
        back="desk_mao", scene=_corrected,
    ),
    "desk_mao retirar": Deed(level=2, after="Mão retirada. …", back="desk_paper"),
    "desk_jogo wo": Deed(level=2, after="W.O. gravado." + AT_MESA, back="desk_jogo reabrir"),
    "desk_jogo encerrar": Deed(level=2, after="Jogo encerrado como estava." + AT_MESA, back="desk_jogo reabrir"),
    "desk_jogo reabrir": Deed(level=3, before=RESULT, after="Jogo reaberto: …" + AT_MESA, back="desk_jogo encerrar"),
    "desk_jogo conferir": Deed(
        level=1, after="Gravado o que foi conferido com as súmulas." + AT_MESA, back="the same form",
    ),
    "desk_jogo codigo": Deed(level=2, after="Endereço novo. …" + AT_MESA),
    "desk_jogo decidir": Deed(level=2, after="Decidido. …" + AT_MESA, back="desk_mao"),
    "desk_jogo confirmar": Deed(level=2, after="Confirmado no lugar da dupla." + AT_MESA, back="desk_mao"),
    "publish publicar": Deed(level=1, after="Saiu a publicação nº …."),
    "publish automatica": Deed(level=1, after="Publicação automática …", back="the same form"),
    # decisions about a confronto
    "wo": Deed(
        level=2, before="its page says the points of both", after="W.O. gravado: vence …; faltou …." + AT_MESA,
        back=UNDO,
    ),
    "ausentes": Deed(level=2, after="Gravado: as duas ausentes." + AT_MESA, back=UNDO),
    "abandonado": Deed(level=2, after="Gravado: jogo abandonado." + COUNTS, back=UNDO),
    "pontos": Deed(level=2, after="Pontos dados pela direção: … …; … …." + COUNTS, back=UNDO),
    "media": Deed(
        level=3, when="if it has a result", before=RESULT,
        after="Gravado: vale a média dos outros confrontos. Vence …." + COUNTS, back=UNDO,
    ),
    "mesa": Deed(level=2, after="Agora na mesa …: … × ….", back="mesa"),
    "trocar-mesas": Deed(level=2, after="Trocaram de mesa: … na mesa …; … na mesa ….", back="trocar-mesas"),
    "desfazer": Deed(level=3, before=RESULT, after="Resultado desfeito: …" + AT_MESA, back="wo, media, desk_mao"),
    "jogar-de-novo": Deed(level=3, before="Deixa de valer … mão de … × ….", after="Anulado: …" + AT_MESA),
    "mesa-incompleta": Deed(level=2, after="Mesa incompleta gravada." + COUNTS, back=UNDO),
    "lados-trocados": Deed(
        level=3, before="Mesa …, … lançada: antes, … × …; agora, … × ….",
        after="Lados trocados em … da mesa …: … × ….", back="lados-trocados",
    ),
    "mesa-errada": Deed(
        level=3, before="Mesa …, … lançada: antes, … × …; agora, … × ….",
        after="As súmulas trocaram de donos. Mesa …: … × …. Mesa …: … × ….", back="mesa-errada",
    ),
    "dupla-errada": Deed(
        level=3, before="Mesa …, … lançada: antes, … × …; agora, … × ….",
        after="Trocaram de lugar, com as mãos lançadas: … e …. Mesa …: … × ….", back="dupla-errada",
    ),
    # places and who plays
    "trocar-lugares": Deed(
        level=3, when="if a pair meets again", before="Confronto repetido: … × …, na rodada ….",
        after="Trocaram de lugar: … e …. …: Rodada …, mesa …, contra: ….", back="trocar-lugares", scene=_swapped,
    ),
    "por-fase": Deed(level=2, after="Posta à mão: …. …", back="recomecar-fase"),
    "desafixar": Deed(level=2, after="Voltou a rascunho: rodada …. …", back="desk_round divulgar"),
    "esquecida": Deed(level=2, after="Inscrita: …. A fase foi sorteada de novo.", back="saida"),
    "tardia": Deed(
        level=2, before="its page says where it would play", after="Inscrita: …. …", back="saida",
    ),
    "saida": Deed(level=3, before="Não joga mais:", after="Saiu: …. Para voltar atrás: …", back="volta"),
    "volta": Deed(
        level=3, when="if a W.O. falls or a jogo goes on", before="… sai da vaga que tinha ….", after="Voltou: ….",
        back="saida", scene=_gone,
    ),
    "parceiro": Deed(level=2, before="the clock of its mesa", after="Agora é …. …", back="parceiro"),
    "punir": Deed(
        level=3, when="if a place changes", before="moves", after="Punição aplicada: …, …, rodada ….",
        back="retirar-punicao", scene=_punished,
    ),
    "retirar-punicao": Deed(
        level=3, when="if a place changes", before="moves", after="Punição retirada: …, ….", back="punir",
        scene=_lifted,
    ),
    # stages and the event
    "desempate": Deed(level=2, after="Gravado: … ficou na frente no desempate.", back="desempate"),
    "encerrar-fase": Deed(
        level=3, before="É a última fase, e o torneio termina: vence ….",
        after="Encerrada: …. É a última fase, e o torneio termina: vence ….", back="reabrir-fase",
    ),
    "reabrir-fase": Deed(level=2, after="Continua: ….", back="encerrar-fase"),
    "recomecar-fase": Deed(level=4, before="Chama-se: …", after="De volta ao plano: …. …"),
    "encerrar-agora": Deed(level=3, before="Classificação final: ….", after="Encerrado: ….", back="reabrir-fase"),
    "cancelar": Deed(level=3, before="… jogos começados param: …", after="Cancelado: …. …", back="retomar"),
    "retomar": Deed(
        level=3, before="A página pública volta a ser a de antes do cancelamento.", after="Retomado: ….",
        back="cancelar",
    ),
    "apagar": Deed(level=4, before="O torneio some do painel, e nada o traz de volta. …", after="Apagado: …."),
}  # fmt: skip


def form_of(name, hall):
    """Return the form of a deed, changed for its scene, which is prepared in the hall."""
    deed, form = DEEDS[name], FORMS[name]
    return replace(form, **deed.scene(hall)) if deed.scene else form


def pattern(said):
    """Return the regular expression of what is said."""
    return re.escape(said).replace("…", ".+?")


def text():
    """Return the document."""
    lines = [HEAD, "| deed | level | says before | says after | way back |", "|---|---|---|---|---|"]
    for name, deed in DEEDS.items():
        title = f"{TITLES[name]} (`{name}`)" if name in TITLES else f"`{name}`"
        asks = {1: "", 2: "its page"}.get(deed.level, "the consequences")
        before = " ".join(filter(None, (deed.when, _quoted(deed.before) or asks)))
        back = f"`{deed.back}`" if deed.back in DEEDS else deed.back
        lines.append(f"| {title} | {deed.level} | {before or '–'} | {_quoted(deed.after) or '–'} | {back} |")
    return "\n".join(lines) + "\n"


def _quoted(said):
    # Words in English describe what a page shows; the others are the words of the page.
    described = {"moves": "who moves"}.get(said, said)
    return described if not said or said[0].islower() else f"«{described}»"
