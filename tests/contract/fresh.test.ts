import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^(?:import|export) (?!type\b)(?:[^;']*? from )?'(\.[^']+\.ts)'/gm;

/** Returns what a file imports before its first line runs, as the ways to the files. */
function waysFrom(script: string): string[][] {
  const ways = [[script]];
  const seen = new Set([script]);
  for (const way of ways) {
    const file = way.at(-1) ?? '';
    if (!existsSync(file)) continue;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = join(dirname(file), path);
      if (!seen.has(target)) ways.push([...way, target]);
      seen.add(target);
    }
  }
  return ways;
}

test('the scripts start in a fresh clone, where the types and tables of the mock are not generated', async () => {
  const generated: string[] = [];
  for await (const script of glob('scripts/*.ts', { exclude: ['**/*.test.ts'] })) {
    const ways = waysFrom(script).filter((way) => way.at(-1)?.startsWith('mock-server/generated/'));
    generated.push(...ways.map((way) => way.join(' imports ')));
  }
  expect(generated).toEqual([]);
  // What the scripts load later needs it.
  expect(waysFrom('mock-server/main.ts').flat()).toContain('mock-server/generated/permissions.ts');
});
