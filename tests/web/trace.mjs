// How long the main thread of a page is kept busy at a stretch, read from a trace of the browser itself.
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
const TASK = "ThreadControllerImpl::RunTask";

/** Does something while the processor is slowed, and gives the tasks of the main thread meanwhile, longest first, in ms. */
export async function tasksDuring(page, act, { slower = 4 } = {}) {
  const session = await page.context().newCDPSession(page);
  const browser = await page.context().browser().newBrowserCDPSession();
  const events = [];
  browser.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await browser.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES }, transferMode: "ReportEvents" });
  await page.evaluate(() => console.timeStamp("begin"));
  await act();
  const ended = new Promise((resolve) => browser.once("Tracing.tracingComplete", resolve));
  await browser.send("Tracing.end");
  await ended;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await browser.detach();
  await session.detach();
  return tasksIn(events);
}

function tasksIn(events) {
  const begin = events.find((event) => event.name === "TimeStamp" && event.args?.data?.message === "begin");
  const ours = (event) => event.pid === begin.pid && event.tid === begin.tid && event.ts > begin.ts;
  const tasks = events.filter((event) => ours(event) && event.name === TASK && event.dur !== undefined);
  const busy = (event) => (event.tdur ?? event.dur) / 1000;
  const within = (task) => events.filter((event) => ours(event) && event.ts >= task.ts && event.ts < task.ts + task.dur && event.name !== TASK);
  const told = (event) => `${event.name} ${busy(event).toFixed(1)}`;
  return tasks
    .sort((a, b) => busy(b) - busy(a))
    .map((task) => ({
      wall: task.dur / 1000,
      busy: busy(task),
      has: (stamp) => within(task).some((event) => event.name === "TimeStamp" && event.args?.data?.message === stamp),
      parts: () => within(task).filter((event) => busy(event) > 0.6).map(told),
      spent: (name) => within(task).filter((event) => event.name === name).reduce((sum, event) => sum + busy(event), 0),
    }));
}
