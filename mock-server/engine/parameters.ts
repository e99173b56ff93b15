import type { PrismOperation } from './contract.ts';

type Request = NonNullable<PrismOperation['request']>;
type Declared =
  | NonNullable<Request['path']>
  | NonNullable<Request['query']>
  | NonNullable<PrismOperation['responses'][number]['headers']>;

/** Raw parameters of a path, a query or headers. */
export type Sent = Readonly<Record<string, unknown>>;

/** The default parameter styles of OpenAPI: `simple` in paths and headers, `form` in queries. */
type Style = 'simple' | 'form';

const PLAIN = new Set(['string', 'integer', 'number', 'boolean']);

/**
 * Builds one schema for all parameters of one location, and a function that reads their values.
 * Returns null if one of them is neither a plain value nor, in a query, a repeated name.
 */
export function plainParameters(declared: Declared, style: Style) {
  if (!declared.every((parameter) => isPlain(parameter, style))) return null;
  const names = new Set(declared.map(({ name }) => name));
  const folded = new Set(declared.map(({ name }) => name.toLowerCase()));
  const lists = new Set(declared.filter(isList).map(({ name }) => name));
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(declared.map(({ name, schema }) => [name, schema])),
      required: declared.filter(({ required }) => required).map(({ name }) => name),
    },
    /** Returns null if a name differs only in case, which Prism would accept. */
    read(sent: Sent): Record<string, unknown> | null {
      // Copies, because validation coerces strings to numbers.
      const values: Record<string, unknown> = {};
      for (const name of Object.keys(sent)) {
        const value = sent[name];
        if (names.has(name)) {
          // Prism treats a parameter without a value as missing.
          if (value) values[name] = lists.has(name) && !Array.isArray(value) ? [value] : value;
        } else if (folded.has(name.toLowerCase())) return null;
      }
      return values;
    },
  };
}

const isList = ({ schema }: Declared[number]): boolean => schema?.type === 'array';

function isPlain(parameter: Declared[number], style: Style): boolean {
  if (parameter.style !== style || parameter.deprecated) return false;
  if (isList(parameter)) return style === 'form' && parameter.explode === true;
  return PLAIN.has(String(parameter.schema?.type));
}
