// People learn by playing: lessons by clicks, on desktop and phone, in both languages, with the keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, PHONE, tableOf, until, world } from "./harness.mjs";
import { arrowTo, fits, tabTo } from "./keys.mjs";
import { act, learn, lessonOf, otherwise, said, speaking, tryWrong, walk } from "./pupil.mjs";

const here = world();
const LOW = { width: 1366, height: 657 };
const view = async (person) => {
  const { table } = await ask(person, "GET", "/lessons");
  return (await ask(person, "GET", `/tables/${table}/state?seat=0`)).view;
};

test("from the start page four clicks lead to the first fallen cubes; a wrong choice gets its sentence and changes nothing", { timeout: 240_000 }, async () => {
  const person = await here.somebody({ size: LOW, pace: "read" });
  const { page } = person;
  page.setDefaultTimeout(60_000);
  await page.addInitScript(() => {
    globalThis.clicks = 0;
    addEventListener("pointerdown", () => (globalThis.clicks += 1), true);
  });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  assert.deepEqual(asked.filter((url) => /assets\/(learn|lesson|road|bubble|coach|nexttime|sandbox|editor)/i.test(url)), [], "the start page loads nothing of it");
  await page.getByRole("link", { name: "Learn by playing" }).click(); // 1
  await speaking(page, 1);
  assert.equal(await page.locator(".coach p").innerText(), said(await lessonOf(person), "en"));
  assert.equal(await page.locator(".coach p b").innerText(), "choose Kursachsen", "what is to be done is bold");
  await act(page, "pick kursachsen"); // 2
  await speaking(page, 2);
  await act(page, "armies 4"); // 3
  await speaking(page, 3);
  await page.locator(".decision .actions .main").click(); // 4
  await page.locator(".drop").first().waitFor({ state: "attached" });
  assert.ok((await page.evaluate(() => globalThis.clicks)) <= 4, "cubes fall after four clicks");
  await speaking(page, 4);
  assert.equal((await view(person)).counties.kursachsen.armies, 3);
  await accessible(page, "a lesson that tells of a fight");
  await act(page, "next");
  await page.locator("[data-done] .coach").waitFor();
  assert.equal(await page.locator('[data-done] .stars .got').count(), 3);
  await page.getByRole("link", { name: "Next: One order" }).click();
  await speaking(page, 1);

  await act(page, "next");
  await speaking(page, 2);
  const before = await view(person);
  await act(page, "pick koeln");
  await until("its sentence", async () => /Köln has room to build/.test(await page.locator(".coach.otherwise p").innerText()));
  assert.equal(await page.locator(".hand .county.up").count(), 0, "the card stays where it is");
  assert.deepEqual(await view(person), before);
  assert.equal((await lessonOf(person)).step, 2);
  await act(page, "pick trier");
  await speaking(page, 3);

  await page.getByRole("link", { name: "Leave" }).click();
  await page.locator('[data-lesson="w1"] .button').getByText("Go on, step 3").waitFor();
  assert.match(await page.locator('[data-lesson="w0"] .stars').getAttribute("aria-label"), /without a slip/);
  await accessible(page, "the list of lessons");
  await page.locator('[data-lesson="w1"] .button').click();
  await speaking(page, 3);
  await page.getByRole("button", { name: "Back a step" }).click();
  await speaking(page, 2);
  const elsewhere = asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(page.url()).origin);
  assert.deepEqual(elsewhere, [], "nothing but the server is needed");
});

