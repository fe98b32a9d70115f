// Draws the still part of Wallenstein's map (sea, coasts, land around, decor) and writes down the shapes of the counties.
const path = (points, closed = true) => `M${points.map(([x, y]) => `${x},${y}`).join("L")}${closed ? "Z" : ""}`;

export function drawMap(map, water) {
  const ring = (arcs) =>
    arcs.flatMap((k) => (k >= 0 ? map.arcs[k] : [...map.arcs[-1 - k]].reverse()).slice(0, -1));
  return { base: drawBase(map, water, ring), geometry: geometryOf(map, ring) };
}

function geometryOf(map, ring) {
  const lines = (wanted) =>
    map.arc_info.flatMap((info, k) => (wanted(info) ? [path(map.arcs[k], false)] : [])).join("");
  const counties = Object.entries(map.counties).map(([id, county]) => [
    id,
    {
      region: county.region,
      path: path(ring(county.rings[0])),
      label: county.label,
      lines: county.label_lines,
      size: county.label_size,
      army: county.army,
      sites: county.sites,
      tone: county.tone,
    },
  ]);
  return {
    width: map.width,
    height: map.height,
    counties: Object.fromEntries(counties),
    islands: map.islands.filter((island) => island.county).map((island) => ({ county: island.county, path: path(island.points) })),
    borders: {
      county: lines((info) => info.kind === "border" && !info.region_border),
      region: lines((info) => info.kind === "border" && info.region_border),
      frontier: lines((info) => info.kind === "frontier"),
      coast: lines((info) => info.kind === "coast"),
    },
  };
}

function drawBase(map, water, ring) {
  const { width, height } = map;
  const parts = [`<rect x="-26" y="-26" width="${width + 52}" height="${height + 52}" fill="var(--map-paper)"/>`];
  parts.push(`<g clip-path="url(#page)"><rect width="${width}" height="${height}" fill="var(--map-land)"/>`);
  for (const sea of map.sea) parts.push(`<path d="${path(ring(sea.rings[0]))}" fill="var(--map-sea)"/>`);
  parts.push('<g fill="none" stroke="var(--map-water-line)">');
  for (const line of water) parts.push(`<path d="${line.d}" stroke-width="${line.w}" opacity="${line.o}"/>`);
  parts.push('</g><g fill="none" stroke="var(--map-ink)" stroke-width="1.1">');
  for (const k of map.foreign_coast_arcs) parts.push(`<path d="${path(map.arcs[k], false)}"/>`);
  parts.push("</g>");
  for (const island of map.islands.filter((each) => !each.county))
    parts.push(`<path d="${path(island.points)}" fill="var(--map-land)" stroke="var(--map-ink)" stroke-width=".9"/>`);
  parts.push("</g>", ...[...map.decor].sort((a, b) => a.at[1] - b.at[1]).map(drawDecor), drawFrame(width, height));
  return `<clipPath id="page"><rect width="${width}" height="${height}"/></clipPath>${parts.join("")}`;
}

function drawDecor(item) {
  const [x, y] = item.at;
  if (item.kind === "mountain")
    return `<g transform="translate(${x},${y}) scale(${item.size})" fill="none" stroke="var(--map-decor)" stroke-width=".9" stroke-linecap="round" opacity=".75"><path d="M-9,5 Q-5,1 -2.5,-5 Q-1,-8 1,-5.5 Q4,-1 9,5" fill="var(--map-decor-fill)"/><path d="M1,-5 Q2,0 1,4 M3.4,-2 Q4,1.5 3.2,4.4 M5.8,1.6 Q6,3.2 5.6,4.6" stroke-width=".7"/></g>`;
  if (item.kind === "tree")
    return `<g transform="translate(${x},${y}) scale(${item.size})" stroke="var(--map-decor)" stroke-width=".8" opacity=".6"><path d="M0,5V0" fill="none"/><path d="M-3.6,1 Q-5,-2 -2.4,-3.6 Q-1.8,-7 1.4,-6 Q4.8,-5 3.6,-2 Q4.6,1.4 1.4,1.2 Q-1,2.4 -3.6,1Z" fill="var(--map-tree)"/></g>`;
  if (item.kind === "compass") return drawCompass(x, y, item.r);
  if (item.kind === "name" && item.text !== "Polen")
    return `<text x="${x + item.spacing / 2}" y="${y + item.size * 0.35}" font-size="${item.size * 1.15}" class="sea-name" letter-spacing="${item.spacing}" text-anchor="middle" fill="${item.where === "sea" ? "var(--map-water-line)" : "var(--map-decor)"}">${item.text}</text>`;
  return "";
}

function drawCompass(x, y, r) {
  const stars = [
    { points: 8, turn: 22.5, reach: 0.55, waist: 0.1, light: "#d9c9a0", dark: "#7a6a48" },
    { points: 4, turn: 45, reach: 0.74, waist: 0.13, light: "#f3e8cc", dark: "#5a6f70" },
    { points: 4, turn: 0, reach: 1, waist: 0.17, light: "#f6ecd2", dark: "#8d2f1f" },
  ];
  const rays = stars.flatMap(({ points, turn, reach, waist, light, dark }) =>
    Array.from({ length: points }, (_, j) => {
      const w = waist * r;
      return `<g transform="rotate(${(j * 360) / points + turn})" stroke-width=".6"><path d="M0,0L${-w},${-w}L0,${-reach * r}Z" fill="${light}"/><path d="M0,0L${w},${-w}L0,${-reach * r}Z" fill="${dark}"/></g>`;
    }),
  );
  return `<g transform="translate(${x},${y})" stroke="var(--map-frame,var(--map-ink))"><circle r="${r * 0.62}" fill="none" stroke-width=".8"/><circle r="${r * 0.56}" fill="none" stroke-width=".5"/>${rays.join("")}<circle r="3" fill="#f6ecd2" stroke-width=".8"/><text y="${-r - 4}" font-size="15" class="sea-name upright" text-anchor="middle" stroke="none" fill="var(--map-label)">N</text></g>`;
}

function drawFrame(width, height) {
  const ink = "var(--map-frame,var(--map-ink))";
  const count = 20;
  const ticks = [];
  for (let k = 0; k < count; k += 2) {
    const [w, h] = [width / count, height / count];
    ticks.push(`<rect x="${k * w}" y="-10" width="${w}" height="8"/><rect x="${k * w}" y="${height + 2}" width="${w}" height="8"/><rect x="-10" y="${k * h}" width="8" height="${h}"/><rect x="${width + 2}" y="${k * h}" width="8" height="${h}"/>`);
  }
  return `<g fill="none" stroke="${ink}"><rect width="${width}" height="${height}" stroke-width="1.4"/><rect x="-12" y="-12" width="${width + 24}" height="${height + 24}"/><rect x="-18" y="-18" width="${width + 36}" height="${height + 36}" stroke-width="3"/></g><g fill="${ink}">${ticks.join("")}</g>`;
}
