import type { View } from '../../converter/clouds/camera.ts';
import type { RampName } from '../../converter/clouds/colormap.ts';
import {
  add,
  cross,
  frameAround,
  length,
  normalize,
  scale,
  sub,
  type Vec,
} from '../../converter/clouds/vec.ts';
import type { Material } from './materials.ts';

/** A surface on which points can be scattered. */
export interface Patch {
  /** Origin and the two edge vectors of a flat patch; for a tube `u` is the axis. */
  o: Vec;
  u: Vec;
  v: Vec;
  lengthU: number;
  lengthV: number;
  normal: Vec;
  /** If positive, the patch is a tube around `u`. */
  radius: number;
  /** Terrain: height above the flat patch at x and y. */
  relief?: (x: number, y: number) => number;
  area: number;
  /** Additional density, so that thin members still read as lines. */
  weight: number;
  /** Thin members cast no scan shadow, because the occupancy grid is coarser than they are. */
  solid: boolean;
  /** Visible from both sides (sheet metal, glass), so the normal faces the scanner. */
  twoSided: boolean;
  material: Material;
  /** LAS class of its points, if it does not follow from the shape. */
  lasClass?: number;
}

export interface PatchOptions {
  lasClass?: number;
  weight?: number;
  solid?: boolean;
  twoSided?: boolean;
}

export type ColorMode =
  | { kind: 'photo' }
  | { kind: 'height'; ramp: RampName; from?: number; to?: number }
  | { kind: 'field'; ramp: RampName; value: (x: number, y: number, z: number) => number }
  | { kind: 'intensity'; ramp?: RampName }
  | { kind: 'station'; colors: readonly Vec[] };

/** Collects the surfaces of a scan. Builders draw into it in local coordinates. */
export class Scene {
  readonly patches: Patch[] = [];
  private origin: Vec = [0, 0, 0];
  private angle = 0;

  /** Draws in a moved and rotated frame, such as a machine that was modeled at the origin. */
  at(origin: Vec, degrees: number, draw: () => void): void {
    const before: [Vec, number] = [this.origin, this.angle];
    this.origin = add(this.origin, this.turn(origin));
    this.angle += (degrees * Math.PI) / 180;
    draw();
    [this.origin, this.angle] = before;
  }

  quad(o: Vec, u: Vec, v: Vec, material: Material, options: PatchOptions = {}): void {
    const area = length(cross(u, v));
    if (area > 0) this.push(o, u, v, 0, area, material, { twoSided: true, ...options });
  }

  /** Axis-aligned box between two corners. */
  box(a: Vec, b: Vec, material: Material, options: PatchOptions = {}): void {
    const [dx, dy, dz]: Vec = sub(b, a);
    const x: Vec = [dx, 0, 0];
    const y: Vec = [0, dy, 0];
    const z: Vec = [0, 0, dz];
    this.solidFrom(a, x, y, z, material, options);
  }

  /** Rectangular bar from a to b, `width` across and `height` tall, centered on the line. */
  bar(a: Vec, b: Vec, width: number, height: number, material: Material, options?: PatchOptions) {
    const axis = sub(b, a);
    const [side, up] = frameAround(normalize(axis));
    const corner = add(a, add(scale(side, -width / 2), scale(up, -height / 2)));
    const solid = Math.min(width, height) > 0.14;
    const settings = { weight: solid ? 1 : 3.2, solid, ...options };
    this.solidFrom(corner, axis, scale(side, width), scale(up, height), material, settings);
  }

  tube(a: Vec, b: Vec, radius: number, material: Material, options: PatchOptions = {}): void {
    const axis = sub(b, a);
    const area = length(axis) * radius * Math.PI * 2;
    const solid = radius > 0.09;
    // A rebar has hardly any area, and without the boost it would get no points.
    const weight = radius < 0.03 ? 5 : radius < 0.09 ? 2.6 : 1.3;
    if (area > 0)
      this.push(a, axis, [0, 0, 0], radius, area, material, { solid, weight, ...options });
  }

  /** Flat disc as a fan of quads. */
  disc(center: Vec, radius: number, material: Material, options: PatchOptions = {}): void {
    const strips = 6;
    for (let i = 0; i < strips; i++) {
      const x0 = -1 + (2 * i) / strips;
      const half = Math.sqrt(1 - (x0 + 1 / strips) ** 2) * radius;
      const o: Vec = [center[0] + x0 * radius, center[1] - half, center[2]];
      this.quad(o, [(2 * radius) / strips, 0, 0], [0, 2 * half, 0], material, options);
    }
  }

  terrain(
    a: Vec,
    width: number,
    depth: number,
    relief: (x: number, y: number) => number,
    material: Material,
    options: PatchOptions = {},
  ): void {
    const patch = { twoSided: false, ...options };
    this.push(a, [width, 0, 0], [0, depth, 0], 0, width * depth, material, patch, relief);
  }

  private solidFrom(o: Vec, x: Vec, y: Vec, z: Vec, material: Material, options: PatchOptions) {
    const far = add(o, add(x, add(y, z)));
    for (const [u, v] of [
      [y, x],
      [x, z],
      [z, y],
    ] as const) {
      const area = length(cross(u, v));
      if (area <= 0) continue;
      this.push(o, u, v, 0, area, material, options);
      this.push(far, scale(v, -1), scale(u, -1), 0, area, material, options);
    }
  }

  private push(
    o: Vec,
    u: Vec,
    v: Vec,
    radius: number,
    area: number,
    material: Material,
    options: PatchOptions,
    relief?: (x: number, y: number) => number,
  ): void {
    const turnedU = this.turn(u);
    const turnedV = this.turn(v);
    this.patches.push({
      o: add(this.origin, this.turn(o)),
      u: turnedU,
      v: turnedV,
      lengthU: length(u),
      lengthV: radius > 0 ? radius * Math.PI * 2 : length(v),
      normal: radius > 0 ? [0, 0, 1] : normalize(cross(turnedU, turnedV)),
      radius,
      relief,
      area,
      weight: options.weight ?? 1,
      solid: options.solid ?? true,
      twoSided: options.twoSided ?? false,
      material,
      lasClass: options.lasClass,
    });
  }

  private turn(p: Vec): Vec {
    if (this.angle === 0) return p;
    const c = Math.cos(this.angle);
    const s = Math.sin(this.angle);
    return [p[0] * c - p[1] * s, p[0] * s + p[1] * c, p[2]];
  }
}

/** One scan: the scene, the scanner positions, and how the viewer shows it. */
export interface ScanSetup {
  scene: Scene;
  stations: readonly Vec[];
  view: View;
  color?: ColorMode;
  /** Direction to the sun for outdoor scans; indoor scans have only soft light. */
  sun?: Vec;
  /** Distance in meters up to which the point spacing is constant. */
  reach?: number;
  /** How fast the density drops beyond that; 2 is a single setup, less is many merged setups. */
  falloff?: number;
  /** Omits everything above this height, so that the viewer can look into a floor. */
  ceiling?: number;
}
