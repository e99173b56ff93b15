import { type Box3, Plane, Vector3 } from 'three';

/** Axes as in construction: z is up. */
export const axes = ['x', 'y', 'z'] as const;
export type Axis = (typeof axes)[number];

export interface Section {
  on: boolean;
  /** Where along the model, from 0 to 1. */
  at: number;
  /** Which side is cut away: that with the larger coordinates, or the other one. */
  flipped: boolean;
}

export type Sections = Readonly<Record<Axis, Section>>;

const off: Section = { on: false, at: 0.5, flipped: false };
export const noSections: Sections = { x: off, y: off, z: off };

/** The directions of construction in those of three.js, where y is up and z points south. */
const directions: Record<Axis, Vector3> = {
  x: new Vector3(1, 0, 0),
  y: new Vector3(0, 0, -1),
  z: new Vector3(0, 1, 0),
};

/** Smallest and largest coordinate of the model along an axis, in metres. */
export function extentAlong(box: Box3, axis: Axis): readonly [min: number, max: number] {
  const ends = [box.min, box.max].map((corner) => corner.dot(directions[axis]));
  return [Math.min(...ends), Math.max(...ends)];
}

/** Where a section cuts, in metres along its axis. */
export function cutAt(box: Box3, axis: Axis, { at }: Section): number {
  const [min, max] = extentAlong(box, axis);
  return min + (max - min) * at;
}

/** The planes of three.js for the sections that are on; what lies on their back is cut away. */
export function planesOf(sections: Sections, box: Box3): Plane[] {
  return axes
    .filter((axis) => sections[axis].on)
    .map((axis) => {
      const side = sections[axis].flipped ? 1 : -1;
      const normal = directions[axis].clone().multiplyScalar(side);
      return new Plane(normal, -side * cutAt(box, axis, sections[axis]));
    });
}
