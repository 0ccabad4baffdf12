"""No page needs a newer browser than Chrome 90 and Safari 14: see docs/decisions/0019."""

import re
from itertools import pairwise

from tests.architecture.floors import FLOORS, ROOT
from tests.rows import rows

STYLES = sorted(path for floor in FLOORS for path in (ROOT / floor).glob("static/**/*.css"))
SCRIPTS = sorted(path for floor in FLOORS for path in (ROOT / floor).glob("static/**/*.js"))
SCRIPTS += sorted((ROOT / "deploy").glob("sw*.js"))
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))

# What came later, and with which Chrome and Safari. A style sheet may use it inside @supports or @container.
NEWER_STYLES = {
    r"@layer\b": "99, 15.4",
    r"@(?:scope|starting-style|property|view-transition)\b": "85 to 118, 16.4 to 17.5",
    r"light-dark\(": "123, 17.5",
    r"color-mix\(|oklch\(|oklab\(": "111, 15.4",
    r"&": "nesting: 112, 16.5",
    r":has\(": "105, 15.4",
    r":user-(?:in)?valid|:popover-open|:modal": "105, 15.6",
    r"@(?:media|container)[^{]*[<>]": "104, 16.4",
    r"(?<![\w-])(?:margin|padding|scroll-padding|inset|border)-(?:inline|block)\s*:": "87, 14.1",
    r"(?<![\w-])inset\s*:|(?<![\w-])inset-(?:inline|block)": "87, 14.1",
    r"(?<![\w-])border-(?:start|end)-(?:start|end)-radius": "89, 15",
    r"(?<![\w-])aspect-ratio\s*:": "88, 15",
    r"(?<![\w-])(?:translate|scale|rotate)\s*:": "104, 14.1",
    r"(?<![\w-])float\s*:\s*inline-": "118, 15",
    r"\bsubgrid\b|(?<![\w-])(?:field-sizing|anchor-name)\s*:": "117, 16",
}
# These may follow a line that gives the same property, under this name, a plain value.
AFTER_A_PLAIN_ONE = {
    r"\d[sdl]v(?:[hwib]|min|max)\b": "",
    r"^mask\s*:": "-webkit-",
    r"^user-select\s*:": "-webkit-",
    r"^overflow-wrap\s*:\s*anywhere": "word-break",
}
NEWER_SCRIPTS = {
    r"\(\?<[=!]": "lookbehind: 62, 16.4",
    r"/[gimsuy]*[dv][gimsuy]*[,;).]": "indices and sets of a regular expression: 90, 15",
    r"\.at\(": "92, 15.4",
    r"\.(?:findLast|findLastIndex)\(": "97, 15.4",
    r"\.to(?:Sorted|Reversed|Spliced)\(|\.with\(": "110, 16",
    r"(?:Object|Map)\.groupBy\(|Array\.fromAsync\(|Promise\.withResolvers": "117, 16.4",
    r"Object\.hasOwn\(": "93, 15.4",
    r"structuredClone\(": "98, 15.4",
    r"randomUUID": "92, 15.4",
    r"requestSubmit\(": "76, 16",
    r"(?<!\?\?)AbortSignal\.(?:timeout|any)": "103, 16",
    r"\.checkVisibility\(|showModal\(|showPopover\(|\.inert\b": "37 to 114, 15.4 to 17",
    r"requestIdleCallback|startViewTransition|scheduler\.": "47 to 111, 18",
    r"^await |^for [^{]*\bawait\b|^(?:const|let) [^=]*= await ": "await at the top: 89, 15",
    r"^\s*static\s*\{|[\s.]#\w+\s*[(=;]": "private members: 84 to 94, 14.1 to 16.4",
    r"matchMedia\([^)]*[<>]": "104, 16.4",
    r"(?:querySelector(?:All)?|matches|closest)\([^)]*:has\(": "105, 15.4",
    r"submitter(?! \?\?)": "81, 15.4",
    r"new BroadcastChannel(?<!\? new BroadcastChannel)": "54, 15.4",
}


def opened(path):
    """Return a file without its comments, with the line numbers kept."""
    text = path.read_text()
    return re.sub(r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)


def unasked(style):
    """Return a style sheet without its @supports and @container blocks, which an old browser ignores."""
    while found := re.search(r"@(?:supports|container)\b[^{]*\{", style):
        depth, end = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(style[end], 0)
            end += 1
        style = style[: found.start()] + style[end:]
    return style


def newer_in_style(style):
    """Return the parts of a style sheet that an old browser does not understand."""
    style = unasked(style)
    wrong = [found[0] for pattern in NEWER_STYLES for found in re.finditer(pattern, style)]
    for block in re.findall(r"\{([^{}]*)\}", style):
        lines = ["", *(line.strip() for line in block.split(";"))]
        for before, line in pairwise(lines):
            for pattern, name in AFTER_A_PLAIN_ONE.items():
                plain = name if name == "word-break" else name + line.partition(":")[0]
                if re.search(pattern, line) and not before.startswith(f"{plain}:"):
                    wrong.append(line)
    return wrong


def newer_in_script(script):
    """Return the parts of a script that an old browser does not understand."""
    script = re.sub(r"(?m)(?:^|\s)//.*$", "", script)
    return [found[0] for pattern in NEWER_SCRIPTS for found in re.finditer(pattern, script, re.MULTILINE)]


def name(path):
    return str(path.relative_to(ROOT))


def found_in(paths, wrong):
    """Return the findings of `wrong` by file, without files that have none."""
    assert paths
    found = {name(path): wrong(path) for path in paths}
    return {path: what for path, what in found.items() if what}


def test_style_sheets_are_plain():
    assert found_in(STYLES, lambda path: newer_in_style(opened(path))) == {}


def test_scripts_are_plain():
    assert found_in(SCRIPTS, lambda path: newer_in_script(opened(path))) == {}


def test_drawings_have_their_size():
    # Without its style sheet a drawing without a size is as wide as the page.
    def unsized(path):
        return [tag for tag in re.findall(r"<svg\b[^>]*>", path.read_text()) if not is_sized(tag)]

    assert found_in(TEMPLATES, unsized) == {}


def is_sized(tag):
    return all(re.search(rf'\s{side}="\d+"', tag) for side in ("width", "height"))


@rows(
    "style",
    [
        "a { color: light-dark(#fff, #000); }",
        "@layer base { a { color: red; } }",
        "a { & b { color: red; } }",
        "a:has(b) { color: red; }",
        "@media (width < 30rem) { a { color: red; } }",
        "a { padding-inline: 1rem; }",
        "a { inset: 0; }",
        "a { height: 100svh; }",
        "a { color: red; mask: none; }",
    ],
)
def test_newer_style_is_found_and_may_be_asked_for(style):
    assert newer_in_style(style)
    assert not newer_in_style(f"@supports (gap: 1px) {{ {style} }} a {{ color: red; }}")


@rows(
    "script",
    [
        "const a = b.at(-1);",
        r"const WORDS = /(?<!\w)run/u;",
        "await start();",
        "for (const a of await all()) show(a);",
        "if (event.submitter.matches('a')) stop();",
        "matchMedia('(width >= 64rem)');",
        "class A { #b = 1; }",
        "const id = crypto.randomUUID();",
    ],
)
def test_newer_script_is_found(script):
    assert newer_in_script(script)
