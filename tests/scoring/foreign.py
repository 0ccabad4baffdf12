"""Words of the game in another language than the page."""

import re

import rules
from scoring.wording.vocabulary import vocabulary
from tests.scoring.tour import words_of


def spoken(language):
    """Return every word of the game in a language: of the pages, and of the texts written in it."""
    said = {words[language] for words in vocabulary().values()}
    for ruleset in (rules.load(key) for key in rules.published()):
        if ruleset.language.partition("-")[0] == language:
            said |= set(ruleset.words.values())
    return said


# A word that two languages share is not foreign; the names of the texts are proper names.
FOREIGN = sorted((spoken("it") | spoken("en") | spoken("es")) - spoken("pt"))
NAMES = [rules.load(key).title for key in rules.published()]
_FOREIGN = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, FOREIGN))})(?!\w)", re.IGNORECASE)


def foreign(response):
    """Return the words of other languages on a page, with the line of each."""
    found = []
    for line in words_of(response):
        for name in NAMES:
            line = line.replace(name, "")
        found += [(word, line) for word in _FOREIGN.findall(line)]
    return found
