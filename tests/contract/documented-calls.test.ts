import { describe, expect, test } from 'vitest';
import {
  callsOf,
  examplesOf,
  isSuccess,
  type Media,
  readContract,
  resolve,
  type Schema,
} from '../../scripts/contract/document.ts';
import { documented } from '../../scripts/contract/documented.ts';
import { questionOf } from '../../scripts/contract/guesses.ts';

const contract = readContract();
const calls = callsOf(contract);
const title = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

describe.each(documented)('$call', ({ call, type = 'application/json', answer = [], ...sent }) => {
  const found = calls.find(({ method, path }) => title(method, path) === call);
  const { required = [], optional = [] } = sent;

  test('is in the contract as documented', () => {
    expect(found?.operation['x-origin']).toBe('documented');
  });

  test("accepts today's request", () => {
    const sentProperties = [...required, ...optional];
    expect(Object.keys(found?.body ?? {})).toEqual(sentProperties.length > 0 ? [type] : []);
    const schema = schemaOf(found?.body[type]);
    // The contract may propose further properties, which stay optional.
    const stated = Object.entries((schema.properties ?? {}) as Record<string, Schema>).filter(
      ([name, property]) => sentProperties.includes(name) || property['x-origin'] !== 'proposed',
    );
    expect(stated.map(([name]) => name)).toEqual(sentProperties);
    expect(schema.required ?? []).toEqual(required);
  });

  test('sends nothing but its path', () => {
    const stated = found?.parameters.filter((parameter) => questionOf(parameter) === undefined);
    expect(stated?.filter((parameter) => parameter.in !== 'path')).toEqual([]);
  });

  test('returns the properties that the product reads', () => {
    const [, success] = found?.responses.find(([status]) => isSuccess(status)) ?? [];
    const [media = {}] = Object.values(success?.content ?? {});
    const [typical] = examplesOf(contract, media);
    for (const property of answer) expect(typical?.[1].value).toHaveProperty(property);
  });
});

test('no other call is marked as documented', () => {
  const names = calls
    .filter(({ operation }) => operation['x-origin'] === 'documented')
    .map(({ method, path }) => title(method, path));
  expect(names.sort()).toEqual(documented.map(({ call }) => call).sort());
});

test('scans are downloaded as a zip file', () => {
  const download = calls.find(({ name }) => name === 'downloadScans');
  const [, success] = download?.responses.find(([status]) => isSuccess(status)) ?? [];
  expect(Object.keys(success?.content ?? {})).toEqual(['application/zip']);
});

function schemaOf(media: Media | undefined): Schema {
  return media?.schema ? resolve<Schema>(contract, media.schema) : {};
}
