"""The language of a page, for its head."""

from django import template
from django.utils.translation import get_language

from tournaments.public import languages

register = template.Library()
LOCALES = {"pt-BR": "pt_BR", "it": "it_IT", "en": "en_US", "es": "es_ES"}  # as Open Graph names them


@register.simple_tag
def language_tag() -> str:
    """Return the language that is spoken, as HTML names it."""
    return languages.tag(get_language())


@register.simple_tag
def og_locale() -> str:
    """Return the language that is spoken, with a country, as Open Graph names it."""
    return LOCALES[language_tag()]
