import { expect, it } from "vitest";
import de from "../src/i18n/de.json";
import en from "../src/i18n/en.json";
import helpDe from "../src/i18n/help.de.json";
import helpEn from "../src/i18n/help.en.json";

it("has every interface text in both languages", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(helpDe).sort()).toEqual(Object.keys(helpEn).sort());
});

it("fills the same places in both languages", () => {
  const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(en)) expect([key, ...new Set(places(de[key as keyof typeof de]))]).toEqual([key, ...new Set(places(text))]);
});
