"""What every game needs and no game owns: seats, decisions, agenda, chance, events, records, views."""
