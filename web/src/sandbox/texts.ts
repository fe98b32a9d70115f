// The texts of sandboxes, loaded with them.
import type { Keys } from "../generated/languages";
import { textsOf } from "../lib/i18n.svelte";

export type SandboxKey = Keys["sandbox"];
export const ts = textsOf("sandbox");
