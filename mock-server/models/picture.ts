import jpeg from 'jpeg-js';
import { type Building, type BuildingElement, colours } from './building.ts';
import { meshOf } from './mesh.ts';

/** Pixels; 16:9. */
const WIDTH = 640;
const HEIGHT = 360;
/** Drawn larger and made smaller again, which smooths the edges. */
const OVER = 2;
const QUALITY = 84;
const BACKGROUND = [22, 27, 34] as const;
/** Where it is seen from: turned about the upright axis, and from above. Radians. */
const TURN = -0.62;
const TILT = 0.42;

interface Canvas {
  width: number;
  height: number;
  depth: Float32Array;
  rgb: Float32Array;
}

type Point = readonly [x: number, y: number, depth: number];

/** A picture of a building from above and aside, without perspective. JPEG. */
export function pictureOf({ elements }: Building): Buffer {
  const canvas = newCanvas(WIDTH * OVER, HEIGHT * OVER);
  const place = fitting(elements, canvas);
  // What is seen through comes over what it is before.
  const clear = ({ colour }: BuildingElement) => colours[colour][3] > 0;
  const solid = elements.filter((element) => !clear(element));
  for (const element of [...solid, ...elements.filter(clear)]) draw(canvas, element, place);
  const data = reduced(canvas);
  return Buffer.from(jpeg.encode({ width: WIDTH, height: HEIGHT, data }, QUALITY).data);
}

function newCanvas(width: number, height: number): Canvas {
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0; i < rgb.length; i++) rgb[i] = BACKGROUND[(i % 3) as 0 | 1 | 2];
  return { width, height, depth: new Float32Array(width * height).fill(-Infinity), rgb };
}

/** y is up in meshes, and so it is here until the canvas. */
function turned(x: number, y: number, z: number): Point {
  const across = x * Math.cos(TURN) + z * Math.sin(TURN);
  const towards = z * Math.cos(TURN) - x * Math.sin(TURN);
  return [
    across,
    y * Math.cos(TILT) - towards * Math.sin(TILT),
    towards * Math.cos(TILT) + y * Math.sin(TILT),
  ];
}

function fitting(elements: readonly BuildingElement[], { width, height }: Canvas) {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const { at, size } of elements) {
    for (let corner = 0; corner < 8; corner++) {
      const [x, y, z] = [0, 1, 2].map(
        (axis) => (at[axis] as number) + (corner & (1 << axis) ? (size[axis] as number) : 0),
      ) as [number, number, number];
      turned(x, z, -y)
        .slice(0, 2)
        .forEach((value, i) => {
          low[i] = Math.min(low[i] as number, value);
          high[i] = Math.max(high[i] as number, value);
        });
    }
  }
  const [x0, y0, x1, y1] = [...low, ...high] as [number, number, number, number];
  const scale = 0.86 * Math.min(width / (x1 - x0), height / (y1 - y0));
  return ([x, y, depth]: Point): Point => [
    width / 2 + (x - (x0 + x1) / 2) * scale,
    height / 2 - (y - (y0 + y1) / 2) * scale,
    depth,
  ];
}

function draw(canvas: Canvas, element: BuildingElement, place: (point: Point) => Point): void {
  const { positions, normals, indices } = meshOf(element);
  const [r, g, b, clear] = colours[element.colour];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => {
      const at = (indices[i + k] as number) * 3;
      const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
      return place(turned(x, y, z));
    }) as [Point, Point, Point];
    const [nx = 0, ny = 0, nz = 0] = normals.subarray((indices[i] as number) * 3);
    const light = 0.62 + 0.3 * ny + 0.16 * nz - 0.12 * nx;
    fill(
      canvas,
      corners,
      [r, g, b].map((c) => Math.min(255, 255 * c * light)),
      1 - clear,
    );
  }
}

/** Paints a triangle where nothing is nearer. */
function fill(
  { width, height, depth, rgb }: Canvas,
  [a, b, c]: [Point, Point, Point],
  colour: readonly number[],
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
      const at = y * width + x;
      if (near <= (depth[at] as number)) continue;
      if (opacity === 1) depth[at] = near;
      colour.forEach((value, i) => {
        const before = rgb[at * 3 + i] as number;
        rgb[at * 3 + i] = before + (value - before) * opacity;
      });
    }
  }
}

/** The canvas at the size of the picture, each pixel the mean of those it is made of. */
function reduced({ width, rgb }: Canvas): Buffer {
  const data = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      for (let i = 0; i < 3; i++) {
        let sum = 0;
        for (let k = 0; k < OVER * OVER; k++) {
          const at = (y * OVER + Math.floor(k / OVER)) * width + x * OVER + (k % OVER);
          sum += rgb[at * 3 + i] as number;
        }
        data[(y * WIDTH + x) * 4 + i] = sum / OVER ** 2;
      }
    }
  }
  return data;
}
