// Notes in the margin: each beside its paragraph, and none upon another.
const GAP = 12;

/** Moves the notes of a sheet down as far as the ones before them reach. Where there is no margin, they are at home. */
export function margins(sheet: HTMLElement) {
  function lay() {
    let bottom = -Infinity;
    for (const note of sheet.querySelectorAll<HTMLElement>("[data-notes]")) {
      note.style.removeProperty("--down");
      if (getComputedStyle(note).position !== "absolute") continue;
      const { top, height } = note.getBoundingClientRect();
      const down = Math.max(0, bottom + GAP - top);
      if (down) note.style.setProperty("--down", `${down}px`);
      bottom = top + down + height;
    }
  }
  const sized = new ResizeObserver(lay);
  sized.observe(sheet);
  return { update: () => queueMicrotask(lay), destroy: () => sized.disconnect() };
}
