from django.db import migrations, models

from scoring.ledger.append_only import (protected)
from scoring.ledger.chain import (START, columns, linked)

SEALED = ("jogo_id", "sequence", "at", "action", "actor_id", "device", "before", "after", "reason", "rows")


def link(apps, schema_editor):
    """Every trail becomes a chain, each line with the version of the mão it told of."""
    db = schema_editor.connection.alias
    registros = apps.get_model("scoring", "Registro").objects.using(db)
    maos = apps.get_model("scoring", "Mao").objects.using(db)
    jogos = apps.get_model("scoring", "Jogo").objects.using(db).values_list("pk", flat=True)
    for jogo in jogos.iterator():
        trail = list(registros.filter(jogo=jogo).order_by("pk"))
        of_id = {mao.pk: mao for mao in maos.filter(partida__jogo=jogo)}
        digest = START
        for sequence, row in enumerate(trail, start=1):
            mao = of_id.pop((row.after or {}).get("mao"), None)
            row.sequence, row.rows = sequence, [columns(mao)] if mao else []
            row.digest = digest = linked(digest, {name: getattr(row, name) for name in SEALED})
        registros.bulk_update(trail, ("sequence", "rows", "digest"))


class Migration(migrations.Migration):
    dependencies = [("scoring", "0003_two_duplas")]

    operations = [
        migrations.AddField(
            "registro", "rows", models.JSONField(verbose_name="linhas gravadas", default=list, editable=False)
        ),
        migrations.RunPython(link, migrations.RunPython.noop),
        migrations.AlterField(
            "registro", "sequence", models.PositiveIntegerField(verbose_name="posição", editable=False)
        ),
        migrations.AlterField(
            "registro", "digest", models.CharField(verbose_name="selo", max_length=64, editable=False)
        ),
        protected("scoring_confirmacao", "scoring_envio", "scoring_mao", "scoring_registro"),
    ]
