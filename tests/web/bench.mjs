// The map under the hand: how long the main thread is busy at a stretch while it is dragged and zoomed, four times slowed.
import { BOT, DESKTOP, guest, launch, ME, PHONE, serve, somebody, table, until } from "./harness.mjs";
import { dragAbout, pinchAbout, placeToHold, stillness, swipeAbout, zoomAbout } from "./hand.mjs";
import { tasksDuring } from "./trace.mjs";

const LIMIT = 16;
const [server, browser] = await Promise.all([serve(), launch()]);
let worst = 0;
const MOUSE = [["wheel", zoomAbout], ["drag", dragAbout]];
const FINGERS = [["pinch", pinchAbout], ["swipe", swipeAbout]];
for (const [what, size, gestures] of [["desktop", DESKTOP, MOUSE], ["phone", PHONE, FINGERS]]) {
  const person = await somebody(browser, server.url, { size });
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT, BOT, BOT] });
  await page.goto(`/t/${id}`);
  // No locators here: they would put listeners of the test's own into the page.
  await until("the map", () => page.evaluate(() => document.querySelectorAll(".board .sheet img").length > 3));
  await stillness(page);
  for (const [name, act] of gestures) {
    const place = await placeToHold(page);
    if (gestures === MOUSE) await page.mouse.move(...place);
    await stillness(page);
    const tasks = await tasksDuring(page, () => act(page, place));
    worst = Math.max(worst, tasks[0].busy);
    console.log(`${tasks[0].busy.toFixed(1).padStart(7)} ms  longest task of the main thread, ${what}, ${name} (${tasks[0].wall.toFixed(1)} ms on the clock; ${tasks.filter((task) => task.busy > LIMIT).length} of ${tasks.length} over ${LIMIT} ms)`);
    for (const task of tasks.filter((each) => each.busy > LIMIT).slice(0, 4)) console.log(`           ${task.busy.toFixed(1)} ms: ${task.parts().join(", ")}`);
  }
  await person.close();
}
await browser.close();
await server.stop();
console.log(`${worst <= LIMIT ? "within" : "over"} the limit of ${LIMIT} ms with the processor slowed fourfold`);
