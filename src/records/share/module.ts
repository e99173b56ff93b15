import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { share_links: 'Public links' },
  kinds: {
    share_link: { stale: { tag: 'share-links', operations: ['listActivity'] } },
  },
};
