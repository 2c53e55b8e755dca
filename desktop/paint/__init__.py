"""Everything that is drawn: themes, style, counters, cards, icons, covers, dice.

Knows nothing of rules, saves or models: plain values go in, pictures come out.
"""
