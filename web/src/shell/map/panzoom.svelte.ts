// Pan and zoom as one CSS transform: wheel, drag, pinch, keys. While the hand moves nothing but that transform is written.
const MOST = 7;
const STEP = 1.35;
const REST = 180;
/** A sheet narrower than this, in pixels, shows the map from afar: its names could not be read. */
export const AFAR = 500;

export class PanZoom {
  /** Where the sheet has come to rest; what hangs on its place is drawn then, not while it moves. */
  rest = $state.raw({ x: 0, y: 0, scale: 1 });
  /** The sheet at scale 1, which fits into the window. */
  sheet = $state.raw({ width: 0, height: 0 });
  /** True once a press has become a drag, so that it is no click. */
  dragged = false;
  /** Told when it begins to move. */
  stirred: () => void = () => undefined;
  private x = 0;
  private y = 0;
  private scale = 1;
  private width = 0;
  private height = 0;
  private moving = false;
  private frame = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private touches = new Map<number, { x: number; y: number }>();
  private node: HTMLElement | null = null;
  private corner = { left: 0, top: 0 };

  /** The element that is moved; an action. */
  attach = (node: HTMLElement) => {
    this.node = node;
    this.write();
    return { destroy: () => cancelAnimationFrame(this.frame) };
  };

  measure(width: number, height: number, ratio: number): void {
    [this.width, this.height] = [width, height];
    const fitting = Math.min(width, height * ratio);
    this.sheet = { width: fitting, height: fitting / ratio };
    this.keepInside();
    this.settle();
  }

  /** How far to zoom in so that the sheet fills the window. */
  get filling(): number {
    return Math.max(this.width / (this.sheet.width || 1), this.height / (this.sheet.height || 1));
  }

  fit(): void {
    this.scale = 1;
    this.stir();
  }

  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.scale = scale;
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
    this.x = this.width / 2 - shareX * this.sheet.width * this.scale;
    this.y = this.height / 2 - shareY * this.sheet.height * this.scale;
    this.keepInside();
    this.settle();
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!this.moving) this.findCorner(event.currentTarget as HTMLElement);
    this.zoomBy(Math.exp(-event.deltaY * 0.0016), event.clientX - this.corner.left, event.clientY - this.corner.top);
  };

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault(); // no focus for what lies under the hand: that would light it up
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.touches.size === 1) this.dragged = false;
    this.findCorner(event.currentTarget as HTMLElement);
  };

  move = (event: PointerEvent): void => {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.touches].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < 6 && !others.length) return;
    if (!this.dragged) {
      this.dragged = true;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }
    const other = others[0];
    if (other) {
      const spread = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y);
      this.zoomBy(spread(now) / Math.max(1, spread(before)), (now.x + other.x) / 2 - this.corner.left, (now.y + other.y) / 2 - this.corner.top);
    }
    const share = others.length ? 0.5 : 1;
    this.panBy((now.x - before.x) * share, (now.y - before.y) * share);
    this.touches.set(event.pointerId, now);
  };

  /** Something else goes on with the press. */
  letGo(): void {
    this.touches.clear();
    this.dragged = true;
  }

  up = (event: PointerEvent): void => {
    this.touches.delete(event.pointerId);
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
  private findCorner(window: HTMLElement): void {
    const { left, top } = window.getBoundingClientRect();
    this.corner = { left, top };
  }

  /** One transform a frame, however many events the hand sends. */
  private stir(): void {
    this.keepInside();
    if (!this.moving) {
      this.moving = true;
      this.stirred();
    }
    if (!this.frame) this.frame = requestAnimationFrame(() => this.write());
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), REST);
  }

  private write(): void {
    this.frame = 0;
    if (!this.node) return;
    this.node.style.transform = `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.scale})`;
    this.node.classList.toggle("afar", this.sheet.width * this.scale < AFAR);
  }

  private settle(): void {
    this.moving = false;
    this.write();
    this.rest = { x: this.x, y: this.y, scale: this.scale };
  }
}

/** The place of a sheet in a window: in the middle if it fits, else without a gap at either edge. */
export function within(at: number, window: number, sheet: number): number {
  return sheet <= window ? (window - sheet) / 2 : Math.min(0, Math.max(window - sheet, at));
}
