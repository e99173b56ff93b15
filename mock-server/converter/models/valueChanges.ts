import type { components } from '../../generated/contract.d.ts';
import type { Fact } from './facts.ts';
import { type IndexedElement, TOLERANCE } from './indexedElement.ts';

type Aspects = components['schemas']['ModelChange']['aspects'];
type ValueChange = components['schemas']['ModelValueChange'];

/** Old and new values of all aspects in which an element changed. */
export function valuesOf(
  before: IndexedElement,
  now: IndexedElement,
  aspects: Aspects,
): ValueChange[] {
  const texts = ['name', 'type', 'storey'] as const;
  return [
    ...texts
      .filter((aspect) => aspects.includes(aspect))
      .map((aspect) => change(aspect, null, null, before[aspect], now[aspect])),
    ...(aspects.includes('properties') ? properties(before, now) : []),
    ...(aspects.includes('place') ? measures('place', middle(before), middle(now)) : []),
    ...(aspects.includes('shape') ? measures('shape', size(before), size(now)) : []),
  ];
}

const change = (
  aspect: ValueChange['aspect'],
  set: string | null,
  name: string | null,
  before: ValueChange['before'],
  after: ValueChange['after'],
): ValueChange => ({ aspect, set, name, before, after });

/** The changes follow the order of the new file. Removed values stand at the end. */
function properties(before: IndexedElement, now: IndexedElement): ValueChange[] {
  const keyOf = ([set, name]: Fact) => JSON.stringify([set, name]);
  // An index written by an older version has no values.
  const old = new Map((before.facts ?? []).map((fact) => [keyOf(fact), fact]));
  const changed = (now.facts ?? []).flatMap((fact) => {
    const [set, name, value] = fact;
    const former = old.get(keyOf(fact))?.[2] ?? null;
    old.delete(keyOf(fact));
    return former === value ? [] : change('properties', set, name, former, value);
  });
  const gone = [...old.values()].map(([set, name, value]) =>
    change('properties', set, name, value, null),
  );
  return [...changed, ...gone];
}

/** Meters, with z up and y to the north; the area in square meters. */
type Measures = Record<string, number>;

const middle = ({ box: [x0, y0, z0, x1, y1, z1] }: IndexedElement): Measures => ({
  x: (x0 + x1) / 2,
  y: -(z0 + z1) / 2,
  z: (y0 + y1) / 2,
});

const size = ({ box: [x0, y0, z0, x1, y1, z1], area }: IndexedElement): Measures => ({
  x: x1 - x0,
  y: z1 - z0,
  z: y1 - y0,
  area,
});

/** Rounds to a tenth of a millimeter. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function measures(aspect: 'place' | 'shape', before: Measures, now: Measures): ValueChange[] {
  return Object.entries(now).flatMap(([name, after]) => {
    const former = before[name] ?? 0;
    return Math.abs(former - after) > TOLERANCE
      ? change(aspect, null, name, rounded(former), rounded(after))
      : [];
  });
}
