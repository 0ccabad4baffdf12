"""The claims, by the part of the desk or of the public pages that says them."""

from tests.director.sentences.said import (  # noqa: F401 -- each registers its claims
    bracket,
    draws,
    plan,
    published,
    standings,
)
from tests.director.sentences.said.desk import (  # noqa: F401
    bell,
    clock,
    entries,
    hall,
    line,
    log,
    one_round,
    rest,
    roll,
    rounds,
)
from tests.director.sentences.said.public import (  # noqa: F401
    event,
    links,
    mesa,
    posted,
    telao,
    whereabouts,
)
