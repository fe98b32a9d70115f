// What has been decided, each in a sentence: "Poland joins the Lion, 6 to 2".
import type { GameEvent, Told } from "../../lib/api";
import { beastOf, factionName } from "./factions";
import { ISSUE_ICONS, specialIcon } from "./facts";
import { say, type Phrase } from "./say";
import type { IssueKind } from "./types";

export interface Decided {
  n: number;
  /** Whose act it was. */
  seat: number | null;
  icon: string;
  text: string;
}

type Vote = Told<"votes_shown">;
type Called = Told<"join_proposed" | "rearm_proposed" | "war_proposed" | "league_proposed">;
const score = (vote: Vote | null) => ({ a: vote ? Math.max(vote.red, vote.blue) : 0, b: vote ? Math.min(vote.red, vote.blue) : 0 });
const JOINS = { vote: "recap_join", attack: "recap_joins_attacked", league: "recap_joins_league" } as const;
const isCall = (event: GameEvent): event is Called => event.kind.endsWith("_proposed");
const issueOf = (called: Called) => called.kind.replace("_proposed", "") as IssueKind;

/** What a vote came to: nothing, as by a tie or a majority against it, or that the other country is asked as well. */
function outcome(vote: Vote, called: Called): string {
  const facts = { country: called.country, target: called.target ?? "", ...score(vote) };
  if (vote.passed) return say("recap_wants_league", facts);
  return vote.winner === "tie" ? say("recap_tie", { ...facts, country: vote.country }) : say(`recap_no_${issueOf(called)}` as Phrase, facts);
}

/** Whether a vote that passed has changed something with that: not if a league waits for its second country. */
const enacts = (vote: Vote, called: Called): boolean => vote.passed && !(issueOf(called) === "league" && vote.country === called.country);

/** The sentence of a vote that changed nothing. */
export const voted = (vote: Vote, called: Called | undefined): string => (called && !enacts(vote, called) ? outcome(vote, called) : "");

/** The issue that is voted on. */
export const calledBefore = (events: readonly GameEvent[], n: number): Called | undefined => events.findLast((each): each is Called => each.n < n && isCall(each));

/** The sentence of an event, with the vote before it; empty, if it decides nothing. */
export function sentence(event: GameEvent, vote: Vote | null, names: readonly string[]): string {
  switch (event.kind) {
    case "faction_joined":
      return say(JOINS[event.by], { country: event.country, faction: factionName(event.faction), ...score(vote) });
    case "rearmed":
      return say("recap_rearm", { country: event.country, ...score(vote) });
    case "war_begun":
      return say("recap_war", { country: event.defender, attacker: event.attacker });
    case "war_won":
      return say("recap_won", { winner: event.winner, loser: event.loser, a: Math.max(event.attacker_total, event.defender_total), b: Math.min(event.attacker_total, event.defender_total) });
    case "war_drawn":
      return say("recap_drawn", { country: event.attacker, target: event.defender, n: event.attacker_total });
    case "league_enacted":
      return say("recap_league", { country: event.country, target: event.target });
    case "league_dissolved":
      return say("recap_dissolved", { country: event.countries[0] ?? "", target: event.countries[1] ?? "" });
    case "status_raised":
      return say("recap_status", { country: event.country, n: event.status });
    case "army_raised":
      return say("recap_army", { country: event.country, n: event.army_size });
    case "ability_raised":
      return say("recap_ability", { country: event.country, n: event.military_ability });
    case "leader_placed":
      return say("recap_leader", { country: event.country });
    case "unrest_placed":
      return say("recap_unrest", { country: event.country });
    case "assassinated":
      return say("recap_assassin", { country: event.country, name: names[event.victim] ?? "" });
    case "influence_turned":
      return say("recap_turned", { country: event.country, name: names[event.seat] ?? "" });
    default:
      return "";
  }
}

const ICONS: Partial<Record<GameEvent["kind"], string>> = {
  ...{ rearmed: ISSUE_ICONS["rearm"]!, war_begun: "war", war_won: "war", war_drawn: "war", league_enacted: "league", league_dissolved: "league" },
  ...{ status_raised: "status", army_raised: "army-size", ability_raised: "military-ability", leader_placed: "military-leader" },
  ...{ unrest_placed: "unrest", assassinated: specialIcon("assassin"), influence_turned: "influence-descending" },
};

/** All that was decided since the turn began, oldest first. */
export function decidedIn(events: readonly GameEvent[], names: readonly string[]): Decided[] {
  const turn = events.slice(events.findLastIndex((event) => event.kind === "turn_begun") + 1);
  const found: Decided[] = [];
  let seat: number | null = null;
  let called: Called | null = null;
  let vote: Vote | null = null;
  for (const [place, event] of turn.entries()) {
    if (event.kind === "round_begun" || event.kind === "special_played") seat = event.seat;
    if (isCall(event)) [called, seat, vote] = [event, event.seat, null];
    if (event.kind === "votes_shown") {
      vote = event;
      if (called && !enacts(event, called)) found.push({ n: event.n, seat, icon: "vote", text: outcome(event, called) });
    }
    const icon = event.kind === "faction_joined" ? `faction-${beastOf(event.faction)}` : ICONS[event.kind];
    const told = event.kind === "war_begun" && turn.slice(place).some((each) => each.kind === "war_won" || each.kind === "war_drawn");
    if (icon && !told) found.push({ n: event.n, seat: event.kind === "influence_turned" ? event.seat : seat, icon, text: sentence(event, vote, names) });
  }
  return found;
}
