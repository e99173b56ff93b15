import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract, resolve, yamlFile } from '../../scripts/contract/document.ts';
import { lintFile } from '../../scripts/contract/lint.ts';

const contract = readContract();
const references = [...JSON.stringify(contract).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) =>
  String(target),
);

test('the bundle needs no other file, and all its references resolve', () => {
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((target) => !target.startsWith('#/'))).toEqual([]);
  const lost = references.filter(($ref) => resolve<unknown>(contract, { $ref }) === undefined);
  expect(lost).toEqual([]);
});

test('the bundle is a valid document by itself', async () => {
  expect(await lintFile('openapi/dist/openapi.json')).toEqual([]);
});

test('the YAML equals the JSON', () => {
  expect(parse(readFileSync(yamlFile, 'utf8'), { maxAliasCount: 0 })).toEqual(contract);
});

/** The schemas that have an `allOf`, by their place in the document. */
function parts(node: unknown, path = ''): { path: string; shared: Record<string, unknown>[] }[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.entries(node).flatMap(([key, value]) => parts(value, `${path}/${key}`));
  const { allOf } = node as { allOf?: Schema[] };
  // An `allOf` of one schema is a reference with extra keywords.
  return allOf?.[1] ? [...below, { path, shared: allOf.map(propertiesOf) }] : below;
}

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, unknown>;
  allOf?: Schema[];
}

function propertiesOf(schema: Schema): Record<string, unknown> {
  const { type, properties, allOf } = resolve<Schema>(contract, schema);
  expect(allOf ? 'object' : type).toBe('object');
  return Object.assign({}, properties, ...(allOf ?? []).map(propertiesOf));
}

/** The generated schemas merge the properties of the parts (openapi-ts.config.ts), so a later one would win. */
test('a property in several parts of an `allOf` is the same in all of them', () => {
  // Failure responses narrow the code; no schema is generated from them.
  const all = parts(contract.components?.schemas);
  expect(all.length).toBeGreaterThan(20);
  for (const { path, shared } of all) {
    const together = Object.assign({}, ...shared);
    for (const properties of shared) expect(together, path).toMatchObject(properties);
  }
});
