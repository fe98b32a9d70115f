// A hand on the map: turns the wheel, and drags it about.

/** A place near the middle of the map where nothing can be picked up. */
export const placeToHold = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector(".board .window").getBoundingClientRect();
    const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];
    const points = shares.flatMap((across) => shares.map((down) => [x + width * across, y + height * down]));
    return points.find((point) => !document.elementFromPoint(...point)?.closest(".pickable"));
  });

/** Waits until nothing has changed in the page for a while: all has arrived, the bots have answered. */
export const stillness = (page, quiet = 1500) =>
  page.evaluate(
    (quiet) =>
      new Promise((resolve) => {
        const over = () => {
          watching.disconnect();
          resolve();
        };
        let timer = setTimeout(over, quiet);
        const watching = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(over, quiet);
        });
        watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    quiet,
  );

/** How a hand comes down on the map, and how it moves it then. */
export const GESTURES = {
  wheel: { press: (page, [x, y]) => page.mouse.move(x, y), move: turn },
  drag: {
    press: async (page, [x, y]) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: async (page, place) => {
      await about(page, place, (x, y) => page.mouse.move(x, y));
      await page.mouse.up();
    },
  },
  pinch: {
    press: async (page, place) => {
      const fingers = apart(place, 30);
      await touch(page, "touchStart", fingers.slice(0, 1));
      await page.waitForTimeout(30); // no two fingers come down at once
      await touch(page, "touchStart", fingers);
    },
    move: async (page, place, steps = 48) => {
      for (let step = 1; step <= steps; step++) {
        await touch(page, "touchMove", apart(place, 30 + 60 * Math.sin((step / steps) * 2.6)));
        await page.waitForTimeout(16);
      }
      await touch(page, "touchEnd", []);
    },
  },
  swipe: {
    press: (page, [x, y]) => touch(page, "touchStart", [{ x, y, id: 0 }]),
    move: async (page, place) => {
      await about(page, place, (x, y) => touch(page, "touchMove", [{ x, y, id: 0 }]));
      await touch(page, "touchEnd", []);
    },
  },
};

/** A whole gesture, and a moment of rest after it. */
export async function make(page, gesture, place) {
  await GESTURES[gesture].press(page, place);
  await GESTURES[gesture].move(page, place);
  await page.waitForTimeout(600);
}

/** In, and most of the way out again. */
async function turn(page, _place, steps = 24) {
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, step < steps * 0.6 ? -120 : 120);
    await page.waitForTimeout(24);
  }
}

async function about(page, [x, y], go, steps = 40) {
  for (let step = 1; step <= steps; step++) {
    await go(x + 90 * Math.sin(step / 5), y + 70 * Math.sin(step / 7));
    await page.waitForTimeout(16);
  }
}

const apart = ([x, y], far) => [{ x: x - far, y, id: 0 }, { x: x + far, y, id: 1 }];

const sessions = new WeakMap();
async function touch(page, type, touchPoints) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  await sessions.get(page).send("Input.dispatchTouchEvent", { type, touchPoints });
}
