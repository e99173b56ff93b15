import type { Patch } from './scene.ts';

/** Classes of ASPRS LAS 1.4, table 17. Those from 64 on are user-defined. */
export const lasClasses = {
  ground: 2,
  building: 6,
  ceiling: 64,
  column: 65,
  pipe: 66,
} as const;

/** Classifies a point like a scanner's software: by the shape and the direction of the surface. */
export function lasClassOf(patch: Patch, normalZ: number): number {
  if (patch.lasClass !== undefined) return patch.lasClass;
  if (patch.radius > 0) return lasClasses.pipe;
  if (patch.relief || normalZ > 0.7) return lasClasses.ground;
  return normalZ < -0.7 ? lasClasses.ceiling : lasClasses.building;
}
