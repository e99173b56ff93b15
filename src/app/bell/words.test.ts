import { describe, expect, it } from 'vitest';
import type { Notification } from '@/api/generated/types.gen';
import { setOwnRegion } from '@/shared/format/region';
import { groupsOf } from './groups';
import { snoozeTimes } from './snooze';
import { addressOf, lessText, whatHappened, whyText } from './words';

const notificationWith = (changes: Partial<Notification> = {}): Notification => ({
  id: 'ntf_1',
  at: '2026-03-12T16:20:00Z',
  box: 'news',
  kind: 'status',
  reason: 'distribution',
  project: { id: 'prj_harbor', name: 'Harbor Point Tower' },
  record: { type: 'rfi', id: 'rfi_h5', number: 'RFI-048', title: 'Slab edge' },
  actor: { id: 'usr_priya', name: 'Priya Raman', avatarUrl: null },
  change: { field: 'status', from: 'open', to: 'closed' },
  excerpt: null,
  count: 1,
  place: null,
  state: 'open',
  read: false,
  snoozedUntil: null,
  setting: null,
  less: 'mute',
  muted: false,
  ...changes,
});
const record = (type: string, number: string | null = null) => ({
  record: { type, id: 'x', number, title: 'Level 7' },
});

describe('a line', () => {
  it.each([
    [notificationWith(), 'You are in the distribution of RFI-048'],
    [notificationWith({ reason: 'court' }), 'RFI-048 is in your court'],
    [
      notificationWith({ reason: 'court', ...record('punch_item') }),
      'This punch item is in your court',
    ],
    [
      notificationWith({ reason: 'project', ...record('photo') }),
      'You are a member of Harbor Point Tower',
    ],
    [notificationWith({ reason: 'of_a_later_host' }), ''],
  ])('says why it came: %#', (notification, text) => {
    expect(whyText(notification)).toBe(text);
  });

  it.each([
    [notificationWith(), 'changed it. Status: Open → Closed'],
    [notificationWith({ kind: 'photos_added', count: 12 }), 'added 12 photos'],
    [notificationWith({ kind: 'of_a_later_host' }), 'Of a later host'],
  ])('says what happened: %#', (notification, text) => {
    expect(whatHappened(notification)).toBe(text);
  });

  it.each([
    [notificationWith(), 'Mute RFI-048'],
    [notificationWith({ muted: true }), 'Unmute RFI-048'],
    [
      notificationWith({ less: 'setting', setting: 'comment_mention' }),
      'Turn off “Mentions in comments”',
    ],
    [notificationWith({ less: 'unwatch' }), 'Stop watching'],
    [notificationWith({ less: 'none' }), null],
  ])('offers less of it: %#', (notification, text) => {
    expect(lessText(notification)).toBe(text);
  });

  const photos = { kind: 'photos_added', ...record('photo') };
  it.each([
    [
      notificationWith({ place: { type: 'comment', id: 'cmt_1' } }),
      '/dashboard/rfis/rfi_h5?project=prj_harbor&at=cmt_1',
    ],
    [notificationWith(photos), '/dashboard/build-view/photos?project=prj_harbor&photo=x'],
    [notificationWith({ ...photos, count: 3 }), '/dashboard/build-view/photos?project=prj_harbor'],
    [notificationWith(record('tour')), '/dashboard/3d-view/tours/x?project=prj_harbor'],
    [notificationWith(record('constructor')), null],
  ])('opens at the place: %#', (notification, address) => {
    expect(addressOf(notification)).toBe(address);
  });
});

it('lines about one record stand together', () => {
  const lines = [
    notificationWith(),
    notificationWith({ ...record('tour') }),
    notificationWith({ id: 'ntf_2' }),
  ];
  expect(groupsOf(lines).map((group) => group.lines.length)).toEqual([2, 1]);
});

it('a snooze ends in the morning of the person', () => {
  setOwnRegion({ locale: null, timeZone: 'PST' });
  // A Tuesday evening in California.
  const times = snoozeTimes(new Date('2026-11-25T03:00:00Z'));
  expect(times.map(({ until }) => until.toISOString())).toEqual([
    '2026-11-25T06:00:00.000Z',
    '2026-11-25T15:00:00.000Z',
    '2026-11-30T15:00:00.000Z',
    '2026-12-01T15:00:00.000Z',
  ]);
  setOwnRegion(null);
});
