import { lasClasses } from '../lasClasses.ts';
import { type Material, materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { door, pipeRun, wall, windowAt } from '../shapes.ts';
import { every } from '../structure.ts';

/** Meters from the origin at floor level. */
const [WIDE, DEEP, HIGH] = [30, 18, 3.4];
const CORRIDOR = { from: 7.6, to: 10.4 };

const paint: Material = { rgb: [222, 217, 206], stain: 0.06 };

/**
 * A floor of an office building before its ceiling is closed: walls with openings, slabs, columns
 * and pipes. The slab above covers only one end, so that viewers can look in.
 */
export function officeFloor(): ScanSetup {
  const scene = new Scene();
  slabs(scene);
  walls(scene);
  columns(scene);
  pipes(scene);
  return {
    scene,
    stations: [
      ...[2.5, 7.5, 12.5, 17.5, 22.5, 27.5].flatMap((x) => [
        [x, 3.6, 1.7] as const,
        [x, 9, 1.7] as const,
        [x, 14.4, 1.7] as const,
      ]),
      [15, 9, 22],
    ],
    reach: 9,
    view: { kind: 'orbit', azimuth: 250, elevation: 44, zoom: 1.05 },
  };
}

function slabs(scene: Scene): void {
  scene.box([0, 0, -0.3], [WIDE, DEEP, 0], m.slab);
  scene.box([24, 0, HIGH], [WIDE, DEEP, HIGH + 0.3], m.concrete);
}

function walls(scene: Scene): void {
  const outer = { height: HIGH, thickness: 0.3 };
  const windows = every(1.5, WIDE - 2.5, 3).map((offset) => windowAt(offset, 2));
  wall(scene, { from: [0, 0], to: [WIDE, 0], openings: windows, ...outer }, m.brick);
  wall(scene, { from: [0, DEEP], to: [WIDE, DEEP], openings: windows, ...outer }, m.brick);
  wall(scene, { from: [0, 0], to: [0, DEEP], openings: [windowAt(8, 2)], ...outer }, m.brick);
  wall(scene, { from: [WIDE, 0], to: [WIDE, DEEP], openings: [door(8.4, 1.2)], ...outer }, m.brick);
  const doors = every(1.6, WIDE - 3, 5).map((offset) => door(offset));
  for (const y of [CORRIDOR.from, CORRIDOR.to]) {
    wall(scene, { from: [0, y], to: [WIDE, y], height: HIGH, openings: doors }, paint);
  }
  for (const x of [5, 10, 15, 20, 25]) {
    wall(scene, { from: [x, 0], to: [x, CORRIDOR.from], height: HIGH }, m.drywall);
    if (x === 10 || x === 20) continue;
    wall(scene, { from: [x, CORRIDOR.to], to: [x, DEEP], height: HIGH }, m.drywall);
  }
}

function columns(scene: Scene): void {
  for (const x of [5, 10, 15, 20, 25]) {
    for (const y of [4, 14]) {
      scene.box([x - 0.3, y - 0.3, 0], [x + 0.3, y + 0.3, HIGH], m.castWall, {
        lasClass: lasClasses.column,
      });
    }
  }
}

function pipes(scene: Scene): void {
  for (const [y, z, radius, material] of [
    [8.3, 3, 0.16, m.galvanised],
    [8.9, 3.05, 0.09, m.red],
    [9.3, 3.05, 0.07, m.bluePipe],
    [9.7, 3.05, 0.07, m.greenPipe],
  ] as const) {
    const end = WIDE - 0.3;
    pipeRun(
      scene,
      [
        [0.3, y, z],
        [end, y, z],
      ],
      radius,
      material,
    );
    for (const x of [2.5, 12.5, 22.5]) {
      pipeRun(
        scene,
        [
          [x + y - 8, y, z],
          [x + y - 8, DEEP - 1, z],
        ],
        radius,
        material,
      );
    }
  }
}
