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

test('a pasted list finds people by name and by address, and keeps what fits nobody or several', async () => {
  const people = [
    { id: 'jo', name: 'Jo Abel', email: 'jo@example.com' },
    { id: 'kim', name: 'Kim Ortiz', email: null },
    { id: 'lee', name: 'Lee', email: 'lee@example.com' },
    { id: 'maria-1', name: 'Maria Silva', email: 'maria.1@example.com' },
    { id: 'maria-2', name: 'Maria Silva', email: 'maria.2@example.com' },
  ];
  const text =
    'JO@example.com\nKim Ortiz <kim@example.com>; lee\n\nMax Nobody\nMaria Silva\nMaria Silva <maria.2@example.com>';
  expect(await peopleIn(text, async () => people)).toEqual({
    ids: ['jo', 'kim', 'lee', 'maria-2'],
    rest: ['Max Nobody'],
    shared: ['Maria Silva'],
  });
});
