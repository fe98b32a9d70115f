// What a table needs after its first plans, or with an expansion, a draft or a tower of its own: loaded after the first page.
export { default as Benefit } from "./decisions/Benefit.svelte";
export { default as Defend } from "./decisions/Defend.svelte";
export { default as DraftCounties } from "./decisions/DraftCounties.svelte";
export { default as Favor } from "./decisions/Favor.svelte";
export { default as FavorUse } from "./decisions/FavorUse.svelte";
export { default as MoveArmies } from "./decisions/MoveArmies.svelte";
export { default as PlaceGroup } from "./decisions/PlaceGroup.svelte";
export { default as RevoltOrder } from "./decisions/RevoltOrder.svelte";
export { default as SayFallen } from "./decisions/SayFallen.svelte";
export { default as ArmyGroups } from "./panels/ArmyGroups.svelte";
export { default as CourtBoard } from "./panels/CourtBoard.svelte";
export { default as Landsknechte } from "./panels/Landsknechte.svelte";
export { default as WinterReport } from "./panels/WinterReport.svelte";
export { default as WinterScoring } from "./panels/WinterScoring.svelte";
export { default as WinterTook } from "./panels/WinterTook.svelte";
