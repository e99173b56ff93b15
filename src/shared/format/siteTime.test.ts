import { describe, expect, it } from 'vitest';
import { formatClock, formatSiteClock, formatSiteTime, partsOfTime } from './siteTime';

/** Intl puts a narrow no-break space before AM and PM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the time on the clock of the site', () => {
  it('is read from the RFC 3339 time', () => {
    expect(partsOfTime('2026-11-18T09:20:31.5-08:00')).toEqual({
      local: '2026-11-18T09:20',
      offset: '-08:00',
    });
  });

  it.each([
    ['2026-11-18T03:30:00-08:00', 'Nov 18, 2026, 3:30 AM PST'],
    ['2026-07-18T00:05:00-07:00', 'Jul 18, 2026, 12:05 AM PDT'],
    ['2026-07-18T15:30:00-05:00', 'Jul 18, 2026, 3:30 PM CDT'],
    ['2026-11-18T23:20:00-05:00', 'Nov 18, 2026, 11:20 PM EST'],
    ['2026-11-18T23:20:00Z', 'Nov 18, 2026, 11:20 PM UTC'],
    ['2026-11-18T23:20:00-03:30', 'Nov 18, 2026, 11:20 PM UTC−03:30'],
    ['soon', 'soon'],
  ])("%s is '%s'", (time, text) => {
    expect(plain(formatSiteTime(time))).toBe(text);
  });

  it('has a short form without the day', () => {
    expect(plain(formatSiteClock('2026-11-18T23:05:00-08:00'))).toBe('11:05 PM');
    expect(['06:00', '18:30', '24:00'].map(formatClock).map(plain)).toEqual([
      '6:00 AM',
      '6:30 PM',
      '12:00 AM',
    ]);
  });
});
