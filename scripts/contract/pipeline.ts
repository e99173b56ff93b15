import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, withTempFolder } from '../support/files.ts';
import { cache } from '../support/paths.ts';
import { bundle, yamlOf } from './bundle.ts';
import { catalogueFindings } from './catalogue.ts';
import { differences } from './compare.ts';
import { bundleFile, yamlFile } from './document.ts';
import { generate, generated } from './generate.ts';
import { lint } from './lint.ts';

const sources = ['openapi', 'redocly.yaml'];
const generators = ['openapi-ts.config.ts', 'scripts/contract', 'package-lock.json'];
const products = generated.map(({ path }) => path);

/** Names of stamps: what they were made from, so that the next run knows whether that still holds. */
const stamps = {
  bundle: () => fingerprint(sources),
  // With what came out, so that a lost or edited file shows as well.
  all: () => fingerprint([...sources, ...generators, ...products]),
};
type Stamp = keyof typeof stamps;

const stampFile = (name: Stamp) => join(cache, `contract-${name}.stamp`);

const holds = (name: Stamp): boolean =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === stamps[name]();

function setStamp(name: Stamp): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile(name), stamps[name]());
}

/** Whether everything generated is there and belongs to the contract as it is. */
export const isUpToDate = (): boolean => isBundled() && holds('all');

const isBundled = () => existsSync(bundleFile) && existsSync(yamlFile);

/** Lints, bundles and checks the catalogue; the bundle is replaced only where all of that is well. */
export function lintAndBundle(): Promise<string[]> {
  return withTempFolder(async (folder) => {
    const made = join(folder, 'openapi.json');
    const [linted, bundled] = await Promise.all([lint(), bundle(made)]);
    // Both read the same files, so a broken one is reported by either; the linter says it better.
    if (linted.length > 0) return linted;
    const wrong = bundled.length > 0 ? bundled : catalogueFindings(made);
    if (wrong.length > 0) return wrong;
    // Moved into place, so that a server that is starting never reads half a file.
    const madeYaml = join(folder, 'openapi.yaml');
    writeFileSync(madeYaml, yamlOf(made));
    mkdirSync(dirname(bundleFile), { recursive: true });
    renameSync(madeYaml, yamlFile);
    renameSync(made, bundleFile);
    setStamp('bundle');
    return [];
  });
}

/** Makes the bundle where it is missing or older than the contract; touches nothing else. */
export async function ensureBundle(): Promise<string[]> {
  return isBundled() && holds('bundle') ? [] : lintAndBundle();
}

/** Generates what is stale. Gives back what is wrong with the contract; then nothing was changed. */
export async function bringUpToDate(say: (sentence: string) => void): Promise<string[]> {
  const wrong = await lintAndBundle();
  if (wrong.length > 0) return wrong;
  return withTempFolder(async (folder) => {
    const failures = await generate(bundleFile, folder);
    if (failures.length > 0) return failures;
    // Only what differs is written: a dev server that is running then reloads no more than it must.
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

/** Gives back what is wrong with the contract, or out of date among the committed files. */
export async function checkUpToDate(): Promise<string[]> {
  const wrong = await lintAndBundle();
  if (wrong.length > 0) return wrong;
  return withTempFolder(async (folder) => {
    const failures = await generate(bundleFile, folder);
    if (failures.length > 0) return failures;
    const stale = differences(folder).map(({ file, kind }) => `${kind}: ${file}`);
    if (stale.length === 0) return [];
    return [...stale, 'Generated files do not fit the contract: run `npm run contract`.'];
  });
}
