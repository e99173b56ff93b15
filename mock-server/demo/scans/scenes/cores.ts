import { materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { door, wall } from '../shapes.ts';
import { dogLegStair, every } from '../structure.ts';

/** Returns the stair in its shaft, with the two near walls clipped away. */
export function stairCore(): ScanSetup {
  const scene = new Scene();
  const levels = 3;
  const height = 3.4;
  scene.box([-5, -0.5, -0.3], [9, 3, 0], m.slab);
  dogLegStair(scene, levels, height);
  for (let level = 0; level < levels; level++) {
    const z = level * height;
    wall(scene, { from: [0, 2.75], to: [5.65, 2.75], z, height, thickness: 0.25 }, m.castWall);
    wall(scene, { from: [5.65, 0], to: [5.65, 2.87], z, height, thickness: 0.25 }, m.castWall);
    for (const [x0, x1] of [
      [-5, 0],
      [5.8, 9],
    ] as const) {
      scene.box([x0, -0.5, z + height - 0.25], [x1, 3, z + height], m.slab);
    }
    wall(
      scene,
      { from: [-5, 2.87], to: [0, 2.87], z, height, openings: [door(1.6), door(3.8, 1.2)] },
      m.block,
    );
    wall(scene, { from: [5.8, 2.87], to: [9, 2.87], z, height, openings: [door(1)] }, m.drywall);
    scene.box([5.9, 0.3, z + 2.5], [9, 0.9, z + 2.9], m.galvanised);
    scene.tube([5.9, 1.4, z + 2.7], [9, 1.4, z + 2.7], 0.1, m.bluePipe);
    scene.tube([5.9, 1.8, z + 2.7], [9, 1.8, z + 2.7], 0.1, m.greenPipe);
    scene.tube([5.3, 2.4, z], [5.3, 2.4, z + height], 0.09, m.red, { weight: 2 });
    scene.box([-0.12, 2.62, z + 1], [0, 2.75, z + 1.4], m.red, { weight: 2 });
  }
  return {
    scene,
    stations: [
      ...every(0, levels - 1, 1).flatMap((s) => [
        [0.6, 0.7, s * height + 1.7] as const,
        [4.9, 1.3, s * height + 3.2] as const,
        [-2, 0.4, s * height + 1.6] as const,
        [7.4, 1, s * height + 1.6] as const,
      ]),
      [2, -6, 5],
      [-1, -7, 9],
      [5, -6, 10],
    ],
    reach: 6,
    view: { kind: 'orbit', azimuth: 256, elevation: 15, zoom: 1.5 },
  };
}

/** Three shafts side by side over six floors, colored by height, front wall clipped. */
export function elevatorShafts(): ScanSetup {
  const scene = new Scene();
  const top = 15;
  const shaft = 2.6;
  scene.box([0, 0, -1.6], [3 * shaft + 0.6, 3, -1.4], m.slab);
  scene.box([0, 3, -1.6], [3 * shaft + 0.6, 3.2, top], m.castWall);
  for (let i = 0; i <= 3; i++) {
    scene.box([i * (shaft + 0.2), 0.4, -1.6], [i * (shaft + 0.2) + 0.2, 3, top], m.castWall);
  }
  for (let i = 0; i < 3; i++) {
    const x = 0.2 + i * (shaft + 0.2);
    for (const rail of [x + 0.12, x + shaft - 0.12]) {
      scene.box([rail - 0.07, 1.4, -1.4], [rail + 0.07, 1.6, top], m.steelGray, { weight: 2 });
    }
    for (const z of every(0.6, top - 1, 2.5)) {
      scene.box([x, 1.2, z], [x + 0.3, 1.8, z + 0.15], m.steelGray, { weight: 2 });
      scene.box([x + shaft - 0.3, 1.2, z], [x + shaft, 1.8, z + 0.15], m.steelGray, { weight: 2 });
      scene.box([x, 2.6, z + 0.9], [x + shaft, 2.8, z + 1.1], m.steelGray, { weight: 1.6 });
    }
  }
  const car = [5.6, 2.2, 9.4];
  car.forEach((z, i) => {
    const x = 0.45 + i * (shaft + 0.2);
    scene.box([x, 0.7, z], [x + 2.1, 2.4, z + 2.3], m.cabinet, { weight: 1.6 });
    for (const dx of [0.8, 1, 1.2])
      scene.tube([x + dx, 1.5, z + 2.3], [x + dx, 1.5, top], 0.025, m.dark);
  });
  for (const z of every(0, top - 1, 3)) {
    scene.box([-2.6, 0.2, z - 0.25], [0, 3.2, z], m.slab);
    scene.box([3 * shaft + 0.8, 0.2, z - 0.25], [3 * shaft + 3.2, 3.2, z], m.slab);
    wall(
      scene,
      { from: [-2.6, 3.1], to: [0, 3.1], z, height: 2.75, openings: [door(0.8)] },
      m.block,
    );
    wall(
      scene,
      { from: [8.6, 3.1], to: [11, 3.1], z, height: 2.75, openings: [door(0.7)] },
      m.block,
    );
  }
  return {
    scene,
    stations: [
      ...[0, 1, 2].flatMap((i) => every(0, 15, 4).map((z) => [1.5 + i * 2.8, -2.4, z] as const)),
      [4, -12, 7],
      [-2, -9, 10],
    ],
    reach: 9,
    color: { kind: 'height', ramp: 'turbo', from: -1.6, to: top + 0.5 },
    view: { kind: 'orbit', azimuth: 262, elevation: 10, zoom: 1.5 },
  };
}
