// The focus never falls to the page. When what has it goes away, it goes to what is left around it. What comes and goes
// (`data-passing`: menus, drawers) takes the focus when it comes, and gives it back to what had it before.
const HOMES = "section, aside, nav, header, form, main, [role='dialog'], [data-home]";
const PASSING = "[data-passing]";

type Place = HTMLElement | SVGElement;

/** What has the focus, and all around it. */
let path: Element[] = [];
const openers = new WeakMap<Element, Element>();

const isPlace = (element: unknown): element is Place => element instanceof HTMLElement || element instanceof SVGElement;
const usable = (element: Element | undefined): element is Place =>
  isPlace(element) && able(element) && element.checkVisibility();
/** Without a look at how it is laid out, which would cost as much as drawing the page. */
const able = (element: Element): boolean => element.isConnected && !element.matches(":disabled");

function noted({ target }: FocusEvent): void {
  path = [];
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement) path.push(at);
}

function goTo(place: Place): void {
  if (place.tabIndex < 0) place.setAttribute("tabindex", "-1");
  place.focus({ preventScroll: true });
}

function changed(mutations: MutationRecord[]): void {
  for (const { addedNodes } of mutations)
    for (const node of addedNodes) {
      const opened = node instanceof HTMLElement ? (node.matches(PASSING) ? node : node.querySelector(PASSING)) : null;
      if (opened && !openers.has(opened)) enter(opened);
    }
  const [lost] = path;
  const active = document.activeElement ?? document.body;
  if (!lost || (active !== lost && active !== document.body)) return;
  if (active === lost ? able(lost) : usable(lost)) return; // a disabled button keeps it for a moment
  const opener = path.map((element) => openers.get(element)).find(usable);
  const home = opener ?? path.find((element) => element.matches(HOMES) && usable(element)) ?? document.querySelector("[data-home], main");
  if (opener) opener.focus({ preventScroll: true });
  else if (isPlace(home)) goTo(home);
}

function enter(opened: Element): void {
  openers.set(opened, document.activeElement ?? document.body);
  if (!opened.contains(document.activeElement) && isPlace(opened)) goTo(opened);
}

export function keepFocus(): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden"] });
  document.addEventListener("focusin", noted);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", noted);
  };
}
