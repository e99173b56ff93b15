import { clamp, dot, normalize, type Vec } from '../../converter/clouds/vec.ts';
import type { PointBatch } from '../../converter/potree/write.ts';
import { lasClassOf } from './lasClasses.ts';
import { surfaceColor } from './paint.ts';
import { createSpot, locator } from './patch.ts';
import { createRandom, gaussian } from './random.ts';
import type { Patch, Scene } from './scene.ts';

const BATCH = 65_536;
/** Range noise of the scanner in meters. */
const NOISE = 0.003;
const LIGHT: Vec = normalize([-0.45, -0.65, 0.75]);

/**
 * Scatters any number of points on the surfaces of a scene, as if many setups had been merged:
 * without scan shadows. Works in batches, so that a cloud may be larger than the memory. The same
 * seed gives the same points.
 */
export async function* scatter(
  { patches }: Scene,
  points: number,
  seed: number,
): AsyncGenerator<PointBatch> {
  const random = createRandom(seed);
  const total = patches.reduce((sum, patch) => sum + targetCount(patch), 0);
  let before = 0;
  let placed = 0;
  let batch = newBatch();
  for (const patch of patches) {
    before += targetCount(patch);
    // Derived from the running total, so that the counts add up exactly.
    const until = Math.round((points * before) / total);
    const place = placer(patch, random);
    for (; placed < until; placed++) {
      place(batch);
      if (batch.count < BATCH) continue;
      yield batch;
      batch = newBatch();
    }
  }
  if (batch.count > 0) yield batch;
}

const targetCount = ({ area, weight }: Patch): number => area * weight;

function newBatch(): PointBatch {
  return {
    count: 0,
    x: new Float64Array(BATCH),
    y: new Float64Array(BATCH),
    z: new Float64Array(BATCH),
    rgb: new Uint8Array(BATCH * 3),
    intensity: new Uint16Array(BATCH),
    classification: new Uint8Array(BATCH),
  };
}

/** Adds a random point of the patch to a batch. */
function placer(patch: Patch, random: () => number): (batch: PointBatch) => void {
  const spot = createSpot();
  const locate = locator(patch, spot);
  return (batch) => {
    const [s, t] = [random(), random()];
    locate(s, t);
    const i = batch.count++;
    const away = gaussian(random) * NOISE;
    batch.x[i] = spot.x + spot.nx * away;
    batch.y[i] = spot.y + spot.ny * away;
    batch.z[i] = spot.z + spot.nz * away;
    const albedo = surfaceColor(spot, patch, s, t);
    const shade = 0.84 + 0.2 * dot([spot.nx, spot.ny, spot.nz], LIGHT) + gaussian(random) * 0.02;
    for (const [channel, value] of albedo.entries()) {
      batch.rgb[i * 3 + channel] = clamp(Math.round(value * shade), 0, 255);
    }
    const bright = (albedo[0] + albedo[1] + albedo[2]) / 765;
    batch.intensity[i] = clamp(bright * (0.8 + 0.2 * random()), 0, 1) * 65_535;
    batch.classification[i] = lasClassOf(patch, spot.nz);
  };
}
