import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint, withTempFolder } from './files.ts';
import { root } from './paths.ts';

it('a fingerprint depends on names and contents, but not on line endings', () =>
  withTempFolder(async (folder) => {
    const path = relative(root, join(folder, 'a.yaml'));
    const of = (text: string) => {
      writeFileSync(join(root, path), text);
      return fingerprint([path]);
    };
    expect(of('a\r\nb\r\n')).toBe(of('a\nb\n'));
    expect(of('a\nc\n')).not.toBe(of('a\nb\n'));
  }));
