import { lookUp, type NotificationPreferences, type TenantState } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import { defaultPreferences } from './defaultPreferences.ts';
import { defaultItems, firstDefaults, itemsOf, lockedFor } from './items.ts';

export type Item = NotificationPreferences['items'][number];

/**
 * Returns the preferences of a person, as they are shown. Defaults apply until the first save, and locks of any project
 * always.
 */
export function preferencesOf(state: TenantState, userId: string): NotificationPreferences {
  const { items, optOut, times } = savedBy(state, userId);
  const first = items ? undefined : firstDefaults(state, userId);
  const ownItems = items ?? (first ? itemsOf(first) : defaultItems());
  const locked = lockedFor(state, userId);
  return {
    items: ownItems.map(({ locked: _, ...item }) => withLock(item, locked)),
    defaultsOf: first ? { id: first.id, name: first.name } : null,
    optOut,
    times,
  };
}

/** Returns what a person has saved. Without it, nothing is held back, and the items depend on the project. */
export const savedBy = (state: TenantState, userId: string) => {
  const { items, ...times } = lookUp(state.notificationPreferences, userId) ?? {};
  return { ...defaultPreferences(), ...times, items };
};

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

/**
 * Returns how something is sent for which the specification has no item: at once if it is for the person, else once a
 * day.
 */
const withoutItem = (box: Notice['box']): Omit<Item, 'key'> =>
  box === 'for_me'
    ? { enabled: true, frequency: 'realtime', channels: everywhere }
    : { enabled: true, frequency: 'daily', channels: quietly };

/** What applies without defaults of a project. It is asked for each notification, so it is made once. */
const ofHost = defaultItems();

/**
 * Returns how a person is told of a notification: by what they have saved, or else by the defaults of its project and
 * its locks.
 */
export function itemFor(
  state: TenantState,
  userId: string,
  { setting, box, projectId }: Pick<Notice, 'setting' | 'box' | 'projectId'>,
): Omit<Item, 'key'> {
  const defaults = lookUp(state.projects, projectId)?.notifications ?? ofHost;
  const items = lookUp(state.notificationPreferences, userId)?.items ?? defaults;
  const item = setting && items.find(({ key }) => key === setting);
  if (!item) return withoutItem(box);
  const lock = defaults.find(({ key, locked }) => locked && key === setting);
  return lock ? withLock(item, [lock]) : item;
}
