import { createHash } from 'node:crypto';
import type { components } from '../generated/contract.d.ts';
import { type IndexedElement, TOLERANCE } from './indexedElement.ts';
import { extend, nothing, type Part } from './parts.ts';
import { valuesOf } from './valueChanges.ts';

type ModelChange = components['schemas']['ModelChange'];

/** A difference between two versions, without pins. */
export type Difference = Omit<ModelChange, 'pins'>;

/** Limits of the contract. */
const MOST_VALUES = 40;
export const indexOf = (parts: readonly Part[]): IndexedElement[] =>
  parts.map(({ id, name, type, storey, properties, facts, surfaces }) => ({
    id,
    name,
    type,
    storey,
    digest: createHash('sha256').update(canonical(properties)).digest('base64url').slice(0, 22),
    facts,
    ...measured(surfaces()),
  }));

/** JSON with sorted keys, because files may order them differently. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';

function measured(surfaces: ReturnType<Part['surfaces']>): Pick<IndexedElement, 'box' | 'area'> {
  const box = nothing();
  let area = 0;
  for (const { positions, indices } of surfaces) {
    const corner = (i: number) => positions.subarray(i * 3, i * 3 + 3) as Iterable<number>;
    for (let i = 0; i + 2 < indices.length; i += 3) {
      const [ax = 0, ay = 0, az = 0] = corner(indices[i] as number);
      const [bx = 0, by = 0, bz = 0] = corner(indices[i + 1] as number);
      const [cx = 0, cy = 0, cz = 0] = corner(indices[i + 2] as number);
      const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
      const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
      area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
      extend(box, ax, ay, az);
      extend(box, bx, by, bz);
      extend(box, cx, cy, cz);
    }
  }
  // JSON has no Infinity.
  return { box: Number.isFinite(box[0]) ? box : [0, 0, 0, 0, 0, 0], area };
}

/**
 * Returns the elements that the second version lost, gained and changed: in that order, each group
 * by storey, type and name. Elements are matched by id.
 */
export function differences(
  before: readonly IndexedElement[],
  now: readonly IndexedElement[],
): Difference[] {
  const old = new Map(before.map((element) => [element.id, element]));
  const kept = new Set(now.map(({ id }) => id));
  const row = (change: Difference['change'], of: IndexedElement, before = of): Difference => {
    const { id, name, type, storey } = of;
    const aspects = aspectsOf(before, of);
    const values = valuesOf(before, of, aspects);
    return {
      change,
      element: { id, name, type, storey },
      aspects,
      values: values.slice(0, MOST_VALUES),
      valueCount: values.length,
    };
  };
  const lost = before.filter(({ id }) => !kept.has(id)).map((each) => row('lost', each));
  const gained = now.filter(({ id }) => !old.has(id)).map((each) => row('gained', each));
  const changed = now
    .map((element) => row('changed', element, old.get(element.id)))
    .filter(({ aspects }) => aspects.length > 0);
  return [lost, gained, changed].flatMap((rows) => rows.sort(byPlace));
}

function aspectsOf(before: IndexedElement, now: IndexedElement): Difference['aspects'] {
  const differs = (a: number, b: number) => Math.abs(a - b) > TOLERANCE;
  const size = ({ box }: IndexedElement, axis: 0 | 1 | 2) =>
    box[(axis + 3) as 3 | 4 | 5] - box[axis];
  const axes = [0, 1, 2] as const;
  const isResized =
    axes.some((axis) => differs(size(before, axis), size(now, axis))) ||
    Math.abs(before.area - now.area) > TOLERANCE * Math.max(1, before.area);
  const isMoved = axes.every((axis) => !differs(before.box[axis], now.box[axis])) === false;
  const found = {
    name: before.name !== now.name,
    type: before.type !== now.type,
    storey: before.storey !== now.storey,
    properties: before.digest !== now.digest,
    // An element that grows on one side has not moved.
    place: isMoved && !isResized,
    shape: isResized,
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((aspect) => found[aspect]);
}

function byPlace({ element: a }: Difference, { element: b }: Difference): number {
  const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  return (
    compare(a.storey, b.storey) ||
    compare(a.type, b.type) ||
    compare(a.name, b.name) ||
    compare(a.id, b.id)
  );
}
