import { expect, it } from 'vitest';
import { snapshotFault } from './kept.ts';

it('says where a snapshot is not what was kept', () => {
  const kept = { tours: { t1: { scenes: [{ yaw: -0, note: undefined }] } } };
  const saved = JSON.parse(JSON.stringify(kept));
  expect(snapshotFault(saved, kept)).toBe(
    'the snapshot is not what was kept: state.tours.t1.scenes.0.yaw is 0 in place of -0',
  );
  expect(snapshotFault(kept, structuredClone(kept))).toBeNull();
});
