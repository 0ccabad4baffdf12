from django.db import migrations, models


def fill(apps, schema_editor):
    """Two labels become a list of them."""
    jogos = apps.get_model("scoring", "Jogo").objects.using(schema_editor.connection.alias)
    for jogo in jogos.only("label_a", "label_b", "labels"):
        jogo.labels = [jogo.label_a, jogo.label_b]
        jogo.save(update_fields=("labels",))


def empty(apps, schema_editor):
    """The first two of the list, where it is gone again."""
    jogos = apps.get_model("scoring", "Jogo").objects.using(schema_editor.connection.alias)
    for jogo in jogos.only("label_a", "label_b", "labels"):
        jogo.label_a, jogo.label_b = jogo.labels[:2]
        jogo.save(update_fields=("label_a", "label_b"))


class Migration(migrations.Migration):
    dependencies = [("scoring", "0001_initial")]

    operations = [
        migrations.AddField(
            "jogo", "labels", models.JSONField(verbose_name="lados", default=list), preserve_default=False
        ),
        # With a default, so that the way back can add them to rows that stand.
        migrations.AlterField("jogo", "label_a", models.CharField(max_length=130, default="")),
        migrations.AlterField("jogo", "label_b", models.CharField(max_length=130, default="")),
        migrations.RunPython(fill, empty),
        migrations.RemoveField("jogo", "label_a"),
        migrations.RemoveField("jogo", "label_b"),
        migrations.AddField(
            "jogo", "overrides", models.JSONField(verbose_name="valores do clube", blank=True, default=dict)
        ),
        migrations.AddField(
            "jogo", "may_draw", models.BooleanField(verbose_name="pode terminar empatado", default=False)
        ),
        migrations.AddField(
            "jogo",
            "bell_at",
            models.DateTimeField(verbose_name="sinal às", blank=True, editable=False, null=True),
        ),
        migrations.AddField(
            "jogo",
            "bell_partida",
            models.PositiveSmallIntegerField(verbose_name="partida no sinal", default=0, editable=False),
        ),
        migrations.AddField(
            "jogo",
            "bell_in_play",
            models.BooleanField(verbose_name="mão em jogo no sinal", default=False, editable=False),
        ),
        migrations.AddField("mao", "cards", models.JSONField(verbose_name="cartas", blank=True, null=True)),
        migrations.AlterField(
            "registro",
            "action",
            models.CharField(
                verbose_name="o quê",
                max_length=20,
                choices=[
                    ("opened", "jogo aberto"),
                    ("recorded", "mão gravada"),
                    ("corrected", "mão corrigida"),
                    ("closed", "jogo encerrado"),
                    ("bell", "sinal de fim do tempo"),
                    ("reopened", "jogo reaberto"),
                    ("walkover", "W.O."),
                    ("cancelled", "jogo anulado"),
                    ("reissued", "novo código de mesa"),
                ],
            ),
        ),
    ]
