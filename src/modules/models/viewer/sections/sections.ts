import { type Box3, Plane, Vector3 } from 'three';

/** The axes of construction: z is up. */
export const axes = ['x', 'y', 'z'] as const;
export type Axis = (typeof axes)[number];

export interface Section {
  on: boolean;
  /** The position along the model, from 0 to 1. */
  at: number;
  /** Which side is cut away: the larger coordinates, or the smaller ones if flipped. */
  flipped: boolean;
}

export type Sections = Readonly<Record<Axis, Section>>;

const off: Section = { on: false, at: 0.5, flipped: false };
export const noSections: Sections = { x: off, y: off, z: off };

/** The axes of construction in three.js, where y is up and z points south. */
const directions: Record<Axis, Vector3> = {
  x: new Vector3(1, 0, 0),
  y: new Vector3(0, 0, -1),
  z: new Vector3(0, 1, 0),
};

/** Returns the smallest and largest coordinate of the model along an axis, in meters. */
export function extentAlong(box: Box3, axis: Axis): readonly [min: number, max: number] {
  const ends = [box.min, box.max].map((corner) => corner.dot(directions[axis]));
  return [Math.min(...ends), Math.max(...ends)];
}

/** The position of a cut in meters along its axis. */
export function cutAt(box: Box3, axis: Axis, { at: cut }: Section): number {
  const [min, max] = extentAlong(box, axis);
  return min + (max - min) * cut;
}

/** Returns the three.js planes of the active sections. What is behind them is cut away. */
export function planesOf(sections: Sections, box: Box3): Plane[] {
  return axes
    .filter((axis) => sections[axis].on)
    .map((axis) => {
      const side = sections[axis].flipped ? 1 : -1;
      const normal = directions[axis].clone().multiplyScalar(side);
      return new Plane(normal, -side * cutAt(box, axis, sections[axis]));
    });
}

type Corner = readonly [x: number, y: number, z: number];

/** Returns the edges of a section where it cuts the box of the model, in meters, z up. */
export function outlineOf(box: Box3, axis: Axis, section: Section): readonly Corner[] {
  const [[x0, x1], [y0, y1], [z0, z1]] = axes.map((each) => extentAlong(box, each)) as Extents;
  const cut = cutAt(box, axis, section);
  if (axis === 'x')
    return [
      [cut, y0, z0],
      [cut, y1, z0],
      [cut, y1, z1],
      [cut, y0, z1],
    ];
  if (axis === 'y')
    return [
      [x0, cut, z0],
      [x1, cut, z0],
      [x1, cut, z1],
      [x0, cut, z1],
    ];
  return [
    [x0, y0, cut],
    [x1, y0, cut],
    [x1, y1, cut],
    [x0, y1, cut],
  ];
}

type Extents = [readonly [number, number], readonly [number, number], readonly [number, number]];

/**
 * The possible places of a section's handle: two sides of a vertical one, the corners of a
 * horizontal one. Handles of different sections thus never overlap.
 */
export function handlesOf(box: Box3, axis: Axis, section: Section): readonly Corner[] {
  const outline = outlineOf(box, axis, section);
  if (axis === 'z') return outline;
  const middle = (a: Corner | undefined, b: Corner | undefined): Corner[] =>
    a && b ? [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]] : [];
  return [...middle(outline[0], outline[3]), ...middle(outline[1], outline[2])];
}

interface Place {
  x: number;
  y: number;
}

/**
 * Minimum length of the model on the screen in pixels. Below it, the axis points at the camera and
 * dragging has no effect.
 */
const FLAT = 24;

/**
 * The position along the axis, from 0 to 1, closest to a place in the picture.
 *
 * @param placeOf Projects a position to pixels.
 * @param share The current position.
 */
export function shareNear(placeOf: (share: number) => Place, share: number, target: Place): number {
  const step = 0.01;
  let nearest = share;
  // Iterate, because in perspective the size of a pixel varies.
  for (let i = 0; i < 4; i++) {
    const [here, next] = [placeOf(nearest), placeOf(nearest + step)];
    const [dx, dy] = [(next.x - here.x) / step, (next.y - here.y) / step];
    const length = dx * dx + dy * dy;
    if (length < FLAT * FLAT) return nearest;
    const move = ((target.x - here.x) * dx + (target.y - here.y) * dy) / length;
    nearest = Math.min(1, Math.max(0, nearest + move));
  }
  return nearest;
}
