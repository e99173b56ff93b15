import { afterEach, describe, expect, it, vi } from 'vitest';
import { count, formatBytes, formatNumber, formatSince } from './format';
import { addDays, daysBetween } from './region';

type Formats = Awaited<ReturnType<typeof formatsIn>>;
const noon = new Date('2026-11-21T12:00:00Z');

/** Imports the modules again, for one zone of the browser. */
async function formatsIn({ zone, locale = 'en-US' }: { zone: string; locale?: string }) {
  vi.resetModules();
  vi.stubEnv('TZ', zone);
  const region = await import('./region');
  region.setOwnRegion({ locale, timeZone: null });
  return { ...region, ...(await import('./format')) };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('dates', () => {
  const lateEvening = '2026-11-21T23:30:00-08:00';

  it.each([
    ['America/Los_Angeles', 'Nov 21, 2026'],
    ['America/New_York', 'Nov 22, 2026'],
    ['Asia/Karachi', 'Nov 22, 2026'],
  ])('use the time zone %s of the browser', async (zone, text) => {
    const { formatDate } = await formatsIn({ zone });
    expect(formatDate(lateEvening)).toBe(text);
  });

  it('name the zone of a time, in 12 hours', async () => {
    const { formatTime } = await formatsIn({ zone: 'America/Los_Angeles' });
    expect(formatTime('2026-11-21T11:30:00Z').replace(/\s/g, ' ')).toBe(
      'Nov 21, 2026, 3:30 AM PST',
    );
  });

  it('are the same in every zone for calendar dates', async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Chicago']) {
      const formats = await formatsIn({ zone });
      expect(formats.formatCalendarDate('2027-09-30'), zone).toBe('Sep 30, 2027');
    }
  });

  it.each([
    ['en-US', 'Saturday, November 21, 2026'],
    ['de-DE', 'Saturday, 21 November 2026'],
    ['es-MX', 'Saturday, 21 November 2026'],
    ['ur-PK', 'Saturday, 21 November 2026'],
  ])('are written out in English, in the order of the locale %s', async (locale, text) => {
    const { formatToday } = await formatsIn({ zone: 'UTC', locale });
    expect(formatToday(new Date('2026-11-21T12:00:00Z'))).toBe(text);
  });

  it("are written out in the user's time zone", async () => {
    const { formatToday } = await formatsIn({ zone: 'Asia/Karachi', locale: 'de-DE' });
    expect(formatToday(new Date('2026-11-21T20:00:00-08:00'))).toBe('Sunday, 22 November 2026');
  });
});

describe("the user's region", () => {
  const time = '2026-11-22T03:30:00Z';

  it.each([
    [null, null, '9:30 PM CST'],
    [null, 'EST', '10:30 PM EST'],
    ['EST', null, '10:30 PM EST'],
    ['EST', 'PST', '10:30 PM EST'],
    [null, 'Asia/Karachi', '8:30 AM GMT+5'],
    [null, 'Europe/Berlin', '4:30 AM GMT+1'],
    [null, 'Asia/Tokyo', '12:30 PM GMT+9'],
    [null, 'Mars/Olympus', '3:30 AM UTC'],
  ])("prefers the user's zone %s to that of the project, %s", async (userZone, project, text) => {
    const formats = await formatsIn({ zone: 'America/Chicago' });
    formats.enterProject(project === null ? null : { timeZone: project });
    formats.setOwnRegion({ locale: 'en-US', timeZone: userZone });
    expect(formats.formatTime(time).replace(/\s/g, ' ')).toContain(text);
  });

  it('applies to the next time that is written', async () => {
    const { formatTime, setOwnRegion } = await formatsIn({ zone: 'America/Chicago' });
    formatTime(time);
    setOwnRegion({ locale: 'de-DE', timeZone: 'EST' });
    expect(formatTime(time)).toBe('21 Nov 2026, 22:30 GMT-5');
  });

  it('shows a page again only if it shows times of another region', async () => {
    const { enterProject, formatTime } = await formatsIn({ zone: 'America/Chicago' });
    const first = enterProject({ timeZone: 'EST' });
    formatTime(time);
    expect(enterProject(undefined)).toBe(first);
    const second = enterProject({ timeZone: 'PST' });
    expect(second).not.toBe(first);
    expect(enterProject({ timeZone: 'EST' })).toBe(second);
  });

  it.each([
    ['EST', '2026-11-01', '2026-11-02T04:59:59.000Z'],
    ['EST', '2026-10-31', '2026-11-01T03:59:59.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T21:59:59.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59.000Z'],
    ['Asia/Karachi', '2026-11-01', '2026-11-01T18:59:59.000Z'],
    ['Asia/Kathmandu', '2026-11-01', '2026-11-01T18:14:59.000Z'],
  ])('ends a day in %s, also on the day of a clock change: %s', async (timeZone, date, end) => {
    const { dayOf, endOfDay, setOwnRegion } = await formatsIn({ zone: 'America/Chicago' });
    setOwnRegion({ locale: null, timeZone });
    expect(endOfDay(date).toISOString()).toBe(end);
    expect(dayOf(endOfDay(date))).toBe(date);
  });
});

