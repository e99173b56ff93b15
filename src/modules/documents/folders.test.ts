import { expect, test } from 'vitest';
import { foldersOf } from './folders';

const fileAt = (path: { relativePath?: string; webkitRelativePath?: string }) =>
  Object.defineProperties(
    new File(['x'], 'a.txt'),
    Object.fromEntries(Object.entries(path).map(([name, value]) => [name, { value }])),
  );

test.each([
  [{}, []],
  [{ relativePath: './a.txt' }, []],
  [{ relativePath: '/Site/Level 7/a.txt' }, ['Site', 'Level 7']],
  [{ webkitRelativePath: 'Site/a.txt' }, ['Site']],
])('the folders of a file that came as %j are %j', (path, folders) => {
  expect(foldersOf(fileAt(path))).toEqual(folders);
});
