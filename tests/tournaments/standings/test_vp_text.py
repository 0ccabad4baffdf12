"""A VP table as people write it: typed, pasted from a page, with headings; and unreadable input."""

import pytest

from tests.rows import rows
from tournaments.pairing import DrawError
from tournaments.standings.vp import VP_3, Band
from tournaments.standings.vp_text import read_vp_table
from tournaments.wording.refusals.errors import sentence

ROWS = (
    *((0, 50, 10, 10), (55, 150, 11, 9), (155, 250, 12, 8), (255, 350, 13, 7), (355, 500, 14, 6)),
    *((505, 650, 15, 5), (655, 800, 16, 4), (805, 1000, 17, 3), (1005, 1250, 18, 2), (1255, 1500, 19, 1)),
)


def written(row, last):
    """Return the table of three smazzate with every row in this form."""
    return "\n".join([*(row.format(*values) for values in ROWS), last])


@rows(
    "text",
    [
        written("{}-{} {}-{}", "1505- 20-0"),
        written("{} \u2013 {} | {} | {}", "> 1500 | 20 | 0"),
        written("| {} \u2014 {} | {} | {} |", "| oltre 1500 | 20 | 0 |"),
        written("{}\u2013{}\t{}\u2013{}", "oltre 1500\t20\u20130"),
        written("{}\t{}\t{}\t{}", "oltre i 1500\t20\t0"),
        written("{:_}-{:_} {}-{}".replace("_", ","), "> 1,500 20-0"),
        written("{:,} a {:,}: {}-{}", "acima de 1.500: 20-0").replace(",", "."),
        written("da {} a {} {}/{}", "più di 1500 20/0"),
        written("de {} até {};{};{}", "mais de 1500;20;0"),
        written("{} {} {} {}", "1505+ 20 0"),
        written("from {} to {} | {} a {} VP", "more than 1500 | 20 a 0 VP"),
        written("{}-{} {}-{}", "≥ 1505 20-0"),
        written("{}-{} {}-{}", "1505 ou mais 20-0"),
        written(
            "{}\u00a0-\u00a0{}\u00a0\u00a0{}\u00a0-\u00a0{}", "oltre 1\u00a0500\u00a0\u00a020\u00a0-\u00a00"
        ),
        "Tabella VP per 3 smazzate\nDifferenza | VP vincente | VP perdente\n--- | --- | ---\n\n"
        + written("{} - {} | {} | {}", "Oltre 1500 | 20 | 0"),
        "\n".join(["até {1} {2}-{3}".format(*row) for row in ROWS]) + "\nmais de 1500 20-0",
        written("{}\t{}\t{}\t{}", "1505\t\t20\t0"),
        written("{}–{}: {}/{}", "oltre 1500: 20/0"),
        written("from {} to {}: {}-{}", "over 1500: 20-0"),
        written("da {} a {} punti: {} a {}", "oltre 1500 punti: 20 a 0"),
        written("entre {} e {} pontos | {} x {}", "mais de 1.500 pontos | 20 x 0"),
        written("{}-{} pts = {}-{} VPs", "1505+ pts = 20-0 VPs"),
        written("{:,}-{:,} {}-{}", "> 1,500 20-0").replace(",", " "),
        written("{:,}-{:,} | {}-{}", "> 1,500 | 20-0").replace(",", "'"),
        written("{},{},{},{}", "1505,,20,0"),
        written("{}..{} {}:{}", "1505... 20:0"),
        written("{}-{} → {}-{}", "1505-∞ → 20-0"),
        written("- {}-{} -> {}-{};", "- ≥ 1505 -> 20-0."),
        written("• {}-{} ({}-{})", "• +1500 (20-0)"),
        "Tabella per 3 smazzate, 20 VP, 2026\n"
        + written("{}-{} {}-{}", "> 1500 20-0")
        + "\nFonte: norme 2024",
        "<table>\n<tr><th>Diferença</th><th>VP</th></tr>\n"
        + written("<tr>\n<td width='9'>{}&nbsp;&ndash;&nbsp;{}</td>\n<td>{}</td><td>{}</td></tr>", "")
        + "<tr><td>&gt; 1.500</td><td>20</td><td>0</td></tr>\n</table>",
    ],
)
def test_table_is_read_as_it_is_written(text):
    assert read_vp_table(text) == VP_3


def test_single_difference_is_a_row():
    table = read_vp_table("0 | 1 | 1\n> 0 | 2 | 0")

    assert table.bands == (Band(0, 0, 1, 1), Band(5, None, 2, 0))


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("0-50 11-9\n55- 12-8", "vp_not_level", "dá 11 e 9"),
        ("VP\n0-50 10-10\nmuitos 20-0", "vp_unreadable", "A 2ª linha"),
        ("0-50 10-10\n55-150 11\n> 150 20-0", "vp_unreadable", "A 2ª linha"),
        ("0-50 10-10\n60-150 11-9\n> 150 20-0", "vp_hole", "entre 50 e 60, antes da 2ª linha"),
        ("0-50 10-10\n> 100 11-9", "vp_hole", "entre 50 e 105, antes da 2ª linha"),
        ("0-50 10-10\n> 40 11-9", "vp_overlap", "Na 2ª linha"),
        ("0 – 50 | 10 | 10\n55 – 150 | 9 | 11\n> 150 | 20 | 0", "vp_not_monotone", "Na 2ª linha"),
        ("0 – 50 | 10 | 10\n55 – 150 | 11 | 9", "vp_no_cap", "acima de 150"),
        ("Tabela de VP", "vp_unreadable", "A 1ª linha"),
        ("", "vp_missing", "Escreva ou cole a tabela"),
    ],
)
def test_what_cannot_be_used_names_its_row(text, code, said):
    with pytest.raises(DrawError) as refused:
        read_vp_table(text)

    assert refused.value.code == code
    assert said in sentence(code, refused.value.params)
