"""Lists of entries in all usual shapes: columns, order, headings, separators, remarks, languages, capitals.

Each list comes with its meaning. The words here differ from those that the reader knows: many names are in none of its
lists. All names are invented.
"""

import csv
import random
from dataclasses import dataclass, field, replace
from io import StringIO


def _words(text):
    return tuple(text.split())


FIRSTS = _words(
    "Ana Bia Caio Davi Eva Fábio Gil Hugo Íris João Karla Lia Mateus Nair Otávio Paula Rui Sílvia Tiago Vera "
    "Aldemir Brízida Clodoaldo Dagmar Edivânia Florisbela Genésio Hermínia Ildefonso Jurema Leocádia Nivaldo Osmarina "
    "Fulvia Gaetano Ivana Loredana Nunzia Pasquale Rosaria Salvatore Tommaso Umberto Vito Ximena Iker Nerea Begoña "
    "Aitor Leire Unai Nigel Fiona Gareth Hazel Imogen Rosa Marco Domingo Ana-Lia Zé"
)
SECONDS = _words("Maria Clara Paula Luíza Antônio Carlos Augusto Pia Rosa")
LASTS = _words(
    "Prado Nunes Reis Melo Luz Cruz Rocha Dias Paz Sá Vaz Lima Farol Mirante Ribeira Cais Duna Bosco Monte Golfo "
    "Scoglio Canale Laguna Prato Riva Molo Ortega Gasset Etxeberria Hughes O'Neill D'Ávila Silva Souza Franco Rosa "
    "Martins"
)
JOINERS = (
    " e ",
    " / ",
    "/",
    " & ",
    " + ",
    " x ",
    " X ",
    " - ",
    " – ",
    " c/ ",
    " com ",
    " y ",
    " and ",
    " ed ",
    " con ",
    " E ",
)
NUMBERINGS = (
    "{}. ",
    "{}) ",
    "{} - ",
    "{}º ",
    "#{} ",
    "Nº {} ",
    "Dupla {}: ",
    "({}) ",
    "{:02}. ",
    "{} ",
    "[{}] ",
    "Coppia {} - ",
)
ASIDES = (
    *(
        "(pago)",
        "✅",
        "✅ pago",
        "- R$ 50 pago",
        "*confirmado*",
        "pago",
        "(falta pagar)",
        "11 98765-4321",
        "(11) 98765-4321",
    ),
    *(
        "- pg",
        "ok",
        "19h30",
        "(4)",
        "- sócio 1234",
        "+55 11 98765 4321",
        "ana@example.org",
        "CPF 111.222.333-44",
        "€ 20",
        "🙏",
    ),
    *(
        "confermato",
        "paid",
        "- 12/03",
        "🏆🏆",
        "[ok]",
        "15/03/1950",
        "chega mais tarde",
        "- só na segunda rodada",
        "(Clube da Barra)",
    ),
    *(
        "68 anos",
        "@ana.prado",
        "Rua das Flores 123",
        "atrasados",
        "levam mesa",
        "- Porto Alegre",
        "sem carona",
    ),
    *("(talvez)", "❌", "- desistiram", "(lista de espera)", "- forse", "não vem"),
)
OUT = {
    "(talvez)",
    "❌",
    "- desistiram",
    "(lista de espera)",
    "- forse",
    "não vem",
}  # of `ASIDES`: who may not come
CITIES = (
    *("São Paulo", "Porto Alegre", "João Pessoa", "Santos", "Bento Gonçalves", "Belo Horizonte", "Rio Claro"),
    *("Reggio Emilia", "San Marino", "Buenos Aires", "Ponte Nova", "Vila Velha", "Campo Grande"),
)
TITLES = (
    *(
        "🏆 *TORNEIO DE BURACO* 🏆",
        "Sábado, 14h, salão social",
        "Lista de duplas:",
        "*INSCRITOS*",
        "Duplas confirmadas",
    ),
    *(
        "Torneo di Burraco – Circolo Prova",
        "Lista d'attesa",
        "Horário: 19h30",
        "Elenco coppie iscritte",
        "Sabato ore 15",
    ),
    *(
        "Players list",
        "Lista de espera:",
        "Total: 8",
        "Totale coppie 8",
        "Valor: R$ 50 por dupla",
        "PIX: pix@example.org",
    ),
    *("Suplentes", "Nº Duplas do grupo “A”", "20/03/2027", "Vagas limitadas!", "---", "Boa sorte!"),
)
WAITING = {"Lista d'attesa", "Lista de espera:", "Suplentes"}  # of `TITLES`; below them nobody enters
HEADS = {
    "count": ("Nº", "N.", "#", "Pos.", "Ordem"),
    "dupla": ("Dupla", "Coppia", "Pair", "Pareja", "COPPIA", "Nome da dupla", "Nomes"),
    "first": ("Jogador 1", "Giocatore 1", "Player 1", "Jugador 1", "Nome 1", "Atleta 1", "Parceiro 1"),
    "second": ("Jogador 2", "Giocatore 2", "Player 2", "Jugador 2", "Nome 2", "Atleta 2", "Parceiro 2"),
    "name": ("Nome", "Name", "Nombre", "First name", "Nome", "Nome"),
    "surname": ("Sobrenome", "Last name", "Apellidos", "Surname", "Cognome", "Apellido"),
    "player": ("Jogador", "Nome completo", "Giocatore", "Player", "Atleta"),
    "key": ("Dupla", "Coppia", "Par", "team_name", "Equipe"),
    "home": ("Clube", "Cidade", "Circolo", "Vem de", "Club", "institution"),
    "phone": ("Telefone", "WhatsApp", "Celular", "Tel.", "Phone"),
    "email": ("E-mail", "Email", "Endereço de e-mail"),
    "seed": ("Cabeça de chave", "Seed", "Cabeça"),
    "birth": ("Nascimento", "Data de nascimento", "Data di nascita", "Birth date"),
    "cpf": ("CPF", "Documento", "RG"),
    "paid": ("Pagou", "Pago?", "Pgto", "Pagamento", "Pagato"),
    "vp": ("VP", "MP", "Punti"),
    "stamp": ("Carimbo de data/hora", "Timestamp"),
    "group": ("GIRONE", "TAVOLO", "Mesa", "Grupo"),
}
MORE = ("home", "phone", "email", "seed", "birth", "cpf", "paid", "vp", "stamp", "group")
HOMES = ("Barra", "Santos", "Vila Nova", "Clube do Cais", "Circolo Uno", "São João")


