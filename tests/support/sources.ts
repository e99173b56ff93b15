import { readFileSync } from 'node:fs';
import { filesUnder } from '../../scripts/support/files.ts';
import { inRoot } from '../../scripts/support/paths.ts';

export interface Source {
  /** Path in the repository, with slashes. */
  path: string;
  text: string;
}

/** Source files under src, without generated code and tests. */
export function handwrittenSources(): Source[] {
  return filesUnder(inRoot('src'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((path) => !path.startsWith('src/api/generated/') && !/\.test\.tsx?$/.test(path))
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
}
