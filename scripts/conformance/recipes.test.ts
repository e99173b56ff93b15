import { describe, expect, test } from 'vitest';
import { generalFailures } from './checks/failures.ts';
import { recipesByTag } from './recipes.ts';
import { api } from './testkit.ts';

const tags = [...new Set(api.operations.map(({ tag }) => tag))];

test('every tag has a file of recipes', () => {
  expect([...recipesByTag.keys()].sort()).toEqual([...tags].sort());
});

describe.each(tags)('the recipes of %s', (tag) => {
  const operations = api.operations.filter((operation) => operation.tag === tag);
  const recipes = recipesByTag.get(tag) ?? {};

  test('are those of its operations', () => {
    expect(Object.keys(recipes).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  test('name failures that the operation declares, and leave none out', () => {
    for (const { id, failures } of operations) {
      const ownCodes = Object.keys(recipes[id]?.failures ?? {});
      const unknown = ownCodes.filter((code) => !failures.has(code));
      const missing = [...failures.keys()].filter(
        (code) => !ownCodes.includes(code) && !generalFailures[code],
      );
      expect.soft({ id, unknown, missing }).toEqual({ id, unknown: [], missing: [] });
    }
  });
});
