import type { Module } from '../modules/modules';

export const module: Module = {
  kinds: {
    pin: { stale: { tag: 'pins', operations: ['getModel', 'listSheets', 'listPhotos'] } },
  },
};
