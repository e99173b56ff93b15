import jpeg from 'jpeg-js';
import type { IndexedElement } from './indexedElement.ts';
import { type Box, extend, nothing, type Part, type Surface, shownAtFirst } from './parts.ts';

/** Pixels; 16:9. */
const WIDTH = 640;
const HEIGHT = 360;
/** Drawn larger and scaled down, for antialiasing. */
const OVER = 2;
const QUALITY = 84;
const BACKGROUND = [22, 27, 34] as const;
/** View direction in radians: around the vertical axis, and from above. */
const TURN = -0.62;
const TILT = 0.42;

interface Canvas {
  width: number;
  height: number;
  depth: Float32Array;
  rgb: Float32Array;
}

type Point = readonly [x: number, y: number, depth: number];
type Corner = readonly [x: number, y: number, z: number];

/**
 * Draws a model from above and one side, in parallel projection, as a JPEG.
 * @param boxes of the elements; they define the visible area
 */
export function pictureOf(parts: Iterable<Pick<Part, 'surfaces'>>, boxes: readonly Box[]): Buffer {
  const canvas = newCanvas(WIDTH * OVER, HEIGHT * OVER);
  const place = fitting(boxes, canvas);
  // Transparent parts are drawn over opaque ones.
  const clear: Surface[] = [];
  for (const part of parts) {
    for (const surface of part.surfaces()) {
      if (surface.opacity < 1) clear.push(surface);
      else draw(canvas, surface, place);
    }
  }
  for (const surface of clear) draw(canvas, surface, place);
  const data = reduced(canvas);
  return Buffer.from(jpeg.encode({ width: WIDTH, height: HEIGHT, data }, QUALITY).data);
}

/**
 * Draws the elements of a model without its rooms, which would cover all others.
 * @param elements in the order of the parts
 */
export function pictureOfElements(
  parts: readonly Part[],
  elements: readonly Pick<IndexedElement, 'box'>[],
): Buffer {
  const boxOf = new Map(parts.map((part, i) => [part, elements[i]?.box] as const));
  const shown = shownAtFirst(parts);
  // Meshes start at the origin of their part.
  const boxes = shown.flatMap((part) => {
    const box = boxOf.get(part);
    return box ? [box.map((value, i) => value - (part.origin[i % 3] as number)) as Box] : [];
  });
  return pictureOf(shown, boxes);
}

function newCanvas(width: number, height: number): Canvas {
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0; i < rgb.length; i++) rgb[i] = BACKGROUND[(i % 3) as 0 | 1 | 2];
  return { width, height, depth: new Float32Array(width * height).fill(-Infinity), rgb };
}

/** Meshes have y up, and so do coordinates until they are drawn. */
function turned(x: number, y: number, z: number): Point {
  const across = x * Math.cos(TURN) + z * Math.sin(TURN);
  const towards = z * Math.cos(TURN) - x * Math.sin(TURN);
  return [
    across,
    y * Math.cos(TILT) - towards * Math.sin(TILT),
    towards * Math.cos(TILT) + y * Math.sin(TILT),
  ];
}

function fitting(boxes: readonly Box[], { width, height }: Canvas) {
  const seen = nothing();
  for (const box of withoutStrays(boxes)) {
    for (const x of [box[0], box[3]])
      for (const y of [box[1], box[4]])
        for (const z of [box[2], box[5]]) extend(seen, ...turned(x, y, z));
  }
  const [x0, y0, , x1, y1] = seen;
  const scale = 0.86 * Math.min(width / Math.max(x1 - x0, 1e-6), height / Math.max(y1 - y0, 1e-6));
  return ([x, y, depth]: Point): Point => [
    width / 2 + (x - (x0 + x1) / 2) * scale,
    height / 2 - (y - (y0 + y1) / 2) * scale,
    depth,
  ];
}

/**
 * Leaves out boxes that are a hundred times as far away as nine tenths of them, as a vertex that was left by mistake.
 */
function withoutStrays(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length < 4) return boxes;
  const atShare = (values: readonly number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
  const middle = [0, 1, 2].map((axis) =>
    atShare(
      boxes.map((box) => ((box[axis] ?? 0) + (box[axis + 3] ?? 0)) / 2),
      0.5,
    ),
  );
  const reach = (box: Box) =>
    Math.max(...box.map((value, i) => Math.abs(value - (middle[i % 3] ?? 0))));
  const limit = 100 * atShare(boxes.map(reach), 0.9);
  return boxes.filter((box) => reach(box) <= limit);
}

function draw(canvas: Canvas, surface: Surface, place: (point: Point) => Point): void {
  const { positions, indices, color, opacity } = surface;
  const corner = (i: number): Corner => {
    const offset = (indices[i] as number) * 3;
    return [
      positions[offset] as number,
      positions[offset + 1] as number,
      positions[offset + 2] as number,
    ];
  };
  const placed = (point: Corner) => place(turned(...point));
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const [nx, ny, nz] = normalOf(a, b, c);
    const light = 0.62 + 0.3 * ny + 0.16 * nz - 0.12 * nx;
    const lit = color.map((channel) => Math.min(255, 255 * channel * light));
    fill(canvas, [placed(a), placed(b), placed(c)], lit, opacity);
  }
}

/** Unit vector toward the viewer. */
function normalOf(a: Corner, b: Corner, c: Corner): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  // The visible side of a face counts as its front, regardless of winding.
  const length = (Math.hypot(x, y, z) || 1) * (turned(x, y, z)[2] < 0 ? -1 : 1);
  return [x / length, y / length, z / length];
}

/** Draws a triangle with a depth test. */
function fill(
  { width, height, depth, rgb }: Canvas,
  [a, b, c]: [Point, Point, Point],
  color: readonly number[],
  opacity: number,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-6) return;
  const between = (limit: number, axis: 0 | 1): [number, number] => [
    Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]))),
    Math.min(limit - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]))),
  ];
  const [left, right] = between(width, 0);
  const [top, bottom] = between(height, 1);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const wb = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
      const wc = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
      if (wb < 0 || wc < 0 || wb + wc > 1) continue;
      const near = a[2] + wb * (b[2] - a[2]) + wc * (c[2] - a[2]);
      const pixel = y * width + x;
      if (near <= (depth[pixel] as number)) continue;
      if (opacity === 1) depth[pixel] = near;
      color.forEach((value, i) => {
        const before = rgb[pixel * 3 + i] as number;
        rgb[pixel * 3 + i] = before + (value - before) * opacity;
      });
    }
  }
}

/** Scales the canvas down: each pixel is the mean of those it covers. */
function reduced({ width, rgb }: Canvas): Buffer {
  const data = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      for (let i = 0; i < 3; i++) {
        let sum = 0;
        for (let k = 0; k < OVER * OVER; k++) {
          const pixel = (y * OVER + Math.floor(k / OVER)) * width + x * OVER + (k % OVER);
          sum += rgb[pixel * 3 + i] as number;
        }
        data[(y * WIDTH + x) * 4 + i] = sum / OVER ** 2;
      }
    }
  }
  return data;
}
