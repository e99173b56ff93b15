import { expect, test } from 'vitest';
import { zNotificationKey } from '@/api/generated/schemas/notifications.gen';
import type { NotificationPreference } from '@/api/generated/types.gen';
import {
  frequencies,
  frequencyOf,
  groups,
  itemFrequencies,
  itemsOf,
  replaced,
  sameItems,
  summaryOf,
} from './preferences';

const item = (part: Partial<NotificationPreference> = {}): NotificationPreference => ({
  key: 'rfi_assigned',
  enabled: true,
  frequency: 'daily',
  channels: { inApp: true, email: true, push: false },
  ...part,
});
const photos = item({ key: 'photos_added' });

test('every item is in one group', () => {
  const grouped = groups.flatMap(({ keys }) => keys);
  expect(grouped.toSorted()).toEqual(zNotificationKey.options.toSorted());
});

test('the select offers all frequencies, and various', () => {
  expect(frequencies).toEqual([...itemFrequencies, 'various']);
});

test('a group shows the frequency of its items, or various if they differ', () => {
  expect(frequencyOf([item(), photos])).toBe('daily');
  expect(frequencyOf([item(), item({ frequency: 'none' })])).toBe('various');
});

test('a group lists its items in its own order', () => {
  const mentions = item({ key: 'comment_mention' });
  const [, other = { label: '', keys: [] }] = groups;
  expect(itemsOf([mentions, item(), photos], other)).toEqual([photos, mentions]);
});

test('changed items replace the old ones', () => {
  const changed = item({ frequency: 'weekly' });
  expect(replaced([item(), photos], [changed])).toEqual([changed, photos]);
});

test.each<[string, Partial<NotificationPreference>, boolean]>([
  ['nothing', {}, true],
  ['the switch', { enabled: false }, false],
  ['the frequency', { frequency: 'hourly' }, false],
  ['a channel', { channels: { inApp: true, email: false, push: false } }, false],
])('a change of %s with %j leaves the items the same: %j', (_what, part, same) => {
  expect(sameItems([photos, item()], [item(part), photos])).toBe(same);
});

test('a summary names frequency and channels', () => {
  expect(summaryOf(item())).toBe('daily · in app, email');
  const none = { inApp: false, email: false, push: false };
  expect(summaryOf(item({ frequency: 'none', channels: none }))).toBe('none · no channels');
});
