"""One drill: play, back up meanwhile, restore elsewhere, compare, and play one more mão there."""

import json
import time
from random import Random
from threading import Event as Signal
from uuid import UUID

from django.db import connection

from scoring.models import Mao
from tests.drill.sites import Site
from tests.faults import event as events
from tests.faults.phone import STORED, Entry, Phone
from tests.faults.stack import wait
from tests.faults.table import Hall, Table, answers
from tournaments.models import Backup, Seal

SIZE = events.Size(groups=2, mesas=2, partidas=3)
PLACES = [
    (partida, number) for partida in range(1, SIZE.partidas + 1) for number in range(1, events.MAOS + 1)
]
PAUSE = 0.1  # seconds a table takes for a mão
BEFORE, AFTER = 12, 6  # mãos with a receipt before the copy is begun, and after it


def drill(site: Site) -> list[str]:
    """Return a sentence for every difference between the backup and the database."""
    event = events.make(SIZE)
    hall = Hall([site.port], PAUSE, [event])
    tables = [Table(hall, event, door, f"drill {at}") for at, door in enumerate(event.mesas)]
    connection.close()
    with hall.open():
        for table in tables:
            table.start()
        wait(lambda: hall.answered() >= BEFORE)
        known, quick = [entry.key for entry in event.sent if entry.receipts], slowest(tables)
        at = {id(table): len(table.mesa.took) for table in tables}
        began = time.monotonic()
        made = site.command("backup")
        seconds, meanwhile = time.monotonic() - began, hall.answered()
        slow = max((took for table in tables for took in table.mesa.took[at[id(table)] :]), default=0.0)
        wait(lambda: hall.answered() >= meanwhile + AFTER or not any(table.is_alive() for table in tables))
    for table in tables:
        table.join(600)
    print(f"copied in {seconds:.1f} s; slowest answer to a phone {slow:.2f} s, before {quick:.2f} s")
    if made.returncode:
        return [f"no copy: {made.stderr}"]
    copia, sent = Backup.objects.first(), {entry.key for entry in event.sent}
    assert copia
    found = [*hall.faults, *_too_easy(copia, len(known), meanwhile)]
    links = {
        f"{link.tournament.slug} {link.number} {link.digest}"
        for link in Seal.objects.select_related("tournament")
    }
    connection.close()
    doors = {door: table.mesa.device for door, table in zip(event.mesas, tables, strict=True)}
    return [*found, *_elsewhere(site, copia, known, sent, links, doors)]


def _elsewhere(
    site: Site, copia: Backup, known: list[str], sent: set[str], links: set[str], doors: dict[str, str]
) -> list[str]:
    other, found = site.elsewhere(), []
    restored = other.command("restore", copia.file)
    if restored.returncode:
        return [f"not restored: {restored.stderr}"]
    print(restored.stdout.strip())
    checked = other.command("verify", "--figures", "--verbosity", "0")
    first, _, faults = checked.stdout.partition("\n")
    if checked.returncode:
        return [f"the checks: {faults} {checked.stderr}"]
    held = json.loads(first)
    found += [
        f"{what}: {copia.figures[what]} copied, {held[what]} restored"
        for what in held
        if held[what] != copia.figures[what]
    ]
    found += [
        f"{slug}: head {head} is no link of its chain"
        for slug, head in held["heads"].items()
        if f"{slug} {head}" not in links
    ]
    there = {str(UUID(str(key))) for (key,) in other.ask("SELECT client_id FROM scoring_mao")}
    found += [f"{key}: acknowledged before the copy, and lost" for key in known if key not in there]
    found += [f"{key}: sent by nobody" for key in there - sent]
    other.start()
    return [*found, *_one_more(other, doors)]


def _one_more(other: Site, doors: dict[str, str]) -> list[str]:
    # At the mesas of the restored site the QR leads to a jogo, and a phone's next mão is accepted.
    told = []
    for door, device in doors.items():
        phone = Phone([other.port], Random(0), Signal())
        phone.device = device
        found = phone.get(door, frozenset({200, 302}))
        for place in PLACES if found.status == 302 else ():
            entry = Entry(found.location, *place, answers("A", 44))
            answer = phone.once("POST", entry.address, entry.body)
            if answer and answer.status in STORED:
                return []
            told.append(answer.text[:200] if answer else "no answer")
    return [f"no mão was taken at the restored site: {told}"]


def slowest(tables: list[Table]) -> float:
    return max((took for table in tables for took in table.mesa.took), default=0.0)


def _too_easy(copia: Backup, before: int, meanwhile: int) -> list[str]:
    # Without writes during the backup the drill would prove nothing.
    rows = copia.figures["rows"]["scoring_mao"]
    if before <= rows < Mao.objects.count() and meanwhile > before:
        return []
    return [f"{before} mãos before the copy, {rows} in it, {meanwhile} when it was made"]
