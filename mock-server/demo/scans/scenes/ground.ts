import { clamp } from '../../../converter/clouds/vec.ts';
import { container, excavator, truck } from '../machines.ts';
import { type Material, materials as m } from '../materials.ts';
import { valueNoise } from '../random.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { railing, rebarMat, starterBars } from '../shapes.ts';
import { every, ring, truss } from '../structure.ts';

const rough = (x: number, y: number, size: number): number =>
  (valueNoise(x / size, y / size, 3) - 0.5) * 2;

/** Layers of soil are visible in the banks; the haul road is lighter. */
const earth: Material = {
  rgb: [156, 122, 88],
  stain: 0.45,
  pattern: (point, _u, _v, rgb) => {
    if (point[2] > -0.4) return [128, 122, 98];
    const layer = Math.sin(point[2] * 2.6 + rough(point[0], point[1], 6)) * 0.5 + 0.5;
    return [rgb[0] + layer * 26, rgb[1] + layer * 16, rgb[2] + layer * 6];
  },
};

/** Returns a pit with sloped banks on two sides, sheet piles on the others and a ramp down. */
export function excavation(): ScanSetup {
  const scene = new Scene();
  const depth = 7;
  const relief = (x: number, y: number): number => {
    const edge = Math.min(x - 8, 50 - x, y - 6, 36 - y);
    const bank = clamp((Math.min(x - 8, 36 - y) + rough(x, y, 5) * 0.8) / 7, 0, 1);
    const ramp = y > 9 && y < 15 ? clamp((50 - x) / 26, 0, 1) : 1;
    const steep = edge > 0 ? Math.min(bank, ramp) : 0;
    const fill = Math.exp(-((x - 22) ** 2 + (y - 25) ** 2) / 14) * 2.4;
    return -depth * steep + rough(x, y, 3.2) * 0.22 + rough(x, y, 1.1) * 0.1 + steep * fill;
  };
  scene.terrain([2, 2, 0], 52, 40, relief, earth);
  scene.box([8, 5.7, -depth - 0.4], [50, 6.1, 0.9], m.sheetPile, { weight: 1.3 });
  scene.box([49.8, 15, -depth - 0.4], [50.2, 36, 0.9], m.sheetPile, { weight: 1.3 });
  scene.bar([8, 6.4, -1.6], [50, 6.4, -1.6], 0.5, 0.5, m.primer, { weight: 2 });
  scene.bar([49.5, 15, -1.6], [49.5, 36, -1.6], 0.5, 0.5, m.primer, { weight: 2 });
  for (const x of every(12, 46, 8)) {
    scene.tube([x, 6.2, -1.6], [x + 0.2, 3, -0.2], 0.12, m.steelGray);
  }
  scene.at([31, 22, -depth], 150, () => excavator(scene));
  scene.at([20.5, 14, -depth], 35, () => excavator(scene));
  scene.at([41, 11.6, -3.2], 186, () => truck(scene));
  scene.at([25, 17.4, -depth + 0.1], 100, () => truck(scene));
  // Pile heads, cut to level on the far side.
  for (const x of every(33, 47, 3.4)) {
    for (const y of every(25, 32, 3.4)) {
      scene.tube([x, y, -depth - 0.3], [x, y, -depth + 1], 0.5, m.concrete, { weight: 1.6 });
      starterBars(scene, x, y, -depth + 1, 0.7, 0.9);
    }
  }
  scene.at([36, 17.5, -depth], 20, () => {
    for (let i = 0; i < 10; i++) scene.tube([0, i * 0.25, 0.2], [6, i * 0.25, 0.2], 0.1, m.rebar);
  });
  scene.at([5, 37.6, 0], 0, () => container(scene, 9, 'bluePipe'));
  scene.at([16, 37.6, 0], 0, () => container(scene, 6));
  scene.at([24, 37.6, 0], 0, () => container(scene, 6, 'red'));
  railing(scene, [
    [8, 4.8, 0.2],
    [50.8, 4.8, 0.2],
    [50.8, 8.5, 0.2],
  ]);
  return {
    scene,
    stations: [
      [29, 15, -4.5],
      [4, 5, 4],
      [52, 40, 5],
      [54, 3, 6],
      [18, 14, -4],
      [30, -12, 26],
    ],
    sun: [0.55, 0.35, 0.75],
    reach: 20,
    view: { kind: 'orbit', azimuth: 240, elevation: 34, zoom: 1.2 },
  };
}

