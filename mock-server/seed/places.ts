import type { LogRecord } from '../state/logs.ts';
import type { Place } from './punchTexts.ts';

const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The stories of a building. */
export interface Building {
  lowest: number;
  stories: number;
}

const grid = (n: number) => `grid ${COLUMNS[n % 7]}-${1 + ((n * 5) % 9)}`;

const details: Record<Place, (n: number, level: number) => string> = {
  office: (n, level) =>
    `Level ${level}, room ${level}.${String(1 + ((n * 7) % 28)).padStart(2, '0')}`,
  core: (n, level) => `Level ${level}, ${n % 2 ? 'north' : 'south'} core, ${grid(n)}`,
  plant: (n) => (n % 2 ? 'Mechanical penthouse' : `Level B2, plant room, ${grid(n)}`),
  wet: (n, level) => `Level ${level}, ${n % 2 ? "women's" : "men's"} restroom`,
  facade: (n, level) => `Level ${level}, ${['east', 'west', 'south'][n % 3]} facade, ${grid(n)}`,
  parking: (n) => `Parking P${1 + (n % 2)}, ${grid(n)}`,
  roof: (n) => `Roof, ${grid(n)}`,
  street: (n) => (n % 2 ? 'Harbor Street sidewalk' : 'Loading dock, 3rd Avenue'),
  home: (n) => `Building ${COLUMNS[n % 3]}, apartment ${101 + (n % 4) + 100 * (n % 3)}`,
};

const OUTSIDE: Partial<Record<Place, NonNullable<LogRecord['location']>>> = {
  facade: 'exterior',
  roof: 'exterior',
  street: 'landscape',
};

/** A location of a kind; each number gives a different one. */
export const spotOf = (place: Place, n: number, { lowest, stories }: Building) => ({
  location: OUTSIDE[place] ?? ('interior' as const),
  locationDetail: details[place](n, lowest + ((n * 3) % stories)),
});
