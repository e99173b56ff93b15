import { jpegOf, shrunk } from '../../../mock-server/pictures/shrink.ts';

/** A color as `#rrggbb`. */
type Color = string;

/** How a person of the demo data looks. */
export interface Look {
  /** In the name of the file. */
  key: string;
  wall: Color;
  skin: Color;
  hair: Color;
  /** How far the hair reaches down, from 0 for the crown to 1 for the shoulders. */
  length: number;
  shirt: Color;
  helmet?: Color;
}

/** Pixels of a side. */
const SIDE = 128;
/** The picture is drawn this many times as large, for smooth edges. */
const SCALE = 4;
const QUALITY = 82;
const EYES = '#2b2320';

export const looks: readonly Look[] = [
  look('ana', '#c9d8e6', '#d9a27c', '#3a2419', 0.75, '#31527d'),
  look('marcus', '#dfd6c6', '#7a4f38', '#1d1512', 0.1, '#e07a24', '#f2f2ee'),
  look('priya', '#d5e0d3', '#b57f58', '#17110f', 0.95, '#7b3f5c'),
  look('diego', '#e3dccb', '#c68c63', '#2a1b13', 0.2, '#2d6a4f', '#f3c623'),
  look('helen', '#d9d3e4', '#edc3a3', '#1c1a1d', 0.6, '#3c3f58'),
  look('tom', '#cfdbd9', '#e6b898', '#a9a39b', 0.15, '#59616b'),
  look('kofi', '#e6d9cf', '#5f3d2c', '#120e0c', 0.05, '#e07a24', '#2f74c0'),
  look('yuki', '#d3dde8', '#e8bd98', '#201a1c', 0.5, '#486b73'),
];

function look(
  key: string,
  wall: Color,
  skin: Color,
  hair: Color,
  length: number,
  shirt: Color,
  helmet?: Color,
): Look {
  return { key, wall, skin, hair, length, shirt, ...(helmet && { helmet }) };
}

/** Draws a portrait: head and shoulders in flat colors. */
export function drawPortrait(person: Look): Buffer {
  const size = SIDE * SCALE;
  const data = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const color = colorAt(person, (column + 0.5) / size, (row + 0.5) / size);
      data.set([...rgbOf(color), 255], (row * size + column) * 4);
    }
  }
  return jpegOf(shrunk({ width: size, height: size, data }, SIDE), QUALITY);
}

/** Whether a point lies in an ellipse with this center and these radii. */
const isIn = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

/** The color of a point, whose coordinates are fractions of the picture; the frontmost part first. */
function colorAt({ wall, skin, hair, length, shirt, helmet }: Look, x: number, y: number): Color {
  if (
    helmet &&
    (isIn(x, y, 0.5, 0.285, 0.26, 0.035) || (y < 0.285 && isIn(x, y, 0.5, 0.29, 0.2, 0.19)))
  )
    return helmet;
  const isFace = isIn(x, y, 0.5, 0.42, 0.155, 0.2);
  if (isFace && y < 0.3 + 0.05 * Math.sin(x * 9)) return hair;
  if (isIn(x, y, 0.44, 0.41, 0.016, 0.02) || isIn(x, y, 0.56, 0.41, 0.016, 0.02)) return EYES;
  if (isIn(x, y, 0.5, 0.515, 0.06, 0.022) && y > 0.515) return mixed(skin, '#7a2f2f', 0.45);
  if (isFace) return skin;
  if (y < 0.36 + length * 0.34 && isIn(x, y, 0.5, 0.44, 0.2, 0.3)) return hair;
  if (Math.abs(x - 0.5) < 0.075 && y > 0.5 && y < 0.7) return mixed(skin, '#000000', 0.12);
  if (isIn(x, y, 0.5, 0.69, 0.1, 0.07)) return mixed(skin, '#000000', 0.12);
  if (isIn(x, y, 0.5, 1.02, 0.4, 0.36)) return shirt;
  return mixed(wall, '#000000', 0.16 * y);
}

const rgbOf = (color: Color): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Mixes a share of the second color into the first. */
function mixed(first: Color, second: Color, share: number): Color {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  const parts = a.map((part, i) => Math.round(part + ((b[i] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
