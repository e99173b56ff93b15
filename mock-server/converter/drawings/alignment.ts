import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type XY = readonly [x: number, y: number];

/** How one page lies on another, in points: turned and enlarged by the complex number a + bi, then moved. */
export interface Similarity {
  a: number;
  b: number;
  x: number;
  y: number;
}

type Size = Pick<Schemas['Sheet'], 'widthPoints' | 'heightPoints'>;

interface Page extends Size {
  id: string;
  alignment: Schemas['SheetAlignment'] | null;
}

/** Two places nearer than that, as a share of the width of the sheet, give no direction. */
const NEAREST = 0.01;

const inPoints = ([x = 0, y = 0]: readonly number[], { widthPoints, heightPoints }: Size): XY => [
  x * widthPoints,
  y * heightPoints,
];

/** The similarity that takes two points to two others; null if those of a pair are too near. */
function through(from: readonly [XY, XY], to: readonly [XY, XY]): Similarity | null {
  const [dx, dy] = [from[1][0] - from[0][0], from[1][1] - from[0][1]];
  const [ex, ey] = [to[1][0] - to[0][0], to[1][1] - to[0][1]];
  const square = dx * dx + dy * dy;
  if (square === 0 || ex * ex + ey * ey === 0) return null;
  const a = (ex * dx + ey * dy) / square;
  const b = (ey * dx - ex * dy) / square;
  const [x0, y0] = from[0];
  return { a, b, x: to[0][0] - (a * x0 - b * y0), y: to[0][1] - (b * x0 + a * y0) };
}

function inverse({ a, b, x, y }: Similarity): Similarity {
  const square = a * a + b * b;
  const [c, d] = [a / square, -b / square];
  return { a: c, b: d, x: -(c * x - d * y), y: -(d * x + c * y) };
}

/** Whether an alignment has two places that are apart on both sheets. */
export const isDefinite = ({ from, to }: Schemas['SheetAlignment']): boolean =>
  [from, to].every(([a = [], b = []]) => {
    const [dx, dy] = [(a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)];
    return Math.hypot(dx, dy) >= NEAREST;
  });

function ofAlignment({ from, to }: Schemas['SheetAlignment'], fromSize: Size, toSize: Size) {
  const ends = (places: readonly (readonly number[])[], size: Size): [XY, XY] => [
    inPoints(places[0] ?? [], size),
    inPoints(places[1] ?? [], size),
  ];
  return through(ends(from, fromSize), ends(to, toSize));
}

/** Returns how a sheet lies on another revision: as somebody aligned the two, otherwise edge to edge. */
export function liesOn(page: Page, on: Page): Similarity {
  const known = on.alignment?.sheetId === page.id ? ofAlignment(on.alignment, page, on) : null;
  const back = page.alignment?.sheetId === on.id ? ofAlignment(page.alignment, on, page) : null;
  const edges = { a: on.widthPoints / page.widthPoints, b: 0, x: 0, y: 0 };
  return known ?? (back && inverse(back)) ?? edges;
}

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;

/** Where a place of a sheet is on another one. A place beyond its edge moves to the edge. */
export function carried([x, y]: XY, page: Page, on: Page) {
  const { a, b, ...shift } = liesOn(page, on);
  const [px, py] = inPoints([x, y], page);
  const carriedPlace = [
    (a * px - b * py + shift.x) / on.widthPoints,
    (b * px + a * py + shift.y) / on.heightPoints,
  ] as const;
  const place: XY = [within(carriedPlace[0]), within(carriedPlace[1])];
  const isOff = carriedPlace.some((value) => value < 0 || value > 1);
  return { place, isOff };
}
