import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  kinds: {
    notification_preferences: { stale: { tag: 'notifications' } },
  },
};
