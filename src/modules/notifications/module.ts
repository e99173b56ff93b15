import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { notifications: 'Notifications' },
  kinds: {
    notification_preferences: { stale: { tag: 'notifications' } },
  },
};
