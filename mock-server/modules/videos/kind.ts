import { newsOfComment } from '../../core/kinds/comments.ts';
import { opaque } from '../../core/kinds/fields.ts';
import { followParts, kind } from '../../core/kinds/kind.ts';
import { newsOfAsset, uploaded } from '../../core/kinds/news.ts';
import type { TenantState } from '../../core/state/model.ts';

const newsOfVideo = newsOfAsset();

export const kinds = [
  kind('videos', {
    type: 'video',
    module: 'videos',
    title: ({ title }) => title,
    fields: ({ title, description, recordedAt, chapters, posterFileId }) => ({
      title,
      description,
      recordedAt,
      chapters: chapters.map(({ label }) => label),
      poster: opaque(posterFileId),
    }),
    news: (entry, state) =>
      entry.action === 'commented' ? newsOfComment(entry) : newsOfVideo(entry, state),
    happened: uploaded,
    page: '/dashboard/build-view/videos?video={id}',
    isPersonal: true,
    target: 'video',
    isPublic: () => true,
  }),
];

export const followed = [
  followParts('videos', ({ comments }) => comments, {
    type: 'video',
    module: 'videos',
    fields: ({ part }) => ({ comment: part.body }),
    created: 'commented',
  }),
];

export const files = ({ videos }: TenantState) =>
  Object.values(videos).flatMap(({ fileId, posterFileId }) => [fileId, posterFileId]);
