import type { Contract, Schema } from '../document.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** Without the dialect, the mock's engine would read the schemas as JSON Schema draft-07. */
export function declaredDialect({ jsonSchemaDialect }: Contract): string[] {
  return jsonSchemaDialect === dialect ? [] : [`openapi.yaml needs jsonSchemaDialect: ${dialect}`];
}

const isObject = (node: unknown): node is Schema => typeof node === 'object' && node !== null;

const allowsNull = (schema: unknown): boolean => {
  if (!isObject(schema)) return false;
  const { type, anyOf, oneOf, enum: values } = schema;
  const branches = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return (
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    (Array.isArray(values) && values.includes(null)) ||
    branches.some(allowsNull)
  );
};

/** A property is optional or nullable, never both, so that absence has a single form. */
export function optionalOrNullable(contract: Contract): string[] {
  const findings: string[] = [];
  const visit = (node: unknown, place: string): void => {
    if (!isObject(node)) return;
    const { properties, required } = node;
    if (isObject(properties)) {
      const needed = new Set(Array.isArray(required) ? required : []);
      for (const [name, schema] of Object.entries(properties)) {
        const target = follow(contract, schema);
        if (!needed.has(name) && allowsNull(target)) {
          findings.push(`${place}/${name} is both optional and nullable.`);
        }
      }
    }
    for (const [key, value] of Object.entries(node)) {
      // Examples hold values, which may look like schemas.
      if (key !== 'examples' && key !== 'example') visit(value, `${place}/${key}`);
    }
  };
  visit(contract.components.schemas, 'schemas');
  visit(contract.paths, 'paths');
  return findings;
}

function follow(contract: Contract, schema: unknown): unknown {
  if (!isObject(schema) || typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  return contract.components.schemas[name];
}

/** The version tells the reader of a bundle what may have changed (semver.org). */
export function semanticVersion({ info }: Contract): string[] {
  const semantic = /^\d+\.\d+\.\d+(-[\da-zA-Z.-]+)?$/.test(info.version);
  return semantic ? [] : [`The version ${info.version} is not of the form 1.2.3.`];
}
