// The way to the provider through which one can sign in.
import { people } from "../doors/api";
import { me } from "../doors/me.svelte";
import type { ApiError } from "../lib/api";
import { settings } from "../lib/settings.svelte";

/** Leaves for the provider; an error, if that is not possible. */
export async function toProvider(password: string | null = null): Promise<ApiError | null> {
  const answer = await people.toProvider({ name: me.name, language: settings.language, next: "/account", password });
  if (!answer.ok) return answer.error;
  location.assign(answer.value.url);
  return null;
}
