import { expect, test } from 'vitest';
import { whyText } from './useWhyNot';

const person = (name: string) => ({ id: name, name, avatarUrl: null });

test.each([
  ['role', ['Ana'], 1, 'Your role does not add scans. Ana can.'],
  ['role', ['Ana', 'Tom'], 2, 'Your role does not add scans. Ana and Tom can.'],
  ['record', ['Ana', 'Kofi', 'Lena', 'Tom'], 6, 'Ana, Kofi, Lena and 3 others can add scans.'],
  ['role', [], 0, 'Your role does not add scans. Nobody else in the project can.'],
  ['closed', ['Tom'], 1, 'The project is closed. Tom can reopen it.'],
  ['closed', [], 0, 'The project is closed.'],
] as const)('%s, with %j of %i', (reason, names, total, text) => {
  expect(whyText({ reason, people: names.map(person), total }, 'add scans')).toBe(text);
});
