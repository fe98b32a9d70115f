// The map under the hand: it follows at once, and counties go from it to the mat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, PHONE, table, until, world } from "./harness.mjs";
import { GESTURES, make, placeToHold } from "./hand.mjs";
import { tasksDuring } from "./trace.mjs";

const here = world();
/** What counts is 16 ms on a quiet machine (`make bench`); here others may be at work. */
const LONGEST = 120;

const sum = (list, of) => list.reduce((total, each) => total + of(each), 0);

async function sit(options, seats = [ME, BOT, BOT]) {
  const person = await here.somebody(options);
  await guest(person, "Clara");
  const { id } = await table(person, { seats });
  await person.page.goto(`/t/${id}`);
  await person.page.locator(".mat .boxes").waitFor();
  await person.page.locator(".sheet .near img").nth(1).waitFor();
  return { ...person, id };
}

for (const [where, options, gestures] of [["desk", {}, ["wheel", "drag"]], ["phone", { size: PHONE }, ["pinch", "swipe"]]])
  test(`on a ${where}, moving the map changes one transform and nothing else`, async () => {
    const { page } = await sit(options);
    await page.mouse.move(...(await placeToHold(page)));
    await page.waitForTimeout(400);
    await page.evaluate(() => {
      globalThis.changes = [];
      const onCard = ({ target }) => !!(target instanceof Element ? target : target.parentElement)?.closest(".window > .card");
      const told = (record) => `${record.type} ${record.attributeName ?? ""} ${record.target.className?.baseVal ?? record.target.className ?? record.target.nodeName}`;
      new MutationObserver((records) => globalThis.changes.push(...records.filter((record) => !onCard(record)).map(told))).observe(document.querySelector(".board"), { subtree: true, childList: true, attributes: true, characterData: true });
    });
    const before = await page.locator(".sheet").evaluate((sheet) => sheet.style.transform);
    await page.mouse.wheel(0, -300);
    await until("the map to follow the wheel", () => page.locator(".sheet").evaluate((sheet, was) => sheet.style.transform !== was, before));
    await page.evaluate(() => globalThis.changes.splice(0));
    for (const gesture of gestures) {
      const place = await placeToHold(page);
      const tasks = await tasksDuring(page, () => make(page, gesture, place));
      assert.ok(tasks[0].busy < LONGEST, `${gesture}: a task of ${tasks[0].busy} ms: ${tasks[0].parts()}`);
      const frames = tasks.filter((task) => task.spent("FireAnimationFrame"));
      const share = sum(frames, (task) => task.spent("Layerize")) / sum(frames, (task) => task.busy);
      assert.ok(frames.length > 5 && share < 0.2, `${gesture}: in ${frames.length} frames ${Math.round(share * 100)} % of the work is layering the page anew`);
    }
    const others = (await page.evaluate(() => globalThis.changes)).filter((each) => !/^attributes (style|class) sheet/.test(each));
    assert.deepEqual([...new Set(others)], [], "only the card of the county under the pointer comes and goes");
  });

test("the card of a county comes when the pointer rests there, goes when the map moves, and comes again when the pointer does", async () => {
  const { page } = await sit({});
  const card = page.locator(".window > .card");
  const seen = () => card.evaluate((box) => box.getAttribute("aria-hidden") === "false" && box.firstElementChild.getBoundingClientRect().left > 0);
  const middle = (county) => page.locator(`[data-county="${county}"]`).evaluate((path) => {
    const { x, y, width, height } = path.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  assert.equal(await seen(), false);
  const [x, y] = await middle("oberpfalz");
  await page.mouse.move(x, y);
  await until("the card", seen);
  assert.match(await card.innerText(), /Oberpfalz/);
  const before = await card.evaluate((box) => box.style.transform);
  await page.mouse.wheel(0, -240);
  await until("the card to go", async () => !(await seen()));
  let step = 0;
  await until("the card to come again", async () => (await page.mouse.move(x + (step++ % 3), y), seen()));
  assert.match(await card.innerText(), /Oberpfalz/);
  assert.notEqual(await card.evaluate((box) => box.style.transform), before);
  await page.mouse.move(1100, 300);
  await until("the card to go", async () => !(await seen()));
  await page.locator("[data-county=boehmen]").focus();
  await until("the card of the county in focus", async () => (await seen()) && /Böhmen/.test(await card.innerText()));
});

test("two fingers that rest on a county zoom, and carry nothing", async () => {
  const { page } = await sit({ size: PHONE });
  const [x, y] = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector(".board .window").getBoundingClientRect();
    for (let across = 0.2; across < 0.8; across += 0.04)
      for (let down = 0.2; down < 0.8; down += 0.04) {
        const point = [x + width * across, y + height * down];
        if (document.elementFromPoint(...point)?.closest(".pickable")) return point;
      }
  });
  await GESTURES.swipe.press(page, [x, y]);
  await page.locator(".carried-county").waitFor();
  await GESTURES.swipe.move(page, [x, y]);
  await page.locator(".carried-county").waitFor({ state: "detached" });
  await GESTURES.pinch.press(page, [x + 30, y]);
  await page.waitForTimeout(500);
  assert.equal(await page.locator(".carried-county").count(), 0);
  await GESTURES.pinch.move(page, [x + 30, y]);
});

test("a county is dragged from the map to a box; where there is something to pan, after a moment's rest", async () => {
  const { page, id, api } = await sit({});
  const county = async (nth) => {
    const own = page.locator(".hit.pickable").nth(nth);
    const name = await own.getAttribute("data-county");
    const at = await own.evaluate((path) => {
      const box = path.getBoundingClientRect();
      for (let x = 0.5; x < 1; x += 0.1)
        for (let y = 0.5; y < 1; y += 0.1) {
          const point = [box.x + box.width * x, box.y + box.height * y];
          if (document.elementFromPoint(...point) === path) return point;
        }
    });
    return { name, at };
  };
  const to = async (box) => {
    const { x, y, width, height } = await page.locator(`[data-box=${box}]`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const first = await county(0);
  await page.mouse.move(...first.at);
  await page.mouse.down();
  await page.mouse.move(first.at[0] + 30, first.at[1] + 10, { steps: 3 });
  await page.locator(".carried-county").waitFor();
  await page.mouse.move(...(await to("taxes")), { steps: 4 });
  await page.mouse.up();
  await page.locator("[data-box=taxes] .card").waitFor();
  assert.equal(await page.locator(".carried-county").count(), 0);

  await page.keyboard.press("Escape");
  await page.mouse.move(...first.at);
  await page.mouse.wheel(0, -240);
  await until("the map to rest", () => page.locator(".sheet").evaluate((sheet) => /scale\(1\.[2-9]/.test(sheet.style.transform)));
  await page.waitForTimeout(400);
  const second = await county(1);
  await page.mouse.move(...second.at);
  await page.mouse.down();
  await page.locator(".carried-county").waitFor();
  await page.mouse.move(...(await to("grain")), { steps: 4 });
  await page.mouse.up();
  await page.locator("[data-box=grain] .card").waitFor();
  const kept = await until("the draft to be kept", async () => {
    const { text } = await ask({ api }, "GET", `/tables/${id}/draft?seat=0`);
    return text.includes("grain=") && text;
  });
  assert.ok(kept.includes(`taxes=${first.name}`) && kept.includes(`grain=${second.name}`), kept);
});
