import { expect, test } from 'vitest';
import { browserFolders } from './changes.ts';

const folders = ['auth', 'logs', 'punch-items', 'scans'];

test.each([
  ['src/modules/scans/pages/ScansPage.tsx', ['scans']],
  ['mock-server/modules/punch-items/handlers.ts', ['punch-items']],
  ['openapi/paths/auth/login.yaml', ['auth']],
  ['src/records/log/list/LogPage.tsx', ['logs']],
  ['src/modules/rfis/routes.ts', ['logs']],
  ['tests/e2e/scans/upload.spec.ts', ['scans']],
  ['README.md', []],
])('a change of %s runs the browser tests of %j', (file, expected) => {
  expect(browserFolders([file], folders)).toEqual(expected);
});

test('lists each folder once', () => {
  expect(browserFolders(['src/modules/scans/a.ts', 'src/modules/scans/b.ts'], folders)).toEqual([
    'scans',
  ]);
});
