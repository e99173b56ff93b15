import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));

/** Keys of the chunks that entries need before they can show anything: their own and those they import. */
export function staticGraph(manifest: Manifest, ...entries: string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    if (found.has(key)) return;
    found.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return [...found];
}
