import type { Vector } from './measure';
import type { Box } from './viewState';

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

/** Metres that a box is thick, at least. */
export const THINNEST = 0.02;

export function centreOf({ min, max }: Box, { axis, end }: Face): Vector {
  const centre: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  return withValue(centre, axis, (end === 'min' ? min : max)[axis]);
}

/** How far a face can go: not out of the bounds, and not through the face opposite. */
export function rangeOf({ min, max }: Box, { axis, end }: Face, bounds: Box): [number, number] {
  return end === 'min'
    ? [bounds.min[axis], Math.max(max[axis] - THINNEST, bounds.min[axis])]
    : [Math.min(min[axis] + THINNEST, bounds.max[axis]), bounds.max[axis]];
}

/** The box with a face at another place of its axis, as far as it can go there. */
export function moveFace(box: Box, face: Face, to: number, bounds: Box): Box {
  const [least, most] = rangeOf(box, face, bounds);
  const value = Math.min(Math.max(to, least), most);
  return { ...box, [face.end]: withValue(box[face.end], face.axis, value) };
}

/** The twelve edges. */
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
 * How many metres a handle is to go along its axis, to come as near to the pointer as it can.
 *
 * @param at where it is on the screen
 * @param metre where it would be a metre further along its axis
 * @returns null where one looks along the axis, so that the pointer says nothing
 */
export function alongAxis(at: Place, metre: Place, pointer: Place): number | null {
  const [dx, dy] = [metre.x - at.x, metre.y - at.y];
  const square = dx * dx + dy * dy;
  if (square < LEAST_PIXELS ** 2) return null;
  return ((pointer.x - at.x) * dx + (pointer.y - at.y) * dy) / square;
}

/** CSS pixels that a metre has to be long to be dragged. */
const LEAST_PIXELS = 1.5;
