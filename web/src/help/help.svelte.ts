// Whether help is open, and about what.
import { settings } from "../lib/settings.svelte";
import type { Facts } from "../lib/words";

export interface Topic {
  rule: string;
  facts: Facts;
}

class Help {
  open = $state(false);
  /** The thing it was asked about. */
  topic = $state.raw<Topic | null>(null);
  private before: Element | null = null;

  show(topic: Topic | null = null): void {
    this.before = document.activeElement;
    this.topic = topic;
    this.open = true;
  }

  close(): void {
    this.open = false;
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus();
  }
}

export const help = new Help();

/** Things say with `data-rule` which rule is theirs, and with `data-facts` what is printed on them. */
export function topicAt(element: Element | null | undefined): Topic | null {
  const thing = element?.closest<HTMLElement>("[data-rule]");
  if (!thing) return null;
  return { rule: thing.dataset["rule"]!, facts: JSON.parse(thing.dataset["facts"] ?? "{}") as Facts };
}

/** A click on a thing asks about it. */
export const helpHere = (event: Event): void => help.show(topicAt(event.currentTarget as Element));

/** `?` asks about what lies under the pointer, else about what has the focus. */
export function helpKey(event: KeyboardEvent): void {
  if (event.key === "Escape" && help.open) return help.close();
  if (event.key !== "?" || !settings.get("keys") || (event.target instanceof Element && event.target.closest("input, textarea"))) return;
  event.preventDefault();
  if (help.open) help.close();
  else help.show(topicAt([...document.querySelectorAll(":hover")].at(-1)) ?? topicAt(document.activeElement));
}
