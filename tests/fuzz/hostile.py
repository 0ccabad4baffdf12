"""Hostile values: numbers, texts, bodies, addresses and headers that may break a form or a database."""

import json
from dataclasses import dataclass, field
from urllib.parse import quote

NUMBERS = (
    *(
        "9" * 4400,
        "9223372036854775808",
        "2147483648",
        "32768",
        "-1",
        "-0",
        "0",
        "+1",
        "1e9",
        "1.5",
        "1,5",
        "0x10",
    ),
    *("1_000", " 7 ", "٣", "²", "𝟙", "NaN", "inf", "1/2", "1/0", "00000000000000000000001"),
)
TEXTS = (
    *(
        "",
        " ",
        "\x00",
        "nome\x00final",
        "\ud800",
        "nome\udfff",
        "\u202eevres",
        "\u200b\u200d",
        "ﷺ" * 60,
        "İ" * 60,
    ),
    *(
        "ﬃ" * 100,
        "👩‍👩‍👧" * 40,
        "a" + "\u0301" * 300,
        "x" * 20_000,
        "';--",
        "<b>",
        "{{ 7 }}",
        "%s%(x)s%",
        "../../x",
    ),
    *(
        "nome\r\nX-Outro: sim",
        "\x1b[2J",
        "\ufeffnome",
        "NULL",
        "true",
        "[]",
        "ON",
        "1.1.1",
        "a;b;c;d;e",
        "\t,/\n",
    ),
    "00000000-0000-0000-0000-000000000000",
)
DEEP = "[" * 3000 + "]" * 3000
JSONS = (
    *(
        '{"canastra": "pendencias", "envios": ' + DEEP + "}",
        DEEP,
        "{}",
        "null",
        "1" * 5000,
        '{"canastra": "pendencias"}',
    ),
    *('{"canastra": "pendencias", "envios": [{"corpo": 1}]}', '"\\ud800"', '{"a": 1e999}', "{" * 200, "NaN"),
)
TYPES = (
    *(
        "application/json",
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "",
        "/",
        "x" * 500,
    ),
    *("application/x-www-form-urlencoded; charset=utf-7", "application/x-www-form-urlencoded; charset=nada"),
)
HEADERS = {
    "accept": ("application/json", "text/html", "*/*;q=0", "x", "a/b;q=x", "application/json;" * 200, ""),
    "accept-language": ("it", "xx-yy-zz", "*", "pt;q=9", "x" * 5000),
    "hx-request": ("true", "x"),
    "hx-target": ("placar", "mesa", "x\x7f"),
    "hx-current-url": ("http://testserver/", "http://[", "x"),
    "if-none-match": ("*", '"x"', "W/", '"' * 500),
    "if-modified-since": ("ontem", "Thu, 01 Jan 99999 00:00:00 GMT"),
    "range": ("bytes=0-1", "bytes=9-1", "x"),
    "referer": ("http://outro/", "http://[", "\x7f"),
    "user-agent": ("WhatsApp/2", "", "x" * 5000),
    "x-forwarded-for": ("1.2.3.4", "x", "::" * 50),
    "x-http-method-override": ("DELETE",),
    "content-length": ("0", "99999999"),
}
COOKIES = {
    "canastra_lingua": ("it", "en", "es", "pt-br", "xx", "x" * 300, "../x", "\x00"),
    "canastra_device": ("x", "um-celular-da-mesa-qualquer", "x" * 64, "x" * 5000, "é"),
    "canastra_volta": ("/bloco/x/", "//outro/", "/", "x"),
    "canastra_proximo": ("/m/x/", "http://outro/", "x"),
    "sessionid": ("x", "x" * 500, "\x00"),
    "messages": ("x", "[]", '[["__json_message", 0, 99, "x"]]'),
}


@dataclass
class Request:
    """A request. fields: of its body, unless a raw body is given."""

    method: str
    address: str
    fields: dict[str, list] = field(default_factory=dict)
    query: list[tuple[str, str]] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    cookies: dict[str, str] = field(default_factory=dict)
    body: str | None = None
    content_type: str = "application/x-www-form-urlencoded"

    @property
    def target(self):
        """Return the address with its query."""
        mark = "&" if "?" in self.address else "?"
        return self.address + (mark + encoded(self.query) if self.query else "")

    @property
    def data(self):
        """Return the body."""
        pairs = [(name, value) for name, values in self.fields.items() for value in values]
        return (encoded(pairs) if self.body is None else self.body).encode(errors="surrogatepass")

    def __str__(self):
        told = {"fields": self.fields, "headers": self.headers, "cookies": self.cookies, "body": self.body}
        said = json.dumps({name: value for name, value in told.items() if value}, default=str)
        return f"{self.method} {self.target[:400]} {said[:1500]} {self.content_type[:80]}"


