import type { Module } from '../modules/modules';

export const module: Module = {
  kinds: {
    scene_view: { stale: { tag: 'scene-views' } },
  },
};
