import { expect, it } from 'vitest';
import { faultOfSaved } from './saved.ts';

it('names the place where what is saved differs from the state', () => {
  const state = { tours: { t1: { scenes: [{ yaw: -0, note: undefined }] } } };
  const saved = JSON.parse(JSON.stringify(state));
  expect(faultOfSaved(saved, state)).toBe(
    'what is saved differs from the state: state.tours.t1.scenes.0.yaw is 0 instead of -0',
  );
  expect(faultOfSaved(state, structuredClone(state))).toBeNull();
});
