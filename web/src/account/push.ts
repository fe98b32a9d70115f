// Messages of the browser's push service, through the app's service worker.
import { canKeep, register } from "../app/register";
import { people } from "../doors/api";
import type { ApiError } from "../lib/api";

export const canPush = (): boolean => canKeep() && "PushManager" in globalThis && "Notification" in globalThis;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const isSubscribed = async (): Promise<boolean> => canPush() && (await subscription()) !== null;

export type Outcome = "on" | "denied" | "failed" | ApiError;

export async function subscribe(): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const key = await people.pushKey();
  if (!key.ok) return key.error;
  try {
    await register();
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key.value.key) });
    const told = await people.subscribe(made.toJSON());
    if (told.ok) return "on";
    await made.unsubscribe();
    return told.error;
  } catch {
    return "failed";
  }
}

/** Tells the server of this browser once more, where it has forgotten all of them. */
export async function renew(): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (made) await people.subscribe(made.toJSON());
}

export async function unsubscribe(): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (!made) return;
  await people.unsubscribe(made.endpoint);
  await made.unsubscribe();
}
