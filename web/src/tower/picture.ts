// The picture of the tower: camera, renderer, and as much detail as the machine can draw.
import { BasicShadowMap, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from "three";
import { Cubes } from "./cubes";
import { Detail, DETAILS, LEAST } from "./detail";
import { framing, SIGHT } from "./framing";
import { buildSet, type Stage } from "./set";

function inSoftware(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  const named = context?.getExtension("WEBGL_debug_renderer_info");
  const name = named ? String(context!.getParameter(named.UNMASKED_RENDERER_WEBGL)) : "";
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

export class Picture {
  readonly canvas = document.createElement("canvas");
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera(SIGHT, 1, 100, 4000);
  private readonly stage: Stage = buildSet();
  readonly cubes = new Cubes(this.stage.scene);
  /** Where no graphics card draws, nothing is drawn that costs much. */
  readonly detail = new Detail(inSoftware() ? LEAST : 1);
  private size = { width: 0, height: 0 };

  constructor() {
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: this.detail.level < LEAST, alpha: false, powerPreference: "low-power" });
    this.camera.up.set(0, 0, 1);
    this.relight();
    this.apply();
  }

  /** Colours and light as the page has them. */
  relight(): void {
    const dark = document.documentElement.dataset["theme"] === "candlelight";
    this.stage.light(dark);
    this.renderer.setClearColor(dark ? 0x1a130c : 0xcbb990);
    this.cubes.repaint();
  }

  resize(width: number, height: number): void {
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / Math.max(1, height);
    const { at, towards } = framing(this.camera.aspect);
    this.camera.position.copy(at);
    this.camera.lookAt(towards);
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  draw(): void {
    this.renderer.render(this.stage.scene, this.camera);
  }

  /** A frame of something that moves; lowers the detail where frames take too long. */
  drawMoving(now: number): void {
    this.draw();
    if (this.detail.frame(now)) this.apply();
  }

  private apply(): void {
    const { pixels, shadow, soft } = DETAILS[this.detail.level]!;
    this.renderer.setPixelRatio(Math.min(pixels, devicePixelRatio * (pixels < 1 ? pixels : 1)));
    this.renderer.shadowMap.enabled = shadow > 0;
    this.renderer.shadowMap.type = soft ? PCFShadowMap : BasicShadowMap;
    const { sun } = this.stage;
    sun.castShadow = shadow > 0;
    if (shadow) sun.shadow.mapSize.set(shadow, shadow);
    sun.shadow.map?.dispose();
    sun.shadow.map = null;
    if (this.size.width) this.renderer.setSize(this.size.width, this.size.height, false);
  }

  /** How much the graphics card holds: for those who look whether it grows. */
  get held(): { geometries: number; textures: number } {
    return this.renderer.info.memory;
  }

  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
