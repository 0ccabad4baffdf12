"""The tables of the spreadsheets: headings and rows, with numbers as numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import batched
from typing import Final, NamedTuple

from django.utils.formats import date_format
from django.utils.functional import Promise
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.models import Mao
from tournaments.charts.final_ranking import final_lines
from tournaments.desk.log.chains import LogQuery, places, read
from tournaments.desk.log.sentences import entry
from tournaments.ledger.names_apart import tell, told
from tournaments.models import Dupla, Tournament
from tournaments.public.cells import Value
from tournaments.publication.document.play_data import LETTERS, ConfrontoData, Side, items
from tournaments.publication.document.standings_data import StandingsRow
from tournaments.publication.snapshot import snapshot
from tournaments.wording import stages
from tournaments.wording.rounds import CONFRONTO_STATES, place
from tournaments.wording.terms import STATUSES

AT_ONCE: Final = 500  # lines of the log in one query


class Table(NamedTuple):
    """One sheet."""

    title: str
    heads: list[str]
    rows: list[list[Value]]


def entries(tournament: Tournament) -> Table:
    """Return the entries with the contact data, for the direction only. Four queries."""
    # At least two columns of players, also where players enter singly.
    places = max(2, tournament.size)
    heads = [_("Nº"), _("Nome"), *(_("Jogador %(number)s") % {"number": 1 + at} for at in range(places))]
    heads += [_("Cabeça"), _("Vem de"), _("Equipe"), _("Telefone"), _("Observação")]
    found = Dupla.objects.filter(tournament=tournament).select_related("team").prefetch_related("players")
    rows: list[list[Value]] = []
    for dupla in found.order_by("number"):
        players = [*(player.name for player in dupla.players.all()), *[""] * places][:places]
        known: list[Value] = [dupla.number, dupla.name, *players, dupla.seed, dupla.home]
        rows.append([*known, dupla.team.name if dupla.team else "", dupla.phone, dupla.note])
    return Table(_("Inscritos"), heads, rows)


def results(tournament: Tournament) -> Table:
    """Return all confrontos of posted draws with their current results."""
    found = [
        (stages.stage_title(stage), one)
        for stage in told(snapshot(tournament))["stages"]
        for each in stage["rounds"]
        for one in each["confrontos"]
    ]
    sides = LETTERS[: max((len(one["slots"]) for _title, one in found), default=2)]
    heads = [_("Fase"), _("Rodada"), _("Grupo"), _("Mesa")]
    heads += [head for side in sides for head in (_("Nº %(side)s") % {"side": side}, side)]
    heads += [_("Partidas %(side)s") % {"side": side} for side in sides]
    heads += [_("Pontos %(side)s") % {"side": side} for side in sides]
    heads += [_("Situação"), _("Vence"), *(_("Na classificação %(side)s") % {"side": side} for side in sides)]
    rows = [[title, *_result(one, sides)] for title, one in found]
    return Table(_("Resultados"), heads, rows)


def standings(tournament: Tournament) -> Table:
    """Return the current standings of every stage, and at the end the final ranking. One column for each tie-break."""
    document = told(snapshot(tournament))
    rows = [
        (stage, group["group"], row)
        for stage in document["stages"]
        for group in stage["standings"]
        for row in group["rows"]
    ]
    columns = dict.fromkeys(
        (one["by"], stages.head(one["by"], vp=stage["vp"]))
        for stage, _g, row in rows
        for one in row["criteria"]
    )
    heads = [_("Fase"), _("Grupo"), _("Lugar"), _("Nº"), _("Nome"), _("Jogos ganhos"), _("Jogos perdidos")]
    heads += [_("Partidas ganhas"), _("Partidas perdidas"), _("Pontos feitos"), _("Pontos sofridos")]
    lines = [
        [
            stages.stage_title(stage),
            group or None,
            *_standing(row),
            *_criteria(row, [by for by, _head in columns]),
        ]
        for stage, group, row in rows
    ]
    final: list[list[Value]] = [
        [_("Classificação final"), None, line.place, line.number, line.name] for line in final_lines(document)
    ]
    heads += [head for _by, head in columns]
    return Table(
        _("Classificação"), heads, [*lines, *(row + [None] * (len(heads) - len(row)) for row in final)]
    )


def maos(tournament: Tournament) -> Table:
    """Return the ledger: every version of every mão, including superseded ones."""
    sides = LETTERS[: len(tournament.load_rules().side_names) if tournament.each_alone else 2]
    heads = [_("Fase"), _("Rodada"), _("Mesa"), *sides, _("Partida"), _("Mão"), _("Versão"), _("Vale")]
    heads += [_("Pontos %(side)s") % {"side": side} for side in sides]
    heads += [_("Quando"), _("Quem"), _("Motivo")]
    found = Mao.objects.filter(partida__jogo__confronto__tournament=tournament)
    found = found.select_related("partida__jogo__confronto__stage", "actor")
    standing = set(found.standing().values_list("pk", flat=True))
    order = ("partida__jogo__confronto__stage__number", "partida__jogo__confronto__round", "partida__jogo")
    # All versions; a column marks the current ones.
    lines = tell(found.order_by(*order, "partida__number", "number", "version"))
    return Table(_("Livro"), heads, [_version(mao, standing, sides) for mao in lines])


def log(tournament: Tournament) -> Table:
    """Return the whole log in words, the latest line first."""
    heads = [_("Quando"), _("Quem"), _("O quê"), _("Onde"), _("Detalhes"), _("Motivo")]
    rows: list[list[Value]] = []
    # In batches, so that lines and their names are read with few queries.
    for some in batched(places(tournament, LogQuery(maos=True)).iterator(AT_ONCE), AT_ONCE, strict=False):
        for line in map(entry, read(some)):
            at = date_format(localtime(line.at), "Y-m-d H:i:s")
            rows.append([at, line.who, line.said, line.where, line.details, line.reason])
    return Table(_("Histórico"), heads, rows)


TABLES: Final[Mapping[str, tuple[str | Promise, Callable[[Tournament], Table]]]] = {
    "inscritos": (gettext_lazy("Inscritos, com telefone e observação"), entries),
    "resultados": (gettext_lazy("Resultados"), results),
    "classificacao": (gettext_lazy("Classificação de cada fase, e a final"), standings),
    "livro": (gettext_lazy("Livro: cada versão de cada mão"), maos),
    "historico": (gettext_lazy("Histórico: tudo o que foi feito"), log),
}


def _result(one: ConfrontoData, sides: Sequence[Side]) -> Iterator[Value]:
    slots, jogo = dict(items(one["slots"])), one["jogo"]
    yield from (one["round"], one["group"] or None, one["mesa"])
    for side in sides:
        yield slots[side].get("dupla") if side in slots else None
        yield _who(one, side) if side in slots else ""
    won = dict(items(jogo["won"])) if jogo else {}
    yield from (won.get(side) for side in sides)
    totals = [dict(items(partida["totals"])) for partida in jogo["partidas"]] if jogo else []
    played = {side: sum(one[side] for one in totals) for side in won}
    yield from (played.get(side) for side in sides)
    yield str(STATUSES.get(one["status"], "") or CONFRONTO_STATES[one["state"]])
    yield _who(one, one["winner"]) if one["winner"] else ""
    given = [*(one["points"] or ()), *[None] * len(sides)]
    yield from given[: len(sides)]


def _who(one: ConfrontoData, side: Side) -> str:
    slot = dict(items(one["slots"]))[side]
    if "pair" in slot:
        return " e ".join(person["name"] for person in slot["pair"])
    return slot.get("name", "")


def _standing(row: StandingsRow) -> Iterator[Value]:
    yield from (place(row["place"], row["place_to"]), row["dupla"], row["name"])
    yield from (*row["jogos"], *row["partidas"], *row["made"])


def _criteria(row: StandingsRow, columns: list[str]) -> list[Value]:
    found = {one["by"]: one["value"] for one in row["criteria"]}
    return [found.get(by) for by in columns]


def _version(mao: Mao, standing: set[int], sides: Sequence[Side]) -> list[Value]:
    jogo = mao.partida.jogo
    confronto = jogo.confronto
    totals = [mao.totals.get(side) for side in sides]
    at = date_format(localtime(mao.entered_at), "Y-m-d H:i:s")
    said = [mao.partida.number, mao.number, mao.version, _("sim") if mao.pk in standing else ""]
    who = mao.actor.get_username() if mao.actor else _("mesa")
    names = [*jogo.labels, *[""] * len(sides)][: len(sides)]
    where = [str(confronto.stage), confronto.round, confronto.mesa, *names]
    return [*where, *said, *totals, at, who, mao.reason]
