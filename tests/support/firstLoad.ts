import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Page = [path: string, query: string, access: string, files: number[]];

/** The files that the document of a build loads: for every page, and for the page of a path. */
export interface FirstLoad {
  folder: string;
  /** For all pages: the entry with its imports and styles. */
  early: string[];
  pages: { path: string; query: string; files: string[] }[];
}

export function readFirstLoad(folder: string): FirstLoad {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const data = /id="first-load">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { files, pages }: { files: string[]; pages: Page[] } = JSON.parse(data);
  return {
    folder,
    // A set, because Vite also preloads the entry if it holds what all chunks share.
    early: [
      ...new Set(
        [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(
          ([, file]) => file ?? [],
        ),
      ),
    ],
    pages: pages.map(([path, query, , ownSizes]) => ({
      path,
      query,
      files: ownSizes.flatMap((i) => files[i] ?? []),
    })),
  };
}

/** Scripts and styles that a page needs before it can show anything. */
export function filesOf({ early, pages }: FirstLoad, path: string): string[] {
  const page = pages.find((other) => other.path === path && !other.query);
  if (!page) throw new Error(`The build has no page ${path}.`);
  return [...early, ...page.files];
}

export const gzipBytes = ({ folder }: FirstLoad, files: readonly string[]): number =>
  files
    .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
