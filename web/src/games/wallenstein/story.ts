// How a season is told: headlines of beats and cards, the time line, and the log in brief.
import type { GameEvent, Told } from "../../lib/api";
import { nameOf, speaker, t } from "../../lib/i18n.svelte";
import type { Cell, Headline, StoryFace, Telltale } from "../../lib/story";
import type { Table } from "../../lib/table.svelte";
import { able } from "../../tower/able";
import { boardOf } from "./board.svelte";
import StoryCard from "./cards/StoryCard.svelte";
import ThrowStage from "./tower/ThrowStage.svelte";
import { type ClashEvent, endFor, gainFrom, isClash, isFailure, telling, touchedBy } from "./events";
import { actionIcon, capital, ruleFor, shortName } from "./facts";
import { majoritiesTold } from "./majorities";
import type { WallensteinView } from "./types";

const lastOf = <Kind extends GameEvent["kind"]>(events: readonly GameEvent[], kind: Kind): Told<Kind> | undefined =>
  events.findLast((event): event is Told<Kind> => event.kind === kind);

function fightTitle(event: ClashEvent, seat: number | null, names: string[], gain: number): string {
  const { county } = event;
  if (gain) return t("card_gain", { n: gain });
  if (endFor(event, seat) === null) return speaker(names).sentence("events", event.kind, event);
  if ("seat" in event) return t(event.kind === "revolt_won" ? "card_revolt_lost" : "card_revolt_held", { county });
  const attacks = event.attacker === seat;
  if (event.kind === "battle_won") return t(attacks ? "card_take" : "card_lose", { county });
  if (event.kind === "battle_held") return t(attacks ? "card_fail" : "card_hold", { county });
  return t(event.kind === "battle_tied" ? "card_waste" : "card_fail", { county });
}

/** The action under way, and how it is called. */
function actionOf(view: WallensteinView): { icon: string; part: string } {
  const action = view.phase === "actions" ? view.action_cards[view.turn - 1] : null;
  if (action) return { icon: actionIcon(action), part: t("part_action", { n: view.turn, action: nameOf(action, "action") }) };
  return { icon: view.season ?? "known-order", part: view.season ? `${capital(nameOf(view.season))}, ${t("year_n", { n: t("year_numeral", { year: view.year }) })}` : t("step_draft") };
}

const COUNTED: Record<string, GameEvent["kind"]> = { palace: "built", church: "built", trading_post: "built", grain: "collected", taxes: "collected", deploy5: "deployed", deploy3: "deployed", deploy1: "deployed" };

function headline({ events, after }: Telltale, table: Table): Headline {
  const view = after as WallensteinView;
  const part = actionOf(view);
  const fight = events.findLast(isClash);
  const own = fight && (endFor(fight, table.seat) !== null || events.every((event) => event.kind !== "action_begun"));
  if (fight && own) return { ...part, title: fightTitle(fight, table.seat, table.names, gainFrom(events, table.seat)), says: fight.n, alarm: endFor(fight, table.seat) === "lost" && !("attacker" in fight && fight.attacker === table.seat) };
  if (lastOf(events, "scored")) return { ...part, icon: "victory-point", title: t("card_scoring") };
  const failure = events.find(isFailure);
  if (failure && failure.seat === table.seat && events.every((event) => event.kind !== "action_begun")) return { ...part, title: t(failure.kind === "skipped" ? "card_skipped" : "card_lost_card", { action: failure.kind === "skipped" ? failure.action : failure.box, county: failure.county }), says: failure.n };
  const action = view.phase === "actions" ? view.action_cards[view.turn - 1] : null;
  if (action && lastOf(events, "action_begun")) {
    const n = events.filter((event) => event.kind === COUNTED[action]).length;
    return { ...part, title: COUNTED[action] ? t(`beat_${ruleFor(action)}` as never, { n }) : capital(nameOf(action, "action")) };
  }
  const first = events.find((event) => telling.beat(event) > 0) ?? events[0];
  if (first?.kind === "thrown" && (table.part!.events.at(-1)?.n ?? -1) < first.n) return { ...part, title: speaker(table.names).sentence("table", "throwing", first), says: first.n }; // it still falls
  return { ...part, title: first ? speaker(table.names).sentence("events", first.kind, first) : "", says: first?.n };
}

