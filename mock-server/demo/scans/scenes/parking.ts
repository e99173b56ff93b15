import { car } from '../machines.ts';
import { type Material, materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { pipeRun, railing } from '../shapes.ts';
import { every } from '../structure.ts';

/** Slab with white bays along both sides of the lane. */
const bays: Material = {
  rgb: [150, 149, 145],
  stain: 0.24,
  pattern: (point, _u, _v, rgb) => {
    const inBay = point[1] % 15 < 5 || point[1] % 15 > 10;
    const line = Math.abs(point[0] / 2.5 - Math.round(point[0] / 2.5)) < 0.035;
    return inBay && line ? [240, 238, 230] : rgb;
  },
};

/** Columns with yellow and black warning bands. */
const bumper: Material = {
  rgb: [166, 164, 158],
  stain: 0.2,
  pattern: (point, _u, _v, rgb) => {
    if (point[2] > 1.2) return rgb;
    return Math.floor(point[2] / 0.3) % 2 === 0 ? [244, 196, 34] : [48, 48, 50];
  },
};

export function parkingLevel(): ScanSetup {
  const scene = new Scene();
  scene.box([0, 0, -0.3], [45, 15, 0], bays);
  scene.box([0, 0, 3.1], [45, 15, 3.4], m.concrete);
  for (const x of every(6.25, 45, 7.5)) {
    for (const y of [5, 10]) {
      scene.box([x - 0.3, y - 0.3, 0], [x + 0.3, y + 0.3, 3.1], bumper, { weight: 1.2 });
    }
    scene.box([x - 0.2, 0, 2.6], [x + 0.2, 15, 3.1], m.concrete);
  }
  scene.box([0, -0.3, 0], [45, 0, 3.1], m.castWall);
  scene.box([0, 15, 0], [45, 15.3, 3.1], m.castWall);
  scene.box([45, 0, 0], [45.3, 15, 3.1], m.block);
  pipeRun(
    scene,
    [
      [0, 6.1, 2.4],
      [45, 6.1, 2.4],
    ],
    0.11,
    m.red,
  );
  for (const x of every(2, 44, 3))
    pipeRun(
      scene,
      [
        [x, 6.1, 2.4],
        [x, 4, 2.4],
      ],
      0.05,
      m.red,
    );
  scene.box([0, 9.2, 2.15], [45, 9.9, 2.55], m.galvanised);
  const cars = [
    [11.2, 12.4, 90, 'white'],
    [21.2, 12.5, 90, 'red'],
    [13.7, 2.5, -90, 'dark'],
    [26.3, 2.4, -90, 'bluePipe'],
    [33.7, 12.4, 90, 'white'],
  ] as const;
  for (const [x, y, heading, color] of cars) scene.at([x, y, 0], heading, () => car(scene, color));
  return {
    scene,
    stations: [
      [0.9, 7.5, 1.8],
      [16, 7.5, 1.7],
      [32, 7.5, 1.7],
    ],
    view: { kind: 'inside', eye: [0.5, 7.3, 1.75], target: [20, 7.7, 1.25], fov: 76 },
  };
}

/** Returns a straight ramp between two half levels, with the deck above removed. */
export function parkingRamp(): ScanSetup {
  const scene = new Scene();
  const run = 16;
  scene.box([-8, 0, -0.3], [30, 7, 0], bays);
  scene.box([-8, 7, -0.3], [3, 21, 0], m.slab);
  scene.box([3 + run, 7, 2.7], [30, 21, 3], m.slab);
  scene.quad([3, 8, 0], [run, 0, 3], [0, 5, 0], m.asphalt);
  scene.quad([3, 15, 0], [run, 0, 3], [0, 5, 0], m.asphalt);
  for (const y of [7.8, 13, 14.8, 20]) {
    for (const x of every(3, 3 + run - 2, 2)) {
      const rise = ((x - 3) / run) * 3;
      scene.box([x, y, rise], [x + 2, y + 0.2, rise + 1.2], m.castWall);
    }
  }
  for (const x of every(-5, 29, 6.8)) {
    for (const y of [6.6, 21.2]) {
      scene.box([x - 0.3, y - 0.3, 0], [x + 0.3, y + 0.3, 3.4], bumper, { weight: 1.3 });
    }
  }
  scene.box([-8, 21.5, -0.3], [30, 21.8, 3.4], m.castWall);
  scene.box([30, 0, -0.3], [30.3, 21.8, 3.4], m.castWall);
  railing(scene, [
    [3 + run, 13.4, 3],
    [3 + run, 14.6, 3],
  ]);
  const cars = [
    [-4, 11, 0, 'white'],
    [10, 2.8, 90, 'bluePipe'],
    [20, 2.8, 90, 'red'],
    [24, 17.5, 0, 'dark'],
  ] as const;
  for (const [x, y, turn, color] of cars) {
    scene.at([x, y, x === 24 ? 3 : 0], turn, () => car(scene, color));
  }
  return {
    scene,
    stations: [
      [-2, 15, 1.8],
      [6, 4, 1.8],
      [24, 12, 5],
      [12, 11, 4],
      [0, 4, 9],
    ],
    color: {
      kind: 'station',
      colors: [
        [86, 190, 176],
        [238, 152, 72],
        [122, 132, 226],
        [226, 108, 142],
        [206, 206, 112],
      ],
    },
    view: { kind: 'orbit', azimuth: 232, elevation: 34, zoom: 1.12 },
  };
}
