import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readContract, readProblems } from '../contract/document.ts';
import { ensureBundle } from '../contract/pipeline.ts';
import { fingerprint, withTempFolder } from '../support/files.ts';
import { inRoot } from '../support/paths.ts';
import { callsPage } from './calls.ts';
import { decisionsPage } from './decisions.ts';
import { errorCatalog, errorsPage } from './errors.ts';
import { fileOf } from './html.ts';
import { permissionsPage } from './permissions.ts';
import { indexPage, referencePage, referenceParts } from './reference.ts';
import { referenceScript } from './standalone.ts';
import { readErrorTexts } from './texts.ts';

export const docsFolder = inRoot('openapi', 'dist', 'docs');

const ASSETS = inRoot('scripts', 'docs', 'assets');
const SOURCES = [
  'openapi',
  'redocly.yaml',
  'scripts/contract',
  'src/shared/errors',
  'scripts/docs',
];

/** Builds the pages if they are missing or out of date. Returns the findings of the contract checks. */
export async function ensureDocs(): Promise<string[]> {
  const stampFile = join(docsFolder, '.stamp');
  const stamp = fingerprint(SOURCES);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  const wrong = await ensureBundle();
  if (wrong.length > 0) return wrong;
  const script = await referenceScript();
  return withTempFolder(async (temp) => {
    const made = join(temp, 'docs');
    writeDocs(made, script);
    writeFileSync(join(made, '.stamp'), stamp);
    rmSync(docsFolder, { recursive: true, force: true });
    renameSync(made, docsFolder);
    return [];
  });
}

/** Writes the pages into a folder. Requires the bundle. */
export function writeDocs(folder: string, script: Buffer): void {
  const contract = readContract();
  mkdirSync(folder, { recursive: true });
  const entries = errorCatalog(contract, readProblems(), readErrorTexts());
  const files: Record<string, string | Buffer> = {
    'index.html': indexPage(contract),
    'errors.html': errorsPage(contract, entries),
    'calls.html': callsPage(contract),
    'decisions.html': decisionsPage(contract),
    'permissions.html': permissionsPage(contract),
    'reference.js': script,
  };
  for (const { name, document } of referenceParts(contract)) {
    files[fileOf(name)] = referencePage(contract, name);
    files[`reference-${name}.json`] = JSON.stringify(document);
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  for (const name of readdirSync(ASSETS)) copyFileSync(join(ASSETS, name), join(folder, name));
}
