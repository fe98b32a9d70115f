// The app's service worker: keeps the house for use without a network, and shows what the server pushes.
//
// What it keeps is one client, whole, under the name of its build: the page and the files that belong to it, and of the
// API nothing but what is the same for everybody, fetched without cookies. Streams, tables and everything else of the API
// go by it untouched. A page always comes from the server while that can be reached.
const BUILD = "%BUILD%";
const FILES = ["%FILES%"];
const PAGE = "/";
const CACHE = `feldherr-${BUILD}`;
/** Rulebooks as printed, their pictures, and the lessons: nobody's own. */
const PUBLIC = /^\/api\/v1\/(?:rules\/\w+(?:\/figures\/\w+\/\w+\.svg)?|lessons(?:\/texts)?)$/;
/** The list of lessons also says how far one is: what is kept of it is what a stranger gets. */
const PERSONAL = "/api/v1/lessons";
const ASSETS = "/assets/";
/** Pages of the client have no dot in their name, and are not the server's own. */
const OTHERS = /^\/(?:api|docs|handbook|healthz|metrics|readyz)(?:\/|$)|\.[^/]*$/;
/** A network that does not answer for so long is none, where there is something to show instead. */
const PATIENCE = 6000;
/** What a proxy says while the server behind it is away. */
const AWAY = [502, 503, 504];
/** A kept answer is right whatever headers it was asked for with. */
const ANY = { ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(keepClient().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim()));
});

async function keepClient() {
  const page = await fetch(PAGE, { cache: "no-store", credentials: "omit" });
  const text = await page.clone().text();
  // A server that was upgraded meanwhile has another page: old and new are never kept beside each other.
  if (!page.ok || !text.includes(`${ASSETS}${BUILD}.js`)) throw new Error("another client");
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put(PAGE, page);
}

/** The client before stays until the next one: a page of it that is still open finds its files. */
async function forgetOld() {
  const kept = (await caches.keys()).filter((name) => name.startsWith("feldherr-") && name !== CACHE);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!OTHERS.test(pathname)) event.respondWith(page(event));
  } else if (pathname.startsWith(ASSETS) || pathname.startsWith("/icons/")) event.respondWith(file(request));
  else if (PUBLIC.test(pathname)) event.respondWith(answer(request));
});

/** From the server; without it, the kept one, which says that there is no network. */
async function page(event) {
  const kept = await (await caches.open(CACHE)).match(PAGE, ANY);
  const asked = Promise.resolve(event.preloadResponse).then((loaded) => loaded ?? fetch(event.request));
  if (!kept) return asked;
  const here = asked.then((found) => (AWAY.includes(found.status) ? kept.clone() : found)).catch(() => kept.clone());
  return Promise.race([here, new Promise((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE))]);
}

/** Files with a hash in their name never change: what is kept is right. */
async function file(request) {
  const kept = await caches.match(request.url, ANY);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && found.type === "basic" && new URL(request.url).pathname.startsWith(ASSETS)) {
    const copy = found.clone();
    void caches.open(CACHE).then((cache) => cache.put(request.url, copy));
  }
  return found;
}

async function answer(request) {
  try {
    const found = await fetch(request);
    if (found.ok && new URL(request.url).pathname !== PERSONAL) {
      const copy = found.clone();
      void caches.open(CACHE).then((cache) => cache.put(request.url, copy));
    }
    return found;
  } catch (error) {
    const kept = (await (await caches.open(CACHE)).match(request.url, ANY)) ?? (await caches.match(request.url, ANY));
    if (kept) return new Response(kept.body, { headers: { ...Object.fromEntries(kept.headers), "X-Feldherr-Kept": "1" } });
    throw error;
  }
}

/** The page says what its reader would want to read without a network. */
self.addEventListener("message", (event) => {
  const wanted = event.data?.keep;
  if (Array.isArray(wanted)) event.waitUntil(keepAnswers(wanted.slice(0, 10)));
});

async function keepAnswers(wanted) {
  const cache = await caches.open(CACHE);
  for (const address of wanted) {
    const url = new URL(address, self.location.origin);
    if (url.origin !== self.location.origin || !PUBLIC.test(url.pathname) || (await cache.match(url.href, ANY))) continue;
    const found = await fetch(url, { credentials: "omit" }).catch(() => null);
    if (found?.ok) await cache.put(url.href, found);
  }
}

// -- messages ---------------------------------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  const { title = "Feldherr", body = "", url = "/", tag = "feldherr", waiting } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title, { body, tag, data: { url }, icon: "/icons/icon-192.png", badge: "/icons/badge.png" });
  event.waitUntil(Promise.all([shown, Number.isInteger(waiting) ? count(waiting) : null]));
});

/** On the app's icon, where there is one. */
const count = (waiting) => self.navigator.setAppBadge?.(waiting).catch(() => {});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname, search } = new URL(event.notification.data.url, self.location.origin);
  const target = self.location.origin + pathname + search;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((window) => window.url.split("#")[0] === target);
      return open ? open.focus() : self.clients.openWindow(target);
    }),
  );
});

/** The browser's service has given this browser another address: the server hears of it. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  await fetch("/api/v1/people/me/push", {
    method: "POST",
    headers: { "X-Feldherr": "1", "Content-Type": "application/json" },
    body: JSON.stringify(made),
    credentials: "same-origin",
  });
}
