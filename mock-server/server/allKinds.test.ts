import { expect, test } from 'vitest';
import './allKinds.ts';
import { kindOf } from '../core/kinds/registry.ts';
import { loadContract } from '../engine/contract.ts';
import { DEFAULT_SPEC } from './http.ts';

test('each record that events name has a kind', async () => {
  const { json } = await loadContract(DEFAULT_SPEC);
  const types: string[] = JSON.parse(json).components.schemas.StreamRecordType.enum;
  // The settings of a person have no place of their own.
  expect(types.filter((type) => !kindOf(type))).toEqual(['notification_preferences']);
});
