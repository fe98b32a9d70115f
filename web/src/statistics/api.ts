// Sums over games, as the server keeps them.
import { call, type TableHeader } from "../lib/api";

export type Company = "people" | "bots";

export interface Sums {
  game: string;
  company: Company;
  public: boolean;
  figures: Partial<Record<string, number>>;
  places: Record<string, number>;
  times: number[];
}

export interface PlayerStatistics {
  person: { id: string; name: string };
  own: boolean;
  since: number;
  sums: Sums[];
  recent: TableHeader[];
}

export interface Leader {
  person: string;
  name: string;
  wins: number;
  games: number;
}

export interface GameStatistics {
  game: string;
  sums: (Sums & { players: Record<string, number>; seats: [number, number][] })[];
  bots: (Sums & { level: string })[];
  leaders: Leader[];
}

export const fetchPlayer = (id: string) => call<PlayerStatistics>("GET", `/people/${encodeURIComponent(id)}/statistics`);
export const fetchServer = () => call<{ games: GameStatistics[] }>("GET", "/statistics");
