import type { Seed } from '../../../core/seed.ts';
import { clinic, locationsIn, type Place, residences, tower } from './places.ts';

const PLACES: readonly Place[] = [
  'office',
  'core',
  'plant',
  'wet',
  'facade',
  'parking',
  'roof',
  'street',
];

const locations = [
  ...locationsIn('prj_harbor', tower, PLACES),
  ...locationsIn('prj_riverside', clinic, PLACES),
  ...locationsIn('prj_oakline', residences, [...PLACES, 'home']),
];

export const sharedSeed: Seed = () => ({
  locations: Object.fromEntries(locations.map((location) => [location.id, { ...location }])),
});