it.each([
  ['Asia/Karachi', null, null, '2026-11-22'],
  ['Asia/Karachi', null, 'PST', '2026-11-21'],
  ['Asia/Karachi', 'EST', 'PST', '2026-11-21'],
  ['Asia/Karachi', 'EST', null, '2026-11-22'],
  ['America/New_York', 'PST', 'Asia/Karachi', '2026-11-22'],
] as const)(
  'today in a browser in %s, of a person in %s and a project in %s, is %s',
  async (zone, timeZone, project, day) => {
    const { today, enterProject, setOwnRegion } = await formatsIn({ zone });
    setOwnRegion({ locale: null, timeZone });
    enterProject(project && { timeZone: project });
    expect(today(new Date('2026-11-22T05:30:00Z'))).toBe(day);
  },
);

it('counts the days between two dates, also across a clock change', () => {
  expect([
    daysBetween('2026-10-31', '2026-11-02'),
    daysBetween('2026-11-02', '2026-11-01'),
  ]).toEqual([2, -1]);
});

it('reads a time on the clocks of the region', async () => {
  const { timeAt, setOwnRegion } = await formatsIn({ zone: 'Asia/Karachi' });
  setOwnRegion({ locale: null, timeZone: 'EST' });
  expect(timeAt('2026-11-21T15:30:00').toISOString()).toBe('2026-11-21T20:30:00.000Z');
});

describe('with a German locale', () => {
  it.each([
    ['a day', 'yesterday', (f: Formats) => f.formatSince('2026-11-20T10:00:00Z', noon)],
    ['a date', '2 May 2026', (f: Formats) => f.formatCalendarDate('2026-05-02')],
    ['a size', '1,8 MB', (f: Formats) => f.formatBytes(1_800_000)],
    ['bytes', '512 bytes', (f: Formats) => f.formatBytes(512)],
    ['minutes', '2,5 min', (f: Formats) => f.formatUnit(2.5, { unit: 'minute' })],
    ['a number', '1.234,5', (f: Formats) => f.formatNumber(1234.5)],
  ] as const)('%s is %s: English words, German numbers', async (_, text, write) => {
    expect(write(await formatsIn({ zone: 'UTC', locale: 'de-DE' }))).toBe(text);
  });

  it('amounts in short have English words, too', async () => {
    await formatsIn({ zone: 'UTC', locale: 'de-DE' });
    const { formatShort } = await import('./money');
    expect(formatShort(123456789, 'USD')).toBe('$1,2M');
  });
});

it('steps from day to day across clock changes and years', () => {
  expect([addDays('2026-10-31', 1), addDays('2026-11-02', -1), addDays('2026-12-31', 1)]).toEqual([
    '2026-11-01',
    '2026-11-01',
    '2027-01-01',
  ]);
});

describe('time since', () => {
  const now = new Date(2026, 10, 21, 9, 0);
  const timeOf = (day: number, hour: number) =>
    formatSince(new Date(2026, 10, day, hour).toISOString(), now);

  it('counts midnights, not hours', () => {
    expect(timeOf(21, 0)).toBe('today');
    expect(timeOf(20, 23)).toBe('yesterday');
    expect(timeOf(20, 1)).toBe('yesterday');
    expect(timeOf(18, 23)).toBe('3 days ago');
  });

  it('becomes the date after six days', () => {
    expect(timeOf(15, 12)).toBe('6 days ago');
    expect(timeOf(14, 12)).toBe('Nov 14, 2026');
  });

  it('shows a future time as a date', () => {
    expect(timeOf(23, 12)).toBe('Nov 23, 2026');
  });

  it('is correct across a change to daylight saving time', async () => {
    const { formatSince } = await formatsIn({ zone: 'America/Los_Angeles' });
    expect(formatSince('2026-03-07T20:00:00-08:00', new Date('2026-03-08T12:00:00-07:00'))).toBe(
      'yesterday',
    );
  });
});

describe('bytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [907_919, '908 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_843_200, '1.8 MB'],
    [98_304_000, '98.3 MB'],
    [999_950_000, '1 GB'],
    [104_857_600, '104.9 MB'],
    [5_000_000_000_000_000, '5,000 TB'],
  ])("%d is '%s'", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('counts', () => {
  it.each([
    [0, '0 scans'],
    [1, '1 scan'],
    [2, '2 scans'],
    [1204, '1,204 scans'],
  ])("%d is '%s'", (value, text) => {
    expect(count(value, 'scan')).toBe(text);
  });

  it('use an irregular plural', () => {
    expect(count(2, 'person', 'people')).toBe('2 people');
  });

  it('group digits', () => {
    expect(formatNumber(128_450)).toBe('128,450');
  });
});
