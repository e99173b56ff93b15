import { expect, it } from 'vitest';
import type { Tour } from '@/api/generated/types.gen';
import { lookIn, lookText } from './look';
import { savedPlace, stateToSave } from './savedView';

const tour = { scenes: [{ id: 'tsc_1' }] } as Tour;
const look = { yaw: -12.5, pitch: 3, zoom: 40 };
const state = stateToSave({ sceneId: 'tsc_1', look });

it('reads the state that it wrote', () => {
  expect(savedPlace(state, tour)).toEqual({ sceneId: 'tsc_1', look });
  expect(lookIn(lookText(look))).toEqual(look);
});

it.each([
  ['of another version', { ...state, schemaVersion: 2 }],
  ['of a scene that is gone', stateToSave({ sceneId: 'tsc_2', look })],
  ['that looks nowhere', { ...state, data: { sceneId: 'tsc_1', yaw: 'north', pitch: 0, zoom: 0 } }],
  ['without a zoom', { ...state, data: { sceneId: 'tsc_1', yaw: 0, pitch: 0 } }],
  ['of a scan', { ...state, data: { camera: { position: [0, 0, 0] } } }],
])('leaves a state alone %s', (_, strange) => {
  expect(savedPlace(strange, tour)).toBeNull();
});
