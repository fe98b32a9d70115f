// Wooden cubes: one instanced mesh a colour, filled anew for every frame.
import { DynamicDrawUsage, type Group, InstancedMesh, Matrix4, MeshLambertMaterial, Quaternion, type Scene, Vector3 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { type Colour, COLOURS } from "../lib/seats";
import GEOMETRY from "./geometry.json";
import { POSE } from "./poses";
import { cubeFace } from "./prints";

const MOST = 110;

export class Cubes {
  private readonly meshes: Record<Colour, InstancedMesh<RoundedBoxGeometry, MeshLambertMaterial>>;
  private readonly place = new Vector3();
  private readonly turn = new Quaternion();
  private readonly one = new Vector3(1, 1, 1);
  private readonly matrix = new Matrix4();

  constructor(scene: Scene | Group) {
    const shape = new RoundedBoxGeometry(GEOMETRY.cube, GEOMETRY.cube, GEOMETRY.cube, 1, 0.7);
    const mesh = (colour: Colour) => {
      const cubes = new InstancedMesh(shape, new MeshLambertMaterial({ map: cubeFace(colour) }), MOST);
      cubes.instanceMatrix.setUsage(DynamicDrawUsage);
      cubes.castShadow = cubes.receiveShadow = true;
      cubes.frustumCulled = false;
      cubes.count = 0;
      scene.add(cubes);
      return cubes;
    };
    this.meshes = Object.fromEntries(COLOURS.map((colour) => [colour, mesh(colour)])) as typeof this.meshes;
  }

  /** The colours of another theme. */
  repaint(): void {
    for (const colour of COLOURS) {
      const { material } = this.meshes[colour];
      material.map?.dispose();
      material.map = cubeFace(colour);
      material.needsUpdate = true;
    }
  }

  clear(): void {
    for (const colour of COLOURS) this.meshes[colour].count = 0;
  }

  /** One more cube in this frame, as a pose says from an index on. */
  add(colour: Colour, poses: ArrayLike<number>, at: number): void {
    const mesh = this.meshes[colour];
    if (mesh.count >= MOST) return;
    this.place.set(poses[at]!, poses[at + 1]!, poses[at + 2]!);
    this.turn.set(poses[at + 3]!, poses[at + 4]!, poses[at + 5]!, poses[at + 6]!);
    mesh.setMatrixAt(mesh.count, this.matrix.compose(this.place, this.turn, this.one));
    mesh.count += 1;
    mesh.instanceMatrix.needsUpdate = true;
  }

  /** All cubes of so many poses. */
  all(colours: readonly Colour[], poses: ArrayLike<number>): void {
    colours.forEach((colour, i) => this.add(colour, poses, i * POSE));
  }
}
