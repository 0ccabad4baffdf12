"""Compute standings: results in, ranked rows out. Pure, like the draw.

`ranking` ranks by any list of criteria over any meetings, `knockout` and `double` by how far each advanced in a
bracket.
"""
