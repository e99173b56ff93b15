import type { Location } from '../../../core/state/records/locations.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';

/** The parts of a building and its surroundings where work happens, and of a block of apartments. */
export const PLACES = [
  'office',
  'core',
  'plant',
  'wet',
  'facade',
  'parking',
  'roof',
  'street',
  'home',
] as const;
export type Place = (typeof PLACES)[number];

const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** A building and its stories. */
export interface Building {
  /** Part of the ids of the project's locations. */
  prefix: string;
  name: string;
  lowest: number;
  stories: number;
}

export const tower: Building = { prefix: 'h', name: 'Tower', lowest: 2, stories: 11 };
export const clinic: Building = { prefix: 'r', name: 'Clinic', lowest: 1, stories: 3 };
export const residences: Building = { prefix: 'o', name: 'Residences', lowest: 1, stories: 3 };

const grid = (n: number) => `grid ${COLUMNS[n % 7]}-${1 + ((n * 5) % 9)}`;

const roomOf = (n: number, level: number) =>
  `${level}.${String(1 + ((n * 7) % 28)).padStart(2, '0')}`;
const apartmentOf = (n: number) => 101 + (n % 4) + 100 * (n % 3);

const details: Record<Place, (n: number, level: number) => string> = {
  office: (n, level) => `Level ${level}, room ${roomOf(n, level)}`,
  core: (n, level) => `Level ${level}, ${n % 2 ? 'north' : 'south'} core, ${grid(n)}`,
  plant: (n) => (n % 2 ? 'Mechanical penthouse' : `Level B2, plant room, ${grid(n)}`),
  wet: (n, level) => `Level ${level}, ${n % 2 ? "women's" : "men's"} restroom`,
  facade: (n, level) => `Level ${level}, ${['east', 'west', 'south'][n % 3]} facade, ${grid(n)}`,
  parking: (n) => `Parking P${1 + (n % 2)}, ${grid(n)}`,
  roof: (n) => `Roof, ${grid(n)}`,
  street: (n) => (n % 2 ? 'Harbor Street sidewalk' : 'Loading dock, 3rd Avenue'),
  home: (n) => `Building ${COLUMNS[n % 3]}, apartment ${apartmentOf(n)}`,
};

const OUTSIDE: Partial<Record<Place, NonNullable<LogRecord['location']>>> = {
  facade: 'exterior',
  roof: 'exterior',
  street: 'landscape',
};

/** The names of a place from its building: the level, and an area or room in it. */
const paths: Record<Place, (building: Building, n: number, level: number) => string[]> = {
  office: ({ name }, n, level) => [name, `Level ${level}`, 'Rooms', `Room ${roomOf(n, level)}`],
  core: ({ name }, n, level) => [name, `Level ${level}`, n % 2 ? 'North core' : 'South core'],
  plant: ({ name }, n) =>
    n % 2 ? [name, 'Penthouse', 'Mechanical room'] : [name, 'Level B2', 'Plant room'],
  wet: ({ name }, n, level) => [
    name,
    `Level ${level}`,
    'Restrooms',
    n % 2 ? "Women's restroom" : "Men's restroom",
  ],
  facade: ({ name }, n, level) => [
    name,
    `Level ${level}`,
    ['East facade', 'West facade', 'South facade'][n % 3] ?? '',
  ],
  parking: ({ name }, n) => [name, `Parking P${1 + (n % 2)}`],
  roof: ({ name }) => [name, 'Roof'],
  street: (_, n) => ['Site', 'Grounds', n % 2 ? 'Sidewalk' : 'Loading dock'],
  home: (_, n) => [
    `Building ${COLUMNS[n % 3]}`,
    `Level ${1 + (n % 3)}`,
    'Apartments',
    `Apartment ${apartmentOf(n)}`,
  ],
};

const KINDS = ['building', 'level', 'area', 'room'] as const;

const idOf = (building: Building, path: readonly string[]) =>
  [
    'loc',
    building.prefix,
    ...path.map((name) => name.toLowerCase().replace(/[^a-z\d]+/g, '-')),
  ].join('_');

/** All locations of a project in which there are places of these kinds. */
export function locationsIn(
  projectId: string,
  building: Building,
  places: readonly Place[],
): Location[] {
  const known = new Map<string, Location>();
  for (let level = building.lowest; level < building.lowest + building.stories; level += 1) {
    for (const n of Array.from({ length: 28 }, (_, i) => i)) {
      for (const path of places.map((place) => paths[place](building, n, level))) {
        path.forEach((name, depth) => {
          const id = idOf(building, path.slice(0, depth + 1));
          const parentId = depth === 0 ? null : idOf(building, path.slice(0, depth));
          const kind = KINDS[depth] ?? 'room';
          const own = { position: 0, archived: false, sheetArea: null, version: 1 };
          if (!known.has(id)) known.set(id, { id, projectId, kind, parentId, name, ...own });
        });
      }
    }
  }
  return inOrder([...known.values()]);
}

/** Sorts by name, with each location before those that it contains. */
function inOrder(locations: readonly Location[], parentId: string | null = null): Location[] {
  return locations
    .filter((location) => location.parentId === parentId)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .flatMap((location, position) => [
      { ...location, position },
      ...inOrder(locations, location.id),
    ]);
}

/** Returns a location of a kind; each number gives a different one. Every fifth is only described. */
export function spotOf(place: Place, n: number, building: Building) {
  const level = building.lowest + ((n * 3) % building.stories);
  const described = details[place](n, level);
  const location = OUTSIDE[place] ?? ('interior' as const);
  if (n % 5 === 4) return { location, projectLocationId: null, locationDetail: described };
  // The place on the grid is all that the location does not say.
  const [grid = ''] = /grid .+$/.exec(described) ?? [];
  return {
    location,
    projectLocationId: idOf(building, paths[place](building, n, level)),
    locationDetail: grid.replace('grid', 'Grid'),
  };
}
