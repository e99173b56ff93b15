/** Times of photos and cameras. They show the clock of the site, which the RFC 3339 time contains, not the reader's. */

import { clockOf, inEnglish, perLocale, zones } from './region';

interface Parts {
  local: string;
  offset: string;
}

/** Splits an RFC 3339 time into the local time, such as '2026-11-18T09:20', and the UTC offset. */
export function partsOfTime(time: string): Parts {
  const [, local = '', offset = 'Z'] = /^(.{16})[^Z+-]*(Z|[+-]\d\d:\d\d)$/i.exec(time) ?? [];
  return { local, offset };
}

const clock = perLocale(
  (locale) => new Intl.DateTimeFormat(inEnglish(locale), { ...clockOf(locale), timeZone: 'UTC' }),
);
const stamp = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(inEnglish(locale), {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...clockOf(locale),
      timeZone: 'UTC',
    }),
);

const zoneFormats = Object.values(zones).map((timeZone) => {
  const format = (timeZoneName: 'longOffset' | 'short') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
  return { offset: format('longOffset'), name: format('short') };
});

const zonePart = (format: Intl.DateTimeFormat, date: Date): string =>
  format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** 'PST' if a time zone of projects has this UTC offset at the time, and 'UTC−05:30' otherwise. */
function zoneOf(time: string, offset: string): string {
  if (/^z$/i.test(offset)) return 'UTC';
  const date = new Date(time);
  const zone = zoneFormats.find((each) => zonePart(each.offset, date) === `GMT${offset}`);
  return zone ? zonePart(zone.name, date) : `UTC${offset.replace('-', '−')}`;
}

const formatLocal = (format: () => Intl.DateTimeFormat, time: string): string => {
  const { local } = partsOfTime(time);
  const date = new Date(`${local}Z`);
  return Number.isNaN(date.getTime()) ? time : format().format(date);
};

/** '3:30 AM' on the clock of the site. */
export const formatSiteClock = (time: string): string => formatLocal(clock, time);

/** '6:00 AM' from a time of the day such as '06:00'. */
export const formatClock = (time: string): string => formatLocal(clock, `2026-01-01T${time}Z`);

/** 'Nov 18, 2026, 3:30 AM PST' on the clock of the site. */
export function formatSiteTime(time: string): string {
  const { local, offset } = partsOfTime(time);
  return local ? `${formatLocal(stamp, time)} ${zoneOf(time, offset)}` : time;
}
