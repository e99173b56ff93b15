import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    field_cam: { noun: 'camera', page: { path: paths.fieldCam, parameter: 'cam' } },
  },
};
