// Pan and zoom as one CSS transform: wheel, drag, pinch, keys. The drawing itself stays still.
const MOST = 7;
const STEP = 1.35;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  moving = $state(false);
  /** The sheet at scale 1, which fits into the window. */
  sheet = $state({ width: 0, height: 0 });
  private width = 0;
  private height = 0;
  private settle: ReturnType<typeof setTimeout> | undefined;
  private touches = new Map<number, { x: number; y: number }>();
  /** True once a press has become a drag, so that it is no click. */
  dragged = false;

  get transform(): string {
    return `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.scale})`;
  }

  measure(width: number, height: number, ratio: number): void {
    [this.width, this.height] = [width, height];
    const fitting = Math.min(width, height * ratio);
    this.sheet = { width: fitting, height: fitting / ratio };
    this.keepInside();
  }

  /** How far to zoom in so that the sheet fills the window. */
  get filling(): number {
    return Math.max(this.width / (this.sheet.width || 1), this.height / (this.sheet.height || 1));
  }

  fit(): void {
    this.scale = 1;
    this.keepInside();
    this.stir();
  }

  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.scale = scale;
    this.keepInside();
    this.stir();
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keepInside();
    this.stir();
  }

  /** Brings a point, given in shares of the sheet, into the middle. */
  centre(shareX: number, shareY: number, scale: number): void {
    this.scale = Math.min(MOST, Math.max(1, scale));
    this.x = this.width / 2 - shareX * this.sheet.width * this.scale;
    this.y = this.height / 2 - shareY * this.sheet.height * this.scale;
    this.keepInside();
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.zoomBy(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
  };

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.touches.size === 1) this.dragged = false;
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
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const spread = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y);
      this.zoomBy(spread(now) / Math.max(1, spread(before)), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
    }
    const share = others.length ? 0.5 : 1;
    this.panBy((now.x - before.x) * share, (now.y - before.y) * share);
    this.touches.set(event.pointerId, now);
  };

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

  /** While it moves the layer is kept as a picture; when it rests it is drawn sharp again. */
  private stir(): void {
    this.moving = true;
    clearTimeout(this.settle);
    this.settle = setTimeout(() => (this.moving = false), 180);
  }
}

/** The place of a sheet in a window: in the middle if it fits, else without a gap at either edge. */
export function within(at: number, window: number, sheet: number): number {
  return sheet <= window ? (window - sheet) / 2 : Math.min(0, Math.max(window - sheet, at));
}
