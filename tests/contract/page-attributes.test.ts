import { readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import { schemaExtensions } from '@/modules/pages/schema/extensions';
import { markAttributes, nodeAttributes } from '../../mock-server/modules/pages/nodes.ts';

interface Names {
  'x-attributes': Record<string, string[]>;
}

interface Contract {
  components: { schemas: { PageNodeName: Names; PageMarkName: Names } };
}

/** The names of attributes by node and mark; without those that have none. */
const tableOf = (entries: readonly (readonly [string, readonly string[]])[]) =>
  Object.fromEntries(
    entries.flatMap(([name, names]) => (names.length > 0 ? [[name, names.toSorted()]] : [])),
  );

const wordsIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);

const guide = readFileSync(new URL('../../openapi/guides/pages.md', import.meta.url), 'utf8');
const rows = [...guide.matchAll(/^\| (`[^|]+) \| (`[^|]+) \|$/gm)].flatMap(
  ([, names, attributes]) => wordsIn(names).map((name) => [name, wordsIn(attributes)] as const),
);

const document: Contract = JSON.parse(
  readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
);
const { PageNodeName, PageMarkName } = document.components.schemas;
const declared = tableOf(
  [PageNodeName, PageMarkName].flatMap((schema) => Object.entries(schema['x-attributes'])),
);

it('the editor writes the attributes of the contract', () => {
  const { nodes, marks } = getSchema(schemaExtensions);
  const written = Object.entries({ ...nodes, ...marks }).map(
    ([name, { spec }]) => [name, Object.keys(spec.attrs ?? {})] as const,
  );
  expect(tableOf(written)).toEqual(declared);
});

it('the mock takes the attributes of the contract', () => {
  const taken = Object.entries({ ...nodeAttributes, ...markAttributes });
  expect(tableOf(taken)).toEqual(declared);
});

it('the guide lists them', () => expect(tableOf(rows)).toEqual(declared));
