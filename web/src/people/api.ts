// What is asked of the server about players, friends and tournaments.
import { call, type Schemas } from "../lib/api";

export type Leader = Schemas["LeaderOut"];
export type Leaderboard = Schemas["Leaderboard"];
export type RatingCourse = Schemas["RatingCourse"];
export type PersonRatings = Schemas["PersonRatings"];
export type Friend = Schemas["FriendOut"];
export type Ties = Schemas["TiesOut"];
export type Tie = Schemas["TieOut"]["tie"];
export type Tournament = Schemas["TournamentOut"];
export type TournamentPage = Schemas["TournamentPage"];
export type TournamentWish = Schemas["NewTournament"];
export type RatedPace = Leaderboard["pace"];

export const society = {
  leaders: (game: string, pace: RatedPace, friends: boolean, start: number) =>
    call("get", "/ratings/{game}/{pace}", { path: { game, pace }, query: { friends, start } }),
  ratings: (id: string) => call("get", "/people/{person_id}/ratings", { path: { person_id: id } }),
  ties: () => call("get", "/people/me/ties"),
  tie: (id: string) => call("get", "/people/{person_id}/tie", { path: { person_id: id } }),
  setTie: (id: string, tie: Tie) => call("put", "/people/{person_id}/tie", { path: { person_id: id }, body: { tie } }),
  invite: (table: string, person: string) => call("post", "/tables/{table_id}/invite", { path: { table_id: table }, body: { person } }),
};

const at = (id: string) => ({ path: { tournament_id: id } });

export const tournaments = {
  list: () => call("get", "/tournaments"),
  create: (wish: TournamentWish) => call("post", "/tournaments", { body: wish }),
  page: (id: string) => call("get", "/tournaments/{tournament_id}", at(id)),
  enter: (id: string) => call("post", "/tournaments/{tournament_id}/enter", at(id)),
  leave: (id: string) => call("post", "/tournaments/{tournament_id}/leave", at(id)),
  start: (id: string) => call("post", "/tournaments/{tournament_id}/start", at(id)),
  cancel: (id: string) => call("post", "/tournaments/{tournament_id}/cancel", at(id)),
};
