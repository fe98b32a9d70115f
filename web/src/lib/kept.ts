// What this browser keeps from visit to visit, or as long as the page is open. One that keeps nothing still plays.

type Store = "localStorage" | "sessionStorage";

export function recall(key: string, store: Store = "localStorage"): string | null {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null;
  }
}

/** Null: no longer. */
export function keep(key: string, value: string | null, store: Store = "localStorage"): void {
  try {
    if (value === null) globalThis[store].removeItem(key);
    else globalThis[store].setItem(key, value);
  } catch {
    // Its rights, or its room, are at an end.
  }
}

/** What was kept as a list; an empty one, if nothing that can be read was. */
export function recallList<Of>(key: string, is: (each: unknown) => each is Of): Of[] {
  try {
    const found: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(found) ? found.filter(is) : [];
  } catch {
    return [];
  }
}

export const isText = (each: unknown): each is string => typeof each === "string";
