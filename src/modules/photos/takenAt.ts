/** Parts of an RFC 3339 time: what the clock showed, and how far it was from UTC. */
export function partsOfTime(time: string): { local: string; offset: string } {
  const [, local = '', offset = 'Z'] = /^(.{16})[^Z+-]*(Z|[+-]\d\d:\d\d)$/i.exec(time) ?? [];
  return { local, offset };
}

const clock = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** 'Nov 18, 2026, 9:20 AM (UTC−08:00)': as the clock at the place showed it, not as the reader's would. */
export function formatTaken(time: string): string {
  const { local, offset } = partsOfTime(time);
  const zone = offset === 'Z' || offset === 'z' ? 'UTC' : `UTC${offset.replace('-', '−')}`;
  return local ? `${clock.format(new Date(`${local}Z`))} (${zone})` : time;
}
