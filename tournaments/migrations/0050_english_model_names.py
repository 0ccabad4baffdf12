"""Models of the machinery get English names. Their tables keep the old ones."""

import django.db.models.deletion
from django.db import migrations, models


def renamed(old, new):
    return (
        migrations.AlterModelTable(old, f"tournaments_{old.lower()}"),
        migrations.RenameModel(old, new),
    )


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0049_event_import")]

    operations = [
        *renamed("Ata", "ClubLogEntry"),
        *renamed("Bloco", "MesaBlock"),
        *renamed("Carta", "SentLetter"),
        *renamed("Colocacao", "PlayerPlacing"),
        *renamed("Conferencia", "TournamentCheck"),
        *renamed("Convite", "Invitation"),
        *renamed("Copia", "Backup"),
        *renamed("Fundacao", "SiteClaim"),
        *renamed("Juncao", "PlayerMerge"),
        *renamed("NomeAnterior", "FormerName"),
        *renamed("Lancamento", "JournalEntry"),
        *renamed("Ocorrencia", "TournamentLogEntry"),
        *renamed("Presenca", "CheckInMark"),
        *renamed("Remessa", "OutboxUpload"),
        *renamed("Selo", "Seal"),
        *renamed("Sorteio", "Draw"),
        *renamed("Tarja", "Redaction"),
        *renamed("Temporada", "Season"),
        *renamed("Tentativa", "CodeAttempt"),
        migrations.AlterField(
            "TournamentCheck",
            "tournament",
            models.OneToOneField(
                on_delete=django.db.models.deletion.PROTECT,
                primary_key=True,
                related_name="latest_check",
                serialize=False,
                to="tournaments.tournament",
            ),
        ),
    ]
