// The map under the hand: it follows at once, and counties go from it to the mat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, guest, ME, PHONE, table, until, world } from "./harness.mjs";
import { dragAbout, placeToHold, zoomAbout } from "./hand.mjs";
import { tasksDuring } from "./trace.mjs";

const here = world();
/** What counts is 16 ms on a quiet machine (`make bench`); here others may be at work. */
const LONGEST = 120;

async function sit(options, seats = [ME, BOT, BOT]) {
  const person = await here.somebody(options);
  await guest(person, "Clara");
  const { id } = await table(person, { seats });
  await person.page.goto(`/t/${id}`);
  await person.page.locator(".mat .boxes").waitFor();
  await person.page.locator(".sheet .near img").nth(1).waitFor();
  return { ...person, id };
}

for (const [where, options] of [["desk", {}], ["phone", { size: PHONE }]])
  test(`on a ${where}, moving the map changes one transform and nothing else`, async () => {
    const { page } = await sit(options);
    await page.mouse.move(...(await placeToHold(page)));
    await page.waitForTimeout(400);
    await page.evaluate(() => {
      globalThis.changes = [];
      const told = (record) => `${record.type} ${record.attributeName ?? ""} ${record.target.className?.baseVal ?? record.target.className ?? record.target.nodeName}`;
      new MutationObserver((records) => globalThis.changes.push(...records.map(told))).observe(document.querySelector(".board"), { subtree: true, childList: true, attributes: true, characterData: true });
    });
    const before = await page.locator(".sheet").evaluate((sheet) => sheet.style.transform);
    await page.mouse.wheel(0, -300);
    await until("the map to follow the wheel", () => page.locator(".sheet").evaluate((sheet, was) => sheet.style.transform !== was, before));
    await page.evaluate(() => globalThis.changes.splice(0));
    for (const act of [zoomAbout, dragAbout]) {
      const place = await placeToHold(page);
      const tasks = await tasksDuring(page, () => act(page, place));
      assert.ok(tasks[0].busy < LONGEST, `${act.name}: a task of ${tasks[0].busy} ms: ${tasks[0].parts()}`);
    }
    const others = (await page.evaluate(() => globalThis.changes)).filter((each) => !/^attributes (style|class) sheet/.test(each));
    const cards = others.filter((each) => !each.startsWith("childList  window") && !each.startsWith("attributes style card"));
    assert.deepEqual([...new Set(cards)], [], "only the card of the county under the pointer comes and goes");
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
