// What doors do with tables, and what they say about them.
import { registeredName } from "../games/registered";
import type { ApiError, Result, TableHeader } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { lobby, type GameOffer, type SeatWish, type TableWish } from "./api";
import { keepProof, newNonce } from "./fair";
import { me } from "./me.svelte";

export const pathOf = (id: string, code: string | null = null): string => `/t/${id}${code ? `?code=${encodeURIComponent(code)}` : ""}`;

/** Where the rules of a table are read. */
export const rulesOf = (id: string, code: string | null = null): string => `/t/${id}/rules${code ? `?code=${encodeURIComponent(code)}` : ""}`;

/** Where a game of the house that was played to its end is analysed; null of all others. */
export const analysisOf = ({ id, game, outcome, lesson, sandbox }: TableHeader, code: string | null = null): string | null =>
  outcome && !lesson && !sandbox && GAMES.some(({ name }) => name === game) ? `/t/${id}/analysis${code ? `?code=${encodeURIComponent(code)}` : ""}` : null;

/** Makes a table, starts it when every seat is taken, and goes there. The error, if something went wrong. */
export async function openTable(wish: TableWish): Promise<ApiError | null> {
  const here = await me.ensure();
  if (!here.ok) return here.error;
  return enter(await lobby.create(wish));
}

/** Goes to a table that was just made, gives our share of its chance, and starts it when every seat is taken. */
export async function enter(made: Result<TableHeader>): Promise<ApiError | null> {
  if (!made.ok) return made.error;
  const { id, status, seats, promise, mine } = made.value;
  if (status === "open" && mine.length) {
    const nonce = newNonce(); // drawn now that the promise is here
    if ((await lobby.nonce(id, nonce)).ok) keepProof(id, nonce, promise);
  }
  if (status === "open" && seats.every((seat) => seat.kind !== "open")) {
    const started = await lobby.start(id);
    if (!started.ok) return started.error;
  }
  router.go(pathOf(id));
  return null;
}

export async function takeSeat(id: string, given: { seat?: number; code?: string; name?: string }): Promise<Result<TableHeader>> {
  const here = await me.ensure(given.name);
  if (!here.ok) return here;
  const shown = await lobby.table(id, given.code ?? null);
  const nonce = newNonce(); // drawn now that the promise is here
  const joined = await lobby.join(id, { ...given, nonce });
  if (joined.ok && shown.ok) keepProof(id, nonce, shown.value.promise);
  return joined;
}

/** One on any of the seats, for a change; bots on all others. */
export function againstBots(players: number, level: string, mine: number = Math.floor(Math.random() * players)): SeatWish[] {
  return Array.from({ length: players }, (_, seat) => (seat === mine ? { kind: "me" } : { kind: "bot", level }));
}

/** The games this client has pictures for, as its doors show them. */
export const GAMES = [
  { name: "wallenstein", title: "Wallenstein", icon: "tower" },
  { name: "sixteenthirty", title: "Sixteen Thirty Something", icon: "lobby-crown" },
] as const;

export const titleOf = (table: Pick<TableHeader, "game">): string => GAMES.find((game) => game.name === table.game)?.title ?? registeredName(table.game);

export interface OfferedGame {
  name: string;
  title: string;
  icon: string;
  about: string;
}

/** The games that a server offers: first those of the house, then those that it has registered. */
export function gamesOf(offers: readonly GameOffer[]): OfferedGame[] {
  const own = GAMES.filter(({ name }) => offers.some((offer) => offer.name === name)).map((game) => ({ ...game, about: t(`${game.name}_about`) }));
  const others = offers.filter((offer) => !GAMES.some(({ name }) => name === offer.name));
  return [...own, ...others.map(({ name, title, about }) => ({ name, title: title[settings.language], icon: "dice", about: about[settings.language] }))];
}

/** Edition, expansions, pace: a line under the title. */
export function aboutTable({ options, pace, hints, rated }: Pick<TableHeader, "options" | "pace" | "hints" | "rated">): string {
  return [
    ..."edition" in options ? [
      t(`edition_${options.edition}` as never),
      options.court ? t("emperors_court") : "",
      options.landsknechte ? t("landsknechte") : "",
      options.lineup === "draft" ? t("lineup_draft") : "",
    ] : [],
    Object.keys(options.rules).length ? t("house_rules") : "",
    "throws" in options && options.throws === "outside" ? t("own_tower_short") : "",
    Object.keys(options.data).length ? t("own_figures") : "",
    paceOf(pace),
    rated ? t("rated") : "",
    hints === "always" ? t("with_hints") : hints === "never" ? t("without_hints") : "",
  ].filter(Boolean).join(" · ");
}

export function paceOf(pace: TableHeader["pace"]): string {
  if (pace.kind === "live") return t("pace_live_about", { n: Math.round(pace.bank / 60), more: pace.increment });
  return pace.kind === "days" ? t("pace_days_about", { n: pace.days }) : "";
}

export const openSeats = (table: TableHeader): number => table.seats.filter((seat) => seat.kind === "open").length;

export const namesAt = (table: TableHeader): string => table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name).join(", ");

/** Mine to answer: the seats asked, among those I hold. */
export const askedOfMe = (table: TableHeader): number[] =>
  table.status === "running" ? table.mine.filter((seat) => table.waiting_for.includes(seat)) : [];

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

/** "5 minutes ago", in the player's language. */
export function ago(moment: number, now: number = Date.now() / 1000): string {
  const past = Math.max(0, now - moment);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, seconds]) => past >= seconds) ?? ["minute", 60];
  return format.format(-Math.floor(past / size), unit);
}
