// "Your turn": in the title, in the favicon, and as one soft drum tap.
import { CHARGES, colourOf } from "./seats";

/** `table` names the game and the table. */
export function showTitle(mine: boolean, text: string, table: string): void {
  document.title = [mine ? `● ${text}` : "", table, "Feldherr"].filter(Boolean).join(" – ");
}

export function showFavicon(seat: number | null, mine: boolean): void {
  const colour = seat === null ? "black" : colourOf(seat);
  const style = getComputedStyle(document.documentElement);
  const fill = style.getPropertyValue(`--seat-${colour}`).trim() || "#26221f";
  const on = style.getPropertyValue(`--on-${colour}`).trim() || "#fff";
  const dot = mine ? '<circle cx="25" cy="7" r="6.5" fill="#0e5a5a" stroke="#fff" stroke-width="2"/>' : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 2h24v14c0 8-6 12-12 15C10 28 4 24 4 16z" fill="${fill}" stroke="#fff8e6" stroke-width="1.500"/><path d="${CHARGES[colour]}" transform="translate(16 15) scale(1.6)" fill="${on}"/>${dot}</svg>`;
  let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) {
    link = document.createElement("link");
    link.rel = "icon";
    document.head.append(link);
  }
  link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function drumTap(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.setValueAtTime(150, now);
  tone.frequency.exponentialRampToValueAtTime(52, now + 0.16);
  volume.gain.setValueAtTime(0.5, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.32);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.34);
  tone.onended = () => void context.close();
}
