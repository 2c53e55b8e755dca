"""Write the playthroughs anew: ``python -m tests.playthroughs``. Then read the difference."""

from tests.playthroughs.playthrough import PLANS, played

for plan in PLANS:
    plan.file.parent.mkdir(exist_ok=True)
    plan.file.write_text(played(plan), encoding="utf-8", newline="\n")
