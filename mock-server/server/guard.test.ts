import { expect, test } from 'vitest';
import type { Access } from '../core/access.ts';
import { loadContract } from '../engine/contract.ts';
import { modulesNamed } from '../engine/modulesNamed.ts';
import type { OperationId } from '../engine/types.ts';
import { DEFAULT_SPEC } from './http.ts';

const { operations } = await loadContract(DEFAULT_SPEC);
const tables = await modulesNamed<{ access: Access; unguarded: readonly OperationId[] }>(
  new URL('../modules/', import.meta.url),
  'access',
);
const guarded = tables.flatMap(({ tag, module: { access, unguarded = [] } }) =>
  access ? [{ tag, access, unguarded }] : [],
);

/** Returns the parts of the paths of a tag, parameters without their braces. */
const partsOf = (tag: string, left: readonly string[] = []) =>
  new Set(
    operations
      .filter((operation) => operation.tag === tag && !left.includes(operation.id))
      .flatMap(({ path }) => path.split('/'))
      .map((part) => part.replace(/[{}]/g, '')),
  );

test.each(guarded)('each id in the paths of $tag has a record', ({ tag, access, unguarded }) => {
  const ids = [...partsOf(tag, unguarded)].filter((part) => /(Id|Number)$/.test(part));
  const ownIds = ids.filter((id) => id !== 'projectId');
  expect(ownIds.filter((id) => !(id in access))).toEqual([]);
});

test.each(guarded)('the table of $tag names nothing else', ({ tag, access }) => {
  const parts = partsOf(tag);
  expect(Object.keys(access).filter((name) => name !== 'whole' && !parts.has(name))).toEqual([]);
});

test.each(guarded)('what $tag leaves to its handlers is in the contract', ({ tag, unguarded }) => {
  const ids = operations.filter((operation) => operation.tag === tag).map(({ id }) => id);
  expect(unguarded.filter((id) => !ids.includes(id))).toEqual([]);
});
