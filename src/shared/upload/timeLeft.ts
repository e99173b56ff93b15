import { formatUnit } from '../format/format';

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats seconds as '2 min left', in the largest unit that fits. Empty if the time is unknown. */
export function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '';
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? units[2];
  const value = Math.max(1, Math.round(seconds / length));
  return `${formatUnit(value, { unit, unitDisplay: 'short' })} left`;
}