def encoded(pairs):
    """Return pairs as a form encodes them; a lone surrogate as its three bytes."""
    return "&".join(
        "=".join(quote(str(one), safe="", errors="surrogatepass") for one in pair) for pair in pairs
    )


WORST = ("9" * 4400, "9" * 4400, "\ud800", "nome\x00final")  # values that have caused most faults


def any_value(dice):
    return dice.choice(dice.choice((WORST, NUMBERS, TEXTS, TEXTS, JSONS)))


def a_number(dice):
    return dice.choice(dice.choice((WORST, NUMBERS)))


def spoil(request, dice):
    """Damage a request in one to three places."""
    for _ in range(dice.randint(1, 3)):
        dice.choice((_value, _value, _value, _name, _fields, _address, _query, _header, _cookie, _body))(
            request, dice
        )
    return request


def _value(request, dice):
    if not request.fields:
        _query(request, dice)
        return
    name = dice.choice(sorted(request.fields))
    before = str(request.fields[name][0]) if request.fields[name] else ""
    at = dice.randint(0, len(before))
    mixed = before[:at] + dice.choice(TEXTS)[:200] + before[at:]
    request.fields[name] = dice.choice(
        ([any_value(dice)], [any_value(dice)], [mixed], [before, any_value(dice)])
    )


def _name(request, dice):
    if request.fields:
        name = dice.choice(sorted(request.fields))
        request.fields[name + dice.choice(("", "-", "\x00", "_0"))] = request.fields.pop(name)
    request.fields[dice.choice(("acao", "fazer", "regras", "lado", "dupla", "confirmed", "x" * 300))] = [
        any_value(dice)
    ]


def _fields(request, dice):
    names = sorted(request.fields)
    for name in dice.sample(names, dice.randint(0, len(names))):
        del request.fields[name]
    if dice.random() < 0.1:
        request.fields |= {f"x{number}": ["1"] for number in range(1200)}


def _address(request, dice):
    path, mark, query = request.address.partition("?")
    parts = path.split("/")
    at = dice.randrange(1, len(parts)) if len(parts) > 1 else 0
    numbers = [place for place, part in enumerate(parts) if part.isdecimal()]
    if numbers and dice.random() < 0.7:
        parts[dice.choice(numbers)] = dice.choice((*NUMBERS, "2", "3", "999"))
    else:
        parts[at] = any_value(dice)[:5000]
    safe = [
        part if part.isascii() and part.isprintable() else quote(part, safe="", errors="surrogatepass")
        for part in parts
    ]
    request.address = "/" + "/".join(safe).lstrip("/").replace("?", "%3F").replace("#", "%23") + mark + query


def _query(request, dice):
    known = (
        "de",
        "pronto",
        "visto",
        "partida",
        "number",
        "falta",
        "page",
        "pagina",
        "mesa",
        "rodada",
        "com",
        "aparelho",
    )
    more = (
        "next",
        "lado",
        "regras",
        "limit",
        "offset",
        "desfeita",
        "recibo",
        "sozinho",
        "o",
        "q",
        "p",
        "format",
    )
    value = a_number(dice) if dice.random() < 0.5 else any_value(dice)
    request.query.append((dice.choice(known + more), value))


def _header(request, dice):
    name = dice.choice(sorted(HEADERS))
    request.headers[name] = dice.choice(HEADERS[name])


def _cookie(request, dice):
    name = dice.choice(sorted(COOKIES))
    request.cookies[name] = dice.choice(COOKIES[name])


def _body(request, dice):
    if request.method != "POST":
        request.method = dice.choice(("HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"))
        return
    if dice.random() < 0.5:
        request.body = dice.choice(
            (any_value(dice), request.data.decode(errors="replace")[: dice.randint(0, 400)], "%", "&=&")
        )
    request.content_type = dice.choice(TYPES)
