import { type Material, materials as m } from '../materials.ts';
import { type ScanSetup, Scene } from '../scene.ts';
import { pipeRun } from '../shapes.ts';
import { every, shell } from '../structure.ts';

/** Pump on its base with motor, casing and the two risers to the rack. */
function pump(scene: Scene, color: Material, rack: number): void {
  scene.box([-0.9, -0.5, 0], [0.9, 0.5, 0.25], m.concrete);
  scene.tube([-0.7, 0, 0.65], [0.1, 0, 0.65], 0.26, m.machine, { weight: 2 });
  scene.tube([0.1, 0, 0.65], [0.55, 0, 0.65], 0.34, color, { weight: 2 });
  scene.tube([0.4, -0.15, 0.65], [0.4, -0.15, rack], 0.11, color, { weight: 1.6 });
  scene.tube([0.55, 0.25, 0.65], [0.55, 0.25, rack], 0.11, color, { weight: 1.6 });
}

export function mechanicalRoom(): ScanSetup {
  const scene = new Scene();
  shell(scene, 16, 9, 4.4);
  const rack = 3.1;
  for (const x of every(3.5, 15, 3)) {
    for (const y of [3, 5.6]) scene.bar([x, y, 0], [x, y, 4.4], 0.14, 0.14, m.galvanised);
    for (const z of [rack - 0.2, rack + 0.55]) {
      scene.bar([x, 3, z], [x, 5.6, z], 0.14, 0.14, m.galvanised);
    }
  }
  const lines: [number, number, number, Material][] = [
    [3.3, rack, 0.15, m.bluePipe],
    [3.75, rack, 0.15, m.bluePipe],
    [4.25, rack, 0.18, m.greenPipe],
    [4.75, rack, 0.18, m.insulation],
    [5.2, rack, 0.12, m.red],
    [3.5, rack + 0.8, 0.16, m.insulation],
    [4.1, rack + 0.8, 0.16, m.insulation],
    [4.9, rack + 0.8, 0.09, m.copper],
  ];
  for (const [y, z, radius, color] of lines) scene.tube([0, y, z], [16, y, z], radius, color);
  for (const [i, x] of every(4, 13, 3).entries()) {
    scene.at([x, 7.2, 0], 0, () => pump(scene, i % 2 === 0 ? m.bluePipe : m.greenPipe, rack));
    pipeRun(
      scene,
      [
        [x + 0.4, 7.05, rack],
        [x + 0.4, 4.2, rack],
      ],
      0.11,
      i % 2 === 0 ? m.bluePipe : m.greenPipe,
    );
  }
  for (const [x, color] of [
    [6, m.insulation],
    [8.6, m.red],
    [11.4, m.insulation],
  ] as const) {
    scene.tube([x, 1.4, 0.3], [x, 1.4, 2.5], 0.75, color, { weight: 1.4 });
    scene.tube([x, 1.4, 2.5], [x, 1.4, 2.75], 0.5, m.steelGray);
    scene.box([x - 0.7, 0.7, 0], [x + 0.7, 2.1, 0.3], m.concrete);
    pipeRun(
      scene,
      [
        [x, 1.4, 2.7],
        [x, 1.4, rack + 0.8],
        [x, 3.5, rack + 0.8],
      ],
      0.12,
      color,
    );
  }
  scene.box([0, 8, 3.3], [16, 8.9, 4.1], m.galvanised);
  scene.box([15.2, 2.4, 0], [16, 6.4, 2.1], m.cabinet);
  return {
    scene,
    stations: [
      [0.9, 4.4, 1.75],
      [8, 3, 1.7],
      [12, 5.8, 1.7],
    ],
    view: { kind: 'inside', eye: [0.35, 4.5, 1.8], target: [8, 4.5, 2.15], fov: 82 },
  };
}
