// Pictures of the handbook, where `make docs` has built it.
const PAGES = ["index", "play", "tower", "analysis", "rules"];

export async function handbook({ page, options, shot }) {
  for (const name of PAGES) {
    const answer = await page.goto(`/handbook/${options.language === "de" ? "de/" : ""}${name}.html`);
    if (!answer.ok()) return console.log("No pictures of the handbook: `make docs` has not built it.");
    await shot(`handbook ${name}`, true);
  }
}
