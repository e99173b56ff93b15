import type { View } from '../../converter/clouds/camera.ts';
import { clamp, cross, dot, normalize, sub, type Vec } from '../../converter/clouds/vec.ts';
import { createSpot, locator, type Spot } from './patch.ts';
import type { Patch, ScanSetup } from './scene.ts';
import type { Voxels } from './voxels.ts';

export interface TileStation {
  index: number;
  strength: number;
}

/** A part of a patch with an almost constant point density. */
export interface Tile {
  patch: Patch;
  s: number;
  t: number;
  width: number;
  height: number;
  /** Target density of points, relative to the other tiles. */
  density: number;
  /** Stations that may see the tile, the one with the best view first. */
  stations: readonly TileStation[];
  /** Additional resolution where the operator chose a detail window. */
  detail: number;
}

/** Below this slope the scanner sees its own tripod. */
const BLIND_SLOPE = 1.9;

/** Share of hidden tiles that is sampled anyway, because their corners may be visible. */
const HIDDEN = 0.06;

export interface Sight {
  /** Points per area that one station records at this spot; 0 if it cannot see it. */
  strength(station: number, spot: Spot, twoSided: boolean): number;
  /** Additional resolution in the direction of interest. */
  detail(spot: Spot): number;
}

export function createSight(setup: ScanSetup): Sight {
  const inside = setup.view.kind === 'inside';
  const { stations, reach = inside ? 1.6 : 12, falloff = inside ? 1.9 : 0.7 } = setup;
  const detail = createDetail(setup.view);
  return {
    detail,
    strength(index, spot, twoSided) {
      const [sx, sy, sz] = stations[index] ?? [0, 0, 0];
      const dx = sx - spot.x;
      const dy = sy - spot.y;
      const dz = sz - spot.z;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
      const along = (dx * spot.nx + dy * spot.ny + dz * spot.nz) / distance;
      const facing = twoSided ? Math.abs(along) : along;
      if (facing < 0.02) return 0;
      const range = Math.min(1, reach / distance) ** falloff;
      // Indoors the picture is taken near the first station; the others only fill its shadows.
      if (inside) return range * (0.08 + facing) * (index === 0 ? 1 : 0.12);
      return range * Math.min(1, 0.35 + facing);
    },
  };
}

function createDetail(view: View): (spot: Spot) => number {
  if (view.kind === 'orbit') {
    const azimuth = (view.azimuth * Math.PI) / 180;
    const elevation = (view.elevation * Math.PI) / 180;
    const flat = Math.cos(elevation);
    const away: Vec = [Math.cos(azimuth) * flat, Math.sin(azimuth) * flat, Math.sin(elevation)];
    return ({ nx, ny, nz }) => (nx * away[0] + ny * away[1] + nz * away[2] > -0.05 ? 1 : 0.3);
  }
  const forward = normalize(sub(view.target, view.eye));
  const right = normalize(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const wide = Math.tan((view.fov * Math.PI) / 360) * 1.08;
  return ({ x, y, z }) => {
    const ray = sub([x, y, z], view.eye);
    const depth = dot(ray, forward);
    const framed =
      Math.abs(dot(ray, right)) < wide * depth && Math.abs(dot(ray, up)) < wide * depth;
    return framed && depth > 0.3 ? 1 : 0.22;
  };
}

/** Cuts all patches into tiles: small ones near a scanner, large ones far away. */
export function createTiles(setup: ScanSetup, voxels: Voxels, sight: Sight): Tile[] {
  const tiles: Tile[] = [];
  const spot = createSpot();
  const lift = voxels.size * 1.7;
  const near = setup.view.kind === 'inside' ? 0.35 : 0.7;
  for (const patch of setup.scene.patches) {
    const place = locator(patch, spot);
    const { radius, twoSided, solid } = patch;
    const thin = radius > 0 && !solid;
    const split = (s: number, t: number, width: number, height: number): void => {
      place(s + width / 2, t + height / 2);
      const lengthU = width * patch.lengthU;
      const lengthV = radius > 0 ? 0 : height * patch.lengthV;
      let nearest = Infinity;
      for (const [x, y, z] of setup.stations) {
        nearest = Math.min(nearest, (x - spot.x) ** 2 + (y - spot.y) ** 2 + (z - spot.z) ** 2);
      }
      const limit = clamp(Math.sqrt(nearest) * 0.3, near, 4);
      if (lengthU > limit && lengthU >= lengthV) {
        split(s, t, width / 2, height);
        split(s + width / 2, t, width / 2, height);
      } else if (lengthV > limit) {
        split(s, t, width, height / 2);
        split(s, t + height / 2, width, height / 2);
      } else {
        const detail = thin ? 1 : sight.detail(spot);
        const seen = stations();
        const density = Math.max(
          0.0005,
          seen.reduce((sum, { strength }) => sum + strength, 0),
        );
        tiles.push({ patch, s, t, width, height, density, detail, stations: seen });
      }
    };
    const stations = (): TileStation[] => {
      const seen: TileStation[] = [];
      for (const [index, [x, y, z]] of setup.stations.entries()) {
        // A thin tube is one tile all around, so the visible side means nothing.
        const strength = sight.strength(index, spot, twoSided || thin);
        if (strength === 0) continue;
        const side = facesAway(spot, x, y, z) ? -lift : lift;
        const center = { x: spot.x + spot.nx * side, y: spot.y + spot.ny * side };
        const hidden = voxels.blocked(center.x, center.y, spot.z + spot.nz * side, x, y, z);
        seen.push({ index, strength: hidden ? strength * HIDDEN : strength });
      }
      return seen.sort((a, b) => b.strength - a.strength);
    };
    // Thick tubes are split around the axis, because a station never sees more than half of one.
    const around = radius > 0 && solid ? 6 : 1;
    for (let i = 0; i < around; i++) split(0, i / around, 1, 1 / around);
  }
  return tiles;
}

/** Tells whether the spot lies in the cone under the tripod. */
export const underTripod = (spot: Spot, [x, y, z]: Vec): boolean =>
  z - spot.z > BLIND_SLOPE * Math.sqrt((x - spot.x) ** 2 + (y - spot.y) ** 2);

export const facesAway = (spot: Spot, x: number, y: number, z: number): boolean =>
  (x - spot.x) * spot.nx + (y - spot.y) * spot.ny + (z - spot.z) * spot.nz < 0;
