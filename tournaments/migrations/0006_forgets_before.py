"""A plan of version 0.2.0 means what it meant: its stages drew as if nobody had met before."""

from django.db import migrations

LOOK_BACK = ("swiss", "danese")


def forget(apps, schema_editor):
    Stage = apps.get_model("tournaments", "Stage")
    for stage in Stage.objects.filter(number__gt=1):
        if stage.plan.get("format") in LOOK_BACK:
            stage.plan = {**stage.plan, "forgets": True}
            stage.save(update_fields=("plan",))


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0005_round_started")]

    operations = [migrations.RunPython(forget, migrations.RunPython.noop)]
