import { kind } from '../../core/kinds/kind.ts';
import { newsOfAsset } from '../../core/kinds/news.ts';
import { projectActions } from '../../core/permissions/projects.ts';
import type { TenantState } from '../../core/state/model.ts';

export const kinds = [
  kind('fieldCams', {
    type: 'field_cam',
    module: 'field_cams',
    title: ({ name }) => name,
    // Not the address of its pictures, which is a secret.
    fields: ({ timelapses, ...cam }) => ({
      name: cam.name,
      provider: cam.provider,
      locationDetail: cam.locationDetail,
      intervalSec: cam.intervalSec,
      activeHours: cam.activeHours,
      retentionDays: cam.retentionDays,
      maintenance: cam.maintenance,
      streamPaused: cam.streamPaused,
      publicDelaySec: cam.publicDelaySec,
      timelapses: timelapses.length,
    }),
    opensFiles: (_, { membership, project }) =>
      projectActions(membership, project).includes('view_field_cams'),
    news: newsOfAsset(),
    page: '/dashboard/build-view/field-cam?cam={id}',
    isPersonal: true,
    target: 'cam',
    isPublic: () => true,
  }),
];

export const files = ({ fieldCams }: TenantState) =>
  Object.values(fieldCams).flatMap(({ feed }) => feed?.byHour.map(([, id]) => id) ?? []);
