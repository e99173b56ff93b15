import { type Material, materials as m } from '../materials.ts';
import { valueNoise } from '../random.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { railing } from '../shapes.ts';
import { every, ring } from '../structure.ts';

/** Synthetic deviation of the floor: 0 for 12 mm low, 1 for 12 mm high. */
const waviness = (x: number, y: number): number =>
  valueNoise(x / 5.5, y / 5.5, 9) * 0.75 +
  valueNoise(x / 2.2, y / 2.2, 4) * 0.3 +
  0.2 * Math.exp(-((x - 21) ** 2 + (y - 6) ** 2) / 12) -
  0.05;

/** Deviation map of a finished slab; everything that is not floor stays blue. */
export function slabFlatness(): ScanSetup {
  const scene = new Scene();
  const floor: Material = { rgb: [200, 200, 200] };
  scene.box([0, 0, -0.3], [30, 18, 0], floor);
  for (const x of every(3, 28, 8)) {
    for (const y of [3, 9, 15])
      scene.box([x - 0.35, y - 0.35, 0], [x + 0.35, y + 0.35, 2.4], m.concrete);
  }
  scene.box([12, 7, 0], [12.25, 14, 2.4], m.concrete);
  scene.box([18, 7, 0], [18.25, 14, 2.4], m.concrete);
  scene.box([12, 13.8, 0], [18.25, 14, 2.4], m.concrete);
  railing(scene, [
    [0.2, 0.2, 0],
    [29.8, 0.2, 0],
    [29.8, 17.8, 0],
    [0.2, 17.8, 0],
    [0.2, 0.2, 0],
  ]);
  return {
    scene,
    stations: [...ring([15, 9, 1.8], 10, 4, 0.35), [15, -8, 14], [-6, 4, 12]],
    reach: 18,
    color: {
      kind: 'field',
      ramp: 'turbo',
      value: (x, y, z) => (z < 0.04 ? waviness(x, y) : 0.05),
    },
    view: { kind: 'orbit', azimuth: 236, elevation: 42, zoom: 1.16 },
  };
}
