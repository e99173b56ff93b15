import type { LocationImportRow } from '@/api/generated/types.gen';

/** Names with running numbers, such as 'Level {n}' from 1 to 12. */
export interface Series {
  pattern: string;
  first: number;
  last: number;
}

const NUMBER = /\{(n+)\}/g;

/** Puts numbers into a pattern: {n} for 1, {nn} for 01, {level} for that of the level. */
const nameOf = (pattern: string, n: number, level: string): string =>
  pattern
    .replace(NUMBER, (_, letters: string) => String(n).padStart(letters.length, '0'))
    .replaceAll('{level}', level)
    .trim();

const numbersOf = ({ first, last }: Series): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** How many names a series has. */
export const lengthOf = ({ first, last }: Series): number => Math.max(0, last - first + 1);

/** Returns why a series gives no names; null if it does. */
export function faultOf(series: Series): string | null {
  if (!Number.isInteger(series.first) || !Number.isInteger(series.last))
    return 'Enter whole numbers.';
  if (lengthOf(series) === 0) return 'The last number is before the first.';
  if (lengthOf(series) > 1 && series.pattern.search(NUMBER) < 0) {
    return 'Put {n} where the number goes.';
  }
  return nameOf(series.pattern, 1, '1') === '' ? 'Enter a name.' : null;
}

/** The number in the name of a level, such as 4 in 'Level 4'. */
const numberIn = (name: string): string => /\d+/.exec(name)?.[0] ?? name;

/**
 * Returns the paths of levels and of the rooms on each of them.
 * @param base the location that all of them are in
 */
export function generated(
  base: LocationImportRow,
  levels: Series | null,
  rooms: Series | null,
): LocationImportRow[] {
  const floors = levels
    ? numbersOf(levels).map((n) => ({
        number: String(n),
        row: { ...base, level: nameOf(levels.pattern, n, String(n)) },
      }))
    : [{ number: numberIn(base.level ?? ''), row: base }];
  if (!rooms) return floors.map(({ row }) => row);
  return floors.flatMap(({ number, row }) =>
    numbersOf(rooms).map((n) => ({ ...row, room: nameOf(rooms.pattern, n, number) })),
  );
}
