// Whether whoever sits here has played a game to its end: in this browser, or elsewhere by the figures that the server keeps.
import { me } from "../doors/me.svelte";
import { call } from "../lib/api";
import { newcomer } from "../lib/settings.svelte";

const asked = new Map<string, Promise<string[]>>();

export async function played(game: string): Promise<boolean> {
  if (!newcomer(game)) return true;
  await me.look();
  if (!me.person || me.person.guest) return false; // of guests no figures are kept
  const { id } = me.person;
  let answer = asked.get(id);
  if (!answer) asked.set(id, (answer = elsewhere(id)));
  return (await answer).includes(game);
}

/** The games of which there are figures. */
async function elsewhere(id: string): Promise<string[]> {
  const answer = await call("get", "/people/{person_id}/statistics", { path: { person_id: id } });
  return answer.ok ? answer.value.sums.filter(({ figures }) => (figures["games"] ?? 0) > 0).map(({ game }) => game) : [];
}
