import type { Contract } from './contract.ts';

type Body = NonNullable<Contract['operations'][number]['prism']['request']>['body'];
type Schema = NonNullable<NonNullable<NonNullable<Body>['contents']>[number]['schema']>;
type Part = Schema | boolean | undefined;

/**
 * Strips undeclared properties and adds the defaults of absent ones. The contract says that
 * undeclared properties are ignored (RULES.md), so an unchecked value, such as the id of another
 * project, must not reach a record.
 */
export function asDeclared(value: unknown, schema: Part): unknown {
  return pruned(value, branches(schema));
}

/** Returns a schema and all schemas it is composed of. The contract is dereferenced here. */
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
  // A free-form object, such as the state of a viewer, passes as it is.
  if (schemas.every(({ properties }) => !properties)) return value;
  const known = Object.entries(value).flatMap(([name, part]) => {
    const parts = schemas.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? [properties[name] as Part] : [],
    );
    return parts.length > 0 ? [[name, pruned(part, parts.flatMap(branches))]] : [];
  });
  return { ...defaultsOf(schemas), ...Object.fromEntries(known) };
}

const defaultsOf = (schemas: readonly Schema[]) =>
  Object.fromEntries(
    schemas.flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, part]) =>
        typeof part === 'object' && part.default !== undefined ? [[name, part.default]] : [],
      ),
    ),
  );
