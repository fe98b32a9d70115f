### Die Analyse nach einer Partie, auf Deutsch.

analysis-luck_start = Anfang
analysis-luck_tower = Turm
analysis-luck_event = Gezogene Ereignisse
analysis-luck_order = Lose bei gleichen Geboten
analysis-luck_cards = Gezogene Karten
analysis-luck_dice = Würfel
analysis-luck_winter = Im Winter gezogen
analysis-made_plans = Pläne
analysis-made_order = Plätze in der Reihenfolge
analysis-made_marches = Märsche und Kämpfe
analysis-made_court = Hof und Landsknechte
analysis-made_lobbies = Vorsprachen
analysis-made_bids = Gebote
analysis-made_votes = Stimmen
analysis-made_cards = Gespielte Karten
analysis-made_others = Entscheidungen der anderen
