/** Seeded random numbers: the same key must give the same cloud on every machine. */
export type Random = () => number;

/** Mulberry32: small, fast and good enough for scattering points. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a, which turns a key like "harbor-07" into a seed. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Approximately normal, mean 0 and deviation 1; three uniforms are enough for scanner noise. */
export const gaussian = (random: Random): number => (random() + random() + random() - 1.5) * 2;

function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Hash of a cell number, for color differences per sheet or block. */
export const cellNoise = (x: number, y: number, z = 0): number =>
  lattice(Math.floor(x), Math.floor(y), Math.floor(z));

/** Smooth value noise in 0 to 1, for stains on concrete and for terrain. */
export function valueNoise(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const fx = smooth(x - xi);
  const fy = smooth(y - yi);
  const fz = smooth(z - zi);
  const lower = plane(xi, yi, zi, fx, fy);
  return lower + (plane(xi, yi, zi + 1, fx, fy) - lower) * fz;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

function plane(xi: number, yi: number, zi: number, fx: number, fy: number): number {
  const near = lattice(xi, yi, zi) * (1 - fx) + lattice(xi + 1, yi, zi) * fx;
  const far = lattice(xi, yi + 1, zi) * (1 - fx) + lattice(xi + 1, yi + 1, zi) * fx;
  return near + (far - near) * fy;
}
