import type { BuildingElement } from './building.ts';

/** Triangles in meters, y up as in glTF. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
}

type Vec = readonly [number, number, number];

/** Corners of a flat quadrilateral, counterclockwise from outside, z up. */
type Quad = readonly [Vec, Vec, Vec, Vec];

const SIDES = 16;

/** Returns the surface of an element. A wall with openings consists of the boxes around them. */
export function meshOf(element: BuildingElement): Mesh {
  const quads = element.round ? rod(element, element.round) : boxesOf(element).flatMap(box);
  const positions = new Float32Array(quads.length * 12);
  const normals = new Float32Array(quads.length * 12);
  const indices = new Uint32Array(quads.length * 6);
  quads.forEach((quad, i) => {
    const normal = upright(normalOf(quad));
    quad.forEach((corner, k) => {
      positions.set(upright(corner), i * 12 + k * 3);
      normals.set(normal, i * 12 + k * 3);
    });
    indices.set(
      [0, 1, 2, 0, 2, 3].map((k) => i * 4 + k),
      i * 6,
    );
  });
  return { positions, normals, indices };
}

/** Converts z up, as in construction, to y up. */
const upright = ([x, y, z]: Vec): Vec => [x, z, y === 0 ? 0 : -y];

function normalOf([a, b, , d]: Quad): Vec {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [d[0] - a[0], d[1] - a[1], d[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

interface Box {
  min: Vec;
  max: Vec;
}

function boxesOf({ at, size, openings = [] }: BuildingElement): Box[] {
  const alongX = size[0] > size[1];
  const long = alongX ? size[0] : size[1];
  /** A piece of the wall: its range along the wall and in height. */
  const piece = (from: number, to: number, low: number, high: number): Box => ({
    min: alongX ? [at[0] + from, at[1], at[2] + low] : [at[0], at[1] + from, at[2] + low],
    max: alongX
      ? [at[0] + to, at[1] + size[1], at[2] + high]
      : [at[0] + size[0], at[1] + to, at[2] + high],
  });
  const pieces: Box[] = [];
  let start = 0;
  for (const { along, width, sill, height } of openings) {
    pieces.push(piece(start, along, 0, size[2]));
    if (sill > 0) pieces.push(piece(along, along + width, 0, sill));
    pieces.push(piece(along, along + width, sill + height, size[2]));
    start = along + width;
  }
  return [...pieces, piece(start, long, 0, size[2])];
}

function box({ min: [x0, y0, z0], max: [x1, y1, z1] }: Box): Quad[] {
  return [
    [
      [x0, y0, z0],
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y0, z0],
    ],
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
    [
      [x1, y1, z0],
      [x0, y1, z0],
      [x0, y1, z1],
      [x1, y1, z1],
    ],
    [
      [x0, y1, z0],
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
    ],
    [
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ],
  ];
}

function rod({ at, size }: BuildingElement, axis: 'x' | 'y'): Quad[] {
  const radius = size[2] / 2;
  const long = axis === 'x' ? size[0] : size[1];
  const middle: Vec =
    axis === 'x'
      ? [at[0], at[1] + radius, at[2] + radius]
      : [at[0] + radius, at[1], at[2] + radius];
  const corner = (side: number, end: number): Vec => {
    const turn = (side / SIDES) * 2 * Math.PI;
    const [across, up] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    return axis === 'x'
      ? [middle[0] + end * long, middle[1] + across, middle[2] + up]
      : [middle[0] - across, middle[1] + end * long, middle[2] + up];
  };
  return Array.from({ length: SIDES }, (_, i): Quad[] => {
    const center = (end: number): Vec =>
      axis === 'x'
        ? [middle[0] + end * long, middle[1], middle[2]]
        : [middle[0], middle[1] + end * long, middle[2]];
    return [
      [corner(i, 0), corner(i, 1), corner(i + 1, 1), corner(i + 1, 0)].reverse() as unknown as Quad,
      [center(0), corner(i + 1, 0), corner(i, 0), corner(i, 0)],
      [center(1), corner(i, 1), corner(i + 1, 1), corner(i + 1, 1)],
    ];
  }).flat();
}
