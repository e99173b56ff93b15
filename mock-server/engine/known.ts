import type { Contract } from './contract.ts';

type Body = NonNullable<Contract['operations'][number]['prism']['request']>['body'];
type Schema = NonNullable<NonNullable<NonNullable<Body>['contents']>[number]['schema']>;
type Part = Schema | boolean | undefined;

/**
 * A value without the names that its schema does not know. Callers may send more than the contract has, and it means
 * nothing (RULES.md): what nobody has checked, such as the id of another project, is not to reach a record.
 */
export function knownPart(value: unknown, schema: Part): unknown {
  return pruned(value, branches(schema));
}

/** A schema and all that it is put together from; the contract is without references here. */
function branches(schema: Part): Schema[] {
  if (typeof schema !== 'object') return [];
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => branches(part as Part))];
}

function pruned(value: unknown, schemas: readonly Schema[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = schemas.flatMap(({ items }) => branches(items as Part));
    return value.map((item) => pruned(item, items));
  }
  // Such as what a viewer keeps of its state, which is its own business.
  if (schemas.every(({ properties }) => !properties)) return value;
  const known = Object.entries(value).flatMap(([name, part]) => {
    const parts = schemas.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? [properties[name] as Part] : [],
    );
    return parts.length > 0 ? [[name, pruned(part, parts.flatMap(branches))]] : [];
  });
  return Object.fromEntries(known);
}
