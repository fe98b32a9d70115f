// Whether the tower is shown in motion here: wished for, and not too much for the device or the line.
import { keep, recall } from "../lib/kept";
import { settings, stillness } from "../lib/settings.svelte";

interface Device {
  connection?: { saveData?: boolean };
  deviceMemory?: number;
}

/** Gigabytes and processors below which a device is spared. */
const LEAST_MEMORY = 2;
const LEAST_PROCESSORS = 2;
const TOO_SLOW = "feldherr.tower-too-slow";

let graphics: boolean | undefined;
let found = false;
const slow = (): boolean => found || recall(TOO_SLOW, "sessionStorage") !== null;

function hasGraphics(): boolean {
  graphics ??= (() => {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  })();
  return graphics;
}

export function able(): boolean {
  const { connection, deviceMemory = 8, hardwareConcurrency = 8 } = navigator as Navigator & Device;
  if (!settings.get("scene") || stillness() || slow()) return false;
  if (connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return false;
  if (deviceMemory < LEAST_MEMORY || hardwareConcurrency < LEAST_PROCESSORS) return false;
  return hasGraphics();
}

/** The machine could not draw it: until the browser is closed it is not tried again. */
export function tooSlow(): void {
  found = true;
  keep(TOO_SLOW, "yes", "sessionStorage");
}
