// What stands on the table: tube of printed card, clear funnel with its ribs, ramp, tray, linen.
import { AmbientLight, BoxGeometry, DirectionalLight, DoubleSide, EdgesGeometry, Group, HemisphereLight, LineBasicMaterial, LineSegments, Mesh, MeshLambertMaterial, MeshStandardMaterial, PlaneGeometry, Quaternion, RepeatWrapping, Scene, type Texture, Vector3 } from "three";
import GEOMETRY from "./geometry.json";
import { linen, masonry, planks } from "./prints";

const { funnel, tube, tray } = GEOMETRY;
const THIN = 2;

const card = (map: Texture | null, colour = 0xffffff) => new MeshLambertMaterial({ map, color: colour });

function box(size: [number, number, number], at: [number, number, number], material: MeshLambertMaterial | MeshStandardMaterial): Mesh {
  const mesh = new Mesh(new BoxGeometry(...size), material);
  mesh.position.set(...at);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A wall with its print outside and plain card within; the print is as high as the tube, whatever is cut out below. */
function wall(width: number, from: number, print: Texture): Mesh {
  const height = tube.height - from;
  const mesh = new Mesh(new BoxGeometry(width, THIN, height), [card(null, 0x8d7247), card(null, 0x8d7247), card(print), card(null, 0x4a371f), card(null, 0x8d7247), card(null, 0x8d7247)]);
  // On the side that looks to the front, the picture stands upright.
  const { uv, normal, position } = mesh.geometry.attributes;
  for (let i = 0; i < uv!.count; i++) {
    if (normal!.getY(i) > 0.5) uv!.setXY(i, 0.5 - position!.getX(i) / width, (position!.getZ(i) + height / 2 + from) / tube.height);
  }
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

function walls(): Group {
  const group = new Group();
  const half = tube.inside / 2 + THIN / 2;
  const width = tube.inside + 2 * THIN;
  const sides = [
    { turn: 0, from: tube.exit, print: masonry(true) },
    { turn: Math.PI / 2, from: 0, print: masonry(false) },
    { turn: Math.PI, from: 0, print: masonry(false) },
    { turn: -Math.PI / 2, from: 0, print: masonry(false) },
  ];
  for (const { turn, from, print } of sides) {
    const mesh = wall(width, from, print);
    mesh.rotation.z = turn;
    mesh.position.set(-Math.sin(turn) * half, Math.cos(turn) * half, (tube.height + from) / 2);
    group.add(mesh);
  }
  group.add(...battlements(half));
  // Dark within, so that nobody looks through.
  group.add(box([tube.inside, tube.inside, 1], [0, 0, GEOMETRY.floors.lower], card(null, 0x241809)));
  return group;
}

function battlements(half: number): Mesh[] {
  const stone = card(null, 0xb79b6b);
  const teeth = [-2, -1, 0, 1, 2].map((i) => i * 21);
  return [0, 1, 2, 3].flatMap((side) => teeth.map((along) => {
    const [x, y] = ([[along, half], [half, along], [along, -half], [-half, along]] as const)[side]!;
    return box(side % 2 ? [4, 12, 9] : [12, 4, 9], [x, y, tube.height + 2], stone);
  }));
}

function clearFunnel(): Group {
  const group = new Group();
  const plastic = new MeshStandardMaterial({ color: 0xeaf4f2, transparent: true, opacity: 0.2, roughness: 0.15, metalness: 0, side: DoubleSide, depthWrite: false });
  const edge = new LineBasicMaterial({ color: 0xffffff, transparent: true, opacity: 0.55 });
  const slant = Math.hypot((funnel.top_inside - funnel.mouth_inside) / 2, funnel.top_z - funnel.mouth_z);
  const corners = (inside: number, z: number) => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => new Vector3((x! * inside) / 2, (y! * inside) / 2, z));
  const [low, high] = [corners(funnel.mouth_inside, funnel.mouth_z), corners(funnel.top_inside, funnel.top_z)];
  for (let side = 0; side < 4; side++) {
    const geometry = new PlaneGeometry(1, slant);
    const [a, b] = [side, (side + 1) % 4];
    geometry.attributes["position"]!.array.set([high[a]!, high[b]!, low[a]!, low[b]!].flatMap((v) => v.toArray()));
    geometry.attributes["position"]!.needsUpdate = true;
    geometry.computeVertexNormals();
    group.add(new Mesh(geometry, plastic), new LineSegments(new EdgesGeometry(geometry), edge));
  }
  for (const { name, at, half } of GEOMETRY.parts.filter(({ name }) => name.startsWith("rib"))) {
    const rib = new Mesh(new BoxGeometry(half[0]! * 2, half[1]! * 2, half[2]! * 2), plastic);
    rib.name = name;
    rib.position.set(at[0]!, at[1]!, at[2]!);
    group.add(rib, outline(rib, edge));
  }
  const collar = new Mesh(new PlaneGeometry(tube.inside + 2 * THIN, tube.inside + 2 * THIN), card(null, 0x8d7247));
  collar.position.z = funnel.mouth_z - 1;
  collar.receiveShadow = true;
  group.add(ring(collar));
  return group;
}

/** The plate around the funnel's mouth: a frame, open in the middle. */
function ring(plate: Mesh): Group {
  const [outer, inner] = [tube.inside / 2 + THIN, funnel.mouth_inside / 2];
  const wide = outer - inner;
  const group = new Group();
  for (const side of [-1, 1]) {
    group.add(box([outer * 2, wide, 1], [0, side * (inner + wide / 2), plate.position.z], plate.material as MeshLambertMaterial));
    group.add(box([wide, inner * 2, 1], [side * (inner + wide / 2), 0, plate.position.z], plate.material as MeshLambertMaterial));
  }
  return group;
}

function outline(mesh: Mesh, material: LineBasicMaterial): LineSegments {
  const lines = new LineSegments(new EdgesGeometry(mesh.geometry), material);
  lines.position.copy(mesh.position);
  return lines;
}

/** The front rim is drawn low, so that cubes behind it are seen; an invisible guard stands above all rims. */
const LOW_RIM = 4;

function rampAndTray(): Group {
  const group = new Group();
  const wood = card(planks());
  const rim = card(null, 0x5d3f20);
  for (const { name, at, half, turn } of GEOMETRY.parts.filter(({ material }) => material === "ramp")) {
    const size = half.map((each) => each * 2) as [number, number, number];
    const place = [...at] as [number, number, number];
    if (name === "tray front") {
      const from = place[2] - half[2]!;
      [size[2], place[2]] = [LOW_RIM - from, (LOW_RIM + from) / 2];
    }
    const mesh = box(size, place, name === "tray floor" ? wood : name === "ramp" ? card(null, 0xc4a873) : rim);
    mesh.quaternion.copy(new Quaternion(...(turn as [number, number, number, number])));
    group.add(mesh);
  }
  const back = (tray.width - tube.inside) / 2;
  for (const side of [-1, 1]) group.add(box([back, 3, tray.rim_height], [side * (tube.inside / 2 + back / 2), tray.y[0]! - 1, tray.rim_height / 2], rim));
  return group;
}

export interface Stage {
  scene: Scene;
  sun: DirectionalLight;
  /** The light of the theme, and its linen. */
  light: (dark: boolean) => void;
}

export function buildSet(): Stage {
  const scene = new Scene();
  const cloth = new Mesh(new PlaneGeometry(3200, 3200), card(null));
  cloth.position.z = -6;
  cloth.receiveShadow = true;
  const sun = new DirectionalLight(0xfff0d4, 2.6);
  sun.position.set(220, 260, 480);
  sun.target.position.set(0, 50, 60);
  sun.castShadow = true;
  Object.assign(sun.shadow.camera, { left: -230, right: 230, top: 260, bottom: -230, near: 100, far: 1000 });
  sun.shadow.bias = -0.0012;
  sun.shadow.radius = 5;
  const sky = new HemisphereLight(0xfff7e6, 0x8a6a3a, 1.5);
  scene.add(cloth, walls(), clearFunnel(), rampAndTray(), sun, sun.target, sky, new AmbientLight(0xffffff, 0.25));
  const light = (dark: boolean) => {
    const texture = linen(dark);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.repeat.set(48, 48);
    const material = cloth.material as MeshLambertMaterial;
    material.map?.dispose();
    material.map = texture;
    material.needsUpdate = true;
    sun.intensity = dark ? 2.1 : 2.6;
    sun.color.set(dark ? 0xffc987 : 0xfff0d4);
    sky.intensity = dark ? 0.75 : 1.5;
  };
  return { scene, sun, light };
}
