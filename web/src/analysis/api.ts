// Analyses of finished games: asked for, waited for, and looked at.
import { call, type Schemas } from "../lib/api";

export type Analysis = Schemas["Analysed"];
export type Judged = Schemas["JudgedOut"];
export type Point = Schemas["PointOut"];
export type Made = Schemas["AnalysisOut"];

export const look = (id: string, code: string | null, seat: number) =>
  call("get", "/tables/{table_id}/analysis", { path: { table_id: id }, query: { seat, code } });

export const begin = (id: string, code: string | null, seat: number) =>
  call("post", "/tables/{table_id}/analysis", { path: { table_id: id }, query: { code }, body: { seat } });
