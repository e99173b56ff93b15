import type { Vec } from '../../converter/clouds/vec.ts';
import { type Material, materials as m } from './materials.ts';
import type { Scene } from './scene.ts';
import { flight, railing } from './shapes.ts';

/** Scanner positions on a circle, such as around a building or on neighboring roofs. */
export function ring(center: Vec, radius: number, count: number, turn = 0): Vec[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * Math.PI * 2;
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius, center[2]];
  });
}

/** Values from `from` to `to`, both included. */
export function every(from: number, to: number, pitch: number): number[] {
  const values: number[] = [];
  for (let position = from; position <= to + 1e-6; position += pitch) values.push(position);
  return values;
}

/** Rolled section along a line: two flanges and a web. */
export function beam(
  scene: Scene,
  a: Vec,
  b: Vec,
  depth: number,
  material: Material = m.primer,
): void {
  const flange = depth * 0.55;
  for (const side of [-1, 1]) {
    const lift = (side * depth) / 2;
    const from: Vec = [a[0], a[1], a[2] + lift];
    scene.bar(from, [b[0], b[1], b[2] + lift], flange, 0.05, material, {
      solid: true,
      weight: 1.6,
    });
  }
  scene.bar(a, b, 0.05, depth, material, { solid: true, weight: 1.3 });
}

/** Two chords with verticals and diagonals between them, along the line a–b. */
export function truss(
  scene: Scene,
  a: Vec,
  b: Vec,
  depth: number,
  bays: number,
  size = 0.16,
  material: Material = m.primer,
): void {
  const pointAt = (k: number, lift: number): Vec => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k,
    a[2] + (b[2] - a[2]) * k + lift,
  ];
  const thick = { solid: false, weight: 1.8 };
  scene.bar(pointAt(0, 0), pointAt(1, 0), size, size, material, thick);
  scene.bar(pointAt(0, depth), pointAt(1, depth), size, size, material, thick);
  for (let i = 0; i <= bays; i++) {
    const k = i / bays;
    scene.bar(pointAt(k, 0), pointAt(k, depth), size * 0.6, size * 0.6, material, thick);
    if (i === bays) continue;
    const flip = i < bays / 2;
    const low = pointAt(flip ? (i + 1) / bays : k, 0);
    const high = pointAt(flip ? k : (i + 1) / bays, depth);
    scene.bar(low, high, size * 0.6, size * 0.6, material, thick);
  }
}

/** Scaffold in front of a face along x: standards, ledgers, decks, toe boards and braces. */
export function scaffold(scene: Scene, width: number, height: number, depth = 1.1): void {
  for (const x of every(0, width, 2.5)) {
    for (const y of [0, depth]) scene.tube([x, y, 0], [x, y, height + 1], 0.045, m.galvanised);
  }
  for (const z of every(2, height, 2)) {
    scene.box([0, 0.1, z - 0.06], [width, depth - 0.1, z], m.timber, { weight: 1.3 });
    scene.box([0, -0.02, z], [width, 0.02, z + 0.18], m.safety, { solid: false, weight: 1.5 });
    for (const lift of [0.6, 1.1]) {
      scene.tube([0, 0, z + lift], [width, 0, z + lift], 0.04, m.galvanised);
    }
  }
  for (const z of every(0, height - 2, 2)) {
    for (const x of every(z % 4 === 0 ? 0 : 2.5, width - 2.5, 10)) {
      scene.tube([x, 0, z], [x + 2.5, 0, z + 2], 0.035, m.galvanised);
    }
  }
}

/** Two flights and a landing in a shaft of 2.6 × 5.4 m, repeated for every floor. */
export function dogLegStair(scene: Scene, levels: number, levelHeight: number): void {
  const steps = 10;
  const rise = levelHeight / 2 / steps;
  const run = steps * 0.29;
  for (let level = 0; level < levels; level++) {
    const z = level * levelHeight;
    scene.at([1.3, 0, z], 0, () => flight(scene, steps, 1.2, m.concrete, rise, 0.29));
    scene.box([1.3 + run, 0, z + levelHeight / 2 - 0.2], [5.5, 2.6, z + levelHeight / 2], m.slab);
    scene.at([1.3 + run, 2.6, z + levelHeight / 2], 180, () =>
      flight(scene, steps, 1.2, m.concrete, rise, 0.29),
    );
    scene.box([0, 0, z + levelHeight - 0.2], [1.3, 2.6, z + levelHeight], m.slab);
    const middle = z + levelHeight / 2;
    railing(scene, [
      [1.3, 1.24, z + 0.1],
      [1.3 + run, 1.24, middle],
    ]);
    railing(scene, [
      [1.3 + run, 1.36, middle + 0.1],
      [1.3, 1.36, z + levelHeight],
    ]);
  }
}

/** Steel props under a slab form, with timber beams on top. */
export function shoring(scene: Scene, width: number, depth: number, height: number): void {
  for (const y of every(0.6, depth, 1.8)) {
    scene.box([0, y - 0.06, height - 0.24], [width, y + 0.06, height], m.safety, { weight: 1.4 });
    for (const x of every(0.7, width, 2.1)) {
      scene.tube([x, y, 0], [x, y, height * 0.5], 0.06, m.red, { weight: 2.2 });
      scene.tube([x, y, height * 0.5], [x, y, height - 0.24], 0.045, m.galvanised);
      scene.box([x - 0.14, y - 0.14, 0], [x + 0.14, y + 0.14, 0.03], m.steelGray);
    }
  }
  for (const x of every(0.3, width, 0.75)) {
    scene.box([x - 0.05, 0, height], [x + 0.05, depth, height + 0.18], m.timber, { solid: false });
  }
}

/** A closed room from the origin to x, y, z: floor, ceiling and four walls. */
export function shell(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  walls: Material = m.block,
): void {
  scene.box([0, 0, -0.2], [x, y, 0], m.slab);
  scene.box([0, 0, z], [x, y, z + 0.2], m.concrete);
  scene.box([0, -0.2, 0], [x, 0, z], walls);
  scene.box([0, y, 0], [x, y + 0.2, z], walls);
  scene.box([x, 0, 0], [x + 0.2, y, z], walls);
  scene.box([-0.2, 0, 0], [0, y, z], walls);
}
