"""Models of the machinery get English names. Their tables keep the old ones."""

from django.db import migrations


def renamed(old, new):
    return (
        migrations.AlterModelTable(old, f"scoring_{old.lower()}"),
        migrations.RenameModel(old, new),
    )


class Migration(migrations.Migration):
    dependencies = [("scoring", "0012_sheet_checked")]

    operations = [
        *renamed("Abertura", "CasualOpening"),
        *renamed("Acesso", "SeatKey"),
        *renamed("Confirmacao", "Confirmation"),
        *renamed("Envio", "Submission"),
        *renamed("Registro", "AuditEntry"),
    ]
