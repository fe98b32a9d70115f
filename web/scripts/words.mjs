// Compiles the word catalogues at build time, so that the browser gets parsed messages and no parser.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";

/** Interface texts: one section a file, and named as the file. */
const INTERFACE = ["table", "doors", "help", "replay", "statistics", "rulebook", "table_sixteenthirty", "coach", "learn", "order_panel", "sandbox", "together", "people", "account", "app", "tower", "characters", "analysis", "puzzle"];
/** What the engine says and the client repeats; sentences for errors come from the server. */
const SPOKEN = ["language", "names", "events", "prompts", "warnings", "rules"];
/** The first load: everything that the start page and each table need, ... */
const FIRST = ["table", "doors", ...SPOKEN];
/** ... but for what only a table of one game tells: it is loaded with that game, and named as its file. */
const TOLD = ["events", "prompts", "warnings"];
const GAMES = ["wallenstein", "sixteenthirty"];

const sectionOf = (id) => id.slice(0, id.indexOf("-"));
const ids = (text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);

/** The messages of a file by id: text, a pattern, or either with attributes. A mistake in it stops the build. */
export function compile(text, file = "") {
  const { body } = new FluentResource(text);
  const read = body.map(({ id }) => id);
  const broken = ids(text).filter((id) => !read.includes(id));
  if (broken.length) throw new Error(`${file}: not in Fluent's syntax: ${broken.join(", ")}`);
  return Object.fromEntries(body.map(({ id, value, attributes }) => [id, Object.keys(attributes).length ? { value, attributes } : value]));
}

/** English, by which the others are measured, comes first. */
export function languagesIn(folder) {
  return readdirSync(folder).sort((a, b) => Number(b === "en") - Number(a === "en") || (a < b ? -1 : 1));
}

/** All that the client may say in a language, in the chunks that it loads. */
export function chunksOf(folder, language) {
  const apart = [...GAMES, ...INTERFACE.filter((part) => !FIRST.includes(part))];
  const chunks = { first: {}, ...Object.fromEntries(apart.map((part) => [part, {}])) };
  for (const file of readdirSync(`${folder}/${language}`).sort()) {
    const messages = compile(readFileSync(`${folder}/${language}/${file}`, "utf8"), `${language}/${file}`);
    for (const [id, message] of Object.entries(messages)) {
      const section = sectionOf(id);
      const game = GAMES.find((name) => file === `${name}.ftl`);
      if (game && TOLD.includes(section)) chunks[game][id] = message;
      else if (FIRST.includes(section)) chunks.first[id] = message;
      else if (section in chunks) chunks[section][id] = message;
    }
  }
  return chunks;
}

/** The keys of the interface as types: a key that no file has is then a type error. */
export function typesOf(folder) {
  const keysOf = (part) => ids(readFileSync(`${folder}/en/${part}.ftl`, "utf8")).map((id) => id.slice(part.length + 1));
  const twice = keysOf("table").filter((key) => keysOf("doors").includes(key)); // t() looks for a key in both
  if (twice.length) throw new Error(`table.ftl and doors.ftl both have: ${twice.join(", ")}`);
  const keys = INTERFACE.map((part) => {
    const of = keysOf(part).map((key) => JSON.stringify(key));
    return `  ${part}: ${of.join(" | ")};`;
  });
  const languages = languagesIn(folder).map((id) => {
    const said = compile(readFileSync(`${folder}/${id}/kernel.ftl`, "utf8"));
    return JSON.stringify({ id, name: said["language-name"], short: said["language-short"] });
  });
  return `export const LANGUAGES = [${languages.join(", ")}] as const;\nexport type Language = (typeof LANGUAGES)[number]["id"];\n\nexport interface Keys {\n${keys.join("\n")}\n}\n`;
}
