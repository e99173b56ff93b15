import { IconCube } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { type CommandGroup, matching } from './commands';

const command = (label: string, keywords = '') => ({
  id: label,
  label,
  keywords,
  icon: IconCube,
  run: () => {},
});

const groups: CommandGroup[] = [
  { label: 'Create', commands: [command('New punch item'), command('New RFI', 'question')] },
  { label: 'Go to', commands: [command('Messages'), command('Punch items', 'défauts')] },
];

const found = (query: string) =>
  matching(groups, query).map(({ label, commands }) => [label, ...commands.map(({ id }) => id)]);

test('an empty query lists everything in the original order', () => {
  expect(found(' ')).toEqual([
    ['Create', 'New punch item', 'New RFI'],
    ['Go to', 'Messages', 'Punch items'],
  ]);
});

test('labels that start with the query come first, with their group', () => {
  expect(found('punch')).toEqual([
    ['Go to', 'Punch items'],
    ['Create', 'New punch item'],
  ]);
});

test('all words must match, in any order, ignoring case and accents', () => {
  expect(found('ITEM new')).toEqual([['Create', 'New punch item']]);
  expect(found('Question')).toEqual([['Create', 'New RFI']]);
  expect(found('defauts')).toEqual([['Go to', 'Punch items']]);
  expect(found('new messages')).toEqual([]);
  expect(found('tem')).toEqual([]);
});
