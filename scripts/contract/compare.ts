import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from '../support/files.ts';
import { inRoot } from '../support/paths.ts';
import { clientFolder } from './generate.ts';

interface Difference {
  file: string;
  kind: 'new' | 'changed' | 'left over';
  apply: () => void;
}

/** Lists differences between the client in the repository and the one in a folder. */
export function differences(folder: string): Difference[] {
  const made = filesUnder(folder);
  const present = new Set(filesUnder(inRoot(clientFolder)));
  const changed = made.flatMap((file): Difference[] => {
    const from = join(folder, file);
    const to = inRoot(clientFolder, file);
    const named = `${clientFolder}/${file}`;
    if (!present.has(file)) return [{ file: named, kind: 'new', apply: copy(from, to) }];
    if (readText(from) === readText(to)) return [];
    return [{ file: named, kind: 'changed', apply: copy(from, to) }];
  });
  const leftOver = [...present]
    .filter((file) => !made.includes(file))
    .map(
      (file): Difference => ({
        file: `${clientFolder}/${file}`,
        kind: 'left over',
        apply: () => rmSync(inRoot(clientFolder, file)),
      }),
    );
  return [...changed, ...leftOver];
}

// A checkout on Windows may have converted line endings.
const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

const copy = (from: string, to: string) => () => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
};
