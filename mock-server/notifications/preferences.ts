import { lookUp, type NotificationPreferences, type TenantState } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import { preferencesBefore } from '../templates/notifications.ts';

export type Item = NotificationPreferences['items'][number];

/** The preferences of a person. The defaults apply until the first save. */
export const preferencesOf = (state: TenantState, userId: string): NotificationPreferences =>
  lookUp(state.notificationPreferences, userId) ?? preferencesBefore(state, userId);

const everywhere = { inApp: true, email: true, push: true };
const quietly = { inApp: true, email: true, push: false };

/** How something is sent for which the specification has no item: at once if it is for the person, else once a day. */
const withoutItem = (box: Notice['box']): Omit<Item, 'key'> =>
  box === 'for_me'
    ? { enabled: true, frequency: 'realtime', channels: everywhere }
    : { enabled: true, frequency: 'daily', channels: quietly };

/** What the preferences say about a notification. */
export function itemFor(
  preferences: NotificationPreferences,
  { setting, box }: Pick<Notice, 'setting' | 'box'>,
): Omit<Item, 'key'> {
  const item = setting && preferences.items.find(({ key }) => key === setting);
  return item || withoutItem(box);
}
