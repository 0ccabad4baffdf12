"""Describe a page in one or two sentences, for the preview of a link in a message or a search engine. Pure."""

from datetime import date, datetime, time

from django.utils.timezone import make_aware
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.charts.bracket import column_title
from tournaments.publication import lookup
from tournaments.publication.document.shape import TournamentData, TournamentDocument
from tournaments.wording.days import days
from tournaments.wording.stages import round_title, stage_title


def of_tournament(document: TournamentDocument) -> str:
    """Return the state of a tournament, then its dates and its place."""
    tournament = document["tournament"]
    where = [one for one in (event_days(tournament), tournament["place"], tournament["club"]) if one]
    return f"{_stands(document)} {' · '.join(where)}"


def event_days(tournament: TournamentData) -> str:
    """Return the dates of a tournament in words."""
    return days(date.fromisoformat(tournament["starts_on"]), date.fromisoformat(tournament["ends_on"]))


def sports_event(
    tournament: TournamentData, address: str, club: str, starts_at: time | None = None
) -> dict[str, object]:
    """Return the event in the terms of schema.org, without names of players.

    address, club: absolute URLs of the pages of the event and the club.
    """
    start, cancelled = tournament["starts_on"], tournament["state"] == "cancelled"
    if starts_at:
        start = make_aware(datetime.combine(date.fromisoformat(start), starts_at)).isoformat()
    found: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "SportsEvent",
        "name": tournament["name"],
        "url": address,
        "startDate": start,
        "endDate": tournament["ends_on"],
        "sport": "Buraco",
        "eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",
        "eventStatus": f"https://schema.org/Event{'Cancelled' if cancelled else 'Scheduled'}",
        "organizer": {"@type": "SportsClub", "name": tournament["club"], "url": club},
    }
    if tournament["place"]:
        found["location"] = {"@type": "Place", "name": tournament["place"], "address": tournament["place"]}
    return found


def _stands(document: TournamentDocument) -> str:
    match document["tournament"]["state"]:
        case "finished":
            return _won(document)
        case "running":
            return _playing(document)
        case "cancelled":
            return _("Cancelado.")
        case _:
            return _entered(document)


def _won(document: TournamentDocument) -> str:
    rows = lookup.final_standings(document)
    if not rows:
        return _("Encerrado.")
    if document["tournament"]["entrants"] == "players":
        return _("Quem venceu: %(name)s.") % {"name": rows[0]["name"]}
    if "team" in rows[0]:
        return _("Equipe campeã: %(name)s.") % {"name": rows[0]["name"]}
    return _("Dupla campeã: %(name)s.") % {"name": rows[0]["name"]}


def _playing(document: TournamentDocument) -> str:
    stage = lookup.latest_stage(document)
    latest = lookup.latest_round(stage)
    if latest is None:
        return _("Em andamento.")
    name = latest["name"]
    title = column_title("main", latest["round"], name) if name else round_title(latest["round"])
    met = [one for one in latest["confrontos"] if one["state"] != "bye"]
    over = sum(one["state"] == "done" for one in met)
    found = {"round": title, "over": over, "met": len(met)}
    said = ngettext(
        "%(round)s: terminou %(over)s de %(met)s jogos.",
        "%(round)s: terminaram %(over)s de %(met)s jogos.",
        over,
    )
    return said % found if len(document["stages"]) == 1 else f"{stage_title(stage)}, {said % found}"


def _entered(document: TournamentDocument) -> str:
    number = len(document["duplas"])
    if document["tournament"]["entrants"] == "players":
        said = ngettext("Inscrições: %(number)s jogador(a).", "Inscrições: %(number)s jogadores(as).", number)
    else:
        said = ngettext("Inscrições: %(number)s dupla.", "Inscrições: %(number)s duplas.", number)
    return said % {"number": number}
