import { expect, test } from 'vitest';
import type { TenantState } from './model.ts';
import { noteTouched, slicesRead, takeTouched, untouched } from './touched.ts';

/** A state of which the first look is over. */
function seenState() {
  const state = { rfis: {}, photos: {}, memberships: [] } as unknown as TenantState;
  noteTouched(state);
  takeTouched(state, true);
  return state;
}

const names = (state: TenantState, isAlone = true) => [...(takeTouched(state, isAlone) ?? [])];

test('a new state counts as touched as a whole', () => {
  const state = { rfis: {}, photos: {} } as unknown as TenantState;
  noteTouched(state);
  expect(names(state)).toEqual(['rfis', 'photos']);
});

test('a slice that is read or replaced counts as touched, until somebody looks', () => {
  const state = seenState();
  Object.assign(state.rfis, { rfi_1: {} });
  state.memberships = [];
  expect(names(state)).toEqual(['rfis', 'memberships']);
  expect(names(state)).toEqual([]);
});

test('what one call has read stays touched while another one is at work', () => {
  const state = seenState();
  void state.photos;
  expect(names(state, false)).toEqual(['photos']);
  expect(names(state)).toEqual(['photos']);
});

test('a look at the slices themselves touches none', () => {
  const state = seenState();
  expect(untouched(state).rfis).toBe(untouched(state).rfis);
  expect([...slicesRead(state, ({ photos, rfis }) => [photos, rfis])]).toEqual(['photos', 'rfis']);
  expect(names(state)).toEqual([]);
});

test('a state stays plain data', () => {
  const state = seenState();
  state.rfis = { rfi_1: { id: 'rfi_1' } } as unknown as TenantState['rfis'];
  const plain = { rfis: { rfi_1: { id: 'rfi_1' } }, photos: {}, memberships: [] };
  expect(structuredClone(state)).toEqual(plain);
  expect(JSON.parse(JSON.stringify(state))).toEqual(plain);
});
