import { expect, test } from 'vitest';
import { addressesIn, peopleIn } from './addresses';

test.each([
  ['', []],
  ['jo@example.com', ['jo@example.com']],
  [
    'jo@example.com, kim@example.com;lee@example.com',
    ['jo@example.com', 'kim@example.com', 'lee@example.com'],
  ],
  [
    'jo@example.com kim@example.com\n\nlee@example.com',
    ['jo@example.com', 'kim@example.com', 'lee@example.com'],
  ],
  ['"Abel, Jo" <jo@example.com>', ['"abel', 'jo@example.com']],
  ['Jo Abel <Jo@Example.com>; Kim <kim@example.com>', ['jo@example.com', 'kim@example.com']],
  ['jo@example.com, JO@example.com', ['jo@example.com']],
  ['kim at example.com', ['kim at example.com']],
])('%j has the addresses %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test('a pasted list finds people by name and by address, and keeps what fits nobody', () => {
  const people = [
    { id: 'jo', name: 'Jo Abel', email: 'jo@example.com' },
    { id: 'kim', name: 'Kim Ortiz', email: null },
    { id: 'lee', name: 'Lee', email: 'lee@example.com' },
  ];
  const text = 'JO@example.com\nKim Ortiz <kim@example.com>; lee\n\nMax Nobody';
  expect(peopleIn(text, people)).toEqual({ ids: ['jo', 'kim', 'lee'], rest: ['Max Nobody'] });
});
