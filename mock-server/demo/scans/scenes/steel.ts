import { scissorLift } from '../machines.ts';
import { materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { railing } from '../shapes.ts';
import { beam, every, ring, truss } from '../structure.ts';

/** Trusses on columns, half of them decked. */
export function roofSteel(): ScanSetup {
  const scene = new Scene();
  const span = 18;
  scene.box([0, 0, -0.3], [30, span, 0], m.slab);
  for (const x of every(1, 29, 5.6)) {
    for (const y of [0.6, span - 0.6]) {
      scene.box([x - 0.18, y - 0.18, 0], [x + 0.18, y + 0.18, 5.2], m.primer, { weight: 1.8 });
    }
    truss(scene, [x, 0.6, 5.2], [x, span - 0.6, 5.2], 1.8, 9, 0.24);
  }
  for (const y of every(0.6, span - 0.6, 2.8)) {
    scene.bar([1, y, 7.1], [29, y, 7.1], 0.16, 0.18, m.steelGray, { weight: 2.2 });
  }
  for (const [x0, x1] of [
    [1, 6.6],
    [23.4, 29],
  ] as const) {
    scene.bar([x0, 0.6, 0.2], [x1, 0.6, 5.2], 0.14, 0.14, m.primer, { weight: 2.4 });
    scene.bar([x1, 0.6, 0.2], [x0, 0.6, 5.2], 0.14, 0.14, m.primer, { weight: 2.4 });
  }
  for (const y of every(0.6, 9, 2.8)) scene.quad([18, y, 7.22], [11, 0, 0], [0, 2.7, 0], m.deck);
  scene.quad([18, 11.8, 7.22], [11, 0, 0], [0, 5.6, 0], m.deck);
  scene.at([8, 6, 0], 25, () => scissorLift(scene, 3.6));
  for (let i = 0; i < 4; i++) scene.box([20, 2 + i * 0.5, 0.1], [26, 2.4 + i * 0.5, 0.5], m.primer);
  railing(scene, [
    [0.1, 0.1, 0],
    [29.9, 0.1, 0],
  ]);
  return {
    scene,
    stations: [...ring([15, 9, 1.8], 7, 3), [15, -10, 11], [-7, 4, 11], [34, -4, 12]],
    sun: [0.4, -0.55, 0.8],
    reach: 13,
    view: { kind: 'orbit', azimuth: 236, elevation: 26, zoom: 1.12 },
  };
}

/** The view along the frame, between the beams of an unfinished floor. */
export function steelBay(): ScanSetup {
  const scene = new Scene();
  scene.box([0, 0, -0.2], [30, 16, 0], m.deck);
  for (const x of every(3, 30, 6)) {
    for (const y of [2, 8, 14]) {
      beam(scene, [x, y, 0], [x, y, 4.2], 0.4);
      scene.box([x - 0.35, y - 0.35, 0], [x + 0.35, y + 0.35, 0.06], m.steelGray, { weight: 2 });
    }
    beam(scene, [x, 0, 3.8], [x, 16, 3.8], 0.5);
  }
  for (const y of every(2, 14, 2)) beam(scene, [0, y, 3.95], [30, y, 3.95], 0.32);
  scene.quad([9, 2, 4.2], [21, 0, 0], [0, 12, 0], m.deck);
  for (const y of [2, 14]) {
    scene.bar([15, y, 0.2], [21, y, 3.6], 0.2, 0.2, m.primer, { weight: 2.4 });
    scene.bar([21, y, 0.2], [15, y, 3.6], 0.2, 0.2, m.primer, { weight: 2.4 });
  }
  railing(scene, [
    [0, 0.3, 0],
    [29.8, 0.3, 0],
    [29.8, 15.7, 0],
    [0, 15.7, 0],
  ]);
  scene.at([13, 5, 0], 70, () => scissorLift(scene, 2));
  for (let i = 0; i < 3; i++)
    scene.box([6, 10.2 + i * 0.5, 0], [9.5, 10.55 + i * 0.5, 0.35], m.galvanised);
  return {
    scene,
    stations: [
      [0.9, 4.9, 1.9],
      [12, 8.8, 1.8],
      [22, 6, 1.8],
    ],
    view: { kind: 'inside', eye: [0.4, 4.6, 1.9], target: [14, 6.4, 2.2], fov: 78 },
  };
}
