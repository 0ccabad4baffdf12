from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tournaments', '0008_round_scores'),
    ]

    operations = [
        migrations.AddField(
            model_name='tournament',
            name='entry',
            field=models.CharField(choices=[('scorer', 'Uma pessoa anota por todos'), ('confirm', 'Uma dupla anota, a outra confirma'), ('apart', 'Cada dupla anota a sua, e as duas têm de bater')], default='scorer', max_length=7, verbose_name='como se anota'),
        ),
        migrations.AddField(
            model_name='tournament',
            name='per_partida',
            field=models.BooleanField(default=False, verbose_name='confere uma vez por partida'),
        ),
        migrations.AddField(
            model_name='tournament',
            name='totals_allowed',
            field=models.BooleanField(default=False, verbose_name='aceita só os totais'),
        ),
    ]
