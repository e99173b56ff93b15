import { container, excavator, towerCrane, truck } from '../machines.ts';
import { type Material, materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { railing } from '../shapes.ts';
import { every, ring, scaffold } from '../structure.ts';

const FLOOR_HEIGHT = 3.8;
const [WIDE, DEEP] = [22, 16];

const storefront: Material = {
  rgb: [96, 128, 148],
  stain: 0.15,
  pattern: (_at, u, v, rgb) => {
    const post = Math.abs(u / 1.6 - Math.round(u / 1.6)) < 0.09;
    return post || v < 0.5 || v > 3.4 ? [196, 202, 206] : rgb;
  },
};

function surroundings(scene: Scene): void {
  scene.box([-14, -11, -0.5], [36, 26, -0.3], m.gravel, { weight: 0.8 });
  for (const y of [-11, 26])
    scene.box([-14, y - 0.08, -0.3], [36, y + 0.08, 1.9], m.netting, { weight: 1.2 });
  for (const x of [-14, 36])
    scene.box([x - 0.08, -11, -0.3], [x + 0.08, 26, 1.9], m.netting, { weight: 1.2 });
  scene.at([-12.5, 17, -0.3], 0, () => container(scene, 9, 'bluePipe'));
  scene.at([-12.5, 17, 2.5], 0, () => container(scene, 9));
  scene.at([-12.5, 21, -0.3], 0, () => container(scene, 6, 'red'));
  scene.at([28, -7, -0.3], 172, () => truck(scene));
  scene.at([-9, -4, -0.3], 40, () => excavator(scene));
  for (let i = 0; i < 3; i++) {
    scene.box(
      [28 + i * 2.2, 6, -0.3],
      [29.6 + i * 2.2, 12, 0.5 + i * 0.2],
      i === 1 ? m.timber : m.rebar,
    );
  }
}

/** Slabs, columns and core of a concrete frame; the lower floors are closed with glass. */
function frame(scene: Scene, levels: number, glazed: number): void {
  for (let level = 0; level < levels; level++) {
    const z = level * FLOOR_HEIGHT;
    scene.box([0, 0, z - 0.3], [WIDE, DEEP, z], m.slab);
    for (const x of every(1, WIDE, 5)) {
      for (const y of [0.9, DEEP / 2, DEEP - 0.9]) {
        scene.box([x - 0.3, y - 0.3, z], [x + 0.3, y + 0.3, z + FLOOR_HEIGHT - 0.3], m.concrete);
      }
    }
    if (level < glazed) {
      scene.quad([0, 0.1, z], [WIDE, 0, 0], [0, 0, FLOOR_HEIGHT - 0.3], storefront);
      scene.quad([0.1, 0, z], [0, DEEP, 0], [0, 0, FLOOR_HEIGHT - 0.3], storefront);
      scene.quad([WIDE - 0.1, 0, z], [0, DEEP, 0], [0, 0, FLOOR_HEIGHT - 0.3], storefront);
    } else {
      railing(scene, [
        [0.1, 0.1, z],
        [WIDE - 0.1, 0.1, z],
        [WIDE - 0.1, DEEP - 0.1, z],
      ]);
      railing(scene, [
        [0.1, 0.1, z],
        [0.1, DEEP - 0.1, z],
      ]);
    }
  }
  const top = levels * FLOOR_HEIGHT;
  scene.box([0, 0, top - 0.3], [WIDE, DEEP, top], m.plywood);
  railing(scene, [
    [0, 0, top],
    [WIDE, 0, top],
    [WIDE, DEEP, top],
    [0, DEEP, top],
    [0, 0, top],
  ]);
  for (const x of every(1, WIDE, 5)) {
    for (const y of [0.9, DEEP / 2, DEEP - 0.9]) {
      for (const [dx, dy] of [
        [-0.2, -0.2],
        [0.2, 0.2],
        [-0.2, 0.2],
        [0.2, -0.2],
      ] as const) {
        scene.tube([x + dx, y + dy, top], [x + dx, y + dy, top + 1.3], 0.04, m.rebar, {
          weight: 5,
        });
      }
    }
  }
  scene.box([8, 5, 0], [14, 11, top + 4.4], m.castWall);
  scene.box([7.7, 4.7, top + 2.2], [14.3, 11.3, top + 4.6], m.formPanel);
}

/** Returns the whole site from the air: closed below, open above, crane beside it. */
export function towerWeek40(): ScanSetup {
  const scene = new Scene();
  surroundings(scene);
  frame(scene, 6, 3);
  scene.at([2, -1.7, -0.3], 0, () => scaffold(scene, 10, 14, 1.2));
  scene.at([27, 17, -0.3], 0, () => towerCrane(scene, 31, 27, 186));
  return {
    scene,
    stations: [...ring([11, 8, 2], 22, 4, 0.4), [-30, -34, 34], [40, -30, 30], [11, -40, 46]],
    sun: [0.25, -0.75, 0.6],
    reach: 45,
    view: { kind: 'orbit', azimuth: 242, elevation: 11, zoom: 1.26, shift: [0, 0, 1] },
  };
}

/** Returns the same site half a year earlier: core ahead of three slabs. */
export function towerWeek20(): ScanSetup {
  const scene = new Scene();
  surroundings(scene);
  frame(scene, 3, 0);
  scene.box([8, 5, 0], [14, 11, 19], m.castWall);
  scene.box([7.7, 4.7, 16.6], [14.3, 11.3, 19.3], m.formPanel);
  scene.at([27, 17, -0.3], 0, () => towerCrane(scene, 26, 22, 190));
  return {
    scene,
    stations: [...ring([11, 8, 2], 22, 4, 0.1), [-30, -34, 30], [44, -30, 30], [11, -40, 40]],
    reach: 45,
    color: { kind: 'height', ramp: 'viridis', from: -2, to: 27 },
    view: { kind: 'orbit', azimuth: 304, elevation: 13, zoom: 1.34 },
  };
}
