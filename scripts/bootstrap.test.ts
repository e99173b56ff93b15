import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './support/paths.ts';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const names = Object.values<string>(scripts)
  .map((command) => /bootstrap\.mjs (\S+)/.exec(command)?.[1])
  .filter((name) => name !== undefined);

it.each(names)('npm runs an existing script: %s', (name) => {
  expect(existsSync(inRoot('scripts', `${name}.ts`))).toBe(true);
});

it.each(['nothing', '../vite.config', 'checks/steps', ''])('refuses to run "%s"', (name) => {
  const { status, stderr } = spawnSync(process.execPath, [
    inRoot('scripts', 'bootstrap.mjs'),
    name,
  ]);
  expect(status).toBe(1);
  expect(String(stderr)).toContain(`There is no script "${name}"`);
});
