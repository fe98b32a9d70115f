// Sums over games, as the server keeps them.
import { call, type Schemas } from "../lib/api";

export type Sums = Schemas["SumsOut"];
export type Company = Sums["company"];
export type PlayerStatistics = Schemas["PersonStatistics"];
export type Leader = Schemas["Leader"];
export type GameStatistics = Schemas["GameStatistics"];

export const fetchPlayer = (id: string) => call("get", "/people/{person_id}/statistics", { path: { person_id: id } });
export const fetchServer = () => call("get", "/statistics");
