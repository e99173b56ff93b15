import { type Material, materials as m } from '../materials.ts';
import { cellNoise } from '../random.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { every, shell } from '../structure.ts';

/** Corridor before the ceiling is closed: duct, tray, sprinkler and pipes above bare board. */
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
  scene.box([0, 2.05, 2.72], [length, 2.55, 2.75], m.steelGray, { weight: 1.5 });
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

/** Switchgear on both sides under full cable trays. */
export function electricalRoom(): ScanSetup {
  const scene = new Scene();
  shell(scene, 12, 6.4, 3.6, m.drywall);
  const louvres: Material = {
    rgb: [150, 178, 186],
    pattern: (point, _u, _v, rgb) => {
      if (Math.abs(point[0] / 0.8 - Math.round(point[0] / 0.8)) < 0.05) return [70, 76, 80];
      if (point[2] > 1.5 && point[2] < 1.75)
        return cellNoise(point[0] / 0.8, point[1] > 3 ? 1 : 0) > 0.5
          ? [226, 130, 40]
          : [36, 54, 74];
      return point[2] < 0.55 && point[2] * 12 - Math.floor(point[2] * 12) < 0.5
        ? [96, 102, 106]
        : rgb;
    },
  };
  scene.box([1.2, 0.05, 0.1], [11.6, 0.85, 2.2], louvres, { weight: 1.3 });
  scene.box([1.2, 5.5, 0.1], [11.6, 6.35, 2.2], louvres, { weight: 1.3 });
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
  for (const x of every(1.6, 11.4, 0.8)) {
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
