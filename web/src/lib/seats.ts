// A seat is a colour, a hatching (after Petra Sancta, 1638) and a charge.
export type Colour = "red" | "blue" | "black" | "yellow" | "purple" | "peasants";

export const COLOURS: readonly Colour[] = ["red", "blue", "black", "yellow", "purple", "peasants"];

export const colourOf = (seat: number | string): Colour =>
  seat === "peasants" ? "peasants" : (COLOURS[Number(seat)] ?? "peasants");

/** Drawn in a box from -6 to 6. */
export const CHARGES: Record<Colour, string> = {
  red: "M-5 4 0-4 5 4H2.200L0 .600-2.200 4z",
  blue: "M-1.500-5h3v3.500H5v3H1.500V5h-3V1.500H-5v-3h3.500z",
  black: "M0-5.500 4.600 0 0 5.500-4.600 0z",
  yellow: "M-4.200 0A4.200 4.200 0 1 1 4.200 0 4.200 4.200 0 1 1-4.200 0z",
  purple: "M3.600-4.300A5 5 0 1 0 4.800 2.300 4 4 0 1 1 3.600-4.300z",
  peasants:
    "M-.8 5.500V1.300C-3 .9-4.300-.8-4.300-3v-2.500h1.600V-3c0 1.200.7 2.100 1.900 2.500v-5H.8v5C2-.9 2.700-1.800 2.700-3v-2.500h1.600V-3c0 2.200-1.300 3.900-3.500 4.300v4.200z",
};

const LINES: Record<Colour, { size: number; body: string }> = {
  red: { size: 5, body: '<path d="M2.500 0v5"/>' },
  blue: { size: 5, body: '<path d="M0 2.500h5"/>' },
  black: { size: 5, body: '<path d="M2.500 0v5M0 2.500h5"/>' },
  yellow: { size: 6, body: '<circle cx="1.500" cy="1.500" r="1.050"/><circle cx="4.500" cy="4.500" r="1.050"/>' },
  purple: { size: 6, body: '<path d="M-1 1 1-1M0 6 6 0M5 7 7 5"/>' },
  peasants: { size: 6, body: '<path d="M-1 5l2 2M0 0l6 6M5-1l2 2"/>' },
};

function pattern(colour: Colour, id: string, ink: string, scale: number, width: number, opacity: number): string {
  const { size, body } = LINES[colour];
  const style = colour === "yellow" ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${width}"`;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><g ${style} opacity="${opacity}">${body}</g></pattern>`;
}

/** `hatch-<colour>` for counties, `weave-<colour>` for things filled with the seat's colour. */
export const seatPatterns = (): string =>
  COLOURS.map((colour) => {
    const light = colour === "yellow" ? "#2a1d12" : "#fff";
    return (
      pattern(colour, `hatch-${colour}`, `var(--seat-${colour})`, 1.6, colour === "yellow" ? 1 : 0.9, 1) +
      pattern(colour, `weave-${colour}`, light, 0.8, 0.8, 0.34)
    );
  }).join("");
