"""The language of a page, for its head, and of the pages that it leads to."""

from django import template
from django.urls import reverse
from django.utils.translation import get_language

from tournaments.public import languages

register = template.Library()
LOCALES = {"pt-BR": "pt_BR", "it": "it_IT", "en": "en_US", "es": "es_ES"}  # as Open Graph names them


@register.simple_tag
def read_url(name: str, *args: object) -> str:
    """Return the address of a page that is read, in the language that is spoken: from pages that have no language."""
    return languages.spoken(reverse(name, args=args))


@register.simple_tag
def all_languages() -> list[languages.Edition]:
    """Return all languages, each with its name for itself, to choose one where pages have one address for all."""
    return languages.editions("/")


@register.simple_tag
def language_tag() -> str:
    """Return the language that is spoken, as HTML names it."""
    return languages.tag(get_language())


@register.simple_tag
def og_locale() -> str:
    """Return the language that is spoken, with a country, as Open Graph names it."""
    return LOCALES[language_tag()]
