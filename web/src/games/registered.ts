// Games that this client was not built with: the server says what they say.
import { call } from "../lib/api";
import { catalogues, nameOf } from "../lib/i18n.svelte";
import type { Compiled, Language } from "../lib/words";

async function wordsOf(game: string, language: Language): Promise<Compiled> {
  const [answer, { compile }] = await Promise.all([call("get", "/games/{game}/words", { path: { game }, query: { language } }), import("./fluent")]);
  if (!answer.ok) throw new Error(answer.error.code);
  return compile(answer.value.messages);
}

/** Its words come, now and after the language changes. Without any, there is no such game. */
export const learn = (game: string): Promise<void> => catalogues.learn(game, (language) => wordsOf(game, language));

/** What a game is called, as soon as its words are here. */
export function registeredName(game: string): string {
  learn(game).catch(() => undefined); // then it goes by its id
  return nameOf(game);
}
