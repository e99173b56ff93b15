import type { Events } from '../../kinds/event.ts';
import { kind } from '../../kinds/kind.ts';

export const kinds = [
  kind(({ scans }) => scans, {
    type: 'scan',
    module: 'scans',
    title: ({ title }) => title,
    fields: ({ title, description, visibility, fileName, upAxis }) => ({
      title,
      description,
      visibility,
      fileName,
      upAxis,
    }),
    processing: ({ processing }) => ({ file: processing }),
  }),
];

export const events: Events = {
  downloadScans: { action: 'downloaded', module: 'scans' },
};
