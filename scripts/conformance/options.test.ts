import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempFolder } from '../support/files.ts';
import { chosen, readOptions } from './options.ts';
import { api } from './testkit.ts';

const target = ['--target', 'https://host.example/api/v1'];
const account = ['--account', 'ana@example.com:a:b'];
const read = (...more: string[]) => readOptions([...target, ...account, ...more], {});

test('a password may have a colon', () => {
  expect(read().account).toEqual(['ana@example.com', 'a:b']);
});

test('accounts can come from the environment, which process lists do not show', () => {
  const env = {
    CONFORMANCE_ACCOUNT: 'a@example.com:x',
    CONFORMANCE_OTHER_ACCOUNT: 'b@example.com:y',
  };
  const { account: main, other } = readOptions(target, env);
  expect([main, other]).toEqual([
    ['a@example.com', 'x'],
    ['b@example.com', 'y'],
  ]);
});

test.each([
  [[...account], '--target is missing'],
  [[...target], '--account is missing'],
  [['--target', 'https://a:b@host.example', ...account], 'not "https://***@host.example"'],
  [[...target, '--account', 'secret'], '--account must be email:password.'],
  [[...target, ...account, '--seed', '1.5'], '--seed must be a whole number'],
  [[...target, ...account, '--origin', 'https://a.example/x'], '--origin must be an origin'],
  [
    [...target, ...account, '--operations', 'nowhere.txt'],
    '--operations nowhere.txt cannot be read',
  ],
  [[...target, ...account, '--nonsense'], "Unknown option '--nonsense'. See `npm run conformance"],
  [[...target, ...account, '--html', 'nowhere/a.html'], '--html nowhere/a.html cannot be written'],
])('%j is refused: %s', (args, reason) => {
  expect(() => readOptions(args, {})).toThrow(reason);
  expect(() => readOptions(args, {})).toThrow(expect.objectContaining({ status: 2 }));
});

test('a run without --yes changes nothing on a host', () => {
  expect(() => chosen(api, read())).toThrow('Repeat it with --yes');
  expect(chosen(api, read('--yes'))).toHaveLength(api.operations.length);
});

test('a read-only run has no other operations', () => {
  const methods = chosen(api, read('--read-only', '--yes')).map(({ method }) => method);
  expect(new Set(methods)).toEqual(new Set(['get']));
  expect(() => chosen(api, read('--read-only', '--operation', 'createRfi'))).toThrow('read-only');
});

test('a run can be limited by a file', () =>
  withTempFolder(async (folder) => {
    const file = join(folder, 'operations.txt');
    writeFileSync(file, '# ready\ngetRfi\n\nlistRfis # pages\n');
    expect(read('--operations', file).operations).toEqual(['getRfi', 'listRfis']);
  }));

test('a run can be limited', () => {
  const ids = (...more: string[]) => chosen(api, read('--yes', ...more)).map(({ id }) => id);
  expect(ids('--operation', 'getRfi', '--operation', 'getScan')).toEqual(['getRfi', 'getScan']);
  expect(ids('--tag', 'notifications')).toContain('updateNotificationOptOut');
  expect(() => ids('--tag', 'nope')).toThrow('no operation or tag "nope"');
});
