// The texts of what the app can do, loaded with the page that tells of it.
import { textsOf } from "../lib/i18n.svelte";

export const ta = textsOf("app");
