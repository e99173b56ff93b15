import fc from 'fast-check';
import type { Schema } from '../../contract/document.ts';
import type { Api } from '../operations.ts';
import type { Flat } from './schema.ts';

/** Valid texts that have caused bugs in servers before. */
export const oddTexts = [
  "Robert'); DROP TABLE students;--",
  '" OR ""="',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  '%00%0a%zz',
  'null',
  '__proto__',
  '\\u0000\\',
  'Grüße, señor, 東京, مرحبا',
  '👷🏽‍♀️🏗️',
  'a\u202eb\u200bc',
];

const LONGEST = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

const built = new WeakMap<Schema, fc.Arbitrary<unknown>>();

/** Generates values of a schema, including unusual ones. */
export function arbitrary(api: Api, schema: Schema): fc.Arbitrary<unknown> {
  const known = built.get(schema) ?? build(api, schema);
  built.set(schema, known);
  return known;
}

function build(api: Api, schema: Schema): fc.Arbitrary<unknown> {
  const flat = api.flat(schema);
  if ('const' in flat) return fc.constant(flat.const);
  if (flat.enum) return fc.constantFrom(...flat.enum);
  if (flat.anyOf) return fc.oneof(...flat.anyOf.map((part) => arbitrary(api, part)));
  // A node in itself has no schema of its own here: it may be anything.
  if (flat.types.length === 0) return fc.constantFrom(null, 'text', 3, {}, []);
  return fc.oneof(...flat.types.map((type) => ofType(api, flat, type)));
}

function ofType(api: Api, flat: Flat, type: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(flat);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(flat.minimum ?? -1000), max: flat.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { minItems: minLength = 0, items = {} } = flat;
      const most = minLength + 3;
      const limits = { minLength, maxLength: Math.min(flat.maxItems ?? most, most) };
      const each = arbitrary(api, items);
      const selector = (value: unknown) => JSON.stringify(value);
      return flat.uniqueItems
        ? fc.uniqueArray(each, { ...limits, selector })
        : fc.array(each, limits);
    }
    case 'object': {
      const entries = Object.entries(flat.properties);
      const model = Object.fromEntries(entries.map(([n, part]) => [n, arbitrary(api, part)]));
      // Parse as JSON: ajv compares unique items by methods of objects.
      return fc.record(model, { requiredKeys: flat.required, noNullPrototype: true });
    }
    default:
      return fc.constant(null);
  }
}

function text(flat: Flat): fc.Arbitrary<string> {
  if (flat.examples) return fc.constantFrom(...flat.examples);
  const formatted = ofFormat(flat.format);
  if (formatted) return formatted;
  // A pattern for the whole text, such as a time of day, allows no unusual values.
  if (flat.pattern && /^\^.*\$$/.test(flat.pattern)) {
    const limit = flat.maxLength === undefined ? {} : { maxLength: flat.maxLength };
    // A filter for `minLength` would never end where all texts of a run are short, so such patterns state it themselves.
    return fc.stringMatching(new RegExp(flat.pattern, 'u'), limit);
  }
  const { minLength = 0, maxLength = LONGEST } = flat;
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) };
  const any = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', ...limits }),
    fc.string({ unit: 'binary', ...limits }),
    fc.constantFrom(...oddTexts),
  );
  return any.map((t) => fitting(flat, withoutNull(t)));
}

/** Databases cannot store this character in texts, and the contract never requires it. */
const withoutNull = (value: string) => value.replaceAll('\0', '0');

function ofFormat(format: string | undefined): fc.Arbitrary<string> | undefined {
  const days = fc.integer({ min: -3000, max: 3000 });
  const iso = days.map((n) => new Date(Date.UTC(2026, 0, 1) + n * DAY_MS).toISOString());
  switch (format) {
    case 'date':
      return iso.map((value) => value.slice(0, 10));
    case 'date-time':
      return iso;
    case 'email':
      return fc.stringMatching(/^[a-z]{3,10}$/).map((name) => `conformance-${name}@example.com`);
    case 'uuid':
      return fc.uuid();
    case 'uri':
      return fc.webUrl();
    default:
      return undefined;
  }
}

/** Returns the text, or the nearest valid one for the length and pattern. */
export function fitting(
  { pattern, minLength = 0, maxLength = Infinity }: Flat,
  value: string,
): string {
  // Counted in code points, as JSON Schema does.
  const cut = (t: string) => {
    const signs = [...t].slice(0, maxLength);
    return signs.join('') + 'x'.repeat(Math.max(0, minLength - signs.length));
  };
  const matches = (t: string) => pattern === undefined || new RegExp(pattern, 'u').test(t);
  const candidates = [value, `Aa1!${value}`, value.replace(/[^A-Za-z0-9]/g, '')].map(cut);
  return candidates.find(matches) ?? cut('Aa1!');
}

/** Draws values; the same seed gives the same values. */
export const sample = <T>(values: fc.Arbitrary<T>, numRuns: number, seed: number): T[] =>
  fc.sample(values, { numRuns, seed });

/** A candidate case; its name begins with the part of the request that it tests. */
export interface Drawn {
  name: string;
  /** Always included. */
  always?: boolean;
}

/**
 * Draws cases as evenly as possible from all parts of a request, besides those that are always included. The same seed
 * gives the same cases.
 */
export function draw<T extends Drawn>(cases: readonly T[], count: number, seed: number): T[] {
  if (cases.length <= count) return [...cases];
  const shuffled = shuffle(cases, seed);
  const taken = new Map<string, number>();
  const turns = shuffled.map((each) => {
    const part = each.name.split(':')[0] ?? '';
    const turn = taken.get(part) ?? 0;
    taken.set(part, turn + 1);
    return { each, turn };
  });
  const inTurn = turns.sort((a, b) => a.turn - b.turn).map(({ each }) => each);
  const certain = inTurn.filter(({ always }) => always);
  const others = inTurn.filter(({ always }) => !always);
  return [...certain, ...others.slice(0, count)];
}

function shuffle<T>(items: readonly T[], seed: number): T[] {
  const [keys = []] = sample(
    fc.array(fc.integer(), { minLength: items.length, maxLength: items.length }),
    1,
    seed,
  );
  const keyed = items.map((item, i) => ({ item, key: keys[i] ?? 0 }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
