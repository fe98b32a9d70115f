// Groups of which one is chosen: one stop in the order of tabs, and arrows choose. For every radio group of the house.
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const radioAt = (event: Event): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>('[role="radio"]') : null);
const groupOf = (radio: Element): Element | null => radio.closest('[role="radiogroup"]');
const radiosIn = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')].filter((radio) => groupOf(radio) === group && radio.offsetParent !== null);

/** Arrows, Home and End choose another one, which gets the focus. */
export function radioKeys(event: KeyboardEvent): void {
  const radio = radioAt(event);
  const group = radio && groupOf(radio);
  if (!radio || !group || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = radiosIn(group);
  const step = STEPS[event.key];
  const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : step ? all[(all.indexOf(radio) + step + all.length) % all.length] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next.getAttribute("aria-checked") !== "true") next.click();
}

/** Who comes to a group comes to what is chosen there; Tab then goes on to whatever follows the group. */
export function radioFocus(event: FocusEvent): void {
  const radio = radioAt(event);
  const group = radio && groupOf(radio);
  if (!radio || !group) return;
  const all = radiosIn(group);
  const within = event.relatedTarget instanceof Element && groupOf(event.relatedTarget) === group;
  const chosen = all.find((each) => each.getAttribute("aria-checked") === "true");
  for (const each of all) each.tabIndex = each === radio ? 0 : -1;
  if (!within && chosen && chosen !== radio && radio.matches(":focus-visible")) chosen.focus();
}
