import { type Cloud, emptyCloud } from '../../converter/clouds/cloud.ts';
import { clamp } from '../../converter/clouds/vec.ts';
import { lasClassOf } from './lasClasses.ts';
import { createPainter, surfaceStrength } from './paint.ts';
import { createSpot, locator, type Spot } from './patch.ts';
import { createRandom, gaussian, type Random } from './random.ts';
import type { Patch, ScanSetup } from './scene.ts';
import { createSight, createTiles, facesAway, type Tile, underTripod } from './tiles.ts';
import { createVoxels, type Voxels } from './voxels.ts';

/** Random offset of points in their row, as a share of the spacing. */
const SHAKE = 0.7;

/** Range noise of the scanner in meters. */
const NOISE = 0.006;

interface Pass {
  candidates: number;
  random: Random;
  take(spot: Spot, patch: Patch, s: number, t: number, station: number): void;
}

/** "Scans" the scene: scatters points on the surfaces that the stations can see and colors them. */
export function scanScene(setup: ScanSetup, points: number, seed: number): Cloud {
  const random = createRandom(seed);
  const voxels = createVoxels(setup.scene.patches);
  const tiles = createTiles(setup, voxels, createSight(setup));
  const paint = createPainter(setup, voxels, random);
  const pilot = 3000;
  let seen = 0;
  scatter(setup, tiles, voxels, { candidates: pilot, random, take: () => seen++ });

  const found = emptyCloud(Math.ceil(points * 1.3));
  const room = found.count;
  found.count = 0;
  const take: Pass['take'] = (spot, patch, s, t, station) => {
    const [r, g, b] = paint(spot, patch, s, t, station);
    if (found.count === room) return;
    found.intensity[found.count] = surfaceStrength(setup, spot, patch, s, t, station) * 65_535;
    found.lasClass[found.count] = lasClassOf(patch, spot.nz);
    const offset = found.count++ * 3;
    found.xyz[offset] = spot.x + gaussian(random) * NOISE;
    found.xyz[offset + 1] = spot.y + gaussian(random) * NOISE;
    found.xyz[offset + 2] = spot.z + gaussian(random) * NOISE;
    found.rgb[offset] = r;
    found.rgb[offset + 1] = g;
    found.rgb[offset + 2] = b;
  };
  // The pilot measures how many candidates are lost in shadows, because the count must be exact.
  const rate = Math.max(seen / pilot, 0.02);
  let candidates = Math.ceil((points / rate) * 1.04);
  for (let round = 0; round < 40 && found.count < points; round++) {
    scatter(setup, tiles, voxels, { candidates, random, take });
    candidates = Math.ceil(candidates * 0.06) + 500;
  }
  return thin(found, points);
}

function scatter(
  setup: ScanSetup,
  tiles: readonly Tile[],
  voxels: Voxels,
  { candidates, random, take }: Pass,
): void {
  const ceiling = setup.ceiling ?? Infinity;
  const total = tiles.reduce((sum, tile) => sum + targetCount(tile), 0);
  const spot = createSpot();
  for (const tile of tiles) {
    const count = Math.floor((candidates * targetCount(tile)) / total + random());
    if (count === 0) continue;
    const { patch } = tile;
    const place = locator(patch, spot);
    // Rows of evenly spaced points with a small offset, because random spots would leave holes.
    const aspect = (tile.height * patch.lengthV) / (tile.width * patch.lengthU);
    const rows = clamp(Math.round(Math.sqrt(count * aspect)), 1, count);
    for (let row = 0, placed = 0; row < rows; row++) {
      const inRow = Math.floor(((row + 1) * count) / rows) - placed;
      const start = random();
      placed += inRow;
      for (let i = 0; i < inRow; i++) {
        const s =
          tile.s + (tile.width * ((i + start + (random() - 0.5) * SHAKE + 1) % inRow)) / inRow;
        const t = tile.t + (tile.height * (row + 0.5 + (random() - 0.5) * SHAKE)) / rows;
        place(s, t);
        if (spot.z > ceiling) continue;
        const station = seenFrom(setup, voxels, tile, spot, 0.25 + 0.3 * random());
        if (station >= 0) take(spot, patch, s, t, station);
      }
    }
  }
}

const targetCount = ({ patch, width, height, density, detail }: Tile): number =>
  patch.area * width * height * patch.weight * density * detail;

/**
 * Returns the station that records this spot, or -1 if it is in a shadow: the stations that see it
 * must make up at least the given share of the density of the tile.
 */
function seenFrom(
  setup: ScanSetup,
  voxels: Voxels,
  { patch, density, stations }: Tile,
  spot: Spot,
  share: number,
): number {
  const lift = voxels.size * 1.7;
  let missing = share * density;
  let first = -1;
  for (const { index, strength } of stations) {
    const station = setup.stations[index] ?? [0, 0, 0];
    const [sx, sy, sz] = station;
    if (underTripod(spot, station)) continue;
    if (facesAway(spot, sx, sy, sz)) {
      if (!patch.twoSided) continue;
      spot.nx = -spot.nx;
      spot.ny = -spot.ny;
      spot.nz = -spot.nz;
    }
    const x = spot.x + spot.nx * lift;
    const y = spot.y + spot.ny * lift;
    const z = spot.z + spot.nz * lift;
    if (voxels.blocked(x, y, z, sx, sy, sz)) continue;
    if (first < 0) first = index;
    missing -= strength;
    if (missing <= 0) return first;
  }
  return -1;
}

/** Drops the surplus evenly, and repeats points in the (theoretical) case of too few. */
function thin(found: Cloud, points: number): Cloud {
  const cloud = emptyCloud(points);
  for (let i = 0; i < points; i++) {
    const source = Math.floor((i * found.count) / points);
    cloud.intensity[i] = found.intensity[source] as number;
    cloud.lasClass[i] = found.lasClass[source] as number;
    const from = source * 3;
    for (let k = 0; k < 3; k++) {
      cloud.xyz[i * 3 + k] = found.xyz[from + k] as number;
      cloud.rgb[i * 3 + k] = found.rgb[from + k] as number;
    }
  }
  return cloud;
}
