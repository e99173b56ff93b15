import { type Effective, isLower, type Limit, limits, same } from '../effective.ts';

/**
 * How a change affects the set of valid values. Fewer values break requests and are additive in answers; more
 * values do the opposite. Other changes count the same in both directions.
 */
export type Effect = 'fewer' | 'more' | 'breaking' | 'additive' | 'harmless';

/** Records one effect of a change. */
export type Say = (effect: Effect, text: string) => void;

export const quoted = (values: unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(', ');

export function compareTypes(a: Effective, b: Effective, say: Say): void {
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

export function compareValues(from: unknown[], to: unknown[], say: Say): void {
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

export function compareLimits(a: Effective, b: Effective, say: Say): void {
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

export function compareDefaults(a: Effective, b: Effective, say: Say): void {
  const [from, to] = [JSON.stringify(a.default), JSON.stringify(b.default)];
  if (!a.hasDefault && b.hasDefault) say('additive', `is ${to} by default`);
  else if (a.hasDefault && !b.hasDefault) say('breaking', `is no longer ${from} by default`);
  else if (!same(a.default, b.default)) say('breaking', `is ${to} by default (before: ${from})`);
}
