import type { Failures } from '../failures';

export const notificationsTexts = {
  getNotificationPreferences: { otherwise: 'Failed to load notification preferences' },
  updateNotificationPreferences: { otherwise: 'Failed to save notification preferences' },
  updateNotificationOptOut: { otherwise: 'Failed to save opt-out' },
} satisfies Partial<Failures>;
