import type { Module } from '../modules/modules';

export const module: Module = {
  areas: { pins: 'Pins' },
  kinds: {
    pin: { stale: { tag: 'pins', operations: ['getModel', 'listSheets', 'listPhotos'] } },
  },
};
