// The tower's laboratory: what the server's model says.
import { call, type Schemas } from "../lib/api";

export type Trial = Schemas["TrialIn"];
export type TrialResult = Schemas["TrialOut"];
export type Distribution = Schemas["Distribution"];
export type Own = Schemas["OwnLevels"];
export type Compared = Schemas["Compared"];
export type Fitted = Schemas["FitOut"];

export const throwOften = (trial: Trial) => call("post", "/tower/throws", { body: trial });
export const compare = (own: Own | null, pour: number) => call("post", "/tower/compare", { body: { own, pour } });
export const fit = (log: string) => call("post", "/tower/fit", { body: { log } });
