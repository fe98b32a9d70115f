// Views of a game from what changed between them: parts that did not change are the same objects.
export type Path = (string | number)[];
/** `[path, value]` sets what is at the path, `[path]` removes it. */
export type Change = [Path] | [Path, unknown];

type Parts = Record<string | number, unknown>;

function put(old: unknown, path: Path, at: number, change: Change): unknown {
  if (at === path.length) return change[1];
  const copy = (Array.isArray(old) ? old.slice() : { ...(old as Parts) }) as Parts;
  const key = path[at]!;
  if (at === path.length - 1 && change.length === 1) delete copy[key];
  else copy[key] = put(copy[key], path, at + 1, change);
  return copy;
}

/** The value after these changes; the old one stays as it is. */
export const applied = <Value>(old: Value, changes: readonly Change[]): Value =>
  changes.reduce<unknown>((value, change) => put(value, change[0], 0, change), old) as Value;
