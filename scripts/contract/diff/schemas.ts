import { type Contract, resolve, type Schema } from '../document.ts';
import { type Effective, effective, nullableOf, same } from '../effective.ts';
import { changedTexts } from './prose.ts';
import {
  compareDefaults,
  compareLimits,
  compareTypes,
  compareValues,
  type Effect,
  quoted,
} from './values.ts';

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
  changedTexts({ description: a.description }, { description: b.description }).map((text) => ({
    place,
    effect: 'harmless',
    text,
  }));

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
  if (a.known && b.known) {
    // Clients expect further values.
    const news = b.known.filter((value) => !a.known?.includes(value));
    const gone = a.known.filter((value) => !b.known?.includes(value));
    if (news.length > 0) say('additive', `can also be ${quoted(news)}, and is open`);
    if (gone.length > 0) say('harmless', `no longer names ${quoted(gone)}, and is open`);
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
  for (const text of changedTexts(a.words, b.words)) say('harmless', text);
  return changes;
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
    const path = place === '' ? name : `${place}.${name}`;
    const needed = [a.required.includes(name), b.required.includes(name)] as const;
    if (from && !to) return [{ place: path, effect: 'breaking', text: 'was removed' }];
    if (to && !from) {
      return [
        needed[1] && !needed[0]
          ? { place: path, effect: 'fewer', text: 'is new and required' }
          : {
              place: path,
              // If additional properties are forbidden, a new property widens the set of valid values.
              effect: a.extra === false ? 'more' : 'additive',
              text: 'is new and optional',
            },
      ];
    }
    const changes = from && to ? compare(from, to, path) : [];
    if (needed[0] === needed[1]) return changes;
    return needed[1]
      ? [...changes, { place: path, effect: 'fewer', text: 'is now required' }]
      : [...changes, { place: path, effect: 'more', text: 'is no longer required' }];
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
    const { pairs, gone, added } = matched(from, to, (a, b) =>
      whole(a, b, place).every(({ effect }) => effect === 'harmless'),
    );
    return [
      ...pairs.flatMap(([a, b]) => compare(a, b, place)),
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
function matched(from: Schema[], to: Schema[], equal: (a: Schema, b: Schema) => boolean) {
  const pairs: [Schema, Schema][] = [];
  let [gone, added] = [from, to];
  const pairUp = (fits: (a: Schema, b: Schema) => boolean) => {
    for (const schema of gone) {
      const other = added.find((candidate) => fits(schema, candidate));
      if (!other) continue;
      pairs.push([schema, other]);
      gone = gone.filter((form) => form !== schema);
      added = added.filter((form) => form !== other);
    }
  };
  pairUp(same);
  pairUp(equal);
  // Inline variants have no names; pair the remaining ones in order.
  pairUp((a, b) => !nameOf(a) && !nameOf(b) && a.type === b.type);
  return { pairs, gone, added };
}

const titleOf = (form: Schema) => nameOf(form) ?? String(form.title ?? form.type ?? 'a form');
