/**
 * `npm run contract:generators`: other code generators read the bundle, and TypeScript compiles what they write. Each is
 * installed into a temporary folder, so none is a dependency of the project. `-- kubb` runs one of them.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFile } from './contract/document.ts';
import { ensureBundle } from './contract/pipeline.ts';
import { type Generator, generators } from './generators/list.ts';
import { filesUnder } from './support/files.ts';
import { firstLines } from './support/firstLines.ts';
import { commandOf } from './support/paths.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { run, runNode } from './support/run.ts';

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

await runScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = generators.map(({ name }) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Refusal(`There is no "${unknown}": name ${names.join(', ')}.`, 2);
  const findings = await ensureBundle();
  if (findings.length > 0) throw new Refusal(findings.join('\n'));
  let failures = 0;
  for (const generator of generators) {
    if (positionals.length > 0 && !positionals.includes(generator.name)) continue;
    const failure = await failureOf(generator);
    if (failure) failures += 1;
    const [version] = Object.values(generator.packages);
    console.log(`${generator.name} ${version}: ${failure ?? 'generates and compiles'}`);
  }
  return failures > 0 ? 1 : 0;
});

/** Outside the repository, so that nothing is found in its node_modules. */
async function failureOf(generator: Generator): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-generator-'));
  try {
    return (await generate(generator, folder)) ?? (await compile(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function generate(generator: Generator, folder: string): Promise<string | null> {
  const { packages, config, command } = generator;
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('package.json', JSON.stringify({ private: true, type: 'module' }));
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['out'] }));
  if (config) write(config.file, config.text);
  mkdirSync(join(folder, 'out'));
  const settings = { cwd: folder, env: { BUNDLE: bundleFile, npm_config_loglevel: 'error' } };
  const all = Object.entries(packages).map(([id, at]) => `${id}@${at}`);
  const options = ['--save-exact', '--no-audit', '--no-fund'];
  const installed = await run('npm', ['install', ...options, ...all], settings);
  if (installed.code !== 0) return `is not installed. ${firstLines(installed.stderr)}`;
  const made = await run('npx', ['--no-install', ...command], settings);
  if (made.code !== 0) return `fails. ${reasonIn(`${made.stderr}\n${made.stdout}`)}`;
  const files = filesUnder(join(folder, 'out')).filter((file) => file.endsWith('.ts'));
  return files.length > 0 ? null : 'writes no TypeScript.';
}

/** A tool prints its progress, too. */
function reasonIn(output: string): string {
  const errors = output.split('\n').filter((line) => /✗|\berror\b|\bfailed\b/i.test(line));
  return firstLines(errors.join('\n') || output);
}

async function compile(folder: string): Promise<string | null> {
  const { code, stdout } = await runNode([
    commandOf('typescript', 'tsc'),
    ...['--project', folder, '--pretty', 'false'],
  ]);
  if (code === 0) return null;
  const errors = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
  return `does not compile, ${errors.length} errors. ${errors.slice(0, 3).join(' ')}`;
}
