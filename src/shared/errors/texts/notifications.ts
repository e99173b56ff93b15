import type { Failures } from '../failures';

export const notificationsTexts = {
  listNotifications: { otherwise: 'Failed to load notifications' },
  getNotificationCounts: { otherwise: 'Failed to load notifications' },
  bulkUpdateNotifications: { otherwise: 'Failed to update notifications' },
  makeNotificationsRead: { otherwise: 'Failed to mark notifications as read' },
  makeRecordNotificationsRead: { otherwise: 'Failed to mark notifications as read' },
  getNotificationPreferences: { otherwise: 'Failed to load notification preferences' },
  updateNotificationPreferences: { otherwise: 'Failed to save notification preferences' },
  updateNotificationTimes: { otherwise: 'Failed to save times' },
  updateNotificationOptOut: { otherwise: 'Failed to save opt-out' },
  getNotificationDefaults: { otherwise: 'Failed to load notification defaults' },
  updateNotificationDefaults: { otherwise: 'Failed to save notification defaults' },
} satisfies Partial<Failures>;
