import { type Cloud, robustBounds } from './cloud.ts';
import { add, clamp, cross, dot, normalize, scale, sub, type Vec } from './vec.ts';

export type View =
  | { kind: 'inside'; eye: Vec; target: Vec; fov: number }
  | { kind: 'orbit'; azimuth: number; elevation: number; fov?: number; zoom?: number; shift?: Vec };

export interface Camera {
  eye: Vec;
  right: Vec;
  up: Vec;
  forward: Vec;
  /** Focal length in units of half the image width. */
  focal: number;
}

export const ASPECT = 16 / 9;

export function createCamera(view: View, cloud: Cloud): Camera {
  if (view.kind === 'inside') return lookAt(view.eye, view.target, view.fov);
  return orbit(view, cloud);
}

function lookAt(eye: Vec, target: Vec, fov: number): Camera {
  const forward = normalize(sub(target, eye));
  const right = normalize(cross(forward, [0, 0, 1]));
  const focal = 1 / Math.tan((fov * Math.PI) / 360);
  return { eye, forward, right, up: cross(right, forward), focal };
}

/** Looks at the whole cloud from outside and moves until it fills the frame. */
function orbit(view: Extract<View, { kind: 'orbit' }>, cloud: Cloud): Camera {
  const { min, max } = robustBounds(cloud);
  const shift = view.shift ?? [0, 0, 0];
  let center = add(scale(add(min, max), 0.5), shift);
  const size = Math.max(Math.hypot(...sub(max, min)), 1e-6);
  const azimuth = (view.azimuth * Math.PI) / 180;
  const elevation = (clamp(view.elevation, -85, 85) * Math.PI) / 180;
  const away: Vec = [
    Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
  ];
  let distance = size * 2;
  let camera = lookAt(add(center, scale(away, distance)), center, view.fov ?? 34);
  for (let round = 0; round < 5; round++) {
    const frame = extentOnScreen(camera, cloud);
    const fit = Math.max((frame.right - frame.left) / 2, ((frame.top - frame.bottom) / 2) * ASPECT);
    const aside = scale(camera.right, ((frame.left + frame.right) / 2) * (distance / camera.focal));
    const upward = scale(camera.up, ((frame.top + frame.bottom) / 2) * (distance / camera.focal));
    center = add(center, add(aside, upward));
    distance = clamp(distance * fit * 1.06, size * 0.35, size * 6);
    camera = lookAt(add(center, scale(away, distance)), center, view.fov ?? 34);
  }
  const moved = add(center, shift);
  return lookAt(add(moved, scale(away, distance / (view.zoom ?? 1))), moved, view.fov ?? 34);
}

interface Frame {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Returns where most of the points land, in units of half the image width. */
function extentOnScreen(camera: Camera, cloud: Cloud): Frame {
  const step = Math.max(1, Math.floor(cloud.count / 6000));
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < cloud.count; i += step) {
    const ray = sub(pointAt(cloud, i), camera.eye);
    const depth = Math.max(dot(ray, camera.forward), 1e-6);
    xs.push((dot(ray, camera.right) / depth) * camera.focal);
    ys.push((dot(ray, camera.up) / depth) * camera.focal);
  }
  const [left, right] = spread(xs);
  const [bottom, top] = spread(ys);
  return { left, right, bottom, top };
}

function spread(values: readonly number[]): [number, number] {
  const sorted = Float64Array.from(values).sort();
  const trim = Math.floor(sorted.length * 0.004);
  return [sorted[trim] ?? -1, sorted[sorted.length - 1 - trim] ?? 1];
}

const pointAt = ({ xyz }: Cloud, i: number): Vec => [
  xyz[i * 3] ?? 0,
  xyz[i * 3 + 1] ?? 0,
  xyz[i * 3 + 2] ?? 0,
];
