// What a browser keeps; one that keeps nothing, or whose store is full, plays all the same.

type Store = "localStorage" | "sessionStorage";

export function kept(key: string, store: Store = "localStorage"): string | null {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string, store: Store = "localStorage"): void {
  try {
    globalThis[store].setItem(key, value);
  } catch {
    // It is known until the page is left.
  }
}
