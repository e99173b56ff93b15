import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract, resolve, yamlFile } from '../../scripts/contract/document.ts';
import { lintFile } from '../../scripts/contract/lint.ts';

const contract = readContract();
const references = [...JSON.stringify(contract).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) =>
  String(target),
);

test('the bundle needs no other file, and finds all it refers to in itself', () => {
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((target) => !target.startsWith('#/'))).toEqual([]);
  const lost = references.filter(($ref) => resolve<unknown>(contract, { $ref }) === undefined);
  expect(lost).toEqual([]);
});

test('the bundle is a valid document by itself', async () => {
  expect(await lintFile('openapi/dist/openapi.json')).toEqual([]);
});

test('the YAML says what the JSON says', () => {
  expect(parse(readFileSync(yamlFile, 'utf8'), { maxAliasCount: 0 })).toEqual(contract);
});
