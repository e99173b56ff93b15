import { expect, it } from 'vitest';
import { snapshotFault } from './snapshot.ts';

it('names the place where a snapshot differs from the state', () => {
  const state = { tours: { t1: { scenes: [{ yaw: -0, note: undefined }] } } };
  const saved = JSON.parse(JSON.stringify(state));
  expect(snapshotFault(saved, state)).toBe(
    'the snapshot differs from the state: state.tours.t1.scenes.0.yaw is 0 instead of -0',
  );
  expect(snapshotFault(state, structuredClone(state))).toBeNull();
});
