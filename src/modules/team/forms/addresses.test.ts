import { expect, test } from 'vitest';
import { addressesIn } from './addresses';

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
