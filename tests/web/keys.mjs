// Hands on a keyboard: no mouse, no touch; and an eye on where the focus is.
import assert from "node:assert/strict";

const MOST_TABS = 120;

export const fits = (page, selector) => page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector);

/** Tab after Tab, until the focus is on something that fits. */
export async function tabTo(page, selector) {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await fits(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${selector}`);
}

/** Within a group of things, arrow after arrow. */
export async function arrowTo(page, selector, steps = 12) {
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
    for (let step = 0; step < steps; step++) {
      if (await fits(page, selector)) return;
      await page.keyboard.press(key);
    }
}

/** From now on, every moment at which the focus has fallen to the page; Tab may leave it for the browser's own bar. */
export const watchFocus = (page) =>
  page.evaluate(() => {
    window.lostFocus = [];
    let last = "";
    document.addEventListener("focusin", (event) => (last = `${event.target.tagName} ${event.target.getAttribute("class") ?? ""} "${(event.target.getAttribute("aria-label") ?? event.target.textContent ?? "").trim().slice(0, 40)}"`));
    let leaving = false;
    addEventListener("keydown", (event) => (leaving = event.key === "Tab"), true);
    const look = () => {
      if (last && !leaving && document.activeElement === document.body) window.lostFocus.push(last);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

export async function keptFocus(page) {
  assert.deepEqual([...new Set(await page.evaluate(() => window.lostFocus))], [], "the focus never fell to the page");
}
