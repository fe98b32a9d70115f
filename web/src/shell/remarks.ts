// What characters say when something happens to them: seldom, and of nothing but what everybody has seen.
import type { GameEvent, SeatHeader } from "../lib/api";
import { isCharacter, type Character } from "./characters";

export type Occasion = "attacked" | "won" | "lost" | "revolt" | "victory" | "carried" | "outvoted" | "harmed";
export interface Remark {
  seat: number;
  character: Character;
  occasion: Occasion;
  /** Which of the things that they say then. */
  line: 1 | 2;
}

/** Of what could be remarked on, so much is. */
const ONE_IN = 4;
/** So many events are silent after a remark. */
const SILENCE = 24;
const ONE_LINE: readonly Occasion[] = ["revolt", "victory", "harmed"];

/** To whom an event gives something to say. Nothing here is told to a part of the table only. */
function concerned(event: GameEvent): [number | null, Occasion][] {
  switch (event.kind) {
    case "attacked":
      return [[event.defender, "attacked"]];
    case "battle_won":
      return [[event.attacker, "won"], [event.defender, "lost"]];
    case "battle_held":
      return [[event.defender, "won"], [event.attacker, "lost"]];
    case "revolt_won":
      return [[event.seat, "revolt"]];
    case "assassinated":
      return [[event.victim, "harmed"]];
    case "unrest_placed":
      return event.victims.map((victim) => [victim, "harmed"]);
    case "votes_shown":
      return event.winner === "tie" ? [] : Object.entries(event.votes).map(([seat, colour]) => [Number(seat), colour === event.winner ? "carried" : "outvoted"]);
    case "game_over":
    case "game_ended":
      return event.points.map((points, seat) => [points === Math.max(...event.points) ? seat : null, "victory"]);
    default:
      return [];
  }
}

const numbers = new WeakMap<GameEvent, number>();

/** A number made of an event: the same for everybody who hears of it. */
function drawn(event: GameEvent): number {
  const known = numbers.get(event);
  if (known !== undefined) return known;
  let number = 7;
  for (const letter of JSON.stringify({ ...event, n: 0 })) number = (number * 31 + letter.codePointAt(0)!) % 1_000_003;
  numbers.set(event, number);
  return number;
}

/** What was remarked on events, by their numbers. */
export function remarksOn(events: readonly GameEvent[], seats: readonly Pick<SeatHeader, "kind" | "character">[]): Map<number, Remark> {
  const said = new Map<number, Remark>();
  let silentUntil = 0;
  for (const event of events) {
    const speakers = concerned(event).flatMap(([seat, occasion]) => {
      const there = seat === null ? undefined : seats[seat];
      return there?.kind === "bot" && isCharacter(there.character) ? [{ seat: seat!, character: there.character, occasion }] : [];
    });
    if (!speakers.length) continue;
    const number = drawn(event);
    const speaker = speakers[number % speakers.length]!;
    if (speaker.occasion !== "victory" && (event.n < silentUntil || Math.floor(number / 8) % ONE_IN)) continue;
    said.set(event.n, { ...speaker, line: ONE_LINE.includes(speaker.occasion) || Math.floor(number / 64) % 2 ? 1 : 2 });
    silentUntil = event.n + SILENCE;
  }
  return said;
}
