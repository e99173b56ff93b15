import { FLOOR_SIZE, type Stage } from '../../../mock-server/panoramas/spots.ts';
import { type Box, box, type Vec } from './box.ts';

/** Positions of the lamps, just below their fittings. */
export const LAMPS: readonly Vec[] = [4, 10.5, 21, 31.5, 38].flatMap((x) =>
  [4, 10.4, 13.8, 20].map((y): Vec => [x, y, 3.05]),
);

const DOOR = 1.1;
const HEAD = 2.15;

/** A wall along x or y with door openings, each given by its start. */
function wall(
  from: readonly [number, number],
  to: readonly [number, number],
  material: Box['material'],
  { doors = [], thick = 0.14 }: { doors?: number[]; thick?: number } = {},
): Box[] {
  const alongX = from[1] === to[1];
  const [start, end] = alongX ? [from[0], to[0]] : [from[1], to[1]];
  const at = alongX ? from[1] : from[0];
  const piece = (a: number, b: number, bottom: number, top: number) =>
    alongX
      ? box([a, at - thick / 2, bottom], [b, at + thick / 2, top], material)
      : box([at - thick / 2, a, bottom], [at + thick / 2, b, top], material);
  const cuts = [start, ...doors.flatMap((door) => [door, door + DOOR]), end];
  const pieces: Box[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [a, b] = [cuts[i] ?? start, cuts[i + 1] ?? end];
    pieces.push(
      i % 2 === 0 ? piece(a, b, 0, FLOOR_SIZE.height) : piece(a, b, HEAD, FLOOR_SIZE.height),
    );
  }
  return pieces;
}

/** Metal studs of a future wall: one every 90 cm, with tracks at floor and slab. */
function studs(from: readonly [number, number], to: readonly [number, number]): Box[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const run = Math.hypot(dx, dy);
  const bars: Box[] = [];
  for (let at = 0; at <= run; at += 0.9) {
    const [x, y] = [from[0] + (dx * at) / run, from[1] + (dy * at) / run];
    bars.push(box([x - 0.03, y - 0.03, 0], [x + 0.03, y + 0.03, FLOOR_SIZE.height], 'steel'));
  }
  const low = [Math.min(from[0], to[0]) - 0.05, Math.min(from[1], to[1]) - 0.05] as const;
  const high = [Math.max(from[0], to[0]) + 0.05, Math.max(from[1], to[1]) + 0.05] as const;
  bars.push(box([...low, 0], [...high, 0.06], 'steel'));
  return bars;
}

/** Walls of core and facade, columns and services, which exist in every stage. */
function frame(): Box[] {
  const { width, depth, height } = FLOOR_SIZE;
  const columns = [6, 14, 28, 36].flatMap((x) =>
    [5, 19].map((y) => box([x - 0.3, y - 0.3, 0], [x + 0.3, y + 0.3, height], 'concrete')),
  );
  const mullions = [3, 9, 15, 21, 27, 33, 39].flatMap((x) => [
    box([x - 0.06, 0.1, 0], [x + 0.06, 0.25, height], 'frame'),
    box([x - 0.06, depth - 0.25, 0], [x + 0.06, depth - 0.1, height], 'frame'),
  ]);
  return [
    box([-0.5, -0.5, -0.3], [width + 0.5, depth + 0.5, 0], 'floor'),
    box([-0.5, -0.5, height], [width + 0.5, depth + 0.5, height + 0.3], 'slab'),
    // Sills and heads of the long facades; the space between them is open to the sky.
    box([0, -0.2, 0], [width, 0.1, 0.7], 'concrete'),
    box([0, -0.2, 2.9], [width, 0.1, height], 'concrete'),
    box([0, depth - 0.1, 0], [width, depth + 0.2, 0.7], 'concrete'),
    box([0, depth - 0.1, 2.9], [width, depth + 0.2, height], 'concrete'),
    box([-0.2, 0, 0], [0, depth, height], 'brick'),
    box([width, 0, 0], [width + 0.2, depth, height], 'brick'),
    ...mullions,
    ...columns,
    ...wall([17, 9], [25, 9], 'concrete', { doors: [18.4, 22.3], thick: 0.3 }),
    ...wall([17, 15], [25, 15], 'concrete', { doors: [20.4], thick: 0.3 }),
    ...wall([17, 9], [17, 15], 'concrete', { thick: 0.3 }),
    ...wall([25, 9], [25, 15], 'concrete', { doors: [11.4], thick: 0.3 }),
    ...LAMPS.map(([x, y, z]) =>
      box([x - 0.6, y - 0.12, z + 0.05], [x + 0.6, y + 0.12, z + 0.11], 'lamp'),
    ),
    box([1, 11.5, 2.75], [16, 12.4, 3.2], 'duct'),
    box([26, 11.5, 2.75], [41, 12.4, 3.2], 'duct'),
    box([1, 7.1, 2.95], [41, 7.22, 3.07], 'pipeRed'),
    box([1, 16.9, 2.95], [41, 17.05, 3.1], 'pipeBlue'),
    box([1, 17.3, 2.95], [41, 17.4, 3.05], 'pipeGreen'),
  ];
}

