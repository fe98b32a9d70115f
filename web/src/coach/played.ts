// Whether whoever sits here has finished a game: in this browser, or elsewhere by the figures that the server keeps.
import { me } from "../doors/me.svelte";
import { call } from "../lib/api";
import { newcomer } from "../lib/settings.svelte";

let asked: Promise<boolean> | null = null;

export function played(): Promise<boolean> {
  if (!newcomer()) return Promise.resolve(true);
  return (asked ??= elsewhere());
}

async function elsewhere(): Promise<boolean> {
  await me.look();
  if (!me.person || me.person.guest) return false; // of guests no figures are kept
  const answer = await call("get", "/people/{person_id}/statistics", { path: { person_id: me.person.id } });
  return answer.ok && answer.value.sums.some((sums) => (sums.figures["games"] ?? 0) > 0);
}
