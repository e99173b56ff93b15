import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** Folder for files that can be deleted at any time. */
export const cache = inRoot('.cache');

/**
 * Returns the JavaScript file behind a package command. Run with our own Node, it needs neither a shell nor
 * PATH. On Windows, the files in node_modules/.bin are batch files and would need both.
 */
export function commandOf(packageName: string, command: string): string {
  const folder = inRoot('node_modules', packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}.`);
  return join(folder, file);
}