const ROOMS = [
  { from: [0, 8], to: [17, 8], doors: [3, 12] },
  { from: [25, 8], to: [42, 8], doors: [28.5, 37] },
  { from: [0, 16], to: [17, 16], doors: [5, 14.2] },
  { from: [25, 16], to: [42, 16], doors: [27, 35] },
  { from: [9, 0], to: [9, 8], doors: [5.4] },
  { from: [33, 16], to: [33, 24], doors: [17.5] },
] as const;

function framing(): Box[] {
  const pallets = [
    [4, 4],
    [30, 3.4],
    [38, 20],
    [12, 20],
  ].flatMap(([x = 0, y = 0]) => [
    box([x, y, 0], [x + 1.2, y + 0.9, 0.14], 'timber'),
    box([x + 0.05, y + 0.05, 0.14], [x + 1.15, y + 0.85, 0.95], 'board'),
  ]);
  const lift = [
    box([29.2, 11, 0.25], [31.4, 12.1, 0.55], 'orange'),
    box([29.7, 11.3, 0.55], [30.9, 11.8, 1.5], 'steel'),
    box([29.2, 10.95, 1.5], [31.4, 12.15, 1.62], 'orange'),
    box([29.2, 10.95, 2.55], [31.4, 11, 2.62], 'orange'),
    box([29.2, 12.1, 2.55], [31.4, 12.15, 2.62], 'orange'),
  ];
  return [...ROOMS.flatMap(({ from, to }) => studs(from, to)), ...pallets, ...lift];
}

function finishes(): Box[] {
  const walls = ROOMS.flatMap(({ from, to, doors }) =>
    wall(from, to, 'paint', { doors: [...doors] }),
  );
  const leaves = [
    box([3, 7.98, 0], [4.1, 8.02, HEAD], 'door'),
    box([37, 7.98, 0], [38.1, 8.02, HEAD], 'door'),
    box([35, 15.98, 0], [36.1, 16.02, HEAD], 'door'),
  ];
  const base = [
    box([0.05, 8.08, 0], [17, 8.1, 0.1], 'frame'),
    box([25, 8.08, 0], [41.9, 8.1, 0.1], 'frame'),
  ];
  const desks = [
    [12, 3],
    [29, 4.6],
    [37.2, 4],
    [4, 20.5],
  ].flatMap(([x = 0, y = 0]) => [
    box([x, y, 0.7], [x + 1.8, y + 0.9, 0.74], 'timber'),
    box([x + 0.05, y + 0.05, 0], [x + 0.12, y + 0.85, 0.7], 'frame'),
    box([x + 1.68, y + 0.05, 0], [x + 1.75, y + 0.85, 0.7], 'frame'),
  ]);
  return [...walls, ...leaves, ...base, ...desks];
}

/** Returns the boxes of the floor at a stage. */
export const boxesOf = (stage: Stage): Box[] => [
  ...frame(),
  ...(stage === 'framing' ? framing() : finishes()),
];
