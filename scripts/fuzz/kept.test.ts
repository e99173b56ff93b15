import { expect, it } from 'vitest';
import { snapshotFault } from './kept.ts';

it('names the place where a snapshot differs from the state', () => {
  const kept = { tours: { t1: { scenes: [{ yaw: -0, note: undefined }] } } };
  const saved = JSON.parse(JSON.stringify(kept));
  expect(snapshotFault(saved, kept)).toBe(
    'the snapshot differs from the state: state.tours.t1.scenes.0.yaw is 0 instead of -0',
  );
  expect(snapshotFault(kept, structuredClone(kept))).toBeNull();
});
