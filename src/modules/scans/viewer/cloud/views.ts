import type { Vector } from '../measure';
import type { Box, CameraState } from './viewState';

export type ViewName = 'home' | 'top' | 'front' | 'side' | 'inside';

/**
 * Directions to the camera. The top view is slightly tilted, because straight down has no up
 * direction.
 */
const directions: Readonly<Record<Exclude<ViewName, 'inside'>, Vector>> = {
  home: [-0.5, -0.72, 0.62],
  top: [0, -0.0001, 1],
  front: [0, -1, 0],
  side: [1, 0, 0],
};
const EYE_HEIGHT = 1.6;
/** Margin around the box, as a factor. */
const MARGIN = 1.06;

/**
 * Returns the camera that shows a whole box from a side.
 *
 * @param fov Vertical field of view in degrees.
 * @param aspect Width divided by height.
 */
export function viewOf(name: ViewName, box: Box, fov: number, aspect: number): CameraState {
  const center = middle(box);
  if (name === 'inside') {
    const eye: Vector = [center[0], center[1], Math.min(box.min[2] + EYE_HEIGHT, center[2])];
    const ahead = Math.max((box.max[0] - box.min[0]) / 4, 0.5);
    return { position: eye, target: [eye[0] + ahead, eye[1], eye[2]] };
  }
  const direction = unit(directions[name]);
  const right = unit(cross([0, 0, 1], direction));
  const up = cross(direction, right);
  const tall = Math.tan((fov * Math.PI) / 360);
  const wide = tall * aspect;
  let distance = 0;
  for (const corner of cornersOf(box)) {
    const from = minus(corner, center);
    const needed = Math.max(Math.abs(dot(from, right)) / wide, Math.abs(dot(from, up)) / tall);
    distance = Math.max(distance, dot(from, direction) + needed * MARGIN);
  }
  const along = (axis: 0 | 1 | 2) => center[axis] + direction[axis] * Math.max(distance, 0.5);
  return { position: [along(0), along(1), along(2)], target: center };
}

const middle = ({ min, max }: Box): Vector => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

const cornersOf = ({ min, max }: Box): Vector[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vector => [x, y, z])),
  );

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
