import { clamp } from '../../../converter/clouds/vec.ts';
import { excavator } from '../machines.ts';
import { type Material, materials as m } from '../materials.ts';
import { valueNoise } from '../random.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { rebarMat, starterBars, wall, windowAt } from '../shapes.ts';
import { beam, every, ring, scaffold } from '../structure.ts';

/** Two wings around a court: one closed and roofed, one still steel. */
export function clinicOverview(): ScanSetup {
  const scene = new Scene();
  scene.box([-4, -6, -0.5], [42, 30, -0.2], m.gravel, { weight: 0.8 });
  for (let level = 0; level < 2; level++) {
    const z = level * 3.6;
    const openings = (run: number) => every(1.2, run - 2, 3).map((offset) => windowAt(offset, 1.8));
    const skin = level === 0 ? m.brick : m.sheathing;
    const shape = { z, height: 3.6, thickness: 0.35 };
    wall(scene, { ...shape, from: [0, 0], to: [11, 0], openings: openings(11) }, skin);
    wall(scene, { ...shape, from: [0, 0], to: [0, 28], openings: openings(28) }, skin);
    wall(scene, { ...shape, from: [11, 11], to: [11, 28], openings: openings(17) }, skin);
    wall(scene, { ...shape, from: [0, 28], to: [11, 28], openings: openings(11) }, skin);
    scene.box([11, 0, z - 0.3], [38, 11, z], m.slab);
    for (const x of every(12, 38, 5)) {
      for (const y of [0.6, 10.4]) beam(scene, [x, y, z], [x, y, z + 3.6], 0.4);
      beam(scene, [x, 0.4, z + 3.35], [x, 10.6, z + 3.35], 0.45);
    }
    for (const y of [0.6, 5.5, 10.4]) beam(scene, [11, y, z + 3.4], [38, y, z + 3.4], 0.4);
  }
  scene.box([-0.3, -0.3, 7.2], [11.3, 28.3, 7.5], m.membrane);
  scene.box([3, 16, 7.5], [8, 22, 9.6], m.cabinet);
  scene.box([4, 8, 7.5], [5.4, 16, 8.5], m.galvanised);
  scene.quad([11, 0, 7.3], [14, 0, 0], [0, 11, 0], m.deck);
  scene.at([0.5, -1.8, -0.2], 0, () => scaffold(scene, 10, 6, 1.2));
  scene.at([24, 20, -0.2], 215, () => excavator(scene));
  for (let i = 0; i < 4; i++)
    scene.box([30, 16 + i * 1.4, -0.2], [36, 17 + i * 1.4, 0.5], i % 2 ? m.primer : m.timber);
  return {
    scene,
    stations: [
      ...ring([18, 10, 2], 24, 4, 0.55),
      [10, -30, 24],
      [-24, 0, 24],
      [40, -26, 22],
      [24, 16, 3],
      [5, -8, 22],
    ],
    sun: [0.3, -0.7, 0.65],
    reach: 40,
    view: { kind: 'orbit', azimuth: 258, elevation: 26, zoom: 1.14 },
  };
}

const trenchSoil: Material = { rgb: [168, 132, 92], stain: 0.5 };

