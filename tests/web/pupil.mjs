// Goes through lessons as a pupil does: reads what the step wants, and clicks it on the table's own things.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ask, root, until } from "./harness.mjs";

const PATIENCE = 30_000;

/** What a step says, as it stands on its card: what is to be done is bold there. */
export const said = (lesson, language) => lesson.say[language].replaceAll("**", "");

/** The lesson that the person is at, as the server knows it. */
export async function lessonOf(person) {
  const { table } = await ask(person, "GET", "/lessons");
  return (await ask(person, "GET", `/tables/${table}`)).lesson;
}

/** By lesson and step, wrong choices that can be made, each with a sentence of its own: what is lit first, then what is not. */
export const otherwise = () => JSON.parse(execFileSync(join(root, ".venv/bin/python"), ["-c", OTHERWISE], { cwd: root, encoding: "utf8" }));
const OTHERWISE = `
import json
from feldherr.lessons import lessons, runner
from feldherr.lessons.checking import at_step
from feldherr.lessons.course import course
from tests.lessons.test_lessons import IMPOSSIBLE
from tests.lessons.test_replies import choices
told = {}
for lesson in lessons():
    told[lesson.id] = {}
    for at in range(len(lesson.steps)):
        by_code = {}
        lit = runner.asked(lesson, at)["choices"][1:]
        for choice in [*lit, *choices(lesson, at, at_step(lesson, course(lesson.id), at))]:
            code = runner.reply(lesson, at, choice)
            say = runner.answer(lesson, runner.Place(at=at), choice).say
            if say and code.startswith(lesson.id) and (lesson.id, choice) not in IMPOSSIBLE:
                by_code.setdefault(code, {"choice": choice, "say": say})
        told[lesson.id][at + 1] = list(by_code.values())
print(json.dumps(told))
`;

/** Reads and closes every card of the coach that lies there, and goes on where the story waits for its reader; what was seen is kept in `seen`. */
export async function readCards(page, seen) {
  const lying = async () => page.evaluate(() => document.querySelector(".coach")?.getAttribute("data-card"));
  for (let name = await lying(); name; name = await lying()) {
    seen.push(name);
    await until(`the card ${name} to go`, async () => {
      if ((await lying()) !== name) return true;
      await page.locator(`.coach[data-card="${name}"] .button.main`).click({ timeout: 2000 }).catch(() => {}); // it may have gone by itself
      return false;
    }, PATIENCE);
  }
  const on = page.locator(".story .button.main:enabled");
  if (await on.count()) await on.first().click({ timeout: 2000 }).catch(() => {}); // it may have gone on by itself
}

/** Waits until a step speaks; what is told before is read through. */
export async function speaking(page, step) {
  await until(`step ${step} to speak`, async () => {
    if (await page.locator(`[data-step="${step}"] .coach`).count()) return true;
    const on = page.locator(".story .button.main:enabled");
    if (await on.count()) await on.first().click({ timeout: 2000 }).catch(() => {});
    return false;
  }, PATIENCE);
}

const click = async (page, selector) => {
  const thing = page.locator(selector).first();
  await thing.waitFor();
  await thing.scrollIntoViewIfNeeded();
  const dimmed = () => thing.evaluate((each) => each.getAttribute("aria-disabled") === "true" && !each.disabled);
  // What a step does not ask for is dimmed, perhaps just now, and answers all the same; it is pressed where it lies once it lies still.
  await until(`${selector} to be pressed`, async () => {
    await thing.scrollIntoViewIfNeeded();
    const force = await dimmed();
    return thing.click({ force, timeout: 10_000 }).then(() => true, (error) => /outside of the viewport|not enabled/.test(error.message) ? false : Promise.reject(error));
  }, PATIENCE);
};

const main = (page) => click(page, ".decision .actions .main:enabled");

/** A country, in the grid or on a phone among the chips. */
const country = (page, id) => click(page, `.grid button[data-country="${id}"]:visible, .chips button[data-country="${id}"]:visible`);

/** A card that is laid: a county, a coin, the tower. Coins that do nothing are all alike. */
const cardOf = (box, card) => (card === "money" ? '.spares [data-card="0"]:enabled, .spares [data-card="1"]:enabled, .spares [data-card="2"]:enabled, .spares [data-card="3"]:enabled, .spares [data-card="4"]:enabled' : `.hand [data-card="${card}"]:enabled, .spares [data-card="${card}"]:enabled`);

