import type { Events } from '../../core/kinds/event.ts';
import { kind } from '../../core/kinds/kind.ts';
import { newsOfAsset, uploaded } from '../../core/kinds/news.ts';
import type { TenantState } from '../../core/state/model.ts';

export const kinds = [
  kind('scans', {
    type: 'scan',
    module: 'scans',
    isChangedInPlace: true,
    title: ({ title }) => title,
    fields: ({ title, description, visibility, fileName, upAxis }) => ({
      title,
      description,
      visibility,
      fileName,
      upAxis,
    }),
    news: newsOfAsset(),
    happened: uploaded,
    page: '/viewer/potree-viewer?scan={id}',
    processing: ({ processing }) => ({ file: processing }),
    isPersonal: true,
    target: 'scan',
    isPublic: ({ visibility }) => visibility === 'public',
    linkStatus: ({ visibility }) => visibility,
  }),
];

export const events: Events = {
  downloadScans: { action: 'downloaded', module: 'scans' },
};

export const files = ({ scans }: TenantState) =>
  Object.values(scans).flatMap(({ fileId, thumbnailFileId }) => [fileId, thumbnailFileId]);
