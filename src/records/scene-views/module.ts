import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { scene_views: 'Views of scenes' },
  kinds: {
    scene_view: { stale: { tag: 'scene-views' } },
  },
};
