// Whether help is open, and about what.
import { settings } from "../lib/settings.svelte";

class Help {
  open = $state(false);
  /** What it was asked about: a topic, a decision, `events-…` or `errors-…` that the rulebook explains. */
  topic = $state.raw<string | null>(null);
  private before: Element | null = null;

  show(topic: string | null = null): void {
    if (!this.open) this.before = document.activeElement;
    this.topic = topic;
    this.open = true;
  }

  close(): void {
    this.open = false;
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus();
  }
}

export const help = new Help();

/** Things say with `data-rule` which rule is theirs. */
export const topicAt = (element: Element | null | undefined): string | null => element?.closest<HTMLElement>("[data-rule]")?.dataset["rule"] ?? null;

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
