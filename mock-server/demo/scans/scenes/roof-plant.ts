import { materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { pipeRun, railing } from '../shapes.ts';
import { every } from '../structure.ts';

/** Cooling towers, air handlers and ducts behind the parapet. */
export function roofPlant(): ScanSetup {
  const scene = new Scene();
  scene.box([0, 0, -0.3], [26, 16, 0], m.membrane);
  for (const [a, b] of [
    [
      [0, 0],
      [26, 0.3],
    ],
    [
      [0, 15.7],
      [26, 16],
    ],
    [
      [0, 0],
      [0.3, 16],
    ],
    [
      [25.7, 0],
      [26, 16],
    ],
  ] as const) {
    scene.box([a[0], a[1], 0], [b[0], b[1], 1.1], m.castWall);
  }
  for (const x of [4, 8.6]) {
    scene.box([x, 9.6, 0.5], [x + 3.8, 13.8, 3.6], m.cabinet, { weight: 1.2 });
    scene.tube([x + 1.9, 11.7, 3.6], [x + 1.9, 11.7, 4.3], 1.4, m.steelGray);
    scene.disc([x + 1.9, 11.7, 4], 1.3, m.dark);
    for (const px of [x + 0.2, x + 3.6])
      for (const py of [9.8, 13.6])
        scene.box([px - 0.1, py - 0.1, 0], [px + 0.1, py + 0.1, 0.5], m.primer);
  }
  scene.box([15, 9.8, 0.4], [22.6, 13, 3], m.white, { weight: 1.1 });
  for (const x of every(16.2, 21.6, 1.8))
    scene.box([x, 9.72, 0.7], [x + 1, 9.8, 2.6], m.dark, { solid: false });
  scene.box([17, 4.6, 1], [18.4, 9.8, 2], m.galvanised, { weight: 1.2 });
  scene.box([6, 4, 1], [18.4, 5.4, 2], m.galvanised, { weight: 1.2 });
  scene.box([6, 4, 0], [7.4, 5.4, 1], m.galvanised, { weight: 1.2 });
  scene.tube([21.4, 9.8, 1.8], [21.4, 3.4, 1.8], 0.55, m.insulation);
  scene.tube([21.4, 3.4, 1.8], [21.4, 3.4, 0], 0.55, m.insulation);
  for (const [y, color] of [
    [7.3, m.bluePipe],
    [7.8, m.bluePipe],
    [8.3, m.greenPipe],
  ] as const) {
    pipeRun(
      scene,
      [
        [1.6, y, 0.6],
        [14, y, 0.6],
        [14, y, 0.6],
        [14, 9.8, 0.6],
      ],
      0.16,
      color,
    );
    for (const x of [5.2, 9.8])
      pipeRun(
        scene,
        [
          [x + (y - 7.3), y, 0.6],
          [x + (y - 7.3), 9.6, 0.6],
        ],
        0.14,
        color,
      );
  }
  for (const x of every(2, 13, 2.4)) scene.box([x, 7, 0], [x + 0.2, 8.6, 0.42], m.steelGray);
  scene.box([1.4, 1.4, 0], [5, 4.4, 2.7], m.block);
  scene.box([5, 2.2, 0], [5.05, 3.2, 2.1], m.red);
  railing(scene, [
    [0.4, 0.4, 1.1],
    [25.6, 0.4, 1.1],
    [25.6, 15.6, 1.1],
  ]);
  return {
    scene,
    stations: [
      [12, 2, 1.8],
      [3, 6, 1.8],
      [23.5, 6, 1.8],
      [12, -8, 10],
      [-6, 3, 10],
      [28, 2, 9],
    ],
    sun: [0.5, -0.6, 0.7],
    reach: 14,
    view: { kind: 'orbit', azimuth: 244, elevation: 33, zoom: 1.2 },
  };
}
