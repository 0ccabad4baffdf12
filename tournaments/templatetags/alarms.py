"""Alarms for the head of a page: `{% load alarms %}`."""

from django import template

from tournaments import alarms
from tournaments.wording.alarms import sentence

register = template.Library()


@register.simple_tag
def alarm_sentences() -> list[str]:
    """Return a sentence for each current alarm."""
    return [sentence(alarm) for alarm in alarms.kept()]
