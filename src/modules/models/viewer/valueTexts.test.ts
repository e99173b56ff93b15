import { expect, test } from 'vitest';
import type { ModelValueChange } from '@/api/generated/types.gen';
import { nameOfValue, textOfValue } from './valueTexts';

const textsOf = (change: ModelValueChange) => [
  nameOfValue(change),
  textOfValue(change, change.before, 'metric'),
  textOfValue(change, change.after, 'metric'),
];

test.each<[ModelValueChange, string[]]>([
  [
    { aspect: 'name', set: null, name: null, before: 'Door 2', after: 'Door 2a' },
    ['Name', 'Door 2', 'Door 2a'],
  ],
  [
    { aspect: 'type', set: null, name: null, before: 'IFCWALL', after: 'IFCPIPESEGMENT' },
    ['Type', 'Wall', 'Pipe segment'],
  ],
  [
    { aspect: 'properties', set: 'Pset_DoorCommon', name: 'IsExternal', before: null, after: true },
    ['Pset_DoorCommon: IsExternal', 'None', 'Yes'],
  ],
  [
    { aspect: 'properties', set: null, name: 'Tag', before: 0, after: 1234.5 },
    ['Tag', '0', '1,234.5'],
  ],
  [
    { aspect: 'place', set: null, name: 'y', before: 8.2, after: 8.6 },
    ['Position, north (Y)', '8.2 m', '8.6 m'],
  ],
  [
    { aspect: 'shape', set: null, name: 'z', before: 0.35, after: 0.5 },
    ['Size, height (Z)', '0.35 m', '0.5 m'],
  ],
  [
    { aspect: 'shape', set: null, name: 'area', before: 12, after: 12.25 },
    ['Surface area', '12 m²', '12.25 m²'],
  ],
])('a change is told with its name, its values and their unit: %o', (change, texts) => {
  expect(textsOf(change)).toEqual(texts);
});
