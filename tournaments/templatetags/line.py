"""The line on top of a page of a tournament's desk: `{% load line %}{% desk_line tournament as line %}`."""

from django import template

from tournaments.desk.line.line import DeskLine, line_of
from tournaments.models import Tournament

register = template.Library()


@register.simple_tag
def desk_line(tournament: Tournament) -> DeskLine:
    """Return where a tournament is, who is missing and what comes next."""
    return line_of(tournament)
