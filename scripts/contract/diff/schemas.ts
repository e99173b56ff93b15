import { type Contract, resolve, type Schema } from '../document.ts';
import {
  type Effective,
  effective,
  isLower,
  type Limit,
  limits,
  nullableOf,
  same,
} from '../effective.ts';

/**
 * How a change affects the set of valid values. Fewer values break requests and are additive in answers; more
 * values do the opposite. Other changes count the same in both directions.
 */
export type Effect = 'fewer' | 'more' | 'breaking' | 'additive' | 'harmless';
export interface SchemaChange {
  place: string;
  effect: Effect;
  text: string;
}
export type CompareSchemas = (before: Schema, after: Schema, place: string) => SchemaChange[];

/** Findings in one pair of named schemas, and the pairs that they refer to. */
interface Found {
  changes: SchemaChange[];
  inner: Set<string>;
}

/** Depth limit for schemas that nest forever without a repeated name; deeper than any real document. */
const DEPTH = 60;

/** Creates a comparison that visits each pair of named schemas once, so that cycles end. */
export function schemaComparison(earlier: Contract, present: Contract): CompareSchemas {
  const known = new Map<string, Found>();
  const underWay: string[] = [];
  let home: Found = { changes: [], inner: new Set() };

  const within = (work: () => SchemaChange[], found: Found) => {
    const outer = home;
    home = found;
    found.changes = work();
    home = outer;
  };
  // Collect changes of named schemas at the end; otherwise a cycle would be cut at an arbitrary point.
  const visit: CompareSchemas = (before, after, place) => {
    const [from, to] = [nameOf(before), nameOf(after)];
    if (from && to) {
      const key = `${from} ${to}`;
      home.inner.add(key);
      if (!known.has(key)) {
        const found: Found = { changes: [], inner: new Set() };
        known.set(key, found);
        const target = [resolve(earlier, before), resolve(present, after)] as const;
        within(() => visit(...target, to), found);
      }
      return words(before, after, place);
    }
    const [innerBefore, innerAfter] = [nullableOf(before), nullableOf(after)];
    if (innerBefore && innerAfter) {
      return [...words(before, after, place), ...visit(innerBefore, innerAfter, place)];
    }
    // An inline schema can also contain itself, through a reference with sibling keywords.
    const pair = JSON.stringify([before, after]);
    if (underWay.includes(pair) || underWay.length > DEPTH) return [];
    underWay.push(pair);
    const [a, b] = [effective(earlier, before), effective(present, after)];
    const changes = compareEffective(a, b, place, visit, compare);
    underWay.pop();
    return changes;
  };
  const collect = (keys: Iterable<string>, seen: Set<string>): SchemaChange[] =>
    [...keys].flatMap((key) => {
      const found = known.get(key);
      if (!found || seen.has(key)) return [];
      seen.add(key);
      return [...found.changes, ...collect(found.inner, seen)];
    });
  const compare: CompareSchemas = (before, after, place) => {
    const found: Found = { changes: [], inner: new Set() };
    within(() => visit(before, after, place), found);
    return [...found.changes, ...collect(found.inner, new Set())];
  };
  return compare;
}

/** Returns the schema name if the schema is only a reference, possibly with a description. */
const nameOf = (schema: Schema): string | undefined =>
  typeof schema.$ref === 'string' &&
  Object.keys(schema).every((key) => key === '$ref' || key === 'description')
    ? schema.$ref.split('/').at(-1)
    : undefined;

const words = (a: Schema, b: Schema, place: string): SchemaChange[] =>
  a.description === b.description ? [] : [{ place, effect: 'harmless', text: 'other texts' }];

