import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { cache, root } from './paths.ts';
import { Refusal } from './refusal.ts';

/** Lists all files under a folder, sorted, as relative paths with forward slashes. */
export function filesUnder(folder: string, ignore: readonly string[] = []): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !ignore.some((name) => file === name || file.startsWith(`${name}/`)))
    .sort();
}

/** Folders of build results, skipped at any depth. */
const ignored = ['dist', '.data'];

/**
 * Returns one hash of the names and contents of files and folders in the repository. It is the same on all platforms: a
 * checkout on Windows may have converted line endings.
 */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const isFolder = existsSync(full) && statSync(full).isDirectory();
    const files = isFolder ? filesUnder(full, ignored).map((file) => `${path}/${file}`) : [path];
    for (const file of files) {
      hash.update(`\0${file}\0`);
      if (!existsSync(join(root, file))) continue;
      hash.update(readFileSync(join(root, file), 'latin1').replaceAll('\r\n', '\n'), 'latin1');
    }
  }
  return hash.digest('hex');
}

/** Runs the callback with an empty temporary folder and removes the folder afterwards. */
export async function withTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'temp-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves a path against the directory where the user ran npm, since npm runs scripts in the repository root. */
export const fromHere = (file: string): string => resolve(process.env.INIT_CWD ?? root, file);

/**
 * Returns the absolute path of the report file that an option names.
 * @throws Refusal early if its folder does not exist, so that the run does not fail at the end
 */
export function reportFile(option: string, file: string): string {
  const path = fromHere(file);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  if (existsSync(dirname(path)) && !isFolder) return path;
  throw new Refusal(`${option} ${file} cannot be written: the folder does not exist.`, 2);
}
