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

/** In, and most of the way out again. */
export async function zoomAbout(page, [x, y], steps = 24) {
  await page.mouse.move(x, y);
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, step < steps * 0.6 ? -120 : 120);
    await page.waitForTimeout(24);
  }
  await page.waitForTimeout(600);
}

export async function dragAbout(page, [x, y], steps = 40) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x + 90 * Math.sin(step / 5), y + 70 * Math.sin(step / 7));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(600);
}

/** Two fingers apart, and most of the way together again. */
export async function pinchAbout(page, [x, y], steps = 48) {
  await withFingers(page, async (touch) => {
    const points = (apart) => [{ x: x - apart, y, id: 0 }, { x: x + apart, y, id: 1 }];
    await touch("touchStart", points(30).slice(0, 1));
    await page.waitForTimeout(30); // no two fingers come down at once
    await touch("touchStart", points(30));
    for (let step = 1; step <= steps; step++) {
      await touch("touchMove", points(30 + 60 * Math.sin((step / steps) * 2.6)));
      await page.waitForTimeout(16);
    }
    await touch("touchEnd", []);
  });
}

/** One finger that drags the map about. */
export async function swipeAbout(page, [x, y], steps = 40) {
  await withFingers(page, async (touch) => {
    await touch("touchStart", [{ x, y, id: 0 }]);
    for (let step = 1; step <= steps; step++) {
      await touch("touchMove", [{ x: x + 90 * Math.sin(step / 5), y: y + 70 * Math.sin(step / 7), id: 0 }]);
      await page.waitForTimeout(16);
    }
    await touch("touchEnd", []);
  });
}

async function withFingers(page, act) {
  const session = await page.context().newCDPSession(page);
  await act((type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints }));
  await page.waitForTimeout(600);
  await session.detach();
}
