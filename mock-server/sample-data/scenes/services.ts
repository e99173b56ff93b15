import { type Material, materials as m } from '../materials.ts';
import { cellNoise } from '../random.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { pipeRun, railing } from '../shapes.ts';
import { every } from '../structure.ts';

function shell(scene: Scene, x: number, y: number, z: number, walls: Material = m.block): void {
  scene.box([0, 0, -0.2], [x, y, 0], m.slab);
  scene.box([0, 0, z], [x, y, z + 0.2], m.concrete);
  scene.box([0, -0.2, 0], [x, 0, z], walls);
  scene.box([0, y, 0], [x, y + 0.2, z], walls);
  scene.box([x, 0, 0], [x + 0.2, y, z], walls);
  scene.box([-0.2, 0, 0], [0, y, z], walls);
}

/** Pump on its plinth with motor, casing and the two risers to the rack. */
function pump(scene: Scene, colour: Material, rack: number): void {
  scene.box([-0.9, -0.5, 0], [0.9, 0.5, 0.25], m.concrete);
  scene.tube([-0.7, 0, 0.65], [0.1, 0, 0.65], 0.26, m.machine, { weight: 2 });
  scene.tube([0.1, 0, 0.65], [0.55, 0, 0.65], 0.34, colour, { weight: 2 });
  scene.tube([0.4, -0.15, 0.65], [0.4, -0.15, rack], 0.11, colour, { weight: 1.6 });
  scene.tube([0.55, 0.25, 0.65], [0.55, 0.25, rack], 0.11, colour, { weight: 1.6 });
}

export function mechanicalRoom(): ScanSetup {
  const scene = new Scene();
  shell(scene, 16, 9, 4.4);
  const rack = 3.1;
  for (const x of every(3.5, 15, 3)) {
    for (const y of [3, 5.6]) scene.bar([x, y, 0], [x, y, 4.4], 0.14, 0.14, m.galvanised);
    for (const z of [rack - 0.2, rack + 0.55]) {
      scene.bar([x, 3, z], [x, 5.6, z], 0.14, 0.14, m.galvanised);
    }
  }
  const lines: [number, number, number, Material][] = [
    [3.3, rack, 0.15, m.bluePipe],
    [3.75, rack, 0.15, m.bluePipe],
    [4.25, rack, 0.18, m.greenPipe],
    [4.75, rack, 0.18, m.insulation],
    [5.2, rack, 0.12, m.red],
    [3.5, rack + 0.8, 0.16, m.insulation],
    [4.1, rack + 0.8, 0.16, m.insulation],
    [4.9, rack + 0.8, 0.09, m.copper],
  ];
  for (const [y, z, radius, colour] of lines) scene.tube([0, y, z], [16, y, z], radius, colour);
  for (const [i, x] of every(4, 13, 3).entries()) {
    scene.at([x, 7.2, 0], 0, () => pump(scene, i % 2 === 0 ? m.bluePipe : m.greenPipe, rack));
    pipeRun(
      scene,
      [
        [x + 0.4, 7.05, rack],
        [x + 0.4, 4.2, rack],
      ],
      0.11,
      i % 2 === 0 ? m.bluePipe : m.greenPipe,
    );
  }
  for (const [x, colour] of [
    [6, m.insulation],
    [8.6, m.red],
    [11.4, m.insulation],
  ] as const) {
    scene.tube([x, 1.4, 0.3], [x, 1.4, 2.5], 0.75, colour, { weight: 1.4 });
    scene.tube([x, 1.4, 2.5], [x, 1.4, 2.75], 0.5, m.steelGrey);
    scene.box([x - 0.7, 0.7, 0], [x + 0.7, 2.1, 0.3], m.concrete);
    pipeRun(
      scene,
      [
        [x, 1.4, 2.7],
        [x, 1.4, rack + 0.8],
        [x, 3.5, rack + 0.8],
      ],
      0.12,
      colour,
    );
  }
  scene.box([0, 8, 3.3], [16, 8.9, 4.1], m.galvanised);
  scene.box([15.2, 2.4, 0], [16, 6.4, 2.1], m.cabinet);
  return {
    scene,
    stations: [
      [0.9, 4.4, 1.75],
      [8, 3, 1.7],
      [12, 5.8, 1.7],
    ],
    view: { kind: 'inside', eye: [0.35, 4.5, 1.8], target: [8, 4.5, 2.15], fov: 82 },
  };
}

