import { materials as m } from './materials.ts';
import type { Scene } from './scene.ts';
import { truss } from './structure.ts';

/** A crawler excavator at the origin, facing +x, arm extended and bucket on the ground. */
export function excavator(scene: Scene): void {
  for (const y of [-1.5, 0.9]) {
    scene.box([-2.1, y, 0.12], [2.1, y + 0.6, 0.85], m.dark, { weight: 2 });
  }
  scene.box([-1.2, -0.9, 0.5], [1.2, 0.9, 1.1], m.dark, { weight: 1.6 });
  scene.box([-2.6, -1.4, 1.1], [1, 1.4, 2], m.crane, { weight: 3 });
  scene.box([-2.6, -1.3, 2], [-0.9, 1.3, 2.5], m.crane, { weight: 3 });
  scene.box([-0.3, 0.35, 2], [1.2, 1.4, 3.1], m.glass, { weight: 3 });
  scene.box([-0.35, 0.3, 3.05], [1.25, 1.45, 3.2], m.crane, { weight: 3 });
  const arm = { weight: 4, solid: true };
  scene.bar([0.9, -0.3, 1.8], [3.6, -0.3, 4.9], 0.5, 0.6, m.crane, arm);
  scene.bar([3.6, -0.3, 4.9], [5.9, -0.3, 4.5], 0.45, 0.5, m.crane, arm);
  scene.bar([5.9, -0.3, 4.6], [7.2, -0.3, 1.5], 0.36, 0.4, m.crane, arm);
  scene.box([6.4, -0.95, 0.3], [7.6, 0.35, 1.5], m.dark, { weight: 3 });
}

/** Lattice mast with cab, jib and counterweight. */
export function towerCrane(scene: Scene, height: number, jib: number, heading: number): void {
  const leg = { weight: 3, solid: false };
  const half = 0.9;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4] ?? [0, 0];
    scene.bar([x, y, 0], [x, y, height], 0.2, 0.2, m.crane, leg);
    for (let z = 0; z < height - 1; z += 2) {
      scene.bar([x, y, z], [nextX, nextY, z + 2], 0.1, 0.1, m.crane, leg);
      scene.bar([x, y, z], [nextX, nextY, z], 0.1, 0.1, m.crane, leg);
    }
  });
  scene.at([0, 0, height], heading, () => {
    scene.box([-1.3, -1.3, 0], [1.3, 1.3, 0.8], m.crane, { weight: 3 });
    scene.box([0.4, 1, 0.2], [2.2, 2.4, 2.4], m.white, { weight: 3 });
    for (const y of [-0.8, 0.8]) {
      truss(scene, [-12, y, 1], [jib, y, 1], 1.6, Math.round(jib / 2.2), 0.2, m.crane);
    }
    scene.bar([0, 0, 1], [0, 0, 7.5], 0.5, 0.5, m.crane, leg);
    scene.bar([0, 0, 7.5], [jib * 0.7, 0, 2.6], 0.1, 0.1, m.dark, leg);
    scene.bar([0, 0, 7.5], [-11, 0, 1.8], 0.1, 0.1, m.dark, leg);
    scene.box([-12, -1.3, -1.8], [-9.4, 1.3, 1.2], m.concrete, { weight: 2 });
    scene.bar([jib * 0.6, 0, 1], [jib * 0.6, 0, -6], 0.08, 0.08, m.dark, leg);
  });
}

/** Site container used as office or storage. */
export function container(scene: Scene, length = 6, color: 'bluePipe' | 'white' | 'red' = 'white') {
  scene.box([0, 0, 0.1], [length, 2.4, 2.7], m[color], { weight: 1.4 });
  for (let x = 1; x < length - 1; x += 2) {
    scene.quad([x, -0.03, 1.1], [1, 0, 0], [0, 0, 1], m.glass, { solid: false, weight: 2 });
  }
}

/** Flatbed truck facing +x. */
export function truck(scene: Scene): void {
  scene.box([-5, -1.2, 1], [1.6, 1.2, 1.3], m.dark, { weight: 1.6 });
  scene.box([2, -1.2, 0.7], [4, 1.2, 3], m.bluePipe, { weight: 2 });
  scene.quad([4.03, -1, 1.8], [0, 2, 0], [0, 0, 0.9], m.glass, { solid: false, weight: 2 });
  for (const x of [-3.8, -2.6, 3]) {
    for (const y of [-1.2, 0.9]) scene.tube([x, y, 0.5], [x, y + 0.3, 0.5], 0.5, m.tyre);
  }
}

/** Passenger car facing +x, for scale on the parking levels. */
export function car(scene: Scene, color: 'white' | 'red' | 'bluePipe' | 'dark'): void {
  scene.box([-2.1, -0.88, 0.3], [2.1, 0.88, 0.85], m[color], { weight: 1.6 });
  scene.box([-1.5, -0.75, 0.85], [0.9, 0.75, 1.42], m.glass, { weight: 1.6 });
  scene.box([-1.3, -0.72, 1.4], [0.6, 0.72, 1.46], m[color], { weight: 1.6 });
  for (const x of [-1.35, 1.35]) {
    for (const y of [-0.9, 0.7]) scene.tube([x, y, 0.32], [x, y + 0.2, 0.32], 0.32, m.tyre);
  }
}

/** Scissor lift, as on every floor. */
export function scissorLift(scene: Scene, height: number): void {
  scene.box([-1.2, -0.6, 0.15], [1.2, 0.6, 0.8], m.orange, { weight: 2 });
  for (const y of [-0.5, 0.5]) {
    scene.bar([-1, y, 0.8], [1, y, height], 0.1, 0.1, m.dark, { weight: 3 });
    scene.bar([1, y, 0.8], [-1, y, height], 0.1, 0.1, m.dark, { weight: 3 });
  }
  scene.box([-1.3, -0.65, height], [1.3, 0.65, height + 0.12], m.steelGray, { weight: 2 });
  for (const lift of [0.5, 1.05]) {
    for (const y of [-0.65, 0.65]) {
      scene.bar([-1.3, y, height + lift], [1.3, y, height + lift], 0.06, 0.06, m.orange);
    }
  }
}

/** Pallets with sheets or blocks: the clutter that makes a floor look like a site. */
export function pallet(scene: Scene, load: 'plywood' | 'block' | 'drywall', height = 0.8): void {
  scene.box([0, 0, 0], [1.2, 1, 0.14], m.timber, { weight: 1.5 });
  scene.box([0.02, 0.02, 0.14], [1.18, 0.98, height], m[load], { weight: 1.5 });
}
