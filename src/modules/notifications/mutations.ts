import type { QueryClient } from '@tanstack/react-query';
import {
  getNotificationPreferencesQueryKey,
  updateNotificationOptOut,
  updateNotificationPreferences,
  updateNotificationTimes,
} from '@/api/generated/notifications.gen';
import type {
  NotificationOptOut,
  NotificationPreference,
  NotificationPreferencesResult,
  NotificationTimes,
} from '@/api/generated/types.gen';
import { isKnown } from '@/records/notifications/items';
import { useWrite } from '@/shared/feedback/useWrite';

const queryKey = getNotificationPreferencesQueryKey();

/** Both operations answer with all preferences, so nothing becomes stale. */
function show(client: QueryClient, answer: NotificationPreferencesResult): void {
  // A read that started before the write would overwrite the answer.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}

export const useSaveItems = () =>
  useWrite({
    operation: 'updateNotificationPreferences',
    write: (items: NotificationPreference[]) =>
      updateNotificationPreferences({ body: { items: items.filter(isKnown) }, throwOnError: true }),
    stale: [],
    successToast: () => 'Notification preferences saved',
    failure: 'inline',
    show,
  });

export const useSaveTimes = () =>
  useWrite({
    operation: 'updateNotificationTimes',
    write: (body: NotificationTimes) => updateNotificationTimes({ body, throwOnError: true }),
    stale: [],
    successToast: () => 'Times saved',
    failure: 'inline',
    show,
  });

export const useSaveOptOut = () =>
  useWrite({
    operation: 'updateNotificationOptOut',
    write: (body: NotificationOptOut) => updateNotificationOptOut({ body, throwOnError: true }),
    stale: [],
    successToast: (_, { optedOut }) =>
      optedOut ? 'You have opted out from all notifications' : 'You will get notifications again',
    failure: 'inline',
    show,
  });
