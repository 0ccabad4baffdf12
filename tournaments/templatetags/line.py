"""The status line at the top of a desk page: `{% load line %}{% desk_line tournament as line %}`."""

from django import template

from tournaments.desk.line.line import DeskLine, line_of
from tournaments.models import Tournament

register = template.Library()


@register.simple_tag
def desk_line(tournament: Tournament) -> DeskLine:
    """Return the state of a tournament, missing results and next steps."""
    return line_of(tournament)
