// Where the camera stands so that tower, handful and tray are whole in any frame, and as large as they can be.
import { Matrix4, Vector3 } from "three";
import GEOMETRY from "./geometry.json";

const { cube, funnel, tray } = GEOMETRY;
/** From where one looks, from the middle of things; how wide the camera sees upwards, in degrees; and the share of the frame that is filled. */
const FROM = new Vector3(0.25, 0.82, 0.56).normalize();
export const SIGHT = 27;
const FILLED = 0.95;
/** A usual handful lies so high above the mouth of the funnel. */
const HANDFUL = 78;

const corners = (wide: number, front: number, back: number, z: number): Vector3[] => [-1, 1].flatMap((side) => [front, back].map((y) => new Vector3(side * wide, y, z)));

/** The outermost of what has to be seen. */
export const OUTERMOST: readonly Vector3[] = [
  ...corners(funnel.top_inside / 2, funnel.top_inside / 2, -funnel.top_inside / 2, funnel.top_z),
  ...corners(tray.width / 2 + 4, tray.y[1]! + 4, tray.y[0]!, -6),
  ...corners(tray.width / 2 + 4, tray.y[1]! + 4, tray.y[0]!, tray.rim_height),
  ...corners(20 + cube, 20 + cube, -20 - cube, funnel.mouth_z + HANDFUL + cube),
];

/** Where the camera stands, and what it looks at, in a frame so many times as wide as high. */
export function framing(aspect: number): { at: Vector3; towards: Vector3 } {
  const turned = new Matrix4().lookAt(FROM, new Vector3(), new Vector3(0, 0, 1));
  const back = turned.clone().transpose();
  const seen = OUTERMOST.map((point) => point.clone().applyMatrix4(back));
  const high = Math.tan((SIGHT * Math.PI) / 360) * FILLED;
  const wide = high * aspect;
  // Each side of the frame is a plane through the eye: the farthest point beyond it says how far back the eye has to be.
  const most = (reach: (point: Vector3) => number) => Math.max(...seen.map(reach));
  const [right, left] = [most(({ x, z }) => x + z * wide), most(({ x, z }) => -x + z * wide)];
  const [top, bottom] = [most(({ y, z }) => y + z * high), most(({ y, z }) => -y + z * high)];
  const far = Math.max((right + left) / (2 * wide), (top + bottom) / (2 * high));
  const at = new Vector3((right - left) / 2, (top - bottom) / 2, far).applyMatrix4(turned);
  return { at, towards: at.clone().sub(FROM) };
}
