import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));

/** Keys of the chunks that an entry needs before it can show anything: the entry and its imports. */
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

/** Bytes of the graph's scripts and styles, gzip. */
export function gzipBytes(folder: string, manifest: Manifest, graph: readonly string[]): number {
  const chunks = graph.flatMap((key) => manifest[key] ?? []);
  const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  return [...files]
    .map((file) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
