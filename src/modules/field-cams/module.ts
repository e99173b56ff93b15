import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const module: Module = {
  kinds: {
    field_cam: {
      noun: 'camera',
      page: { path: paths.fieldCam, parameter: 'cam' },
      stale: ofMedia('field-cams'),
    },
  },
  targets: {
    cam: { noun: 'camera', heading: 'Field cameras', page: visitorPaths.cam, hasFile: false },
  },
};
