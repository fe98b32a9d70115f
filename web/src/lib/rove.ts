// One stop in the order of tabs for a group of things; arrow keys go to the nearest one in that direction.
// Tab comes to what can be chosen, if anything can; arrows also to what only explains itself.
const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Whatever explains itself, where nothing else in the group can be chosen. */
export const TIPS = "[data-tip]";

export function rove(group: HTMLElement, things = "[data-item]") {
  const items = () => [...group.querySelectorAll<HTMLElement>(`${things}:not(:disabled)`)];

  function admit(wanted?: HTMLElement) {
    const all = items();
    const choices = all.filter((item) => item.matches('button:not([aria-disabled="true"])'));
    const stops = choices.length ? choices : all;
    const current = stops.find((item) => item === wanted) ?? stops.find((item) => item.tabIndex === 0) ?? stops[0];
    for (const item of all) {
      const stop = item === current ? 0 : -1;
      if (item.tabIndex !== stop || !item.hasAttribute("tabindex")) item.tabIndex = stop;
    }
  }

  function keys(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    const from = (event.target as Element).closest<HTMLElement>(things);
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const [x, y] = middle(from);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const item of items()) {
      const [ix, iy] = middle(item);
      const along = (ix - x) * direction[0] + (iy - y) * direction[1];
      const across = Math.abs((ix - x) * direction[1]) + Math.abs((iy - y) * direction[0]);
      if (item !== from && along > 2 && along + 3 * across < least) [best, least] = [item, along + 3 * across];
    }
    if (!best) return;
    event.preventDefault();
    admit(best);
    best.focus();
  }

  const focused = (event: FocusEvent) => admit((event.target as Element).closest<HTMLElement>(things) ?? undefined);
  const watcher = new MutationObserver(() => admit());
  admit();
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", keys);
  group.addEventListener("focusin", focused);
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener("keydown", keys);
      group.removeEventListener("focusin", focused);
    },
  };
}
