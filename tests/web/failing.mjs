// A reporter that names the files in which a test failed: they are run once more, alone.
export default async function* failing(events) {
  const files = new Set();
  for await (const { type, data } of events) if (type === "test:fail" && data.file) files.add(data.file);
  yield [...files].join("\n");
}
