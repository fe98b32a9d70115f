// What a character does in this war.
import { has, t, type Key } from "../lib/i18n.svelte";

/** Empty for one whom this client does not know. */
export const officeOf = (character: string): string => (has("table", `office_${character}`) ? t(`office_${character}` as Key) : "");
