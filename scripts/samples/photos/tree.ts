import type { Patch } from '../../../mock-server/sample-data/scene.ts';
import type { Hit, Ray, Surface } from './surface.ts';
import { surfaceOf } from './surface.ts';

const LEAF = 4;
/** Numbers per node: its box (6), then the first and second child, or the first surface and the count. */
const NODE = 9;

/** A bounding volume hierarchy of a scene's surfaces, so that a ray does not test each of them. */
export class SurfaceTree {
  readonly #surfaces: Surface[];
  readonly #nodes: Float64Array;
  #count = 0;

  constructor(patches: readonly Patch[]) {
    this.#surfaces = patches.map(surfaceOf);
    this.#nodes = new Float64Array(Math.max(1, this.#surfaces.length * 2) * NODE);
    this.#build(0, this.#surfaces.length);
  }

  /** Finds the nearest hit and writes it into `hit`. Returns whether there is one. */
  meets(ray: Ray, hit: Hit): boolean {
    const stack = STACK;
    let depth = 0;
    stack[depth++] = 0;
    const begun = hit.distance;
    while (depth > 0) {
      const at = (stack[--depth] as number) * NODE;
      if (!this.#enters(at, ray, hit.distance)) continue;
      const count = this.#nodes[at + 8] as number;
      const first = this.#nodes[at + 6] as number;
      if (count > 0) {
        for (let i = first; i < first + count; i++) this.#surfaces[i]?.meet(ray, hit);
      } else {
        stack[depth++] = first;
        stack[depth++] = this.#nodes[at + 7] as number;
      }
    }
    return hit.distance < begun;
  }

  /** Returns whether anything blocks the ray within this distance in meters. */
  blocked(ray: Ray, within: number): boolean {
    SHADOW.distance = within;
    return this.meets(ray, SHADOW);
  }

  #enters(at: number, { origin, inverse }: Ray, limit: number): boolean {
    const box = this.#nodes;
    let near = 0;
    let far = limit;
    for (let k = 0; k < 3; k++) {
      const o = origin[k] as number;
      const i = inverse[k] as number;
      const a = ((box[at + k] as number) - o) * i;
      const b = ((box[at + 3 + k] as number) - o) * i;
      near = Math.max(near, Math.min(a, b));
      far = Math.min(far, Math.max(a, b));
    }
    return near <= far;
  }

  #build(from: number, to: number): number {
    const node = this.#count++;
    const at = node * NODE;
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const { min, max } = this.#surfaces[i] as Surface;
      for (let k = 0; k < 3; k++) {
        low[k] = Math.min(low[k] as number, min[k] as number);
        high[k] = Math.max(high[k] as number, max[k] as number);
      }
    }
    this.#nodes.set([...low, ...high], at);
    if (to - from <= LEAF) {
      this.#nodes.set([from, 0, to - from], at + 6);
      return node;
    }
    const spans = high.map((value, k) => value - (low[k] as number));
    const axis = spans.indexOf(Math.max(...spans));
    const middle = ({ min, max }: Surface) => (min[axis] as number) + (max[axis] as number);
    const sorted = this.#surfaces.slice(from, to).sort((a, b) => middle(a) - middle(b));
    this.#surfaces.splice(from, sorted.length, ...sorted);
    const half = Math.floor((from + to) / 2);
    const first = this.#build(from, half);
    const second = this.#build(half, to);
    this.#nodes.set([first, second, 0], at + 6);
    return node;
  }
}

const STACK = new Int32Array(256);
const SHADOW: Hit = { distance: 0, surface: null, s: 0, t: 0 };
