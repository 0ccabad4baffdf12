"""Who leads, and why: results in, ranked rows out. Pure, like the draw.

`ranking` by any list of criteria over any meetings; `knockout` and `double` by how far each got in a bracket.
"""
