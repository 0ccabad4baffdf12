"""Wording of a tournament document on pages: `{% load torneio %}`."""

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
from tournaments.charts import standings
from tournaments.charts.bracket import Box, column_title
from tournaments.charts.final_ranking import FinalLine, final_lines
from tournaments.charts.pictures import points_picture
from tournaments.charts.stage import StageChart, stage_chart
from tournaments.charts.teams import TeamTable, team_tables
from tournaments.charts.texts import about
from tournaments.hall.arrangement import place_of
from tournaments.ledger import seals
from tournaments.models import Publication, Tournament
from tournaments.publication import lookup
from tournaments.publication.document.play_data import ConfrontoData, JogoData, Number, PartidaData, items
from tournaments.publication.document.shape import LiveRow, TournamentData, TournamentDocument
from tournaments.publication.document.standings_data import FinalRow, StandingsRow
from tournaments.wording import play, rounds

register = template.Library()

ROUND_TONES = {"posted": "open", "playing": "live", "closed": "done", "cancelled": "warn"}
STATE_TONES = {"draft": "", "open": "open", "running": "live", "finished": "done", "cancelled": "warn"}


@register.filter
def mesa_place(mesa: int | str | None, tournament: Tournament | None) -> str:
    """Return the name and room of a mesa; empty if it has neither, or for an invalid number."""
    number = mesa if isinstance(mesa, int) else numbers.whole(mesa or "")
    return place_of(tournament, number) if tournament else ""


@register.simple_tag(name="sports_event")
def structured_data(document: TournamentDocument, site: str, starts_at: time | None) -> SafeString:
    """Return structured data of a tournament for search engines, as inert JSON-LD. site: scheme and host."""
    tournament = document["tournament"]
    address = site + reverse("tournaments:tournament", args=(tournament["slug"],))
    club = site + reverse("tournaments:club", args=(tournament["club_slug"],))
    data = json_script(about.sports_event(tournament, address, club, starts_at))
    # json_script escapes the data; only the type of the script element is replaced.
    return mark_safe(data.replace("application/json", "application/ld+json", 1))  # noqa: S308 -- escaped by json_script


@register.filter
def place(row: StandingsRow | FinalRow) -> str:
    """Return the place of a row of the standings, `5º–8º` if shared."""
    return rounds.place(row["place"], row["place_to"])


@register.filter("points_picture")
def picture_of_points(partida: PartidaSheet, ruleset: rules.RuleSet) -> points_picture.PointsPicture | None:
    """Return a chart of the running totals of a partida."""
    return points_picture.points_picture([line.running for line in partida.maos], ruleset.target)


@register.filter
def why(row: StandingsRow | FinalRow) -> str:
    """Return the reason for a place in a knockout; empty for other formats, which show criteria."""
    return rounds.why(row["fate"]) if row["fate"] else ""


@register.filter
def difference(row: StandingsRow) -> Number:
    """Return points scored minus points conceded at the table."""
    made, suffered = row["made"]
    return made - suffered


@register.simple_tag
def final_standings(document: TournamentDocument) -> Sequence[StandingsRow | FinalRow]:
    """Return the final standings of a tournament; empty if its last stage has several groups."""
    return lookup.final_standings(document)


@register.simple_tag
def title_passed(document: TournamentDocument) -> bool:
    """Return whether the winner of the final is disqualified."""
    return lookup.title_passed(document)


@register.simple_tag(name="final_lines")
def final_lines_tag(document: TournamentDocument) -> list[FinalLine]:
    """Return the rows of the final ranking; empty before the last stage is over."""
    return final_lines(document)


@register.filter
def state_words(state: str) -> str:
    """Return the label of a tournament's state."""
    return str(rounds.TOURNAMENT_STATES[state])


@register.filter
def state_tone(state: str) -> str:
    """Return the colour class of a tournament's state."""
    return STATE_TONES[state]


@register.filter("event_days")
def days_of_event(tournament: TournamentData) -> str:
    """Return the dates of a tournament."""
    return about.event_days(tournament)


@register.filter("about")
def about_event(document: TournamentDocument) -> str:
    """Return a sentence with the state, dates and place of a tournament."""
    return about.of_tournament(document)


@register.filter
def as_time(iso: str | None) -> datetime | None:
    """Parse a time of a payload."""
    return parse_datetime(iso) if iso else None


@register.filter
def partida_length(ruleset: rules.RuleSet) -> str:
    """Return the length of a partida: `até 1.500 pontos`, `de 3 mãos`, `de uma mão`."""
    return play.partida_length(ruleset)


@register.filter
def jogo_format(document: TournamentDocument) -> str:
    """Return the format of a jogo, `melhor de 3 partidas até 1.500 pontos`; empty if stages differ."""
    return play.agreed_format(document)


@register.filter
def canastra_total(row: StandingsRow) -> Number:
    """Return the number of canastras of a dupla."""
    return standings.canastra_total(row)


@register.filter
def canastra_kinds(row: StandingsRow, tournament: TournamentData) -> str:
    """Return the number of each kind of canastra, in the words of the rule set: `real 3 · simples 2`."""
    return standings.canastra_kinds(row, tournament)


@register.filter
def maos_played(count: int) -> str:
    """Return the number of played mãos of a partida, in words."""
    return ngettext("%(count)s mão", "%(count)s mãos", count) % {"count": count}


@register.filter
def kept_lines(text: str) -> SafeString:
    """Encode line breaks so that they survive the removal of indentation from cached pages."""
    return mark_safe(escape(text).replace("\n", "&#10;"))  # noqa: S308 -- escaped here


@register.filter
def slot_names(confronto: ConfrontoData) -> list[str]:
    """Return the names of the sides of a confronto."""
    return [slot.get("name", "") for _side, slot in items(confronto["slots"])]


@register.filter
def current(jogo: JogoData) -> PartidaData:
    """Return the current or last partida."""
    return jogo["partidas"][-1]


@register.simple_tag
def stage_charts(document: TournamentDocument) -> list[StageChart]:
    """Return every begun stage, with its bracket or the round of interest to players."""
    return [stage_chart(document, stage) for stage in document["stages"] if stage["state"] != "planned"]


@register.simple_tag(name="team_tables")
def team_tables_tag(document: TournamentDocument, stage: int = 0) -> list[TeamTable]:
    """Return the team tables to show with a stage; empty without teams."""
    return team_tables(document, stage)


@register.filter
def round_tone(state: str) -> str:
    """Return the colour class of a round's state."""
    return ROUND_TONES[state]


@register.filter
def playing_title(row: LiveRow) -> str:
    """Return the title of the play at a mesa: the name of a knockout round, or the number of another round."""
    title = column_title(row["kind"], row["round"], row["round_name"])
    if row["group"]:
        return _("%(round)s · grupo %(group)s") % {"round": title, "group": row["group"]}
    return title


@register.filter
def mesa_and_title(box: Box) -> str:
    """Return the heading of a box: `Jogo 3`, or `Mesa 7` during play."""
    return _("Mesa %(mesa)s") % {"mesa": box.mesa} if box.mesa else box.title


@register.simple_tag
def sealed(tournament: Tournament) -> dict[str, object]:
    """Return the last link of the chain and the latest revision, for printed pages. Two queries."""
    revisions = Publication.objects.filter(tournament=tournament).order_by("-number")
    return {
        "revision": revisions.values_list("number", flat=True).first() or 0,
        "head": seals.head(tournament),
    }
