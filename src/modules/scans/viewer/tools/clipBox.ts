import type { Box } from '../cloud/viewState';
import type { Vector } from '../measure';

export type Axis = 0 | 1 | 2;

/** One of the six faces of a box. */
export interface Face {
  axis: Axis;
  end: 'min' | 'max';
  name: string;
}

export const faces: readonly Face[] = [
  { axis: 0, end: 'min', name: 'Left face of the clip box' },
  { axis: 0, end: 'max', name: 'Right face of the clip box' },
  { axis: 1, end: 'min', name: 'Front face of the clip box' },
  { axis: 1, end: 'max', name: 'Back face of the clip box' },
  { axis: 2, end: 'min', name: 'Lower face of the clip box' },
  { axis: 2, end: 'max', name: 'Upper face of the clip box' },
];

/** Minimum thickness of a box in meters. */
export const THINNEST = 0.02;

export function centerOf({ min, max }: Box, { axis, end }: Face): Vector {
  const center: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  return withValue(center, axis, (end === 'min' ? min : max)[axis]);
}

/** Returns the range of a face: within the bounds and not past the opposite face. */
export function rangeOf({ min, max }: Box, { axis, end }: Face, bounds: Box): [number, number] {
  return end === 'min'
    ? [bounds.min[axis], Math.max(max[axis] - THINNEST, bounds.min[axis])]
    : [Math.min(min[axis] + THINNEST, bounds.max[axis]), bounds.max[axis]];
}

/** Moves a face along its axis, clamped to its range. */
export function moveFace(box: Box, face: Face, to: number, bounds: Box): Box {
  const [least, most] = rangeOf(box, face, bounds);
  const value = Math.min(Math.max(to, least), most);
  return { ...box, [face.end]: withValue(box[face.end], face.axis, value) };
}

/** Returns the twelve edges of a box. */
export function edgesOf({ min, max }: Box): (readonly [Vector, Vector])[] {
  const corner = (bits: number): Vector => [
    (bits & 1 ? max : min)[0],
    (bits & 2 ? max : min)[1],
    (bits & 4 ? max : min)[2],
  ];
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
    [1, 2, 4]
      .filter((bit) => !(from & bit))
      .map((bit) => [corner(from), corner(from | bit)] as const),
  );
}

export function withValue([x, y, z]: Vector, axis: Axis, value: number): Vector {
  return [axis === 0 ? value : x, axis === 1 ? value : y, axis === 2 ? value : z];
}

interface Place {
  x: number;
  y: number;
}

/**
 * How many meters a handle moves along its axis to get as close to the pointer as possible.
 *
 * @param at Screen position of the handle.
 * @param meter Screen position one meter further along the axis.
 * @returns Null if the axis points at the camera, so that the pointer gives no distance.
 */
export function alongAxis(start: Place, meter: Place, pointer: Place): number | null {
  const [dx, dy] = [meter.x - start.x, meter.y - start.y];
  const square = dx * dx + dy * dy;
  if (square < LEAST_PIXELS ** 2) return null;
  return ((pointer.x - start.x) * dx + (pointer.y - start.y) * dy) / square;
}

/** Minimum screen length of a meter in CSS pixels for dragging. */
const LEAST_PIXELS = 1.5;
