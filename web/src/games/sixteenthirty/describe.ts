// A country in words, for those who hear the map.
import { nameOf } from "../../lib/i18n.svelte";
import { factionName } from "./factions";
import { say } from "./say";
import type { CountryView } from "./types";

export function described(country: CountryView): string {
  const parts = [
    say("status_n", { n: country.status }),
    country.faction ? factionName(country.faction) : say("no_faction"),
    say("army_n", { n: country.army_size }),
    say("ability_n", { n: country.military_ability }),
    country.leader ? nameOf("military_leader") : "",
    country.unrest ? nameOf("unrest") : "",
    country.league ? nameOf("league", "issue") : "",
  ];
  return parts.filter(Boolean).join(", ");
}
