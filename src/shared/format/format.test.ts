import { describe, expect, it, vi } from 'vitest';
import { count, formatBytes, formatCalendarDate, formatNumber, formatSince } from './format';

/** Copies the members of Intl, which are not enumerable. */
const all = (intl: typeof Intl) =>
  Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(intl)).map(([k, d]) => [k, d.value]),
  );

/** Imports the module again, because it creates its formats on load for one zone and locale. */
async function formatsIn({ zone, locale = 'en-US' }: { zone: string; locale?: string }) {
  vi.resetModules();
  vi.stubEnv('TZ', zone);
  class Here extends Intl.DateTimeFormat {
    constructor(requested: string | undefined, options: Intl.DateTimeFormatOptions) {
      expect(requested).toBeUndefined();
      super(locale, { timeZone: zone, ...options });
    }
  }
  vi.stubGlobal('Intl', { ...all(Intl), DateTimeFormat: Here });
  const formats = await import('./format');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  return formats;
}

describe('dates', () => {
  const lateEvening = '2026-11-21T23:30:00-08:00';

  it.each([
    ['America/Los_Angeles', 'Nov 21, 2026'],
    ['America/New_York', 'Nov 22, 2026'],
    ['Asia/Karachi', 'Nov 22, 2026'],
  ])("use the user's time zone %s", async (zone, text) => {
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
      const formats = await formatsIn({ zone: 'UTC' });
      vi.stubEnv('TZ', zone);
      expect(formats.formatCalendarDate('2027-09-30'), zone).toBe(formatCalendarDate('2027-09-30'));
      vi.unstubAllEnvs();
    }
  });

  it.each([
    ['en-US', 'Saturday, November 21, 2026'],
    ['de-DE', 'Samstag, 21. November 2026'],
    ['es-MX', 'sábado, 21 de noviembre de 2026'],
  ])('are written out in the locale %s', async (locale, text) => {
    const { formatToday } = await formatsIn({ zone: 'UTC', locale });
    expect(formatToday(new Date('2026-11-21T12:00:00Z'))).toBe(text);
  });

  it("are written out in the user's time zone", async () => {
    const { formatToday } = await formatsIn({ zone: 'Asia/Karachi', locale: 'de-DE' });
    expect(formatToday(new Date('2026-11-21T20:00:00-08:00'))).toBe('Sonntag, 22. November 2026');
  });
});

describe('time since', () => {
  const now = new Date(2026, 10, 21, 9, 0);
  const at = (day: number, hour: number) =>
    formatSince(new Date(2026, 10, day, hour).toISOString(), now);

  it('counts midnights, not hours', () => {
    expect(at(21, 0)).toBe('today');
    expect(at(20, 23)).toBe('yesterday');
    expect(at(20, 1)).toBe('yesterday');
    expect(at(18, 23)).toBe('3 days ago');
  });

  it('becomes the date after six days', () => {
    expect(at(15, 12)).toBe('6 days ago');
    expect(at(14, 12)).toBe('Nov 14, 2026');
  });

  it('shows a future time as a date', () => {
    expect(at(23, 12)).toBe('Nov 23, 2026');
  });

  it('is correct across a change to daylight saving time', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatSince('2026-03-07T20:00:00-08:00', new Date('2026-03-08T12:00:00-07:00'))).toBe(
      'yesterday',
    );
    vi.unstubAllEnvs();
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
