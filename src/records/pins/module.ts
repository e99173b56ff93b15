import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { pins: 'Pins' },
  kinds: {
    pin: { stale: { tag: 'pins', operations: ['getModel', 'listSheets', 'listPhotos'] } },
  },
};
