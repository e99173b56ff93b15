import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Contract, callsOf, readContract } from '../../scripts/contract/document.ts';
import { cache, commandOf, inRoot } from '../../scripts/support/paths.ts';
import { runNode } from '../../scripts/support/run.ts';
import { gzipBytes, type Manifest, readManifest, staticGraph } from '../support/staticGraph.ts';

/**
 * Both pages keep their size as the contract grows. Compares two builds in copies of the repository: one with the
 * contract, and one with 300 operations and the client generated from them.
 */
const OPERATIONS = 300;
/** Names of other chunks contain hashes, which change the compressed size a little. */
const TOLERANCE_BYTES = 200;

const main = 'index.html';
const login = 'src/modules/auth/pages/LoginPage.tsx';
const dashboard = ['src/app/ProjectFrame.tsx', 'src/modules/projects/pages/DashboardPage.tsx'];

const folder = join(cache, 'growth');
let today: Build;
let grown: Build;

interface Build {
  folder: string;
  manifest: Manifest;
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  today = await build('today');
  grown = await build('grown', blownUp(readContract()));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = ({ folder: home, manifest }: Build, ...entries: string[]) =>
  gzipBytes(home, manifest, staticGraph(manifest, ...entries));

test.each([
  ['sign-in page', [main, login]],
  ['dashboard', [main, ...dashboard]],
])('the %s has the same size with 300 operations', (_page, entries) => {
  const [before, after] = [bytesOf(today, ...entries), bytesOf(grown, ...entries)];
  expect(before).toBeGreaterThan(20_000);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(TOLERANCE_BYTES);
});

test('the sign-in page loads no code of other modules', () => {
  const graph = staticGraph(today.manifest, main, login);
  const sources = graph.map((key) => today.manifest[key]?.src ?? key);
  expect(sources.filter((source) => /ProjectFrame|UserMenu|Scan|Dashboard/i.test(source))).toEqual(
    [],
  );
  expect(sources).toContain(login);
});

test('the dashboard loads neither forms nor the pages of scans', () => {
  const graph = staticGraph(today.manifest, main, ...dashboard);
  expect(graph.filter((key) => /Dialog|ScansPage|LoginPage|useForm/.test(key))).toEqual([]);
});

/** The contract with copies of its operations, each with its own name, path and schemas. */
function blownUp(contract: Contract): Contract {
  const paths = Object.entries(contract.paths);
  const schemas = Object.entries(contract.components.schemas);
  for (let copy = 1; callsOf(contract).length < OPERATIONS; copy++) {
    const renamed = (node: unknown) =>
      JSON.parse(
        JSON.stringify(node)
          .replaceAll(/"operationId":"(\w+)"/g, `"operationId":"$1Copy${copy}"`)
          .replaceAll(/"#\/components\/schemas\/(\w+)"/g, `"#/components/schemas/$1Copy${copy}"`),
      );
    for (const [name, schema] of schemas) {
      contract.components.schemas[`${name}Copy${copy}`] = renamed(schema);
    }
    for (const [path, item] of paths) contract.paths[`/copy-${copy}${path}`] = renamed(item);
  }
  return contract;
}

async function build(name: string, contract?: Contract): Promise<Build> {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const copied = [
    'src',
    'public',
    'scripts',
    'mock-server/panel',
    'index.html',
    'package.json',
    'tsconfig.json',
  ];
  for (const part of [...copied, 'vite.config.ts', 'openapi-ts.config.ts']) {
    cpSync(inRoot(part), join(home, part), { recursive: true });
  }
  symlinkSync(inRoot('node_modules'), join(home, 'node_modules'), 'junction');
  if (contract) {
    const bundle = join(home, 'openapi.json');
    writeFileSync(bundle, JSON.stringify(contract));
    const output = join(home, 'src', 'api', 'generated');
    rmSync(output, { recursive: true });
    await run(home, ['@hey-api/openapi-ts', 'openapi-ts'], ['--no-log-file'], {
      CONTRACT_BUNDLE: bundle,
      CONTRACT_OUTPUT: output,
    });
  }
  await run(home, ['vite', 'vite'], ['build', '--manifest', '--outDir', 'dist']);
  const dist = join(home, 'dist');
  return { folder: dist, manifest: readManifest(dist) };
}

async function run(
  cwd: string,
  [pkg, command]: [pkg: string, command: string],
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const { code, stdout, stderr } = await runNode([commandOf(pkg, command), ...args], {
    cwd,
    // Vitest sets NODE_ENV to test, which would include React's development build.
    env: { NODE_ENV: 'production', ...env },
  });
  if (code !== 0) throw new Error(`${command} failed: ${stderr || stdout}`);
}
