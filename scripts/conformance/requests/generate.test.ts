import { describe, expect, test } from 'vitest';
import { api } from '../testkit.ts';
import { boundaries, violations } from './edges.ts';
import { arbitrary, draw, sample } from './generate.ts';

const bodies = api.operations.flatMap(({ id, body }) =>
  body && body.mediaType === 'application/json' ? [{ id, schema: body.schema }] : [],
);

test.each(bodies)('$id: generated values match the schema', ({ schema }) => {
  const validate = api.validator(schema);
  const wrong = sample(arbitrary(api, schema), 30, 5).flatMap((value) => validate(value));
  expect(wrong).toEqual([]);
});

describe('a text', () => {
  const schema = { type: 'string', minLength: 2, maxLength: 5 };

  test('is tried at its limits, counted in code points', () => {
    const values = boundaries(api, schema).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['xx', 'xxxxx', '🏗🏗🏗🏗🏗']));
  });

  test('is tried beyond its limits and as other types', () => {
    const values = violations(api, schema).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['', null, 42.5, true]));
    expect(values).toContainEqual(expect.stringMatching(/^.{6}$/));
  });
});

test('a list is tried empty, too long and with a duplicate item', () => {
  const schema = {
    type: 'array',
    minItems: 1,
    maxItems: 3,
    uniqueItems: true,
    items: { enum: ['a', 'b'] },
  };
  const names = violations(api, schema).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['an empty list', 'a list too long', 'a duplicate item']),
  );
});

describe('the drawn cases', () => {
  const cases = ['a', 'b', 'c'].flatMap((part) =>
    [1, 2, 3, 4].map((n) => ({ name: `${part}: ${n}`, always: part === 'c' && n === 4 })),
  );

  test('are the same for the same seed, and different for another', () => {
    expect(draw(cases, 6, 1)).toEqual(draw(cases, 6, 1));
    expect(draw(cases, 6, 1)).not.toEqual(draw(cases, 6, 2));
  });

  test.each([1, 2, 3])('come from every part of a request (seed %i)', (seed) => {
    const names = draw(cases, 4, seed).map(({ name }) => name);
    expect(new Set(names.map((name) => name[0]))).toEqual(new Set(['a', 'b', 'c']));
    expect(names).toContain('c: 4');
  });
});