function compareEffective(
  a: Effective,
  b: Effective,
  place: string,
  compare: CompareSchemas,
  whole: CompareSchemas,
): SchemaChange[] {
  const changes: SchemaChange[] = [];
  const say = (effect: Effect, text: string) => changes.push({ place, effect, text });
  compareTypes(a, b, say);
  if (a.values && b.values) {
    compareValues(a.values, b.values, say);
  } else if (b.values) {
    say('fewer', `is now one of ${quoted(b.values)}`);
  } else if (a.values) {
    say('more', `is no longer one of ${quoted(a.values)} only`);
  }
  // A list of values fully defines what is valid, so other keywords do not matter.
  if (!a.values || !b.values) compareLimits(a, b, say);
  compareDefaults(a, b, say);
  if (!a.deprecated && b.deprecated) say('additive', 'is deprecated');
  if (a.deprecated && !b.deprecated) say('harmless', 'is no longer deprecated');
  changes.push(...compareProperties(a, b, place, compare));
  changes.push(...compareInside('items', a.items, b.items, `${place}[]`, compare));
  if (a.extra === false || b.extra === false) {
    if (b.extra !== false) say('more', 'may have unlisted properties');
    if (a.extra !== false) say('fewer', 'may have only the listed properties');
  } else {
    changes.push(...compareInside('further properties', a.extra, b.extra, `${place}.*`, compare));
  }
  changes.push(...compareChoices(a.choices, b.choices, place, compare, whole));
  const keys = new Set([...Object.keys(a.rest), ...Object.keys(b.rest)]);
  for (const key of keys) {
    if (same(a.rest[key], b.rest[key])) continue;
    if (key === 'x-file-extensions' && a.rest[key] && b.rest[key]) {
      compareValues(a.rest[key] as unknown[], b.rest[key] as unknown[], say);
    } else say('breaking', `${key} changed`);
  }
  if (!same(a.words, b.words)) say('harmless', 'other texts');
  return changes;
}

type Say = (effect: Effect, text: string) => void;

const quoted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

function compareTypes(a: Effective, b: Effective, say: Say): void {
  if (a.nullable !== true && b.nullable === true) say('more', 'may be null');
  if (a.nullable === true && b.nullable !== true) say('fewer', 'is never null');
  const [from, to] = [a.types, b.types];
  if (same(sorted(from), sorted(to))) return;
  const text = `is ${to?.join(' or ') ?? 'of any type'} (before: ${from?.join(' or ') ?? 'of any type'})`;
  const within = (inner?: string[], outer?: string[]) =>
    !outer ||
    (inner?.every(
      (type) => outer.includes(type) || (type === 'integer' && outer.includes('number')),
    ) ??
      false);
  if (within(to, from)) say('fewer', text);
  else if (within(from, to)) say('more', text);
  else say('breaking', text);
}

const sorted = (types?: string[]) => types && [...types].sort();

function compareValues(from: unknown[], to: unknown[], say: Say): void {
  const lacks = (values: unknown[]) => (value: unknown) =>
    !values.some((other) => same(value, other));
  const gone = from.filter(lacks(to));
  const added = to.filter(lacks(from));
  if (gone.length > 0) say('fewer', `can no longer be ${quoted(gone)}`);
  if (added.length > 0) say('more', `can also be ${quoted(added)}`);
}

