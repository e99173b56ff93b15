import type { Module } from '../modules/modules';

export const module: Module = {
  kinds: {
    share_link: { stale: { tag: 'share-links', operations: ['listActivity'] } },
  },
};
