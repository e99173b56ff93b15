/** '14:05' of an RFC 3339 time, as the clock at the camera showed it. */
export const clockOf = (time: string): string => time.slice(11, 16);

/** The calendar date so many days later. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** 'every 15 minutes' from seconds. */
export function everyOf(seconds: number): string {
  if (seconds % 3600 === 0)
    return seconds === 3600 ? 'every hour' : `every ${seconds / 3600} hours`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'every minute' : `every ${minutes} minutes`;
}
