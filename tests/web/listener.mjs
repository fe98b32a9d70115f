// Listens to a table beside its page, and knows the view after every event: what the page must show when it has told that.

const put = (old, path, value) => {
  if (!path.length) return value[0];
  const copy = Array.isArray(old) ? old.slice() : { ...old };
  const [key, ...rest] = path;
  if (rest.length) copy[key] = put(old[key], rest, value);
  else if (value.length) copy[key] = value[0];
  else delete copy[key];
  return copy;
};

/** The view after changes, as the description of the API says. */
export const applied = (view, changes) => changes.reduce((made, [path, ...value]) => put(made, path, value), view);

/** Follows a table with a person's cookies. `views` has by number of events told the views there were then. */
export async function listen(person, url, id, seat) {
  const cookies = await person.context.cookies(url);
  const control = new AbortController();
  const answer = await fetch(`${url}/api/v1/tables/${id}/stream`, { signal: control.signal, headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") } });
  const views = new Map();
  const events = [];
  let view = null;
  let told = 0;
  const keep = () => views.set(told, [...(views.get(told) ?? []), view]);
  const heard = (name, data) => {
    if (name === "reset") {
      ({ view } = data.seats[seat]);
      told = data.seats[seat].events_from;
      keep();
    } else if (name === "update")
      for (const step of data.seats[seat]?.story ?? []) {
        view = applied(view, step.changes);
        events.push(...step.events);
        told += step.events.length;
        keep();
      }
  };
  let ready = () => {};
  const begun = new Promise((resolve) => (ready = resolve));
  (async () => {
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ""; ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop();
      for (const block of blocks) {
        const field = (name) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
        if (field("data")) heard(field("event"), JSON.parse(field("data")));
        if (view) ready();
      }
    }
  })().catch(() => {});
  await begun;
  return { views, events, close: () => control.abort() };
}
