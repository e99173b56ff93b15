import { pallet } from '../machines.ts';
import { materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { pipeRun, railing, rebarMat, starterBars } from '../shapes.ts';
import { every, shoring } from '../structure.ts';

/** Deck forms, half-laid mats, edge forms, starter bars and guardrails. */
export function slabBeforePour(): ScanSetup {
  const scene = new Scene();
  scene.box([0, 0, -0.05], [24, 16, 0], m.plywood);
  scene.at([0.3, 0.3, 0.09], 0, () => rebarMat(scene, 14.4, 15.4, 0.6));
  scene.at([14.7, 5.1, 0.09], 0, () => rebarMat(scene, 9, 10.5, 0.6));
  for (const [a, b] of [
    [
      [0, 0],
      [24, 0.1],
    ],
    [
      [0, 15.9],
      [24, 16],
    ],
    [
      [0, 0],
      [0.1, 16],
    ],
    [
      [23.9, 0],
      [24, 16],
    ],
  ] as const) {
    scene.box([a[0], a[1], 0], [b[0], b[1], 0.3], m.formPanel, { weight: 1.5 });
  }
  for (const x of every(2.5, 22, 6.4)) {
    for (const y of [2.5, 8, 13.5]) {
      starterBars(scene, x, y, 0, 0.8, 1.2);
      scene.box([x - 0.5, y - 0.5, 0], [x + 0.5, y + 0.5, 0.06], m.steelGray);
    }
  }
  scene.box([10, 5.6, 0], [10.2, 10.4, 1.3], m.castWall);
  scene.box([14, 5.6, 0], [14.2, 10.4, 1.3], m.castWall);
  scene.box([10.2, 10.2, 0], [14, 10.4, 1.3], m.castWall);
  pipeRun(
    scene,
    [
      [16, 1, 0.14],
      [20, 1.6, 0.14],
      [21, 6, 0.14],
    ],
    0.07,
    m.orange,
  );
  pipeRun(
    scene,
    [
      [17, 1, 0.14],
      [18, 3, 0.14],
      [22.8, 4, 0.14],
    ],
    0.07,
    m.bluePipe,
  );
  scene.at([17.5, 2.2, 0], 12, () => pallet(scene, 'plywood', 0.7));
  scene.at([20.4, 2.6, 0], -20, () => {
    for (let i = 0; i < 7; i++) scene.tube([0, i * 0.12, 0.1], [2.8, i * 0.12, 0.1], 0.04, m.rebar);
  });
  railing(scene, [
    [-0.8, -0.8, -0.1],
    [24.8, -0.8, -0.1],
    [24.8, 16.8, -0.1],
    [-0.8, 16.8, -0.1],
    [-0.8, -0.8, -0.1],
  ]);
  return {
    scene,
    stations: [
      [4.5, 4, 1.9],
      [19, 11, 1.9],
      [12, -6, 9],
      [-5, 5, 10],
      [27, 4, 9],
    ],
    sun: [0.5, 0.55, 0.7],
    reach: 14,
    view: { kind: 'orbit', azimuth: 242, elevation: 33, zoom: 1.2 },
  };
}

/** Two mats on chairs over the blinding concrete, with column cages and pour strips. */
export function raftRebar(): ScanSetup {
  const scene = new Scene();
  scene.box([0, 0, -0.1], [16, 10, 0], m.freshConcrete);
  scene.at([0.2, 0.2, 0.12], 0, () => rebarMat(scene, 15.6, 9.6, 0.4));
  scene.at([0.2, 0.2, 0.95], 0, () => rebarMat(scene, 9.6, 9.6, 0.4));
  for (const x of every(1, 9.5, 1.6)) {
    for (const y of every(1, 9.5, 1.6)) scene.tube([x, y, 0.1], [x, y, 0.95], 0.02, m.rebar);
  }
  for (const [x, y] of [
    [3.4, 3],
    [3.4, 7],
    [8.2, 3],
    [8.2, 7],
    [12.8, 3],
    [12.8, 7],
  ] as const) {
    starterBars(scene, x, y, 0.1, 0.9, 2.6);
    for (const z of every(0.4, 2.5, 0.3)) {
      for (const [a, b] of [
        [-1, -1],
        [1, 1],
      ] as const) {
        scene.tube(
          [x - 0.36 * a, y + 0.36 * b, z],
          [x + 0.36 * a, y + 0.36 * b, z],
          0.014,
          m.rebar,
        );
        scene.tube(
          [x + 0.36 * a, y - 0.36 * b, z],
          [x + 0.36 * a, y + 0.36 * b, z],
          0.014,
          m.rebar,
        );
      }
    }
  }
  scene.box([-0.15, -0.15, -0.1], [16.1, 0, 1.2], m.plywood);
  scene.box([-0.15, 10, -0.1], [16.1, 10.15, 1.2], m.plywood);
  scene.box([16, 0, -0.1], [16.15, 10, 1.2], m.plywood);
  for (const x of every(0.5, 16, 1.5)) {
    scene.bar([x, 10.2, 1.1], [x, 11, -0.1], 0.1, 0.1, m.timber);
    scene.bar([x, -0.2, 1.1], [x, -1, -0.1], 0.1, 0.1, m.timber);
  }
  scene.box([9.6, 4.4, 1.02], [15.8, 5.1, 1.08], m.timber, { solid: false });
  return {
    scene,
    stations: [
      [-3, -3, 5],
      [11.5, 5.2, 2.6],
      [-3, 8, 5],
      [7, -4, 6],
      [4, 5, 5],
    ],
    reach: 9,
    view: { kind: 'orbit', azimuth: 214, elevation: 30, zoom: 1.28 },
  };
}

/** Rows of props under a fresh deck. */
export function shoringFloor(): ScanSetup {
  const scene = new Scene();
  scene.box([0, 0, -0.3], [24, 16, 0], m.slab);
  shoring(scene, 24, 16, 3.3);
  scene.box([0, 0, 3.48], [24, 16, 3.55], m.plywood);
  for (const x of every(7, 24, 7)) {
    for (const y of [3.3, 8.7, 14.1]) {
      scene.box([x - 0.35, y - 0.35, 0], [x + 0.35, y + 0.35, 3.5], m.castWall);
    }
  }
  scene.box([24, 0, 0], [24.2, 16, 3.5], m.castWall);
  scene.at([8, 5.6, 0], 10, () => pallet(scene, 'plywood', 1));
  scene.at([10.4, 7.6, 0], -6, () => pallet(scene, 'plywood', 0.6));
  return {
    scene,
    stations: [
      [0.8, 7, 1.8],
      [12, 9.5, 1.7],
      [19, 5, 1.7],
    ],
    view: { kind: 'inside', eye: [0.2, 6.9, 1.9], target: [14, 7.3, 1.6], fov: 76 },
  };
}
