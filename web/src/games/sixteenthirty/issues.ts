// An issue as a question, and the stages of its resolution.
import { say } from "./say";
import type { Issue } from "./types";

export function questionOf({ issue, country, target, second_vote }: Pick<Issue, "issue" | "country" | "target"> & { second_vote?: boolean }): string {
  const facts = { country, target };
  if (issue === "league" && second_vote) return say("ask_league_second", facts);
  return say(`ask_${issue}`, facts);
}

export interface Stage {
  text: string;
  now: boolean;
  done: boolean;
}

export function stagesOf(issue: Issue): Stage[] {
  const bidding = issue.bidding.length > 0;
  if (issue.issue === "league")
    return [
      { text: say("first_vote_in", { country: issue.country }), now: !issue.second_vote, done: issue.second_vote },
      { text: say("second_vote_in", { country: issue.target }), now: issue.second_vote, done: false },
    ];
  const stages = [
    { text: say("stage_bidding"), now: bidding, done: !bidding },
    { text: say("stage_vote"), now: !bidding, done: false },
  ];
  return issue.issue === "war" ? [...stages, { text: say("stage_war"), now: false, done: false }] : stages;
}
