// Pan and zoom as one CSS transform: wheel, drag, pinch, keys. While the hand moves nothing but that transform is written.
const MOST = 7;
const STEP = 1.35;
const REST = 180;
/** A sheet narrower than this, in pixels, shows the map from afar: its names could not be read. */
export const AFAR = 480;
/** What is animated may move without the browser layering the whole page anew, even if the animation stands still and changes nothing. */
export function lightly(node: HTMLElement): void {
  node.animate({ transform: ["translate(0)", "translate(0)"] }, { duration: 1, composite: "add" }).pause();
}

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export class PanZoom {
  /** Where the sheet has come to rest; what hangs on its place is drawn then, not while it moves. */
  rest = $state.raw({ x: 0, y: 0, scale: 1 });
  /** The sheet at scale 1, which fits into the window. */
  sheet = $state.raw({ width: 0, height: 0 });
  /** True once a press has become a drag, so that it is no click. */
  dragged = false;
  /** Told when it begins to move. */
  stirred: () => void = () => undefined;
  /** Told of every press, which may be for something else than moving. */
  pressed: (event: PointerEvent) => void = () => undefined;
  /** Told on what the pointer is, when it moves and the sheet does not. */
  upon: (what: Element | null) => void = () => undefined;
  private x = 0;
  private y = 0;
  private scale = 1;
  private width = 0;
  private height = 0;
  private moving = false;
  private frame = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private touches = new Map<number, Point>();
  private node: HTMLElement | null = null;
  private window: HTMLElement | null = null;
  private corner = { left: 0, top: 0 };
  private afar = false;
  private under: Element | null = null;
  /** Whether a hand has zoomed: else a new size of the window fits the sheet into it anew. */
  private byHand = false;

  /** The element that is moved; an action. */
  attach = (node: HTMLElement) => {
    this.node = node;
    lightly(node);
    this.write();
    return { destroy: () => cancelAnimationFrame(this.frame) };
  };

  /** The window through which it is seen; an action. A hand that moves wakes these listeners and no others. */
  watch = (window: HTMLElement) => {
    this.window = window;
    window.addEventListener("wheel", this.wheel, { passive: false });
    window.addEventListener("pointerdown", this.down);
    window.addEventListener("pointerup", this.up);
    window.addEventListener("pointercancel", this.up);
    window.addEventListener("pointerover", this.over);
    window.addEventListener("pointerleave", this.over);
  };

  measure(width: number, height: number, ratio: number): void {
    [this.width, this.height] = [width, height];
    if (!this.byHand) this.scale = 1;
    const fitting = Math.min(width, height * ratio);
    this.sheet = { width: fitting, height: fitting / ratio };
    this.keepInside();
    this.settle();
  }

  /** How many fingers are down, or one for a mouse that is pressed. */
  get fingers(): number {
    return this.touches.size;
  }

  /** How far to zoom in so that the sheet fills the window. */
  get filling(): number {
    return Math.max(this.width / (this.sheet.width || 1), this.height / (this.sheet.height || 1));
  }

  fit(): void {
    this.scale = 1;
    this.byHand = false;
    this.stir();
  }

  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.scale = scale;
    this.byHand = scale > 1;
    this.stir();
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.stir();
  }

  /** Brings a point, given in shares of the sheet, into the middle. */
  centre(shareX: number, shareY: number, scale: number): void {
    this.scale = Math.min(MOST, Math.max(1, scale));
    this.byHand = false;
    this.x = this.width / 2 - shareX * this.sheet.width * this.scale;
    this.y = this.height / 2 - shareY * this.sheet.height * this.scale;
    this.keepInside();
    this.settle();
  }

  private wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!this.moving) this.findCorner();
    this.zoomBy(Math.exp(-event.deltaY * 0.0016), event.clientX - this.corner.left, event.clientY - this.corner.top);
  };

  private down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault(); // no focus for what lies under the hand: that would light it up
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.touches.size === 1) this.dragged = false;
    this.findCorner();
    this.window!.addEventListener("pointermove", this.move);
    this.pressed(event);
  };

  private move = (event: PointerEvent): void => {
    const at = this.touches.get(event.pointerId);
    if (!at) return;
    const other = this.otherThan(at);
    const [dx, dy] = [event.clientX - at.x, event.clientY - at.y];
    if (!this.dragged && Math.hypot(dx, dy) < 6 && !other) return;
    if (!this.dragged) {
      this.dragged = true;
      this.window!.setPointerCapture(event.pointerId);
    }
    const spread = other ? Math.max(1, distance(at, other)) : 1;
    [at.x, at.y] = [event.clientX, event.clientY];
    if (other) this.zoomBy(distance(at, other) / spread, (at.x + other.x) / 2 - this.corner.left, (at.y + other.y) / 2 - this.corner.top);
    const share = other ? 0.5 : 1;
    this.panBy(dx * share, dy * share);
  };

  private otherThan(touch: Point): Point | null {
    for (const each of this.touches.values()) if (each !== touch) return each;
    return null;
  }

  /** Something else goes on with the press. */
  letGo(): void {
    this.touches.clear();
    this.dragged = true;
  }

  private up = (event: PointerEvent): void => {
    this.touches.delete(event.pointerId);
    if (!this.touches.size) this.window!.removeEventListener("pointermove", this.move);
  };

  private over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return; // a finger rests on nothing
    this.under = event.type === "pointerleave" ? null : (event.target as Element);
    if (!this.moving) this.upon(this.under);
  };

  key(event: KeyboardEvent): boolean {
    const far = 60;
    const actions: Record<string, () => void> = {
      "+": () => this.zoomBy(STEP),
      "-": () => this.zoomBy(1 / STEP),
      z: () => this.fit(),
    };
    const pans: Record<string, [number, number]> = { ArrowLeft: [far, 0], ArrowRight: [-far, 0], ArrowUp: [0, far], ArrowDown: [0, -far] };
    const pan = pans[event.key];
    if (pan && event.shiftKey) this.panBy(...pan);
    else if (actions[event.key]) actions[event.key]!();
    else return false;
    event.preventDefault();
    return true;
  }

  private keepInside(): void {
    this.x = within(this.x, this.width, this.sheet.width * this.scale);
    this.y = within(this.y, this.height, this.sheet.height * this.scale);
  }

  /** Reading the window's place makes the page lay itself out, so it is read once a gesture. */
  private findCorner(): void {
    const { left, top } = this.window!.getBoundingClientRect();
    this.corner = { left, top };
  }

  /** One transform a frame, however many events the hand sends. */
  private stir(): void {
    this.keepInside();
    if (!this.moving) {
      this.moving = true;
      this.frame = -1;
      setTimeout(() => {
        // What the first touch wakes has a task of its own, and the sheet moves with the frame after it.
        this.stirred();
        this.frame = requestAnimationFrame(() => this.write());
      });
    } else if (!this.frame) this.frame = requestAnimationFrame(() => this.write());
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), REST);
  }

  private write(): void {
    this.frame = 0;
    if (!this.node) return;
    this.node.style.transform = `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.scale})`;
    const afar = this.sheet.width * this.scale < AFAR;
    if (afar !== this.afar) this.node.classList.toggle("afar", (this.afar = afar));
  }

  private settle(): void {
    this.write();
    this.rest = { x: this.x, y: this.y, scale: this.scale };
    if (this.moving) this.window?.addEventListener("pointermove", this.again, { once: true });
    this.moving = false;
  }

  /** The pointer moves on after the sheet did. */
  private again = (): void => {
    if (!this.moving) this.upon(this.under);
  };
}

/** The place of a sheet in a window: in the middle if it fits, else without a gap at either edge. */
export function within(at: number, window: number, sheet: number): number {
  return sheet <= window ? (window - sheet) / 2 : Math.min(0, Math.max(window - sheet, at));
}
