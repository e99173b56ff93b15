import { type Contract, resolve, type Schema } from '../../contract/document.ts';

/** Resolves references and merges `allOf` at the top level of a schema. */
export interface Flat {
  types: string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  properties: Record<string, Schema>;
  required: string[];
  items?: Schema;
  uniqueItems?: boolean;
  format?: string;
  pattern?: string;
  /** Texts that every host knows, for one that stands in a list outside of the contract, such as a time zone. */
  examples?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxBytes?: number;
  extensions?: string[];
  /** The order of options that are not sorted as text, by property. */
  orders?: Record<string, string[]>;
}

export function flatten(contract: Contract, schema: Schema): Flat {
  const merged = merge(contract, schema);
  const { type, properties = {}, required = [], ...rest } = merged;
  const types = type === undefined ? [] : [type].flat().map(String);
  return {
    ...rest,
    types: types.length === 0 && Object.keys(properties).length > 0 ? ['object'] : types,
    properties,
    required,
    maxBytes: merged['x-max-bytes'],
    extensions: merged['x-file-extensions'],
    orders: merged['x-order'],
  };
}

interface Merged extends Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  'x-max-bytes'?: number;
  'x-file-extensions'?: string[];
  'x-order'?: Record<string, string[]>;
}

function merge(contract: Contract, schema: Schema): Merged {
  const { $ref, ...beside } = schema as Schema & { $ref?: string };
  const target = resolve<Schema>(contract, schema) as Schema & { allOf?: Schema[] };
  // A reference may have a default beside it (JSON Schema 2020-12, section 8.2.3).
  const { allOf = [], ...others } = $ref === undefined ? target : { ...target, ...beside };
  const merged: Merged = {};
  for (const part of [...allOf.map((each) => merge(contract, each)), others as Merged]) {
    const properties = both(merged.properties ?? {}, part.properties ?? {});
    const required = [...new Set([...(merged.required ?? []), ...(part.required ?? [])])];
    Object.assign(merged, part, { properties, required });
  }
  return merged;
}

/** A property in two parts has to satisfy both. */
function both(a: Record<string, Schema>, b: Record<string, Schema>): Record<string, Schema> {
  const shared = Object.keys(b).filter((name) => Object.hasOwn(a, name));
  const joined = shared.map((name) => [name, { allOf: [a[name], b[name]] }]);
  return { ...a, ...b, ...Object.fromEntries(joined) };
}
