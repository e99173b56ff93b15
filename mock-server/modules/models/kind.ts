import { followParts, kind } from '../../core/kinds/kind.ts';
import { newsOfAsset, uploaded } from '../../core/kinds/news.ts';
import type { ModelVersion, TenantState } from '../../core/state/model.ts';

export const kinds = [
  kind('models', {
    type: 'model',
    module: 'models',
    isChangedInPlace: true,
    title: ({ title }) => title,
    fields: ({ title, description, discipline, visibility, currentVersion }) => ({
      title,
      description,
      discipline,
      visibility,
      currentVersion,
    }),
    news: newsOfAsset('currentVersion'),
    happened: uploaded,
    page: '/viewer?model={id}',
    processing: ({ versions }) =>
      Object.fromEntries(versions.map(({ n, processing }) => [n, processing])),
    isPersonal: true,
    target: 'model',
    isPublic: ({ visibility }) => visibility === 'public',
  }),
];

export const followed = [
  followParts('models', ({ versions }) => versions, {
    isChangedInPlace: true,
    type: 'model',
    module: 'models',
    fields: ({ part }) => ({ version: part.n, fileName: part.fileName, notes: part.notes }),
    created: 'attached',
    deleted: 'detached',
  }),
];

/** The source file of a GLB is also its view file. */
const filesOf = ({ sourceFileId, viewFileId, indexFileId, thumbnailFileId }: ModelVersion) => [
  ...new Set([sourceFileId, viewFileId, indexFileId, thumbnailFileId]),
];

export const files = ({ models }: TenantState) =>
  Object.values(models).flatMap(({ versions }) => versions.flatMap(filesOf));
