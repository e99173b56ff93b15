import { expect, it } from 'vitest';
import { faultsOf } from './draftFaults';

it.each([
  [['A-101', 'A-102'], []],
  [['A-101', ' '], ['Number is required']],
  [
    ['A-101', 'a 101', 'A-102'],
    ['Another sheet of the set has this number', 'Another sheet of the set has this number'],
  ],
])('drafts %j have faults %j', (numbers, faults) => {
  const drafts = numbers.map((number, i) => ({ id: String(i), number }));
  expect([...faultsOf(drafts).values()]).toEqual(faults);
});