/** The events of the season under way; while it is planned, those of the season before. */
function seasonOf(events: readonly GameEvent[], planning: boolean): GameEvent[] {
  const begins = events.flatMap((event, at) => (event.kind === "action_cards" ? [at] : []));
  const from = begins.at(planning ? -2 : -1) ?? (planning ? events.length : 0);
  return events.slice(from, planning ? begins.at(-1) : undefined);
}

function cells(table: Table): Cell[] {
  const view = table.part!.view as WallensteinView;
  const planning = !["actions", "player_order", "court", "landsknechte"].includes(view.phase);
  const season = seasonOf(table.part!.events, planning && view.phase !== "winter");
  const begins = season.flatMap((event, at) => (event.kind === "action_begun" ? [{ event, at }] : []));
  const told = begins.map(({ event, at }, i): Cell => {
    const within = season.slice(at, begins[i + 1]?.at);
    const ends = within.filter(isClash).map((fight) => endFor(fight, table.seat));
    const acted = within.flatMap((each) => (each.kind === "revealed" || each.kind === "skipped" || each.kind === "action_lost" ? [each.seat] : []));
    return {
      key: `${event.n}`,
      icon: actionIcon(event.action),
      label: capital(nameOf(event.action, "action")),
      state: view.phase === "actions" && event.turn === view.turn ? "now" : "told",
      seats: [...new Set(acted)],
      disc: ends.includes("lost") ? "lost" : ends.includes("won") ? "won" : null,
      events: within,
    };
  });
  if (planning && told.length) return told;
  const coming = view.action_cards.slice(told.length).map((action, i): Cell => ({
    key: `place ${told.length + i}`,
    icon: action ? actionIcon(action) : null,
    label: action ? capital(nameOf(action, "action")) : t("hidden"),
    state: view.phase === "actions" && told.length + i + 1 < view.turn ? "told" : view.phase === "actions" && told.length + i + 1 === view.turn ? "now" : action ? "coming" : "hidden",
    seats: [],
    disc: null,
    events: [],
  }));
  return [...told, ...coming];
}

const DROPPED = new Set<GameEvent["kind"]>(["revealed", "attacked", "thrown", "action_begun", "revolt"]);

function brief(event: GameEvent): string | null | undefined {
  if (DROPPED.has(event.kind)) return undefined;
  switch (event.kind) {
    case "built":
      return shortName(event.county);
    case "collected":
      return `${shortName(event.county)} +${event.amount}`;
    case "marker_added":
      return t("brief_marker", { n: event.markers });
    case "deployed":
      return `${shortName(event.county)} +${event.armies}`;
    default:
      return null;
  }
}

export const story: StoryFace = {
  headline,
  hasCard: (events) => events.some((event) => isClash(event) || isFailure(event) || event.kind === "scored"),
  Card: StoryCard,
  means: (told, table) => majoritiesTold(told, table.seat, table.names),
  Stage: ThrowStage,
  staged: (events) => able() && events.some((event) => event.kind === "thrown"),
  line: (table) => {
    const view = table.part!.view as WallensteinView;
    const all = cells(table);
    const now = all.findIndex((cell) => cell.state === "now") + 1;
    const title = view.season ? capital(nameOf(view.season)) : t("step_draft");
    return { title, note: now ? t("n_of_cells", { n: now, all: all.length }) : all.length && all.every((cell) => cell.state === "told") ? t("as_played") : "", cells: all };
  },
  places: touchedBy,
  point: (table, places) => (boardOf(table).pointed = places),
  brief,
  icon: (event) => (event.kind === "action_begun" ? actionIcon(event.action) : event.kind === "season_begun" ? event.season : "known-order"),
};
