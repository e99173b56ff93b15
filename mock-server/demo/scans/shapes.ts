import type { Vec } from '../../converter/clouds/vec.ts';
import type { Material } from './materials.ts';
import { materials as m } from './materials.ts';
import type { Scene } from './scene.ts';

export interface Opening {
  /** Distance of the near jamb from the start of the wall. */
  at: number;
  width: number;
  sill: number;
  head: number;
}

export const door = (at: number, width = 1): Opening => ({ at, width, sill: 0, head: 2.1 });
export const windowAt = (at: number, width = 1.6): Opening => ({ at, width, sill: 0.9, head: 2.3 });

export interface WallShape {
  from: readonly [number, number];
  to: readonly [number, number];
  z?: number;
  height: number;
  thickness?: number;
  openings?: readonly Opening[];
}

/** A wall along a line, split around its openings, so that reveals have real depth. */
export function wall(scene: Scene, shape: WallShape, material: Material): void {
  const { from, to, z = 0, height, thickness = 0.15, openings = [] } = shape;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const run = Math.hypot(dx, dy);
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  scene.at([from[0], from[1], z], degrees, () => {
    const piece = (x0: number, x1: number, z0: number, z1: number) => {
      if (x1 - x0 < 0.01 || z1 - z0 < 0.01) return;
      scene.box([x0, -thickness / 2, z0], [x1, thickness / 2, z1], material);
    };
    let x = 0;
    for (const { at, width, sill, head } of [...openings].sort((a, b) => a.at - b.at)) {
      piece(x, at, 0, height);
      piece(at, at + width, 0, sill);
      piece(at, at + width, head, height);
      x = at + width;
    }
    piece(x, run, 0, height);
  });
}

/** Metal studs with runners at the bottom and the top: a wall before boarding. */
export function studWall(scene: Scene, shape: WallShape, pitch = 0.6): void {
  const { from, to, z = 0, height, openings = [] } = shape;
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const cornerAt = (d: number, h: number): Vec => [
    from[0] + ((to[0] - from[0]) * d) / run,
    from[1] + ((to[1] - from[1]) * d) / run,
    z + h,
  ];
  const stud = (d: number, low: number, high: number) =>
    scene.bar(cornerAt(d, low), cornerAt(d, high), 0.09, 0.09, m.galvanised);
  for (let d = 0; d <= run + 0.01; d += pitch) {
    const hole = openings.find((o) => d > o.at - 0.05 && d < o.at + o.width + 0.05);
    if (!hole) stud(d, 0, height);
    else stud(d, hole.head, height);
  }
  for (const { at: jamb, width, head } of openings) {
    stud(jamb, 0, height);
    stud(jamb + width, 0, height);
    scene.bar(cornerAt(jamb, head), cornerAt(jamb + width, head), 0.09, 0.09, m.galvanised);
  }
  scene.bar(cornerAt(0, height), cornerAt(run, height), 0.1, 0.08, m.galvanised);
  scene.bar(cornerAt(0, 0.03), cornerAt(run, 0.03), 0.1, 0.05, m.galvanised);
}

/** A pipe through several corners. */
export function pipeRun(scene: Scene, path: readonly Vec[], radius: number, material: Material) {
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1];
    const to = path[i];
    if (from && to) scene.tube(from, to, radius, material);
  }
}

/** Edge protection: posts with a top and a middle rail. */
export function railing(scene: Scene, path: readonly Vec[], material: Material = m.safety): void {
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1];
    const b = path[i];
    if (!a || !b) continue;
    const run = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const posts = Math.max(1, Math.round(run / 2));
    for (const lift of [0.55, 1.1]) {
      scene.bar([a[0], a[1], a[2] + lift], [b[0], b[1], b[2] + lift], 0.06, 0.1, material);
    }
    for (let p = 0; p <= posts; p++) {
      const k = p / posts;
      const x = a[0] + (b[0] - a[0]) * k;
      const y = a[1] + (b[1] - a[1]) * k;
      const z = a[2] + (b[2] - a[2]) * k;
      scene.bar([x, y, z], [x, y, z + 1.15], 0.07, 0.07, material);
    }
  }
}

/** Straight flight of solid steps rising along x, `width` deep along y. */
export function flight(
  scene: Scene,
  steps: number,
  width: number,
  material: Material = m.concrete,
  rise = 0.17,
  going = 0.28,
): void {
  for (let i = 0; i < steps; i++) {
    const z = i * rise;
    scene.box([i * going, 0, z - 0.16], [(i + 1) * going, width, z + rise], material);
  }
}

/** Bars both ways, as in a slab or a wall cage; the grid lies flat at the origin. */
export function rebarMat(scene: Scene, width: number, depth: number, pitch: number, z = 0): void {
  for (let x = 0; x <= width + 0.001; x += pitch) {
    scene.tube([x, 0, z], [x, depth, z], 0.014, m.rebar);
  }
  for (let y = 0; y <= depth + 0.001; y += pitch) {
    scene.tube([0, y, z + 0.03], [width, y, z + 0.03], 0.014, m.rebar);
  }
}

/** Bars that stick out for the next column or wall. */
export function starterBars(scene: Scene, x: number, y: number, z: number, size: number, up = 1) {
  for (let i = 0; i < 4; i++) {
    for (const [px, py] of [
      [-0.5 + i / 3, -0.5],
      [-0.5 + i / 3, 0.5],
      [-0.5, -0.5 + i / 3],
      [0.5, -0.5 + i / 3],
    ] as const) {
      const bx = x + px * size * 0.8;
      const by = y + py * size * 0.8;
      scene.tube([bx, by, z], [bx, by, z + up], 0.018, m.rebar);
    }
  }
}
