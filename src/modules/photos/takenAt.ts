/** Splits an RFC 3339 time into the local time and the UTC offset. */
export function partsOfTime(time: string): { local: string; offset: string } {
  const [, local = '', offset = 'Z'] = /^(.{16})[^Z+-]*(Z|[+-]\d\d:\d\d)$/i.exec(time) ?? [];
  return { local, offset };
}

const clock = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * Formats a time as 'Nov 18, 2026, 9:20 AM (UTC−08:00)', in the time zone of the photo, not of the
 * reader.
 */
export function formatTaken(time: string): string {
  const { local, offset } = partsOfTime(time);
  const zone = offset === 'Z' || offset === 'z' ? 'UTC' : `UTC${offset.replace('-', '−')}`;
  return local ? `${clock.format(new Date(`${local}Z`))} (${zone})` : time;
}
