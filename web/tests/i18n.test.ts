import { expect, it } from "vitest";
import { chunksOf, languagesIn } from "../scripts/words.mjs";
import { LANGUAGES } from "../src/generated/languages";
import { catalogues, levelName, nameOf, percent, speak, t } from "../src/lib/i18n.svelte";

const WORDS = "../src/feldherr/words";

it("has every text in every language", () => {
  const keys = (language: string) => Object.values(chunksOf(WORDS, language)).map((chunk) => Object.keys(chunk).sort());
  for (const language of languagesIn(WORDS)) expect([language, keys(language)]).toEqual([language, keys("en")]);
});

it("lists the languages by their own names, English first", () => {
  expect(LANGUAGES.map(({ id, name }) => [id, name])).toEqual(expect.arrayContaining([["en", "English"], ["de", "Deutsch"]]));
  expect(LANGUAGES[0].id).toBe("en");
});

it("is silent in a language that has not come, and speaks it then", async () => {
  expect(catalogues.current.has("table", "close")).toBe(false);
  await catalogues.load("en");
  expect([t("close"), nameOf("baden"), levelName("captain"), levelName("unheard_of"), percent(0.5)]).toEqual(["Close", "Baden", "Captain", "unheard_of", "50%"]);
});

it("changes the language with all parts that are in use", async () => {
  const manifest = { href: "", setAttribute: (_: "href", address: string) => (manifest.href = address) };
  Object.assign(globalThis, { document: { documentElement: { lang: "en" }, querySelector: () => manifest } });
  const { say } = await import("../src/games/sixteenthirty/say");
  await speak("de");
  expect([t("close"), document.documentElement.lang, manifest.href, say("first_player")]).toEqual(["Schließen", "de", "/manifest.webmanifest?language=de", "Startspieler"]);
  await speak("en");
  expect(t("close")).toBe("Close");
});
