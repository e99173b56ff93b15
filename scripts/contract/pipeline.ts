import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fingerprint, withTempFolder } from '../support/files.ts';
import { cache } from '../support/paths.ts';
import { bundle, yamlOf } from './bundle.ts';
import { catalogFindings } from './catalog.ts';
import { differences } from './compare.ts';
import { bundleFile, permissionsFile, typesFile, yamlFile } from './document.ts';
import { clientFolder, generateClient, generatePermissions, generateTypes } from './generate.ts';
import { lint } from './lint.ts';

const sources = [
  'openapi',
  'redocly.yaml',
  'scripts/contract/redocly.ts',
  'scripts/contract/derived.ts',
  'scripts/contract/needs.ts',
];
const generators = ['openapi-ts.config.ts', 'scripts/contract', 'package-lock.json'];

/** Names of the stamp files, which store the inputs of each step to detect whether it is up to date. */
const stamps = {
  bundle: () => fingerprint([...sources, 'package-lock.json']),
  // Includes the client, so that a lost or edited file is detected too.
  all: () => fingerprint([...sources, ...generators, clientFolder]),
};
type Stamp = keyof typeof stamps;

const stampFile = (name: Stamp) => join(cache, `contract-${name}.stamp`);

const holds = (name: Stamp): boolean =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === stamps[name]();

function setStamp(name: Stamp): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile(name), stamps[name]());
}

/** Returns whether all generated files exist and match the current contract. */
export const isUpToDate = (): boolean => isBundled() && holds('all');

/** What is not committed. */
const bundleFiles = [typesFile, permissionsFile, yamlFile, bundleFile];
const isBundled = () => bundleFiles.every((file) => existsSync(file));

/**
 * Lints, bundles and checks the catalog. Replaces the bundle and its types only if there are no findings.
 */
export function lintAndBundle(): Promise<string[]> {
  return withTempFolder(async (folder) => {
    const made = join(folder, 'openapi.json');
    const [linted, bundled] = await Promise.all([lint(), bundle(made)]);
    // Both tools report a broken file; the linter's message is clearer.
    if (linted.length > 0) return linted;
    const wrong = bundled.length > 0 ? bundled : catalogFindings(made);
    if (wrong.length > 0) return wrong;
    const failures = await generateTypes(made, join(folder, basename(typesFile)));
    if (failures.length > 0) return failures;
    generatePermissions(made, join(folder, basename(permissionsFile)));
    writeFileSync(join(folder, basename(yamlFile)), yamlOf(made));
    // Rename into place, so that a starting server never reads a partial file.
    for (const file of bundleFiles) {
      mkdirSync(dirname(file), { recursive: true });
      renameSync(join(folder, basename(file)), file);
    }
    setStamp('bundle');
    return [];
  });
}

/** Makes the bundle and its types if they are missing or out of date; touches no committed file. */
export async function ensureBundle(): Promise<string[]> {
  return isBundled() && holds('bundle') ? [] : lintAndBundle();
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
    setStamp('all');
    return [];
  });
}

/** Returns the findings in the contract and the committed files that are out of date. */
export async function checkUpToDate(): Promise<string[]> {
  const wrong = await lintAndBundle();
  if (wrong.length > 0) return wrong;
  return withTempFolder(async (folder) => {
    const failures = await generateClient(bundleFile, folder);
    if (failures.length > 0) return failures;
    const stale = differences(folder).map(({ file, kind }) => `${kind}: ${file}`);
    if (stale.length === 0) {
      // What was generated matches the committed files, so that nobody has to generate it again.
      setStamp('all');
      return [];
    }
    return [...stale, 'Generated files do not match the contract: run `npm run contract`.'];
  });
}