@dataclass(frozen=True)
class Said:
    """The meaning of a line. home, seed: the values of these columns; waits: whether the entry is no sure one."""

    names: tuple[str, ...]
    home: str = ""
    seed: str = ""
    waits: bool = False


@dataclass
class Shape:
    """A list and its meaning, by number of the line. kind: how it was made."""

    text: str
    size: int
    kind: str
    said: dict[int, Said] = field(default_factory=dict)


def shape(seed):
    """Return the list of a seed."""
    dice = random.Random(seed)
    make = dice.choice((_messenger, _messenger, _table, _table, _table, _row_a_person, _singles, _with_city))
    return make(dice)


class _People:
    # No two people have one name, and one list has one style of capitals.
    def __init__(self, dice):
        self.dice, self.taken = dice, set()
        self.case = dice.choice((str, str, str, str.upper, str.lower))
        self.turned = self.case is str.upper and dice.random() < 0.5  # ROSSI ANNA
        self.short = dice.random() < 0.15  # first names alone

    def one(self):
        while True:
            parts = self.parts()
            if parts not in self.taken:
                self.taken.add(parts)
                return parts

    def parts(self):
        dice = self.dice
        first, last = dice.choice(FIRSTS), dice.choice(LASTS)
        if dice.random() < 0.2:
            first += " " + dice.choice(SECONDS)
        if dice.random() < 0.35:
            last = dice.choice(LASTS) + dice.choice((" ", " de ", " da ", " ")) + last
        if dice.random() < 0.03:
            last += " e Silva"
        return self.case(first), self.case(last)

    def name(self):
        first, last = self.one()
        if self.short:
            return first if (first,) not in self.taken and not self.taken.add((first,)) else f"{first} {last}"
        return f"{last} {first}" if self.turned else f"{first} {last}"


def _around(dice, lines, head=0):
    # Titles above, a remark between and below; returns the place of each entry line, and whether it waits, as well.
    above = [dice.choice(TITLES) for _ in range(dice.choice((0, 0, 1, 2, 3)))]
    out, places, waits = [], [], False
    for title in above:
        out.append(title)
        out += [""] * dice.choice((0, 0, 1))
    for line in lines:
        if dice.random() < 0.02:
            out.append(dice.choice(TITLES))
            waits = out[-1] in WAITING and len(places) > head
        out.append(line)
        places.append((len(out), waits))
        out += [""] * (dice.random() < 0.05)
    out += [dice.choice(TITLES) for _ in range(dice.choice((0, 0, 0, 1)))]
    return "\n".join(out), places


def _messenger(dice, size=2):
    people, joiner = _People(dice), dice.choice(JOINERS)
    mixed, numbering = dice.random() < 0.3, dice.choice(("", *NUMBERINGS))
    lines, said = [], []
    for number in range(1, dice.randint(2, 14) + 1):
        names = tuple(people.name() for _ in range(size))
        between = dice.choice(JOINERS) if mixed else joiner
        line = numbering.format(number) + between.join(names)
        aside = dice.choice(ASIDES) if dice.random() < 0.4 else ""
        line += f" {aside}" * bool(aside)
        if dice.random() < 0.05:
            line = f"[14/03 19:{number + 10}] Rui Lima: {line}"
        lines.append(line)
        said.append(Said(names, waits=aside in OUT))
    text, places = _around(dice, lines)
    return Shape(text, size, "messenger", _told(places, said))


