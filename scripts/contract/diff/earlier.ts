import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fromHere } from '../../support/files.ts';
import { root } from '../../support/paths.ts';
import { Refusal } from '../../support/refusal.ts';
import { run } from '../../support/run.ts';
import { bundle } from '../bundle.ts';
import { type Contract, readContract } from '../document.ts';
import { entry } from '../lint.ts';

/** Throws a refusal with exit status 2, so that wrong arguments are not taken for a breaking change. */
const refuse = (sentence: string): never => {
  throw new Refusal(sentence, 2);
};

/** Bundles the contract of a git ref or a file, using a temporary folder. */
export async function earlierContract(
  name: string,
  folder: string,
  repository = root,
): Promise<Contract> {
  const file = fromHere(name);
  const isFile = existsSync(file) && statSync(file).isFile();
  const source = isFile ? contractFile(file, name) : await checkedOut(name, folder, repository);
  return bundled(source, join(folder, 'earlier.json'), `The contract of ${name} cannot be read`);
}

export const presentContract = (folder: string): Promise<Contract> =>
  bundled(entry, join(folder, 'present.json'), 'The contract is invalid');

async function bundled(source: string, file: string, trouble: string): Promise<Contract> {
  const [wrong] = await bundle(file, source);
  if (wrong) refuse(`${trouble}: ${wrong}`);
  const contract = readContract(file);
  // Treat a missing list of schemas as an empty one.
  return {
    ...contract,
    components: { ...contract.components, schemas: contract.components?.schemas ?? {} },
  };
}

function contractFile(file: string, name: string): string {
  const document = readDocument(file, name);
  if (typeof document !== 'object' || document === null) refuse(`${name} is not a contract.`);
  const { openapi, info, paths } = document as Record<string, unknown>;
  const version = (info as { version?: unknown } | undefined)?.version;
  if (
    typeof openapi !== 'string' ||
    !openapi.startsWith('3.') ||
    typeof version !== 'string' ||
    typeof paths !== 'object' ||
    paths === null ||
    Array.isArray(paths)
  )
    refuse(
      `${name} is not a contract: it is not an OpenAPI 3 document with info.version and paths.`,
    );
  return file;
}

function readDocument(file: string, name: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return refuse(`${name} is not a contract: it is neither YAML nor JSON.`);
  }
}

/** What a contract is made from: its sources and how they were bundled. */
const sources = ['openapi', 'redocly.yaml', 'scripts/contract', 'package.json'];

/** Writes the sources as of a ref. A separate git index leaves the work tree and staged files untouched. */
async function checkedOut(ref: string, folder: string, cwd: string): Promise<string> {
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...args: string[]) =>
    run('git', args, { env, cwd }).catch(() =>
      refuse('git was not found: install it, or name a file.'),
    );
  const found = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  );
  if (found.code !== 0)
    refuse(`There is neither a file nor a git ref called ${ref}; \`git tag\` lists the tags.`);
  const commit = found.stdout.trim();
  const has = await git('cat-file', '-e', `${commit}:${entry}`);
  if (has.code !== 0) refuse(`There was no contract at ${ref}: it has no ${entry}.`);
  const present = await git('ls-tree', '--name-only', commit, ...sources);
  const names = present.stdout.trim().split('\n');
  const written = await git(`--work-tree=${folder}`, 'checkout', commit, '--', ...names);
  if (written.code !== 0) refuse(`git could not read ${ref}: ${written.stderr}`);
  return join(folder, entry);
}
