export type Vec = readonly [x: number, y: number, z: number];

/** Red, green and blue from 0 to 1, before lighting. */
export const materials = {
  concrete: [0.62, 0.61, 0.59],
  floor: [0.55, 0.54, 0.52],
  slab: [0.58, 0.58, 0.58],
  brick: [0.6, 0.37, 0.29],
  paint: [0.9, 0.89, 0.85],
  board: [0.78, 0.76, 0.68],
  steel: [0.66, 0.69, 0.72],
  frame: [0.22, 0.24, 0.27],
  duct: [0.72, 0.75, 0.78],
  door: [0.5, 0.36, 0.24],
  timber: [0.68, 0.53, 0.35],
  orange: [0.93, 0.45, 0.1],
  lamp: [1, 0.98, 0.92],
  pipeRed: [0.78, 0.16, 0.13],
  pipeBlue: [0.15, 0.36, 0.72],
  pipeGreen: [0.2, 0.55, 0.33],
} as const satisfies Record<string, Vec>;

export type MaterialName = keyof typeof materials;

/** Axis-aligned, in meters. */
export interface Box {
  min: Vec;
  max: Vec;
  material: MaterialName;
}

export const box = (min: Vec, max: Vec, material: MaterialName): Box => ({ min, max, material });