/** Trenches with footings: some poured, some with mats, one not fully excavated. */
export function stripFootings(): ScanSetup {
  const scene = new Scene();
  // The sides slope a little, or the scanner would get no returns from them.
  const trench = (x: number, y: number): number => {
    const away = (value: number, lines: readonly number[]): number =>
      Math.min(...lines.map((line) => Math.abs(value - line)));
    const along = Math.max(away(y, [4, 13, 22]), 3 - x, x - 33);
    const across = Math.max(away(x, [4, 13, 22, 32]), 3 - y, y - 23);
    return clamp((1.9 - Math.min(along, across)) / 1.1, 0, 1);
  };
  const relief = (x: number, y: number): number => {
    const bumps = valueNoise(x / 3, y / 3, 1) * 0.5 + valueNoise(x, y, 2) * 0.14;
    const spoil = 2 * Math.exp(-((x - 17.5) ** 2) / 7 - (y - 17.6) ** 2 / 4);
    const depth = trench(x, y);
    return -1.3 * depth + (bumps + spoil) * (1 - depth * 0.85);
  };
  scene.terrain([0, 0, 0], 37, 26, relief, trenchSoil);
  for (const y of [4, 13])
    scene.box([3.3, y - 0.6, -1.3], [32.6, y + 0.6, -0.7], m.freshConcrete, { weight: 1.6 });
  for (const x of [4, 13])
    scene.box([x - 0.6, 4, -1.3], [x + 0.6, 22.6, -0.7], m.freshConcrete, { weight: 1.6 });
  for (const y of [4, 13])
    for (const x of every(5.5, 31, 1.1)) starterBars(scene, x, y, -0.7, 0.2, 0.9);
  scene.at([14, 21.4, -1.1], 0, () => rebarMat(scene, 18, 1.2, 0.4));
  scene.at([21.4, 5, -1.1], 0, () => rebarMat(scene, 1.2, 16, 0.4));
  for (const y of [3.3, 4.6])
    scene.box([3.3, y, -1.3], [32.6, y + 0.1, -0.5], m.formPanel, { weight: 1.6 });
  scene.at([27.5, 17.8, 0.2], -35, () => excavator(scene));
  scene.at([7, 7.5, 0.35], 12, () => scene.box([0, 0, 0], [3, 1.4, 0.6], m.plywood));
  scene.at([16, 8, 0.35], -8, () => {
    for (let i = 0; i < 8; i++) scene.tube([0, i * 0.2, 0.1], [4, i * 0.2, 0.1], 0.07, m.rebar);
  });
  return {
    scene,
    stations: [
      [9, 17, 3],
      [18, 8.6, 3],
      [28, 9, 3],
      [16, -10, 16],
      [-8, 6, 14],
      [36, -4, 14],
    ],
    sun: [0.6, 0.3, 0.6],
    reach: 22,
    view: { kind: 'orbit', azimuth: 246, elevation: 34, zoom: 1.14 },
  };
}

/** Entrance hall under curved glulam frames with purlins, glazed at the end. */
export function glulamHall(): ScanSetup {
  const scene = new Scene();
  const [length, width] = [28, 13];
  scene.box([0, 0, -0.3], [length, width, 0], m.slab);
  scene.box([0, -0.2, 0], [length, 0, 3.2], m.castWall);
  scene.box([0, width, 0], [length, width + 0.2, 3.2], m.castWall);
  const arch = (k: number) => 3 + Math.sin(k * Math.PI) * 4.2;
  for (const x of every(2, length, 3.7)) {
    const parts = 12;
    for (let i = 0; i < parts; i++) {
      const [a, b] = [i / parts, (i + 1) / parts];
      scene.bar([x, a * width, arch(a)], [x, b * width, arch(b)], 0.3, 0.75, m.glulam, {
        weight: 1.2,
      });
    }
  }
  for (const k of every(0.08, 0.93, 0.105)) {
    const z = arch(k) + 0.45;
    scene.bar([0, k * width, z], [length, k * width, z], 0.16, 0.22, m.timber, { weight: 1.6 });
  }
  for (let i = 0; i < 10; i++) {
    const [a, b] = [i / 10, (i + 1) / 10];
    const rise = arch(b) - arch(a);
    scene.quad(
      [9, a * width, arch(a) + 0.65],
      [length - 9, 0, 0],
      [0, width / 10, rise],
      m.plywood,
    );
  }
  for (const y of every(0, width, 1.625)) {
    scene.box([length - 0.1, y - 0.07, 0], [length, y + 0.07, arch(y / width)], m.steelGray, {
      weight: 2,
    });
  }
  for (const z of [2.4, 4.8])
    scene.box([length - 0.1, 0, z], [length, width, z + 0.14], m.steelGray, { weight: 2 });
  scene.at([15, 10.4, 0], 0, () => scaffold(scene, 7.5, 4, 1.6));
  scene.at([9, 3, 0], 12, () => scene.box([0, 0, 0], [3.6, 1.2, 0.9], m.glulam));
  return {
    scene,
    stations: [
      [1.4, 6, 1.8],
      [12, 7, 1.8],
      [22, 5, 1.8],
    ],
    view: { kind: 'inside', eye: [0.5, 5.6, 2], target: [16, 6.7, 3.1], fov: 84 },
  };
}
