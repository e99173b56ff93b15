import type { components } from '../../generated/contract.d.ts';

type ModelValue = components['schemas']['ModelValue'];

/** A property with a plain value. */
export type Fact = readonly [set: string | null, name: string, value: NonNullable<ModelValue>];

/** Maximum properties of one element, so that an index fits into memory. */
const MOST = 200;
/** Maximum characters, as in the contract. */
const LONGEST = 500;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function plain(value: unknown): Fact[2] | null {
  if (typeof value === 'string') return value.trim().slice(0, LONGEST) || null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'boolean' ? value : null;
}

function fact(set: string | null, name: unknown, value: unknown): Fact[] {
  const read = plain(value);
  if (typeof name !== 'string' || read === null) return [];
  return [[set?.slice(0, LONGEST) ?? null, name.slice(0, LONGEST), read]];
}

const factsOf = (set: string | null, values: Record<string, unknown>): Fact[] =>
  Object.entries(values).flatMap(([name, value]) => fact(set, name, value));

/** Returns the properties of a glTF node: sets in `properties`, and all other extras. */
export function factsOfExtras({ properties, ...others }: Record<string, unknown>): Fact[] {
  const sets = isRecord(properties) ? Object.entries(properties) : [];
  return [
    ...factsOf(null, others),
    ...sets.flatMap(([set, values]) => (isRecord(values) ? factsOf(set, values) : [])),
  ].slice(0, MOST);
}

/**
 * Returns the properties of an IFC item: its attributes, and its property and quantity
 * values, which are the keys that end in Value.
 */
export function factsOfItem(
  attributes: Record<string, unknown>,
  sets: readonly { name: string | null; values: readonly Record<string, unknown>[] }[],
): Fact[] {
  return [
    ...factsOf(null, attributes),
    ...sets.flatMap(({ name, values }) =>
      values.flatMap((value) => {
        const key = Object.keys(value).find((each) => /Value$/.test(each));
        return key ? fact(name, value.Name, value[key]) : [];
      }),
    ),
  ].slice(0, MOST);
}
