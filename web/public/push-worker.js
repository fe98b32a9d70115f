// Shows what the server pushes, and opens the table when it is clicked. It keeps and caches nothing.
self.addEventListener("push", (event) => {
  const { title = "Feldherr", body = "", url = "/", tag = "feldherr" } = event.data ? event.data.json() : {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname, search } = new URL(event.notification.data.url, self.location.origin);
  const target = self.location.origin + pathname + search;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((window) => window.url.startsWith(target));
      return open ? open.focus() : self.clients.openWindow(target);
    }),
  );
});
