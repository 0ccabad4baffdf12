"""How a tournament's document is worded on a page: `{% load torneio %}`."""

from collections.abc import Sequence
from datetime import datetime, time

from django import template
from django.urls import reverse
from django.utils.dateparse import parse_datetime
from django.utils.html import escape, json_script
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

import rules
from scoring.input import numbers
from scoring.jogo.sheet import PartidaSheet
from tournaments.charts import about as sentences
from tournaments.charts import points_picture as picture
from tournaments.charts import standings
from tournaments.charts.bracket import Box, column_title
from tournaments.charts.final_ranking import FinalLine, final_lines
from tournaments.charts.stage import StageChart, stage_chart
from tournaments.charts.teams import TeamTable, team_tables
from tournaments.hall.arrangement import place_of
from tournaments.ledger import seals
from tournaments.models import Publication, Tournament
from tournaments.publication import lookup
from tournaments.publication.document import LiveRow, TournamentData, TournamentDocument
from tournaments.publication.play_data import ConfrontoData, JogoData, Number, PartidaData, items
from tournaments.publication.standings_data import FinalRow, StandingsRow
from tournaments.wording import play as play_words
from tournaments.wording import rounds as messages

register = template.Library()

ROUND_TONES = {"posted": "open", "playing": "live", "closed": "done"}
STATE_TONES = {"draft": "", "open": "open", "running": "live", "finished": "done"}


@register.filter
def mesa_place(mesa: int | str | None, tournament: Tournament | None) -> str:
    """Return what a mesa is called and where it is; empty where nothing is said of it, or it is no mesa."""
    number = mesa if isinstance(mesa, int) else numbers.whole(mesa or "")
    return place_of(tournament, number) if tournament else ""


@register.simple_tag
def sports_event(document: TournamentDocument, site: str, starts_at: time | None) -> SafeString:
    """Return a tournament as search engines read it: data, which no browser runs. site: scheme and host."""
    tournament = document["tournament"]
    address = site + reverse("tournaments:tournament", args=(tournament["slug"],))
    club = site + reverse("tournaments:club", args=(tournament["club_slug"],))
    data = json_script(sentences.sports_event(tournament, address, club, starts_at))
    return mark_safe(data.replace("application/json", "application/ld+json", 1))  # noqa: S308 -- escaped by json_script


@register.filter
def place(row: StandingsRow | FinalRow) -> str:
    """Return the place of a row of the standings, `5º–8º` where it is shared."""
    return messages.place(row["place"], row["place_to"])


@register.filter
def points_picture(partida: PartidaSheet, ruleset: rules.RuleSet) -> picture.PointsPicture | None:
    """Return the sums of a partida as a picture, mão by mão."""
    return picture.points_picture([line.running for line in partida.maos], ruleset.target)


@register.filter
def why(row: StandingsRow | FinalRow) -> str:
    """Return why somebody stands there in a knockout; rows of other formats tell it by their criteria."""
    return messages.why(row["fate"]) if row["fate"] else ""


@register.filter
def difference(row: StandingsRow) -> Number:
    """Return the points made at the table less those suffered."""
    made, suffered = row["made"]
    return made - suffered


@register.simple_tag
def final_standings(document: TournamentDocument) -> Sequence[StandingsRow | FinalRow]:
    """Return the standings a tournament ends with; none where its last stage has several groups."""
    return lookup.final_standings(document)


@register.simple_tag(name="final_lines")
def final_lines_tag(document: TournamentDocument) -> list[FinalLine]:
    """Return the rows of the final ranking; none before the last stage is over."""
    return final_lines(document)


@register.filter
def state_words(state: str) -> str:
    """Return the state of a tournament in words."""
    return str(messages.TOURNAMENT_STATES[state])


@register.filter
def state_tone(state: str) -> str:
    """Return the tone of the tag of a tournament's state."""
    return STATE_TONES[state]


@register.filter
def event_days(tournament: TournamentData) -> str:
    """Return the days of a tournament."""
    return sentences.event_days(tournament)


@register.filter
def about(document: TournamentDocument) -> str:
    """Return how a tournament stands, when and where it is."""
    return sentences.of_tournament(document)


@register.filter
def as_time(iso: str | None) -> datetime | None:
    """Return the moment of a payload."""
    return parse_datetime(iso) if iso else None


@register.filter
def partida_length(ruleset: rules.RuleSet) -> str:
    """Say how long a partida is: `até 1.500 pontos`, `de 3 mãos`, `de uma mão`."""
    return play_words.partida_length(ruleset)


@register.filter
def jogo_format(document: TournamentDocument) -> str:
    """Say how a jogo is played, `melhor de 3 partidas até 1.500 pontos`; nothing where stages differ in it."""
    return play_words.agreed_format(document)


@register.filter
def canastra_total(row: StandingsRow) -> Number:
    """Return how many canastras a dupla has made."""
    return standings.canastra_total(row)


@register.filter
def canastra_kinds(row: StandingsRow, tournament: TournamentData) -> str:
    """Say how many of each kind, in the words of the rule set: `real 3 · simples 2`."""
    return standings.canastra_kinds(row, tournament)


@register.filter
def maos_played(count: int) -> str:
    """Say how many mãos of a partida were played."""
    return ngettext("%(count)s mão", "%(count)s mãos", count) % {"count": count}


@register.filter
def kept_lines(text: str) -> SafeString:
    """Return a text whose line breaks outlast that a page is kept without its indentation."""
    return mark_safe(escape(text).replace("\n", "&#10;"))  # noqa: S308 -- escaped here


@register.filter
def slot_names(confronto: ConfrontoData) -> list[str]:
    """Return the names of the sides of a confronto."""
    return [slot.get("name", "") for _side, slot in items(confronto["slots"])]


@register.filter
def current(jogo: JogoData) -> PartidaData:
    """Return the partida being played, or the last one."""
    return jogo["partidas"][-1]


@register.simple_tag
def stage_charts(document: TournamentDocument) -> list[StageChart]:
    """Return every stage that has begun, each with its bracket or the round players look for."""
    return [stage_chart(document, stage) for stage in document["stages"] if stage["state"] != "planned"]


@register.simple_tag(name="team_tables")
def team_tables_tag(document: TournamentDocument, stage: int = 0) -> list[TeamTable]:
    """Return the tables of teams to show with a stage; none without teams."""
    return team_tables(document, stage)


@register.filter
def round_tone(state: str) -> str:
    """Return the tone of the tag of a round's state."""
    return ROUND_TONES[state]


@register.filter
def playing_title(row: LiveRow) -> str:
    """Return what is played at a mesa: the round of a knockout by its name, every other by its number."""
    title = column_title(row["kind"], row["round"], row["round_name"])
    if row["group"]:
        return _("%(round)s · grupo %(group)s") % {"round": title, "group": row["group"]}
    return title


@register.filter
def mesa_and_title(box: Box) -> str:
    """Return what stands above a box: `Jogo 3`, or `Mesa 7` while it is played."""
    return _("Mesa %(mesa)s") % {"mesa": box.mesa} if box.mesa else box.title


@register.simple_tag
def sealed(tournament: Tournament) -> dict[str, object]:
    """Return the last link of the chain and the latest revision: for paper, which nobody changes later. Two queries."""
    revisions = Publication.objects.filter(tournament=tournament).order_by("-number")
    return {
        "revision": revisions.values_list("number", flat=True).first() or 0,
        "head": seals.head(tournament),
    }
