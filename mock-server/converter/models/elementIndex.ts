import { createHash } from 'node:crypto';
import type { components } from '../../generated/contract.d.ts';
import { type IndexedElement, TOLERANCE } from './indexedElement.ts';
import { type Box, extend, nothing, type Part } from './parts.ts';
import { valuesOf } from './valueChanges.ts';

type ModelChange = components['schemas']['ModelChange'];

/** A difference between two versions, without pins. */
export type Difference = Omit<ModelChange, 'pins'>;

/** Limits of the contract. */
const MOST_VALUES = 40;

/** Describes all elements. Reports the share that is done. */
export const indexOf = (
  parts: readonly Part[],
  report: (share: number) => void = () => {},
): IndexedElement[] =>
  parts.map((part, i) => {
    const { id, name, type, storey, properties, facts } = part;
    report(i / parts.length);
    const digest = createHash('sha256').update(canonical(properties)).digest('base64url');
    return { id, name, type, storey, digest: digest.slice(0, 22), facts, ...measured(part) };
  });

/** JSON with sorted keys, because files may order them differently. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';

function measured({ origin, surfaces }: Part): Pick<IndexedElement, 'box' | 'area'> {
  const box = nothing();
  let area = 0;
  for (const { positions: p, indices } of surfaces()) {
    const valueAt = (i: number) => p[i] as number;
    for (let i = 0; i + 2 < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => 3 * (indices[i + k] as number)) as [
        number,
        number,
        number,
      ];
      const [ux, uy, uz] = [
        valueAt(b) - valueAt(a),
        valueAt(b + 1) - valueAt(a + 1),
        valueAt(b + 2) - valueAt(a + 2),
      ];
      const [vx, vy, vz] = [
        valueAt(c) - valueAt(a),
        valueAt(c + 1) - valueAt(a + 1),
        valueAt(c + 2) - valueAt(a + 2),
      ];
      area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
      for (const corner of [a, b, c])
        extend(box, valueAt(corner), valueAt(corner + 1), valueAt(corner + 2));
    }
  }
  // JSON has no Infinity.
  const found = Number.isFinite(box[0]) ? box : ([0, 0, 0, 0, 0, 0] as Box);
  return { box: found.map((value, i) => value + (origin[i % 3] as number)) as Box, area };
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
  const compare = (left: string, right: string) =>
    left.localeCompare(right, 'en', { numeric: true });
  return (
    compare(a.storey, b.storey) ||
    compare(a.type, b.type) ||
    compare(a.name, b.name) ||
    compare(a.id, b.id)
  );
}
