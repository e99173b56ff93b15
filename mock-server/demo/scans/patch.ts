import { frameAround, normalize, type Vec } from '../../converter/clouds/vec.ts';
import type { Patch } from './scene.ts';

/** A spot on a patch. One object is reused for all samples because there are millions. */
export interface Spot {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

export const createSpot = (): Spot => ({ x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1 });

/**
 * Returns a function that fills `spot` for parameters 0 to 1 along both edges of the patch. Terrain
 * takes three height lookups per normal, so callers that need none can omit it.
 */
export function locator(patch: Patch, spot: Spot, normals = true): (s: number, t: number) => void {
  if (patch.radius > 0) return tubeLocator(patch, spot);
  if (patch.relief) return reliefLocator(patch, patch.relief, spot, normals);
  const { o, u, v, normal } = patch;
  return (s, t) => {
    spot.x = o[0] + u[0] * s + v[0] * t;
    spot.y = o[1] + u[1] * s + v[1] * t;
    spot.z = o[2] + u[2] * s + v[2] * t;
    spot.nx = normal[0];
    spot.ny = normal[1];
    spot.nz = normal[2];
  };
}

function tubeLocator({ o, u, radius }: Patch, spot: Spot) {
  const [a, b]: [Vec, Vec] = frameAround(normalize(u));
  return (s: number, t: number) => {
    const c = Math.cos(t * Math.PI * 2);
    const d = Math.sin(t * Math.PI * 2);
    spot.nx = a[0] * c + b[0] * d;
    spot.ny = a[1] * c + b[1] * d;
    spot.nz = a[2] * c + b[2] * d;
    spot.x = o[0] + u[0] * s + spot.nx * radius;
    spot.y = o[1] + u[1] * s + spot.ny * radius;
    spot.z = o[2] + u[2] * s + spot.nz * radius;
  };
}

function reliefLocator(
  { o, u, v }: Patch,
  relief: (x: number, y: number) => number,
  spot: Spot,
  normals: boolean,
) {
  const step = 0.15;
  return (s: number, t: number) => {
    spot.x = o[0] + u[0] * s + v[0] * t;
    spot.y = o[1] + u[1] * s + v[1] * t;
    const height = relief(spot.x, spot.y);
    spot.z = o[2] + height;
    if (!normals) return;
    const slopeX = (relief(spot.x + step, spot.y) - height) / step;
    const slopeY = (relief(spot.x, spot.y + step) - height) / step;
    const norm = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    spot.nx = -slopeX * norm;
    spot.ny = -slopeY * norm;
    spot.nz = norm;
  };
}
