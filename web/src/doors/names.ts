// Names for those who have not chosen one.
import { t } from "../lib/i18n.svelte";

export function friendlyName(chance: number = Math.random()): string {
  const names = t("guest_names").split(", ");
  return names[Math.floor(chance * names.length)] ?? names[0]!;
}
