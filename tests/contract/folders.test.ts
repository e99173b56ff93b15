import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Tests and their kits may import anything. */
const isTest = (path: string) => /\.test\.tsx?$|testkit\.ts$|TestReading\.ts$/i.test(path);

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

/** Returns the folders that import each other, with one import in each direction. */
async function pairsIn(root: string): Promise<Map<string, string>> {
  const imports = new Map<string, string>();
  for await (const file of glob(`${root}/**/*.{ts,tsx,mjs}`)) {
    if (isTest(file) || /\/(generated|\.data)\//.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import) ?\(?\s*'([^']+)'/g)) {
      const target = targetOf(file, specifier);
      const folders = target && siblingsOf(file, target);
      if (folders) imports.set(folders.join(' -> '), `${file} imports ${target}`);
    }
  }
  const pairs = new Map<string, string>();
  for (const [edge, example] of imports) {
    const [from = '', to = ''] = edge.split(' -> ');
    const back = imports.get(`${to} -> ${from}`);
    if (from < to && back) pairs.set(`${from} <-> ${to}`, `${example}; ${back}`);
  }
  return pairs;
}

test.each(['mock-server', 'scripts', 'src'])(
  'folders in %s import each other one way',
  async (root) => {
    // To fix a pair, move the code that both folders need to a third one, or to the imported one.
    expect([...(await pairsIn(root))]).toEqual([]);
  },
);
