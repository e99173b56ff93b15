import jpeg from 'jpeg-js';
import { FLOOR_SIZE, type Stage } from '../../../mock-server/panoramas/spots.ts';
import { type Box, materials, type Vec } from './box.ts';
import { boxesOf, LAMPS } from './floor.ts';
import { Tracer } from './trace.ts';

const EYE = 1.6;
const SKY: Vec = [0.74, 0.85, 0.97];
const GROUND: Vec = [0.42, 0.44, 0.4];
/** Ambient light, stronger from above than from below. */
const AMBIENT = { up: 0.34, side: 0.27, down: 0.2 };

/** Noise from 0 to 1 without visible repetition. */
function grain(x: number, y: number, z: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

const isJoint = (value: number, every: number, width: number) => {
  const rest = value % every;
  return (rest < 0 ? rest + every : rest) < width;
};

/** Returns the brightness of a surface texture at a point: joints, boards, bricks and dirt. */
function texture({ material }: Box, x: number, y: number, z: number, axis: number): number {
  const fine = 0.94 + 0.06 * grain(Math.round(x * 40), Math.round(y * 40), Math.round(z * 40));
  const along = axis === 0 ? y : x;
  switch (material) {
    case 'floor':
      return (
        fine *
        (isJoint(x, 6, 0.02) || isJoint(y, 6, 0.02) ? 0.75 : 1) *
        (0.94 + 0.06 * grain(Math.round(x * 1.5), Math.round(y * 1.5), 0))
      );
    case 'brick': {
      const row = Math.floor(z / 0.08);
      const mortar = isJoint(z, 0.08, 0.012) || isJoint(along + (row % 2) * 0.12, 0.24, 0.012);
      return mortar
        ? 1.25
        : fine * (0.85 + 0.3 * grain(row, Math.floor((along + (row % 2) * 0.12) / 0.24), 1));
    }
    case 'board':
    case 'paint':
      return fine * (isJoint(along, 1.2, 0.006) ? 0.93 : 1);
    case 'concrete':
    case 'slab':
      return fine * (isJoint(along, 2.4, 0.012) || isJoint(z, 1.2, 0.01) ? 0.86 : 1);
    case 'duct':
      return fine * (isJoint(x, 1.5, 0.03) ? 0.7 : 1);
    default:
      return fine;
  }
}

/** Returns the light from the nearest lamps, from the sky through the long facades, and a small ambient part. */
function lightAt(tracer: Tracer, p: Vec, normal: Vec): number {
  let light = normal[2] > 0 ? AMBIENT.up : normal[2] < 0 ? AMBIENT.down : AMBIENT.side;
  for (const lamp of LAMPS) {
    const [dx, dy, dz] = [lamp[0] - p[0], lamp[1] - p[1], lamp[2] - p[2]];
    const distance = Math.hypot(dx, dy, dz);
    if (distance > 7) continue;
    const facing = (dx * normal[0] + dy * normal[1] + dz * normal[2]) / distance;
    if (facing <= 0) continue;
    if (tracer.isBlocked(p, dx / distance, dy / distance, dz / distance, distance)) continue;
    light += (facing * 0.9 * (1 - distance / 7)) / (0.7 + distance * 0.3);
  }
  const toFacade = Math.min(p[1], FLOOR_SIZE.depth - p[1]);
  return light + 0.3 * Math.max(0, 1 - toFacade / 10) * (0.6 + 0.4 * Math.abs(normal[1]));
}

/** Light is sampled once per patch of this many pixels, because it changes slowly and shadows are soft. */
const PATCH = 4;

/** A lens: maps column and row to a direction as a unit vector. */
type Lens = (column: number, row: number) => Vec;

/** Renders the view from the eye through a lens. */
function draw(stage: Stage, eye: Vec, width: number, height: number, lens: Lens): Buffer {
  const boxes = boxesOf(stage);
  const tracer = new Tracer(boxes);
  const pixels = Buffer.alloc(width * height * 4, 255);
  // Light of the patch above each column, with the surface that it lies on.
  const light = new Float64Array(width);
  const surface = new Int32Array(width).fill(-1);
  for (let row = 0; row < height; row++) {
    if (row % PATCH === 0) surface.fill(-1);
    for (let column = 0; column < width; column++) {
      const [dx, dy, dz] = lens(column, row);
      const { distance, box: index, axis } = tracer.trace(eye, dx, dy, dz);
      const at = (row * width + column) * 4;
      const found = boxes[index];
      if (!found) {
        paintSky(pixels, at, dz);
        continue;
      }
      const p: Vec = [eye[0] + dx * distance, eye[1] + dy * distance, eye[2] + dz * distance];
      const corner = column - (column % PATCH);
      const face = index * 3 + axis;
      if (surface[corner] !== face) {
        const side = (axis === 0 ? dx : axis === 1 ? dy : dz) > 0 ? -1 : 1;
        const normal: Vec = [axis === 0 ? side : 0, axis === 1 ? side : 0, axis === 2 ? side : 0];
        light[corner] = lightAt(tracer, p, normal);
        surface[corner] = face;
      }
      const shade = (light[corner] as number) * texture(found, p[0], p[1], p[2], axis);
      paint(pixels, at, found, shade);
    }
  }
  return pixels;
}

function paintSky(pixels: Buffer, at: number, dz: number): void {
  const far = dz > 0 ? SKY : GROUND;
  const haze = 1 - Math.min(1, Math.abs(dz) * 1.5);
  for (let c = 0; c < 3; c++) {
    pixels[at + c] = 255 * ((far[c] as number) * (1 - haze) + 0.93 * haze);
  }
}

function paint(pixels: Buffer, at: number, { material }: Box, shade: number): void {
  const base = materials[material];
  for (let c = 0; c < 3; c++) {
    const linear = (base[c] as number) ** 2.2 * (material === 'lamp' ? 1.2 : shade);
    // Compress bright values softly instead of clipping them to white.
    pixels[at + c] = 255 * (1 - Math.exp(-linear * 2.1)) ** (1 / 2.2);
  }
}

/** Camera position in meters, and heading in degrees clockwise from north. */
interface Standpoint {
  x: number;
  y: number;
  heading: number;
}

/**
 * Renders an equirectangular panorama of the story; its center is the camera's heading.
 * @param width in pixels; the height is half of it
 */
export function renderPanorama(stage: Stage, { x, y, heading }: Standpoint, width: number): Buffer {
  const height = width / 2;
  const lens: Lens = (column, row) => {
    const pitch = Math.PI * (0.5 - (row + 0.5) / height);
    const yaw = 2 * Math.PI * ((column + 0.5) / width - 0.5 + heading / 360);
    return [Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
  };
  const data = draw(stage, [x, y, EYE], width, height, lens);
  return jpeg.encode({ data, width, height }, 84).data;
}

const VIEW = { width: 640, height: 360 };

/** Renders a small picture of the view ahead, 90 degrees wide. */
export function renderView(stage: Stage, { x, y, heading }: Standpoint): Buffer {
  const { width, height } = VIEW;
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lens: Lens = (column, row) => {
    const across = 2 * ((column + 0.5) / width - 0.5);
    const up = 2 * (0.5 - (row + 0.5) / height) * (height / width);
    const length = Math.hypot(across, 1, up);
    return [(across * cos + sin) / length, (cos - across * sin) / length, up / length];
  };
  const data = draw(stage, [x, y, EYE], width, height, lens);
  return jpeg.encode({ data, width, height }, 82).data;
}

const PAPER: Vec = [0.985, 0.985, 0.975];
const INK: Vec = [0.17, 0.19, 0.23];
/** Height of the cut in meters. */
const CUT = 1.1;

/** Renders a floor plan of the story; north is up. @param width in pixels */
export function renderPlan(width: number): Buffer {
  const boxes = boxesOf('finishes').filter(({ min, max }) => min[2] < CUT && max[2] > CUT);
  const scale = FLOOR_SIZE.width / width;
  const height = Math.round(FLOOR_SIZE.depth / scale);
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column + 0.5) * scale, FLOOR_SIZE.depth - (row + 0.5) * scale];
      const isCut = boxes.some(
        ({ min, max }) => x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1],
      );
      const onGrid = isJoint(x, 6, scale) || isJoint(y, 6, scale);
      const color = isCut ? INK : onGrid ? [0.88, 0.89, 0.91] : PAPER;
      for (let c = 0; c < 3; c++)
        pixels[(row * width + column) * 4 + c] = 255 * (color[c] as number);
    }
  }
  return jpeg.encode({ data: pixels, width, height }, 88).data;
}
