import { type Contract, resolve, type Schema } from './document.ts';

/** Keywords for which a greater value is stricter, and those for which a smaller value is. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const upper = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'x-max-bytes',
] as const;
export type Limit = (typeof lower)[number] | (typeof upper)[number];
export const limits: readonly Limit[] = [...lower, ...upper];
export const isLower = (limit: Limit): boolean => (lower as readonly string[]).includes(limit);

/** The combined constraints of a schema, with references and allOf merged. */
export interface Effective {
  types?: string[];
  nullable?: boolean;
  values?: unknown[];
  /** Values of an open enum. Others are valid, too. */
  known?: unknown[];
  formats: string[];
  patterns: string[];
  limits: Partial<Record<Limit, number>>;
  unique: boolean;
  required: string[];
  properties: Record<string, Schema>;
  items?: Schema;
  extra?: Schema | false;
  choices: Schema[][];
  hasDefault: boolean;
  default?: unknown;
  deprecated: boolean;
  /** Annotation keywords. */
  words: Record<string, unknown>;
  /** Keywords that are compared for equality. */
  rest: Record<string, unknown>;
}

const isObject = (node: unknown): node is Schema =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const isWords = (key: string) =>
  ['description', 'title', 'examples', 'example', '$comment', 'externalDocs', 'xml'].includes(
    key,
  ) || key.startsWith('x-');

const nothing = (): Effective => ({
  formats: [],
  patterns: [],
  limits: {},
  unique: false,
  required: [],
  properties: {},
  choices: [],
  hasDefault: false,
  deprecated: false,
  words: {},
  rest: {},
});

const isNull = (schema: Schema) => schema.type === 'null';

/**
 * Unwraps `oneOf`/`anyOf` of null and one other schema, which is how OpenAPI 3.1 makes a reference nullable.
 * Returns the other schema, or undefined for any other form.
 */
export function nullableOf(schema: Schema): Schema | undefined {
  const { anyOf, oneOf, ...others } = schema;
  const branches = anyOf ?? oneOf;
  if (!Array.isArray(branches) || !Object.keys(others).every(isWords)) return undefined;
  const [inner, ...more] = branches.filter((branch) => !isNull(branch));
  return more.length === 0 && branches.length === 2 ? inner : undefined;
}

/**
 * Returns the known values of an open enum, `anyOf` of an enum and any text, which is how the contract says that a client
 * has to expect further values. Returns undefined for any other schema.
 */
export function knownValues(contract: Contract, { anyOf }: Schema): unknown[] | undefined {
  const [known, any, ...more] = list(anyOf);
  if (!known || !any || more.length > 0 || !same(any, { type: 'string' })) return undefined;
  return effective(contract, known).values;
}

export function effective(contract: Contract, schema: unknown): Effective {
  if (schema === false) return { ...nothing(), values: [] };
  const result = nothing();
  if (!isObject(schema)) return result;
  const parts: Effective[] = [];
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref') parts.push(effective(contract, resolve(contract, { $ref: String(value) })));
    else if (key === 'allOf') parts.push(...list(value).map((part) => effective(contract, part)));
    else if (key === 'anyOf' && knownValues(contract, schema))
      parts.push({ ...nothing(), types: ['string'], known: knownValues(contract, schema) });
    else if (key === 'anyOf' || key === 'oneOf') parts.push(choice(contract, list(value)));
    else read(result, key, value);
  }
  if (result.values?.includes(null)) {
    result.values = result.values.filter((value) => value !== null);
    result.nullable = result.types === undefined || result.nullable === true;
  }
  return [...parts, result].reduce(both);
}

const list = (value: unknown): Schema[] => (Array.isArray(value) ? value : []);

function choice(contract: Contract, branches: Schema[]): Effective {
  const [first, ...more] = branches.filter((branch) => !isNull(branch));
  const nullable = branches.some(isNull);
  const found =
    first && more.length === 0
      ? effective(contract, first)
      : { ...nothing(), choices: [branches.filter((branch) => !isNull(branch))] };
  return nullable ? { ...found, nullable } : found;
}

function read(into: Effective, key: string, value: unknown): void {
  const limit = limits.find((name) => name === key);
  if (limit) {
    // A minLength of 0 is the default.
    const saysNothing = value === 0 && limit.startsWith('min') && limit !== 'minimum';
    if (!saysNothing) into.limits[limit] = Number(value);
  } else if (key === 'type') {
    const types = (Array.isArray(value) ? value : [value]) as string[];
    into.types = types.filter((type) => type !== 'null');
    into.nullable = types.includes('null');
  } else if (key === 'enum') into.values = [...list(value)];
  else if (key === 'const') into.values = [value];
  else if (key === 'format') into.formats = [String(value)];
  else if (key === 'pattern') into.patterns = [String(value)];
  else if (key === 'uniqueItems') into.unique = value === true;
  else if (key === 'required') into.required = list(value).map(String);
  else if (key === 'properties') into.properties = value as Record<string, Schema>;
  else if (key === 'items') into.items = value as Schema;
  else if (key === 'additionalProperties') {
    if (value !== true) into.extra = value as Schema | false;
  } else if (key === 'default') {
    into.hasDefault = true;
    into.default = value;
  } else if (key === 'deprecated') into.deprecated = value === true;
  else if (key === 'x-file-extensions') into.rest[key] = value;
  else if (isWords(key)) into.words[key] = value;
  else into.rest[key] = value;
}

/** Combines the constraints of two schemas. */
function both(a: Effective, b: Effective): Effective {
  const joined: Partial<Record<Limit, number>> = { ...a.limits };
  for (const limit of limits) {
    const [x, y] = [a.limits[limit], b.limits[limit]];
    if (x === undefined && y === undefined) continue;
    const known = [x, y].filter((value) => value !== undefined);
    joined[limit] = isLower(limit) ? Math.max(...known) : Math.min(...known);
  }
  const properties = { ...a.properties };
  for (const [name, schema] of Object.entries(b.properties)) {
    const other = properties[name];
    properties[name] = other && !same(other, schema) ? { allOf: [other, schema] } : schema;
  }
  const last = b.hasDefault ? b : a;
  return {
    types: common(a.types, b.types),
    nullable: a.nullable === false || b.nullable === false ? false : (a.nullable ?? b.nullable),
    values: common(a.values, b.values),
    known: a.known ?? b.known,
    formats: union(a.formats, b.formats),
    patterns: union(a.patterns, b.patterns),
    limits: joined,
    unique: a.unique || b.unique,
    required: union(a.required, b.required),
    properties,
    items: a.items && b.items ? { allOf: [a.items, b.items] } : (a.items ?? b.items),
    extra: a.extra === false || b.extra === false ? false : (a.extra ?? b.extra),
    choices: [...a.choices, ...b.choices],
    hasDefault: last.hasDefault,
    default: last.default,
    deprecated: a.deprecated || b.deprecated,
    words: { ...a.words, ...b.words },
    rest: { ...a.rest, ...b.rest },
  };
}

const union = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();

function common<T>(a: T[] | undefined, b: T[] | undefined): T[] | undefined {
  if (!a || !b) return a ?? b;
  return a.filter((value) => b.some((other) => same(value, other)));
}

/** Compares two JSON values, ignoring the order of keys. */
export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, node) =>
    isObject(node)
      ? Object.fromEntries(Object.entries(node).sort(([x], [y]) => (x < y ? -1 : 1)))
      : node,
  ) ?? 'nothing';
