import type { Sheet, SheetAlignment } from '@/api/generated/types.gen';

export type XY = readonly [x: number, y: number];

/** How one sheet lies on another, in points: turned and enlarged by the complex number a + bi, then moved. */
export interface Similarity {
  a: number;
  b: number;
  x: number;
  y: number;
}

type Size = Pick<Sheet, 'widthPoints' | 'heightPoints'>;

const inPoints = ([x = 0, y = 0]: readonly number[], { widthPoints, heightPoints }: Size): XY => [
  x * widthPoints,
  y * heightPoints,
];

/** The similarity that takes two points to two others. Null if those of a pair are the same. */
export function through(
  [from, from2]: readonly [XY, XY],
  [to, to2]: readonly [XY, XY],
): Similarity | null {
  const [dx, dy] = [from2[0] - from[0], from2[1] - from[1]];
  const [ex, ey] = [to2[0] - to[0], to2[1] - to[1]];
  const square = dx * dx + dy * dy;
  if (square === 0 || ex * ex + ey * ey === 0) return null;
  const a = (ex * dx + ey * dy) / square;
  const b = (ey * dx - ex * dy) / square;
  return { a, b, x: to[0] - (a * from[0] - b * from[1]), y: to[1] - (b * from[0] + a * from[1]) };
}

interface Revision extends Size, Pick<Sheet, 'id'> {
  alignment: SheetAlignment | null;
}

/** Returns how another revision lies on a sheet: as somebody aligned the two, otherwise edge to edge. */
export function liesOn(other: Revision, on: Revision): Similarity {
  const ends = (places: readonly (readonly number[])[], size: Size): [XY, XY] => [
    inPoints(places[0] ?? [], size),
    inPoints(places[1] ?? [], size),
  ];
  const edges = { a: on.widthPoints / other.widthPoints, b: 0, x: 0, y: 0 };
  if (on.alignment?.sheetId === other.id) {
    const { from, to } = on.alignment;
    return through(ends(from, other), ends(to, on)) ?? edges;
  }
  // Somebody aligned this one on the other.
  if (other.alignment?.sheetId === on.id) {
    const { from, to } = other.alignment;
    return through(ends(to, other), ends(from, on)) ?? edges;
  }
  return edges;
}

/** Returns where a place of a sheet is on the other one that lies on it, in fractions. It may be outside. */
export function placeBelow([x, y]: XY, on: Size, other: Size, lies: Similarity): XY {
  const [px, py] = [x * on.widthPoints - lies.x, y * on.heightPoints - lies.y];
  const square = lies.a ** 2 + lies.b ** 2;
  return [
    (lies.a * px + lies.b * py) / square / other.widthPoints,
    (lies.a * py - lies.b * px) / square / other.heightPoints,
  ];
}
