import { describe, expect, it } from 'vitest';
import type { Notification } from '@/api/generated/types.gen';
import { setOwnRegion } from '@/shared/format/region';
import { groupsOf } from './groups';
import { snoozeTimes } from './snooze';
import { addressOf, lessText, whatHappened, whyText } from './words';

const one = (changes: Partial<Notification> = {}): Notification => ({
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
    [one(), 'You are in the distribution of RFI-048'],
    [one({ reason: 'court' }), 'RFI-048 is in your court'],
    [one({ reason: 'court', ...record('punch_item') }), 'This punch item is in your court'],
    [one({ reason: 'project', ...record('photo') }), 'You are a member of Harbor Point Tower'],
    [one({ reason: 'of_a_later_host' }), ''],
  ])('says why it came: %#', (notification, text) => {
    expect(whyText(notification)).toBe(text);
  });

  it.each([
    [one(), 'changed it. Status: Open → Closed'],
    [one({ kind: 'photos_added', count: 12 }), 'added 12 photos'],
    [one({ kind: 'of_a_later_host' }), 'Of a later host'],
  ])('says what happened: %#', (notification, text) => {
    expect(whatHappened(notification)).toBe(text);
  });

  it.each([
    [one(), 'Mute RFI-048'],
    [one({ muted: true }), 'Unmute RFI-048'],
    [one({ less: 'setting', setting: 'comment_mention' }), 'Turn off “Mentions in comments”'],
    [one({ less: 'unwatch' }), 'Stop watching'],
    [one({ less: 'none' }), null],
  ])('offers less of it: %#', (notification, text) => {
    expect(lessText(notification)).toBe(text);
  });

  const photos = { kind: 'photos_added', ...record('photo') };
  it.each([
    [
      one({ place: { type: 'comment', id: 'cmt_1' } }),
      '/dashboard/rfis/rfi_h5?project=prj_harbor&at=cmt_1',
    ],
    [one(photos), '/dashboard/build-view/photos?project=prj_harbor&photo=x'],
    [one({ ...photos, count: 3 }), '/dashboard/build-view/photos?project=prj_harbor'],
    [one(record('tour')), '/dashboard/3d-view/tours/x?project=prj_harbor'],
    [one(record('constructor')), null],
  ])('opens at the place: %#', (notification, address) => {
    expect(addressOf(notification)).toBe(address);
  });
});

it('lines about one record stand together', () => {
  const lines = [one(), one({ ...record('tour') }), one({ id: 'ntf_2' })];
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
