"""Players of the demo. Every name is invented."""

CLUB, CLUB_SLUG, CITY = "Clube Ipê-Amarelo", "clube-ipe-amarelo-demo", "Serra das Paineiras"
TOURNAMENT, SLUG = "Copa Ipê (demonstração)", "copa-ipe-demo"
PLACE = "Salão social, Rua das Quaresmeiras, 120"
DIRECTOR, SCORER = "diretor", "anotador"

MESAS = 4  # fewer than the jogos of the first round, so that some wait for a mesa
SEEDED = 4  # the first duplas of the list are the seeds, in this order
TARGET = 1500  # points: the limit that the recorded hands were played to

DUPLAS = (
    ("Dalva Nogueira", "Osmar Prates"),
    ("Ivone Tavares", "Lúcia Helena Brandão"),
    ("Geraldo Antunes", "Waldir Mesquita"),
    ("Neusa Quirino", "Benedito Quirino"),
    ("Cleusa Marcondes", "Antônio Vilarinho"),
    ("Rosângela Peixoto", "Márcia Yamada"),
    ("Conceição Furtado", "Sebastião Furtado"),
    ("Edson Takeda", "Paulo Cerqueira"),
    ("Zuleide Barreto", "Jandira Moura"),
    ("Teresinha Fontanive", "Orlando Fontanive"),
    ("Guilherme Schneider", "Nair Schneider"),
    ("Raimundo Lacerda", "Fátima Lacerda"),
    ("Aparecida Godói", "Valdemar Pacheco"),
    ("Sônia Albuquerque", "Regina Brotas"),
    ("Jurandir Coelho", "Mauro Rangel"),
    ("Elizabete Kowalski", "Tiago Meneghel"),
)
