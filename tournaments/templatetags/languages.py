"""Language of a page, for its head, and of linked pages."""

from django import template
from django.urls import reverse
from django.utils.translation import get_language

from tournaments.public import languages

register = template.Library()
LOCALES = {"pt-BR": "pt_BR", "it": "it_IT", "en": "en_US", "es": "es_ES"}  # Open Graph locales


@register.simple_tag
def read_url(name: str, *args: object) -> str:
    """Return the address of a public page in the current language, for pages whose address has no language."""
    return languages.spoken(reverse(name, args=args))


@register.simple_tag
def all_languages() -> list[languages.Edition]:
    """Return all languages, each with its own name, for a language switch."""
    return languages.editions("/")


@register.simple_tag
def language_tag() -> str:
    """Return the HTML code of the current language."""
    return languages.tag(get_language())


@register.simple_tag
def og_locale() -> str:
    """Return the Open Graph locale of the current language."""
    return LOCALES[language_tag()]
