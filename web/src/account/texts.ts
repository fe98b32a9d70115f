// The texts of an account and the ways into it, loaded with them.
import { textsOf } from "../lib/i18n.svelte";

export const ta = textsOf("account");
