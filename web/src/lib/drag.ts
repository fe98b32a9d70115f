// Dragging with mouse or finger: the thing lifts, follows, and is dropped on an element marked data-drop.
export interface Drag {
  lift: () => void;
  over: (place: string | null) => void;
  drop: (place: string | null) => void;
  disabled?: boolean;
}

export interface Press extends Omit<Drag, "disabled"> {
  /** What follows the pointer. */
  ghost: () => HTMLElement;
  /** A mouse lifts by moving away; otherwise, as with a finger, by resting for a moment. */
  byMoving: boolean;
}

const THRESHOLD = 6;
const REST = 180;

let dragging = false;

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;

/** Watches a press until it is let go, and drags if it becomes a drag. Returns how to call it off. */
export function press({ pointerId, pointerType, clientX, clientY }: PointerEvent, { ghost, byMoving, lift, over, drop }: Press): () => void {
  const moving = byMoving && pointerType === "mouse";
  let shape: HTMLElement | null = null;
  let last = { x: clientX, y: clientY };
  const resting = moving ? undefined : setTimeout(() => begin(), REST);

  function begin() {
    dragging = true;
    lift();
    shape = ghost();
    shape.setAttribute("aria-hidden", "true");
    shape.style.cssText += ";position:fixed;left:0;top:0;margin:0;z-index:90;pointer-events:none;box-shadow:var(--shadow-lift)";
    document.body.append(shape);
    follow();
  }

  function follow() {
    shape!.style.transform = `translate(${last.x - shape!.offsetWidth / 2}px, ${last.y - shape!.offsetHeight / 2}px) rotate(1.2deg)`;
    over(placeAt(last.x, last.y));
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    last = { x: event.clientX, y: event.clientY };
    if (shape) return follow();
    if (Math.hypot(last.x - clientX, last.y - clientY) <= THRESHOLD) return;
    if (moving) begin();
    else end();
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    if (shape) {
      drop(placeAt(event.clientX, event.clientY));
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    }
    end();
  }

  function end() {
    clearTimeout(resting);
    if (shape) over(null);
    shape?.remove();
    shape = null;
    dragging = false;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  return end;
}

const swallow = (event: Event) => event.stopPropagation();
/** A page does not scroll under a finger that drags. */
const still = (event: TouchEvent) => dragging && event.preventDefault();

/** An element that can be dragged. */
export function drag(node: HTMLElement, options: Drag) {
  let callOff = () => {};

  function ghost(): HTMLElement {
    const box = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    copy.style.cssText += `;width:${box.width}px;height:${box.height}px`;
    return copy;
  }

  function down(event: PointerEvent) {
    if (event.button !== 0 || options.disabled) return;
    callOff = press(event, { ghost, byMoving: true, lift: () => options.lift(), over: (place) => options.over(place), drop: (place) => options.drop(place) });
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("touchmove", still, { passive: false });
  return {
    update(changed: Drag) {
      options = changed;
    },
    destroy() {
      callOff();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("touchmove", still);
    },
  };
}
