import { describe, expect, test } from 'vitest';
import type { CloudViewState } from './cloud/viewState';
import { savedState, stateToSave } from './savedState';

const state: CloudViewState = {
  camera: { position: [1, 2, 3], target: [4, 5, 6] },
  navigation: 'orbit',
  projection: 'parallel',
  color: 'height',
  pointSize: 1.5,
  hiddenClasses: [2, 6],
  clip: { min: [0, 0, 0], max: [1, 1, 1] },
  measurements: [
    {
      id: '1',
      kind: 'distance',
      points: [
        [0, 0, 0],
        [1, 0, 0],
      ],
    },
  ],
};

describe('a saved state', () => {
  test('survives a round trip through JSON', () => {
    expect(savedState(JSON.parse(JSON.stringify(stateToSave(state, 'z'))), 'z')).toEqual(state);
  });

  test('of another up axis turns along with the cloud', () => {
    const saved = savedState(stateToSave(state, 'z'), 'y');
    expect(saved?.camera).toEqual({ position: [1, -3, 2], target: [4, -6, 5] });
  });

  test('is ignored if another version wrote it', () => {
    expect(savedState({ ...stateToSave(state, 'z'), schemaVersion: 2 }, 'z')).toBeNull();
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['half a camera', { position: [1, 2, 3] }],
    ['two coordinates', { position: [1, 2], target: [0, 0, 0] }],
    ['a coordinate that is none', { position: [1, 2, null], target: [0, 0, 0] }],
    ['a camera in its target', { position: [1, 2, 3], target: [1, 2, 3] }],
  ])('with %s for a camera shows nothing', (_, camera) => {
    expect(savedState({ schemaVersion: 1, data: { ...state, camera } }, 'z')).toBeNull();
  });

  test('drops invalid parts and reads the rest', () => {
    const data = {
      camera: state.camera,
      color: 'plaid',
      navigation: 7,
      pointSize: -1,
      hiddenClasses: [1, 'x', Number.NaN],
      clip: { min: [2, 2, 2], max: [1, 1, 1] },
      measurements: [
        { id: '1', kind: '__proto__', points: [] },
        { id: '2', kind: 'distance', points: [[0, 0, 0]] },
        {
          id: '3',
          kind: 'height',
          points: [
            [0, 0, 0],
            [0, 0, 1],
          ],
        },
      ],
    };
    expect(savedState({ schemaVersion: 1, data }, 'z')).toEqual({
      camera: state.camera,
      projection: 'perspective',
      hiddenClasses: [1],
      measurements: [
        {
          id: '3',
          kind: 'height',
          points: [
            [0, 0, 0],
            [0, 0, 1],
          ],
        },
      ],
    });
  });
});
