// What a seat sees of Wallenstein, as the server describes it.
import type { Asked, Schemas } from "../../lib/api";

export type CountyId = string;
export type BoxId = string;
export type Building = Schemas["WallensteinBuilding"];
/** Numbers of cubes, by seat and "peasants". */
export type Cubes = Record<string, number>;
export type CountyView = Schemas["WallensteinCountyView"];
export type PlayerView = Schemas["WallensteinPlayerView"];
export type EventCard = Schemas["WallensteinEventCardView"];
export type FavorCard = Schemas["WallensteinFavorCard"];
export type Favor = Omit<FavorCard, "reconstructed">;
/** A favor with figures of the table's own: of amount, building and against only what its effect needs. */
export type OwnFavor = Schemas["WallensteinOwnFavor"];
export type CourtView = Schemas["WallensteinCourtView"];
export type DraftView = Schemas["WallensteinDraftView"];
export type WallensteinView = Schemas["WallensteinView"];
export type Forecast = Schemas["WallensteinForecast"];
export type Odds = Schemas["WallensteinOdds"];
export type PlanDecision = Asked<"plan">;
export type MoveDecision = Asked<"move" | "recruit">;
