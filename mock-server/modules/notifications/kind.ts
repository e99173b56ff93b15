import { notificationFields } from '../../kinds/fields.ts';
import { all, follow } from '../../kinds/kind.ts';

export const followed = [
  follow(
    all(({ notificationPreferences }) => notificationPreferences),
    {
      type: 'notification_preferences',
      module: 'notifications',
      record: () => ({ id: 'notifications', title: 'Notification settings' }),
      projectId: () => null,
      fields: ({ items, optOut, times }) => ({
        ...notificationFields(items),
        optOut,
        ...times,
      }),
    },
  ),
];
