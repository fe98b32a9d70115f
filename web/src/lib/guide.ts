// Whoever leads through a lesson is asked before anything is done at its table.
import type { ApiError } from "./api";

export interface Guide {
  /** What has been taken up or pointed at before the present step. */
  readonly taken: readonly string[];
  /** Counts the moves that the lesson did not take: what was laid out for them is put back. */
  readonly again: number;
  /** Of these places, those that the step is about: all, if it is about none of them. */
  narrow: (places: string[]) => string[];
  /** Whether something may be done that no move is sent for: a card taken up or laid, a target chosen, a number of armies. */
  allows: (verb: "pick" | "put" | "armies" | "lens", what: string) => boolean;
  /** Whether a move may be sent now. */
  before: (move: string) => Promise<boolean>;
  /** Takes what a refusal says, if it is the lesson's. */
  said: (error: ApiError) => boolean;
}
