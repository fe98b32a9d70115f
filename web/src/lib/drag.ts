// Dragging with mouse or finger: the thing lifts, follows, and is dropped on an element marked data-drop.
export interface Drag {
  lift: () => void;
  over: (place: string | null) => void;
  drop: (place: string | null) => void;
  disabled?: boolean;
}

const THRESHOLD = 6;
const PRESS = 180;

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;

export function drag(node: HTMLElement, options: Drag) {
  let ghost: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let press: ReturnType<typeof setTimeout> | undefined;
  let pointer: number | null = null;

  function begin(x: number, y: number) {
    options.lift();
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText = `position:fixed;left:0;top:0;width:${box.width}px;height:${box.height}px;margin:0;z-index:90;pointer-events:none;box-shadow:var(--shadow-lift);`;
    document.body.append(ghost);
    follow(x, y);
  }

  function follow(x: number, y: number) {
    if (!ghost) return;
    ghost.style.transform = `translate(${x - ghost.offsetWidth / 2}px, ${y - ghost.offsetHeight / 2}px) rotate(1.2deg)`;
    options.over(placeAt(x, y));
  }

  function down(event: PointerEvent) {
    if (event.button !== 0 || options.disabled) return;
    start = { x: event.clientX, y: event.clientY };
    pointer = event.pointerId;
    if (event.pointerType !== "mouse")
      press = setTimeout(() => {
        node.setPointerCapture(event.pointerId);
        begin(start.x, start.y);
      }, PRESS);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pointer) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (ghost) return follow(event.clientX, event.clientY);
    if (event.pointerType === "mouse" && far > THRESHOLD) begin(event.clientX, event.clientY);
    else if (far > THRESHOLD) clearTimeout(press);
  }

  function up(event: PointerEvent) {
    if (ghost) {
      options.drop(placeAt(event.clientX, event.clientY));
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    }
    cancel();
  }

  const swallow = (event: Event) => event.stopPropagation();
  const still = (event: TouchEvent) => ghost && event.preventDefault();

  function cancel() {
    clearTimeout(press);
    ghost?.remove();
    ghost = null;
    pointer = null;
    options.over(null);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("touchmove", still, { passive: false });
  return {
    update(changed: Drag) {
      options = changed;
    },
    destroy() {
      cancel();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("touchmove", still);
    },
  };
}
