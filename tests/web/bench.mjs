// The map under the hand: how long the main thread is busy at a stretch while it is dragged and zoomed, four times slowed.
import { BOT, DESKTOP, guest, launch, ME, PHONE, serve, somebody, table, until } from "./harness.mjs";
import { GESTURES, placeToHold, stillness } from "./hand.mjs";
import { tasksDuring } from "./trace.mjs";

const LIMIT = 16;
const [server, browser] = await Promise.all([serve(), launch()]);
let worst = 0;
for (const [what, size, gestures] of [["desktop", DESKTOP, ["wheel", "drag"]], ["phone", PHONE, ["pinch", "swipe"]]]) {
  const person = await somebody(browser, server.url, { size });
  const { page } = person;
  await guest(person, "Clara");
  const { id } = await table(person, { seats: [ME, BOT, BOT, BOT, BOT] });
  await page.goto(`/t/${id}`);
  // No locators here: they would put listeners of the test's own into the page.
  await until("the map", () => page.evaluate(() => document.querySelectorAll(".board .sheet img").length > 3));
  await stillness(page);
  for (const name of gestures) {
    const place = await placeToHold(page);
    await stillness(page);
    const rest = (time) => () => page.waitForTimeout(time);
    const pressed = await tasksDuring(page, () => GESTURES[name].press(page, place).then(rest(name === "wheel" ? 600 : 60))); // a longer press would pick a county up
    const tasks = await tasksDuring(page, () => GESTURES[name].move(page, place).then(rest(600)));
    worst = Math.max(worst, tasks[0].busy);
    console.log(`${tasks[0].busy.toFixed(1).padStart(7)} ms  longest task of the main thread, ${what}, ${name} (${tasks.filter((task) => task.busy > LIMIT).length} of ${tasks.length} over ${LIMIT} ms; ${pressed[0].busy.toFixed(1)} ms when the hand came down)`);
    for (const task of tasks.filter((each) => each.busy > LIMIT).slice(0, 4)) console.log(`           ${task.busy.toFixed(1)} ms: ${task.parts().join(", ")}`);
  }
  await person.close();
}
await browser.close();
await server.stop();
console.log(`${worst <= LIMIT ? "within" : "over"} the limit of ${LIMIT} ms with the processor slowed fourfold`);
