import type { Patch } from '../../../mock-server/sample-data/scene.ts';
import {
  cross,
  dot,
  frameAround,
  length,
  normalize,
  scale,
  sub,
  type Vec,
} from '../../../mock-server/sample-data/vec.ts';

/** A ray; one object is reused for millions of rays. */
export interface Ray {
  origin: number[];
  direction: number[];
  /** The reciprocals of the direction's components. */
  inverse: number[];
}

/** The nearest hit: its distance, and its position on the surface, 0 to 1 along both edges. */
export interface Hit {
  distance: number;
  surface: Surface | null;
  s: number;
  t: number;
}

export interface Surface {
  patch: Patch;
  min: Vec;
  max: Vec;
  /** Writes into `hit` if this surface is nearer than the current hit. */
  meet(ray: Ray, hit: Hit): void;
}

/** Minimum distance, so that a ray does not hit the surface that it starts from. */
const NEAR = 1e-3;

export function surfaceOf(patch: Patch): Surface {
  if (patch.radius > 0) return tube(patch);
  return patch.relief ? terrain(patch, patch.relief) : plane(patch);
}

function boxOf(points: readonly Vec[], margin: number): { min: Vec; max: Vec } {
  const edge = (pick: (...values: number[]) => number, sign: number): Vec => [
    pick(...points.map((p) => p[0])) + sign * margin,
    pick(...points.map((p) => p[1])) + sign * margin,
    pick(...points.map((p) => p[2])) + sign * margin,
  ];
  return { min: edge(Math.min, -1), max: edge(Math.max, 1) };
}

const corners = ({ o, u, v }: Patch): Vec[] =>
  [0, 1].flatMap((s) =>
    [0, 1].map(
      (t): Vec => [
        o[0] + u[0] * s + v[0] * t,
        o[1] + u[1] * s + v[1] * t,
        o[2] + u[2] * s + v[2] * t,
      ],
    ),
  );

function plane(patch: Patch): Surface {
  const { o, u, v } = patch;
  const n = cross(u, v);
  const w = scale(n, 1 / dot(n, n));
  // Matrix rows that map a point of the plane to its position along both edges.
  const a = cross(v, w);
  const b = cross(w, u);
  const offset = dot(n, o);
  const surface: Surface = {
    patch,
    ...boxOf(corners(patch), 1e-4),
    meet({ origin: [x = 0, y = 0, z = 0], direction: [dx = 0, dy = 0, dz = 0] }, hit) {
      const slope = n[0] * dx + n[1] * dy + n[2] * dz;
      if (slope === 0) return;
      const distance = (offset - n[0] * x - n[1] * y - n[2] * z) / slope;
      if (distance < NEAR || distance >= hit.distance) return;
      const px = x + dx * distance - o[0];
      const py = y + dy * distance - o[1];
      const pz = z + dz * distance - o[2];
      const s = a[0] * px + a[1] * py + a[2] * pz;
      if (s < 0 || s > 1) return;
      const t = b[0] * px + b[1] * py + b[2] * pz;
      if (t < 0 || t > 1) return;
      hit.distance = distance;
      hit.surface = surface;
      hit.s = s;
      hit.t = t;
    },
  };
  return surface;
}

function tube(patch: Patch): Surface {
  const { o, u, radius } = patch;
  const long = length(u);
  const axis = normalize(u);
  const [side, up] = frameAround(axis);
  const end: Vec = [o[0] + u[0], o[1] + u[1], o[2] + u[2]];
  const surface: Surface = {
    patch,
    ...boxOf([o, end], radius),
    meet({ origin, direction }, hit) {
      const from = sub(origin as unknown as Vec, o);
      const d = direction as unknown as Vec;
      const [x, y] = [dot(from, side), dot(from, up)];
      const [dx, dy] = [dot(d, side), dot(d, up)];
      const a = dx * dx + dy * dy;
      const b = x * dx + y * dy;
      const root = b * b - a * (x * x + y * y - radius * radius);
      if (a < 1e-12 || root < 0) return;
      const distance = (-b - Math.sqrt(root)) / a;
      if (distance < NEAR || distance >= hit.distance) return;
      const along = (dot(from, axis) + distance * dot(d, axis)) / long;
      if (along < 0 || along > 1) return;
      hit.distance = distance;
      hit.surface = surface;
      hit.s = along;
      hit.t = (Math.atan2(y + distance * dy, x + distance * dx) / (Math.PI * 2) + 1) % 1;
    },
  };
  return surface;
}

const STRIDE = 0.5;
const HALVINGS = 6;

/** Steps along the ray until it is below the terrain, then bisects. */
function terrain(patch: Patch, relief: (x: number, y: number) => number): Surface {
  const { o, u, v } = patch;
  const heights = Array.from({ length: 400 }, (_, i) => {
    const [s, t] = [(i % 20) / 19, Math.floor(i / 20) / 19];
    return relief(o[0] + u[0] * s + v[0] * t, o[1] + u[1] * s + v[1] * t);
  });
  const flat = boxOf(corners(patch), 0);
  const min: Vec = [flat.min[0], flat.min[1], o[2] + Math.min(...heights) - 0.5];
  const max: Vec = [flat.max[0], flat.max[1], o[2] + Math.max(...heights) + 0.5];
  const surface: Surface = {
    patch,
    min,
    max,
    meet({ origin, direction, inverse }, hit) {
      let from = NEAR;
      let to = hit.distance;
      for (let k = 0; k < 3; k++) {
        const a = ((min[k] as number) - (origin[k] as number)) * (inverse[k] as number);
        const b = ((max[k] as number) - (origin[k] as number)) * (inverse[k] as number);
        from = Math.max(from, Math.min(a, b));
        to = Math.min(to, Math.max(a, b));
      }
      const above = (distance: number) => {
        const [x = 0, y = 0, z = 0] = origin.map((p, k) => p + (direction[k] as number) * distance);
        return z - o[2] - relief(x, y);
      };
      let before = from;
      if (from > to || above(from) < 0) return;
      for (let at = from + STRIDE; before < to; at += STRIDE) {
        if (above(Math.min(at, to)) > 0) {
          before = at;
          continue;
        }
        let [low, high] = [before, Math.min(at, to)];
        for (let i = 0; i < HALVINGS; i++) {
          const middle = (low + high) / 2;
          if (above(middle) > 0) low = middle;
          else high = middle;
        }
        hit.distance = high;
        hit.surface = surface;
        hit.s = ((origin[0] as number) + (direction[0] as number) * high - o[0]) / (u[0] || 1);
        hit.t = ((origin[1] as number) + (direction[1] as number) * high - o[1]) / (v[1] || 1);
        return;
      }
    },
  };
  return surface;
}
