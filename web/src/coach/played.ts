// Whether whoever sits here has finished a game: in this browser, or elsewhere by the figures that the server keeps.
import { me } from "../doors/me.svelte";
import { call } from "../lib/api";
import { newcomer } from "../lib/settings.svelte";

const asked = new Map<string, Promise<boolean>>();

export async function played(): Promise<boolean> {
  if (!newcomer()) return true;
  await me.look();
  if (!me.person || me.person.guest) return false; // of guests no figures are kept
  const { id } = me.person;
  let answer = asked.get(id);
  if (!answer) asked.set(id, (answer = elsewhere(id)));
  return answer;
}

async function elsewhere(id: string): Promise<boolean> {
  const answer = await call("get", "/people/{person_id}/statistics", { path: { person_id: id } });
  return answer.ok && answer.value.sums.some((sums) => (sums.figures["games"] ?? 0) > 0);
}
