// Pictures of the tower in motion: the laboratory, a throw where a fight is told, and the large tower with its section.
import { guest, positions, somebody } from "./harness.mjs";
import { drawingBrowser, finest, knowStage } from "./watching.mjs";

const PATIENCE = 120_000;

export async function tower({ url, options, fileOf, own, sitDownAs }) {
  const drawing = await drawingBrowser();
  const person = await somebody(drawing.browser, url, { ...options, pace: "read" });
  const { page } = person;
  page.setDefaultTimeout(PATIENCE);
  const shot = async (name) => {
    await finest(page);
    await page.screenshot({ path: fileOf(name) });
  };
  /** However slow the machine, the drawing does not come back. */
  const hopeful = async () => {
    await knowStage(page);
    await page.evaluate(async () => Object.defineProperty((await window.findStage()).show.picture.detail, "hopeless", { get: () => false, set: () => {} }));
  };
  await guest(person, own);
  await page.goto("/lab");
  await page.locator('.tower [data-scene="panel"], .tower [data-scene="1"] canvas').first().waitFor();
  await hopeful();
  await page.locator(".form .button.primary").click();
  await page.locator(".results table").first().waitFor();
  await page.locator(".form .button:not(.primary)").first().click();
  await page.locator("[data-fell]").first().waitFor();
  await shot("lab");
  const id = await sitDownAs(person, positions("crowded")[5].attack);
  await page.goto(`/t/${id}`);
  await page.locator(".targets .choice").first().click();
  if (await page.locator(".tower-panel button").isVisible()) {
    await page.locator(".tower-panel button").click();
    await page.locator("dialog.large canvas").waitFor();
    await hopeful();
    await page.locator("dialog.large li[data-age] i").first().waitFor();
    await page.waitForTimeout(1500);
    await shot("tower large");
    await page.keyboard.press("Escape");
  }
  await page.locator(".decision .button.main").click();
  await page.locator('.story [data-scene="2"] canvas').waitFor();
  await page.waitForTimeout(1900);
  await shot("throw");
  await person.close();
  await drawing.close();
}
