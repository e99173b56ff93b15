import { notificationFields } from '../../kinds/fields.ts';
import { follow } from '../../kinds/kind.ts';
import type { TenantState } from '../../state/model.ts';

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
