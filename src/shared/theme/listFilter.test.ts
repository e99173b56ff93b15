import { expect, it } from 'vitest';
import { listFilter } from './listFilter';

const item = (label: string) => ({ value: label, label });
const options = [
  { group: 'Members', items: [item('Shane O’Brien'), item('Søren Ørsted')] },
  item('A‑101 Lobby'),
];
const found = (search: string, limit = 100) =>
  listFilter({ options, search, limit }).flatMap((each) =>
    'group' in each ? each.items.map(({ label }) => label) : [each.label],
  );

it.each([
  ["o'brien shane", ['Shane O’Brien']],
  ['orsted', ['Søren Ørsted']],
  ['a-101', ['A‑101 Lobby']],
  ['', ['Shane O’Brien', 'Søren Ørsted', 'A‑101 Lobby']],
  ['nobody', []],
])('%j finds %j', (search, labels) => expect(found(search)).toEqual(labels));

it('keeps the limit across groups', () => expect(found('', 2)).toHaveLength(2));
