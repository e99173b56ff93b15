import type { Camera } from './camera.ts';
import type { Cloud } from './cloud.ts';
import { estimateSurfels } from './surfels.ts';
import { clamp } from './vec.ts';

/** Sine of the smallest angle at which a disc is drawn. */
const FLATTEST = 0.16;

/** Disc radius as a share of the point spacing; holes are closed afterwards. */
const OVERLAP = 0.8;

/** Numbers per disc in the list. */
export const DISC = 10;

/**
 * Visible points as discs on the screen, DISC numbers each: point index, x, y, depth, radius in
 * meters, three factors of the ellipse and two of the depth slope.
 */
export interface DiscList {
  count: number;
  data: Float32Array;
  /** Half extents in pixels, two per disc. */
  extents: Float32Array;
}

export function projectDiscs(
  cloud: Cloud,
  camera: Camera,
  width: number,
  height: number,
): DiscList {
  const data = new Float32Array(cloud.count * DISC);
  const extents = new Float32Array(cloud.count * 2);
  const { eye, forward: f, right: r, up: u } = camera;
  const { gap, normal } = estimateSurfels(cloud);
  const focal = (camera.focal * width) / 2;
  const largest = width / 140;
  let count = 0;
  for (let i = 0; i < cloud.count; i++) {
    const x = (cloud.xyz[i * 3] as number) - eye[0];
    const y = (cloud.xyz[i * 3 + 1] as number) - eye[1];
    const z = (cloud.xyz[i * 3 + 2] as number) - eye[2];
    const far = x * f[0] + y * f[1] + z * f[2];
    if (!(far > 1e-3)) continue;
    const rayX = (x * r[0] + y * r[1] + z * r[2]) / far;
    const rayY = (x * u[0] + y * u[1] + z * u[2]) / far;
    const px = width / 2 + rayX * focal;
    const py = height / 2 - rayY * focal;
    if (px < -40 || py < -40 || px > width + 40 || py > height + 40) continue;
    const nx = normal[i * 3] as number;
    const ny = normal[i * 3 + 1] as number;
    const nz = normal[i * 3 + 2] as number;
    const flat = nx !== 0 || ny !== 0 || nz !== 0;
    let a = nx * r[0] + ny * r[1] + nz * r[2];
    let b = nx * u[0] + ny * u[1] + nz * u[2];
    let c = nx * f[0] + ny * f[1] + nz * f[2];
    const across = (a * rayX + b * rayY + c) / Math.sqrt(rayX * rayX + rayY * rayY + 1);
    // Wide discs are fine on a floor seen at a flat angle, where they look narrow.
    const limit = flat ? largest / Math.max(Math.abs(across), 0.35) : largest * 0.6;
    const scale = focal / far;
    const radius = clamp((gap[i] as number) * OVERLAP * scale, 1.15, limit) / scale;
    // Seen edge-on a disc would vanish, so it is tilted slightly toward the viewer.
    const tilt = Math.max(0, FLATTEST - Math.abs(across)) * (across < 0 ? -1 : 1);
    a += tilt * rayX;
    b += tilt * rayY;
    c = flat ? c + tilt : 1;

    // Depth is linear over the disc. Its outline is an ellipse.
    const facing = (a * rayX + b * rayY + c) * scale;
    const slopeX = -a / facing;
    const slopeY = b / facing;
    const k = 1 / scale;
    const xx = k + rayX * slopeX;
    const xy = rayX * slopeY;
    const yx = rayY * slopeX;
    const yy = rayY * slopeY - k;
    const norm = 1 / (radius * radius);
    const qa = (xx * xx + yx * yx + slopeX * slopeX) * norm;
    const qb = (xx * xy + yx * yy + slopeX * slopeY) * norm;
    const qc = (xy * xy + yy * yy + slopeY * slopeY) * norm;
    const det = Math.max(qa * qc - qb * qb, 1e-9);
    extents[count * 2] = Math.min(40, Math.sqrt(qc / det));
    extents[count * 2 + 1] = Math.min(40, Math.sqrt(qa / det));
    const offset = count * DISC;
    data[offset] = i;
    data[offset + 1] = px;
    data[offset + 2] = py;
    data[offset + 3] = far;
    data[offset + 4] = radius;
    data[offset + 5] = qa;
    data[offset + 6] = qb;
    data[offset + 7] = qc;
    data[offset + 8] = slopeX;
    data[offset + 9] = slopeY;
    count++;
  }
  return { count, data, extents };
}