/** Does what a step wants, or anything else that a lesson may be answered with. */
export async function act(page, wanted) {
  const [verb, ...words] = wanted.split(" ");
  const ways = {
    next: () => click(page, ".go-on"),
    watch: () => click(page, ".go-on"),
    pick: async () => {
      for (const thing of words) await click(page, `[data-target="${thing}"], .hand [data-card="${thing}"]`);
    },
    put: async () => {
      const [box, card] = words[0].split("=");
      const inHand = () => page.locator(cardOf(box, card)).first().evaluate((each) => each.getAttribute("aria-pressed") === "true");
      const otherwise = async () => ((await page.locator(".coach.otherwise").count()) ? page.locator(".coach.otherwise p").innerText() : "");
      const before = await otherwise();
      const refused = async () => !["", before].includes(await otherwise());
      await until(`${card} to be in hand`, async () => (await inHand()) || (await refused()) || (await click(page, cardOf(box, card))), PATIENCE); // what was put back may take it along
      if (!(await inHand())) return; // the lesson says why not
      await click(page, `[data-box="${box}"]`);
    },
    armies: () => click(page, `[data-armies="${words[0]}"]`),
    lens: () => click(page, `[data-lens="${words[0]}"]`),
    seal: () => click(page, ".totals .button.wax:enabled"),
    pass: () => click(page, '[data-move="pass"], .decision .actions .button:not(.main)'),
    move: async () => {
      await click(page, `[data-target="${words[0]}"]`);
      if (!(await page.locator(`[data-target="${words[0]}"][aria-checked="true"]`).count())) return; // the lesson says why not
      await click(page, `[data-armies="${words[1]}"]`);
      await main(page);
    },
    defend: async () => {
      await click(page, `[data-armies="${words[0]}"]`);
      await main(page);
    },
    position: async () => {
      await click(page, `[data-place="${words[0]}"]`);
      await main(page);
    },
    favor: async () => {
      await click(page, `[data-favor="${words[0]}"]`);
      await main(page);
    },
    benefit: async () => {
      await click(page, `[data-option^="${wanted}"]`);
      await main(page);
    },
    influence: () => main(page),
    lobby: async () => {
      await country(page, words[0]);
      await click(page, `[data-issue="${words[1]}"]`);
      if (words[2]) await country(page, words[2]);
      await main(page);
    },
    bid: async () => {
      for (const card of words) await click(page, `.hand [data-card="${card}"]`);
      await main(page);
    },
    vote: async () => {
      await click(page, `[data-side="${words[0]}"]`);
      await main(page);
    },
    remove: async () => {
      await click(page, `.decision .stack [data-card="${words[0]}"]`);
      await main(page);
    },
    market: async () => {
      for (const card of words) await click(page, `.hand [data-card="${card}"]:not([aria-pressed="true"])`);
      await main(page);
    },
    exchange: async () => {
      await click(page, `.markets [data-card="${words[1]}"]`);
      await click(page, `.hand [data-card="${words[3]}"]`);
      await main(page);
    },
    collect: async () => {
      await click(page, `.markets [data-card="${words[1]}"]`);
      await main(page);
    },
  };
  ways.assassin = async () => {
    const [seat, card] = words;
    await click(page, '.hand [data-card="assassin"]');
    await click(page, `.grid [data-cell="${seat} ${card.replace(/-\d$/, "")}"]`);
    await click(page, `.decision .stack [data-card="${card}"]`);
    await main(page);
  };
  const special = async () => {
    await click(page, `.hand [data-card="${verb}"]`);
    await country(page, words[0]);
    await main(page);
  };
  await (ways[verb] ?? special)();
}

/** Does a lesson by what it says it wants, without a page. */
export async function learn(person, id) {
  const table = await ask(person, "POST", `/lessons/${id}`, {});
  for (let { lesson } = table; !lesson.done; ) ({ lesson } = await ask(person, "POST", `/tables/${table.id}/lesson`, { step: lesson.step, answer: lesson.do }));
}

/** Tries something else than a step wants: it gets its sentence, and nothing changes. */
export async function tryWrong(person, id, lesson, { choice, say }) {
  const { page, language } = person;
  const stands = async () => {
    const { table } = await ask(person, "GET", "/lessons");
    const { lesson: now, mine } = await ask(person, "GET", `/tables/${table}`);
    const { view } = await ask(person, "GET", `/tables/${table}/state?seat=${mine[0]}`);
    return { view, step: now.step, draft: now.draft };
  };
  const before = await stands();
  await act(page, choice);
  const sentence = page.locator(".coach.otherwise p");
  await until(`${id}, step ${lesson.step}: what is said to ${choice}`, async () => (await sentence.count()) && (await sentence.innerText()) === say[language]);
  assert.deepEqual(await stands(), before, `${id}, step ${lesson.step}: ${choice} changed something`);
}

/** Walks a lesson to its end, and says what was wanted on the way. */
export async function walk(person, id, { before = async () => {} } = {}) {
  const { page } = person;
  await page.goto(`/learn/${id}`);
  const done = [];
  await page.locator("[data-step]").waitFor({ state: "attached", timeout: PATIENCE });
  for (;;) {
    const lesson = await lessonOf(person);
    if (lesson.done) break;
    await speaking(page, lesson.step);
    await before(lesson);
    await act(page, lesson.do);
    done.push(lesson.do);
    const moved = async () => {
      const now = await lessonOf(person);
      if (now.step !== lesson.step || now.done) return true;
      // What is watched has several parts.
      const on = page.locator(".go-on");
      if (lesson.do === "watch" && (await on.count())) await on.click({ timeout: 2000 }).catch(() => {});
      return false;
    };
    await until(`${id}, step ${lesson.step}: ${lesson.do}`, moved, PATIENCE);
  }
  await until("the end", async () => {
    if (await page.locator("[data-done] .coach").count()) return true;
    const on = page.locator(".story .button.main:enabled");
    if (await on.count()) await on.first().click({ timeout: 2000 }).catch(() => {});
    return false;
  }, PATIENCE);
  return done;
}
