import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Tests may import anything. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const ALIASES: readonly [RegExp, string][] = [[/^@\//, 'src/']];

/** Resolves a relative import or an alias to a path from the root of the repository; null for packages. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const alias = ALIASES.find(([pattern]) => pattern.test(specifier));
  return alias ? specifier.replace(...alias) : null;
}

/** Returns the first folders in which two paths differ; null if one folder contains the other file. */
function siblingsOf(from: string, to: string): [string, string] | null {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, i) => part !== b[i]);
  const areFolders = depth >= 0 && depth < a.length - 1 && depth < b.length - 1;
  return areFolders ? [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')] : null;
}

/** Returns for each folder the folders beside it that it imports, each with an example. */
async function importsIn(root: string): Promise<Map<string, Map<string, string>>> {
  const imports = new Map<string, Map<string, string>>();
  for await (const file of glob(`${root}/**/*.{ts,tsx,mjs}`)) {
    if (isTest(file) || /\/(generated|\.data)\//.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import) ?\(?\s*'([^']+)'/g)) {
      const target = targetOf(file, specifier);
      const folders = target && siblingsOf(file, target);
      if (!folders) continue;
      const [from, to] = folders;
      imports.set(from, (imports.get(from) ?? new Map()).set(to, `${file} imports ${target}`));
    }
  }
  return imports;
}

/** Returns one ring through each import that closes one: the examples along the shortest way back. */
function ringsOf(imports: ReadonlyMap<string, ReadonlyMap<string, string>>): string[][] {
  const rings = new Map<string, string[]>();
  for (const [from, targets] of imports) {
    for (const [to, example] of targets) {
      const ways = [{ folders: [from, to], examples: [example] }];
      const seen = new Set([to]);
      for (const { folders, examples } of ways) {
        for (const [next, why] of imports.get(folders.at(-1) ?? '') ?? []) {
          if (next === from) rings.set([...folders].sort().join(), [...examples, why]);
          else if (!seen.has(next))
            ways.push({ folders: [...folders, next], examples: [...examples, why] });
          seen.add(next);
        }
      }
    }
  }
  return [...rings.values()];
}

test.each(['mock-server', 'scripts', 'src'])(
  'folders in %s import each other one way',
  async (root) => {
    // To fix a ring, move the code that two of its folders need to another one, or to the imported one.
    expect(ringsOf(await importsIn(root))).toEqual([]);
  },
);

test('a ring of three folders is found', () => {
  const importOf = (to: string) => new Map([[to, `imports ${to}`]]);
  const ring = ['imports b', 'imports c', 'imports a'];
  expect(
    ringsOf(
      new Map([
        ['a', importOf('b')],
        ['b', importOf('c')],
        ['c', importOf('a')],
      ]),
    ),
  ).toEqual([expect.arrayContaining(ring)]);
  expect(
    ringsOf(
      new Map([
        ['a', importOf('b')],
        ['b', importOf('c')],
      ]),
    ),
  ).toEqual([]);
});
