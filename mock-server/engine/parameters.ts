import type { PrismOperation } from './contract.ts';

type Request = NonNullable<PrismOperation['request']>;
type Declared =
  | NonNullable<Request['path']>
  | NonNullable<Request['query']>
  | NonNullable<PrismOperation['responses'][number]['headers']>;

/** Parameters of a path, a query or headers as they came. */
export type Sent = Readonly<Record<string, unknown>>;

/** Of OpenAPI's ways to write a parameter those that are the default: in a path or header, and in a query. */
type Style = 'simple' | 'form';

const PLAIN = new Set(['string', 'integer', 'number', 'boolean']);

/**
 * One schema for the parameters of one place, and what reads their values for it. Null where one of them
 * is more than a plain value or, in a query, a repeated name.
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
    /** Null where a name is written otherwise: Prism takes no notice of capital letters. */
    read(sent: Sent): Record<string, unknown> | null {
      // A copy, because the check puts numbers in the place of texts.
      const values: Record<string, unknown> = {};
      for (const name of Object.keys(sent)) {
        const value = sent[name];
        if (names.has(name)) {
          // Prism takes a parameter without a value for absent.
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
