/** Formats seconds as '0:12' or '1:02:03'. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** The index of the last of the sorted times that has passed. -1 before the first. */
export const lastBefore = (times: readonly number[], now: number): number =>
  times.findLastIndex((time) => time <= now + 0.01);