def _singles(dice):
    if dice.random() < 0.5:
        return _messenger(dice, 1)
    people, between = _People(dice), dice.choice((", ", ",", ";", "\t"))
    first_first = dice.random() < 0.3
    lines, said = [], []
    for _number in range(dice.randint(1, 12)):
        first, last = people.one()
        lines.append(between.join((first, last) if first_first else (last, first)))
        if dice.random() < 0.1:
            lines[-1] += f"{between}{dice.randint(1, 99)}"
        said.append(Said((f"{first} {last}",)))
    text, places = _around(dice, lines)
    return Shape(text, dice.choice((1, 1, 2)), "surname first", _told(places, said))


def _with_city(dice):
    # One player a line where duplas enter: nobody enters.
    people, between = _People(dice), dice.choice((" - ", " – ", ";", ", ", "\t"))
    lines = [f"{people.name()}{between}{dice.choice(CITIES)}" for _number in range(dice.randint(1, 12))]
    text, places = _around(dice, lines)
    return Shape(text, 2, "player and city", _told(places, [Said((), waits=True)] * len(lines)))


def _cell(dice, column, number):
    said = {
        "count": str(number),
        "home": dice.choice((*HOMES, "")),
        "phone": dice.choice(("11 98765-4321", "(11) 98765-4321", "+39 333 1234567", "")),
        "email": f"p{number}@example.org",
        "seed": str(number) if number < 4 else "",
        "birth": dice.choice(("15/03/1950", "1950-03-15", "5.3.48")),
        "cpf": "111.222.333-44",
        "paid": dice.choice(("sim", "não", "ok", "R$ 50", "", "x")),
        "vp": str(dice.randint(-800, 5000)),
        "stamp": f"14/03/2027 19:{number + 10}:00",
    }
    return said.get(column) or ("" if column in said else dice.choice("ABC"))


def _table(dice):
    people, size = _People(dice), 2
    how = dice.choice(("dupla", "two", "two", "four", "four turned"))
    named = {
        "dupla": ["dupla"],
        "two": ["first", "second"],
        "four": ["name", "surname"] * 2,
        "four turned": ["surname", "name"] * 2,
    }[how]
    columns = dice.sample(MORE, dice.randint(0, 4))
    at = dice.randint(0, len(columns))
    columns[at:at] = named
    if dice.random() < 0.5:
        columns.insert(0, "count")
    rows, said = [], []
    joiner = dice.choice((" / ", " e ", " - ", " & "))
    for number in range(1, dice.randint(2, 14) + 1):
        cells = {column: _cell(dice, column, number) for column in columns if column not in named}
        persons = [people.one() for _ in range(size)]
        names = [people.case(f"{first} {last}") for first, last in persons]
        parts = iter(
            [part for first, last in persons for part in ((first, last) if how == "four" else (last, first))]
        )
        whole = {"dupla": joiner.join(names), "first": names[0], "second": names[1]}
        rows.append(
            [
                next(parts) if one in {"name", "surname"} else whole.get(one) or cells.get(one, "")
                for one in columns
            ]
        )
        headed = Said(tuple(names), cells.get("home", ""), cells.get("seed", ""))
        said.append(headed)
    return _as_sheet(dice, columns, rows, said, size, how)


def _row_a_person(dice):
    people, size = _People(dice), 2
    columns = ["key", *dice.choice((["player"], ["name", "surname"]))]
    columns += dice.sample(("phone", "email", "birth", "paid"), dice.randint(0, 2))
    if dice.random() < 0.5:
        columns = [*columns[1:], "key"]
    rows, said = [], []
    for number in range(1, dice.randint(2, 9) + 1):
        persons = [people.one() for _ in range(size)]
        for first, last in persons:
            cells = {one: _cell(dice, one, number) for one in columns}
            cells |= {"key": f"T{number}", "player": f"{first} {last}", "name": first, "surname": last}
            rows.append([cells[one] for one in columns])
        said += [Said(tuple(f"{first} {last}" for first, last in persons)), None]
    return _as_sheet(dice, columns, rows, said, size, "row a person", head=True)


def _as_sheet(dice, columns, rows, said, size, kind, head=None):
    # Without headings the meaning has names only.
    headed = dice.random() < 0.75 if head is None else head
    separator = dice.choice(";;\t,")
    lines = [_line(row, separator) for row in rows]
    if not headed:
        said = [one and Said(one.names) for one in said]
        text, places = _around(dice, lines)
        return Shape(text, size, f"{kind}, no heads", _told(places, said))
    used = dice.randrange(6)
    words = [HEADS[one][used % len(HEADS[one])] for one in columns]
    words = [word.upper() for word in words] if dice.random() < 0.2 else words
    text, places = _around(dice, [_line(words, separator), *lines], head=1)
    return Shape(text, size, kind, _told(places[1:], said))


def _told(places, said):
    return {
        place: replace(one, waits=waits or one.waits)
        for (place, waits), one in zip(places, said, strict=True)
        if one
    }


def _line(cells, separator):
    out = StringIO()
    csv.writer(out, delimiter=separator, lineterminator="").writerow(cells)
    return out.getvalue()