const phrases: Record<Limit, (limit: number) => string> = {
  minimum: (limit) => `at least ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  minLength: (limit) => `at least ${limit} characters`,
  minItems: (limit) => `at least ${limit} items`,
  minProperties: (limit) => `at least ${limit} properties`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  maxLength: (limit) => `at most ${limit} characters`,
  maxItems: (limit) => `at most ${limit} items`,
  maxProperties: (limit) => `at most ${limit} properties`,
  'x-max-bytes': (limit) => `at most ${limit} bytes`,
};

function compareLimits(a: Effective, b: Effective, say: Say): void {
  for (const limit of limits) {
    const [from, to] = [a.limits[limit], b.limits[limit]];
    if (from === to) continue;
    const phrase = phrases[limit];
    if (to === undefined) say('more', `is no longer ${phrase(from ?? 0)}`);
    else if (from === undefined) say('fewer', `is ${phrase(to)}, and had no such limit`);
    else {
      const stricter = isLower(limit) ? to > from : to < from;
      say(stricter ? 'fewer' : 'more', `is ${phrase(to)} (before: ${from})`);
    }
  }
  if (!a.unique && b.unique) say('fewer', 'has unique items');
  if (a.unique && !b.unique) say('more', 'may have duplicate items');
  compareNames('the format', a.formats, b.formats, say);
  compareNames('the pattern', a.patterns, b.patterns, say);
}

/** Whether a new format or pattern accepts the same values is undecidable, so the change counts as breaking. */
function compareNames(what: string, from: string[], to: string[], say: Say): void {
  const gone = from.filter((name) => !to.includes(name));
  const added = to.filter((name) => !from.includes(name));
  if (gone.length > 0 && added.length > 0)
    say('breaking', `has ${what} ${added.join(', ')} (before: ${gone.join(', ')})`);
  else if (gone.length > 0) say('more', `no longer has ${what} ${gone.join(', ')}`);
  else if (added.length > 0) say('fewer', `has ${what} ${added.join(', ')}, and had none`);
}

function compareDefaults(a: Effective, b: Effective, say: Say): void {
  const [from, to] = [JSON.stringify(a.default), JSON.stringify(b.default)];
  if (!a.hasDefault && b.hasDefault) say('additive', `is ${to} by default`);
  else if (a.hasDefault && !b.hasDefault) say('breaking', `is no longer ${from} by default`);
  else if (!same(a.default, b.default)) say('breaking', `is ${to} by default (before: ${from})`);
}

function compareProperties(
  a: Effective,
  b: Effective,
  place: string,
  compare: CompareSchemas,
): SchemaChange[] {
  const names = [...new Set([...Object.keys(a.properties), ...Object.keys(b.properties)])];
  // A required name may have no entry in `properties`.
  const all = [...new Set([...names, ...a.required, ...b.required])];
  return all.flatMap((name): SchemaChange[] => {
    const [from, to] = [a.properties[name], b.properties[name]];
    const at = place === '' ? name : `${place}.${name}`;
    const needed = [a.required.includes(name), b.required.includes(name)] as const;
    if (from && !to) return [{ place: at, effect: 'breaking', text: 'was removed' }];
    if (to && !from) {
      return [
        needed[1] && !needed[0]
          ? { place: at, effect: 'fewer', text: 'is new and required' }
          : {
              place: at,
              // If additional properties are forbidden, a new property widens the set of valid values.
              effect: a.extra === false ? 'more' : 'additive',
              text: 'is new and optional',
            },
      ];
    }
    const changes = from && to ? compare(from, to, at) : [];
    if (needed[0] === needed[1]) return changes;
    return needed[1]
      ? [...changes, { place: at, effect: 'fewer', text: 'is now required' }]
      : [...changes, { place: at, effect: 'more', text: 'is no longer required' }];
  });
}

function compareInside(
  what: string,
  from: Schema | undefined,
  to: Schema | undefined,
  place: string,
  compare: CompareSchemas,
): SchemaChange[] {
  if (from && to) return compare(from, to, place);
  if (from) return [{ place, effect: 'more', text: `the ${what} are no longer described` }];
  if (to) return [{ place, effect: 'fewer', text: `the ${what} are now described` }];
  return [];
}

function compareChoices(
  before: Schema[][],
  after: Schema[][],
  place: string,
  compare: CompareSchemas,
  whole: CompareSchemas,
): SchemaChange[] {
  const groups = Math.max(before.length, after.length);
  return Array.from({ length: groups }).flatMap((_, index): SchemaChange[] => {
    const [from, to] = [before[index], after[index]];
    if (!from) return [{ place, effect: 'fewer', text: 'is now one of several forms' }];
    if (!to) return [{ place, effect: 'more', text: 'is no longer one of several forms' }];
    const { pairs, gone, added } = matched(from, to, (one, other) =>
      whole(one, other, place).every(({ effect }) => effect === 'harmless'),
    );
    return [
      ...pairs.flatMap(([one, other]) => compare(one, other, place)),
      ...gone.map(
        (form): SchemaChange => ({
          place,
          effect: 'fewer',
          text: `can no longer be ${titleOf(form)}`,
        }),
      ),
      ...added.map(
        (form): SchemaChange => ({ place, effect: 'more', text: `can also be ${titleOf(form)}` }),
      ),
    ];
  });
}

/** Pairs variants by name, then by their valid values, then by position. */
function matched(from: Schema[], to: Schema[], equal: (one: Schema, other: Schema) => boolean) {
  const pairs: [Schema, Schema][] = [];
  let [gone, added] = [from, to];
  const pairUp = (fits: (one: Schema, other: Schema) => boolean) => {
    for (const one of gone) {
      const other = added.find((candidate) => fits(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      gone = gone.filter((form) => form !== one);
      added = added.filter((form) => form !== other);
    }
  };
  pairUp(same);
  pairUp(equal);
  // Inline variants have no names; pair the remaining ones in order.
  pairUp((one, other) => !nameOf(one) && !nameOf(other) && one.type === other.type);
  return { pairs, gone, added };
}

const titleOf = (form: Schema) => nameOf(form) ?? String(form.title ?? form.type ?? 'a form');
