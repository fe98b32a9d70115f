// Where on the page the things are that lessons name: anchors, and what may be chosen.

/** Selectors by the kind of anchor; `$` is what is named after the colon. */
const ANCHORS: Record<string, string> = {
  card: '.hand [data-card="$"]',
  box: '[data-box="$"]',
  totals: ".totals",
  tiles: ".tiles, .decision .body",
  strip: ".mat .boxes, .table > .line",
  "panel:odds": ".odds",
  "panel:landsknechte": '[data-rule="landsknechte"]',
  stair: ".stair",
  tower: ".tower-panel",
  tray: ".tower-panel",
  players: ".players, .chips",
  lens: '[data-lens="$"]',
  hall: '[data-rule="court"], .favors, [data-rule="favors"]',
  "button:seal": ".totals .buttons .button:last-child",
  button: ".decision .actions .main",
  "button:pass": ".decision .actions .button:not(.main)",
  country: '.grid [data-row="$"]',
  track: '.grid [data-row="$"]',
  markers: ".markers, .grid th.own",
  stack: '.grid [data-cell="$"]',
  hand: '[data-card="$"]',
  vote: ".decision .body",
  "war:odds": ".odds, .war",
  market: ".markets",
};

export function anchorOf(at: string): string {
  const [kind = "", what = ""] = at.split(/:(.*)/s);
  return (ANCHORS[at] ?? ANCHORS[kind] ?? "").replaceAll("$", what.replace(".", " "));
}

/** The places on the map that an anchor names. */
export function placesOf(at: string, mine: () => string[]): string[] {
  const [kind, what = ""] = at.split(":");
  if (kind !== "map" && kind !== "country" && kind !== "track") return [];
  return what === "mine" ? mine() : [what];
}

/** Selectors of what a choice is made with, by its first word: of each word after it, or of the one at a place. */
const CHOICES: Record<string, { of: string; at?: number }> = {
  pick: { of: '.hand [data-card="$"], [data-target="$"]' },
  put: { of: '[data-box="$"], .hand [data-card="$"]' },
  armies: { of: '[data-armies="$"]' },
  lens: { of: '[data-lens="$"]' },
  move: { of: '[data-target="$"]', at: 0 },
  defend: { of: '[data-armies="$"]' },
  position: { of: '[data-place="$"]' },
  favor: { of: '[data-favor="$"]' },
  benefit: { of: '[data-option^="benefit $"]', at: 0 },
  vote: { of: '[data-side="$"]' },
  bid: { of: '.hand [data-card="$"]' },
  market: { of: '.hand [data-card="$"]' },
  remove: { of: '.decision .stack [data-card="$"]', at: 0 },
  exchange: { of: '.markets [data-card="$"], .hand [data-card="$"]' },
  collect: { of: '.markets [data-card="$"]', at: 1 },
  lobby: { of: 'button[data-country="$"]' },
  military_leader: { of: '.hand [data-card="military_leader"], button[data-country="$"]' },
  assassin: { of: '.hand [data-card="assassin"], .decision .stack [data-card="$"]' },
  unrest: { of: '.hand [data-card="unrest"], button[data-country="$"]' },
  increase_status: { of: '.hand [data-card="increase_status"], button[data-country="$"]' },
};
/** All that such choices are made with; targets of a march are narrowed by whoever shows them. */
export const CHOOSABLE = ".hand button[data-card], button[data-box], button[data-favor], button[data-place], button[data-side], button[data-option], .grid button[data-country], .chips button[data-country], .markets button[data-card], .decision .stack button[data-card]";
/** Cards that do nothing are all alike. */
const COINS = '.spares [data-card]:enabled:not([data-card="tower"])';
/** Where the answer is given once it is laid out. */
const BUTTONS = new Set(["button:attack", "button:lay", "button:seal", "button:pass"]);

/** What is lit: all that may be chosen, else what the step speaks of. */
export function litBy(choices: readonly string[], at: string): { at: string; all: boolean } {
  const found = BUTTONS.has(at) ? [] : choices.flatMap((choice) => {
    const [verb = "", ...words] = choice.split(" ");
    const way = CHOICES[verb];
    if (!way || /[*[]/.test(choice)) return [];
    const named = way.at === undefined ? words : words.slice(way.at, way.at + 1);
    return named.flatMap((word) => word.split("=").map((part) => (part === "money" ? COINS : way.of.replaceAll("$", part))));
  });
  return found.length ? { at: [...new Set(found)].join(", "), all: true } : { at: anchorOf(at), all: false };
}
