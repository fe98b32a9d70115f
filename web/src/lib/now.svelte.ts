// The time, second by second, for whatever shows it; nobody counts while nobody looks.
import { createSubscriber } from "svelte/reactivity";

const seconds = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  seconds();
  return Date.now() / 1000;
}
