import { scissorLift } from '../machines.ts';
import { type Material, materials as m } from '../materials.ts';
import { valueNoise } from '../random.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { type Opening, railing, wall } from '../shapes.ts';
import { every, scaffold } from '../structure.ts';

const FLOOR_HEIGHT = 3.6;

/** Window grid over several floors with glass set back in the openings. */
function windowGrid(scene: Scene, width: number, levels: number, skin: (s: number) => Material) {
  for (let level = 0; level < levels; level++) {
    const z = level * FLOOR_HEIGHT;
    const openings: Opening[] = every(1, width - 2.4, 3.2).map((at) => ({
      at,
      width: 1.9,
      sill: level === 0 ? 0.2 : 0.9,
      head: 2.8,
    }));
    wall(
      scene,
      { from: [0, 0], to: [width, 0], z, height: FLOOR_HEIGHT, thickness: 0.4, openings },
      skin(level),
    );
    for (const { at, width: wide, sill, head } of openings) {
      scene.quad([at, 0.1, z + sill], [wide, 0, 0], [0, 0, head - sill], m.glass, { weight: 0.8 });
      scene.box(
        [at + wide / 2 - 0.05, -0.02, z + sill],
        [at + wide / 2 + 0.05, 0.08, z + head],
        m.white,
        { solid: false },
      );
    }
    scene.box([0, 0.2, z - 0.3], [width, 6, z], m.slab);
  }
}

/** Unfinished masonry behind a scaffold, boarded at the top and bare at the bottom. */
export function scaffoldFacade(): ScanSetup {
  const scene = new Scene();
  const width = 29;
  scene.box([-3, -8, -0.3], [width + 3, 0, 0], m.gravel);
  windowGrid(scene, width, 4, (level) => (level < 2 ? m.brick : level < 3 ? m.sheathing : m.block));
  wall(
    scene,
    { from: [width, 0], to: [width, 6], height: 4 * FLOOR_HEIGHT, thickness: 0.4 },
    m.brick,
  );
  scene.at([7, -1.8, 0], 0, () => scaffold(scene, 22.5, 12, 1.2));
  scene.at([3, -4.5, 0], 8, () => scissorLift(scene, 5.2));
  for (const x of [12, 14, 20]) {
    scene.box([x, -5.4, 0], [x + 1.2, -4.4, 0.9], m.brick, { weight: 1.6 });
  }
  railing(scene, [
    [-3, -7.4, 0],
    [12, -7.4, 0],
  ]);
  railing(scene, [
    [16, -7.4, 0],
    [width + 3, -7.4, 0],
  ]);
  return {
    scene,
    stations: [
      [6, -9, 1.8],
      [22, -9, 1.8],
      [14, -22, 9],
      [-8, -14, 7],
      [34, -12, 8],
    ],
    sun: [-0.5, -0.8, 0.7],
    reach: 16,
    view: { kind: 'orbit', azimuth: 246, elevation: 12, zoom: 1.16 },
  };
}

/** Unitized curtain wall, colored by each panel's deviation from its design position. */
export function curtainWall(): ScanSetup {
  const scene = new Scene();
  const [across, up] = [14, 7];
  const [wide, tall] = [1.5, 1.9];
  const pane: Material = { rgb: [180, 190, 200] };
  for (let i = 0; i < across; i++) {
    for (let k = 0; k < up; k++) {
      if ((i > 10 && k > 4) || (i === 3 && k === 5)) continue;
      const x = i * wide;
      const z = k * tall;
      const out = (valueNoise(i * 0.6, k * 0.6, 2) - 0.5) * 0.08;
      scene.quad([x + 0.06, out, z + 0.06], [wide - 0.12, 0, 0], [0, 0, tall - 0.12], pane);
    }
  }
  for (let i = 0; i <= across; i++) {
    scene.box([i * wide - 0.06, -0.22, 0], [i * wide + 0.06, 0, up * tall], m.steelGray, {
      weight: 2,
      solid: false,
    });
  }
  for (let k = 0; k <= up; k++) {
    scene.box([0, -0.12, k * tall - 0.05], [across * wide, 0, k * tall + 0.05], m.steelGray, {
      weight: 2,
      solid: false,
    });
  }
  for (const z of every(0, up * tall, tall * 2)) {
    scene.box([0, 0.3, z - 0.35], [across * wide, 7, z - 0.05], m.slab);
    for (const x of every(2, 20, 6)) scene.box([x, 2.4, z], [x + 0.6, 3, z + 3.4], m.concrete);
  }
  scene.box([-3, -6, -0.4], [across * wide + 3, 0.2, -0.2], m.asphalt);
  return {
    scene,
    stations: [
      [4, -8, 2],
      [17, -8, 2],
      [10, -20, 10],
      [-8, -10, 8],
      [24, 4, 14],
    ],
    reach: 16,
    color: {
      kind: 'field',
      ramp: 'viridis',
      value: (x, y, z) =>
        z < -0.15 || y > 0.25
          ? 0.08
          : 0.15 + 0.9 * valueNoise(Math.floor(x / wide) * 0.6, Math.floor(z / tall) * 0.6, 2),
    },
    view: { kind: 'orbit', azimuth: 242, elevation: 10, zoom: 1.14 },
  };
}
