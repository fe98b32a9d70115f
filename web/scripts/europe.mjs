// The map of Europe around 1630 as data: shapes, places and decor of the countries, with every line written once.
const path = (points, closed = true) => `M${points.map(([x, y]) => `${x},${y}`).join("L")}${closed ? "Z" : ""}`;
const slug = (text) => text.toLowerCase().replaceAll("ö", "oe").replaceAll(" ", "_");

export function drawEurope(map) {
  const ring = (arcs) => arcs.flatMap((k) => (k >= 0 ? map.arcs[k] : [...map.arcs[-1 - k]].reverse()).slice(0, -1));
  const islandsOf = (country) => map.islands.filter((island) => island.country === country).map((island) => path(island.points)).join("");
  const lines = (arcs) => arcs.map((k) => path(map.arcs[k], false)).join("");
  const places = (kind) => map.decor.filter((item) => item.kind === kind).sort((a, b) => a.at[1] - b.at[1]);
  const only = (kind) => places(kind)[0];
  const countries = Object.entries(map.countries).map(([id, country]) => [
    id,
    {
      path: path(ring(country.rings[0])) + islandsOf(id),
      label: country.label,
      lines: country.label_lines.length,
      size: country.label_size,
      spacing: country.label_spacing,
      panel: country.panel,
      pointer: country.pointer,
      anchor: country.anchor,
    },
  ]);
  return {
    width: map.width,
    height: map.height,
    countries: Object.fromEntries(countries),
    foreign: map.foreign.map((land) => path(ring(land.rings[0]))).join("") + islandsOf(null),
    borders: lines(map.border_arcs),
    lakes: map.lakes.map((lake) => path(lake.points)).join(""),
    rivers: map.rivers.map((river) => path(river.points, false)).join(""),
    routes: map.sea_routes.map((route) => ({ path: path(route.points, false), ends: [route.points[0], route.points.at(-1)] })),
    mountains: places("mountain").map((item) => [...item.at, item.size]),
    trees: places("tree").map((item) => [...item.at, item.size]),
    ships: places("ship").map((item) => [...item.at, item.flip ? -item.size : item.size]),
    serpent: only("monster").at,
    compass: [...only("compass").at, only("compass").r],
    cartouche: { at: only("cartouche").at, box: only("cartouche").box, lines: only("cartouche").lines },
    names: places("name").map((item) => ({ id: slug(item.text), at: item.at, size: item.size, spacing: item.spacing, turn: item.turn, where: item.where })),
  };
}

/** The colours of the countries by day, and by candlelight mixed into the dark. */
export function coloursOfEurope(map) {
  const rules = (mix) => Object.entries(map.countries).map(([id, { fill, edge }]) => mix(id, fill, edge)).join("\n");
  const day = rules((id, fill, edge) => `  --country-${id}: ${fill}; --country-${id}-edge: ${edge};`);
  const night = rules((id, fill) => `  --country-${id}: color-mix(in srgb, ${fill} 36%, #17110b); --country-${id}-edge: color-mix(in srgb, ${fill} 78%, #17110b);`);
  return `:root {\n${day}\n}\n[data-theme="candlelight"] {\n${night}\n}\n`;
}