/** Corridor before the ceiling goes in: duct, tray, sprinkler and pipes above bare board. */
export function corridor(walls: Material, tint: Material, length = 26): ScanSetup {
  const scene = new Scene();
  shell(scene, length, 2.8, 3.6, walls);
  for (const x of every(3, length - 2, 4.6)) {
    scene.box([x, -0.05, 0], [x + 1, 0.02, 2.1], tint, { weight: 1.3 });
    scene.box([x - 0.07, -0.02, 0], [x, 0.06, 2.17], m.galvanised, { weight: 2 });
    scene.box([x + 1, -0.02, 0], [x + 1.07, 0.06, 2.17], m.galvanised, { weight: 2 });
    scene.box([x + 2.2, 2.78, 0], [x + 3.2, 2.85, 2.1], tint, { weight: 1.3 });
    scene.box([x + 2.13, 2.74, 0], [x + 2.2, 2.82, 2.17], m.galvanised, { weight: 2 });
  }
  scene.box([0, 0.25, 2.75], [length, 1.15, 3.2], m.galvanised);
  for (const x of every(4, length - 1, 5)) {
    scene.box([x, 1.15, 2.8], [x + 0.4, 1.7, 3.1], m.galvanised, { weight: 1.5 });
  }
  scene.box([0, 2.05, 2.72], [length, 2.55, 2.75], m.steelGrey, { weight: 1.5 });
  for (let i = 0; i < 5; i++) {
    scene.tube(
      [0, 2.12 + i * 0.09, 2.8],
      [length, 2.12 + i * 0.09, 2.8],
      0.035,
      i === 3 ? m.orange : m.cable,
    );
  }
  scene.tube([0, 1.45, 2.62], [length, 1.45, 2.62], 0.06, m.red);
  scene.tube([0, 1.7, 3], [length, 1.7, 3], 0.08, m.bluePipe);
  scene.tube([0, 1.9, 3], [length, 1.9, 3], 0.08, m.greenPipe);
  for (const x of every(1.5, length - 1, 2.5)) {
    scene.bar([x, 0.2, 2.72], [x, 2.6, 2.66], 0.05, 0.05, m.galvanised);
    for (const y of [0.2, 2.6]) scene.bar([x, y, 2.66], [x, y, 3.6], 0.03, 0.03, m.galvanised);
    scene.tube([x + 0.6, 1.45, 2.62], [x + 0.6, 1.45, 2.4], 0.03, m.red);
  }
  return {
    scene,
    stations: [
      [1.2, 1.5, 1.6],
      [9, 1.3, 1.5],
      [18, 1.4, 1.5],
    ],
    view: { kind: 'inside', eye: [0.5, 1.42, 1.5], target: [9, 1.4, 2.25], fov: 76 },
  };
}

export const officeCorridor = (): ScanSetup => corridor(m.drywall, m.timber);

export function electricalRoom(): ScanSetup {
  const scene = new Scene();
  shell(scene, 12, 6.4, 3.6, m.drywall);
  const louvres: Material = {
    rgb: [150, 178, 186],
    pattern: (at, _u, _v, rgb) => {
      if (Math.abs(at[0] / 0.8 - Math.round(at[0] / 0.8)) < 0.05) return [70, 76, 80];
      if (at[2] > 1.5 && at[2] < 1.75)
        return cellNoise(at[0] / 0.8, at[1] > 3 ? 1 : 0) > 0.5 ? [226, 130, 40] : [36, 54, 74];
      return at[2] < 0.55 && at[2] * 12 - Math.floor(at[2] * 12) < 0.5 ? [96, 102, 106] : rgb;
    },
  };
  scene.box([2, 0.05, 0.1], [11.6, 0.85, 2.2], louvres, { weight: 1.3 });
  scene.box([3.2, 5.5, 0.1], [11.6, 6.35, 2.2], louvres, { weight: 1.3 });
  scene.box([10.7, 2, 0], [11.9, 4.4, 2], m.machine, { weight: 1.4 });
  for (const z of every(0.4, 1.8, 0.28))
    scene.box([10.62, 2.2, z], [10.7, 4.2, z + 0.14], m.dark, { solid: false });
  for (const [y, z] of [
    [0.25, 2.75],
    [5.6, 2.75],
    [2.9, 3.05],
  ] as const) {
    scene.box([0, y, z], [12, y + 0.6, z + 0.05], m.galvanised, { weight: 1.5 });
    for (const side of [y, y + 0.56]) {
      scene.box([0, side, z], [12, side + 0.04, z + 0.16], m.galvanised, {
        weight: 2,
        solid: false,
      });
    }
    for (let i = 0; i < 5; i++) {
      scene.tube(
        [0, y + 0.08 + i * 0.11, z + 0.1],
        [12, y + 0.08 + i * 0.11, z + 0.1],
        0.045,
        i % 3 === 1 ? m.orange : i % 3 === 2 ? m.bluePipe : m.cable,
      );
    }
  }
  for (const x of every(2.4, 11.4, 0.8)) {
    for (const y of [0.45, 5.85]) {
      for (const dx of [0, 0.1, 0.2])
        scene.tube([x + dx, y, 2.2], [x + dx, y, 2.8], 0.04, dx === 0.1 ? m.copper : m.cable);
    }
  }
  for (const x of every(1.5, 11, 3)) {
    scene.bar([x, 0.1, 2.7], [x, 6.3, 2.7], 0.06, 0.06, m.galvanised);
    scene.bar([x, 3.2, 2.7], [x, 3.2, 3.6], 0.05, 0.05, m.galvanised);
  }
  scene.quad([2, 1.1, 0.01], [8.4, 0, 0], [0, 0.12, 0], m.hazard, { solid: false, weight: 2 });
  scene.quad([2, 5.2, 0.01], [8.4, 0, 0], [0, 0.12, 0], m.hazard, { solid: false, weight: 2 });
  return {
    scene,
    stations: [
      [0.7, 3.1, 1.65],
      [6, 2.6, 1.7],
    ],
    view: { kind: 'inside', eye: [0.3, 3.2, 1.7], target: [7, 3.15, 1.85], fov: 86 },
  };
}

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
    scene.tube([x + 1.9, 11.7, 3.6], [x + 1.9, 11.7, 4.3], 1.4, m.steelGrey);
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
  for (const [y, colour] of [
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
      colour,
    );
    for (const x of [5.2, 9.8])
      pipeRun(
        scene,
        [
          [x + (y - 7.3), y, 0.6],
          [x + (y - 7.3), 9.6, 0.6],
        ],
        0.14,
        colour,
      );
  }
  for (const x of every(2, 13, 2.4)) scene.box([x, 7, 0], [x + 0.2, 8.6, 0.42], m.steelGrey);
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
