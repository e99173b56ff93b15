import { opaque } from '../../core/kinds/fields.ts';
import { followParts, kind } from '../../core/kinds/kind.ts';
import { newsOfAsset, uploaded } from '../../core/kinds/news.ts';
import { seesTour } from '../../core/permissions/models.ts';
import type { TenantState } from '../../core/state/model.ts';

export const kinds = [
  kind('tours', {
    type: 'tour',
    module: 'tours',
    title: ({ title }) => title,
    fields: ({ scenes, startSceneId, plan, ...tour }) => ({
      title: tour.title,
      description: tour.description,
      state: tour.state,
      visibility: tour.visibility,
      startScene: scenes.find(({ id }) => id === startSceneId)?.title,
      plan: opaque(plan),
    }),
    changed: { state: 'status_changed' },
    sees: (tour, { membership }) => seesTour(membership, tour),
    news: newsOfAsset(),
    happened: uploaded,
    page: '/dashboard/3d-view/tours/{id}',
    isPersonal: true,
    target: 'tour',
    isPublic: ({ visibility }) => visibility === 'public',
  }),
];

export const followed = [
  followParts('tours', ({ scenes }) => scenes, {
    type: 'tour',
    module: 'tours',
    fields: ({ part }) => ({
      scene: part.title,
      floor: part.floor,
      takenAt: part.takenAt,
      northYaw: part.northYaw,
      links: part.links.length,
      hotspots: part.hotspots.length,
    }),
    created: 'attached',
    deleted: 'detached',
  }),
];

export const files = ({ tours }: TenantState) =>
  Object.values(tours).flatMap(({ scenes, plan }) => [
    ...scenes.flatMap(({ panoramaFileId, thumbnailFileId }) => [panoramaFileId, thumbnailFileId]),
    plan?.fileId ?? null,
  ]);
