import { useQueryClient } from '@tanstack/react-query';
import {
  bulkUpdateNotifications,
  getNotificationPreferencesOptions,
  makeNotificationsRead,
  makeRecordNotificationsRead,
  updateNotificationPreferences,
} from '@/api/generated/notifications.gen';
import { updatePunchItemWatch } from '@/api/generated/punch-items.gen';
import { updateRfiWatch } from '@/api/generated/rfis.gen';
import { updateSubmittalWatch } from '@/api/generated/submittals.gen';
import type {
  BulkUpdateNotificationsRequest,
  MakeNotificationsReadRequest,
  MakeRecordNotificationsReadRequest,
  Notification,
} from '@/api/generated/types.gen';
import { isKnown } from '@/records/notifications/items';
import { useWrite } from '@/shared/feedback/useWrite';

const stale = ['listNotifications', 'getNotificationCounts'] as const;

export const useStep = () =>
  useWrite({
    operation: 'bulkUpdateNotifications',
    write: (body: BulkUpdateNotificationsRequest) =>
      bulkUpdateNotifications({ body, throwOnError: true }),
    stale,
  });

export const useReadAll = () =>
  useWrite({
    operation: 'makeNotificationsRead',
    write: (body: MakeNotificationsReadRequest) =>
      makeNotificationsRead({ body, throwOnError: true }),
    stale,
  });

/** Says that a record was seen. A failure shows nothing: the lines stay unread until the record is seen again. */
export const useSeen = () =>
  useWrite({
    operation: 'makeRecordNotificationsRead',
    failure: 'inline',
    write: (body: MakeRecordNotificationsReadRequest) =>
      makeRecordNotificationsRead({ body, throwOnError: true }),
    stale,
  });

/** Switches an item of the notification settings on or off. */
export function useItem() {
  const client = useQueryClient();
  return useWrite({
    operation: 'updateNotificationPreferences',
    write: async ({ setting, enabled }: { setting: string; enabled: boolean }) => {
      const saved = await client.fetchQuery(getNotificationPreferencesOptions());
      const items = saved.data.items
        .filter(isKnown)
        .map((item) => (item.key === setting ? { ...item, enabled } : item));
      return updateNotificationPreferences({ body: { items }, throwOnError: true });
    },
    stale: ['getNotificationPreferences'],
  });
}

const throwOnError = true;

/** Watches a punch item, an RFI or a submittal, or no longer. */
function watch({ record, project }: Notification, watching: boolean): Promise<{ data: unknown }> {
  const { type, id } = record;
  const projectId = project.id;
  const body = { watching };
  if (type === 'rfi') {
    return updateRfiWatch({ path: { projectId, rfiId: id }, body, throwOnError });
  }
  if (type === 'submittal') {
    return updateSubmittalWatch({ path: { projectId, submittalId: id }, body, throwOnError });
  }
  return updatePunchItemWatch({ path: { projectId, punchItemId: id }, body, throwOnError });
}

export const useWatching = () =>
  useWrite({
    operation: ({ one }: { one: Notification; watching: boolean }) =>
      one.record.type === 'rfi'
        ? 'updateRfiWatch'
        : one.record.type === 'submittal'
          ? 'updateSubmittalWatch'
          : 'updatePunchItemWatch',
    write: ({ one, watching }: { one: Notification; watching: boolean }) => watch(one, watching),
    stale: ['getPunchItem', 'getRfi', 'getSubmittal'],
  });
