import { scale, type Vec } from '../../converter/clouds/vec.ts';
import { cellNoise } from './random.ts';

/** `u` and `v` are meters along the surface, so joints have the same size on any wall. */
export type Pattern = (point: Vec, u: number, v: number, rgb: Vec) => Vec;

export interface Material {
  rgb: Vec;
  /** Strength of soft stains, 0 for clean paint. */
  stain?: number;
  pattern?: Pattern;
}

const onJoint = (value: number, pitch: number, width: number): boolean =>
  Math.abs(value / pitch - Math.round(value / pitch)) * pitch < width / 2;

/** Slightly different sheets of one material, with dark joints between them. */
const sheets =
  (pitchU: number, pitchV: number, spread: number, joint: number, width: number): Pattern =>
  (_at, u, v, rgb) => {
    if (onJoint(u, pitchU, width) || onJoint(v, pitchV, width)) return scale(rgb, joint);
    return scale(rgb, 1 + (cellNoise(u / pitchU, v / pitchV, pitchU * 7) - 0.5) * spread);
  };

/** Ribs along v, as on metal deck, sheet piles and corrugated ducts. */
const ribs =
  (pitch: number, depth: number): Pattern =>
  (_at, u, _v, rgb) =>
    scale(rgb, 1 - depth * (0.5 + 0.5 * Math.sin((u / pitch) * Math.PI * 2)));

const stripes =
  (pitch: number, other: Vec): Pattern =>
  (_at, u, v, rgb) =>
    (u + v) % pitch < pitch / 2 ? rgb : other;

/** Joint compound over the board joints, before painting. */
const tapedJoints: Pattern = (_at, u, v, rgb) => {
  const seam = onJoint(u, 1.2, 0.16) || onJoint(v, 1.4, 0.12);
  return seam ? [232, 228, 218] : rgb;
};

export const materials = {
  concrete: { rgb: [168, 166, 160], stain: 0.28 },
  castWall: {
    rgb: [162, 160, 155],
    stain: 0.3,
    pattern: sheets(2.4, 1.2, 0.1, 0.78, 0.09),
  },
  slab: { rgb: [176, 173, 166], stain: 0.26, pattern: sheets(6, 6, 0.04, 0.8, 0.1) },
  freshConcrete: { rgb: [128, 130, 130], stain: 0.18 },
  plywood: {
    rgb: [196, 152, 94],
    stain: 0.16,
    pattern: sheets(2.5, 1.25, 0.26, 0.62, 0.09),
  },
  formPanel: { rgb: [206, 160, 66], stain: 0.12, pattern: sheets(1.2, 2.7, 0.14, 0.6, 0.1) },
  timber: { rgb: [206, 164, 108], stain: 0.14 },
  glulam: { rgb: [218, 172, 108], stain: 0.12, pattern: sheets(40, 0.22, 0.12, 0.86, 0.03) },
  rebar: { rgb: [150, 86, 58], stain: 0.3 },
  primer: { rgb: [168, 62, 48], stain: 0.16 },
  steelGray: { rgb: [124, 134, 144], stain: 0.12 },
  galvanised: { rgb: [186, 196, 204], stain: 0.1, pattern: sheets(1.5, 40, 0.08, 0.72, 0.08) },
  deck: { rgb: [156, 168, 176], stain: 0.08, pattern: ribs(0.6, 0.36) },
  sheetPile: { rgb: [138, 98, 78], stain: 0.3, pattern: ribs(1.2, 0.5) },
  safety: { rgb: [250, 196, 28] },
  crane: { rgb: [246, 188, 36], stain: 0.08 },
  red: { rgb: [206, 48, 40], stain: 0.06 },
  orange: { rgb: [238, 120, 36], stain: 0.06 },
  bluePipe: { rgb: [44, 112, 196], stain: 0.06 },
  greenPipe: { rgb: [52, 158, 92], stain: 0.06 },
  insulation: { rgb: [206, 208, 206], stain: 0.08, pattern: sheets(1, 40, 0.06, 0.8, 0.07) },
  copper: { rgb: [204, 122, 72], stain: 0.08 },
  cable: { rgb: [58, 60, 66] },
  dark: { rgb: [66, 70, 76], stain: 0.1 },
  tyre: { rgb: [44, 44, 46] },
  white: { rgb: [226, 226, 222], stain: 0.05 },
  machine: { rgb: [92, 116, 138], stain: 0.08 },
  cabinet: { rgb: [178, 184, 180], stain: 0.04, pattern: sheets(0.8, 40, 0.06, 0.55, 0.07) },
  drywall: { rgb: [190, 184, 172], stain: 0.06, pattern: tapedJoints },
  greenBoard: { rgb: [146, 178, 152], stain: 0.06, pattern: tapedJoints },
  block: { rgb: [158, 152, 144], stain: 0.14, pattern: sheets(0.8, 0.4, 0.22, 0.76, 0.07) },
  brick: { rgb: [164, 92, 70], stain: 0.16, pattern: sheets(0.9, 0.45, 0.34, 0.74, 0.07) },
  stone: { rgb: [198, 190, 176], stain: 0.1, pattern: sheets(1.2, 1.2, 0.12, 0.76, 0.07) },
  glass: { rgb: [74, 104, 122], stain: 0.2 },
  sheathing: { rgb: [122, 160, 96], stain: 0.08, pattern: sheets(1.2, 2.4, 0.1, 0.7, 0.07) },
  membrane: { rgb: [76, 82, 92], stain: 0.22, pattern: sheets(2, 12, 0.14, 0.8, 0.1) },
  netting: { rgb: [70, 132, 104], stain: 0.2 },
  soil: { rgb: [150, 116, 84], stain: 0.5 },
  gravel: { rgb: [150, 144, 134], stain: 0.4 },
  grass: { rgb: [104, 124, 72], stain: 0.5 },
  asphalt: { rgb: [92, 94, 98], stain: 0.24 },
  hazard: { rgb: [246, 200, 30], pattern: stripes(0.8, [46, 46, 48]) },
} satisfies Record<string, Material>;
