// The games that whoever sits here has finished: this browser knows of some, the server of all.
import { call } from "../lib/api";
import { finish, noteFinished } from "../lib/settings.svelte";
import { me } from "./me.svelte";
import { GAMES } from "./tables";

/** Asks the server for the latest of each game. */
export async function recallFinished(): Promise<void> {
  await me.look();
  const { person } = me;
  if (!person) return;
  const answers = await Promise.all(GAMES.map(({ name }) => call("get", "/people/me/archive", { query: { game: name } })));
  if (me.person?.id !== person.id) return;
  for (const answer of answers) if (answer.ok) answer.value.tables.forEach(finish);
  if (answers.every(({ ok }) => ok)) noteFinished();
}
