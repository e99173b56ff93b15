import { createHash } from 'node:crypto';

export type Triple = readonly [x: number, y: number, z: number];

export type ElementType =
  | 'IFCSLAB'
  | 'IFCWALL'
  | 'IFCCOLUMN'
  | 'IFCBEAM'
  | 'IFCWINDOW'
  | 'IFCDOOR'
  | 'IFCPIPESEGMENT'
  | 'IFCDUCTSEGMENT';

export type Value = boolean | number | string;

/** An opening in a wall, measured from the corner of the wall. Meters. */
export interface Opening {
  along: number;
  sill: number;
  width: number;
  height: number;
}

/** A part of a building: a box with edges along the axes, or a round rod. Meters, z up. */
export interface BuildingElement {
  /** IFC GlobalId, the same in every file made from the building. */
  guid: string;
  type: ElementType;
  name: string;
  storey: string;
  /** The corner with the smallest coordinates. */
  at: Triple;
  size: Triple;
  /** A rod along an axis that fills its box. */
  round?: 'x' | 'y';
  openings?: readonly Opening[];
  color: Color;
  /** Name and values of the property set. */
  properties: readonly [set: string, values: Readonly<Record<string, Value>>];
}

export interface Building {
  name: string;
  storeys: readonly { name: string; elevation: number }[];
  elements: readonly BuildingElement[];
}

/** Red, green, blue and transparency, 0 to 1, in sRGB. */
export const colors = {
  concrete: [0.66, 0.65, 0.62, 0],
  brick: [0.69, 0.38, 0.29, 0],
  plaster: [0.87, 0.85, 0.8, 0],
  steel: [0.38, 0.42, 0.47, 0],
  glass: [0.52, 0.72, 0.86, 0.55],
  timber: [0.55, 0.37, 0.2, 0],
  water: [0.16, 0.42, 0.78, 0],
  air: [0.62, 0.68, 0.72, 0],
} as const;
export type Color = keyof typeof colors;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/**
 * Derives an IFC GlobalId (128 bits in 22 characters) from a text; the same text gives the same id.
 */
export function guidOf(text: string): string {
  let bits = BigInt(`0x${createHash('md5').update(text).digest('hex')}`);
  let guid = '';
  for (let i = 0; i < 22; i++) {
    guid = ALPHABET.charAt(Number(bits & 63n)) + guid;
    bits >>= 6n;
  }
  return guid;
}

/** Returns the building with some of its elements, as drawn by another trade. */
export const partOf = (building: Building, types: readonly ElementType[]): Building => ({
  ...building,
  elements: building.elements.filter(({ type }) => types.includes(type)),
});
