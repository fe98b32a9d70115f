// The focus never falls to the page. When what has it goes away, it goes to what is left around it; when something that comes
// and goes (`data-passing`) is closed, back to what had it before.
const HOMES = "section, aside, nav, header, form, main, [role='dialog'], [data-home]";
const KEPT = 12;

let path: Element[] = [];
let passing = false;
const history: Element[] = [];

const usable = (element: Element): element is HTMLElement | SVGElement =>
  element.isConnected && (element instanceof HTMLElement || element instanceof SVGElement) && !element.matches(":disabled") && element.getClientRects().length > 0;

function noted(event: FocusEvent): void {
  if (!(event.target instanceof Element)) return;
  path = [];
  for (let at: Element | null = event.target; at && at !== document.body; at = at.parentElement) path.push(at);
  passing = !!event.target.closest("[data-passing]");
  if (passing) return;
  history.unshift(event.target);
  history.length = Math.min(history.length, KEPT);
}

function mend(): void {
  const [lost] = path;
  if (document.activeElement !== document.body || !lost || usable(lost)) return;
  const before = passing ? history.find(usable) : undefined;
  const home = before ?? path.find((element) => element.matches(HOMES) && usable(element)) ?? document.querySelector("[data-home], main");
  if (!(home instanceof HTMLElement || home instanceof SVGElement)) return;
  if (home !== before && home.tabIndex < 0) home.setAttribute("tabindex", "-1");
  home.focus({ preventScroll: true });
}

export function keepFocus(): () => void {
  const watcher = new MutationObserver(mend);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden"] });
  document.addEventListener("focusin", noted);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", noted);
  };
}
