import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesUnder, fingerprint, withTempFolder } from '../support/files.ts';
import { cache, inRoot } from '../support/paths.ts';
import { bundle, yamlOf } from './bundle.ts';
import { catalogFindings } from './catalog.ts';
import { differences } from './compare.ts';
import { bundleFile, permissionsFile, typesFile, yamlFile } from './document.ts';
import { clientFolder, generateClient, generatePermissions, generateTypes } from './generate.ts';
import { lint } from './lint.ts';

const sources = ['openapi', 'redocly.yaml'];

/** Returns what generates from the sources. Checks are no part of it: they change nothing that is generated. */
const generators = () => [
  'openapi-ts.config.ts',
  ...filesUnder(inRoot('scripts/contract'), ['diff', 'rules'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `scripts/contract/${file}`),
];

/** The packages that generate the client. Others change package-lock.json without an effect on it. */
const tools = ['@hey-api/openapi-ts', '@redocly/cli', 'typescript', 'yaml'];

/** Returns the inputs of what is not committed, in the folder of what can be deleted at any time. */
const localStamp = () => fingerprint([...sources, ...generators(), 'package-lock.json']);

/**
 * The inputs of the client and the client itself, so that a lost or edited file is detected. It is committed, so a fresh
 * clone does not generate what it has. A merge of two contracts keeps both lines (.gitattributes), which match neither.
 */
const CLIENT_STAMP = 'src/api/generated.stamp';

function clientStamp(): string {
  const { devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const contract = filesUnder(inRoot('openapi'), ['dist', 'third-party'])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `openapi/${file}`);
  const files = fingerprint([...contract, ...generators(), 'redocly.yaml', clientFolder]);
  const versions = tools.map((tool) => `${tool}@${devDependencies[tool]}`);
  return `${createHash('sha256')
    .update([files, ...versions].join())
    .digest('hex')}\n`;
}

/** Returns whether the committed client is that of the contract, which was checked when it was generated. */
export function isClientUpToDate(): boolean {
  const file = inRoot(CLIENT_STAMP);
  return existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r', '') === clientStamp();
}

/** What a server reads. */
const served = { stamp: 'served', files: [permissionsFile, bundleFile] };
/** All that is not committed. */
const all = { stamp: 'bundle', files: [typesFile, yamlFile, ...served.files] };
type Made = typeof all;

const stampFile = (stamp: string) => join(cache, `contract-${stamp}.stamp`);

const isMade = ({ stamp, files }: Made): boolean =>
  [stampFile(stamp), ...files].every((file) => existsSync(file)) &&
  readFileSync(stampFile(stamp), 'utf8') === localStamp();

/** Renames into place, so that a starting server never reads a partial file. */
function publish(folder: string, { stamp, files }: Made): void {
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    renameSync(join(folder, basename(file)), file);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile(stamp), localStamp());
}

/**
 * Lints, bundles and checks the catalog. Replaces the bundle and its types only if there are no findings.
 */
export function lintAndBundle(): Promise<string[]> {
  return withTempFolder(async (folder) => {
    const made = join(folder, basename(bundleFile));
    const [linted, bundled] = await Promise.all([lint(), bundle(made)]);
    // Both tools report a broken file; the linter's message is clearer.
    if (linted.length > 0) return linted;
    const wrong = bundled.length > 0 ? bundled : catalogFindings(made);
    if (wrong.length > 0) return wrong;
    const failures = await generateTypes(made, join(folder, basename(typesFile)));
    if (failures.length > 0) return failures;
    generatePermissions(made, join(folder, basename(permissionsFile)));
    writeFileSync(join(folder, basename(yamlFile)), yamlOf(made));
    publish(folder, all);
    publish(folder, { ...served, files: [] });
    return [];
  });
}

/** Makes all that is not committed if it is missing or out of date; touches no committed file. */
export async function ensureBundle(): Promise<string[]> {
  return isMade(all) ? [] : lintAndBundle();
}

/** Makes what a server reads if it is missing or out of date. A contract that was checked is not checked again. */
export async function ensureServed(): Promise<string[]> {
  if (isMade(served)) return [];
  if (!isClientUpToDate()) return lintAndBundle();
  return withTempFolder(async (folder) => {
    const made = join(folder, basename(bundleFile));
    const wrong = await bundle(made);
    if (wrong.length > 0) return wrong;
    generatePermissions(made, join(folder, basename(permissionsFile)));
    publish(folder, served);
    return [];
  });
}

/** Generates what is out of date. Returns the findings; if there are any, nothing was changed. */
export async function bringUpToDate(say: (sentence: string) => void): Promise<string[]> {
  const wrong = await lintAndBundle();
  if (wrong.length > 0) return wrong;
  return withTempFolder(async (folder) => {
    const failures = await generateClient(bundleFile, folder);
    if (failures.length > 0) return failures;
    // Write only files that differ, so that a running dev server reloads as little as possible.
    const changes = differences(folder);
    for (const { file, kind, apply } of changes) {
      apply();
      if (changes.length <= 20) say(`${kind}: ${file}`);
    }
    if (changes.length > 20) say(`${changes.length} generated files written or removed.`);
    if (!isClientUpToDate()) writeFileSync(inRoot(CLIENT_STAMP), clientStamp());
    return [];
  });
}

/**
 * Returns the findings in the contract and the committed files that are out of date. The stamp names the contract, the
 * generators and the client, so the client is generated again only to list how it differs.
 */
export async function checkUpToDate(): Promise<string[]> {
  const wrong = await lintAndBundle();
  if (wrong.length > 0 || isClientUpToDate()) return wrong;
  return withTempFolder(async (folder) => {
    const failures = await generateClient(bundleFile, folder);
    if (failures.length > 0) return failures;
    const stale = differences(folder).map(({ file, kind }) => `${kind}: ${file}`);
    if (stale.length === 0) stale.push(`changed: ${CLIENT_STAMP}`);
    return [...stale, 'Generated files do not match the contract: run `npm run contract`.'];
  });
}
