import { pallet } from '../machines.ts';
import { type Material, materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { door, pipeRun, wall, windowAt } from '../shapes.ts';
import { every } from '../structure.ts';
import { corridor } from './corridors.ts';

const vinyl: Material = { rgb: [122, 168, 176], stain: 0.1 };
const tiles: Material = {
  rgb: [214, 222, 224],
  pattern: (_at, u, v, rgb) => (u % 0.6 < 0.05 || v % 0.6 < 0.05 ? [150, 160, 166] : rgb),
};

/** Operating room at rough-in: pendants and air canopy in place, panels on two walls. */
export function operatingRoom(): ScanSetup {
  const scene = new Scene();
  const [x, y, z] = [8, 7, 3.4];
  scene.box([0, 0, -0.2], [x, y, 0], vinyl);
  scene.box([0, 0, z], [x, y, z + 0.2], m.concrete);
  scene.box([x, 0, 0], [x + 0.15, y, z], tiles);
  wall(
    scene,
    {
      from: [0, y],
      to: [x, y],
      height: z,
      openings: [{ at: 4.6, width: 1.8, sill: 0, head: 2.2 }],
    },
    m.greenBoard,
  );
  wall(scene, { from: [0, 0], to: [x, 0], height: z, openings: [windowAt(3)] }, m.drywall);
  scene.box([0, y + 2, 0], [x, y + 2.1, z], m.drywall);
  scene.box([0, y, -0.1], [x, y + 2, 0], m.slab);
  scene.box([2.9, 2, 2.75], [6.3, 5, 3.05], m.white, { weight: 1.2 });
  for (const gx of every(3, 6, 0.6))
    scene.box([gx, 2, 2.7], [gx + 0.06, 5, 2.75], m.steelGray, { solid: false });
  for (const [px, py, ax, ay] of [
    [3.4, 4.4, 2.7, 5.5],
    [5.6, 4.5, 6.4, 5.2],
  ] as const) {
    scene.tube([px, py, 2.7], [px, py, 2.2], 0.12, m.white, { weight: 2 });
    scene.bar([px, py, 2.2], [ax, ay, 2.15], 0.22, 0.16, m.white, { weight: 2.4 });
    scene.box([ax - 0.22, ay - 0.22, 1], [ax + 0.22, ay + 0.22, 2.2], m.cabinet, { weight: 2 });
    scene.box([ax - 0.3, ay - 0.3, 1.3], [ax + 0.3, ay + 0.3, 1.36], m.steelGray, { weight: 2 });
  }
  for (const [lx, ly, lz] of [
    [4.3, 3, 2.05],
    [5, 3.9, 1.95],
  ] as const) {
    scene.bar([4.6, 3.5, 2.7], [lx, ly, lz + 0.35], 0.09, 0.09, m.white, { weight: 3 });
    scene.tube([lx, ly, lz], [lx, ly, lz + 0.14], 0.42, m.white, { weight: 2 });
    scene.disc([lx, ly, lz], 0.4, m.safety, { weight: 2 });
  }
  scene.box([3.7, 3.1, 0.75], [5.7, 3.75, 0.92], m.machine, { weight: 2.4 });
  scene.box([4.5, 3.25, 0], [4.9, 3.6, 0.75], m.dark, { weight: 2 });
  scene.box([7.5, 1, 0], [8, 2.8, 2.1], m.cabinet, { weight: 1.3 });
  scene.box([7.6, 4.2, 1.1], [8, 5.8, 1.9], m.dark, { weight: 1.5 });
  scene.box([0, 0.2, 2.85], [x, 0.8, 3.25], m.galvanised);
  pipeRun(
    scene,
    [
      [0, 6.2, 3.1],
      [x, 6.2, 3.1],
    ],
    0.06,
    m.copper,
  );
  pipeRun(
    scene,
    [
      [0, 6.4, 3.1],
      [x, 6.4, 3.1],
    ],
    0.06,
    m.bluePipe,
  );
  return {
    scene,
    stations: [
      [0.9, 1.6, 1.7],
      [2, 6, 1.6],
      [6.8, 1.4, 1.6],
    ],
    view: { kind: 'inside', eye: [0.35, 1.2, 1.95], target: [5.2, 3.9, 1.45], fov: 84 },
  };
}

/** Six rooms with wet cells along a corridor; ceiling clipped. */
export function patientRooms(): ScanSetup {
  const scene = new Scene();
  const height = 2.6;
  scene.box([0, 0, -0.2], [21.6, 12.6, 0], m.slab);
  const windows = every(1, 20, 3.6).map((offset) => windowAt(offset, 1.8));
  wall(
    scene,
    { from: [0, 12.6], to: [21.6, 12.6], height, thickness: 0.3, openings: windows },
    m.brick,
  );
  wall(scene, { from: [21.6, 0], to: [21.6, 12.6], height, thickness: 0.3 }, m.brick);
  wall(
    scene,
    {
      from: [0, 5.2],
      to: [21.6, 5.2],
      height,
      openings: every(2, 20, 3.6).map((offset) => door(offset, 1.3)),
    },
    m.drywall,
  );
  wall(
    scene,
    {
      from: [0, 2.6],
      to: [21.6, 2.6],
      height,
      openings: [door(3, 1.4), door(9.6, 1.4), door(16.4, 1.4)],
    },
    m.drywall,
  );
  for (const x of every(0, 18, 7.2)) wall(scene, { from: [x, 0], to: [x, 2.6], height }, m.drywall);
  for (const [i, x] of every(0, 18, 3.6).entries()) {
    wall(scene, { from: [x, 5.2], to: [x, 12.5], height }, m.drywall);
    wall(scene, { from: [x, 7.4], to: [x + 1.7, 7.4], height, thickness: 0.1 }, m.greenBoard);
    wall(
      scene,
      {
        from: [x + 1.7, 5.3],
        to: [x + 1.7, 7.4],
        height,
        thickness: 0.1,
        openings: [door(0.8, 0.9)],
      },
      m.greenBoard,
    );
    scene.box([x + 0.1, 5.3, 0], [x + 1.65, 7.35, 0.02], tiles, { solid: false });
    scene.box([x + 0.2, 6.6, 0], [x + 0.6, 7.2, 0.42], m.white, { weight: 2.4 });
    scene.box([x + 0.1, 8.6, 0.9], [x + 0.2, 11.2, 1.2], m.timber, { weight: 2 });
    scene.box([x + 0.12, 7.45, 0.005], [x + 3.5, 12.4, 0.015], vinyl, { solid: false });
    if (i % 2 === 0) scene.box([x + 0.3, 9.3, 0.2], [x + 2.3, 10.3, 0.65], m.white, { weight: 2 });
    if (i === 3) scene.at([x + 1.4, 9, 0], 15, () => pallet(scene, 'drywall', 0.8));
  }
  const rooms = every(2.5, 21, 3.6).map((x) => [x, 8.3, 1.7] as const);
  return {
    scene,
    stations: [
      ...rooms,
      [3, 3.9, 1.7],
      [10, 3.9, 1.7],
      [18, 3.9, 1.7],
      [3, 1.2, 1.7],
      [11, 1.2, 1.7],
      [18, 1.2, 1.7],
      [10, 2, 12],
      [2, -3, 10],
    ],
    reach: 7,
    view: { kind: 'orbit', azimuth: 252, elevation: 44, zoom: 1.08 },
  };
}

/** Ward corridor with recorded intensity instead of photo colors. */
export function wardCorridor(): ScanSetup {
  return { ...corridor(m.greenBoard, m.timber, 22), color: { kind: 'intensity', ramp: 'ember' } };
}
