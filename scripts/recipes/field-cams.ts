import type { Recipes } from '../conformance/world.ts';
import { adding } from './shared/requests.ts';

const period = (from: string, to: string) => adding({ from, to, everySec: 3600, fps: 8 });

export const recipes: Recipes = {
  listFieldCams: {},
  createFieldCam: { fixed: ['activeHours', 'snapshotUrl'] },
  getFieldCam: {},
  deleteFieldCam: {},
  updateFieldCam: {
    call: adding((world) => ({ name: world.name() })),
    fixed: ['activeHours', 'snapshotUrl'],
  },
  updateFieldCamStream: {},
  listFieldCamFrames: {},
  createFieldCamTimelapse: {
    call: period('2026-11-02', '2026-11-03'),
    fixed: ['from', 'to', 'everySec', 'fps'],
    failures: {
      VALIDATION_FAILED: { 'an end before the start': period('2026-11-03', '2026-11-02') },
    },
  },
  getFieldCamTimelapse: {},
  deleteFieldCamTimelapse: {},
};
