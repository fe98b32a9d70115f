// Looks again at the page when something on it has changed: once for many changes that come together.

const TOGETHER = 60;

/** Until what is returned is called. */
export function whenPageChanges(look: () => void, what: MutationObserverInit, together: number = TOGETHER): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const watching = new MutationObserver(() => {
    soon ??= setTimeout(() => {
      soon = undefined;
      look();
    }, together);
  });
  watching.observe(document.body, { subtree: true, ...what });
  return () => {
    clearTimeout(soon);
    watching.disconnect();
  };
}
