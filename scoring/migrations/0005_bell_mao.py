from django.db import migrations, models


def fill(apps, schema_editor):
    """Of a bell that has rung: the mão that was being played, or the last that is recorded, of its partida."""
    alias = schema_editor.connection.alias
    maos = apps.get_model("scoring", "Mao").objects.using(alias).order_by("version")
    for jogo in apps.get_model("scoring", "Jogo").objects.using(alias).exclude(bell_at=None):
        versions = maos.filter(partida__jogo=jogo, partida__number=jogo.bell_partida)
        latest = dict(versions.values_list("number", "void"))
        jogo.bell_mao = sum(not void for void in latest.values()) + jogo.bell_in_play
        jogo.save(update_fields=("bell_mao",))


class Migration(migrations.Migration):
    dependencies = [("scoring", "0004_append_only")]

    operations = [
        migrations.AddField(
            model_name="jogo",
            name="bell_mao",
            field=models.PositiveSmallIntegerField(
                default=0, editable=False, verbose_name="última mão que conta"
            ),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
