import { describe, expect, it } from 'vitest';
import { isKnownZone, localTime, timeIn, todayIn, zoneOf } from './dates.ts';

describe.each([
  // The short names have daylight saving time, which IANA's EST has not.
  ['PST', '2026-11-21T07:30:00Z', '2026-11-20', '2026-07-01T09:00:00-07:00'],
  ['EST', '2026-11-21T04:30:00Z', '2026-11-20', '2026-07-01T09:00:00-04:00'],
  ['CST', '2026-11-21T06:30:00Z', '2026-11-21', '2026-07-01T09:00:00-05:00'],
  ['Asia/Karachi', '2026-11-20T19:30:00Z', '2026-11-21', '2026-07-01T09:00:00+05:00'],
  ['Europe/Berlin', '2026-11-20T23:30:00Z', '2026-11-21', '2026-07-01T09:00:00+02:00'],
  ['Asia/Tokyo', '2026-11-20T15:30:00Z', '2026-11-21', '2026-07-01T09:00:00+09:00'],
  ['Asia/Kathmandu', '2026-11-20T18:00:00Z', '2026-11-20', '2026-07-01T09:00:00+05:45'],
])('in %s', (timeZone, now, today, summer) => {
  const project = { timeZone };

  it('today is the day of the project', () => {
    expect(todayIn(project, Date.parse(now))).toBe(today);
  });

  it('a local time has the offset of its day, and comes back as it was', () => {
    expect(timeIn(project, '2026-07-01T09:00:00')).toBe(summer);
    for (const local of ['2026-03-29T03:30:00', '2026-10-25T12:00:00', '2026-11-01T12:00:00']) {
      const time = timeIn(project, local);
      expect(localTime(project, time)).toBe(local.slice(0, 16).replace('T', ' '));
    }
  });
});

it('knows the zones of the contract and of IANA, and no others', () => {
  expect(['EST', 'Asia/Karachi', 'Asia/Calcutta', 'UTC'].map(isKnownZone)).toEqual([
    ...[true, true, true, true],
  ]);
  expect(['Mars', 'Asia/Lahore', 'toString'].map(isKnownZone)).toEqual([false, false, false]);
  expect(zoneOf({ timeZone: 'EST' })).toBe('America/New_York');
});
