import { zNotificationItemFrequency } from '@/api/generated/schemas/notifications.gen';
import { zNotificationFrequency } from '@/api/generated/schemas/options.gen';
import type {
  NotificationChannels,
  NotificationFrequency,
  NotificationKey,
  NotificationPreference,
} from '@/api/generated/types.gen';

export interface Group {
  label: string;
  keys: readonly NotificationKey[];
}

/** The groups and their items (specification, section 2). */
export const groups: readonly Group[] = [
  {
    label: 'Action required notifications',
    keys: ['rfi_assigned', 'submittal_awaiting_review', 'schedule_critical_change'],
  },
  {
    label: 'Other notifications',
    keys: ['photos_added', 'asset_updates', 'comment_mention'],
  },
];

export const channelLabels: Readonly<Record<keyof NotificationChannels, string>> = {
  inApp: 'In app',
  email: 'Email',
  push: 'Push',
};
export const channels = Object.keys(channelLabels) as (keyof NotificationChannels)[];

/** The values are also the labels. */
export const frequencies = zNotificationFrequency.options;
export const itemFrequencies = zNotificationItemFrequency.options;

/** Returns the items of a group, in the order of the group. */
export const itemsOf = (
  items: readonly NotificationPreference[],
  { keys }: Group,
): NotificationPreference[] =>
  keys.flatMap((key) => items.filter((candidate) => candidate.key === key));

/** Returns the frequency that all items share, or 'various'. */
export function frequencyOf(items: readonly NotificationPreference[]): NotificationFrequency {
  const [first, ...others] = new Set(items.map(({ frequency }) => frequency));
  return first && others.length === 0 ? first : 'various';
}

/** Replaces the items that have the same key. */
export const replaced = (
  all: readonly NotificationPreference[],
  changed: readonly NotificationPreference[],
): NotificationPreference[] =>
  all.map((item) => changed.find(({ key }) => key === item.key) ?? item);

/** Whether two lists with the same keys have equal values. */
export const sameItems = (
  some: readonly NotificationPreference[],
  others: readonly NotificationPreference[],
): boolean =>
  some.every((preference) => {
    const other = others.find(({ key }) => key === preference.key);
    return (
      other?.enabled === preference.enabled &&
      other.frequency === preference.frequency &&
      other.locked === preference.locked &&
      channels.every((channel) => other.channels[channel] === preference.channels[channel])
    );
  });

/** 'daily · in app, email': the settings of an item, shown beside its switch. */
export function summaryOf({ frequency, channels: chosen }: NotificationPreference): string {
  const names = channels
    .filter((channel) => chosen[channel])
    .map((channel) => channelLabels[channel]);
  return `${frequency} · ${names.join(', ').toLowerCase() || 'no channels'}`;
}
