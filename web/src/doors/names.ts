// Names for those who have not chosen one.
import type { Language } from "../lib/words";

const NAMES: Record<Language, string[]> = {
  en: ["Bold Ensign", "Calm Miller", "Quick Drummer", "Merry Piper", "Keen Scout", "Wise Sutler", "Old Ferryman", "Fair Provost", "Early Baker", "Quiet Scribe"],
  de: ["Flinker Trommler", "Kluge Marketenderin", "Ruhiger Müller", "Kühner Fähnrich", "Lustige Pfeiferin", "Alter Fährmann", "Wache Späherin", "Stiller Schreiber", "Frühe Bäckerin", "Gerechter Profos"],
};

export function friendlyName(language: Language, chance: number = Math.random()): string {
  const names = NAMES[language];
  return names[Math.floor(chance * names.length)] ?? names[0]!;
}
