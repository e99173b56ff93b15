import type { Patch } from './scene.ts';

/** Of ASPRS LAS 1.4, table 17; those from 64 on are free for users to give a meaning to. */
export const lasClasses = {
  ground: 2,
  building: 6,
  ceiling: 64,
  column: 65,
  pipe: 66,
} as const;

/** What a point is of, as a scanner's software finds it out: by the form of the surface, and which way it faces. */
export function lasClassOf(patch: Patch, normalZ: number): number {
  if (patch.lasClass !== undefined) return patch.lasClass;
  if (patch.radius > 0) return lasClasses.pipe;
  if (patch.relief || normalZ > 0.7) return lasClasses.ground;
  return normalZ < -0.7 ? lasClasses.ceiling : lasClasses.building;
}
