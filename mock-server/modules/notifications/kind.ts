import { notificationFields } from '../../core/kinds/fields.ts';
import { follow } from '../../core/kinds/kind.ts';
import type { TenantState } from '../../core/state/model.ts';

export const followed = [
  follow(({ notificationPreferences }: TenantState) => Object.entries(notificationPreferences), {
    type: 'notification_preferences',
    module: 'notifications',
    record: () => ({ id: 'notifications', title: 'Notification settings' }),
    projectId: () => null,
    fields: ({ items, optOut, times }) => ({
      ...notificationFields(items),
      optOut,
      ...times,
    }),
  }),
];