test("what is tried beside the step gets a sentence; a step taken up again has in hand what was picked; a sandbox opens from it", { timeout: 180_000 }, async () => {
  const person = await here.somebody();
  const { page } = person;
  page.setDefaultTimeout(30_000);
  await page.goto("/learn");
  await until("a station for each lesson", async () => (await page.locator(".road .station").count()) === 12);
  await page.locator(".road .station").first().click();
  await speaking(page, 1);
  await until("what the lesson does not speak of to be dimmed", async () => (await page.locator(".targets [aria-disabled]").count()) === 6);
  const before = await view(person);
  await act(page, "pass");
  await until("its sentence", async () => /What you need is lit/.test(await page.locator(".coach.otherwise p").innerText()));
  assert.deepEqual(await view(person), before);
  assert.deepEqual([(await lessonOf(person)).step, (await lessonOf(person)).tries], [1, 1]);
  await act(page, "pick kursachsen");
  await speaking(page, 2);
  await page.reload();
  await speaking(page, 2);
  await page.locator('[data-target="kursachsen"][aria-checked="true"]').waitFor();
  await page.getByText("Welcome back: step 2 of 4.").waitFor();
  await page.getByRole("link", { name: "Try freely" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("region", { name: "Sandbox" }).waitFor();
  const { mine, origin } = await ask(person, "GET", `/tables/${tableOf(page)}`);
  assert.deepEqual([mine, origin], [[0, 1, 2], { source: "lesson", id: "w0" }]);
  await page.goto("/learn/w0");
  await speaking(page, 2);

  await page.goto("/learn/s1");
  for (const step of [1, 2]) {
    await speaking(page, step);
    await act(page, "next");
  }
  await speaking(page, 3);
  await act(page, "pick poland-3 poland-2");
  await speaking(page, 4);
  await page.reload();
  await speaking(page, 4);
  await until("both cards to lie ready", async () => (await page.locator('.hand [aria-pressed="true"]').count()) === 2);
});

test("after the third wrong choice the lesson shows it", { timeout: 120_000 }, async () => {
  const person = await here.somebody();
  const { page } = person;
  await page.goto("/learn/w1");
  await speaking(page, 1);
  await act(page, "next");
  await speaking(page, 2);
  await until("what is not asked for to be dimmed, and filled boxes to be for later", async () => (await page.locator('.hand .county[aria-disabled="true"]').count()) === 6 && (await page.locator('[data-box][data-later="later"]').count()) === 8);
  for (const [tries, card] of ["mark", "koeln", "passau"].entries()) {
    await page.locator(`.hand [data-card="${card}"]`).click({ force: true }); // the last is dimmed, and answers all the same
    await until("to be counted", async () => (await lessonOf(person)).tries === tries + 1);
  }
  await page.locator("i.pulse").first().waitFor({ state: "attached" });
  const moves = await page.evaluate(() => [...document.querySelectorAll("i.pulse")].map((ring) => getComputedStyle(ring, "::after").animationName));
  assert.deepEqual([...new Set(moves)], ["none"], "rings stand still for whoever wants stillness");
  await page.getByRole("button", { name: "Show me" }).click();
  await speaking(page, 3);
});

test("a lesson says when it cannot be reached and where it goes on, leads to its rule, and is begun anew", { timeout: 240_000 }, async () => {
  const person = await here.somebody({ size: PHONE });
  const { page, context } = person;
  await page.goto("/learn/w0");
  await speaking(page, 1);
  await page.locator(".coach .ask").click();
  await page.locator("#help-title").waitFor();
  await page.keyboard.press("Escape");

  await context.setOffline(true);
  await page.locator(".lesson-bar.lost").waitFor();
  await act(page, "pick kursachsen");
  await page.locator(".coach [role=alert]").waitFor();
  await context.setOffline(false);
  await page.locator(".lesson-bar:not(.lost)").waitFor();
  assert.equal((await lessonOf(person)).step, 1);
  await act(page, "pick kursachsen");
  await speaking(page, 2);

  await ask(person, "POST", "/lessons/w0", {}); // another window takes it up
  await page.locator('[data-armies="4"]').click();
  await page.locator('.coach[data-card="elsewhere"]').waitFor();
  person.errors.splice(0, person.errors.length, ...person.errors.filter((error) => !/status of 404/.test(error)));
  await page.getByRole("button", { name: "Go on here" }).click();
  await page.locator('[data-step="2"] .coach[data-card="step"]').waitFor();

  await page.getByRole("button", { name: "Settings" }).click();
  await accessible(page, "a lesson's menu on a phone", ["parchment"]);
  await page.getByRole("button", { name: "Begin anew" }).click();
  await speaking(page, 1);
});

const PUPILS = [{ language: "en", size: LOW }, { language: "de", size: PHONE, theme: "candlelight" }, { language: "de", size: LOW, theme: "candlelight" }, { language: "en", size: PHONE }];

/** So many wrong choices a step; all of them in the long tests. */
const TRIED = 2;

for (const [turn, own] of PUPILS.entries())
  test(`every fourth lesson from number ${turn + 1} to its end, a wrong choice first: ${own.language}, ${own.size.width} wide`, { timeout: 400_000 }, async () => {
    const person = await here.somebody(own);
    const { page } = person;
    const { theme = "parchment" } = own;
    page.setDefaultTimeout(60_000);
    await page.goto("/");
    await ask(person, "POST", "/people/guest", { name: "Ida", language: own.language });
    const { lessons } = await ask(person, "GET", "/lessons");
    assert.equal(lessons.length, 19);
    const others = otherwise();
    await learn(person, "w3"); // the side roads are open
    for (const { id } of lessons.filter((_, at) => at % PUPILS.length === turn)) {
      let slips = 0;
      await walk(person, id, {
        before: async (lesson) => {
          assert.equal(await page.locator(".coach p").innerText(), said(lesson, own.language), `${id}, step ${lesson.step}`);
          if (lesson.step === 1) await accessible(page, `lesson ${id}`, [theme]);
          for (const wrong of others[id][lesson.step].slice(0, TRIED)) {
            await tryWrong(person, id, lesson, wrong);
            slips += 1;
          }
        },
      });
      assert.ok(slips > 0, `${id}: something wrong was tried`);
      assert.match(page.url(), new RegExp(`/learn/${id}$`), "the lesson was never left");
      assert.deepEqual((await lessonOf(person)).stars, ["done", "unaided"], id);
      await accessible(page, `the end of lesson ${id}`, [theme]);
    }
    await page.goto("/learn");
    await page.locator(`[data-lesson="${lessons[turn].id}"] .stars .got`).first().waitFor();
    await accessible(page, "the list of lessons", [theme]);
  });

for (const [id, own] of Object.entries({ w5: { size: PHONE, language: "de" }, s4: { size: LOW } }))
  test(`a lesson as it is told to whoever reads, in motion: ${id}, ${own.size.width} wide`, { timeout: 240_000 }, async () => {
    const person = await here.somebody({ ...own, pace: "read" });
    person.page.setDefaultTimeout(60_000);
    await walk(person, id, { before: async (lesson) => assert.equal(await person.page.locator(".coach p").innerText(), said(lesson, person.language), `step ${lesson.step}`) });
    assert.deepEqual((await lessonOf(person)).stars, ["done", "unaided", "faultless"]);
  });

/** To a thing in a group, and Enter. */
async function press(page, group, thing = group) {
  await tabTo(page, group);
  await arrowTo(page, thing);
  assert.equal(await fits(page, thing), true, `the keys come to ${thing}`);
  await page.keyboard.press("Enter");
}

test("three lessons with the keyboard alone, and nothing moves", { timeout: 240_000 }, async () => {
  const person = await here.somebody({ pace: "read", moving: false });
  const { page } = person;
  page.setDefaultTimeout(60_000);
  const goOn = () => press(page, ".go-on");

  await page.goto("/learn/w0");
  await speaking(page, 1);
  await page.locator(".decision").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("kursachsen");
  await page.keyboard.press("Enter");
  await speaking(page, 2);
  await press(page, '.stair [data-armies="4"]');
  await speaking(page, 3);
  await press(page, ".decision .actions .main");
  await until("the fight to be told", async () => (await page.locator('[data-step="4"] .coach').count()) > 0, 30_000);
  await goOn();
  await page.locator("[data-done] .coach").waitFor();

  await press(page, ".coach .next");
  await page.locator('[data-step="1"] .go-on').waitFor();
  await goOn();
  for (const [step, card, box] of [[2, "trier", "taxes"], [4, "mark", "deploy3"], [5, "koeln", "palace"]]) {
    await page.locator(`[data-step="${step}"] .coach`).waitFor();
    await press(page, ".hand .county", `.hand [data-card="${card}"]`);
    if (step === 2) await page.locator('[data-step="3"] .coach').waitFor();
    await press(page, "[data-box]", `[data-box="${box}"]`);
  }
  await page.locator('[data-step="6"] .coach').waitFor();
  await page.locator(".totals .button.wax:enabled").waitFor();
  await press(page, ".totals .button.wax");
  await page.locator('[data-step="7"] .coach').waitFor();
  await until("all parts of it", async () => {
    if (await page.locator('[data-step="8"] .coach').count()) return true;
    if (await page.locator('[data-step="7"] .go-on').count()) await goOn();
    return false;
  });
  await goOn();
  await page.locator("[data-done] .coach").waitFor();

  await page.goto("/learn/s1");
  for (const step of [1, 2]) {
    await page.locator(`[data-step="${step}"] .go-on`).waitFor();
    await goOn();
  }
  for (const [step, card] of [[3, "poland-3"], [3, "poland-2"], [4, "sweden-3"]]) {
    await page.locator(`[data-step="${step}"] .coach`).waitFor();
    await press(page, ".hand [data-card]", `.hand [data-card="${card}"]`);
  }
  await page.locator('[data-step="5"] .coach').waitFor();
  await page.locator(".decision .actions .main:enabled").waitFor();
  await press(page, ".decision .actions .main");
  await until("all parts of it", async () => {
    if (await page.locator('[data-step="6"] .coach').count()) return true;
    if (await page.locator(".story .button.main:enabled").count()) await press(page, ".story .button.main");
    return false;
  });
  await goOn();
  await page.locator("[data-done] .coach").waitFor();
});