/** Foundation block with the first mast sections, anchors and ballast. */
export function craneBase(): ScanSetup {
  const scene = new Scene();
  const relief = (x: number, y: number): number => rough(x, y, 4) * 0.25 + rough(x, y, 1) * 0.08;
  scene.terrain([-10, -7.5, -0.3], 20, 15, relief, m.soil);
  scene.box([-3.6, -3.6, -0.4], [3.6, 3.6, 1.2], m.concrete);
  scene.box([-3.75, -3.75, -0.4], [-3.6, 3.75, 1], m.formPanel);
  scene.box([-3.75, -3.75, -0.4], [3.75, -3.6, 1], m.formPanel);
  const leg = { weight: 2.4, solid: false };
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 4] ?? [0, 0];
    scene.box([x - 0.35, y - 0.35, 1.2], [x + 0.35, y + 0.35, 1.5], m.steelGray, { weight: 2 });
    scene.bar([x, y, 1.2], [x, y, 13], 0.24, 0.24, m.crane, leg);
    for (const z of every(1.6, 11, 2.3)) {
      scene.bar([x, y, z], [nx, ny, z + 2.3], 0.12, 0.12, m.crane, leg);
      scene.bar([x, y, z + 2.3], [nx, ny, z + 2.3], 0.12, 0.12, m.crane, leg);
    }
  });
  for (const z of every(1.4, 12, 0.35))
    scene.bar([0.3, -0.8, z], [0.7, -0.8, z], 0.05, 0.05, m.dark);
  scene.at([5.2, -2, -0.2], 20, () => {
    for (let i = 0; i < 3; i++)
      scene.box([0, i * 1.5, 0], [3.4, i * 1.5 + 1.2, 1.1 + i * 0.3], m.castWall);
  });
  scene.at([-9.6, 5, -0.2], -12, () => {
    for (let i = 0; i < 9; i++)
      scene.tube(
        [0, i * 0.2, 0.1 + (i % 3) * 0.1],
        [7, i * 0.2, 0.1 + (i % 3) * 0.1],
        0.05,
        m.rebar,
      );
  });
  scene.at([-8.5, -6.8, -0.2], 0, () =>
    truss(scene, [0, 0, 0.3], [6, 0.3, 0.3], 1.4, 5, 0.16, m.crane),
  );
  scene.at([-8.5, -6.2, -0.2], 0, () =>
    truss(scene, [0, 0, 0.3], [6, 0.3, 0.3], 1.4, 5, 0.16, m.crane),
  );
  railing(scene, [
    [-6, -5.4, 0],
    [6, -5.4, 0],
    [6, 5.4, 0],
    [-6, 5.4, 0],
    [-6, -5.4, 0],
  ]);
  return {
    scene,
    stations: [...ring([0, 0, 1.8], 8.6, 3, 0.3), [4, -14, 12], [-9, -10, 9]],
    sun: [0.7, -0.35, 0.6],
    reach: 10,
    view: { kind: 'orbit', azimuth: 252, elevation: 17, zoom: 1.5, shift: [0, 0, -1.2] },
  };
}

/** Looking down into the pit: walls half formed, mats laid, a sump in the corner. */
export function elevatorPit(): ScanSetup {
  const scene = new Scene();
  scene.box([-3, -2.4, -0.4], [11, 0, 0], m.slab);
  scene.box([-3, 6, -0.4], [11, 8, 0], m.slab);
  scene.box([-3, 0, -0.4], [0, 6, 0], m.slab);
  scene.box([8, 0, -0.4], [11, 6, 0], m.slab);
  scene.box([0, -0.25, -2.6], [8, 0, 0], m.castWall);
  scene.box([0, 6, -2.6], [8, 6.25, 0], m.plywood);
  scene.box([-0.25, 0, -2.6], [0, 6, 0], m.castWall);
  scene.box([8, 0, -2.6], [8.25, 6, 0], m.formPanel);
  scene.box([0, 0, -2.9], [8, 6, -2.6], m.freshConcrete);
  scene.box([3.85, 0, -2.6], [4.15, 6, -0.6], m.block);
  scene.at([0.2, 0.2, -2.5], 0, () => rebarMat(scene, 3.5, 5.6, 0.35));
  scene.at([4.3, 0.2, -2.5], 0, () => rebarMat(scene, 3.5, 5.6, 0.35));
  for (const x of [2, 6]) {
    scene.tube([x - 0.5, 3, -2.6], [x - 0.5, 3, -1.5], 0.16, m.bluePipe, { weight: 2 });
    scene.tube([x + 0.5, 3, -2.6], [x + 0.5, 3, -1.5], 0.16, m.bluePipe, { weight: 2 });
  }
  for (const x of every(0.3, 7.7, 0.5)) starterBars(scene, x, 6.5, 0, 0.01, 0.9);
  for (const z of every(-2.4, 0.6, 0.32))
    scene.bar([7.7, 2.6, z], [7.7, 3.2, z], 0.05, 0.05, m.safety);
  for (const y of [2.6, 3.2]) scene.bar([7.7, y, -2.6], [7.7, y, 1], 0.06, 0.06, m.safety);
  railing(scene, [
    [-0.7, -0.7, 0],
    [8.7, -0.7, 0],
    [8.7, 7.2, 0],
    [-0.7, 7.2, 0],
    [-0.7, -0.7, 0],
  ]);
  scene.at([-2.6, 1.5, 0], 8, () => scene.box([0, 0, 0], [1.2, 2.5, 0.5], m.plywood));
  return {
    scene,
    stations: [
      [-1.5, -1.6, 3.2],
      [9.5, 8, 1.9],
      [2, 2.6, -0.9],
      [6, 2.6, -0.9],
      [3, -3, 6],
      [10, -2, 4],
    ],
    reach: 7,
    view: { kind: 'orbit', azimuth: 250, elevation: 46, zoom: 1.3 },
  };
}
