// The games that whoever sits here has finished: this browser knows of some, the server of all.
import { call } from "../lib/api";
import { beginner, finish } from "../lib/settings.svelte";
import { me } from "./me.svelte";

/** Asks the server, where this browser knows of few. */
export async function recallFinished(): Promise<void> {
  if (!beginner()) return;
  await me.look();
  const { person } = me;
  if (!person) return;
  const answer = await call("get", "/people/me/archive", { query: {} });
  if (!answer.ok || me.person?.id !== person.id) return;
  for (const { id, outcome } of answer.value.tables) if (outcome) finish(id);
}
