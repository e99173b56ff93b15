import { opaque } from '../../kinds/fields.ts';
import { follow, kind, parts } from '../../kinds/kind.ts';

export const kinds = [
  kind(({ videos }) => videos, {
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
  }),
];

export const followed = [
  follow(
    parts(
      ({ videos }) => videos,
      ({ comments }) => comments,
    ),
    {
      type: 'video',
      module: 'videos',
      record: ({ owner: { id, title } }) => ({ id, title }),
      projectId: ({ owner }) => owner.projectId,
      fields: ({ part }) => ({ comment: part.body }),
      created: 'commented',
    },
  ),
];
