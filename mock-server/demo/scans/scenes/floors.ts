import { pallet, scissorLift } from '../machines.ts';
import { materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { door, flight, railing, studWall, wall, windowAt } from '../shapes.ts';
import { every, scaffold } from '../structure.ts';

const H = 2.7;

/** Metal studs everywhere, the first boards on the walls around the core. */
export function studFraming(): ScanSetup {
  const scene = new Scene();
  scene.box([0, 0, -0.25], [20, 13, 0], m.slab);
  for (const x of [4, 10, 16]) {
    for (const y of [3, 10])
      scene.box([x - 0.3, y - 0.3, 0], [x + 0.3, y + 0.3, H + 0.2], m.castWall);
  }
  wall(
    scene,
    {
      from: [0, 13],
      to: [20, 13],
      height: H,
      openings: every(1, 17, 3.2).map((offset) => windowAt(offset, 2)),
    },
    m.block,
  );
  wall(
    scene,
    {
      from: [20, 0],
      to: [20, 13],
      height: H,
      openings: every(1, 10, 3.2).map((offset) => windowAt(offset, 2)),
    },
    m.block,
  );
  for (const x of [4.8, 8.6, 12.4, 16.2])
    studWall(scene, { from: [x, 8.2], to: [x, 12.9], height: H });
  studWall(scene, {
    from: [0.2, 8.2],
    to: [19.8, 8.2],
    height: H,
    openings: every(1.6, 18, 3.8).map((offset) => door(offset)),
  });
  studWall(scene, { from: [0.2, 5.9], to: [8, 5.9], height: H, openings: [door(2), door(5.4)] });
  studWall(scene, { from: [4.4, 0.2], to: [4.4, 5.9], height: H });
  wall(scene, { from: [8, 0.6], to: [8, 5.9], height: H }, m.drywall);
  wall(scene, { from: [8, 5.9], to: [13, 5.9], height: H, openings: [door(1.8, 1.4)] }, m.drywall);
  wall(scene, { from: [13, 0.6], to: [13, 5.9], height: H, openings: [door(3)] }, m.greenBoard);
  studWall(scene, { from: [13, 3.2], to: [19.8, 3.2], height: H, openings: [door(2)] });
  scene.at([15, 1, 0], 5, () => pallet(scene, 'drywall', 0.9));
  scene.at([17, 1, 0], 0, () => pallet(scene, 'drywall', 0.6));
  scene.at([10.4, 3, 0], 70, () => scissorLift(scene, 1.4));
  return {
    scene,
    stations: [
      [2, 7, 1.7],
      [10, 7, 1.7],
      [17, 6.5, 1.7],
      [2, 3, 1.7],
      [10.5, 10.5, 1.7],
      [10, -6, 9],
      [-4, 4, 9],
    ],
    reach: 8,
    view: { kind: 'orbit', azimuth: 244, elevation: 43, zoom: 1.22 },
  };
}

/** Double-height lobby: round columns, gallery with a glass rail, grand stair, scaffold. */
export function lobby(): ScanSetup {
  const scene = new Scene();
  const [length, width, height] = [26, 14, 8.4];
  scene.box([0, 0, -0.3], [length, width, 0], m.stone);
  scene.box([0, 0, height], [length, width, height + 0.3], m.concrete);
  scene.box([length, 0, 0], [length + 0.3, width, height], m.drywall);
  scene.box([0, width, 0], [length, width + 0.3, height], m.castWall);
  for (const x of every(5, length, 5)) {
    scene.tube([x, 2.2, 0], [x, 2.2, height], 0.45, m.castWall);
    scene.tube([x, 9.6, 0], [x, 9.6, height], 0.45, m.castWall);
  }
  for (const x of every(0, length, 2))
    scene.box([x - 0.06, 0, 0], [x + 0.06, 0.2, height], m.steelGray, { weight: 1.5 });
  for (const z of every(0, height, 2.1))
    scene.box([0, 0, z - 0.06], [length, 0.15, z + 0.06], m.steelGray, { weight: 1.5 });
  scene.quad([0, 0.02, 0], [length, 0, 0], [0, 0, height], m.glass, { weight: 0.7 });
  scene.box([0, 10, 4.2], [length, width, 4.6], m.concrete);
  scene.quad([0, 10, 4.6], [length, 0, 0], [0, 0, 1.1], m.glass, { weight: 0.8, solid: false });
  scene.bar([0, 10, 5.72], [length, 10, 5.72], 0.1, 0.1, m.safety, { weight: 3 });
  scene.at([14, 6.2, 0], 0, () => flight(scene, 24, 2.6, m.stone, 0.18, 0.3));
  railing(scene, [
    [14, 6.2, 0.1],
    [21.2, 6.2, 4.4],
  ]);
  scene.box([21.2, 6.2, 4.2], [24, 10, 4.6], m.concrete);
  scene.at([25.5, 0.8, 0], 90, () => scaffold(scene, 5, 5.8, 1.4));
  scene.at([11, 8, 0], -20, () => scissorLift(scene, 3.4));
  scene.box([9, 11.4, 0], [13.5, 12.4, 1.1], m.timber, { weight: 1.3 });
  for (const y of every(1.5, 9, 2.4))
    scene.box([0, y, height - 0.5], [length, y + 0.5, height - 0.2], m.galvanised);
  return {
    scene,
    stations: [
      [1.2, 5.4, 2.8],
      [10, 4, 1.7],
      [20, 4, 1.7],
      [8, 12, 6.2],
    ],
    view: { kind: 'inside', eye: [0.6, 5.2, 3], target: [16, 6.6, 3.3], fov: 84 },
  };
}
