// Where an address leads. The server knows the same addresses, and says of all others that there is nothing.
import ADDRESSES from "../../../src/feldherr/server/pages/addresses.json";

type Named = (typeof ADDRESSES)[keyof typeof ADDRESSES];
type Plain = Exclude<Named, "analysis" | "lesson" | "player" | "tournament" | "replay" | "rules" | "sandbox" | "table" | "table_rules"> | "missing";

export type Route =
  | { page: "start" | "games" | "new" | "watch" | "account" | "reset" | "confirm" | "signed_in" | "statistics" | "learn" | "players" | "tournaments" | "new_tournament" | "lab" | "puzzle" | "missing" }
  | { page: "player" | "lesson" | "tournament"; id: string }
  | { page: "sandbox"; id: string; asked: string }
  | { page: "rules"; game: string; table: string; code: string | null }
  | { page: "replay"; id: string; code: string | null; at: number | null; seat: string | null }
  | { page: "analysis"; id: string; code: string | null; seat: string | null }
  | { page: "table"; id: string; code: string | null };

const PARTS: Record<string, string> = { id: "[^/]+", at: "\\d+" };
const PATTERNS = Object.entries(ADDRESSES).map(
  ([address, page]) => [new RegExp(`^${address.replace(/\/$/, "").replace(/\{(\w+)\}/g, (_, part: string) => `(?<${part}>${PARTS[part]})`)}/?$`), page] as const,
);

function match(pathname: string): { page: string; id: string; at: string | undefined } | null {
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(pathname);
    if (found) return { page, id: unescaped(found.groups?.["id"] ?? ""), at: found.groups?.["at"] };
  }
  return null;
}

/** An id as it was meant; one that was written wrongly is nobody's. */
function unescaped(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export function readRoute(path: string): Route {
  const { pathname, searchParams } = new URL(path, "http://here");
  const found = match(pathname);
  if (!found) return { page: "missing" };
  const { page, id, at } = found;
  const code = searchParams.get("code");
  if (page === "table") return { page, id, code };
  if (page === "analysis") return { page, id, code, seat: searchParams.get("seat") };
  if (page === "replay") return { page, id, code, at: at ? Number(at) : null, seat: searchParams.get("seat") };
  if (page === "player" || page === "lesson" || page === "tournament") return { page, id };
  if (page === "sandbox") return { page, id, asked: searchParams.toString() };
  if (page === "rules") return { page, game: id || "wallenstein", table: "", code: null };
  if (page === "table_rules") return { page: "rules", game: "", table: id, code };
  return { page: page as Plain } as Route;
}

/** Whether a path is one of this client's pages. */
export const isOurs = (pathname: string): boolean => match(pathname) !== null;
