// What a seat sees of Sixteen Thirty Something, as the server describes it.
import type { Schemas } from "../../lib/api";

export type CountryId = string;
export type Faction = Schemas["SixteenthirtyFaction"];
export type IssueKind = Schemas["SixteenthirtyIssue"];
export type CountryView = Schemas["SixteenthirtyCountryView"];
export type Stack = Schemas["SixteenthirtyStackView"];
export type PlayerView = Schemas["SixteenthirtyPlayerView"];
export type WarOdds = Schemas["SixteenthirtyOdds"];
export type Issue = Schemas["SixteenthirtyIssueView"];
export type Section = keyof Schemas["SixteenthirtyReconstructed"];
export type View = Schemas["SixteenthirtyView"];
