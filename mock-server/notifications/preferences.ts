import { lookUp, type NotificationPreferences, type TenantState } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import { lockedFor, preferencesBefore } from '../templates/notifications.ts';

export type Item = NotificationPreferences['items'][number];

/** The preferences of a person. The defaults apply until the first save, and what an administrator has locked on always. */
export function preferencesOf(state: TenantState, userId: string): NotificationPreferences {
  const saved = lookUp(state.notificationPreferences, userId);
  const preferences = { ...preferencesBefore(state, userId), ...saved };
  const locked = lockedFor(state, userId);
  if (locked.length === 0) return preferences;
  return { ...preferences, items: preferences.items.map((item) => withLock(item, locked)) };
}

/** A locked item is on. How often and by which channels stays the choice of the person. */
function withLock(item: Item, locked: readonly Item[]): Item {
  const lock = locked.find(({ key }) => key === item.key);
  if (!lock) return item;
  const frequency = item.frequency === 'none' ? lock.frequency : item.frequency;
  const channels = { ...item.channels, inApp: true, email: true };
  return { ...item, enabled: true, frequency, channels, locked: true };
}

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
