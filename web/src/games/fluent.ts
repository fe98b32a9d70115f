// Fluent's parser, for words that come after the build: those of games that a server registers.
import { FluentResource } from "@fluent/bundle";
import type { Compiled } from "../lib/words";

export function compile(text: string): Compiled {
  const { body } = new FluentResource(text);
  return Object.fromEntries(body.map(({ id, value, attributes }) => [id, Object.keys(attributes).length ? { value, attributes } : value])) as Compiled;
}
