import { ramp } from '../../converter/clouds/colormap.ts';
import { clamp, dot, normalize, scale, type Vec } from '../../converter/clouds/vec.ts';
import type { Spot } from './patch.ts';
import { gaussian, type Random, valueNoise } from './random.ts';
import type { ColorMode, Patch, ScanSetup } from './scene.ts';
import type { Voxels } from './voxels.ts';

type Paint = (spot: Spot, patch: Patch, s: number, t: number, station: number) => Vec;

const FILL: Vec = normalize([-0.45, -0.65, 0.75]);
const SUNLIGHT: Vec = [1.06, 1, 0.9];
const SKYLIGHT: Vec = [0.9, 0.97, 1.08];

/** Colors every point: like the camera's photo, or with one of the viewer's false-color modes. */
export function createPainter(setup: ScanSetup, voxels: Voxels, random: Random): Paint {
  const mode: ColorMode = setup.color ?? { kind: 'photo' };
  const sun = setup.sun ? normalize(setup.sun) : null;
  const [low, high] = heights(setup, mode);

  const light = (spot: Spot): Vec => {
    const near = voxels.size * 2.4;
    const far = voxels.size * 5;
    const pointAt = (d: number) =>
      voxels.crowding(spot.x + spot.nx * d, spot.y + spot.ny * d, spot.z + spot.nz * d);
    const open = clamp(1.12 - pointAt(near) * 0.55 - pointAt(far) * 0.9, 0.35, 1.08);
    const normal: Vec = [spot.nx, spot.ny, spot.nz];
    if (!sun) return scale([1, 1, 1], open * (0.86 + 0.2 * dot(normal, FILL)));
    const ambient = scale(SKYLIGHT, open * (0.56 + 0.14 * spot.nz));
    const facing = dot(normal, sun);
    if (facing <= 0 || inShade(voxels, spot, sun)) return ambient;
    const direct = scale(SUNLIGHT, 0.12 + 0.5 * facing);
    return [ambient[0] + direct[0], ambient[1] + direct[1], ambient[2] + direct[2]];
  };

  return (spot, patch, s, t, station) => {
    const shade = light(spot);
    const grain = 1 + gaussian(random) * 0.025;
    if (mode.kind === 'photo') {
      const albedo = surfaceColor(spot, patch, s, t);
      return toBytes([albedo[0] * shade[0], albedo[1] * shade[1], albedo[2] * shade[2]], grain);
    }
    const soft = 0.35 + 0.65 * shade[1];
    if (mode.kind === 'height') {
      return toBytes(scale(ramp(mode.ramp, (spot.z - low) / (high - low)), soft), grain);
    }
    if (mode.kind === 'field') {
      return toBytes(scale(ramp(mode.ramp, mode.value(spot.x, spot.y, spot.z)), soft), grain);
    }
    if (mode.kind === 'station') {
      const color = mode.colors[station % mode.colors.length] ?? [200, 200, 200];
      // A share of the surface's own brightness keeps lines and parked cars readable.
      const albedo = surfaceColor(spot, patch, s, t)[1] / 165;
      return toBytes(scale(color, soft * (0.4 + 0.6 * albedo)), grain);
    }
    const strength = surfaceStrength(setup, spot, patch, s, t, station);
    const gray = clamp(strength * (0.55 + 0.45 * shade[1]), 0, 1);
    return toBytes(mode.ramp ? ramp(mode.ramp, gray * gray) : scale([226, 230, 234], gray), grain);
  };
}

/** Returns the color of a surface in even light, with joints and stains. */
export function surfaceColor(spot: Spot, patch: Patch, s: number, t: number): Vec {
  const { rgb, stain = 0, pattern } = patch.material;
  const point: Vec = [spot.x, spot.y, spot.z];
  const base = pattern ? pattern(point, s * patch.lengthU, t * patch.lengthV, rgb) : rgb;
  if (stain === 0) return base;
  const broad = valueNoise(spot.x * 0.45, spot.y * 0.45, spot.z * 0.45);
  const fine = valueNoise(spot.x * 2.1, spot.y * 2.1, spot.z * 2.1);
  return scale(base, 1 + stain * ((broad - 0.5) * 0.9 + (fine - 0.5) * 0.6));
}

/** Returns the share of the laser's light that a spot reflects, 0 to 1. */
export function surfaceStrength(
  setup: ScanSetup,
  spot: Spot,
  patch: Patch,
  s: number,
  t: number,
  station: number,
): number {
  return clamp(returnStrength(setup, spot, station, surfaceColor(spot, patch, s, t)), 0, 1);
}

/** Bright, near and head-on surfaces reflect more than dark, far and grazing ones. */
function returnStrength({ stations }: ScanSetup, spot: Spot, station: number, rgb: Vec): number {
  const [sx, sy, sz] = stations[station] ?? [0, 0, 0];
  const ray: Vec = [sx - spot.x, sy - spot.y, sz - spot.z];
  const facing = Math.abs(dot(normalize(ray), [spot.nx, spot.ny, spot.nz]));
  const bright = (rgb[0] * 0.4 + rgb[1] * 0.4 + rgb[2] * 0.2) / 235;
  return bright * (0.5 + 0.6 * Math.sqrt(facing));
}

function inShade(voxels: Voxels, spot: Spot, sun: Vec): boolean {
  const lift = voxels.size * 1.7;
  const x = spot.x + spot.nx * lift;
  const y = spot.y + spot.ny * lift;
  const z = spot.z + spot.nz * lift;
  const far = 80;
  return voxels.blocked(x, y, z, x + sun[0] * far, y + sun[1] * far, z + sun[2] * far);
}

function heights({ scene }: ScanSetup, mode: ColorMode): [number, number] {
  if (mode.kind !== 'height') return [0, 1];
  let low = Infinity;
  let high = -Infinity;
  for (const { o, u, v } of scene.patches) {
    low = Math.min(low, o[2], o[2] + u[2] + v[2]);
    high = Math.max(high, o[2], o[2] + u[2] + v[2]);
  }
  return [mode.from ?? low, mode.to ?? high];
}

const toBytes = (color: Vec, grain: number): Vec => [
  clamp(Math.round(color[0] * grain), 0, 255),
  clamp(Math.round(color[1] * grain), 0, 255),
  clamp(Math.round(color[2] * grain), 0, 255),
];
