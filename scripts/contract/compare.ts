import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from '../support/files.ts';
import { inRoot } from '../support/paths.ts';
import { generated } from './generate.ts';

interface Difference {
  file: string;
  kind: 'new' | 'changed' | 'left over';
  apply: () => void;
}

/** Lists differences between the generated files in the repository and those in a folder. */
export function differences(folder: string): Difference[] {
  return generated.flatMap(({ name, path }) => {
    const made = filesUnder(join(folder, name));
    const present = new Set(filesUnder(inRoot(path)));
    const changed = made.flatMap((file): Difference[] => {
      const from = join(folder, name, file);
      const to = inRoot(path, file);
      if (!present.has(file))
        return [{ file: `${path}/${file}`, kind: 'new', apply: copy(from, to) }];
      if (readText(from) === readText(to)) return [];
      return [{ file: `${path}/${file}`, kind: 'changed', apply: copy(from, to) }];
    });
    const leftOver = [...present]
      .filter((file) => !made.includes(file))
      .map(
        (file): Difference => ({
          file: `${path}/${file}`,
          kind: 'left over',
          apply: () => rmSync(inRoot(path, file)),
        }),
      );
    return [...changed, ...leftOver];
  });
}

// A checkout on Windows may have converted line endings.
const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

const copy = (from: string, to: string) => () => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
};
