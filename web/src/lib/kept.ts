// What this browser keeps from visit to visit. One that keeps nothing still plays.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null: no longer. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
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
